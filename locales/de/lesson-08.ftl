# Meldungen: was Lektion 8 sagt, Schritt für Schritt.

text-lesson-announcements = Meldungen
text-lesson-announce-pair = { RANK("king") } und { RANK("queen") } derselben Farbe in deinem Blatt sind ein Paar. Spiel eine der beiden Karten aus und melde das Paar: Das zählt 20 Augen. Ein Paar in Trumpf zählt 40. Das gilt auch, wenn du keinen Stich machst.
text-lesson-announce-twenty = Jetzt du: Spiel eine von den beiden aus und sag laut, was du meldest.
text-lesson-announce-not-leading = Diesmal hat ein anderer ausgespielt, und du bedienst nur. Was meldest du jetzt mit { RANK("king", form: "dat") }?
text-lesson-announce-break = So ein Pech: Ein anderer hat die Farbe deines Paars ausgespielt, und du hast sonst keine Karte davon. Du musst bedienen, und damit ist das Paar dahin. Welche Karte nimmst du?
text-lesson-announce-first-lead = Noch gibt es keinen Trumpf: Den macht erst die Karte, die du ausspielst. Was für ein Paar ist das also?
text-lesson-announce-watch = So kann eine Runde beginnen: mit einem Paar. Sieh dir die ersten zwei Stiche an.
text-lesson-announce-pupil = Dein Freund hat dieses Blatt und träumt von Meldungen. Eine Zahl ist zu schön, um wahr zu sein.
