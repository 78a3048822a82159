# Ce se spune despre un răspuns; motivul vine singur după.

verdict-right = Corect.
verdict-nearly = Aproape.
verdict-wrong = Nu chiar.

# Despre cărțile alese: cele bune, cele care nu se pot juca, cele uitate.
verdict-hits = { SIZE($cards) ->
    [one] { CAP(CARD($cards, form: "the")) } e bine.
   *[other] { CAP(CARD($cards, form: "the")) } sunt bine.
}
verdict-extra = { SIZE($cards) ->
    [one] { CAP(CARD($cards, form: "the")) } nu se poate juca acum.
   *[other] { CAP(CARD($cards, form: "the")) } nu se pot juca acum.
}
verdict-missed = { SIZE($cards) ->
    [one] Lipsește { CARD($cards, form: "the") }: se poate juca și asta.
   *[other] Lipsesc { CARD($cards, form: "the") }: se pot juca și acestea.
}
verdict-nothing-chosen = N-ai ales încă nimic.
