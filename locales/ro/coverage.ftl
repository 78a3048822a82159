# Ce este acoperit și de ce se împiedică cei care învață: `cruce-tutor coverage` și `cruce-tutor play-all`.

verb-coverage = Arată unde se predă, se întreabă și se explică fiecare regulă și fiecare greșeală și numește golurile.
verb-play-all = Trece prin toate lecțiile și întrebările: mereu corect, mereu greșit și cu fiecare greșeală pe rând.
option-quick = doar o probă, în câteva secunde

covered-rule = regulă
covered-belief = greșeală
covered-refuted = infirmată de
covered-lessons = lecții
covered-steps = pași
covered-scenarios = întrebări
covered-beliefs = greșeli
covered-languages = limbi
covered-holes = { $number ->
    [0] Niciun gol.
    [one] Un gol.
    [few] { $number } goluri.
   *[other] { $number } de goluri.
}

hole-rule-untaught = Regula { $rule }: nu o predă niciun pas al vreunei lecții.
hole-rule-unasked = Regula { $rule }: întrebări despre ea: { $found }; dorite: { $wanted }.
hole-rule-untold = Regula { $rule }: niciun text în „{ $lang }”.
hole-belief-untaught = Greșeala { $belief }: nu răspunde la ea niciun pas al vreunei lecții.
hole-belief-uncaught = Greșeala { $belief }: întrebări care o prind: { $found }; dorite: { $wanted }.
hole-belief-untold = Greșeala { $belief }: niciun text în „{ $lang }”.
hole-belief-absent = Pasul { $step }: cine face greșeala { $belief } răspunde corect aici.
hole-idle = Întrebarea { $scenario }: nicio greșeală nu duce la un răspuns greșit.
hole-ambiguous = Întrebarea { $scenario }: răspunsul ține de „{ $option }” și nu-ți spune nimeni.
hole-theme-missing = Întrebarea { $scenario }: nu are nicio temă.
hole-theme-unknown = Întrebarea { $scenario }: nu există tema „{ $theme }”.
hole-kind-unasked = Nu există nicio întrebare de felul { $kind }.
hole-ruleset-unasked = Nu există nicio întrebare la masa { $ruleset }.
hole-rounds-few = Runde întregi: { $found }; dorite: { $wanted }.

walk-crash = { $place }: programul a căzut: { $found }
walk-stuck = { $place }: de aici nu se mai poate merge mai departe.
walk-empty = { $place }: ceva este gol în „{ $found }”.
walk-generic = { $place }: explicația nu spune ce hotărăște: { $found }
walk-refused = { $place }: nu s-a judecat așa cum era de așteptat: { $found }
walk-summary = Întrebări: { $questions }; răspunsuri: { $answers }; limbi: { $languages }.
walk-problems = { $number ->
    [0] Nu s-a împiedicat nimeni.
    [one] O piedică.
    [few] { $number } piedici.
   *[other] { $number } de piedici.
}
