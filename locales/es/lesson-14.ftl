# Las reglas internacionales: lo que dice la lección 14, paso a paso.

text-lesson-international = Las reglas internacionales
text-lesson-inter-six = Con las reglas internacionales cada uno recibe seis cartas, de tres en tres; lo que sobra queda fuera. Si sois cinco o seis, se añaden { RANK("seven", form: "many") } y { RANK("eight", form: "many") }: 32 cartas. ¿Seis para cada uno de los seis? Así está escrito, pero nadie echó la cuenta. Reparte a cada uno todas las que permita la baraja.
text-lesson-inter-bids = Se puja de 6 a 11, por turnos, vuelta tras vuelta y siempre más alto. Quien pasa queda fuera en esta ronda. Ahora habla otra vez Este: ¿qué puede decir?
text-lesson-inter-out = Este ha subido a 8. ¿Cómo queda ahora la subasta?
text-lesson-inter-lead = Has ganado la subasta. Dices el triunfo en voz alta, antes de que caiga ninguna carta. Pero ¿quién sale? No quien ha ganado la subasta: aquí sale quien es mano, el siguiente al que reparte.
text-lesson-inter-over = Ahora viene la gran obligación de esta mesa. Si debes fallar y alguien ya ha fallado, tienes que pisar el triunfo más alto de la baza, si puedes.
text-lesson-inter-elsewhere = Las mismas cartas, pero ahora en una mesa tradicional. ¿Qué cartas puedes jugar?
text-lesson-inter-trump-led = Esta vez han salido de triunfo y tú solo asistes. Pisar es cosa de quien tiene que fallar. ¿Qué cartas puedes jugar?
text-lesson-inter-watch = Dos bazas con estas obligaciones. Fíjate en lo que tienes que hacerle a tu propio compañero en la segunda.
text-lesson-inter-pupil = Tu amigo ha oído que hay que pisar, pero sus triunfos son todos demasiado bajos.
text-lesson-inter-score = Aquí nadie divide entre 33: cada bando se apunta sus tantos. Si la puja se cumple, te apuntas todo lo que has hecho, no la puja. Aquí Este ha pujado 8.
text-lesson-inter-below-zero = La puja que no se cumple no da nada y se resta, aunque el marcador baje de cero. Norte ha pujado 9, y vuestro bando lleva 4. ¿Cómo cambia cada marcador?
text-lesson-inter-eleven = Once es otra cosa. Prometes todas las cartas que cuentan: los demás no pueden llevarse ni un tanto. Oeste ha pujado 11 y se ha llevado 118, que no está nada mal…
text-lesson-inter-plainly = Hablando claro: con 120 tantos, toda puja menos la de 11 es fácil, y la partida suele durar una ronda. Para jugar en serio, contad 33 por punto. También está escrito que el orden y los tantos no coinciden. Con 24 cartas sí coinciden; { RANK("seven") }, { RANK("eight") } y { RANK("nine") } no valen nada.

text-lesson-help-first-trump-only = Solo tiene que fallar el primero que no tiene el palo.
text-lesson-help-lower-then = Pisa si puedes. Si no puedes, juegas igualmente un triunfo más bajo.
