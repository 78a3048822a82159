# Lo que parece haber creído quien se equivoca: un mensaje por cada creencia de `tutor/drill/beliefs.py`, por su id.
# `.where` dice en qué mesas valdría, si vale en alguna.

# -- cartas y bazas ----------------------------------------------------------------------------------------------------

belief-ten-in-numeric-place = Parece que has puesto el diez donde va por su número, por debajo
    { RANK("jack", form: "del") }.
belief-nine-beats-faces = Parece que pensabas que el nueve gana { RANK("jack", form: "al") },
    { RANK("queen", form: "al") } y al rey.
belief-pips-are-points = Parece que has contado como tantos los números de las cartas.
belief-faces-count-ten = Parece que has contado diez por cada { RANK("jack") }, { RANK("queen") } y rey.
belief-highest-rank-wins = Parece que has buscado la carta más alta sin mirar el palo.
belief-trump-is-just-a-suit = Parece que has tomado el triunfo por un palo como los demás.
belief-last-trump-wins = Parece que has dado la baza al último triunfo, no al más alto.
belief-points-win-tricks = Parece que has dado la baza a la carta con más tantos.

# -- lo que se debe jugar ----------------------------------------------------------------------------------------------

belief-may-ruff-anytime = Parece que pensabas que se puede fallar aun teniendo el palo de salida.
belief-may-discard-when-void = Parece que pensabas que sin el palo de salida se puede echar cualquier carta.
belief-need-not-undertrump = Parece que pensabas que un triunfo demasiado bajo para ganar no hay que jugarlo.
belief-must-always-beat = Parece que pensabas que había que montar. Eso es el iber, y en esta mesa no se ha acordado.
    .where = Donde se juegue con iber, tu respuesta sería correcta.
belief-must-always-overtrump = Parece que pensabas que había que pisar, y en esta mesa no es obligatorio.
    .where = Donde sea obligatorio pisar, tu respuesta sería correcta.
belief-iber-never-binds = Parece que has olvidado que en esta mesa se juega con iber.
    .where = Sin iber, tu respuesta sería correcta.
belief-iber-after-ruff = Parece que pensabas que el iber sigue obligando cuando alguien ya ha fallado.
belief-iber-binds-trumpers = Parece que pensabas que el iber obliga a pisar.
    .where = Donde sea obligatorio pisar, tu respuesta sería correcta.
belief-overtrump-when-following = Parece que, al salir otro de triunfo, pensabas que debías poner uno más alto; solo
    está obligado a pisar quien falla.
belief-no-overtrump = Parece que has olvidado que en esta mesa es obligatorio pisar.
    .where = Donde nadie tenga que pisar, tu respuesta sería correcta.
belief-spare-partner = Parece que querías dejarle la baza a tu compañero; para las reglas da igual de quién sea.
belief-stock-binds = Parece que has querido asistir; eso solo es obligatorio cuando se acaba el mazo.
belief-follow-colour = Parece que has confundido dos palos del mismo color.
belief-must-lead-trump = Parece que pensabas que hay que salir de triunfo.
belief-may-not-lead-trump = Parece que pensabas que no se puede salir de triunfo mientras quede otro palo.

# -- cantes ------------------------------------------------------------------------------------------------------------

belief-iber-because-announced = Parece que pensabas que con un cante empieza el iber.
belief-no-forty-with-one = Parece que pensabas que con una puja de uno no se puede salir con las cuarenta.
belief-announce-any-time = Parece que pensabas que un cante cuenta también cuando ha salido otro.
belief-announce-when-shown = Parece que pensabas que para cantar basta con enseñar las dos cartas, juegues lo que
    juegues.
belief-announce-with-one-card = Parece que pensabas que para cantar basta { RANK("king", form: "a") } o
    { RANK("queen", form: "a") }, sin la otra carta.
belief-announce-across-partners = Parece que has juntado un cante con cartas de dos compañeros.
belief-announce-always-20 = Parece que has contado 20 porque aún no había triunfo; pero es justo esa carta la que lo
    decide.
belief-opening-pair-is-40 = Parece que pensabas que el primer cante de la ronda vale siempre 40.
    .where = Donde la primera carta decida el triunfo, tu respuesta sería correcta.
belief-pairs-always-20 = Parece que pensabas que todos los cantes valen 20.
belief-announce-everywhere = Parece que has contado un cante, y en esta mesa no se canta.
    .where = Donde se cante, tu respuesta sería correcta.
belief-announce-needs-trick = Parece que pensabas que un cante solo cuenta si se gana su baza.
belief-announce-needs-any-trick = Parece que pensabas que los cantes no cuentan sin ganar alguna baza.
belief-no-announcements-in-total = Parece que te has dejado los cantes.

# -- la subasta --------------------------------------------------------------------------------------------------------

belief-equal-bid-stands = Parece que pensabas que basta con igualar la puja.
belief-pass-may-return = Parece que pensabas que quien ha pasado puede volver a pujar.
belief-may-not-pass = Parece que pensabas que quien puede subir está obligado a subir.
belief-next-bid-only = Parece que pensabas que las pujas solo suben de una en una.
belief-first-bid-wins = Parece que has dado la subasta a la primera puja.
belief-last-bidder-speaks-again = Parece que pensabas que, si superan una puja, quien la ha hecho vuelve a hablar.
    .where = Donde la subasta dé vueltas, tu respuesta sería correcta.
