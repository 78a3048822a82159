# Lessons: what they say step by step, and what both faces say around them. Few words; a card is named by its rank, so that
# the pack at the table decides what it is called.

## Around the steps

verb-lesson = List the lessons, or go through one of them.
meta-lesson = LESSON
lesson-which = the id or the number of a lesson; without it, the list
option-step = begin at this step
option-test = only the questions: if you know it all, you may skip the lesson

lesson-listed = { $done ->
    [true] Lesson { $number }: { $title }, done. Again: { $command }
   *[false] Lesson { $number }: { $title }. Type: { $command }
}
lesson-teaches = It teaches: { $rules }.
lesson-next = Next for you: { $title }. Type: { $command }
lesson-unknown = There is no lesson called “{ $found }”. There are: { $allowed }.
lesson-no-step = There is no step { $found } here. The steps are numbered 1 to { $of }.

lesson-welcome = Enter goes on, b goes back, w tells the rule, ? helps, q stops.
lesson-help = Answer with a number or a name and press Enter. Where nothing is asked, Enter goes on. b goes back, and nothing is lost. w tells the rule, r reads the step again, l changes the language, p the pack, q stops.
lesson-step = Step { $number } of { $of }.
lesson-known = You have read this before. r reads it again.
lesson-go-on = Press Enter to go on.
lesson-try-again = Try again: nothing is lost.
lesson-at-start = This is the beginning of the lesson.
lesson-end = That was the lesson. Right at the first try: { $right } of { $of }. Well done!
lesson-test-passed = { $right } of { $of } are right: you know this lesson. It counts as done.
lesson-test-failed = { $right } of { $of } are right. Take your time and go through the lesson: it is short.

lesson-play-a-card = Which card do you play?
lesson-pupil-plays = Your friend would play one of these: { $cards }.
lesson-pupil-claim = { $card }: { $points }
lesson-pupil-says = Your friend says what each would announce: { $claims }.
lesson-find-card = Find a card among these that may not be played.
lesson-find-claim = For which card is the number wrong?
lesson-was-wrong-about = Not quite. It is { CARD($card, form: "the") }.
lesson-which-helps = Which sentence helps your friend?

## First round in five minutes

text-lesson-first-round = First round in five minutes
text-lesson-first-card = Sit down, you’re just in time! You are South, and North across the table is your partner. West led this trick. Whoever holds the suit led must play it, and its highest card takes the trick. Your turn!
text-lesson-first-order = In every suit the cards climb like this: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Mind the { RANK("ten") }: only the { RANK("ace") } beats it.
text-lesson-first-lead = You took the last trick, so you lead to the next. Whoever leads may play any card at all. Pick the one you like!
text-lesson-first-trump = One suit is stronger than all the others: trump. Even its lowest card beats { RANK("ace", form: "a") } of another suit. If several trumps fall, the highest takes the trick.
text-lesson-first-watch = Now lean back and watch a whole round: six tricks. You won the bidding with a bid of one, so you lead. Your first card makes its suit trump.
text-lesson-first-points = Cards are worth points: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2. The { RANK("nine") } is worth nothing. The whole pack makes 120.
text-lesson-first-score = Partners count their card points together. Every full 33 makes one game point; what is left over is lost. A side that reaches its bid scores all that it took.
text-lesson-first-our-score = Here is the round that you watched. How many game points does each side score?
text-lesson-first-pupil = Now you are the teacher! A friend is playing for the first time, and one idea is wrong.

## Follow, trump, discard

text-lesson-follow-trump-discard = Follow, trump, discard
text-lesson-follow-first = Rule one: whoever holds the suit led must follow suit. High or low is up to you. Which one do you play here?
text-lesson-follow-no-suit = You hold no card of the suit led? Then you must trump. Any trump will do, the lowest too.
text-lesson-follow-trump-in = The same cards, and now you play last. What do you do with this trick?
text-lesson-follow-only-lower = Somebody has trumped already, and your trumps are all lower. You must play one all the same. It hurts, but there is no way out.
text-lesson-follow-discard = No card of the suit led, and no trump either? Now you are free: discard whatever you like. It can’t take the trick.
text-lesson-follow-watch = Four tricks with all three duties. Before every card ask yourself: what must this player do?
text-lesson-follow-pupil = Your friend is back with a new idea. Something about it is not allowed.

## Announcements

text-lesson-announcements = Announcements
text-lesson-announce-pair = { CAP(RANK("king")) } and { RANK("queen") } of one suit, both in your own hand, are a pair. Lead one of them and announce it: that makes 20 points. A pair in trump makes 40.
text-lesson-announce-twenty = Now do it: lead one of the two, and say your number out loud.
text-lesson-announce-not-leading = This time somebody else led, and you only follow. What does the { RANK("king") } announce now?
text-lesson-announce-break = Bad luck: another player led the suit of your pair. You must follow, and the pair is broken for good. Which card do you play?
text-lesson-announce-first-lead = Nobody has named trump yet: your first lead will make it. So what kind of pair is this one?
text-lesson-announce-watch = This is how a round may begin: with a pair. Watch the first two tricks.
text-lesson-announce-pupil = Your friend holds these cards and dreams of announcements. One number is too good to be true.

## What helps a friend

text-lesson-help-all-twenty = Whoever leads { RANK("king", form: "a") } announces 20.
text-lesson-help-anything = When you don’t lead, you may play anything.
text-lesson-help-both-cards = Only both cards of one suit, together in your hand, are a pair.
text-lesson-help-higher = You must always play a higher card than the others.
text-lesson-help-partner = Only your partner has to trump.
text-lesson-help-suit-first = While you hold the suit led, you play that suit. Trumps have to wait.
text-lesson-help-then-trump = No card of the suit led? Then look for a trump first, and discard only if you have none.
text-lesson-help-throw-tens = Without the suit led, you discard your { RANK("ten", form: "many") } first.
text-lesson-help-win-first = You must take the trick before you may announce.

## What can be wrong with a lesson’s file

problem-unknown-lesson = { $nearest ->
    [none] There is no lesson “{ $found }” to come before this one: take one of { $allowed }.
   *[some] There is no lesson “{ $found }” to come before this one: you may mean “{ $nearest }”, out of { $allowed }.
}
problem-lessons-in-circle = These lessons require each other in a circle, so that none can come first: { $lessons }. Take one requirement out.
problem-unknown-step = { $nearest ->
    [none] No question called “{ $found }” stands before this step: take one of { $allowed }.
   *[some] No question called “{ $found }” stands before this step: you may mean “{ $nearest }”, out of { $allowed }.
}
problem-unknown-belief = { $nearest ->
    [none] There is no belief “{ $found }”: take one of those that the program knows.
   *[some] There is no belief “{ $found }”: you may mean “{ $nearest }”.
}
problem-belief-not-wrong = Whoever believes “{ $belief }” makes no mistake in this position: take another position, or another belief.
problem-nothing-to-ask = No fresh questions are made about rule { $found }: take one of { $allowed }.
problem-not-a-light = { $nearest ->
    [none] “{ $found }” is nothing on this table that can light up: take one of { $allowed }, or a card.
   *[some] “{ $found }” is nothing on this table that can light up: you may mean “{ $nearest }”, out of { $allowed }, or a card.
}
