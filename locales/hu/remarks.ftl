# Ami egy válaszból kimaradt vagy elcsúszott: egy üzenet minden megjegyzéshez a `tutor/drill/remarks.py` fájlból, kebab-case
# névvel, a mezőivel, és `$seat`: ki van soron.

not-of-suit-led = { WHO($seat) ->
    [you] { CAP(CARD($card, form: "the-t")) } nem teheted le: { SUIT($led, form: "t") } hívtak, és van
        nálad { $held ->
            [one] { SUIT($led) }
           *[other] { $held } { SUIT($led) }
        }.
   *[one] { CAP(CARD($card, form: "the-t")) } nem teheti le: { SUIT($led, form: "t") } hívtak, és
        { SEAT($seat, form: "nal") } van { $held ->
            [one] { SUIT($led) }
           *[other] { $held } { SUIT($led) }
        }.
}
    .friend = { CAP(CARD($card, form: "the-t")) } nem teheti le a barátod: { SUIT($led, form: "t") } hívtak, és van
        nála { $held ->
            [one] { SUIT($led) }
           *[other] { $held } { SUIT($led) }
        }.
too-low-in-suit = { CAP(CARD($card, form: "the-t")) } nem lehet letenni: nem üti { CARD($to_beat, form: "the-t") }, pedig
    van másik, amelyik üti.
not-a-trump = { WHO($seat) ->
    [you] { CAP(CARD($card, form: "the-t")) } nem teheted le: nincs nálad { SUIT($led) }, adud viszont { $held ->
            [one] van
           *[other] { $held } is van
        } ({ SUIT($trump) }).
   *[one] { CAP(CARD($card, form: "the-t")) } nem teheti le: { SEAT($seat, form: "nal") } nincs { SUIT($led) }, aduja
        viszont { $held ->
            [one] van
           *[other] { $held } is van
        } ({ SUIT($trump) }).
}
    .friend = { CAP(CARD($card, form: "the-t")) } nem teheti le a barátod: nincs nála { SUIT($led) }, aduja
        viszont { $held ->
            [one] van
           *[other] { $held } is van
        } ({ SUIT($trump) }).
too-low-trump = { CAP(CARD($card, form: "the-t")) } nem lehet letenni: kisebb { CARD($to_beat, form: "the-nal") }, pedig
    van nagyobb adu is.

forgot-lead = { CAP(CARD($card, form: "the-t")) } le lehet tenni: aki hív, bármit hívhat.
forgot-while-stock = { CAP(CARD($card, form: "the-t")) } le lehet tenni: amíg tart a talon, senkinek sem kell
    { SUIT($led, form: "t") } tennie.
forgot-in-suit = { CAP(CARD($card, form: "the-t")) } le lehet tenni: bármelyik { SUIT($led) } szabályos.
forgot-beating = { CAP(CARD($card, form: "the-t")) } le lehet tenni: üti { CARD($to_beat, form: "the-t") }.
forgot-trump = { CAP(CARD($card, form: "the-t")) } le lehet tenni: { SUIT($trump) } az adu, és bármelyik adu szabályos.
forgot-overtrump = { CAP(CARD($card, form: "the-t")) } le lehet tenni: nagyobb { CARD($to_beat, form: "the-nal") }.
forgot-undertrump = { CAP(CARD($card, form: "the-t")) } le lehet tenni: nem üti { CARD($unbeaten, form: "the-t") }, viszont adu.
forgot-discard = { CAP(CARD($card, form: "the-t")) } le lehet tenni: ha nincs { SUIT($led) }, és adu sincs, bármi
    eldobható.

off-suit-cant-win = { CAP(CARD($card, form: "the")) } nem viheti el az ütést: se nem { SUIT($led) }, se nem adu.
beaten-in-suit = { CAP(CARD($card, form: "the-t")) } üti { CARD($by, form: "the") }.
beaten-by-trump = { CAP(CARD($card, form: "the-t")) } üti egy adu, { CARD($by, form: "the") }.

card-left-out = Mintha kimaradt volna { CARD($card, form: "the") }, pedig { $points } pontot ér.
counted-too-few = Ez { $by } ponttal kevesebb a kelleténél.
counted-too-many = Ez { $by } ponttal több a kelleténél.
pairs-left-out = A bemondás is számít: az még { COUNT($points, of: "points") }.
next-point-at = { COUNT($given, of: "game-points", form: "hoz") } { $needed } pont kellene, de csak { $total } van.
point-reached-at = { CAP(COUNT($given, of: "game-points")) } kevés: { $needed } pont már többet ér, és itt { $total } van.
worth-more = Többet ér, mint { $given }: { $worth } pontot.
worth-less = Kevesebbet ér, mint { $given }: { $worth } pontot.

