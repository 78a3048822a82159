# Das Glossar. `term-…` ist das gewählte Wort, `.means` seine Bedeutung; `typed-term-…` sind andere Wörter dafür, die man
# eintippen kann, mit Kommas dazwischen. `.forms` ist, wie es in Sätzen steht, um es dort zu finden: `*` ist jede Endung.

verb-glossary = Die Wörter des Spiels nachschlagen.
glossary-which = ein Wort, in jeder der Sprachen; ohne Wort die ganze Liste
meta-glossary = WORT

# Kleine Wörter am Anfang, die im Alphabet nicht zählen.
typed-leading = ein, einen, dein

glossary-title = Die Wörter des Spiels
glossary-more = „cruce-tutor glossary WORT“ sagt mehr zu einem davon.
glossary-also = Andere sagen: { $words }.
glossary-languages = In allen Sprachen: { $words }.
glossary-in-language = { $language } „{ $word }“
glossary-unknown = { $nearest ->
    [none] Das Wort „{ $found }“ steht nicht im Glossar. „cruce-tutor glossary“ zeigt alle.
   *[some] Das Wort „{ $found }“ steht nicht im Glossar. Vielleicht meinst du: { $nearest }.
}

# Jede Seite in Zeilen: Listen, die Stellung, die es zeigt, und wo man weiterliest.
reading-page-listed = { $name }: { $text }
reading-page-example = Am Tisch:
reading-page-links = Lies weiter:
reading-page-link = {"  "}{ $title }: { $command }

# Was an den Dateien des Glossars und der falschen Regeln falsch sein kann.
problem-unknown-scenario = { $nearest ->
    [none] Eine Aufgabe „{ $found }“, die hier zu zeigen wäre, gibt es nicht: Nimm eine aus den gelesenen Dateien oder aus dem Programm.
   *[some] Eine Aufgabe „{ $found }“, die hier zu zeigen wäre, gibt es nicht: Vielleicht meinst du „{ $nearest }“.
}
problem-not-a-false-rule = „{ $found }“ ist keine falsche Regel: Nimm eine von { $allowed }.

# -- das Spiel und die Karten ------------------------------------------------------------------------------------------

term-cruce = Cruce
    .means = Ein rumänisches Spiel mit Stichen, Trumpf und Paaren. Der Name bedeutet Kreuz: Die vier Spieler sitzen über Kreuz.
typed-term-cruce = Cruci
    .forms = Cruce
term-pack = Karten
    .means = Womit gespielt wird: meistens 24 Karten, zu fünft oder zu sechst 32.
typed-term-pack = Blatt, Spiel Karten
    .forms = alle Karten, 24 Karten, 32 Karten
term-hungarian-pack = ungarische Karten
    .means = Die Karten mit Herz, Schellen, Eichel und Laub. In Rumänien liegen sie auf den meisten Tischen; französische gehen auch.
typed-term-hungarian-pack = doppeldeutsche Karten
    .forms = ungarische Karten, ungarischen Karten
term-suit = Farbe
    .means = Eine der vier Familien von Karten. Alle sind gleich viel wert, bis eine davon Trumpf ist.
typed-term-suit = { "" }
    .forms = Farbe, Farben
term-season = Jahreszeit
    .means = Ein anderes Wort für Farbe: Auf den ungarischen Karten sind Frühling, Sommer, Herbst und Winter gemalt.
typed-term-season = { "" }
    .forms = Jahreszeit, Jahreszeiten
term-rank = Rang
    .means = Was eine Karte in ihrer Farbe stärker oder schwächer macht, von der Neun bis zum Ass.
typed-term-rank = Wert
    .forms = Rang, Ränge, Rangfolge
term-ace = { RANK("ace") }
    .means = Die höchste Karte ihrer Farbe, 11 Augen wert.
typed-term-ace = Daus, Sau
    .forms = Ass, Asse, Assen, Asses
term-ten = { RANK("ten") }
    .means = Die zweithöchste Karte ihrer Farbe, 10 Augen wert: Nur das Ass schlägt sie.
