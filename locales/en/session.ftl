# The quiz: what both faces say around a question.

question-number = Question { $number }.
question-number-of = Question { $number } of { $count }.

how-many = Give the numbers of all that are right, with spaces between them.
how-one = Give one number.
how-order = Give the numbers in order, the weakest first.
how-number = Give a number.
how-fields = { $count ->
    [one] Give one answer.
   *[other] Give { $count } answers in this order, with spaces between them.
}

nothing-chosen = Nothing is chosen yet: press or type a number. Take your time.
no-number-given = A number is still missing. Take your time.
not-understood = “{ $found }” is not something I understand here. Try again: nothing is lost.
not-a-number-here = “{ $found }” is not a number. Try again: nothing is lost.
no-such-option = “{ $found }” is not among the choices. They are numbered 1 to { $highest }.
no-such-name = “{ $found }” is not among the choices: { $names }.
several-called = “{ $found }” could mean any of these: { $names }. Which one?
order-unfinished = { $found ->
    [one] That is one of { $count }. Each of them has its place.
   *[other] Those are { $found } of { $count }. Each of them has its place.
}
nothing-or-something = If the bidding is over, nothing else can be said. Which of the two?
only-one = Only one of these can be the answer. Which one?
parts-missing = { $found ->
    [one] That is one answer, but { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } are needed here.
   *[other] That is { $found } answers, but { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    } are needed here.
}

headline-right = Right!
headline-nearly = Nearly. { $right }
headline-wrong = Not quite. { $right }

label-each = Cards each
label-then = Cards later
label-left = Cards left over
label-ending = And the round
label-side-change = { CAP(SIDE($side)) }

bid-option-none = nothing: the bidding is over
bid-option-pass = pass
ending-void = is void
ending-goes-on = goes on

labelled = { $label }: { $text }

quiz-summary = { $answered ->
    [0] No question answered this time. Come back soon!
    [one] { $right ->
        [0] One question answered. The next one will go better.
       *[other] One question answered, and it was right.
    }
   *[other] { $answered } questions answered, { $right } of them right. Come back soon!
}

line-welcome = Welcome to Cruce! Answer with numbers or names. h gives a hint, w tells the rule, ? helps, q stops.
line-move-on = q ends this quiz; cruce-tutor lesson lists the lessons.
line-trick = Trick { $number }: { $plays }
line-help = Type the numbers of your answer and press Enter. Names work too: ten of hearts, 10h, West. h gives a hint, each time a bigger one. w tells the rule that decides, ww everything about your last answer. g tells what the words here mean. s skips the question, r repeats it. l changes the language, p the pack, q stops.
line-help-suits = Here h and s are suits: type H for a hint, S to skip.
line-speaks = From now on in English.
line-pack = { PACK() ->
    [hungarian] From now on with Hungarian cards.
   *[french] From now on with French cards.
}
line-no-last = You have not answered anything yet. w tells the rule of this question.

streak-right = Five in a row! You know this by now: try another rule, or the next lesson.
streak-wrong = Those were hard. With the next question you get a hint right away.

rule-told = { $number }, { $title }: { $text }

# What may be typed beside the names that cards, suits, seats and answers have anyway; commas stand between.
# Fillers are words that carry nothing; units may stand at a number.
typed-fillers = of, the, and, or, for, is, are
typed-units = points, point, pts, pt, p, game, cards, card
typed-rank-seven = sevens
typed-rank-eight = eights
typed-rank-nine = nines
typed-rank-jack = jacks, unter, knave, u
typed-rank-queen = queens, ober, dame, o
typed-rank-king = kings
typed-rank-ten = tens
typed-rank-ace = aces, deuce
typed-suit-hearts = heart, red
typed-suit-diamonds = diamond, bell
typed-suit-clubs = club, acorn
typed-suit-spades = spade, leaf, green
typed-seat-S = me, I, myself, South
typed-seat-SW = South-West, South West
typed-seat-W = W
typed-seat-NW = North-West, North West
typed-seat-N = N
typed-seat-NE = North-East, North East
typed-seat-E = E
typed-seat-SE = South-East, South East
typed-we = we, us
typed-void = cancelled, off
typed-goes-on = continues
typed-yes = yes, y, true, right, da
typed-no = no, n, false, wrong, nu
typed-pass = pass, passing
typed-none = nothing, none, no, nobody, zero, over
typed-one = one
typed-continue = nobody, no one, none, neither, nothing, not yet, goes on, continues
typed-each = each, first, at first
typed-then = later, then
typed-left = left, left over, over, rest

quiz-unknown-kind = There is no kind of question called “{ $found }”. There are: { $allowed }.
quiz-unknown-ruleset = There is no ruleset called “{ $found }”. There are: { $allowed }.
quiz-unknown-rule = There is no rule “{ $found }”. Rules that can be asked: { $allowed }.
quiz-nothing-about = There is nothing to ask about rule { $rule }. Rules that can be asked: { $allowed }.
quiz-rule-not-there = { $ruleset } has nothing to ask about rule { $rule }. Leave out one of the two.
quiz-kind-not-there = { $ruleset } has no questions of the kind { $kind }. It has: { $allowed }.
quiz-rule-of-kind = No question of the kind { $kind } is about rule { $rule }. Leave out one of the two.

beliefs-several = { $count ->
    [one] One idea would lead to this answer.
   [2] Two ideas would lead to this answer. The next question will tell them apart.
   *[other] { $count } ideas would lead to this answer. The next question will tell them apart.
}
# After the last question.
beliefs-several-last = { $count ->
    [one] One idea would lead to this answer.
   [2] Two ideas would lead to this answer.
   *[other] { $count } ideas would lead to this answer.
}
