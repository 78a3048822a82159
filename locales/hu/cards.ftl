# A lapok, a színek és a párok, mindkét pakliban. Az alakok (attribútumok) a magyar nyelv sajátjai, a mondatok név szerint
# kérik őket: `the` névelővel (a piros ász), `t` tárgyraggal (pirosat), `the-t` névelővel és tárgyraggal (a piros ászt),
# `val` a piros ásszal, `nal` a piros ásznál.

suit-french = { $suit ->
    [hearts] kőr
    [diamonds] káró
    [clubs] treff
   *[spades] pikk
}
    .t = { $suit ->
    [hearts] kőrt
    [diamonds] kárót
    [clubs] treffet
   *[spades] pikket
}
suit-hungarian = { $suit ->
    [hearts] piros
    [diamonds] tök
    [clubs] makk
   *[spades] zöld
}
    .t = { $suit ->
    [hearts] pirosat
    [diamonds] tököt
    [clubs] makkot
   *[spades] zöldet
}

rank-french = { $rank ->
    [seven] hetes
    [eight] nyolcas
    [nine] kilences
    [jack] bubi
    [queen] dáma
    [king] király
    [ten] tízes
   *[ace] ász
}
    .the = { $rank ->
    [ace] az ász
   *[other] a { rank-french }
}
    .t = { $rank ->
    [seven] hetest
    [eight] nyolcast
    [nine] kilencest
    [jack] bubit
    [queen] dámát
    [king] királyt
    [ten] tízest
   *[ace] ászt
}
    .the-t = { $rank ->
    [ace] az ászt
   *[other] a { rank-french.t }
}
    .val = { $rank ->
    [seven] hetessel
    [eight] nyolcassal
    [nine] kilencessel
    [jack] bubival
    [queen] dámával
    [king] királlyal
    [ten] tízessel
   *[ace] ásszal
}
    .nal = { $rank ->
    [seven] hetesnél
    [eight] nyolcasnál
    [nine] kilencesnél
    [jack] bubinál
    [queen] dámánál
    [king] királynál
    [ten] tízesnél
   *[ace] ásznál
}
    .the-nal = { $rank ->
    [ace] az ásznál
   *[other] a { rank-french.nal }
}
rank-hungarian = { $rank ->
    [seven] hetes
    [eight] nyolcas
    [nine] kilences
    [jack] alsó
    [queen] felső
    [king] király
    [ten] tízes
   *[ace] ász
}
    .the = { $rank ->
    [jack] az alsó
    [ace] az ász
   *[other] a { rank-hungarian }
}
    .t = { $rank ->
    [seven] hetest
    [eight] nyolcast
    [nine] kilencest
    [jack] alsót
    [queen] felsőt
    [king] királyt
    [ten] tízest
   *[ace] ászt
}
    .the-t = { $rank ->
    [jack] az alsót
    [ace] az ászt
   *[other] a { rank-hungarian.t }
}
    .val = { $rank ->
    [seven] hetessel
    [eight] nyolcassal
    [nine] kilencessel
    [jack] alsóval
    [queen] felsővel
    [king] királlyal
    [ten] tízessel
   *[ace] ásszal
}
    .nal = { $rank ->
    [seven] hetesnél
    [eight] nyolcasnál
    [nine] kilencesnél
    [jack] alsónál
    [queen] felsőnél
    [king] királynál
    [ten] tízesnél
   *[ace] ásznál
}
    .the-nal = { $rank ->
    [jack] az alsónál
    [ace] az ásznál
   *[other] a { rank-hungarian.nal }
}

card-french = { suit-french } { rank-french }
    .the = a { suit-french } { rank-french }
    .the-t = a { suit-french } { rank-french.t }
    .the-val = a { suit-french } { rank-french.val }
    .the-nal = a { suit-french } { rank-french.nal }
card-hungarian = { suit-hungarian } { rank-hungarian }
    .the = a { suit-hungarian } { rank-hungarian }
    .the-t = a { suit-hungarian } { rank-hungarian.t }
    .the-val = a { suit-hungarian } { rank-hungarian.val }
    .the-nal = a { suit-hungarian } { rank-hungarian.nal }

pair-french = { suit-french } király és dáma
pair-hungarian = { suit-hungarian } király és felső

# Egy szín egy nagy kupacból.
suit-group = { SUIT($suit) } { $ranks }
