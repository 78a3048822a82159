# Minden szabály egy-két mondatban, a projekt szabályainak számával, rövid címmel.

# -- lapok -------------------------------------------------------------------------------------------------------------

rule-C1 = Minden lapnak van színe és rangja; a magyar és a francia pakliban ugyanazok a lapok vannak, csak a rajzuk és a nevük más.
    .title = Egy lap, két arc
rule-C2 = A szokásos pakliban 24 lap van: kilences, { RANK("jack") }, { RANK("queen") }, király, tízes és ász, négy színben.
    .title = Huszonnégy lap
rule-C3 = Öt vagy hat játékosnál a hetesek és a nyolcasok is játszanak, így 32 lap van.
    .title = Harminckét lap
rule-C4 = A leggyengébbtől a legerősebbig: kilences, { RANK("jack") }, { RANK("queen") }, király, tízes, ász. A hetes és a
    nyolcas, ahol játszik, még gyengébb. A tízes üti a királyt, a tízest pedig csak az ász.
    .title = Melyik lap erősebb
rule-C5 = Az ász 11 pont, a tízes 10, a király 4, { RANK("queen", form: "the") } 3, { RANK("jack", form: "the") } 2, a többi
    semmi: színenként 30, a pakliban 120.
    .title = Melyik lap mennyit ér

# -- helyek, oldalak, osztás -------------------------------------------------------------------------------------------

rule-S1 = Az osztás, a licitálás és a játék is az óramutató járása szerint halad. Az első osztót bárhogyan választhatjátok; az
    utána ülő az elsőként szóló.
    .title = Az óramutató járása szerint
rule-S2 = Ketten, hárman vagy öten mindenki magának játszik. Négyen kettő játszik kettő ellen, és a partnerek szemben
    ülnek, hacsak mást nem beszéltek meg; hatan három kétfős oldal van.
    .title = Ki kivel játszik
rule-S3 = Osztás előtt az osztó jobb oldali szomszédja emel, vagy kopog, ha úgy hagyja a paklit, ahogy van.
    .title = Emelés vagy kopogás
rule-S4 = Hagyományos, két játékos: fejenként nyolc lap, a másik nyolc lefordítva a talon.
    .title = Ketten: nyolc lap és talon
rule-S5 = Hagyományos, három játékos: fejenként hét lap, három pedig lefordítva marad.
    .title = Hárman: hét lap
rule-S6 = Hagyományos, négy játékos, klasszikus: fejenként hat lap.
    .title = Klasszikus: hat lap
rule-S7 = Hagyományos, négy játékos, standard: fejenként három lap, és még három, amikor már megvan az adu. Elsőnek az kapja,
    aki megmondta az adut.
    .title = Standard: három meg három
rule-S8 = Nemzetközi: fejenként hat lap, hármasával, az elsőként szólónál kezdve; a maradék nem játszik.
    .title = Nemzetközi: hat lap
rule-S9 = Hagyományos, három játékos: a licit nyertese megmondja az adut, felveszi a három lefordított lapot, és a másik két
    játékosnak ad egyet-egyet.
    .title = A három lefordított lap
rule-S10 = Minden leosztás után a következő játékos oszt, az óramutató járása szerint; újraosztásnál marad az osztó.
    .title = Megy tovább az osztás
rule-S11 = A ki nem osztott lapokba senki sem néz bele, és gyenge lapok miatt nincs új osztás.
    .title = Nincs leskelődés, nincs új osztás

# -- licitálás ---------------------------------------------------------------------------------------------------------

rule-B1 = Hagyományos: mindenki egyszer szól, az elsőként szólóval kezdve, az osztó utolsónak. Passzolni lehet, vagy egytől
    hatig licitálni, minden addiginál többet.
    .title = Mindenki egyszer szól
rule-B2 = A legnagyobb licit nyeri a licitálást.
    .title = A legnagyobb licit nyer
rule-B3 = Hatot soha senki ne licitáljon: ez jó tanács, nem szabály.
    .title = A hat már sok
rule-B4 = Nemzetközi: a licit hattól tizenegyig megy, körbe-körbe, és mindig többet kell mondani. Aki passzol, kiesik; akkor
    van vége, ha már csak egy játékos maradt.
    .title = Körbe-körbe
rule-B5 = Ha mindenki passzol, ugyanaz oszt újra, hacsak mást nem beszéltetek meg.
    .title = Ha mindenki passzol
rule-B6 = A tizenegy minden pontot érő lapra szól: csak akkor teljesül, ha más egy pontot sem visz.
    .title = A tizenegy mindent jelent

# -- adu ---------------------------------------------------------------------------------------------------------------

rule-T1 = Aki a licitálást nyeri, az választja az adut.
    .title = Ki választja az adut
