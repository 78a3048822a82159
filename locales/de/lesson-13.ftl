# Falsche Regeln: was Lektion 13 sagt, Schritt für Schritt.

text-lesson-false-rules = Falsche Regeln
text-lesson-false-know-it-all = An jedem Tisch kennt einer Regeln, die nie jemand aufgeschrieben hat. Heute ist es West. Streite nicht, lass die Karten antworten. Elf falsche Regeln kommen, und keine bleibt stehen.
text-lesson-false-low-ten = „{ CAP(RANK("ten", form: "nom")) } ist kleiner als { RANK("jack", form: "nom") }“, sagt West und greift schon nach dem Stich. Du hast { RANK("ten", form: "acc") } ausgespielt. Wer macht den Stich?
text-lesson-false-throw-anything = „Du hast nichts von der Farbe? Dann wirf ab, was du willst!“ Nett von West. Aber stimmt das auch?
text-lesson-false-no-trump = Du hast alle Trümpfe, die anderen haben keinen. „Neu geben!“, ruft West. Nein: Neu gegeben wird nur nach einer bewiesenen Renonce, oder wenn alle passen. Du bietest vier und spielst.
text-lesson-false-three-nines = Nord stöhnt: „Drei { RANK("nine", form: "many") }! Wollen wir nicht neu geben?“ Für ein schwaches Blatt wird nie neu gegeben. Und du weißt jetzt, was dein Partner hat. Ost lässt das nicht durchgehen.
text-lesson-false-forty-with-one = Du hast eins geboten, und in deinem Blatt warten { RANK("king") } und { RANK("queen") } derselben Farbe. „Bei eins darfst du nicht mit dem Vierziger herauskommen!“, sagt West.
text-lesson-false-forty-without = Du hast das Paar trotzdem ausgespielt, 40 gemeldet und dann keinen einzigen Stich gemacht. „Ohne Stich ist dein Gebot verfehlt!“, sagt West. Rechne nach.
text-lesson-false-iber = West spielt { RANK("queen", form: "acc") } aus und meldet das Paar. „Und jetzt gilt Iber: Schlag, wenn du kannst!“ Aber vor der Partie hat keiner Iber abgemacht.
text-lesson-false-three-cards = „Bei drei Karten darf ich vor dem Bieten die letzte vom Stapel sehen“, sagt West. Hier werden wirklich erst drei gegeben, aber keiner sieht eine Karte, bevor sie verteilt ist. Biete mit dem, was du hast.
text-lesson-false-what-may-be-seen = West schaut gern, wo es nichts zu schauen gibt. Was darf man mitten in der Runde ansehen? Wähle alles, was erlaubt ist.
text-lesson-false-see-own = Das eigene Blatt.
text-lesson-false-see-last = Die letzte Karte des Stapels, bevor man mit drei Karten bietet.
text-lesson-false-see-trick = Den Stich, der gerade auf dem Tisch liegt.
text-lesson-false-see-taken = Die schon gemachten Stiche, um zu sehen, was weg ist. Abgemacht war das nicht.
text-lesson-false-more-than-bid = Ost hat eins geboten, und zusammen mit West wurden es 100 Augen. „Eins geboten, ein Punkt“, seufzt West. Diesmal würde die falsche Regel West schaden, also rechne ehrlich.
text-lesson-false-pupil = Dein Freund hat zu lange neben West gesessen. Was ist da über zu kleine Trümpfe hängen geblieben?

text-lesson-help-low-trump = Ohne die ausgespielte Farbe muss ein Trumpf her, auch wenn er den Stich nicht macht.
text-lesson-help-only-to-win = Stechen musst du nur, wenn du den Stich damit auch machst.
