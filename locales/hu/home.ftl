# A kezdőlap, a gyakorlás, a beállítások és a leckék képernyői: ami az asztal körül van.

verb-home = A kezdőlap: leckék, gyakorlás, tévhitek, szavak, beállítások. Parancs nélkül is ez nyílik meg.
option-reset = kezdje elölről ezt a leckét: ami eddig kész volt benne, nem számít
option-undo = vonja vissza a lecke legutóbbi újrakezdését
lesson-was-reset = { $title }: kezdődik elölről. Ha mégsem kell: { $command }
lesson-was-undone = { $title }: minden megint úgy van, ahogy volt.
lesson-no-undo = { $title }: nem kezdted újra, nincs mit visszavonni.

home-title = Cruce Tutor
home-welcome = Ülj le, és keverj! Ami most jön, az világít, de bármit kinyithatsz.
home-path = Leckék
home-beside = Minden más
home-go-on-quiz = Folytatás: { $number }. kérdés
home-go-on-lesson = Folytatás: { $title }
home-lesson = { $number } · { $title }
home-done = kész
home-next = ez jön
home-steps = { $done } / { $of }
home-due = { $count ->
    [one] 1 szabály ismétlésre vár
   *[other] { $count } szabály ismétlésre vár
}
home-practice = Gyakorlás
home-myths = Tévhitek
home-glossary = A játék szavai
home-sources = Források
home-table = Nálatok hogy játsszák?
home-progress = Amit már tudsz
home-settings = Beállítások
home-do-test = próba
home-do-reset = elölről
home-do-undo = mégsem
home-was-reset = A lecke elölről kezdődik. Ha mégsem kell, nyomd meg: u.
home-was-undone = A lecke megint úgy áll, ahogy volt.

home-line-welcome = Üdv a crucénál! Írj be egy számot, és nyomj Entert; a ? segít.
home-line-help = Írd be annak a számát, amit szeretnél. r újra felolvassa a választékot, l nyelvet vált, p paklit, q visszavisz vagy kilép.
home-line-room = { $title }. Írj be egy számot; q visszavisz.
home-line-more = Írj be egy számot; r újra felolvassa a választékot, q visszavisz.
home-line-next = Neked ez jön: { $number }, { $title }.
home-line-now = { $title }: { $value }.
home-line-bye = A következő leosztásig!
home-line-door = { $number }: { $label }
home-line-aside = { $label } ({ $aside })
home-line-unknown = „{ $found }” nincs a lehetőségek között. 1-től { $highest }-ig választhatsz.

lesson-first-welcome = Üdv a crucénál! Számmal választasz lapot, Enterrel teszed le. l nyelvet vált, q a kezdőlapra visz.

practice-any = Mindenből egy kicsit
practice-due = Ezt ismételd át
practice-kinds = Csak egyféle kérdés
practice-rule = { $number }: { $title }
kind-legal-plays = Melyik lapokat teheted le?
kind-may-play = Leteheted ezt a lapot?
kind-trick-winner = Ki viszi az ütést?
kind-trick-points = Mennyit ér az ütés?
kind-card-points = Mennyit ér a kupac?
kind-side-total = Mennyit szerzett egy oldal?
kind-game-points = Hány játékpont ez?
kind-announcement = Mennyit ér a bemondás?
kind-legal-bids = Mit szabad licitálni?
kind-auction-result = Hogy áll a licitálás?
kind-trump = Melyik szín az adu?
kind-first-leader = Ki hív először?
kind-next-dealer = Ki oszt legközelebb?
kind-deal = Hogyan osztják ki a lapokat?
kind-rank-order = Melyik lap az erősebb?
kind-round-score = Mennyit hoz a leosztás?
kind-match-result = Nyert már valaki?
kind-find-revoke = Hol a renonsz?
kind-accusation = Mibe kerül a vád?

settings-about = A bal és a jobb nyíllal állíthatsz. Azonnal látszik, és úgy is marad.
setting-language = Nyelv
setting-pack = Pakli
setting-pack-value = { $value ->
    [hungarian] magyar
   *[french] francia
}
setting-colours = A képernyő színei
setting-colours-value = { $value ->
    [cruce-light] világos, négyszínű lapok
    [cruce-high-dark] sötét, erős kontraszt
    [cruce-high-light] világos, erős kontraszt
    [cruce-sixteen] tizenhat szín
    [cruce-dark-two] sötét, kétszínű lapok
    [cruce-light-two] világos, kétszínű lapok
    [cruce-high-dark-two] sötét, erős kontraszt, kétszínű
    [cruce-high-light-two] világos, erős kontraszt, kétszínű
    [cruce-sixteen-two] tizenhat szín, kétszínű lapok
   *[cruce-dark] sötét, négyszínű lapok
}
setting-card_size = A lapok mérete
setting-card_size-value = { $value ->
    [large] nagy
    [drawn] rajzolt
    [line] egy sorban
   *[auto] ahogy elfér
}
setting-animation = Animáció
setting-animation-value = { $value ->
    [off] ki
   *[on] be
}

setting-plain = Mindig sorokban, képernyőolvasóhoz
setting-plain-value = { $value ->
    [off] nem
   *[on] igen
}

lesson-left = Legközelebb itt folytathatod.
screen-true-or-false = Igaz vagy hamis?
screen-lesson = { $number } · { $title }
screen-step = { $number }/{ $of }. lépés
screen-known = Ezt már olvastad; r megmutatja újra.
screen-owed-title = Mit kell itt tenned
screen-do-owed = teendő
screen-do-hint = segítség
screen-do-again = újra
screen-do-open = megnyitás
screen-do-links = tovább
screen-read-on = Olvass tovább
screen-do-change = állítás
screen-help-again = újra megpróbálod
screen-help-owed = mit kell itt tenned
screen-help-hint = segítséget kapsz, minden alkalommal többet
screen-help-back = visszalépsz; semmi sem vész el
screen-help-text = újra megnézel egy olvasott szöveget
screen-help-terms = mit jelentenek az itteni szavak
screen-help-open = megnyitod
quiz-resumed = A { $number }. kérdésnél tartottál: onnan megyünk tovább.
screen-terms-title = Szavak ezen a képernyőn
table-ruleset = Melyik játék?
table-about = A bal és a jobb nyíl azt a sort állítja, amelyen állsz. Aztán úgy gyakorolsz, ahogy a te asztalod játszik.
table-answer = { $sign } { $told }: { $answer }
table-do-usual = szokásos
