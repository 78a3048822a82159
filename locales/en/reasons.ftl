# Why an answer is what it is: one message for each reason of `tutor/rules/reasons.py`, by its name in kebab-case, with
# its fields as arguments (and `$seat`, who is to play, for the duties). `.short` confirms a right answer, `.past` tells
# of a duty that was broken, `…-part` is one part of a sum.

# -- duties ------------------------------------------------------------------------------------------------------------

lead-anything = { WHO($seat) ->
    [you] Nothing lies on the table yet: you lead, and may lead any card you hold.
   *[one] Nothing lies on the table yet: { SEAT($seat) } leads, and may lead any card.
}
    .short = Whoever leads may lead any card.
    .past = Any card could be led.

anything-while-stock = { WHO($seat) ->
    [you] { CAP(SUIT($led)) } were led, but there are still cards in the stock: until they are gone you may play
        anything.
   *[one] { CAP(SUIT($led)) } were led, but there are still cards in the stock: until they are gone { SEAT($seat) } may
        play anything.
}
    .short = While the stock lasts, nobody has to follow suit.
    .past = { CAP(SUIT($led)) } were led, but while the stock lasted any card could be played.

# `$unbeaten`: iber is agreed on, and no card of the hand beats this one. `$ruffed`: iber is agreed on, and this trump
# has ended it for the trick.
follow-suit = { $unbeaten ->
    [none] { $ruffed ->
        [none] { WHO($seat) ->
            [you] { CAP(SUIT($led)) } were led and you hold { SUIT($led) }, so you owe { SUIT($led, form: "one") }, and
                any { SUIT($led, form: "single") } will do.
           *[one] { CAP(SUIT($led)) } were led and { SEAT($seat) } holds { SUIT($led) }, so
                { SUIT($led, form: "one") } is due, and any { SUIT($led, form: "single") } will do.
        }
       *[some] { WHO($seat) ->
            [you] { CAP(SUIT($led)) } were led and you hold { SUIT($led) }, so you owe { SUIT($led, form: "one") }.
                { CAP(CARD($ruffed, form: "the")) } has trumped this trick, so iber binds nobody any more: any
                { SUIT($led, form: "single") } will do.
           *[one] { CAP(SUIT($led)) } were led and { SEAT($seat) } holds { SUIT($led) }, so
                { SUIT($led, form: "one") } is due. { CAP(CARD($ruffed, form: "the")) } has trumped this trick, so iber
                binds nobody any more: any { SUIT($led, form: "single") } will do.
        }
    }
   *[some] { WHO($seat) ->
        [you] { CAP(SUIT($led)) } were led and you hold { SUIT($led) }, but none that beats
            { CARD($unbeaten, form: "the") }. Iber asks nothing of you then: any { SUIT($led, form: "single") } will do.
       *[one] { CAP(SUIT($led)) } were led and { SEAT($seat) } holds { SUIT($led) }, but none that beats
            { CARD($unbeaten, form: "the") }. Iber asks nothing then: any { SUIT($led, form: "single") } will do.
    }
}
    .short = { $unbeaten ->
        [none] { $ruffed ->
            [none] { WHO($seat) ->
                [you] You can follow, so it must be { SUIT($led, form: "one") }, high or low.
               *[one] { SEAT($seat) } can follow, so it must be { SUIT($led, form: "one") }, high or low.
            }
           *[some] Once the trick has been trumped, iber is over, and any { SUIT($led, form: "single") } will do.
        }
       *[some] Nothing in this hand beats { CARD($unbeaten, form: "the") }, so any { SUIT($led, form: "single") } will
            do.
    }
    .past = { WHO($seat) ->
        [you] { CAP(SUIT($led)) } were led and you held { SUIT($led) }, so you owed { SUIT($led, form: "one") }.
       *[one] { CAP(SUIT($led)) } were led and { SEAT($seat) } held { SUIT($led) }, so
            { SUIT($led, form: "one") } was due.
    }

