# Was abgedeckt ist, und worüber Lernende aller Art stolpern: `cruce-tutor coverage` und `cruce-tutor play-all`.

verb-coverage = Zeigen, wo jede Regel und jeder Irrtum gelehrt, gefragt und erklärt wird, und die Lücken nennen.
verb-play-all = Alle Lektionen und Fragen durchspielen: immer richtig, immer falsch und mit jedem einzelnen Irrtum.
option-quick = nur eine Stichprobe, in Sekunden

covered-rule = Regel
covered-belief = Irrtum
covered-refuted = widerlegt durch
covered-lessons = Lektionen
covered-steps = Schritte
covered-scenarios = Fragen
covered-beliefs = Irrtümer
covered-languages = Sprachen
covered-holes = { $number ->
    [0] Keine Lücken.
    [one] 1 Lücke.
   *[other] { $number } Lücken.
}

hole-rule-untaught = Regel { $rule }: Kein Schritt einer Lektion lehrt sie.
hole-rule-unasked = Regel { $rule }: Fragen nach ihr: { $found }; gewünscht: { $wanted }.
hole-rule-untold = Regel { $rule }: kein Text in „{ $lang }“.
hole-belief-untaught = Irrtum { $belief }: Kein Schritt einer Lektion geht darauf ein.
hole-belief-uncaught = Irrtum { $belief }: Fragen, die ihn aufdecken: { $found }; gewünscht: { $wanted }.
hole-belief-untold = Irrtum { $belief }: kein Text in „{ $lang }“.
hole-belief-absent = Schritt { $step }: Mit dem Irrtum { $belief } liegt man hier richtig.
hole-idle = Frage { $scenario }: Kein Irrtum führt zu einer falschen Antwort.
hole-ambiguous = Frage { $scenario }: Die Antwort hängt von „{ $option }“ ab, und das sagt einem niemand.
hole-theme-missing = Frage { $scenario }: Sie hat kein Thema.
hole-theme-unknown = Frage { $scenario }: Das Thema „{ $theme }“ gibt es nicht.
hole-kind-unasked = Es gibt keine Frage der Art { $kind }.
hole-ruleset-unasked = Es gibt keine Frage am Tisch { $ruleset }.
hole-rounds-few = Ganze Runden: { $found }; gewünscht: { $wanted }.

walk-crash = { $place }: Das Programm ist abgestürzt: { $found }
walk-stuck = { $place }: Hier geht es nicht weiter.
walk-empty = { $place }: In „{ $found }“ ist etwas leer.
walk-generic = { $place }: Die Erklärung sagt nicht, was entscheidet: { $found }
walk-refused = { $place }: Das wurde anders beurteilt als erwartet: { $found }
walk-summary = Fragen: { $questions }; Antworten: { $answers }; Sprachen: { $languages }.
walk-problems = { $number ->
    [0] Niemand ist gestolpert.
    [one] 1 Stolperstelle.
   *[other] { $number } Stolperstellen.
}
