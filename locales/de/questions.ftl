# Was gefragt wird, und Antworten in Worten: `answer-…`, wie man sie gibt, `.given` zurückgesagt, `.right` die richtige.

question-legal-plays = { WHO($seat) ->
    [you] Welche Karten darfst du spielen?
   *[one] Welche Karten darf { SEAT($seat) } spielen?
}
question-may-play = { WHO($seat) ->
    [you] Darfst du jetzt { CARD($card, form: "acc") } spielen?
   *[one] Darf { SEAT($seat) } jetzt { CARD($card, form: "acc") } spielen?
}
question-trick-winner = Wer macht diesen Stich?
question-trick-points = Wie viele Augen liegen in diesem Stich?
question-card-points = Wie viele Augen liegen in diesem Stapel?
question-side-total = { WHO($side) ->
    [you] Wie viele Augen hast du gemacht, Meldungen mitgezählt?
    [ours] Wie viele Augen habt ihr gemacht, { SIDE($side) }, Meldungen mitgezählt?
    [one] Wie viele Augen hat { SIDE($side) } gemacht, Meldungen mitgezählt?
   *[two] Wie viele Augen haben { SIDE($side) } gemacht, Meldungen mitgezählt?
}
question-game-points = { $side ->
    [none] { $total ->
        [one] Wie viele Spielpunkte macht 1 Auge?
       *[other] Wie viele Spielpunkte machen { $total } Augen?
    }
   *[some] { WHO($side) ->
        [you] Wie viele Spielpunkte hast du gemacht?
        [ours] Wie viele Spielpunkte habt ihr gemacht, { SIDE($side) }?
        [one] Wie viele Spielpunkte hat { SIDE($side) } gemacht?
       *[two] Wie viele Spielpunkte haben { SIDE($side) } gemacht?
    }
}
question-announcement = { WHO($seat) ->
    [you] Du spielst jetzt { CARD($card, form: "acc") }. Wie viel meldest du damit: 0, 20 oder 40?
   *[one] { SEAT($seat) } spielt jetzt { CARD($card, form: "acc") }. Wie viel wird damit gemeldet: 0, 20 oder 40?
}
question-legal-bids = Was darf der Nächste sagen? Nenne alles; ist das Bieten vorbei, antworte „nichts“.
question-auction-result = Wie steht es beim Bieten?
question-trump = Welche Farbe ist Trumpf?
question-first-leader = Wer spielt zum ersten Stich aus?
question-next-dealer = Wer gibt in der nächsten Runde?
question-deal = Wie viele Karten bekommt jeder zuerst, wie viele später noch, und wie viele bleiben übrig?
question-rank-order = Ordne diese Karten, die schwächste zuerst: { CARD($cards, join: "plain") }.
question-round-score = Wie ändert sich nach dieser Runde jeder Spielstand?
question-match-result = Hat schon jemand die Partie gewonnen, und wenn ja, wer?
question-find-revoke = Welche Karte verstieß zuerst gegen die Regeln, wenn überhaupt eine?
question-accusation = { $offence ->
    [talk] { WHO($accuser) ->
        [you] Du wirfst { SEAT($accused) } vor, dem Partner etwas über die Karten verraten zu haben.
       *[one] { SEAT($accuser) } wirft { SEAT($accused, form: "dat") } vor, dem Partner etwas über die Karten verraten
            zu haben.
    } { $true ->
        [true] Es stimmt.
       *[false] Es stimmt nicht.
    }
   *[revoke] { WHO($accuser) ->
        [you] Du wirfst { SEAT($accused) } eine Renonce vor.
       *[one] { SEAT($accuser) } wirft { SEAT($accused, form: "dat") } eine Renonce vor.
    }
} { $waived ->
    [true] Alle wollen die Strafe vergessen. Was folgt daraus?
   *[false] Was folgt daraus?
}
question-true-false = Richtig oder falsch? { $claim }
question-choice = Was stimmt? Wähle alles, was stimmt.

answer-legal-plays = { CARD($cards, form: "nom") }
    .given = Du hast { CARD($cards, form: "acc") } gewählt.
    .right = { SIZE($cards) ->
        [one] Nur { CARD($cards, form: "nom") } darf gespielt werden.
       *[other] Erlaubt sind { CARD($cards, form: "nom") }.
    }
