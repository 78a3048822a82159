# Die Lektionen: was sie Schritt für Schritt sagen, und was drum herum gesagt wird. Wenig Worte; Karten heißen nach ihrem
# Rang, damit die Karten am Tisch entscheiden, wie man sie nennt.

## Um die Schritte herum

verb-lesson = Zeigt die Lektionen oder geht eine mit dir durch.
meta-lesson = LEKTION
lesson-which = Kennung oder Nummer einer Lektion; ohne sie kommt die Liste
option-step = mit diesem Schritt beginnen
option-test = nur die Fragen: Wer alles schon kann, darf die Lektion überspringen

lesson-listed = { $done ->
    [true] Lektion { $number }: { $title }, geschafft. Für noch einmal gib ein: { $command }
   *[false] Lektion { $number }: { $title }. Gib ein: { $command }
}
lesson-teaches = Darum geht es: { $rules }.
lesson-next = Als Nächstes: { $title }. Gib ein: { $command }
lesson-unknown = Eine Lektion „{ $found }“ gibt es nicht. Es gibt: { $allowed }.
lesson-no-step = Einen Schritt { $found } gibt es hier nicht. Die Schritte gehen von 1 bis { $of }.

lesson-welcome = Enter geht weiter, b zurück, w sagt die Regel, ? hilft, q hört auf.
lesson-help = Antworte mit einer Nummer oder einem Namen und drück Enter. Wo nichts gefragt ist, geht Enter weiter. b geht zurück, und nichts geht verloren. w sagt die Regel, r wiederholt den Schritt, l wechselt die Sprache, p die Karten, q hört auf.
lesson-step = Schritt { $number } von { $of }.
lesson-known = Das kennst du schon. Mit r kommt es noch einmal.
lesson-go-on = Weiter mit Enter.
lesson-try-again = Versuch es noch einmal, es geht nichts verloren.
lesson-at-start = Hier beginnt die Lektion.
lesson-end = Das war die Lektion. Auf Anhieb richtig: { $right } von { $of }. Gut gemacht!
lesson-test-passed = Richtig: { $right } von { $of }. Du kannst das schon, die Lektion ist geschafft.
lesson-test-failed = Richtig: { $right } von { $of }. Geh die Lektion in Ruhe durch, sie ist kurz.

lesson-play-a-card = Welche Karte spielst du?
lesson-pupil-plays = Dein Freund würde eine davon spielen: { $cards }.
lesson-pupil-claim = { $card }: { $points }
lesson-pupil-says = Dein Freund sagt, was er mit jeder melden würde: { $claims }.
lesson-find-card = Such eine davon heraus, die nicht erlaubt ist.
lesson-find-claim = Bei welcher Karte stimmt die Zahl nicht?
lesson-was-wrong-about = Nicht ganz. Es ist { CARD($card, form: "nom") }.
lesson-which-helps = Welcher Satz hilft deinem Freund?

## Die erste Runde in fünf Minuten

text-lesson-first-round = Die erste Runde in fünf Minuten
text-lesson-first-card = Setz dich, du kommst gerade recht! Du bist Süd, und Nord gegenüber ist dein Partner. West hat zu diesem Stich ausgespielt. Wer die ausgespielte Farbe hat, muss sie bedienen. Die höchste Karte davon macht den Stich. Du bist dran!
text-lesson-first-order = In jeder Farbe geht es so hinauf: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Achtung, { RANK("ten", form: "nom") } ist hoch! Nur { RANK("ace", form: "nom") } schlägt sie.
text-lesson-first-lead = Den letzten Stich hast du gemacht, also spielst du zum nächsten aus. Beim Ausspielen ist jede Karte erlaubt. Such dir eine aus!
text-lesson-first-trump = Eine Farbe ist stärker als alle anderen: der Trumpf. Schon der kleinste Trumpf schlägt { RANK("ace", form: "a") } einer anderen Farbe. Liegen mehrere Trümpfe, macht der höchste den Stich.
text-lesson-first-watch = Jetzt mach es dir bequem und sieh dir eine ganze Runde an: sechs Stiche. Dein Gebot war eins, und keiner ging höher. Also spielst du aus, und deine erste Karte macht ihre Farbe zum Trumpf.
text-lesson-first-points = Karten zählen Augen: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2. { CAP(RANK("nine", form: "nom")) } zählt nichts. Alle Karten zusammen haben 120.
text-lesson-first-score = Partner zählen ihre Augen zusammen. Für je volle 33 gibt es einen Spielpunkt, der Rest verfällt. Erfüllt eine Partei ihr Gebot, schreibt sie alles auf, was sie geholt hat.
text-lesson-first-our-score = Das ist die Runde, die du gesehen hast. Wie viele Spielpunkte schreibt jede Partei auf?
text-lesson-first-pupil = Jetzt unterrichtest du! Ein Freund spielt zum ersten Mal und hat noch etwas falsch verstanden.

