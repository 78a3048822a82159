# A szószedet. A `term-…` a választott szó, a `.means` a jelentése; a `typed-term-…` más szavak rá, amelyeket be lehet írni,
# vesszővel elválasztva. A `.forms` az, ahogy a mondatokban áll, hogy ott megtaláljuk: a `*` bármilyen végződés.

verb-glossary = A játék szavai.
glossary-which = egy szó, bármelyik nyelven; nélküle az egész lista
meta-glossary = SZÓ

# Rövid szavak az elején, amelyek az ábécében nem számítanak.
typed-leading = a, az

glossary-title = A játék szavai
glossary-more = A „cruce-tutor glossary SZÓ” többet mond egyikükről.
glossary-also = Mások így mondják: { $words }.
glossary-languages = Minden nyelven: { $words }.
glossary-in-language = { $language } „{ $word }”
glossary-unknown = { $nearest ->
    [none] A szószedetben nincs „{ $found }”. A „cruce-tutor glossary” mindet felsorolja.
   *[some] A szószedetben nincs „{ $found }”. Talán ezt kerested: { $nearest }.
}

# Minden oldal sorokban: listák, a helyzet, amely megmutatja, és hogy hol érdemes tovább olvasni.
reading-page-listed = { $name }: { $text }
reading-page-example = Az asztalnál:
reading-page-links = Olvass tovább:
reading-page-link = {"  "}{ $title }: { $command }

# Mi lehet hibás a szószedet és a tévhitek fájljaiban.
problem-unknown-scenario = { $nearest ->
    [none] Nincs „{ $found }” feladat, amelyet itt mutatni lehetne: végy egyet a beolvasott fájlokból vagy a program sajátjai közül.
   *[some] Nincs „{ $found }” feladat, amelyet itt mutatni lehetne: talán „{ $nearest }” akart lenni.
}
problem-not-a-false-rule = „{ $found }” nem tévhit: végy egyet ezek közül: { $allowed }.

# -- a játék és lapjai -------------------------------------------------------------------------------------------------

term-cruce = cruce
    .means = Román ütéses kártyajáték, aduval és párokkal. A neve keresztet jelent: a négy játékos keresztben ül.
typed-term-cruce = kruce
    .forms = cruce, crucé*
term-pack = pakli
    .means = A lapok, amelyekkel játszotok: többnyire 24, öten vagy hatan 32.
typed-term-pack = csomag kártya
    .forms = pakli, pakli*
term-hungarian-pack = magyar kártya
    .means = A piros, tök, makk és zöld lapok paklija. Romániában ez van a legtöbb asztalon, de a francia is megteszi.
typed-term-hungarian-pack = Tell-kártya
    .forms = magyar kártya, magyar kártyá*
term-suit = szín
    .means = A lapok négy családjának egyike. Mind egyenlő, amíg valamelyik adu nem lesz.
typed-term-suit = { "" }
    .forms = szín, színe*, színt, színű*, színből, színnel, színben, színek*
term-season = évszak
    .means = Romániában így is hívják a színt: a magyar kártya ászain a tavasz, a nyár, az ősz és a tél látszik.
typed-term-season = { "" }
    .forms = évszak, évszak*
term-rank = rang
    .means = Ettől erősebb vagy gyengébb egy lap a maga színében, a kilencestől az ászig.
typed-term-rank = érték
    .forms = rang, rangja, rangok, rangsor*
term-ace = { RANK("ace") }
    .means = A színe legerősebb lapja, 11 pontot ér.
typed-term-ace = disznó
    .forms = ász*
term-ten = { RANK("ten") }
    .means = A színe második lapja, 10 pontot ér: csak az ász üti.
typed-term-ten = { "" }
    .forms = tízes*
term-king = { RANK("king") }
    .means = A színe harmadik lapja, 4 pontot ér. Ha { RANK("queen") } is van mellette, az pár.
typed-term-king = { "" }
    .forms = király*
term-queen = { RANK("queen") }
    .means = A király alatt áll, 3 pontot ér. Ha király is van mellette, az pár.
typed-term-queen = { "" }
    .forms = dáma, dámá*, felsőt, felsővel, felsője*, felsők*
term-jack = { RANK("jack") }
    .means = A kilences fölött áll, 2 pontot ér.
typed-term-jack = jumbó, filkó
    .forms = bubi*, alsót, alsóval, alsója*, alsók*
term-nine = { RANK("nine") }
    .means = A 24 lap közül a leggyengébb. Semmit sem ér, de aduként minden ászt üt.
typed-term-nine = { "" }
    .forms = kilences*

# -- az asztalnál ------------------------------------------------------------------------------------------------------

term-seat = hely
    .means = Ahol az asztalnál ülsz: te délen. Minden az óramutató járása szerint megy.
