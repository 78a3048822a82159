# What an answer overlooked: one message for each remark of `tutor/drill/remarks.py`, by its name in kebab-case, with its
# fields as arguments, and `$seat`, who is to play. `.friend` tells it of the friend whom the learner teaches.

not-of-suit-led = { WHO($seat) ->
    [you] { CAP(CARD($card, form: "the")) } may not be played: { SUIT($led) } were led, and you hold
        { $held ->
            [one] { SUIT($led, form: "one") }
           *[other] { SUIT($led) }
        }.
   *[one] { CAP(CARD($card, form: "the")) } may not be played: { SUIT($led) } were led, and { SEAT($seat) } holds
        { $held ->
            [one] { SUIT($led, form: "one") }
           *[other] { SUIT($led) }
        }.
}
    .friend = { CAP(CARD($card, form: "the")) } may not be played: { SUIT($led) } were led, and your friend holds
        { $held ->
            [one] { SUIT($led, form: "one") }
           *[other] { SUIT($led) }
        }.
too-low-in-suit = { CAP(CARD($card, form: "the")) } may not be played: it doesn’t beat { CARD($to_beat, form: "the") }, and
    another card in this hand does.
not-a-trump = { WHO($seat) ->
    [you] { CAP(CARD($card, form: "the")) } may not be played: you hold no { SUIT($led) }, but you do hold
        { $held ->
            [one] { SUIT($trump, form: "one") }, a trump
           *[other] { SUIT($trump) }, which are trump
        }.
   *[one] { CAP(CARD($card, form: "the")) } may not be played: { SEAT($seat) } holds no { SUIT($led) }, but does hold
        { $held ->
            [one] { SUIT($trump, form: "one") }, a trump
           *[other] { SUIT($trump) }, which are trump
        }.
}
    .friend = { CAP(CARD($card, form: "the")) } may not be played: your friend holds no { SUIT($led) }, but does hold
        { $held ->
            [one] { SUIT($trump, form: "one") }, a trump
           *[other] { SUIT($trump) }, which are trump
        }.
too-low-trump = { CAP(CARD($card, form: "the")) } may not be played: it is lower than { CARD($to_beat, form: "the") }, and
    this hand holds a higher trump.

forgot-lead = { CAP(CARD($card, form: "the")) } may be played too: whoever leads may lead anything.
forgot-while-stock = { CAP(CARD($card, form: "the")) } may be played too: while the stock lasts, nobody owes
    { SUIT($led, form: "one") }.
forgot-in-suit = { CAP(CARD($card, form: "the")) } may be played too: any { SUIT($led, form: "single") } will do.
forgot-beating = { CAP(CARD($card, form: "the")) } may be played too: it beats { CARD($to_beat, form: "the") }.
forgot-trump = { CAP(CARD($card, form: "the")) } may be played too: any { SUIT($trump, form: "single") } will do.
forgot-overtrump = { CAP(CARD($card, form: "the")) } may be played too: it is higher than { CARD($to_beat, form: "the") }.
forgot-undertrump = { CAP(CARD($card, form: "the")) } may be played too: it doesn’t beat { CARD($unbeaten, form: "the") },
    but it is a trump.
forgot-discard = { CAP(CARD($card, form: "the")) } may be played too: with no { SUIT($led) } and no trump, anything may go.

off-suit-cant-win = { CAP(CARD($card, form: "the")) } can’t win: it is neither { SUIT($led, form: "one") } nor a trump.
beaten-in-suit = { CAP(CARD($card, form: "the")) } is beaten by { CARD($by, form: "the") }.
beaten-by-trump = { CAP(CARD($card, form: "the")) } is beaten by a trump, { CARD($by, form: "the") }.

card-left-out = It looks as if { CARD($card, form: "the") } was left out: it counts { $points }.
counted-too-few = That is { $by } too few.
counted-too-many = That is { $by } too many.
pairs-left-out = The announcements count too: another { COUNT($points, of: "points") }.
next-point-at = { COUNT($given, of: "game-points") } would take { $needed }, and the total is only { $total }.
point-reached-at = { CAP(COUNT($given, of: "game-points")) } is too few: { $needed } is enough for more, and the
    total is { $total }.
