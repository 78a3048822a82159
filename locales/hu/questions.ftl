# A kérdések, és a válaszok szavakban: `answer-…` ahogy a tanuló mondja, `.given` visszamondva, `.right` a helyes.

question-legal-plays = { WHO($seat) ->
    [you] Melyik lapokat teheted le?
   *[one] Melyik lapokat teheti le { SEAT($seat) }?
}
question-may-play = { WHO($seat) ->
    [you] Leteheted most { CARD($card, form: "the-t") }?
   *[one] Leteheti most { SEAT($seat) } { CARD($card, form: "the-t") }?
}
question-trick-winner = Ki viszi ezt az ütést?
question-trick-points = Hány pont van ebben az ütésben?
question-card-points = Hány pont van ebben a kupacban?
question-side-total = { WHO($side) ->
    [you] Hány pontot szereztél, bemondásokkal együtt?
    [ours] { CAP(SIDE($side)) } hány pontot szereztetek, bemondásokkal együtt?
   *[other] Hány pontot szerzett { SIDE($side) }, bemondásokkal együtt?
}
question-game-points = { $side ->
    [none] Hány játékpontot ér { COUNT($total, of: "points") }?
   *[some] { WHO($side) ->
        [you] Hány játékpontot szereztél?
        [ours] { CAP(SIDE($side)) } hány játékpontot szereztetek?
       *[other] Hány játékpontot szerzett { SIDE($side) }?
    }
}
question-announcement = { WHO($seat) ->
    [you] Most { CARD($card, form: "the-t") } teszed le. Mennyit ér a bemondás: 0, 20 vagy 40?
   *[one] { SEAT($seat) } most { CARD($card, form: "the-t") } teszi le. Mennyit ér a bemondás: 0, 20 vagy 40?
}
question-legal-bids = Mit mondhat a következő játékos? Válaszd ki az összeset; ha a licitálásnak vége, akkor
    azt, hogy semmit.
question-auction-result = Hogyan áll a licitálás?
question-trump = Melyik szín az adu?
question-first-leader = Ki hív az első ütésben?
question-next-dealer = Ki oszt legközelebb?
question-deal = Hány lapot kap mindenki először, hányat később, és hány marad?
question-rank-order = Tedd sorba ezeket a lapokat, a leggyengébbel kezdve: { CARD($cards, join: "plain") }.
question-round-score = Kinek hogyan változik a pontszáma ezzel a leosztással?
question-match-result = Megnyerte már valaki a mérkőzést, és ha igen, ki?
question-find-revoke = Melyik volt az első szabálytalan lap, ha volt ilyen?
question-accusation = { $offence ->
    [talk] { WHO($accuser) ->
        [you] Azzal vádolod { SEAT($accused, form: "t") }, hogy beszélt a partnerének a lapokról.
       *[one] { WHO($accused) ->
            [you] { SEAT($accuser) } azzal vádol téged, hogy beszéltél a partnerednek a lapokról.
           *[one] { SEAT($accuser) } azzal vádolja { SEAT($accused, form: "t") }, hogy beszélt a partnerének a lapokról.
        }
    } { $true ->
        [true] Ez igaz.
       *[false] Ez nem igaz.
    }
   *[revoke] { WHO($accuser) ->
        [you] Renonsszal vádolod { SEAT($accused, form: "t") }.
       *[one] { WHO($accused) ->
            [you] { SEAT($accuser) } renonsszal vádol téged.
           *[one] { SEAT($accuser) } renonsszal vádolja { SEAT($accused, form: "t") }.
        }
    }
} { $waived ->
    [true] Mindenki beleegyezik, hogy ne legyen büntetés. Mi következik?
   *[false] Mi következik?
}
question-true-false = Igaz vagy hamis? { $claim }
question-choice = Mi a helyes? Válaszd ki az összeset.

answer-legal-plays = { CARD($cards, form: "the") }
    .given = { CAP(CARD($cards, form: "the-t")) } választottad.
    .right = { SIZE($cards) ->
        [one] Csak { CARD($cards, form: "the-t") } lehet letenni.
       *[other] Ezeket lehet letenni: { CARD($cards, form: "the-t") }.
    }
answer-may-play = { $yes ->
    [true] igen
   *[false] nem
}
    .given = { $yes ->
        [true] Igennel válaszoltál.
       *[false] Nemmel válaszoltál.
    }
    .right = { $yes ->
        [true] { CAP(CARD($card, form: "the-t")) } le lehet tenni.
       *[false] { CAP(CARD($card, form: "the-t")) } nem lehet letenni.
    }
