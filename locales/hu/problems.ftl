# Mi a baj egy fájllal vagy egy beírt sorral: mi áll ott, mi lehet ott, mi a teendő. A fájlok szavai úgy állnak, ahogy oda
# írták őket. `$nearest` a megengedett szavak közül a leghasonlóbb, vagy `none`.

# -- útvonalak és bájtok -----------------------------------------------------------------------------------------------

problem-no-such-path = Nincs ilyen fájl vagy mappa: nézd meg, jól írtad-e a nevét.
problem-unreadable = { $reason ->
    [permission] Ezt nincs jogod olvasni: kérj engedélyt, vagy adj meg másik fájlt.
    [broken-link] Ez a hivatkozás olyasmire mutat, ami már nincs meg: javítsd ki, vagy adj meg másik fájlt.
    [link-loop] Ez a hivatkozás önmagához vezet vissza: javítsd ki, vagy adj meg másik fájlt.
   *[other] Ezt nem lehet elolvasni: nézd meg, megvan-e és ép-e a lemez, vagy adj meg másik fájlt.
}
problem-empty-folder = Ebben a mappában nincs .yaml vagy .yml fájl: adj meg másik mappát vagy egy fájlt.
problem-too-large = A fájl nagyobb, mint { $limit } KiB: oszd több részre.
problem-other-encoding = A fájl kódolása { $found }: mentsd el UTF-8-ként.
problem-not-utf-8 = Ez a bájt nem lehet UTF-8: { $found }. Mentsd el a fájlt UTF-8-ként.
problem-byte-order-mark = A fájl elején láthatatlan bájtsorrendjel (BOM) áll: mentsd el UTF-8-ként, enélkül.
problem-control-character = { $count ->
    [one] Itt egy láthatatlan jel áll, { $found }: töröld ki.
   *[other] Itt egy láthatatlan jel áll, { $found }, és összesen { $count } ilyen van: töröld ki őket.
}
problem-tab = { $count ->
    [one] Ez a sor tabulátorral kezdődik, pedig a szöveg előtt csak szóköz állhat: cseréld szóközökre.
   *[other] { $count } sor kezdődik tabulátorral, ez az első, pedig a szöveg előtt csak szóköz állhat: cseréld szóközökre.
}

# -- YAML --------------------------------------------------------------------------------------------------------------

problem-yaml-syntax = { $what ->
    [unclosed-quote] Az itt nyíló idézőjel sehol sem záródik (itt derült ki: { $noticed_line }. sor,
        { $noticed_column }. oszlop): tedd ki ugyanazt a jelet a szöveg végére.
    [unclosed-bracket] Az itt nyíló zárójel, { $found }, sehol sem záródik (itt derült ki:
        { $noticed_line }. sor, { $noticed_column }. oszlop): tedd ki a párját a végére.
    [missing-comma] Hiányzik egy vessző { $found } előtt: tedd ki a részek közé.
    [missing-colon] Itt egy kulcsnak és értékének kellene állnia: tegyél utána kettőspontot és szóközt.
    [second-colon] Ebben a sorban még egy kettőspont áll szóközzel: tedd idézőjelbe a szöveget.
    [text-after-quote] A záró idézőjel után még folytatódik a szöveg: tedd az egészet másfajta idézőjelbe, vagy kettőzd meg a
        belső jelet.
    [bad-indentation] Ez a sor nem úgy van behúzva, mint a szomszédai: adj neki ugyanannyi szóközt.
    [bad-escape] Fordított perjel után ez nem jelent semmit: kettőzd meg a perjelet, vagy használj egyszeres idézőjelet.
    [unexpected-character] Ez a jel nem állhat itt: { $found }. Vedd ki, vagy tedd idézőjelbe a szöveget.
   *[other] Valami nincs rendben itt a YAML-ben: hasonlítsd össze a környező sorokkal.
}
problem-empty-file = A fájl üres: legalább „ruleset” és „scenarios” kell bele.
problem-several-documents = Itt „---” után második dokumentum kezdődik: az egyiket hagyd meg, a másikat tedd külön fájlba.
problem-too-deep = A listák és kulcsok mélyebben ágyazódnak egymásba, mint { $limit } szint: vegyél ki belőlük.
problem-duplicate-key = Ez a kulcs kétszer szerepel: „{ $key }”, először itt: { $first_line }. sor, { $first_column }. oszlop.
    Csak az egyiket hagyd meg.
