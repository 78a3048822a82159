# Karten, Farben und Paare, mit beiderlei Karten. Die Formen (Attribute) gehören dieser Sprache; die Sätze rufen sie
# beim Namen: `nom`, `acc`, `dat` mit bestimmtem Artikel (der, den, dem Herz-König), `a`, `a-dat` mit unbestimmtem,
# `none` mit „kein“, `pron` als Fürwort (er, sie, es).

suit-french = { $suit ->
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
   *[spades] Pik
}
    .none = { $suit ->
    [hearts] kein Herz
    [diamonds] kein Karo
    [clubs] kein Kreuz
   *[spades] kein Pik
}
suit-hungarian = { $suit ->
    [hearts] Herz
    [diamonds] Schellen
    [clubs] Eichel
   *[spades] Laub
}
    .none = { $suit ->
    [hearts] kein Herz
    [diamonds] keine Schellen
    [clubs] keine Eichel
   *[spades] kein Laub
}

rank-french = { $rank ->
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [jack] Bube
    [queen] Dame
    [king] König
    [ten] Zehn
   *[ace] Ass
}
    .nom = { $rank ->
    [jack] der Bube
    [king] der König
    [ace] das Ass
   *[other] die { rank-french }
}
    .acc = { $rank ->
    [jack] den Buben
    [king] den König
    [ace] das Ass
   *[other] die { rank-french }
}
    .dat = { $rank ->
    [jack] dem Buben
    [king] dem König
    [ace] dem Ass
   *[other] der { rank-french }
}
    .a = { $rank ->
    [jack] ein Bube
    [king] ein König
    [ace] ein Ass
   *[other] eine { rank-french }
}
    .a-dat = { $rank ->
    [jack] einem Buben
    [king] einem König
    [ace] einem Ass
   *[other] einer { rank-french }
}
    .many = { $rank ->
    [seven] Siebenen
    [eight] Achten
    [nine] Neunen
    [jack] Buben
    [queen] Damen
    [king] Könige
    [ten] Zehnen
   *[ace] Asse
}
rank-hungarian = { $rank ->
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [jack] Unter
    [queen] Ober
    [king] König
    [ten] Zehn
   *[ace] Ass
}
    .nom = { $rank ->
    [jack] der Unter
    [queen] der Ober
    [king] der König
    [ace] das Ass
   *[other] die { rank-hungarian }
}
    .acc = { $rank ->
    [jack] den Unter
    [queen] den Ober
    [king] den König
    [ace] das Ass
   *[other] die { rank-hungarian }
}
    .dat = { $rank ->
    [jack] dem Unter
    [queen] dem Ober
    [king] dem König
    [ace] dem Ass
   *[other] der { rank-hungarian }
}
    .a = { $rank ->
    [jack] ein Unter
    [queen] ein Ober
    [king] ein König
    [ace] ein Ass
   *[other] eine { rank-hungarian }
}
    .a-dat = { $rank ->
    [jack] einem Unter
    [queen] einem Ober
    [king] einem König
    [ace] einem Ass
   *[other] einer { rank-hungarian }
}
    .many = { $rank ->
    [seven] Siebenen
    [eight] Achten
    [nine] Neunen
    [jack] Unter
    [queen] Ober
    [king] Könige
    [ten] Zehnen
   *[ace] Asse
}

card-french = { suit-french }-{ rank-french }
    .nom = { $rank ->
    [jack] der { suit-french }-Bube
    [king] der { suit-french }-König
    [ace] das { suit-french }-Ass
   *[other] die { suit-french }-{ rank-french }
}
    .acc = { $rank ->
    [jack] den { suit-french }-Buben
    [king] den { suit-french }-König
    [ace] das { suit-french }-Ass
   *[other] die { suit-french }-{ rank-french }
}
    .dat = { $rank ->
    [jack] dem { suit-french }-Buben
    [king] dem { suit-french }-König
    [ace] dem { suit-french }-Ass
   *[other] der { suit-french }-{ rank-french }
}
    .pron = { $rank ->
    [jack] er
    [king] er
    [ace] es
   *[other] sie
}
card-hungarian = { suit-hungarian }-{ rank-hungarian }
    .nom = { $rank ->
    [jack] der { suit-hungarian }-Unter
    [queen] der { suit-hungarian }-Ober
    [king] der { suit-hungarian }-König
    [ace] das { suit-hungarian }-Ass
   *[other] die { suit-hungarian }-{ rank-hungarian }
}
    .acc = { $rank ->
    [jack] den { suit-hungarian }-Unter
    [queen] den { suit-hungarian }-Ober
    [king] den { suit-hungarian }-König
    [ace] das { suit-hungarian }-Ass
   *[other] die { suit-hungarian }-{ rank-hungarian }
}
    .dat = { $rank ->
    [jack] dem { suit-hungarian }-Unter
    [queen] dem { suit-hungarian }-Ober
    [king] dem { suit-hungarian }-König
    [ace] dem { suit-hungarian }-Ass
   *[other] der { suit-hungarian }-{ rank-hungarian }
}
    .pron = { $rank ->
    [jack] er
    [queen] er
    [king] er
    [ace] es
   *[other] sie
}

pair-french = { suit-french }-König und { suit-french }-Dame
pair-hungarian = { suit-hungarian }-König und { suit-hungarian }-Ober

# Eine Farbe eines großen Stapels.
suit-group = { SUIT($suit) } mit { $ranks }
