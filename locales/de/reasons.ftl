# Warum eine Antwort so ist, wie sie ist: eine Nachricht für jeden Grund in `tutor/rules/reasons.py`, mit seinen Feldern
# als Argumenten (und `$seat`, wer dran ist, bei den Pflichten). `.short` bestätigt eine richtige Antwort, `.past`
# erzählt von einer verletzten Pflicht, `…-part` ist ein Teil einer Summe.

# -- Pflichten ---------------------------------------------------------------------------------------------------------

lead-anything = { WHO($seat) ->
    [you] Auf dem Tisch liegt noch nichts: Du spielst aus und darfst jede deiner Karten nehmen.
   *[one] Auf dem Tisch liegt noch nichts: { SEAT($seat) } spielt aus und darf jede Karte nehmen.
}
    .short = Wer ausspielt, darf jede Karte nehmen.
    .past = Beim Ausspielen war jede Karte erlaubt.

anything-while-stock = { WHO($seat) ->
    [you] { SUIT($led) } wurde ausgespielt, aber im Talon liegen noch Karten: So lange darfst du jede Karte legen.
   *[one] { SUIT($led) } wurde ausgespielt, aber im Talon liegen noch Karten: So lange darf { SEAT($seat) } jede Karte
        legen.
}
    .short = Solange im Talon Karten liegen, muss niemand bedienen.
    .past = { SUIT($led) } war ausgespielt, aber solange im Talon Karten lagen, war jede Karte erlaubt.

# `$unbeaten`: Iber ist abgemacht, und keine Karte im Blatt schlägt diese. `$ruffed`: Iber ist abgemacht, und dieser
# Trumpf hat es für den Stich beendet.
follow-suit = { $unbeaten ->
    [none] { $ruffed ->
        [none] { WHO($seat) ->
            [you] { SUIT($led) } wurde ausgespielt, und du hast { SUIT($led) }: Du musst bedienen, und jede
                { SUIT($led) }-Karte ist erlaubt.
           *[one] { SUIT($led) } wurde ausgespielt, und { SEAT($seat) } hat { SUIT($led) }: { SEAT($seat) } muss
                bedienen, und jede { SUIT($led) }-Karte ist erlaubt.
        }
       *[some] { WHO($seat) ->
            [you] { SUIT($led) } wurde ausgespielt, und du hast { SUIT($led) }: Du musst bedienen. Mit
                { CARD($ruffed, form: "dat") } ist hier schon gestochen, also bindet Iber niemanden mehr: Jede
                { SUIT($led) }-Karte ist erlaubt.
           *[one] { SUIT($led) } wurde ausgespielt, und { SEAT($seat) } hat { SUIT($led) }: { SEAT($seat) } muss
                bedienen. Mit { CARD($ruffed, form: "dat") } ist hier schon gestochen, also bindet Iber niemanden mehr:
                Jede { SUIT($led) }-Karte ist erlaubt.
        }
    }
   *[some] { WHO($seat) ->
        [you] { SUIT($led) } wurde ausgespielt, und du musst bedienen. Aber keine deiner { SUIT($led) }-Karten schlägt
            { CARD($unbeaten, form: "acc") }. Dann verlangt Iber nichts von dir: Jede { SUIT($led) }-Karte ist erlaubt.
       *[one] { SUIT($led) } wurde ausgespielt, und { SEAT($seat) } muss bedienen. Aber keine { SUIT($led) }-Karte in
            diesem Blatt schlägt { CARD($unbeaten, form: "acc") }. Dann verlangt Iber nichts: Jede { SUIT($led) }-Karte
            ist erlaubt.
    }
}
    .short = { $unbeaten ->
        [none] { $ruffed ->
            [none] { WHO($seat) ->
                [you] Du kannst die Farbe bedienen, also muss es { SUIT($led) } sein, egal ob hoch oder niedrig.
               *[one] { SEAT($seat) } kann die Farbe bedienen, also muss es { SUIT($led) } sein, egal ob hoch oder niedrig.
            }
           *[some] Ist einmal gestochen, gilt Iber in diesem Stich nicht mehr: Jede { SUIT($led) }-Karte ist erlaubt.
        }
       *[some] Nichts in diesem Blatt schlägt { CARD($unbeaten, form: "acc") }, also ist jede { SUIT($led) }-Karte
            erlaubt.
    }
    .past = { WHO($seat) ->
        [you] { SUIT($led) } war ausgespielt, und du hattest { SUIT($led) }: Du musstest bedienen.
       *[one] { SUIT($led) } war ausgespielt, und { SEAT($seat) } hatte { SUIT($led) }: { SEAT($seat) } musste bedienen.
    }

beat-in-suit = { WHO($seat) ->
    [you] { SUIT($led) } wurde ausgespielt, und an diesem Tisch gilt Iber: Du hast eine { SUIT($led) }-Karte, die
        { CARD($to_beat, form: "acc") } schlägt, also musst du übernehmen.
   *[one] { SUIT($led) } wurde ausgespielt, und an diesem Tisch gilt Iber: { SEAT($seat) } hat eine
        { SUIT($led) }-Karte, die { CARD($to_beat, form: "acc") } schlägt, und muss übernehmen.
}
    .short = { WHO($seat) ->
        [you] Iber: Du kannst { CARD($to_beat, form: "acc") } schlagen, also musst du auch.
       *[one] Iber: { SEAT($seat) } kann { CARD($to_beat, form: "acc") } schlagen und muss es auch.
    }
    .past = { WHO($seat) ->
        [you] { SUIT($led) } war ausgespielt, und Iber war abgemacht: Du hattest eine { SUIT($led) }-Karte, die
            { CARD($to_beat, form: "acc") } schlägt, und musstest übernehmen.
       *[one] { SUIT($led) } war ausgespielt, und Iber war abgemacht: { SEAT($seat) } hatte eine { SUIT($led) }-Karte,
            die { CARD($to_beat, form: "acc") } schlägt, und musste übernehmen.
    }

