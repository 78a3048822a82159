# Las lecciones: lo que dicen paso a paso y lo que se dice alrededor. Pocas palabras; las cartas se nombran por su rango, para
# que la baraja de la mesa decida cómo se llaman.

## Alrededor de los pasos

verb-lesson = Muestra las lecciones o recorre una contigo.
meta-lesson = LECCIÓN
lesson-which = el id o el número de una lección; sin él, la lista
option-step = empezar por este paso
option-test = solo las preguntas: quien ya lo sabe todo puede saltarse la lección

lesson-listed = { $done ->
    [true] Lección { $number }: { $title }, hecha. Otra vez: { $command }
   *[false] Lección { $number }: { $title }. Escribe: { $command }
}
lesson-teaches = Aquí aprendes: { $rules }.
lesson-next = Ahora te toca: { $title }. Escribe: { $command }
lesson-unknown = No hay ninguna lección «{ $found }». Hay estas: { $allowed }.
lesson-no-step = Aquí no hay paso { $found }. Los pasos van del 1 al { $of }.

lesson-welcome = Intro sigue, b vuelve atrás, w dice la regla, ? ayuda, q termina.
lesson-help = Responde con un número o un nombre y pulsa Intro. Donde no se pregunta nada, Intro sigue. b vuelve atrás y no se pierde nada. w dice la regla, r lee otra vez el paso, l cambia el idioma, p la baraja, q termina.
lesson-step = Paso { $number } de { $of }.
lesson-known = Esto ya lo has leído. r lo lee otra vez.
lesson-go-on = Pulsa Intro para seguir.
lesson-try-again = Prueba otra vez, no se pierde nada.
lesson-at-start = Aquí empieza la lección.
lesson-end = Se acabó la lección. A la primera: { $right } de { $of }. ¡Muy bien!
lesson-test-passed = Bien: { $right } de { $of }. Ya te sabes esta lección, queda hecha.
lesson-test-failed = Bien: { $right } de { $of }. Haz la lección con calma, es corta.

lesson-play-a-card = ¿Qué carta juegas?
lesson-pupil-plays = Tu amigo jugaría una de estas: { $cards }.
lesson-pupil-claim = { $card }: { $points }
lesson-pupil-says = Según tu amigo, esto canta cada una: { $claims }.
lesson-find-card = Busca aquí una carta que no se pueda jugar.
lesson-find-claim = ¿En qué carta está mal el número?
lesson-was-wrong-about = No del todo. Es { CARD($card, form: "the") }.
lesson-which-helps = ¿Qué frase ayuda a tu amigo?

## La primera ronda en cinco minutos

text-lesson-first-round = La primera ronda en cinco minutos
text-lesson-first-card = ¡Siéntate, llegas justo a tiempo! Tú eres Sur, y Norte, enfrente, es tu compañero. En esta baza ha salido Oeste: su carta es la primera. Quien tiene cartas de ese palo, el palo de salida, debe jugar una, y la más alta gana la baza. ¡Te toca!
text-lesson-first-order = En cada palo las cartas suben así: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Ojo con { RANK("ten", form: "the") }: solo le gana { RANK("ace", form: "the") }.
text-lesson-first-lead = La última baza fue tuya, así que ahora sales tú. Quien sale puede jugar cualquier carta. ¡Elige la que quieras!
text-lesson-first-trump = Un palo manda sobre los demás: el triunfo. Hasta el triunfo más pequeño gana a { RANK("ace", form: "a") } de otro palo. Si caen varios triunfos, gana la baza el más alto.
text-lesson-first-watch = Ahora relájate y mira una ronda entera: seis bazas. Pujaste uno y ganaste la subasta, así que sales tú. El palo de tu primera carta es el triunfo.
text-lesson-first-points = Las cartas valen tantos: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2. { CAP(RANK("nine", form: "the")) } no vale nada. Entre todas suman 120.
text-lesson-first-score = Los compañeros suman sus tantos. Cada 33 completos dan un punto, y lo que sobra se pierde. El bando que cumple su puja se apunta todo lo que ganó.
text-lesson-first-our-score = Esta es la ronda que has visto. ¿Cuántos puntos se apunta cada bando?
text-lesson-first-pupil = ¡Ahora enseñas tú! Un amigo juega por primera vez y tiene una idea equivocada.

## Asistir, fallar, echar

