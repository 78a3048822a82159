# Lo que está mal en un archivo o en una línea escrita: qué se encontró, qué se permite, qué hacer. Las palabras de los
# archivos van como se escriben allí. `$nearest` es la palabra permitida más parecida a la encontrada, o `none`.

# -- rutas y bytes -----------------------------------------------------------------------------------------------------

problem-no-such-path = No existe ese archivo ni esa carpeta: mira si el nombre está bien escrito.
problem-unreadable = { $reason ->
    [permission] No tienes permiso para leer esto: pídelo, o da otro archivo.
    [broken-link] Este enlace lleva a algo que ya no existe: arréglalo, o da otro archivo.
    [link-loop] Este enlace vuelve a sí mismo: arréglalo, o da otro archivo.
   *[other] Esto no se puede leer: mira si el disco está y va bien, o da otro archivo.
}
problem-empty-folder = En esta carpeta no hay ningún archivo .yaml o .yml: da otra carpeta, o un archivo.
problem-too-large = El archivo pasa de { $limit } KiB: divídelo en varios.
problem-other-encoding = El archivo está escrito en { $found }: guárdalo como UTF-8.
problem-not-utf-8 = El byte { $found } no puede ser UTF-8: guarda el archivo como UTF-8.
problem-byte-order-mark = El archivo empieza con una marca invisible (byte order mark): guárdalo como UTF-8 sin ella.
problem-control-character = { $count ->
    [one] Aquí está el carácter invisible { $found }: bórralo.
    [many] Aquí está el carácter invisible { $found }, y en total hay { $count } de caracteres así: bórralos.
   *[other] Aquí está el carácter invisible { $found }, y en total hay { $count } caracteres así: bórralos.
}
problem-tab = { $count ->
    [one] Esta línea empieza con un tabulador, y antes del texto solo puede haber espacios: pon espacios en su lugar.
    [many] { $count } de líneas, y esta es la primera, empiezan con un tabulador, y antes del texto solo puede haber
        espacios: pon espacios en su lugar.
   *[other] { $count } líneas, y esta es la primera, empiezan con un tabulador, y antes del texto solo puede haber
        espacios: pon espacios en su lugar.
}

# -- YAML --------------------------------------------------------------------------------------------------------------

problem-yaml-syntax = { $what ->
    [unclosed-quote] Las comillas que se abren aquí no se cierran (se nota en la línea { $noticed_line }, columna
        { $noticed_column }): pon las mismas al final del texto.
    [unclosed-bracket] El paréntesis { $found } que se abre aquí no se cierra (se nota en la línea { $noticed_line },
        columna { $noticed_column }): pon al final el que lo cierra.
    [missing-comma] Falta una coma antes de { $found }: pon una entre las partes.
    [missing-colon] Esto debería ser una clave con su valor: pon detrás dos puntos y un espacio.
    [second-colon] En esta línea hay por segunda vez dos puntos y un espacio: pon el texto entre comillas.
    [text-after-quote] Después de cerrar las comillas sigue el texto: ponlo todo entre comillas de la otra clase, o
        escribe dobles las de dentro.
    [bad-indentation] Esta línea no está alineada con sus vecinas: ponle delante los mismos espacios que tienen ellas.
    [bad-escape] Detrás de una barra inversa esto no significa nada: escribe doble la barra, o usa comillas simples.
    [unexpected-character] El carácter { $found } no puede estar aquí: quítalo, o pon el texto entre comillas.
   *[other] Algo está mal aquí en el YAML: compáralo con las líneas de alrededor.
}
problem-empty-file = El archivo está vacío: necesita por lo menos «ruleset» y «scenarios».
problem-several-documents = Aquí empieza con «---» un segundo documento: deja uno, y pon el otro en su propio archivo.
problem-too-deep = Las listas y los grupos de claves están unos dentro de otros a más de { $limit } niveles: quita
    algunos.
problem-duplicate-key = La clave «{ $key }» está dos veces, la primera en la línea { $first_line }, columna
    { $first_column }: deja una.
problem-non-string-key = { $type ->
    [integer] La clave { $found } es un número, y las claves son palabras: ponla entre comillas.
    [boolean] La clave { $found } significa verdadero o falso, y las claves son palabras: ponla entre comillas.
    [null] La clave { $found } no significa nada, y las claves son palabras: ponla entre comillas, o escribe un nombre.
    [list] La clave { $found } es una lista, y las claves son palabras: escribe un nombre.
   *[mapping] La clave { $found } es un grupo de claves, y las claves son palabras: escribe un nombre.
}
problem-merge-key = Aquí no se leen uniones con «<<»: escribe las claves una por una.
problem-number-too-long = { $found } tiene más de { $limit } cifras: escribe un número más pequeño, o ponlo entre
    comillas como texto.
