# Bedienen, stechen, abwerfen: was Lektion 6 sagt, Schritt für Schritt.

text-lesson-follow-trump-discard = Bedienen, stechen, abwerfen
text-lesson-follow-first = Das Wichtigste zuerst: Wer die ausgespielte Farbe hat, muss bedienen. Ob hoch oder niedrig, ist deine Sache; nur wo mit Iber gespielt wird, musst du übernehmen, wenn du kannst. Welche Karte nimmst du hier?
text-lesson-follow-no-suit = Von der ausgespielten Farbe hast du nichts? Dann musst du stechen, wenn du Trumpf hast. Jeder Trumpf ist recht, auch der kleinste.
text-lesson-follow-trump-in = Dasselbe Blatt, aber jetzt kommst du zum Schluss dran. Was machst du mit diesem Stich?
text-lesson-follow-only-lower = Es hat schon jemand gestochen, und deine Trümpfe sind alle kleiner. Einen davon musst du trotzdem spielen. Das tut weh, aber es hilft nichts.
text-lesson-follow-discard = Weder die ausgespielte Farbe noch ein Trumpf? Dann bist du frei und darfst abwerfen, was du willst. Den Stich machst du damit nicht.
text-lesson-follow-watch = Vier Stiche mit allen drei Pflichten. Frag dich vor jeder Karte: Was muss jetzt gespielt werden?
text-lesson-follow-pupil = Dein Freund ist wieder da und hat eine neue Idee. Etwas daran ist nicht erlaubt.
