# Where to look: one nudge for each value of `tutor/drill/nudges.py`, by its name in kebab-case, with its fields as
# arguments. A nudge never names the answer, and never the learner: who is to play may be anybody.

# -- what is owed ------------------------------------------------------------------------------------------------------

nudge-anything-led = Is there a card on the table yet? That decides what may be played.
nudge-stock-left = { CAP(SUIT($led)) } were led. But look at the stock first: is anything left in it?
nudge-hold-suit-led = { CAP(SUIT($led)) } were led. Look for { SUIT($led) } among the cards in hand.
nudge-hold-suit-or-trump = { CAP(SUIT($led)) } were led. Are there any in hand? If not, is there a trump?
nudge-higher-in-suit = { CAP(SUIT($led)) } were led, and this table plays iber. Is there a better
    { SUIT($led, form: "single") } in hand than { CARD($to_beat, form: "the") }?
nudge-iber-over = { CAP(SUIT($led)) } were led, and this table plays iber. But { CARD($ruffed, form: "the") } has trumped
    already: does iber still bind?
nudge-trumped-already = { CAP(SUIT($led)) } were led, and { CARD($ruffed, form: "the") } has trumped already. Are there
    { SUIT($led) } in hand? If not, does this table ask for a higher trump?

# -- tricks and cards --------------------------------------------------------------------------------------------------

nudge-trump-played = { CAP(SUIT($trump)) } are trump. Was one played? If not, only { SUIT($led) } count.
nudge-one-suit-counts = Only { SUIT($led) } can take this trick. Which is the highest?
nudge-count-from-top = { $high ->
    [0] There is no ace and no ten here. Begin with the kings and work down.
    [one] There is one ace or ten here. Begin with it and work down.
   *[other] There are { $high } aces and tens here. Begin with them and work down.
}
nudge-place-of-ten = Mind the ten: what does it beat, and what beats it?
nudge-best-first = Which of these beats all the others? It comes last; work down from there.

# -- counting ----------------------------------------------------------------------------------------------------------

nudge-cards-then-pairs = { $pairs ->
    [0] No pair was announced, so only the cards count. Begin with the aces and tens.
    [one] Count the cards first, then add the pair announced. Is it in trump?
   *[other] Count the cards first, then add the { $pairs } pairs announced. Is one of them in trump?
}
nudge-how-often = How often does { $per } go into { $total }?
nudge-total-then-how-often = Count the points first, announcements too. How often does { $per } go into them?
nudge-points-undivided = Look at the rules of this table: is anything divided here?

# -- announcements -----------------------------------------------------------------------------------------------------

nudge-other-half = Is { CARD($lacks, form: "the") } in the same hand? And what is trump?
nudge-first-lead-of-all = Is { CARD($lacks, form: "the") } in the same hand? And what does the first card of the round
    decide?
nudge-who-may-announce = { CAP(SUIT($led)) } were led already. Who may announce: whoever leads, or anybody?
nudge-pair-ranks = Which two cards make a pair? Is this one of them?
nudge-pairs-count = Look at what this table has agreed on: do pairs count here?

# -- bidding -----------------------------------------------------------------------------------------------------------

nudge-nobody-has-bid = Nobody has bid yet. What is the lowest bid here, and what the highest? And must anybody bid at all?
nudge-highest-so-far = { CAP(BID($bid)) } is the highest bid so far. What is above it? And what can always be said?
nudge-who-is-left = { $rounds ->
    [true] The bidding goes round until only one is left. Who is still in, and who bid highest?
   *[false] Everybody speaks just once. Who has not spoken yet, and who bid highest?
}
nudge-all-passed = Nobody has bid. What has this table agreed on for that?

# -- trump, lead, deal -------------------------------------------------------------------------------------------------

nudge-first-card = Nobody named the trump here. Look at the very first card of the round.
nudge-trump-said = The trump was settled before the first card. Look for the sentence that names it.
nudge-card-turned = The dealer turned up a card. Look at it again.
nudge-winner-or-forehand = Look at the rules of this table. Who leads first in them, the bid winner or forehand?
nudge-after-dealer = { WHO($dealer) ->
    [you] You dealt, and nobody bids. Who sits next, clockwise?
   *[one] { SEAT($dealer) } dealt, and nobody bids. Who sits next, clockwise?
}
nudge-which-way-round = { WHO($dealer) ->
    [you] You dealt this round. Which way does the deal go on, and how far?
   *[one] { SEAT($dealer) } dealt this round. Which way does the deal go on, and how far?
}
nudge-deal-in-steps = { $players ->
    [one] There is 1 player. Are all cards dealt at once? Does anything stay down?
   *[other] There are { $players } players. Are all cards dealt at once? Does anything stay down?
}

# -- rounds and matches ------------------------------------------------------------------------------------------------

nudge-compare-with-bid = { $divided ->
    [true] First count what the bidders took, announcements too, and make game points of it. Then compare with their bid
        of { BID($bid) }.
   *[false] First count what the bidders took, announcements too. Then compare with their bid of { BID($bid) }.
}
nudge-others-took = { CAP(BID($bid)) } promises every card that counts. Did the others take even one?
nudge-nobody-bound = No bid binds anybody here. Count what each side took.
nudge-who-reached = { $margin ->
    [1] This match goes to { $target }. Who has got there? If several have, who has more?
   *[other] This match goes to { $target }, with a lead of { $margin }. Who has got there, and how far ahead are they?
}

# -- honesty -----------------------------------------------------------------------------------------------------------

nudge-off-suit-plays = { $higher ->
    [true] { $count ->
        [0] Every card was of the suit led. But this table also asks for higher cards: was one due?
        [one] One card was not of the suit led. Was the suit, or a trump, still in that hand? This table also asks for higher
            cards.
       *[other] Cards that were not of the suit led: { $count }. Was the suit, or a trump, still in those hands? This
            table also asks for higher cards.
    }
   *[false] { $count ->
        [0] Look for a card that was not of the suit led. Is there one?
        [one] One card was not of the suit led. Was the suit, or a trump, still in that hand?
       *[other] Cards that were not of the suit led: { $count }. Was the suit, or a trump, still in those hands?
    }
}
nudge-was-it-allowed = { WHO($accused) ->
    [you] Go through your own cards one by one: was each of them allowed? Then see who won the bidding.
   *[one] Go through { SEAT($accused, form: "whose") } cards one by one: was each of them allowed? Then see who won the
        bidding.
}
nudge-was-it-true = Is the accusation true? That decides whose side pays. And does talking end a round?
nudge-all-agreed = All have agreed on something here. Does anything change then?

# -- statements --------------------------------------------------------------------------------------------------------

nudge-rule-or-talk = Do the rules really say so, or only people at the table?
nudge-think-of-rule = Think of this rule: { RULE($rule, form: "title") }.

# -- in lessons --------------------------------------------------------------------------------------------------------

hint-play = You may play { CARD($card, form: "the") }.
hint-lead = You may lead { CARD($card, form: "the") }.
hint-find = It is { CARD($card, form: "the") }.
hint-find-claim = Check each card: who leads, what makes a pair, and what is trump?
