# Asistir, fallar, echar: lo que dice la lección 6, paso a paso.

text-lesson-follow-trump-discard = Asistir, fallar, echar
text-lesson-follow-first = Lo primero: quien tiene el palo de salida debe asistir, es decir, jugar una carta de ese palo. Alta o baja, como quieras; solo donde se juega con iber debes montar, si puedes. ¿Qué carta juegas aquí?
text-lesson-follow-no-suit = ¿No tienes nada del palo de salida? Entonces debes fallar, es decir, jugar triunfo. Vale cualquiera, también el más bajo.
text-lesson-follow-trump-in = Las mismas cartas, pero ahora cierras tú la baza. ¿Qué carta juegas?
text-lesson-follow-only-lower = Alguien ha fallado ya, y tus triunfos son todos más bajos. Debes jugar uno igualmente. Duele, pero no hay escapatoria.
text-lesson-follow-discard = ¿Ni palo de salida ni triunfo? Eres libre: puedes echar cualquier carta, pero con ella no ganas la baza.
text-lesson-follow-watch = Cuatro bazas con las tres obligaciones. Antes de cada carta pregúntate: ¿qué debe jugar quien tiene el turno?
text-lesson-follow-pupil = Tu amigo vuelve con otra idea. Algo de lo que haría no se puede hacer.
