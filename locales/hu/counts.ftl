# Számok és licitek. Szám után a magyar főnév egyes számú, így többes alak nem kell; a ragos alakok: `t` tárgy,
# `nyi` mennyiség (64 pontnyi), `hoz`.

count-points = { $number } pont
    .t = { $number } pontot
    .nyi = { $number } pontnyi
count-game-points = { $number } játékpont
    .t = { $number } játékpontot
    .hoz = { $number } játékponthoz
count-cards = { $number } lap
    .t = { $number } lapot

# `t` kettőt, `val` kettővel, `nal` kettőnél, `tol` kettőtől, `ig` kettőig.
bid = { $amount ->
    [0] nulla
    [1] egy
    [2] kettő
    [3] három
    [4] négy
    [5] öt
    [6] hat
    [7] hét
    [8] nyolc
    [9] kilenc
    [10] tíz
    [11] tizenegy
   *[other] { $amount }
}
    .t = { $amount ->
    [0] nullát
    [1] egyet
    [2] kettőt
    [3] hármat
    [4] négyet
    [5] ötöt
    [6] hatot
    [7] hetet
    [8] nyolcat
    [9] kilencet
    [10] tízet
    [11] tizenegyet
   *[other] { $amount } pontot
}
    .val = { $amount ->
    [0] nullával
    [1] eggyel
    [2] kettővel
    [3] hárommal
    [4] néggyel
    [5] öttel
    [6] hattal
    [7] héttel
    [8] nyolccal
    [9] kilenccel
    [10] tízzel
    [11] tizeneggyel
   *[other] { $amount } ponttal
}
    .nal = { $amount ->
    [0] nullánál
    [1] egynél
    [2] kettőnél
    [3] háromnál
    [4] négynél
    [5] ötnél
    [6] hatnál
    [7] hétnél
    [8] nyolcnál
    [9] kilencnél
    [10] tíznél
    [11] tizenegynél
   *[other] { $amount } pontnál
}
    .tol = { $amount ->
    [0] nullától
    [1] egytől
    [2] kettőtől
    [3] háromtól
    [4] négytől
    [5] öttől
    [6] hattól
    [7] héttől
    [8] nyolctól
    [9] kilenctől
    [10] tíztől
    [11] tizenegytől
   *[other] { $amount } ponttól
}
    .ig = { $amount ->
    [0] nulláig
    [1] egyig
    [2] kettőig
    [3] háromig
    [4] négyig
    [5] ötig
    [6] hatig
    [7] hétig
    [8] nyolcig
    [9] kilencig
    [10] tízig
    [11] tizenegyig
   *[other] { $amount } pontig
}
pass = passz
