# Lessons: what both faces say around the steps, and what several lessons share. What a lesson says itself stands in its own
# file, `lesson-NN.ftl`.

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
lesson-which-one = { $option } is for one lesson: name it, by its id or its number.
lesson-no-step = There is no step { $found } here. The steps are numbered 1 to { $of }.

lesson-welcome = Enter goes on, b goes back, h gives a hint, w tells the rule, ? helps, q stops.
lesson-help = Answer with a number or a name and press Enter. Where nothing is asked, Enter goes on. b goes back, and nothing is lost. h gives a hint, each time a bigger one. w tells the rule, and after your answer everything about it. g tells what the words here mean. r reads the step again, l changes the language, p the pack, q stops.
lesson-no-hint = There is nothing to find out here: read on.
lesson-step = Step { $number } of { $of }.
lesson-trick = Trick { $number } of { $count }.
lesson-known = You have read this before. r reads it again.
lesson-go-on = Press Enter to go on.
lesson-try-again = Try again: nothing is lost.
lesson-at-start = This is the beginning of the lesson.
lesson-end = { $how ->
    [all] That was the lesson. Everything right at the first try: { $right } of { $of }. Well done!
    [most] That was the lesson. Right at the first try: { $right } of { $of }. Well done!
    [half] That was the lesson. Right at the first try: { $right } of { $of }. What slipped comes again in practice.
   *[few] That was the lesson. Right at the first try: { $right } of { $of }. It’s a hard one: take it again in a day or two.
}
lesson-test-passed = { $right } of { $of } are right: you know this lesson. It counts as done.
lesson-test-failed = { $right } of { $of } are right. Take your time and go through the lesson: it is short.

lesson-play-a-card = Which card do you play?
lesson-pupil-plays = Your friend thinks all of these may be played: { $cards }.
lesson-pupil-claim = { $card }: { $points }
lesson-pupil-says = Your friend says what each would announce: { $claims }.
lesson-find-card = Find a card among these that may not be played.
lesson-find-claim = For which card is the number wrong?
lesson-was-wrong-about = Not quite. It is { CARD($card, form: "the") }.
lesson-was-lawful = Not quite. { CAP(CARD($given, form: "the")) } may be played. What may not: { CARD($cards, form: "the", join: "and") }.
lesson-which-helps = Which sentence helps your friend?

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

problem-unknown-lesson = { $allowed ->
    [nothing] No other lesson is here to come before this one: take “{ $found }” out.
   *[words] { $nearest ->
        [none] There is no lesson “{ $found }” to come before this one: take one of { $allowed }.
       *[some] There is no lesson “{ $found }” to come before this one: you may mean “{ $nearest }”, out of { $allowed }.
    }
}
problem-lessons-in-circle = These lessons require each other in a circle, so that none can come first: { $lessons }. Take one requirement out.
problem-unknown-step = { $allowed ->
    [nothing] No question that could be varied stands before this step: put one before it, or take the step out.
   *[words] { $nearest ->
        [none] No question called “{ $found }” stands before this step: take one of { $allowed }.
       *[some] No question called “{ $found }” stands before this step: you may mean “{ $nearest }”, out of { $allowed }.
    }
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
problem-nobody-leads = Nobody leads to this round, so it can’t be played: let somebody win the bidding.
problem-round-draws = In this round cards are drawn, and a lesson’s round has no stock: take another ruleset.
problem-duplicate-number = The number { $number } is another lesson’s, at { $first_file }:{ $first_line }: choose a free one.
