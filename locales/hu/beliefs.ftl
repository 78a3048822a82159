# Amit egy rossz válasz mögött valaki gondolhatott: egy üzenet minden tévhithez a `tutor/drill/beliefs.py` fájlból, az
# azonosítójával. `.where` megmondja, melyik asztalnál lenne jó, ha van ilyen.

# -- lapok és ütések ---------------------------------------------------------------------------------------------------

belief-ten-in-numeric-place = Mintha a tízest oda tetted volna, ahová a száma való: { RANK("jack", form: "the") } alá.
belief-nine-beats-faces = Mintha a kilencest erősebbnek vetted volna { RANK("jack", form: "the-nal") },
    { RANK("queen", form: "the-nal") } és { RANK("king", form: "the-nal") }.
belief-pips-are-points = Mintha a lapokra írt számokat vetted volna pontnak.
belief-faces-count-ten = Mintha minden { RANK("jack", form: "t") }, { RANK("queen", form: "t") } és
    { RANK("king", form: "t") } tíznek számoltál volna.
belief-highest-rank-wins = Mintha a legnagyobb lapot kerested volna, a színével nem törődve.
belief-trump-is-just-a-suit = Mintha az adut ugyanolyan színnek vetted volna, mint a többit.
belief-last-trump-wins = Mintha az utolsó adunak adtad volna az ütést, nem a legnagyobbnak.
belief-points-win-tricks = Mintha annak a lapnak adtad volna az ütést, amelyik a legtöbb pontot éri.

# -- kötelességek ------------------------------------------------------------------------------------------------------

belief-may-ruff-anytime = Mintha azt gondoltad volna, hogy adut akkor is lehet tenni, ha van lap a hívott színből.
belief-may-discard-when-void = Mintha azt gondoltad volna, hogy a hívott szín nélkül bármit el lehet dobni.
belief-need-not-undertrump = Mintha azt gondoltad volna, hogy a kis adut nem kell letenni, ha úgysem viszi el az ütést.
belief-must-always-beat = Mintha úgy érezted volna, hogy nagyobbat kell tenned. Ez volna az iber, de itt nem egyeztünk meg benne.
    .where = Ahol iberrel játszanak, jó lenne a válaszod.
belief-must-always-overtrump = Mintha úgy érezted volna, hogy nagyobb adut kell tenned, pedig itt ez nem kötelező.
    .where = Ahol kötelező nagyobb adut tenni, jó lenne a válaszod.
belief-iber-never-binds = Mintha elfelejtetted volna, hogy itt iberrel játszunk.
    .where = Iber nélkül jó lenne a válaszod.
belief-iber-after-ruff = Mintha azt gondoltad volna, hogy az iber akkor is köt, amikor az ütésben már adu van.
belief-iber-binds-trumpers = Mintha azt gondoltad volna, hogy iberrel az adura is nagyobbat kell tenni.
    .where = Ahol kötelező nagyobb adut tenni, jó lenne a válaszod.
belief-overtrump-when-following = Mintha úgy érezted volna, hogy adu hívására is nagyobb adut kell tenned. Ez csak annak
    kötelező, aki más színre tesz adut.
belief-no-overtrump = Mintha elfelejtetted volna, hogy itt nagyobb adut kell tenni.
    .where = Ahol nem kötelező nagyobb adut tenni, jó lenne a válaszod.
belief-spare-partner = Mintha a partnerednek akartad volna hagyni az ütést. A szabály nem tesz különbséget a partner és a
    többiek között.
belief-stock-binds = Mintha színre színt adtál volna, pedig az csak akkor kötelező, ha elfogyott a talon.
belief-follow-colour = Mintha két hasonló külsejű színt egynek vettél volna, pedig pontosan ugyanaz a szín kell.
belief-must-lead-trump = Mintha azt gondoltad volna, hogy adut kell hívni.
belief-may-not-lead-trump = Mintha azt gondoltad volna, hogy adut nem szabad hívni, amíg van más színű lap is.

# -- bemondások --------------------------------------------------------------------------------------------------------

