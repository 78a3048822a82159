# Jede Regel in einem Satz, unter ihrer Nummer in den Regeln dieses Projekts, mit einer kurzen Überschrift.

# -- Karten ------------------------------------------------------------------------------------------------------------

rule-C1 = Jede Karte hat eine Farbe und einen Rang; auf ungarischen (doppeldeutschen) und französischen Karten sieht sie
    verschieden aus und heißt auch anders.
    .title = Zwei Gesichter, eine Karte
rule-C2 = Meist spielt man mit 24 Karten: Neun, { RANK("jack") }, { RANK("queen") }, König, Zehn und Ass in vier Farben.
    .title = Vierundzwanzig Karten
rule-C3 = Zu fünft oder zu sechst kommen die Siebenen und Achten dazu, das macht 32 Karten.
    .title = Zweiunddreißig Karten
rule-C4 = Von schwach nach stark: Neun, { RANK("jack") }, { RANK("queen") }, König, Zehn, Ass; Siebenen und Achten, wo
    sie mitspielen, stehen noch darunter. Die Zehn schlägt den König und verliert nur gegen das Ass.
    .title = Welche Karte stärker ist
rule-C5 = Das Ass zählt 11 Augen, die Zehn 10, der König 4, { RANK("queen", form: "nom") } 3,
    { RANK("jack", form: "nom") } 2, alles darunter nichts: 30 in jeder Farbe, 120 zusammen.
    .title = Was die Karten zählen

# -- Plätze, Parteien, Geben -------------------------------------------------------------------------------------------

rule-S1 = Gegeben, geboten und gespielt wird im Uhrzeigersinn; den ersten Geber macht ihr aus, wie ihr wollt, und wer
    nach ihm sitzt, ist Vorhand.
    .title = Im Uhrzeigersinn
rule-S2 = Zu zweit, zu dritt und zu fünft spielt jeder für sich; zu viert zwei gegen zwei, die Partner gegenüber, wenn
    ihr nichts anderes abmacht; zu sechst zwei gegen zwei gegen zwei.
    .title = Wer mit wem spielt
rule-S3 = Vor dem Geben hebt ab, wer rechts vom Geber sitzt, oder klopft auf die Karten und lässt sie, wie sie sind.
    .title = Abheben oder klopfen
rule-S4 = Traditionell zu zweit: Jeder bekommt acht Karten, und die anderen acht liegen verdeckt als Talon da.
    .title = Zu zweit: acht und ein Talon
rule-S5 = Traditionell zu dritt: Jeder bekommt sieben Karten, und drei liegen verdeckt da.
    .title = Zu dritt: je sieben
rule-S6 = Traditionell zu viert, klassisch: Jeder bekommt sechs Karten.
    .title = Klassisch: je sechs
rule-S7 = Traditionell zu viert, Standard: Jeder bekommt drei Karten und noch drei, sobald Trumpf angesagt ist; wer ihn
    angesagt hat, bekommt sie zuerst.
    .title = Standard: drei und drei
rule-S8 = International: Jeder bekommt sechs Karten, je drei auf einmal, von Vorhand an; was übrig bleibt, spielt nicht
    mit.
    .title = International: je sechs
rule-S9 = Traditionell zu dritt: Wer das Bieten gewinnt, sagt Trumpf an, nimmt die drei verdeckten Karten und gibt den
    beiden anderen je eine Karte.
    .title = Die drei verdeckten Karten
rule-S10 = Nach jeder Runde wandert das Geben im Uhrzeigersinn einen Platz weiter; wird eine Runde neu gegeben, bleibt
    der Geber derselbe.
    .title = Das Geben wandert
rule-S11 = Niemand schaut Karten an, die nicht verteilt sind, und ein schwaches Blatt ist kein Grund, neu zu geben.
    .title = Nicht spicken, nicht neu geben

# -- Bieten ------------------------------------------------------------------------------------------------------------

rule-B1 = Traditionell: Jeder ist einmal dran, Vorhand zuerst und der Geber zuletzt, und passt oder bietet eins bis
    sechs, mehr als alle vorher.
    .title = Jeder einmal
