# The language itself: its own name, its lists, its quotes.

language-name = English

# Lists of names or sentences' parts. The first two make `two`; of more, `middle` joins all but the last, `end` the last.
list-and =
    .none = nothing
    .two = { $first } and { $last }
    .middle = { $first }, { $last }
    .end = { $first } and { $last }
list-or =
    .none = nothing
    .two = { $first } or { $last }
    .middle = { $first }, { $last }
    .end = { $first } or { $last }
list-plain =
    .none = none
    .two = { $first }, { $last }
    .middle = { $first }, { $last }
    .end = { $first }, { $last }
# Parts that have an "and" inside.
list-apart =
    .none = nothing
    .two = { $first }; { $last }
    .middle = { $first }; { $last }
    .end = { $first }; { $last }

numbered = { $number } { $text }
quoted = “{ $text }”