typed-term-seat = { "" }
    .forms = hely, helye, helyek, helyen, helyed
term-side = oldal
    .means = Akik együtt számolnak: két partner, vagy egy játékos egyedül.
typed-term-side = csapat, pár
    .forms = oldal, oldal*
term-partner = partner
    .means = Aki veled szemben ül, és veled együtt számol. Csak a lapjaitokkal segíthetitek egymást.
typed-term-partner = társ
    .forms = partner, partner*
term-dealer = osztó
    .means = Aki ebben a leosztásban oszt. A következőben az, aki utána jön.
typed-term-dealer = { "" }
    .forms = osztó, osztó*
term-forehand = elsőként szóló
    .means = Az osztó utáni játékos: ő kap először lapot, és ő szól először.
typed-term-forehand = kezdő
    .forms = elsőként szóló, elsőként szól*, elsőnek szól*
term-cut = emelni
    .means = Osztás előtt a pakli egy részét leveszed, és alulra teszed. Ezt az osztótól jobbra ülő teszi.
typed-term-cut = { "" }
    .forms = emelni, emel, emeli, emelj*, emelés*
term-tap = kopogni
    .means = Emelés helyett rákopogsz a paklira: marad, ahogy van.
typed-term-tap = { "" }
    .forms = kopogni, kopog, kopogj*, kopogás*
term-deal = osztás
    .means = A lapok kiosztása: többnyire hat-hat, vagy három és még három.
typed-term-deal = { "" }
    .forms = osztás, oszt, osztja, osztan*, osztás*, osztunk, osztani, osztasz, újraosztás*
term-hand = a lapjaid
    .means = Amit a kezedben tartasz. Senki más nem látja, a partnered sem.
typed-term-hand = kéz
    .forms = a lapjaid, lapjaid*, lapjaitok*, lapjaik*
term-stock = talon
    .means = Ketten: a nyolc lap, amely lefordítva fekszik. Minden ütés után mindketten húztok belőle egyet.
typed-term-stock = húzópakli
    .forms = talon, talonb*, talonn*, talona
term-with-talon = talonos cruce
    .means = Egy változat: néhány lap lefordítva marad, és a licit nyertese cserélhet velük.
typed-term-with-talon = talon
    .forms = talonos cruce, talonos*
term-turned-up-card = felfordított lap
    .means = Az osztó utolsó lapja, amelyet mindenki lát. Licitálás nélkül a színe az adu.
typed-term-turned-up-card = felütött lap
    .forms = felfordított lap, felfordít*

# -- licitálás ---------------------------------------------------------------------------------------------------------

term-bidding = licitálás
    .means = Játék előtt mindenki megmondja, mennyit ígér. A legnagyobb ígéret nyer.
typed-term-bidding = árverés
    .forms = licitálás, licitál*
term-bid = licit
    .means = Amit megígérsz: egytől hatig, a nemzetközi játékban hattól tizenegyig.
typed-term-bid = vállalás
    .forms = licit, licitj*, licite*, licitet, liciten, licitb*, licitt*
term-pass = passz
    .means = Azt mondod, hogy nem licitálsz, vagy többet már nem.
typed-term-pass = mehet
    .forms = passz, passzol*, passzt
term-forced-bid = kötelező licit
    .means = Némelyik asztalnál, ha mindenki passzol, az osztó játszik a legkisebb licittel.
typed-term-forced-bid = { "" }
    .forms = kötelező licit
term-bid-winner = a licit nyertese
    .means = Aki a legtöbbet licitálta. Ő választja az adut, és neki kell a licitet teljesítenie.
typed-term-bid-winner = felvevő, játékos
    .forms = a licit nyertese, licit nyertes*, licitálást megny*, megnyerte a licitálást, megnyeri a licitálást, nyerte a licitálást
term-bid-made = teljesített licit
    .means = Megvan legalább annyi, amennyit licitáltatok. Mindent felírtok.
typed-term-bid-made = megvan
    .forms = teljesített licit, teljesül*, teljesít*
term-bid-failed = bukás
    .means = Kevesebb van, mint amennyit licitáltatok. Semmit sem írtok fel, és a licitet elvesztitek.
typed-term-bid-failed = { "" }
    .forms = bukás, bukik, bukott, bukta*, megbuk*

# -- játék -------------------------------------------------------------------------------------------------------------

term-trump = adu
    .means = Az a szín, amely a többi hármat üti. Még az adu kilences is üti a többi szín ászát.
typed-term-trump = tromf, trumf, ütőkártya
    .forms = adu, adut, adud*, aduk*, aduj*, aduv*, adua, aduh*, adun*, adus, adub*, aduért
term-plain-suit = sima szín
    .means = Szín, amely nem adu.