rule-B2 = Das höchste Gebot gewinnt das Bieten.
    .title = Das höchste Gebot gewinnt
rule-B3 = Sechs sollte niemand je bieten: Das ist ein guter Rat und keine Regel.
    .title = Sechs ist zu viel
rule-B4 = International: Geboten wird reihum von sechs bis elf, jedes Mal höher; wer passt, ist draußen, und bleibt nur
    einer übrig, ist Schluss.
    .title = Reihum
rule-B5 = Wenn alle passen, gibt derselbe Geber noch einmal, außer der Tisch hat etwas anderes abgemacht.
    .title = Wenn alle passen
rule-B6 = Wer elf bietet, verspricht jede Karte, die zählt: Das ist nur erfüllt, wenn sonst niemand ein Auge macht.
    .title = Elf heißt alles

# -- Trumpf ------------------------------------------------------------------------------------------------------------

rule-T1 = Wer das Bieten gewinnt, bestimmt den Trumpf.
    .title = Wer den Trumpf bestimmt
rule-T2 = Zu zweit, und zu viert auf klassische Art, macht die erste Karte, die der Höchstbietende ausspielt, ihre Farbe
    zum Trumpf.
    .title = Die erste Karte macht den Trumpf
rule-T3 = Zu dritt, und zu viert im Standardspiel, wird Trumpf angesagt, bevor die übrigen Karten verteilt werden.
    .title = Vor den übrigen Karten angesagt
rule-T4 = International: Trumpf wird nach dem Bieten angesagt.
    .title = Nach dem Bieten angesagt
rule-T5 = Ohne Bieten wird die letzte Karte des Gebers aufgedeckt und macht den Trumpf, oder die Farben wechseln sich
    ab.
    .title = Aufgedeckt oder der Reihe nach
rule-T6 = Tisch-Cruce: Eine Farbe ist die ganze Partie lang Trumpf.
    .title = Ein Trumpf für die Partie

# -- Spielen -----------------------------------------------------------------------------------------------------------

rule-P1 = Zuerst spielt aus, wer das Bieten gewonnen hat, international aber Vorhand; danach immer, wer den letzten
    Stich gemacht hat. Beim Ausspielen ist jede Karte erlaubt.
    .title = Wer ausspielt
rule-P2 = Hast du die ausgespielte Farbe, musst du sie bedienen.
    .title = Farbe bedienen
rule-P3 = Hast du die ausgespielte Farbe nicht, aber Trumpf, musst du mit Trumpf stechen.
    .title = Sonst stechen
rule-P4 = Hast du weder die ausgespielte Farbe noch Trumpf, darfst du jede Karte abwerfen; den Stich macht sie nie.
    .title = Sonst abwerfen
rule-P5 = International: Musst du stechen und liegt schon ein Trumpf im Stich, dann leg einen höheren, wenn du kannst.
    .title = Übertrumpfen
rule-P6 = Sind alle deine Trümpfe für den Stich zu klein, musst du trotzdem einen davon spielen.
    .title = Auch ein kleiner Trumpf muss her
rule-P7 = Mit Iber musst du beim Bedienen die bisher höchste Karte der ausgespielten Farbe schlagen, wenn du es kannst;
    das gilt, bis jemand sticht.
    .title = Iber: übernehmen, wenn du kannst
rule-P8 = Sobald jemand die ausgespielte Farbe mit Trumpf gestochen hat, bindet Iber in diesem Stich niemanden mehr.
    .title = Trumpf beendet Iber
rule-P9 = Zu zweit: Solange im Talon Karten liegen, darf man auf jede Karte jede Karte legen.
    .title = Frei, solange der Talon reicht
rule-P10 = Zu zweit: Wer den Stich gemacht hat, nimmt die oberste Karte vom Talon, dann nimmt der andere eine.
    .title = Wer den Stich hat, zieht zuerst
rule-P11 = Der höchste Trumpf macht den Stich; liegt keiner da, die höchste Karte der ausgespielten Farbe.
    .title = Wer den Stich macht
