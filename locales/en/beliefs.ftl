# What a wrong answer looks as if somebody had believed: one message for each belief of `tutor/drill/beliefs.py`, by its id.
# `.where` says at which tables it would be right, if at any.

# -- cards and tricks --------------------------------------------------------------------------------------------------

belief-ten-in-numeric-place = It looks as if you put the ten right after the nine, below the { RANK("jack") }.
belief-nine-beats-faces = It looks as if you thought the nine was stronger than { RANK("jack") }, { RANK("queen") } and king.
belief-pips-are-points = It looks as if you counted the numbers on the cards as points.
belief-faces-count-ten = It looks as if you counted ten for every { RANK("jack") }, { RANK("queen") } and king.
belief-highest-rank-wins = It looks as if you looked for the highest card, whatever its suit.
belief-trump-is-just-a-suit = It looks as if you took trump for a suit like any other.
belief-last-trump-wins = It looks as if you gave the trick to the last trump, not to the highest.
belief-points-win-tricks = It looks as if you gave the trick to the card worth most points.

# -- duties ------------------------------------------------------------------------------------------------------------

belief-may-ruff-anytime = It looks as if you thought that you could trump even while holding the suit led.
belief-may-discard-when-void = It looks as if you thought that without the suit led you could throw anything.
belief-need-not-undertrump = It looks as if you thought that a trump too low to win need not be played.
belief-must-always-beat = It looks as if you felt bound to beat. That is iber, which this table has not agreed on.
    .where = Where iber is agreed on, your answer would be right.
belief-must-always-overtrump = It looks as if you felt bound to trump higher, which this table does not ask for.
    .where = Where overtrumping is the rule, your answer would be right.
belief-iber-never-binds = It looks as if you forgot that this table plays iber.
    .where = Without iber, your answer would be right.
belief-iber-after-ruff = It looks as if you thought that iber still binds after the trick has been trumped.
belief-iber-binds-trumpers = It looks as if you thought that iber makes you trump higher.
    .where = Where overtrumping is the rule, your answer would be right.
belief-overtrump-when-following = It looks as if you felt bound to play a higher trump when trump was led; that duty is only
    for those who trump another suit.
belief-no-overtrump = It looks as if you forgot that at this table a higher trump must be played.
    .where = Where nobody has to overtrump, your answer would be right.
belief-spare-partner = It looks as if you wanted to leave the trick to partner; the rules make no difference between partner
    and the others.
belief-stock-binds = It looks as if you followed suit as you must once the stock is gone.
belief-follow-colour = { PACK() ->
    [french] It looks as if you followed by colour, red or black. But it takes the very same suit.
   *[hungarian] It looks as if you took two suits for one. But it takes the very same suit.
}
belief-must-lead-trump = It looks as if you thought that a trump must be led.
belief-may-not-lead-trump = It looks as if you thought that trump may not be led while you hold another suit.

# -- announcements -----------------------------------------------------------------------------------------------------

belief-iber-because-announced = It looks as if you thought that a pair announced brings iber with it.
belief-no-forty-with-one = It looks as if you thought that with a bid of one the 40 may not be led.
belief-announce-any-time = It looks as if you thought that a pair also counts when somebody else has led.
belief-announce-when-shown = It looks as if you thought that a pair need only be shown, whatever card is led.
belief-announce-with-one-card = It looks as if you thought that a king or { RANK("queen", form: "a") } alone is enough to
    announce.
belief-announce-across-partners = It looks as if you put together a pair from two partners’ hands.
belief-announce-always-20 = It looks as if you counted 20, since there was no trump yet; but that very card makes the trump.
belief-opening-pair-is-40 = It looks as if you thought that the first pair of a round is always worth 40.
    .where = Where the first card makes the trump, your answer would be right.
belief-pairs-always-20 = It looks as if you thought that every pair is worth 20.
belief-announce-everywhere = It looks as if you counted a pair, and at this table they don’t count.
    .where = Where pairs count, your answer would be right.
belief-announce-needs-trick = It looks as if you thought that a pair counts only if its trick is won.
belief-announce-needs-any-trick = It looks as if you thought that announcements need a trick to count.
belief-no-announcements-in-total = It looks as if you left the announcements out.

# -- bidding -----------------------------------------------------------------------------------------------------------

belief-equal-bid-stands = It looks as if you thought that an equal bid is enough.
belief-pass-may-return = It looks as if you thought that whoever has passed may bid again.
belief-may-not-pass = It looks as if you thought that whoever can bid higher must.
belief-next-bid-only = It looks as if you thought that each bid must be just one higher than the last.
belief-first-bid-wins = It looks as if you gave the bidding to the first who bid.
belief-last-bidder-speaks-again = It looks as if you thought that a bidder who is beaten may speak again.
    .where = Where bidding goes round and round, your answer would be right.
