# Bieten: was Lektion 4 sagt, Schritt für Schritt.

text-lesson-bidding = Bieten
text-lesson-bid-promise = Vor der ersten Karte sagt jeder, wie viel seine Partei machen will. Geboten werden Spielpunkte, eins bis sechs; wer nicht bieten will, passt. Ost hat gegeben, also bist du Vorhand und sprichst zuerst.
text-lesson-bid-order = Vorhand spricht zuerst, dann geht es im Uhrzeigersinn, und der Geber kommt zuletzt. Jeder ist genau einmal dran.
text-lesson-bid-who-begins = West hat gegeben. Wer spricht zuerst?
text-lesson-bid-higher = Wer bietet, muss mehr sagen als das höchste Gebot bisher; gleich viel reicht nicht. Zahlen überspringen darfst du, und passen darfst du immer.
text-lesson-bid-highest = Jeder hat einmal gesprochen, und damit ist Schluss: Das höchste Gebot gewinnt das Bieten. Jetzt muss diese Partei es auch erfüllen.
text-lesson-bid-all-pass = In Rumänien hat das Passen viele Namen: „pas“, „merge“, „merg“ oder „bune“. Passen alle, gibt derselbe Geber noch einmal, wenn ihr nichts anderes abgemacht habt.
text-lesson-bid-six = Mehr als sechs gibt es nicht. Sagen darfst du es, aber dafür brauchst du 198 von den 220 Augen, die es gibt. Keine Regel, nur ein guter Rat: Lass es.
text-lesson-bid-risk = Gewinnst du das Bieten, droht ein Minus. Gewinnst du es nicht, sind deine guten Karten vielleicht umsonst. Solange du neu bist, biete höchstens eins.
text-lesson-bid-what-to-say = Du bist Vorhand. Was kann ein kluger Anfänger mit diesem Blatt sagen?
text-lesson-bid-say-pass = Ich passe.
text-lesson-bid-say-one = Eins.
text-lesson-bid-say-three = Drei.
text-lesson-bid-say-six = Sechs.
