# Iber: lo que dice la lección 10, paso a paso.

text-lesson-iber = Iber: monta si puedes
text-lesson-iber-without = En esta mesa nadie ha acordado jugar con iber. Quien asiste puede jugar alto o bajo.
text-lesson-iber-with = Las mismas cartas, pero en esta mesa se ha acordado el iber antes de la partida. Ahora quien asiste debe montar, si puede, la carta más alta del palo de salida.
text-lesson-iber-partner = El iber no sabe de amigos: también debes montar la carta de tu compañero, si puedes.
text-lesson-iber-nothing-higher = ¿No puedes montar? Entonces el iber te deja en paz y vale cualquier carta del palo de salida. Eso sí: asistir hay que asistir.
text-lesson-iber-trump-led = El iber vale también cuando se sale de triunfo: juega más alto si puedes.
text-lesson-iber-trumped = Alguien ha fallado en esta baza. Desde ahí el iber ya no obliga a nadie: vale cualquier carta del palo de salida. Tu { RANK("ace") } puede quedarse en casa.
text-lesson-iber-international = Las mismas cartas en una mesa internacional. Allí no hay iber. Pero quien debe fallar en una baza donde ya hay triunfo tiene que pisar, si puede.
text-lesson-iber-both = En algunas mesas valen las dos cosas. Allí, si puedes ganar la baza con una carta que estás obligado a jugar, tienes que ganarla.
text-lesson-iber-watch = Tres bazas con iber. En la primera, Norte debe montar tu carta, aunque sea tu compañero. En la segunda, un triunfo acaba con el iber. En la tercera se sube carta a carta.
text-lesson-iber-pupil = Tu amigo nunca ha jugado con iber y quiere guardar las cartas buenas para después.
text-lesson-help-beat-if-you-can = En esta mesa, si puedes montar en el palo de salida, debes hacerlo.
text-lesson-help-highest-always = Con iber juegas siempre tu carta más alta.
text-lesson-help-only-rivals = El iber solo vale contra el otro bando.