beat-in-suit = { WHO($seat) ->
    [you] { CAP(SUIT($led)) } were led and this table plays iber: you hold a better { SUIT($led, form: "single") } than
        { CARD($to_beat, form: "the") }, so you must beat it.
   *[one] { CAP(SUIT($led)) } were led and this table plays iber: { SEAT($seat) } holds a better
        { SUIT($led, form: "single") } than { CARD($to_beat, form: "the") }, so { SEAT($seat) } must beat it.
}
    .short = { WHO($seat) ->
        [you] Iber: you can beat { CARD($to_beat, form: "the") }, so you must.
       *[one] Iber: { SEAT($seat) } can beat { CARD($to_beat, form: "the") }, so { SEAT($seat) } must.
    }
    .past = { WHO($seat) ->
        [you] { CAP(SUIT($led)) } were led and iber was agreed on: you held a better { SUIT($led, form: "single") } than
            { CARD($to_beat, form: "the") } and had to beat it.
       *[one] { CAP(SUIT($led)) } were led and iber was agreed on: { SEAT($seat) } held a better
            { SUIT($led, form: "single") } than { CARD($to_beat, form: "the") } and had to beat it.
    }

# `$ruffed`: the trump in the trick, where nobody has to beat it; `$iber`: whether iber would have asked for it.
trump-in = { $ruffed ->
    [none] { WHO($seat) ->
        [you] { CAP(SUIT($led)) } were led and you hold none, but you hold { SUIT($trump) }, which are trump: you must play
            one, and any will do.
       *[one] { CAP(SUIT($led)) } were led and { SEAT($seat) } holds none, but holds { SUIT($trump) }, which are trump: one
            of them is due, and any will do.
    }
   *[some] { $iber ->
        [true] { WHO($seat) ->
            [you] { CAP(SUIT($led)) } were led and you hold none, so you must trump. { CAP(CARD($ruffed, form: "the")) }
                has trumped this trick already, so iber binds nobody any more: any { SUIT($trump, form: "single") } will
                do.
           *[one] { CAP(SUIT($led)) } were led and { SEAT($seat) } holds none, so a trump is due.
                { CAP(CARD($ruffed, form: "the")) } has trumped this trick already, so iber binds nobody any more: any
                { SUIT($trump, form: "single") } will do.
        }
       *[false] { WHO($seat) ->
            [you] { CAP(SUIT($led)) } were led and you hold none, so you must trump.
                { CAP(CARD($ruffed, form: "the")) } lies there already, but at this table nobody has to overtrump: any
                { SUIT($trump, form: "single") } will do.
           *[one] { CAP(SUIT($led)) } were led and { SEAT($seat) } holds none, so a trump is due.
                { CAP(CARD($ruffed, form: "the")) } lies there already, but at this table nobody has to overtrump: any
                { SUIT($trump, form: "single") } will do.
        }
    }
}
    .short = { WHO($seat) ->
        [you] You hold no { SUIT($led) } but you hold trumps, so a trump it must be, and any will do.
       *[one] { SEAT($seat) } holds no { SUIT($led) } but holds trumps, so a trump it must be, and any will do.
    }
    .past = { WHO($seat) ->
        [you] { CAP(SUIT($led)) } were led; you held none, but you held trumps and had to play one.
       *[one] { CAP(SUIT($led)) } were led; { SEAT($seat) } held none, but held trumps and had to play one.
    }

overtrump = { WHO($seat) ->
    [you] { CAP(SUIT($led)) } were led and you hold none, so you must trump. { CAP(CARD($to_beat, form: "the")) } lies
        there already and you hold a higher trump: you must play higher.
   *[one] { CAP(SUIT($led)) } were led and { SEAT($seat) } holds none, so a trump is due.
        { CAP(CARD($to_beat, form: "the")) } lies there already and { SEAT($seat) } holds a higher trump:
        { SEAT($seat) } must play higher.
}
    .short = { WHO($seat) ->
        [you] You must trump, and you can beat { CARD($to_beat, form: "the") }, so you must.
       *[one] { SEAT($seat) } must trump, and can beat { CARD($to_beat, form: "the") }, so { SEAT($seat) } must.
    }
    .past = { WHO($seat) ->
        [you] { CAP(SUIT($led)) } were led and you held none, so you had to trump; and as you held a higher trump than
            { CARD($to_beat, form: "the") }, you had to play higher.
       *[one] { CAP(SUIT($led)) } were led and { SEAT($seat) } held none, so { SEAT($seat) } had to trump; and as
            { SEAT($seat) } held a higher trump than { CARD($to_beat, form: "the") }, { SEAT($seat) } had to play
            higher.
    }

