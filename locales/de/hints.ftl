# Wohin man schaut: ein Stups für jeden Wert in `tutor/drill/nudges.py`, mit seinen Feldern als Argumenten. Ein Stups
# verrät nie die Antwort und nennt nie den, der dran ist: Das kann jeder sein.

# -- Pflichten ---------------------------------------------------------------------------------------------------------

nudge-anything-led = Liegt schon etwas auf dem Tisch? Davon hängt ab, was erlaubt ist.
nudge-stock-left = { SUIT($led) } wurde ausgespielt. Schau aber erst auf den Talon: Liegt da noch etwas?
nudge-hold-suit-led = { SUIT($led) } wurde ausgespielt. Such im Blatt nach { SUIT($led) }.
nudge-hold-suit-or-trump = { SUIT($led) } wurde ausgespielt. Ist { SUIT($led) } im Blatt? Wenn nicht, ist ein Trumpf da?
nudge-higher-in-suit = { SUIT($led) } wurde ausgespielt, und hier gilt Iber. Gibt es im Blatt eine
    { SUIT($led) }-Karte, die { CARD($to_beat, form: "acc") } schlägt?
nudge-iber-over = { SUIT($led) } wurde ausgespielt, und hier gilt Iber. Aber mit { CARD($ruffed, form: "dat") } ist schon
    gestochen: Bindet Iber dann noch?
nudge-trumped-already = { SUIT($led) } wurde ausgespielt, und mit { CARD($ruffed, form: "dat") } ist schon gestochen. Ist
    { SUIT($led) } im Blatt? Wenn nicht, verlangt dieser Tisch einen höheren Trumpf?

# -- Stiche und Karten -------------------------------------------------------------------------------------------------

nudge-trump-played = Trumpf ist { SUIT($trump) }. Liegt einer im Stich? Wenn nicht, zählt nur { SUIT($led) }.
nudge-one-suit-counts = Diesen Stich macht nur { SUIT($led) }. Welche Karte ist die höchste?
nudge-count-from-top = { $high ->
    [0] Hier ist kein Ass und keine Zehn. Fang bei den Königen an und geh nach unten.
    [one] Hier ist nur ein Ass oder eine Zehn. Fang damit an und geh nach unten.
   *[other] Hier sind { $high } Asse und Zehnen. Fang damit an und geh nach unten.
}
nudge-place-of-ten = Achte auf die Zehn: Wen schlägt sie, und von wem wird sie geschlagen?
nudge-best-first = Welche schlägt alle anderen? Die kommt zuletzt; von da geh nach unten.

# -- Zählen ------------------------------------------------------------------------------------------------------------

nudge-cards-then-pairs = { $pairs ->
    [0] Gemeldet wurde kein Paar, also zählen nur die Karten. Fang bei den Assen und Zehnen an.
    [one] Zähl erst die Karten, dann das gemeldete Paar dazu. Ist es in Trumpf?
   *[other] Zähl erst die Karten, dann die { $pairs } gemeldeten Paare dazu. Ist eins davon in Trumpf?
}
nudge-how-often = Wie oft geht { $per } in { $total }?
nudge-total-then-how-often = Zähl erst die Augen, Meldungen auch. Wie oft geht { $per } hinein?
nudge-points-undivided = Schau auf die Regeln an diesem Tisch: Wird hier etwas geteilt?

# -- Meldungen ---------------------------------------------------------------------------------------------------------

nudge-other-half = Ist { CARD($lacks, form: "nom") } im selben Blatt? Und was ist Trumpf?
nudge-first-lead-of-all = Ist { CARD($lacks, form: "nom") } im selben Blatt? Und was legt die erste Karte der Runde fest?
nudge-who-may-announce = { SUIT($led) } wurde schon ausgespielt. Wer darf melden: wer ausspielt, oder jeder?
nudge-pair-ranks = Welche zwei Karten sind ein Paar? Gehört diese dazu?
nudge-pairs-count = Schau, was an diesem Tisch abgemacht ist: Zählen Paare hier?

# -- Bieten ------------------------------------------------------------------------------------------------------------

nudge-nobody-has-bid = Noch hat niemand geboten. Was ist hier das kleinste Gebot, was das größte? Und muss überhaupt jemand
    bieten?
nudge-highest-so-far = Das höchste Gebot ist bisher { BID($bid) }. Was liegt darüber? Und was geht immer?
nudge-who-is-left = { $rounds ->
    [true] Geboten wird reihum, bis nur einer übrig ist. Wer ist noch dabei, und wer hat am meisten geboten?
   *[false] Jeder ist nur einmal dran. Wer war es noch nicht, und wer hat am meisten geboten?
}
nudge-all-passed = Niemand hat geboten. Was ist an diesem Tisch dafür abgemacht?

# -- Trumpf, Ausspiel, Geben -------------------------------------------------------------------------------------------

