# Seats and the deal: what lesson 3 says, step by step.

text-lesson-seats-and-deal = Seats and the deal
text-lesson-deal-partners = Four play two against two, unless you agree otherwise. Partners sit opposite each other, so both your neighbours are against you. Nothing personal! With two or three players everybody plays alone.
text-lesson-deal-who-is-partner = You sit South. Who is your partner?
text-lesson-deal-north = North.
text-lesson-deal-east = East.
text-lesson-deal-west = West.
text-lesson-deal-you = You.
text-lesson-deal-clockwise = Everything goes clockwise: dealing, bidding, playing. The pack travels the same way: after each round the next player deals.
text-lesson-deal-forehand = Who deals first? Draw cards for it, take the youngest, or whoever feels like it. The player just after the dealer has a name, too: forehand.
text-lesson-deal-who-is-forehand = West deals. Who is forehand?
text-lesson-deal-cut = Before the deal, the player on the dealer’s right cuts the pack. Or taps it, which says: I trust you, leave it as it is.
text-lesson-deal-who-cuts = East deals. Who cuts or taps?
text-lesson-deal-classic = Now you deal! Four players, the classic way: the whole pack is dealt out, and everybody gets the same number.
text-lesson-deal-standard = Four players, the standard way: three cards each at first, and on these you bid. Once trump is named, the rest is dealt, three more each. Whoever named it gets theirs first.
text-lesson-deal-two = Two players: eight cards each. The rest lie face down on the table and are called the stock.
text-lesson-deal-three = Three players: seven cards each, and the dealer gives no more. The rest lie face down until the bid winner takes them.
text-lesson-deal-again = Hands off the cards that have not been dealt: nobody peeks. A weak hand is played like any other. Only two things bring a new deal: everybody passes, or a revoke is proved.
text-lesson-deal-when-again = When are the cards dealt again?
text-lesson-deal-same = After a round the next player deals. But a round that is dealt again has not been a round yet.
text-lesson-deal-next-one = When everybody has passed, the next player deals.
