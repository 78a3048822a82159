# The quiz: what both faces say around a question.

question-number = Question { $number }.

how-many = Give the numbers of all that are right, with spaces between them.
how-one = Give one number.
how-order = Give the numbers in order, the weakest first.
how-number = Give a number.
how-fields = { $count ->
    [one] Give one answer.
   *[other] Give { $count } answers in this order, with spaces between them.
}

nothing-chosen = You haven’t chosen anything yet. Take your time.
no-number-given = A number is still missing. Take your time.
not-understood = “{ $found }” is not something I understand here. Try again: nothing is lost.
not-a-number-here = “{ $found }” is not a number. Try again: nothing is lost.
no-such-option = “{ $found }” is not among the choices. They are numbered 1 to { $highest }.
only-one = Only one of these can be the answer. Which one?
parts-missing = { $found ->
    [one] That is one answer, but { $count } are needed here.
   *[other] That is { $found } answers, but { $count } are needed here.
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
       *[other] One question answered, and rightly.
    }
   *[other] { $answered } questions answered, { $right } of them rightly. Come back soon!
}

line-welcome = Welcome to Cruce! Answer with numbers or names. w tells the rule, ? helps, q stops.
line-help = Type the numbers of your answer and press Enter. Names do, too: ten of hearts, 10h, West. w tells the rule that decides, q stops.

quiz-unknown-kind = There is no kind of question called “{ $found }”. There are: { $allowed }.
quiz-unknown-ruleset = There is no ruleset called “{ $found }”. There are: { $allowed }.
quiz-unknown-rule = No question is about “{ $found }”. Rules that can be asked: { $allowed }.
quiz-rule-not-there = { $ruleset } has nothing to ask about rule { $rule }. Leave out one of the two.
