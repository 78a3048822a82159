# A leckék: mi hangzik el a lépések körül, és mi közös több leckében. Amit egy lecke maga mond, a saját fájljában áll:
# `lesson-NN.ftl`.

## A lépések körül

verb-lesson = Megmutatja a leckéket, vagy végigvezet az egyiken.
meta-lesson = LECKE
lesson-which = egy lecke azonosítója vagy sorszáma; nélküle a lista
option-step = ennél a lépésnél kezdje
option-test = csak a kérdések: aki már tudja, átugorhatja a leckét

lesson-listed = { $done ->
    [true] { $number }. lecke: { $title }, kész. Újra: { $command }
   *[false] { $number }. lecke: { $title }. Írd be: { $command }
}
lesson-teaches = Erről szól: { $rules }.
lesson-next = Most ez jön: { $title }. Írd be: { $command }
lesson-unknown = Nincs „{ $found }” nevű lecke. Ezek vannak: { $allowed }.
lesson-which-one = A { $option } egyetlen leckére szól: add meg, melyikre, az azonosítójával vagy a számával.
lesson-no-step = { $found }. lépés itt nincs. A lépések 1-től { $of }-ig vannak számozva.

lesson-welcome = Enter: tovább, b: vissza, h: segítség, w: a szabály, ?: mit írhatsz be, q kilép.
lesson-help = Számmal vagy névvel válaszolj, és nyomj Entert. Ahol nincs kérdés, az Enter továbbvisz. b visszavisz, és semmi sem vész el. h segít, minden alkalommal egy kicsit többet. w megmutatja a szabályt, válasz után pedig mindent a válaszodról. g megmondja, mit jelentenek az itteni szavak. r újra felolvassa a lépést, l nyelvet vált, p paklit, q kilép.
lesson-no-hint = Itt nincs mit kitalálni: olvass tovább.
lesson-step = { $number }. lépés, összesen { $of }.
lesson-trick = { $number }. ütés, összesen { $count }.
lesson-known = Ezt már olvastad. Ha újra kell, írd be: r.
lesson-go-on = Enterrel tovább.
lesson-try-again = Próbáld meg újra, semmi sem vész el.
lesson-at-start = Itt kezdődik a lecke.
lesson-end = { $how ->
    [all] Ez volt a lecke. Elsőre sikerült minden: { $of } kérdésből { $right }. Szép munka!
    [most] Ez volt a lecke. { $of } kérdésből { $right } sikerült elsőre. Szép munka!
    [half] Ez volt a lecke. { $of } kérdésből { $right } sikerült elsőre. Ami nem ment, az gyakorláskor visszajön.
   *[few] Ez volt a lecke. { $of } kérdésből { $right } sikerült elsőre. Nehéz lecke: egy-két nap múlva vedd elő újra.
}
lesson-test-passed = { $of } kérdésből { $right } sikerült. Ezt a leckét tudod, késznek számít.
lesson-test-failed = { $of } kérdésből { $right } sikerült. Menj végig nyugodtan a leckén, nem hosszú.

lesson-play-a-card = Melyik lapot teszed le?
lesson-pupil-plays = A barátod szerint ezek közül bármelyiket leteheti: { $cards }.
lesson-pupil-claim = { $card }: { $points }
lesson-pupil-says = A barátod szerint ennyi a bemondás az egyes lapokkal: { $claims }.
lesson-find-card = Keress köztük egy lapot, amelyet nem szabad letenni.
lesson-find-claim = Melyik lapnál rossz a szám?
lesson-was-wrong-about = Nem az, hanem { CARD($card, form: "the") }.
lesson-was-lawful = Nem az. { CAP(CARD($given, form: "the-t")) } le szabad tenni, { CARD($cards, form: "the-t", join: "and") } nem.
lesson-which-helps = Melyik mondat segít a barátodnak?

## Ami egy barátnak segít

text-lesson-help-all-twenty = Aki { RANK("king", form: "t") } hív, annak a bemondása 20.
text-lesson-help-anything = Ha nem te hívsz, bármit tehetsz.
text-lesson-help-both-cards = Csak az pár, ha egy színből { RANK("king", form: "the") } is, { RANK("queen", form: "the") } is a te kezedben van.
text-lesson-help-higher = Mindig nagyobbat kell tenned, mint a többiek.
text-lesson-help-partner = Csak a partnerednek kell adut tennie.
text-lesson-help-suit-first = Amíg van a hívott színből, színre színt adsz. Az adu várhat.
text-lesson-help-then-trump = Nincs a hívott színből? Előbb adut keress, és csak ha az sincs, akkor dobhatsz el mást.
text-lesson-help-throw-tens = Ha nincs a hívott színből, előbb a nagy lapjaidat dobod el.
text-lesson-help-win-first = Előbb el kell vinned az ütést, csak aztán mondhatsz be.

## Mi lehet rossz egy lecke fájljában

problem-unknown-lesson = { $allowed ->
    [nothing] Nincs itt másik lecke, amely ez előtt jöhetne: vedd ki ezt: „{ $found }”.
   *[words] { $nearest ->
        [none] Nincs „{ $found }” lecke, amely ez előtt jönne: válassz ezek közül: { $allowed }.
       *[some] Nincs „{ $found }” lecke, amely ez előtt jönne: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }.
    }
}
problem-lessons-in-circle = Ezek a leckék körbe-körbe egymásra épülnek, így egyik sem lehet az első: { $lessons }. Vegyél ki egy előfeltételt.
problem-unknown-step = { $allowed ->
    [nothing] E lépés előtt nincs olyan kérdés, amelyből másik készülhetne: tegyél elé egyet, vagy vedd ki a lépést.
   *[words] { $nearest ->
        [none] E lépés előtt nincs „{ $found }” nevű kérdés: válassz ezek közül: { $allowed }.
       *[some] E lépés előtt nincs „{ $found }” nevű kérdés: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }.
    }
}
problem-unknown-belief = { $nearest ->
    [none] Nincs „{ $found }” tévhit: olyat írj, amelyet a program ismer.
   *[some] Nincs „{ $found }” tévhit: talán „{ $nearest }” akart lenni.
}
problem-belief-not-wrong = Aki azt hiszi, hogy „{ $belief }”, ebben az állásban nem téved: válassz másik állást vagy másik tévhitet.
problem-nothing-to-ask = Erről a szabályról nem készül új kérdés: { $found }. Válassz ezek közül: { $allowed }.
problem-not-a-light = { $nearest ->
    [none] „{ $found }” nem olyasmi, ami ezen az asztalon kigyulladhat: válassz ezek közül: { $allowed }, vagy írj egy lapot.
   *[some] „{ $found }” nem olyasmi, ami ezen az asztalon kigyulladhat: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }, vagy egy lap.
}
problem-nobody-leads = Ebben a leosztásban senki sem hív, így nem játszható le: nyerje meg valaki a licitet.
problem-round-draws = Ebben a leosztásban húzni kell, egy leckében pedig nincs mit: válassz más szabályokat.
problem-duplicate-number = A { $number } már egy másik lecke száma, itt: { $first_file }:{ $first_line }. Válassz szabadat.
