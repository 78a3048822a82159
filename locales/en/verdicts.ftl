# What is said of an answer; the reason follows by itself.

verdict-right = Right.
verdict-nearly = Nearly.
verdict-wrong = Not quite.

# Of chosen cards: those that are right, those that are not, those that were forgotten.
verdict-hits = { SIZE($cards) ->
    [one] { CAP(CARD($cards, form: "the")) } is right.
   *[other] { CAP(CARD($cards, form: "the")) } are right.
}
verdict-extra = { SIZE($cards) ->
    [one] { CAP(CARD($cards, form: "the")) } may not be played now.
   *[other] { CAP(CARD($cards, form: "the")) } may not be played now.
}
verdict-missed = { SIZE($cards) ->
    [one] { CAP(CARD($cards, form: "the")) } is lawful too.
   *[other] { CAP(CARD($cards, form: "the")) } are lawful too.
}
verdict-nothing-chosen = You have not chosen anything yet.
