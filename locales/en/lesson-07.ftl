# Who takes the trick, and what it is worth: what lesson 7 says, step by step.

text-lesson-tricks-and-points = Who takes the trick, and what it is worth
text-lesson-tricks-suit = No trump in the trick? Then the highest card of the suit led takes it. A card of another suit never does, however grand it looks.
text-lesson-tricks-trump = Now somebody has trumped. One trump is enough: even the trump { RANK("nine") } beats every card of the other suits.
text-lesson-tricks-two-trumps = Two players have trumped. The higher trump takes the trick, no matter which of them fell last.
text-lesson-tricks-leads = Whoever takes a trick leads to the next one. So look first: who takes this one?
text-lesson-tricks-who-leads = Who leads to the next trick?
text-lesson-tricks-lead = You took it, so you lead. Any card will do, a trump too.
text-lesson-tricks-watch = Four tricks of a real round. Watch who takes each of them, and who leads then. In the fourth, two trumps meet.
text-lesson-tricks-points = Whoever takes a trick takes its points, too: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2, { RANK("nine") } nothing. Here is the fourth trick again.
text-lesson-tricks-closed = Once taken, a trick lies face down, and so it stays until the count. If you want to know what has gone, watch while it goes.
text-lesson-tricks-looking-back = Between two tricks you may look through those that you have taken.
text-lesson-tricks-pupil = Your friend sees that partner is taking this trick anyway, and would love to save that trump.
text-lesson-help-last-trumps = Only the last player has to trump.
text-lesson-help-whoever-wins = What you must play doesn’t depend on who is taking the trick.
text-lesson-help-partners-trick = On partner’s trick you may play anything.