belief-dealer-speaks-first = Parece que pensabas que primero habla quien reparte.
belief-all-pass-passes-deal = Parece que pensabas que el reparto pasa al siguiente cuando todos pasan.

# -- reparto, salida, triunfo ------------------------------------------------------------------------------------------

belief-deal-goes-left = Parece que has ido al revés: se va como las agujas del reloj.
belief-same-dealer-again = Parece que pensabas que vuelve a repartir la misma persona.
belief-partner-deals-next = Parece que has pasado el reparto al otro lado de la mesa.
belief-dealer-leads = Parece que pensabas que sale primero quien reparte.
belief-forehand-always-leads = Parece que pensabas que siempre sale primero quien es mano.
    .where = Donde salga primero quien es mano, tu respuesta sería correcta.
belief-bid-winner-always-leads = Parece que pensabas que siempre sale primero quien gana la subasta.
    .where = Donde salga primero quien gana la subasta, tu respuesta sería correcta.
belief-six-for-everybody = Parece que pensabas que siempre se dan seis cartas a cada uno.
belief-all-cards-are-dealt = Parece que pensabas que se reparte toda la baraja de una vez.
belief-stock-of-three = Parece que pensabas que siempre sobran tres cartas.
belief-first-lead-makes-trump = Parece que pensabas que el triunfo lo decide la primera carta que se juega.
    .where = Donde la primera carta decida el triunfo, tu respuesta sería correcta.
belief-last-card-makes-trump = Parece que pensabas que el triunfo lo decide la última carta de la primera baza.
belief-dealers-card-makes-trump = Parece que pensabas que el triunfo lo decide la carta de quien reparte.
    .where = Donde la última carta de quien reparte quede boca arriba, tu respuesta sería correcta.

# -- marcadores --------------------------------------------------------------------------------------------------------

belief-score-the-bid = Parece que has apuntado la puja, no lo que se ha hecho.
belief-minus-the-points = Parece que has restado lo hecho, no lo pujado.
belief-failed-scores-nothing = Parece que pensabas que quien no cumple su puja simplemente no se apunta nada.
belief-failed-keeps-points = Parece que has apuntado los tantos aunque la puja no se ha cumplido.
belief-failed-costs-once = Parece que has restado la puja una sola vez; en esta mesa se resta el doble.
    .where = Donde la penalización sea simple, tu respuesta sería correcta.
belief-failed-costs-double = Parece que has restado el doble de la puja; en esta mesa se resta una sola vez.
    .where = Donde la penalización sea doble, tu respuesta sería correcta.
belief-round-to-nearest = Parece que has redondeado al 33 más cercano; solo cuentan los completos.
belief-round-up = Parece que has redondeado hacia arriba; solo cuentan los 33 completos.
belief-point-needs-more-than-33 = Parece que pensabas que 33 todavía no es un punto.
belief-thirty-three-everywhere = Parece que has dividido entre 33, y en esta mesa no se hace.
    .where = En el juego tradicional, tu respuesta sería correcta.
belief-counts-card-points = Parece que has apuntado los tantos de las cartas; en esta mesa 33 hacen un punto.
    .where = En el juego internacional, tu respuesta sería correcta.
belief-divide-then-add = Parece que has dividido los tantos de cada compañero por separado; primero se suman.
belief-bid-against-rivals = Parece que pensabas que los demás no se apuntan nada cuando la puja se cumple.
belief-rivals-lose-the-bid = Parece que has restado la puja del marcador de los demás.
belief-rivals-score-the-bid = Parece que has dado a los demás la puja que no se ha cumplido.
belief-not-below-zero = Parece que te has parado en cero; el marcador puede bajar de cero.
belief-no-announcements-in-bid = Parece que te has dejado los cantes; también cuentan para la puja.
belief-all-cards-bid-is-eleven = Parece que has entendido once como once tantos; promete todas las cartas que cuentan.

# -- partidas ----------------------------------------------------------------------------------------------------------

belief-first-past-the-post = Parece que has dado la partida a quien se nombra primero.
belief-bidder-goes-out-first = Parece que has dado la partida a quienes han ganado la subasta; gana el marcador más
    alto.
belief-must-pass-target = Parece que pensabas que hay que pasar de la meta; basta con llegar.
belief-leader-has-won = Parece que pensabas que quien va por delante ya ha ganado, llegue o no a la meta.
belief-lead-must-be-two = Parece que pensabas que hace falta una ventaja de dos.
    .where = Donde se haya acordado una ventaja de dos, tu respuesta sería correcta.
belief-target-is-enough = Parece que has olvidado que esta mesa pide una ventaja mayor.
    .where = Donde baste cualquier ventaja, tu respuesta sería correcta.

# -- juego limpio ------------------------------------------------------------------------------------------------------

belief-revoke-is-automatic = Parece que has castigado un renuncio que nadie había denunciado.
belief-revoke-costs-the-bid = Parece que has restado también la puja; esa solo la pierden quienes habían ganado la
    subasta.
belief-revoke-never-costs-the-bid = Parece que has olvidado que quienes habían ganado la subasta pierden también la
    puja.
belief-accusing-is-free = Parece que pensabas que una acusación falsa no cuesta nada.
belief-accusation-voids-round = Parece que pensabas que cualquier acusación acaba con la ronda.
belief-revoked-round-goes-on = Parece que pensabas que la ronda sigue después de probarse un renuncio.
belief-only-first-revoke-counts = Parece que pensabas que solo cuenta el primer renuncio de la ronda.