problem-tag = Aquí no se leen etiquetas como { $found }: quítala.
problem-anchor = Aquí no se leen anclas como { $found }: quítala, y escribe el valor en cada sitio donde haga falta.
problem-alias = Aquí no se leen referencias como { $found }: escribe el valor mismo.

# -- claves y valores --------------------------------------------------------------------------------------------------

problem-unknown-key = { $nearest ->
    [none] «{ $found }» no es una clave que pueda estar aquí: usa una de { $allowed }.
   *[some] «{ $found }» no es una clave que pueda estar aquí: quizá querías «{ $nearest }», de entre { $allowed }.
}
problem-missing-key = Aquí falta la clave «{ $key }»: añádela.
problem-key-excluded = «{ $key }» no puede estar junto a «{ $other }»: deja una de las dos.
problem-wrong-type = { $allowed ->
    [text] Aquí va un texto, y { $found } es { $type ->
        [null] nada
        [boolean] verdadero o falso
        [integer] un número
        [list] una lista
       *[mapping] un grupo de claves
    }: escribe una palabra, si hace falta entre comillas.
    [list] Aquí va una lista, y { $found } es { $type ->
        [null] nada
        [boolean] verdadero o falso
        [integer] un número
        [text] un texto
       *[mapping] un grupo de claves
    }: escribe cada parte en su propia línea detrás de «- ».
    [words] Aquí van palabras separadas por espacios o una lista, y { $found } es { $type ->
        [null] nada
        [boolean] verdadero o falso
       *[mapping] un grupo de claves
    }: escríbelas como «Ah Th».
    [mapping] Aquí van claves con valores, y { $found } es { $type ->
        [null] nada
        [boolean] verdadero o falso
        [integer] un número
        [text] un texto
       *[list] una lista
    }: escríbelas como «clave: valor».
   *[text-or-mapping] Aquí va una palabra, o claves con valores, y { $found } es { $type ->
        [null] nada
        [boolean] verdadero o falso
       *[list] una lista
    }: escribe una de las dos cosas.
}
problem-not-an-integer = «{ $found }» no es un número entero: escribe uno con cifras, sin comillas.
problem-not-a-number = «{ $found }» no es un número que pueda estar aquí: escribe uno de { $allowed }.
problem-not-true-or-false = «{ $found }» no es ni verdadero ni falso: escribe uno de los dos, { $allowed }.
problem-number-outside = { $found } se sale de lo posible: escribe uno de { $allowed }.
problem-unknown-ruleset = { $nearest ->
    [none] No existe el reglamento «{ $found }»: usa uno de { $allowed }.
   *[some] No existe el reglamento «{ $found }»: quizá querías «{ $nearest }», de entre { $allowed }.
}
problem-unknown-option = { $nearest ->
    [none] No existe la opción «{ $found }»: usa una de { $allowed }.
   *[some] No existe la opción «{ $found }»: quizá querías «{ $nearest }», de entre { $allowed }.
}
problem-unknown-kind = { $nearest ->
    [none] No existe la clase de pregunta «{ $found }»: usa una de { $allowed }.
   *[some] No existe la clase de pregunta «{ $found }»: quizá querías «{ $nearest }», de entre { $allowed }.
}
problem-kind-comes-later = Las preguntas de la clase «{ $found }» todavía no se pueden responder: deja esta fuera por
    ahora.
problem-unknown-value = { $nearest ->
    [none] «{ $found }» no puede estar aquí: usa uno de { $allowed }.
   *[some] «{ $found }» no puede estar aquí: quizá querías «{ $nearest }», de entre { $allowed }.
}

# -- palabras ----------------------------------------------------------------------------------------------------------

problem-not-a-card = { $nearest ->
    [none] «{ $found }» no es una carta: escribe un valor y un palo, { $allowed }, como en Th.
   *[some] «{ $found }» no es una carta: quizá querías { $nearest }; una carta es un valor y un palo, { $allowed }.
}
problem-card-twice = La carta { $card } está dos veces en esta lista, aquí como «{ $found }»: déjala una vez.
problem-not-a-suit = «{ $found }» no es un palo: escribe uno de { $allowed }.
problem-not-a-seat = { $nearest ->
    [none] «{ $found }» no es un asiento de esta mesa: usa uno de { $allowed }.
   *[some] «{ $found }» no es un asiento de esta mesa: quizá querías { $nearest }, de entre { $allowed }.
}
problem-not-a-side = { $nearest ->
    [none] «{ $found }» no es un bando de esta mesa: usa uno de { $allowed }.
   *[some] «{ $found }» no es un bando de esta mesa: quizá querías { $nearest }, de entre { $allowed }.
}
problem-not-a-play = «{ $found }» no es una jugada: escribe el asiento, dos puntos y la carta, como en { $allowed }.
problem-not-a-call = «{ $found }» no se dice en una subasta: escribe el asiento, dos puntos, y «pass» o un número, como
    en { $allowed }.
