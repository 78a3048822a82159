# Los asientos, las reglas de la mesa, las opciones, y una posición contada en frases.

# Quien aprende se sienta en S.
seat = { $seat ->
    [S] tú
    [SW] Suroeste
    [W] Oeste
    [NW] Noroeste
    [N] Norte
    [NE] Noreste
    [E] Este
   *[SE] Sureste
}

ruleset-traditional-2 = Reglas tradicionales, dos jugadores
ruleset-traditional-3 = Reglas tradicionales, tres jugadores
ruleset-traditional-4-classic = Reglas tradicionales, cuatro jugadores
ruleset-traditional-4-standard = Reglas tradicionales, cuatro jugadores, tres cartas antes de la subasta y tres después
ruleset-international-2 = Reglas internacionales, dos jugadores
ruleset-international-3 = Reglas internacionales, tres jugadores
ruleset-international-4 = Reglas internacionales, cuatro jugadores
ruleset-international-5 = Reglas internacionales, cinco jugadores
ruleset-international-6 = Reglas internacionales, seis jugadores
ruleset-talon = Reglas internacionales, cuatro jugadores, con talón
ruleset-no-bidding = Reglas internacionales, cuatro jugadores, sin subasta
ruleset-table-trump = Reglas internacionales, cuatro jugadores, un solo triunfo para toda la partida
ruleset-moldovan = Reglas moldavas, cuatro jugadores, penalización doble

option-iber = { $value ->
    [true] con iber
   *[false] sin iber
}
option-overtrump = { $value ->
    [true] es obligatorio pisar
   *[false] no es obligatorio pisar
}
option-announcements = { $value ->
    [true] se canta
   *[false] no se canta
}
option-points-per-game-point = { $value ->
    [1] cada tanto vale un punto
    [many] { $value } de tantos hacen un punto
   *[other] { $value } tantos hacen un punto
}
option-penalty-factor = { $value ->
    [1] la puja que no se cumple se resta una sola vez
    [2] la puja que no se cumple cuesta el doble
    [many] la puja que no se cumple se resta { $value } de veces
   *[other] la puja que no se cumple se resta { $value } veces
}
option-partners = { $value ->
    [true] los compañeros se sientan enfrente
   *[false] cada uno juega por su cuenta
}
option-win-margin = { $value ->
    [1] para ganar basta un punto de ventaja
    [many] para ganar hacen falta { $value } de puntos de ventaja
   *[other] para ganar hacen falta { $value } puntos de ventaja
}
option-first-lead = { $value ->
    [forehand] sale primero quien es mano
   *[bid-winner] sale primero quien gana la subasta
}
option-all-pass = { $value ->
    [dealer-minimum] si todos pasan, quien reparte juega con la puja más baja
    [fixed-suit] si todos pasan, pinta un palo fijo
    [forehand-zero] si todos pasan, juega quien es mano, con una puja de cero
   *[redeal] si todos pasan, se reparte otra vez
}
option-fixed-suit = { $value ->
    [none] sin palo fijo
   *[other] el palo fijo es { SUIT($value) }
}
option-target = { $value ->
    [one] se juega a 1 punto
    [many] se juega a { $value } de puntos
   *[other] se juega a { $value } puntos
}

