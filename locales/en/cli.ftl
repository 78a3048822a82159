# The command line.

about = Learn Cruce, Romania’s trick-taking game: one question at a time, and always with the reason why.
about-more = Without a verb, the trainer opens. “cruce-tutor VERB --help” tells more about one.
verbs = verbs
verb = VERB
verb-check = Check content files: are they sound, and does each expected answer agree with the rules?
verb-solve = Answer the scenarios of content files by the rules.
verb-schema = Print the JSON Schema of scenario files.
verb-quiz = Ask questions, on screen or in plain lines.
check-paths = a scenario file, a folder of them, or - for standard input
solve-paths = a scenario file, a folder of them, or - for standard input
option-help = show this help
option-lang = the language to speak: { $languages }
option-version = show the version
option-json = print one JSON object per line
option-plain = plain lines instead of screens, for screen readers and pipes
option-seed = ask the same questions again: any whole number
option-rule = ask about one rule only, for example P7
option-ruleset = ask under one ruleset only, for example traditional-4-classic
option-kind = ask one kind of question only, for example legal-plays
option-count = stop after so many answers
option-pack = the pack in which cards are drawn and named: { $packs }

meta-lang = LANG
meta-path = PATH
meta-number = N
meta-ruleset = RULESET
meta-kind = KIND
meta-pack = PACK

cannot-write = The output can’t be written: there is no room left.
usage-help = “{ $prog } --help” shows what there is.
argparse-usage = usage:{" "}
argparse-positional = what to give
argparse-options = options
argparse-argument = %(argument_name)s: %(message)s
argparse-required = still missing: %s
argparse-unrecognized = not known here: %s
argparse-one = needs a value
argparse-some = needs at least one value
argparse-value = “%(value)s” is not a whole number
argparse-count = “{ $found }” is not a number from 1 upward
argparse-choice = “%(value)s” is not among the choices: %(choices)s
argparse-ignored = takes no value, but “%s” was given

at-place = { $file }:{ $line }:{ $column }: { $message }
at-path = { $file }: { $message }
expect-differs = { $id }: the file expects { $expect }, the rules say { $answer }. { $reason }
solve-answer = { $id }: { $answer }
solve-reason = {"  "}{ $rule }: { $reason }
check-summary-none = No scenario read from { $files ->
    [one] 1 file:
   *[other] { $files } files:
} { $problems ->
    [0] no problems.
    [one] 1 problem.
   *[other] { $problems } problems.
}
check-summary = { $scenarios ->
    [one] 1 scenario read
   *[other] { $scenarios } scenarios read
} { $files ->
    [one] from 1 file:
   *[other] from { $files } files:
} { $differing ->
    [0] all answered as expected,
    [one] 1 answered otherwise than expected,
   *[other] { $differing } answered otherwise than expected,
} { $problems ->
    [0] no problems.
    [one] 1 problem.
   *[other] { $problems } problems.
}

coverage-kind = kind
coverage-questions = questions
coverage-answers = answers
coverage-told = told in words
coverage-generic = generic
coverage-summary = { $answers ->
    [one] 1 answer explained;
   *[other] { $answers } answers explained;
} generic: { $generic } ({ $share } %). Languages: { $languages }.
words-verb-coverage = Explain every answer to shipped and fresh questions, and count explanations that do not state what decides.
words-each = fresh questions of each kind
words-all = put every explanation into words, in every language