typed-term-plain-suit = mellékszín
    .forms = sima szín, sima színe*, sima színb*
term-table-trump = asztali cruce
    .means = Egy változat: az egész mérkőzésen ugyanaz a szín az adu.
typed-term-table-trump = állandó adu
    .forms = asztali cruce, asztali crucé*
term-trick = ütés
    .means = Mindenkitől egy lap. A legerősebb viszi az egészet.
typed-term-trick = vitel
    .forms = ütés, ütés*
term-take = ütést vinni
    .means = A legerősebb lappal megszerzed az ütés lapjait. Az oldaladnál maradnak a számolásig.
typed-term-take = elvinni, hazavinni
    .forms = ütést vinni, viszi az ütést, vitte az ütést, ütést viszi, ütést vitte, elvitte, elviszi, viszi, vitte, vitt, vinni, elvitt, visz, elvinni
term-lead = hívni
    .means = Kiteszed az ütés első lapját. Aki hív, bármit hívhat.
typed-term-lead = kijátszani, kezdeni
    .forms = hívni, hív, hívás*, hívj*, hívta*, hívhat*, hívsz, hívod, hívott, kihív*
term-suit-led = hívott szín
    .means = Az ütés első lapjának színe. Akinek van, annak abból kell adnia.
typed-term-suit-led = kért szín
    .forms = hívott szín, hívott színe*, hívott színt, hívott színb*, hívott színn*
term-follow-suit = színre színt adni
    .means = A hívott színből adsz lapot. Akinek van, annak muszáj.
typed-term-follow-suit = színt adni
    .forms = színre színt adni, színre színt ad*, színt ad*
term-ruff = adut tenni
    .means = Adut teszel, mert a hívott színből nincs lapod. Ez kötelesség.
typed-term-ruff = aduzni, tromfolni
    .forms = adut tenni, adut tesz*, adut tett*, adut kell tenn*, adut tegy*
term-overtrump = nagyobb adut tenni
    .means = Nagyobb adut teszel, mint ami már ott van. A nemzetközi játék megköveteli.
typed-term-overtrump = felülütni, tromfra tromf
    .forms = nagyobb adut tenni, nagyobb adut, nagyobb adu, nagyobb adud
term-undertrump = kisebb adut tenni
    .means = Olyan adut teszel, amely nem viszi el az ütést. Muszáj, ha csak ilyened van.
typed-term-undertrump = { "" }
    .forms = kisebb adut tenni, kisebb adut, kisebb adu, kis adu*
term-beat = nagyobbat tenni
    .means = Nagyobb lapot teszel ugyanabból a színből. Iberrel ez kötelesség.
typed-term-beat = felülütni, überelni
    .forms = nagyobbat tenni, nagyobbat tesz*, nagyobbat kell tenn*, nagyobbat, üti
term-iber = iber
    .means = Megegyezés: aki színt ad, annak nagyobbat kell tennie, ha tud. Egy ütésben addig köt, amíg valaki adut nem tesz.
typed-term-iber = überkényszer, felülütés
    .forms = iber, iber*
term-void = színhiány
    .means = Amikor egy színből már nincs lapod.
typed-term-void = sikán
    .forms = színhiány, színhiány*
term-discard = eldobni
    .means = Olyan lapot adsz, amely nem vihet ütést. Akkor szabad, ha sem hívott színed, sem adud nincs.
typed-term-discard = dobni, ráadni
    .forms = eldobni, eldob*, dob, dobhat*, dobsz, dobja*, dobott
term-fatten = zsírozni
    .means = Sok pontot teszel az ütésbe, amelyet a partnered visz.
typed-term-fatten = kenni, zsírt adni
    .forms = zsírozni, zsíroz*, megzsíroz*
term-pile = elvitt ütések
    .means = Az ütések, amelyeket az oldalad elvitt. A számolásig lefordítva fekszenek.
typed-term-pile = hazavitt ütések
    .forms = elvitt ütések, elvitt ütés*

# -- bemondások --------------------------------------------------------------------------------------------------------

term-pair = pár
    .means = Azonos színű király és { RANK("queen") } egy kézben: 20 pont, aduban 40.
typed-term-pair = házasság, mariázs
    .forms = pár, párt, pára*, párja*, párok*, páro*, párb*, adupár*
term-announcement = bemondás
    .means = Megmondod, hogy nálad a pár, amikor az egyik lapját kihívod. A pontja azonnal számít.
typed-term-announcement = bejelentés
    .forms = bemondás, bemond*, mondhat* be, mondasz be, mondja be, mondta be, mondd be
term-twenty = húsz
    .means = Pár, amely nem adu: 20 pont.
typed-term-twenty = { "" }
    .forms = húsz, húszas, húszat
