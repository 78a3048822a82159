# Bidding: what lesson 4 says, step by step.

text-lesson-bidding = Bidding
text-lesson-bid-promise = Before the first card everybody says how much their side will make. A bid is a number of game points, from one to six; whoever doesn’t want to bid passes. East dealt, so you are forehand and speak first.
text-lesson-bid-order = Forehand speaks first, then it goes clockwise, and the dealer comes last. Everybody has one turn, no more.
text-lesson-bid-who-begins = West dealt. Who speaks first?
text-lesson-bid-higher = Whoever bids must say more than the highest bid so far; the same again is not enough. You may skip numbers, and you may always pass.
text-lesson-bid-highest = Everybody has spoken once, and that is all: the highest bid wins the bidding. Now that side has to make it.
text-lesson-bid-all-pass = Romanians have many words for a pass: “pas”, “merge”, “merg” or “bune”. When everybody says one of them, the same dealer deals again, unless your table has agreed on something else.
text-lesson-bid-six = There is nothing above six. You may say it, but it takes 198 of the 220 points that there are. Not a rule, just good advice: don’t.
text-lesson-bid-risk = Win the bidding, and you risk a minus. Lose it, and your good cards may come to nothing. While you are new, bid no more than one.
text-lesson-bid-what-to-say = You are forehand. What may a wise beginner say with these cards?
text-lesson-bid-say-pass = Pass.
text-lesson-bid-say-one = One.
text-lesson-bid-say-three = Three.
text-lesson-bid-say-six = Six.
