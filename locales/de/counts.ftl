# Anzahlen und Gebote. `acc` ist der Akkusativ.

count-points = { $number ->
    [0] keine Augen
    [one] 1 Auge
   *[other] { $number } Augen
}
    .acc = { count-points }
count-game-points = { $number ->
    [0] kein Spielpunkt
    [one] 1 Spielpunkt
   *[other] { $number } Spielpunkte
}
    .acc = { $number ->
    [0] keinen Spielpunkt
    [one] 1 Spielpunkt
   *[other] { $number } Spielpunkte
}
count-cards = { $number ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $number } Karten
}

bid = { $amount ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
   *[other] { $amount }
}
# Was man beim Bieten sagt.
pass = passe
