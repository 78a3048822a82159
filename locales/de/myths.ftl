# Die falschen Regeln: was man am Tisch hört, was die Regeln sagen, und wo man trotzdem so spielt.

verb-myths = Die falschen Regeln zeigen, die man am Tisch hört, und was sie widerlegt.
myths-which = die Nummer einer falschen Regel, etwa F3; ohne sie die ganze Liste
meta-myths = F3

myths-title = Falsche Regeln
myths-about = Das alles hört man am Tisch. Stimmt es?
myths-more = „cruce-tutor myths F3“ sagt, was die Regeln zu einer davon meinen.
myths-unknown = Eine falsche Regel „{ $found }“ gibt es nicht. Sie gehen von F1 bis { $last }.
myth-title = Falsche Regel { $number }
myth-verdict = { $verdict ->
    [true] Das stimmt. { $text }
   *[false] Das stimmt nicht. { $text }
}

text-claim-f1 = „Wir haben keinen einzigen Trumpf. Neu geben!“
text-claim-f2 = „Keine zwölf Augen, und drei Neunen! Mit so einem Blatt wird neu gegeben.“
text-claim-f3 = „Du hast nur eins geboten? Dann darfst du nicht mit deinen 40 herauskommen.“
text-claim-f4 = „Eins geboten und keinen Stich gemacht. Das ist verfehlt, auch mit 40!“
text-claim-f5 = „Du hast gemeldet, also gilt jetzt Iber!“
text-claim-f6 = „Wir bieten auf drei Karten, also zeig mir erst die letzte Karte.“
text-claim-f7 = „Moment, ich darf doch in den Stichen nachsehen, was schon weg ist.“
text-claim-f8 = „Zehn kommt nach neun, also schlägt mein { RANK("jack") } deine Zehn.“
text-claim-f9 = „Die Farbe habe ich nicht, also werfe ich ab, was ich will.“
text-claim-f10 = „Meine Trümpfe sind zu niedrig. Also muss ich gar nicht stechen.“
text-claim-f11 = „Ich habe zwei geboten und geschafft, also schreib mir zwei auf.“

myth-F1 = So ein Blatt wird gespielt wie jedes andere. Einer kann alle sechs Trümpfe haben: Er bietet vier, schafft es, und die nächste Runde folgt. Wer neue Karten verlangt, verrät außerdem dem Partner, was ihm fehlt.
    .where = Keine Variante kennt das.
myth-F2 = Auch ein schwaches Blatt wird gespielt. Und wer laut sagt, wie schwach es ist, hat es dem Partner verraten: Das ist Reden über die Karten.
    .where = Keine Variante kennt das. Wer es sagt, riskiert 3 Punkte Strafe.
myth-F3 = Wer ausspielt, darf jede Karte nehmen, auch eine vom Trumpfpaar. Wer das verbieten will, hofft, dass du zwei bietest und dein Gebot trotz der 40 verfehlst.
    .where = Wer sich an die Regeln hält, spielt nicht so.
myth-F4 = Eine Meldung zählt auch ohne Stich. 40 ist mehr als 33, also ist das Gebot von eins erfüllt.
    .where = Nur wo Meldungen nicht zählen, wäre es verfehlt: Das internationale Spiel hat keine.
myth-F5 = Iber wird vor der Partie vereinbart und gilt dann bis zum Schluss. Nichts, was am Tisch geschieht, schaltet es ein oder aus.
    .where = Wo Iber vereinbart ist, gilt es sowieso, mit Meldung oder ohne.
myth-F6 = Niemand sieht Karten an, die noch nicht gegeben sind. Du bietest auf das, was du hast.
    .where = Ohne Bieten wird die letzte Karte des Gebers für alle aufgedeckt. Wo geboten wird, sieht sie niemand.
myth-F7 = Stiche liegen bis zum Zählen verdeckt. Wer wissen will, was weg ist, muss es sich merken.
    .where = Das geht nur, wenn es alle vorher vereinbart haben. Besser nicht!
myth-F8 = Die Zehn ist die zweithöchste Karte ihrer Farbe. Nur das Ass schlägt sie, und natürlich jeder Trumpf.
    .where = In keiner Variante von Cruce steht die Zehn tiefer.
myth-F9 = Ohne die ausgespielte Farbe musst du stechen, solange du Trumpf hast. Erst wenn du beides nicht hast, darfst du abwerfen.
    .where = Zu zweit ist man frei, solange im Talon Karten liegen. Sonst niemand.
myth-F10 = Auch ein Trumpf, der nichts gewinnt, muss her. Nur ohne Trumpf bist du frei.
    .where = Wo niemand übertrumpfen muss, wählst du deinen Trumpf. Aber Trumpf muss es sein.
myth-F11 = Du schreibst alles auf, was du gemacht hast, nicht dein Gebot. Das Gebot sagt nur, wie viel du brauchst.
    .where = Keine Variante schreibt das Gebot gut. Es zählt nur, wenn es verfehlt ist: als Minus.
