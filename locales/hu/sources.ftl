# A szabályok forrásai, és hol nem egyeznek.

verb-sources = Megmondja, melyik szabály melyik forrásból való, és hol nem egyeznek a források.
sources-which = egy fejezet betűje vagy egy szabály száma; nélküle a fejezetek listája
meta-sources = SZABÁLY

sources-title = Források
sources-about = A program két forrást követ. Egy román játékleírás a hagyományos játékot írja le, egy angol, német, magyar és spanyol nyelvű cikk pedig a nemzetközit.

    Itt mindkettő egyformán számít. Ahol nem egyeznek, vagy hallgatnak, megmondjuk, mi hogyan olvassuk.
sources-more = A „cruce-tutor sources P” egy fejezetet mutat, a „cruce-tutor sources P7” egy szabályt.
sources-unknown = { $nearest ->
    [none] Nincs „{ $found }” szabály. A „cruce-tutor sources” felsorolja a fejezeteket.
   *[some] Nincs „{ $found }” szabály: a fejezetében { $nearest } az utolsó.
}

source-section-C = Lapok
source-section-S = Helyek, oldalak és osztás
source-section-B = Licitálás
source-section-T = Adu
source-section-P = A játék
source-section-A = Bemondások
source-section-N = Számolás
source-section-M = A mérkőzés
source-section-X = Becsület
source-section-F = Tévhitek
source-section-V = Változatok
source-section-G = Tanácsok és szokások
source-section-E = Ahol nem egyeznek a források

source-of = { $origin ->
    [traditional] { $number }, { $title }: a román játékleírás.
    [international] { $number }, { $title }: a négynyelvű cikk.
    [both] { $number }, { $title }: mindkét forrás.
   *[ours] { $number }, { $title }: mi tettük hozzá.
}
rule-origin = { $origin ->
    [traditional] Így mondja a román játékleírás.
    [international] Így mondja a négynyelvű cikk.
    [both] Így mondja mindkét forrás.
   *[ours] Így egyik forrás sem mondja: mi tettük hozzá.
}
rule-page-title = { $number }: { $title }
rule-ideas = Aki itt téved, a kérdéseknél például ezt hallja:

# Mit mondanak a források, aztán hogyan olvassuk.
source-reading = { $number }: { $said } Mi így olvassuk: { $read }
reading-E1 = A cikk hat játékosnak hat-hat lapot ad a 32-ből, pedig ahhoz 36 kellene.
reading-E2 = A cikkben 120 pont van egy leosztásban, a licit pedig 6-tól 11-ig megy. A 11 ott mégis minden pontot érő lapot ígér, bár 11 pont könnyen megvan.
reading-E3 = A játékleírás ismeri az ibert, de nagyobb adut nem követel. A cikk mindig nagyobb adut kér, és az ibert nem ismeri.
reading-E4 = A cikk nem mondja meg, hány lapos a talon, és azt sem, kinek számít.
reading-E5 = A cikk nagyobb adut kér attól, akinek adut kell tennie. Vajon attól is, aki adu hívására színt ad?
reading-E6 = A játékleírás nem mondja, mi lesz, ha mindenki passzol. Azt sem, hogy beszéd után folytatódik-e a leosztás.
reading-E7 = A cikk értéktáblázata és a játékleírás képei elvesztek.
reading-E8 = A cikk szerint az ütésben más a sorrend, mint a pontoknál.
reading-E9 = Mindkét forrás szerint az nyer, aki először ér célba. De ketten is célba érhetnek egy leosztásban.
reading-E10 = Néhány dologról hallgatnak a források. Ki kivel játszik öten, ki oszt újra, hogyan számoltok licitálás nélkül? Meg lehet-e nézni előbb a talont, köt-e a licit állandó adunál, lehet-e vádolni a nemzetközi játékban?
