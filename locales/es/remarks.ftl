# Lo que se le pasó a una respuesta: un mensaje por cada observación de `tutor/drill/remarks.py`, con sus campos como
# argumentos, y `$seat`, a quien le toca.

not-of-suit-led = { WHO($seat) ->
    [you] { CAP(CARD($card, form: "the")) } no se puede jugar: tienes { COUNT($held, of: "cards") } de { SUIT($led) },
        el palo de salida.
   *[one] { CAP(CARD($card, form: "the")) } no se puede jugar: { SEAT($seat) } tiene { COUNT($held, of: "cards") } de
        { SUIT($led) }, el palo de salida.
}
    .friend = { CAP(CARD($card, form: "the")) } no se puede jugar: tu amigo tiene { COUNT($held, of: "cards") } de
        { SUIT($led) }, el palo de salida.
too-low-in-suit = { CAP(CARD($card, form: "the")) } no se puede jugar: no supera { CARD($to_beat, form: "al") }, y hay
    otra carta que sí.
not-a-trump = { WHO($seat) ->
    [you] { CAP(CARD($card, form: "the")) } no se puede jugar: no tienes { SUIT($led) }, pero sí
        { COUNT($held, of: "cards") } de { SUIT($trump) }, que son triunfo.
   *[one] { CAP(CARD($card, form: "the")) } no se puede jugar: { SEAT($seat) } no tiene { SUIT($led) }, pero sí
        { COUNT($held, of: "cards") } de { SUIT($trump) }, que son triunfo.
}
    .friend = { CAP(CARD($card, form: "the")) } no se puede jugar: tu amigo no tiene { SUIT($led) }, pero sí
        { COUNT($held, of: "cards") } de { SUIT($trump) }, que son triunfo.
too-low-trump = { CAP(CARD($card, form: "the")) } no se puede jugar: no pisa { CARD($to_beat, form: "the") }, y hay un
    triunfo que sí.

forgot-lead = Te has dejado { CARD($card, form: "the") }: quien sale puede salir con lo que quiera.
forgot-while-stock = Te has dejado { CARD($card, form: "the") }: mientras queden cartas en el mazo, nadie tiene que
    jugar { SUIT($led) }.
forgot-in-suit = Te has dejado { CARD($card, form: "the") }: sirve cualquier carta de { SUIT($led) }.
forgot-beating = Te has dejado { CARD($card, form: "the") }: supera { CARD($to_beat, form: "al") }.
forgot-trump = Te has dejado { CARD($card, form: "the") }: sirve cualquier triunfo, y pintan { SUIT($trump) }.
forgot-overtrump = Te has dejado { CARD($card, form: "the") }: pisa { CARD($to_beat, form: "the") }.
forgot-undertrump = Te has dejado { CARD($card, form: "the") }: no supera { CARD($unbeaten, form: "al") }, pero es
    triunfo, y vale.
forgot-discard = Te has dejado { CARD($card, form: "the") }: sin { SUIT($led) } y sin triunfo se puede echar cualquier
    carta.

off-suit-cant-win = No puede ganar { CARD($card, form: "the") }: no es de { SUIT($led) } ni es triunfo.
beaten-in-suit = { CAP(CARD($card, form: "al")) } le gana { CARD($by, form: "the") }.
beaten-by-trump = { CAP(CARD($card, form: "al")) } le gana un triunfo: { CARD($by, form: "the") }.

card-left-out = Parece que te has dejado { CARD($card, form: "the") }: vale { $points }.
counted-too-few = { $by ->
    [one] Te falta { $by }.
    [many] Te faltan { $by }.
   *[other] Te faltan { $by }.
}
counted-too-many = { $by ->
    [one] Te sobra { $by }.
    [many] Te sobran { $by }.
   *[other] Te sobran { $by }.
}
pairs-left-out = También cuentan los cantes: otros { COUNT($points, of: "points") }.
next-point-at = Para { COUNT($given, of: "game-points") } harían falta { $needed }, y aquí hay { $total }.
point-reached-at = Con { $needed } ya se pasa de { COUNT($given, of: "game-points") }, y aquí hay { $total }.
worth-more = Vale más que { $given }: { $worth }.
worth-less = Vale menos que { $given }: { $worth }.

