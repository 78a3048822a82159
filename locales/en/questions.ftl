# What is asked, and answers in words: `answer-…` as a learner says it, `.given` said back, `.right` the right one.

question-legal-plays = { WHO($seat) ->
    [you] Which cards may you play?
   *[one] Which cards may { SEAT($seat) } play?
}
question-may-play = { WHO($seat) ->
    [you] May you play { CARD($card, form: "the") } now?
   *[one] May { SEAT($seat) } play { CARD($card, form: "the") } now?
}
question-trick-winner = Who takes this trick?
question-trick-points = How many points are in this trick?
question-card-points = How many points are in this pile?
question-side-total = { WHO($side) ->
    [you] How many points did you make, announcements and all?
   *[other] How many points did { SIDE($side) } make, announcements and all?
}
question-game-points = { $side ->
    [none] How many game points does a total of { COUNT($total, of: "points") } make?
    [S] How many game points did you make?
   *[other] How many game points did { SIDE($side) } make?
}
question-announcement = { WHO($seat) ->
    [you] You play { CARD($card, form: "the") } now. How much can you announce: 0, 20 or 40?
   *[one] { SEAT($seat) } plays { CARD($card, form: "the") } now. How much can { SEAT($seat) } announce: 0, 20 or 40?
}
question-legal-bids = What may the next player say? Name everything; if the bidding is over, name nothing.
question-auction-result = How does the bidding stand?
question-trump = Which suit is trump?
question-first-leader = Who leads the first trick?
question-next-dealer = Who deals the next round?
question-deal = How many cards does everybody get at first, how many more later, and how many are left over?
question-rank-order = Put these cards in order, the weakest first: { CARD($cards, join: "plain") }.
question-round-score = How does each score change after this round?
question-match-result = Has anybody won the match, and if so, who?
question-find-revoke = Which was the first card that broke the rules, if any?
question-accusation = { $offence ->
    [talk] { WHO($accuser) ->
        [you] You accuse { SEAT($accused) } of telling partner about the cards.
       *[one] { SEAT($accuser) } accuses { SEAT($accused) } of telling partner about the cards.
    } { $true ->
        [true] It is true.
       *[false] It is not true.
    }
   *[revoke] { WHO($accuser) ->
        [you] You accuse { SEAT($accused) } of a revoke.
       *[one] { SEAT($accuser) } accuses { SEAT($accused) } of a revoke.
    }
} { $waived ->
    [true] All agree to forget the penalty. What happens now?
   *[false] What happens now?
}
question-true-false = True or false? { $claim }
question-choice = What is right? Choose everything that is.

answer-legal-plays = { CARD($cards, form: "the") }
    .given = You chose { CARD($cards, form: "the") }.
    .right = { SIZE($cards) ->
        [one] Only { CARD($cards, form: "the") } may be played.
       *[other] These may be played: { CARD($cards, form: "the") }.
    }
answer-may-play = { $yes ->
    [true] yes
   *[false] no
}
    .given = { $yes ->
        [true] You said yes.
       *[false] You said no.
    }
    .right = { $yes ->
        [true] Yes, { CARD($card, form: "the") } may be played.
       *[false] No, { CARD($card, form: "the") } may not be played.
    }
answer-trick-winner = { SEAT($seat) }
    .given = { WHO($seat) ->
        [you] You named yourself.
       *[one] You named { SEAT($seat) }.
    }
    .right = { WHO($seat) ->
        [you] You take the trick.
       *[one] { SEAT($seat) } takes the trick.
    }
answer-trick-points = { COUNT($number, of: "points") }
    .given = You counted { COUNT($number, of: "points") }.
    .right = { $number ->
        [one] There is 1 point in this trick.
       *[other] There are { COUNT($number, of: "points") } in this trick.
    }
answer-card-points = { COUNT($number, of: "points") }
    .given = You counted { COUNT($number, of: "points") }.
    .right = { $number ->
        [one] There is 1 point in this pile.
       *[other] There are { COUNT($number, of: "points") } in this pile.
    }
answer-side-total = { COUNT($number, of: "points") }
    .given = You counted { COUNT($number, of: "points") }.
    .right = { CAP(SIDE($side)) } made { COUNT($number, of: "points") }.
answer-game-points = { COUNT($number, of: "game-points") }
    .given = You said { COUNT($number, of: "game-points") }.
    .right = That makes { COUNT($number, of: "game-points") }.
answer-announcement = { COUNT($number, of: "points") }
    .given = You said { COUNT($number, of: "points") }.
    .right = { $number ->
        [0] { CAP(CARD($card, form: "the")) } announces nothing.
       *[other] { CAP(CARD($card, form: "the")) } announces { $number }.
    }
