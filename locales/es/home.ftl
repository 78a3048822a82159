# El inicio, la práctica, los ajustes y las pantallas de las lecciones: lo que hay alrededor de la mesa.

verb-home = El inicio: lecciones, práctica, reglas falsas, palabras y ajustes. También se abre si no das ninguna orden.
option-reset = empezar de nuevo esta lección: lo hecho hasta ahora ya no cuenta
option-undo = dejar la lección como estaba antes de empezarla de nuevo
lesson-was-reset = { $title }: empieza de nuevo. Para dejarla como estaba: { $command }
lesson-was-undone = { $title }: todo está otra vez como antes.
lesson-no-undo = { $title }: no la has empezado de nuevo, así que no hay nada que deshacer.

home-title = Cruce Tutor
home-welcome = ¡Siéntate y baraja! El próximo paso brilla; lo demás también está abierto.
home-path = El camino
home-beside = Junto al camino
home-go-on-quiz = Sigue con la pregunta { $number }
home-go-on-lesson = Sigue: { $title }
home-lesson = { $number } · { $title }
home-done = hecha
home-next = te toca
home-steps = { $done } de { $of }
home-due = { $count ->
    [one] 1 regla por repasar
    [many] { $count } de reglas por repasar
   *[other] { $count } reglas por repasar
}
home-practice = Practicar
home-myths = Reglas falsas
home-glossary = Las palabras del juego
home-sources = ¿Quién lo dice?
home-table = ¿Cómo se juega en tu mesa?
home-progress = Lo que ya sabes
home-settings = Ajustes
home-do-test = prueba
home-do-reset = de nuevo
home-do-undo = deshacer
home-was-reset = La lección empieza de nuevo. Pulsa u para dejarla como estaba.
home-was-undone = La lección está otra vez como antes.

home-line-welcome = ¡Hola! Esto es Cruce. Escribe un número y pulsa Intro; ? te ayuda.
home-line-help = Escribe el número de lo que quieras. r lee otra vez las opciones, l cambia el idioma, p la baraja, q vuelve atrás o termina.
home-line-room = { $title }. Escribe un número; q vuelve atrás.
home-line-more = Escribe un número; r lee otra vez las opciones, q vuelve atrás.
home-line-next = Lo siguiente para ti: { $number }, { $title }.
home-line-now = { $title }: { $value }.
home-line-bye = ¡Hasta la próxima ronda!
home-line-door = { $number }: { $label }
home-line-aside = { $label } ({ $aside })
home-line-unknown = «{ $found }» no está entre las opciones. Van del 1 al { $highest }.

lesson-first-welcome = ¡Hola! Esto es Cruce. Con un número eliges la carta y con Intro la juegas. l cambia el idioma, q lleva al inicio.

practice-any = Un poco de todo
practice-due = Te toca repasar
practice-kinds = Una sola clase de preguntas
practice-rule = { $number }: { $title }
kind-legal-plays = ¿Qué cartas se pueden jugar?
kind-may-play = ¿Se puede jugar esta carta?
kind-trick-winner = ¿Quién gana la baza?
kind-trick-points = ¿Cuánto vale la baza?
kind-card-points = ¿Cuánto vale el montón?
kind-side-total = ¿Cuánto ha hecho un bando?
kind-game-points = ¿Cuántos puntos son?
kind-announcement = ¿Cuánto cantas con esta carta?
kind-legal-bids = ¿Qué se puede pujar?
kind-auction-result = ¿Cómo queda la subasta?
kind-trump = ¿Qué palo es triunfo?
kind-first-leader = ¿Quién sale primero?
kind-next-dealer = ¿Quién reparte ahora?
kind-deal = ¿Cómo se reparten las cartas?
kind-rank-order = ¿Qué carta es más alta?
kind-round-score = ¿Qué se apunta tras la ronda?
kind-match-result = ¿Ha ganado alguien?
kind-find-revoke = ¿Dónde está el renuncio?
kind-accusation = ¿Qué cuesta la acusación?

settings-about = Izquierda y derecha cambian un ajuste. Se ve enseguida y queda guardado.
setting-language = Idioma
setting-pack = Baraja
setting-pack-value = { $value ->
    [hungarian] húngara
   *[french] francesa
}
setting-colours = Colores
setting-colours-value = { $value ->
    [cruce-light] claro, palos en cuatro colores
    [cruce-high-dark] oscuro, alto contraste
    [cruce-high-light] claro, alto contraste
    [cruce-sixteen] dieciséis colores
    [cruce-dark-two] oscuro, palos en dos colores
    [cruce-light-two] claro, palos en dos colores
    [cruce-high-dark-two] oscuro, alto contraste, dos colores
    [cruce-high-light-two] claro, alto contraste, dos colores
    [cruce-sixteen-two] dieciséis colores, palos en dos
   *[cruce-dark] oscuro, palos en cuatro colores
}
setting-card_size = Tamaño de las cartas
setting-card_size-value = { $value ->
    [large] grandes
    [drawn] dibujadas
    [line] en una línea
   *[auto] según el espacio
}
setting-animation = Animación
setting-animation-value = { $value ->
    [off] no
   *[on] sí
}

setting-plain = Siempre en líneas, para lector de pantalla
setting-plain-value = { $value ->
    [off] no
   *[on] sí
}

lesson-left = La próxima vez puedes seguir desde aquí.
screen-true-or-false = ¿Verdadero o falso?
screen-lesson = { $number } · { $title }
screen-step = paso { $number } de { $of }
screen-known = Esto ya lo has leído; con r lo ves otra vez.
screen-owed-title = Lo que debes hacer aquí
screen-do-owed = qué debo
screen-do-hint = pista
screen-do-again = otra vez
screen-do-open = abrir
screen-do-links = leer más
screen-read-on = Para leer más
screen-do-change = cambiar
screen-help-again = probar otra vez
screen-help-owed = ver lo que debes hacer aquí
screen-help-hint = recibir una pista, cada vez más grande
screen-help-back = volver atrás; no se pierde nada
screen-help-text = ver un texto que ya has leído
screen-help-terms = ver qué significan las palabras de aquí
screen-help-open = abrir
quiz-resumed = Te quedaste en la pregunta { $number }: seguimos desde ahí.
screen-terms-title = Las palabras de esta pantalla
table-ruleset = ¿Qué juego?
table-about = Izquierda y derecha cambian la línea donde estás; así practicarás con las reglas de tu mesa.
table-answer = { $sign } { $told }: { $answer }
table-do-usual = lo normal
