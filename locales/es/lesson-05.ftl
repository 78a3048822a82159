# El triunfo: lo que dice la lección 5, paso a paso.

text-lesson-trump = El triunfo
text-lesson-trump-winner = Quien gana la subasta elige el triunfo y sale en la primera baza. Da igual quién haya repartido o hablado primero.
text-lesson-trump-first-card = ¿Cómo se elige el triunfo? Con dos jugadores, y con cuatro a la manera clásica, sin decir nada. Quien ha ganado la subasta sale, y el palo de esa carta es el triunfo.
text-lesson-trump-your-lead = Has ganado la subasta, ¡así que sal! Vale cualquier carta, y su palo será el triunfo. Conviene el palo del que más cartas tienes, o uno en el que tengas { RANK("king", form: "the") } y { RANK("queen", form: "the") }.
text-lesson-trump-watch = Cuatro jugadores, a la manera clásica: mira cómo nace un triunfo. Nadie lo dice, y aun así, tras una carta, lo saben todos.
text-lesson-trump-next-lead = Después de la primera baza es fácil: quien gana una baza sale en la siguiente. Aquí está la última que has visto.
text-lesson-trump-who-leads-next = ¿Quién sale en la próxima baza?
text-lesson-trump-named = Con cuatro a la manera estándar, y con tres jugadores, quien gana la subasta dice el triunfo. Solo después se dan las demás cartas. Así que puede salir de cualquier palo, y el triunfo no cambia.
text-lesson-trump-served = Con cuatro a la manera estándar, el triunfo se dice con tres cartas. Luego se dan otras tres a cada uno, empezando por quien lo ha dicho.
text-lesson-trump-who-is-served = Norte ha dicho el triunfo. ¿Quién recibe primero las cartas nuevas?
text-lesson-trump-three = Con tres jugadores, quien gana la subasta dice primero el triunfo. Después toma las tres cartas que están boca abajo y da una carta a cada uno de los otros.
text-lesson-trump-how-many = Este ha dicho el triunfo, ha tomado tres cartas y ha dado dos. ¿Cuántas cartas tiene cada uno para la primera baza?
text-lesson-trump-seven-cards = Siete cada uno.
text-lesson-trump-eight-cards = Ocho cada uno.
text-lesson-trump-ten-cards = Este diez, los demás siete.
