# Seats, rulesets, options, and a position told in sentences.

# The learner sits at S.
seat = { $seat ->
    [S] you
    [SW] Southwest
    [W] West
    [NW] Northwest
    [N] North
    [NE] Northeast
    [E] East
   *[SE] Southeast
}
    .whose = { $seat ->
    [S] your
   *[other] { seat }’s
}

ruleset-traditional-2 = Traditional rules, two players
ruleset-traditional-3 = Traditional rules, three players
ruleset-traditional-4-classic = Traditional rules, four players
ruleset-traditional-4-standard = Traditional rules, four players, three cards each before the bidding and three after
ruleset-international-2 = International rules, two players
ruleset-international-3 = International rules, three players
ruleset-international-4 = International rules, four players
ruleset-international-5 = International rules, five players
ruleset-international-6 = International rules, six players
ruleset-talon = International rules, four players, with a talon
ruleset-no-bidding = International rules, four players, without bidding
ruleset-table-trump = International rules, four players, one trump for the whole match
ruleset-moldovan = Moldovan rules, four players, double penalty

option-iber = { $value ->
    [true] with iber
   *[false] no iber
}
option-overtrump = { $value ->
    [true] you must overtrump
   *[false] no duty to overtrump
}
option-announcements = { $value ->
    [true] pairs count
   *[false] pairs don’t count
}
option-points-per-game-point = { $value ->
    [1] every card point counts as one
   *[other] { $value } card points make one game point
}
option-penalty-factor = { $value ->
    [1] a failed bid costs what was bid
    [2] a failed bid costs twice what was bid
   *[other] a failed bid costs { $value } times what was bid
}
option-partners = { $value ->
    [true] partners sit opposite each other
   *[false] each plays alone
}
option-win-margin = { $value ->
    [1] a lead of one is enough to win
   *[other] it takes a lead of { $value } to win
}
option-first-lead = { $value ->
    [forehand] forehand leads first
   *[bid-winner] the bid winner leads first
}
option-all-pass = { $value ->
    [dealer-minimum] if all pass, the dealer plays with the lowest bid
    [fixed-suit] if all pass, a fixed suit is trump
    [forehand-zero] if all pass, forehand plays with a bid of nothing
   *[redeal] if all pass, the cards are dealt again
}
option-fixed-suit = { $value ->
    [none] no fixed suit
   *[other] the fixed suit is { SUIT($value) }
}
option-target = the match goes to { $value }

table-rules = { $size ->
    [0] { $ruleset }.
   *[other] { $ruleset }, { $options }.
}
table-dealer = { WHO($seat) ->
    [you] You dealt.
   *[one] { SEAT($seat) } dealt.
}
table-call-bid = { WHO($seat) ->
    [you] You bid { BID($amount) }.
   *[one] { SEAT($seat) } bid { BID($amount) }.
}
table-call-pass = { WHO($seat) ->
    [you] You passed.
   *[one] { SEAT($seat) } passed.
}
table-bid = { WHO($seat) ->
    [you] You won the bidding with { BID($amount) }.
   *[one] { SEAT($seat) } won the bidding with { BID($amount) }.
}
table-trump = Trump is { SUIT($suit) }.
table-first-trick = This is the first trick of the round.
table-no-trump-yet = The round begins now, and there is no trump yet.
table-turned = { WHO($seat) ->
    [you] Your last card, { CARD($card, form: "the") }, was turned up.
   *[one] { SEAT($seat) }’s last card, { CARD($card, form: "the") }, was turned up.
}
table-stock = { $number ->
    [one] One card is left in the stock.
    [2] Two cards are left in the stock.
    [4] Four cards are left in the stock.
    [6] Six cards are left in the stock.
    [8] Eight cards are left in the stock.
   *[other] { $number } cards are left in the stock.
}
table-stock-empty = The stock is empty now.
table-led = { WHO($seat) ->
    [you] You led { CARD($card, form: "the") }.
   *[one] { SEAT($seat) } led { CARD($card, form: "the") }.
}
table-announced-lead = { WHO($seat) ->
    [you] You led { CARD($card, form: "the") } and announced the pair.
   *[one] { SEAT($seat) } led { CARD($card, form: "the") } and announced the pair.
}
table-played = { WHO($seat) ->
    [you] You played { CARD($card, form: "the") }.
   *[one] { SEAT($seat) } played { CARD($card, form: "the") }.
}
table-turn = { WHO($seat) ->
    [you] It is your turn.
   *[one] It is { SEAT($seat) }’s turn.
}
table-turn-leads = { WHO($seat) ->
    [you] It is your turn to lead.
   *[one] It is { SEAT($seat) }’s turn to lead.
}
table-pile = In the pile: { PILE($cards) }.
table-taken = { SIZE($cards) ->
    [0] { CAP(SIDE($side)) } took nothing.
   *[other] { CAP(SIDE($side)) } took: { PILE($cards) }.
}
table-announced = { SIZE($suits) ->
    [one] { CAP(SIDE($side)) } announced the pair in { SUIT($suits) }.
   *[other] { CAP(SIDE($side)) } announced the pairs in { SUIT($suits) }.
}
table-scores = The match stands at: { $scores }. It goes to { $target }.
table-score-part = { SIDE($side) } { SCORE($score) }
table-hand = { WHO($seat) ->
    [you] Your cards: { $cards }.
   *[one] { SEAT($seat) }’s cards: { $cards }.
}
table-friend-turn = Your friend sits in your place today, and it is your friend’s turn.
table-friend-leads = Your friend sits in your place today and is about to lead.
table-friend-hand = Your friend’s cards: { $cards }.
table-cards = The cards: { $cards }.
table-gives = { WHO($seat) ->
    [you] You gave { SEAT($to) } { CARD($card, form: "the") }.
   *[one] { SEAT($seat) } gave { SEAT($to) } { CARD($card, form: "the") }.
}
table-draws = { WHO($seat) ->
    [you] You drew { CARD($card, form: "the") }.
   *[one] { SEAT($seat) } drew { CARD($card, form: "the") }.
}
table-discards = { WHO($seat) ->
    [you] You laid down { CARD($cards, form: "the") }.
   *[one] { SEAT($seat) } laid down { CARD($cards, form: "the") }.
}
table-trick = Trick { $number }: { $plays }
table-trick-taken = { WHO($seat) ->
    [you] Trick { $number }: { $plays } You took it.
   *[one] Trick { $number }: { $plays } { SEAT($seat) } took it.
}
