# Las lecciones: lo que se dice alrededor de los pasos y lo que comparten varias. Lo que dice cada una está en su propio
# archivo, `lesson-NN.ftl`.

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
lesson-which-one = { $option } vale para una sola lección: di cuál, con su id o su número.
lesson-no-step = Aquí no hay paso { $found }. Los pasos van del 1 al { $of }.

lesson-welcome = Intro sigue, b vuelve atrás, h da una pista, w dice la regla, ? ayuda, q termina.
lesson-help = Responde con un número o un nombre y pulsa Intro. Donde no se pregunta nada, Intro sigue. b vuelve atrás y no se pierde nada. h da una pista, cada vez más grande. w dice la regla y, tras tu respuesta, todo lo que hay que decir de ella. g dice qué significan las palabras de aquí. r lee otra vez el paso, l cambia el idioma, p la baraja, q termina.
lesson-no-hint = Aquí no hay nada que averiguar: sigue leyendo.
lesson-step = Paso { $number } de { $of }.
lesson-trick = Baza { $number } de { $count }.
lesson-known = Esto ya lo has leído. r lo lee otra vez.
lesson-go-on = Pulsa Intro para seguir.
lesson-try-again = Prueba otra vez, no se pierde nada.
lesson-at-start = Aquí empieza la lección.
lesson-end = { $how ->
    [all] Se acabó la lección. Todo a la primera: { $right } de { $of }. ¡Muy bien!
    [most] Se acabó la lección. A la primera: { $right } de { $of }. ¡Muy bien!
    [half] Se acabó la lección. A la primera: { $right } de { $of }. Lo que se te ha resistido volverá en la práctica.
   *[few] Se acabó la lección. A la primera: { $right } de { $of }. Es difícil: vuelve a hacerla dentro de uno o dos días.
}
lesson-test-passed = Aciertos: { $right } de { $of }. Ya te sabes esta lección: queda hecha.
lesson-test-failed = Aciertos: { $right } de { $of }. Haz la lección con calma: es corta.

lesson-play-a-card = ¿Qué carta juegas?
lesson-pupil-plays = Tu amigo cree que puede jugar cualquiera de estas: { $cards }.
lesson-pupil-claim = { $card }: { $points }
lesson-pupil-says = Según tu amigo, esto canta cada una: { $claims }.
lesson-find-card = Busca aquí una carta que no se pueda jugar.
lesson-find-claim = ¿En qué carta está mal el número?
lesson-was-wrong-about = No. Es { CARD($card, form: "the") }.
lesson-was-lawful = No. { CAP(CARD($given, form: "the")) } se puede jugar; { CARD($cards, form: "the", join: "and") }, no.
lesson-which-helps = ¿Qué frase ayuda a tu amigo?

## Lo que ayuda a un amigo

text-lesson-help-all-twenty = Quien sale con { RANK("king", form: "a") } canta 20.
text-lesson-help-anything = Si no sales tú, puedes jugar lo que quieras.
text-lesson-help-both-cards = Para cantar tienes que tener tú las dos cartas, y del mismo palo.
text-lesson-help-higher = Siempre debes jugar una carta más alta que las demás.
text-lesson-help-partner = Solo tu compañero tiene que fallar.
text-lesson-help-suit-first = Mientras tengas el palo de salida, asistes. Los triunfos esperan.
text-lesson-help-then-trump = ¿Nada del palo de salida? Busca primero un triunfo; solo si no lo tienes echas otra cosa.
text-lesson-help-throw-tens = Sin el palo de salida, echas primero los { RANK("ten", form: "many") }.
text-lesson-help-win-first = Primero hay que ganar la baza, y después se canta.

## Lo que puede estar mal en el archivo de una lección

problem-unknown-lesson = { $allowed ->
    [nothing] Aquí no hay otra lección que pueda ir antes de esta: quita «{ $found }».
   *[words] { $nearest ->
        [none] No existe la lección «{ $found }» para ir antes de esta: usa una de { $allowed }.
       *[some] No existe la lección «{ $found }» para ir antes de esta: quizá querías «{ $nearest }», de entre { $allowed }.
    }
}
problem-lessons-in-circle = Estas lecciones se piden unas a otras en círculo, y ninguna puede ser la primera: { $lessons }. Quita uno de los requisitos.
problem-unknown-step = { $allowed ->
    [nothing] Antes de este paso no hay ninguna pregunta que se pueda variar: pon una o quita el paso.
   *[words] { $nearest ->
        [none] Antes de este paso no hay ninguna pregunta «{ $found }»: usa una de { $allowed }.
       *[some] Antes de este paso no hay ninguna pregunta «{ $found }»: quizá querías «{ $nearest }», de entre { $allowed }.
    }
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
problem-nobody-leads = En esta ronda no sale nadie, así que no se puede jugar: haz que alguien gane la subasta.
problem-round-draws = En esta ronda se roban cartas, y en una lección no hay de dónde: usa otro reglamento.
problem-duplicate-number = El número { $number } ya es de otra lección, en { $first_file }:{ $first_line }: elige uno libre.