rule-T2 = Két játékosnál, és négynél a klasszikus játékban, a licit nyertese hív először, és a lapja színe lesz az adu.
    .title = Az első lap dönti el az adut
rule-T3 = Három játékosnál, és négynél a standard játékban, az adut még a többi lap kiosztása előtt megmondják.
    .title = Adu a többi lap előtt
rule-T4 = Nemzetközi: az adut a licitálás után mondják meg.
    .title = Adu a licitálás után
rule-T5 = Licitálás nélkül az osztó utolsó lapját felfordítják, és annak a színe az adu, vagy a színek sorban lesznek aduk.
    .title = Felfordítva vagy sorban
rule-T6 = Asztali cruce: az egész mérkőzésen egy szín az adu.
    .title = Egy adu a mérkőzésre

# -- játék -------------------------------------------------------------------------------------------------------------

rule-P1 = Először a hagyományos játékban a licit nyertese hív, a nemzetköziben az elsőként szóló; utána mindig az, aki az
    előző ütést vitte. Hívni bármit lehet.
    .title = Ki hív
rule-P2 = Ha van lapod a hívott színből, abból kell tenned.
    .title = Színre színt
rule-P3 = Ha a hívott színből nincs lapod, de adud van, adut kell tenned.
    .title = Ha nincs színed, adut
rule-P4 = Ha sem a hívott színből, sem aduból nincs lapod, bármit eldobhatsz; azzal nem viheted el az ütést.
    .title = Ha adu sincs, bármit
rule-P5 = Nemzetközi: ha adut kell tenned, és az ütésben már van adu, tegyél nagyobbat, ha tudsz.
    .title = Nagyobb adut
rule-P6 = Ha minden adud kicsi ahhoz, hogy vigye az ütést, akkor is le kell tenned egyet.
    .title = A kis adut is le kell tenni
rule-P7 = Ha iberrel játszotok, és színre színt adsz, nagyobbat kell tenned, mint a hívott szín legnagyobb lapja az ütésben,
    ha tudsz. Ha nem adut hívtak, és valaki már adut tett, ez nem köt tovább.
    .title = Iber: nagyobbat, ha tudsz
rule-P8 = Ha nem adut hívtak, és valaki adut tett, az iber abban az ütésben már senkit sem köt.
    .title = Az adu véget vet az ibernek
rule-P9 = Két játékos: amíg van lap a talonban, bármire bármit lehet tenni.
    .title = Szabadon, amíg tart a talon
rule-P10 = Két játékos: ütés után az húzza a talon felső lapját, aki az ütést vitte, aztán húz a másik is.
    .title = Előbb a nyertes húz
rule-P11 = A legnagyobb adu viszi az ütést; ha nincs benne adu, a hívott szín legnagyobb lapja.
    .title = Ki viszi az ütést
rule-P12 = Az elvitt ütések lefordítva fekszenek, és a számolásig senki sem néz beléjük.
    .title = Az ütés csukva marad

# -- bemondások --------------------------------------------------------------------------------------------------------

rule-A1 = Azonos színű { RANK("king") } és { RANK("queen") } egy kézben: ez a pár. 20 pontot ér, aduban 40-et.
    .title = A pár: húsz vagy negyven
rule-A2 = Párt csak akkor mondhatsz be, amikor az egyik lapját kihívod, és mindkettő nálad van.
    .title = Bemondás hívásnál
rule-A3 = Ha a kettő közül az egyiket más hívására teszed le, a pár felbomlik, és nem ér semmit.
    .title = Felbomlott pár
rule-A4 = Ahol az első lap színe az adu, ott az azzal bemondott pár már adu, és 40 pontot ér.
    .title = Első hívás: negyven
rule-A5 = A bemondás azonnal számít, akár viszed azt az ütést, akár egyet sem viszel.
    .title = Ütés nélkül is számít
rule-A6 = Mind a négy pár együtt legfeljebb 100: egyszer 40 és háromszor 20.
    .title = Mind a négy pár

# -- számolás ----------------------------------------------------------------------------------------------------------

rule-N1 = Számold össze az elvitt ütések pontjait, a partneredével együtt, és add hozzá a bemondásokat.
    .title = Lapok és bemondások
rule-N2 = Hagyományos: minden teljes 33 pont egy játékpont, a maradék nem számít. A partnerek előbb összeadják a pontjaikat,
    aztán osztanak 33-mal.
    .title = Harminchárom pont egy játékpont
rule-N3 = Hagyományos: ha a licit teljesül, a licitálók mindent megkapnak, amit szereztek; ha bukik, annyit
    veszítenek, amennyit licitáltak.
    .title = Teljesül vagy bukik
rule-N4 = Hagyományos: a többiek azt kapják, amit szereztek, bármit licitáltak is.
    .title = A többiek is kapnak
