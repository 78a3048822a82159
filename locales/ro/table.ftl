# Locurile, regulile mesei, opțiunile, și o poziție povestită.

# Cel care învață stă la S.
seat = { $seat ->
    [S] tu
    [SW] Sud-Vest
    [W] Vest
    [NW] Nord-Vest
    [N] Nord
    [NE] Nord-Est
    [E] Est
   *[SE] Sud-Est
}

ruleset-traditional-2 = Reguli tradiționale, doi jucători
ruleset-traditional-3 = Reguli tradiționale, trei jucători
ruleset-traditional-4-classic = Reguli tradiționale, patru jucători, clasic
ruleset-traditional-4-standard = Reguli tradiționale, patru jucători, standard
ruleset-international-2 = Reguli internaționale, doi jucători
ruleset-international-3 = Reguli internaționale, trei jucători
ruleset-international-4 = Reguli internaționale, patru jucători
ruleset-international-5 = Reguli internaționale, cinci jucători
ruleset-international-6 = Reguli internaționale, șase jucători
ruleset-talon = Cruce cu talon, patru jucători
ruleset-no-bidding = Cruce fără licitație, patru jucători
ruleset-table-trump = Cruce la masă, patru jucători
ruleset-moldovan = Cruce moldovenească, patru jucători

option-iber = { $value ->
    [true] la iber
   *[false] fără iber
}
option-overtrump = { $value ->
    [true] cu tromf mai mare, dacă ai
   *[false] fără obligația de a pune un tromf mai mare
}
option-announcements = { $value ->
    [true] perechile se anunță
   *[false] fără anunțuri
}
option-points-per-game-point = { $value ->
    [1] fiecare punct e un punct de joc
    [few] { $value } puncte fac un punct de joc
   *[other] { $value } de puncte fac un punct de joc
}
option-penalty-factor = { $value ->
    [1] minusul e cât licitarea
    [2] minusul e de două ori cât licitarea
    [few] minusul e de { $value } ori cât licitarea
   *[other] minusul e de { $value } de ori cât licitarea
}
option-partners = { $value ->
    [true] coechipierii stau față în față
   *[false] fiecare joacă singur
}
option-win-margin = { $value ->
    [1] e destul un punct în față ca să câștigi
    [few] câștigi cu cel puțin { $value } puncte în față
   *[other] câștigi cu cel puțin { $value } de puncte în față
}
option-first-lead = { $value ->
    [forehand] iese întâi primul la mână
   *[bid-winner] iese întâi cine a câștigat licitația
}
option-all-pass = { $value ->
    [dealer-minimum] dacă toți zic pas, cine a împărțit joacă pe minim
    [fixed-suit] dacă toți zic pas, tromful e o culoare fixă
    [forehand-zero] dacă toți zic pas, primul la mână joacă pe zero
   *[redeal] dacă toți zic pas, cărțile se împart din nou
}
option-fixed-suit = { $value ->
    [none] fără culoare fixă
   *[other] culoarea fixă e { SUIT($value) }
}
option-target = { $value ->
    [one] se joacă până la un punct
    [few] se joacă până la { $value } puncte
   *[other] se joacă până la { $value } de puncte
}