typed-term-ten = Zehner
    .forms = die Zehn, der Zehn, eine Zehn, einer Zehn, deine Zehn, Zehnen
term-king = { RANK("king") }
    .means = Die dritthöchste Karte ihrer Farbe, 4 Augen wert. König und { RANK("queen") } zusammen sind ein Paar.
typed-term-king = { "" }
    .forms = König, Könige, Königs, Königen
term-queen = { RANK("queen") }
    .means = Steht zwischen { RANK("jack") } und König, 3 Augen wert. Mit dem König zusammen ein Paar.
typed-term-queen = { "" }
    .forms = Dame, Damen, Ober, Obers, Obern
term-jack = { RANK("jack") }
    .means = Steht über der Neun, 2 Augen wert.
typed-term-jack = Bauer, Wenzel
    .forms = Bube, Buben, der Unter, den Unter, dem Unter, ein Unter, einen Unter, Unters, Untern
term-nine = { RANK("nine") }
    .means = Die niedrigste der 24 Karten. Sie zählt nichts, aber als Trumpf schlägt sie jedes Ass.
typed-term-nine = Neuner
    .forms = die Neun, der Neun, eine Neun, einer Neun, Neunen

# -- am Tisch ----------------------------------------------------------------------------------------------------------

term-seat = Platz
    .means = Wo du am Tisch sitzt: im Süden. Alles läuft im Uhrzeigersinn.
typed-term-seat = { "" }
    .forms = Platz, Plätze, Plätzen
term-side = Partei
    .means = Wer zusammen zählt: zwei Partner, oder einer allein.
typed-term-side = Mannschaft, Team
    .forms = Partei, Parteien
term-partner = Partner
    .means = Wer dir gegenübersitzt und mit dir zählt. Ihr helft euch nur mit euren Karten.
typed-term-partner = Mitspieler, Kumpan
    .forms = Partner, Partners, Partnern
term-dealer = Geber
    .means = Wer in dieser Runde gibt. In der nächsten gibt der nächste Platz.
typed-term-dealer = Kartengeber
    .forms = Geber, Gebers
term-forehand = Vorhand
    .means = Wer nach dem Geber sitzt: bekommt zuerst Karten und spricht zuerst.
typed-term-forehand = { "" }
    .forms = Vorhand
term-cut = abheben
    .means = Vor dem Geben einen Teil der Karten abnehmen und darunterlegen. Das macht, wer rechts vom Geber sitzt.
typed-term-cut = { "" }
    .forms = abheben, hebt ab, abgehoben
term-tap = klopfen
    .means = Auf die Karten klopfen, statt abzuheben: Sie bleiben, wie sie sind.
typed-term-tap = { "" }
    .forms = klopfen, klopft, geklopft
term-deal = geben
    .means = Die Karten verteilen: meistens je sechs, oder erst drei und dann noch drei.
typed-term-deal = austeilen
    .forms = geben, gegeben
term-hand = dein Blatt
    .means = Die Karten, die du hast. Niemand sonst sieht sie, auch der Partner nicht.
typed-term-hand = Hand
    .forms = dein Blatt, Blatt, Blätter
term-stock = Talon
    .means = Zu zweit: die acht Karten, die verdeckt liegen. Nach jedem Stich nimmt jeder eine davon.
typed-term-stock = Stock, Stapel
    .forms = Talon, Talons
term-with-talon = Cruce mit Talon
    .means = Eine Variante: Vier Karten bleiben verdeckt, und der Höchstbietende darf tauschen.
typed-term-with-talon = Talon
    .forms = Cruce mit Talon, mit Talon
term-turned-up-card = aufgedeckte Karte
    .means = Die letzte Karte des Gebers, offen für alle. Ohne Bieten ist ihre Farbe Trumpf.
typed-term-turned-up-card = { "" }
    .forms = aufgedeckte Karte, aufgedeckt

# -- Bieten ------------------------------------------------------------------------------------------------------------

