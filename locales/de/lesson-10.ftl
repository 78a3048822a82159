# Iber: was Lektion 10 sagt, Schritt für Schritt.

text-lesson-iber = Iber: übernehmen, wenn es geht
text-lesson-iber-without = An diesem Tisch ist Iber nicht abgemacht. Wer die Farbe bedient, darf also hoch oder niedrig spielen.
text-lesson-iber-with = Dasselbe Blatt, aber hier ist vor der Partie Iber abgemacht worden. Wer bedient, muss jetzt die bisher höchste Karte der ausgespielten Farbe schlagen, wenn es geht.
text-lesson-iber-partner = Iber kennt keine Freunde: Auch die Karte deines Partners musst du schlagen, wenn du kannst.
text-lesson-iber-nothing-higher = Du kannst nicht übernehmen? Dann lässt Iber dich in Ruhe, und jede Karte der ausgespielten Farbe ist recht. Bedienen musst du trotzdem.
text-lesson-iber-trump-led = Iber gilt auch, wenn Trumpf ausgespielt wurde: Spiel höher, wenn du kannst.
text-lesson-iber-trumped = In diesem Stich hat schon jemand gestochen. Ab da bindet Iber niemanden mehr: Jede Karte der ausgespielten Farbe ist recht. Dein { RANK("ace") } darf also zu Hause bleiben.
text-lesson-iber-international = Dasselbe Blatt an einem internationalen Tisch. Statt Iber gilt dort: Wer stechen muss, wo schon gestochen ist, muss übertrumpfen, wenn es geht.
text-lesson-iber-both = Manche Tische spielen mit beidem. Wer dort beim Bedienen oder Stechen den Stich machen kann, muss ihn machen.
text-lesson-iber-watch = Drei Stiche mit Iber. Im ersten muss Nord dich schlagen, Partner hin oder her. Im zweiten macht ein Trumpf Schluss mit Iber. Im dritten geht es Karte für Karte hinauf.
text-lesson-iber-pupil = Dein Freund hat noch nie mit Iber gespielt und möchte die guten Karten für später aufheben.
text-lesson-help-beat-if-you-can = Kannst du in der ausgespielten Farbe übernehmen, musst du es an diesem Tisch auch.
text-lesson-help-highest-always = Mit Iber spielst du immer deine höchste Karte.
text-lesson-help-only-rivals = Iber gilt nur gegen die andere Partei.
