# Lo que se pregunta, y las respuestas en palabras: `answer-…` como la dirías tú, `.given` repetida, `.right` la buena.

question-legal-plays = { WHO($seat) ->
    [you] ¿Qué cartas puedes jugar?
   *[one] ¿Qué cartas puede jugar { SEAT($seat) }?
}
question-may-play = { WHO($seat) ->
    [you] ¿Puedes jugar ahora { CARD($card, form: "the") }?
   *[one] ¿Puede { SEAT($seat) } jugar ahora { CARD($card, form: "the") }?
}
question-trick-winner = ¿Quién gana esta baza?
question-trick-points = ¿Cuántos tantos hay en esta baza?
question-card-points = ¿Cuántos tantos hay en este montón?
question-side-total = { WHO($side) ->
    [you] ¿Cuántos tantos has hecho, cantes incluidos?
    [ours] ¿Cuántos tantos habéis hecho { SIDE($side) }, cantes incluidos?
    [one] ¿Cuántos tantos ha hecho { SIDE($side) }, cantes incluidos?
   *[two] ¿Cuántos tantos han hecho { SIDE($side) }, cantes incluidos?
}
question-game-points = { $side ->
    [none] { $total ->
        [one] ¿Cuántos puntos hace 1 tanto?
        [many] ¿Cuántos puntos hacen { $total } de tantos?
       *[other] ¿Cuántos puntos hacen { $total } tantos?
    }
   *[some] { WHO($side) ->
        [you] ¿Cuántos puntos has hecho?
        [ours] ¿Cuántos puntos habéis hecho { SIDE($side) }?
        [one] ¿Cuántos puntos ha hecho { SIDE($side) }?
       *[two] ¿Cuántos puntos han hecho { SIDE($side) }?
    }
}
question-announcement = { WHO($seat) ->
    [you] Juegas ahora { CARD($card, form: "the") }. ¿Cuánto cantas con esa carta: 0, 20 o 40?
   *[one] { SEAT($seat) } juega ahora { CARD($card, form: "the") }. ¿Cuánto canta con esa carta: 0, 20 o 40?
}
question-legal-bids = ¿Qué puede decir el siguiente? Elige todo lo que valga, o nada si la subasta ha terminado.
question-auction-result = ¿Cómo queda la subasta?
question-trump = ¿Qué palo es triunfo?
question-first-leader = ¿Quién sale en la primera baza?
question-next-dealer = ¿Quién reparte la próxima ronda?
question-deal = ¿Cuántas cartas recibe cada uno al principio, cuántas después y cuántas sobran?
question-rank-order = Ordena estas cartas, empezando por la más baja: { CARD($cards, join: "plain") }.
question-round-score = ¿Cómo cambia cada marcador con esta ronda?
question-match-result = ¿Ha ganado alguien la partida? ¿Quién?
question-find-revoke = ¿Cuál ha sido la primera carta contra las reglas, si ha habido alguna?
question-accusation = { $offence ->
    [talk] { WHO($accuser) ->
        [you] Acusas a { SEAT($accused) } de hablar de las cartas con su compañero.
       *[one] { WHO($accused) ->
            [you] { SEAT($accuser) } te acusa de hablar de las cartas con tu compañero.
           *[one] { SEAT($accuser) } acusa a { SEAT($accused) } de hablar de las cartas con su compañero.
        }
    } { $true ->
        [true] Es verdad.
       *[false] No es verdad.
    }
   *[revoke] { WHO($accuser) ->
        [you] Acusas a { SEAT($accused) } de renuncio.
       *[one] { WHO($accused) ->
            [you] { SEAT($accuser) } te acusa de renuncio.
           *[one] { SEAT($accuser) } acusa a { SEAT($accused) } de renuncio.
        }
    }
} { $waived ->
    [true] Todos están de acuerdo en perdonar la penalización. ¿Qué pasa ahora?
   *[false] ¿Qué pasa ahora?
}
question-true-false = ¿Verdadero o falso? { $claim }
question-choice = ¿Qué es verdad? Elige todo lo que lo sea.

