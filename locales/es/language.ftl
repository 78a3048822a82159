# La lengua misma: su nombre, sus listas, sus comillas.

language-name = Español

# Con dos partes se hace `two`; con más, `middle` las une todas menos la última, y `end` añade la última.
list-and =
    .none = nada
    .two = { $first } y { $last }
    .middle = { $first }, { $last }
    .end = { $first } y { $last }
# Ante una palabra que empieza por «o» no se dice «o», sino «u»: diez u once, Norte u Oeste.
list-or =
    .none = nada
    .two = { $last ->
        [ocho] { $first } u { $last }
        [once] { $first } u { $last }
        [Oeste] { $first } u { $last }
       *[other] { SAME($last, "11") ->
            [yes] { $first } u { $last }
           *[no] { $first } o { $last }
        }
    }
    .middle = { $first }, { $last }
    .end = { $last ->
        [ocho] { $first } u { $last }
        [once] { $first } u { $last }
        [Oeste] { $first } u { $last }
       *[other] { SAME($last, "11") ->
            [yes] { $first } u { $last }
           *[no] { $first } o { $last }
        }
    }
list-plain =
    .none = ninguna
    .two = { $first }, { $last }
    .middle = { $first }, { $last }
    .end = { $first }, { $last }
# Partes que llevan dentro una «y».
list-apart =
    .none = nada
    .two = { $first }; { $last }
    .middle = { $first }; { $last }
    .end = { $first }; { $last }

numbered = { $number } { $text }
quoted = «{ $text }»
