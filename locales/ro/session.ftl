# The quiz: what both faces say around a question.

question-number = Întrebarea { $number }.
question-number-of = Întrebarea { $number } din { $count }.

how-many = Răspunde cu numerele a tot ce e bun, cu spații între ele.
how-one = Răspunde cu un singur număr.
how-order = Răspunde cu numerele în ordine, de la cea mai mică la cea mai mare carte.
how-number = Răspunde cu un număr.
how-fields = { $count ->
    [one] Dă un răspuns.
    [few] Dă { $count } răspunsuri, în ordinea asta, cu spații între ele.
   *[other] Dă { $count } de răspunsuri, în ordinea asta, cu spații între ele.
}

nothing-chosen = N-ai ales încă nimic: apasă sau scrie un număr. Nu te grăbește nimeni.
no-number-given = Mai lipsește un număr. Gândește-te în voie.
not-understood = Nu înțeleg aici „{ $found }”. Mai încearcă, nu se pierde nimic.
not-a-number-here = „{ $found }” nu e un număr. Mai încearcă, nu se pierde nimic.
no-such-option = „{ $found }” nu e printre variante. Ele sunt numerotate de la 1 la { $highest }.
no-such-name = „{ $found }” nu e printre variante: { $names }.
several-called = „{ $found }” poate însemna mai multe: { $names }. Care?
order-unfinished = { $found ->
    [one] E una din { $count }. Fiecare își are locul ei.
    [few] Sunt { $found } din { $count }. Fiecare își are locul ei.
   *[other] Sunt { $found } din { $count }. Fiecare își are locul ei.
}
nothing-or-something = Dacă licitația s-a încheiat, nu se mai zice nimic altceva. Care din cele două?
only-one = Numai una poate fi răspunsul. Care?
parts-missing = { $found ->
    [one] Ai dat un răspuns, dar aici trebuie { $count }.
    [few] Ai dat { $found } răspunsuri, dar aici trebuie { $count }.
   *[other] Ai dat { $found } de răspunsuri, dar aici trebuie { $count }.
}

headline-right = Corect!
headline-nearly = Aproape. { $right }
headline-wrong = Greșit. { $right }

label-each = Cărți pentru fiecare
label-then = Cărți date mai târziu
label-left = Cărți rămase
label-ending = Iar runda
label-side-change = { CAP(SIDE($side)) }

bid-option-none = nimic: licitația s-a încheiat
bid-option-pass = pas
ending-void = nu se pune
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

line-welcome = Bun venit la cruce! Răspunde cu numere sau cu nume. h dă un indiciu, w spune regula, ? ajută, q oprește.
line-move-on = q oprește întrebările; cruce-tutor lesson arată lecțiile.
line-trick = Mâna { $number }: { $plays }
line-help = Scrie numerele răspunsului și apasă Enter. Merg și numele: zecarul de roșu, 10h, Vest. h dă un indiciu, de fiecare dată unul mai mare. w spune regula care decide, ww tot despre ultimul tău răspuns. g spune ce înseamnă cuvintele de aici. s sare peste întrebare, r o repetă. l schimbă limba, p pachetul, q oprește.
line-help-suits = Aici h și s sunt culori: scrie H pentru un indiciu, S ca să sari.
line-speaks = De acum, în română.
line-pack = { PACK() ->
    [hungarian] De acum, cu cărți ungurești.
   *[french] De acum, cu cărți franțuzești.
}
line-no-last = Încă n-ai răspuns la nimic. w spune regula întrebării de față.

streak-right = Cinci la rând! Asta o știi deja: încearcă altă regulă sau lecția următoare.
streak-wrong = Au fost grele. La întrebarea următoare primești un indiciu din capul locului.

rule-told = { $number }, { $title }: { $text }

# Ce se mai poate scrie în afară de numele pe care cărțile, culorile, locurile și răspunsurile le au oricum; între ele
# stau virgule. „Fillers” sunt cuvinte care nu spun nimic; „units” pot sta lângă un număr.
typed-fillers = de, din, și, sau, pe, la, un, o
typed-units = puncte, punct, p, de, joc, cărți, carte
typed-rank-seven = șapte
typed-rank-eight = opt
typed-rank-nine = nouă
typed-rank-jack = doier, doi, juvete, juve, v, 2
typed-rank-queen = treier, trei, d, 3
typed-rank-king = popă, popa, cal, calul, patru, r, 4
typed-rank-ten = zece, zecică, zecica, zaca
typed-rank-ace = tuz, tuzul
typed-suit-hearts = roșu, roșie, inimă, inimi, cupă, cupe, r
typed-suit-diamonds = dubă, dube, caro, romb, romburi, d
typed-suit-clubs = ghindă, ghinde, treflă, trefle, cruce, g
typed-suit-spades = verde, frunză, frunze, pică, pici, v
typed-seat-S = eu, mine, Sud
typed-seat-SW = SV
typed-seat-W = V
typed-seat-NW = NV
typed-seat-N = N
typed-seat-NE = NE
typed-seat-E = E
typed-seat-SE = SE
typed-we = noi
typed-void = se anulează, anulată
typed-goes-on = continuă
typed-yes = da, d, adevărat, corect, true, yes, y
typed-no = nu, n, fals, greșit, false, no
typed-pass = pas, pass, merge, bune
typed-none = nimic, niciuna, niciunul, niciun, nimeni, zero, gata
typed-one = un, unu, una
typed-continue = nimeni, niciuna, niciunul, nimic, încă nu, continuă
typed-each = fiecare, întâi, la început
typed-then = apoi, mai târziu, pe urmă
typed-left = rămase, rămân, rest

quiz-unknown-kind = Nu există niciun fel de întrebare numit „{ $found }”. Există: { $allowed }.
quiz-unknown-ruleset = Nu există niciun set de reguli numit „{ $found }”. Există: { $allowed }.
quiz-unknown-rule = Nu există nicio regulă „{ $found }”. Reguli despre care se poate întreba: { $allowed }.
quiz-nothing-about = Despre regula { $rule } nu se poate întreba nimic. Reguli despre care se poate întreba: { $allowed }.
quiz-rule-not-there = { $ruleset } nu are nimic de întrebat despre regula { $rule }. Renunță la una dintre ele.
quiz-kind-not-there = { $ruleset } nu are întrebări de felul { $kind }. Are: { $allowed }.
quiz-rule-of-kind = Nicio întrebare de felul { $kind } nu e despre regula { $rule }. Renunță la una dintre ele.

beliefs-several = { $count ->
    [one] Greșeala poate veni dintr-o idee.
    [2] Greșeala poate veni din două idei. Întrebarea următoare le desparte.
    [few] Greșeala poate veni din { $count } idei. Întrebarea următoare le desparte.
   *[other] Greșeala poate veni din { $count } de idei. Întrebarea următoare le desparte.
}
# After the last question.
beliefs-several-last = { $count ->
    [one] Greșeala poate veni dintr-o idee.
    [2] Greșeala poate veni din două idei.
    [few] Greșeala poate veni din { $count } idei.
   *[other] Greșeala poate veni din { $count } de idei.
}
