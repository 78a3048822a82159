# Cada regla en una frase, por su número en las reglas de este proyecto, con un título corto.

# -- las cartas --------------------------------------------------------------------------------------------------------

rule-C1 = Una carta tiene palo y rango. La baraja húngara y la francesa dibujan y llaman de otra manera las mismas
    cartas. Ojo: en la húngara, quien va a caballo es el rey.
    .title = Dos caras, una carta
rule-C2 = Se suele jugar con 24 cartas: nueve, { RANK("jack") }, { RANK("queen") }, rey, diez y as, en cuatro palos.
    .title = Veinticuatro cartas
rule-C3 = Con cinco o seis jugadores entran también los sietes y los ochos: son 32 cartas.
    .title = Treinta y dos cartas
rule-C4 = De menor a mayor: nueve, { RANK("jack") }, { RANK("queen") }, rey, diez, as; donde se juega con sietes y
    ochos, son aún más bajos. El diez gana al rey y solo pierde con el as.
    .title = Qué carta es más alta
rule-C5 = El as vale 11 tantos, el diez 10, el rey 4, { RANK("queen", form: "the") } 3, { RANK("jack", form: "the") } 2,
    y las cartas más bajas nada: 30 por palo, 120 en la baraja.
    .title = Lo que valen las cartas

# -- asientos, bandos, reparto -----------------------------------------------------------------------------------------

rule-S1 = Repartir, pujar y jugar: todo va como las agujas del reloj. Quién reparte primero lo decidís como queráis;
    quien va después es mano.
    .title = Como las agujas del reloj
rule-S2 = Dos, tres o cinco juegan cada uno por su cuenta. Cuatro juegan dos contra dos, con el compañero enfrente, si
    no acordáis otra cosa; seis hacen tres bandos de dos.
    .title = Quién juega con quién
rule-S3 = Antes de repartir, quien está a la derecha de quien reparte corta la baraja, o da un toque para dejarla como
    está.
    .title = Cortar o dar un toque
rule-S4 = Tradicional, dos jugadores: ocho cartas a cada uno, y las otras ocho quedan boca abajo como mazo.
    .title = Dos jugadores: ocho y un mazo
rule-S5 = Tradicional, tres jugadores: siete cartas a cada uno, y tres quedan boca abajo.
    .title = Tres jugadores: siete cartas
rule-S6 = Tradicional, cuatro jugadores, a la manera clásica: seis cartas a cada uno.
    .title = Clásica: seis cartas
rule-S7 = Tradicional, cuatro jugadores, a la manera estándar: tres cartas a cada uno. Una vez elegido el triunfo,
    otras tres, empezando por quien lo ha dicho.
    .title = Estándar: tres y tres
rule-S8 = Internacional: seis cartas a cada uno, de tres en tres, empezando por quien es mano; lo que sobra queda fuera
    del juego.
    .title = Internacional: seis cartas
rule-S9 = Tradicional, tres jugadores: quien gana la subasta elige el triunfo, toma las tres cartas que están boca
    abajo y da una carta a cada uno de los otros.
    .title = Las tres cartas boca abajo
rule-S10 = Después de cada ronda el reparto pasa al siguiente, como las agujas del reloj; si se reparte otra vez,
    reparte la misma persona.
    .title = El reparto va pasando
rule-S11 = Nadie mira las cartas que no se han repartido, y por tener malas cartas no se reparte otra vez.
    .title = Ni mirar ni repartir otra vez

# -- la subasta --------------------------------------------------------------------------------------------------------

rule-B1 = Tradicional: cada uno habla una vez; empieza quien es mano y acaba quien reparte. Se dice paso o una puja de
    uno a seis, más alta que las anteriores.
    .title = Cada uno una vez
rule-B2 = La puja más alta gana la subasta.
    .title = Gana la puja más alta
rule-B3 = Más vale no pujar nunca seis: es un buen consejo, no una regla.
    .title = Seis es demasiado
rule-B4 = Internacional: se puja por turnos, de seis a once, siempre más alto. Quien pasa queda fuera, y se acaba cuando
    solo queda uno.
    .title = Dando vueltas
rule-B5 = Si todos pasan, reparte otra vez la misma persona, si la mesa no ha acordado otra cosa.
    .title = Cuando todos pasan
rule-B6 = Una puja de once promete todas las cartas que cuentan: solo se cumple si nadie más se lleva ni un tanto.
    .title = Once quiere decir todo

