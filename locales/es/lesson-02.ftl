# La baraja: lo que dice la lección 2, paso a paso. Nombra las cartas de las dos barajas, esté la que esté en la mesa.

text-lesson-pack = La baraja
text-lesson-pack-two = Puedes jugar con dos barajas, la francesa y la húngara. Son las mismas cartas, vestidas de otra manera. Pulsa p cuando quieras: cambia la ropa, las cartas no.
text-lesson-pack-suits = Cada palo tiene un gemelo. Los corazones son corazones en las dos barajas; los cascabeles son diamantes, las bellotas tréboles y las hojas picas. Los palos húngaros son también estaciones: corazones es la primavera, cascabeles el verano, hojas el otoño y bellotas el invierno.
text-lesson-pack-which-suit = Con la baraja húngara te toca el as de hojas. ¿Qué carta sería en la francesa?
text-lesson-pack-ace-of-clubs = El as de tréboles.
text-lesson-pack-ace-of-diamonds = El as de diamantes.
text-lesson-pack-ace-of-spades = El as de picas.
text-lesson-pack-faces = Las figuras también tienen gemelas: la sota es la jota y el caballo es la dama. La sota lleva sus signos abajo, en el centro, y el caballo en los extremos. Pero ojo: en la húngara, quien va a caballo es el rey.
text-lesson-pack-which-face = Sacas una carta húngara con un jinete. ¿Cuál es?
text-lesson-pack-the-jack = { CAP(RANK("jack", form: "the")) }.
text-lesson-pack-the-queen = { CAP(RANK("queen", form: "the")) }.
text-lesson-pack-the-king = { CAP(RANK("king", form: "the")) }.
text-lesson-pack-colours = De los palos franceses, dos son rojos y dos negros. Da igual: asistir es jugar el mismo palo, no el mismo color.
text-lesson-pack-size = Nos bastan 24 cartas: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") } y { RANK("ace") }, en cuatro palos. La baraja húngara trae 32 cartas; la francesa, 52. Lo demás se queda en la caja.
text-lesson-pack-box = ¿Cuáles de estas se quedan en la caja?
text-lesson-pack-sevens = Los { RANK("seven", form: "many") }.
text-lesson-pack-eights = Los { RANK("eight", form: "many") }.
text-lesson-pack-nines = Los { RANK("nine", form: "many") }.
text-lesson-pack-tens = Los { RANK("ten", form: "many") }.
text-lesson-pack-order = En cada palo las cartas suben así: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. La carta rara es el diez: gana al rey, y solo el as le gana a él.
text-lesson-pack-more = Con cinco o seis jugadores entran los sietes y los ochos, y son 32 cartas. Están por debajo del nueve y no valen nada.
text-lesson-pack-points = ¿Y cuánto valen? El número que llevan no cuenta. { CAP(RANK("ace", form: "the")) } vale 11 tantos, { RANK("ten", form: "the") } 10, { RANK("king", form: "the") } 4, { RANK("queen", form: "the") } 3 y { RANK("jack", form: "the") } 2. Lo demás no vale nada.
text-lesson-pack-sum = Cuenta un palo entero, aunque sea una vez en la vida, y no olvides cuánto suma. Los cuatro palos suman cuatro veces eso, en cualquier baraja: 120.
text-lesson-pack-pupil = Tu amigo aprendió con la baraja francesa. «Negro es negro», dice. ¡Pues no!
text-lesson-pack-help-sign = Mira el signo, no si es rojo o negro: solo el mismo signo es el mismo palo.