answer-may-play = { $yes ->
    [true] ja
   *[false] nein
}
    .given = { $yes ->
        [true] Du hast Ja gesagt.
       *[false] Du hast Nein gesagt.
    }
    .right = { $yes ->
        [true] Ja, { CARD($card, form: "nom") } darf gespielt werden.
       *[false] Nein, { CARD($card, form: "nom") } darf nicht gespielt werden.
    }
answer-trick-winner = { SEAT($seat) }
    .given = { WHO($seat) ->
        [you] Du hast dich selbst genannt.
       *[one] Du hast { SEAT($seat) } genannt.
    }
    .right = { WHO($seat) ->
        [you] Den Stich machst du.
       *[one] Den Stich macht { SEAT($seat) }.
    }
answer-trick-points = { COUNT($number, of: "points") }
    .given = Du hast { COUNT($number, of: "points") } gezählt.
    .right = { $number ->
        [one] In diesem Stich liegt 1 Auge.
       *[other] In diesem Stich liegen { COUNT($number, of: "points") }.
    }
answer-card-points = { COUNT($number, of: "points") }
    .given = Du hast { COUNT($number, of: "points") } gezählt.
    .right = { $number ->
        [one] In diesem Stapel liegt 1 Auge.
       *[other] In diesem Stapel liegen { COUNT($number, of: "points") }.
    }
answer-side-total = { COUNT($number, of: "points") }
    .given = Du hast { COUNT($number, of: "points") } gezählt.
    .right = { WHO($side) ->
        [you] Du hast { COUNT($number, of: "points") } gemacht.
        [ours] { CAP(SIDE($side)) } habt { COUNT($number, of: "points") } gemacht.
        [one] { SIDE($side) } hat { COUNT($number, of: "points") } gemacht.
       *[two] { SIDE($side) } haben { COUNT($number, of: "points") } gemacht.
    }
answer-game-points = { COUNT($number, of: "game-points") }
    .given = Du hast gesagt: { COUNT($number, of: "game-points") }.
    .right = Das macht { COUNT($number, of: "game-points", form: "acc") }.
answer-announcement = { COUNT($number, of: "points") }
    .given = Du hast gesagt: { COUNT($number, of: "points") }.
    .right = { $number ->
        [0] Mit { CARD($card, form: "dat") } meldet man nichts.
       *[other] Mit { CARD($card, form: "dat") } meldet man { $number }.
    }
answer-legal-bids = { $size ->
    [0] nichts
   *[other] { $calls }
}
    .given = { $size ->
        [0] Du hast gesagt, dass das Bieten vorbei ist.
       *[other] Du hast genannt: { $calls }.
    }
    .right = { $size ->
        [0] Hier sagt niemand mehr etwas.
       *[other] Erlaubt ist: { $calls }.
    }
answer-auction-result = { $outcome ->
    [bid] { SEAT($seat) }, mit { BID($amount) }
    [open] { WHO($seat) ->
        [you] du bist als Nächstes dran
       *[one] { SEAT($seat) } ist als Nächstes dran
    }
    [redeal] es wird neu gegeben
   *[nobody] niemand ist gebunden
}
    .given = { $outcome ->
        [bid] Du hast gesagt, das Bieten geht an { SEAT($seat, form: "acc") }, mit { BID($amount) }.
        [open] { WHO($seat) ->
            [you] Du hast gesagt, dass du als Nächstes dran bist.
           *[one] Du hast gesagt, dass { SEAT($seat) } als Nächstes dran ist.
        }
        [redeal] Du hast gesagt, dass neu gegeben wird.
       *[nobody] Du hast gesagt, dass niemand gebunden ist.
    }
    .right = { $outcome ->
        [bid] Das Bieten geht an { SEAT($seat, form: "acc") }, mit { BID($amount) }.
        [open] { WHO($seat) ->
            [you] Das Bieten geht weiter, und du bist als Nächstes dran.
           *[one] Das Bieten geht weiter, und { SEAT($seat) } ist als Nächstes dran.
        }
        [redeal] Es wird neu gegeben.
       *[nobody] Niemand ist gebunden.
    }
answer-trump = { SUIT($suit) }
    .given = Du hast { SUIT($suit) } gesagt.
    .right = Trumpf ist { SUIT($suit) }.
