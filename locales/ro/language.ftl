# Limba însăși: numele ei, listele, ghilimelele.

language-name = Română

# Din două părți se face `two`; din mai multe, `middle` le leagă pe toate în afară de ultima, iar `end` pe ultima.
list-and =
    .none = nimic
    .two = { $first } și { $last }
    .middle = { $first }, { $last }
    .end = { $first } și { $last }
list-or =
    .none = nimic
    .two = { $first } sau { $last }
    .middle = { $first }, { $last }
    .end = { $first } sau { $last }
list-plain =
    .none = niciuna
    .two = { $first }, { $last }
    .middle = { $first }, { $last }
    .end = { $first }, { $last }
# Părți care au un „și” înăuntru.
list-apart =
    .none = nimic
    .two = { $first }; { $last }
    .middle = { $first }; { $last }
    .end = { $first }; { $last }

numbered = { $number } { $text }
quoted = „{ $text }”
