# Numere de lucruri, și licitări. De la 20 în sus se spune „de”: 19 puncte, 20 de puncte, 101 puncte, 120 de puncte.

count-points = { $number ->
    [one] un punct
    [few] { $number } puncte
   *[other] { $number } de puncte
}
count-game-points = { $number ->
    [one] un punct de joc
    [few] { $number } puncte de joc
   *[other] { $number } de puncte de joc
}
count-cards = { $number ->
    [one] o carte
    [few] { $number } cărți
   *[other] { $number } de cărți
}

bid = { $amount ->
    [0] zero
    [1] una
    [2] două
    [3] trei
    [4] patru
    [5] cinci
    [6] șase
    [7] șapte
    [8] opt
    [9] nouă
    [10] zece
    [11] unsprezece
   *[other] { $amount }
}
pass = pas