answer-legal-plays = { CARD($cards, form: "the") }
    .given = Has elegido { CARD($cards, form: "the") }.
    .right = { SIZE($cards) ->
        [one] Solo se puede jugar { CARD($cards, form: "the") }.
        [many] Se pueden jugar { CARD($cards, form: "the") }.
       *[other] Se pueden jugar { CARD($cards, form: "the") }.
    }
answer-may-play = { $yes ->
    [true] sí
   *[false] no
}
    .given = { $yes ->
        [true] Has dicho que sí.
       *[false] Has dicho que no.
    }
    .right = { $yes ->
        [true] { CAP(CARD($card, form: "the")) } sí se puede jugar.
       *[false] { CAP(CARD($card, form: "the")) } no se puede jugar.
    }
answer-trick-winner = { SEAT($seat) }
    .given = Has dicho: { SEAT($seat) }.
    .right = { WHO($seat) ->
        [you] La baza la ganas tú.
       *[one] La baza la gana { SEAT($seat) }.
    }
answer-trick-points = { COUNT($number, of: "points") }
    .given = Has contado { COUNT($number, of: "points") }.
    .right = En esta baza hay { COUNT($number, of: "points") }.
answer-card-points = { COUNT($number, of: "points") }
    .given = Has contado { COUNT($number, of: "points") }.
    .right = En este montón hay { COUNT($number, of: "points") }.
answer-side-total = { COUNT($number, of: "points") }
    .given = Has contado { COUNT($number, of: "points") }.
    .right = { WHO($side) ->
        [you] Has hecho { COUNT($number, of: "points") }.
        [ours] { CAP(SIDE($side)) } habéis hecho { COUNT($number, of: "points") }.
        [one] { SIDE($side) } ha hecho { COUNT($number, of: "points") }.
       *[two] { SIDE($side) } han hecho { COUNT($number, of: "points") }.
    }
answer-game-points = { COUNT($number, of: "game-points") }
    .given = Has dicho { COUNT($number, of: "game-points") }.
    .right = { $number ->
        [one] Es { COUNT($number, of: "game-points") }.
        [many] Son { COUNT($number, of: "game-points") }.
       *[other] Son { COUNT($number, of: "game-points") }.
    }
answer-announcement = { COUNT($number, of: "points") }
    .given = Has dicho { COUNT($number, of: "points") }.
    .right = { $number ->
        [0] Con { CARD($card, form: "the") } no se canta nada.
       *[other] Con { CARD($card, form: "the") } se cantan { $number }.
    }
answer-legal-bids = { $size ->
    [0] nada
   *[other] { $calls }
}
    .given = { $size ->
        [0] Has dicho que la subasta ha terminado.
       *[other] Has elegido: { $calls }.
    }
    .right = { $size ->
        [0] Ya no se puede decir nada más.
       *[other] Se puede decir: { $calls }.
    }
answer-auction-result = { $outcome ->
    [bid] { WHO($seat) ->
        [you] ganas tú, con { BID($amount) }
       *[one] gana { SEAT($seat) }, con { BID($amount) }
    }
    [open] { WHO($seat) ->
        [you] hablas tú
       *[one] habla { SEAT($seat) }
    }
    [redeal] se reparte otra vez
   *[nobody] nadie tiene puja que cumplir
}
    .given = { $outcome ->
        [bid] { WHO($seat) ->
            [you] Has dicho que la subasta es tuya, con { BID($amount) }.
           *[one] Has dicho que la subasta es de { SEAT($seat) }, con { BID($amount) }.
        }
        [open] { WHO($seat) ->
            [you] Has dicho que hablas tú.
           *[one] Has dicho que habla { SEAT($seat) }.
        }
        [redeal] Has dicho que se reparte otra vez.
       *[nobody] Has dicho que nadie tiene puja que cumplir.
    }
    .right = { $outcome ->
        [bid] { WHO($seat) ->
            [you] La subasta es tuya, con { BID($amount) }.
           *[one] La subasta es de { SEAT($seat) }, con { BID($amount) }.
        }
        [open] { WHO($seat) ->
            [you] La subasta sigue, y hablas tú.
           *[one] La subasta sigue, y habla { SEAT($seat) }.
        }
        [redeal] Se reparte otra vez.
       *[nobody] Nadie tiene puja que cumplir.
    }
