# La hoja de una página: qué sabe quien aprende, y en qué se basa.

option-statement = una página: qué sabes seguro, y en qué se basa
statement-title = Lo que sabes, y en qué se basa
statement-none = Todavía no has respondido nada, así que no hay nada que contar.
statement-summary = { $answered ->
    [one] { $right ->
        [0] Hasta ahora, una respuesta, incorrecta. La última: { $day }.
       *[other] Hasta ahora, una respuesta, correcta. La última: { $day }.
    }
    [many] Hasta ahora, { $answered } respuestas; correctas: { $right }. La última: { $day }.
   *[other] Hasta ahora, { $answered } respuestas; correctas: { $right }. La última: { $day }.
}
statement-measure = Una regla es segura si las últimas { $asked } respuestas fueron correctas; como mucho, una de ellas con una pequeña pista.
statement-section = { $section }: seguras { $secure }, inseguras { $shaky }, nuevas { $new }.
statement-secure = { $number }, { $title }: segura. { $answers } respuestas, las últimas: { $last }. La última: { $day }.
statement-shaky = { $answers ->
    [one] { $number }, { $title }: insegura. Una respuesta: { $last }. La última: { $day }.
    [many] { $number }, { $title }: insegura. { $answers } respuestas, las últimas: { $last }. La última: { $day }.
   *[other] { $number }, { $title }: insegura. { $answers } respuestas, las últimas: { $last }. La última: { $day }.
}
statement-new = Todavía nuevas: { $rules }.
statement-named = { $number }, { $title }
statement-no-day = día desconocido