belief-iber-because-announced = Mintha azt gondoltad volna, hogy a bemondással együtt jár az iber.
belief-no-forty-with-one = Mintha azt gondoltad volna, hogy egyes licittel nem szabad negyvennel hívni.
belief-announce-any-time = Mintha azt gondoltad volna, hogy a pár akkor is számít, ha más hívott.
belief-announce-when-shown = Mintha azt gondoltad volna, hogy a párt elég megmutatni, bármelyik lapot hívják is.
belief-announce-with-one-card = Mintha azt gondoltad volna, hogy a király vagy { RANK("queen", form: "the") } egymagában is
    bemondható.
belief-announce-across-partners = Mintha két partner lapjaiból raktál volna össze egy párt.
belief-announce-always-20 = Mintha húszat számoltál volna, mert adu még nem volt. De éppen ez a lap dönti el az adut.
belief-opening-pair-is-40 = Mintha azt gondoltad volna, hogy a leosztás első párja mindig negyvenet ér.
    .where = Ahol az első lap színe az adu, jó lenne a válaszod.
belief-pairs-always-20 = Mintha azt gondoltad volna, hogy minden pár húszat ér.
belief-announce-everywhere = Mintha párt számoltál volna, pedig itt a párok nem számítanak.
    .where = Ahol a párok számítanak, jó lenne a válaszod.
belief-announce-needs-trick = Mintha azt gondoltad volna, hogy a pár csak akkor számít, ha elviszi az ütést.
belief-announce-needs-any-trick = Mintha azt gondoltad volna, hogy a bemondáshoz legalább egy ütés kell.
belief-no-announcements-in-total = Mintha kihagytad volna a bemondásokat.

# -- licitálás ---------------------------------------------------------------------------------------------------------

belief-equal-bid-stands = Mintha azt gondoltad volna, hogy ugyanannyit is elég licitálni.
belief-pass-may-return = Mintha azt gondoltad volna, hogy aki passzolt, újra licitálhat.
belief-may-not-pass = Mintha azt gondoltad volna, hogy aki többet tud mondani, annak mondania is kell.
belief-next-bid-only = Mintha azt gondoltad volna, hogy a licit csak egyesével emelkedhet.
belief-first-bid-wins = Mintha annak adtad volna a licitet, aki elsőként licitált.
belief-last-bidder-speaks-again = Mintha azt gondoltad volna, hogy akire rálicitáltak, azt újra megkérdezik.
    .where = Ahol a licitálás körbe-körbe megy, jó lenne a válaszod.
belief-dealer-speaks-first = Mintha azt gondoltad volna, hogy az osztó szól először.
belief-all-pass-passes-deal = Mintha azt gondoltad volna, hogy ha mindenki passzol, a következő oszt.

# -- osztás, hívás, adu ------------------------------------------------------------------------------------------------

belief-deal-goes-left = Mintha fordított irányba mentél volna: az óramutató járása szerint kell.
belief-same-dealer-again = Mintha azt gondoltad volna, hogy ugyanaz oszt újra.
belief-partner-deals-next = Mintha a szemben ülőnek adtad volna tovább az osztást.
belief-dealer-leads = Mintha azt gondoltad volna, hogy az osztó hív először.
belief-forehand-always-leads = Mintha azt gondoltad volna, hogy mindig az elsőként szóló hív először.
    .where = Ahol az elsőként szóló hív először, jó lenne a válaszod.
belief-bid-winner-always-leads = Mintha azt gondoltad volna, hogy mindig a licit nyertese hív először.
    .where = Ahol a licit nyertese hív először, jó lenne a válaszod.
belief-six-for-everybody = Mintha azt gondoltad volna, hogy mindig hat lap jár mindenkinek.
belief-all-cards-are-dealt = Mintha azt gondoltad volna, hogy az egész paklit egyszerre kiosztják.
belief-stock-of-three = Mintha azt gondoltad volna, hogy mindig három lap marad.
belief-first-lead-makes-trump = Mintha azt gondoltad volna, hogy az első hívott lap színe az adu.
    .where = Ahol az első lap színe az adu, jó lenne a válaszod.
belief-last-card-makes-trump = Mintha azt gondoltad volna, hogy az első ütés utolsó lapjának színe az adu.
belief-dealers-card-makes-trump = Mintha azt gondoltad volna, hogy az osztó lapjának színe az adu.
    .where = Ahol felfordítják az osztó utolsó lapját, jó lenne a válaszod.

