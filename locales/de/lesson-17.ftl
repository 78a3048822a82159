# Woher das Spiel kommt: was Lektion 17 sagt, Schritt für Schritt.

text-lesson-origin-where-from = Woher das Spiel kommt
text-lesson-origin-cross = Cruce ist rumänisch und bedeutet Kreuz. Zu viert sitzt man nämlich über Kreuz, jeder gegenüber von seinem Partner. Andere sagen, der Name komme von Trümpfen, die sich kreuzen. Das Geben wandert im Uhrzeigersinn ums Kreuz, und gerade hat West gegeben.
text-lesson-origin-name = Warum heißt das Spiel Cruce, also Kreuz? Wähle alles, was man erzählt.
text-lesson-origin-crosswise = weil man zu viert über Kreuz sitzt
text-lesson-origin-trumps-cross = weil sich Trümpfe kreuzen
text-lesson-origin-cross-yourself = weil man sich bekreuzigt, bevor man sechs bietet
text-lesson-origin-nobody-knows = Genau weiß es niemand, und so erzählt man beides.
text-lesson-origin-home = Cruce ist auf dem Land zu Hause: bei Familienfesten, Dorffesten und an langen Winterabenden. Großeltern bringen es ihren Enkeln bei, und zu viert ist es am schönsten. Die Großmutter sitzt dir gegenüber, ist deine Partnerin und hat ausgespielt. Leg eine Karte!
text-lesson-origin-seasons = { PACK() ->
    [french] Auf ungarischen Karten heißen die Farben auch Jahreszeiten. Bei deinen Karten ist dann Herz der Frühling, Karo der Sommer, Pik der Herbst und Kreuz der Winter.
   *[hungarian] Die Farben heißen auch Jahreszeiten: Herz ist der Frühling, Schellen der Sommer, Laub der Herbst, Eichel der Winter.
}
text-lesson-origin-which-season = West hat ausgespielt. Welche Jahreszeit ist das?
text-lesson-origin-spring = der Frühling
text-lesson-origin-summer = der Sommer
text-lesson-origin-autumn = der Herbst
text-lesson-origin-winter = der Winter
text-lesson-origin-that-is-winter = { PACK() ->
    [french] West hat Kreuz ausgespielt, und Kreuz ist der Winter.
   *[hungarian] West hat Eichel ausgespielt, und Eichel ist der Winter.
}
text-lesson-origin-packs = Meist spielt man mit 24 Karten. Von 32 ungarischen legst du die { RANK("seven", form: "many") } und { RANK("eight", form: "many") } weg. Von 52 französischen legst du alles weg, was kleiner ist als { RANK("nine", form: "nom") }.
text-lesson-origin-laid-aside = Wie viele von den 52 bleiben also in der Schachtel?
text-lesson-origin-eight = acht
text-lesson-origin-twenty = zwanzig
text-lesson-origin-twenty-eight = achtundzwanzig
text-lesson-origin-less-twenty-four = 52 weniger 24 sind 28. Acht legst du von den ungarischen Karten weg.
text-lesson-origin-horse = Auf ungarischen Karten sitzt der König zu Pferd. In Rumänien heißt er darum auch „cal“, Pferd, oder „pătrar“, Vierer. Die beiden unter ihm heißen „treiar“ und „doiar“, Dreier und Zweier. Hier trifft das Pferd auf { RANK("ten", form: "a") }.
text-lesson-origin-words = Jede Gegend hat ihre Wörter. Wer nicht bietet, sagt „pas“, „merge“, „merg“ oder „bune“. Zu Iber sagt man auch „mărit“. Hier hat Nord zwei geboten, und Ost hat „bune“ gesagt.
text-lesson-origin-villages = In manchen Dörfern bleibt eine Farbe die ganze Partie lang Trumpf. In Teilen der Moldau und im Osten Rumäniens kostet ein verfehltes Gebot doppelt. Andere spielen ohne Bieten, damit Neue es leichter lernen.
text-lesson-origin-new-table = Du setzt dich an einen neuen Tisch. Welche Regeln gelten dort?
text-lesson-origin-loudest = die des Lautesten
text-lesson-origin-agreed = die, auf die sich der Tisch geeinigt hat
text-lesson-origin-mine = meine, natürlich
text-lesson-origin-sources = All das stammt aus zwei Texten: einer rumänischen Anleitung und einem Artikel in vier Sprachen. Ihre Tabellen mit Augen und Plätzen sind verloren; wir haben sie aus den Summen errechnet. Wo die Texte etwas offenlassen, haben wir gewählt und sagen es auch. So hier: Beide Parteien kommen in derselben Runde ans Ziel.
text-lesson-origin-all-pass = Die rumänische Anleitung sagt nicht, was geschieht, wenn alle passen. Wie geht es bei uns weiter?