## Bedienen, stechen, abwerfen

text-lesson-follow-trump-discard = Bedienen, stechen, abwerfen
text-lesson-follow-first = Das Erste zuerst: Wer die ausgespielte Farbe hat, muss bedienen. Ob hoch oder niedrig, ist deine Sache. Welche Karte nimmst du hier?
text-lesson-follow-no-suit = Von der ausgespielten Farbe hast du nichts? Dann musst du stechen, wenn du Trumpf hast. Jeder Trumpf ist recht, auch der kleinste.
text-lesson-follow-trump-in = Dasselbe Blatt, aber jetzt kommst du zum Schluss dran. Was machst du mit diesem Stich?
text-lesson-follow-only-lower = Es hat schon jemand gestochen, und deine Trümpfe sind alle kleiner. Einen davon musst du trotzdem spielen. Das tut weh, aber es hilft nichts.
text-lesson-follow-discard = Weder die ausgespielte Farbe noch ein Trumpf? Dann bist du frei und darfst abwerfen, was du willst. Den Stich machst du damit nicht.
text-lesson-follow-watch = Vier Stiche mit allen drei Pflichten. Frag dich vor jeder Karte: Was muss jetzt gespielt werden?
text-lesson-follow-pupil = Dein Freund ist wieder da und hat eine neue Idee. Etwas daran ist nicht erlaubt.

## Meldungen

text-lesson-announcements = Meldungen
text-lesson-announce-pair = { RANK("king") } und { RANK("queen") } derselben Farbe in deinem Blatt sind ein Paar. Spiel eine der beiden Karten aus und melde das Paar: Das zählt 20 Augen. Ein Paar in Trumpf zählt 40.
text-lesson-announce-twenty = Jetzt du: Spiel eine von den beiden aus und sag laut, was du meldest.
text-lesson-announce-not-leading = Diesmal hat ein anderer ausgespielt, und du bedienst nur. Was meldet { RANK("king", form: "nom") } jetzt?
text-lesson-announce-break = So ein Pech: Ein anderer hat die Farbe deines Paars ausgespielt. Du musst bedienen, und das Paar ist dahin. Welche Karte nimmst du?
text-lesson-announce-first-lead = Noch gibt es keinen Trumpf: Den macht erst die Karte, die du ausspielst. Was für ein Paar ist das also?
text-lesson-announce-watch = So kann eine Runde beginnen: mit einem Paar. Sieh dir die ersten zwei Stiche an.
text-lesson-announce-pupil = Dein Freund hat dieses Blatt und träumt von Meldungen. Eine Zahl ist zu schön, um wahr zu sein.

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

problem-unknown-lesson = { $nearest ->
    [none] Eine Lektion „{ $found }“, die vor dieser käme, gibt es nicht: Nimm eine von { $allowed }.
   *[some] Eine Lektion „{ $found }“, die vor dieser käme, gibt es nicht: Vielleicht meinst du „{ $nearest }“, aus { $allowed }.
}
problem-lessons-in-circle = Diese Lektionen setzen einander im Kreis voraus, und keine kann die erste sein: { $lessons }. Streich eine der Voraussetzungen.
problem-unknown-step = { $nearest ->
    [none] Vor diesem Schritt steht keine Frage „{ $found }“: Nimm eine von { $allowed }.
   *[some] Vor diesem Schritt steht keine Frage „{ $found }“: Vielleicht meinst du „{ $nearest }“, aus { $allowed }.
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