problem-non-string-key = { $type ->
    [integer] Ez a kulcs szám: { $found }, pedig a kulcs mindig szó. Tedd idézőjelbe.
    [boolean] Ez a kulcs igazat vagy hamisat jelent: { $found }, pedig a kulcs mindig szó. Tedd idézőjelbe.
    [null] Ez a kulcs semmit sem jelent: { $found }, pedig a kulcs mindig szó. Tedd idézőjelbe, vagy írj nevet.
    [list] Ez a kulcs lista: { $found }, pedig a kulcs mindig szó. Írj nevet.
   *[mapping] Ez a kulcs maga is kulcsokból áll: { $found }, pedig a kulcs mindig szó. Írj nevet.
}
problem-merge-key = A „<<” összevonást itt nem olvassuk: írd ki a kulcsokat.
problem-number-too-long = Ebben a számban több a jegy, mint { $limit }: { $found }. Írj kisebbet, vagy tedd idézőjelbe,
    szövegként.
problem-tag = Az ilyen címkét itt nem olvassuk: { $found }. Hagyd el.
problem-anchor = Az ilyen horgonyt itt nem olvassuk: { $found }. Hagyd el, és írd ki az értéket mindenhol, ahol kell.
problem-alias = Az ilyen utalást itt nem olvassuk: { $found }. Írd ki magát az értéket.

# -- kulcsok és értékek ------------------------------------------------------------------------------------------------

problem-unknown-key = { $nearest ->
    [none] „{ $found }” itt nem lehet kulcs: válassz ezek közül: { $allowed }.
   *[some] „{ $found }” itt nem lehet kulcs: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }.
}
problem-missing-key = Itt hiányzik egy kulcs: „{ $key }”. Írd be.
problem-key-excluded = „{ $key }” és „{ $other }” nem állhat együtt: csak az egyiket hagyd meg.
problem-wrong-type = { $allowed ->
    [text] Ide szöveg kell, ez pedig { $type ->
        [null] semmi
        [boolean] igaz vagy hamis
        [integer] szám
        [list] lista
       *[mapping] kulcsok sora
    }: { $found }. Írj egy szót, ha kell, idézőjelben.
    [list] Ide lista kell, ez pedig { $type ->
        [null] semmi
        [boolean] igaz vagy hamis
        [integer] szám
        [text] szöveg
       *[mapping] kulcsok sora
    }: { $found }. Írj minden részt külön sorba, „- ” után.
    [words] Ide szavak kellenek szóközzel, vagy egy lista, ez pedig { $type ->
        [null] semmi
        [boolean] igaz vagy hamis
       *[mapping] kulcsok sora
    }: { $found }. Írd így: „Ah Th”.
    [mapping] Ide kulcsok kellenek értékekkel, ez pedig { $type ->
        [null] semmi
        [boolean] igaz vagy hamis
        [integer] szám
        [text] szöveg
       *[list] lista
    }: { $found }. Írd így: „kulcs: érték”.
   *[text-or-mapping] Ide egy szó kell, vagy kulcsok értékekkel, ez pedig { $type ->
        [null] semmi
        [boolean] igaz vagy hamis
       *[list] lista
    }: { $found }. Írd a kettő közül az egyiket.
}
problem-not-an-integer = „{ $found }” nem egész szám: írd számjegyekkel, idézőjel nélkül.
problem-not-a-number = „{ $found }” itt nem jó szám: ezek közül írj egyet: { $allowed }.
problem-not-true-or-false = „{ $found }” se nem igaz, se nem hamis: írd az egyiket, { $allowed }.
problem-number-outside = { $found } nem fér a határok közé: ezek közül írj egyet: { $allowed }.
problem-unknown-ruleset = { $nearest ->
    [none] Nincs „{ $found }” szabálykészlet: válassz ezek közül: { $allowed }.
   *[some] Nincs „{ $found }” szabálykészlet: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }.
}
problem-unknown-option = { $nearest ->
    [none] Nincs „{ $found }” nevű beállítás: válassz ezek közül: { $allowed }.
   *[some] Nincs „{ $found }” nevű beállítás: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }.
}
problem-unknown-kind = { $nearest ->
    [none] Nincs „{ $found }” kérdésfajta: válassz ezek közül: { $allowed }.
   *[some] Nincs „{ $found }” kérdésfajta: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }.
}
problem-kind-comes-later = Ilyen fajta kérdésre még nem lehet válaszolni: „{ $found }”. Egyelőre hagyd ki.
problem-unknown-value = { $nearest ->
    [none] „{ $found }” nem állhat itt: válassz ezek közül: { $allowed }.
   *[some] „{ $found }” nem állhat itt: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }.
}