answer-trick-winner = { SEAT($seat) }
    .given = { WHO($seat) ->
        [you] Azt mondtad, hogy te.
       *[one] Azt mondtad, hogy { SEAT($seat) }.
    }
    .right = { WHO($seat) ->
        [you] Te viszed az ütést.
       *[one] { SEAT($seat) } viszi az ütést.
    }
answer-trick-points = { COUNT($number, of: "points") }
    .given = { COUNT($number, of: "points", form: "t") } számoltál.
    .right = { $number ->
        [0] Ebben az ütésben egy pont sincs.
       *[other] Ebben az ütésben { COUNT($number, of: "points") } van.
    }
answer-card-points = { COUNT($number, of: "points") }
    .given = { COUNT($number, of: "points", form: "t") } számoltál.
    .right = { $number ->
        [0] Ebben a kupacban egy pont sincs.
       *[other] Ebben a kupacban { COUNT($number, of: "points") } van.
    }
answer-side-total = { COUNT($number, of: "points") }
    .given = { COUNT($number, of: "points", form: "t") } számoltál.
    .right = { WHO($side) ->
        [you] { COUNT($number, of: "points", form: "t") } szereztél.
        [ours] { CAP(SIDE($side)) } { COUNT($number, of: "points", form: "t") } szereztetek.
       *[other] { SIDE($side) } { COUNT($number, of: "points", form: "t") } szerzett.
    }
answer-game-points = { COUNT($number, of: "game-points") }
    .given = { COUNT($number, of: "game-points", form: "t") } mondtál.
    .right = Ez { COUNT($number, of: "game-points") }.
answer-announcement = { COUNT($number, of: "points") }
    .given = { COUNT($number, of: "points", form: "t") } mondtál.
    .right = { $number ->
        [0] { CAP(CARD($card, form: "the-val")) } most nincs mit bemondani.
       *[other] { CAP(CARD($card, form: "the-val")) } { COUNT($number, of: "points", form: "t") } lehet bemondani.
    }
answer-legal-bids = { $size ->
    [0] semmit
   *[other] { $calls }
}
    .given = { $size ->
        [0] Azt mondtad, hogy a licitálásnak vége.
       *[other] Ezt választottad: { $calls }.
    }
    .right = { $size ->
        [0] Már semmit sem lehet mondani.
       *[other] Amit mondani lehet: { $calls }.
    }
answer-auction-result = { $outcome ->
    [bid] { SEAT($seat, form: "e") } a licit, { BID($amount, form: "val") }
    [open] { WHO($seat) ->
        [you] te jössz
       *[one] { SEAT($seat) } jön
    }
    [redeal] újra kell osztani
   *[nobody] senkit sem köt licit
}
    .given = { $outcome ->
        [bid] { WHO($seat) ->
            [you] Azt mondtad, hogy tiéd a licit, { BID($amount, form: "val") }.
           *[one] Azt mondtad, hogy { SEAT($seat, form: "e") } a licit, { BID($amount, form: "val") }.
        }
        [open] { WHO($seat) ->
            [you] Azt mondtad, hogy te jössz.
           *[one] Azt mondtad, hogy { SEAT($seat) } jön.
        }
        [redeal] Azt mondtad, hogy újra kell osztani.
       *[nobody] Azt mondtad, hogy senkit sem köt licit.
    }
    .right = { $outcome ->
        [bid] { WHO($seat) ->
            [you] Tiéd a licit, { BID($amount, form: "val") }.
           *[one] { SEAT($seat, form: "e") } a licit, { BID($amount, form: "val") }.
        }
        [open] { WHO($seat) ->
            [you] A licitálás megy tovább, és te jössz.
           *[one] A licitálás megy tovább, és { SEAT($seat) } jön.
        }
        [redeal] Újra kell osztani.
       *[nobody] Senkit sem köt licit.
    }
answer-trump = { SUIT($suit) }
    .given = Azt mondtad, hogy { SUIT($suit) }.
    .right = { CAP(SUIT($suit)) } az adu.
answer-first-leader = { SEAT($seat) }
    .given = { WHO($seat) ->
        [you] Azt mondtad, hogy te.
       *[one] Azt mondtad, hogy { SEAT($seat) }.
    }
    .right = { WHO($seat) ->
        [you] Először te hívsz.
       *[one] Először { SEAT($seat) } hív.
    }
