# Reglas falsas: lo que dice la lección 13, paso a paso.

text-lesson-false-rules = Reglas falsas
text-lesson-false-know-it-all = En cada mesa hay alguien que se sabe reglas que nadie ha escrito nunca. Hoy es Oeste. No discutas: que respondan las cartas. Vienen once reglas falsas, y no va a quedar ninguna en pie.
text-lesson-false-low-ten = «{ CAP(RANK("ten", form: "the")) } va por debajo { RANK("jack", form: "del") }», dice Oeste, y ya alarga la mano. Tú has salido con { RANK("ten", form: "the") }. ¿Quién gana la baza?
text-lesson-false-throw-anything = «¿No tienes el palo? ¡Pues echa lo que quieras!». Qué amable es Oeste. Pero ¿es verdad?
text-lesson-false-no-trump = Todos los triunfos son tuyos; los demás no tienen ninguno. «¡A repartir otra vez!», dice Oeste. No: eso solo pasa si se prueba un renuncio o si todos pasan. Pujas cuatro y juegas.
text-lesson-false-three-nines = Norte se queja: «¡Tres { RANK("nine", form: "many") }! ¿No repartimos otra vez?». Por unas cartas flojas nunca se reparte otra vez. Y ahora tú sabes lo que tiene tu compañero, y a Este no se le escapa.
text-lesson-false-forty-with-one = Has pujado uno y tienes { RANK("king", form: "the") } y { RANK("queen", form: "the") } de un mismo palo. «¡Con uno no puedes salir con las cuarenta!», dice Oeste.
text-lesson-false-forty-without = Pues has salido con una de las dos, has cantado 40 y después no has ganado ninguna baza. «¡Sin bazas la puja no se cumple!», dice Oeste. Haz tú la cuenta.
text-lesson-false-iber = Oeste sale con { RANK("queen", form: "the") } y canta. «Y ahora hay iber: ¡monta si puedes!». Pero nadie ha acordado el iber antes de la partida.
text-lesson-false-three-cards = «Con tres cartas, antes de pujar veo la última de la baraja», dice Oeste. Aquí es verdad que primero se dan tres, pero nadie ve una carta antes de que se reparta. Puja con lo que tienes.
text-lesson-false-what-may-be-seen = A Oeste le gusta curiosear. ¿Qué puede mirar un jugador en mitad de la ronda? Elige todo lo que esté permitido.
text-lesson-false-see-own = Sus propias cartas.
text-lesson-false-see-last = La última carta de la baraja, antes de pujar con tres cartas.
text-lesson-false-see-trick = La baza que está en la mesa.
text-lesson-false-see-taken = Las bazas ya ganadas, para ver qué ha caído. De eso no se ha acordado nada.
text-lesson-false-more-than-bid = Ha pujado uno Este, y entre Este y Oeste han hecho 100 tantos. «Uno pujado, un punto», suspira Oeste. Esta vez la regla falsa lo perjudica a él, pero tú haz bien la cuenta.
text-lesson-false-pupil = Tu amigo lleva demasiado tiempo sentado junto a Oeste. ¿Qué idea se le ha pegado sobre los triunfos demasiado bajos?

text-lesson-help-low-trump = Sin el palo de salida se juega triunfo, aunque no gane la baza.
text-lesson-help-only-to-win = Solo hay que fallar cuando así se gana la baza.
