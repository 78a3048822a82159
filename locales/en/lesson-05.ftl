# Trump: what lesson 5 says, step by step.

text-lesson-trump = Trump
text-lesson-trump-winner = Whoever wins the bidding chooses the trump and leads to the first trick. Who dealt doesn’t matter, nor who spoke first.
text-lesson-trump-first-card = How is the trump chosen? With two players, and with four in the classic way, nothing is said. The first card that the bid winner leads makes its suit trump.
text-lesson-trump-your-lead = You won the bidding, so lead! Any card will do, and its suit will be trump. A good choice is the suit you hold most of, or one in which you hold { RANK("king") } and { RANK("queen") }.
text-lesson-trump-watch = Four players, the classic way: watch a trump being born. Nobody names it, and yet after one card everybody knows.
text-lesson-trump-next-lead = After the first trick it is simple: whoever took a trick leads to the next one. Here is the last trick that you watched.
text-lesson-trump-who-leads-next = Who leads to the next trick?
text-lesson-trump-named = With four in the standard way, and with three, the bid winner names the trump. Only then are the remaining cards given out. So the first lead may be of any suit, and the trump stays what it is.
text-lesson-trump-served = With four in the standard way, the trump is named on three cards. Then everybody gets three more, beginning with whoever named it.
text-lesson-trump-who-is-served = North has named the trump. Who gets the new cards first?
text-lesson-trump-three = With three players, the bid winner names the trump first. Then they take the three cards lying face down, and give one card to each of the others.
text-lesson-trump-how-many = East has named the trump, taken three cards and given two away. How many cards does everybody hold for the first trick?
text-lesson-trump-seven-cards = Seven each.
text-lesson-trump-eight-cards = Eight each.
text-lesson-trump-ten-cards = East ten, the others seven.
