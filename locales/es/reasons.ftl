# Por qué la respuesta es la que es: un mensaje por cada razón de `tutor/rules/reasons.py`, con sus campos como argumentos
# (y `$seat`, a quien le toca, en los deberes). `.short` confirma una respuesta buena, `.past` cuenta un deber que no se
# cumplió, `…-part` es una parte de una suma.

# -- lo que se debe jugar ----------------------------------------------------------------------------------------------

lead-anything = { WHO($seat) ->
    [you] Todavía no hay nada en la mesa: sales tú, y puedes salir con cualquier carta.
   *[one] Todavía no hay nada en la mesa: sale { SEAT($seat) }, y puede salir con cualquier carta.
}
    .short = Quien sale puede salir con cualquier carta.
    .past = Se podía salir con cualquier carta.

anything-while-stock = { WHO($seat) ->
    [you] Han salido de { SUIT($led) }, pero aún quedan cartas en el mazo: hasta que se acaben puedes jugar lo que
        quieras.
   *[one] La salida es de { SUIT($led) }, pero aún quedan cartas en el mazo: hasta que se acaben, { SEAT($seat) } puede
        jugar lo que quiera.
}
    .short = Mientras queden cartas en el mazo, nadie tiene que asistir.
    .past = La salida era de { SUIT($led) }, pero quedaban cartas en el mazo y se podía jugar cualquiera.

# `$unbeaten`: se juega con iber, y ninguna carta de la mano supera a esta. `$ruffed`: se juega con iber, y este triunfo
# lo ha apagado en esta baza.
follow-suit = { $unbeaten ->
    [none] { $ruffed ->
        [none] { WHO($seat) ->
            [you] Han salido de { SUIT($led) } y tienes ese palo: debes asistir, y vale cualquier carta de
                { SUIT($led) }.
           *[one] La salida es de { SUIT($led) } y { SEAT($seat) } tiene ese palo: debe asistir, y vale cualquier carta
                de { SUIT($led) }.
        }
       *[some] { WHO($seat) ->
            [you] Han salido de { SUIT($led) } y tienes ese palo: debes asistir. Como ya se ha fallado con
                { CARD($ruffed, form: "the") }, el iber no obliga a nadie: vale cualquier carta de { SUIT($led) }.
           *[one] La salida es de { SUIT($led) } y { SEAT($seat) } tiene ese palo: debe asistir. Como ya se ha fallado
                con { CARD($ruffed, form: "the") }, el iber no obliga a nadie: vale cualquier carta de
                { SUIT($led) }.
        }
    }
   *[some] { WHO($seat) ->
        [you] Han salido de { SUIT($led) } y tienes ese palo, pero ninguna carta que supere
            { CARD($unbeaten, form: "al") }. Entonces el iber no te pide nada: vale cualquier carta de { SUIT($led) }.
       *[one] La salida es de { SUIT($led) } y { SEAT($seat) } tiene ese palo, pero ninguna carta que supere
            { CARD($unbeaten, form: "al") }. Entonces el iber no pide nada: vale cualquier carta de { SUIT($led) }.
    }
}
    .short = { $unbeaten ->
        [none] { $ruffed ->
            [none] { WHO($seat) ->
                [you] Tienes { SUIT($led) }: vale cualquier carta de { SUIT($led) }, y ninguna otra.
               *[one] { SEAT($seat) } tiene { SUIT($led) }: vale cualquier carta de { SUIT($led) }, y ninguna otra.
            }
           *[some] En cuanto alguien falla, se acabó el iber: vale cualquier carta de { SUIT($led) }.
        }
       *[some] Aquí no hay nada que supere { CARD($unbeaten, form: "al") }: vale cualquier carta de { SUIT($led) }.
    }
    .past = { WHO($seat) ->
        [you] La salida era de { SUIT($led) } y tenías ese palo: debías asistir.
       *[one] La salida era de { SUIT($led) } y { SEAT($seat) } tenía ese palo: debía asistir.
    }

beat-in-suit = { WHO($seat) ->
    [you] Han salido de { SUIT($led) } y en esta mesa se juega con iber: tienes una carta de { SUIT($led) } que supera
        { CARD($to_beat, form: "al") }, así que debes montar.
   *[one] La salida es de { SUIT($led) } y en esta mesa se juega con iber: { SEAT($seat) } tiene una carta de
        { SUIT($led) } que supera { CARD($to_beat, form: "al") }, así que debe montar.
}
    .short = { WHO($seat) ->
        [you] Iber: puedes montar { CARD($to_beat, form: "the") }, así que debes hacerlo.
       *[one] Iber: { SEAT($seat) } puede montar { CARD($to_beat, form: "the") }, así que debe hacerlo.
    }
    .past = { WHO($seat) ->
        [you] La salida era de { SUIT($led) } y se jugaba con iber: tenías una carta de { SUIT($led) } que superaba
            { CARD($to_beat, form: "al") }, y debías montar.
       *[one] La salida era de { SUIT($led) } y se jugaba con iber: { SEAT($seat) } tenía una carta de { SUIT($led) }
            que superaba { CARD($to_beat, form: "al") }, y debía montar.
    }

