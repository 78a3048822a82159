# Merre nézz: egy-egy kis segítség a `tutor/drill/nudges.py` minden értékéhez, a mezőivel mint argumentumokkal. A választ
# sosem árulja el, és azt sem mondja, ki következik: az bárki lehet.

# -- mi a kötelező -----------------------------------------------------------------------------------------------------

nudge-anything-led = Van már lap az asztalon? Ezen múlik, mit szabad tenni.
nudge-stock-left = { CAP(SUIT($led, form: "t")) } hívtak. De előbb nézd meg a talont: maradt benne valami?
nudge-hold-suit-led = { CAP(SUIT($led, form: "t")) } hívtak. Nézd meg a lapokat: van köztük { SUIT($led) }?
nudge-hold-suit-or-trump = { CAP(SUIT($led, form: "t")) } hívtak. Van a lapok között { SUIT($led) }? Ha nincs, van-e adu?
nudge-higher-in-suit = { CAP(SUIT($led, form: "t")) } hívtak, és itt iberrel játszanak. Van a lapok között olyan
    { SUIT($led) }, amely üti { CARD($to_beat, form: "the-t") }?
nudge-iber-over = { CAP(SUIT($led, form: "t")) } hívtak, és itt iberrel játszanak. De az ütésben már adu van,
    { CARD($ruffed, form: "the") }: köt még az iber?
nudge-trumped-already = { CAP(SUIT($led, form: "t")) } hívtak, és az ütésben már adu van, { CARD($ruffed, form: "the") }. Van a
    lapok között { SUIT($led) }? Ha nincs, kell itt nagyobb adut tenni?

# -- ütések és lapok ---------------------------------------------------------------------------------------------------

nudge-trump-played = { CAP(SUIT($trump)) } az adu. Tett valaki adut? Ha nem, csak a { SUIT($led) } számít.
nudge-one-suit-counts = Ezt az ütést csak { SUIT($led) } viheti. Melyik a legnagyobb?
nudge-count-from-top = { $high ->
    [0] Itt sem ász, sem tízes nincs. Kezdd a királyokkal, és haladj lefelé.
    [one] Itt csak egy ász vagy tízes van. Kezdd azzal, és haladj lefelé.
   *[other] Itt { $high } ász és tízes van. Kezdd azokkal, és haladj lefelé.
}
nudge-place-of-ten = Figyelj a tízesre: mit üt, és mi üti?
nudge-best-first = Melyik üti az összes többit? Az jön utoljára; onnan haladj lefelé.

# -- számolás ----------------------------------------------------------------------------------------------------------

nudge-cards-then-pairs = { $pairs ->
    [0] Nem volt bemondás, tehát csak a lapok számítanak. Kezdd az ászokkal és a tízesekkel.
    [one] Előbb a lapokat számold, aztán add hozzá a bemondott párt. Adu az a pár?
   *[other] Előbb a lapokat számold, aztán add hozzá a { $pairs } bemondott párt. Van köztük adu?
}
nudge-how-often = { $total } pont: hányszor van meg benne { $per }?
nudge-total-then-how-often = Előbb add össze a pontokat, bemondásokkal együtt. Hányszor van meg bennük { $per }?
nudge-points-undivided = Nézd meg az asztal szabályait: osztani kell itt valamivel?

# -- bemondás ----------------------------------------------------------------------------------------------------------

nudge-other-half = Ott van mellette { CARD($lacks, form: "the") } is? És mi az adu?
nudge-first-lead-of-all = Ott van mellette { CARD($lacks, form: "the") } is? És mit dönt el a leosztás első lapja?
nudge-who-may-announce = { CAP(SUIT($led, form: "t")) } már hívtak. Ki mondhat be párt: csak aki hív, vagy bárki?
nudge-pair-ranks = Melyik két lap alkot párt? Ez az egyikük?
nudge-pairs-count = Nézd meg, miben állapodtak meg ennél az asztalnál: számítanak itt a párok?

# -- licitálás ---------------------------------------------------------------------------------------------------------

nudge-nobody-has-bid = Még senki sem licitált. Mennyi itt a legkisebb licit, és mennyi a legnagyobb? És kell-e egyáltalán
    licitálni?
nudge-highest-so-far = Az eddigi legnagyobb licit: { BID($bid) }. Mi van fölötte? És mit lehet mindig mondani?
nudge-who-is-left = { $rounds ->
    [true] A licit addig megy, amíg csak egy játékos marad. Ki van még benne, és ki licitált a legtöbbet?
   *[false] Mindenki csak egyszer szól. Ki nem szólt még, és ki licitált a legtöbbet?
}
nudge-all-passed = Senki sem licitált. Miben állapodtak meg erre az esetre ennél az asztalnál?

