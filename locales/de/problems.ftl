# Was mit einer Datei oder einer Eingabezeile nicht stimmt: was da steht, was erlaubt ist, was zu tun ist. Wörter aus
# Dateien stehen, wie sie dort geschrieben sind. `$nearest` ist das erlaubte Wort, das dem gefundenen am ähnlichsten
# ist, oder `none`.

# -- Pfade und Bytes ---------------------------------------------------------------------------------------------------

problem-no-such-path = So eine Datei oder so einen Ordner gibt es nicht: Prüfe, wie der Name geschrieben ist.
problem-unreadable = { $reason ->
    [permission] Das darfst du nicht lesen: Bitte um Erlaubnis, oder nenne eine andere Datei.
    [broken-link] Dieser Link führt zu etwas, das es nicht mehr gibt: Repariere ihn, oder nenne eine andere Datei.
    [link-loop] Dieser Link führt zu sich selbst zurück: Repariere ihn, oder nenne eine andere Datei.
   *[other] Das lässt sich nicht lesen: Sieh nach, ob das Laufwerk da und heil ist, oder nenne eine andere Datei.
}
problem-empty-folder = In diesem Ordner ist keine Datei mit .yaml oder .yml: Nenne einen anderen Ordner oder eine Datei.
problem-too-large = Die Datei ist größer als { $limit } KiB: Teile sie in mehrere auf.
problem-other-encoding = Die Datei ist in { $found } geschrieben: Speichere sie als UTF-8.
problem-not-utf-8 = Das Byte { $found } kann kein UTF-8 sein: Speichere die Datei als UTF-8.
problem-byte-order-mark = Die Datei beginnt mit einem unsichtbaren Zeichen (Byte Order Mark): Speichere sie als UTF-8
    ohne dieses Zeichen.
problem-control-character = { $count ->
    [one] Hier steht das unsichtbare Zeichen { $found }: Lösche es.
   *[other] Hier steht das unsichtbare Zeichen { $found }, und es sind { $count } von dieser Art: Lösche sie.
}
problem-tab = { $count ->
    [one] Diese Zeile beginnt mit einem Tabulator, und vor dem Text dürfen nur Leerzeichen stehen: Setze Leerzeichen
        dafür ein.
   *[other] { $count } Zeilen, diese als erste, beginnen mit einem Tabulator, und vor dem Text dürfen nur Leerzeichen
        stehen: Setze Leerzeichen dafür ein.
}

# -- YAML --------------------------------------------------------------------------------------------------------------

problem-yaml-syntax = { $what ->
    [unclosed-quote] Das Anführungszeichen hier wird nie geschlossen (bemerkt in Zeile { $noticed_line }, Spalte
        { $noticed_column }): Setze dasselbe Zeichen ans Ende des Textes.
    [unclosed-bracket] Die Klammer { $found } hier wird nie geschlossen (bemerkt in Zeile { $noticed_line }, Spalte
        { $noticed_column }): Setze die schließende ans Ende.
    [missing-comma] Vor { $found } fehlt ein Komma: Setze eins zwischen die Teile.
    [missing-colon] Das sollte ein Schlüssel mit einem Wert sein: Setze einen Doppelpunkt und ein Leerzeichen dahinter.
    [second-colon] In dieser Zeile steht ein zweiter Doppelpunkt mit Leerzeichen: Setze den Text in Anführungszeichen.
    [text-after-quote] Hinter dem schließenden Anführungszeichen geht der Text weiter: Nimm außen die andere Art von
        Anführungszeichen, oder verdopple das innere.
    [bad-indentation] Diese Zeile ist nicht so eingerückt wie ihre Nachbarn: Gib ihr genauso viele Leerzeichen.
    [bad-escape] Hinter einem Backslash heißt das nichts: Verdopple den Backslash, oder nimm einfache Anführungszeichen.
    [unexpected-character] Das Zeichen { $found } kann hier nicht stehen: Nimm es heraus, oder setze den Text in
        Anführungszeichen.
   *[other] Hier stimmt etwas mit dem YAML nicht: Vergleiche es mit den Zeilen ringsum.
}
problem-empty-file = Die Datei ist leer: Sie braucht wenigstens „ruleset“ und „scenarios“.
problem-several-documents = Hier beginnt mit „---“ ein zweites Dokument: Behalte eins, und gib dem anderen eine eigene
    Datei.
problem-too-deep = Listen und Zuordnungen stecken tiefer ineinander als { $limit }: Nimm ein paar Ebenen heraus.
problem-duplicate-key = Der Schlüssel „{ $key }“ steht zweimal da, zuerst in Zeile { $first_line }, Spalte
    { $first_column }: Behalte einen.