answer-next-dealer = { SEAT($seat) }
    .given = { WHO($seat) ->
        [you] Azt mondtad, hogy te.
       *[one] Azt mondtad, hogy { SEAT($seat) }.
    }
    .right = { WHO($seat) ->
        [you] Legközelebb te osztasz.
       *[one] Legközelebb { SEAT($seat) } oszt.
    }
answer-deal = először { $each }, később { $then }, marad { $left }
    .given = Azt mondtad: először { $each }, később { $then }, marad { $left }.
    .right = Mindenki { $each } lapot kap először, { $then ->
        [0] később egyet sem,
        [one] 1 lapot később,
       *[other] { $then } lapot később,
    } és { $left ->
        [0] egy lap sem marad.
        [one] 1 lap marad.
       *[other] { $left } lap marad.
    }
answer-rank-order = { CARD($cards, join: "plain") }
    .given = A te sorrended: { CARD($cards, join: "plain") }.
    .right = A leggyengébbtől a legerősebbig: { CARD($cards, join: "plain") }.
answer-round-score = { $scores }
    .given = Azt mondtad: { $scores }.
    .right = Így változnak a pontszámok: { $scores }.
answer-match-result = { $side ->
    [none] a mérkőzés megy tovább
   *[some] { WHO($side) ->
        [you] te nyertél
        [ours] { SIDE($side) } nyertetek
       *[other] { SIDE($side) } nyert
    }
}
    .given = { $side ->
        [none] Azt mondtad, hogy a mérkőzés megy tovább.
       *[some] { WHO($side) ->
            [you] Azt mondtad, hogy te nyertél.
            [ours] Azt mondtad, hogy { SIDE($side) } nyertetek.
           *[other] Azt mondtad, hogy { SIDE($side) } nyert.
        }
    }
    .right = { $side ->
        [none] A mérkőzés megy tovább.
       *[some] { WHO($side) ->
            [you] Te nyerted meg a mérkőzést.
            [ours] { CAP(SIDE($side)) } nyertétek meg a mérkőzést.
           *[other] { SIDE($side) } nyerte meg a mérkőzést.
        }
    }
answer-find-revoke = { $seat ->
    [none] egyik sem
    [S] a te lapod { $trick ->
        [1] az 1.
        [5] az 5.
       *[other] a { $trick }.
    } ütésben
   *[some] { SEAT($seat) } lapja { $trick ->
        [1] az 1.
        [5] az 5.
       *[other] a { $trick }.
    } ütésben
}
    .given = { $seat ->
        [none] Azt mondtad, hogy minden lap szabályos volt.
        [S] A saját lapodat nevezted meg { $trick ->
            [1] az 1.
            [5] az 5.
           *[other] a { $trick }.
        } ütésből.
       *[some] { SEAT($seat) } lapját nevezted meg { $trick ->
            [1] az 1.
            [5] az 5.
           *[other] a { $trick }.
        } ütésből.
    }
    .right = { $seat ->
        [none] Minden lap szabályos volt.
        [S] A te lapod volt az, { $trick ->
            [1] az 1.
            [5] az 5.
           *[other] a { $trick }.
        } ütésben.
       *[some] { SEAT($seat) } lapja volt az, { $trick ->
            [1] az 1.
            [5] az 5.
           *[other] a { $trick }.
        } ütésben.
    }
answer-accusation = { $void ->
    [true] { $scores }; a leosztás érvénytelen
   *[false] { $scores }; a leosztás megy tovább
}
    .given = { $void ->
        [true] Azt mondtad: { $scores }, és a leosztás érvénytelen.
       *[false] Azt mondtad: { $scores }, és a leosztás megy tovább.
    }
    .right = { $void ->
        [true] { CAP($scores) }; a leosztás érvénytelen.
       *[false] { CAP($scores) }; a leosztás megy tovább.
    }
answer-true-false = { $yes ->
    [true] igaz
   *[false] hamis
}
    .given = { $yes ->
        [true] Azt mondtad, hogy igaz.
       *[false] Azt mondtad, hogy hamis.
    }
    .right = { $yes ->
        [true] Ez igaz.
       *[false] Ez hamis.
    }
answer-choice = { $texts }
    .given = Ezt választottad: { $texts }.
    .right = A jó válasz: { $texts }.

score-change = { SIDE($side) } { SIGNED($change) }
