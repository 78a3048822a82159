# Die Karten: was Lektion 2 sagt, Schritt für Schritt. Sie nennt die Karten beider Sorten nebeneinander, egal welche auf dem
# Tisch liegen.

text-lesson-pack = Die Karten
text-lesson-pack-two = Du kannst mit ungarischen oder mit französischen Karten spielen. Es sind dieselben Karten, nur anders angezogen. Drück p, wann immer du magst: Die Kleider wechseln, die Karten bleiben.
text-lesson-pack-suits = Jede Farbe hat einen Zwilling. Herz bleibt Herz, Schellen sind Karo, Eichel ist Kreuz, Laub ist Pik. Die ungarischen sind auch Jahreszeiten: Herz ist der Frühling, Schellen der Sommer, Laub der Herbst, Eichel der Winter.
text-lesson-pack-which-suit = Mit ungarischen Karten bekommst du das Laub-Ass. Welche Karte wäre das bei den französischen?
text-lesson-pack-ace-of-clubs = Das Kreuz-Ass.
text-lesson-pack-ace-of-diamonds = Das Karo-Ass.
text-lesson-pack-ace-of-spades = Das Pik-Ass.
text-lesson-pack-faces = Auch die Bilder haben Zwillinge: Der Unter ist der Bube, der Ober ist die Dame. Der Unter trägt seine Zeichen unten in der Mitte, der Ober an den Enden. Und der König? Der ungarische sitzt zu Pferd.
text-lesson-pack-which-face = Du ziehst eine ungarische Karte mit einem Reiter. Welche ist es?
text-lesson-pack-the-jack = { CAP(RANK("jack", form: "nom")) }.
text-lesson-pack-the-queen = { CAP(RANK("queen", form: "nom")) }.
text-lesson-pack-the-king = { CAP(RANK("king", form: "nom")) }.
text-lesson-pack-colours = Von den französischen Farben sind zwei rot und zwei schwarz. Das hat nichts zu sagen: Herz bedienst du nur mit Herz, Rot auf Rot reicht nicht.
text-lesson-pack-size = Uns reichen 24 Karten: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") } und { RANK("ace") } in vier Farben. In der ungarischen Schachtel stecken 32 Karten, in der französischen 52. Der Rest bleibt drin.
text-lesson-pack-box = Was davon bleibt in der Schachtel?
text-lesson-pack-sevens = Die { RANK("seven", form: "many") }.
text-lesson-pack-eights = Die { RANK("eight", form: "many") }.
text-lesson-pack-nines = Die { RANK("nine", form: "many") }.
text-lesson-pack-tens = Die { RANK("ten", form: "many") }.
text-lesson-pack-order = So steigen die Karten in jeder Farbe: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Aus der Reihe tanzt die Zehn: Sie schlägt den König, und nur das Ass schlägt sie.
text-lesson-pack-more = Zu fünft oder zu sechst kommen die Siebenen und Achten dazu, dann sind es 32 Karten. Sie stehen noch unter der Neun und zählen nichts.
text-lesson-pack-points = Und was zählen sie? Die Zahl auf der Karte ist egal. { RANK("ace") } 11 Augen, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2, alles darunter nichts.
text-lesson-pack-sum = Zähl einmal im Leben eine ganze Farbe durch und merk dir die Summe. Alle vier Farben haben viermal so viel, bei jeder Sorte Karten: 120 Augen.
text-lesson-pack-pupil = Dein Freund hat mit französischen Karten gelernt. „Schwarz ist schwarz“, sagt er. Nicht ganz!
text-lesson-pack-help-sign = Schau auf das Zeichen, nicht auf Rot oder Schwarz: Nur das gleiche Zeichen ist die gleiche Farbe.