text-lesson-follow-trump-discard = Asistir, fallar, echar
text-lesson-follow-first = Lo primero: quien tiene el palo de salida debe asistir, es decir, jugar una carta de ese palo. Alta o baja, como quieras. ¿Qué carta juegas aquí?
text-lesson-follow-no-suit = ¿No tienes nada del palo de salida? Entonces debes fallar, es decir, jugar triunfo. Vale cualquiera, también el más bajo.
text-lesson-follow-trump-in = Las mismas cartas, pero ahora cierras tú la baza. ¿Qué carta juegas?
text-lesson-follow-only-lower = Alguien ha fallado ya, y tus triunfos son todos más bajos. Debes jugar uno igualmente. Duele, pero no hay escapatoria.
text-lesson-follow-discard = ¿Ni palo de salida ni triunfo? Eres libre: puedes echar cualquier carta, pero con ella no ganas la baza.
text-lesson-follow-watch = Cuatro bazas con las tres obligaciones. Antes de cada carta pregúntate: ¿qué debe jugar quien tiene el turno?
text-lesson-follow-pupil = Tu amigo vuelve con otra idea. Algo de lo que haría no se puede hacer.

## Los cantes

text-lesson-announcements = Los cantes
text-lesson-announce-pair = Si tienes { RANK("king", form: "the") } y { RANK("queen", form: "the") } de un mismo palo, tienes un cante. Sal con una de esas dos cartas y canta: son 20 tantos. El cante de triunfo vale 40.
text-lesson-announce-twenty = Ahora tú: sal con una de las dos cartas y di cuánto cantas.
text-lesson-announce-not-leading = Esta vez ha salido otro y tú solo asistes. ¿Cuánto cantas ahora con { RANK("king", form: "the") }?
text-lesson-announce-break = Mala suerte: otro ha salido del palo de tu cante. Tienes que asistir, y el cante se rompe. ¿Qué carta juegas?
text-lesson-announce-first-lead = Todavía no hay triunfo: lo decide la primera carta con la que salgas. Entonces, ¿cuánto vale este cante?
text-lesson-announce-watch = Así puede empezar una ronda: cantando. Mira las dos primeras bazas.
text-lesson-announce-pupil = Tu amigo tiene estas cartas y sueña con cantar. Hay un número demasiado bonito para ser verdad.

## Lo que ayuda a un amigo

text-lesson-help-all-twenty = Quien sale con { RANK("king", form: "a") } canta 20.
text-lesson-help-anything = Si no sales tú, puedes jugar lo que quieras.
text-lesson-help-both-cards = Para cantar tienes que tener tú las dos cartas, y del mismo palo.
text-lesson-help-higher = Siempre debes jugar una carta más alta que las demás.
text-lesson-help-partner = Solo tu compañero tiene que fallar.
text-lesson-help-suit-first = Mientras tengas el palo de salida, asistes. Los triunfos esperan.
text-lesson-help-then-trump = ¿Nada del palo de salida? Busca primero un triunfo; solo sin triunfo echas otra cosa.
text-lesson-help-throw-tens = Sin el palo de salida, echas primero los { RANK("ten", form: "many") }.
text-lesson-help-win-first = Primero hay que ganar la baza, y después se canta.

## Lo que puede estar mal en el archivo de una lección

problem-unknown-lesson = { $nearest ->
    [none] No existe la lección «{ $found }» para ir antes de esta: usa una de { $allowed }.
   *[some] No existe la lección «{ $found }» para ir antes de esta: quizá querías «{ $nearest }», de entre { $allowed }.
}
problem-lessons-in-circle = Estas lecciones se piden unas a otras en círculo, y ninguna puede ser la primera: { $lessons }. Quita uno de los requisitos.
problem-unknown-step = { $nearest ->
    [none] Antes de este paso no hay ninguna pregunta «{ $found }»: usa una de { $allowed }.
   *[some] Antes de este paso no hay ninguna pregunta «{ $found }»: quizá querías «{ $nearest }», de entre { $allowed }.
}
problem-unknown-belief = { $nearest ->
    [none] No existe la creencia «{ $found }»: usa una que el programa conozca.
   *[some] No existe la creencia «{ $found }»: quizá querías «{ $nearest }».
}
problem-belief-not-wrong = Quien cree «{ $belief }» no se equivoca en esta posición: usa otra posición u otra creencia.
problem-nothing-to-ask = Sobre la regla { $found } no se hacen preguntas nuevas: usa una de { $allowed }.
problem-not-a-light = { $nearest ->
    [none] «{ $found }» no es nada que pueda iluminarse en esta mesa: usa uno de { $allowed }, o una carta.
   *[some] «{ $found }» no es nada que pueda iluminarse en esta mesa: quizá querías «{ $nearest }», de entre { $allowed }, o una carta.
}