# -- el triunfo --------------------------------------------------------------------------------------------------------

rule-T1 = Quien gana la subasta elige el triunfo.
    .title = Quién elige el triunfo
rule-T2 = Con dos jugadores, y con cuatro a la manera clásica, sale quien gana la subasta, y el palo de su primera carta
    es el triunfo.
    .title = La primera carta decide el triunfo
rule-T3 = Con tres jugadores, y con cuatro a la manera estándar, el triunfo se dice antes de dar las demás cartas.
    .title = Antes de las demás cartas
rule-T4 = Internacional: el triunfo se dice al terminar la subasta.
    .title = Después de la subasta
rule-T5 = Sin subasta, la última carta de quien reparte queda boca arriba y decide el triunfo, o los palos se turnan.
    .title = Boca arriba o por turnos
rule-T6 = Cruce de mesa: un solo palo es triunfo toda la partida.
    .title = Un triunfo para la partida

# -- el juego ----------------------------------------------------------------------------------------------------------

rule-P1 = En el juego tradicional sale primero quien gana la subasta; en el internacional, quien es mano. Después sale
    quien ha ganado la última baza. Quien sale puede salir con cualquier carta.
    .title = Quién sale
rule-P2 = Si tienes el palo de salida, debes asistir.
    .title = Asistir
rule-P3 = Si no tienes el palo de salida, pero tienes triunfo, debes fallar.
    .title = Sin ese palo, fallar
rule-P4 = Si no tienes ni el palo de salida ni triunfo, puedes echar cualquier carta; no ganará la baza.
    .title = Si tampoco hay triunfo, cualquier carta
rule-P5 = Internacional: si debes fallar y ya hay un triunfo en la baza, pon uno más alto si puedes.
    .title = Pisar
rule-P6 = Si debes fallar y todos tus triunfos son más bajos que el de la baza, debes jugar uno igualmente.
    .title = El triunfo bajo también se juega
rule-P7 = Con iber, mientras nadie haya fallado en la baza, quien asiste debe montar: poner una carta que supere a todas
    las del palo de salida, si la tiene.
    .title = Iber: monta si puedes
rule-P8 = Cuando alguien ha fallado, el iber ya no obliga a nadie en esa baza.
    .title = Si alguien falla, se acaba el iber
rule-P9 = Dos jugadores: mientras queden cartas en el mazo, a cualquier carta se puede responder con cualquier otra.
    .title = Libre mientras haya mazo
rule-P10 = Dos jugadores: después de cada baza, quien la gana roba la carta de encima del mazo, y luego el otro roba
    una.
    .title = Primero roba quien gana
rule-P11 = Gana la baza el triunfo más alto; si no hay triunfo, la carta más alta del palo de salida.
    .title = Quién gana la baza
rule-P12 = Las bazas ganadas quedan boca abajo, y nadie vuelve a mirarlas hasta el recuento.
    .title = Las bazas no se miran

# -- cantes ------------------------------------------------------------------------------------------------------------

rule-A1 = { CAP(RANK("king")) } y { RANK("queen") } del mismo palo, en manos de un solo jugador, son un cante: 20
    tantos, o 40 si son de triunfo.
    .title = El cante: 20 o 40
rule-A2 = Solo puedes cantar si sales con una de las dos cartas del cante y tienes las dos.
    .title = Se canta al salir
rule-A3 = Si juegas una carta del cante cuando ha salido otro, el cante se rompe y no vale nada.
    .title = El cante roto
rule-A4 = Donde la primera carta decide el triunfo, el cante de esa salida es de triunfo y vale 40.
    .title = En la primera salida, 40
rule-A5 = El cante cuenta enseguida, ganes o no esa baza, y aunque no ganes ninguna.
    .title = Cuenta sin ganar baza
rule-A6 = Los cuatro cantes hacen 100 como mucho: 40 y tres veces 20.
    .title = Los cuatro cantes

# -- contar ------------------------------------------------------------------------------------------------------------

rule-N1 = Cuenta los tantos de las bazas ganadas, los de los compañeros juntos, y suma los cantes.
    .title = Cartas y cantes
rule-N2 = Tradicional: cada 33 tantos completos hacen un punto, y lo que sobra no cuenta. Los compañeros primero suman y
    luego dividen.
    .title = Treinta y tres hacen un punto
rule-N3 = Tradicional: si la puja se cumple, el bando que ha ganado la subasta se apunta todo lo que ha hecho; si
    no, pierde lo pujado.
    .title = Se cumple o se resta
