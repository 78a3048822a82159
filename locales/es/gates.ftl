# La revisión de las traducciones, `cruce-tutor words`. Lo que se encuentra va detrás de su lugar, como `{ gate-of }`.

verb-words = Revisa las traducciones, dice cuáles se han quedado viejas y hace un idioma de mentira.
words-verb-check = Revisa idiomas: completos, sanos, al día, sin faltas y con las palabras del juego.
words-verb-stale = Dice las traducciones cuyo inglés ha cambiado desde que alguien las miró.
words-verb-pseudo = Escribe un idioma de mentira, la mitad más largo, con acentos y corchetes: ¿cabe en todas partes?
words-langs = idiomas; todos si no se nombra ninguno
words-lang = un idioma
words-quick = sin la ortografía ni la búsqueda de otros idiomas, que piden las herramientas de desarrollo
words-accept = los mensajes nombrados, o todos, dicen lo mismo que el inglés de hoy: ya no hay que mirarlos
words-folder = dónde escribirlo; en una carpeta propia si no se nombra ninguna

words-found = { $number ->
    [0] Nada que arreglar en { $languages }.
    [one] 1 cosa que arreglar en { $languages }.
    [many] { $number } de cosas que arreglar en { $languages }.
   *[other] { $number } cosas que arreglar en { $languages }.
}
words-stale = { $number ->
    [0] No hay nada viejo en { $lang }.
    [one] 1 mensaje que mirar en { $lang }.
    [many] { $number } de mensajes que mirar en { $lang }.
   *[other] { $number } mensajes que mirar en { $lang }.
}
words-accepted = { $number ->
    [0] No ha cambiado ninguna marca.
    [one] Ha cambiado 1 marca.
    [many] Han cambiado { $number } de marcas.
   *[other] Han cambiado { $number } marcas.
}
words-no-message = No hay ningún mensaje { $found } en { $lang }.
words-no-library = { $library } no está instalada: instala las herramientas de desarrollo, o deja fuera lo que la pide con --quick.
words-not-spelt = Para { $lang } no hay diccionario, o no hay con qué reconocer el idioma: eso se ha dejado fuera.
words-try = Prueba: { $command }

gate-at = { $file }:{ $line }: { $message }
gate-of = { $id }: { $message }

gate-no-file = falta este archivo
gate-not-text = desde aquí esto no es UTF-8
gate-junk = esto no se puede leer como mensaje: { $found }
gate-twice = ya está en { $place }
gate-name-twice = tiene { $found } dos veces
gate-broken = usa { $found }, que no existe
gate-odd-sign = el signo { $found } sobra aquí: escribe la letra y su acento como un solo signo, y nada de dibujos
gate-missing = el inglés lo tiene, y aquí falta
gate-surplus = el inglés no lo tiene
gate-unknown-variable = usa { $found }, que nadie le da
gate-no-variable = se deja { $found }, que el inglés dice
gate-english = se lee igual que en inglés: «{ $found }». Si está bien así, ponlo en checks/same.txt
gate-plural = sus variantes son { $found }, y este idioma cuenta con { $allowed }
gate-unsaid = el programa lo dice, y falta
gate-unused = nadie lo dice
gate-no-form = pide { $found }, que no existe
gate-unmarked = nadie ha dicho todavía que vaya bien con el inglés: mira «words stale»
gate-stale = su inglés ha cambiado: mira «words stale»
gate-left-over = tiene marca, y el inglés ya no lo tiene: «words stale --accept» quita la marca
gate-refused = aquí no se dice «{ $found }», sino «{ $say }»
gate-lacking = el inglés dice «{ $found }», así que aquí debería decir «{ $say }»
gate-misspelt = ningún diccionario tiene «{ $found }»: corrígelo, o ponlo en checks/words.txt
gate-foreign = parece otro idioma ({ $found }): { $text }
gate-glued = hay letras pegadas a lo que se rellena ({ $found }): da a la palabra entera una forma propia
gate-joined = esto junta palabras que van en un solo mensaje: { $found }
gate-long-sentence = una frase de { $words } palabras es demasiado larga; bastan { $limit }: «{ $found }»
gate-long-step = { $words } palabras de una vez son demasiadas; bastan { $limit }
