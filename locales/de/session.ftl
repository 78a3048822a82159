# Das Quiz: was beide Oberflächen rund um eine Frage sagen.

question-number = Frage { $number }.
question-number-of = Frage { $number } von { $count }.

how-many = Nenne die Nummern von allem, was richtig ist, mit Leerzeichen dazwischen.
how-one = Nenne eine Nummer.
how-order = Nenne die Nummern der Reihe nach, die schwächste Karte zuerst.
how-number = Nenne eine Zahl.
how-fields = { $count ->
    [one] Gib eine Antwort.
   *[other] Gib { $count ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $count }
    } Antworten in dieser Reihenfolge, mit Leerzeichen dazwischen.
}

nothing-chosen = Du hast noch nichts gewählt: Gib eine Nummer ein. Lass dir Zeit.
no-number-given = Es fehlt noch eine Zahl. Lass dir Zeit.
not-understood = „{ $found }“ verstehe ich hier nicht. Versuch es noch einmal: Verloren ist nichts.
not-a-number-here = „{ $found }“ ist keine Zahl. Versuch es noch einmal: Verloren ist nichts.
no-such-option = „{ $found }“ steht hier nicht zur Wahl. Die Nummern gehen von 1 bis { $highest }.
no-such-name = „{ $found }“ steht hier nicht zur Wahl, sondern: { $names }.
several-called = „{ $found }“ passt hier mehrmals: { $names }. Was meinst du?
order-unfinished = { $found ->
    [one] Das ist eine von { $count }. Jede hat ihren Platz.
   *[other] Das sind { $found } von { $count }. Jede hat ihren Platz.
}
nothing-or-something = Wenn das Bieten vorbei ist, sagt niemand mehr etwas. Was von beidem meinst du?
only-one = Nur eines davon kann die Antwort sein. Welches?
parts-missing = { $found ->
    [one] Das ist eine Antwort, aber hier braucht es { $count ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $count }
    }.
   *[other] Das sind { $found } Antworten, aber hier braucht es { $count ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $count }
    }.
}

headline-right = Richtig!
headline-nearly = Fast. { $right }
headline-wrong = Leider daneben. { $right }

label-each = Karten für jeden
label-then = Karten später
label-left = Karten übrig
label-ending = Und die Runde
label-side-change = { CAP(SIDE($side)) }

bid-option-none = nichts: Das Bieten ist vorbei
bid-option-pass = passe
ending-void = gilt nicht
ending-goes-on = geht weiter

labelled = { $label }: { $text }

quiz-summary = { $answered ->
    [0] Diesmal keine Frage beantwortet. Komm bald wieder!
    [one] { $right ->
        [0] Eine Frage beantwortet. Die nächste klappt bestimmt besser.
       *[other] Eine Frage beantwortet, und das richtig.
    }
   *[other] { $right ->
        [0] { $answered } Fragen beantwortet. Die nächsten klappen bestimmt besser.
        [one] { $answered } Fragen beantwortet, eine davon richtig. Komm bald wieder!
       *[other] { $answered } Fragen beantwortet, { $right } davon richtig. Komm bald wieder!
    }
}

line-welcome = Willkommen beim Cruce! Antworte mit Nummern oder Namen. h gibt einen Tipp, w sagt die Regel, ? hilft, q beendet.
line-move-on = q beendet das Quiz; cruce-tutor lesson zeigt die Lektionen.
line-trick = Stich { $number }: { $plays }
line-help = Tipp die Nummern deiner Antwort und drück Enter. Namen gehen auch: Herz-Zehn, 10h, West. h gibt einen Tipp, jedes Mal einen größeren. w sagt die Regel, die entscheidet, ww alles zu deiner letzten Antwort. g erklärt die Wörter, die hier vorkommen. s überspringt die Frage, r wiederholt sie. l wechselt die Sprache, p die Karten, q beendet.
line-help-suits = Hier sind h und s Farben: Mit H bekommst du einen Tipp, mit S überspringst du.
line-speaks = Ab jetzt auf Deutsch.
line-pack = { PACK() ->
    [hungarian] Ab jetzt mit ungarischen Karten.
   *[french] Ab jetzt mit französischen Karten.
}
line-no-last = Du hast noch nichts beantwortet. w sagt die Regel zu dieser Frage.