rule-N5 = Nemzetközi: ha a licit teljesül, a licitálók minden pontjukat megkapják, nem a licitet; ha bukik, annyit
    veszítenek, amennyit licitáltak. A többiek mindenképp megkapják a magukét.
    .title = Nemzetközi számolás
rule-N6 = A pontszám nulla alá is mehet.
    .title = Nulla alatt
rule-N7 = Dupla büntetésnél a bukás ára a licit kétszerese.
    .title = Dupla büntetés
rule-N8 = Licitálás nélkül mindenki azt kapja, amit szerzett, és senki sem bukhat.
    .title = Számolás licitálás nélkül

# -- a mérkőzés --------------------------------------------------------------------------------------------------------

rule-M1 = A mérkőzés előtt beszélitek meg, hány pontig tart. Bármennyi lehet; szokás szerint 6, 11 vagy 21, a nemzetközi
    játékban 11, 21 vagy 31.
    .title = Meddig tart a mérkőzés
rule-M2 = Teljes leosztás után a legmagasabb pontszám nyer, ha elérte a célt; ha az élen egyenlő az állás, jön még egy
    leosztás.
    .title = Ki nyeri a mérkőzést

# -- tisztesség --------------------------------------------------------------------------------------------------------

rule-X1 = Renonszot csinál, aki olyan lapot tesz, amelyet a szabály tilt; ezt a játékosoknak maguknak kell észrevenniük.
    .title = A renonsz
rule-X2 = Akit jogosan vádolnak renonsszal, annak az oldala 3 pontot veszít; a leosztás érvénytelen, és újra kell osztani.
    .title = Jogos vád
rule-X3 = Ha a vétkesek nyerték a licitálást, a licitet is elveszítik, de csak egyszer, dupla büntetésnél is.
    .title = A licit is elvész
rule-X4 = A hamis vád a vádló oldalának 3 pontjába kerül, és a leosztás megy tovább.
    .title = Hamis vád
rule-X5 = A partnerek sem szóval, sem jellel nem árulhatnak el egymásnak semmit a lapjaikról; ha mégis megteszik, 3 pontot
    veszítenek.
    .title = A lapokról nem beszélünk
rule-X6 = Ha mindenki beleegyezik, elengedhetitek a büntetést, és megy tovább a játék.
    .title = Elengedett büntetés

# -- tévhitek ----------------------------------------------------------------------------------------------------------

rule-F1 = „Új osztás kell, ha az egyik oldalnak nincs aduja.” Nem igaz: az ilyen leosztást is le kell játszani.
    .title = Tévhit: nincs adu, új osztás
rule-F2 = „Új osztás kell, ha valakinek 12-nél kevesebb pontja van, vagy három-négy kilencese.” Nem igaz, és aki ezt mondja, a
    lapjairól beszél.
    .title = Tévhit: gyenge lapok, új osztás
rule-F3 = „Ha egyet licitáltál, nem hívhatsz negyvennel.” Nem igaz: semmi sem tiltja.
    .title = Tévhit: eggyel nincs negyven
rule-F4 = „Ha egyet licitáltál, és nincs ütésed, negyvennel is megbuktál.” Nem igaz: a 40 több 33-nál, tehát a licit teljesül.
    .title = Tévhit: a negyvenhez ütés kell
rule-F5 = „Bemondtál, ezért köt az iber.” Nem igaz: az ibert a mérkőzés előtt beszéljük meg, vagy sehogy.
    .title = Tévhit: iber a bemondásért
rule-F6 = „Csak három lapom van, ezért licit előtt megnézhetem a pakli utolsó lapját.” Ez tilos.
    .title = Tévhit: az utolsó lap
rule-F7 = „Hadd nézzem meg, mi ment el.” Csak ha előre mindenki beleegyezett; inkább ne.
    .title = Tévhit: az ütések átnézése
rule-F8 = „A tízes kisebb { RANK("jack", form: "the-nal") }.” Nem igaz: a tízest csak az ász üti.
    .title = Tévhit: a kis tízes
rule-F9 = „Ha nem tudsz színre színt adni, dobj, amit akarsz.” Nem igaz, amíg van adud.
    .title = Tévhit: dobj bármit
rule-F10 = „Ha kicsik az aduid, nem kell adut tenned.” Nem igaz: a kis adut is le kell tenni.
    .title = Tévhit: kis adut nem kell
rule-F11 = „Azt kapod, amit licitáltál.” Nem igaz: azt kapod, amit szereztél.
    .title = Tévhit: amennyi licit, annyi pont

# -- változatok --------------------------------------------------------------------------------------------------------

rule-V1 = Talonnal: fejenként öt lap, és négy lefordítva; a licit nyertese megnézi és cserélhet, mielőtt adut mond.
    .title = Talonnal
rule-V2 = Hat játékossal: három kétfős oldal, 32 lap, fejenként öt.
    .title = Hatszemélyes cruce
