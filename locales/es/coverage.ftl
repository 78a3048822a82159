# Lo que está cubierto y con qué tropieza quien aprende: `cruce-tutor coverage` y `cruce-tutor play-all`.

verb-coverage = Muestra dónde se enseña, se pregunta y se explica cada regla y cada error, y nombra los huecos.
verb-play-all = Recorre todas las lecciones y preguntas: siempre bien, siempre mal y con cada error por separado.
option-quick = solo una muestra, en segundos

covered-rule = regla
covered-belief = error
covered-refuted = lo refuta
covered-lessons = lecciones
covered-steps = pasos
covered-scenarios = preguntas
covered-beliefs = errores
covered-languages = idiomas
covered-holes = { $number ->
    [0] Ningún hueco.
    [one] 1 hueco.
    [many] { $number } de huecos.
   *[other] { $number } huecos.
}

hole-rule-untaught = Regla { $rule }: ningún paso de una lección la enseña.
hole-rule-unasked = Regla { $rule }: preguntas sobre ella: { $found }; hacen falta: { $wanted }.
hole-rule-untold = Regla { $rule }: no tiene texto en «{ $lang }».
hole-belief-untaught = Error { $belief }: ningún paso de una lección lo aclara.
hole-belief-uncaught = Error { $belief }: preguntas que lo descubren: { $found }; hacen falta: { $wanted }.
hole-belief-untold = Error { $belief }: no tiene texto en «{ $lang }».
hole-belief-absent = Paso { $step }: quien comete el error { $belief } acierta aquí.
hole-idle = Pregunta { $scenario }: ningún error lleva a una respuesta equivocada.
hole-ambiguous = Pregunta { $scenario }: la respuesta depende de «{ $option }» y nadie te lo dice.
hole-theme-missing = Pregunta { $scenario }: no tiene tema.
hole-theme-unknown = Pregunta { $scenario }: no existe el tema «{ $theme }».
hole-kind-unasked = No hay ninguna pregunta de la clase { $kind }.
hole-ruleset-unasked = No hay ninguna pregunta en la mesa { $ruleset }.
hole-rounds-few = Rondas enteras: { $found }; hacen falta: { $wanted }.

walk-crash = { $place }: el programa se ha caído: { $found }
walk-stuck = { $place }: de aquí no se puede seguir.
walk-empty = { $place }: hay algo vacío en «{ $found }».
walk-generic = { $place }: la explicación no dice lo que decide: { $found }
walk-refused = { $place }: no se ha juzgado como se esperaba: { $found }
walk-summary = Preguntas: { $questions }; respuestas: { $answers }; idiomas: { $languages }.
walk-problems = { $number ->
    [0] Nadie ha tropezado.
    [one] 1 tropiezo.
    [many] { $number } de tropiezos.
   *[other] { $number } tropiezos.
}