bid-too-low = Con { BID($bid) } no basta, porque la subasta va por { BID($to_beat) }.
bid-forgotten = Sí se puede pujar { BID($bid) }.
pass-forgotten = Paso se puede decir siempre.
still-bidding = { WHO($seat) ->
    [you] La subasta no ha terminado: aún tienes que hablar tú.
   *[one] La subasta no ha terminado: aún tiene que hablar { SEAT($seat) }.
}
nobody-left-to-bid = La subasta ha terminado, porque ya no queda nadie por hablar.
bid-was-beaten = { WHO($by) ->
    [you] La puja de { BID($amount) } ha quedado superada: tú has pujado { BID($higher) }.
   *[one] La puja de { BID($amount) } ha quedado superada: { SEAT($by) } ha pujado { BID($higher) }.
}
bid-not-final = { WHO($next_seat) ->
    [you] La puja de { BID($amount) } es la más alta por ahora, pero aún tienes que hablar tú.
   *[one] La puja de { BID($amount) } es la más alta por ahora, pero aún tiene que hablar { SEAT($next_seat) }.
}
speaks-not-now = { WHO($next_seat) ->
    [you] Ahora te toca hablar a ti.
   *[one] Ahora le toca hablar a { SEAT($next_seat) }.
}
somebody-bid = { WHO($seat) ->
    [you] Sí ha pujado alguien: tú has pujado { BID($amount) }.
   *[one] Sí ha pujado alguien: { SEAT($seat) } ha pujado { BID($amount) }.
}
nobody-bid = No ha pujado nadie: todos han pasado.
not-the-trump = No pintan { SUIT($suit) }: pintan { SUIT($trump) }.
leads-not = { WHO($leader) ->
    [you] Sales tú primero.
   *[one] Sale primero { SEAT($leader) }.
}
deals-not = { WHO($dealer) ->
    [you] Ahora repartes tú.
   *[one] Ahora reparte { SEAT($dealer) }.
}
dealt-otherwise = { $part ->
    [each] Al principio cada uno recibe { $right }, no { $given }.
    [then] Después cada uno recibe { $right }, no { $given }.
   *[left] Sobran { $right }, no { $given }.
}
stands-elsewhere = { CAP(CARD($card, form: "the")) } supera { CARD($under, form: "al") }.

change-off = { WHO($side) ->
    [you] Tu marcador cambia en { SIGNED($right) }, no en { SIGNED($given) }.
    [ours] Vuestro marcador cambia en { SIGNED($right) }, no en { SIGNED($given) }.
   *[one] El marcador de { SIDE($side) } cambia en { SIGNED($right) }, no en { SIGNED($given) }.
}
round-is-void = { WHO($accused) ->
    [you] Sí, has hecho renuncio: la ronda se anula.
   *[one] Sí, { SEAT($accused) } ha hecho renuncio: la ronda se anula.
}
round-goes-on = La ronda no se anula: sigue.
has-not-won = { WHO($side) ->
    [you] Con { SCORE($score) } no has ganado.
    [ours] Con { SCORE($score) }, { SIDE($side) } no habéis ganado.
    [one] Con { SCORE($score) }, { SIDE($side) } no ha ganado.
   *[two] Con { SCORE($score) }, { SIDE($side) } no han ganado.
}
match-is-over = { WHO($side) ->
    [you] Con { SCORE($score) } has ganado: la partida se acabó.
    [ours] Con { SCORE($score) }, { SIDE($side) } habéis ganado: la partida se acabó.
    [one] Con { SCORE($score) }, { SIDE($side) } ha ganado: la partida se acabó.
   *[two] Con { SCORE($score) }, { SIDE($side) } han ganado: la partida se acabó.
}
play-was-lawful = En la baza { $trick } sí valía { CARD($card, form: "the") }. { $why }
revoked-earlier = En la baza { $trick } no valía { CARD($card, form: "the") }, es verdad, pero no era la primera carta
    que no valía.
revoke-overlooked = En la baza { $trick } no valía { CARD($card, form: "the") }.
statement-is = { $true ->
    [true] La frase es verdadera.
   *[false] La frase es falsa.
}
choice-off = { $chosen ->
    [true] El número { $place } no es correcto.
   *[false] El número { $place } sí es correcto.
}
