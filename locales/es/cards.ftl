# Las cartas, los palos y las parejas de rey y dama, en las dos barajas. Las formas (atributos) son de esta lengua:
# `the` con artículo (el diez, la jota), `al` detrás de «a» (al diez, a la jota), `del` detrás de «de», `a` con «un» o
# «una», `many` en plural.

suit-french = { $suit ->
    [hearts] corazones
    [diamonds] diamantes
    [clubs] tréboles
   *[spades] picas
}
suit-hungarian = { $suit ->
    [hearts] corazones
    [diamonds] cascabeles
    [clubs] bellotas
   *[spades] hojas
}

rank-french = { $rank ->
    [seven] siete
    [eight] ocho
    [nine] nueve
    [jack] jota
    [queen] dama
    [king] rey
    [ten] diez
   *[ace] as
}
    .the = { $rank ->
    [jack] la jota
    [queen] la dama
   *[other] el { rank-french }
}
    .al = { $rank ->
    [jack] a la jota
    [queen] a la dama
   *[other] al { rank-french }
}
    .del = { $rank ->
    [jack] de la jota
    [queen] de la dama
   *[other] del { rank-french }
}
    .a = { $rank ->
    [jack] una jota
    [queen] una dama
   *[other] un { rank-french }
}
    .many = { $rank ->
    [seven] sietes
    [eight] ochos
    [nine] nueves
    [jack] jotas
    [queen] damas
    [king] reyes
    [ten] dieces
   *[ace] ases
}
# Las figuras de la baraja húngara, como las llama quien conoce la española: la de abajo es la sota; la de arriba, el
# caballo.
rank-hungarian = { $rank ->
    [seven] siete
    [eight] ocho
    [nine] nueve
    [jack] sota
    [queen] caballo
    [king] rey
    [ten] diez
   *[ace] as
}
    .the = { $rank ->
    [jack] la sota
   *[other] el { rank-hungarian }
}
    .al = { $rank ->
    [jack] a la sota
   *[other] al { rank-hungarian }
}
    .del = { $rank ->
    [jack] de la sota
   *[other] del { rank-hungarian }
}
    .a = { $rank ->
    [jack] una sota
   *[other] un { rank-hungarian }
}
    .many = { $rank ->
    [seven] sietes
    [eight] ochos
    [nine] nueves
    [jack] sotas
    [queen] caballos
    [king] reyes
    [ten] dieces
   *[ace] ases
}

card-french = { rank-french } de { suit-french }
    .the = { rank-french.the } de { suit-french }
    .al = { rank-french.al } de { suit-french }
card-hungarian = { rank-hungarian } de { suit-hungarian }
    .the = { rank-hungarian.the } de { suit-hungarian }
    .al = { rank-hungarian.al } de { suit-hungarian }

pair-french = el rey y la dama de { suit-french }
pair-hungarian = el rey y el caballo de { suit-hungarian }

# Un palo de un montón grande.
suit-group = { $ranks } de { SUIT($suit) }