undertrump = { WHO($seat) ->
    [you] { CAP(SUIT($led)) } were led and you hold none, so you must trump. None of your trumps beats
        { CARD($unbeaten, form: "the") }, but you owe one all the same, and any will do.
   *[one] { CAP(SUIT($led)) } were led and { SEAT($seat) } holds none, so a trump is due. None of
        { SEAT($seat, form: "whose") } trumps beats { CARD($unbeaten, form: "the") }, but one is due all the same, and any
        will do.
}
    .short = Even a trump too low to win is due when you hold no { SUIT($led) }.
    .past = { WHO($seat) ->
        [you] { CAP(SUIT($led)) } were led; you held none, but you held trumps. None beat
            { CARD($unbeaten, form: "the") }, yet you owed one all the same.
       *[one] { CAP(SUIT($led)) } were led; { SEAT($seat) } held none, but held trumps. None beat
            { CARD($unbeaten, form: "the") }, yet one was due all the same.
    }

discard-anything = { $trump ->
    [none] { WHO($seat) ->
        [you] { CAP(SUIT($led)) } were led and you hold none, and there is no trump yet: you may throw any card; it
            can’t win the trick.
       *[one] { CAP(SUIT($led)) } were led and { SEAT($seat) } holds none, and there is no trump yet: any card may go;
            it can’t win the trick.
    }
   *[some] { SAME($led, $trump) ->
        [yes] { WHO($seat) ->
            [you] { CAP(SUIT($led)) }, which are trump, were led and you hold none: you may throw any card; it can’t win the
                trick.
           *[one] { CAP(SUIT($led)) }, which are trump, were led and { SEAT($seat) } holds none: any card may go; it can’t
                win the trick.
        }
       *[no] { WHO($seat) ->
            [you] You hold neither { SUIT($led) }, which were led, nor { SUIT($trump) }, which are trump: you may throw
                any card; it can’t win the trick.
           *[one] { SEAT($seat) } holds neither { SUIT($led) }, which were led, nor { SUIT($trump) }, which are trump:
                any card may go; it can’t win the trick.
        }
    }
}
    .short = { WHO($seat) ->
        [you] You hold neither the suit led nor a trump, so any card may go.
       *[one] { SEAT($seat) } holds neither the suit led nor a trump, so any card may go.
    }
    .past = { CAP(SUIT($led)) } were led, and with none of them and no trump in hand any card could go.

# -- tricks and cards --------------------------------------------------------------------------------------------------

taken-by-trump = { $trumps ->
    [one] { WHO($seat) ->
        [you] You take it with { CARD($card, form: "the") }: { SUIT($trump) } are trump, and no other trump was played.
       *[one] { SEAT($seat) } takes it with { CARD($card, form: "the") }: { SUIT($trump) } are trump, and no other trump
            was played.
    }
    [2] { WHO($seat) ->
        [you] You take it with { CARD($card, form: "the") }: { SUIT($trump) } are trump, and of the two trumps played
            this is the higher.
       *[one] { SEAT($seat) } takes it with { CARD($card, form: "the") }: { SUIT($trump) } are trump, and of the two
            trumps played this is the higher.
    }
   *[other] { WHO($seat) ->
        [you] You take it with { CARD($card, form: "the") }: { SUIT($trump) } are trump, and of the
            { $trumps ->
                [3] three
                [4] four
               *[other] { $trumps }
            } trumps played this is the highest.
       *[one] { SEAT($seat) } takes it with { CARD($card, form: "the") }: { SUIT($trump) } are trump, and of the
            { $trumps ->
                [3] three
                [4] four
               *[other] { $trumps }
            } trumps played this is the highest.
    }
}
    .short = Trump beats every other suit, however high.

