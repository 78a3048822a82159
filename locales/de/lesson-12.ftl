# Ehrlich spielen: was Lektion 12 sagt, Schritt für Schritt.

text-lesson-honesty = Ehrlich spielen
text-lesson-honesty-no-referee = Beim Cruce gibt es keinen Schiedsrichter. Wer eine verbotene Karte spielt, begeht eine Renonce, aus Versehen oder mit Absicht. Bemerken können das nur die Spieler selbst, also schau gut hin.
text-lesson-honesty-watch = Sieh dir drei Stiche an. An diesem Tisch hätte keiner etwas gesagt; wir sagen es, damit du weißt, wohin du schauen musst. Behalte West im Blick!
text-lesson-honesty-find = Jetzt passt du auf. West hatte zwei geboten, die Runde ist vorbei, und jemand hat eine Renonce begangen. Mit welcher Karte?
text-lesson-honesty-nobody-noticed = Nehmen wir an, niemand hat etwas bemerkt. Wie ändert sich nach dieser Runde jeder Spielstand?
text-lesson-honesty-accuse = Zurück zu West. Du sagst: „{ CAP(RANK("ten", form: "acc")) } hattest du doch die ganze Zeit!“ Eine bewiesene Renonce kostet die schuldige Partei 3 Punkte. Die Runde gilt nicht: Keiner schreibt etwas auf, und es wird neu gegeben.
text-lesson-honesty-bid-too = Und Ost? Auch 3. Hatte die schuldige Partei aber das Bieten gewonnen, verliert sie obendrein ihr Gebot.
text-lesson-honesty-look-twice = Schau zweimal hin, bevor du etwas sagst. Ein falscher Vorwurf kostet deine eigene Partei 3, und die Runde geht weiter. Was, wenn du hier auf Ost gezeigt hättest?
text-lesson-honesty-talk = Partner dürfen einander nicht verraten, was sie haben oder wie sie spielen sollen. Ost seufzt zu West hinüber: „Schon wieder lauter { RANK("nine", form: "many") }!“ Auch das kostet 3, aber die Runde geht weiter.
text-lesson-honesty-may-speak = Was dürfen Partner einander sagen? Wähle alles, was erlaubt ist.
text-lesson-honesty-forgiven = Unter Freunden muss niemand zahlen. Sind alle einverstanden, ist die Strafe vergessen, und ihr spielt weiter. Diesmal hat Nord es gesehen, und alle lachen nur.
text-lesson-honesty-pupil = Eine Renonce ist meist ein ehrliches Versehen. Dein Freund hat ein reines Gewissen und ist kurz davor.

text-lesson-help-friends-too = Die Regel fragt nicht, wem der Stich gehört. Ohne die ausgespielte Farbe stichst du, auch wenn dein Partner vorn liegt.
text-lesson-help-unseen = Eine verbotene Karte ist erlaubt, solange sie keiner sieht.