table-rules = { $size ->
    [0] { $ruleset }.
   *[other] { $ruleset }, { $options }.
}
table-dealer = { WHO($seat) ->
    [you] Tu ai împărțit cărțile.
   *[one] { SEAT($seat) } a împărțit cărțile.
}
table-call-bid = { WHO($seat) ->
    [you] Tu ai licitat { BID($amount) }.
   *[one] { SEAT($seat) } a licitat { BID($amount) }.
}
table-call-pass = { WHO($seat) ->
    [you] Tu ai zis pas.
   *[one] { SEAT($seat) } a zis pas.
}
table-bid = { WHO($seat) ->
    [you] Ai câștigat licitația cu { BID($amount) }.
   *[one] { SEAT($seat) } a câștigat licitația cu { BID($amount) }.
}
table-trump = Tromful e { SUIT($suit) }.
table-first-trick = E prima mână a rundei.
table-no-trump-yet = Runda începe acum, iar tromful nu e hotărât încă.
table-turned = { WHO($seat) ->
    [you] Ultima ta carte, { CARD($card, form: "the") }, a fost întoarsă cu fața în sus.
   *[one] Ultima carte a lui { SEAT($seat) }, { CARD($card, form: "the") }, a fost întoarsă cu fața în sus.
}
table-stock = { $number ->
    [one] În pachetul de jos mai e o carte.
    [few] În pachetul de jos mai sunt { $number } cărți.
   *[other] În pachetul de jos mai sunt { $number } de cărți.
}
table-stock-empty = Acum nu mai sunt cărți jos.
table-led = { WHO($seat) ->
    [you] Tu ai ieșit cu { CARD($card, form: "the") }.
   *[one] { SEAT($seat) } a ieșit cu { CARD($card, form: "the") }.
}
table-announced-lead = { WHO($seat) ->
    [you] Tu ai ieșit cu { CARD($card, form: "the") } și ai anunțat perechea.
   *[one] { SEAT($seat) } a ieșit cu { CARD($card, form: "the") } și a anunțat perechea.
}
table-played = { WHO($seat) ->
    [you] Tu ai dat { CARD($card, form: "the") }.
   *[one] { SEAT($seat) } a dat { CARD($card, form: "the") }.
}
table-turn = { WHO($seat) ->
    [you] E rândul tău.
   *[one] E rândul lui { SEAT($seat) }.
}
table-turn-leads = { WHO($seat) ->
    [you] E rândul tău să ieși.
   *[one] E rândul lui { SEAT($seat) } să iasă.
}
table-pile = În grămadă: { PILE($cards) }.
table-taken = { SIZE($cards) ->
    [0] { WHO($side) ->
        [you] Tu n-ai dus nimic.
        [ours] { CAP(SIDE($side)) } n-ați dus nimic.
        [one] { SIDE($side) } n-a dus nimic.
       *[two] { SIDE($side) } n-au dus nimic.
    }
   *[other] { WHO($side) ->
        [you] Tu ai dus: { PILE($cards) }.
        [ours] { CAP(SIDE($side)) } ați dus: { PILE($cards) }.
        [one] { SIDE($side) } a dus: { PILE($cards) }.
       *[two] { SIDE($side) } au dus: { PILE($cards) }.
    }
}
table-announced = { SIZE($suits) ->
    [1] { WHO($side) ->
        [you] Tu ai anunțat perechea de { SUIT($suits) }.
        [ours] { CAP(SIDE($side)) } ați anunțat perechea de { SUIT($suits) }.
        [one] { SIDE($side) } a anunțat perechea de { SUIT($suits) }.
       *[two] { SIDE($side) } au anunțat perechea de { SUIT($suits) }.
    }
   *[other] { WHO($side) ->
        [you] Tu ai anunțat perechile de { SUIT($suits) }.
        [ours] { CAP(SIDE($side)) } ați anunțat perechile de { SUIT($suits) }.
        [one] { SIDE($side) } a anunțat perechile de { SUIT($suits) }.
       *[two] { SIDE($side) } au anunțat perechile de { SUIT($suits) }.
    }
}
table-scores = Scorul: { $scores }. Se joacă până la { $target }.
table-score-part = { SIDE($side) } { SCORE($score) }
table-hand = { WHO($seat) ->
    [you] Cărțile tale: { $cards }.
   *[one] Cărțile lui { SEAT($seat) }: { $cards }.
}
table-friend-turn = Azi joacă prietenul tău în locul tău, și e rândul lui.
table-friend-leads = Azi joacă prietenul tău în locul tău, și el iese.
table-friend-hand = Cărțile prietenului tău: { $cards }.
table-cards = Cărțile: { $cards }.
table-gives = { WHO($seat) ->
    [you] Tu i-ai dat lui { SEAT($to) } { CARD($card, form: "the") }.
   *[one] { WHO($to) ->
        [you] { SEAT($seat) } ți-a dat { CARD($card, form: "the") }.
       *[one] { SEAT($seat) } i-a dat lui { SEAT($to) } { CARD($card, form: "the") }.
    }
}
table-draws = { WHO($seat) ->
    [you] Tu ai luat de jos { CARD($card, form: "the") }.
   *[one] { SEAT($seat) } a luat de jos { CARD($card, form: "the") }.
}
table-discards = { WHO($seat) ->
    [you] Tu ai pus jos { CARD($cards, form: "the") }.
   *[one] { SEAT($seat) } a pus jos { CARD($cards, form: "the") }.
}
table-trick = Mâna { $number }: { $plays }
table-trick-taken = { WHO($seat) ->
    [you] Mâna { $number }: { $plays } Tu ai dus-o.
   *[one] Mâna { $number }: { $plays } { SEAT($seat) } a dus-o.
}