term-bidding = Bieten
    .means = Vor dem Spiel sagen alle, wie viel sie versprechen. Das höchste Gebot gewinnt.
typed-term-bidding = Reizen, Steigern
    .forms = Bieten, Bietens, geboten, bietet, bieten
term-bid = Gebot
    .means = Was du versprichst: eins bis sechs, im internationalen Spiel sechs bis elf.
typed-term-bid = { "" }
    .forms = Gebot, Gebote, Gebots, Geboten
term-pass = passen
    .means = Sagen, dass du nichts bietest, oder nicht mehr.
typed-term-pass = weiter
    .forms = passen, passt, gepasst
term-forced-bid = Pflichtgebot
    .means = An manchen Tischen spielt der Geber das kleinste Gebot, wenn alle passen.
typed-term-forced-bid = { "" }
    .forms = Pflichtgebot
term-bid-winner = Höchstbietender
    .means = Wer am meisten geboten hat. Er wählt den Trumpf und muss sein Gebot erfüllen.
typed-term-bid-winner = Alleinspieler, Spieler
    .forms = Höchstbietender, Höchstbietende, Höchstbietenden
term-bid-made = erfülltes Gebot
    .means = Die Bieter haben mindestens, was sie geboten haben. Sie schreiben alles auf.
typed-term-bid-made = { "" }
    .forms = erfülltes Gebot, erfüllt
term-bid-failed = verfehltes Gebot
    .means = Die Bieter haben weniger, als sie geboten haben. Sie schreiben nichts auf und verlieren das Gebot.
typed-term-bid-failed = umgefallen
    .forms = verfehltes Gebot, verfehlt

# -- Spielen -----------------------------------------------------------------------------------------------------------

term-trump = Trumpf
    .means = Die Farbe, die alle anderen schlägt. Selbst ihre Neun sticht ein fremdes Ass.
typed-term-trump = Atout
    .forms = Trumpf, Trümpfe, Trümpfen, Trumpfs
term-plain-suit = Fehlfarbe
    .means = Eine Farbe, die nicht Trumpf ist.
typed-term-plain-suit = Beifarbe, Nebenfarbe
    .forms = Fehlfarbe, Fehlfarben
term-table-trump = Tisch-Cruce
    .means = Eine Variante: Eine Farbe bleibt die ganze Partie lang Trumpf.
typed-term-table-trump = fester Trumpf
    .forms = Tisch-Cruce
term-trick = Stich
    .means = Von jedem eine Karte. Die beste davon nimmt alle mit.
typed-term-trick = { "" }
    .forms = Stich, Stiche, Stichs, Stichen
term-take = einen Stich machen
    .means = Die Karten eines Stichs mit der besten davon nehmen. Sie bleiben bei deiner Partei bis zum Zählen.
typed-term-take = gewinnen
    .forms = einen Stich machen, Stich macht, Stich machst, Stich machen, macht den Stich, machst den Stich, Stich gemacht, Stiche gemacht
term-lead = ausspielen
    .means = Die erste Karte eines Stichs legen. Wer ausspielt, darf jede Karte nehmen.
typed-term-lead = anspielen, herauskommen
    .forms = ausspielen, spielt aus, spielst aus, ausgespielt, ausspielt, ausspielst
term-suit-led = ausgespielte Farbe
    .means = Die Farbe der ersten Karte im Stich. Wer sie hat, muss sie legen.
typed-term-suit-led = geforderte Farbe
    .forms = ausgespielte Farbe, ausgespielten Farbe, ausgespielter Farbe
term-follow-suit = bedienen
    .means = Eine Karte der ausgespielten Farbe legen. Wer eine hat, muss.
typed-term-follow-suit = Farbe bekennen
    .forms = bedienen, bedient, bedienst, Bedienen
term-ruff = stechen
    .means = Einen Trumpf legen, weil du die ausgespielte Farbe nicht hast. Das ist Pflicht.
typed-term-ruff = trumpfen
    .forms = stechen, sticht, stichst, gestochen, Stechen