# `$ruffed`: der Trumpf im Stich, wo ihn niemand schlagen muss; `$iber`: ob Iber es sonst verlangt hätte.
trump-in = { $ruffed ->
    [none] { WHO($seat) ->
        [you] { SUIT($led) } wurde ausgespielt, und du hast { SUIT($led, form: "none") }. Aber du hast Trumpf, nämlich
            { SUIT($trump) }: Du musst stechen, egal mit welchem Trumpf.
       *[one] { SUIT($led) } wurde ausgespielt, und { SEAT($seat) } hat { SUIT($led, form: "none") }, aber Trumpf,
            nämlich { SUIT($trump) }: { SEAT($seat) } muss stechen, egal mit welchem Trumpf.
    }
   *[some] { $iber ->
        [true] { WHO($seat) ->
            [you] { SUIT($led) } wurde ausgespielt, und du hast { SUIT($led, form: "none") }, also musst du
                stechen. Mit { CARD($ruffed, form: "dat") } ist hier schon gestochen, also bindet Iber niemanden mehr:
                Jeder Trumpf ist erlaubt.
           *[one] { SUIT($led) } wurde ausgespielt, und { SEAT($seat) } hat { SUIT($led, form: "none") } und muss
                stechen. Mit { CARD($ruffed, form: "dat") } ist hier schon gestochen, also bindet Iber niemanden mehr:
                Jeder Trumpf ist erlaubt.
        }
       *[false] { WHO($seat) ->
            [you] { SUIT($led) } wurde ausgespielt, und du hast { SUIT($led, form: "none") }, also musst du
                stechen. Mit { CARD($ruffed, form: "dat") } ist schon gestochen, aber an diesem Tisch muss niemand
                übertrumpfen: Jeder Trumpf ist erlaubt.
           *[one] { SUIT($led) } wurde ausgespielt, und { SEAT($seat) } hat { SUIT($led, form: "none") } und muss
                stechen. Mit { CARD($ruffed, form: "dat") } ist schon gestochen, aber an diesem Tisch muss niemand
                übertrumpfen: Jeder Trumpf ist erlaubt.
        }
    }
}
    .short = { WHO($seat) ->
        [you] Du hast { SUIT($led, form: "none") }, aber Trumpf, also muss es Trumpf sein, egal welcher.
       *[one] { SEAT($seat) } hat { SUIT($led, form: "none") }, aber Trumpf, also muss es Trumpf sein, egal welcher.
    }
    .past = { WHO($seat) ->
        [you] { SUIT($led) } war ausgespielt: Du hattest { SUIT($led, form: "none") }, aber Trumpf, und musstest
            stechen.
       *[one] { SUIT($led) } war ausgespielt: { SEAT($seat) } hatte { SUIT($led, form: "none") }, aber Trumpf, und
            musste stechen.
    }

overtrump = { WHO($seat) ->
    [you] { SUIT($led) } wurde ausgespielt, und du hast { SUIT($led, form: "none") }, also musst du stechen. Mit
        { CARD($to_beat, form: "dat") } ist schon gestochen, und du hast einen höheren Trumpf: Du musst übertrumpfen.
   *[one] { SUIT($led) } wurde ausgespielt, und { SEAT($seat) } hat { SUIT($led, form: "none") } und muss stechen. Mit
        { CARD($to_beat, form: "dat") } ist schon gestochen, und { SEAT($seat) } hat einen höheren Trumpf:
        { SEAT($seat) } muss übertrumpfen.
}
    .short = { WHO($seat) ->
        [you] Du musst stechen, und weil du { CARD($to_beat, form: "acc") } übertrumpfen kannst, musst du auch
            übertrumpfen.
       *[one] { SEAT($seat) } muss stechen, und wer { CARD($to_beat, form: "acc") } übertrumpfen kann, muss
            übertrumpfen.
    }
    .past = { WHO($seat) ->
        [you] { SUIT($led) } war ausgespielt, und du hattest { SUIT($led, form: "none") }: Du musstest stechen. Einer
            deiner Trümpfe war höher als { CARD($to_beat, form: "nom") }, also musstest du übertrumpfen.
       *[one] { SUIT($led) } war ausgespielt, und { SEAT($seat) } hatte { SUIT($led, form: "none") } und musste stechen.
            Ein Trumpf in diesem Blatt war höher als { CARD($to_beat, form: "nom") }, also musste { SEAT($seat) }
            übertrumpfen.
    }

undertrump = { WHO($seat) ->
    [you] { SUIT($led) } wurde ausgespielt, und du hast { SUIT($led, form: "none") }, also musst du stechen.
        Keiner deiner Trümpfe schlägt { CARD($unbeaten, form: "acc") }, aber einen musst du trotzdem legen, egal
        welchen.
   *[one] { SUIT($led) } wurde ausgespielt, und { SEAT($seat) } hat { SUIT($led, form: "none") } und muss
        stechen. Keiner dieser Trümpfe schlägt { CARD($unbeaten, form: "acc") }, aber einer muss trotzdem her, egal
        welcher.
}
    .short = Wer { SUIT($led, form: "none") } hat, muss Trumpf spielen, auch einen, der zu klein ist.
    .past = { WHO($seat) ->
        [you] { SUIT($led) } war ausgespielt: Du hattest { SUIT($led, form: "none") }, aber Trümpfe. Keiner davon schlug
            { CARD($unbeaten, form: "acc") }, aber einen musstest du trotzdem legen.
       *[one] { SUIT($led) } war ausgespielt: { SEAT($seat) } hatte { SUIT($led, form: "none") }, aber Trümpfe. Keiner
            davon schlug { CARD($unbeaten, form: "acc") }, aber einer musste trotzdem her.
    }

