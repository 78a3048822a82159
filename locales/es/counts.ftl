# Cuántas cosas, y pujas. Los tantos son los de las cartas; los puntos, los de la partida.

count-points = { $number ->
    [one] 1 tanto
    [many] { $number } de tantos
   *[other] { $number } tantos
}
count-game-points = { $number ->
    [one] 1 punto
    [many] { $number } de puntos
   *[other] { $number } puntos
}
count-cards = { $number ->
    [one] una carta
    [many] { $number } de cartas
   *[other] { $number } cartas
}

bid = { $amount ->
    [0] cero
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
   *[other] { $amount }
}
pass = paso
