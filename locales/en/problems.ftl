# What is wrong with a file or a line of input: what was found, what is allowed, what to do. Words of files stand as
# they are written there. `$nearest` is the allowed word most like the one found, or `none`.

# -- paths and bytes ---------------------------------------------------------------------------------------------------

problem-no-such-path = There is no such file or folder: check how the name is spelt.
problem-unreadable = { $reason ->
    [permission] You have no permission to read this: ask for it, or name another file.
    [broken-link] This is a link to something that is gone: mend the link, or name another file.
    [link-loop] This link leads back to itself: mend it, or name another file.
   *[other] This can’t be read: see whether the disk is there and well, or name another file.
}
problem-empty-folder = There is no .yaml or .yml file in this folder: name another folder, or a file.
problem-too-large = The file is larger than { $limit } KiB: divide it into several.
problem-other-encoding = The file is written in { $found }: save it as UTF-8.
problem-not-utf-8 = The byte { $found } can’t be UTF-8: save the file as UTF-8.
problem-byte-order-mark = The file begins with an invisible byte order mark: save it as UTF-8 without one.
problem-control-character = { $count ->
    [one] The invisible character { $found } stands here: delete it.
   *[other] The invisible character { $found } stands here, and { $count } such characters in all: delete them.
}
problem-tab = { $count ->
    [one] This line begins with a tab, and only spaces may stand before the text: put spaces in its place.
   *[other] { $count } lines, the first of them this one, begin with a tab, and only spaces may stand before the text: put
        spaces in their place.
}

# -- YAML --------------------------------------------------------------------------------------------------------------

problem-yaml-syntax = { $what ->
    [unclosed-quote] The quote that opens here is never closed (noticed at line { $noticed_line }, column
        { $noticed_column }): put the same quote at the end of the text.
    [unclosed-bracket] The bracket { $found } that opens here is never closed (noticed at line { $noticed_line }, column
        { $noticed_column }): put the closing one at the end.
    [missing-comma] A comma is missing before { $found }: put one between the parts.
    [missing-colon] This should be a key with a value: put a colon and a space after it.
    [second-colon] A second colon with a space stands in this line: put the text in quotes.
    [text-after-quote] Text goes on after the closing quote: put the whole in quotes of the other kind, or double the
        quote inside.
    [bad-indentation] This line is not indented like its neighbours: give it just as many spaces as they have.
    [bad-escape] After a backslash this means nothing: double the backslash, or use single quotes.
    [unexpected-character] The character { $found } can’t stand here: take it out, or put the text in quotes.
   *[other] Something is wrong with the YAML here: compare it with the lines around it.
}
problem-empty-file = The file is empty: it needs at least “ruleset” and “scenarios”.
problem-several-documents = A second document begins here with “---”: keep one, and put the other in its own file.
problem-too-deep = Lists and mappings are nested deeper than { $limit }: take some levels out.
problem-duplicate-key = The key “{ $key }” stands twice, first at line { $first_line }, column { $first_column }: keep one.
problem-non-string-key = { $type ->
    [integer] The key { $found } is a number, and keys are words: put it in quotes.
    [boolean] The key { $found } means true or false, and keys are words: put it in quotes.
    [null] The key { $found } means nothing, and keys are words: put it in quotes, or write a name.
    [list] The key { $found } is a list, and keys are words: write a name.
   *[mapping] The key { $found } is a mapping, and keys are words: write a name.
}
problem-merge-key = Merging with “<<” is not read here: write the keys out.
problem-number-too-long = { $found } has more than { $limit } digits: write a smaller number, or put it in quotes as text.
problem-tag = Tags such as { $found } are not read: leave it out.
problem-anchor = Anchors such as { $found } are not read: leave it out, and write the value wherever it is needed.
problem-alias = References such as { $found } are not read: write the value itself.

# -- keys and values ---------------------------------------------------------------------------------------------------

