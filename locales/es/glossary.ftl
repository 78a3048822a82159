# El glosario. `term-…` es la palabra elegida y `.means` lo que significa; `typed-term-…` son otras palabras para lo mismo,
# que se pueden escribir, entre comas. `.forms` es como sale en las frases, para encontrarla: `*` es cualquier final.

verb-glossary = Busca las palabras del juego.
glossary-which = una palabra, en cualquiera de los idiomas; sin ella, la lista entera
meta-glossary = PALABRA

# Palabras pequeñas del principio, que no cuentan en el orden alfabético.
typed-leading = el, la, las, los

glossary-title = Las palabras del juego
glossary-more = «cruce-tutor glossary PALABRA» cuenta más de una de ellas.
glossary-also = Otros dicen: { $words }.
glossary-languages = En todos los idiomas: { $words }.
glossary-in-language = { $language } «{ $word }»
glossary-unknown = { $nearest ->
    [none] El glosario no tiene la palabra «{ $found }». «cruce-tutor glossary» las muestra todas.
   *[some] El glosario no tiene la palabra «{ $found }». Quizá querías: { $nearest }.
}

# Cualquier página en líneas: listas, la posición que lo muestra, y dónde seguir leyendo.
reading-page-listed = { $name }: { $text }
reading-page-example = En la mesa:
reading-page-links = Sigue leyendo:
reading-page-link = {"  "}{ $title }: { $command }

# Qué puede estar mal en los archivos del glosario y de las reglas falsas.
problem-unknown-scenario = { $nearest ->
    [none] No hay ningún ejercicio «{ $found }» que enseñar aquí: pon uno de los archivos leídos o de los del programa.
   *[some] No hay ningún ejercicio «{ $found }» que enseñar aquí: quizá querías «{ $nearest }».
}
problem-not-a-false-rule = «{ $found }» no es ninguna regla falsa: pon una de { $allowed }.

# -- el juego y sus cartas ---------------------------------------------------------------------------------------------

term-cruce = cruce
    .means = Juego rumano de bazas, triunfo y cantes. El nombre quiere decir cruz: los cuatro se sientan en cruz.
typed-term-cruce = cruci
    .forms = cruce
term-pack = baraja
    .means = Las cartas con que se juega: casi siempre 24, y 32 con cinco o seis jugadores.
typed-term-pack = mazo de cartas
    .forms = baraja, barajas
term-hungarian-pack = baraja húngara
    .means = La baraja de corazones, cascabeles, bellotas y hojas. Es la que más se ve en Rumanía; la francesa también vale.
typed-term-hungarian-pack = baraja alemana
    .forms = baraja húngara, barajas húngaras
term-suit = palo
    .means = Uno de los cuatro grupos de cartas. Todos los palos valen lo mismo hasta que uno es triunfo.
typed-term-suit = color
    .forms = palo, palos
term-season = estación
    .means = Otro nombre del palo: en la baraja húngara están dibujadas la primavera, el verano, el otoño y el invierno.
typed-term-season = { "" }
    .forms = estación, estaciones
term-rank = rango
    .means = Lo que hace a una carta más alta o más baja en su palo, del nueve al as.
typed-term-rank = índice
    .forms = rango, rangos
term-ace = { RANK("ace") }
    .means = La carta más alta de su palo. Vale 11 tantos.
typed-term-ace = { "" }
    .forms = as, ases
term-ten = { RANK("ten") }
    .means = La segunda carta de su palo. Vale 10 tantos y solo el as le gana.
typed-term-ten = { "" }
    .forms = el diez, un diez, del diez, al diez, tu diez, dieces
term-king = { RANK("king") }
    .means = La tercera carta de su palo. Vale 4 tantos, y con { RANK("queen", form: "the") } de su palo se canta.
typed-term-king = { "" }
    .forms = rey, reyes
term-queen = { RANK("queen") }
    .means = Va justo debajo del rey. Vale 3 tantos, y con el rey de su palo se canta.
typed-term-queen = reina
    .forms = caballo, damas, caballos, dama
term-jack = { RANK("jack") }
    .means = Va justo encima del nueve. Vale 2 tantos.
typed-term-jack = sota, valet
    .forms = jota, sota, jotas, sotas
term-nine = { RANK("nine") }
    .means = La carta más baja de las 24. No vale nada, pero si es triunfo gana a cualquier as.
