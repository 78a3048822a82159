# Ecranele: ce stă lângă cărți, tastele, și nume scurte unde e loc puțin.

screen-question = Întrebarea { $number }
screen-question-of = Întrebarea { $number } din { $count }
screen-score = bune: { $right } din { $answered }

screen-how-many = Alege-le pe toate.
screen-how-fields = Completează fiecare rând.

# Cărți: unul sau două semne pentru figură; în pachetul unguresc litera culorii stă după semnul ei.
screen-rank-french = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [jack] V
    [queen] D
    [king] R
    [ten] 10
   *[ace] A
}
screen-rank-hungarian = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [jack] 2
    [queen] 3
    [king] 4
    [ten] 10
   *[ace] A
}
screen-suit-letter = { $suit ->
    [hearts] R
    [diamonds] D
    [clubs] G
   *[spades] V
}

# Locuri: cel mult trei semne.
screen-seat = { $seat ->
    [S] tu
    [SW] SV
    [W] Ve
    [NW] NV
    [N] N
    [NE] NE
    [E] E
   *[SE] SE
}
screen-you = tu
screen-friend = prieten
screen-partner = coechipier
screen-led = { WHO($seat) ->
    [you] ai ieșit
   *[one] a ieșit
}
screen-led-announcing = { WHO($seat) ->
    [you] ai ieșit, anunț
   *[one] a ieșit, anunț
}
screen-wins = { WHO($seat) ->
    [you] duci
   *[one] duce
}
screen-takes = { WHO($seat) ->
    [you] duci mâna
   *[one] duce mâna
}
screen-plays-now = { WHO($seat) ->
    [you] e rândul tău
   *[one] e la rând
}
screen-leads-now = { WHO($seat) ->
    [you] tu ieși
   *[one] iese
}
screen-deals = { WHO($seat) ->
    [you] ai împărțit
   *[one] a împărțit
}
screen-has-bid = { WHO($seat) ->
    [you] ai licitat { BID($amount) }
   *[one] a licitat { BID($amount) }
}

# Coloana liniștită.
screen-ruleset = { $id ->
    [traditional-2] Tradițional, în doi
    [traditional-3] Tradițional, în trei
    [traditional-4-classic] Tradițional, în patru, clasic
    [traditional-4-standard] Tradițional, în patru, standard
    [international-2] Internațional, în doi
    [international-3] Internațional, în trei
    [international-4] Internațional, în patru
    [international-5] Internațional, în cinci
    [international-6] Internațional, în șase
    [talon] Cu talon, în patru
    [no-bidding] Fără licitație, în patru
    [table-trump] La masă, în patru
   *[moldovan] Moldovenească, în patru
}
screen-dealer = A împărțit
screen-auction = Licitația
screen-caller = { SEAT($seat) }:
screen-bid = Licitat
screen-bid-by = { CAP(SEAT($seat)) }, { BID($amount) }
screen-trump = Tromf
screen-trump-by-lead = prima carte
screen-turned = Întoarsă
screen-stock = { COUNT($number, of: "cards") } în pachetul de jos
screen-announced = Anunțuri
screen-scores = Scor
screen-target = Până la
screen-gives = { WHO($seat) ->
    [you] Ai dat
   *[one] { SEAT($seat) } a dat
}
screen-discards = { WHO($seat) ->
    [you] Ai pus jos
   *[one] { SEAT($seat) } a pus jos
}
screen-hand = { WHO($seat) ->
    [you] Cărțile tale
   *[one] Cărțile lui { SEAT($seat) }
}
screen-friend-hand = Cărțile prietenului tău
screen-pile = Grămada
screen-taken = { WHO($side) ->
    [you] Ai dus
    [ours] { CAP(SIDE($side)) } ați dus
    [one] { SIDE($side) } a dus
   *[two] { SIDE($side) } au dus
}
screen-took = a dus mâna
screen-announced-it = a anunțat perechea

# Ce se spune lângă verdict.
screen-rule-hint = { $rules } · toată regula: w
screen-rule-hint-plain = Toată regula: w
screen-why-later = Întâi răspunde, apoi îți arăt regula.
screen-type-here = Scrie răspunsul: numere sau nume
screen-rule-title = Regula
screen-keys-title = Ce poți apăsa aici
screen-summary-title = Gata deocamdată
screen-cramped = Cărțile nu încap: fă fereastra de cel puțin { $width } de coloane și { $height } rânduri.
screen-fault = Îmi pare rău, s-a stricat ceva, și vina e a noastră. Raportul e aici: { $file }

# Tastele, și ce fac într-un cuvânt sau două.
screen-key-enter = enter
screen-key-esc = esc
screen-key-space = spațiu
screen-key-arrows = săgeți
screen-key-tab = tab
screen-key-page = pgup pgdn
screen-do-answer = răspunde
screen-do-next = mai departe
screen-do-finish = încheie
screen-do-choose = alege
screen-do-type = scrie
screen-do-language = limba
screen-do-pack = cărți
screen-do-why = regula
screen-do-keys = taste
screen-do-end = gata
screen-do-back = înapoi
screen-do-close = închide

# Aceleași, pe foaia cu taste.
screen-help-answer = răspunzi cu ce ai ales
screen-help-next = mergi la întrebarea următoare
screen-help-finish = închei
screen-help-choose = alegi după număr
screen-help-move = te plimbi fără să alegi
screen-help-field = treci la rândul următor
screen-help-type = scrii răspunsul
screen-help-language = schimbi limba
screen-help-pack = schimbi pachetul de cărți
screen-help-why = citești toată regula
screen-help-colours = schimbi culorile ecranului
screen-help-scroll = derulezi
screen-help-end = te oprești
screen-help-mark = alegi sau renunți
