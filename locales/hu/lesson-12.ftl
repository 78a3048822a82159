# Becsületes játék: mit mond a 12. lecke lépésről lépésre.

text-lesson-honesty = Becsületes játék
text-lesson-honesty-no-referee = A crucénál nincs játékvezető. Aki tiltott lapot tesz, renonszot csinál, akár véletlenül, akár szándékosan. Ezt csak maguk a játékosok vehetik észre, tartsd hát nyitva a szemed.
text-lesson-honesty-watch = Nézz meg három ütést. Ennél az asztalnál senki sem szólt volna; mi szólunk, hogy tudd, hova nézz. Figyeld Nyugatot!
text-lesson-honesty-find = Most te figyelj! Nyugat kettőt licitált, vége a leosztásnak, és valaki renonszot csinált. Melyik lappal?
text-lesson-honesty-nobody-noticed = Tegyük fel, hogy senki sem vett észre semmit. Hogyan változik a két oldal pontszáma e leosztás után?
text-lesson-honesty-accuse = Vissza Nyugathoz. Ezt mondod neki: „Végig nálad volt { RANK("ten", form: "the") }!” A bebizonyított renonsz a vétkes oldal 3 pontjába kerül. A leosztás érvénytelen: senki sem ír fel semmit, és újra kell osztani.
text-lesson-honesty-bid-too = És Kelet renonsza? Az is 3 pont. De ha a vétkes oldal nyerte a licitálást, a licitjét is elveszíti.
text-lesson-honesty-look-twice = Nézd meg kétszer, mielőtt megszólalsz. A hamis vád a saját oldalad 3 pontjába kerül, és a leosztás megy tovább. Mi lett volna, ha itt Keletre mutatsz?
text-lesson-honesty-talk = A partnerek nem árulhatják el egymásnak, mi van náluk, és azt sem, mit játsszon a másik. Kelet felsóhajt, hogy Nyugat is hallja: „Már megint csupa { RANK("nine") }!” Ez is 3 pontba kerül, de a leosztás megy tovább.
text-lesson-honesty-may-speak = Mit mondhatnak egymásnak a partnerek? Válaszd ki mindazt, amit szabad.
text-lesson-honesty-forgiven = Barátok közt senkinek sem muszáj fizetnie. Ha mindenki beleegyezik, elengeditek a büntetést, és megy tovább a játék. Ezúttal Észak vette észre, és mindenki csak nevet.
text-lesson-honesty-pupil = A legtöbb renonsz csak tévedés. A barátodnak tiszta a lelkiismerete, de mindjárt ő is csinál egyet.

text-lesson-help-friends-too = A szabály nem kérdezi, kié az ütés. Ha nincs a hívott színből, adut teszel, akkor is, ha a partnered viszi.
text-lesson-help-unseen = Tiltott lapot is szabad tenni, amíg senki sem látja.
