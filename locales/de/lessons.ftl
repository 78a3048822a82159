# Die Lektionen: was um die Schritte herum gesagt wird, und was mehrere gemeinsam haben. Was eine Lektion selbst sagt, steht
# in ihrer eigenen Datei, `lesson-NN.ftl`.

## Um die Schritte herum

verb-lesson = Zeigt die Lektionen oder geht eine mit dir durch.
meta-lesson = LEKTION
lesson-which = Kennung oder Nummer einer Lektion; ohne sie kommt die Liste
option-step = mit diesem Schritt beginnen
option-test = nur die Fragen: Wer alles schon kann, darf die Lektion überspringen

lesson-listed = { $done ->
    [true] Lektion { $number }: { $title }, geschafft. Noch einmal: { $command }
   *[false] Lektion { $number }: { $title }. Gib ein: { $command }
}
lesson-teaches = Darum geht es: { $rules }.
lesson-next = Als Nächstes: { $title }. Gib ein: { $command }
lesson-unknown = Eine Lektion „{ $found }“ gibt es nicht. Es gibt: { $allowed }.
lesson-which-one = { $option } gilt für eine einzelne Lektion: Nenne sie mit ihrer Kennung oder Nummer.
lesson-no-step = Einen Schritt { $found } gibt es hier nicht. Die Schritte gehen von 1 bis { $of }.

lesson-welcome = Mit Enter geht es weiter, mit b zurück; h gibt einen Tipp, w sagt die Regel, ? hilft, q beendet.
lesson-help = Antworte mit einer Nummer oder einem Namen und drück Enter. Wo nichts gefragt ist, geht es mit Enter weiter. Mit b gehst du zurück, und nichts geht verloren. h gibt einen Tipp, jedes Mal einen größeren. w sagt die Regel, und nach deiner Antwort alles, was es dazu zu sagen gibt. g erklärt die Wörter, die hier vorkommen. r wiederholt den Schritt, l wechselt die Sprache, p die Karten, q beendet.
lesson-no-hint = Hier gibt es nichts herauszufinden: Lies einfach weiter.
lesson-step = Schritt { $number } von { $of }.
lesson-trick = Stich { $number } von { $count }.
lesson-known = Das kennst du schon. Mit r kommt es noch einmal.
lesson-go-on = Weiter mit Enter.
lesson-try-again = Versuch es noch einmal, es geht nichts verloren.
lesson-at-start = Hier beginnt die Lektion.
lesson-end = { $how ->
    [all] Das war die Lektion. Alles auf Anhieb richtig: { $right } von { $of }. Gut gemacht!
    [most] Das war die Lektion. Auf Anhieb richtig: { $right } von { $of }. Gut gemacht!
    [half] Das war die Lektion. Auf Anhieb richtig: { $right } von { $of }. Was nicht saß, kommt beim Üben wieder.
   *[few] Das war die Lektion. Auf Anhieb richtig: { $right } von { $of }. Sie hat es in sich: Nimm sie in ein, zwei Tagen noch einmal.
}
lesson-test-passed = Richtig: { $right } von { $of }. Du kannst das schon, die Lektion ist geschafft.
lesson-test-failed = Richtig: { $right } von { $of }. Geh die Lektion in Ruhe durch, sie ist kurz.

lesson-play-a-card = Welche Karte spielst du?
lesson-pupil-plays = Dein Freund hält für erlaubt: { $cards }.
lesson-pupil-claim = { $card }: { $points }
lesson-pupil-says = Dein Freund sagt, was er mit jeder melden würde: { $claims }.
lesson-find-card = Such eine davon heraus, die nicht erlaubt ist.
lesson-find-claim = Bei welcher Karte stimmt die Zahl nicht?
lesson-was-wrong-about = Leider daneben. Es ist { CARD($card, form: "nom") }.
lesson-was-lawful = Leider daneben. { CAP(CARD($given, form: "nom")) } ist erlaubt, { CARD($cards, form: "nom", join: "and") } nicht.
lesson-which-helps = Welcher Satz hilft deinem Freund?

## Was einem Freund hilft

text-lesson-help-all-twenty = Mit { RANK("king", form: "a-dat") } allein meldest du 20.
text-lesson-help-anything = Wer nicht ausspielt, darf alles spielen.
text-lesson-help-both-cards = Nur beide Karten derselben Farbe, zusammen in deinem Blatt, sind ein Paar.
text-lesson-help-higher = Du musst immer höher spielen als die anderen.
text-lesson-help-partner = Nur dein Partner muss stechen.
text-lesson-help-suit-first = Solange du die ausgespielte Farbe hast, bedienst du. Die Trümpfe müssen warten.
text-lesson-help-then-trump = Nichts von der ausgespielten Farbe? Such zuerst einen Trumpf, und nur ohne Trumpf wirfst du ab.
text-lesson-help-throw-tens = Ohne die ausgespielte Farbe wirfst du zuerst { RANK("ten", form: "many") } ab.
text-lesson-help-win-first = Erst musst du den Stich machen, dann darfst du melden.

## Was in der Datei einer Lektion falsch sein kann

problem-unknown-lesson = { $allowed ->
    [nothing] Hier gibt es keine andere Lektion, die vor dieser kommen könnte: Streich „{ $found }“.
   *[words] { $nearest ->
        [none] Eine Lektion „{ $found }“, die vor dieser käme, gibt es nicht: Nimm eine von { $allowed }.
       *[some] Eine Lektion „{ $found }“, die vor dieser käme, gibt es nicht: Vielleicht meinst du „{ $nearest }“, aus { $allowed }.
    }
}
problem-lessons-in-circle = Diese Lektionen setzen einander im Kreis voraus, und keine kann die erste sein: { $lessons }. Streich eine der Voraussetzungen.
problem-unknown-step = { $allowed ->
    [nothing] Vor diesem Schritt steht keine Frage, die sich abwandeln ließe: Stell eine davor, oder nimm den Schritt heraus.
   *[words] { $nearest ->
        [none] Vor diesem Schritt steht keine Frage „{ $found }“: Nimm eine von { $allowed }.
       *[some] Vor diesem Schritt steht keine Frage „{ $found }“: Vielleicht meinst du „{ $nearest }“, aus { $allowed }.
    }
}
problem-unknown-belief = { $nearest ->
    [none] Einen Irrtum „{ $found }“ gibt es nicht: Nimm einen, den das Programm kennt.
   *[some] Einen Irrtum „{ $found }“ gibt es nicht: Vielleicht meinst du „{ $nearest }“.
}
problem-belief-not-wrong = Wer „{ $belief }“ glaubt, macht in dieser Stellung nichts falsch: Nimm eine andere Stellung oder einen anderen Irrtum.
problem-nothing-to-ask = Zu Regel { $found } werden keine neuen Fragen gemacht: Nimm eine von { $allowed }.
problem-not-a-light = { $nearest ->
    [none] „{ $found }“ ist nichts an diesem Tisch, das leuchten kann: Nimm eines von { $allowed } oder eine Karte.
   *[some] „{ $found }“ ist nichts an diesem Tisch, das leuchten kann: Vielleicht meinst du „{ $nearest }“, aus { $allowed }, oder eine Karte.
}
problem-nobody-leads = In dieser Runde spielt niemand aus, also lässt sie sich nicht spielen: Lass jemanden das Bieten gewinnen.
problem-round-draws = In dieser Runde werden Karten gezogen, und in einer Lektion gibt es keinen Talon: Nimm einen anderen Regelsatz.
problem-duplicate-number = Die Nummer { $number } hat schon eine andere Lektion, in { $first_file }:{ $first_line }: Wähle eine freie.