worth-more = It is worth more than { $given }: { $worth }.
worth-less = It is worth less than { $given }: { $worth }.

bid-too-low = { CAP(BID($bid)) } is too low, because { BID($to_beat) } has been bid.
bid-forgotten = { CAP(BID($bid)) } may be bid too.
pass-forgotten = A pass is always allowed.
still-bidding = { WHO($seat) ->
    [you] The bidding is not over: you still have to speak.
   *[one] The bidding is not over: { SEAT($seat) } still has to speak.
}
nobody-left-to-bid = The bidding is over, because nobody is left to speak.
bid-was-beaten = { WHO($by) ->
    [you] { CAP(BID($amount)) } was beaten: you bid { BID($higher) }.
   *[one] { CAP(BID($amount)) } was beaten: { SEAT($by) } bid { BID($higher) }.
}
bid-not-final = { WHO($next_seat) ->
    [you] { CAP(BID($amount)) } is the highest so far, but you still have to speak.
   *[one] { CAP(BID($amount)) } is the highest so far, but { SEAT($next_seat) } still has to speak.
}
speaks-not-now = { WHO($next_seat) ->
    [you] It is your turn to speak.
   *[one] It is { SEAT($next_seat) }’s turn to speak.
}
somebody-bid = { WHO($seat) ->
    [you] Somebody has bid: you, { BID($amount) }.
   *[one] Somebody has bid: { SEAT($seat) }, { BID($amount) }.
}
nobody-bid = Nobody has bid: everybody passed.
not-the-trump = { CAP(SUIT($suit)) } are not trump: { SUIT($trump) } are.
leads-not = { WHO($leader) ->
    [you] You lead first.
   *[one] { SEAT($leader) } leads first.
}
deals-not = { WHO($dealer) ->
    [you] You deal next.
   *[one] { SEAT($dealer) } deals next.
}
dealt-otherwise = { $part ->
    [each] At first everybody gets { $right }, not { $given }.
    [then] Later everybody gets { $right }, not { $given }.
   *[left] { $right } are left over, not { $given }.
}
stands-elsewhere = { CAP(CARD($card, form: "the")) } is stronger than { CARD($under, form: "the") }.

change-off = { WHO($side) ->
    [you] Your score changes by { SIGNED($right) }, not by { SIGNED($given) }.
    [ours] Your side’s score changes by { SIGNED($right) }, not by { SIGNED($given) }.
   *[one] The score of { SIDE($side) } changes by { SIGNED($right) }, not by { SIGNED($given) }.
}
round-is-void = { WHO($accused) ->
    [you] You did revoke, so the round is void.
   *[one] { SEAT($accused) } did revoke, so the round is void.
}
round-goes-on = The round is not void: it goes on.
has-not-won = { WHO($side) ->
    [you] With { SCORE($score) } you have not won.
    [ours] With { SCORE($score) } you and your partner have not won.
    [one] With { SCORE($score) } { SIDE($side) } has not won.
   *[two] With { SCORE($score) } { SIDE($side) } have not won.
}
match-is-over = { WHO($side) ->
    [you] With { SCORE($score) } you have won, so the match is over.
    [ours] With { SCORE($score) } you and your partner have won, so the match is over.
    [one] With { SCORE($score) } { SIDE($side) } has won, so the match is over.
   *[two] With { SCORE($score) } { SIDE($side) } have won, so the match is over.
}
play-was-lawful = { CAP(CARD($card, form: "the")) } in trick { $trick } was legal. { $why }
revoked-earlier = { CAP(CARD($card, form: "the")) } in trick { $trick } did break the rules, but it was not the first to.
revoke-overlooked = { CAP(CARD($card, form: "the")) } in trick { $trick } broke the rules.
statement-is = { $true ->
    [true] The statement is true.
   *[false] The statement is false.
}
choice-off = { $chosen ->
    [true] Number { $place } is not right.
   *[false] Number { $place } is right too.
}