rule-P12 = Gemachte Stiche liegen verdeckt, und vor dem Zählen schaut sie niemand mehr an.
    .title = Stiche bleiben verdeckt

# -- Meldungen ---------------------------------------------------------------------------------------------------------

rule-A1 = König und { RANK("queen") } einer Farbe in einem Blatt sind ein Paar: 20 Augen, in Trumpf 40.
    .title = Das Paar: 20 oder 40
rule-A2 = Ein Paar meldest du nur, wenn du eine der beiden Karten ausspielst und beide hast.
    .title = Melden beim Ausspielen
rule-A3 = Gibst du eine der beiden zu, wenn jemand anders ausgespielt hat, ist das Paar zerrissen und zählt nichts.
    .title = Ein zerrissenes Paar
rule-A4 = Wo die erste Karte den Trumpf macht, ist ein Paar, das mit ihr gemeldet wird, ein Trumpfpaar und zählt 40.
    .title = Erste Karte: 40
rule-A5 = Eine Meldung zählt sofort, auch wenn du diesen Stich nicht machst oder gar keinen.
    .title = Sie zählt auch ohne Stich
rule-A6 = Alle vier Paare zusammen machen höchstens 100: 40 und dreimal 20.
    .title = Alle vier Paare

# -- Zählen ------------------------------------------------------------------------------------------------------------

rule-N1 = Zähl die Karten in deinen Stichen, bei Partnern die von beiden, und rechne die Meldungen dazu.
    .title = Karten und Meldungen
rule-N2 = Traditionell: Je 33 Augen machen einen Spielpunkt, und der Rest zählt nicht. Partner zählen erst zusammen und
    teilen dann.
    .title = Dreiunddreißig für einen Punkt
rule-N3 = Traditionell: Ist das Gebot erfüllt, bekommt die bietende Partei alles, was sie gemacht hat; sonst verliert
    sie, was sie geboten hat.
    .title = Erfüllt oder minus
rule-N4 = Traditionell: Alle anderen bekommen, was sie gemacht haben, egal was sie geboten haben.
    .title = Auch die anderen zählen
rule-N5 = International: Ist das Gebot erfüllt, bekommt die bietende Partei alle ihre Augen, nicht das Gebot; sonst
    verliert sie, was sie geboten hat. Die anderen bekommen ihre Augen so oder so.
    .title = International zählen
rule-N6 = Ein Spielstand darf unter null fallen.
    .title = Unter null
rule-N7 = Bei doppelter Strafe kostet ein verfehltes Gebot das Doppelte.
    .title = Doppelte Strafe
rule-N8 = Ohne Bieten bekommt jeder, was er gemacht hat, und niemand kann etwas verfehlen.
    .title = Zählen ohne Bieten

# -- Die Partie --------------------------------------------------------------------------------------------------------

rule-M1 = Vor der Partie macht ihr aus, bis wohin sie geht: meist bis 6, 11 oder 21, international bis 11, 21 oder 31.
    .title = Wie weit die Partie geht
rule-M2 = Nach einer ganzen Runde gewinnt der höchste Spielstand, der das Ziel erreicht hat; bei Gleichstand an der
    Spitze spielt ihr noch eine Runde.
    .title = Wer die Partie gewinnt

# -- Ehrlichkeit -------------------------------------------------------------------------------------------------------

rule-X1 = Wer eine Karte spielt, die die Regeln verbieten, begeht eine Renonce, und die Spieler müssen sie selbst
    bemerken.
    .title = Die Renonce
rule-X2 = Wem zu Recht eine Renonce vorgeworfen wird, der verliert mit seinem Partner 3 Punkte; die Runde gilt nicht und
    wird neu gegeben.
    .title = Zu Recht beschuldigt
rule-X3 = Hatte die schuldige Partei das Bieten gewonnen, verliert sie auch noch ihr Gebot, einmal.
    .title = Auch das Gebot ist weg
rule-X4 = Wer jemanden zu Unrecht beschuldigt, verliert mit seinem Partner 3 Punkte, und die Runde geht weiter.
    .title = Zu Unrecht beschuldigt
