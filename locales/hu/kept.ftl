# Ami a tanulóról megmarad: profilok, beállítások, haladás, és minden ki és be.

option-profile = kié a válasz és a beállítás: minden tanulónak saját név
option-data = ebben a mappában őrizzük
meta-profile = NÉV
meta-data = MAPPA
verb-settings = A beállítások, vagy egyikük módosítása.
verb-progress = Mennyire tudod az egyes szabályokat.
verb-export = Minden válaszod kiírása: soronként egy JSON-objektum.
verb-import = Máshol kiírt válaszok átvétele; ami már megvan, nem lesz kétszer.
meta-setting = BEÁLLÍTÁS
meta-value = ÉRTÉK
settings-name = melyik beállítás; enélkül az összes látszik
settings-value = mi legyen; { $auto }: a program dönt
export-path = melyik fájlba írjuk, vagy - a szabványos kimenethez
import-path = melyik fájlból olvassuk, vagy - a szabványos bemenethez

profile-bad-name = „{ $found }” nem lehet profil: a névben csak betű, számjegy, - és _ állhat. Most semmit sem olvasunk és nem őrzünk meg.
profile-too-long = „{ $found }” túl hosszú profilnak: a név legfeljebb { $limit } betű lehet. Most semmit sem olvasunk és nem őrzünk meg.
store-no-home = Most semmi sem marad meg: nincs itt saját mappád. A --data kapcsolóval megadhatsz egyet.
store-unwritable = Most semmi sem marad meg: ide nem lehet írni: { $file }. A --data kapcsolóval másik mappát adhatsz meg.
store-newer = Most semmi sem marad meg: ezt a program egy újabb változata írta: { $file }.
store-busy = Egyelőre semmi sem marad meg: egy másik program éppen ide ír: { $file }.
store-lost = Egyelőre semmi sem marad meg: ide már nem lehet írni: { $file }.
store-damaged = { $saved ->
    [0] Ez a fájl megsérült, és semmit sem lehetett kiolvasni belőle: { $file }. Újat kezdtünk, a régi neve most { $aside }.
    [one] Ez a fájl megsérült, de 1 bejegyzést sikerült megmenteni: { $file }. A régi neve most { $aside }.
   *[other] Ez a fájl megsérült, de { $saved } bejegyzést sikerült megmenteni: { $file }. A régi neve most { $aside }.
}
store-damaged-stays = { $saved ->
    [0] Most semmi sem marad meg: ez a fájl sérült, és semmit sem lehet kiolvasni belőle: { $file }.
    [one] Most semmi sem marad meg: ez a fájl sérült: { $file }. Még 1 bejegyzést ki lehet olvasni belőle.
   *[other] Most semmi sem marad meg: ez a fájl sérült: { $file }. Még { $saved } bejegyzést ki lehet olvasni belőle.
}

setting-unknown = Nincs „{ $found }” nevű beállítás. Ezek vannak: { $allowed }.
setting-value = { $name }: „{ $found }” nem lehet. Ezek lehetnek: { $allowed }.

progress-none = Még egy kérdésre sem válaszoltál. Az első már vár: cruce-tutor quiz
progress-summary = { $answered ->
    [one] { $right ->
        [0] Eddig 1 kérdésre válaszoltál. A következő jobban megy majd.
       *[other] Eddig 1 kérdésre válaszoltál, méghozzá jól.
    }
   *[other] { SAME($answered, $right) ->
        [yes] Eddig { $answered } kérdésre válaszoltál, mindegyikre jól.
       *[no] Eddig { $answered } kérdésre válaszoltál, { $right } válaszod volt jó.
    }
}
progress-secure = { $number }, { $title }: biztos. Utolsó válaszaid: { $answers }
progress-shaky = { $number }, { $title }: még bizonytalan. Utolsó válaszaid: { $answers }
progress-new = Még új neked: { $rules }
progress-right = helyes
progress-helped = segítséggel helyes
progress-wrong = hibás

export-cannot-write = Ide nem lehet írni: { $file }. Nézd meg a mappát, és hogy van-e hozzá jogod.
export-summary = { $count ->
    [0] Még nincs mit kiírni.
    [one] 1 bejegyzést kiírtunk.
   *[other] { $count } bejegyzést kiírtunk.
}
import-cannot-read = Ezt nem lehet elolvasni: { $file }. Nézd meg, hogy fájl-e, és hogy van-e hozzá jogod.
import-line = { $file }:{ $line }: { $message }
import-summary = Új bejegyzés: { $taken }. Már megvolt: { $known }. Kimaradt: { $failed }.
line-too-long = Ez a sor hosszabb, mint { $limit } karakter.
line-not-utf-8 = Ez a sor nem UTF-8 szöveg.
line-not-json = Ez a sor nem JSON-objektum: „{ $found }”
line-unknown-entry = Nincs „{ $found }” nevű bejegyzés. Ezek vannak: { $allowed }.
line-key-missing = Hiányzik ez a kulcs: { $key }.
line-wrong-value = „{ $found }” nem állhat ennél a kulcsnál: { $key }.
