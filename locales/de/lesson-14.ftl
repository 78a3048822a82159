# Die internationalen Regeln: was Lektion 14 sagt, Schritt für Schritt.

text-lesson-international = Die internationalen Regeln
text-lesson-inter-six = International bekommt jeder sechs Karten, je drei auf einmal; der Rest spielt nicht mit. Zu fünft oder sechst kommen { RANK("seven", form: "many") } und { RANK("eight", form: "many") } dazu: 32 Karten. Sechs für jeden von sechs? So steht es im Regeltext, nur nachgezählt hat keiner. Gib jedem so viele, dass es für alle reicht.
text-lesson-inter-bids = Geboten wird von 6 bis 11, immer reihum und jedes Mal höher. Wer passt, ist für diese Runde draußen. Ost ist wieder dran: Was darf Ost sagen?
text-lesson-inter-out = Ost ist auf 8 gegangen. Wie steht es jetzt beim Bieten?
text-lesson-inter-lead = Du hast das Bieten gewonnen. Den Trumpf sagst du laut an, bevor eine Karte fällt. Aber wer spielt aus? Nicht der Höchstbietende: Hier ist es Vorhand, gleich nach dem Geber.
text-lesson-inter-over = Jetzt kommt die große Pflicht dieses Tisches. Musst du stechen und hat schon jemand gestochen? Dann musst du den höchsten Trumpf im Stich übertrumpfen, wenn du kannst.
text-lesson-inter-elsewhere = Dasselbe Blatt, aber jetzt an einem traditionellen Tisch. Welche Karten darfst du spielen?
text-lesson-inter-trump-led = Diesmal ist Trumpf selbst ausgespielt, und du bedienst nur. Übertrumpfen muss nur, wer eine andere Farbe sticht. Welche Karten darfst du spielen?
text-lesson-inter-watch = Zwei Stiche mit diesen Pflichten. Sieh dir an, was du im zweiten deinem eigenen Partner antun musst.
text-lesson-inter-pupil = Dein Freund hat vom Übertrumpfen gehört, aber seine Trümpfe sind alle zu klein.
text-lesson-inter-score = Hier teilt keiner durch 33: Jede Partei schreibt ihre Augen auf. Ist das Gebot erfüllt, zählt alles, was du gemacht hast, nicht das Gebot. Ost hat 8 geboten.
text-lesson-inter-below-zero = Ein verfehltes Gebot bringt nichts und wird abgezogen, auch wenn der Spielstand unter null fällt. Nord hat 9 geboten, und ihr steht bei 4. Wie ändert sich jeder Spielstand?
text-lesson-inter-eleven = Elf ist etwas Besonderes. Damit versprichst du jede Karte, die zählt: Die anderen dürfen kein einziges Auge machen. West hat 11 geboten und 118 Augen gemacht, das ist doch eine Menge …
text-lesson-inter-plainly = Ganz offen: Bei 120 Augen ist jedes Gebot außer 11 leicht, und meist ist die Partie nach einer Runde vorbei. Wollt ihr richtig um Punkte spielen, dann zählt je 33 Augen als einen. Der Artikel sagt auch, die Rangfolge im Stich sei nicht die der Augen. Mit 24 Karten ist sie es doch; { RANK("seven") }, { RANK("eight") } und { RANK("nine") } zählen alle nichts.

text-lesson-help-first-trump-only = Stechen muss nur der Erste, der die Farbe nicht hat.
text-lesson-help-lower-then = Übertrumpfe, wenn du kannst. Kannst du es nicht, muss trotzdem ein kleinerer Trumpf her.
