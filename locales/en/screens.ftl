# The screens: what stands beside the cards, the keys, and short names where room is short.

screen-question = Question { $number }
screen-question-of = Question { $number } of { $count }
screen-score = { $right } of { $answered } right

screen-how-many = Choose them all.
screen-how-fields = Fill in every line.

# Cards: one or two signs for a rank; the suit’s letter stands behind its sign in the Hungarian pack.
screen-rank-french = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [jack] J
    [queen] Q
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
    [diamonds] B
    [clubs] A
   *[spades] L
}

# Seats: three signs at most.
screen-seat = { $seat ->
    [S] you
    [SW] SW
    [W] W
    [NW] NW
    [N] N
    [NE] NE
    [E] E
   *[SE] SE
}
screen-you = you
screen-friend = friend
screen-partner = partner
screen-led = led
screen-led-announcing = led, announced
screen-wins = winning
screen-takes = { WHO($seat) ->
    [you] you take it
   *[one] takes it
}
screen-plays-now = { WHO($seat) ->
    [you] your turn
   *[one] to play
}
screen-leads-now = { WHO($seat) ->
    [you] you lead
   *[one] to lead
}
screen-deals = dealt
screen-has-bid = bid { BID($amount) }

# The quiet column.
screen-ruleset = { $id ->
    [traditional-2] Traditional, two players
    [traditional-3] Traditional, three players
    [traditional-4-classic] Traditional, four, classic
    [traditional-4-standard] Traditional, four, standard
    [international-2] International, two players
    [international-3] International, three players
    [international-4] International, four players
    [international-5] International, five players
    [international-6] International, six players
    [talon] With a talon, four players
    [no-bidding] No bidding, four players
    [table-trump] Table trump, four players
   *[moldovan] Moldovan, four players
}
screen-dealer = Dealer
screen-auction = Bidding
screen-caller = { SEAT($seat) }:
screen-bid = Bid
screen-bid-by = { CAP(SEAT($seat)) }, { BID($amount) }
screen-trump = Trump
screen-trump-by-lead = the first card led
screen-turned = Turned up
screen-stock = { COUNT($number, of: "cards") } left in the stock
screen-announced = Announced
screen-scores = Score
screen-target = Up to
screen-gives = { WHO($seat) ->
    [you] You gave
   *[one] { SEAT($seat) } gave
}
screen-discards = { WHO($seat) ->
    [you] You laid down
   *[one] { SEAT($seat) } laid down
}
screen-hand = { WHO($seat) ->
    [you] Your cards
   *[one] { SEAT($seat, form: "whose") } cards
}
screen-friend-hand = Your friend’s cards
screen-pile = The pile
screen-taken = { CAP(SIDE($side)) } took
screen-took = took the trick
screen-announced-it = announced the pair

# What the tutor says beside the verdict.
screen-rule-hint = { $rules } · the whole rule: w
screen-rule-hint-plain = The whole rule: w
screen-why-later = Answer first, then I’ll show you the rule.
screen-type-here = Type the answer: numbers or names
screen-rule-title = The rule
screen-keys-title = What you can press here
screen-summary-title = That’s it for now
screen-cramped = The cards need more room: please make this window at least { $width } columns wide and { $height } rows high.
screen-fault = Sorry, something broke, and it is our fault. The report lies here: { $file }

# Keys, and what they do in a word or two.
screen-key-enter = enter
screen-key-esc = esc
screen-key-space = space
screen-key-arrows = arrows
screen-key-tab = tab
screen-key-page = pgup pgdn
screen-do-answer = answer
screen-do-next = go on
screen-do-finish = finish
screen-do-choose = choose
screen-do-type = type
screen-do-language = language
screen-do-pack = cards
screen-do-why = rule
screen-do-keys = keys
screen-do-end = stop
screen-do-back = back
screen-do-close = close

# The same on the sheet of keys.
screen-help-answer = answer with what you chose
screen-help-next = go on to the next question
screen-help-finish = finish
screen-help-choose = choose by number
screen-help-move = move about without choosing
screen-help-field = go to the next line
screen-help-type = type the answer
screen-help-language = change the language
screen-help-pack = change the pack of cards
screen-help-why = read the whole rule
screen-help-colours = change the colours
screen-help-scroll = scroll
screen-help-end = stop
screen-help-mark = choose or take back