taken-in-suit = { SAME($led, $trump) ->
    [yes] { WHO($seat) ->
        [you] You take it with { CARD($card, form: "the") }: trump was led, and this is the highest trump.
       *[one] { SEAT($seat) } takes it with { CARD($card, form: "the") }: trump was led, and this is the highest trump.
    }
   *[no] { $mixed ->
        [true] { WHO($seat) ->
            [you] You take it with { CARD($card, form: "the") }: no trump was played, and this is the highest
                { SUIT($led, form: "single") }. Other suits don’t count here, however high.
           *[one] { SEAT($seat) } takes it with { CARD($card, form: "the") }: no trump was played, and this is the highest
                { SUIT($led, form: "single") }. Other suits don’t count here, however high.
        }
       *[false] { WHO($seat) ->
            [you] You take it with { CARD($card, form: "the") }: no trump was played, and this is the highest
                { SUIT($led, form: "single") }.
           *[one] { SEAT($seat) } takes it with { CARD($card, form: "the") }: no trump was played, and this is the highest
                { SUIT($led, form: "single") }.
        }
    }
}
    .short = { SAME($led, $trump) ->
        [yes] The highest trump takes it.
       *[no] No trump was played, so the highest { SUIT($led, form: "single") } takes it.
    }

cards-counted = { $parts ->
    [none] There are no cards, so there are no points.
   *[other] { CAP($parts) }: { COUNT($total, of: "points") } in all.
}
    .short = { $parts ->
        [none] No cards, no points.
       *[other] { CAP(COUNT($total, of: "points")) } in all: { $parts }.
    }
cards-counted-part = { CARD($card) } { $points }
# Of many cards: all of one rank. `$card` is one of them.
cards-counted-rank = { $count ->
    [one] { RANK($card, form: "a") } ({ $points })
   *[other] { $count } { RANK($card, form: "many") } ({ $points })
}

side-counted = { $pairs ->
    [none] { CAP(SIDE($side)) } took cards worth { COUNT($cards, of: "points") }.
   *[some] { CAP(SIDE($side)) } took cards worth { COUNT($cards, of: "points") } and announced { $pairs }:
        { $cards } + { $announcements } = { $total }.
}
    .short = { $pairs ->
        [none] { CAP(SIDE($side)) }: { COUNT($total, of: "points") } in cards.
       *[some] { CAP(SIDE($side)) }: { $cards } in cards + { $announcements } announced = { $total }.
    }
side-counted-part = { $worth } in { SUIT($suit) }

game-points-counted = { $per ->
    [1] At this table every point counts as one, so { $total } stays { $total }.
   *[other] { $points ->
        [0] One game point takes { COUNT($per, of: "points") }, and { $total } is less: no game point.
       *[other] { $rest ->
            [0] { $total } is { $points } × { $per }, and nothing is left over: { COUNT($points, of: "game-points") }.
           *[other] { $points } × { $per } = { $counted }, so { $total } makes { COUNT($points, of: "game-points") }; what
                is left over, { $rest }, counts for nothing.
        }
    }
}
    .short = { $per ->
        [1] At this table every point counts as one.
       *[other] Every full { $per } makes a game point, and what is left over counts for nothing.
    }

# -- announcements -----------------------------------------------------------------------------------------------------

pair-announced = { SAME($suit, $trump) ->
    [yes] { WHO($seat) ->
        [you] You lead, and you hold the { PAIR($suit) } together. { CAP(SUIT($suit)) } are trump, so the pair is worth
            { $worth }.
       *[one] { SEAT($seat) } leads and holds the { PAIR($suit) } together. { CAP(SUIT($suit)) } are trump, so the pair is
            worth { $worth }.
    }
   *[no] { WHO($seat) ->
        [you] You lead, and you hold the { PAIR($suit) } together. { CAP(SUIT($suit)) } are not trump, so the pair is worth
            { $worth }.
       *[one] { SEAT($seat) } leads and holds the { PAIR($suit) } together. { CAP(SUIT($suit)) } are not trump, so the pair
            is worth { $worth }.
    }
}
    .short = { SAME($suit, $trump) ->
        [yes] { CAP(PAIR($suit)) } in one hand, one of them led, and in trump: { $worth }.
       *[no] { CAP(PAIR($suit)) } in one hand, and one of them led: { $worth }.
    }

