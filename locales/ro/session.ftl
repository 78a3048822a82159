# The quiz: what both faces say around a question.

question-number = Întrebarea { $number }.

how-many = Dă numerele tuturor răspunsurilor bune, cu spații între ele.
how-one = Dă un singur număr.
how-order = Dă numerele în ordine, cu cea mai slabă la început.
how-number = Dă un număr.
how-fields = { $count ->
    [one] Dă un răspuns.
    [few] Dă { $count } răspunsuri, în ordinea asta, cu spații între ele.
   *[other] Dă { $count } de răspunsuri, în ordinea asta, cu spații între ele.
}

nothing-chosen = N-ai ales încă nimic. Gândește-te în voie.
no-number-given = Mai lipsește un număr. Gândește-te în voie.
not-understood = Nu înțeleg aici „{ $found }”. Mai încearcă, nu se pierde nimic.
not-a-number-here = „{ $found }” nu e un număr. Mai încearcă, nu se pierde nimic.
no-such-option = „{ $found }” nu e printre variante. Ele sunt numerotate de la 1 la { $highest }.
only-one = Numai una poate fi răspunsul. Care?
parts-missing = { $found ->
    [one] Ai dat un răspuns, dar aici trebuie { $count }.
    [few] Ai dat { $found } răspunsuri, dar aici trebuie { $count }.
   *[other] Ai dat { $found } de răspunsuri, dar aici trebuie { $count }.
}

headline-right = Corect!
headline-nearly = Aproape. { $right }
headline-wrong = Nu chiar. { $right }

label-each = Cărți de fiecare
label-then = Cărți date mai târziu
label-left = Cărți rămase
label-ending = Iar runda
label-side-change = { CAP(SIDE($side)) }

bid-option-none = nimic: licitația s-a încheiat
bid-option-pass = pas
ending-void = se anulează
ending-goes-on = merge mai departe

labelled = { $label }: { $text }

quiz-summary = { $answered ->
    [0] De data asta, niciun răspuns. Mai treci pe aici!
    [one] { $right ->
        [0] Un răspuns dat. Data viitoare iese mai bine.
       *[other] Un răspuns dat, și a fost bun.
    }
    [few] { $answered } răspunsuri date, dintre care bune: { $right }. Mai treci pe aici!
   *[other] { $answered } de răspunsuri date, dintre care bune: { $right }. Mai treci pe aici!
}

line-welcome = Bun venit la cruce! Răspunde cu numere sau cu nume. w spune regula, ? ajută, q oprește.
line-help = Scrie numerele răspunsului și apasă Enter. Merg și numele: zece de roșu, 10h, Vest. w spune regula care decide, q oprește.

quiz-unknown-kind = Nu există niciun fel de întrebare numit „{ $found }”. Există: { $allowed }.
quiz-unknown-ruleset = Nu există niciun set de reguli numit „{ $found }”. Există: { $allowed }.
quiz-unknown-rule = Nicio întrebare nu e despre „{ $found }”. Reguli despre care se poate întreba: { $allowed }.
quiz-rule-not-there = { $ruleset } nu are nimic de întrebat despre regula { $rule }. Renunță la una dintre ele.
