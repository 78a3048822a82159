# Helyek, szabályok, megállapodások, és egy mondatokban elmesélt állás.

# A tanuló S helyén ül. `t` Északot, `nak` Északnak, `nal` Északnál, `e` Északé.
seat = { $seat ->
    [S] te
    [SW] Délnyugat
    [W] Nyugat
    [NW] Északnyugat
    [N] Észak
    [NE] Északkelet
    [E] Kelet
   *[SE] Délkelet
}
    .t = { $seat ->
    [S] téged
    [SW] Délnyugatot
    [W] Nyugatot
    [NW] Északnyugatot
    [N] Északot
    [NE] Északkeletet
    [E] Keletet
   *[SE] Délkeletet
}
    .nak = { $seat ->
    [S] neked
    [SW] Délnyugatnak
    [W] Nyugatnak
    [NW] Északnyugatnak
    [N] Északnak
    [NE] Északkeletnek
    [E] Keletnek
   *[SE] Délkeletnek
}
    .nal = { $seat ->
    [S] nálad
    [SW] Délnyugatnál
    [W] Nyugatnál
    [NW] Északnyugatnál
    [N] Északnál
    [NE] Északkeletnél
    [E] Keletnél
   *[SE] Délkeletnél
}
    .e = { $seat ->
    [S] tiéd
    [SW] Délnyugaté
    [W] Nyugaté
    [NW] Északnyugaté
    [N] Északé
    [NE] Északkeleté
    [E] Keleté
   *[SE] Délkeleté
}

ruleset-traditional-2 = Hagyományos szabályok, két játékos
ruleset-traditional-3 = Hagyományos szabályok, három játékos
ruleset-traditional-4-classic = Hagyományos szabályok, négy játékos
ruleset-traditional-4-standard = Hagyományos szabályok, négy játékos, három lap a licitálás előtt, három utána
ruleset-international-2 = Nemzetközi szabályok, két játékos
ruleset-international-3 = Nemzetközi szabályok, három játékos
ruleset-international-4 = Nemzetközi szabályok, négy játékos
ruleset-international-5 = Nemzetközi szabályok, öt játékos
ruleset-international-6 = Nemzetközi szabályok, hat játékos
ruleset-talon = Nemzetközi szabályok, négy játékos, talonnal
ruleset-no-bidding = Nemzetközi szabályok, négy játékos, licitálás nélkül
ruleset-table-trump = Nemzetközi szabályok, négy játékos, egy adu az egész mérkőzésre
ruleset-moldovan = Moldvai szabályok, négy játékos, dupla büntetés

option-iber = { $value ->
    [true] iberrel
   *[false] iber nélkül
}
option-overtrump = { $value ->
    [true] kötelező nagyobb adut tenni
   *[false] nem kötelező nagyobb adut tenni
}
option-announcements = { $value ->
    [true] a párok számítanak
   *[false] a párok nem számítanak
}
option-points-per-game-point = { $value ->
    [1] minden pont egyet ér
   *[other] { $value } pont egy játékpont
}
option-penalty-factor = { $value ->
    [1] a bukás ára a licit
    [2] a bukás ára a licit kétszerese
   *[other] a bukás ára { $value } × a licit
}
option-partners = { $value ->
    [true] a partnerek szemben ülnek
   *[false] mindenki magának játszik
}
option-win-margin = { $value ->
    [1] egy pont előny is elég a győzelemhez
   *[other] legalább { $value } pont előny kell a győzelemhez
}
option-first-lead = { $value ->
    [forehand] az elsőként szóló hív először
   *[bid-winner] a licit nyertese hív először
}
option-all-pass = { $value ->
    [dealer-minimum] ha mindenki passzol, az osztó játszik a legkisebb licittel
    [fixed-suit] ha mindenki passzol, egy megbeszélt szín az adu
    [forehand-zero] ha mindenki passzol, az elsőként szóló játszik nulla licittel
   *[redeal] ha mindenki passzol, újra kell osztani
}
option-fixed-suit = { $value ->
    [none] nincs megbeszélt szín
   *[other] a megbeszélt szín a { SUIT($value) }
}
option-target = { $value } pontig tart a mérkőzés

