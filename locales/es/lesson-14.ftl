# Las reglas internacionales: lo que dice la lección 14, paso a paso.

text-lesson-international = Las reglas internacionales
text-lesson-inter-six = Con las reglas internacionales cada uno recibe seis cartas, de tres en tres; lo que sobra queda fuera. Si sois cinco o seis, se añaden { RANK("seven", form: "many") } y { RANK("eight", form: "many") }: 32 cartas. ¿Seis para cada uno de los seis? Así está escrito, pero nadie hizo la cuenta. Reparte las que alcancen para todos.
text-lesson-inter-bids = Se puja de 6 a 11, por turnos, vuelta tras vuelta y siempre más alto. Quien pasa queda fuera en esta ronda. Este habla otra vez: ¿qué puede decir?
text-lesson-inter-out = Este ha subido a 8. ¿Cómo queda ahora la subasta?
text-lesson-inter-lead = Has ganado la subasta. Dices el triunfo en voz alta, antes de que caiga ninguna carta. Pero ¿quién sale? No quien ganó la subasta: aquí sale el mano, el siguiente a quien reparte.
text-lesson-inter-over = Ahora viene la gran obligación de esta mesa. Si debes fallar y alguien ya ha fallado, tienes que pisar el triunfo más alto de la baza, si puedes.
text-lesson-inter-elsewhere = Las mismas cartas, pero ahora en una mesa tradicional. ¿Qué cartas puedes jugar?
text-lesson-inter-trump-led = Esta vez han salido de triunfo y tú solo asistes. Pisar es cosa de quien tiene que fallar. ¿Qué cartas puedes jugar?
text-lesson-inter-watch = Dos bazas con estas obligaciones. Fíjate en lo que tienes que hacerle a tu propio compañero en la segunda.
text-lesson-inter-pupil = Tu amigo ha oído que hay que pisar, pero sus triunfos son todos demasiado bajos.
text-lesson-inter-score = Aquí nadie divide entre 33: cada bando se apunta sus tantos. Si la puja se cumple, te apuntas todo lo que ganaste, no la puja. Este pujó 8.
text-lesson-inter-below-zero = La puja que no se cumple no da nada y se resta, aunque el marcador baje de cero. Norte pujó 9, y vosotros vais por 4. ¿Cómo cambia cada marcador?
text-lesson-inter-eleven = Once es otra cosa. Prometes todas las cartas que cuentan: los demás no pueden llevarse ni un tanto. Oeste pujó 11 y se llevó 118, que no está nada mal…
text-lesson-inter-plainly = Hablando claro: con 120 tantos, toda puja menos la de 11 es fácil, y la partida suele durar una ronda. Para jugar en serio, contad 33 por punto. También está escrito que el orden y los tantos no coinciden. Con 24 cartas sí coinciden; { RANK("seven") }, { RANK("eight") } y { RANK("nine") } no valen nada.

text-lesson-help-first-trump-only = Solo tiene que fallar quien falla primero.
text-lesson-help-lower-then = Pisa si puedes. Si no puedes, echas igualmente un triunfo más bajo.
