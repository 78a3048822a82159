# Das Zählen: was Lektion 9 sagt, Schritt für Schritt.

text-lesson-count = Das Zählen: dreiunddreißig für einen Punkt
text-lesson-count-thirty-three = Die Runde ist vorbei, jetzt wird gezählt. Für je volle 33 Augen gibt es einen Spielpunkt. Der Rest verfällt.
text-lesson-count-pair = Zähl zuerst die Karten in den Stichen deiner Partei zusammen. Dann kommt dazu, was ihr gemeldet habt.
text-lesson-count-made = Ein Gebot ist erfüllt, wenn die Partei mindestens so viele Spielpunkte holt, wie sie geboten hat. Dann schreibt sie alles auf, nicht nur das Gebot. Ein Tipp: Alle Karten haben 120 Augen, also zähl den kleineren Stapel.
text-lesson-count-failed = Holt eine Partei weniger Spielpunkte, als sie geboten hat, ist das Gebot verfehlt. Sie verliert, was sie geboten hat, und was sie geholt hat, zählt nicht.
text-lesson-count-others = Die andere Partei kann nichts verfehlen. Sie schreibt auf, was sie geholt hat, ob das Gebot erfüllt ist oder nicht. Ihr eigenes Gebot ist vergessen.
text-lesson-count-toward-the-bid = Auch Meldungen zählen für das Gebot, genau wie Karten. Was schreibt also jede Partei auf?
text-lesson-count-watch = Eine ganze Runde. Du hast zwei geboten und beginnst mit deinem Paar, aber gerade diesen Stich macht Ost. Das Paar zählt trotzdem.
text-lesson-count-partners = Partner zählen zuerst alle ihre Augen zusammen und teilen erst dann durch 33. Deine gemeldeten 40 gehören dazu.
text-lesson-count-below-zero = Ein Spielstand kann unter null fallen: Schulden werden nicht erlassen. Vor dieser Runde stand deine Partei bei 1.
text-lesson-count-four-pairs = Alle vier Paare zählen zusammen 100, denn nur eines davon ist Trumpf. Einmal im Leben machen zwei Partner auch noch jeden Stich. Wie viel ist das?
text-lesson-count-match = Vor der Partie macht ihr aus, wie weit sie geht: meistens bis 6, 11 oder 21. Nach einer ganzen Runde gewinnt, wer so weit ist; sind es mehrere, gewinnt der höchste Stand. Steht es oben gleich, entscheidet eine weitere Runde.
