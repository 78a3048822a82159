# Ketten és hárman: amit a 11. lecke mond, lépésről lépésre.

text-lesson-two-and-three = Ketten és hárman
text-lesson-two-deal = Ketten ülnek az asztalnál, mindenki magának játszik. Fejenként nyolc lap jár. A 24 lapból a többi lefordítva marad: ez a talon. Számolj utána!
text-lesson-two-free = Amíg van lap a talonban, bármire bármit lehet tenni. Senkinek sem kell színre színt adnia vagy adut tennie.
text-lesson-two-taken = Az ütést viszont az viszi, aki mindig: a legnagyobb adu, adu nélkül pedig a hívott szín legnagyobb lapja.
text-lesson-two-draws = Minden ütés után az húzza a talon felső lapját, aki az ütést vitte, aztán húz a másik is egyet.
text-lesson-two-who-draws = Ki húz most elsőnek?
text-lesson-two-watch = Az első négy ütés, amíg el nem fogy a talon. Figyeld, ki mikor húz, és hogyan jön össze nálad egy pár, amelyet senki sem osztott neked.
text-lesson-two-gone = Elfogyott a talon, és vége a szabadságnak. A tizenkét ütésből az utolsó nyolcban visszatérnek a kötelességek: színre színt adsz, ha pedig nincs, adut teszel.
text-lesson-two-pupil = Elfogyott a talon, de a barátod megszerette a szabadságot. Valami nem szabályos abban, amire készül.
text-lesson-help-free-at-last = Ha elfogyott a talon, bármit tehetsz.
text-lesson-help-two-never-trump = Két játékosnál soha senkinek sem kell adut tennie.
text-lesson-help-stock-is-gone = Elfogyott a talon? Akkor előbb a hívott színt keresd, aztán adut.
text-lesson-three-deal = Hárman ülnek az asztalnál, megint mindenki magának játszik. Fejenként hét lap jár, a többi egyelőre lefordítva marad.
text-lesson-three-named = A licit nyertese megmondja az adut, és csak azután veszi fel a három lapot. Az elsőnek hívott lap tehát bármilyen színű lehet, és attól még nem lesz adu.
text-lesson-three-gives = Most tíz lap van a licit nyertesénél, és a másik kettőnek ad belőlük egyet-egyet, bármelyiket. Így mindenkinél nyolc lap lesz.
text-lesson-three-only-of-three = A két odaadott lapnak az imént felvett három közül kell kikerülnie.