# `$ruffed`: el triunfo de la baza, donde nadie tiene que pisarlo; `$iber`: si el iber lo habría pedido.
trump-in = { $ruffed ->
    [none] { WHO($seat) ->
        [you] Han salido de { SUIT($led) } y no tienes, pero sí tienes { SUIT($trump) }, que son triunfo: debes fallar,
            y vale cualquiera.
       *[one] La salida es de { SUIT($led) } y { SEAT($seat) } no tiene, pero sí tiene { SUIT($trump) }, que son
            triunfo: debe fallar, y vale cualquiera.
    }
   *[some] { $iber ->
        [true] { WHO($seat) ->
            [you] Han salido de { SUIT($led) } y no tienes, así que debes fallar. Como ya se ha fallado con
                { CARD($ruffed, form: "the") }, el iber no obliga a nadie: vale cualquier triunfo.
           *[one] La salida es de { SUIT($led) } y { SEAT($seat) } no tiene, así que debe fallar. Como ya se ha fallado
                con { CARD($ruffed, form: "the") }, el iber no obliga a nadie: vale cualquier triunfo.
        }
       *[false] { WHO($seat) ->
            [you] Han salido de { SUIT($led) } y no tienes, así que debes fallar. Ya hay un triunfo,
                { CARD($ruffed, form: "the") }, pero en esta mesa nadie tiene que pisar: vale cualquiera.
           *[one] La salida es de { SUIT($led) } y { SEAT($seat) } no tiene, así que debe fallar. Ya hay un triunfo,
                { CARD($ruffed, form: "the") }, pero en esta mesa nadie tiene que pisar: vale cualquiera.
        }
    }
}
    .short = { WHO($seat) ->
        [you] No tienes { SUIT($led) }, pero sí triunfo: toca fallar, y vale cualquier triunfo.
       *[one] { SEAT($seat) } no tiene { SUIT($led) }, pero sí triunfo: toca fallar, y vale cualquier triunfo.
    }
    .past = { WHO($seat) ->
        [you] La salida era de { SUIT($led) }; no tenías, pero tenías triunfo y debías fallar.
       *[one] La salida era de { SUIT($led) }; { SEAT($seat) } no tenía, pero tenía triunfo y debía fallar.
    }

overtrump = { WHO($seat) ->
    [you] Han salido de { SUIT($led) } y no tienes, así que debes fallar. Ya hay un triunfo,
        { CARD($to_beat, form: "the") }, y tienes uno más alto: debes pisar.
   *[one] La salida es de { SUIT($led) } y { SEAT($seat) } no tiene, así que debe fallar. Ya hay un triunfo,
        { CARD($to_beat, form: "the") }, y { SEAT($seat) } tiene uno más alto: debe pisar.
}
    .short = { WHO($seat) ->
        [you] Debes fallar, y puedes pisar { CARD($to_beat, form: "the") }: entonces debes hacerlo.
       *[one] { SEAT($seat) } debe fallar, y puede pisar { CARD($to_beat, form: "the") }: entonces debe hacerlo.
    }
    .past = { WHO($seat) ->
        [you] La salida era de { SUIT($led) } y no tenías: debías fallar. Y como tenías un triunfo más alto que
            { CARD($to_beat, form: "the") }, debías pisar.
       *[one] La salida era de { SUIT($led) } y { SEAT($seat) } no tenía: debía fallar. Y como tenía un triunfo más alto
            que { CARD($to_beat, form: "the") }, debía pisar.
    }

undertrump = { WHO($seat) ->
    [you] Han salido de { SUIT($led) } y no tienes, así que debes fallar. Ningún triunfo tuyo supera
        { CARD($unbeaten, form: "al") }, pero tienes que jugar uno igualmente, el que quieras.
   *[one] La salida es de { SUIT($led) } y { SEAT($seat) } no tiene, así que debe fallar. Ninguno de sus triunfos supera
        { CARD($unbeaten, form: "al") }, pero tiene que jugar uno igualmente, el que quiera.
}
    .short = Quien no tiene { SUIT($led) } debe fallar, aunque su triunfo sea demasiado bajo para ganar.
    .past = { WHO($seat) ->
        [you] La salida era de { SUIT($led) }; no tenías, pero tenías triunfo. Ninguno superaba
            { CARD($unbeaten, form: "al") }, y aun así debías jugar uno.
       *[one] La salida era de { SUIT($led) }; { SEAT($seat) } no tenía, pero tenía triunfo. Ninguno superaba
            { CARD($unbeaten, form: "al") }, y aun así debía jugar uno.
    }