opening-pair-is-trump = { WHO($seat) ->
    [you] You hold the { PAIR($suit) }, and the first card led makes its suit trump: the pair is in trump at once, and worth
        { $worth }.
   *[one] { SEAT($seat) } holds the { PAIR($suit) }, and the first card led makes its suit trump: the pair is in trump at
        once, and worth { $worth }.
}
    .short = This lead makes { SUIT($suit) } trump, so the pair is worth { $worth }.

not-leading = { CAP(SUIT($led)) } were led already, and only whoever leads can announce. { CAP(CARD($card, form: "the")) }
    announces nothing.
    .short = Only whoever leads can announce.

pair-broken = { CAP(SUIT($led)) } were led already, and only whoever leads can announce. Played now,
    { CARD($card, form: "the") } breaks the pair, and it will never count.
    .short = Somebody else has led, so the pair is broken and worth nothing.

pair-incomplete = { WHO($seat) ->
    [you] You hold { CARD($card, form: "the") } but not { CARD($lacks, form: "the") }: that is no pair, and announces
        nothing.
   *[one] { SEAT($seat) } holds { CARD($card, form: "the") } but not { CARD($lacks, form: "the") }: that is no pair, and
        announces nothing.
}
    .short = Without { CARD($lacks, form: "the") } there is no pair.

not-a-pair-card = Only { RANK("king", form: "a") } or { RANK("queen", form: "a") } announces a pair, and this is
    { RANK($card, form: "a") }.
    .short = Only { RANK("king", form: "a") } or { RANK("queen", form: "a") } announces a pair.

no-announcements-here = At this table pairs don’t count, so { CARD($card, form: "the") } announces nothing.
    .short = At this table pairs don’t count.

# -- bidding -----------------------------------------------------------------------------------------------------------

may-bid-first = { WHO($seat) ->
    [you] Nobody has bid yet, so you may say anything from { BID($lowest) } to { BID($highest) }, or pass.
   *[one] Nobody has bid yet, so { SEAT($seat) } may say anything from { BID($lowest) } to { BID($highest) }, or pass.
}
    .short = Before the first bid the whole ladder is open, and a pass always is.

may-bid-higher = { SAME($lowest, $highest) ->
    [yes] { CAP(BID($to_beat)) } has been bid, and the next bid must be higher: only { BID($highest) } is left, or a
        pass.
   *[no] { CAP(BID($to_beat)) } has been bid, and the next bid must be higher: from { BID($lowest) } to
        { BID($highest) }, or a pass.
}
    .short = It must be more than { BID($to_beat) }, or a pass.

only-pass-left = { WHO($seat) ->
    [you] { CAP(BID($to_beat)) } has been bid, and there is no higher bid: all you can do is pass.
   *[one] { CAP(BID($to_beat)) } has been bid, and there is no higher bid: all { SEAT($seat) } can do is pass.
}
    .short = Nothing is higher than { BID($to_beat) }.

bidding-over = { $rounds ->
    [true] Whoever passes is out, and nobody is left who might say more: the bidding is over.
   *[false] Everybody has spoken, and everybody speaks just once: the bidding is over.
}
    .short = The bidding is over.

highest-bid-wins = { WHO($seat) ->
    [you] Your { BID($amount) } is the highest bid, so you have won the bidding.
   *[one] { SEAT($seat) } bid { BID($amount) }, and nobody went higher: { SEAT($seat) } has won the bidding.
}
    .short = The highest bid wins.