term-forty = negyven
    .means = Az adu párja: 40 pont.
typed-term-forty = { "" }
    .forms = negyven, negyvenes, negyvenet, negyven*, 40
term-break-a-pair = megbontani a párt
    .means = Kiteszed az egyik lapját, amikor más hívott. Akkor a pár már semmit sem ér.
typed-term-break-a-pair = szétszakítani
    .forms = megbontani a párt, megbont*, felbont*, megbomlik, széttör*

# -- számolás ----------------------------------------------------------------------------------------------------------

term-card-points = pont
    .means = Amit az ütéseid lapjai érnek. Az egész pakliban 120 van.
typed-term-card-points = kis pont
    .forms = pont, pontok*, pontot*, pontod*, pontj*, pontb*, pontt*, pontr*
term-game-points = játékpont
    .means = Amit a hagyományos játékban felírtok: minden teljes 33 pont egyet ér.
typed-term-game-points = nagy pont
    .forms = játékpont, játékpont*
term-count = számolás
    .means = A leosztás után minden oldal összeadja az ütéseit és a bemondásait.
typed-term-count = elszámolás
    .forms = számolás, számol*, számold, számoljátok
term-score = állás
    .means = Ahány pontja egy oldalnak eddig van. Nulla alá is mehet.
typed-term-score = eredmény
    .forms = állás, állás*
term-penalty = büntetés
    .means = Amit bukásért vagy renonszért levonnak.
typed-term-penalty = levonás
    .forms = büntetés, büntetés*
term-double-penalty = dupla büntetés
    .means = Megegyezés: ha a licit elbukik, kétszer annyi a levonás.
typed-term-double-penalty = dupla levonás
    .forms = dupla büntetés, dupla büntetés*
term-round = leosztás
    .means = Egy osztástól a számolásig.
typed-term-round = kör, parti
    .forms = leosztás, leosztás*
term-match = mérkőzés
    .means = Annyi leosztás, amennyi kell, míg valaki célba ér.
typed-term-match = játszma, parti
    .forms = mérkőzés, mérkőzés*
term-target = cél
    .means = Ameddig játszotok, előre megbeszélve: például 11.
typed-term-target = { "" }
    .forms = cél, célt, célba, célig, célhoz
term-win-margin = előny
    .means = Némelyik asztalnál a győztesnek két ponttal kell vezetnie.
typed-term-win-margin = különbség
    .forms = előny, előnyt, előnye, előnnyel, előnyben

# -- becsület ----------------------------------------------------------------------------------------------------------

term-revoke = renonsz
    .means = Olyan lapot teszel, amelyet a szabály tilt. Csak a játékosok figyelnek rá.
typed-term-revoke = hamis szín
    .forms = renonsz, renonsz*
term-accusation = vád
    .means = Azt mondod, hogy valaki renonszot csinált. Ha igaz, az ő oldala fizet 3-at, ha nem, a tiéd.
typed-term-accusation = reklamálás
    .forms = vád, vádol*, vádlott*, megvádol*, vád*
term-table-talk = beszéd a lapokról
    .means = Szóval vagy jellel elárulod a partnerednek, mi van nálad. 3 pontba kerül.
typed-term-table-talk = jelezés, mutogatás
    .forms = beszéd a lapokról, beszél*, beszéd*
term-false-rule = tévhit
    .means = Szabály, amit valaki kitalál, mert most éppen jól jön neki.
typed-term-false-rule = álszabály
    .forms = tévhit, tévhit*

# -- játékmódok --------------------------------------------------------------------------------------------------------

term-traditional-game = hagyományos játék
    .means = A két-, három- és négyszemélyes játék, bemondásokkal és 33 ponttal egy játékpontért.
typed-term-traditional-game = { "" }
    .forms = hagyományos játék, hagyományos*
term-international-game = nemzetközi játék
    .means = Ketten-hatan játsszák. Kötelező benne nagyobb adut tenni, és nincs bemondás.
typed-term-international-game = { "" }
    .forms = nemzetközi játék, nemzetközi*
term-six-handed = hatszemélyes cruce
    .means = Három kétfős oldal, 32 lap, fejenként öt.
typed-term-six-handed = { "" }
    .forms = hatszemélyes cruce, hatszemélyes*, hatan
term-without-bidding = cruce licitálás nélkül
    .means = Senki sem licitál: az adut felfordítják, vagy a színek sorban lesznek aduk, és mindenki felírja a pontjait.
typed-term-without-bidding = { "" }
    .forms = cruce licitálás nélkül, licitálás nélkül
term-moldovan = moldvai cruce
    .means = Változat, amelyben a bukás duplán számít.
typed-term-moldovan = { "" }
    .forms = moldvai cruce, moldvai*
