# Las frases que nombran los ejercicios: afirmaciones para juzgar, opciones y comentarios al lado de una razón. Ninguna
# carta lleva aquí un nombre que solo tenga una de las barajas.

## Afirmaciones: ¿verdadero o falso?

text-asking-for-a-new-deal-is-talk = Quien dice en voz alta que tiene tres nueves y pide repartir otra vez le está contando a su compañero lo que tiene.
text-batches-of-three = En el juego internacional cada uno recibe seis cartas, de tres en tres.
text-dealt-again-by-the-same = Cuando todos han pasado y se reparte otra vez, reparte la misma persona.
text-eight-tricks-for-two = Dos jugadores reciben ocho cartas cada uno, así que una ronda tiene ocho bazas.
text-first-dealer-any-way = Quién reparte primero se puede decidir como quiera la mesa.
text-iber-must-beat = Con iber no eliges libremente dentro del palo de salida: si tienes una carta más alta, una más alta tienes que jugar.
text-iber-settled-beforehand = El iber se acuerda antes de la partida o no lo hay. Nada de lo que pase en la mesa lo pone en marcha.
text-look-through-the-tricks = En mitad de una ronda puedes mirar las bazas ya ganadas, para ver qué cartas han caído.
text-only-six-eleven-or-twenty-one = Una partida solo se puede jugar a 6, a 11 o a 21 puntos.
text-revoke-costs-by-itself = Un renuncio cuesta tres puntos aunque nadie en la mesa se dé cuenta.
text-six-is-forbidden = Las reglas prohíben pujar seis.
text-tap-accepts-pack = Quien da un toque a la baraja en vez de cortarla acepta las cartas como están.

## Opciones

text-again-all-passed = Todos han pasado.
text-again-few-points = Alguien tiene menos de 12 tantos.
text-again-no-trump = Un bando no tiene triunfo.
text-again-revoke-proved = Se ha probado un renuncio.
text-again-three-nines = Alguien tiene tres nueves.
text-cut-by-the-left = El jugador a la izquierda de quien reparte.
text-cut-by-the-partner = El compañero de quien reparte.
text-cut-by-the-right = El jugador a la derecha de quien reparte.
text-partner-beside-you = El jugador que está a tu lado.
text-partner-opposite-you = El jugador que tienes enfrente.
text-partner-two-seats-on = El jugador que está a dos asientos del tuyo.
text-speak-by-asking-for-a-deal = Pedir en voz alta que se reparta otra vez, para que tu compañero sepa que vas flojo.
text-speak-by-discarding = Echar una carta baja: este palo no.
text-speak-by-leading = Salir con un as: tengo este palo, dame tantos.
text-speak-by-winking = Guiñar un ojo en el momento justo.

## Comentarios

text-all-four-pairs = Hasta aquí solo llegan dos compañeros. Nadie puede tener él solo los cuatro cantes y además el as de triunfo.
text-all-six-trumps = Hay quien dice que con esas cartas se reparte otra vez. Pues no: 120 de las bazas y 40 del cante son 160, y una puja de cuatro se cumple seguro. Juega, apunta y a la siguiente ronda.
text-bid-lost-with-the-revoke = Tres por el renuncio, y encima la puja, aunque la haya hecho tu compañero. Ganáis juntos y pagáis juntos.
text-both-past-the-target = Da igual quién haya pujado o quién haya llegado antes al contar. Si los dos pasan de la meta en la misma ronda, gana el marcador más alto.
text-deal-six-five-each = Seis cartas a cada uno serían 36, y la baraja tiene 32. Por eso damos cinco, y dos quedan fuera del juego.
text-eleven-is-a-promise = Once no quiere decir once tantos: promete todas las cartas que cuentan. Una baza vacía sí puede irse con los demás.
text-fatten-partners-trick = Valen las tres. Como la baza va para tu compañero, es el momento de dar el diez: sus tantos se quedan en casa.
text-first-lead-makes-it-forty = Nadie ha dicho el triunfo, y aun así este cante es de triunfo: el triunfo es el palo de la carta con la que sales.
text-forty-makes-a-bid-of-one = Hay quien dice que sin ganar una baza no se cumple la puja, cantes lo que cantes. Mejor cuenta: 40 pasa de 33, y 33 es justo el punto que has pujado.
text-how-partners-may-speak = Pueden hablar las cartas, y solo las cartas. Una salida o una carta que se echa le dice mucho a un compañero atento.
text-lone-ten-must-go = Duele, pero es tu única carta de ese palo. Así se cazan los dieces: si puedes evitarlo, no dejes ninguno solo.
text-made-eight-scores-seventy = La puja es solo el listón. Lo que te apuntas es lo que te has llevado.
text-pack-of-thirty-two = Las ocho cartas de más llenan las manos y no pesan nada. Con una baraja o con otra, hay 120 tantos.
text-six-is-only-unwise = Poder, puedes. Pero no te conviene: seis puntos piden 198 de los 220 tantos que hay.
text-ten-beats-king = El diez es casi lo más alto de su palo. Solo le gana el as, y cualquier triunfo, claro.
text-the-third-way = Con los dos acuerdos a la vez, quien puede ganar la baza con una carta que le toca jugar está obligado a ganarla. Algunas mesas, y algunos programas, juegan justo así.
text-trump-partners-ace = La baza ya era de tu compañero, y ahora se la quitas. La regla no hace excepciones con los amigos.
text-unnoticed-revoke-is-scored = Nadie vigila por ti. Lo que nadie ve se cuenta como si hubiera estado bien, así que recuerda quién ha mostrado que le falta un palo.
text-weak-hand-is-no-new-deal = Unas cartas flojas son mala suerte y nada más. Por ellas no se reparte otra vez, y decirlo en la mesa sería decírselo a tu compañero.