discard-anything = { $trump ->
    [none] { WHO($seat) ->
        [you] Han salido de { SUIT($led) } y no tienes, y todavía no hay triunfo: echa cualquier carta, pero no ganará
            la baza.
       *[one] La salida es de { SUIT($led) } y { SEAT($seat) } no tiene, y todavía no hay triunfo: puede echar cualquier
            carta, pero no ganará la baza.
    }
   *[some] { SAME($led, $trump) ->
        [yes] { WHO($seat) ->
            [you] Han salido de { SUIT($led) }, que son triunfo, y no tienes: echa cualquier carta, pero no ganará la
                baza.
           *[one] La salida es de { SUIT($led) }, que son triunfo, y { SEAT($seat) } no tiene: puede echar cualquier
                carta, pero no ganará la baza.
        }
       *[no] { WHO($seat) ->
            [you] No tienes ni { SUIT($led) }, el palo de salida, ni { SUIT($trump) }, el triunfo: echa cualquier carta,
                pero no ganará la baza.
           *[one] { SEAT($seat) } no tiene ni { SUIT($led) }, el palo de salida, ni { SUIT($trump) }, el triunfo: puede
                echar cualquier carta, pero no ganará la baza.
        }
    }
}
    .short = { WHO($seat) ->
        [you] No tienes ni el palo de salida ni triunfo: puedes echar cualquier carta.
       *[one] { SEAT($seat) } no tiene ni el palo de salida ni triunfo: puede echar cualquier carta.
    }
    .past = La salida era de { SUIT($led) }, y sin ese palo y sin triunfo se podía echar cualquier carta.

# -- bazas y cartas ----------------------------------------------------------------------------------------------------

taken-by-trump = { $trumps ->
    [one] { WHO($seat) ->
        [you] Ganas la baza con { CARD($card, form: "the") }: pintan { SUIT($trump) }, y nadie más ha jugado triunfo.
       *[one] { SEAT($seat) } gana la baza con { CARD($card, form: "the") }: pintan { SUIT($trump) }, y nadie más ha
            jugado triunfo.
    }
    [many] { WHO($seat) ->
        [you] Ganas la baza con { CARD($card, form: "the") }: pintan { SUIT($trump) }, y de los { $trumps } de triunfos
            de la baza este es el más alto.
       *[one] { SEAT($seat) } gana la baza con { CARD($card, form: "the") }: pintan { SUIT($trump) }, y de los
            { $trumps } de triunfos de la baza este es el más alto.
    }
   *[other] { WHO($seat) ->
        [you] Ganas la baza con { CARD($card, form: "the") }: pintan { SUIT($trump) }, y de los { $trumps } triunfos de
            la baza este es el más alto.
       *[one] { SEAT($seat) } gana la baza con { CARD($card, form: "the") }: pintan { SUIT($trump) }, y de los
            { $trumps } triunfos de la baza este es el más alto.
    }
}
    .short = El triunfo gana a cualquier carta de otro palo, por alta que sea.

taken-in-suit = { SAME($led, $trump) ->
    [yes] { WHO($seat) ->
        [you] Ganas la baza con { CARD($card, form: "the") }: la salida es de triunfo, y este es el más alto.
       *[one] { SEAT($seat) } gana la baza con { CARD($card, form: "the") }: la salida es de triunfo, y este es el más
            alto.
    }
   *[no] { $mixed ->
        [true] { WHO($seat) ->
            [you] Ganas la baza con { CARD($card, form: "the") }: nadie ha jugado triunfo, y es la carta más
                alta de { SUIT($led) }. Las cartas de otros palos aquí no cuentan, por altas que sean.
           *[one] { SEAT($seat) } gana la baza con { CARD($card, form: "the") }: nadie ha jugado triunfo, y es la carta más
                alta de { SUIT($led) }. Las cartas de otros palos aquí no cuentan, por altas que sean.
        }
       *[false] { WHO($seat) ->
            [you] Ganas la baza con { CARD($card, form: "the") }: nadie ha jugado triunfo, y es la carta más
                alta de { SUIT($led) }.
           *[one] { SEAT($seat) } gana la baza con { CARD($card, form: "the") }: nadie ha jugado triunfo, y es la carta más
                alta de { SUIT($led) }.
        }
    }
}
    .short = { SAME($led, $trump) ->
        [yes] Gana el triunfo más alto.
       *[no] Nadie ha jugado triunfo: gana la carta más alta de { SUIT($led) }.
    }

cards-counted = { $parts ->
    [none] No hay ninguna carta, así que no hay tantos.
   *[other] { CAP($parts) }: en total, { COUNT($total, of: "points") }.
}
    .short = { $parts ->
        [none] Sin cartas no hay tantos.
       *[other] En total, { COUNT($total, of: "points") }: { $parts }.
    }
cards-counted-part = { CARD($card) } { $points }
# De muchas cartas: todas las de un mismo valor. `$card` es una de ellas.
cards-counted-rank = { $count ->
    [one] { RANK($card, form: "a") } ({ $points })
    [many] { $count } de { RANK($card, form: "many") } ({ $points })
   *[other] { $count } { RANK($card, form: "many") } ({ $points })
}