answer-first-leader = { SEAT($seat) }
    .given = { WHO($seat) ->
        [you] Du hast dich selbst genannt.
       *[one] Du hast { SEAT($seat) } genannt.
    }
    .right = { WHO($seat) ->
        [you] Du spielst zuerst aus.
       *[one] { SEAT($seat) } spielt zuerst aus.
    }
answer-next-dealer = { SEAT($seat) }
    .given = { WHO($seat) ->
        [you] Du hast dich selbst genannt.
       *[one] Du hast { SEAT($seat) } genannt.
    }
    .right = { WHO($seat) ->
        [you] Als Nächstes gibst du.
       *[one] Als Nächstes gibt { SEAT($seat) }.
    }
answer-deal = zuerst { $each }, später { $then }, übrig { $left }
    .given = Du hast gesagt: zuerst { $each }, später { $then }, übrig { $left }.
    .right = Jeder bekommt zuerst { $each } und später { $then }; übrig bleiben { $left }.
answer-rank-order = { CARD($cards, join: "plain") }
    .given = Deine Reihenfolge: { CARD($cards, join: "plain") }.
    .right = Von schwach nach stark: { CARD($cards, join: "plain") }.
answer-round-score = { $scores }
    .given = Du hast gesagt: { $scores }.
    .right = So ändern sich die Spielstände: { $scores }.
answer-match-result = { $side ->
    [none] die Partie geht weiter
   *[some] { WHO($side) ->
        [you] du hast gewonnen
        [ours] { SIDE($side) } habt gewonnen
        [one] { SIDE($side) } hat gewonnen
       *[two] { SIDE($side) } haben gewonnen
    }
}
    .given = { $side ->
        [none] Du hast gesagt, dass die Partie weitergeht.
       *[some] { WHO($side) ->
            [you] Du hast gesagt, dass du gewonnen hast.
            [ours] Du hast gesagt, dass { SIDE($side) } gewonnen habt.
            [one] Du hast gesagt, dass { SIDE($side) } gewonnen hat.
           *[two] Du hast gesagt, dass { SIDE($side) } gewonnen haben.
        }
    }
    .right = { $side ->
        [none] Die Partie geht weiter.
       *[some] { WHO($side) ->
            [you] Du hast die Partie gewonnen.
            [ours] { CAP(SIDE($side)) } habt die Partie gewonnen.
            [one] { SIDE($side) } hat die Partie gewonnen.
           *[two] { SIDE($side) } haben die Partie gewonnen.
        }
    }
answer-find-revoke = { $seat ->
    [none] keine
    [S] deine Karte in Stich { $trick }
   *[some] die Karte von { SEAT($seat) } in Stich { $trick }
}
    .given = { $seat ->
        [none] Du hast gesagt, dass jede Karte erlaubt war.
        [S] Du hast deine eigene Karte in Stich { $trick } genannt.
       *[some] Du hast die Karte von { SEAT($seat) } in Stich { $trick } genannt.
    }
    .right = { $seat ->
        [none] Jede Karte war erlaubt.
        [S] Es war deine Karte in Stich { $trick }.
       *[some] Es war die Karte von { SEAT($seat) } in Stich { $trick }.
    }
answer-accusation = { $void ->
    [true] { $scores }; die Runde gilt nicht
   *[false] { $scores }; die Runde geht weiter
}
    .given = { $void ->
        [true] Du hast gesagt: { $scores }, und die Runde gilt nicht.
       *[false] Du hast gesagt: { $scores }, und die Runde geht weiter.
    }
    .right = { $void ->
        [true] { CAP($scores) }; die Runde gilt nicht.
       *[false] { CAP($scores) }; die Runde geht weiter.
    }
answer-true-false = { $yes ->
    [true] richtig
   *[false] falsch
}
    .given = { $yes ->
        [true] Du hast gesagt, das ist richtig.
       *[false] Du hast gesagt, das ist falsch.
    }
    .right = { $yes ->
        [true] Das ist richtig.
       *[false] Das ist falsch.
    }
answer-choice = { $texts }
    .given = Du hast gewählt: { $texts }.
    .right = Die richtige Antwort: { $texts }.

score-change = { SIDE($side) } { SIGNED($change) }
