# Variantes: lo que dice la lección 15, paso a paso.

text-lesson-variants = Variantes
text-lesson-variants-talon = Cada pueblo tiene su cruce. Aquí quedan unas cartas boca abajo: el talón. Nadie dice cuántas, así que hemos elegido nosotros: cuatro. ¿Cómo repartes las 24 cartas entre cuatro jugadores?
text-lesson-variants-exchange = Has ganado la subasta, has mirado el talón, has cambiado dos cartas y después has dicho el triunfo. ¡Te has llevado todas las bazas! Lo que queda en el talón no cuenta para nadie. Entonces, ¿cuánto es?
text-lesson-variants-turned = Sin subasta, la última carta de quien reparte queda boca arriba y su palo es triunfo. O bien los palos se turnan. Aquí ha repartido Norte. Fíjate en la carta que está boca arriba.
text-lesson-variants-nobody-fails = Nadie ha pujado, así que nadie tiene puja que cumplir: cada bando se apunta sus tantos. ¿Cómo cambia cada marcador?
text-lesson-variants-table = En el cruce de mesa hay un solo triunfo para toda la partida, se salga con lo que se salga. Se puja igualmente: así se sabe quién tiene puja que cumplir.
text-lesson-variants-moldovan = El cruce moldavo no perdona: la puja que no se cumple cuesta el doble. Aquí Este ha pujado 9. ¡Pobre Este!
text-lesson-variants-six = Con seis jugadores hay tres bandos, y tu compañero está enfrente: Norte. Cada uno tiene cinco cartas. Norte ha fallado, y todos te miran a ti.
text-lesson-variants-all-pass = Todos han pasado. Lo normal es que reparta otra vez la misma persona. Pero una mesa puede acordar otra cosa: quien reparte juega con la puja más baja. ¿Quién juega aquí, y con cuánto?
text-lesson-variants-forehand-zero = Esta mesa ha acordado que, si todos pasan, juega quien es mano, con una puja de 0. ¿Cómo queda la subasta?
text-lesson-variants-margin = Lo normal es que baste un punto de ventaja para ganar la partida. Algunas mesas piden dos. Aquí se juega a 11, con dos de ventaja. ¿Se ha acabado?
text-lesson-variants-usual = ¿Y en una mesa normal, donde basta un punto de ventaja? ¿Ha ganado alguien? ¿Quién?
text-lesson-variants-pupil = Tu amigo viene directo de la mesa de su abuela, donde se canta. En esta mesa nadie ha acordado cantar. Aun así, tu amigo cantaría.
text-lesson-variants-no-pairs = En esta mesa nadie acordó cantar, así que ni el cante de triunfo vale nada.
text-lesson-variants-your-table = ¿Cómo juega tu mesa? Pregunta antes de la primera carta. ¿Hay iber? ¿Hay que pisar? ¿Se canta? ¿Y si todos pasan? ¿A cuántos puntos se juega, y basta uno de ventaja? Lo que acordéis vale para toda la partida.

text-lesson-help-ask-the-table = Donde la mesa no ha acordado cantar, nadie canta nada.
text-lesson-help-trump-pair-only = En una mesa así solo vale el cante de triunfo.