problem-non-string-key = { $type ->
    [integer] Der Schlüssel { $found } ist eine Zahl, und Schlüssel sind Wörter: Setze ihn in Anführungszeichen.
    [boolean] Der Schlüssel { $found } heißt wahr oder falsch, und Schlüssel sind Wörter: Setze ihn in
        Anführungszeichen.
    [null] Der Schlüssel { $found } heißt nichts, und Schlüssel sind Wörter: Setze ihn in Anführungszeichen, oder
        schreibe einen Namen.
    [list] Der Schlüssel { $found } ist eine Liste, und Schlüssel sind Wörter: Schreibe einen Namen.
   *[mapping] Der Schlüssel { $found } ist eine Zuordnung, und Schlüssel sind Wörter: Schreibe einen Namen.
}
problem-merge-key = Zusammenführen mit „<<“ wird hier nicht gelesen: Schreibe die Schlüssel aus.
problem-number-too-long = { $found } hat mehr als { $limit } Ziffern: Schreibe eine kleinere Zahl, oder setze sie als
    Text in Anführungszeichen.
problem-tag = Tags wie { $found } werden nicht gelesen: Lass das Tag weg.
problem-anchor = Anker wie { $found } werden nicht gelesen: Lass den Anker weg, und schreibe den Wert überall hin, wo er
    gebraucht wird.
problem-alias = Verweise wie { $found } werden nicht gelesen: Schreibe den Wert selbst.

# -- Schlüssel und Werte -----------------------------------------------------------------------------------------------

problem-unknown-key = { $nearest ->
    [none] „{ $found }“ ist kein Schlüssel, der hier stehen darf: Nimm einen von { $allowed }.
   *[some] „{ $found }“ ist kein Schlüssel, der hier stehen darf: Vielleicht meinst du „{ $nearest }“, aus { $allowed }.
}
problem-missing-key = Hier fehlt der Schlüssel „{ $key }“: Füge ihn hinzu.
problem-key-excluded = „{ $key }“ kann nicht neben „{ $other }“ stehen: Behalte eins von beiden.
problem-wrong-type = { $allowed ->
    [text] Hier muss Text stehen, und { $found } ist { $type ->
        [null] nichts
        [boolean] wahr oder falsch
        [integer] eine Zahl
        [list] eine Liste
       *[mapping] eine Zuordnung
    }: Schreibe ein Wort, wenn nötig in Anführungszeichen.
    [list] Hier muss eine Liste stehen, und { $found } ist { $type ->
        [null] nichts
        [boolean] wahr oder falsch
        [integer] eine Zahl
        [text] Text
       *[mapping] eine Zuordnung
    }: Schreibe jeden Teil in eine eigene Zeile hinter „- “.
    [words] Hier müssen Wörter mit Leerzeichen stehen oder eine Liste, und { $found } ist { $type ->
        [null] nichts
        [boolean] wahr oder falsch
       *[mapping] eine Zuordnung
    }: Schreibe sie wie „Ah Th“.
    [mapping] Hier müssen Schlüssel mit Werten stehen, und { $found } ist { $type ->
        [null] nichts
        [boolean] wahr oder falsch
        [integer] eine Zahl
        [text] Text
       *[list] eine Liste
    }: Schreibe sie wie „Schlüssel: Wert“.
   *[text-or-mapping] Hier muss ein Wort stehen oder Schlüssel mit Werten, und { $found } ist { $type ->
        [null] nichts
        [boolean] wahr oder falsch
       *[list] eine Liste
    }: Schreibe eins von beiden.
}
problem-not-an-integer = „{ $found }“ ist keine ganze Zahl: Schreibe eine in Ziffern, ohne Anführungszeichen.
problem-not-a-number = „{ $found }“ ist keine Zahl, die hier stehen darf: Schreibe eine von { $allowed }.
problem-not-true-or-false = „{ $found }“ ist weder wahr noch falsch: Schreibe eins von beiden, { $allowed }.
problem-number-outside = { $found } liegt außerhalb des Möglichen: Schreibe eine Zahl aus { $allowed }.
problem-unknown-ruleset = { $nearest ->
    [none] Einen Regelsatz „{ $found }“ gibt es nicht: Nimm einen von { $allowed }.
   *[some] Einen Regelsatz „{ $found }“ gibt es nicht: Vielleicht meinst du „{ $nearest }“, aus { $allowed }.
}
problem-unknown-option = { $nearest ->
    [none] Eine Option „{ $found }“ gibt es nicht: Nimm eine von { $allowed }.
   *[some] Eine Option „{ $found }“ gibt es nicht: Vielleicht meinst du „{ $nearest }“, aus { $allowed }.
}
problem-unknown-kind = { $nearest ->
    [none] Eine Frageart „{ $found }“ gibt es nicht: Nimm eine von { $allowed }.
   *[some] Eine Frageart „{ $found }“ gibt es nicht: Vielleicht meinst du „{ $nearest }“, aus { $allowed }.
}
problem-kind-comes-later = Fragen der Art „{ $found }“ lassen sich noch nicht beantworten: Lass diese vorerst weg.
problem-unknown-value = { $nearest ->
    [none] „{ $found }“ kann hier nicht stehen: Nimm eins von { $allowed }.
   *[some] „{ $found }“ kann hier nicht stehen: Vielleicht meinst du „{ $nearest }“, aus { $allowed }.
}

