# El examen: lo que dice la lección 18, parte por parte, y cómo acaba.

text-lesson-exam-examination = El examen
text-lesson-exam-play = Veinticuatro preguntas nuevas en siete partes, y nadie te mete prisa. Con cuatro aciertos de cada cinco, apruebas. Si pides antes la regla o la respuesta, no cuenta como acierto. Primera parte: ¿qué se puede jugar?
text-lesson-exam-tricks = Segunda parte: ¿quién gana la baza y cuánto valen las cartas?
text-lesson-exam-announcements = Tercera parte: los cantes.
text-lesson-exam-counting = Cuarta parte: el recuento y la partida. Si quieres, coge un lápiz.
text-lesson-exam-bidding = Quinta parte: la subasta y el triunfo.
text-lesson-exam-dealing = Sexta parte: el reparto. Es corta.
text-lesson-exam-honesty = Séptima y última parte: el juego limpio. ¡Ojo avizor!

lesson-exam-asks = Pregunta de todo, por ejemplo: { $rules }.
lesson-exam-passed = ¡Aprobado! { $right } de { $of }. Siéntate a la mesa que quieras y que repartan.
lesson-exam-failed = Todavía no: { $right } de { $of }. Practica lo que aún dudas y vuelve: las preguntas serán otras.
lesson-exam-statement = Lo que sabes ahora, y en qué se basa: { $command }
