# Was eine Antwort übersehen hat: eine Nachricht für jede Bemerkung in `tutor/drill/remarks.py`, mit ihren Feldern als
# Argumenten, und `$seat`, wer dran ist.

not-of-suit-led = { WHO($seat) ->
    [you] { CAP(CARD($card, form: "nom")) } darf nicht gespielt werden: { $held ->
        [one] Du hast noch eine { SUIT($led) }-Karte, und { SUIT($led) } ist ausgespielt.
       *[other] Du hast noch { $held } { SUIT($led) }-Karten, und { SUIT($led) } ist ausgespielt.
    }
   *[one] { CAP(CARD($card, form: "nom")) } darf nicht gespielt werden: { $held ->
        [one] { SEAT($seat) } hat noch eine { SUIT($led) }-Karte, und { SUIT($led) } ist ausgespielt.
       *[other] { SEAT($seat) } hat noch { $held } { SUIT($led) }-Karten, und { SUIT($led) } ist ausgespielt.
    }
}
    .friend = { CAP(CARD($card, form: "nom")) } darf nicht gespielt werden: Dein Freund hat
        { COUNT($held, of: "cards") } in { SUIT($led) }, der ausgespielten Farbe.
too-low-in-suit = { CAP(CARD($card, form: "nom")) } darf nicht gespielt werden, denn
    { CARD($card, form: "pron") } schlägt { CARD($to_beat, form: "acc") } nicht, eine andere Karte in diesem Blatt schon.
not-a-trump = { WHO($seat) ->
    [you] { CAP(CARD($card, form: "nom")) } darf nicht gespielt werden: Du hast { SUIT($led, form: "none") }, aber { $held ->
        [one] noch einen Trumpf, und Trumpf ist { SUIT($trump) }.
       *[other] noch { $held } Trümpfe, und Trumpf ist { SUIT($trump) }.
    }
   *[one] { CAP(CARD($card, form: "nom")) } darf nicht gespielt werden: { SEAT($seat) } hat
        { SUIT($led, form: "none") }, aber { $held ->
        [one] noch einen Trumpf, und Trumpf ist { SUIT($trump) }.
       *[other] noch { $held } Trümpfe, und Trumpf ist { SUIT($trump) }.
    }
}
    .friend = { CAP(CARD($card, form: "nom")) } darf nicht gespielt werden: Dein Freund hat
        { SUIT($led, form: "none") }, aber { COUNT($held, of: "cards") } in { SUIT($trump) }, und das ist Trumpf.
too-low-trump = { CAP(CARD($card, form: "nom")) } darf nicht gespielt werden: Dieser Trumpf schlägt
    { CARD($to_beat, form: "acc") } nicht, ein anderer in diesem Blatt schon.

forgot-lead = { CAP(CARD($card, form: "nom")) } ist auch erlaubt: Beim Ausspielen geht jede Karte.
forgot-while-stock = { CAP(CARD($card, form: "nom")) } ist auch erlaubt: Solange im Talon Karten liegen, muss niemand
    { SUIT($led) } bedienen.
forgot-in-suit = { CAP(CARD($card, form: "nom")) } ist auch erlaubt: Jede { SUIT($led) }-Karte geht.
forgot-beating = { CAP(CARD($card, form: "nom")) } ist auch erlaubt: Diese Karte schlägt
    { CARD($to_beat, form: "acc") }.
forgot-trump = { CAP(CARD($card, form: "nom")) } ist auch erlaubt: Jeder Trumpf geht, also jede { SUIT($trump) }-Karte.
forgot-overtrump = { CAP(CARD($card, form: "nom")) } ist auch erlaubt: Dieser Trumpf schlägt
    { CARD($to_beat, form: "acc") }.
forgot-undertrump = { CAP(CARD($card, form: "nom")) } ist auch erlaubt: Dieser Trumpf schlägt
    { CARD($unbeaten, form: "acc") } nicht, aber Trumpf ist Trumpf.
forgot-discard = { CAP(CARD($card, form: "nom")) } ist auch erlaubt: Ohne { SUIT($led) } und ohne Trumpf geht jede
    Karte.

off-suit-cant-win = { CAP(CARD($card, form: "nom")) } kann den Stich nicht machen, denn { CARD($card, form: "pron") }
    ist weder { SUIT($led) } noch Trumpf.
beaten-in-suit = { CAP(CARD($by, form: "nom")) } schlägt { CARD($card, form: "acc") }.
beaten-by-trump = { CAP(CARD($by, form: "nom")) } ist Trumpf und schlägt { CARD($card, form: "acc") }.

card-left-out = { CAP(CARD($card, form: "nom")) } fehlt wohl in deiner Rechnung: { $points } Augen.
counted-too-few = { $by ->
    [one] Das ist 1 zu wenig.
   *[other] Das sind { $by } zu wenig.
}
counted-too-many = { $by ->
    [one] Das ist 1 zu viel.
   *[other] Das sind { $by } zu viel.
}
pairs-left-out = Die Meldungen zählen auch: noch { COUNT($points, of: "points") } dazu.
next-point-at = Für { COUNT($given, of: "game-points") } bräuchte es { $needed } Augen, und hier gibt es nur
    { $total }.
