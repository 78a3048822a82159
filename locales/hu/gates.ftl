# A fordítások ellenőrzése, `cruce-tutor words`. Amit egy ellenőrzés talál, a helye után áll, így: `{ gate-of }`.

verb-words = Fordítások ellenőrzése, az elavultak listája, álnyelv készítése.
words-verb-check = Nyelvek ellenőrzése: megvan-e minden, ép-e, friss-e, helyes-e az írás, és a játék szavait használja-e.
words-verb-stale = Azok a fordítások, amelyeknek megváltozott az angolja, mióta valaki megnézte őket.
words-verb-pseudo = Álnyelv készítése, másfélszer olyan hosszú, ékezetekkel és zárójelekkel: elfér-e mindenhol?
words-langs = nyelvek; ha egy sincs megadva, mindegyik
words-lang = egy nyelv
words-quick = helyesírás és idegen nyelv keresése nélkül, mert azokhoz a fejlesztők eszközei kellenek
words-accept = a megadott üzenetek, vagy mind, illenek a mai angolhoz: ne sorolja fel őket többé
words-folder = hová kerüljön; ha nincs megadva, egy saját mappába

words-found = { $number ->
    [0] Nincs mit javítani itt: { $languages }.
    [one] 1 javítanivaló itt: { $languages }.
   *[other] { $number } javítanivaló itt: { $languages }.
}
words-stale = { $number ->
    [0] Semmi sem avult el itt: { $lang }.
    [one] 1 üzenetet kell megnézni itt: { $lang }.
   *[other] { $number } üzenetet kell megnézni itt: { $lang }.
}
words-accepted = { $number ->
    [0] Egy jel sem változott.
    [one] 1 jel változott.
   *[other] { $number } jel változott.
}
words-no-message = Nincs ilyen üzenet itt ({ $lang }): { $found }.
words-no-library = Nincs telepítve: { $library }. Telepítsd a fejlesztők eszközeit, vagy hagyd el, amihez kell, így: --quick.
words-not-spelt = Ehhez nincs szótár, vagy nincs miről megismerni a nyelvet: { $lang }. Ez kimaradt.
words-try = Próbáld ki: { $command }

gate-at = { $file }:{ $line }: { $message }
gate-of = { $id }: { $message }

gate-no-file = hiányzik ez a fájl
gate-not-text = innen kezdve ez nem UTF-8
gate-junk = ezt nem lehet üzenetként olvasni: { $found }
gate-twice = már szerepel itt: { $place }
gate-name-twice = kétszer van benne: { $found }
gate-broken = olyasmit használ, ami nincs: { $found }
gate-odd-sign = ennek a jelnek itt nincs helye: { $found }. A betűt az ékezetével egy jelként írd, képek nélkül
gate-missing = az angolban megvan, itt hiányzik
gate-surplus = az angolban nincs ilyen
gate-unknown-variable = olyasmit használ, amit senki sem ad meg neki: { $found }
gate-no-variable = kihagyja, amit az angol mond: { $found }
gate-english = ugyanaz, mint angolul: „{ $found }”. Ha így jó, írd be a checks/same.txt fájlba
gate-plural = a változatai: { $found }, ez a nyelv viszont így számol: { $allowed }
gate-unsaid = a program mondja, és hiányzik
gate-unused = senki sem mondja
gate-no-form = olyan alakot kér, ami nincs: { $found }
gate-unmarked = még senki sem mondta, hogy illik az angolhoz: lásd „words stale”
gate-stale = megváltozott az angolja: lásd „words stale”
gate-left-over = van jele, de az angolban már nincs meg: „words stale --accept” törli a jelet
gate-refused = itt nem azt mondjuk, hogy „{ $found }”, hanem azt, hogy „{ $say }”
gate-lacking = az angolban „{ $found }” áll, ezért itt ennek kell állnia: „{ $say }”
gate-misspelt = egy szótárban sincs benne: „{ $found }”. Javítsd ki, vagy írd be a checks/words.txt fájlba
gate-foreign = másik nyelvnek látszik ({ $found }): { $text }
gate-glued = betűk tapadnak ahhoz, amit kitöltünk ({ $found }): legyen az egész szónak saját alakja
gate-joined = olyan szavakat fűz össze, amelyek egy üzenetbe valók: { $found }
gate-long-sentence = { $words } szavas mondat, ez túl hosszú; { $limit } szó elég: „{ $found }”
gate-long-step = { $words } szó egyszerre túl sok; { $limit } elég
