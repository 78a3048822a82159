# Plätze und Geben: was Lektion 3 sagt, Schritt für Schritt.

text-lesson-seats-and-deal = Plätze und Geben
text-lesson-deal-partners = Zu viert spielen zwei gegen zwei, wenn ihr nichts anderes abgemacht habt. Partner sitzen einander gegenüber, also hast du beide Nachbarn gegen dich. Nimm es nicht persönlich! Zu zweit und zu dritt spielt jeder für sich.
text-lesson-deal-who-is-partner = Du sitzt im Süden. Wer ist dein Partner?
text-lesson-deal-north = Nord.
text-lesson-deal-east = Ost.
text-lesson-deal-west = West.
text-lesson-deal-you = Du.
text-lesson-deal-clockwise = Alles geht im Uhrzeigersinn: Geben, Bieten, Spielen. Auch die Karten wandern so weiter: Nach jeder Runde gibt der Nächste.
text-lesson-deal-forehand = Wer gibt zuerst? Ihr zieht Karten, oder der Jüngste gibt, oder wer gerade Lust hat. Wer nach dem Geber kommt, heißt Vorhand.
text-lesson-deal-who-is-forehand = West gibt. Wer ist Vorhand?
text-lesson-deal-cut = Vor dem Geben hebt ab, wer rechts vom Geber sitzt. Oder er klopft auf die Karten, und das heißt: Ich vertrau dir, lass sie so.
text-lesson-deal-who-cuts = Ost gibt. Wer hebt ab oder klopft?
text-lesson-deal-classic = Jetzt gibst du! Zu viert auf klassische Art werden alle Karten verteilt, und jeder bekommt gleich viele.
text-lesson-deal-standard = Im Standardspiel zu viert bekommt jeder erst drei Karten, und mit denen wird geboten. Ist Trumpf angesagt, kommt der Rest, noch einmal drei für jeden. Wer ihn angesagt hat, bekommt sie zuerst.
text-lesson-deal-two = Zu zweit bekommt jeder acht Karten. Die anderen liegen verdeckt auf dem Tisch: Das ist der Talon.
text-lesson-deal-three = Zu dritt bekommt jeder sieben Karten, und mehr gibt der Geber nicht. Die anderen liegen verdeckt da, bis der Höchstbietende sie nimmt.
text-lesson-deal-again = Finger weg von Karten, die nicht verteilt sind: Gespickt wird nicht. Auch ein schwaches Blatt wird gespielt wie jedes andere. Neu gegeben wird nur in zwei Fällen: Alle passen, oder jemand hat nachweislich eine verbotene Karte gespielt. Das heißt Renonce.
text-lesson-deal-when-again = Wann wird neu gegeben?
text-lesson-deal-same = Nach einer Runde gibt der Nächste. Aber eine Runde, die neu gegeben wird, war noch gar keine.
text-lesson-deal-next-one = Wenn alle gepasst haben, gibt der Nächste.