side-counted = { $pairs ->
    [none] { WHO($side) ->
        [you] Has hecho { COUNT($cards, of: "points") } en bazas.
        [ours] { CAP(SIDE($side)) } habéis hecho { COUNT($cards, of: "points") } en bazas.
        [one] { SIDE($side) } ha hecho { COUNT($cards, of: "points") } en bazas.
       *[two] { SIDE($side) } han hecho { COUNT($cards, of: "points") } en bazas.
    }
   *[some] { WHO($side) ->
        [you] Has hecho { COUNT($cards, of: "points") } en bazas y has cantado { $pairs }: { $cards } +
            { $announcements } = { $total }.
        [ours] { CAP(SIDE($side)) } habéis hecho { COUNT($cards, of: "points") } en bazas y habéis cantado { $pairs }:
            { $cards } + { $announcements } = { $total }.
        [one] { SIDE($side) } ha hecho { COUNT($cards, of: "points") } en bazas y ha cantado { $pairs }: { $cards } +
            { $announcements } = { $total }.
       *[two] { SIDE($side) } han hecho { COUNT($cards, of: "points") } en bazas y han cantado { $pairs }: { $cards } +
            { $announcements } = { $total }.
    }
}
    .short = { $pairs ->
        [none] { CAP(SIDE($side)) }: { COUNT($total, of: "points") } en bazas.
       *[some] { CAP(SIDE($side)) }: { $cards } en bazas + { $announcements } en cantes = { $total }.
    }
side-counted-part = { $worth } en { SUIT($suit) }

game-points-counted = { $per ->
    [1] En esta mesa cada tanto vale un punto: { COUNT($total, of: "points") },
        { COUNT($total, of: "game-points") }.
   *[other] { $points ->
        [0] Para un punto hacen falta { COUNT($per, of: "points") }, y aquí hay { $total }: 0 puntos.
       *[other] { $rest ->
            [0] { $total } son { $points } × { $per }, y no sobra nada: { COUNT($points, of: "game-points") }.
           *[other] { $points } × { $per } = { $counted }, así que { $total } hacen
                { COUNT($points, of: "game-points") }; lo que sobra, { $rest }, no cuenta.
        }
    }
}
    .short = { $per ->
        [1] En esta mesa cada tanto vale un punto.
       *[other] Cada { COUNT($per, of: "points") } completos hacen un punto, y lo que sobra no cuenta.
    }

# -- cantes ------------------------------------------------------------------------------------------------------------

pair-announced = { SAME($suit, $trump) ->
    [yes] { WHO($seat) ->
        [you] Sales tú y tienes { PAIR($suit) }. Pintan { SUIT($suit) }, así que cantas { $worth }.
       *[one] Sale { SEAT($seat) } y tiene { PAIR($suit) }. Pintan { SUIT($suit) }, así que canta { $worth }.
    }
   *[no] { WHO($seat) ->
        [you] Sales tú y tienes { PAIR($suit) }. Ese palo no es triunfo, así que cantas { $worth }.
       *[one] Sale { SEAT($seat) } y tiene { PAIR($suit) }. Ese palo no es triunfo, así que canta { $worth }.
    }
}
    .short = { SAME($suit, $trump) ->
        [yes] Quien sale y tiene { PAIR($suit) } canta { $worth }, porque es triunfo.
       *[no] Quien sale y tiene { PAIR($suit) } canta { $worth }.
    }

opening-pair-is-trump = { WHO($seat) ->
    [you] Tienes { PAIR($suit) }. El palo de la primera carta es el triunfo, así que el cante ya es de triunfo y vale
        { $worth }.
   *[one] { SEAT($seat) } tiene { PAIR($suit) }. El palo de la primera carta es el triunfo, así que el cante ya es de
        triunfo y vale { $worth }.
}
    .short = Con esta salida pintan { SUIT($suit) }, así que el cante vale { $worth }.

not-leading = La salida es de { SUIT($led) }, y solo canta quien sale. Con { CARD($card, form: "the") } no se canta
    nada.
    .short = Solo canta quien sale.

pair-broken = La salida es de { SUIT($led) }, y solo canta quien sale. Si ahora se juega
    { CARD($card, form: "the") }, el cante se rompe y ya no vale nada.
    .short = Si ha salido otro, el cante se rompe y no vale nada.

pair-incomplete = { WHO($seat) ->
    [you] Tienes { CARD($card, form: "the") }, pero no { CARD($lacks, form: "the") }: así no hay cante.
   *[one] { SEAT($seat) } tiene { CARD($card, form: "the") }, pero no { CARD($lacks, form: "the") }: así no hay cante.
}
    .short = Sin { CARD($lacks, form: "the") } no hay cante.

not-a-pair-card = Solo se canta con { RANK("king", form: "a") } o { RANK("queen", form: "a") }, y esto es
    { RANK($card, form: "a") }.
    .short = Solo se canta con { RANK("king", form: "a") } o { RANK("queen", form: "a") }.

no-announcements-here = En esta mesa no se canta, así que con { CARD($card, form: "the") } no hay cante.
    .short = En esta mesa no se canta.

# -- la subasta --------------------------------------------------------------------------------------------------------