still-to-speak = { $rounds ->
    [true] { WHO($seat) ->
        [you] The bidding goes round until all but one have passed, and it is your turn.
       *[one] The bidding goes round until all but one have passed, and it is { SEAT($seat) }’s turn.
    }
   *[false] { WHO($seat) ->
        [you] Everybody speaks once, and you have not spoken yet.
       *[one] Everybody speaks once, and { SEAT($seat) } has not spoken yet.
    }
}
    .short = { WHO($seat) ->
        [you] You still have to speak.
       *[one] { SEAT($seat) } still has to speak.
    }

all-passed-redeal = { WHO($dealer) ->
    [you] Everybody has passed, so you deal again.
   *[one] Everybody has passed, so { SEAT($dealer) } deals again.
}
    .short = When all pass, the same dealer deals again.

all-passed-dealer-bound = { WHO($seat) ->
    [you] Everybody has passed. At this table the dealer must play then, and that is you: with { BID($amount) }, the
        lowest bid.
   *[one] Everybody has passed. At this table the dealer must play then: { SEAT($seat) }, with { BID($amount) }, the
        lowest bid.
}
    .short = When all pass, the dealer must play with the lowest bid.

all-passed-fixed-suit = Everybody has passed. At this table { SUIT($suit) } are trump then, and no bid binds anybody.
    .short = When all pass, { SUIT($suit) } are trump here and nobody is bound.

all-passed-forehand-zero = { WHO($seat) ->
    [you] Everybody has passed. At this table forehand plays then, bound to nothing, and that is you.
   *[one] Everybody has passed. At this table forehand plays then, bound to nothing, and that is { SEAT($seat) }.
}
    .short = When all pass, forehand plays, bound to nothing.

# -- trump, lead, deal -------------------------------------------------------------------------------------------------

trump-from-first-lead = { WHO($seat) ->
    [you] You won the bidding and led { CARD($card, form: "the") } first, so { SUIT($suit) } are trump.
   *[one] { SEAT($seat) } won the bidding and led { CARD($card, form: "the") } first, so { SUIT($suit) } are trump.
}
    .short = The first card led makes its suit trump.

trump-named = { $before_rest ->
    [true] The bid winner named { SUIT($suit) } before the remaining cards were given out.
   *[false] The bid winner named { SUIT($suit) } after the bidding.
}
    .short = The bid winner named { SUIT($suit) }.

trump-turned = The dealer’s last card was turned up, and it was { CARD($card, form: "the") }: { SUIT($suit) } are trump.
    .short = The card turned up makes its suit trump.

trump-by-turns = There is no bidding here; the suits take turns at being trump, and now it is the turn of
    { SUIT($suit) }.
    .short = The suits take turns, and now it is the turn of { SUIT($suit) }.

trump-of-table = At this table { SUIT($suit) } are trump for the whole match, whoever wins the bidding.
    .short = { CAP(SUIT($suit)) } are trump for the whole match.

bid-winner-leads = { WHO($seat) ->
    [you] You won the bidding, and at this table the bid winner leads first.
   *[one] { SEAT($seat) } won the bidding, and at this table the bid winner leads first.
}
    .short = At this table the bid winner leads first.

forehand-leads = { WHO($seat) ->
    [you] { SEAT($dealer) } dealt, so you are forehand, and at this table forehand leads first.
   *[one] { CAP(SEAT($dealer)) } dealt, so { SEAT($seat) } is forehand, and at this table forehand leads first.
}
    .short = At this table forehand leads first.

deal-moves = { WHO($dealer) ->
    [you] You dealt, and the deal goes round clockwise: { SEAT($seat) } is next.
   *[one] { WHO($seat) ->
        [you] { SEAT($dealer) } dealt, and the deal goes round clockwise: you are next.
       *[one] { SEAT($dealer) } dealt, and the deal goes round clockwise: { SEAT($seat) } is next.
    }
}
    .short = The deal goes round clockwise.

