# The count: what lesson 9 says, step by step.

text-lesson-count = The count: thirty-three to a point
text-lesson-count-thirty-three = The round is over; now comes the count. Every full 33 card points make one game point. What is left over is lost.
text-lesson-count-pair = First add up the cards in your side’s tricks. Then add what you announced.
text-lesson-count-made = A bid is made when its side makes at least that many game points. Then it scores all it made, not just the bid. A tip: all the cards make 120, so count the smaller pile.
text-lesson-count-failed = A side that makes fewer game points than it bid has failed. It loses what it bid, and what it made counts for nothing.
text-lesson-count-others = The other side can’t fail. It scores what it made, whether or not the bid is made. Its own bid is forgotten.
text-lesson-count-toward-the-bid = Announcements count toward the bid just as cards do. So what does each side score?
text-lesson-count-watch = A whole round. You bid two and open with your pair, but East takes that very trick. The pair counts all the same.
text-lesson-count-partners = Partners first put all their points together, and only then divide by 33. The 40 that you announced are among them.
text-lesson-count-below-zero = A score may fall below zero: debts are not forgiven. Before this round your side stood at 1.
text-lesson-count-four-pairs = All four pairs make 100, for only one of them is in trump. Once in a lifetime, two partners take every trick as well. How much is that?
text-lesson-count-match = Before the match you agree how far it goes: usually to 6, 11 or 21. After a whole round, whoever has got there wins, and if several have, the highest score. Level at the top? Then another round decides.