# -- pontszámok --------------------------------------------------------------------------------------------------------

belief-score-the-bid = Mintha a licitet írtad volna fel, nem azt, amit szereztek.
belief-minus-the-points = Mintha azt vontad volna le, amit szereztek, nem azt, amit licitáltak.
belief-failed-scores-nothing = Mintha azt gondoltad volna, hogy a bukott licitért nem jár pont, de levonás sem.
belief-failed-keeps-points = Mintha bukás után is meghagytad volna a megszerzett pontokat.
belief-failed-costs-once = Mintha egyszer vontad volna le a licitet; itt kétszer kell.
    .where = Ahol egyszeres a büntetés, jó lenne a válaszod.
belief-failed-costs-double = Mintha kétszer vontad volna le a licitet; itt csak egyszer kell.
    .where = Ahol dupla a büntetés, jó lenne a válaszod.
belief-round-to-nearest = Mintha a legközelebbi 33-ra kerekítettél volna; csak a teljes 33 számít.
belief-round-up = Mintha felfelé kerekítettél volna; csak a teljes 33 számít.
belief-point-needs-more-than-33 = Mintha azt gondoltad volna, hogy a 33 még nem játékpont.
belief-thirty-three-everywhere = Mintha 33-mal osztottál volna, pedig itt nem kell osztani.
    .where = A hagyományos játékban jó lenne a válaszod.
belief-counts-card-points = Mintha a lapok pontjait írtad volna fel; itt 33 ilyen pont egy játékpont.
    .where = A nemzetközi játékban jó lenne a válaszod.
belief-divide-then-add = Mintha a két partner pontjait külön osztottad volna el; előbb össze kell adni.
belief-bid-against-rivals = Mintha azt gondoltad volna, hogy a többiek nem kapnak semmit, ha a licit teljesül.
belief-rivals-lose-the-bid = Mintha a többiektől vontad volna le a licitet.
belief-rivals-score-the-bid = Mintha a bukott licitet a többieknek adtad volna.
belief-not-below-zero = Mintha nullánál megálltál volna; a pontszám az alá is mehet.
belief-no-announcements-in-bid = Mintha kihagytad volna a bemondásokat; azok is beszámítanak a licitbe.
belief-all-cards-bid-is-eleven = Mintha a tizenegyet tizenegy pontnak vetted volna; az minden pontot érő lapot jelent.

# -- mérkőzések --------------------------------------------------------------------------------------------------------

belief-first-past-the-post = Mintha annak adtad volna a mérkőzést, akit először említettek.
belief-bidder-goes-out-first = Mintha a licitálóknak adtad volna a mérkőzést; a magasabb pontszám nyer.
belief-must-pass-target = Mintha azt gondoltad volna, hogy a célt túl kell lépni; elérni is elég.
belief-leader-has-won = Mintha azt gondoltad volna, hogy aki vezet, már nyert is, akár elérte a célt, akár nem.
belief-lead-must-be-two = Mintha két pont előnyt vártál volna.
    .where = Ahol két pont előnyben egyeztek meg, jó lenne a válaszod.
belief-target-is-enough = Mintha elfelejtetted volna, hogy itt nagyobb előny kell.
    .where = Ahol bármekkora előny elég, jó lenne a válaszod.

# -- tisztesség --------------------------------------------------------------------------------------------------------

belief-revoke-is-automatic = Mintha olyan renonszot büntettél volna, amely miatt senki sem vádolt senkit.
belief-revoke-costs-the-bid = Mintha a licitet is levontad volna; azt csak az veszíti el, aki a licitálást nyerte.
belief-revoke-never-costs-the-bid = Mintha elfelejtetted volna, hogy aki a licitálást nyerte, a licitet is elveszíti.
belief-accusing-is-free = Mintha azt gondoltad volna, hogy a hamis vádnak nincs ára.
belief-accusation-voids-round = Mintha azt gondoltad volna, hogy minden vád véget vet a leosztásnak.
belief-revoked-round-goes-on = Mintha azt gondoltad volna, hogy a leosztás a bebizonyosodott renonsz után is megy tovább.
belief-only-first-revoke-counts = Mintha azt gondoltad volna, hogy csak a leosztás első renonsza számít.
