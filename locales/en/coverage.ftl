# What is covered, and what learners of all sorts stumble over: `cruce-tutor coverage` and `cruce-tutor play-all`.

verb-coverage = Show for every rule and every wrong idea what teaches it, asks it and tells it, and name the holes.
verb-play-all = Walk through every lesson and question as learners who are always right, always wrong, or wrong in one way.
option-quick = only a sample, in seconds

covered-rule = rule
covered-belief = idea
covered-refuted = refuted by
covered-lessons = lessons
covered-steps = steps
covered-scenarios = questions
covered-beliefs = ideas
covered-languages = languages
covered-holes = { $number ->
    [0] No holes.
    [one] 1 hole.
   *[other] { $number } holes.
}

hole-rule-untaught = Rule { $rule }: no step of a lesson teaches it.
hole-rule-unasked = Rule { $rule }: positions that ask about it: { $found }; wanted: { $wanted }.
hole-rule-untold = Rule { $rule }: no text in “{ $lang }”.
hole-belief-untaught = Idea { $belief }: no step of a lesson answers it.
hole-belief-uncaught = Idea { $belief }: questions that catch it: { $found }; wanted: { $wanted }.
hole-belief-untold = Idea { $belief }: no text in “{ $lang }”.
hole-belief-absent = Step { $step }: whoever has the idea { $belief } is right here.
hole-idle = Question { $scenario }: no wrong idea leads to a wrong answer.
hole-ambiguous = Question { $scenario }: the answer depends on “{ $option }”, and nobody tells the learner.
hole-theme-missing = Question { $scenario }: it has no theme.
hole-theme-unknown = Question { $scenario }: there is no theme “{ $theme }”.
hole-kind-unasked = There is no question of the kind { $kind }.
hole-ruleset-unasked = There is no question at the table { $ruleset }.
hole-rounds-few = Whole rounds: { $found }; wanted: { $wanted }.

walk-crash = { $place }: the program fell over: { $found }
walk-stuck = { $place }: there is no way on.
walk-empty = { $place }: something is empty in “{ $found }”.
walk-generic = { $place }: the explanation doesn’t say what decides: { $found }
walk-refused = { $place }: this was not judged as expected: { $found }
walk-summary = Questions met: { $questions }; answers given: { $answers }; languages: { $languages }.
walk-problems = { $number ->
    [0] Nobody stumbled.
    [one] 1 stumble.
   *[other] { $number } stumbles.
}
