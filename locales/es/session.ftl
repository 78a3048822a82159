# Las preguntas: lo que las dos caras del programa dicen alrededor de cada una.

question-number = Pregunta { $number }.
question-number-of = Pregunta { $number } de { $count }.

how-many = Escribe los números de todo lo que valga, separados por espacios.
how-one = Escribe un solo número.
how-order = Escribe los números en orden, empezando por la carta más baja.
how-number = Escribe un número.
how-fields = { $count ->
    [one] Escribe 1 respuesta.
    [many] Escribe { $count } de respuestas en este orden, separadas por espacios.
   *[other] Escribe { $count } respuestas en este orden, separadas por espacios.
}

nothing-chosen = Todavía no has elegido nada: pulsa o escribe un número. No hay prisa.
no-number-given = Todavía falta un número. Tómate tu tiempo.
not-understood = Aquí no entiendo «{ $found }». Prueba otra vez: no se pierde nada.
not-a-number-here = «{ $found }» no es un número. Prueba otra vez: no se pierde nada.
no-such-option = «{ $found }» no está entre las opciones. Van del 1 al { $highest }.
no-such-name = «{ $found }» no está entre las opciones: { $names }.
several-called = «{ $found }» puede ser más de una cosa: { $names }. ¿Cuál?
order-unfinished = { $found ->
    [one] De { $count }, solo has dado una. Todas tienen su sitio.
    [many] De { $count }, solo has dado { $found }. Todas tienen su sitio.
   *[other] De { $count }, solo has dado { $found }. Todas tienen su sitio.
}
nothing-or-something = Si la subasta ha terminado, no se puede decir nada más. ¿Cuál de las dos cosas?
only-one = Solo una puede ser la respuesta. ¿Cuál?
parts-missing = { $found ->
    [one] Has dado 1 respuesta, pero aquí hacen falta { $count }.
    [many] Has dado { $found } de respuestas, pero aquí hacen falta { $count }.
   *[other] Has dado { $found } respuestas, pero aquí hacen falta { $count }.
}

headline-right = ¡Correcto!
headline-nearly = Casi. { $right }
headline-wrong = No. { $right }

label-each = Cartas para cada uno
label-then = Cartas después
label-left = Cartas que sobran
label-ending = Y la ronda
label-side-change = { CAP(SIDE($side)) }

bid-option-none = nada (la subasta ha terminado)
bid-option-pass = paso
ending-void = se anula
ending-goes-on = sigue

labelled = { $label }: { $text }

quiz-summary = { $answered ->
    [0] Esta vez no has contestado nada. ¡Vuelve pronto!
    [one] { $right ->
        [0] Una pregunta contestada. La próxima saldrá mejor.
       *[other] Una pregunta contestada, y bien.
    }
    [many] { $answered } de preguntas contestadas, { $right } bien. ¡Vuelve pronto!
   *[other] { $right ->
        [0] { $answered } preguntas contestadas. La próxima vez saldrán mejor. ¡Vuelve pronto!
        [one] { $answered } preguntas contestadas, una bien. ¡Vuelve pronto!
        [many] { $answered } preguntas contestadas, { $right } bien. ¡Vuelve pronto!
       *[other] { $answered } preguntas contestadas, { $right } bien. ¡Vuelve pronto!
    }
}

line-welcome = ¡Hola! Esto es Cruce. Responde con números o nombres. h da una pista, w dice la regla, ? ayuda, q termina.
line-move-on = q termina el cuestionario; cruce-tutor lesson enseña las lecciones.
line-trick = Baza { $number }: { $plays }
line-help = Escribe los números de tu respuesta y pulsa Intro. También valen los nombres: diez de corazones, ♥10, Oeste. h da una pista, cada vez más grande. w dice la regla que decide, ww todo sobre tu última respuesta. g dice qué significan las palabras de aquí. s salta la pregunta, r la repite. l cambia el idioma, p la baraja, q termina.
line-help-suits = Aquí h y s son palos: escribe H para una pista, S para saltar.
line-speaks = Desde ahora, en español.
line-pack = { PACK() ->
    [hungarian] Desde ahora, con baraja húngara.
   *[french] Desde ahora, con baraja francesa.
}
line-no-last = Todavía no has respondido nada. w dice la regla de esta pregunta.