typed-term-nine = { "" }
    .forms = el nueve, un nueve, del nueve, al nueve, su nueve, nueves

# -- en la mesa --------------------------------------------------------------------------------------------------------

term-seat = asiento
    .means = Un sitio en la mesa. El tuyo es el Sur, y todo va como las agujas del reloj.
typed-term-seat = sitio
    .forms = asiento, asientos
term-side = bando
    .means = Los que cuentan juntos: dos compañeros, o uno solo.
typed-term-side = pareja, equipo
    .forms = bando, bandos
term-partner = compañero
    .means = Quien se sienta enfrente y cuenta contigo. Solo os podéis ayudar con las cartas.
typed-term-partner = pareja
    .forms = compañero, compañeros, compañera
term-dealer = quien reparte
    .means = La persona que da las cartas en esta ronda. En la siguiente le toca a otra.
typed-term-dealer = dador, el que da
    .forms = quien reparte, reparte
term-forehand = mano
    .means = Es mano quien va después del que reparte: recibe cartas y habla antes que nadie.
typed-term-forehand = el que sale
    .forms = es mano, eres mano, ser mano
term-cut = cortar
    .means = Antes de repartir, levantar parte de la baraja y ponerla debajo. Lo hace quien está a la derecha de quien reparte.
typed-term-cut = partir
    .forms = cortar, corta, cortó, cortas, corte
term-tap = dar un toque
    .means = Tocar la baraja en vez de cortar: se queda como está.
typed-term-tap = golpear
    .forms = dar un toque, da un toque, toque
term-deal = reparto
    .means = Dar las cartas: casi siempre seis a cada uno, o tres y luego otras tres.
typed-term-deal = dar
    .forms = reparto, repartir, repartimos, reparten, repartido, repartirse, damos
term-hand = tus cartas
    .means = Las cartas que tienes. No las ve nadie más, y menos tu compañero.
typed-term-hand = tu mano, cartas
    .forms = tus cartas, sus cartas
term-stock = mazo
    .means = Con dos jugadores: las ocho cartas que quedan boca abajo. Tras cada baza los dos roban una.
typed-term-stock = baceta, monte
    .forms = mazo, mazos
term-with-talon = talón
    .means = En algunas variantes: unas cartas que quedan boca abajo. Quien gana la subasta puede cambiar con ellas.
typed-term-with-talon = baceta
    .forms = talón
term-turned-up-card = carta a la vista
    .means = La última carta de quien reparte, para que la vean todos. Sin subasta, su palo es triunfo.
typed-term-turned-up-card = pinta, muestra
    .forms = carta a la vista, boca arriba

# -- la subasta --------------------------------------------------------------------------------------------------------

term-bidding = subasta
    .means = Antes de jugar, cada uno dice cuánto promete. Gana quien promete más.
typed-term-bidding = remate
    .forms = subasta, subastas
term-bid = puja
    .means = Lo que prometes: de uno a seis, y en el juego internacional de seis a once.
typed-term-bid = apuesta, oferta
    .forms = puja, pujas, pujar, pujes, pujado, pujan
term-pass = paso
    .means = Decir que no pujas, o que no pujas más.
typed-term-pass = pasar
    .forms = paso, pasa, pasan, pasas, pasado
term-forced-bid = puja obligada
    .means = En algunas mesas, si todos pasan, quien reparte juega la puja más baja.
typed-term-forced-bid = { "" }
    .forms = puja obligada, pujas obligadas
term-bid-winner = quien gana la subasta
    .means = La persona que más ha pujado. Elige el triunfo y tiene que cumplir.
typed-term-bid-winner = el declarante
    .forms = quien gana la subasta, gana la subasta, ganas la subasta, ganado la subasta
term-bid-made = puja cumplida
    .means = El bando tiene al menos lo que ha pujado. Se apunta todo lo que ha hecho.
typed-term-bid-made = { "" }
    .forms = puja cumplida, puja se cumple, se cumple, cumplida, cumplir
term-bid-failed = puja no cumplida
    .means = El bando tiene menos de lo que ha pujado. No se apunta nada y pierde la puja.
typed-term-bid-failed = irse atrás
    .forms = puja no cumplida, no se cumple, no cumplida

# -- el juego ----------------------------------------------------------------------------------------------------------

term-trump = triunfo
    .means = El palo que gana a los otros tres: hasta su nueve se lleva un as. «Pintan corazones» quiere decir que corazones es triunfo.