table-rules = { $size ->
    [0] { $ruleset }.
   *[other] { $ruleset }, { $options }.
}
table-dealer = { WHO($seat) ->
    [you] Te osztottál.
   *[one] { SEAT($seat) } osztott.
}
table-call-bid = { WHO($seat) ->
    [you] Te { BID($amount, form: "t") } licitáltál.
   *[one] { SEAT($seat) } { BID($amount, form: "t") } licitált.
}
table-call-pass = { WHO($seat) ->
    [you] Te passzoltál.
   *[one] { SEAT($seat) } passzolt.
}
table-bid = { WHO($seat) ->
    [you] Te nyerted a licitálást { BID($amount, form: "val") }.
   *[one] { SEAT($seat) } nyerte a licitálást { BID($amount, form: "val") }.
}
table-trump = { CAP(SUIT($suit)) } az adu.
table-first-trick = Ez a leosztás első ütése.
table-no-trump-yet = Most kezdődik a leosztás, adu még nincs.
table-turned = { WHO($seat) ->
    [you] Az utolsó lapodat, { CARD($card, form: "the-t") }, felfordították.
   *[one] { SEAT($seat) } utolsó lapját, { CARD($card, form: "the-t") }, felfordították.
}
table-stock = { $number ->
    [one] A talonban még 1 lap van.
   *[other] A talonban még { $number } lap van.
}
table-stock-empty = A talon elfogyott.
table-led = { WHO($seat) ->
    [you] Te { CARD($card, form: "the-t") } hívtad.
   *[one] { SEAT($seat) } { CARD($card, form: "the-t") } hívta.
}
table-announced-lead = { WHO($seat) ->
    [you] Te { CARD($card, form: "the-t") } hívtad, és bemondtad a párt.
   *[one] { SEAT($seat) } { CARD($card, form: "the-t") } hívta, és bemondta a párt.
}
table-played = { WHO($seat) ->
    [you] Te { CARD($card, form: "the-t") } tetted rá.
   *[one] { SEAT($seat) } { CARD($card, form: "the-t") } tette rá.
}
table-turn = { WHO($seat) ->
    [you] Most te jössz.
   *[one] Most { SEAT($seat) } jön.
}
table-turn-leads = { WHO($seat) ->
    [you] Most te hívsz.
   *[one] Most { SEAT($seat) } hív.
}
table-pile = A kupacban: { PILE($cards) }.
table-taken = { SIZE($cards) ->
    [0] { WHO($side) ->
        [you] Te semmit sem vittél.
        [ours] { CAP(SIDE($side)) } semmit sem vittetek.
       *[other] { CAP(SIDE($side)) } semmit sem vitt.
    }
   *[other] { WHO($side) ->
        [you] Te ezt vitted: { PILE($cards) }.
        [ours] { CAP(SIDE($side)) } ezt vittétek: { PILE($cards) }.
       *[other] { CAP(SIDE($side)) } ezt vitte: { PILE($cards) }.
    }
}
table-announced = { SIZE($suits) ->
    [one] { WHO($side) ->
        [you] Te bemondtad a { SUIT($suits) } párt.
        [ours] { CAP(SIDE($side)) } bemondtátok a { SUIT($suits) } párt.
       *[other] { CAP(SIDE($side)) } bemondta a { SUIT($suits) } párt.
    }
   *[other] { WHO($side) ->
        [you] Te ezeket a párokat mondtad be: { SUIT($suits) }.
        [ours] { CAP(SIDE($side)) } ezeket a párokat mondtátok be: { SUIT($suits) }.
       *[other] { CAP(SIDE($side)) } ezeket a párokat mondta be: { SUIT($suits) }.
    }
}
table-scores = Az állás: { $scores }. A cél: { $target } pont.
table-score-part = { SIDE($side) } { SCORE($score) }
table-hand = { WHO($seat) ->
    [you] A lapjaid: { $cards }.
   *[one] { SEAT($seat) } lapjai: { $cards }.
}
table-friend-turn = Ma a barátod ül a helyeden, és ő jön.
table-friend-leads = Ma a barátod ül a helyeden, és ő hív.
table-friend-hand = A barátod lapjai: { $cards }.
table-cards = A lapok: { $cards }.
table-gives = { WHO($seat) ->
    [you] Te { SEAT($to, form: "nak") } adtad { CARD($card, form: "the-t") }.
   *[one] { SEAT($seat) } { SEAT($to, form: "nak") } adta { CARD($card, form: "the-t") }.
}
table-draws = { WHO($seat) ->
    [you] Te { CARD($card, form: "the-t") } húztad.
   *[one] { SEAT($seat) } { CARD($card, form: "the-t") } húzta.
}
table-discards = { WHO($seat) ->
    [you] Te a talonba tetted { CARD($cards, form: "the-t") }.
   *[one] { SEAT($seat) } a talonba tette { CARD($cards, form: "the-t") }.
}
table-trick = { $number }. ütés: { $plays }
table-trick-taken = { WHO($seat) ->
    [you] { $number }. ütés: { $plays } Te vitted.
   *[one] { $number }. ütés: { $plays } { SEAT($seat) } vitte.
}
