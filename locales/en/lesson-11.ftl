# For two, and for three: what lesson 11 says, step by step.

text-lesson-two-and-three = For two, and for three
text-lesson-two-deal = Two at the table, each alone. Each gets eight cards. The rest of the 24 lies face down: that is the stock. Do the sums.
text-lesson-two-free = As long as cards lie in the stock, any card may be played to any card. Nobody must follow suit or trump.
text-lesson-two-taken = But the trick is taken as ever. The highest trump takes it, or else the highest card of the suit led.
text-lesson-two-draws = After each trick its winner takes the top card of the stock, and then the other player takes one.
text-lesson-two-who-draws = Who draws first now?
text-lesson-two-watch = The first four tricks, until the stock is gone. Watch who draws when, and how you come by a pair that nobody dealt you.
text-lesson-two-gone = The stock is gone, and your freedom with it. In the last eight of the twelve tricks the usual duties are back: follow suit, or else trump.
text-lesson-two-pupil = The stock is gone, but your friend has grown fond of freedom. Something in this plan is not allowed.
text-lesson-help-free-at-last = Once the stock is gone, you may play anything.
text-lesson-help-two-never-trump = With two players, nobody ever has to trump.
text-lesson-help-stock-is-gone = With the stock gone, look for the suit led first, and then for a trump.
text-lesson-three-deal = Three at the table, each alone again. Each gets seven cards, and for now the rest stays face down.
text-lesson-three-named = The bid winner names trump, and only then takes the three cards. So the first lead may be of any suit, and it makes no trump.
text-lesson-three-gives = Now the bid winner holds ten cards, and gives each of the two others any one of them. So everybody has eight.
text-lesson-three-only-of-three = The two cards given away must be among the three that were just taken.