discard-anything = { $trump ->
    [none] { WHO($seat) ->
        [you] { SUIT($led) } wurde ausgespielt, und du hast { SUIT($led, form: "none") }; Trumpf gibt es noch nicht. Du
            darfst jede Karte abwerfen, aber den Stich macht sie nicht.
       *[one] { SUIT($led) } wurde ausgespielt, und { SEAT($seat) } hat { SUIT($led, form: "none") }; Trumpf gibt es
            noch nicht. Abgeworfen werden darf jede Karte, aber den Stich macht sie nicht.
    }
   *[some] { SAME($led, $trump) ->
        [yes] { WHO($seat) ->
            [you] Trumpf wurde ausgespielt, nämlich { SUIT($led) }, und du hast { SUIT($led, form: "none") }: Du darfst
                jede Karte abwerfen, aber den Stich macht sie nicht.
           *[one] Trumpf wurde ausgespielt, nämlich { SUIT($led) }, und { SEAT($seat) } hat
                { SUIT($led, form: "none") }: Abgeworfen werden darf jede Karte, aber den Stich macht sie nicht.
        }
       *[no] { WHO($seat) ->
            [you] { SUIT($led) } wurde ausgespielt, { SUIT($trump) } ist Trumpf, und du hast beides nicht: Du darfst
                jede Karte abwerfen, aber den Stich macht sie nicht.
           *[one] { SUIT($led) } wurde ausgespielt, { SUIT($trump) } ist Trumpf, und { SEAT($seat) } hat beides nicht:
                Abgeworfen werden darf jede Karte, aber den Stich macht sie nicht.
        }
    }
}
    .short = { WHO($seat) ->
        [you] Du kannst weder bedienen noch stechen, also darfst du jede Karte abwerfen.
       *[one] { SEAT($seat) } kann weder bedienen noch stechen und darf jede Karte abwerfen.
    }
    .past = { SUIT($led) } war ausgespielt, und wer weder { SUIT($led) } noch Trumpf hat, darf jede Karte abwerfen.

# -- Stiche und Karten -------------------------------------------------------------------------------------------------

taken-by-trump = { $trumps ->
    [one] { WHO($seat) ->
        [you] Du machst den Stich mit { CARD($card, form: "dat") }: { SUIT($trump) } ist Trumpf, und sonst hat niemand
            Trumpf gelegt.
       *[one] { SEAT($seat) } macht den Stich mit { CARD($card, form: "dat") }: { SUIT($trump) } ist Trumpf, und sonst
            hat niemand Trumpf gelegt.
    }
    [2] { WHO($seat) ->
        [you] Du machst den Stich mit { CARD($card, form: "dat") }: { SUIT($trump) } ist Trumpf, und von den zwei
            Trümpfen im Stich ist das der höhere.
       *[one] { SEAT($seat) } macht den Stich mit { CARD($card, form: "dat") }: { SUIT($trump) } ist Trumpf, und von den
            zwei Trümpfen im Stich ist das der höhere.
    }
   *[other] { WHO($seat) ->
        [you] Du machst den Stich mit { CARD($card, form: "dat") }: { SUIT($trump) } ist Trumpf, und von den
            { $trumps ->
                [3] drei
                [4] vier
               *[other] { $trumps }
            } Trümpfen im Stich ist das der höchste.
       *[one] { SEAT($seat) } macht den Stich mit { CARD($card, form: "dat") }: { SUIT($trump) } ist Trumpf, und von den
            { $trumps ->
                [3] drei
                [4] vier
               *[other] { $trumps }
            } Trümpfen im Stich ist das der höchste.
    }
}
    .short = Trumpf sticht jede andere Farbe, egal wie hoch.

taken-in-suit = { SAME($led, $trump) ->
    [yes] { WHO($seat) ->
        [you] Du machst den Stich mit { CARD($card, form: "dat") }: Trumpf wurde ausgespielt, und das ist der höchste.
       *[one] { SEAT($seat) } macht den Stich mit { CARD($card, form: "dat") }: Trumpf wurde ausgespielt, und das ist
            der höchste.
    }
   *[no] { $mixed ->
        [true] { WHO($seat) ->
            [you] Du machst den Stich mit { CARD($card, form: "dat") }: Niemand hat gestochen, und das ist die höchste
                { SUIT($led) }-Karte. Andere Farben zählen hier nicht, und wären sie noch so hoch.
           *[one] { SEAT($seat) } macht den Stich mit { CARD($card, form: "dat") }: Niemand hat gestochen, und das ist die
                höchste { SUIT($led) }-Karte. Andere Farben zählen hier nicht, und wären sie noch so hoch.
        }
       *[false] { WHO($seat) ->
            [you] Du machst den Stich mit { CARD($card, form: "dat") }: Niemand hat gestochen, und das ist die höchste
                { SUIT($led) }-Karte.
           *[one] { SEAT($seat) } macht den Stich mit { CARD($card, form: "dat") }: Niemand hat gestochen, und das ist die
                höchste { SUIT($led) }-Karte.
        }
    }
}
    .short = { SAME($led, $trump) ->
        [yes] Der höchste Trumpf macht den Stich.
       *[no] Niemand hat gestochen, also macht die höchste { SUIT($led) }-Karte den Stich.
    }