# -- Wörter ------------------------------------------------------------------------------------------------------------

problem-not-a-card = { $nearest ->
    [none] „{ $found }“ ist keine Karte: Schreibe Rang und Farbe, { $allowed }, wie in Th.
   *[some] „{ $found }“ ist keine Karte: Vielleicht meinst du { $nearest }; eine Karte ist Rang und Farbe, { $allowed }.
}
problem-card-twice = Die Karte { $card } steht zweimal in dieser Liste, hier als „{ $found }“: Behalte sie einmal.
problem-not-a-suit = „{ $found }“ ist keine Farbe: Schreibe eine von { $allowed }.
problem-not-a-seat = { $nearest ->
    [none] „{ $found }“ ist kein Platz an diesem Tisch: Nimm einen von { $allowed }.
   *[some] „{ $found }“ ist kein Platz an diesem Tisch: Vielleicht meinst du { $nearest }, aus { $allowed }.
}
problem-not-a-side = { $nearest ->
    [none] „{ $found }“ ist keine Partei an diesem Tisch: Nimm eine von { $allowed }.
   *[some] „{ $found }“ ist keine Partei an diesem Tisch: Vielleicht meinst du { $nearest }, aus { $allowed }.
}
problem-not-a-play = „{ $found }“ ist keine gespielte Karte: Schreibe den Platz, einen Doppelpunkt und die Karte, wie in
    { $allowed }.
problem-not-a-call = „{ $found }“ sagt man nicht beim Bieten: Schreibe den Platz, einen Doppelpunkt und pass oder eine
    Zahl, wie in { $allowed }.
problem-not-a-bid = „{ $found }“ ist kein Gebot: Schreibe den Platz, einen Doppelpunkt und eine Zahl, wie in
    { $allowed }.
problem-bad-answer = „{ $found }“ ist keine Antwort auf diese Frage: Schreibe sie wie { $allowed }.
problem-bad-id = „{ $found }“ ist keine Kennung: Nimm kleine Buchstaben, Ziffern und Bindestriche, wie in
    iber-must-beat.
problem-bad-theme = „{ $found }“ ist kein Thema: Nimm kleine Buchstaben, Ziffern und Bindestriche, wie in first-lead.
problem-duplicate-id = Die Kennung „{ $id }“ ist schon vergeben, in { $first_file }:{ $first_line }: Wähle eine andere.
problem-unknown-rule = { $nearest ->
    [none] Eine Regel „{ $found }“ gibt es nicht: Nimm eine von { $allowed }.
   *[some] Eine Regel „{ $found }“ gibt es nicht: Vielleicht meinst du { $nearest }, aus { $allowed }.
}

# -- Texte und Antworten zur Wahl --------------------------------------------------------------------------------------

problem-unknown-text = { $nearest ->
    [none] Einen Text „{ $found }“ gibt es in den Katalogen nicht: Schreibe die Kennung von einem, oder Sätze nach
        Sprachen.
   *[some] Einen Text „{ $found }“ gibt es in den Katalogen nicht: Vielleicht meinst du „{ $nearest }“; oder schreibe
        Sätze nach Sprachen.
}
problem-not-a-language = „{ $found }“ ist kein Kürzel einer Sprache: Schreibe eins wie en oder ro.
problem-empty-text = Dieser Text ist leer: Schreibe einen Satz, oder lass den Schlüssel weg.
problem-too-few = { $found ->
    [0] Hier steht nichts, und es braucht mindestens { $allowed }: Füge etwas hinzu.
    [one] Hier steht nur 1, und es braucht mindestens { $allowed }: Füge etwas hinzu.
   *[other] Hier stehen nur { $found }, und es braucht mindestens { $allowed }: Füge etwas hinzu.
}
problem-too-many = { $found ->
    [one] Hier steht 1, und möglich sind höchstens { $allowed }: Nimm es heraus.
   *[other] Hier stehen { $found }, und möglich sind höchstens { $allowed }: Nimm ein paar heraus.
}
problem-choice-twice = Die Antwort „{ $found }“ steht zweimal zur Wahl: Behalte sie einmal.
problem-not-a-choice = { $nearest ->
    [none] „{ $found }“ steht nicht zur Wahl: Nimm eine Antwort aus { $allowed }.
   *[some] „{ $found }“ steht nicht zur Wahl: Vielleicht meinst du „{ $nearest }“, aus { $allowed }.
}