problem-not-a-bid = «{ $found }» no es una puja: escribe el asiento, dos puntos y un número, como en { $allowed }.
problem-bad-answer = «{ $found }» no es una respuesta a esta pregunta: escríbela como { $allowed }.
problem-bad-id = «{ $found }» no es un id: usa minúsculas, cifras y guiones, como en iber-must-beat.
problem-bad-theme = «{ $found }» no es un tema: usa minúsculas, cifras y guiones, como en first-lead.
problem-duplicate-id = El id «{ $id }» ya se usa, en { $first_file }:{ $first_line }: elige otro.
problem-unknown-rule = { $nearest ->
    [none] No existe la regla «{ $found }»: usa una de { $allowed }.
   *[some] No existe la regla «{ $found }»: quizá querías { $nearest }, de entre { $allowed }.
}

# -- textos y opciones -------------------------------------------------------------------------------------------------

problem-unknown-text = { $nearest ->
    [none] No existe el texto «{ $found }» en los catálogos: escribe el id de uno, o una frase por idioma.
   *[some] No existe el texto «{ $found }» en los catálogos: quizá querías «{ $nearest }»; o escribe una frase por idioma.
}
problem-not-a-language = «{ $found }» no es el código de un idioma: escribe uno como «en» o «ro».
problem-empty-text = Este texto está vacío: escribe una frase, o quita la clave.
problem-too-few = { $found ->
    [0] Aquí no hay nada, y hacen falta al menos { $allowed }: añade algo.
    [one] Aquí solo hay 1, y hacen falta al menos { $allowed }: añade más.
    [many] Aquí solo hay { $found }, y hacen falta al menos { $allowed }: añade más.
   *[other] Aquí solo hay { $found }, y hacen falta al menos { $allowed }: añade más.
}
problem-too-many = { $found ->
    [one] Aquí hay 1, y caben { $allowed } como mucho: quítalo.
    [many] Aquí hay { $found }, y caben { $allowed } como mucho: quita algo.
   *[other] Aquí hay { $found }, y caben { $allowed } como mucho: quita algo.
}
problem-choice-twice = La opción «{ $found }» está dos veces: déjala una vez.
problem-not-a-choice = { $nearest ->
    [none] «{ $found }» no es ninguna de las opciones: usa una de { $allowed }.
   *[some] «{ $found }» no es ninguna de las opciones: quizá querías «{ $nearest }», de entre { $allowed }.
}

# -- opciones que no pueden ir juntas ----------------------------------------------------------------------------------

problem-trump-would-come-too-late = Con { $ruleset } el triunfo lo decide la primera salida de quien ganó la subasta,
    así que nadie más puede salir primero: quita «{ $option }», o usa otro reglamento.
problem-partners-only-with-four = Solo cuatro jugadores pueden elegir si tienen compañeros, y { $ruleset } no es para
    cuatro: quita «{ $option }».
problem-no-bid-winner-without-bidding = Con { $ruleset } nadie puja, así que no puede salir primero quien gana la
    subasta: quita «{ $option }», o escribe «forehand».
problem-fixed-suit-without-suit = Con «{ $option }: fixed-suit», { $ruleset } necesita saber qué palo es: añade
    «fixed_suit» con uno de h d c s.

# -- cartas que no pueden ser ------------------------------------------------------------------------------------------

problem-card-repeated = La carta { $card } está en dos sitios, y solo hay una de cada: quita una.
problem-card-outside-pack = La carta { $card } no está en la baraja de { $ruleset }: quítala, o usa otro reglamento.
problem-too-many-cards = { $seat } tiene aquí { COUNT($found, of: "cards") }, y puede tener { $allowed } como mucho:
    quita algunas.
problem-wrong-number-dealt = { $seat } recibió { COUNT($found, of: "cards") }, y le tocan { $allowed }: escribe justo esas.
problem-too-many-in-all = En esta mesa hay { COUNT($found, of: "cards") }, y solo puede haber { $allowed }: quita
    algunas.

# -- bazas que no pueden ser -------------------------------------------------------------------------------------------

problem-trick-out-of-order = { $seat } juega en esta baza sin que le toque, porque le toca a { $allowed }: corrige el
    asiento, o el orden.
problem-trick-too-long = Una baza no puede ser de { COUNT($found, of: "cards") }: cada uno juega una vez, así que
    { $allowed } como mucho.
problem-trick-is-full = Los { $found } ya han jugado en esta baza, así que no le toca a nadie: quita una carta, o
    empieza la baza siguiente.
problem-not-your-turn = No le puede tocar a { $seat }, porque tras las cartas de la mesa le toca a { $allowed }: quita
    «to_play».
