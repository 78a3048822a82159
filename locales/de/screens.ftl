# Die Bildschirme: was neben den Karten steht, die Tasten, und kurze Namen, wo wenig Platz ist.

screen-question = Frage { $number }
screen-question-of = Frage { $number } von { $count }
screen-score = { $right } von { $answered } richtig

screen-how-many = Wähle alle, die erlaubt sind.
screen-how-fields = Fülle jede Zeile aus.

# Karten: ein oder zwei Zeichen für den Rang; bei ungarischen Karten steht der Buchstabe der Farbe hinter ihrem Zeichen.
screen-rank-french = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [jack] B
    [queen] D
    [king] K
    [ten] 10
   *[ace] A
}
screen-rank-hungarian = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [jack] U
    [queen] O
    [king] K
    [ten] 10
   *[ace] A
}
screen-suit-letter = { $suit ->
    [hearts] H
    [diamonds] S
    [clubs] E
   *[spades] L
}

# Plätze: höchstens drei Zeichen.
screen-seat = { $seat ->
    [S] du
    [SW] SW
    [W] W
    [NW] NW
    [N] N
    [NE] NO
    [E] Os
   *[SE] SO
}
screen-you = du
screen-friend = Freund
screen-partner = Partner
screen-led = ausgespielt
screen-led-announcing = ausgespielt, Paar
screen-wins = { WHO($seat) ->
    [you] liegst vorn
   *[one] liegt vorn
}
screen-takes = { WHO($seat) ->
    [you] dein Stich
   *[one] macht den Stich
}
screen-plays-now = { WHO($seat) ->
    [you] du bist dran
   *[one] ist dran
}
screen-leads-now = { WHO($seat) ->
    [you] du spielst aus
   *[one] spielt aus
}
screen-deals = Geber
screen-has-bid = Gebot { BID($amount) }

# Die stille Spalte.
screen-ruleset = { $id ->
    [traditional-2] Traditionell, zu zweit
    [traditional-3] Traditionell, zu dritt
    [traditional-4-classic] Traditionell, zu viert, klassisch
    [traditional-4-standard] Traditionell, zu viert, Standard
    [international-2] International, zu zweit
    [international-3] International, zu dritt
    [international-4] International, zu viert
    [international-5] International, zu fünft
    [international-6] International, zu sechst
    [talon] Mit Talon, zu viert
    [no-bidding] Ohne Bieten, zu viert
    [table-trump] Tisch-Cruce, zu viert
   *[moldovan] Moldauisch, zu viert
}
screen-dealer = Geber
screen-auction = Bieten
screen-caller = { SEAT($seat) }:
screen-bid = Gebot
screen-bid-by = { SEAT($seat) }: { BID($amount) }
screen-trump = Trumpf
screen-trump-by-lead = die erste Karte
screen-turned = Aufgedeckt
screen-stock = { $number ->
    [one] noch 1 Karte im Talon
   *[other] noch { $number } Karten im Talon
}
screen-announced = Gemeldet
screen-scores = Spielstand
screen-target = Bis
screen-gives = { WHO($seat) ->
    [you] Du hast gegeben
   *[one] { SEAT($seat) } hat gegeben
}
screen-discards = { WHO($seat) ->
    [you] Du hast weggelegt
   *[one] { SEAT($seat) } hat weggelegt
}
screen-hand = { WHO($seat) ->
    [you] Dein Blatt
   *[one] Blatt von { SEAT($seat) }
}
screen-friend-hand = Das Blatt deines Freundes
screen-pile = Der Stapel
screen-taken = { WHO($side) ->
    [you] Deine Stiche
    [ours] Eure Stiche
   *[one] Stiche von { SIDE($side) }
}
screen-took = hat den Stich gemacht
screen-announced-it = hat das Paar gemeldet

# Was neben dem Urteil steht.
screen-rule-hint = { $rules } · ganze Regel: w
screen-rule-hint-plain = Ganze Regel: w
screen-why-later = Antworte zuerst, dann zeige ich dir die Regel.
screen-type-here = Antwort eintippen: Nummern oder Namen
screen-rule-title = Die Regel
screen-keys-title = Was du hier drücken kannst
screen-summary-title = Das war’s fürs Erste
screen-cramped = Die Karten brauchen mehr Platz: Mach das Fenster bitte mindestens { $width } Spalten breit und { $height } Zeilen hoch.
screen-fault = Entschuldige, da ist etwas kaputtgegangen, und das liegt an uns. Der Bericht liegt hier: { $file }

# Tasten, und was sie tun, in ein oder zwei Worten.
screen-key-enter = Enter
screen-key-esc = Esc
screen-key-space = Leertaste
screen-key-arrows = Pfeile
screen-key-tab = Tab
screen-key-page = Bild↑ Bild↓
screen-do-answer = antworten
screen-do-next = weiter
screen-do-finish = fertig
screen-do-choose = wählen
screen-do-type = tippen
screen-do-language = Sprache
screen-do-pack = Karten
screen-do-why = Regel
screen-do-keys = Tasten
screen-do-end = Ende
screen-do-back = zurück
screen-do-close = schließen

# Dasselbe auf dem Blatt mit den Tasten.
screen-help-answer = mit deiner Auswahl antworten
screen-help-next = zur nächsten Frage
screen-help-finish = fertig
screen-help-choose = nach Nummer wählen
screen-help-move = den Cursor bewegen
screen-help-field = zur nächsten Zeile
screen-help-type = die Antwort eintippen
screen-help-language = die Sprache wechseln
screen-help-pack = die Karten wechseln
screen-help-why = die ganze Regel lesen
screen-help-colours = die Bildschirmfarben wechseln
screen-help-scroll = blättern
screen-help-end = aufhören
screen-help-mark = an- oder abwählen