streak-right = ¡Cinco seguidas! Esto ya lo sabes: prueba otra regla, o la próxima lección.
streak-wrong = Han sido difíciles. Con la próxima pregunta te doy una pista desde el principio.

rule-told = { $number }, { $title }: { $text }

# Lo que se puede escribir además de los nombres que ya tienen cartas, palos, asientos y respuestas; entre comas.
# «Fillers» son palabras que no dicen nada; «units» pueden ir junto a un número. La «o» sola es Oeste.
typed-fillers = de, del, el, la, los, las, y, u, en, con, es, son
typed-units = tantos, tanto, puntos, punto, pts, pt, p, cartas, carta
typed-rank-seven = sietes
typed-rank-eight = ochos
typed-rank-nine = nueves
typed-rank-jack = jotas, sotas, valet, s
typed-rank-queen = damas, reina, reinas, caballos, c
typed-rank-king = reyes, r
typed-rank-ten = dieces
typed-rank-ace = ases
typed-suit-hearts = corazón, rojo, rojos, c
typed-suit-diamonds = diamante, cascabel, d, s
typed-suit-clubs = trébol, bellota, t, b
typed-suit-spades = pica, hoja, verde, verdes, p, h
typed-seat-S = yo, mí, a mí, Sur
typed-seat-SW = SO, Sudoeste, Sur-Oeste, Sur Oeste
typed-seat-W = O
typed-seat-NW = NO, Nor-Oeste, Norte Oeste
typed-seat-N = N
typed-seat-NE = NE, Nordeste, Nor-Este, Norte Este
typed-seat-E = E
typed-seat-SE = SE, Sudeste, Sur-Este, Sur Este
typed-we = nosotros, nosotras
typed-void = anulada, nula, anular
typed-goes-on = continúa, seguir
typed-yes = sí, s, verdadero, verdad, cierto, correcto, true, yes
typed-no = no, n, falso, mentira, incorrecto, false
typed-pass = paso, pasar, pass
typed-none = nada, ninguna, ninguno, nadie, cero, terminada, terminado
typed-one = un, una, uno
typed-continue = nadie, ninguno, ninguna, nada, todavía no, aún no, sigue, continúa
typed-each = cada uno, primero, al principio
typed-then = después, luego, más tarde
typed-left = sobran, sobra, quedan, resto

quiz-unknown-kind = No hay ninguna clase de pregunta llamada «{ $found }». Hay estas: { $allowed }.
quiz-unknown-ruleset = No hay ningún reglamento llamado «{ $found }». Hay estos: { $allowed }.
quiz-unknown-rule = No hay ninguna regla «{ $found }». Se puede preguntar por estas: { $allowed }.
quiz-nothing-about = Sobre la regla { $rule } no hay nada que preguntar. Se puede preguntar por estas: { $allowed }.
quiz-rule-not-there = { $ruleset } no tiene nada que preguntar sobre la regla { $rule }. Deja una de las dos cosas.
quiz-kind-not-there = { $ruleset } no tiene preguntas de la clase { $kind }. Tiene: { $allowed }.
quiz-rule-of-kind = Ninguna pregunta de la clase { $kind } trata de la regla { $rule }. Deja una de las dos cosas.

beliefs-several = { $count ->
    [one] Hay 1 idea que lleva a esa respuesta.
    [many] Hay { $count } de ideas que llevan a esa respuesta. La próxima pregunta las distingue.
   *[other] Hay { $count } ideas que llevan a esa respuesta. La próxima pregunta las distingue.
}
# After the last question.
beliefs-several-last = { $count ->
    [one] Hay 1 idea que lleva a esa respuesta.
    [many] Hay { $count } de ideas que llevan a esa respuesta.
   *[other] Hay { $count } ideas que llevan a esa respuesta.
}