cards-counted = { $parts ->
    [none] Keine Karte, also auch keine Augen.
   *[other] { CAP($parts) }: zusammen { COUNT($total, of: "points") }.
}
    .short = { $parts ->
        [none] Keine Karte, keine Augen.
       *[other] Zusammen { COUNT($total, of: "points") }: { $parts }.
    }
cards-counted-part = { CARD($card) } { $points }
# Von vielen Karten: alle eines Ranges. `$card` ist eine davon.
cards-counted-rank = { $count ->
    [one] { RANK($card, form: "a") } ({ $points })
   *[other] { $count } { RANK($card, form: "many") } ({ $points })
}

side-counted = { $pairs ->
    [none] { WHO($side) ->
        [you] Du hast { COUNT($cards, of: "points") } in den Stichen.
        [ours] { CAP(SIDE($side)) } habt { COUNT($cards, of: "points") } in den Stichen.
        [one] { SIDE($side) } hat { COUNT($cards, of: "points") } in den Stichen.
       *[two] { SIDE($side) } haben { COUNT($cards, of: "points") } in den Stichen.
    }
   *[some] { WHO($side) ->
        [you] Du hast { COUNT($cards, of: "points") } in den Stichen und { $pairs } gemeldet:
            { $cards } + { $announcements } = { $total }.
        [ours] { CAP(SIDE($side)) } habt { COUNT($cards, of: "points") } in den Stichen und { $pairs } gemeldet:
            { $cards } + { $announcements } = { $total }.
        [one] { SIDE($side) } hat { COUNT($cards, of: "points") } in den Stichen und { $pairs } gemeldet:
            { $cards } + { $announcements } = { $total }.
       *[two] { SIDE($side) } haben { COUNT($cards, of: "points") } in den Stichen und { $pairs } gemeldet:
            { $cards } + { $announcements } = { $total }.
    }
}
    .short = { $pairs ->
        [none] { CAP(SIDE($side)) }: { COUNT($total, of: "points") } in den Stichen.
       *[some] { CAP(SIDE($side)) }: { $cards } in den Stichen + { $announcements } gemeldet = { $total }.
    }
side-counted-part = { $worth } in { SUIT($suit) }

game-points-counted = { $per ->
    [1] An diesem Tisch zählt jedes Auge einen Punkt, also bleibt es bei { $total }.
   *[other] { $points ->
        [0] Ein Spielpunkt braucht { COUNT($per, of: "points") }, und { $total } sind weniger: kein Spielpunkt.
       *[other] { $rest ->
            [0] { $total } sind genau { $points } × { $per }: { COUNT($points, of: "game-points") }.
           *[other] { $points } × { $per } = { $counted }, also machen { $total } Augen
                { COUNT($points, of: "game-points") }; der Rest, { $rest }, zählt nicht.
        }
    }
}
    .short = { $per ->
        [1] An diesem Tisch zählt jedes Auge einen Punkt.
       *[other] Je { $per } Augen machen einen Spielpunkt, und der Rest zählt nicht.
    }

# -- Meldungen ---------------------------------------------------------------------------------------------------------

pair-announced = { SAME($suit, $trump) ->
    [yes] { WHO($seat) ->
        [you] Du spielst aus und hast { PAIR($suit) } zusammen auf der Hand. { SUIT($suit) } ist Trumpf, also zählt das
            Paar { $worth }.
       *[one] { SEAT($seat) } spielt aus und hat { PAIR($suit) } zusammen auf der Hand. { SUIT($suit) } ist Trumpf, also
            zählt das Paar { $worth }.
    }
   *[no] { WHO($seat) ->
        [you] Du spielst aus und hast { PAIR($suit) } zusammen auf der Hand. { SUIT($suit) } ist nicht Trumpf, also
            zählt das Paar { $worth }.
       *[one] { SEAT($seat) } spielt aus und hat { PAIR($suit) } zusammen auf der Hand. { SUIT($suit) } ist nicht
            Trumpf, also zählt das Paar { $worth }.
    }
}
    .short = { SAME($suit, $trump) ->
        [yes] Wer { PAIR($suit) } hat und eine der beiden Karten ausspielt, meldet in Trumpf { $worth }.
       *[no] Wer { PAIR($suit) } hat und eine der beiden Karten ausspielt, meldet { $worth }.
    }

opening-pair-is-trump = { WHO($seat) ->
    [you] Du hast { PAIR($suit) }, und die erste ausgespielte Karte macht ihre Farbe zum Trumpf: Das Paar ist sofort ein
        Trumpfpaar und zählt { $worth }.
   *[one] { SEAT($seat) } hat { PAIR($suit) }, und die erste ausgespielte Karte macht ihre Farbe zum Trumpf: Das Paar
        ist sofort ein Trumpfpaar und zählt { $worth }.
}
    .short = Mit dieser Karte wird { SUIT($suit) } Trumpf, also zählt das Paar { $worth }.

not-leading = { SUIT($led) } ist schon ausgespielt, und melden darf nur, wer ausspielt. Mit { CARD($card, form: "dat") }
    wird nichts gemeldet.
    .short = Melden darf nur, wer ausspielt.

