# Az első leosztás öt perc alatt: amit az 1. lecke mond, lépésről lépésre.

text-lesson-first-round = Az első leosztás öt perc alatt
text-lesson-first-card = Ülj le, épp jókor jöttél! Te Dél vagy, szemben ül a partnered, Észak. Nyugat hívott. Akinek van a hívott színből, annak abból kell tennie, és a szín legnagyobb lapja viszi az ütést. Te jössz!
text-lesson-first-order = Minden színben így nő a lapok ereje: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Vigyázat, { RANK("ten", form: "the") } nagy lap! Csak { RANK("ace", form: "the") } üti.
text-lesson-first-lead = Új lapok: tegyük fel, hogy az előbb te vitted az ütést. Aki viszi, az hív, mégpedig bármelyik lapját. Válassz egyet!
text-lesson-first-trump = Egy szín erősebb a többinél: az adu. A legkisebb adu is üti a többi szín legnagyobb lapját. Ha több adu is esik, a legnagyobb viszi az ütést. Akinek nincs a hívott színből, annak adut kell tennie, ha van.
text-lesson-first-play = Most játssz le egy egész leosztást: hat ütést. Egyet licitáltál: legalább 33 pontot ígértél. Senki sem mondott többet, tehát te hívsz. Az első lapod színe lesz az adu.
text-lesson-first-points = A lapok pontot érnek: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2. { CAP(RANK("nine", form: "the")) } semmit sem ér. Az egész pakliban 120 pont van.
text-lesson-first-score = A partnerek összeadják a pontjaikat. Minden teljes 33 pont egy játékpontot ér, a maradék elvész. Ha teljesül a licitetek, mindent felírhattok, amit szereztetek.
text-lesson-first-our-score = Így is le lehet játszani ugyanezeket a lapokat. Hány játékpontot ír fel külön-külön a két oldal?
text-lesson-first-pupil = Most te vagy a tanár! Egy barátod először játszik, és valamit rosszul tud.