term-overtrump = übertrumpfen
    .means = Einen höheren Trumpf legen als den, der schon liegt. Das internationale Spiel verlangt es.
typed-term-overtrump = überstechen
    .forms = übertrumpfen, übertrumpft, Übertrumpfen, höheren Trumpf, höherer Trumpf
term-undertrump = untertrumpfen
    .means = Einen Trumpf legen, der zu niedrig ist, um etwas zu gewinnen. Du musst, wenn du nur solche hast.
typed-term-undertrump = mitstechen
    .forms = untertrumpfen, untertrumpft, niedriger Trumpf, niedrigen Trumpf
term-beat = übernehmen
    .means = Eine höhere Karte derselben Farbe legen. Mit Iber ist das Pflicht.
typed-term-beat = schlagen, überstechen
    .forms = übernehmen, übernimmt, übernimmst, übernommen, schlagen, schlägt, schlägst, geschlagen
term-iber = Iber
    .means = Eine Absprache: Wer bedient, muss eine höhere Karte legen, wenn er kann. Sie endet, sobald jemand sticht.
typed-term-iber = Stichzwang, Überzwang
    .forms = Iber
term-void = farbfrei
    .means = Wenn du von einer Farbe keine Karte mehr hast.
typed-term-void = frei, blank, leer
    .forms = farbfrei
term-discard = abwerfen
    .means = Eine Karte legen, die nicht gewinnen kann. Das darfst du ohne ausgespielte Farbe und ohne Trumpf.
typed-term-discard = zugeben, abspatzen
    .forms = abwerfen, wirft ab, abgeworfen, wirfst
term-fatten = schmieren
    .means = Viele Augen in einen Stich legen, den der Partner macht.
typed-term-fatten = füttern, buttern
    .forms = schmieren, schmiert, geschmiert
term-pile = gemachte Stiche
    .means = Die Stiche deiner Partei. Sie liegen bis zum Zählen verdeckt.
typed-term-pile = Ablage
    .forms = gemachte Stiche, gemachten Stiche, gemachten Stichen

# -- Meldungen ---------------------------------------------------------------------------------------------------------

term-pair = Paar
    .means = König und { RANK("queen") } einer Farbe in einem Blatt: 20 Augen, oder 40 in Trumpf.
typed-term-pair = Mariage, Hochzeit
    .forms = Paar, Paare, Paares, Trumpfpaar, Paaren
term-announcement = Meldung
    .means = Sagen, dass du ein Paar hast, wenn du eine Karte davon ausspielst. Die Augen zählen sofort.
typed-term-announcement = Ansage
    .forms = Meldung, Meldungen, melden, meldet, meldest, gemeldet
term-twenty = Zwanziger
    .means = Ein Paar, das nicht Trumpf ist: 20 Augen.
typed-term-twenty = Zwanzig
    .forms = Zwanziger
term-forty = Vierziger
    .means = Das Paar in Trumpf: 40 Augen.
typed-term-forty = Vierzig
    .forms = Vierziger, 40
term-break-a-pair = ein Paar zerreißen
    .means = Eine Karte davon legen, wenn ein anderer ausgespielt hat. Dann ist das Paar nichts mehr wert.
typed-term-break-a-pair = brechen
    .forms = ein Paar zerreißen, zerrissen, zerrissenes Paar, zerreißt

# -- Zählen ------------------------------------------------------------------------------------------------------------

term-card-points = Augen
    .means = Was die Karten deiner Stiche wert sind. Alle Karten zusammen haben 120.
typed-term-card-points = Punkte
    .forms = Augen, Auge
term-game-points = Spielpunkte
    .means = Was im traditionellen Spiel aufgeschrieben wird: einer für je volle 33 Augen.
typed-term-game-points = große Punkte
    .forms = Spielpunkte, Spielpunkt, Spielpunkten
term-count = Zählen
    .means = Nach der Runde zählt jede Partei ihre Stiche und Meldungen zusammen.