answer-legal-bids = { $size ->
    [0] nothing
   *[other] { $calls }
}
    .given = { $size ->
        [0] You said that the bidding is over.
       *[other] You named: { $calls }.
    }
    .right = { $size ->
        [0] Nothing more may be said.
       *[other] What may be said: { $calls }.
    }
answer-auction-result = { $outcome ->
    [bid] { SEAT($seat) }, with { BID($amount) }
    [open] { WHO($seat) ->
        [you] you speak next
       *[one] { SEAT($seat) } speaks next
    }
    [redeal] the cards are dealt again
   *[nobody] nobody is bound
}
    .given = { $outcome ->
        [bid] { WHO($seat) ->
            [you] You said that you have the bid, with { BID($amount) }.
           *[one] You said that { SEAT($seat) } has the bid, with { BID($amount) }.
        }
        [open] { WHO($seat) ->
            [you] You said that you speak next.
           *[one] You said that { SEAT($seat) } speaks next.
        }
        [redeal] You said that the cards are dealt again.
       *[nobody] You said that nobody is bound.
    }
    .right = { $outcome ->
        [bid] { WHO($seat) ->
            [you] You have the bid, with { BID($amount) }.
           *[one] { SEAT($seat) } has the bid, with { BID($amount) }.
        }
        [open] { WHO($seat) ->
            [you] The bidding goes on, and you speak next.
           *[one] The bidding goes on, and { SEAT($seat) } speaks next.
        }
        [redeal] The cards are dealt again.
       *[nobody] Nobody is bound.
    }
answer-trump = { SUIT($suit) }
    .given = You said { SUIT($suit) }.
    .right = Trump is { SUIT($suit) }.
answer-first-leader = { SEAT($seat) }
    .given = { WHO($seat) ->
        [you] You named yourself.
       *[one] You named { SEAT($seat) }.
    }
    .right = { WHO($seat) ->
        [you] You lead first.
       *[one] { SEAT($seat) } leads first.
    }
answer-next-dealer = { SEAT($seat) }
    .given = { WHO($seat) ->
        [you] You named yourself.
       *[one] You named { SEAT($seat) }.
    }
    .right = { WHO($seat) ->
        [you] You deal next.
       *[one] { SEAT($seat) } deals next.
    }
answer-deal = { $each } at first, { $then } later, { $left } left over
    .given = You said { $each } at first, { $then } later and { $left } left over.
    .right = Everybody gets { $each } at first and { $then } later; left over: { $left }.
answer-rank-order = { CARD($cards, join: "plain") }
    .given = Your order: { CARD($cards, join: "plain") }.
    .right = From weak to strong: { CARD($cards, join: "plain") }.
answer-round-score = { $scores }
    .given = You said: { $scores }.
    .right = The scores change like this: { $scores }.
answer-match-result = { $side ->
    [none] the match goes on
   *[some] { WHO($side) ->
        [you] you have won
        [ours] { SIDE($side) } have won
        [one] { SIDE($side) } has won
       *[two] { SIDE($side) } have won
    }
}
    .given = { $side ->
        [none] You said that the match goes on.
       *[some] { WHO($side) ->
            [you] You said that you have won.
            [ours] You said that { SIDE($side) } have won.
            [one] You said that { SIDE($side) } has won.
           *[two] You said that { SIDE($side) } have won.
        }
    }
    .right = { $side ->
        [none] The match goes on.
       *[some] { WHO($side) ->
            [you] You have won the match.
            [ours] { CAP(SIDE($side)) } have won the match.
            [one] { SIDE($side) } has won the match.
           *[two] { SIDE($side) } have won the match.
        }
    }
answer-find-revoke = { $seat ->
    [none] none
    [S] your card in trick { $trick }
   *[some] { SEAT($seat) }’s card in trick { $trick }
}
    .given = { $seat ->
        [none] You said that every card was legal.
        [S] You named your own card in trick { $trick }.
       *[some] You named { SEAT($seat) }’s card in trick { $trick }.
    }
    .right = { $seat ->
        [none] Every card was legal.
        [S] It was your card in trick { $trick }.
       *[some] It was { SEAT($seat) }’s card in trick { $trick }.
    }
answer-accusation = { $void ->
    [true] { $scores }; the round is void
   *[false] { $scores }; the round goes on
}
    .given = { $void ->
        [true] You said: { $scores }, and the round is void.
       *[false] You said: { $scores }, and the round goes on.
    }
    .right = { $void ->
        [true] { CAP($scores) }; the round is void.
       *[false] { CAP($scores) }; the round goes on.
    }
answer-true-false = { $yes ->
    [true] true
   *[false] false
}
    .given = { $yes ->
        [true] You said that it is true.
       *[false] You said that it is false.
    }
    .right = { $yes ->
        [true] It is true.
       *[false] It is false.
    }
answer-choice = { $texts }
    .given = You chose { $texts }.
    .right = The right answer: { $texts }.

score-change = { SIDE($side) } { SIGNED($change) }