# -- szavak ------------------------------------------------------------------------------------------------------------

problem-not-a-card = { $nearest ->
    [none] „{ $found }” nem lap: írj rangot és színt, { $allowed }, például Th.
   *[some] „{ $found }” nem lap: talán { $nearest } akart lenni; egy lap rangból és színből áll, { $allowed }.
}
problem-card-twice = Ez a lap kétszer szerepel a listában: { $card }, itt így: „{ $found }”. Csak egyszer hagyd meg.
problem-not-a-suit = „{ $found }” nem szín: ezek közül írj egyet: { $allowed }.
problem-not-a-seat = { $nearest ->
    [none] „{ $found }” nem hely ennél az asztalnál: válassz ezek közül: { $allowed }.
   *[some] „{ $found }” nem hely ennél az asztalnál: talán { $nearest } akart lenni; ezek lehetnek: { $allowed }.
}
problem-not-a-side = { $nearest ->
    [none] „{ $found }” nem oldal ennél az asztalnál: válassz ezek közül: { $allowed }.
   *[some] „{ $found }” nem oldal ennél az asztalnál: talán { $nearest } akart lenni; ezek lehetnek: { $allowed }.
}
problem-not-a-play = „{ $found }” nem letett lap: írd ki a helyet, egy kettőspontot és a lapot, mint itt: { $allowed }.
problem-not-a-call = „{ $found }” licitáláskor nem hangzik el: írd ki a helyet, egy kettőspontot, és azt, hogy pass, vagy egy
    számot, mint itt: { $allowed }.
problem-not-a-bid = „{ $found }” nem licit: írd ki a helyet, egy kettőspontot és egy számot, mint itt: { $allowed }.
problem-bad-answer = „{ $found }” nem válasz erre a kérdésre: írd úgy, mint itt: { $allowed }.
problem-bad-id = „{ $found }” nem azonosító: kisbetűk, számjegyek és kötőjelek lehetnek benne, például iber-must-beat.
problem-bad-theme = „{ $found }” nem téma: kisbetűk, számjegyek és kötőjelek lehetnek benne, például first-lead.
problem-duplicate-id = „{ $id }” már foglalt azonosító, itt: { $first_file }:{ $first_line }. Válassz másikat.
problem-unknown-rule = { $nearest ->
    [none] Nincs „{ $found }” szabály: válassz ezek közül: { $allowed }.
   *[some] Nincs „{ $found }” szabály: talán { $nearest } akart lenni; ezek lehetnek: { $allowed }.
}

# -- szövegek és válaszlehetőségek -------------------------------------------------------------------------------------

problem-unknown-text = { $nearest ->
    [none] A katalógusokban nincs „{ $found }” szöveg: írd be egy meglévő azonosítóját, vagy nyelvenként a mondatokat.
   *[some] A katalógusokban nincs „{ $found }” szöveg: talán „{ $nearest }” akart lenni; vagy írj mondatokat nyelvenként.
}
problem-not-a-language = „{ $found }” nem nyelvkód: olyat írj, mint en vagy ro.
problem-empty-text = Ez a szöveg üres: írj egy mondatot, vagy hagyd el a kulcsot.
problem-too-few = { $found ->
    [0] Itt semmi sem áll, pedig legalább { $allowed } kell: írj be valamit.
    [one] Itt csak 1 áll, pedig legalább { $allowed } kell: írj be többet.
   *[other] Itt csak { $found } áll, pedig legalább { $allowed } kell: írj be többet.
}
problem-too-many = { $found ->
    [one] Itt 1 áll, pedig legfeljebb { $allowed } lehet: vedd ki.
   *[other] Itt { $found } áll, pedig legfeljebb { $allowed } lehet: vegyél ki belőlük.
}
problem-choice-twice = Ez a válaszlehetőség kétszer szerepel: „{ $found }”. Csak egyszer hagyd meg.
problem-not-a-choice = { $nearest ->
    [none] „{ $found }” nincs a válaszlehetőségek között: válassz ezek közül: { $allowed }.
   *[some] „{ $found }” nincs a válaszlehetőségek között: talán „{ $nearest }” akart lenni; ezek lehetnek: { $allowed }.
}