# -- adu, hívás, osztás ------------------------------------------------------------------------------------------------

nudge-first-card = Itt senki sem nevezte meg az adut. Nézd meg a leosztás legelső lapját.
nudge-trump-said = Az adu már az első lap előtt megvolt. Keresd meg a mondatot, amelyik megnevezi.
nudge-card-turned = Az osztó egy lapját felfordították. Nézd meg újra.
nudge-winner-or-forehand = Nézd meg az asztal szabályait. Ki hív először: a licit nyertese vagy az elsőként szóló?
nudge-after-dealer = { WHO($dealer) ->
    [you] Te osztottál, és nincs licitálás. Ki a következő az óramutató járása szerint?
   *[one] { SEAT($dealer) } osztott, és nincs licitálás. Ki a következő az óramutató járása szerint?
}
nudge-which-way-round = { WHO($dealer) ->
    [you] Ezt a leosztást te osztottad. Merre megy tovább az osztás, és meddig?
   *[one] Ezt a leosztást { SEAT($dealer) } osztotta. Merre megy tovább az osztás, és meddig?
}
nudge-deal-in-steps = A játékosok száma: { $players }. Egyszerre kiosztják az összes lapot? Marad lent valami?

# -- leosztás és mérkőzés ----------------------------------------------------------------------------------------------

nudge-compare-with-bid = { $divided ->
    [true] Előbb számold össze, mit szereztek a licitálók, bemondásokkal együtt, és váltsd át játékpontra. Aztán vesd össze a
        licitjükkel: { BID($bid) }.
   *[false] Előbb számold össze, mit szereztek a licitálók, bemondásokkal együtt. Aztán vesd össze a licitjükkel:
        { BID($bid) }.
}
nudge-others-took = A licit { BID($bid) }, és ez minden pontot érő lapra szól. Vittek a többiek akár egyet is?
nudge-nobody-bound = Itt senkit sem köt licit. Számold össze, mit szerzett mindegyik oldal.
nudge-who-reached = { $margin ->
    [1] Ennek a mérkőzésnek { $target } pont a célja. Ki érte el? Ha többen is, kinek van több?
   *[other] Ennek a mérkőzésnek { $target } pont a célja, legalább { $margin } pont előnnyel. Ki érte el, és mekkora az előnye?
}

# -- becsületes játék --------------------------------------------------------------------------------------------------

nudge-off-suit-plays = { $higher ->
    [true] { $count ->
        [0] Minden lap a hívott színből volt. De ennél az asztalnál nagyobb lapot is kell tenni: kellett volna valahol?
        [one] Egy lap nem a hívott színből volt. Maradt annál a játékosnál abból a színből, vagy adu? Itt nagyobb
            lapot is kell tenni.
       *[other] { $count } lap nem a hívott színből volt. Maradt azoknál a játékosoknál abból a színből, vagy adu? Itt
            nagyobb lapot is kell tenni.
    }
   *[false] { $count ->
        [0] Keress olyan lapot, amely nem a hívott színből volt. Van ilyen?
        [one] Egy lap nem a hívott színből volt. Maradt annál a játékosnál abból a színből, vagy adu?
       *[other] { $count } lap nem a hívott színből volt. Maradt azoknál a játékosoknál abból a színből, vagy adu?
    }
}
nudge-was-it-allowed = { WHO($accused) ->
    [you] Nézd végig egyenként a saját lapjaidat: mindegyiket szabad volt letenni? Aztán nézd meg, ki nyerte a licitálást.
   *[one] Nézd végig egyenként { SEAT($accused) } lapjait: mindegyiket szabad volt letenni? Aztán nézd meg, ki nyerte a
        licitálást.
}
nudge-was-it-true = Igaz a vád? Ezen múlik, melyik oldal fizet. És véget ér a leosztás, ha valaki beszélt?
nudge-all-agreed = Itt mindenki megegyezett. Változik ilyenkor bármi?

# -- állítások ---------------------------------------------------------------------------------------------------------

nudge-rule-or-talk = Tényleg ezt mondja a szabály, vagy csak az asztalnál mondogatják?
nudge-think-of-rule = Gondolj erre a szabályra: { RULE($rule, form: "title") }.

# -- a leckékben -------------------------------------------------------------------------------------------------------

hint-play = Leteheted { CARD($card, form: "the-t") }.
hint-lead = Hívhatod { CARD($card, form: "the-t") }.
hint-find = Ez az: { CARD($card) }.
hint-find-claim = Nézd meg mindegyik lapot: ki hív, mi alkot párt, és mi az adu?
