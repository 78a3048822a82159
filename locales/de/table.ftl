# Plätze, Spielregeln, Abmachungen, und eine Stellung in Sätzen erzählt.

# Wer lernt, sitzt bei S. `acc` und `dat` sind Akkusativ und Dativ.
seat = { $seat ->
    [S] du
    [SW] Südwest
    [W] West
    [NW] Nordwest
    [N] Nord
    [NE] Nordost
    [E] Ost
   *[SE] Südost
}
    .acc = { $seat ->
    [S] dich
   *[other] { seat }
}
    .dat = { $seat ->
    [S] dir
   *[other] { seat }
}

ruleset-traditional-2 = Traditionelle Regeln zu zweit
ruleset-traditional-3 = Traditionelle Regeln zu dritt
ruleset-traditional-4-classic = Traditionelle Regeln zu viert
ruleset-traditional-4-standard = Traditionelle Regeln zu viert, drei Karten vor dem Bieten und drei danach
ruleset-international-2 = Internationale Regeln zu zweit
ruleset-international-3 = Internationale Regeln zu dritt
ruleset-international-4 = Internationale Regeln zu viert
ruleset-international-5 = Internationale Regeln zu fünft
ruleset-international-6 = Internationale Regeln zu sechst
ruleset-talon = Internationale Regeln zu viert, mit Talon zum Tauschen
ruleset-no-bidding = Internationale Regeln zu viert, ohne Bieten
ruleset-table-trump = Internationale Regeln zu viert, ein Trumpf für die ganze Partie
ruleset-moldovan = Moldauische Regeln zu viert, doppelte Strafe

option-iber = { $value ->
    [true] mit Iber
   *[false] ohne Iber
}
option-overtrump = { $value ->
    [true] Übertrumpfen ist Pflicht
   *[false] Übertrumpfen ist keine Pflicht
}
option-announcements = { $value ->
    [true] Paare zählen
   *[false] Paare zählen nicht
}
option-points-per-game-point = { $value ->
    [1] jedes Auge zählt einen Punkt
   *[other] { $value } Augen machen einen Spielpunkt
}
option-penalty-factor = { $value ->
    [1] ein verfehltes Gebot kostet das Gebot einmal
    [2] ein verfehltes Gebot kostet das Doppelte
   *[other] ein verfehltes Gebot kostet das { $value }-Fache
}
option-partners = { $value ->
    [true] Partner sitzen sich gegenüber
   *[false] jeder spielt für sich
}
option-win-margin = { $value ->
    [1] ein Punkt Vorsprung reicht zum Sieg
   *[other] zum Sieg braucht man { $value } Punkte Vorsprung
}
option-first-lead = { $value ->
    [forehand] Vorhand spielt zuerst aus
   *[bid-winner] wer das Bieten gewinnt, spielt zuerst aus
}
option-all-pass = { $value ->
    [dealer-minimum] wenn alle passen, spielt der Geber mit dem niedrigsten Gebot
    [fixed-suit] wenn alle passen, ist eine feste Farbe Trumpf
    [forehand-zero] wenn alle passen, spielt Vorhand und verspricht nichts
   *[redeal] wenn alle passen, wird neu gegeben
}
option-fixed-suit = { $value ->
    [none] keine feste Farbe
   *[other] die feste Farbe ist { SUIT($value) }
}
option-target = gespielt wird bis { $value }