# -- beállítások, amelyek nem férnek össze --------------------------------------------------------------------------

problem-trump-would-come-too-late = Ezekkel a szabályokkal ({ $ruleset }) a licit nyertesének első hívása dönti el az adut,
    ezért más nem hívhat először: hagyd el ezt: „{ $option }”, vagy válassz más szabályokat.
problem-partners-only-with-four = Csak négy játékos választhat, hogy legyen-e partner, és ez nem négy játékosra való:
    { $ruleset }. Hagyd el ezt: „{ $option }”.
problem-no-bid-winner-without-bidding = Ezekkel a szabályokkal ({ $ruleset }) senki sem licitál, így a licit nyertese nem
    hívhat először: hagyd el ezt: „{ $option }”, vagy írj oda ennyit: forehand.
problem-fixed-suit-without-suit = Ha „{ $option }: fixed-suit” áll itt ({ $ruleset }), tudni kell, melyik szín az: írd hozzá,
    hogy „fixed_suit”, és egyet ezek közül: h d c s.

# -- lehetetlen lapok --------------------------------------------------------------------------------------------------

problem-card-repeated = Ez a lap két helyen is ott van: { $card }, pedig mindegyikből csak egy van. Vedd ki az egyiket.
problem-card-outside-pack = Ez a lap nincs benne a pakliban ({ $ruleset }): { $card }. Vedd ki, vagy válassz más szabályokat.
problem-too-many-cards = { $seat } kezében itt { COUNT($found, of: "cards") } van, pedig legfeljebb { $allowed } lehet: vegyél ki
    belőlük.
problem-wrong-number-dealt = { $seat } itt { COUNT($found, of: "cards", form: "t") } kapott, pedig { $allowed } jár: pontosan
    annyit adj.
problem-too-many-in-all = { CAP(COUNT($found, of: "cards")) } van az asztalon, pedig csak { $allowed } lehet: vegyél ki
    belőlük.

# -- lehetetlen ütések -------------------------------------------------------------------------------------------------

problem-trick-out-of-order = { $seat } soron kívül tesz ebben az ütésben, mert { $allowed } jön: javítsd ki a helyet vagy a
    sorrendet.
problem-trick-too-long = Ilyen ütés nincs: { COUNT($found, of: "cards") }. Mindenki egyszer tesz, így legfeljebb { $allowed }
    lehet.
problem-trick-is-full = Ebben az ütésben már mindenki tett ({ $found }), így senki sincs soron: vegyél ki egy lapot, vagy kezdd a
    következő ütést.
problem-not-your-turn = Most nem jöhet { $seat }, mert az asztalon lévő lapok után { $allowed } jön: vedd ki ezt: „to_play”.
problem-whose-turn = Semmi sem mondja meg, ki jön (lapok vannak megadva ezeknek: { $found }): írd be, hogy „to_play”, vagy egy
    ütést.
problem-hand-missing = { $seat } lapjai hiányoznak: írd be őket a „hands” alá.
problem-card-not-held = { $seat } kezében nincs ott ez a lap: { $card }. Add neki, vagy válassz másik lapot.
problem-announces-when-following = { $seat } nem hívja, csak teszi ezt a lapot: { $card }, pedig csak az mondhat be, aki hív.
    Vedd ki a „!” jelet.
problem-announces-without-pair = { $seat } kezében nincs király és { RANK("queen") } ehhez a bemondáshoz: { $card }. Vedd ki a „!” jelet.
problem-announces-without-rule = Ezekkel a szabályokkal ({ $ruleset }) a párok nem számítanak: vedd ki a bemondást, vagy írd
    be, hogy „announcements: true”.
problem-opening-trump-differs = A leosztás első hívásának színe az adu, és az { $allowed }, nem { $found }: javítsd ki az
    egyiket.
problem-opening-with-past = A leosztás első hívása nem jöhet az után, hogy valaki már lapokat vitt („{ $found }”): vedd ki az
    egyiket.
problem-winner-did-not-play = { $seat } nem vihetett el olyan ütést, amelybe nem is tett lapot: válassz ezek közül: { $allowed }.

# -- lehetetlen talon és licitálás -------------------------------------------------------------------------------------

