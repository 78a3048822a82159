# Wer den Stich macht und was er zählt: was Lektion 7 sagt, Schritt für Schritt.

text-lesson-tricks-and-points = Wer den Stich macht und was er zählt
text-lesson-tricks-suit = Kein Trumpf im Stich? Dann macht ihn die höchste Karte der ausgespielten Farbe. Eine Karte einer anderen Farbe macht ihn nie, so hoch sie auch ist.
text-lesson-tricks-trump = Jetzt hat jemand gestochen. Ein Trumpf genügt: Selbst { RANK("nine", form: "nom") } in Trumpf schlägt jede Karte der anderen Farben.
text-lesson-tricks-two-trumps = Zwei haben gestochen. Den Stich macht der höhere Trumpf, egal welcher von beiden zuletzt fiel.
text-lesson-tricks-leads = Wer den Stich macht, spielt zum nächsten aus. Schau also zuerst: Wer macht diesen hier?
text-lesson-tricks-who-leads = Wer spielt zum nächsten Stich aus?
text-lesson-tricks-lead = Das warst du, also spielst du aus. Jede Karte ist recht, auch ein Trumpf.
text-lesson-tricks-watch = Vier Stiche aus einer richtigen Runde. Achte darauf, wer jeden Stich macht und wer danach ausspielt. Im vierten treffen zwei Trümpfe aufeinander.
text-lesson-tricks-points = Wer den Stich macht, bekommt auch seine Augen: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2, { RANK("nine") } nichts. Hier ist der vierte Stich noch einmal.
text-lesson-tricks-closed = Gemachte Stiche liegen verdeckt, und so bleiben sie bis zum Zählen. Du willst wissen, was schon weg ist? Dann pass gut auf.
text-lesson-tricks-looking-back = Zwischen zwei Stichen darfst du die durchsehen, die du gemacht hast.
text-lesson-tricks-pupil = Dein Freund sieht, dass sein Partner den Stich sowieso macht. Den Trumpf würde er sich gern sparen.
text-lesson-help-last-trumps = Nur wer als Letzter spielt, muss stechen.
text-lesson-help-whoever-wins = Was du spielen musst, hängt nicht davon ab, wer den Stich macht.
text-lesson-help-partners-trick = Auf den Stich deines Partners darfst du alles spielen.
