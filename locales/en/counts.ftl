# Numbers of things, and bids.

count-points = { $number ->
    [0] no points
    [one] 1 point
   *[other] { $number } points
}
count-game-points = { $number ->
    [0] no game points
    [one] 1 game point
   *[other] { $number } game points
}
count-cards = { $number ->
    [0] no cards
    [one] 1 card
   *[other] { $number } cards
}

bid = { $amount ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
   *[other] { $amount }
}
pass = pass