rule-X5 = Partner verraten einander nichts über ihre Karten, weder mit Worten noch mit Zeichen: Das kostet 3 Punkte.
    .title = Nicht über die Karten reden
rule-X6 = Alle zusammen dürfen eine Strafe vergessen und weiterspielen.
    .title = Verziehen

# -- Falsche Regeln ----------------------------------------------------------------------------------------------------

rule-F1 = „Hat eine Partei keinen Trumpf, wird neu gegeben.“ Das ist falsch: Gespielt wird, was gegeben ist.
    .title = Falsche Regel: kein Trumpf, neu geben
rule-F2 = „Hat jemand unter 12 Augen oder drei oder vier Neunen, wird neu gegeben.“ Das ist falsch, und wer es sagt,
    verrät sein Blatt.
    .title = Falsche Regel: schwaches Blatt, neu geben
rule-F3 = „Hast du eins geboten, darfst du nicht mit dem Vierziger herauskommen.“ Das ist falsch: Nichts verbietet es.
    .title = Falsche Regel: kein Vierziger bei eins
rule-F4 = „Hast du eins geboten und keinen Stich, ist es auch mit 40 verfehlt.“ Das ist falsch: 40 ist mehr als 33, also
    ist das Gebot erfüllt.
    .title = Falsche Regel: 40 braucht einen Stich
rule-F5 = „Du hast gemeldet, also gilt für dich Iber.“ Das ist falsch: Iber wird vor der Partie abgemacht oder gar
    nicht.
    .title = Falsche Regel: Iber wegen einer Meldung
rule-F6 = „Bei drei Karten darf ich vor dem Bieten die letzte Karte des Stapels sehen.“ Das ist verboten.
    .title = Falsche Regel: die letzte Karte sehen
rule-F7 = „Lass mich nachsehen, was schon weg ist.“ Nur wenn es alle vorher abgemacht haben; besser nicht.
    .title = Falsche Regel: Stiche durchsehen
rule-F8 = „{ CAP(RANK("jack", form: "nom")) } schlägt die Zehn.“ Das ist falsch: Nur das Ass schlägt die Zehn.
    .title = Falsche Regel: die kleine Zehn
rule-F9 = „Kannst du nicht bedienen, wirf ab, was du willst.“ Das ist falsch, solange du Trumpf hast.
    .title = Falsche Regel: alles abwerfen
rule-F10 = „Sind deine Trümpfe zu klein, brauchst du keinen zu spielen.“ Das ist falsch: Auch ein kleiner Trumpf muss
    her.
    .title = Falsche Regel: kein kleiner Trumpf
rule-F11 = „Du bekommst, was du geboten hast.“ Das ist falsch: Du bekommst, was du gemacht hast.
    .title = Falsche Regel: das Gebot bekommen

# -- Spielarten --------------------------------------------------------------------------------------------------------

rule-V1 = Mit Talon: Jeder bekommt fünf Karten, und vier liegen da; wer das Bieten gewinnt, sieht sie an und darf
    tauschen, bevor er Trumpf ansagt.
    .title = Mit Talon
rule-V2 = Zu sechst: drei Parteien zu je zwei Partnern und 32 Karten, für jeden fünf.
    .title = Cruce zu sechst
rule-V3 = Ohne Bieten: Trumpf wird aufgedeckt oder wechselt der Reihe nach, und alle bekommen, was sie machen.
    .title = Ohne Bieten
rule-V4 = Tisch-Cruce: ein Trumpf für die ganze Partie; wer etwas erfüllen muss, entscheidet trotzdem das Bieten.
    .title = Tisch-Cruce
rule-V5 = Moldauisch: Ein verfehltes Gebot kostet das Doppelte.
    .title = Moldauisches Cruce

# -- Tipps -------------------------------------------------------------------------------------------------------------

rule-G1 = Gewinnst du das Bieten, droht dir ein Minus; gewinnst du es nicht, sind deine guten Karten vielleicht umsonst.
    .title = Bieten oder nicht
