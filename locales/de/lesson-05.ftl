# Trumpf: was Lektion 5 sagt, Schritt für Schritt.

text-lesson-trump = Trumpf
text-lesson-trump-winner = Wer das Bieten gewinnt, bestimmt den Trumpf und spielt zum ersten Stich aus. Wer gegeben hat, ist egal, und wer zuerst gesprochen hat, auch.
text-lesson-trump-first-card = Wie bestimmt man den Trumpf? Zu zweit, und zu viert auf klassische Art, ganz ohne Worte. Wer das Bieten gewonnen hat, spielt aus, und die Farbe dieser Karte ist Trumpf.
text-lesson-trump-your-lead = Du hast das Bieten gewonnen, also spiel aus! Jede Karte ist erlaubt, und ihre Farbe wird Trumpf. Gut ist die Farbe, von der du am meisten hast, oder eine mit { RANK("king") } und { RANK("queen") }.
text-lesson-trump-watch = Zu viert auf klassische Art: Sieh zu, wie ein Trumpf zur Welt kommt. Keiner sagt ihn an, und doch kennen ihn nach einer Karte alle.
text-lesson-trump-next-lead = Nach dem ersten Stich ist es einfach: Wer einen Stich macht, spielt zum nächsten aus. Hier ist der letzte Stich, den du gesehen hast.
text-lesson-trump-who-leads-next = Wer spielt zum nächsten Stich aus?
text-lesson-trump-named = Im Standardspiel zu viert und im Spiel zu dritt sagt der Höchstbietende den Trumpf an. Erst dann kommen die übrigen Karten. Ausgespielt werden darf danach jede Farbe, und am Trumpf ändert das nichts.
text-lesson-trump-served = Im Standardspiel zu viert wird der Trumpf angesagt, wenn jeder erst drei Karten hat. Dann bekommt jeder noch drei, zuerst der, der ihn angesagt hat.
text-lesson-trump-who-is-served = Nord hat Trumpf angesagt. Wer bekommt die neuen Karten zuerst?
text-lesson-trump-three = Zu dritt sagt der Höchstbietende zuerst den Trumpf an. Dann nimmt er die drei verdeckten Karten und gibt den beiden anderen je eine Karte.
text-lesson-trump-how-many = Ost hat Trumpf angesagt, drei Karten genommen und zwei hergegeben. Wie viele Karten hat jeder zum ersten Stich?
text-lesson-trump-seven-cards = Jeder sieben.
text-lesson-trump-eight-cards = Jeder acht.
text-lesson-trump-ten-cards = Ost zehn, die anderen sieben.
