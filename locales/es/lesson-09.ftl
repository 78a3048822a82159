# El recuento: lo que dice la lección 9, paso a paso.

text-lesson-count = El recuento: treinta y tres por punto
text-lesson-count-thirty-three = La ronda ha terminado y toca contar. Cada 33 tantos completos dan un punto. Lo que sobra se pierde.
text-lesson-count-pair = Suma primero las cartas de las bazas de tu bando. Después añade lo cantado.
text-lesson-count-made = Un bando cumple su puja si hace al menos los puntos que ha pujado. Entonces se apunta todo lo que ha hecho, no solo la puja. Un consejo: todas las cartas suman 120, así que cuenta el montón más pequeño.
text-lesson-count-failed = Si un bando hace menos puntos de los que ha pujado, no cumple su puja. Pierde lo pujado, y lo que ha hecho no cuenta.
text-lesson-count-others = El otro bando no se juega nada. Se apunta lo que ha hecho, se cumpla la puja o no. Su propia puja ya no importa.
text-lesson-count-toward-the-bid = Los cantes cuentan para la puja igual que las cartas. Entonces, ¿cuánto se apunta cada bando?
text-lesson-count-watch = Una ronda entera. Has pujado dos y sales cantando, pero justo esa baza la gana Este. El cante cuenta igual.
text-lesson-count-partners = Los compañeros suman primero todos sus tantos y solo después dividen entre 33. Los 40 que has cantado también entran.
text-lesson-count-below-zero = El marcador puede bajar de cero: las deudas no se perdonan. Antes de esta ronda tu bando tenía 1 punto.
text-lesson-count-four-pairs = Los cuatro cantes suman 100, porque solo uno es de triunfo. Una vez en la vida, dos compañeros ganan además todas las bazas. ¿Cuánto es eso?
text-lesson-count-match = Antes de la partida se acuerda a cuánto se juega: casi siempre a 6, 11 o 21. Tras una ronda entera gana quien ha llegado; si han llegado varios, quien más tenga. Si empatan en cabeza, se juega otra ronda.