problem-whose-turn = Nada dice a quién le toca (hay cartas de: { $found }): añade «to_play», o una baza.
problem-hand-missing = Faltan las cartas de { $seat }: ponlas en «hands».
problem-card-not-held = { $seat } no tiene { $card }: dásela, o usa otra carta.
problem-announces-when-following = { $seat } juega { $card } sin salir, y solo canta quien sale: quita el «!».
problem-announces-without-pair = { $seat } no tiene rey y { RANK("queen") } para cantar con { $card }: quita el «!».
problem-announces-without-rule = Con { $ruleset } no se canta: quita el cante, o pon la opción «announcements: true».
problem-opening-trump-differs = El palo de la primera salida de la ronda es el triunfo, y ese es { $allowed }, no
    { $found }: corrige uno de los dos.
problem-opening-with-past = La primera salida de una ronda no puede venir después de ganar cartas («{ $found }»): quita
    una de las dos cosas.
problem-winner-did-not-play = { $seat } no puede haber ganado una baza sin jugar en ella: nombra a uno de { $allowed },
    que sí jugaron.

# -- mazo y subasta que no pueden ser ----------------------------------------------------------------------------------

problem-no-stock-here = Con { $ruleset } no hay cartas en un mazo: quita «stock».
problem-stock-size = Aquí no puede haber un mazo de { COUNT($found, of: "cards") }: escribe uno de { $allowed }.
problem-no-bidding-here = Con { $ruleset } nadie puja: quita la subasta, o usa otro reglamento.
problem-bid-outside-ladder = Aquí no se puede pujar { $found }: puja uno de { $allowed }.
problem-bid-too-low = { $found } es demasiado poco: di uno de { $allowed }.
problem-bid-out-of-turn = { $seat } habla sin que le toque, porque le toca a { $allowed }: corrige el asiento, o el
    orden.
problem-bid-after-end = { $seat } habla cuando la subasta ya ha terminado: quita esto.
problem-bid-differs = La puja { $found } no es la que salió de la subasta, { $allowed }: corrige una de las dos.
problem-auction-unfinished = Se juegan cartas antes de terminar la subasta: deja hablar a { $seat }, o quita las
    jugadas.
problem-auction-missing = Se juegan cartas y nadie ha pujado: añade «auction».
problem-round-dealt-again = Todos han pasado y se reparte otra vez: quita las jugadas.

# -- rondas que no pueden ser ------------------------------------------------------------------------------------------

problem-trump-missing = Nada dice qué palo es triunfo: añade «trump».
problem-trump-not-here = Con { $ruleset } el triunfo no se dice: quita «trump».
problem-trump-differs = El triunfo no puede ser { $found }, porque es { $allowed }: corrígelo, o quítalo.
problem-turned-not-here = Con { $ruleset } no queda ninguna carta boca arriba: quita «turned».
problem-turned-not-held = La carta boca arriba, { $card }, es de quien reparte, y { $seat } no la tiene: corrige una de
    las dos cosas.
problem-gives-not-here = Con { $ruleset } nadie da cartas a nadie: quita «gives».
problem-gives-wrong = Quien ganó la subasta da una carta a cada uno de los otros: escribe { $allowed }.
problem-discards-not-here = Con { $ruleset } nadie deja cartas: quita «discards».
problem-too-many-discards = En «discards» hay { COUNT($found, of: "cards") }, y caben { $allowed } como mucho: quita algunas.
problem-play-out-of-turn = { $seat } juega sin que le toque, porque le toca a { $allowed }: corrige el asiento, o el
    orden.
problem-trick-unfinished = Esta baza tiene { COUNT($found, of: "cards") }, y le tocan { $allowed } antes de que empiece
    la siguiente: añade lo que falta.
problem-too-many-tricks = Esta es la baza { $found }, y una ronda tiene { $allowed }: quítala.
problem-record-unfinished = Se han jugado { $found } de { $allowed } bazas, y esta pregunta las necesita todas: añade
    las otras.

# -- lo que no se puede preguntar --------------------------------------------------------------------------------------

problem-announced-twice = El cante de { $suit } está dos veces, y solo hay uno: déjalo una vez.
problem-key-missing = Una pregunta de la clase «{ $kind }» necesita «{ $key }»: añádelo a la posición.
problem-needs-first-lead-trump = Con { $ruleset } el triunfo no lo decide la primera salida: pregunta esto de una ronda
    jugada, o usa un reglamento donde lo decida.
problem-no-accusations-here = Con { $ruleset } nadie acusa a nadie: usa un reglamento tradicional.
problem-same-side = { $seat } es del mismo bando que quien acusa: nombra a un jugador de otro bando.
problem-not-one-suit = { $found } son de varios palos: solo tienen orden las cartas de un mismo palo.
