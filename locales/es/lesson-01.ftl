# La primera ronda en cinco minutos: lo que dice la lección 1, paso a paso.

text-lesson-first-round = La primera ronda en cinco minutos
text-lesson-first-card = ¡Siéntate, llegas justo a tiempo! Tú eres Sur, y Norte, enfrente, es tu compañero. En esta baza ha salido Oeste: su carta es la primera. Quien tiene cartas de ese palo, el palo de salida, debe jugar una, y la más alta gana la baza. ¡Te toca!
text-lesson-first-order = En cada palo las cartas suben así: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Ojo con { RANK("ten", form: "the") }: solo le gana { RANK("ace", form: "the") }.
text-lesson-first-lead = Cartas nuevas: imagina que acabas de ganar una baza. Quien gana una baza sale en la siguiente, y puede salir con cualquier carta. ¡Elige la que quieras!
text-lesson-first-trump = Un palo manda sobre los demás: el triunfo, el palo que pinta. Hasta el triunfo más pequeño gana a { RANK("ace", form: "a") } de otro palo. Si caen varios triunfos, gana la baza el más alto. Quien no tiene el palo de salida debe jugar triunfo, si tiene.
text-lesson-first-play = Ahora juega tú una ronda entera: seis bazas. Has pujado uno: has prometido 33 tantos por lo menos. Nadie ha pujado más, así que sales tú. El palo de tu primera carta es el triunfo.
text-lesson-first-points = Las cartas valen tantos: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2. { CAP(RANK("nine", form: "the")) } no vale nada. Entre todas suman 120.
text-lesson-first-score = Los compañeros suman sus tantos. Cada 33 completos dan un punto, y lo que sobra se pierde. El bando que cumple su puja se apunta todo lo que ha hecho.
text-lesson-first-our-score = Esas mismas cartas también se pueden jugar así. ¿Cuántos puntos se apunta cada bando?
text-lesson-first-pupil = ¡Ahora enseñas tú! Un amigo juega por primera vez y tiene una idea equivocada.
