# Las pantallas: lo que está al lado de las cartas, las teclas, y nombres cortos donde hay poco sitio.

screen-question = Pregunta { $number }
screen-question-of = Pregunta { $number } de { $count }
screen-score = aciertos: { $right } de { $answered }

screen-how-many = Elígelas todas.
screen-how-fields = Rellena cada línea.

# Cartas: uno o dos signos para el valor; en la baraja húngara, la letra del palo va detrás de su signo. Corazones y
# cascabeles empiezan por la misma letra: los cascabeles llevan la S.
screen-rank-french = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [jack] J
    [queen] Q
    [king] K
    [ten] 10
   *[ace] A
}
screen-rank-hungarian = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [jack] S
    [queen] C
    [king] R
    [ten] 10
   *[ace] A
}
screen-suit-letter = { $suit ->
    [hearts] C
    [diamonds] S
    [clubs] B
   *[spades] H
}

# Asientos: tres signos como mucho.
screen-seat = { $seat ->
    [S] tú
    [SW] SO
    [W] O
    [NW] NO
    [N] N
    [NE] NE
    [E] E
   *[SE] SE
}
screen-you = tú
screen-friend = amigo
screen-partner = compañero
screen-led = { WHO($seat) ->
    [you] has salido
   *[one] ha salido
}
screen-led-announcing = { WHO($seat) ->
    [you] has salido y cantado
   *[one] ha salido y cantado
}
screen-wins = { WHO($seat) ->
    [you] vas ganando
   *[one] va ganando
}
screen-takes = { WHO($seat) ->
    [you] la ganas
   *[one] la gana
}
screen-plays-now = { WHO($seat) ->
    [you] te toca
   *[one] le toca
}
screen-leads-now = { WHO($seat) ->
    [you] sales tú
   *[one] sale
}
screen-deals = { WHO($seat) ->
    [you] has repartido
   *[one] ha repartido
}
screen-has-bid = { WHO($seat) ->
    [you] has pujado { BID($amount) }
   *[one] ha pujado { BID($amount) }
}

# La columna callada.
screen-ruleset = { $id ->
    [traditional-2] Tradicional, dos jugadores
    [traditional-3] Tradicional, tres jugadores
    [traditional-4-classic] Tradicional, cuatro, clásica
    [traditional-4-standard] Tradicional, cuatro, estándar
    [international-2] Internacional, dos jugadores
    [international-3] Internacional, tres jugadores
    [international-4] Internacional, cuatro jugadores
    [international-5] Internacional, cinco jugadores
    [international-6] Internacional, seis jugadores
    [talon] Con talón, cuatro jugadores
    [no-bidding] Sin subasta, cuatro jugadores
    [table-trump] Cruce de mesa, cuatro jugadores
   *[moldovan] Moldavo, cuatro jugadores
}
screen-dealer = Reparte
screen-auction = Subasta
screen-caller = { SEAT($seat) }:
screen-bid = Puja
screen-bid-by = { CAP(SEAT($seat)) }, { BID($amount) }
screen-trump = Triunfo
screen-trump-by-lead = la primera carta
screen-turned = Boca arriba
screen-stock = { COUNT($number, of: "cards") } en el mazo
screen-announced = Cantes
screen-scores = Marcador
screen-target = Se juega a
screen-gives = { WHO($seat) ->
    [you] Has dado
   *[one] { SEAT($seat) } ha dado
}
screen-discards = { WHO($seat) ->
    [you] Has dejado
   *[one] { SEAT($seat) } ha dejado
}
screen-hand = { WHO($seat) ->
    [you] Tus cartas
   *[one] Cartas de { SEAT($seat) }
}
screen-friend-hand = Las cartas de tu amigo
screen-pile = El montón
screen-taken = { WHO($side) ->
    [you] Te has llevado
    [ours] { CAP(SIDE($side)) } os habéis llevado
    [one] { SIDE($side) } se ha llevado
   *[two] { SIDE($side) } se han llevado
}
screen-took = ha ganado la baza
screen-announced-it = ha cantado

# Lo que se dice al lado del veredicto.
screen-rule-hint = { $rules } · toda la regla: w
screen-rule-hint-plain = Toda la regla: w
screen-why-later = Primero responde, y luego te enseño la regla.
screen-type-here = Escribe la respuesta: números o nombres
screen-rule-title = La regla
screen-keys-title = Lo que puedes pulsar aquí
screen-summary-title = Eso es todo por ahora
screen-cramped = Las cartas necesitan más espacio: agranda la ventana hasta { $width } columnas y { $height } líneas por lo menos.
screen-fault = Perdona, algo se ha roto y la culpa es nuestra. El informe está aquí: { $file }

# Las teclas, y lo que hacen en una o dos palabras.
screen-key-enter = intro
screen-key-esc = esc
screen-key-space = espacio
screen-key-arrows = flechas
screen-key-tab = tab
screen-key-page = repág avpág
screen-do-answer = responder
screen-do-next = seguir
screen-do-finish = terminar
screen-do-choose = elegir
screen-do-type = escribir
screen-do-language = idioma
screen-do-pack = baraja
screen-do-why = regla
screen-do-keys = teclas
screen-do-end = parar
screen-do-back = atrás
screen-do-close = cerrar

# Lo mismo en la hoja de las teclas.
screen-help-answer = responder con lo que has elegido
screen-help-next = seguir con la próxima pregunta
screen-help-finish = terminar
screen-help-choose = elegir por su número
screen-help-move = moverte sin elegir
screen-help-field = pasar a la línea siguiente
screen-help-type = escribir la respuesta
screen-help-language = cambiar de idioma
screen-help-pack = cambiar de baraja
screen-help-why = leer toda la regla
screen-help-colours = cambiar los colores
screen-help-scroll = ver más arriba o más abajo
screen-help-end = dejarlo por ahora
screen-help-mark = elegir o dejar de elegir
