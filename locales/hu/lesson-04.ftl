# Licitálás: amit a 4. lecke mond, lépésről lépésre.

text-lesson-bidding = Licitálás
text-lesson-bid-promise = Az első lap előtt mindenki megmondja, mennyit vállal az oldala. Játékpontokra licitáltok, egytől hatig; aki nem akar licitálni, passzol. Kelet osztott, tehát te vagy az elsőként szóló, te kezded.
text-lesson-bid-order = Az elsőként szóló kezdi, aztán az óramutató járása szerint megy tovább, és az osztó jön utoljára. Mindenki csak egyszer szól.
text-lesson-bid-who-begins = Nyugat osztott. Ki szól először?
text-lesson-bid-higher = Aki licitál, annak többet kell mondania az eddigi legnagyobb licitnél; ugyanannyi nem elég. Számot átugrani szabad, passzolni mindig lehet.
text-lesson-bid-highest = Mindenki szólt egyszer, és ennyi volt: a legnagyobb licit nyeri a licitálást. Most már teljesíteni is kell.
text-lesson-bid-all-pass = Romániában sok szó van a passzra: „pas”, „merge”, „merg” vagy „bune”. Ha mindenki passzol, ugyanaz oszt újra, hacsak mást nem beszéltetek meg.
text-lesson-bid-six = Hat fölött nincs semmi. Hatot mondani szabad, de a 220 pontból 198 kell hozzá. Nem szabály, csak jó tanács: ne mondd.
text-lesson-bid-risk = Ha megnyered a licitálást, bukhatsz. Ha nem nyered meg, a jó lapjaid talán kárba vesznek. Amíg új vagy a játékban, egynél többet ne licitálj.
text-lesson-bid-what-to-say = Te vagy az elsőként szóló. Mit mondhat egy okos kezdő ezekkel a lapokkal?
text-lesson-bid-say-pass = Passz.
text-lesson-bid-say-one = Egy.
text-lesson-bid-say-three = Három.
text-lesson-bid-say-six = Hat.