may-bid-first = { WHO($seat) ->
    [you] Nadie ha pujado todavía: puedes pujar de { BID($lowest) } a { BID($highest) }, o decir paso.
   *[one] Nadie ha pujado todavía: { SEAT($seat) } puede pujar de { BID($lowest) } a { BID($highest) }, o decir
        paso.
}
    .short = Antes de la primera puja vale cualquiera, y paso vale siempre.

may-bid-higher = { SAME($lowest, $highest) ->
    [yes] La subasta va por { BID($to_beat) } y hay que subir: solo queda { BID($highest) }, o paso.
   *[no] La subasta va por { BID($to_beat) } y hay que subir: de { BID($lowest) } a { BID($highest) }, o paso.
}
    .short = Más de { BID($to_beat) }, o paso.

only-pass-left = { WHO($seat) ->
    [you] La subasta va por { BID($to_beat) } y más no se puede: solo te queda decir paso.
   *[one] La subasta va por { BID($to_beat) } y más no se puede: a { SEAT($seat) } solo le queda decir paso.
}
    .short = No hay puja más alta que { BID($to_beat) }.

bidding-over = { $rounds ->
    [true] Quien pasa queda fuera, y ya no hay nadie que pueda subir: la subasta ha terminado.
   *[false] Cada uno habla una sola vez, y ya han hablado todos: la subasta ha terminado.
}
    .short = La subasta ha terminado.

highest-bid-wins = { WHO($seat) ->
    [you] Has pujado { BID($amount) } y nadie ha pujado más: ganas la subasta.
   *[one] { SEAT($seat) } ha pujado { BID($amount) } y nadie ha pujado más: gana la subasta.
}
    .short = La puja más alta gana la subasta.

still-to-speak = { $rounds ->
    [true] { WHO($seat) ->
        [you] La subasta da vueltas hasta que pasan todos menos uno, y ahora te toca a ti.
       *[one] La subasta da vueltas hasta que pasan todos menos uno, y ahora le toca a { SEAT($seat) }.
    }
   *[false] { WHO($seat) ->
        [you] Cada uno habla una vez, y tú aún no has hablado.
       *[one] Cada uno habla una vez, y { SEAT($seat) } aún no ha hablado.
    }
}
    .short = { WHO($seat) ->
        [you] Aún tienes que hablar tú.
       *[one] Aún tiene que hablar { SEAT($seat) }.
    }

all-passed-redeal = { WHO($dealer) ->
    [you] Todos han pasado: repartes tú otra vez.
   *[one] Todos han pasado: { SEAT($dealer) } reparte otra vez.
}
    .short = Si todos pasan, reparte otra vez la misma persona.

all-passed-dealer-bound = { WHO($seat) ->
    [you] Todos han pasado. En esta mesa juega entonces quien ha repartido, o sea tú, con la puja más baja:
        { BID($amount) }.
   *[one] Todos han pasado. En esta mesa juega entonces quien ha repartido, o sea { SEAT($seat) }, con la puja más
        baja: { BID($amount) }.
}
    .short = Si todos pasan, quien reparte juega con la puja más baja.

all-passed-fixed-suit = Todos han pasado. En esta mesa pintan entonces { SUIT($suit) }, y nadie tiene puja que cumplir.
    .short = Si todos pasan, aquí pintan { SUIT($suit) } y nadie tiene puja que cumplir.

all-passed-forehand-zero = { WHO($seat) ->
    [you] Todos han pasado. En esta mesa juega entonces quien es mano, sin puja que cumplir, y eres mano tú.
   *[one] Todos han pasado. En esta mesa juega entonces quien es mano, sin puja que cumplir, y es mano { SEAT($seat) }.
}
    .short = Si todos pasan, juega quien es mano, sin puja que cumplir.

# -- triunfo, salida, reparto ------------------------------------------------------------------------------------------

trump-from-first-lead = { WHO($seat) ->
    [you] Has ganado la subasta y has salido con { CARD($card, form: "the") }, así que pintan { SUIT($suit) }.
   *[one] { SEAT($seat) } ha ganado la subasta y ha salido con { CARD($card, form: "the") }, así que pintan
        { SUIT($suit) }.
}
    .short = El palo de la primera carta es el triunfo.

trump-named = { $before_rest ->
    [true] Antes de dar las demás cartas, quien ha ganado la subasta ha dicho el triunfo: pintan { SUIT($suit) }.
   *[false] Al acabar la subasta, quien la ha ganado ha dicho el triunfo: pintan { SUIT($suit) }.
}
    .short = Quien ha ganado la subasta ha elegido { SUIT($suit) }.

trump-turned = La última carta de quien reparte ha quedado boca arriba, y es { CARD($card, form: "the") }: pintan
    { SUIT($suit) }.
    .short = La carta boca arriba decide el triunfo.

trump-by-turns = Aquí no hay subasta; los palos son triunfo por turnos, y ahora toca { SUIT($suit) }.
    .short = Los palos se turnan, y ahora toca { SUIT($suit) }.