problem-unknown-key = { $nearest ->
    [none] “{ $found }” is no key that may stand here: take one of { $allowed }.
   *[some] “{ $found }” is no key that may stand here: you may mean “{ $nearest }”, out of { $allowed }.
}
problem-missing-key = The key “{ $key }” is missing here: add it.
problem-key-excluded = “{ $key }” can’t stand beside “{ $other }”: keep one of them.
problem-wrong-type = { $allowed ->
    [text] Text is wanted here, and { $found } is { $type ->
        [null] nothing
        [boolean] true or false
        [integer] a number
        [list] a list
       *[mapping] a mapping
    }: write a word, if need be in quotes.
    [list] A list is wanted here, and { $found } is { $type ->
        [null] nothing
        [boolean] true or false
        [integer] a number
        [text] text
       *[mapping] a mapping
    }: write each part on a line of its own after “- ”.
    [words] Words with spaces or a list are wanted here, and { $found } is { $type ->
        [null] nothing
        [boolean] true or false
       *[mapping] a mapping
    }: write them like “Ah Th”.
    [mapping] Keys with values are wanted here, and { $found } is { $type ->
        [null] nothing
        [boolean] true or false
        [integer] a number
        [text] text
       *[list] a list
    }: write them like “key: value”.
   *[text-or-mapping] A word, or keys with values, are wanted here, and { $found } is { $type ->
        [null] nothing
        [boolean] true or false
       *[list] a list
    }: write one of the two.
}
problem-not-an-integer = “{ $found }” is no whole number: write one in digits, without quotes.
problem-not-a-number = “{ $found }” is no number that may stand here: write one of { $allowed }.
problem-not-true-or-false = “{ $found }” is neither true nor false: write one of the two, { $allowed }.
problem-number-outside = { $found } is outside what is possible: write one of { $allowed }.
problem-unknown-ruleset = { $nearest ->
    [none] There is no ruleset “{ $found }”: take one of { $allowed }.
   *[some] There is no ruleset “{ $found }”: you may mean “{ $nearest }”, out of { $allowed }.
}
problem-unknown-option = { $nearest ->
    [none] There is no option “{ $found }”: take one of { $allowed }.
   *[some] There is no option “{ $found }”: you may mean “{ $nearest }”, out of { $allowed }.
}
problem-unknown-kind = { $nearest ->
    [none] There is no kind of question “{ $found }”: take one of { $allowed }.
   *[some] There is no kind of question “{ $found }”: you may mean “{ $nearest }”, out of { $allowed }.
}
problem-kind-comes-later = Questions of the kind “{ $found }” can’t be answered yet: leave this one out for now.
problem-unknown-value = { $nearest ->
    [none] “{ $found }” can’t stand here: take one of { $allowed }.
   *[some] “{ $found }” can’t stand here: you may mean “{ $nearest }”, out of { $allowed }.
}

# -- words -------------------------------------------------------------------------------------------------------------

problem-not-a-card = { $nearest ->
    [none] “{ $found }” is no card: write a rank and a suit, { $allowed }, as in Th.
   *[some] “{ $found }” is no card: you may mean { $nearest }; a card is a rank and a suit, { $allowed }.
}
problem-card-twice = The card { $card } stands twice in this list, here as “{ $found }”: keep it once.
problem-not-a-suit = “{ $found }” is no suit: write one of { $allowed }.
problem-not-a-seat = { $nearest ->
    [none] “{ $found }” is no seat at this table: take one of { $allowed }.
   *[some] “{ $found }” is no seat at this table: you may mean { $nearest }, out of { $allowed }.
}
problem-not-a-side = { $nearest ->
    [none] “{ $found }” is no side at this table: take one of { $allowed }.
   *[some] “{ $found }” is no side at this table: you may mean { $nearest }, out of { $allowed }.
}
problem-not-a-play = “{ $found }” is no play: write the seat, a colon and the card, as in { $allowed }.
problem-not-a-call = “{ $found }” is nothing that is said in bidding: write the seat, a colon, and pass or a number, as in
    { $allowed }.
