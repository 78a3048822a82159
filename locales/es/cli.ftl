# La línea de órdenes.

about = Aprende Cruce, el juego de bazas de Rumanía: pregunta a pregunta, y siempre con el porqué.
about-more = Si no das ninguna orden, se abre Cruce Tutor. «cruce-tutor ORDEN --help» cuenta más sobre cada una.
verbs = órdenes
verb = ORDEN
verb-check = Revisa archivos de ejercicios: ¿están bien, y cada respuesta esperada es la que dan las reglas?
verb-solve = Responde según las reglas a los ejercicios de los archivos.
verb-schema = Escribe el esquema JSON de los archivos de ejercicios.
verb-quiz = Hace preguntas, en pantalla o línea a línea.
check-paths = un archivo de ejercicios, una carpeta de ellos, o - para la entrada estándar
solve-paths = un archivo de ejercicios, una carpeta de ellos, o - para la entrada estándar
option-help = mostrar esta ayuda
option-lang = el idioma del programa: { $languages }
option-version = mostrar la versión
option-json = escribir un objeto JSON por línea
option-plain = líneas sencillas en vez de pantallas, para lectores de pantalla y tuberías
option-seed = volver a hacer las mismas preguntas: cualquier número entero
option-rule = preguntar solo por una regla, por ejemplo P7
option-ruleset = preguntar solo con un reglamento, por ejemplo traditional-4-classic
option-kind = hacer solo una clase de preguntas, por ejemplo legal-plays
option-count = parar después de tantas respuestas
option-pack = la baraja con la que se dibujan y se llaman las cartas: { $packs }

meta-lang = IDIOMA
meta-path = RUTA
meta-number = N
meta-ruleset = REGLAMENTO
meta-kind = CLASE
meta-pack = BARAJA

cannot-write = No se puede escribir: no queda sitio.
usage-help = «{ $prog } --help» muestra todo lo que hay.
argparse-usage = uso:{" "}
argparse-positional = lo que hay que dar
argparse-options = opciones
argparse-argument = %(argument_name)s: %(message)s
argparse-required = todavía falta: %s
argparse-unrecognized = aquí no se conoce: %s
argparse-one = necesita un valor
argparse-some = necesita al menos un valor
argparse-value = «%(value)s» no es un número entero
argparse-count = «{ $found }» no es un número de 1 en adelante
argparse-choice = «%(value)s» no está entre las opciones: %(choices)s
argparse-ignored = no lleva valor, pero se le ha dado «%s»

at-place = { $file }:{ $line }:{ $column }: { $message }
at-path = { $file }: { $message }
expect-differs = { $id }: el archivo espera { $expect }, las reglas dicen { $answer }. { $reason }
solve-answer = { $id }: { $answer }
solve-reason = {"  "}{ $rule }: { $reason }
check-summary-none = Ningún ejercicio leído de { $files ->
    [one] 1 archivo:
    [many] { $files } de archivos:
   *[other] { $files } archivos:
} { $problems ->
    [0] ningún problema.
    [one] 1 problema.
    [many] { $problems } de problemas.
   *[other] { $problems } problemas.
}
check-summary = { $scenarios ->
    [one] 1 ejercicio leído
    [many] { $scenarios } de ejercicios leídos
   *[other] { $scenarios } ejercicios leídos
} { $files ->
    [one] de 1 archivo:
    [many] de { $files } de archivos:
   *[other] de { $files } archivos:
} { $differing ->
    [0] todas las respuestas son las esperadas,
    [one] 1 respuesta no es la esperada,
    [many] { $differing } de respuestas no son las esperadas,
   *[other] { $differing } respuestas no son las esperadas,
} { $problems ->
    [0] ningún problema.
    [one] 1 problema.
    [many] { $problems } de problemas.
   *[other] { $problems } problemas.
}

coverage-kind = clase
coverage-questions = preguntas
coverage-answers = respuestas
coverage-told = dichas en palabras
coverage-generic = genéricas
coverage-summary = { $answers ->
    [one] 1 respuesta explicada;
    [many] { $answers } de respuestas explicadas;
   *[other] { $answers } respuestas explicadas;
} genéricas: { $generic } ({ $share } %). Idiomas: { $languages }.
words-verb-coverage = Explica cada respuesta a preguntas incluidas y nuevas, y cuenta las explicaciones que no dicen lo que decide.
words-each = preguntas nuevas de cada clase
words-all = poner cada explicación en palabras, en todos los idiomas
