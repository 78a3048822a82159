# Quién gana la baza y cuánto vale: lo que dice la lección 7, paso a paso.

text-lesson-tricks-and-points = Quién gana la baza y cuánto vale
text-lesson-tricks-suit = ¿No ha caído ningún triunfo? Entonces gana la baza la carta más alta del palo de salida. Una carta de otro palo no la gana nunca, por alta que sea.
text-lesson-tricks-trump = Ahora alguien ha fallado. Un triunfo basta: hasta { RANK("nine", form: "the") } de triunfo gana a cualquier carta de los otros palos.
text-lesson-tricks-two-trumps = Han fallado dos. Gana la baza el triunfo más alto, haya caído antes o después.
text-lesson-tricks-leads = Quien gana la baza sale en la siguiente. Mira primero quién gana esta.
text-lesson-tricks-who-leads = ¿Quién sale en la baza siguiente?
text-lesson-tricks-lead = La has ganado tú, así que sales tú. Vale cualquier carta, también un triunfo.
text-lesson-tricks-watch = Cuatro bazas de una ronda de verdad. Fíjate en quién gana cada una y quién sale después. En la cuarta se encuentran dos triunfos.
text-lesson-tricks-points = Quien gana la baza gana también sus tantos: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2, { RANK("nine") } nada. Aquí tienes otra vez la cuarta baza.
text-lesson-tricks-closed = Las bazas ganadas quedan boca abajo, y así siguen hasta el recuento. ¿Quieres saber qué ha caído? Pues fíjate mientras se juega.
text-lesson-tricks-looking-back = Entre baza y baza puedes mirar las que has ganado.
text-lesson-tricks-pupil = Tu amigo ve que la baza ya es de su compañero y le encantaría guardarse el triunfo.
text-lesson-help-last-trumps = Solo tiene que fallar el último en jugar.
text-lesson-help-whoever-wins = Lo que debes jugar no depende de quién gane la baza.
text-lesson-help-partners-trick = En la baza de tu compañero puedes jugar lo que quieras.
