# Honnan jön a játék: amit a 17. lecke mond, lépésről lépésre.

text-lesson-origin-where-from = Honnan jön a játék
text-lesson-origin-cross = A cruce román szó, keresztet jelent. A négy játékos keresztben ül, mindenki a partnerével szemben. Mások szerint a név onnan jön, hogy az aduk keresztezik egymást. Az osztás az óramutató járása szerint megy tovább, és most Nyugat osztott.
text-lesson-origin-name = Miért kereszt a játék neve? Jelöld meg mindazt, amit mesélnek róla.
text-lesson-origin-crosswise = mert a négy játékos keresztben ül
text-lesson-origin-trumps-cross = mert az aduk keresztezik egymást
text-lesson-origin-cross-yourself = mert keresztet vetsz, mielőtt hatot licitálsz
text-lesson-origin-nobody-knows = Biztosan senki sem tudja, ezért mindkettőt mesélik.
text-lesson-origin-home = Ez a játék falun van otthon: családi ünnepeken, falusi mulatságokon és hosszú téli estéken. Nagyszülők tanítják meg rá az unokáikat, és négyen a legjobb. Nagymama szemben ül veled, ő a partnered, és ő hívott. Tegyél le egy lapot!
text-lesson-origin-seasons = { PACK() ->
    [french] Romániában a magyar kártya színeit évszakoknak is hívják. A te lapjaidon tehát a kőr a tavasz, a káró a nyár, a pikk az ősz, a treff a tél.
   *[hungarian] Romániában a színeket évszakoknak is hívják. A piros a tavasz, a tök a nyár, a zöld az ősz, a makk a tél.
}
text-lesson-origin-which-season = Nyugat hívott. Melyik évszak ez a szín?
text-lesson-origin-spring = a tavasz
text-lesson-origin-summer = a nyár
text-lesson-origin-autumn = az ősz
text-lesson-origin-winter = a tél
text-lesson-origin-that-is-winter = { PACK() ->
    [french] Nyugat treffet hívott, és a treff a tél.
   *[hungarian] Nyugat makkot hívott, és a makk a tél.
}
text-lesson-origin-packs = Többnyire 24 lappal játszunk. A 32 lapos magyar kártyából félreteszed a heteseket és a nyolcasokat. Az 52 lapos francia kártyából félreteszel mindent, ami kisebb { RANK("nine", form: "the-nal") }.
text-lesson-origin-laid-aside = Az 52-ből tehát hány lap marad a dobozban?
text-lesson-origin-eight = nyolc
text-lesson-origin-twenty = húsz
text-lesson-origin-twenty-eight = huszonnyolc
text-lesson-origin-less-twenty-four = 52-ből 24-et elvéve 28 marad. Nyolcat a magyar kártyából teszel félre.
text-lesson-origin-horse = A magyar kártyán a király lóháton ül. Romániában ezért „cal”, vagyis ló a neve, vagy „pătrar”, négyes. Az alatta lévő kettő „treiar” és „doiar”, hármas és kettes. Itt a ló egy { RANK("ten", form: "val") } találkozik.
text-lesson-origin-words = Minden vidéknek megvannak a maga szavai. Aki nem licitál, azt mondja: „pas”, „merge”, „merg” vagy „bune”. Az ibernek „mărit” is a neve. Itt Észak kettőt licitált, Kelet pedig azt mondta: „bune”.
text-lesson-origin-villages = Van falu, ahol az egész mérkőzésen ugyanaz a szín az adu. Moldva egyes részein és Románia keleti vidékein duplán fizet, aki megbukik. Mások licitálás nélkül játszanak, hogy az újak könnyebben tanuljanak.
text-lesson-origin-new-table = Leülsz egy új asztalhoz. Melyik szabályok érvényesek ott?
text-lesson-origin-loudest = amelyeket a leghangosabb mond
text-lesson-origin-agreed = amelyekben az asztal megegyezett
text-lesson-origin-mine = persze hogy az enyémek
text-lesson-origin-sources = Mindez két szövegből való: egy román játékleírásból és egy négynyelvű cikkből. Az értékek és a helyek táblázatai elvesztek; az összegekből raktuk össze őket. Amit a szövegek nyitva hagynak, abban mi döntöttünk, és ezt meg is mondjuk. Így itt is: mindkét oldal ugyanabban a leosztásban éri el a célt.
text-lesson-origin-all-pass = A román játékleírás nem mondja meg, mi jön, ha mindenki passzol. Nálunk hogyan megy tovább?