streak-right = Fünf hintereinander! Das sitzt: Nimm dir eine andere Regel vor oder die nächste Lektion.
streak-wrong = Das war ganz schön knifflig. Bei der nächsten Frage bekommst du gleich einen Tipp.

rule-told = { $number }, { $title }: { $text }

# Was man außer den Namen eintippen kann, die Karten, Farben, Plätze und Antworten sowieso haben; dazwischen stehen
# Kommas. „Fillers“ sind Wörter, die nichts sagen; „units“ dürfen bei einer Zahl stehen.
typed-fillers = der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, oder, von, mit, in, ist, sind, Stich, Karte
typed-units = Augen, Auge, Punkte, Punkt, Spielpunkte, Spielpunkt, P, Karten, Karte
typed-rank-seven = Siebener, Siebenen
typed-rank-eight = Achter, Achten
typed-rank-nine = Neuner, Neunen
typed-rank-jack = Buben, Bub, Bauer, Unters, B, U
typed-rank-queen = Damen, D, O
typed-rank-king = Könige, Koenig
typed-rank-ten = Zehner, Zehnen, Z
typed-rank-ace = Asse, As, Daus, Sau
typed-suit-hearts = Herzen, Rot, Coeur, H
typed-suit-diamonds = Schelle, Schell, Caro, Ecke, Eckstein, S
typed-suit-clubs = Eicheln, Treff, E
typed-suit-spades = Grün, Gruen, Gras, Blatt, Schippe, Schippen, L
typed-seat-S = ich, mich, mir, selbst, Süd, Sued
typed-seat-SW = Süd-West, Suedwest, Süd West
typed-seat-W = W
typed-seat-NW = Nord-West, Nord West
typed-seat-N = N
typed-seat-NE = Nord-Ost, Nord Ost, NO
typed-seat-E = O
typed-seat-SE = Süd-Ost, Suedost, Süd Ost, SO
typed-we = wir, uns
typed-void = ungültig, ungueltig, nichtig
typed-goes-on = weiter, gilt, läuft weiter
typed-yes = ja, j, richtig, wahr, stimmt, true, yes, y, da
typed-no = nein, n, falsch, stimmt nicht, false, no, nu
typed-pass = passe, passen, pass, weiter
typed-none = nichts, keine, keiner, keins, kein, niemand, null, vorbei
typed-one = eins, ein, eine
typed-continue = niemand, keiner, keine, nichts, noch nicht, weiter, geht weiter
typed-each = jeder, je, zuerst, zu Beginn, am Anfang
typed-then = später, spaeter, dann, danach, noch
typed-left = übrig, uebrig, Rest

quiz-unknown-kind = Eine Frageart „{ $found }“ gibt es nicht. Es gibt: { $allowed }.
quiz-unknown-ruleset = Einen Regelsatz „{ $found }“ gibt es nicht. Es gibt: { $allowed }.
quiz-unknown-rule = Eine Regel „{ $found }“ gibt es nicht. Fragen gibt es zu: { $allowed }.
quiz-nothing-about = Zur Regel { $rule } lässt sich nichts fragen. Fragen gibt es zu: { $allowed }.
quiz-rule-not-there = { $ruleset } hat keine Frage zur Regel { $rule }. Lass eins von beiden weg.
quiz-kind-not-there = { $ruleset } hat keine Fragen der Art { $kind }. Es gibt: { $allowed }.
quiz-rule-of-kind = Keine Frage der Art { $kind } gehört zur Regel { $rule }. Lass eins von beiden weg.

beliefs-several = { $count ->
    [one] Dahin führt nur ein Gedanke.
   *[other] Dahin führen { $count } Gedanken. Die nächste Frage zeigt, welcher es war.
}
# Nach der letzten Frage.
beliefs-several-last = { $count ->
    [one] Dahin führt nur ein Gedanke.
   *[other] Dahin führen { $count } Gedanken.
}
