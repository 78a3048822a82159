# La subasta: lo que dice la lección 4, paso a paso.

text-lesson-bidding = La subasta
text-lesson-bid-promise = Antes de la primera carta, cada uno dice cuánto va a hacer su bando. Se pujan puntos, de uno a seis; quien no quiere pujar dice paso. Ha repartido Este, así que eres mano y hablas primero.
text-lesson-bid-order = Primero habla quien es mano, luego se sigue como las agujas del reloj, y al final habla quien reparte. Cada uno habla una sola vez.
text-lesson-bid-who-begins = Ha repartido Oeste. ¿Quién habla primero?
text-lesson-bid-higher = Quien puja tiene que decir más que la puja más alta hasta ahora; igualarla no basta. Puedes saltarte números, y pasar puedes siempre.
text-lesson-bid-highest = Todos han hablado una vez y se acabó: la puja más alta gana la subasta. Ahora ese bando tiene que cumplirla.
text-lesson-bid-all-pass = En Rumanía hay muchas palabras para pasar: «pas», «merge», «merg» o «bune». Si todos pasan, reparte otra vez la misma persona, a no ser que hayáis acordado otra cosa.
text-lesson-bid-six = Por encima de seis no hay nada. Y seis se puede decir, pero hacen falta 198 de los 220 tantos que puede haber. No es una regla, solo un buen consejo: no lo digas.
text-lesson-bid-risk = Si ganas la subasta, te arriesgas a perder puntos. Si no la ganas, quizá tus buenas cartas no sirvan de nada. Mientras aprendes, no pujes más de uno.
text-lesson-bid-what-to-say = Eres mano. ¿Qué puede decir un principiante prudente con estas cartas?
text-lesson-bid-say-pass = Paso.
text-lesson-bid-say-one = Uno.
text-lesson-bid-say-three = Tres.
text-lesson-bid-say-six = Seis.
