# Startseite, Üben, Einstellungen und die Bildschirme der Lektionen: was um den Tisch herum steht.

verb-home = Die Startseite: Lektionen, Üben, falsche Regeln, Wörter, Einstellungen. Sie kommt auch ohne Befehl.
option-reset = fang diese Lektion neu an: Was darin bisher geschafft ist, zählt nicht mehr
option-undo = nimm den letzten Neuanfang dieser Lektion zurück
lesson-was-reset = { $title }: Es geht von vorn los. Um das zurückzunehmen: { $command }
lesson-was-undone = { $title }: Alles ist wieder wie vorher.
lesson-no-undo = { $title }: Hier gab es keinen Neuanfang, also auch nichts zurückzunehmen.

home-title = Cruce Tutor
home-welcome = Setz dich und misch! Der nächste Schritt leuchtet, offen steht dir alles.
home-path = Der Weg
home-beside = Außerdem
home-go-on-quiz = Weiter mit Frage { $number }
home-go-on-lesson = Weiter: { $title }
home-lesson = { $number } · { $title }
home-done = geschafft
home-next = dran
home-steps = { $done } von { $of }
home-due = { $count ->
    [one] 1 Regel zu wiederholen
   *[other] { $count } Regeln zu wiederholen
}
home-practice = Üben
home-myths = Falsche Regeln
home-glossary = Wörter des Spiels
home-sources = Wer sagt das?
home-table = Wie spielt ihr bei euch?
home-progress = Was du schon kannst
home-settings = Einstellungen
home-do-test = testen
home-do-reset = von vorn
home-do-undo = zurücknehmen
home-was-reset = Die Lektion fängt von vorn an. Mit u nimmst du das zurück.
home-was-undone = Die Lektion ist wieder wie vorher.

home-line-welcome = Willkommen beim Cruce! Tipp eine Nummer und drück Enter; ? hilft dir.
home-line-help = Tipp die Nummer von dem, was du willst. r liest die Auswahl noch einmal vor, l wechselt die Sprache, p die Karten, q geht zurück oder beendet.
home-line-room = { $title }. Tipp eine Nummer; mit q geht es zurück.
home-line-more = Tipp eine Nummer; r liest die Auswahl noch einmal vor, mit q geht es zurück.
home-line-next = Als Nächstes für dich: { $number }, { $title }.
home-line-now = { $title }: { $value }.
home-line-bye = Bis zur nächsten Runde!
home-line-door = { $number }: { $label }
home-line-aside = { $label } ({ $aside })
home-line-unknown = „{ $found }“ steht hier nicht zur Wahl. Die Nummern gehen von 1 bis { $highest }.

lesson-first-welcome = Willkommen beim Cruce! Mit einer Zahl wählst du die Karte, mit Enter spielst du sie. l wechselt die Sprache, q führt zur Startseite.

practice-any = Von allem etwas
practice-due = Was du wiederholen solltest
practice-kinds = Nur eine Art von Fragen
practice-rule = { $number }: { $title }
kind-legal-plays = Welche Karten darfst du spielen?
kind-may-play = Darfst du diese Karte spielen?
kind-trick-winner = Wer macht den Stich?
kind-trick-points = Was zählt der Stich?
kind-card-points = Was zählt der Stapel?
kind-side-total = Was hat eine Partei gemacht?
kind-game-points = Wie viele Spielpunkte sind das?
kind-announcement = Was meldest du mit dieser Karte?
kind-legal-bids = Was darf geboten werden?
kind-auction-result = Wie steht es beim Bieten?
kind-trump = Welche Farbe ist Trumpf?
kind-first-leader = Wer spielt zuerst aus?
kind-next-dealer = Wer gibt als Nächster?
kind-deal = Wie werden die Karten verteilt?
kind-rank-order = Welche Karte ist stärker?
kind-round-score = Was wird nach der Runde notiert?
kind-match-result = Hat schon jemand gewonnen?
kind-find-revoke = Wo steckt die Renonce?
kind-accusation = Was kostet der Vorwurf?

settings-about = Mit links und rechts änderst du eine Einstellung. Sie gilt sofort und bleibt so.
setting-language = Sprache
setting-pack = Karten
setting-pack-value = { $value ->
    [hungarian] ungarisch
   *[french] französisch
}
setting-colours = Bildschirmfarben
setting-colours-value = { $value ->
    [cruce-light] hell, vier Kartenfarben
    [cruce-high-dark] dunkel, starker Kontrast
    [cruce-high-light] hell, starker Kontrast
    [cruce-sixteen] sechzehn Farben
    [cruce-dark-two] dunkel, zwei Kartenfarben
    [cruce-light-two] hell, zwei Kartenfarben
    [cruce-high-dark-two] dunkel, starker Kontrast, zweifarbig
    [cruce-high-light-two] hell, starker Kontrast, zweifarbig
    [cruce-sixteen-two] sechzehn Farben, Karten zweifarbig
   *[cruce-dark] dunkel, vier Kartenfarben
}
setting-card_size = Größe der Karten
setting-card_size-value = { $value ->
    [large] groß
    [drawn] gezeichnet
    [line] in einer Zeile
   *[auto] je nach Platz
}
setting-animation = Bewegung
setting-animation-value = { $value ->
    [off] aus
   *[on] an
}

setting-plain = Immer in Zeilen, für die Sprachausgabe
setting-plain-value = { $value ->
    [off] nein
   *[on] ja
}

lesson-left = Beim nächsten Mal kannst du hier weitermachen.
screen-true-or-false = Richtig oder falsch?
screen-lesson = { $number } · { $title }
screen-step = Schritt { $number } von { $of }
screen-known = Das kennst du schon; mit r siehst du es noch einmal.
screen-owed-title = Was hier gilt
screen-do-owed = Pflicht
screen-do-hint = Tipp
screen-do-again = noch einmal
screen-do-open = öffnen
screen-do-links = mehr dazu
screen-read-on = Mehr dazu
screen-do-change = ändern
screen-help-again = noch einmal versuchen
screen-help-owed = was hier gilt
screen-help-hint = ein Tipp; jeder verrät etwas mehr
screen-help-back = zurückgehen; es geht nichts verloren
screen-help-text = einen gelesenen Text noch einmal zeigen
screen-help-terms = was die Wörter hier bedeuten
screen-help-open = öffnen
quiz-resumed = Du warst bei Frage { $number }: Da machen wir weiter.
screen-terms-title = Die Wörter auf diesem Bildschirm
table-ruleset = Welches Spiel?
table-about = Mit links und rechts änderst du die Zeile, auf der du stehst. Geübt wird dann wie an eurem Tisch.
table-answer = { $sign } { $told }: { $answer }
table-do-usual = wie üblich
