# Wie Tische spielen: wo ein anderer anders antworten würde, was jede Abmachung bedeutet, wer nach welchen Regeln spielt.

# Wo ein anderer Tisch anders antworten würde; `$answer` ist die Antwort in wenigen Worten.
elsewhere-at-your-table = An deinem Tisch wäre die Antwort: { $answer }.
elsewhere-with-iber = Wo Iber abgemacht ist, wäre die Antwort: { $answer }.
elsewhere-without-iber = Ohne Iber wäre die Antwort: { $answer }.
elsewhere-with-overtrump = Wo Übertrumpfen Pflicht ist, wäre die Antwort: { $answer }.
elsewhere-without-overtrump = Wo niemand übertrumpfen muss, wäre die Antwort: { $answer }.
elsewhere-by-traditional = Nach den traditionellen Regeln wäre die Antwort: { $answer }.
elsewhere-by-international = Nach den internationalen Regeln wäre die Antwort: { $answer }.

quiz-own-rule = An deinem Tisch gibt es zur Regel { $rule } nichts zu fragen. Nenn andere Regeln mit --ruleset.
quiz-own-kind = An deinem Tisch gibt es keine Fragen der Art { $kind }. Nenn andere Regeln mit --ruleset.

# Was jede Abmachung am Tisch bedeutet; `.title` ist ihr Name in der Liste.
point-iber = Beim Bedienen musst du in der Farbe übernehmen, wenn du kannst, bis jemand sticht.
    .title = Iber
point-overtrump = Musst du stechen und liegt schon ein Trumpf im Stich, dann leg einen höheren, wenn du kannst.
    .title = Übertrumpfen
point-announcements = Spielst du König oder { RANK("queen") } aus und hast beide, meldest du das Paar: 20, in Trumpf 40.
    .title = Paare
point-points-per-game-point = So viele Augen machen einen Spielpunkt, und der Rest verfällt.
    .title = Zählweise
point-penalty-factor = So oft wird ein verfehltes Gebot abgezogen.
    .title = Strafe
point-partners = Zu viert spielen zwei gegen zwei, oder jeder spielt für sich.
    .title = Partner
point-win-margin = Wer das Ziel erreicht hat, muss auch so weit vorn liegen, um die Partie zu gewinnen.
    .title = Vorsprung zum Sieg
point-first-lead = Zum ersten Stich spielt aus, wer das Bieten gewonnen hat, oder Vorhand gleich nach dem Geber.
    .title = Erstes Ausspielen
point-all-pass = Wenn alle passen, geben die einen neu; die anderen haben abgemacht, wie sie trotzdem spielen.
    .title = Alle passen
point-fixed-suit = Diese Farbe ist Trumpf, wenn alle gepasst haben und ihr dann mit einer festen Farbe weiterspielt.
    .title = Feste Farbe
point-target = Wer nach einer ganzen Runde so viele Punkte hat und mehr als alle anderen, hat gewonnen.
    .title = Länge der Partie

point-source-ro = So steht es in der rumänischen Anleitung: Regel { $rule }.
point-source-int = So steht es im internationalen Artikel: Regel { $rule }.
point-source-both = Es steht in beiden Quellen: Regel { $rule }.
point-source-split = Jede Quelle hält es auf ihre Art: Regel { $rule }.
point-source-others = Keine Quelle sagt es, aber manche Tische spielen so: Regel { $rule }.

# Warum ein Tisch etwas nicht abmachen kann.
refused-trump-would-come-too-late = Hier macht die erste Karte des Höchstbietenden den Trumpf. Also kann kein anderer zuerst ausspielen.
refused-partners-only-with-four = Nur zu viert könnt ihr wählen, ob ihr Partner habt oder jeder für sich spielt.
refused-no-bid-winner-without-bidding = Hier bietet niemand, also kann auch kein Höchstbietender zuerst ausspielen.
refused-fixed-suit-without-suit = Sag zuerst, welche Farbe es sein soll: „{ point-fixed-suit.title }“ (fixed_suit).

# Wer nach welchen Regeln spielt.
played-traditional-2 = Auf rumänische Art zu zweit: acht Karten für jeden, und acht weitere zieht ihr beim Spielen.
played-traditional-3 = Auf rumänische Art zu dritt: sieben Karten für jeden, und die letzten drei nimmt, wer das Bieten gewinnt.
played-traditional-4-classic = Auf rumänische Art zu viert, wie es die meisten kennen: zwei gegen zwei, sechs Karten, Gebote von eins bis sechs.
played-traditional-4-standard = Auf rumänische Art zu viert: Du bietest mit drei Karten, und drei kommen, sobald Trumpf angesagt ist.
played-international-2 = Wie man das Spiel im Ausland beschreibt, zu zweit: sechs Karten für jeden, und zwölf bleiben draußen.
played-international-3 = Wie man das Spiel im Ausland beschreibt, zu dritt: sechs Karten für jeden, und sechs bleiben draußen.
played-international-4 = Wie man das Spiel im Ausland beschreibt: zwei gegen zwei, Gebote von sechs bis elf, und Übertrumpfen ist Pflicht.
played-international-5 = Wie man das Spiel im Ausland beschreibt, zu fünft mit 32 Karten: Jeder spielt für sich.
played-international-6 = Wie man das Spiel im Ausland beschreibt, zu sechst mit 32 Karten: drei Parteien zu zweit.
played-talon = Fünf Karten für jeden, und wer das Bieten gewinnt, darf mit den vier übrigen tauschen.
played-no-bidding = Die letzte Karte des Gebers macht den Trumpf, und jede Partei schreibt auf, was sie gemacht hat.
played-table-trump = Eine Farbe ist Trumpf für die ganze Partie.
played-moldovan = So spielt man in der Moldau und im Osten Rumäniens: Ein verfehltes Gebot kostet das Doppelte.

# Das Verb `table`.
verb-table = Sagen, wie dein Tisch spielt, oder etwas daran ändern. Dann wird wie an deinem Tisch gefragt.
meta-option = WAS
table-arg-name = worum es geht; { $ruleset } für die Regeln im Ganzen, { $reset } zum Vergessen; ohne das wird alles gesagt
table-arg-value = was ihr abgemacht habt; ohne das wird es erklärt
house-own = Dein Tisch: { $ruleset }.
house-usual = Du hast noch nicht gesagt, wie dein Tisch spielt. Meist spielt man so: { $ruleset }.
house-reset = Dein Tisch ist vergessen. Gefragt wird wieder wie an allen möglichen Tischen.
house-line = { $name }: { $told }. { $means } { $source }
house-now = { $name }: { $told }.
house-value = { $code }: { $told }. { $answer }
house-no-difference = An diesem Tisch hängt nichts davon ab.
house-how = Um es anders abzumachen: cruce-tutor table { $name } { $code }
house-ruleset = { $id }: { $ruleset }. { $played }
house-unknown = „{ $found }“ gibt es an einem Tisch nicht. Es gibt: { $allowed }.
house-unknown-ruleset = Regeln namens „{ $found }“ gibt es nicht. Es gibt: { $allowed }.
