# A nemzetközi szabályok: mit mond a 14. lecke lépésről lépésre.

text-lesson-international = A nemzetközi szabályok
text-lesson-inter-six = A nemzetközi szabályok szerint mindenki hat lapot kap, hármasával; a maradék nem játszik. Öt vagy hat játékosnál { RANK("seven") } és { RANK("eight") } is van: 32 lap. Hat játékosnak hat-hat? A cikk ezt írja, de ennyire nem futja a pakliból. Ossz annyit, amennyi mindenkinek jut.
text-lesson-inter-bids = Licitálni 6-tól 11-ig lehet, körbe-körbe, és mindig többet kell mondani. Aki passzol, ebben a leosztásban már nem licitál. Megint Kelet jön: mit mondhat?
text-lesson-inter-out = Kelet már 8-nál tart. Hogy áll most a licitálás?
text-lesson-inter-lead = Tiéd a licit. Az adut hangosan megmondod, mielőtt az első lap az asztalra kerül. De ki hív? Nem a licit nyertese: itt az elsőként szóló hív, vagyis az osztó után következő.
text-lesson-inter-over = Most jön ennek az asztalnak a nagy kötelessége. Adut kell tenned, és valaki már tett? Akkor az ütésben lévő legnagyobb adunál is nagyobbat teszel, ha tudsz.
text-lesson-inter-elsewhere = Ugyanezek a lapok, de most egy hagyományos asztalnál. Melyik lapokat teheted le?
text-lesson-inter-trump-led = Ezúttal maga az adu a hívott szín, te csak színre színt adsz. Nagyobb adut annak kell tennie, aki más színre tesz adut. Melyik lapokat teheted le?
text-lesson-inter-watch = Két ütés ezekkel a kötelességekkel. Nézd meg, mit kell a másodikban a saját partnereddel tenned.
text-lesson-inter-pupil = A barátod hallott a nagyobb aduról, csakhogy az ő adui mind túl kicsik.
text-lesson-inter-score = Itt senki sem oszt 33-mal: minden oldal a pontjait írja fel. Ha teljesül a licit, mindent felírsz, amit elvittél, nem a licitet. Kelet 8-at licitált.
text-lesson-inter-below-zero = Ha bukik a licit, semmi sem jár érte, és le is vonják, akkor is, ha a pontszám nulla alá megy. Észak 9-et licitált, ti pedig 4-nél tartotok. Hogyan változik a két oldal pontszáma?
text-lesson-inter-eleven = A tizenegy más. Minden pontot érő lapot megígérsz vele: a többiek egyetlen pontot sem vihetnek el. Nyugat 11-et licitált és 118 pontot szerzett, ami nem kevés…
text-lesson-inter-plainly = Őszintén: 120 pontból a 11 kivételével minden licit könnyű, és a mérkőzés többnyire egy leosztás alatt véget ér. Komoly játékban számoljatok 33-at egy játékpontnak. A cikk szerint az erősorrend más, mint a pontoké. Pedig 24 lappal ugyanaz; { RANK("seven") }, { RANK("eight") } és { RANK("nine") } egyaránt semmit sem ér.

text-lesson-help-first-trump-only = Csak annak kell adut tennie, aki elsőként tesz adut.
text-lesson-help-lower-then = Tegyél nagyobb adut, ha tudsz. Ha nem tudsz, akkor is adut teszel, kisebbet.