typed-term-trump = pinta, pintar, palo mayor
    .forms = triunfo, triunfos, pintan, pinta
term-plain-suit = palo corriente
    .means = Un palo que no es triunfo.
typed-term-plain-suit = palo menor
    .forms = palo corriente, palos corrientes
term-table-trump = cruce de mesa
    .means = Una variante: el mismo palo es triunfo toda la partida.
typed-term-table-trump = triunfo fijo
    .forms = cruce de mesa
term-trick = baza
    .means = Una carta de cada uno. La mejor se las lleva todas.
typed-term-trick = mano, vuelta
    .forms = baza, bazas
term-take = ganar una baza
    .means = Llevarte las cartas de la baza con la mejor de ellas. Se quedan en tu bando hasta el recuento.
typed-term-take = llevarse, hacer baza
    .forms = ganar una baza, gana la baza, ganar la baza, ganado la baza, ganará la baza, ganar baza, gane la baza, gana baza, ganar ninguna baza
term-lead = salir
    .means = Jugar la primera carta de una baza. Quien sale puede salir con cualquiera.
typed-term-lead = arrastrar
    .forms = salir, sale, salir con, salida, sales, salen, salido, salga, salgas
term-suit-led = palo de salida
    .means = El palo de la primera carta de la baza. Quien lo tiene debe jugarlo.
typed-term-suit-led = palo pedido
    .forms = palo de salida, palos de salida
term-follow-suit = asistir
    .means = Jugar una carta del palo de salida. Quien la tiene está obligado.
typed-term-follow-suit = servir, seguir
    .forms = asistir, asiste, asistes, asisten, asistido, asista
term-ruff = fallar
    .means = Jugar un triunfo porque no tienes el palo de salida. Es obligación.
typed-term-ruff = cortar con triunfo
    .forms = fallar, falla, fallas, fallado, falle, falló
term-overtrump = pisar
    .means = Jugar un triunfo más alto que el que ya está en la baza. El juego internacional obliga.
typed-term-overtrump = montar el fallo
    .forms = pisar, pisa, pisas, pisado, triunfo más alto, uno más alto
term-undertrump = fallar por debajo
    .means = Jugar un triunfo que no gana. Debes hacerlo si solo tienes de esos.
typed-term-undertrump = { "" }
    .forms = fallar por debajo, triunfo bajo, triunfo más bajo, triunfos son más bajos, triunfos bajos
term-beat = montar
    .means = Jugar una carta más alta del mismo palo. Con iber es obligación.
typed-term-beat = matar, superar
    .forms = montar, monta, montas, montado, monte, supere, superar
term-iber = iber
    .means = Un acuerdo: quien asiste debe montar si puede. En cada baza se acaba en cuanto alguien falla.
typed-term-iber = mărit
    .forms = iber
term-void = estar sin un palo
    .means = Cuando ya no tienes cartas de un palo.
typed-term-void = tener fallo
    .forms = estar sin un palo, sin el palo, no tienes el palo, no tienes ni el palo
term-discard = echar cualquier carta
    .means = Jugar una carta que no puede ganar. Puedes si no tienes ni el palo de salida ni triunfo.
typed-term-discard = descartarse
    .forms = echar cualquier carta, echar, echas, echa, eche
term-fatten = engordar
    .means = Dar muchos tantos a la baza que gana tu compañero.
typed-term-fatten = cargar
    .forms = engordar, engorda, engordas
term-pile = bazas ganadas
    .means = Las bazas que se ha llevado tu bando, boca abajo hasta el recuento.
typed-term-pile = montón
    .forms = bazas ganadas, bazas ya ganadas

# -- los cantes --------------------------------------------------------------------------------------------------------

term-pair = { RANK("king") } y { RANK("queen") }
    .means = Los dos del mismo palo, juntos en tus cartas: 20 tantos, o 40 si son de triunfo.
typed-term-pair = pareja, cante
    .forms = rey y dama, rey y caballo, reyes y damas
term-announcement = cante
    .means = Cantar es decir que tienes { RANK("king") } y { RANK("queen") } de un palo al salir con una de las dos cartas. Los tantos cuentan enseguida.
typed-term-announcement = acuse, anuncio
    .forms = cante, cantes, cantar, canta, cantas, cantado
