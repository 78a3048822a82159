# Wer das sagt: die Quellen der Regeln, und wo sie sich widersprechen.

verb-sources = Sagen, aus welcher Quelle jede Regel kommt und wo die Quellen sich widersprechen.
sources-which = der Buchstabe eines Kapitels oder die Nummer einer Regel; ohne beides die Liste der Kapitel
meta-sources = REGEL

sources-title = Wer das sagt
sources-about = Dieses Programm folgt zwei Quellen. Eine rumänische Spielanleitung beschreibt das traditionelle Spiel. Ein Artikel auf Englisch, Deutsch, Ungarisch und Spanisch beschreibt das internationale.

    Beide gelten hier gleich viel. Wo sie sich widersprechen oder schweigen, erfährst du, wie wir sie lesen.
sources-more = „cruce-tutor sources P“ zeigt ein Kapitel, „cruce-tutor sources P7“ eine Regel.
sources-unknown = { $nearest ->
    [none] Eine Regel „{ $found }“ gibt es nicht. „cruce-tutor sources“ zeigt die Kapitel.
   *[some] Eine Regel „{ $found }“ gibt es nicht: Die letzte ihres Kapitels ist { $nearest }.
}

source-section-C = Karten
source-section-S = Plätze, Parteien und Geben
source-section-B = Bieten
source-section-T = Trumpf
source-section-P = Spiel
source-section-A = Meldungen
source-section-N = Zählen und Aufschreiben
source-section-M = Die Partie
source-section-X = Ehrlichkeit
source-section-F = Falsche Regeln
source-section-V = Varianten
source-section-G = Tipps und Bräuche
source-section-E = Wo die Quellen sich widersprechen

source-of = { $origin ->
    [traditional] { $number }, { $title }: die rumänische Anleitung.
    [international] { $number }, { $title }: der Artikel in vier Sprachen.
    [both] { $number }, { $title }: beide Quellen.
   *[ours] { $number }, { $title }: von uns ergänzt.
}
rule-origin = { $origin ->
    [traditional] So sagt es die rumänische Anleitung.
    [international] So sagt es der Artikel in vier Sprachen.
    [both] So sagen es beide Quellen.
   *[ours] Keine Quelle sagt das so: Das haben wir ergänzt.
}
rule-page-title = { $number }: { $title }
rule-ideas = Wer sich hier irrt, hört beim Üben zum Beispiel:

# Was die Quellen sagen, und dann, wie wir sie lesen.
source-reading = { $number }: { $said } Wir lesen es so: { $read }
reading-E1 = Der Artikel gibt sechs Spielern je sechs von 32 Karten, doch dafür bräuchte es 36.
reading-E2 = Der Artikel hat 120 Augen in der Runde und Gebote von 6 bis 11. Zugleich verspricht 11 dort jede Karte, die zählt, obwohl 11 Augen leicht zu machen sind.
reading-E3 = Die Anleitung kennt Iber, aber keine Pflicht zum Übertrumpfen. Der Artikel verlangt immer das Übertrumpfen und kennt kein Iber.
reading-E4 = Der Artikel sagt weder, wie groß der Talon ist, noch, für wen er zählt.
reading-E5 = Der Artikel verlangt einen höheren Trumpf von allen, die stechen müssen. Gilt das auch, wenn Trumpf ausgespielt ist und man bedient?
reading-E6 = Die Anleitung sagt nicht, was geschieht, wenn alle passen. Sie sagt auch nicht, ob die Runde nach einer Strafe fürs Reden weitergeht.
reading-E7 = Die Wertetabelle des Artikels und die Bilder der Anleitung sind verloren.
reading-E8 = Der Artikel sagt, die Rangfolge im Stich sei nicht die der Augen.
reading-E9 = Nach beiden Quellen gewinnt, wer zuerst am Ziel ist. Aber zwei Parteien können in derselben Runde ankommen.
reading-E10 = Zu manchem schweigen die Quellen. Wer spielt zu fünft mit wem, wer gibt noch einmal, wie zählt man ohne Bieten? Sieht man den Talon vorher an, bindet das Gebot beim Tisch-Cruce, darf man international jemandem eine Renonce vorwerfen?
