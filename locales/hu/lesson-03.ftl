# Helyek és osztás: amit a 3. lecke mond, lépésről lépésre.

text-lesson-seats-and-deal = Helyek és osztás
text-lesson-deal-partners = Ha négyen vagytok, kettő játszik kettő ellen, hacsak mást nem beszéltek meg. A partnerek szemben ülnek, így mindkét szomszédod ellened játszik. Ne vedd a szívedre! Ketten vagy hárman mindenki magának játszik.
text-lesson-deal-who-is-partner = Te Dél vagy. Ki a partnered?
text-lesson-deal-north = Észak.
text-lesson-deal-east = Kelet.
text-lesson-deal-west = Nyugat.
text-lesson-deal-you = Te.
text-lesson-deal-clockwise = Minden az óramutató járása szerint megy: az osztás, a licitálás, a játék. A pakli is így vándorol: minden leosztás után a következő játékos oszt.
text-lesson-deal-forehand = Ki oszt először? Húzzatok lapot, vagy osszon a legfiatalabb, vagy akinek kedve van. Az osztó után következő játékosnak is van neve: ő az elsőként szóló.
text-lesson-deal-who-is-forehand = Nyugat oszt. Ki az elsőként szóló?
text-lesson-deal-cut = Osztás előtt az osztó jobb oldali szomszédja emel. Vagy kopog, és ez annyit tesz: bízom benned, maradjon így a pakli.
text-lesson-deal-who-cuts = Kelet oszt. Ki emel vagy kopog?
text-lesson-deal-classic = Most te osztasz! Négyen, klasszikus módon az egész pakli elfogy, és mindenki ugyanannyi lapot kap.
text-lesson-deal-standard = Négyen, standard módon mindenki először három lapot kap, és ezekre licitál. Ha megvan az adu, jön a többi, fejenként megint három. Elsőnek az kapja, aki megmondta az adut.
text-lesson-deal-two = Ketten fejenként nyolc lapot kaptok. A többi lefordítva marad az asztalon: ez a talon.
text-lesson-deal-three = Hárman fejenként hét lapot kaptok, többet az osztó nem ad. A többi lefordítva vár, amíg a licit nyertese fel nem veszi.
text-lesson-deal-again = El a kezekkel a ki nem osztott lapoktól: nincs leskelődés. A gyenge lapokat is ugyanúgy le kell játszani. Új osztás csak két esetben van: ha mindenki passzol, vagy ha bebizonyosodik egy renonsz.
text-lesson-deal-when-again = Mikor kell újra osztani?
text-lesson-deal-same = Egy leosztás után a következő oszt. De amit újra kell osztani, az még nem volt leosztás.
text-lesson-deal-next-one = Ha mindenki passzolt, a következő játékos oszt.
