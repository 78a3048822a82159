# Quién lo dice: las fuentes de las reglas, y dónde no coinciden.

verb-sources = Dice de qué fuente viene cada regla y dónde no coinciden las fuentes.
sources-which = la letra de un capítulo o el número de una regla; sin nada, la lista de capítulos
meta-sources = REGLA

sources-title = Quién lo dice
sources-about = Este programa sigue dos fuentes. Un manual rumano cuenta el juego tradicional. Un artículo en inglés, alemán, húngaro y español cuenta el internacional.

    Las dos valen aquí lo mismo. Donde no coinciden o callan, te decimos cómo las leemos.
sources-more = «cruce-tutor sources P» muestra un capítulo, «cruce-tutor sources P7» una regla.
sources-unknown = { $nearest ->
    [none] No hay ninguna regla «{ $found }». «cruce-tutor sources» muestra los capítulos.
   *[some] No hay ninguna regla «{ $found }»: la última de su capítulo es { $nearest }.
}

source-section-C = Las cartas
source-section-S = Asientos, bandos y reparto
source-section-B = La subasta
source-section-T = El triunfo
source-section-P = El juego
source-section-A = Los cantes
source-section-N = Contar y apuntar
source-section-M = La partida
source-section-X = Juego limpio
source-section-F = Reglas falsas
source-section-V = Variantes
source-section-G = Consejos y costumbres
source-section-E = Donde no coinciden las fuentes

source-of = { $origin ->
    [traditional] { $number }, { $title }: el manual rumano.
    [international] { $number }, { $title }: el artículo en cuatro idiomas.
    [both] { $number }, { $title }: las dos fuentes.
   *[ours] { $number }, { $title }: añadida por nosotros.
}
rule-origin = { $origin ->
    [traditional] Así lo dice el manual rumano.
    [international] Así lo dice el artículo en cuatro idiomas.
    [both] Así lo dicen las dos fuentes.
   *[ours] Ninguna fuente lo dice así: lo hemos añadido nosotros.
}
rule-page-title = { $number }: { $title }
rule-ideas = A quien se equivoca aquí, las preguntas le dicen, por ejemplo:

# Qué dicen las fuentes, y luego cómo las leemos.
source-reading = { $number }: { $said } Nosotros lo leemos así: { $read }
reading-E1 = El artículo da a seis jugadores seis cartas de 32 a cada uno, pero harían falta 36.
reading-E2 = En el artículo hay 120 tantos por ronda y pujas de 6 a 11. También dice que 11 promete todas las cartas que cuentan, aunque 11 tantos son fáciles.
reading-E3 = El manual conoce el iber, pero no obliga a pisar. El artículo obliga siempre a pisar y no conoce el iber.
reading-E4 = El artículo no dice cuántas cartas tiene el talón ni para quién cuentan.
reading-E5 = El artículo pide un triunfo más alto a quien debe fallar. ¿También a quien asiste cuando han salido de triunfo?
reading-E6 = El manual no dice qué pasa si todos dicen paso. Tampoco dice si la ronda sigue cuando alguien habla de las cartas.
reading-E7 = La tabla de valores del artículo y los dibujos del manual se han perdido.
reading-E8 = El artículo dice que el orden en la baza no es el orden de los tantos.
reading-E9 = Las dos fuentes dicen que gana quien llega primero a la meta. Pero pueden llegar dos en la misma ronda.
reading-E10 = De algunas cosas no hablan las fuentes. ¿Quién juega con quién si son cinco, quién reparte otra vez, cómo se cuenta sin subasta? ¿Se mira antes el talón, obliga la puja en el cruce de mesa, se puede acusar en el juego internacional?
