# A parancssor.

about = Tanulj crucézni! Románia ütéses kártyajátéka, kérdésről kérdésre, és mindig megtudod, miért.
about-more = Parancs nélkül a Cruce Tutor nyílik meg. „cruce-tutor PARANCS --help” többet mond egy-egy parancsról.
verbs = parancsok
verb = PARANCS
verb-check = Feladatfájlok ellenőrzése: rendben vannak-e, és a várt válaszok egyeznek-e a szabályokkal.
verb-solve = Válasz a fájlok feladataira a szabályok szerint.
verb-schema = A feladatfájlok JSON-sémája.
verb-quiz = Kérdések, képernyőn vagy egyszerű sorokban.
check-paths = egy feladatfájl, egy mappa ilyenekkel, vagy - a szabványos bemenethez
solve-paths = egy feladatfájl, egy mappa ilyenekkel, vagy - a szabványos bemenethez
option-help = ez a súgó
option-lang = milyen nyelven beszéljünk: { $languages }
option-version = a verzió száma
option-json = soronként egy JSON-objektum
option-plain = egyszerű sorok képernyő helyett, képernyőolvasóhoz és csővezetékhez
option-seed = ugyanazok a kérdések újra: bármilyen egész szám
option-rule = csak egy szabályról kérdezzen, például P7
option-ruleset = csak egy szabálykészlet szerint kérdezzen, például traditional-4-classic
option-kind = csak egyféle kérdés legyen, például legal-plays
option-count = ennyi válasz után álljon le
option-pack = melyik pakli szerint rajzoljuk és nevezzük a lapokat: { $packs }

meta-lang = NYELV
meta-path = ÚTVONAL
meta-number = N
meta-ruleset = SZABÁLYOK
meta-kind = FAJTA
meta-pack = PAKLI

cannot-write = Nem lehet kiírni: elfogyott a hely.
usage-help = „{ $prog } --help” megmutatja, mit lehet.
argparse-usage = használat:{" "}
argparse-positional = amit meg kell adni
argparse-options = kapcsolók
argparse-argument = %(argument_name)s: %(message)s
argparse-required = még hiányzik: %s
argparse-unrecognized = itt ismeretlen: %s
argparse-one = kell hozzá egy érték
argparse-some = kell hozzá legalább egy érték
argparse-value = „%(value)s” nem egész szám
argparse-count = „{ $found }” nem 1 vagy annál nagyobb szám
argparse-choice = „%(value)s” nincs a lehetőségek között: %(choices)s
argparse-ignored = nem kell hozzá érték, mégis ez áll mellette: „%s”

at-place = { $file }:{ $line }:{ $column }: { $message }
at-path = { $file }: { $message }
expect-differs = { $id }: a fájl szerint { $expect }, a szabályok szerint { $answer }. { $reason }
solve-answer = { $id }: { $answer }
solve-reason = {"  "}{ $rule }: { $reason }
check-summary-none = { $files ->
    [one] 1 fájlban egy feladat sincs:
   *[other] { $files } fájlban egy feladat sincs:
} { $problems ->
    [0] hiba nincs.
    [one] 1 hiba.
   *[other] { $problems } hiba.
}
check-summary = { $scenarios ->
    [one] 1 feladat
   *[other] { $scenarios } feladat
} { $files ->
    [one] 1 fájlból:
   *[other] { $files } fájlból:
} { $differing ->
    [0] minden válasz a várt,
    [one] 1 válasz nem a várt,
   *[other] { $differing } válasz nem a várt,
} { $problems ->
    [0] hiba nincs.
    [one] 1 hiba.
   *[other] { $problems } hiba.
}

coverage-kind = fajta
coverage-questions = kérdések
coverage-answers = válaszok
coverage-told = szavakkal
coverage-generic = általános
coverage-summary = { $answers ->
    [one] 1 megmagyarázott válasz;
   *[other] { $answers } megmagyarázott válasz;
} általános: { $generic } ({ $share }%). Nyelvek: { $languages }.
words-verb-coverage = Minden választ megmagyaráz, a meglévő és a friss kérdésekre, és megszámolja az általános magyarázatokat.
words-each = ennyi friss kérdés fajtánként
words-all = minden magyarázatot mondjon is el, minden nyelven
