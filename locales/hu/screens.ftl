# A képernyők: ami a lapok mellett áll, a billentyűk, és rövid nevek, ahol kevés a hely.

screen-question = { $number }. kérdés
screen-question-of = { $number }/{ $count }. kérdés
screen-score = jó: { $right } / { $answered }

screen-how-many = Válaszd ki az összeset.
screen-how-fields = Töltsd ki mindegyik sort.

# Lapok: egy vagy két jel a rangnak; a magyar pakliban a szín betűje a jele mögött áll. Az alsó két betű, hogy ékezet nélkül
# se lehessen ásznak olvasni.
screen-rank-french = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [jack] B
    [queen] D
    [king] K
    [ten] 10
   *[ace] Á
}
screen-rank-hungarian = { $rank ->
    [seven] 7
    [eight] 8
    [nine] 9
    [jack] AL
    [queen] F
    [king] K
    [ten] 10
   *[ace] Á
}
screen-suit-letter = { $suit ->
    [hearts] P
    [diamonds] T
    [clubs] M
   *[spades] Z
}

# Helyek: legfeljebb három jel.
screen-seat = { $seat ->
    [S] te
    [SW] DNy
    [W] Ny
    [NW] ÉNy
    [N] É
    [NE] ÉK
    [E] Ke
   *[SE] DK
}
screen-you = te
screen-friend = barát
screen-partner = partner
screen-led = { WHO($seat) ->
    [you] hívtál
   *[one] hívott
}
screen-led-announcing = { WHO($seat) ->
    [you] hívtál, bemondás
   *[one] hívott, bemondás
}
screen-wins = { WHO($seat) ->
    [you] viszed
   *[one] viszi
}
screen-takes = { WHO($seat) ->
    [you] viszed
   *[one] viszi
}
screen-plays-now = { WHO($seat) ->
    [you] te jössz
   *[one] ő jön
}
screen-leads-now = { WHO($seat) ->
    [you] te hívsz
   *[one] ő hív
}
screen-deals = { WHO($seat) ->
    [you] osztottál
   *[one] osztott
}
screen-has-bid = { WHO($seat) ->
    [you] { BID($amount, form: "t") } mondtál
   *[one] { BID($amount, form: "t") } mondott
}

# A csendes oszlop.
screen-ruleset = { $id ->
    [traditional-2] Hagyományos, ketten
    [traditional-3] Hagyományos, hárman
    [traditional-4-classic] Hagyományos, négyen, klasszikus
    [traditional-4-standard] Hagyományos, négyen, standard
    [international-2] Nemzetközi, ketten
    [international-3] Nemzetközi, hárman
    [international-4] Nemzetközi, négyen
    [international-5] Nemzetközi, öten
    [international-6] Nemzetközi, hatan
    [talon] Talonnal, négyen
    [no-bidding] Licitálás nélkül, négyen
    [table-trump] Asztali adu, négyen
   *[moldovan] Moldvai, négyen
}
screen-dealer = Osztó
screen-auction = Licitálás
screen-caller = { SEAT($seat) }:
screen-bid = Licit
screen-bid-by = { CAP(SEAT($seat)) }, { BID($amount) }
screen-trump = Adu
screen-trump-by-lead = az első hívott lap
screen-turned = Felfordítva
screen-stock = { COUNT($number, of: "cards") } a talonban
screen-announced = Bemondva
screen-scores = Állás
screen-target = Cél
screen-gives = { WHO($seat) ->
    [you] Ezt adtad
   *[one] { SEAT($seat) } ezt adta
}
screen-discards = { WHO($seat) ->
    [you] Talonba tetted
   *[one] { SEAT($seat) } talonba tette
}
screen-hand = { WHO($seat) ->
    [you] A lapjaid
   *[one] { SEAT($seat) } lapjai
}
screen-friend-hand = A barátod lapjai
screen-pile = A kupac
screen-taken = { WHO($side) ->
    [you] Te ezt vitted
    [ours] { CAP(SIDE($side)) } ezt vittétek
   *[other] { CAP(SIDE($side)) } ezt vitte
}
screen-took = vitte az ütést
screen-announced-it = bemondta a párt

# Amit az értékelés mellett mondunk.
screen-rule-hint = { $rules } · a teljes szabály: w
screen-rule-hint-plain = A teljes szabály: w
screen-why-later = Előbb válaszolj, aztán megmutatom a szabályt.
screen-type-here = Írd be a választ: számokat vagy neveket
screen-rule-title = A szabály
screen-keys-title = Amit itt megnyomhatsz
screen-summary-title = Ennyi volt mára
screen-cramped = A lapoknak több hely kell: legyen az ablak legalább { $width } oszlop széles és { $height } sor magas.
screen-fault = Bocs, elromlott valami, és ez a mi hibánk. A jelentés itt van: { $file }

# Billentyűk, és hogy mit csinálnak, egy-két szóban.
screen-key-enter = enter
screen-key-esc = esc
screen-key-space = szóköz
screen-key-arrows = nyilak
screen-key-tab = tab
screen-key-page = pgup pgdn
screen-do-answer = válasz
screen-do-next = tovább
screen-do-finish = befejezés
screen-do-choose = választás
screen-do-type = beírás
screen-do-language = nyelv
screen-do-pack = pakli
screen-do-why = szabály
screen-do-keys = billentyűk
screen-do-end = vége
screen-do-back = vissza
screen-do-close = bezárás

# Ugyanez a billentyűk lapján.
screen-help-answer = válaszolsz azzal, amit kiválasztottál
screen-help-next = jön a következő kérdés
screen-help-finish = befejezed
screen-help-choose = szám szerint választasz
screen-help-move = mozogsz választás nélkül
screen-help-field = a következő sorra lépsz
screen-help-type = beírod a választ
screen-help-language = nyelvet váltasz
screen-help-pack = paklit váltasz
screen-help-why = elolvasod a teljes szabályt
screen-help-colours = színeket váltasz
screen-help-scroll = görgetsz
screen-help-end = abbahagyod
screen-help-mark = kijelölsz egyet, vagy visszavonod
