# Változatok: mit mond a 15. lecke lépésről lépésre.

text-lesson-variants = Változatok
text-lesson-variants-talon = Ahány falu, annyi cruce. Itt néhány lap lefordítva marad: ez a talon. Hogy mennyi, azt senki sem mondja, ezért mi négyet választottunk. Hogyan osztod el a 24 lapot négy játékosnak?
text-lesson-variants-exchange = Tiéd lett a licit: megnézted a talont, kicseréltél két lapot, aztán adut mondtál. Minden ütést te vittél! Ami a végén a talonban fekszik, senkinek sem számít. Akkor mennyi ez?
text-lesson-variants-turned = Licitálás nélkül felfordítjuk az osztó utolsó lapját, és annak a színe az adu; vagy a színek sorban lesznek aduk. Itt Észak osztott. Nézd meg a felfordított lapot.
text-lesson-variants-nobody-fails = Senki sem licitált, így senki sem bukhat: minden oldal felírja a pontjait. Hogyan változik a két oldal pontszáma?
text-lesson-variants-table = Az asztali cruce szabálya: az egész mérkőzés alatt egy szín az adu, bármit hívnak is. Licitálni itt is kell: az dönti el, kit köt a licit.
text-lesson-variants-moldovan = A moldvai számolás szigorú: ha bukik a licit, a kétszeresébe kerül. Kelet 9-et licitált. Szegény Kelet!
text-lesson-variants-six = Hat játékosnál három oldal van, és a partnered szemben ül: Észak. Mindenkinek öt lapja van. Észak adut tett, és most mindenki téged néz.
text-lesson-variants-all-pass = Mindenki passzolt. Ilyenkor rendszerint ugyanaz oszt újra. De az asztal mást is megbeszélhet: az osztót a legkisebb licit köti. Ki játszik itt, és mennyivel?
text-lesson-variants-forehand-zero = Ez az asztal azt beszélte meg, hogy ha mindenki passzol, az elsőként szóló játszik, 0 licittel. Hogy áll a licitálás?
text-lesson-variants-margin = Rendszerint egy pont előny is elég a győzelemhez. Van, ahol kettő kell. Itt 11-ig megy a játék, két pont előnnyel. Vége van már?
text-lesson-variants-usual = És egy szokásos asztalnál, ahol egy pont előny is elég? Nyert már valaki, és ki?
text-lesson-variants-pupil = A barátod egyenesen a nagymama asztalától jön, ahol számítanak a párok. Ennél az asztalnál ezt senki sem beszélte meg. Ő mégis bemondana.
text-lesson-variants-no-pairs = Ennél az asztalnál nem beszéltétek meg, hogy a párok számítanak, így az adupár sem ér semmit.
text-lesson-variants-your-table = Hogyan játszik a te asztalod? Kérdezd meg az első lap előtt. Van iber? Kell nagyobb adut tenni? Számítanak a párok? Mi van, ha mindenki passzol? Meddig megy a mérkőzés, és elég-e egy pont előny? Amit megbeszéltek, az végig érvényes.

text-lesson-help-ask-the-table = Ahol az asztal nem beszélte meg a párokat, ott nincs bemondás.
text-lesson-help-trump-pair-only = Ilyen asztalnál csak az adupár számít.
