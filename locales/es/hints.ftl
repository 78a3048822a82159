# Dónde mirar: una pista para cada valor de `tutor/drill/nudges.py`, con sus campos como argumentos. Una pista nunca dice
# la respuesta, ni a quién le toca: puede ser cualquiera.

# -- qué se debe -------------------------------------------------------------------------------------------------------

nudge-anything-led = ¿Hay ya algo en la mesa? De eso depende lo que se puede jugar.
nudge-stock-left = La salida es de { SUIT($led) }. Pero mira antes el mazo: ¿queda algo?
nudge-hold-suit-led = La salida es de { SUIT($led) }. Busca { SUIT($led) } entre las cartas de la mano.
nudge-hold-suit-or-trump = La salida es de { SUIT($led) }. ¿Hay alguna carta de ese palo en la mano? Si no, ¿hay algún
    triunfo?
nudge-higher-in-suit = La salida es de { SUIT($led) } y aquí se juega con iber. ¿Hay en la mano alguna carta de
    { SUIT($led) } que supere { CARD($to_beat, form: "al") }?
nudge-iber-over = La salida es de { SUIT($led) } y aquí se juega con iber. Pero ya se ha fallado con
    { CARD($ruffed, form: "the") }: ¿obliga todavía el iber?
nudge-trumped-already = La salida es de { SUIT($led) } y ya se ha fallado con { CARD($ruffed, form: "the") }. ¿Hay
    { SUIT($led) } en la mano? Si no, ¿pide esta mesa pisar?

# -- bazas y cartas ----------------------------------------------------------------------------------------------------

nudge-trump-played = Pintan { SUIT($trump) }. ¿Ha caído algún triunfo en la baza? Si no, solo cuenta el palo de
    { SUIT($led) }.
nudge-one-suit-counts = Esta baza solo la gana una carta de { SUIT($led) }. ¿Cuál es la más alta?
nudge-count-from-top = { $high ->
    [0] Aquí no hay ases ni dieces. Empieza por los reyes y ve bajando.
    [one] Aquí solo hay un as o un diez. Empieza por ahí y ve bajando.
    [many] Entre ases y dieces hay { $high }. Empieza por ahí y ve bajando.
   *[other] Entre ases y dieces hay { $high }. Empieza por ahí y ve bajando.
}
nudge-place-of-ten = Cuidado con el diez: ¿a cuáles supera, y cuál lo supera a él?
nudge-best-first = ¿Cuál supera a todas las demás? Esa va la última; desde ahí, ve bajando.

# -- cuentas -----------------------------------------------------------------------------------------------------------

nudge-cards-then-pairs = { $pairs ->
    [0] No ha habido ningún cante, así que solo cuentan las cartas. Empieza por los ases y los dieces.
    [one] Cuenta primero las cartas y suma luego el cante. ¿Es de triunfo?
    [many] Cuenta primero las cartas y suma luego los { $pairs } de cantes. ¿Es alguno de triunfo?
   *[other] Cuenta primero las cartas y suma luego los { $pairs } cantes. ¿Es alguno de triunfo?
}
nudge-how-often = ¿Cuántas veces cabe { $per } en { $total }?
nudge-total-then-how-often = Suma primero los tantos, cantes incluidos. ¿Cuántas veces cabe ahí { $per }?
nudge-points-undivided = Mira las reglas de esta mesa: ¿se divide algo aquí?

# -- cantes ------------------------------------------------------------------------------------------------------------

nudge-other-half = ¿Está también { CARD($lacks, form: "the") } en la misma mano? ¿Y cuál es el triunfo?
nudge-first-lead-of-all = ¿Está también { CARD($lacks, form: "the") } en la misma mano? ¿Y qué decide la primera carta
    de la ronda?
nudge-who-may-announce = Ya han salido de { SUIT($led) }. ¿Quién puede cantar: solo quien sale, o cualquiera?
nudge-pair-ranks = ¿Con qué dos cartas se canta? ¿Es esta una de ellas?
nudge-pairs-count = Mira lo que se ha acordado en esta mesa: ¿se canta aquí?

# -- subasta -----------------------------------------------------------------------------------------------------------

nudge-nobody-has-bid = Nadie ha pujado todavía. ¿Cuál es aquí la puja más baja, y cuál la más alta? ¿Y es obligatorio
    pujar?
nudge-highest-so-far = La puja más alta hasta ahora es { BID($bid) }. ¿Qué queda por encima? ¿Y qué se puede decir
    siempre?
nudge-who-is-left = { $rounds ->
    [true] La subasta da vueltas hasta que solo queda uno. ¿Quién sigue dentro, y quién ha pujado más alto?
   *[false] Cada uno habla una sola vez. ¿Quién no ha hablado todavía, y quién ha pujado más alto?
}
nudge-all-passed = Nadie ha pujado. ¿Qué se ha acordado en esta mesa para ese caso?