problem-not-a-bid = “{ $found }” is no bid: write the seat, a colon and a number, as in { $allowed }.
problem-bad-answer = “{ $found }” is no answer to this question: write it like { $allowed }.
problem-bad-id = “{ $found }” is no id: use small letters, digits and hyphens, as in iber-must-beat.
problem-bad-theme = “{ $found }” is no theme: use small letters, digits and hyphens, as in first-lead.
problem-duplicate-id = The id “{ $id }” is taken already, at { $first_file }:{ $first_line }: choose another.
problem-unknown-rule = { $nearest ->
    [none] There is no rule “{ $found }”: take one of { $allowed }.
   *[some] There is no rule “{ $found }”: you may mean { $nearest }, out of { $allowed }.
}

# -- texts and choices -------------------------------------------------------------------------------------------------

problem-unknown-text = { $nearest ->
    [none] There is no text “{ $found }” in the catalogues: write the id of one, or sentences by language.
   *[some] There is no text “{ $found }” in the catalogues: you may mean “{ $nearest }”; or write sentences by language.
}
problem-not-a-language = “{ $found }” is not a language code: write one like en or ro.
problem-empty-text = This text is empty: write a sentence, or leave the key out.
problem-too-few = { $found ->
    [0] Nothing stands here, and it takes at least { $allowed }: add some.
    [one] Only 1 stands here, and it takes at least { $allowed }: add more.
   *[other] Only { $found } stand here, and it takes at least { $allowed }: add more.
}
problem-too-many = { $found ->
    [one] 1 stands here, and { $allowed } at most are possible: take it out.
   *[other] { $found } stand here, and { $allowed } at most are possible: take some out.
}
problem-choice-twice = The choice “{ $found }” stands twice: keep it once.
problem-not-a-choice = { $nearest ->
    [none] “{ $found }” is none of the choices: take one of { $allowed }.
   *[some] “{ $found }” is none of the choices: you may mean “{ $nearest }”, out of { $allowed }.
}

# -- options that can't stand together ---------------------------------------------------------------------------------

problem-trump-would-come-too-late = With { $ruleset } the bid winner’s first lead makes the trump, so nobody else can lead
    first: leave “{ $option }” out, or take another ruleset.
problem-partners-only-with-four = Only four players can choose whether they have partners, and { $ruleset } is not for four:
    leave “{ $option }” out.
problem-no-bid-winner-without-bidding = Nobody bids with { $ruleset }, so no bid winner can lead first: leave “{ $option }”
    out, or write forehand.
problem-fixed-suit-without-suit = With “{ $option }: fixed-suit” { $ruleset } needs to know which suit: add “fixed_suit”
    with one of h d c s.

# -- cards that can't be -----------------------------------------------------------------------------------------------

problem-card-repeated = The card { $card } lies in two places, and there is only one of each: take one out.
problem-card-outside-pack = The card { $card } is not in the pack of { $ruleset }: take it out, or take another ruleset.
problem-too-many-cards = { $seat } holds { COUNT($found, of: "cards") } here, and { $allowed } at most are possible: take
    some out.
problem-wrong-number-dealt = { $seat } was dealt { COUNT($found, of: "cards") }, and { $allowed } are right: give just as
    many.
problem-too-many-in-all = { CAP(COUNT($found, of: "cards")) } lie on this table, and there can be only { $allowed }: take some
    out.

# -- tricks that can't be ----------------------------------------------------------------------------------------------

problem-trick-out-of-order = { $seat } plays out of turn in this trick, for it is { $allowed }’s turn: correct the seat, or
    the order.
problem-trick-too-long = A trick of { COUNT($found, of: "cards") } can’t be: everybody plays once, so { $allowed } at most.
problem-trick-is-full = All { $found } have played to this trick, so nobody is to play: take a card out, or begin the next
    trick.