trump-of-table = En esta mesa pintan { SUIT($suit) } toda la partida, gane quien gane la subasta.
    .short = Pintan { SUIT($suit) } toda la partida.

bid-winner-leads = { WHO($seat) ->
    [you] Has ganado la subasta, y en esta mesa sale primero quien la gana.
   *[one] { SEAT($seat) } ha ganado la subasta, y en esta mesa sale primero quien la gana.
}
    .short = En esta mesa sale primero quien gana la subasta.

forehand-leads = { WHO($dealer) ->
    [you] Has repartido tú, así que es mano { SEAT($seat) }, y en esta mesa sale primero quien es mano.
   *[one] { WHO($seat) ->
        [you] Ha repartido { SEAT($dealer) }, así que eres mano tú, y en esta mesa sale primero quien es mano.
       *[one] Ha repartido { SEAT($dealer) }, así que es mano { SEAT($seat) }, y en esta mesa sale primero quien es
            mano.
    }
}
    .short = En esta mesa sale primero quien es mano.

deal-moves = { WHO($dealer) ->
    [you] Has repartido tú, y el reparto pasa al siguiente, como las agujas del reloj: le toca a { SEAT($seat) }.
   *[one] { WHO($seat) ->
        [you] Ha repartido { SEAT($dealer) }, y el reparto pasa al siguiente, como las agujas del reloj: te toca a ti.
       *[one] Ha repartido { SEAT($dealer) }, y el reparto pasa al siguiente, como las agujas del reloj: le toca a
            { SEAT($seat) }.
    }
}
    .short = El reparto pasa al siguiente, como las agujas del reloj.

deal-numbers = { $then ->
    [0] { $left ->
        [0] Con { $players } jugadores cada uno recibe { COUNT($each, of: "cards") }, y se reparten todas.
       *[other] Con { $players } jugadores cada uno recibe { COUNT($each, of: "cards") }, y sobran { $left }.
    }
   *[other] Con { $players } jugadores cada uno recibe { COUNT($each, of: "cards") } y, cuando ya se ha elegido el
        triunfo, otras { $then }.
}
    .short = { $then ->
        [0] { $players } × { $each } repartidas, y sobran { $left }.
       *[other] { $players } × { $each }, y luego { $players } × { $then }.
    }

rank-order = De menor a mayor: { CARD($cards, join: "plain") }. El diez gana al rey y solo pierde con el as.
    .short = El diez gana al rey y solo pierde con el as.

# -- rondas y partidas -------------------------------------------------------------------------------------------------

# `$change` es `$points`; `$total` se cuenta en tantos de cartas y cantes, y `$per` de ellos hacen uno de `$points`.
bid-made = { $per ->
    [1] { WHO($side) ->
        [you] Has pujado { BID($bid) } y has hecho { COUNT($total, of: "points") }: la puja se cumple y te apuntas todo,
            { SIGNED($change) }, no solo lo pujado.
        [ours] { CAP(SIDE($side)) } habéis pujado { BID($bid) } y habéis hecho { COUNT($total, of: "points") }: la puja
            se cumple y os apuntáis todo, { SIGNED($change) }, no solo lo pujado.
        [one] { SIDE($side) } ha pujado { BID($bid) } y ha hecho { COUNT($total, of: "points") }: la puja se cumple y
            { SIDE($side) } se apunta todo, { SIGNED($change) }, no solo lo pujado.
       *[two] { SIDE($side) } han pujado { BID($bid) } y han hecho { COUNT($total, of: "points") }: la puja se cumple y
            se apuntan todo, { SIGNED($change) }, no solo lo pujado.
    }
   *[other] { WHO($side) ->
        [you] Has pujado { BID($bid) } y has hecho { COUNT($total, of: "points") }, es decir,
            { COUNT($points, of: "game-points") }: la puja se cumple y te apuntas { SIGNED($change) }.
        [ours] { CAP(SIDE($side)) } habéis pujado { BID($bid) } y habéis hecho { COUNT($total, of: "points") }, es
            decir, { COUNT($points, of: "game-points") }: la puja se cumple y os apuntáis { SIGNED($change) }.
        [one] { SIDE($side) } ha pujado { BID($bid) } y ha hecho { COUNT($total, of: "points") }, es decir,
            { COUNT($points, of: "game-points") }: la puja se cumple y { SIDE($side) } se apunta { SIGNED($change) }.
       *[two] { SIDE($side) } han pujado { BID($bid) } y han hecho { COUNT($total, of: "points") }, es decir,
            { COUNT($points, of: "game-points") }: la puja se cumple y se apuntan { SIGNED($change) }.
    }
}
    .short = Quien cumple su puja se apunta todo lo que ha hecho: { SIGNED($change) }.

