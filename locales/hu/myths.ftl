# Tévhitek: amit az asztalnál hallani, amit a szabályok mondanak, és ahol mégis így játsszák.

verb-myths = Megmutatja az asztalnál hallott tévhiteket, és azt, ami cáfolja őket.
myths-which = egy tévhit száma, például F3; nélküle az egész lista
meta-myths = F3

myths-title = Tévhitek
myths-about = Ezeket mind hallani az asztalnál. Igazak?
myths-more = A „cruce-tutor myths F3” elmondja, mit szólnak hozzá a szabályok.
myths-unknown = Nincs „{ $found }” tévhit. F1-től { $last }-ig vannak.
myth-title = { $number }. tévhit
myth-verdict = { $verdict ->
    [true] Igaz. { $text }
   *[false] Nem igaz. { $text }
}

text-claim-f1 = „Nálunk egyetlen adu sincs. Új osztást!”
text-claim-f2 = „Tizenkét pontom sincs, és van három kilencesem! Ilyen lappal újra kell osztani.”
text-claim-f3 = „Csak egyet licitáltál? Akkor nem hívhatsz a negyveneddel.”
text-claim-f4 = „Egyet mondtál, és egy ütést sem vittél. Ez bukás, negyvennel is!”
text-claim-f5 = „Bemondtál, tehát mostantól iber van!”
text-claim-f6 = „Három lapból licitálunk, hadd lássam előbb a pakli utolsó lapját.”
text-claim-f7 = „Várj, megnézhetem az ütéseket, hogy mi ment már el.”
text-claim-f8 = „A tíz a kilenc után jön, tehát { RANK("jack", form: "the") } üti a tízesedet.”
text-claim-f9 = „Nincs ilyen színem, azt dobok, amit akarok.”
text-claim-f10 = „Az aduim túl kicsik ehhez. Akkor nem is kell adut tennem.”
text-claim-f11 = „Kettőt licitáltam, és megvan, tehát írj nekem kettőt.”

myth-F1 = Ezt is le kell játszani, mint bármelyiket. Megesik, hogy egy játékosnál van mind a hat adu: négyet mond, teljesíti, és jön a következő leosztás. Aki új osztást kér, azt is elárulja, mije nincs.
    .where = Egyik változat sem ismer ilyen új osztást.
myth-F2 = A gyenge lapot is le kell játszani. Aki hangosan panaszkodik, az elárulja a partnerének, mi van nála: ez beszéd a lapokról.
    .where = Egyik változat sem ismer ilyen új osztást. Aki mondja, annak 3 pontjába kerülhet.
myth-F3 = Aki hív, bármit hívhat, az adupárt is. Aki tiltaná, abban bízik, hogy kettőt licitálsz, és negyvennel is megbuksz.
    .where = Aki tartja a szabályokat, nem játssza így.
myth-F4 = A bemondás ütés nélkül is számít. A 40 több 33-nál, tehát az egyes licit teljesül.
    .where = Csak ott bukna el, ahol nincs bemondás: a nemzetközi játékban nincs.
myth-F5 = Az ibert a mérkőzés előtt kell megbeszélni, és végig érvényes. Semmi sem kapcsolja be vagy ki játék közben.
    .where = Ahol megbeszélték, ott az iber mindenképp kötelez, bemondással vagy anélkül.
myth-F6 = Senki sem nézi meg a ki nem osztott lapokat. Arra licitálj, ami nálad van.
    .where = Licitálás nélkül az osztó utolsó lapját mindenki látja. Ahol licitálnak, ott senki.
myth-F7 = Az ütések a számolásig lefordítva fekszenek. Aki tudni akarja, mi ment el, jegyezze meg.
    .where = Csak akkor szabad, ha előre mind megegyeztetek benne. Inkább ne!
myth-F8 = A tízes a színe második lapja. Csak az ász üti, és persze az adu.
    .where = A cruce egyik változatában sincs lejjebb a tízes.
myth-F9 = Ha nincs a hívott színből, adut kell tenned, amíg van. Csak akkor dobhatsz bármit, ha adud sincs.
    .where = Ketten szabad a játék, amíg a talonban van lap. Máskor soha.
myth-F10 = Az adut akkor is le kell tenni, ha nem viszi el az ütést. Csak akkor nem kell, ha nincs adud.
    .where = Ahol nem kötelező nagyobb adut tenni, bármelyik adud jó. De adunak kell lennie.
myth-F11 = Azt írod fel, amit összeszedtél, nem azt, amit licitáltál. A licit csak azt mondja meg, mennyi kell.
    .where = Egyik változatban sem a licitet írják fel. Az csak mínuszként számít, ha bukik.
