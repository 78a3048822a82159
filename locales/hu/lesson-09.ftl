# A számolás: amit a 9. lecke mond, lépésről lépésre.

text-lesson-count = A számolás: 33 pont, egy játékpont
text-lesson-count-thirty-three = Vége a leosztásnak, jöhet a számolás. Minden teljes 33 pont egy játékpontot ér. A maradék elvész.
text-lesson-count-pair = Előbb add össze a lapokat az oldalad ütéseiben. Aztán tedd hozzá, amit bemondtatok.
text-lesson-count-made = A licit akkor teljesül, ha az oldal legalább annyi játékpontot szerez, amennyit licitált. Ilyenkor mindent felír, nem csak a licitet. Jó tanács: az összes lap 120 pont, elég hát a kisebbik kupacot megszámolni.
text-lesson-count-failed = Ha egy oldal kevesebb játékpontot szerez, mint amennyit licitált, akkor bukik. Annyit veszít, amennyit licitált, és a szerzett pontjai nem számítanak.
text-lesson-count-others = A másik oldal nem bukhat. Felírja, amit szerzett, akár teljesült a licit, akár nem. A saját licitje már nem számít.
text-lesson-count-toward-the-bid = A bemondás ugyanúgy beleszámít a licitbe, mint a lapok. Mennyit ír fel tehát a két oldal?
text-lesson-count-watch = Egy egész leosztás. Kettőt licitáltál, és rögtön párral kezdesz, de éppen azt az ütést Kelet viszi. A pár akkor is számít.
text-lesson-count-partners = A partnerek előbb minden pontjukat összeadják, és csak aztán osztják el 33-mal. Az általad bemondott 40 is köztük van.
text-lesson-count-below-zero = Az állás nulla alá is mehet: az adósságot senki sem engedi el. A leosztás előtt az oldaladnak 1 pontja volt.
text-lesson-count-four-pairs = Mind a négy pár együtt 100 pont, mert csak az egyik adu. Egyszer az életben az is megesik, hogy a két partner minden ütést elvisz. Mennyi az összesen?
text-lesson-count-match = A mérkőzés előtt megegyeztek, meddig tart: többnyire 6-ig, 11-ig vagy 21-ig. Egy egész leosztás után az győz, aki odáig eljutott; ha többen is, akkor az, akinek a legtöbb pontja van. Ha az élen egyenlő az állás, jön még egy leosztás.
