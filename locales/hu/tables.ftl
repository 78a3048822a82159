# Hogyan játszanak az asztaloknál: hol lenne más a válasz, mit jelent minden megállapodás, ki milyen szabályok szerint játszik.

# Ahol más asztalnál más lenne a válasz; `$answer` a válasz röviden.
elsewhere-at-your-table = A te asztalodnál ez lenne a válasz: { $answer }.
elsewhere-with-iber = Ahol iberrel játszanak, ez lenne a válasz: { $answer }.
elsewhere-without-iber = Iber nélkül ez lenne a válasz: { $answer }.
elsewhere-with-overtrump = Ahol kötelező nagyobb adut tenni, ez lenne a válasz: { $answer }.
elsewhere-without-overtrump = Ahol nem kötelező nagyobb adut tenni, ez lenne a válasz: { $answer }.
elsewhere-by-traditional = A hagyományos szabályok szerint ez lenne a válasz: { $answer }.
elsewhere-by-international = A nemzetközi szabályok szerint ez lenne a válasz: { $answer }.

quiz-own-rule = A te asztalodnál nincs mit kérdezni erről a szabályról: { $rule }. Mondj más szabályokat így: --ruleset.
quiz-own-kind = A te asztalodnál nincs ilyenfajta kérdés: { $kind }. Mondj más szabályokat így: --ruleset.

# Mit jelent mindegyik az asztalnál; `.title` a neve a listában.
point-iber = Amikor színre színt adsz, nagyobbat kell tenned, ha tudsz, amíg valaki adut nem tesz.
    .title = Iber
point-overtrump = Ha adut kell tenned, és az ütésben már van adu, tegyél nagyobbat, ha tudsz.
    .title = Nagyobb adu
point-announcements = Ha { RANK("king", form: "t") } vagy { RANK("queen", form: "t") } hívsz, és mindkettő nálad van, bemondod a párt: 20, aduban 40.
    .title = Párok
point-points-per-game-point = Ennyi pont tesz ki egy játékpontot, a maradék elvész.
    .title = Számolás
point-penalty-factor = Aki bukik, ennyiszer veszíti el a licitjét.
    .title = Büntetés
point-partners = Négyen kettő játszik kettő ellen, vagy mindenki egyedül.
    .title = Partnerek
point-win-margin = Aki elérte a célt, akkor nyeri meg a mérkőzést, ha ennyivel vezet is.
    .title = Előny a győzelemhez
point-first-lead = Az első ütésben a licit nyertese hív, vagy az elsőként szóló, aki az osztó után ül.
    .title = Az első hívás
point-all-pass = Ha mindenki passzolt, van, ahol újra osztanak, és van, ahol olyan licittel játszanak tovább, amit senki sem mondott.
    .title = Mindenki passzol
point-fixed-suit = Ez a szín az adu, ha mindenki passzolt, és az asztal megbeszélt színnel játszik tovább.
    .title = Megbeszélt szín
point-target = Akinek egy teljes leosztás után ennyi pontja van, és a többieknek kevesebb, az nyert.
    .title = A mérkőzés hossza

point-source-ro = A román játékleírás mondja így, lásd: { $rule }.
point-source-int = A nemzetközi cikk mondja így, lásd: { $rule }.
point-source-both = Mindkét forrás ír róla, lásd: { $rule }.
point-source-split = Mindkét forrás másképp mondja, lásd: { $rule }.
point-source-others = Egyik forrás sem ír róla, de van, ahol így játszanak, lásd: { $rule }.

# Miért nem állapodhat meg így egy asztal.
refused-trump-would-come-too-late = Itt a licit nyertesének első lapja dönti el az adut, így más nem hívhat elsőnek.
refused-partners-only-with-four = Csak négyen választhattok, hogy partnerrel játszotok vagy mindenki egyedül.
refused-no-bid-winner-without-bidding = Itt senki sem licitál, így a licit nyertese nem hívhat elsőnek.
refused-fixed-suit-without-suit = Előbb mondd meg, melyik szín legyen: „{ point-fixed-suit.title }” (fixed_suit).

# Ki milyen szabályok szerint játszik.
played-traditional-2 = Román módra ketten: fejenként nyolc lap, a többi nyolcat játék közben húzzátok.
played-traditional-3 = Román módra hárman: fejenként hét lap, az utolsó hármat a licit nyertese veszi fel.
played-traditional-4-classic = Román módra négyen, ahogy a legtöbben ismerik: kettő kettő ellen, hat lap, licit egytől hatig.
played-traditional-4-standard = Román módra négyen: három lappal licitálsz, és még három jön, amikor megvan az adu.
played-international-2 = Ahogy külföldön írják le a játékot, ketten: fejenként hat lap, tizenkettő kimarad.
played-international-3 = Ahogy külföldön írják le a játékot, hárman: fejenként hat lap, hat kimarad.
played-international-4 = Ahogy külföldön írják le a játékot: kettő kettő ellen, licit hattól tizenegyig, és kötelező nagyobb adut tenni.
played-international-5 = Ahogy külföldön írják le a játékot, öten, 32 lappal: mindenki egyedül játszik.
played-international-6 = Ahogy külföldön írják le a játékot, hatan, 32 lappal: három pár.
played-talon = Fejenként öt lap, és a licit nyertese cserélhet a négy maradék lappal.
played-no-bidding = Az osztó utolsó lapjának színe az adu, és minden oldal annyit ír fel, amennyit szerzett.
played-table-trump = Egy szín az adu az egész mérkőzésre.
played-moldovan = Moldvában és Kelet-Romániában játsszák: a bukás duplán számít.

# A `table` ige.
verb-table = Hogyan játszik a te asztalod, vagy változtatás rajta. A kérdések aztán a te asztalodhoz illenek.
meta-option = MIT
table-arg-name = miről van szó; { $ruleset }: a szabályok egészben, { $reset }: felejtsük el; enélkül minden látszik
table-arg-value = miben állapodtatok meg; enélkül magyarázat jön
house-own = A te asztalod: { $ruleset }.
house-usual = Még nem mondtad el, hogyan játszik a te asztalod. A legtöbben így játsszák: { $ruleset }.
house-reset = A te asztalodat elfelejtettük. A kérdések megint mindenféle asztaltól jönnek.
house-line = { $name }: { $told }. { $means } { $source }
house-now = { $name }: { $told }.
house-value = { $code }: { $told }. { $answer }
house-no-difference = Ennél az asztalnál semmi sem függ tőle.
house-how = Hogy másban állapodjatok meg: cruce-tutor table { $name } { $code }
house-ruleset = { $id }: { $ruleset }. { $played }
house-unknown = Az asztalnál nincs ilyen: „{ $found }”. Ezek vannak: { $allowed }.
house-unknown-ruleset = Nincsenek ilyen nevű szabályok: „{ $found }”. Ezek vannak: { $allowed }.
