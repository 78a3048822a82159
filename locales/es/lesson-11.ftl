# Para dos y para tres: lo que dice la lección 11, paso a paso.

text-lesson-two-and-three = Para dos y para tres
text-lesson-two-deal = Dos a la mesa, cada uno por su cuenta. Ocho cartas para cada uno. Las demás de las 24 quedan boca abajo: son el mazo. Haz cuentas.
text-lesson-two-free = Mientras queden cartas en el mazo, a cualquier carta se responde con cualquier otra. Nadie tiene que asistir ni fallar.
text-lesson-two-taken = Pero la baza se gana como siempre. La gana el triunfo más alto o, sin triunfo, la carta más alta del palo de salida.
text-lesson-two-draws = Después de cada baza, quien la gana roba la carta de encima del mazo, y luego el otro roba una.
text-lesson-two-who-draws = ¿Quién roba ahora primero?
text-lesson-two-watch = Las cuatro primeras bazas, hasta que se acaba el mazo. Fíjate en quién roba y cuándo, y en cómo te llega un cante que nadie te repartió.
text-lesson-two-gone = Se acabó el mazo y, con él, tu libertad. En las ocho últimas de las doce bazas vuelven las obligaciones: asistir y, si no, fallar.
text-lesson-two-pupil = Se acabó el mazo, pero tu amigo le ha tomado gusto a la libertad. Algo de su plan no se puede hacer.
text-lesson-help-free-at-last = En cuanto se acaba el mazo, puedes jugar lo que quieras.
text-lesson-help-two-never-trump = Entre dos nunca hay que fallar.
text-lesson-help-stock-is-gone = ¿Se acabó el mazo? Busca primero el palo de salida y después un triunfo.
text-lesson-three-deal = Tres a la mesa, otra vez cada uno por su cuenta. Siete cartas para cada uno, y las demás quedan de momento boca abajo.
text-lesson-three-named = Quien gana la subasta dice el triunfo y solo después toma las tres cartas. Por eso puede salir de cualquier palo, y esa carta no decide el triunfo.
text-lesson-three-gives = Ahora quien ha ganado la subasta tiene diez cartas y da una cualquiera a cada uno de los otros dos. Así todos tienen ocho.
text-lesson-three-only-of-three = Las dos cartas que se dan deben ser de las tres que se acaban de tomar.