pair-broken = { SUIT($led) } ist schon ausgespielt, und melden darf nur, wer ausspielt. Fällt
    { CARD($card, form: "nom") } jetzt, ist das Paar zerrissen und zählt nie mehr.
    .short = Wer eine der beiden Karten nur zugibt, zerreißt das Paar, und es zählt nichts.

pair-incomplete = { WHO($seat) ->
    [you] Du hast { CARD($card, form: "acc") }, aber nicht { CARD($lacks, form: "acc") }: Das ist kein Paar, also gibt
        es nichts zu melden.
   *[one] { SEAT($seat) } hat { CARD($card, form: "acc") }, aber nicht { CARD($lacks, form: "acc") }: Das ist kein Paar,
        also gibt es nichts zu melden.
}
    .short = Ohne { CARD($lacks, form: "acc") } ist es kein Paar.

not-a-pair-card = Melden kann man nur mit { RANK("king", form: "a-dat") } oder { RANK("queen", form: "a-dat") }, und das
    hier ist { RANK($card, form: "a") }.
    .short = Melden kann man nur mit { RANK("king", form: "a-dat") } oder { RANK("queen", form: "a-dat") }.

no-announcements-here = An diesem Tisch zählen Paare nicht, also wird mit { CARD($card, form: "dat") } nichts gemeldet.
    .short = An diesem Tisch zählen Paare nicht.

# -- Bieten ------------------------------------------------------------------------------------------------------------

may-bid-first = { WHO($seat) ->
    [you] Noch hat niemand geboten: Du darfst alles von { BID($lowest) } bis { BID($highest) } sagen, oder du passt.
   *[one] Noch hat niemand geboten: { SEAT($seat) } darf alles von { BID($lowest) } bis { BID($highest) } sagen oder
        passen.
}
    .short = Vor dem ersten Gebot ist jedes möglich, und passen darf man immer.

may-bid-higher = { SAME($lowest, $highest) ->
    [yes] { CAP(BID($to_beat)) } ist geboten, und das nächste Gebot muss höher sein: Da bleibt nur { BID($highest) },
        oder man passt.
   *[no] { CAP(BID($to_beat)) } ist geboten, und das nächste Gebot muss höher sein: { BID($lowest) } bis
        { BID($highest) }, oder man passt.
}
    .short = Es muss mehr als { BID($to_beat) } sein, oder man passt.

only-pass-left = { WHO($seat) ->
    [you] { CAP(BID($to_beat)) } ist geboten, und höher geht es nicht: Du kannst nur passen.
   *[one] { CAP(BID($to_beat)) } ist geboten, und höher geht es nicht: { SEAT($seat) } kann nur passen.
}
    .short = Höher als { BID($to_beat) } geht es nicht.

bidding-over = { $rounds ->
    [true] Wer passt, ist draußen, und es ist niemand mehr da, der höher bieten könnte: Das Bieten ist vorbei.
   *[false] Jeder ist nur einmal dran, und alle waren dran: Das Bieten ist vorbei.
}
    .short = Das Bieten ist vorbei.

highest-bid-wins = { WHO($seat) ->
    [you] Du hast { BID($amount) } geboten, und niemand ging höher: Du hast das Bieten gewonnen.
   *[one] { SEAT($seat) } hat { BID($amount) } geboten, und niemand ging höher: { SEAT($seat) } hat das Bieten gewonnen.
}
    .short = Das höchste Gebot gewinnt.

still-to-speak = { $rounds ->
    [true] { WHO($seat) ->
        [you] Geboten wird reihum, bis alle bis auf einen gepasst haben, und jetzt bist du dran.
       *[one] Geboten wird reihum, bis alle bis auf einen gepasst haben, und jetzt ist { SEAT($seat) } dran.
    }
   *[false] { WHO($seat) ->
        [you] Jeder ist beim Bieten einmal dran, und du warst es noch nicht.
       *[one] Jeder ist beim Bieten einmal dran, und { SEAT($seat) } war es noch nicht.
    }
}
    .short = { WHO($seat) ->
        [you] Du kommst noch dran.
       *[one] { SEAT($seat) } kommt noch dran.
    }

all-passed-redeal = { WHO($dealer) ->
    [you] Alle haben gepasst, also gibst du noch einmal.
   *[one] Alle haben gepasst, also gibt { SEAT($dealer) } noch einmal.
}
    .short = Wenn alle passen, gibt derselbe Geber noch einmal.

all-passed-dealer-bound = { WHO($seat) ->
    [you] Alle haben gepasst. An diesem Tisch muss dann der Geber spielen, und das bist du: mit { BID($amount) }, dem
        niedrigsten Gebot.
   *[one] Alle haben gepasst. An diesem Tisch muss dann der Geber spielen, also { SEAT($seat) }: mit { BID($amount) },
        dem niedrigsten Gebot.
}
    .short = Wenn alle passen, muss der Geber mit dem niedrigsten Gebot spielen.

all-passed-fixed-suit = Alle haben gepasst. An diesem Tisch ist dann { SUIT($suit) } Trumpf, und niemand ist an ein
    Gebot gebunden.
    .short = Wenn alle passen, ist hier { SUIT($suit) } Trumpf, und niemand ist gebunden.

all-passed-forehand-zero = { WHO($seat) ->
    [you] Alle haben gepasst. An diesem Tisch spielt dann Vorhand und verspricht nichts, und Vorhand bist du.
   *[one] Alle haben gepasst. An diesem Tisch spielt dann Vorhand und verspricht nichts, und Vorhand ist
        { SEAT($seat) }.
}
    .short = Wenn alle passen, spielt Vorhand und verspricht nichts.

