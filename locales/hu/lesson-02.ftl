# A pakli: amit a 2. lecke mond, lépésről lépésre. Mindkét pakli lapjait megnevezi egymás mellett, bármelyik van az asztalon.

text-lesson-pack = A pakli
text-lesson-pack-two = Kétféle paklival játszhatsz: magyarral vagy franciával. Ugyanazok a lapok, csak más ruhában. Nyomd meg a p betűt, amikor csak akarod: a ruha változik, a lapok maradnak.
text-lesson-pack-suits = Minden színnek van ikertestvére a másik pakliban. A piros a kőr, a tök a káró, a makk a treff, a zöld a pikk. A magyar színekhez évszak is tartozik. A piros a tavasz, a tök a nyár, a zöld az ősz, a makk a tél.
text-lesson-pack-which-suit = A magyar pakliból a zöld ászt kaptad. Melyik lap ez a franciában?
text-lesson-pack-ace-of-clubs = A treff ász.
text-lesson-pack-ace-of-diamonds = A káró ász.
text-lesson-pack-ace-of-spades = A pikk ász.
text-lesson-pack-faces = A figuráknak is van ikertestvérük: az alsó a bubi, a felső a dáma. Az alsónak lent középen van a jele, a felsőnek a lap két végén. És a király? A magyar lóháton ül.
text-lesson-pack-which-face = Magyar lapot húzol, lovas van rajta. Melyik az?
text-lesson-pack-the-jack = { CAP(RANK("jack", form: "the")) }.
text-lesson-pack-the-queen = { CAP(RANK("queen", form: "the")) }.
text-lesson-pack-the-king = { CAP(RANK("king", form: "the")) }.
text-lesson-pack-colours = A francia paklinak két jele piros, kettő fekete. Ne ezt nézd: csak az ugyanolyan jelű lapok tartoznak egy színhez.
text-lesson-pack-size = Elég nekünk 24 lap: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") } és { RANK("ace") }, négy színben. A magyar pakliban 32 lap van, a franciában 52. A többi a dobozban marad.
text-lesson-pack-box = Ezek közül mi marad a dobozban?
text-lesson-pack-sevens = A hetesek.
text-lesson-pack-eights = A nyolcasok.
text-lesson-pack-nines = A kilencesek.
text-lesson-pack-tens = A tízesek.
text-lesson-pack-order = Minden színben így nő a lapok ereje: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Kilóg a sorból a tízes: üti a királyt, a tízest pedig csak az ász.
text-lesson-pack-more = Öt vagy hat játékosnál a hetesek és a nyolcasok is beszállnak, így 32 lap van. A kilences alatt állnak, és semmit sem érnek.
text-lesson-pack-points = És mennyit érnek? A lapra nyomott szám nem számít: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2, a többi semmi.
text-lesson-pack-sum = Számold össze egyszer egy egész szín pontjait, és jegyezd meg, mennyi. A négy szín együtt ennek a négyszerese, bármelyik pakliban: 120 pont.
text-lesson-pack-pupil = A barátod francia kártyával tanult. „Ami fekete, az fekete” – mondja. Hát nem!
text-lesson-pack-help-sign = A jelet nézd, ne azt, hogy piros vagy fekete: csak az ugyanolyan jel ugyanaz a szín.
