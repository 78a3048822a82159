# Cómo juega cada mesa: dónde otra respondería otra cosa, qué significa cada acuerdo, quién juega con qué reglas.

# Dónde otra mesa respondería otra cosa; `$answer` es la respuesta en pocas palabras.
elsewhere-at-your-table = En tu mesa, la respuesta sería: { $answer }.
elsewhere-with-iber = Donde se juegue con iber, la respuesta sería: { $answer }.
elsewhere-without-iber = Sin iber, la respuesta sería: { $answer }.
elsewhere-with-overtrump = Donde sea obligatorio pisar, la respuesta sería: { $answer }.
elsewhere-without-overtrump = Donde nadie tenga que pisar, la respuesta sería: { $answer }.
elsewhere-by-traditional = Con las reglas tradicionales, la respuesta sería: { $answer }.
elsewhere-by-international = Con las reglas internacionales, la respuesta sería: { $answer }.

quiz-own-rule = En tu mesa no hay nada que preguntar sobre la regla { $rule }. Di otras reglas con --ruleset.
quiz-own-kind = En tu mesa no hay preguntas de la clase { $kind }. Di otras reglas con --ruleset.

# Qué significa cada acuerdo en la mesa; `.title` es su nombre en la lista.
point-iber = Al asistir tienes que montar si puedes, mientras nadie haya fallado.
    .title = Iber
point-overtrump = Si debes fallar y ya hay un triunfo en la baza, pon uno más alto si puedes.
    .title = Pisar
point-announcements = Si sales con { RANK("king") } o { RANK("queen") } y tienes los dos, cantas: 20, o 40 en triunfo.
    .title = Cantes
point-points-per-game-point = Con esos tantos se hace un punto, y lo que sobra se pierde.
    .title = El recuento
point-penalty-factor = Al bando que no cumple su puja se le resta lo pujado, tantas veces como se diga aquí.
    .title = Penalización
point-partners = Cuatro jugadores van dos contra dos, o cada uno por su cuenta.
    .title = Compañeros
point-win-margin = Quien ha llegado a la meta gana la partida si además lleva esa ventaja.
    .title = Ventaja para ganar
point-first-lead = En la primera baza sale quien gana la subasta, o quien es mano, que se sienta tras el que reparte.
    .title = Primera salida
point-all-pass = Si todos han pasado, unos reparten otra vez y otros siguen con una puja que nadie hizo.
    .title = Todos pasan
point-fixed-suit = Este palo es triunfo cuando todos han pasado y la mesa sigue con un palo fijo.
    .title = Palo fijo
point-target = Quien tiene esos puntos al acabar una ronda, y más que los demás, ha ganado.
    .title = Longitud de la partida

point-source-ro = Lo dice el manual rumano: regla { $rule }.
point-source-int = Lo dice el artículo internacional: regla { $rule }.
point-source-both = Lo dicen las dos fuentes: regla { $rule }.
point-source-split = Cada fuente lo hace a su manera: regla { $rule }.
point-source-others = No lo dice ninguna fuente, pero algunas mesas juegan así: regla { $rule }.

# Por qué una mesa no puede acordar algo.
refused-trump-would-come-too-late = Aquí el triunfo lo decide la primera salida de quien gana la subasta, así que nadie más puede salir primero.
refused-partners-only-with-four = Solo cuatro jugadores pueden elegir entre tener compañeros y jugar cada uno por su cuenta.
refused-no-bid-winner-without-bidding = Aquí nadie puja, así que no puede salir primero quien gana la subasta.
refused-fixed-suit-without-suit = Di antes qué palo va a ser: «{ point-fixed-suit.title }» (fixed_suit).

# Quién juega con qué reglas.
played-traditional-2 = A la rumana, para dos: ocho cartas cada uno, y otras ocho se roban durante el juego.
played-traditional-3 = A la rumana, para tres: siete cartas cada uno, y quien gana la subasta toma las tres últimas.
played-traditional-4-classic = A la rumana, para cuatro, la más conocida: dos contra dos, seis cartas, pujas de uno a seis.
played-traditional-4-standard = A la rumana, para cuatro: pujas con tres cartas, y llegan otras tres al decir el triunfo.
played-international-2 = Como se cuenta fuera de Rumanía, para dos: seis cartas cada uno, y doce no entran.
played-international-3 = Como se cuenta fuera de Rumanía, para tres: seis cartas cada uno, y seis no entran.
played-international-4 = Como se cuenta fuera de Rumanía: dos contra dos, pujas de seis a once, y es obligatorio pisar.
played-international-5 = Como se cuenta fuera de Rumanía, para cinco, con 32 cartas: cada uno por su cuenta.
played-international-6 = Como se cuenta fuera de Rumanía, para seis, con 32 cartas: tres bandos de dos.
played-talon = Cinco cartas cada uno, y quien gana la subasta puede cambiar con las cuatro que sobran.
played-no-bidding = Sin subasta: la última carta de quien reparte decide el triunfo, y cada bando se apunta lo que ha hecho.
played-table-trump = Un palo es triunfo durante toda la partida.
played-moldovan = Se juega en Moldavia y en el este de Rumanía: la puja que no se cumple cuesta el doble.

# El verbo `table`.
verb-table = Cuenta cómo juega tu mesa o cambia algo. Después se pregunta con las reglas de tu mesa.
meta-option = QUÉ
table-arg-name = de qué se trata; { $ruleset } para las reglas enteras, { $reset } para olvidarlo todo; sin él se cuenta todo
table-arg-value = lo que habéis acordado; sin él se explica
house-own = Tu mesa: { $ruleset }.
house-usual = Aún no has dicho cómo juega tu mesa. Lo más común es jugar así: { $ruleset }.
house-reset = Tu mesa queda olvidada. Vuelven las preguntas de toda clase de mesas.
house-line = { $name }: { $told }. { $means } { $source }
house-now = { $name }: { $told }.
house-value = { $code }: { $told }. { $answer }
house-no-difference = En esta mesa no cambia nada.
house-how = Para acordar otra cosa: cruce-tutor table { $name } { $code }
house-ruleset = { $id }: { $ruleset }. { $played }
house-unknown = Una mesa no tiene nada llamado «{ $found }». Hay: { $allowed }.
house-unknown-ruleset = No hay reglas llamadas «{ $found }». Hay: { $allowed }.