rule-G2 = Nimm als Trumpf die Farbe, von der du am meisten hast, oder eine, in der du das Paar hast.
    .title = Den Trumpf wählen
rule-G3 = Gib viele Augen in einen Stich, den dein Partner macht, und wenige in einen, der an die anderen geht.
    .title = Dem Partner schmieren
rule-G4 = Solange du neu bist, biete nicht mehr als eins.
    .title = Fang mit eins an
rule-G5 = Biete nie sechs: Dafür braucht es 198 von 220 Augen.
    .title = Niemals sechs
rule-G6 = Wer ein Ass ausspielt, sagt: Diese Farbe gehört mir, gib mir Augen.
    .title = Ein Ass ausgespielt
rule-G7 = Wer klein ausspielt, bittet den Partner, den Stich zu machen.
    .title = Klein ausgespielt
rule-G8 = Eine Karte mit vielen Augen macht den Stich des Partners fetter: Das heißt schmieren.
    .title = Den Stich schmieren
rule-G9 = Wer früh sticht, sagt: Diese Farbe habe ich nicht, spiel sie nicht noch einmal.
    .title = Früh gestochen
rule-G10 = Wer klein abwirft, sagt: Diese Farbe nicht. Reden dürfen nur die Karten.
    .title = Klein abgeworfen
rule-G11 = Cruce bedeutet Kreuz, so wie die vier am Tisch sitzen; Großeltern bringen es ihren Enkeln bei, bei
    Familienfesten und an Winterabenden.
    .title = Der Name
rule-G12 = Der beste Trumpf ist die Farbe, in der du Ass, Zehn und noch mehr dahinter hast.
    .title = Der beste Trumpf
rule-G13 = Rechne beim Bieten mit dem, was dein Partner macht, und sei vorsichtig, wo die Strafe doppelt ist.
    .title = Der Anteil des Partners
rule-G14 = Pass auf deine Zehnen auf: Das Ass und jeder Trumpf fangen sie.
    .title = Pass auf die Zehnen auf
rule-G15 = Trumpf sticht jede andere Farbe, und das Trumpfpaar zählt doppelt.
    .title = Die Macht des Trumpfs

# -- Wo die Quellen sich widersprechen ---------------------------------------------------------------------------------

rule-E1 = Zu sechst bräuchte man bei je sechs Karten 36, es sind aber nur 32: Darum bekommt jeder fünf, und zwei spielen
    nicht mit.
    .title = Zu sechst je fünf
rule-E2 = Internationale Gebote zählen in Augen und sind leicht erfüllt, nur elf nicht; eine Partie ist da schnell
    vorbei. Spielt ihr eine richtige Partie, dann zählt je 33 Augen als einen Punkt.
    .title = Leichte internationale Gebote
rule-E3 = Iber und Übertrumpfen sind zwei verschiedene Pflichten; an einem Tisch kann eine gelten, beide oder keine.
    .title = Iber und Übertrumpfen
rule-E4 = Wie groß der Talon ist, sagt niemand: Wir lassen vier Karten liegen, und sie zählen für keinen.
    .title = Die Größe des Talons
rule-E5 = Übertrumpfen muss, wer stechen muss, und nicht, wer Trumpf bedient.
    .title = Übertrumpfen nur beim Stechen
rule-E6 = Passen im traditionellen Spiel alle, geben wir neu; und nach verbotenem Reden geht die Runde weiter.
    .title = Was offen bleibt
rule-E7 = Die alten Tabellen mit Augen und Plätzen sind verloren; wir haben sie aus den Summen neu errechnet.
    .title = Verlorene Tabellen
rule-E8 = Mit 24 Karten ist die Reihenfolge nach Augen dieselbe wie im Stich; Sieben, Acht und Neun zählen alle nichts.
    .title = Augen und Reihenfolge
rule-E9 = Erreichen zwei in derselben Runde das Ziel, gewinnt der höhere Spielstand.
    .title = Beide am Ziel
rule-E10 = Wo niemand sagt, wie es geht, haben wir gewählt und sagen es auch.
    .title = Was wir gewählt haben