# -- Optionen, die nicht zusammenpassen --------------------------------------------------------------------------------

problem-trump-would-come-too-late = Bei { $ruleset } macht die erste Karte dessen, der das Bieten gewonnen hat, den
    Trumpf, also kann niemand anders zuerst ausspielen: Lass „{ $option }“ weg, oder nimm einen anderen Regelsatz.
problem-partners-only-with-four = Nur zu viert kann man wählen, ob man Partner hat, und { $ruleset } ist nicht für vier:
    Lass „{ $option }“ weg.
problem-no-bid-winner-without-bidding = Bei { $ruleset } bietet niemand, also kann auch kein Höchstbietender
    zuerst ausspielen: Lass „{ $option }“ weg, oder schreibe forehand.
problem-fixed-suit-without-suit = Mit „{ $option }: fixed-suit“ muss { $ruleset } wissen, welche Farbe: Füge
    „fixed_suit“ mit einem von h d c s hinzu.

# -- Karten, die es so nicht gibt --------------------------------------------------------------------------------------

problem-card-repeated = Die Karte { $card } liegt an zwei Stellen, und jede gibt es nur einmal: Nimm eine heraus.
problem-card-outside-pack = Die Karte { $card } spielt bei { $ruleset } nicht mit: Nimm sie heraus, oder nimm einen
    anderen Regelsatz.
problem-too-many-cards = { $seat } hat hier { COUNT($found, of: "cards") }, und möglich sind höchstens { $allowed }:
    Nimm ein paar heraus.
problem-wrong-number-dealt = { $seat } hat { COUNT($found, of: "cards") } bekommen, und { $allowed } sind richtig: Gib
    genau so viele.
problem-too-many-in-all = Auf diesem Tisch sind { COUNT($found, of: "cards") }, und es kann nur { $allowed } geben: Nimm
    ein paar heraus.

# -- Stiche, die es so nicht gibt --------------------------------------------------------------------------------------

problem-trick-out-of-order = { $seat } spielt in diesem Stich außer der Reihe, denn { $allowed } ist dran: Berichtige
    den Platz oder die Reihenfolge.
problem-trick-too-long = Ein Stich mit { COUNT($found, of: "cards") } ist unmöglich: Jeder spielt einmal, also höchstens
    { $allowed }.
problem-trick-is-full = Alle { $found } haben zu diesem Stich gespielt, also ist niemand mehr dran: Nimm eine Karte
    heraus, oder fang den nächsten Stich an.
problem-not-your-turn = { $seat } kann nicht dran sein, denn nach den Karten auf dem Tisch ist es { $allowed }: Nimm
    „to_play“ heraus.
problem-whose-turn = Nichts sagt, wer dran ist (Karten haben: { $found }): Füge „to_play“ oder einen Stich hinzu.
problem-hand-missing = Die Karten von { $seat } fehlen: Füge sie unter „hands“ hinzu.
problem-card-not-held = { $seat } hat { $card } nicht: Gib die Karte in dieses Blatt, oder nimm eine andere.
problem-announces-when-following = { $seat } gibt { $card } nur zu, und melden darf nur, wer ausspielt: Nimm das „!“
    heraus.
problem-announces-without-pair = { $seat } hat zu { $card } kein Paar, das sich melden ließe: Nimm das „!“ heraus.
problem-announces-without-rule = Bei { $ruleset } zählen Paare nicht: Nimm die Meldung heraus, oder setze die Option
    „announcements: true“.
problem-opening-trump-differs = Die erste Karte der Runde macht ihre Farbe zum Trumpf, und das ist { $allowed }, nicht
    { $found }: Berichtige eins von beiden.
problem-opening-with-past = Das erste Ausspielen einer Runde kann nicht nach gemachten Stichen kommen („{ $found }“):
    Nimm eins von beiden heraus.