point-reached-at = { $given ->
    [0] Einen Spielpunkt gibt es doch: Schon { $needed } Augen bringen einen, und hier sind es { $total }.
    [one] 1 Spielpunkt ist zu wenig: Schon { $needed } Augen bringen mehr, und hier sind es { $total }.
   *[other] { $given } Spielpunkte sind zu wenig: Schon { $needed } Augen bringen mehr, und hier sind es { $total }.
}
worth-more = Das zählt mehr als { $given }, nämlich { $worth }.
worth-less = Das zählt weniger als { $given }, nämlich { $worth }.

bid-too-low = { CAP(BID($bid)) } ist zu niedrig, denn { BID($to_beat) } ist schon geboten.
bid-forgotten = { CAP(BID($bid)) } darf man auch bieten.
pass-forgotten = Passen darf man immer.
still-bidding = { WHO($seat) ->
    [you] Das Bieten ist noch nicht vorbei: Du kommst noch dran.
   *[one] Das Bieten ist noch nicht vorbei: { SEAT($seat) } kommt noch dran.
}
nobody-left-to-bid = Das Bieten ist vorbei, denn es kommt niemand mehr dran.
bid-was-beaten = { WHO($by) ->
    [you] { CAP(BID($amount)) } wurde überboten: Du hast { BID($higher) } geboten.
   *[one] { CAP(BID($amount)) } wurde überboten: { SEAT($by) } hat { BID($higher) } geboten.
}
bid-not-final = { WHO($next_seat) ->
    [you] { CAP(BID($amount)) } ist bisher das Höchste, aber du kommst noch dran.
   *[one] { CAP(BID($amount)) } ist bisher das Höchste, aber { SEAT($next_seat) } kommt noch dran.
}
speaks-not-now = { WHO($next_seat) ->
    [you] Beim Bieten bist jetzt du dran.
   *[one] Beim Bieten ist jetzt { SEAT($next_seat) } dran.
}
somebody-bid = { WHO($seat) ->
    [you] Es hat doch jemand geboten: du, und zwar { BID($amount) }.
   *[one] Es hat doch jemand geboten: { SEAT($seat) }, und zwar { BID($amount) }.
}
nobody-bid = Niemand hat geboten: Alle haben gepasst.
not-the-trump = Nicht { SUIT($suit) } ist Trumpf, sondern { SUIT($trump) }.
leads-not = { WHO($leader) ->
    [you] Du spielst zuerst aus.
   *[one] { SEAT($leader) } spielt zuerst aus.
}
deals-not = { WHO($dealer) ->
    [you] Als Nächstes gibst du.
   *[one] Als Nächstes gibt { SEAT($dealer) }.
}
dealt-otherwise = { $part ->
    [each] Zuerst bekommt jeder { $right }, nicht { $given }.
    [then] Später bekommt jeder { $right }, nicht { $given }.
   *[left] Übrig bleiben { $right }, nicht { $given }.
}
stands-elsewhere = { CAP(CARD($card, form: "nom")) } ist stärker als { CARD($under, form: "nom") }.

change-off = { WHO($side) ->
    [you] Dein Spielstand ändert sich um { SIGNED($right) }, nicht um { SIGNED($given) }.
    [ours] Euer Spielstand ändert sich um { SIGNED($right) }, nicht um { SIGNED($given) }.
   *[one] Der Spielstand von { SIDE($side) } ändert sich um { SIGNED($right) }, nicht um { SIGNED($given) }.
}
round-is-void = { WHO($accused) ->
    [you] Du hast wirklich eine Renonce begangen, also gilt die Runde nicht.
   *[one] { SEAT($accused) } hat wirklich eine Renonce begangen, also gilt die Runde nicht.
}
round-goes-on = Die Runde gilt und geht weiter.
has-not-won = { WHO($side) ->
    [you] Mit { SCORE($score) } hast du nicht gewonnen.
    [ours] Mit { SCORE($score) } habt ihr, { SIDE($side) }, nicht gewonnen.
    [one] Mit { SCORE($score) } hat { SIDE($side) } nicht gewonnen.
   *[two] Mit { SCORE($score) } haben { SIDE($side) } nicht gewonnen.
}
match-is-over = { WHO($side) ->
    [you] Mit { SCORE($score) } hast du gewonnen, also ist die Partie vorbei.
    [ours] Mit { SCORE($score) } habt ihr, { SIDE($side) }, gewonnen, also ist die Partie vorbei.
    [one] Mit { SCORE($score) } hat { SIDE($side) } gewonnen, also ist die Partie vorbei.
   *[two] Mit { SCORE($score) } haben { SIDE($side) } gewonnen, also ist die Partie vorbei.
}
play-was-lawful = { CAP(CARD($card, form: "nom")) } in Stich { $trick } war erlaubt. { $why }
revoked-earlier = { CAP(CARD($card, form: "nom")) } in Stich { $trick } war zwar gegen die Regeln, aber vorher war es
    schon eine andere Karte.
revoke-overlooked = { CAP(CARD($card, form: "nom")) } in Stich { $trick } war gegen die Regeln.
statement-is = { $true ->
    [true] Die Aussage ist richtig.
   *[false] Die Aussage ist falsch.
}
choice-off = { $chosen ->
    [true] Nummer { $place } stimmt nicht.
   *[false] Nummer { $place } stimmt auch.
}