typed-term-count = Abrechnung
    .forms = Zählen, zählt, zählen, gezählt
term-score = Spielstand
    .means = Was eine Partei bisher hat. Er kann unter null fallen.
typed-term-score = Stand, Punktestand
    .forms = Spielstand, Spielstände, Spielständen, Spielstands
term-penalty = Strafe
    .means = Was für ein verfehltes Gebot oder eine Renonce abgezogen wird.
typed-term-penalty = { "" }
    .forms = Strafe, Strafen
term-double-penalty = doppelte Strafe
    .means = Eine Absprache: Ein verfehltes Gebot kostet das Doppelte.
typed-term-double-penalty = { "" }
    .forms = doppelte Strafe, doppelter Strafe
term-round = Runde
    .means = Von einem Geben bis zum Zählen.
typed-term-round = Spiel
    .forms = Runde, Runden
term-match = Partie
    .means = So viele Runden, bis eine Partei am Ziel ist.
typed-term-match = Spiel, Bummerl
    .forms = Partie, Partien
term-target = Ziel
    .means = Bis zu welchem Stand ihr spielt, vorher vereinbart: zum Beispiel 11.
typed-term-target = { "" }
    .forms = Ziel, Ziels
term-win-margin = Vorsprung
    .means = An manchen Tischen muss der Sieger zwei Punkte voraus sein.
typed-term-win-margin = { "" }
    .forms = Vorsprung, Vorsprungs

# -- Ehrlichkeit -------------------------------------------------------------------------------------------------------

term-revoke = Renonce
    .means = Eine Karte legen, die die Regeln verbieten. Niemand passt auf außer den Spielern.
typed-term-revoke = falsch bedienen
    .forms = Renonce, Renoncen
term-accusation = Vorwurf
    .means = Sagen, dass jemand eine Renonce begangen hat. Stimmt es, zahlt seine Partei 3, sonst deine.
typed-term-accusation = Anklage, Beschuldigung, Reklamation
    .forms = Vorwurf, Vorwürfe, Vorwurfs, vorgeworfen, beschuldigt
term-table-talk = Reden über die Karten
    .means = Dem Partner mit Worten oder Zeichen sagen, was du hast. Das kostet 3 Punkte.
typed-term-table-talk = Zeichen geben
    .forms = Reden über die Karten, Reden, redet über die Karten, über ihre Karten
term-false-rule = falsche Regel
    .means = Eine Regel, die jemand erfindet, weil sie ihm gerade passt.
typed-term-false-rule = Tischmärchen
    .forms = falsche Regel, falsche Regeln, falschen Regeln

# -- Spielarten --------------------------------------------------------------------------------------------------------

term-traditional-game = traditionelles Spiel
    .means = Das Spiel zu zweit bis zu viert, mit Meldungen und 33 Augen für einen Spielpunkt.
typed-term-traditional-game = { "" }
    .forms = traditionelles Spiel, traditionellen Spiel, traditionelle Spiel, traditionell
term-international-game = internationales Spiel
    .means = Das Spiel zu zweit bis zu sechst. Es verlangt das Übertrumpfen und kennt keine Meldungen.
typed-term-international-game = { "" }
    .forms = internationales Spiel, internationalen Spiel, internationale Spiel, international
term-six-handed = Cruce zu sechst
    .means = Drei Parteien zu zweit mit 32 Karten, fünf für jeden.
typed-term-six-handed = { "" }
    .forms = Cruce zu sechst, zu sechst
term-without-bidding = Cruce ohne Bieten
    .means = Niemand bietet: Der Trumpf wird aufgedeckt oder wechselt reihum, und alle schreiben ihre Augen auf.
typed-term-without-bidding = { "" }
    .forms = Cruce ohne Bieten, ohne Bieten
term-moldovan = moldauisches Cruce
    .means = Eine Variante, in der ein verfehltes Gebot doppelt kostet.
typed-term-moldovan = Cruce aus der Moldau
    .forms = moldauisches Cruce, moldauisch, moldauischen Cruce