# -- Trumpf, Ausspielen, Geben -----------------------------------------------------------------------------------------

trump-from-first-lead = { WHO($seat) ->
    [you] Du hast das Bieten gewonnen und als Erstes { CARD($card, form: "acc") } ausgespielt, also ist { SUIT($suit) }
        Trumpf.
   *[one] { SEAT($seat) } hat das Bieten gewonnen und als Erstes { CARD($card, form: "acc") } ausgespielt, also ist
        { SUIT($suit) } Trumpf.
}
    .short = Die erste ausgespielte Karte macht ihre Farbe zum Trumpf.

trump-named = { $before_rest ->
    [true] Wer das Bieten gewonnen hat, hat { SUIT($suit) } angesagt, noch bevor die übrigen Karten verteilt wurden.
   *[false] Wer das Bieten gewonnen hat, hat danach { SUIT($suit) } angesagt.
}
    .short = Wer das Bieten gewonnen hat, hat { SUIT($suit) } angesagt.

trump-turned = Die letzte Karte des Gebers wurde aufgedeckt, und das war { CARD($card, form: "nom") }: { SUIT($suit) }
    ist Trumpf.
    .short = Die aufgedeckte Karte macht ihre Farbe zum Trumpf.

trump-by-turns = Hier wird nicht geboten; die Farben sind der Reihe nach Trumpf, und jetzt ist { SUIT($suit) } dran.
    .short = Die Farben sind der Reihe nach Trumpf, und jetzt ist { SUIT($suit) } dran.

trump-of-table = An diesem Tisch ist { SUIT($suit) } die ganze Partie lang Trumpf, egal wer das Bieten gewinnt.
    .short = { SUIT($suit) } ist die ganze Partie lang Trumpf.

bid-winner-leads = { WHO($seat) ->
    [you] Du hast das Bieten gewonnen, und wer es gewinnt, spielt an diesem Tisch zuerst aus.
   *[one] { SEAT($seat) } hat das Bieten gewonnen, und wer es gewinnt, spielt an diesem Tisch zuerst aus.
}
    .short = An diesem Tisch spielt zuerst aus, wer das Bieten gewonnen hat.

forehand-leads = { WHO($dealer) ->
    [you] Du hast gegeben, also ist { SEAT($seat) } Vorhand, und an diesem Tisch spielt Vorhand zuerst aus.
   *[one] { WHO($seat) ->
        [you] { SEAT($dealer) } hat gegeben, also bist du Vorhand, und an diesem Tisch spielt Vorhand zuerst aus.
       *[one] { SEAT($dealer) } hat gegeben, also ist { SEAT($seat) } Vorhand, und an diesem Tisch spielt Vorhand zuerst
            aus.
    }
}
    .short = An diesem Tisch spielt Vorhand zuerst aus.

deal-moves = { WHO($dealer) ->
    [you] Du hast gegeben, und das Geben wandert im Uhrzeigersinn weiter: Als Nächstes ist { SEAT($seat) } dran.
   *[one] { WHO($seat) ->
        [you] { SEAT($dealer) } hat gegeben, und das Geben wandert im Uhrzeigersinn weiter: Als Nächstes bist du dran.
       *[one] { SEAT($dealer) } hat gegeben, und das Geben wandert im Uhrzeigersinn weiter: Als Nächstes ist
            { SEAT($seat) } dran.
    }
}
    .short = Das Geben wandert im Uhrzeigersinn weiter.

deal-numbers = { $then ->
    [0] { $left ->
        [0] { $players ->
            [2] Zu zweit
            [3] Zu dritt
            [4] Zu viert
            [5] Zu fünft
           *[other] Zu sechst
        } bekommt jeder { COUNT($each, of: "cards") }, und damit sind alle verteilt.
       *[other] { $players ->
            [2] Zu zweit
            [3] Zu dritt
            [4] Zu viert
            [5] Zu fünft
           *[other] Zu sechst
        } bekommt jeder { COUNT($each, of: "cards") }, und übrig bleiben { $left }.
    }
   *[other] { $players ->
        [2] Zu zweit
        [3] Zu dritt
        [4] Zu viert
        [5] Zu fünft
       *[other] Zu sechst
    } bekommt jeder { COUNT($each, of: "cards") } und noch { $then }, sobald Trumpf
        angesagt ist.
}
    .short = { $then ->
        [0] { $left ->
            [0] { $players } mal { $each }, und nichts bleibt übrig.
           *[other] { $players } mal { $each }, und übrig bleiben { $left }.
        }
       *[other] { $players } mal { $each }, dann { $players } mal { $then }.
    }

rank-order = Von schwach nach stark: { CARD($cards, join: "plain") }. Die Zehn schlägt den König und verliert nur gegen
    das Ass.
    .short = Die Zehn schlägt den König und verliert nur gegen das Ass.

# -- Runden und Partien ------------------------------------------------------------------------------------------------

