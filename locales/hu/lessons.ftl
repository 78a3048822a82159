# A leckék: mit mondanak lépésről lépésre, és mi hangzik el körülöttük. Kevés szó; a lapokat a rangjuk szerint nevezzük meg, hogy
# az asztalon fekvő pakli döntse el a nevüket.

## A lépések körül

verb-lesson = Megmutatja a leckéket, vagy végigvezet az egyiken.
meta-lesson = LECKE
lesson-which = egy lecke azonosítója vagy sorszáma; nélküle a lista
option-step = ennél a lépésnél kezdje
option-test = csak a kérdések: aki már tudja, átugorhatja a leckét

lesson-listed = { $done ->
    [true] { $number }. lecke: { $title }, kész. Újra: { $command }
   *[false] { $number }. lecke: { $title }. Írd be: { $command }
}
lesson-teaches = Erről szól: { $rules }.
lesson-next = Most ez jön: { $title }. Írd be: { $command }
lesson-unknown = Nincs „{ $found }” nevű lecke. Ezek vannak: { $allowed }.
lesson-no-step = { $found }. lépés itt nincs. A lépések 1-től { $of }-ig vannak számozva.

lesson-welcome = Enter: tovább, b: vissza, w: a szabály, ? segít, q kilép.
lesson-help = Számmal vagy névvel válaszolj, és nyomj Entert. Ahol nincs kérdés, az Enter továbbvisz. b visszavisz, és semmi sem vész el. w megmutatja a szabályt, r újra felolvassa a lépést, l nyelvet vált, p paklit, q kilép.
lesson-step = { $number }. lépés, összesen { $of }.
lesson-known = Ezt már olvastad. Ha újra kell, írd be: r.
lesson-go-on = Enterrel tovább.
lesson-try-again = Próbáld meg újra, semmi sem vész el.
lesson-at-start = Itt kezdődik a lecke.
lesson-end = Ez volt a lecke. { $of } kérdésből { $right } sikerült elsőre. Szép munka!
lesson-test-passed = { $of } kérdésből { $right } sikerült. Ezt a leckét tudod, késznek számít.
lesson-test-failed = { $of } kérdésből { $right } sikerült. Menj végig nyugodtan a leckén, nem hosszú.

lesson-play-a-card = Melyik lapot teszed le?
lesson-pupil-plays = A barátod ezek közül tenne le egyet: { $cards }.
lesson-pupil-claim = { $card }: { $points }
lesson-pupil-says = A barátod szerint ennyi a bemondás az egyes lapokkal: { $claims }.
lesson-find-card = Keress köztük egy lapot, amelyet nem szabad letenni.
lesson-find-claim = Melyik lapnál rossz a szám?
lesson-was-wrong-about = Nem egészen. { CAP(CARD($card, form: "the")) } az.
lesson-which-helps = Melyik mondat segít a barátodnak?

## Az első leosztás öt perc alatt

text-lesson-first-round = Az első leosztás öt perc alatt
text-lesson-first-card = Ülj le, épp jókor jöttél! Te vagy Dél, szemben Észak a partnered. Ehhez az ütéshez Nyugat hívott. Akinek van a hívott színből, annak abból kell tennie. A legnagyobb viszi az ütést. Te jössz!
text-lesson-first-order = Minden színben így nő a lapok ereje: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Vigyázat, { RANK("ten", form: "the") } nagy lap! Csak { RANK("ace", form: "the") } üti.
text-lesson-first-lead = Az előző ütést te vitted, most te hívsz. Aki hív, bármelyik lapját hívhatja. Válassz kedvedre!
text-lesson-first-trump = Egy szín erősebb minden másiknál: az adu. A legkisebb adu is üti bármelyik másik szín legnagyobb lapját. Ha több adu is esik, a legnagyobb viszi az ütést.
text-lesson-first-watch = Most dőlj hátra, és nézz végig egy egész leosztást: hat ütést. Egyet licitáltál, és senki sem mondott többet, tehát te hívsz. Az első lapod színe lesz az adu.
text-lesson-first-points = A lapok pontot érnek: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2. { CAP(RANK("nine", form: "the")) } semmit sem ér. Az egész pakliban 120 pont van.
text-lesson-first-score = A partnerek összeadják a pontjaikat. Minden teljes 33 pont egy játékpontot ér, a maradék elvész. Ha teljesül a licitetek, mindent felírhattok, amit szereztetek.
text-lesson-first-our-score = Ez az a leosztás, amelyet végignéztél. Hány játékpontot ír fel a két oldal?
text-lesson-first-pupil = Most te vagy a tanár! Egy barátod először játszik, és valamit rosszul tud.

## Szín, adu, eldobás