bid-failed = { WHO($side) ->
    [you] Has pujado { BID($bid) } y solo has hecho { $per ->
        [1] { COUNT($total, of: "points") }
       *[other] { COUNT($total, of: "points") }, es decir, { COUNT($points, of: "game-points") }
    }
    [ours] { CAP(SIDE($side)) } habéis pujado { BID($bid) } y solo habéis hecho { $per ->
        [1] { COUNT($total, of: "points") }
       *[other] { COUNT($total, of: "points") }, es decir, { COUNT($points, of: "game-points") }
    }
    [one] { SIDE($side) } ha pujado { BID($bid) } y solo ha hecho { $per ->
        [1] { COUNT($total, of: "points") }
       *[other] { COUNT($total, of: "points") }, es decir, { COUNT($points, of: "game-points") }
    }
   *[two] { SIDE($side) } han pujado { BID($bid) } y solo han hecho { $per ->
        [1] { COUNT($total, of: "points") }
       *[other] { COUNT($total, of: "points") }, es decir, { COUNT($points, of: "game-points") }
    }
}: la puja no se cumple, { SIGNED($change) }. { $factor ->
    [1] Se resta lo pujado, por mucho que se haya hecho.
    [2] En esta mesa se resta el doble de lo pujado.
    [many] En esta mesa se resta { $factor } de veces lo pujado.
   *[other] En esta mesa se resta { $factor } veces lo pujado.
}
    .short = Quien no cumple su puja la paga, por mucho que haya hecho: { SIGNED($change) }.

all-cards-made = { WHO($side) ->
    [you] Con { BID($bid) } has prometido todas las cartas con tantos, y nadie más se ha llevado ni uno:
        { SIGNED($change) }.
    [ours] Con { BID($bid) }, { SIDE($side) } habéis prometido todas las cartas con tantos, y nadie más se ha llevado ni
        uno: { SIGNED($change) }.
    [one] Con { BID($bid) }, { SIDE($side) } ha prometido todas las cartas con tantos, y nadie más se ha llevado ni uno:
        { SIGNED($change) }.
   *[two] Con { BID($bid) }, { SIDE($side) } han prometido todas las cartas con tantos, y nadie más se ha llevado ni
        uno: { SIGNED($change) }.
}
    .short = Nadie más se ha llevado ni un tanto: la puja de { BID($bid) } se cumple.

all-cards-failed = { WHO($side) ->
    [you] Con { BID($bid) } has prometido todas las cartas con tantos, pero los demás se han llevado
        { COUNT($lost, of: "points") }: la puja no se cumple, { SIGNED($change) }.
    [ours] Con { BID($bid) }, { SIDE($side) } habéis prometido todas las cartas con tantos, pero los demás se han
        llevado { COUNT($lost, of: "points") }: la puja no se cumple, { SIGNED($change) }.
    [one] Con { BID($bid) }, { SIDE($side) } ha prometido todas las cartas con tantos, pero los demás se han llevado
        { COUNT($lost, of: "points") }: la puja no se cumple, { SIGNED($change) }.
   *[two] Con { BID($bid) }, { SIDE($side) } han prometido todas las cartas con tantos, pero los demás se han llevado
        { COUNT($lost, of: "points") }: la puja no se cumple, { SIGNED($change) }.
}
    .short = Los demás se han llevado { COUNT($lost, of: "points") }: la puja de { BID($bid) } no se cumple.

side-scores = { WHO($side) ->
    [you] No tenías puja que cumplir y has hecho { $per ->
        [1] { COUNT($total, of: "points") }
       *[other] { COUNT($total, of: "points") }, es decir, { COUNT($points, of: "game-points") }
    }
    [ours] { CAP(SIDE($side)) } no teníais puja que cumplir y habéis hecho { $per ->
        [1] { COUNT($total, of: "points") }
       *[other] { COUNT($total, of: "points") }, es decir, { COUNT($points, of: "game-points") }
    }
    [one] { SIDE($side) } no tenía puja que cumplir y ha hecho { $per ->
        [1] { COUNT($total, of: "points") }
       *[other] { COUNT($total, of: "points") }, es decir, { COUNT($points, of: "game-points") }
    }
   *[two] { SIDE($side) } no tenían puja que cumplir y han hecho { $per ->
        [1] { COUNT($total, of: "points") }
       *[other] { COUNT($total, of: "points") }, es decir, { COUNT($points, of: "game-points") }
    }
}: { SIGNED($change) }.
    .short = Quien no tiene puja que cumplir se apunta lo que ha hecho: { SIGNED($change) }.

match-won = { WHO($side) ->
    [you] Tienes { $score }: has llegado a { $target } y vas por delante (el siguiente tiene { $second }).
    [ours] { CAP(SIDE($side)) } tenéis { $score }: habéis llegado a { $target } y vais por delante (el siguiente tiene
        { $second }).
    [one] { SIDE($side) } tiene { $score }: ha llegado a { $target } y va por delante (el siguiente tiene { $second }).
   *[two] { SIDE($side) } tienen { $score }: han llegado a { $target } y van por delante (el siguiente tiene
        { $second }).
}
    .short = Gana el marcador más alto, si ha llegado a { $target }.

target-not-reached = El marcador más alto es { $best }, y se juega a { $target }: la partida sigue.
    .short = Nadie ha llegado todavía a { $target }.

