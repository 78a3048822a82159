# Los cantes: lo que dice la lección 8, paso a paso.

text-lesson-announcements = Los cantes
text-lesson-announce-pair = Si tienes { RANK("king", form: "the") } y { RANK("queen", form: "the") } de un mismo palo, tienes un cante. Sal con una de esas dos cartas y canta: son 20 tantos. El cante de triunfo vale 40. Cuentan aunque no ganes ninguna baza.
text-lesson-announce-twenty = Ahora tú: sal con una de las dos cartas y di cuánto cantas.
text-lesson-announce-not-leading = Esta vez ha salido otro y tú solo asistes. ¿Cuánto cantas ahora con { RANK("king", form: "the") }?
text-lesson-announce-break = Mala suerte: otro ha salido del palo de tu cante, y no tienes más cartas de él. Tienes que asistir, y así el cante se rompe. ¿Qué carta juegas?
text-lesson-announce-first-lead = Todavía no hay triunfo: lo decide la primera carta con la que salgas. Entonces, ¿cuánto vale este cante?
text-lesson-announce-watch = Así puede empezar una ronda: cantando. Mira las dos primeras bazas.
text-lesson-announce-pupil = Tu amigo tiene estas cartas y sueña con cantar. Hay un número demasiado bonito para ser verdad.
