# Az adu: amit az 5. lecke mond, lépésről lépésre.

text-lesson-trump = Az adu
text-lesson-trump-winner = Aki megnyeri a licitálást, az választja az adut, és az hív az első ütésben. Mindegy, ki osztott, és az is, ki szólt először.
text-lesson-trump-first-card = Hogyan választja az adut a licit nyertese? Ketten, és négyen klasszikus módon, szó nélkül: ő hív először, és a lapja színe lesz az adu.
text-lesson-trump-your-lead = Te nyerted a licitálást, hívj hát! Bármelyik lap jó, és a színe lesz az adu. Olyan színt érdemes választani, amelyikből a legtöbb lapod van, vagy amelyikből { RANK("king") } és { RANK("queen") } is van.
text-lesson-trump-watch = Négyen, klasszikus módon: nézd meg, hogyan születik az adu. Senki sem mondja meg, egy lap után mégis mindenki tudja.
text-lesson-trump-next-lead = Az első ütés után már egyszerű: aki viszi az ütést, az hív. Itt van az utolsó ütés, amelyet láttál.
text-lesson-trump-who-leads-next = Ki hív a következő ütésben?
text-lesson-trump-named = Négyen standard módon, és hárman is, a licit nyertese megmondja az adut. Csak azután jön a többi lap. Ezért először bármilyen színt hívhat, az adu attól nem változik.
text-lesson-trump-served = Négyen standard módon három lapból kell megmondani az adut. Aztán mindenki kap még hármat, elsőnek az, aki megmondta.
text-lesson-trump-who-is-served = Észak megmondta az adut. Ki kapja elsőnek az új lapokat?
text-lesson-trump-three = Hárman a licit nyertese előbb megmondja az adut. Aztán felveszi a három lefordított lapot, és a másik két játékosnak ad egyet-egyet.
text-lesson-trump-how-many = Kelet megmondta az adut, felvett három lapot, és kettőt odaadott. Hány lapja van mindenkinek az első ütés előtt?
text-lesson-trump-seven-cards = Mindenkinek hét.
text-lesson-trump-eight-cards = Mindenkinek nyolc.
text-lesson-trump-ten-cards = Keletnek tíz, a többieknek hét.