problem-winner-did-not-play = { $seat } kann keinen Stich gemacht haben, ohne mitzuspielen: Nenne jemanden von
    { $allowed }.

# -- Talon und Bieten, die es so nicht gibt ----------------------------------------------------------------------------

problem-no-stock-here = Bei { $ruleset } liegt kein Talon: Nimm „stock“ heraus.
problem-stock-size = Ein Talon mit { COUNT($found, of: "cards") } ist hier unmöglich: Schreibe eine Zahl aus
    { $allowed }.
problem-no-bidding-here = Bei { $ruleset } bietet niemand: Nimm das Bieten heraus, oder nimm einen anderen Regelsatz.
problem-bid-outside-ladder = { $found } kann man hier nicht bieten: Nimm etwas aus { $allowed }.
problem-bid-too-low = { $found } ist zu niedrig: Nimm etwas aus { $allowed }.
problem-bid-out-of-turn = { $seat } bietet außer der Reihe, denn { $allowed } ist dran: Berichtige den Platz oder die
    Reihenfolge.
problem-bid-after-end = { $seat } sagt etwas, wenn das Bieten schon vorbei ist: Nimm das heraus.
problem-bid-differs = Das Gebot { $found } ist nicht das, mit dem das Bieten endete, { $allowed }: Berichtige eins von
    beiden.
problem-auction-unfinished = Es werden Karten gespielt, bevor das Bieten vorbei ist: Lass { $seat } bieten, oder nimm
    die gespielten Karten heraus.
problem-auction-missing = Es werden Karten gespielt, und niemand hat geboten: Füge „auction“ hinzu.
problem-round-dealt-again = Alle haben gepasst, und es wird neu gegeben: Nimm die gespielten Karten heraus.

# -- Aufgezeichnete Runden, die es so nicht gibt -----------------------------------------------------------------------

problem-trump-missing = Nichts sagt, welche Farbe Trumpf ist: Füge „trump“ hinzu.
problem-trump-not-here = Bei { $ruleset } wird Trumpf nicht angesagt: Nimm „trump“ heraus.
problem-trump-differs = Trumpf kann nicht { $found } sein, denn es ist { $allowed }: Berichtige das, oder nimm es
    heraus.
problem-turned-not-here = Bei { $ruleset } wird keine Karte aufgedeckt: Nimm „turned“ heraus.
problem-turned-not-held = Die aufgedeckte Karte, { $card }, gehört dem Geber, und { $seat } hat sie nicht: Berichtige
    eins von beiden.
problem-gives-not-here = Bei { $ruleset } gibt niemand Karten ab: Nimm „gives“ heraus.
problem-gives-wrong = Wer das Bieten gewinnt, gibt jedem der anderen eine Karte: Schreibe { $allowed }.
problem-discards-not-here = Bei { $ruleset } legt niemand Karten weg: Nimm „discards“ heraus.
problem-too-many-discards = Weggelegt sind { COUNT($found, of: "cards") }, und möglich sind höchstens { $allowed }: Nimm
    ein paar heraus.
problem-play-out-of-turn = { $seat } spielt außer der Reihe, denn { $allowed } ist dran: Berichtige den Platz oder die
    Reihenfolge.
problem-trick-unfinished = Dieser Stich hat { COUNT($found, of: "cards") }, und { $allowed } gehören hinein, bevor der
    nächste beginnt: Ergänze, was fehlt.
problem-too-many-tricks = Das ist Stich { $found }, und eine Runde hat { $allowed }: Nimm ihn heraus.
problem-record-unfinished = Gespielt sind { $found } von { $allowed } Stichen, und diese Frage braucht alle: Ergänze die
    übrigen.

# -- Was sich nicht fragen lässt ---------------------------------------------------------------------------------------

problem-announced-twice = Das Paar in { $suit } ist zweimal gemeldet, und es gibt nur eins: Behalte es einmal.
problem-key-missing = Eine Frage der Art „{ $kind }“ braucht „{ $key }“: Füge das zur Stellung hinzu.
problem-needs-first-lead-trump = Bei { $ruleset } macht nicht die erste Karte den Trumpf: Frage das bei einer
    aufgezeichneten Runde, oder nimm einen Regelsatz, wo sie es tut.
problem-no-accusations-here = Bei { $ruleset } beschuldigt niemand jemanden: Nimm einen traditionellen Regelsatz.
problem-same-side = { $seat } gehört zur eigenen Partei des Anklägers: Nenne jemanden aus einer anderen Partei.
problem-not-one-suit = { $found } haben verschiedene Farben: Eine Reihenfolge haben nur Karten einer Farbe.