text-lesson-follow-trump-discard = Szín, adu, eldobás
text-lesson-follow-first = Az első szabály: akinek van a hívott színből, annak színre színt kell adnia. Hogy kicsit vagy nagyot, az rád van bízva. Mit teszel most?
text-lesson-follow-no-suit = Nincs lapod a hívott színből? Akkor adut kell tenned. Bármelyik adu jó, a legkisebb is.
text-lesson-follow-trump-in = Ugyanazok a lapok, de most te vagy az utolsó. Mihez kezdesz ezzel az ütéssel?
text-lesson-follow-only-lower = Valaki már adut tett, és neked csak kisebb aduid vannak. Egyet akkor is tenned kell. Fáj, de nincs kibúvó.
text-lesson-follow-discard = Se a hívott színből, se aduból nincs? Akkor szabad vagy: eldobhatsz bármit. Az ütést ezzel nem viheted el.
text-lesson-follow-watch = Négy ütés, benne mindhárom kötelesség. Minden lap előtt kérdezd meg magadtól: mit kell most tennie annak, aki jön?
text-lesson-follow-pupil = A barátod új ötlettel jött vissza. Valami nem szabályos benne.

## Bemondások

text-lesson-announcements = Bemondások
text-lesson-announce-pair = Ha egy színből { RANK("king", form: "the") } is, { RANK("queen", form: "the") } is a te kezedben van, az egy pár. Hívd az egyiket, és mondd be: a bemondás 20 pontot ér. Az adupár 40-et.
text-lesson-announce-twenty = Most te jössz: hívd a kettő közül az egyiket, és mondd ki, mennyi a bemondás.
text-lesson-announce-not-leading = Ezúttal más hívott, te csak színt adsz rá. Mennyi most a bemondás a { RANK("king", form: "val") }?
text-lesson-announce-break = Balszerencse: más hívta a párod színét. Színre színt kell adnod, és a pár odavan. Melyik lapot teszed le?
text-lesson-announce-first-lead = Adu még nincs: az első hívásod színe lesz az. Akkor miféle pár ez?
text-lesson-announce-watch = Így is kezdődhet egy leosztás: párral. Nézd meg az első két ütést.
text-lesson-announce-pupil = A barátodnál ezek a lapok vannak, és bemondásokról álmodik. Az egyik szám túl szép ahhoz, hogy igaz legyen.

## Ami egy barátnak segít

text-lesson-help-all-twenty = Aki { RANK("king", form: "t") } hív, annak a bemondása 20.
text-lesson-help-anything = Ha nem te hívsz, bármit tehetsz.
text-lesson-help-both-cards = Csak az pár, ha egy színből { RANK("king", form: "the") } is, { RANK("queen", form: "the") } is a te kezedben van.
text-lesson-help-higher = Mindig nagyobbat kell tenned a többieknél.
text-lesson-help-partner = Csak a partnerednek kell adut tennie.
text-lesson-help-suit-first = Amíg van a hívott színből, színre színt adsz. Az adu várhat.
text-lesson-help-then-trump = Nincs a hívott színből? Előbb adut keress, és csak ha az sincs, akkor dobhatsz el mást.
text-lesson-help-throw-tens = Ha nincs a hívott színből, előbb a nagy lapjaidat dobod el.
text-lesson-help-win-first = Előbb el kell vinned az ütést, csak aztán mondhatsz be.

## Mi lehet rossz egy lecke fájljában

problem-unknown-lesson = { $nearest ->
    [none] Nincs „{ $found }” lecke, amely ez előtt jönne: válassz ezek közül: { $allowed }.
   *[some] Nincs „{ $found }” lecke, amely ez előtt jönne: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }.
}
problem-lessons-in-circle = Ezek a leckék körbe-körbe egymásra épülnek, így egyik sem lehet az első: { $lessons }. Vegyél ki egy előfeltételt.
problem-unknown-step = { $nearest ->
    [none] E lépés előtt nincs „{ $found }” nevű kérdés: válassz ezek közül: { $allowed }.
   *[some] E lépés előtt nincs „{ $found }” nevű kérdés: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }.
}
problem-unknown-belief = { $nearest ->
    [none] Nincs „{ $found }” tévhit: olyat írj, amelyet a program ismer.
   *[some] Nincs „{ $found }” tévhit: talán „{ $nearest }” akart lenni.
}
problem-belief-not-wrong = Aki azt hiszi, hogy „{ $belief }”, ebben az állásban nem téved: válassz másik állást vagy másik tévhitet.
problem-nothing-to-ask = Erről a szabályról nem készül új kérdés: { $found }. Válassz ezek közül: { $allowed }.
problem-not-a-light = { $nearest ->
    [none] „{ $found }” nem olyasmi, ami ezen az asztalon kigyulladhat: válassz ezek közül: { $allowed }, vagy írj egy lapot.
   *[some] „{ $found }” nem olyasmi, ami ezen az asztalon kigyulladhat: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }, vagy egy lap.
}