table-rules = { $size ->
    [0] { $ruleset }.
   *[other] { $ruleset }, { $options }.
}
table-dealer = { WHO($seat) ->
    [you] Has repartido tú.
   *[one] Ha repartido { SEAT($seat) }.
}
table-call-bid = { WHO($seat) ->
    [you] Has pujado { BID($amount) }.
   *[one] { SEAT($seat) } ha pujado { BID($amount) }.
}
table-call-pass = { WHO($seat) ->
    [you] Has dicho paso.
   *[one] { SEAT($seat) } ha dicho paso.
}
table-bid = { WHO($seat) ->
    [you] Has ganado la subasta con { BID($amount) }.
   *[one] { SEAT($seat) } ha ganado la subasta con { BID($amount) }.
}
table-trump = Pintan { SUIT($suit) }.
table-first-trick = Es la primera baza de la ronda.
table-no-trump-yet = La ronda empieza ahora y todavía no hay triunfo.
table-turned = { WHO($seat) ->
    [you] Tu última carta, { CARD($card, form: "the") }, ha quedado boca arriba.
   *[one] La última carta de { SEAT($seat) }, { CARD($card, form: "the") }, ha quedado boca arriba.
}
table-stock = { $number ->
    [one] Queda una carta en el mazo.
    [many] Quedan { $number } de cartas en el mazo.
   *[other] Quedan { $number } cartas en el mazo.
}
table-stock-empty = Ya no quedan cartas en el mazo.
table-led = { WHO($seat) ->
    [you] Has salido con { CARD($card, form: "the") }.
   *[one] { SEAT($seat) } ha salido con { CARD($card, form: "the") }.
}
table-announced-lead = { WHO($seat) ->
    [you] Has salido con { CARD($card, form: "the") } y has cantado.
   *[one] { SEAT($seat) } ha salido con { CARD($card, form: "the") } y ha cantado.
}
table-played = { WHO($seat) ->
    [you] Has jugado { CARD($card, form: "the") }.
   *[one] { SEAT($seat) } ha jugado { CARD($card, form: "the") }.
}
table-turn = { WHO($seat) ->
    [you] Te toca a ti.
   *[one] Le toca a { SEAT($seat) }.
}
table-turn-leads = { WHO($seat) ->
    [you] Te toca salir.
   *[one] Le toca salir a { SEAT($seat) }.
}
table-pile = En el montón: { PILE($cards) }.
table-taken = { SIZE($cards) ->
    [0] { WHO($side) ->
        [you] No te has llevado nada.
        [ours] { CAP(SIDE($side)) } no os habéis llevado nada.
        [one] { SIDE($side) } no se ha llevado nada.
       *[two] { SIDE($side) } no se han llevado nada.
    }
   *[other] { WHO($side) ->
        [you] Te has llevado: { PILE($cards) }.
        [ours] { CAP(SIDE($side)) } os habéis llevado: { PILE($cards) }.
        [one] { SIDE($side) } se ha llevado: { PILE($cards) }.
       *[two] { SIDE($side) } se han llevado: { PILE($cards) }.
    }
}
table-announced = { WHO($side) ->
    [you] Has cantado en { SUIT($suits) }.
    [ours] { CAP(SIDE($side)) } habéis cantado en { SUIT($suits) }.
    [one] { SIDE($side) } ha cantado en { SUIT($suits) }.
   *[two] { SIDE($side) } han cantado en { SUIT($suits) }.
}
table-scores = El marcador: { $scores }. Se juega a { $target }.
table-score-part = { SIDE($side) } { SCORE($score) }
table-hand = { WHO($seat) ->
    [you] Tus cartas: { $cards }.
   *[one] Las cartas de { SEAT($seat) }: { $cards }.
}
table-friend-turn = Hoy tu amigo está en tu sitio, y le toca a él.
table-friend-leads = Hoy tu amigo está en tu sitio, y sale él.
table-friend-hand = Las cartas de tu amigo: { $cards }.
table-cards = Las cartas: { $cards }.
table-gives = { WHO($seat) ->
    [you] Le has dado a { SEAT($to) } { CARD($card, form: "the") }.
   *[one] { WHO($to) ->
        [you] { SEAT($seat) } te ha dado { CARD($card, form: "the") }.
       *[one] { SEAT($seat) } le ha dado a { SEAT($to) } { CARD($card, form: "the") }.
    }
}
table-draws = { WHO($seat) ->
    [you] Has robado { CARD($card, form: "the") }.
   *[one] { SEAT($seat) } ha robado { CARD($card, form: "the") }.
}
table-discards = { WHO($seat) ->
    [you] Has dejado en el talón { CARD($cards, form: "the") }.
   *[one] { SEAT($seat) } ha dejado en el talón { CARD($cards, form: "the") }.
}
table-trick = Baza { $number }: { $plays }
table-trick-taken = { WHO($seat) ->
    [you] Baza { $number }: { $plays } La has ganado tú.
   *[one] Baza { $number }: { $plays } La ha ganado { SEAT($seat) }.
}
