# Los asientos y el reparto: lo que dice la lección 3, paso a paso.

text-lesson-seats-and-deal = Los asientos y el reparto
text-lesson-deal-partners = Entre cuatro se juega dos contra dos, si no acordáis otra cosa. Tu compañero se sienta enfrente, así que tus dos vecinos van contra ti. ¡Nada personal! Con dos o tres jugadores, cada uno juega por su cuenta.
text-lesson-deal-who-is-partner = Tú eres Sur. ¿Quién es tu compañero?
text-lesson-deal-north = Norte.
text-lesson-deal-east = Este.
text-lesson-deal-west = Oeste.
text-lesson-deal-you = Tú.
text-lesson-deal-clockwise = Todo va como las agujas del reloj, al revés que en el tute: repartir, pujar y jugar. La baraja también va pasando así: después de cada ronda reparte el siguiente.
text-lesson-deal-forehand = ¿Quién reparte primero? Sacad carta, o que empiece el más joven o quien tenga ganas. Quien va después del que reparte es mano.
text-lesson-deal-who-is-forehand = Reparte Oeste. ¿Quién es mano?
text-lesson-deal-cut = Antes de repartir, corta la baraja quien se sienta a la derecha del que reparte. O da un toque, que quiere decir: me fío, déjala así.
text-lesson-deal-who-cuts = Reparte Este. ¿Quién corta o da un toque?
text-lesson-deal-classic = ¡Ahora repartes tú! Entre cuatro, a la manera clásica, se da toda la baraja, y todos reciben el mismo número de cartas.
text-lesson-deal-standard = Entre cuatro, a la manera estándar, primero hay tres cartas para cada uno, y con esas se puja. Dicho el triunfo, se da el resto, otras tres a cada uno. Las recibe primero quien lo ha dicho.
text-lesson-deal-two = Entre dos, ocho cartas para cada uno. Las demás quedan boca abajo en la mesa: eso es el mazo.
text-lesson-deal-three = Entre tres, siete cartas para cada uno, y no se reparten más. Las otras quedan boca abajo, hasta que las toma quien gana la subasta.
text-lesson-deal-again = Las manos quietas: las cartas sin repartir no las mira nadie. Y las malas cartas se juegan como las demás. Solo se reparte otra vez en dos casos: si todos pasan o si se prueba un renuncio.
text-lesson-deal-when-again = ¿Cuándo se reparte otra vez?
text-lesson-deal-same = Después de una ronda reparte el siguiente. Pero si se reparte otra vez, esa ronda no cuenta.
text-lesson-deal-next-one = Cuando todos han pasado, reparte el siguiente.