rule-N4 = Tradicional: los demás se apuntan lo que han hecho, hayan pujado lo que hayan pujado.
    .title = Los demás también apuntan
rule-N5 = Internacional: si la puja se cumple, el bando que ha ganado la subasta se apunta todos sus tantos, no la
    puja; si no, pierde lo pujado. Los demás se apuntan siempre los suyos.
    .title = El recuento internacional
rule-N6 = El marcador puede bajar de cero.
    .title = Bajo cero
rule-N7 = Con penalización doble, la puja que no se cumple cuesta el doble.
    .title = Penalización doble
rule-N8 = Sin subasta cada uno se apunta lo que ha hecho, y nadie tiene puja que cumplir.
    .title = El recuento sin subasta

# -- la partida --------------------------------------------------------------------------------------------------------

rule-M1 = Antes de la partida acordáis a cuánto se juega: lo normal es a 6, 11 o 21 puntos, y en el juego
    internacional a 11, 21 o 31.
    .title = Hasta dónde va la partida
rule-M2 = Acabada una ronda, gana quien tiene el marcador más alto, si ha llegado a la meta; si hay empate arriba,
    jugáis otra ronda.
    .title = Quién gana la partida

# -- juego limpio ------------------------------------------------------------------------------------------------------

rule-X1 = Jugar una carta que las reglas no permiten es un renuncio, y son los jugadores quienes deben darse cuenta.
    .title = El renuncio
rule-X2 = Si acusan con razón a alguien de renuncio, su bando pierde 3 puntos; la ronda se anula y se reparte otra vez.
    .title = Acusación acertada
rule-X3 = Si los culpables habían ganado la subasta, pierden también la puja, pero nunca doble.
    .title = También se pierde la puja
rule-X4 = Una acusación falsa le cuesta 3 puntos al bando que acusa, y la ronda sigue.
    .title = Acusación falsa
rule-X5 = Los compañeros no se cuentan nada de sus cartas, ni con palabras ni con señas: hacerlo cuesta 3 puntos.
    .title = No se habla de las cartas
rule-X6 = Todos pueden acordar perdonar una penalización y seguir jugando.
    .title = Perdonado

# -- reglas falsas -----------------------------------------------------------------------------------------------------

rule-F1 = «Si un bando no tiene triunfo, se reparte otra vez». Falso: se juega como siempre.
    .title = Regla falsa: repartir otra vez si un bando no tiene triunfo
rule-F2 = «Si alguien tiene menos de 12 tantos, o tres o cuatro nueves, se reparte otra vez». Falso, y decirlo es hablar
    de las cartas.
    .title = Regla falsa: repartir otra vez si las cartas son malas
rule-F3 = «Si has pujado uno, no puedes salir con las cuarenta». Falso: nada lo prohíbe.
    .title = Regla falsa: con uno no hay cuarenta
rule-F4 = «Si has pujado uno y no has ganado ninguna baza, no se cumple ni con 40». Falso: 40 es más que 33, y la puja
    se cumple.
    .title = Regla falsa: las cuarenta piden baza
rule-F5 = «Has cantado, así que ahora hay iber». Falso: el iber se acuerda antes de la partida, o no lo hay.
    .title = Regla falsa: iber por cantar
rule-F6 = «Con tres cartas puedo ver la última de la baraja antes de pujar». Está prohibido.
    .title = Regla falsa: ver la última carta
rule-F7 = «Dejadme ver qué ha caído». Solo si todos lo habéis acordado antes; mejor que no.
    .title = Regla falsa: mirar las bazas
rule-F8 = «El diez va por debajo { RANK("jack", form: "del") }». Falso: solo el as gana al diez.
    .title = Regla falsa: el diez bajo
rule-F9 = «Si no puedes asistir, echa lo que quieras». Falso mientras tengas triunfo.
    .title = Regla falsa: echar cualquier carta
rule-F10 = «Si tus triunfos son demasiado bajos, no hace falta fallar». Falso: el triunfo bajo también se juega.
    .title = Regla falsa: guardar el triunfo bajo
rule-F11 = «Te apuntas lo que has pujado». Falso: te apuntas lo que has hecho.
    .title = Regla falsa: apuntarse la puja

# -- variantes ---------------------------------------------------------------------------------------------------------