rule-V3 = Licitálás nélkül: az adut felfordítják, vagy a színek sorban lesznek aduk, és mindenki felírja a pontjait.
    .title = Licitálás nélkül
rule-V4 = Asztali cruce: egy adu az egész mérkőzésre; hogy kit köt a licit, azt itt is a licitálás dönti el.
    .title = Asztali cruce
rule-V5 = Moldvai: a bukás ára a licit kétszerese.
    .title = Moldvai cruce

# -- tanácsok ----------------------------------------------------------------------------------------------------------

rule-G1 = Ha tiéd a licit, megbukhatsz; ha nem a tiéd, kárba mehetnek a jó lapjaid.
    .title = Licitálj vagy ne
rule-G2 = Azt a színt válaszd adunak, amelyből a legtöbb lapod van, vagy amelyikben nálad van a pár.
    .title = Aduválasztás
rule-G3 = Adj pontot abba az ütésbe, amelyet a partnered visz, és minél kevesebbet abba, amelyet mások visznek.
    .title = Pontot a partnernek
rule-G4 = Amíg új vagy a játékban, egynél többet ne licitálj.
    .title = Kezdd eggyel
rule-G5 = Hatot soha ne licitálj: ahhoz a 220 pontból 198 kell.
    .title = Hatot soha
rule-G6 = Aki ászt hív, azt mondja: erős vagyok ebben a színben, adj pontot.
    .title = Ászt hívtak
rule-G7 = Aki kis lapot hív, arra kéri a partnerét, hogy ő vigye el az ütést.
    .title = Kis lapot hívtak
rule-G8 = Zsírozni annyi, mint sok pontot érő lapot tenni a partner ütésébe.
    .title = Zsírozd meg az ütést
rule-G9 = Aki korán adut tesz, azt mondja: ebből a színből nincs lapom, ne hívd többet.
    .title = Korai adu
rule-G10 = Az eldobott kis lap azt mondja: ne ezt a színt. Csak a lapok beszélhetnek.
    .title = Eldobott kis lap
rule-G11 = A cruce szó keresztet jelent: a négy játékos keresztben ül. Nagyszülők tanítják unokáiknak, családi ünnepeken és
    téli estéken.
    .title = A név
rule-G12 = A legjobb adu az a szín, amelyből nálad van az ász, a tízes és még néhány lap.
    .title = A legjobb adu
rule-G13 = Licitáláskor a partnered lapjaira is számíts, és légy óvatos, ahol dupla a büntetés.
    .title = A partner része
rule-G14 = Vigyázz a tízeseidre: az ász és bármelyik adu elviszi őket.
    .title = Vigyázz a tízesre
rule-G15 = Az adu minden más színt üt, és az adupár kétszer annyit ér.
    .title = Az adu ereje

# -- ahol a források nem egyeznek --------------------------------------------------------------------------------------

rule-E1 = Hat játékosnak fejenként hat laphoz 36 lap kellene, de csak 32 van. Ezért ötöt-ötöt osztunk, kettő pedig nem
    játszik.
    .title = Hatan: öt lap
rule-E2 = A nemzetközi játékban a lapok pontjaira licitáltok, ezért a tizenegy kivételével minden licit könnyen
    teljesül, és a mérkőzés hamar véget ér. Igazi mérkőzéshez 33 pont legyen egy játékpont.
    .title = Könnyű nemzetközi licitek
rule-E3 = Az iber és a nagyobb adu két külön kötelesség; egy asztalnál lehet az egyik, a másik, mindkettő vagy egyik sem.
    .title = Iber és nagyobb adu
rule-E4 = Hogy mekkora a talon, azt senki sem írja le: nálunk négy lap, és ami benne marad, az senkinek sem ér pontot.
    .title = A talon nagysága
rule-E5 = Nagyobb adut csak annak kell tennie, aki más szín hívására tesz adut; ha adut hívtak, ez nem köt.
    .title = Nagyobb adut csak más színre
rule-E6 = Ha a hagyományos játékban mindenki passzol, újraosztunk. Ha pedig valaki beszélt a lapjairól, a
    leosztás akkor is megy tovább.
    .title = Ami nyitva maradt
rule-E7 = Az értékek és a helyek régi táblázatai elvesztek; az összegekből raktuk össze őket újra.
    .title = Elveszett táblázatok
rule-E8 = 24 lapnál ugyanaz a sorrend pont és erő szerint; a hetes, a nyolcas és a kilences egyaránt nullát ér.
    .title = Pont és erő
rule-E9 = Ha egy leosztásban ketten is elérik a célt, a magasabb pontszám nyer.
    .title = Ketten is célba érnek
rule-E10 = Ahol senki sem írja le, hogyan van, ott mi választottunk, és ezt meg is mondjuk.
    .title = A mi döntéseink
