# Tévhitek: mit mond a 13. lecke lépésről lépésre.

text-lesson-false-rules = Tévhitek
text-lesson-false-know-it-all = Minden asztalnál ül valaki, aki olyan szabályokat tud, amelyeket soha senki sem írt le. Ma Nyugat az. Ne vitatkozz vele: feleljenek a lapok. Tizenegy tévhit következik, és egyik sem marad talpon.
text-lesson-false-low-ten = „{ CAP(RANK("ten", form: "the")) } kisebb { RANK("jack", form: "the-nal") }” – mondja Nyugat, és már nyúl is az ütésért. Te hívtad { RANK("ten", form: "the-t") }. Ki viszi az ütést?
text-lesson-false-throw-anything = „Nincs a színből? Akkor dobj el, amit akarsz!” Kedves tőle. De tényleg így van?
text-lesson-false-no-trump = Minden adu nálad van, a többieknek egy sem jutott. „Új osztás!” – mondja Nyugat. Nem: csak bebizonyított renonsz után osztunk újra, vagy ha mindenki passzol. Négyet licitálsz, és játszol.
text-lesson-false-three-nines = Észak felnyög: „Három { RANK("nine") }! Nem osztunk újra?” Gyenge lapokért sosem jár új osztás. Te viszont most már tudod, mi van a partnerednél. Kelet nem hagyja annyiban.
text-lesson-false-forty-with-one = Egyet licitáltál, és egy színből { RANK("king", form: "the") } is, { RANK("queen", form: "the") } is nálad van. „Ha egyet licitáltál, nem hívhatsz negyvennel!” – mondja Nyugat.
text-lesson-false-forty-without = Mégis a párral kezdtél, bemondtad a 40-et, aztán egyetlen ütésed sem lett. „Ütés nélkül megbuktál!” – mondja Nyugat. Számolj csak utána.
text-lesson-false-iber = Nyugat { RANK("queen", form: "the-t") } hívja, és bemondja a párt. „Most pedig iber van: tegyél nagyobbat, ha tudsz!” Csakhogy a mérkőzés előtt senki sem beszélt meg ibert.
text-lesson-false-three-cards = „Három lapból licitálunk? Előbb megnézem a pakli utolsó lapját!” – mondja Nyugat. Itt csakugyan három lapot osztunk először, de kiosztatlan lapot senki sem láthat. Abból licitálj, amid van.
text-lesson-false-what-may-be-seen = Nyugat szeret leskelődni. Mit nézhet meg egy játékos a leosztás közepén? Válaszd ki mindazt, amit szabad.
text-lesson-false-see-own = A saját lapjait.
text-lesson-false-see-last = A pakli utolsó lapját, mielőtt három lapból licitál.
text-lesson-false-see-trick = Az asztalon fekvő ütést.
text-lesson-false-see-taken = Az elvitt ütéseket, hogy lássa, mi ment el. Erről nem volt megegyezés.
text-lesson-false-more-than-bid = Kelet egyet licitált, és Nyugattal kettesben 100 pontot szerzett. „Egyet mondtunk, egyet kapunk” – sóhajt Nyugat. Ezúttal neki ártana a tévhit, de mi becsületesen számolunk.
text-lesson-false-pupil = A barátod túl sokáig ült Nyugat mellett. Mi ragadt rá a túl kicsi adukról?

text-lesson-help-low-trump = Ha nincs a hívott színből, adut teszel, akkor is, ha nem viszi el az ütést.
text-lesson-help-only-to-win = Csak akkor kell adut tenned, ha el is viszed vele az ütést.