bid-too-low = { CAP(BID($bid)) } kevés, mert már { BID($to_beat, form: "t") } licitáltak.
bid-forgotten = { CAP(BID($bid, form: "t")) } is lehet licitálni.
pass-forgotten = Passzolni mindig lehet.
still-bidding = { WHO($seat) ->
    [you] A licitálásnak nincs vége: még te jössz.
   *[one] A licitálásnak nincs vége: még { SEAT($seat) } jön.
}
nobody-left-to-bid = A licitálásnak vége, mert már senki sem következik.
bid-was-beaten = { WHO($by) ->
    [you] Van { BID($amount, form: "nal") } nagyobb licit: te { BID($higher, form: "t") } mondtál.
   *[one] Van { BID($amount, form: "nal") } nagyobb licit: { SEAT($by) } { BID($higher, form: "t") } mondott.
}
bid-not-final = { WHO($next_seat) ->
    [you] Eddig { BID($amount) } a legnagyobb licit, de még te jössz.
   *[one] Eddig { BID($amount) } a legnagyobb licit, de még { SEAT($next_seat) } jön.
}
speaks-not-now = { WHO($next_seat) ->
    [you] Most te szólsz.
   *[one] Most { SEAT($next_seat) } szól.
}
somebody-bid = { WHO($seat) ->
    [you] Volt licit: te { BID($amount, form: "t") } mondtál.
   *[one] Volt licit: { SEAT($seat) } { BID($amount, form: "t") } mondott.
}
nobody-bid = Senki sem licitált: mindenki passzolt.
not-the-trump = Nem a { SUIT($suit) } az adu, hanem a { SUIT($trump) }.
leads-not = { WHO($leader) ->
    [you] Először te hívsz.
   *[one] Először { SEAT($leader) } hív.
}
deals-not = { WHO($dealer) ->
    [you] Legközelebb te osztasz.
   *[one] Legközelebb { SEAT($dealer) } oszt.
}
dealt-otherwise = { $part ->
    [each] Először mindenkinek { $right } lap jár, nem { $given }.
    [then] Később mindenkinek { $right } lap jár, nem { $given }.
   *[left] A végén { $right } lap marad, nem { $given }.
}
stands-elsewhere = { CAP(CARD($card, form: "the")) } erősebb { CARD($under, form: "the-nal") }.

change-off = { WHO($side) ->
    [you] A te pontszámod ennyivel változik: { SIGNED($right) }, nem { SIGNED($given) }.
    [ours] A ti pontszámotok ennyivel változik: { SIGNED($right) }, nem { SIGNED($given) }.
   *[one] { SIDE($side) } pontszáma ennyivel változik: { SIGNED($right) }, nem { SIGNED($given) }.
}
round-is-void = { WHO($accused) ->
    [you] Te valóban renonszot csináltál, ezért a leosztás érvénytelen.
   *[one] { SEAT($accused) } valóban renonszot csinált, ezért a leosztás érvénytelen.
}
round-goes-on = A leosztás nem érvénytelen: megy tovább.
has-not-won = { WHO($side) ->
    [you] Te még nem nyertél: a pontszámod { SCORE($score) }.
    [ours] A partnereddel még nem nyertetek: a pontszámotok { SCORE($score) }.
    [one] { SIDE($side) } még nem nyert: a pontszáma { SCORE($score) }.
   *[two] { SIDE($side) } még nem nyert: a pontszámuk { SCORE($score) }.
}
match-is-over = { WHO($side) ->
    [you] A te pontszámod { SCORE($score) }, ezzel nyertél: a mérkőzésnek vége.
    [ours] A ti pontszámotok { SCORE($score) }, ezzel nyertetek: a mérkőzésnek vége.
    [one] { SIDE($side) } pontszáma { SCORE($score) }, ezzel nyert: a mérkőzésnek vége.
   *[two] { SIDE($side) } pontszáma { SCORE($score) }, ezzel nyertek: a mérkőzésnek vége.
}
play-was-lawful = { $trick ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $trick }.
} ütésben { CARD($card, form: "the") } szabályos volt. { $why }
revoked-earlier = { $trick ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $trick }.
} ütésben { CARD($card, form: "the") } valóban szabálytalan volt, de nem az volt az első.
revoke-overlooked = { $trick ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $trick }.
} ütésben { CARD($card, form: "the") } szabálytalan volt.
statement-is = { $true ->
    [true] Az állítás igaz.
   *[false] Az állítás hamis.
}
choice-off = { $place ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $place }.
} { $chosen ->
    [true] válasz nem helyes.
   *[false] válasz is helyes.
}