# `$change` ist `$points`; `$total` sind Augen von Karten und Meldungen, von denen `$per` einen von `$points` machen.
bid-made = { $per ->
    [1] { WHO($side) ->
        [you] Du hast { BID($bid) } geboten und { COUNT($total, of: "points") } gemacht: Das Gebot ist erfüllt, und du
            bekommst alles, nicht nur das Gebot: { SIGNED($change) }.
        [ours] { CAP(SIDE($side)) } habt { BID($bid) } geboten und { COUNT($total, of: "points") } gemacht: Das Gebot
            ist erfüllt, und ihr bekommt alles, nicht nur das Gebot: { SIGNED($change) }.
        [one] { SIDE($side) } hat { BID($bid) } geboten und { COUNT($total, of: "points") } gemacht: Das Gebot ist
            erfüllt, und { SIDE($side) } bekommt alles, nicht nur das Gebot: { SIGNED($change) }.
       *[two] { SIDE($side) } haben { BID($bid) } geboten und { COUNT($total, of: "points") } gemacht: Das Gebot ist
            erfüllt, und sie bekommen alles, nicht nur das Gebot: { SIGNED($change) }.
    }
   *[other] { WHO($side) ->
        [you] Du hast { BID($bid) } geboten und { COUNT($total, of: "points") } gemacht, das macht
            { COUNT($points, of: "game-points", form: "acc") }: Das Gebot ist erfüllt, und du bekommst
            { $change }.
        [ours] { CAP(SIDE($side)) } habt { BID($bid) } geboten und { COUNT($total, of: "points") } gemacht, das macht
            { COUNT($points, of: "game-points", form: "acc") }: Das Gebot ist erfüllt, und ihr bekommt
            { $change }.
        [one] { SIDE($side) } hat { BID($bid) } geboten und { COUNT($total, of: "points") } gemacht, das macht
            { COUNT($points, of: "game-points", form: "acc") }: Das Gebot ist erfüllt, und { SIDE($side) } bekommt
            { $change }.
       *[two] { SIDE($side) } haben { BID($bid) } geboten und { COUNT($total, of: "points") } gemacht, das macht
            { COUNT($points, of: "game-points", form: "acc") }: Das Gebot ist erfüllt, und sie bekommen
            { $change }.
    }
}
    .short = Ein erfülltes Gebot bringt alles, was gemacht wurde: { SIGNED($change) }.

bid-failed = { WHO($side) ->
    [you] Du hast
    [ours] { CAP(SIDE($side)) } habt
    [one] { SIDE($side) } hat
   *[two] { SIDE($side) } haben
} { BID($bid) } geboten, aber nur { $per ->
    [1] { COUNT($total, of: "points") } gemacht: Das Gebot ist verfehlt, { SIGNED($change) }.
   *[other] { COUNT($total, of: "points") } gemacht, das macht { COUNT($points, of: "game-points", form: "acc") }: Das
        Gebot ist verfehlt, { SIGNED($change) }.
} { $factor ->
    [1] Ein verfehltes Gebot kostet, was geboten war, egal wie viel gemacht wurde.
    [2] An diesem Tisch kostet ein verfehltes Gebot das Doppelte.
   *[other] An diesem Tisch kostet ein verfehltes Gebot das { $factor }-Fache.
}
    .short = Das Gebot ist verfehlt, und das kostet, egal wie viel gemacht wurde: { SIGNED($change) }.

all-cards-made = { WHO($side) ->
    [you] Du hast mit { BID($bid) } jede Karte versprochen, die zählt, und sonst hat niemand ein Auge gemacht:
        { SIGNED($change) }.
    [ours] { CAP(SIDE($side)) } habt mit { BID($bid) } jede Karte versprochen, die zählt, und sonst hat niemand ein Auge
        gemacht: { SIGNED($change) }.
    [one] { SIDE($side) } hat mit { BID($bid) } jede Karte versprochen, die zählt, und sonst hat niemand ein Auge
        gemacht: { SIGNED($change) }.
   *[two] { SIDE($side) } haben mit { BID($bid) } jede Karte versprochen, die zählt, und sonst hat niemand ein Auge
        gemacht: { SIGNED($change) }.
}
    .short = Sonst hat niemand ein Auge gemacht, also ist { BID($bid) } erfüllt.

all-cards-failed = { WHO($side) ->
    [you] Du hast mit { BID($bid) } jede Karte versprochen, die zählt, aber die anderen haben
        { COUNT($lost, of: "points") } gemacht: Das Gebot ist verfehlt, { SIGNED($change) }.
    [ours] { CAP(SIDE($side)) } habt mit { BID($bid) } jede Karte versprochen, die zählt, aber die anderen haben
        { COUNT($lost, of: "points") } gemacht: Das Gebot ist verfehlt, { SIGNED($change) }.
    [one] { SIDE($side) } hat mit { BID($bid) } jede Karte versprochen, die zählt, aber die anderen haben
        { COUNT($lost, of: "points") } gemacht: Das Gebot ist verfehlt, { SIGNED($change) }.
   *[two] { SIDE($side) } haben mit { BID($bid) } jede Karte versprochen, die zählt, aber die anderen haben
        { COUNT($lost, of: "points") } gemacht: Das Gebot ist verfehlt, { SIGNED($change) }.
}
    .short = Die anderen haben { COUNT($lost, of: "points") } gemacht, also ist { BID($bid) } verfehlt.

side-scores = { WHO($side) ->
    [you] Du hattest kein Gebot zu erfüllen,
    [ours] { CAP(SIDE($side)) } hattet kein Gebot zu erfüllen,
    [one] { SIDE($side) } hatte kein Gebot zu erfüllen,
   *[two] { SIDE($side) } hatten kein Gebot zu erfüllen,
} { $per ->
    [1] und alles, was gemacht wurde, zählt: { SIGNED($change) }.
   *[other] { $total ->
        [0] und ohne Augen gibt es keinen Spielpunkt.
       *[other] und { COUNT($total, of: "points") } machen { COUNT($points, of: "game-points", form: "acc") }.
    }
}
    .short = Wer kein Gebot zu erfüllen hat, bekommt, was gemacht wurde: { SIGNED($change) }.