answer-trump = { SUIT($suit) }
    .given = Has dicho { SUIT($suit) }.
    .right = Pintan { SUIT($suit) }.
answer-first-leader = { SEAT($seat) }
    .given = Has dicho: { SEAT($seat) }.
    .right = { WHO($seat) ->
        [you] Sales tú primero.
       *[one] Sale primero { SEAT($seat) }.
    }
answer-next-dealer = { SEAT($seat) }
    .given = Has dicho: { SEAT($seat) }.
    .right = { WHO($seat) ->
        [you] Ahora repartes tú.
       *[one] Ahora reparte { SEAT($seat) }.
    }
answer-deal = { $each } al principio, { $then } después, y sobran { $left }
    .given = Has dicho { $each } al principio, { $then } después, y sobran { $left }.
    .right = Cada uno recibe { $each } al principio y { $then } después, y sobran { $left }.
answer-rank-order = { CARD($cards, join: "plain") }
    .given = Tu orden: { CARD($cards, join: "plain") }.
    .right = De menor a mayor: { CARD($cards, join: "plain") }.
answer-round-score = { $scores }
    .given = Has dicho: { $scores }.
    .right = Los marcadores cambian así: { $scores }.
answer-match-result = { $side ->
    [none] la partida sigue
   *[some] { WHO($side) ->
        [you] has ganado tú
        [ours] habéis ganado { SIDE($side) }
        [one] ha ganado { SIDE($side) }
       *[two] han ganado { SIDE($side) }
    }
}
    .given = { $side ->
        [none] Has dicho que la partida sigue.
       *[some] { WHO($side) ->
            [you] Has dicho que has ganado tú.
            [ours] Has dicho que habéis ganado { SIDE($side) }.
            [one] Has dicho que ha ganado { SIDE($side) }.
           *[two] Has dicho que han ganado { SIDE($side) }.
        }
    }
    .right = { $side ->
        [none] La partida sigue.
       *[some] { WHO($side) ->
            [you] Has ganado la partida.
            [ours] { CAP(SIDE($side)) } habéis ganado la partida.
            [one] { SIDE($side) } ha ganado la partida.
           *[two] { SIDE($side) } han ganado la partida.
        }
    }
answer-find-revoke = { $seat ->
    [none] ninguna
    [S] tu carta en la baza { $trick }
   *[some] la carta de { SEAT($seat) } en la baza { $trick }
}
    .given = { $seat ->
        [none] Has dicho que todas las cartas valían.
        [S] Has elegido tu carta en la baza { $trick }.
       *[some] Has elegido la carta de { SEAT($seat) } en la baza { $trick }.
    }
    .right = { $seat ->
        [none] Todas las cartas valían.
        [S] Ha sido tu carta en la baza { $trick }.
       *[some] Ha sido la carta de { SEAT($seat) } en la baza { $trick }.
    }
answer-accusation = { $void ->
    [true] { $scores }; la ronda se anula
   *[false] { $scores }; la ronda sigue
}
    .given = { $void ->
        [true] Has dicho: { $scores }, y la ronda se anula.
       *[false] Has dicho: { $scores }, y la ronda sigue.
    }
    .right = { $void ->
        [true] { CAP($scores) }; la ronda se anula.
       *[false] { CAP($scores) }; la ronda sigue.
    }
answer-true-false = { $yes ->
    [true] verdadero
   *[false] falso
}
    .given = { $yes ->
        [true] Has dicho que es verdadero.
       *[false] Has dicho que es falso.
    }
    .right = { $yes ->
        [true] Es verdadero.
       *[false] Es falso.
    }
answer-choice = { $texts }
    .given = Has elegido { $texts }.
    .right = La respuesta correcta: { $texts }.

score-change = { SIDE($side) } { SIGNED($change) }