deal-numbers = { $then ->
    [0] { $left ->
        [0] With { $players } players everybody gets { COUNT($each, of: "cards") }, and all are dealt.
       *[other] With { $players } players everybody gets { COUNT($each, of: "cards") }, which leaves { $left }.
    }
   *[other] With { $players } players everybody gets { COUNT($each, of: "cards") }, and once the trump is named
        another { $then }.
}
    .short = { $then ->
        [0] { $players } times { $each }, and { $left } left over.
       *[other] { $players } times { $each }, then { $players } times { $then }.
    }

rank-order = From weak to strong: { CARD($cards, join: "plain") }. The ten beats the king and loses only to the ace.
    .short = The ten beats the king and loses only to the ace.

# -- rounds and matches ------------------------------------------------------------------------------------------------

# `$change` is `$points`; `$total` is in points of cards and announcements, `$per` of which make one of `$points`.
bid-made = { $per ->
    [1] { WHO($side) ->
        [you] You bid { BID($bid) } and made { COUNT($total, of: "points") }: the bid is made, and you score all of it,
            { SIGNED($change) }, not just the bid.
        [ours] { CAP(SIDE($side)) } bid { BID($bid) } and made { COUNT($total, of: "points") }: the bid is made, and you
            score all of it, { SIGNED($change) }, not just the bid.
        [one] { SIDE($side) } bid { BID($bid) } and made { COUNT($total, of: "points") }: the bid is made, and
            { SIDE($side) } scores all of it, { SIGNED($change) }, not just the bid.
       *[two] { SIDE($side) } bid { BID($bid) } and made { COUNT($total, of: "points") }: the bid is made, and they score
            all of it, { SIGNED($change) }, not just the bid.
    }
   *[other] { WHO($side) ->
        [you] You bid { BID($bid) } and made { COUNT($total, of: "points") }, that is,
            { COUNT($points, of: "game-points") }: the bid is made, and you score { SIGNED($change) }.
        [ours] { CAP(SIDE($side)) } bid { BID($bid) } and made { COUNT($total, of: "points") }, that is,
            { COUNT($points, of: "game-points") }: the bid is made, and you score { SIGNED($change) }.
        [one] { SIDE($side) } bid { BID($bid) } and made { COUNT($total, of: "points") }, that is,
            { COUNT($points, of: "game-points") }: the bid is made, and { SIDE($side) } scores { SIGNED($change) }.
       *[two] { SIDE($side) } bid { BID($bid) } and made { COUNT($total, of: "points") }, that is,
            { COUNT($points, of: "game-points") }: the bid is made, and they score { SIGNED($change) }.
    }
}
    .short = Whoever makes the bid scores everything, not just the bid: { SIGNED($change) }.

bid-failed = { $per ->
    [1] { CAP(SIDE($side)) } bid { BID($bid) } and made only { COUNT($total, of: "points") }: the bid fails,
        { SIGNED($change) }.
   *[other] { CAP(SIDE($side)) } bid { BID($bid) } and made only { COUNT($total, of: "points") }, that is,
        { COUNT($points, of: "game-points") }: the bid fails, { SIGNED($change) }.
} { $factor ->
    [1] A failed bid costs what was bid, whatever was made.
    [2] At this table a failed bid costs twice what was bid.
   *[other] At this table a failed bid costs { $factor } times what was bid.
}
    .short = A failed bid has to be paid for, whatever was made: { SIGNED($change) }.

all-cards-made = With { BID($bid) }, { SIDE($side) } promised every card that counts, and nobody else took a point:
    { SIGNED($change) }.
    .short = Nobody else took a point, so { BID($bid) } is made.

all-cards-failed = With { BID($bid) }, { SIDE($side) } promised every card that counts, but the others took
    { COUNT($lost, of: "points") }: the bid fails, { SIGNED($change) }.
    .short = The others took { COUNT($lost, of: "points") }, so { BID($bid) } fails.

side-scores = { $per ->
    [1] { CAP(SIDE($side)) } made { COUNT($total, of: "points") } and had no bid to make: { SIGNED($change) }.
   *[other] { CAP(SIDE($side)) } made { COUNT($total, of: "points") }, that is,
        { COUNT($points, of: "game-points") }, and had no bid to make: { SIGNED($change) }.
}
    .short = Without a bid to make, a side scores all that it made: { SIGNED($change) }.