level-at-top = { $sides ->
    [2] Arriba hay dos empatados a { $score }: hace falta otra ronda.
    [3] Arriba hay tres empatados a { $score }: hace falta otra ronda.
   *[other] Arriba hay varios empatados a { $score }: hace falta otra ronda.
}
    .short = Empate arriba: otra ronda.

lead-too-small = { WHO($side) ->
    [you] Vas ganando { $score } a { $second }, pero en esta mesa hace falta una ventaja de { $margin }: se sigue
        jugando.
    [ours] { CAP(SIDE($side)) } vais ganando { $score } a { $second }, pero en esta mesa hace falta una ventaja de
        { $margin }: se sigue jugando.
    [one] { SIDE($side) } va ganando { $score } a { $second }, pero en esta mesa hace falta una ventaja de { $margin }:
        se sigue jugando.
   *[two] { SIDE($side) } van ganando { $score } a { $second }, pero en esta mesa hace falta una ventaja de { $margin }:
        se sigue jugando.
}
    .short = Hace falta una ventaja de { $margin }.

# -- juego limpio ------------------------------------------------------------------------------------------------------

revoke-found = { WHO($seat) ->
    [you] En la baza { $trick } has jugado { CARD($card, form: "the") }. { $why } Podías jugar
        { CARD($lawful, form: "the", join: "or") }.
   *[one] En la baza { $trick } { SEAT($seat) } ha jugado { CARD($card, form: "the") }. { $why } Podía jugar
        { CARD($lawful, form: "the", join: "or") }.
}
    .short = { $why }

no-revoke = { $plays ->
    [0] No se ha jugado ninguna carta.
    [one] La única carta jugada valía.
    [many] Las { $plays } de cartas jugadas valían: nadie ha hecho renuncio.
   *[other] Las { $plays } cartas jugadas valían: nadie ha hecho renuncio.
}
    .short = Todas las cartas valían.

accusation-right = { WHO($accused) ->
    [you] Sí, has hecho renuncio con { CARD($card, form: "the") } en la baza { $trick }.
   *[one] Sí, { SEAT($accused) } ha hecho renuncio con { CARD($card, form: "the") } en la baza { $trick }.
} { WHO($side) ->
    [you] Pierdes { COUNT($penalty, of: "game-points") }
    [ours] { CAP(SIDE($side)) } perdéis { COUNT($penalty, of: "game-points") }
    [one] { SIDE($side) } pierde { COUNT($penalty, of: "game-points") }
   *[two] { SIDE($side) } pierden { COUNT($penalty, of: "game-points") }
} y la ronda se anula: nadie se apunta nada y se reparte otra vez.
    .short = Un renuncio cuesta { COUNT($penalty, of: "game-points") }, y la ronda se anula.

bid-lost-too = { WHO($side) ->
    [you] Habías ganado la subasta con { BID($bid) }, así que pierdes también la puja.
    [ours] { CAP(SIDE($side)) } habíais ganado la subasta con { BID($bid) }, así que perdéis también la puja.
    [one] { SIDE($side) } había ganado la subasta con { BID($bid) }, así que pierde también la puja.
   *[two] { SIDE($side) } habían ganado la subasta con { BID($bid) }, así que pierden también la puja.
}
    .short = También se pierde la puja de { BID($bid) }.

accusation-wrong = { WHO($accused) ->
    [you] No has hecho nada malo: la acusación es falsa.
   *[one] { SEAT($accused) } no ha hecho nada malo: la acusación es falsa.
} { WHO($side) ->
    [you] Pierdes { COUNT($penalty, of: "game-points") }
    [ours] { CAP(SIDE($side)) } perdéis { COUNT($penalty, of: "game-points") }
    [one] { SIDE($side) } pierde { COUNT($penalty, of: "game-points") }
   *[two] { SIDE($side) } pierden { COUNT($penalty, of: "game-points") }
}, y la ronda sigue.
    .short = Una acusación falsa cuesta { COUNT($penalty, of: "game-points") }, y la ronda sigue.

talk-punished = { WHO($accused) ->
    [you] Has hablado de las cartas con tu compañero, y solo pueden hablar las cartas.
   *[one] { SEAT($accused) } ha hablado de las cartas con su compañero, y solo pueden hablar las cartas.
} { WHO($side) ->
    [you] Pierdes { COUNT($penalty, of: "game-points") }
    [ours] { CAP(SIDE($side)) } perdéis { COUNT($penalty, of: "game-points") }
    [one] { SIDE($side) } pierde { COUNT($penalty, of: "game-points") }
   *[two] { SIDE($side) } pierden { COUNT($penalty, of: "game-points") }
}, y la ronda sigue.
    .short = Hablar de las cartas cuesta { COUNT($penalty, of: "game-points") }, y la ronda sigue.

penalty-waived = Todos se han puesto de acuerdo en perdonarlo: ningún marcador cambia y la ronda sigue.
    .short = Todos se han puesto de acuerdo en seguir jugando.

authored = { RULE($rule) }
    .short = { RULE($rule) }
