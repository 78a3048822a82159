# Juego limpio: lo que dice la lección 12, paso a paso.

text-lesson-honesty = Juego limpio
text-lesson-honesty-no-referee = En el cruce no hay árbitro. Quien juega una carta prohibida hace un renuncio, queriendo o sin querer. Solo los propios jugadores pueden darse cuenta, así que abre bien los ojos.
text-lesson-honesty-watch = Mira tres bazas. En esta mesa nadie habría dicho nada; nosotros sí, para que sepas dónde mirar. ¡No pierdas de vista a Oeste!
text-lesson-honesty-find = Ahora vigilas tú. Oeste había pujado dos, la ronda ha terminado y alguien ha hecho un renuncio. ¿Con qué carta?
text-lesson-honesty-nobody-noticed = Supón que nadie se ha dado cuenta de nada. ¿Cómo cambia cada marcador con esta ronda?
text-lesson-honesty-accuse = Volvamos a Oeste. Le dices: «¡{ CAP(RANK("ten", form: "the")) } lo tenías tú desde el principio!». Un renuncio probado le cuesta 3 puntos al bando culpable. La ronda se anula: nadie se apunta nada y se reparte otra vez.
text-lesson-honesty-bid-too = ¿Y Este? También 3. Pero si el bando culpable había ganado la subasta, pierde además su puja.
text-lesson-honesty-look-twice = Mira dos veces antes de hablar. Una acusación falsa le cuesta 3 a tu propio bando, y la ronda sigue. ¿Qué habría pasado si aquí hubieras señalado a Este?
text-lesson-honesty-talk = Los compañeros no pueden decirse qué cartas tienen ni cómo jugar. Pero Este suspira mirando a Oeste: «¡Otra vez todo { RANK("nine", form: "many") }!». Eso también cuesta 3, pero la ronda sigue.
text-lesson-honesty-may-speak = ¿Qué pueden decirse los compañeros? Elige todo lo que esté permitido.
text-lesson-honesty-forgiven = Entre amigos nadie está obligado a cobrar. Si todos están de acuerdo, se perdona la penalización y seguís jugando. Esta vez lo ha visto Norte, y todos se ríen.
text-lesson-honesty-pupil = Casi todos los renuncios son despistes. Tu amigo tiene la conciencia tranquila, y está a punto de hacer uno.

text-lesson-help-friends-too = A la regla le da igual quién va ganando la baza. Si no tienes el palo de salida, fallas, aunque gane tu compañero.
text-lesson-help-unseen = Una carta prohibida vale mientras nadie la vea.