match-won = { WHO($side) ->
    [you] You have { $score }: that reaches { $target }, and nobody has as much (the next best has { $second }). You have won the
        match.
    [ours] { CAP(SIDE($side)) } have { $score }: that reaches { $target }, and nobody has as much (the next best has { $second }).
        You have won the match.
    [one] { SIDE($side) } has { $score }: that reaches { $target }, and nobody has as much (the next best has { $second }).
        { SIDE($side) } has won the match.
   *[two] { SIDE($side) } have { $score }: that reaches { $target }, and nobody has as much (the next best has { $second }). They
        have won the match.
}
    .short = The highest score wins, once it has reached { $target }.

target-not-reached = The highest score is { $best }, and the match goes to { $target }: play on.
    .short = Nobody has reached { $target } yet.

level-at-top = { $sides ->
    [2] Two are level at the top with { $score }, so it takes another round.
    [3] Three are level at the top with { $score }, so it takes another round.
   *[other] Several are level at the top with { $score }, so it takes another round.
}
    .short = Level at the top: another round.

lead-too-small = { WHO($side) ->
    [you] You lead by { $score } to { $second }, but at this table it takes a lead of { $margin }: play on.
    [ours] { CAP(SIDE($side)) } lead by { $score } to { $second }, but at this table it takes a lead of { $margin }: play
        on.
    [one] { SIDE($side) } leads by { $score } to { $second }, but at this table it takes a lead of { $margin }: play on.
   *[two] { SIDE($side) } lead by { $score } to { $second }, but at this table it takes a lead of { $margin }: play on.
}
    .short = It takes a lead of { $margin }.

# -- honesty -----------------------------------------------------------------------------------------------------------

revoke-found = { WHO($seat) ->
    [you] In trick { $trick } you played { CARD($card, form: "the") }. { $why } You could have played
        { CARD($lawful, form: "the", join: "or") }.
   *[one] In trick { $trick } { SEAT($seat) } played { CARD($card, form: "the") }. { $why } { SEAT($seat) } could
        have played { CARD($lawful, form: "the", join: "or") }.
}
    .short = { $why }

no-revoke = { $plays ->
    [0] Nothing has been played.
    [one] The one card played was legal.
   *[other] All { $plays } cards played were legal: nobody broke a rule.
}
    .short = Every card was legal.

accusation-right = { WHO($accused) ->
    [you] You did revoke, with { CARD($card, form: "the") } in trick { $trick }. That costs your side
        { $penalty } match points, and the round is void: nobody scores, and it is dealt again.
   *[one] { SEAT($accused) } did revoke, with { CARD($card, form: "the") } in trick { $trick }. That costs
        { SIDE($side) } { $penalty } match points, and the round is void: nobody scores, and it is dealt again.
}
    .short = A revoke costs { $penalty }, and the round is void.

bid-lost-too = { CAP(SIDE($side)) } had won the bidding with { BID($bid) }, so the bid is lost as well.
    .short = The bid of { BID($bid) } is lost as well.

accusation-wrong = { WHO($accused) ->
    [you] You did nothing wrong. The false accusation costs { SIDE($side) } { $penalty }, and the round goes on.
   *[one] { SEAT($accused) } did nothing wrong. The false accusation costs { SIDE($side) } { $penalty }, and the round
        goes on.
}
    .short = A false accusation costs { $penalty }, and the round goes on.

talk-punished = { WHO($accused) ->
    [you] You told your partner about the cards, and only the cards may speak: that costs { SIDE($side) } { $penalty }, and
        the round goes on.
   *[one] { SEAT($accused) } told partner about the cards, and only the cards may speak: that costs { SIDE($side) }
        { $penalty }, and the round goes on.
}
    .short = Talking costs { $penalty }, and the round goes on.

penalty-waived = Everybody has agreed to forget it, so no score changes and the round goes on.
    .short = All agreed to play on.

authored = { RULE($rule) }
    .short = { RULE($rule) }