term-twenty = las veinte
    .means = Un cante que no es de triunfo: 20 tantos.
typed-term-twenty = acuse de veinte
    .forms = las veinte, veinte
term-forty = las cuarenta
    .means = El cante de triunfo: 40 tantos.
typed-term-forty = acuse de cuarenta
    .forms = las cuarenta, cuarenta, 40
term-break-a-pair = romper el cante
    .means = Jugar una de las dos cartas cuando ha salido otro. El cante ya no vale nada.
typed-term-break-a-pair = descabalar
    .forms = romper el cante, cante se rompe, cante roto, se rompe, roto

# -- el recuento -------------------------------------------------------------------------------------------------------

term-card-points = tantos
    .means = Lo que valen las cartas de tus bazas. En toda la baraja hay 120.
typed-term-card-points = puntos de las cartas
    .forms = tantos, tanto
term-game-points = puntos
    .means = Lo que se apunta en el juego tradicional: uno por cada 33 tantos completos.
typed-term-game-points = puntos de partida
    .forms = puntos, punto
term-count = recuento
    .means = Tras la ronda, cada bando suma sus bazas y sus cantes.
typed-term-count = cuenta, contar
    .forms = recuento, contar, contad, cuentan
term-score = marcador
    .means = Lo que lleva un bando. Puede bajar de cero.
typed-term-score = tanteo
    .forms = marcador, marcadores
term-penalty = penalización
    .means = Lo que se resta por una puja no cumplida o por un renuncio.
typed-term-penalty = castigo
    .forms = penalización, penalizaciones
term-double-penalty = penalización doble
    .means = Un acuerdo: la puja que no se cumple cuesta el doble.
typed-term-double-penalty = castigo doble
    .forms = penalización doble
term-round = ronda
    .means = Desde el reparto hasta el recuento.
typed-term-round = mano
    .forms = ronda, rondas
term-match = partida
    .means = Todas las rondas que hagan falta hasta que un bando llega a la meta.
typed-term-match = juego
    .forms = partida, partidas
term-target = meta
    .means = A cuánto se juega, acordado antes: por ejemplo, a 11.
typed-term-target = { "" }
    .forms = meta, metas
term-win-margin = ventaja
    .means = En algunas mesas hay que ganar por dos puntos.
typed-term-win-margin = diferencia
    .forms = ventaja, ventajas

# -- juego limpio ------------------------------------------------------------------------------------------------------

term-revoke = renuncio
    .means = Jugar una carta que las reglas no permiten. Solo vigilan los jugadores.
typed-term-revoke = renunciar
    .forms = renuncio, renuncios
term-accusation = acusación
    .means = Decir que alguien ha hecho renuncio. Si es verdad, su bando paga 3; si no, los paga el tuyo.
typed-term-accusation = reclamación
    .forms = acusación, acusar, acusa, acusan, acusado, acusaciones
term-table-talk = hablar de las cartas
    .means = Contarle al compañero, con palabras o señas, lo que tienes. Cuesta 3 puntos.
typed-term-table-talk = hacer señas
    .forms = hablar de las cartas, habla de las cartas, de sus cartas, señas
term-false-rule = regla falsa
    .means = Una regla que alguien se inventa porque ahora le conviene.
typed-term-false-rule = regla inventada
    .forms = regla falsa, reglas falsas

# -- maneras de jugar --------------------------------------------------------------------------------------------------

term-traditional-game = juego tradicional
    .means = El juego de dos a cuatro, con cantes y con 33 tantos por punto.
typed-term-traditional-game = { "" }
    .forms = juego tradicional, tradicional
term-international-game = juego internacional
    .means = El juego de dos a seis. Obliga a pisar y no tiene cantes.
typed-term-international-game = { "" }
    .forms = juego internacional, internacional, internacionales
term-six-handed = cruce de seis
    .means = Tres bandos de dos, con 32 cartas y cinco para cada uno.
typed-term-six-handed = { "" }
    .forms = cruce de seis
term-without-bidding = cruce sin subasta
    .means = Nadie puja: el triunfo queda a la vista o va por turnos, y todos se apuntan lo suyo.
typed-term-without-bidding = { "" }
    .forms = cruce sin subasta, sin subasta
term-moldovan = cruce moldavo
    .means = Una variante en la que la puja no cumplida cuesta el doble.
typed-term-moldovan = { "" }
    .forms = cruce moldavo, moldavo