problem-no-stock-here = Ezekkel a szabályokkal ({ $ruleset }) nincs talon: vedd ki ezt: „stock”.
problem-stock-size = Ekkora talon itt nem lehet: { COUNT($found, of: "cards") }. Ezek közül írj egyet: { $allowed }.
problem-no-bidding-here = Ezekkel a szabályokkal ({ $ruleset }) senki sem licitál: vedd ki a licitálást, vagy válassz más
    szabályokat.
problem-bid-outside-ladder = { $found } itt nem lehet licit: ezek közül válassz: { $allowed }.
problem-bid-too-low = { $found } kevés: ezek közül mondj egyet: { $allowed }.
problem-bid-out-of-turn = { $seat } soron kívül szól, mert { $allowed } jön: javítsd ki a helyet vagy a sorrendet.
problem-bid-after-end = { $seat } akkor szól, amikor a licitálásnak már vége: vedd ki.
problem-bid-differs = { $found } nem az a licit, amelyre a licitálás kifutott, mert az { $allowed }: javítsd ki az egyiket.
problem-auction-unfinished = Már lapokat tesznek, pedig a licitálásnak nincs vége: szólaljon meg { $seat }, vagy vedd ki a
    letett lapokat.
problem-auction-missing = Már lapokat tesznek, de senki sem licitált: írd be, hogy „auction”.
problem-round-dealt-again = Mindenki passzolt, és újra kell osztani: vedd ki a letett lapokat.

# -- lehetetlen lejegyzések --------------------------------------------------------------------------------------------

problem-trump-missing = Semmi sem mondja meg, melyik szín az adu: írd be, hogy „trump”.
problem-trump-not-here = Ezekkel a szabályokkal ({ $ruleset }) az adut nem mondják meg: vedd ki ezt: „trump”.
problem-trump-differs = Az adu nem lehet { $found }, mert az { $allowed }: javítsd ki, vagy vedd ki.
problem-turned-not-here = Ezekkel a szabályokkal ({ $ruleset }) nem fordítanak fel lapot: vedd ki ezt: „turned”.
problem-turned-not-held = A felfordított lap, { $card }, az osztóé, pedig { $seat } kezében nincs ott: javítsd ki az egyiket.
problem-gives-not-here = Ezekkel a szabályokkal ({ $ruleset }) senki sem ad lapot másnak: vedd ki ezt: „gives”.
problem-gives-wrong = A licit nyertese egy-egy lapot ad a többieknek: írd ezt: { $allowed }.
problem-discards-not-here = Ezekkel a szabályokkal ({ $ruleset }) senki sem tesz lapot a talonba: vedd ki ezt: „discards”.
problem-too-many-discards = { CAP(COUNT($found, of: "cards")) } került a talonba, pedig legfeljebb { $allowed } lehet: vegyél ki
    belőlük.
problem-play-out-of-turn = { $seat } soron kívül tesz, mert { $allowed } jön: javítsd ki a helyet vagy a sorrendet.
problem-trick-unfinished = Ebben az ütésben { COUNT($found, of: "cards") } van, pedig { $allowed } kell, mielőtt a következő
    kezdődik: írd be, ami hiányzik.
problem-too-many-tricks = Ennek az ütésnek a száma { $found }, pedig egy leosztásban csak { $allowed } van: vedd ki.
problem-record-unfinished = Csak { $found } ütés van meg a szükséges { $allowed } közül, és ehhez a kérdéshez mind kell: írd be
    a többit.

# -- amit nem lehet kérdezni -------------------------------------------------------------------------------------------

problem-announced-twice = Ezt a párt kétszer mondták be: { $suit }, pedig csak egy van belőle. Csak egyszer hagyd meg.
problem-key-missing = Ehhez a kérdésfajtához, „{ $kind }”, ez is kell: „{ $key }”. Írd be az álláshoz.
problem-needs-first-lead-trump = Ezekkel a szabályokkal ({ $ruleset }) nem az első hívás dönti el az adut: lejegyzett
    leosztásról kérdezd, vagy olyan szabályokat válassz, ahol az dönti el.
problem-no-accusations-here = Ezekkel a szabályokkal ({ $ruleset }) senki sem vádol senkit: válassz hagyományos szabályokat.
problem-same-side = { $seat } a vádló oldalán ül: a másik oldalról nevezz meg valakit.
problem-not-one-suit = Ezek nem egy színből valók: { $found }. Csak egy szín lapjainak van sorrendje.
