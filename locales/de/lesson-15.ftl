# Spielarten: was Lektion 15 sagt, Schritt für Schritt.

text-lesson-variants = Spielarten
text-lesson-variants-talon = Jedes Dorf hat sein eigenes Cruce. Hier bleiben ein paar Karten verdeckt liegen: der Talon. Wie viele, sagt niemand, darum haben wir vier gewählt. Wie gibst du die 24 Karten an vier Spieler?
text-lesson-variants-exchange = Du hast das Bieten gewonnen, den Talon angesehen, zwei Karten getauscht und dann Trumpf angesagt. Alle Stiche hast du gemacht! Was am Ende im Talon liegt, zählt für keinen. Wie viel ist es also?
text-lesson-variants-turned = Ohne Bieten wird die letzte Karte des Gebers aufgedeckt, und ihre Farbe ist Trumpf; oder die Farben wechseln sich ab. Hier hat Nord gegeben. Schau dir die aufgedeckte Karte an.
text-lesson-variants-nobody-fails = Keiner hat geboten, also kann keiner etwas verfehlen: Jede Partei schreibt ihre Augen auf. Wie ändert sich jeder Spielstand?
text-lesson-variants-table = Beim Tisch-Cruce bleibt ein Trumpf die ganze Partie lang, egal was ausgespielt wird. Geboten wird trotzdem: Danach steht fest, wer etwas erfüllen muss.
text-lesson-variants-moldovan = Moldauisch wird streng gerechnet: Ein verfehltes Gebot kostet das Doppelte. Ost hat 9 geboten. Armer Ost!
text-lesson-variants-six = Zu sechst gibt es drei Parteien, und dein Partner sitzt dir gegenüber: Nord. Jeder hat fünf Karten. Nord hat gestochen, und alle schauen auf dich.
text-lesson-variants-all-pass = Alle haben gepasst. Meist gibt dann derselbe Geber noch einmal. Ein Tisch kann aber etwas anderes abmachen: Der Geber muss mit dem kleinsten Gebot spielen. Wer spielt hier, und mit welchem Gebot?
text-lesson-variants-forehand-zero = Dieser Tisch hat abgemacht: Passen alle, spielt Vorhand mit dem Gebot 0. Wie steht es beim Bieten?
text-lesson-variants-margin = Meist gewinnt schon ein Punkt Vorsprung die Partie. Manche Tische verlangen zwei. Hier geht es bis 11, mit zwei Punkten Vorsprung. Ist die Partie vorbei?
text-lesson-variants-usual = Und an einem gewöhnlichen Tisch, wo ein Punkt Vorsprung reicht? Hat jemand gewonnen, und wer?
text-lesson-variants-pupil = Dein Freund kommt geradewegs von Großmutters Tisch, wo Paare zählen. An diesem Tisch hat das keiner abgemacht. Melden würde er trotzdem.
text-lesson-variants-no-pairs = An diesem Tisch zählen Paare nicht, auch das Trumpfpaar nicht.
text-lesson-variants-your-table = Wie spielt dein Tisch? Frag vor der ersten Karte. Gilt Iber? Muss man übertrumpfen? Zählen Paare? Was ist, wenn alle passen? Bis wohin geht es, und reicht ein Punkt Vorsprung? Was alle abmachen, gilt die ganze Partie.

text-lesson-help-ask-the-table = Wo der Tisch keine Paare abgemacht hat, meldet niemand etwas.
text-lesson-help-trump-pair-only = An so einem Tisch zählt nur das Paar in Trumpf.