match-won = { WHO($side) ->
    [you] Du hast { $score }: Damit ist { $target } erreicht, und niemand hat so viel (dahinter: { $second }). Du hast
        die Partie gewonnen.
    [ours] { CAP(SIDE($side)) } habt { $score }: Damit ist { $target } erreicht, und niemand hat so viel (dahinter:
        { $second }). Ihr habt die Partie gewonnen.
    [one] { SIDE($side) } hat { $score }: Damit ist { $target } erreicht, und niemand hat so viel (dahinter:
        { $second }). { SIDE($side) } hat die Partie gewonnen.
   *[two] { SIDE($side) } haben { $score }: Damit ist { $target } erreicht, und niemand hat so viel (dahinter:
        { $second }). Sie haben die Partie gewonnen.
}
    .short = Der höchste Spielstand gewinnt, sobald er { $target } erreicht hat.

target-not-reached = Der höchste Spielstand ist { $best }, und gespielt wird bis { $target }: Es geht weiter.
    .short = Noch hat niemand { $target } erreicht.

level-at-top = { $sides ->
    [2] Zwei liegen mit { $score } gleichauf an der Spitze: Da muss noch eine Runde her.
    [3] Drei liegen mit { $score } gleichauf an der Spitze: Da muss noch eine Runde her.
   *[other] Mehrere liegen mit { $score } gleichauf an der Spitze: Da muss noch eine Runde her.
}
    .short = Gleichstand an der Spitze: noch eine Runde.

lead-too-small = { WHO($side) ->
    [you] Du führst mit { $score } zu { $second }, aber an diesem Tisch braucht man { $margin } Punkte Vorsprung: Es
        geht weiter.
    [ours] { CAP(SIDE($side)) } führt mit { $score } zu { $second }, aber an diesem Tisch braucht man { $margin } Punkte
        Vorsprung: Es geht weiter.
    [one] { SIDE($side) } führt mit { $score } zu { $second }, aber an diesem Tisch braucht man { $margin } Punkte
        Vorsprung: Es geht weiter.
   *[two] { SIDE($side) } führen mit { $score } zu { $second }, aber an diesem Tisch braucht man { $margin } Punkte
        Vorsprung: Es geht weiter.
}
    .short = Man braucht { $margin } Punkte Vorsprung.

# -- Ehrlichkeit -------------------------------------------------------------------------------------------------------

revoke-found = { WHO($seat) ->
    [you] In Stich { $trick } hast du { CARD($card, form: "acc") } gespielt. { $why } Erlaubt war
        { CARD($lawful, form: "nom", join: "or") }.
   *[one] In Stich { $trick } hat { SEAT($seat) } { CARD($card, form: "acc") } gespielt. { $why } Erlaubt war
        { CARD($lawful, form: "nom", join: "or") }.
}
    .short = { $why }

no-revoke = { $plays ->
    [0] Gespielt wurde noch nichts.
    [one] Die eine gespielte Karte war erlaubt.
   *[other] Alle { $plays } gespielten Karten waren erlaubt: Niemand hat gegen die Regeln gespielt.
}
    .short = Jede Karte war erlaubt.

accusation-right = { WHO($accused) ->
    [you] Du hast wirklich eine Renonce begangen, mit { CARD($card, form: "dat") } in Stich { $trick }.
   *[one] { SEAT($accused) } hat wirklich eine Renonce begangen, mit { CARD($card, form: "dat") } in Stich { $trick }.
} Das kostet { SIDE($side, form: "acc") } { $penalty
} Punkte. Die Runde gilt nicht: Niemand bekommt etwas, und es wird neu
    gegeben.
    .short = Eine Renonce kostet { $penalty } Punkte, und die Runde gilt nicht.

bid-lost-too = { WHO($side) ->
    [you] Du hattest das Bieten mit { BID($bid) } gewonnen, also wird auch das Gebot abgezogen.
    [ours] { CAP(SIDE($side)) } hattet das Bieten mit { BID($bid) } gewonnen, also wird auch das Gebot abgezogen.
    [one] { SIDE($side) } hatte das Bieten mit { BID($bid) } gewonnen, also wird auch das Gebot abgezogen.
   *[two] { SIDE($side) } hatten das Bieten mit { BID($bid) } gewonnen, also wird auch das Gebot abgezogen.
}
    .short = Auch das Gebot, { BID($bid) }, wird abgezogen.

accusation-wrong = { WHO($accused) ->
    [you] Du hast nichts falsch gemacht.
   *[one] { SEAT($accused) } hat nichts falsch gemacht.
} Der falsche Vorwurf kostet { SIDE($side, form: "acc") } { $penalty } Punkte, und die Runde geht weiter.
    .short = Ein falscher Vorwurf kostet { $penalty } Punkte, und die Runde geht weiter.

talk-punished = { WHO($accused) ->
    [you] Du hast deinem Partner etwas über die Karten verraten, und reden dürfen nur die Karten.
   *[one] { SEAT($accused) } hat dem Partner etwas über die Karten verraten, und reden dürfen nur die Karten.
} Das kostet { SIDE($side, form: "acc") } { $penalty } Punkte, und die Runde geht weiter.
    .short = Reden kostet { $penalty } Punkte, und die Runde geht weiter.

penalty-waived = Alle wollen es vergessen, also ändert sich kein Spielstand, und die Runde geht weiter.
    .short = Alle wollen einfach weiterspielen.

authored = { RULE($rule) }
    .short = { RULE($rule) }