table-rules = { $size ->
    [0] { $ruleset }.
   *[other] { $ruleset }, { $options }.
}
table-dealer = { WHO($seat) ->
    [you] Du hast gegeben.
   *[one] { SEAT($seat) } hat gegeben.
}
table-call-bid = { WHO($seat) ->
    [you] Du hast { BID($amount) } geboten.
   *[one] { SEAT($seat) } hat { BID($amount) } geboten.
}
table-call-pass = { WHO($seat) ->
    [you] Du hast gepasst.
   *[one] { SEAT($seat) } hat gepasst.
}
table-bid = { WHO($seat) ->
    [you] Du hast das Bieten mit { BID($amount) } gewonnen.
   *[one] { SEAT($seat) } hat das Bieten mit { BID($amount) } gewonnen.
}
table-trump = Trumpf ist { SUIT($suit) }.
table-first-trick = Das ist der erste Stich der Runde.
table-no-trump-yet = Die Runde beginnt gerade, und noch gibt es keinen Trumpf.
table-turned = { WHO($seat) ->
    [you] Deine letzte Karte, { CARD($card, form: "nom") }, wurde aufgedeckt.
   *[one] Die letzte Karte von { SEAT($seat) }, { CARD($card, form: "nom") }, wurde aufgedeckt.
}
table-stock = { $number ->
    [one] Im Talon liegt noch 1 Karte.
   *[other] Im Talon liegen noch { $number } Karten.
}
table-stock-empty = Der Talon ist jetzt leer.
table-led = { WHO($seat) ->
    [you] Du hast { CARD($card, form: "acc") } ausgespielt.
   *[one] { SEAT($seat) } hat { CARD($card, form: "acc") } ausgespielt.
}
table-announced-lead = { WHO($seat) ->
    [you] Du hast { CARD($card, form: "acc") } ausgespielt und das Paar gemeldet.
   *[one] { SEAT($seat) } hat { CARD($card, form: "acc") } ausgespielt und das Paar gemeldet.
}
table-played = { WHO($seat) ->
    [you] Du hast { CARD($card, form: "acc") } gelegt.
   *[one] { SEAT($seat) } hat { CARD($card, form: "acc") } gelegt.
}
table-turn = { WHO($seat) ->
    [you] Du bist dran.
   *[one] { SEAT($seat) } ist dran.
}
table-turn-leads = { WHO($seat) ->
    [you] Du bist dran und spielst aus.
   *[one] { SEAT($seat) } ist dran und spielt aus.
}
table-pile = Im Stapel: { PILE($cards) }.
table-taken = { SIZE($cards) ->
    [0] { WHO($side) ->
        [you] Du hast keinen Stich gemacht.
        [ours] { CAP(SIDE($side)) } habt keinen Stich gemacht.
        [one] { SIDE($side) } hat keinen Stich gemacht.
       *[two] { SIDE($side) } haben keinen Stich gemacht.
    }
   *[other] { WHO($side) ->
        [you] Du hast in deinen Stichen: { PILE($cards) }.
        [ours] { CAP(SIDE($side)) } habt in euren Stichen: { PILE($cards) }.
        [one] { SIDE($side) } hat in den Stichen: { PILE($cards) }.
       *[two] { SIDE($side) } haben in ihren Stichen: { PILE($cards) }.
    }
}
table-announced = { SIZE($suits) ->
    [one] { WHO($side) ->
        [you] Du hast das Paar in { SUIT($suits) } gemeldet.
        [ours] { CAP(SIDE($side)) } habt das Paar in { SUIT($suits) } gemeldet.
        [one] { SIDE($side) } hat das Paar in { SUIT($suits) } gemeldet.
       *[two] { SIDE($side) } haben das Paar in { SUIT($suits) } gemeldet.
    }
   *[other] { WHO($side) ->
        [you] Du hast die Paare in { SUIT($suits) } gemeldet.
        [ours] { CAP(SIDE($side)) } habt die Paare in { SUIT($suits) } gemeldet.
        [one] { SIDE($side) } hat die Paare in { SUIT($suits) } gemeldet.
       *[two] { SIDE($side) } haben die Paare in { SUIT($suits) } gemeldet.
    }
}
table-scores = Der Spielstand: { $scores }. Gespielt wird bis { $target }.
table-score-part = { SIDE($side) } { SCORE($score) }
table-hand = { WHO($seat) ->
    [you] Dein Blatt: { $cards }.
   *[one] Das Blatt von { SEAT($seat) }: { $cards }.
}
table-friend-turn = Heute sitzt dein Freund auf deinem Platz, und er ist dran.
table-friend-leads = Heute sitzt dein Freund auf deinem Platz, und er spielt aus.
table-friend-hand = Das Blatt deines Freundes: { $cards }.
table-cards = Die Karten: { $cards }.
table-gives = { WHO($seat) ->
    [you] Du hast { SEAT($to) } { CARD($card, form: "acc") } gegeben.
   *[one] { SEAT($seat) } hat { SEAT($to, form: "dat") } { CARD($card, form: "acc") } gegeben.
}
table-draws = { WHO($seat) ->
    [you] Du hast { CARD($card, form: "acc") } gezogen.
   *[one] { SEAT($seat) } hat { CARD($card, form: "acc") } gezogen.
}
table-discards = { WHO($seat) ->
    [you] Du hast { CARD($cards, form: "acc") } weggelegt.
   *[one] { SEAT($seat) } hat { CARD($cards, form: "acc") } weggelegt.
}
table-trick = Stich { $number }: { $plays }
table-trick-taken = { WHO($seat) ->
    [you] Stich { $number }: { $plays } Der Stich geht an dich.
   *[one] Stich { $number }: { $plays } Der Stich geht an { SEAT($seat) }.
}