belief-dealer-speaks-first = It looks as if you thought that the dealer speaks first.
belief-all-pass-passes-deal = It looks as if you thought that the deal moves on when everybody has passed.

# -- deal, lead, trump -------------------------------------------------------------------------------------------------

belief-deal-goes-left = It looks as if you went round the wrong way: it goes clockwise.
belief-same-dealer-again = It looks as if you thought that the same player deals again.
belief-partner-deals-next = It looks as if you passed the deal across the table.
belief-dealer-leads = It looks as if you thought that the dealer leads first.
belief-forehand-always-leads = It looks as if you thought that forehand always leads first.
    .where = Where forehand leads first, your answer would be right.
belief-bid-winner-always-leads = It looks as if you thought that the bid winner always leads first.
    .where = Where the bid winner leads first, your answer would be right.
belief-six-for-everybody = It looks as if you thought that everybody always gets six cards.
belief-all-cards-are-dealt = It looks as if you thought that the whole pack is dealt at once.
belief-stock-of-three = It looks as if you thought that three cards are always left.
belief-first-lead-makes-trump = It looks as if you took the first card led for the one that makes the trump.
    .where = Where the first card makes the trump, your answer would be right.
belief-last-card-makes-trump = It looks as if you took the last card of the first trick for the one that makes the trump.
belief-dealers-card-makes-trump = It looks as if you took the dealer’s card for the one that makes the trump.
    .where = Where the dealer’s last card is turned up, your answer would be right.

# -- scores ------------------------------------------------------------------------------------------------------------

belief-score-the-bid = It looks as if you scored the bid, not what was made.
belief-minus-the-points = It looks as if you took off what was made, not what was bid.
belief-failed-scores-nothing = It looks as if you thought that a failed bid scores nothing and costs nothing.
belief-failed-keeps-points = It looks as if you let a failed bid keep the points that were made.
belief-failed-costs-once = It looks as if you took the bid off once; at this table it is twice.
    .where = Where the penalty is single, your answer would be right.
belief-failed-costs-double = It looks as if you took the bid off twice; at this table it is once.
    .where = Where the penalty is double, your answer would be right.
belief-round-to-nearest = It looks as if you rounded to the nearest 33; only full ones count.
belief-round-up = It looks as if you rounded up; only full 33s count.
belief-point-needs-more-than-33 = It looks as if you thought that 33 is not yet enough for a point.
belief-thirty-three-everywhere = It looks as if you divided by 33, which this table does not do.
    .where = In the traditional game your answer would be right.
belief-counts-card-points = It looks as if you scored card points; at this table 33 of them make one game point.
    .where = In the international game your answer would be right.
belief-divide-then-add = It looks as if you divided each partner’s points first; they are added first.
belief-bid-against-rivals = It looks as if you thought that the others score nothing when the bid is made.
belief-rivals-lose-the-bid = It looks as if you took the bid off the others’ score.
belief-rivals-score-the-bid = It looks as if you gave the failed bid to the others.
belief-not-below-zero = It looks as if you stopped at zero; a score may fall below it.
belief-no-announcements-in-bid = It looks as if you left the announcements out; they count toward the bid.
belief-all-cards-bid-is-eleven = It looks as if you took eleven for eleven points; it promises every card that counts.

# -- matches -----------------------------------------------------------------------------------------------------------

belief-first-past-the-post = It looks as if you gave the match to the one named first.
belief-bidder-goes-out-first = It looks as if you gave the match to the bidders; the higher score wins.
belief-must-pass-target = It looks as if you thought that the target must be passed; reaching it is enough.
belief-leader-has-won = It looks as if you thought that whoever leads has won, target or not.
belief-lead-must-be-two = It looks as if you asked for a lead of two.
    .where = Where a lead of two is agreed on, your answer would be right.
belief-target-is-enough = It looks as if you forgot that this table asks for a larger lead.
    .where = Where any lead is enough, your answer would be right.

# -- honesty -----------------------------------------------------------------------------------------------------------

belief-revoke-is-automatic = It looks as if you punished a revoke that nobody had pointed out.
belief-revoke-costs-the-bid = It looks as if you took off the bid too; that is only for those who had won the bidding.
belief-revoke-never-costs-the-bid = It looks as if you forgot that those who had won the bidding lose the bid as well.
belief-accusing-is-free = It looks as if you thought that a false accusation costs nothing.
belief-accusation-voids-round = It looks as if you thought that any accusation ends the round.
belief-revoked-round-goes-on = It looks as if you thought that the round goes on after a revoke has been proved.
belief-only-first-revoke-counts = It looks as if you thought that only the first revoke of a round counts.
