# Szín, adu, eldobás: amit a 6. lecke mond, lépésről lépésre.

text-lesson-follow-trump-discard = Szín, adu, eldobás
text-lesson-follow-first = Az első szabály: akinek van a hívott színből, annak színre színt kell adnia. Hogy kicsit vagy nagyot, az rád van bízva; csak ahol iberrel játszanak, ott kell nagyobbat tenned, ha tudsz. Mit teszel most?
text-lesson-follow-no-suit = Nincs lapod a hívott színből? Akkor adut kell tenned. Bármelyik adu jó, a legkisebb is.
text-lesson-follow-trump-in = Ugyanazok a lapok, de most te vagy az utolsó. Mihez kezdesz ezzel az ütéssel?
text-lesson-follow-only-lower = Valaki már adut tett, és neked csak kisebb aduid vannak. Egyet akkor is le kell tenned. Fáj, de nincs kibúvó.
text-lesson-follow-discard = Se a hívott színből, se aduból nincs? Akkor szabad vagy: eldobhatsz bármit. Az ütést ezzel nem viheted el.
text-lesson-follow-watch = Négy ütés, benne mindhárom kötelesség. Minden lap előtt kérdezd meg magadtól: mit kell most tennie annak, aki jön?
text-lesson-follow-pupil = A barátod új ötlettel jött vissza. Valami nem szabályos benne.