problem-not-your-turn = It can’t be { $seat }’s turn, for after the cards on the table it is { $allowed }’s: take “to_play” out.
problem-whose-turn = Nothing says whose turn it is (hands are given for: { $found }): add “to_play”, or a trick.
problem-hand-missing = The cards of { $seat } are missing: add them under “hands”.
problem-card-not-held = { $seat } does not hold { $card }: give it to that hand, or take another card.
problem-announces-when-following = { $seat } follows with { $card }, and only whoever leads can announce: take the “!” out.
problem-announces-without-pair = { $seat } has no king and queen to announce with { $card }: take the “!” out.
problem-announces-without-rule = With { $ruleset } pairs don’t count: take the announcement out, or set the option
    “announcements: true”.
problem-opening-trump-differs = The first lead of the round makes its suit trump, and that is { $allowed }, not { $found }:
    correct one of the two.
problem-opening-with-past = The first lead of a round can’t come after cards were won (“{ $found }”): take out one of the
    two.
problem-winner-did-not-play = { $seat } can’t have won a trick without playing to it: name one of { $allowed }, who did.

# -- stock and bidding that can't be -----------------------------------------------------------------------------------

problem-no-stock-here = With { $ruleset } no cards lie in a stock: take “stock” out.
problem-stock-size = A stock of { COUNT($found, of: "cards") } can’t be here: write one of { $allowed }.
problem-no-bidding-here = With { $ruleset } nobody bids: take the bidding out, or take another ruleset.
problem-bid-outside-ladder = { $found } can’t be bid here: bid one of { $allowed }.
problem-bid-too-low = { $found } is too low: say one of { $allowed }.
problem-bid-out-of-turn = { $seat } speaks out of turn, for it is { $allowed }’s turn: correct the seat, or the order.
problem-bid-after-end = { $seat } speaks when the bidding is over: take this out.
problem-bid-differs = The bid { $found } is not the one that the bidding came to, { $allowed }: correct one of the two.
problem-auction-unfinished = Cards are played before the bidding is over: let { $seat } speak, or take the plays out.
problem-auction-missing = Cards are played and nobody has bid: add “auction”.
problem-round-dealt-again = All have passed and the cards are dealt again: take the plays out.

# -- records that can't be ---------------------------------------------------------------------------------------------

problem-trump-missing = Nothing says which suit is trump: add “trump”.
problem-trump-not-here = With { $ruleset } the trump is not named: take “trump” out.
problem-trump-differs = The trump can’t be { $found }, for it is { $allowed }: correct it, or take it out.
problem-turned-not-here = With { $ruleset } no card is turned up: take “turned” out.
problem-turned-not-held = The card turned up, { $card }, is the dealer’s, and { $seat } does not hold it: correct one of the
    two.
problem-gives-not-here = With { $ruleset } nobody gives cards away: take “gives” out.
problem-gives-wrong = The bid winner gives one card to each of the others: write { $allowed }.
problem-discards-not-here = With { $ruleset } nobody lays cards down: take “discards” out.
problem-too-many-discards = { CAP(COUNT($found, of: "cards")) } are laid down, and { $allowed } at most are possible: take some
    out.
problem-play-out-of-turn = { $seat } plays out of turn, for it is { $allowed }’s turn: correct the seat, or the order.
problem-trick-unfinished = This trick has { COUNT($found, of: "cards") }, and { $allowed } belong to it before the next
    begins: add what is missing.
problem-too-many-tricks = This is trick { $found }, and a round has { $allowed }: take it out.
problem-record-unfinished = { $found } of { $allowed } tricks are played, and this question needs them all: add the others.

# -- what can't be asked -----------------------------------------------------------------------------------------------

problem-announced-twice = The pair in { $suit } is announced twice, and there is only one: keep it once.
problem-key-missing = A question of the kind “{ $kind }” needs “{ $key }”: add it to the position.
problem-needs-first-lead-trump = With { $ruleset } the first lead doesn’t make the trump: ask this of a record, or take a
    ruleset where it does.
problem-no-accusations-here = With { $ruleset } nobody accuses anybody: take a traditional ruleset.
problem-same-side = { $seat } is on the accuser’s own side: name a player of another side.
problem-not-one-suit = { $found } are of several suits: only cards of one suit have an order.