nudge-first-card = Hier hat niemand den Trumpf genannt. Schau auf die allererste Karte der Runde.
nudge-trump-said = Der Trumpf stand vor der ersten Karte fest. Such den Satz, der ihn nennt.
nudge-card-turned = Der Geber hat eine Karte aufgedeckt. Schau sie noch einmal an.
nudge-winner-or-forehand = Schau auf die Regeln an diesem Tisch. Wer spielt zuerst aus: der Höchstbietende oder Vorhand?
nudge-after-dealer = { WHO($dealer) ->
    [you] Du hast gegeben, und geboten wird nicht. Wer sitzt als Nächster im Uhrzeigersinn?
   *[one] { SEAT($dealer) } hat gegeben, und geboten wird nicht. Wer sitzt als Nächster im Uhrzeigersinn?
}
nudge-which-way-round = { WHO($dealer) ->
    [you] Diese Runde hast du gegeben. In welche Richtung wandert das Geben, und wie weit?
   *[one] Diese Runde hat { SEAT($dealer) } gegeben. In welche Richtung wandert das Geben, und wie weit?
}
nudge-deal-in-steps = { $players ->
    [one] Am Tisch sitzt einer. Werden alle Karten auf einmal gegeben? Bleibt etwas liegen?
   *[other] Gespielt wird { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu sechst
    }. Werden alle Karten auf einmal gegeben? Bleibt etwas liegen?
}

# -- Runden und Partien ------------------------------------------------------------------------------------------------

nudge-compare-with-bid = { $divided ->
    [true] Zähl erst, was die Bieter gemacht haben, Meldungen auch, und rechne Spielpunkte daraus. Dann vergleiche das
        mit dem Gebot: { BID($bid) }.
   *[false] Zähl erst, was die Bieter gemacht haben, Meldungen auch. Dann vergleiche das mit dem Gebot: { BID($bid) }.
}
nudge-others-took = Mit { BID($bid) } ist jede Karte versprochen, die zählt. Haben die anderen auch nur eine bekommen?
nudge-nobody-bound = Hier bindet kein Gebot. Zähl, was jede Partei gemacht hat.
nudge-who-reached = { $margin ->
    [1] Diese Partie geht bis { $target }. Wer ist so weit? Wenn es mehrere sind, wer hat mehr?
   *[other] Diese Partie geht bis { $target }, mit { $margin } Vorsprung. Wer ist so weit, und wie groß ist der Vorsprung?
}

# -- Ehrlichkeit -------------------------------------------------------------------------------------------------------

nudge-off-suit-plays = { $higher ->
    [true] { $count ->
        [0] Jede Karte war von der ausgespielten Farbe. Aber dieser Tisch verlangt auch höhere Karten: Musste eine her?
        [one] Eine Karte war nicht von der ausgespielten Farbe. War die Farbe oder ein Trumpf noch im Blatt? Dieser Tisch
            verlangt auch höhere Karten.
       *[other] { $count } Karten waren nicht von der ausgespielten Farbe. War die Farbe oder ein Trumpf noch im Blatt? Dieser
            Tisch verlangt auch höhere Karten.
    }
   *[false] { $count ->
        [0] Such eine Karte, die nicht von der ausgespielten Farbe war. Gibt es eine?
        [one] Eine Karte war nicht von der ausgespielten Farbe. War die Farbe oder ein Trumpf noch im Blatt?
       *[other] { $count } Karten waren nicht von der ausgespielten Farbe. War die Farbe oder ein Trumpf noch im Blatt?
    }
}
nudge-was-it-allowed = { WHO($accused) ->
    [you] Geh deine eigenen Karten einzeln durch: War jede erlaubt? Dann schau, wer das Bieten gewonnen hat.
   *[one] Geh die Karten von { SEAT($accused, form: "dat") } einzeln durch: War jede erlaubt? Dann schau, wer das Bieten
        gewonnen hat.
}
nudge-was-it-true = Stimmt der Vorwurf? Davon hängt ab, welche Partei zahlt. Und beendet Reden die Runde?
nudge-all-agreed = Hier sind sich alle einig. Ändert sich dann noch etwas?

# -- Aussagen ----------------------------------------------------------------------------------------------------------

nudge-rule-or-talk = Sagen das wirklich die Regeln, oder nur die Leute am Tisch?
nudge-think-of-rule = Denk an diese Regel: { RULE($rule, form: "title") }.

# -- in Lektionen ------------------------------------------------------------------------------------------------------

hint-play = Du darfst { CARD($card, form: "acc") } spielen.
hint-lead = Du darfst { CARD($card, form: "acc") } ausspielen.
hint-find = Es ist { CARD($card, form: "nom") }.
hint-find-claim = Schau dir jede Karte an: Wer spielt aus, was ist ein Paar, und was ist Trumpf?
