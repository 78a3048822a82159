# Die Sprache selbst: ihr Name, ihre Aufzählungen, ihre Anführungszeichen.

language-name = Deutsch

# Aus zwei Teilen wird `two`; von mehreren verbindet `middle` alle bis auf den letzten, `end` den letzten.
list-and =
    .none = nichts
    .two = { $first } und { $last }
    .middle = { $first }, { $last }
    .end = { $first } und { $last }
list-or =
    .none = nichts
    .two = { $first } oder { $last }
    .middle = { $first }, { $last }
    .end = { $first } oder { $last }
list-plain =
    .none = keine
    .two = { $first }, { $last }
    .middle = { $first }, { $last }
    .end = { $first }, { $last }
# Teile, in denen schon ein „und“ steht.
list-apart =
    .none = nichts
    .two = { $first }; { $last }
    .middle = { $first }; { $last }
    .end = { $first }; { $last }

numbered = { $number } { $text }
quoted = „{ $text }“
