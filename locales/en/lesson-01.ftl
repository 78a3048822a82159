# First round in five minutes: what lesson 1 says, step by step.

text-lesson-first-round = First round in five minutes
text-lesson-first-card = Sit down, you’re just in time! You are South, and North across the table is your partner. West led to this trick. Whoever holds the suit led must play it, and its highest card takes the trick. Your turn!
text-lesson-first-order = In every suit the cards climb like this: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Mind the { RANK("ten") }: only the { RANK("ace") } beats it.
text-lesson-first-lead = New cards: say you have just taken a trick. Whoever takes a trick leads to the next, and may lead any card at all. Pick the one you like!
text-lesson-first-trump = One suit is stronger than all the others: trump. Even its lowest card beats { RANK("ace", form: "a") } of another suit. If several trumps fall, the highest takes the trick. Whoever holds none of the suit led must play a trump, if they have one.
text-lesson-first-play = Now play a whole round yourself: six tricks. You bid one: a promise to take at least 33 points. Nobody bid more, so you lead. Your first card makes its suit trump.
text-lesson-first-points = Cards are worth points: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2. The { RANK("nine") } is worth nothing. The whole pack comes to 120.
text-lesson-first-score = Partners count their card points together. Every full 33 makes one game point; what is left over is lost. A side that reaches its bid scores all that it took.
text-lesson-first-our-score = Here is one way to play those same cards. How many game points does each side score?
text-lesson-first-pupil = Now you are the teacher! A friend is playing for the first time, and has got one thing wrong.
