# Die erste Runde in fünf Minuten: was Lektion 1 sagt, Schritt für Schritt.

text-lesson-first-round = Die erste Runde in fünf Minuten
text-lesson-first-card = Setz dich, du kommst gerade recht! Du bist Süd, und Nord gegenüber ist dein Partner. West hat ausgespielt. Wer die ausgespielte Farbe hat, muss sie bedienen. Ihre höchste Karte macht den Stich. Du bist dran!
text-lesson-first-order = So steigen die Karten in jeder Farbe: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Achtung, { RANK("ten", form: "nom") } ist hoch! Nur { RANK("ace", form: "nom") } schlägt sie.
text-lesson-first-lead = Neue Karten: Stell dir vor, du hast gerade einen Stich gemacht. Wer einen Stich macht, spielt zum nächsten aus, und zwar, was er will. Such dir eine Karte aus!
text-lesson-first-trump = Eine Farbe ist stärker als alle anderen: der Trumpf. Schon der kleinste Trumpf schlägt { RANK("ace", form: "a") } einer anderen Farbe. Fallen mehrere Trümpfe, macht der höchste den Stich. Wer die ausgespielte Farbe nicht hat, muss Trumpf spielen, falls er welchen hat.
text-lesson-first-play = Jetzt spielst du selbst eine ganze Runde: sechs Stiche. Dein Gebot war eins: Damit versprichst du mindestens 33 Augen. Keiner ging höher, also spielst du aus. Deine erste Karte macht ihre Farbe zum Trumpf.
text-lesson-first-points = Karten haben Punkte, und die heißen Augen: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2. { CAP(RANK("nine", form: "nom")) } hat keine. Alle Karten zusammen haben 120.
text-lesson-first-score = Partner zählen ihre Augen zusammen. Für je volle 33 gibt es einen Spielpunkt, der Rest verfällt. Erfüllt eine Partei ihr Gebot, schreibt sie alles auf, was sie geholt hat.
text-lesson-first-our-score = So kann man dieselben Karten auch spielen. Wie viele Spielpunkte schreibt jede Partei auf?
text-lesson-first-pupil = Jetzt erklärst du! Ein Freund spielt zum ersten Mal und hat noch etwas falsch verstanden.