# -- triunfo, salida, reparto ------------------------------------------------------------------------------------------

nudge-first-card = Aquí nadie ha nombrado el triunfo. Mira la primerísima carta de la ronda.
nudge-trump-said = El triunfo estaba decidido antes de la primera carta. Busca la frase que lo nombra.
nudge-card-turned = Quien ha repartido ha dejado una carta boca arriba. Mírala otra vez.
nudge-winner-or-forehand = Mira las reglas de esta mesa. ¿Quién sale primero: quien gana la subasta o quien es mano?
nudge-after-dealer = { WHO($dealer) ->
    [you] Has repartido tú, y no hay subasta. ¿A quién le toca después, como las agujas del reloj?
   *[one] Ha repartido { SEAT($dealer) }, y no hay subasta. ¿A quién le toca después, como las agujas del reloj?
}
nudge-which-way-round = { WHO($dealer) ->
    [you] Esta ronda la has repartido tú. ¿Hacia qué lado pasa el reparto, y hasta dónde?
   *[one] Esta ronda la ha repartido { SEAT($dealer) }. ¿Hacia qué lado pasa el reparto, y hasta dónde?
}
nudge-deal-in-steps = Jugadores: { $players }. ¿Se reparten todas las cartas de una vez? ¿Queda algo sin repartir?

# -- rondas y partidas -------------------------------------------------------------------------------------------------

nudge-compare-with-bid = { $divided ->
    [true] Cuenta primero los tantos del bando que ha ganado la subasta, cantes incluidos, y pásalos a puntos. Luego
        compáralos con su puja: { BID($bid) }.
   *[false] Cuenta primero los tantos del bando que ha ganado la subasta, cantes incluidos. Luego compáralos con su
        puja: { BID($bid) }.
}
nudge-others-took = Con { BID($bid) } se prometen todas las cartas que cuentan. ¿Se han llevado los demás aunque sea
    una?
nudge-nobody-bound = Aquí ninguna puja obliga a nadie. Cuenta lo que ha hecho cada bando.
nudge-who-reached = { $margin ->
    [1] Esta partida es a { $target }. ¿Quién ha llegado? Si han llegado varios, ¿quién tiene más?
   *[other] Esta partida es a { $target }, con una ventaja de { $margin }. ¿Quién ha llegado, y cuánta ventaja lleva?
}

# -- juego limpio ------------------------------------------------------------------------------------------------------

nudge-off-suit-plays = { $higher ->
    [true] { $count ->
        [0] Todas las cartas eran del palo de salida. Pero esta mesa pide también cartas más altas: ¿tocaba alguna?
        [one] Una carta no era del palo de salida. ¿Quedaba en esa mano alguna de ese palo, o un triunfo? Esta mesa pide
            también cartas más altas.
        [many] { $count } de cartas no eran del palo de salida. ¿Quedaba en esas manos alguna de ese palo, o un triunfo?
            Esta mesa pide también cartas más altas.
       *[other] { $count } cartas no eran del palo de salida. ¿Quedaba en esas manos alguna de ese palo, o un triunfo?
            Esta mesa pide también cartas más altas.
    }
   *[false] { $count ->
        [0] Busca una carta que no sea del palo de salida. ¿Hay alguna?
        [one] Una carta no era del palo de salida. ¿Quedaba en esa mano alguna de ese palo, o un triunfo?
        [many] { $count } de cartas no eran del palo de salida. ¿Quedaba en esas manos alguna de ese palo, o un triunfo?
       *[other] { $count } cartas no eran del palo de salida. ¿Quedaba en esas manos alguna de ese palo, o un triunfo?
    }
}
nudge-was-it-allowed = { WHO($accused) ->
    [you] Repasa una a una las cartas que has jugado: ¿valían todas? Luego mira quién ha ganado la subasta.
   *[one] Repasa una a una las cartas de { SEAT($accused) }: ¿valían todas? Luego mira quién ha ganado la subasta.
}
nudge-was-it-true = ¿Es cierta la acusación? De eso depende qué bando paga. ¿Y se acaba la ronda porque alguien hable?
nudge-all-agreed = Aquí están todos de acuerdo. ¿Cambia algo entonces?

# -- afirmaciones ------------------------------------------------------------------------------------------------------

nudge-rule-or-talk = ¿Lo dicen de verdad las reglas, o solo la gente en la mesa?
nudge-think-of-rule = Piensa en esta regla: { RULE($rule, form: "title") }.

# -- en las lecciones --------------------------------------------------------------------------------------------------

hint-play = Puedes jugar { CARD($card, form: "the") }.
hint-lead = Puedes salir con { CARD($card, form: "the") }.
hint-find = Es { CARD($card, form: "the") }.
hint-find-claim = Mira cada carta: ¿quién sale, qué hace un cante, y cuál es el triunfo?