rule-V1 = Con talón: cinco cartas a cada uno y cuatro boca abajo; quien gana la subasta las mira y puede cambiar
    cartas con ellas antes de decir el triunfo.
    .title = Con talón
rule-V2 = De seis: tres bandos de dos y 32 cartas, cinco a cada uno.
    .title = Cruce de seis
rule-V3 = Sin subasta: el triunfo sale de una carta boca arriba o va por turnos, y cada uno se apunta lo que ha hecho.
    .title = Sin subasta
rule-V4 = Cruce de mesa: un triunfo para toda la partida; la subasta decide igualmente quién tiene puja que cumplir.
    .title = Cruce de mesa
rule-V5 = Moldavo: la puja que no se cumple cuesta el doble.
    .title = Cruce moldavo

# -- consejos ----------------------------------------------------------------------------------------------------------

rule-G1 = Si ganas la subasta, te arriesgas a restar; si no, a que tus buenas cartas no sirvan de nada.
    .title = Pujar o no
rule-G2 = Elige como triunfo el palo del que más cartas tienes, o uno en el que tengas el cante.
    .title = Elegir el triunfo
rule-G3 = Da tantos a la baza que gana tu compañero, y los menos posibles a la que ganan los otros.
    .title = Tantos para tu compañero
rule-G4 = Mientras empiezas, no pujes más de uno.
    .title = Empieza con uno
rule-G5 = No pujes nunca seis: hacen falta 198 de 220 tantos.
    .title = Nunca seis
rule-G6 = Salir con un as dice: tengo este palo, dame tantos.
    .title = Salir con un as
rule-G7 = Salir con una carta baja pide al compañero que gane la baza.
    .title = Salir con una carta baja
rule-G8 = Una carta con muchos tantos en la baza del compañero la engorda.
    .title = Engordar la baza
rule-G9 = Fallar pronto dice: de este palo no tengo, no vuelvas a salir de él.
    .title = Fallar pronto
rule-G10 = Echar una carta baja dice: este palo no. Solo pueden hablar las cartas.
    .title = Echar una carta baja
rule-G11 = En rumano, «cruce» quiere decir «cruz», por la forma en que se sientan los cuatro; es un juego que los
    abuelos enseñan a sus nietos en fiestas y noches de invierno.
    .title = El nombre
rule-G12 = El mejor triunfo es el palo con as, diez y algo más detrás.
    .title = El mejor triunfo
rule-G13 = Al pujar, cuenta con la parte de tu compañero, y ten cuidado donde la penalización es doble.
    .title = La parte del compañero
rule-G14 = Cuida tus dieces: el as y cualquier triunfo los cazan.
    .title = Cuida tus dieces
rule-G15 = El triunfo gana a los demás palos, y su cante vale el doble.
    .title = La fuerza del triunfo

# -- donde las fuentes no coinciden ------------------------------------------------------------------------------------

rule-E1 = Para seis jugadores con 32 cartas, seis a cada uno serían 36: por eso damos cinco, y dos quedan fuera.
    .title = Seis jugadores, cinco cartas
rule-E2 = Las pujas internacionales se cuentan en tantos de cartas: se cumplen fácilmente, menos la de once, y la
    partida se acaba pronto. Para una partida de verdad, contad 33 por punto.
    .title = Pujas internacionales fáciles
rule-E3 = El iber y la obligación de pisar son dos cosas distintas; una mesa puede tener una, las dos o ninguna.
    .title = Iber y pisar
rule-E4 = Nadie dice cuántas cartas tiene el talón: nosotros dejamos cuatro, que no cuentan para nadie.
    .title = El tamaño del talón
rule-E5 = La obligación de pisar es de quien debe fallar, no de quien asiste cuando salen de triunfo.
    .title = Pisar solo al fallar
rule-E6 = Si todos pasan en el juego tradicional, repartimos otra vez; y si alguien habla de las cartas, paga y la ronda
    sigue.
    .title = Lo que queda abierto
rule-E7 = Las viejas tablas de valores y asientos se han perdido; las hemos rehecho a partir de las sumas.
    .title = Tablas perdidas
rule-E8 = Con 24 cartas, el orden por tantos es el orden en la baza; siete, ocho y nueve no valen nada.
    .title = Tantos y orden
rule-E9 = Si dos llegan a la meta en la misma ronda, gana el marcador más alto.
    .title = Los dos llegan a la meta
rule-E10 = Donde las fuentes callan, hemos elegido nosotros, y lo decimos.
    .title = Lo que elegimos nosotros
