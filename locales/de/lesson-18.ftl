# Die Prüfung: was Lektion 18 sagt, Abschnitt für Abschnitt, und wie sie endet.

text-lesson-exam-examination = Die Prüfung
text-lesson-exam-play = Vierundzwanzig neue Fragen in sieben Teilen, und keiner drängt dich. Mit vier richtigen von fünf hast du bestanden. Lässt du dir vorher die Regel oder die Antwort sagen, zählt es nicht als richtig. Erster Teil: Was darf gespielt werden?
text-lesson-exam-tricks = Zweiter Teil: Wer macht den Stich, und was zählen die Karten?
text-lesson-exam-announcements = Dritter Teil: die Meldungen.
text-lesson-exam-counting = Vierter Teil: das Zählen und die Partie. Nimm ruhig einen Bleistift.
text-lesson-exam-bidding = Fünfter Teil: Bieten und Trumpf.
text-lesson-exam-dealing = Sechster Teil: das Geben. Er ist kurz.
text-lesson-exam-honesty = Siebter und letzter Teil: die Ehrlichkeit. Augen auf!

lesson-exam-asks = Gefragt wird nach allem, zum Beispiel: { $rules }.
lesson-exam-passed = Bestanden: { $right } von { $of }. Setz dich an jeden Tisch, der dir gefällt, und lass dir geben.
lesson-exam-failed = Noch nicht bestanden: { $right } von { $of }. Übe, was noch wackelt, und komm wieder: Die Fragen sind dann neu.
lesson-exam-statement = Was du jetzt kannst, und woran man es sieht: { $command }
