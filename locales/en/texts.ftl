# Sentences that scenarios name: statements to judge, choices, and remarks beside a reason. No card is called by a name
# that only one pack has.

## Statements: true or false?

text-asking-for-a-new-deal-is-talk = Whoever says aloud that they hold three nines, and asks for a new deal, is telling their partner what they hold.
text-batches-of-three = In the international game everybody gets six cards, in two batches of three.
text-dealt-again-by-the-same = When everybody has passed and the cards are dealt again, the same player deals.
text-eight-tricks-for-two = Two players get eight cards each, so a round has eight tricks.
text-first-dealer-any-way = The first dealer may be found in any way the table agrees on.
text-iber-must-beat = With iber you do not choose freely in the suit led: while you hold something higher, something higher it must be.
text-iber-settled-beforehand = Iber is agreed on before the match or not at all. Nothing that happens at the table switches it on.
text-look-through-the-tricks = In the middle of a round you may look through the tricks already taken, to see which cards are gone.
text-only-six-eleven-or-twenty-one = A match must be played to 6, 11 or 21 points.
text-revoke-costs-by-itself = A revoke costs three points even if nobody at the table notices it.
text-six-is-forbidden = The rules forbid a bid of six.
text-tap-accepts-pack = Whoever taps the pack instead of cutting it accepts the cards as they lie.

## Choices

text-again-all-passed = Everybody has passed.
text-again-few-points = Somebody holds fewer than 12 points.
text-again-no-trump = One side holds no trump.
text-again-revoke-proved = A revoke has been proved.
text-again-three-nines = Somebody holds three nines.
text-cut-by-the-left = The player on the dealer’s left.
text-cut-by-the-partner = The dealer’s partner.
text-cut-by-the-right = The player on the dealer’s right.
text-partner-beside-you = The player beside you.
text-partner-opposite-you = The player opposite you.
text-partner-two-seats-on = The player two seats on.
text-speak-by-asking-for-a-deal = Asking aloud for a new deal, so that partner knows your hand is weak.
text-speak-by-discarding = Throwing a low card away: not this suit.
text-speak-by-leading = Leading an ace: I hold this suit, give me points.
text-speak-by-winking = Winking at the right moment.

## Remarks

text-all-four-pairs = Only partners can get this far. Nobody alone can hold all four pairs and the ace of trumps as well.
text-all-six-trumps = Some say that such a deal must be thrown in. Not so: 120 in tricks and 40 for the pair make 160, so a bid of four can’t fail. Play it, write it down, and on with the next round.
text-bid-lost-with-the-revoke = Three for the revoke, and the bid on top, though the bid was partner’s. The two of you win together, and you pay together.
text-both-past-the-target = It doesn’t matter who bid, nor who got there first while counting. When a round takes both over the line, the higher score wins.
text-deal-six-five-each = Six cards each would take 36 cards, and the pack has 32. So we deal five each, and two stay out of play.
text-eleven-is-a-promise = Eleven doesn’t mean eleven points. It promises every card that counts. A trick with nothing in it may go to the others.
text-fatten-partners-trick = All three are legal. Since partner is winning, this is the moment to give the ten away: its points stay in the family.
text-first-lead-makes-it-forty = No trump has been named, and yet this pair is a trump pair: the card you lead makes its suit trump.
text-forty-makes-a-bid-of-one = Some say that whoever takes no trick has failed, whatever they announced. Count instead: 40 is past 33, and 33 makes the one point that was bid.
text-how-partners-may-speak = The cards may speak, and only the cards. A lead or a discard says a great deal to a partner who watches.
text-lone-ten-must-go = It hurts, but it is your only card of the suit. That is how tens are caught, so don’t leave one standing alone if you can help it.
text-made-eight-scores-seventy = The bid is only the bar to clear. What you score is what you took.
text-pack-of-thirty-two = The eight extra cards fill the hands and count for nothing. Whichever pack you play with, it holds 120 points.
text-six-is-only-unwise = You may say it. You shouldn’t: six points take 198 of the 220 that there are.
text-ten-beats-king = The ten is nearly the top of its suit. Only the ace beats it, and a trump, of course.
text-the-third-way = With both agreements in force, whoever can win the trick with a card they are bound to play must do so. Some tables, and some programs, play just that.
text-trump-partners-ace = Partner had the trick already, and now you take it from them. The rule makes no exception for friends.
text-unnoticed-revoke-is-scored = Nobody keeps watch for you. What nobody notices is scored as if it had been right, so remember who has run out of which suit.
text-weak-hand-is-no-new-deal = A weak hand is bad luck and nothing more. There is no new deal for it, and telling the table would be telling your partner.
