# Miért az a válasz, ami: egy üzenet minden indokhoz a `tutor/rules/reasons.py` fájlból, kebab-case névvel, az indok mezőivel
# (és a kötelességeknél `$seat`: ki van soron). `.short` a jó választ erősíti meg, `.past` a megszegett kötelességről szól,
# `…-part` egy összeg egyik tagja. „Nála van” áll a birtoklás helyett, mert a színnevek birtokos alakja félreérthető.

# -- kötelességek ------------------------------------------------------------------------------------------------------

lead-anything = { WHO($seat) ->
    [you] Az asztal még üres: te hívsz, és bármelyik lapodat hívhatod.
   *[one] Az asztal még üres: { SEAT($seat) } hív, és bármelyik lapját hívhatja.
}
    .short = Aki hív, bármelyik lapját hívhatja.
    .past = Bármit lehetett hívni.

anything-while-stock = { WHO($seat) ->
    [you] { CAP(SUIT($led, form: "t")) } hívtak, de van még lap a talonban: amíg el nem fogy, bármit tehetsz.
   *[one] { CAP(SUIT($led, form: "t")) } hívtak, de van még lap a talonban: amíg el nem fogy, { SEAT($seat) } bármit tehet.
}
    .short = Amíg tart a talon, nem kötelező színre színt adni.
    .past = { CAP(SUIT($led, form: "t")) } hívtak, de amíg tartott a talon, bármit lehetett tenni.

# `$unbeaten`: iberrel játszanak, és a kézben semmi sem üti ezt a lapot. `$ruffed`: iberrel játszanak, és ez az adu
# véget vetett neki ebben az ütésben.
follow-suit = { $unbeaten ->
    [none] { $ruffed ->
        [none] { WHO($seat) ->
            [you] { CAP(SUIT($led, form: "t")) } hívtak, és van nálad { SUIT($led) }. Színre színt kell adnod: bármilyen
                { SUIT($led) } megteszi.
           *[one] { CAP(SUIT($led, form: "t")) } hívtak, és { SEAT($seat, form: "nal") } van { SUIT($led) }. Színre színt
                kell adnia: bármilyen { SUIT($led) } megteszi.
        }
       *[some] { WHO($seat) ->
            [you] { CAP(SUIT($led, form: "t")) } hívtak, és van nálad { SUIT($led) }, tehát azt kell tenned. Az ütésben már
                adu van, { CARD($ruffed, form: "the") }, ezért az iber már senkit sem köt: bármilyen
                { SUIT($led) } megteszi.
           *[one] { CAP(SUIT($led, form: "t")) } hívtak, és { SEAT($seat, form: "nal") } van { SUIT($led) }, tehát azt kell
                tennie. Az ütésben már adu van, { CARD($ruffed, form: "the") }, ezért az iber már senkit sem köt:
                bármilyen { SUIT($led) } megteszi.
        }
    }
   *[some] { WHO($seat) ->
        [you] { CAP(SUIT($led, form: "t")) } hívtak, és van nálad { SUIT($led) }, de egyik sem üti
            { CARD($unbeaten, form: "the-t") }. Ilyenkor az iber nem követel semmit: bármilyen { SUIT($led) } megteszi.
       *[one] { CAP(SUIT($led, form: "t")) } hívtak, és { SEAT($seat, form: "nal") } van { SUIT($led) }, de egyik sem üti
            { CARD($unbeaten, form: "the-t") }. Ilyenkor az iber nem követel semmit: bármilyen { SUIT($led) } megteszi.
    }
}
    .short = { $unbeaten ->
        [none] { $ruffed ->
            [none] { WHO($seat) ->
                [you] Van nálad { SUIT($led) }, tehát azt kell tenned.
               *[one] { SEAT($seat, form: "nal") } van { SUIT($led) }, tehát azt kell tennie.
            }
           *[some] Ha az ütésben már adu van, az iber nem köt tovább: bármilyen { SUIT($led) } megteszi.
        }
       *[some] { WHO($seat) ->
            [you] Nálad semmi sem üti { CARD($unbeaten, form: "the-t") }, ezért bármilyen { SUIT($led) } megteszi.
           *[one] { SEAT($seat, form: "nal") } semmi sem üti { CARD($unbeaten, form: "the-t") }, ezért bármilyen
                { SUIT($led) } megteszi.
        }
    }
    .past = { WHO($seat) ->
        [you] { CAP(SUIT($led, form: "t")) } hívtak, és volt nálad { SUIT($led) }, tehát azt kellett tenned.
       *[one] { CAP(SUIT($led, form: "t")) } hívtak, és { SEAT($seat, form: "nal") } volt { SUIT($led) }, tehát azt kellett
            tennie.
    }

beat-in-suit = { WHO($seat) ->
    [you] { CAP(SUIT($led, form: "t")) } hívtak, és itt iberrel játszunk. Van nálad olyan { SUIT($led) }, amelyik üti
        { CARD($to_beat, form: "the-t") }, tehát nagyobbat kell tenned.
   *[one] { CAP(SUIT($led, form: "t")) } hívtak, és itt iberrel játszunk. { SEAT($seat, form: "nal") } van olyan
        { SUIT($led) }, amelyik üti { CARD($to_beat, form: "the-t") }, tehát nagyobbat kell tennie.
}
    .short = { WHO($seat) ->
        [you] Iber: van nálad, ami üti { CARD($to_beat, form: "the-t") }, tehát nagyobbat kell tenned.
       *[one] Iber: { SEAT($seat, form: "nal") } van, ami üti { CARD($to_beat, form: "the-t") }, tehát nagyobbat kell tennie.
    }
    .past = { WHO($seat) ->
        [you] { CAP(SUIT($led, form: "t")) } hívtak, és iberrel játszottunk. Volt nálad olyan { SUIT($led) }, amelyik üti
            { CARD($to_beat, form: "the-t") }, tehát nagyobbat kellett tenned.
       *[one] { CAP(SUIT($led, form: "t")) } hívtak, és iberrel játszottunk. { SEAT($seat, form: "nal") } volt olyan
            { SUIT($led) }, amelyik üti { CARD($to_beat, form: "the-t") }, tehát nagyobbat kellett tennie.
    }

# `$ruffed`: az ütésben lévő adu, ahol senkinek sem kell nagyobb; `$iber`: megkívánta volna-e az iber.
trump-in = { $ruffed ->
    [none] { WHO($seat) ->
        [you] { CAP(SUIT($led, form: "t")) } hívtak, de nincs nálad { SUIT($led) }. Adud viszont van ({ SUIT($trump) }),
            tehát adut kell tenned: bármilyen adu megteszi.
       *[one] { CAP(SUIT($led, form: "t")) } hívtak, de { SEAT($seat, form: "nal") } nincs { SUIT($led) }. Aduja viszont van
            ({ SUIT($trump) }), tehát adut kell tennie: bármilyen adu megteszi.
    }
   *[some] { $iber ->
        [true] { WHO($seat) ->
            [you] { CAP(SUIT($led, form: "t")) } hívtak, de nincs nálad { SUIT($led) }, ezért adut kell tenned. Az ütésben
                már adu van, { CARD($ruffed, form: "the") }, így az iber már senkit sem köt: bármilyen
                { SUIT($trump) } megteszi.
           *[one] { CAP(SUIT($led, form: "t")) } hívtak, de { SEAT($seat, form: "nal") } nincs { SUIT($led) }, ezért adut kell
                tennie. Az ütésben már adu van, { CARD($ruffed, form: "the") }, így az iber már senkit sem köt: bármilyen
                { SUIT($trump) } megteszi.
        }
       *[false] { WHO($seat) ->
            [you] { CAP(SUIT($led, form: "t")) } hívtak, de nincs nálad { SUIT($led) }, ezért adut kell tenned. Az ütésben
                már ott van { CARD($ruffed, form: "the") }, de itt nem kötelező nagyobb adut tenni: bármilyen
                { SUIT($trump) } megteszi.
           *[one] { CAP(SUIT($led, form: "t")) } hívtak, de { SEAT($seat, form: "nal") } nincs { SUIT($led) }, ezért adut kell
                tennie. Az ütésben már ott van { CARD($ruffed, form: "the") }, de itt nem kötelező nagyobb adut tenni:
                bármilyen { SUIT($trump) } megteszi.
        }
    }
}
    .short = { WHO($seat) ->
        [you] Nincs nálad { SUIT($led) }, de adud van, tehát adut kell tenned.
       *[one] { SEAT($seat, form: "nal") } nincs { SUIT($led) }, de aduja van, tehát adut kell tennie.
    }
    .past = { WHO($seat) ->
        [you] { CAP(SUIT($led, form: "t")) } hívtak, és nem volt nálad { SUIT($led) }, de adud igen, tehát adut kellett tenned.
       *[one] { CAP(SUIT($led, form: "t")) } hívtak, és { SEAT($seat, form: "nal") } nem volt { SUIT($led) }, de adu volt,
            tehát adut kellett tennie.
    }

overtrump = { WHO($seat) ->
    [you] { CAP(SUIT($led, form: "t")) } hívtak, de nincs nálad { SUIT($led) }, ezért adut kell tenned. Az ütésben már ott van
        { CARD($to_beat, form: "the") }, és van nálad nagyobb adu: nagyobbat kell tenned.
   *[one] { CAP(SUIT($led, form: "t")) } hívtak, de { SEAT($seat, form: "nal") } nincs { SUIT($led) }, ezért adut kell tennie.
        Az ütésben már ott van { CARD($to_beat, form: "the") }, és { SEAT($seat, form: "nal") } van nagyobb adu: nagyobbat
        kell tennie.
}
    .short = { WHO($seat) ->
        [you] Adut kell tenned, és van nálad, ami üti { CARD($to_beat, form: "the-t") }: nagyobbat kell tenned.
       *[one] { SEAT($seat, form: "nak") } adut kell tennie, és van nála, ami üti { CARD($to_beat, form: "the-t") }: nagyobbat
            kell tennie.
    }
    .past = { WHO($seat) ->
        [you] { CAP(SUIT($led, form: "t")) } hívtak, és nem volt nálad { SUIT($led) }, tehát adut kellett tenned. Volt nálad
            adu, amelyik üti { CARD($to_beat, form: "the-t") }, így nagyobbat kellett tenned.
       *[one] { CAP(SUIT($led, form: "t")) } hívtak, és { SEAT($seat, form: "nal") } nem volt { SUIT($led) }, tehát adut
            kellett tennie. { SEAT($seat, form: "nal") } volt adu, amelyik üti { CARD($to_beat, form: "the-t") }, így
            nagyobbat kellett tennie.
    }

undertrump = { WHO($seat) ->
    [you] { CAP(SUIT($led, form: "t")) } hívtak, de nincs nálad { SUIT($led) }, ezért adut kell tenned. Egyik adud sem üti
        { CARD($unbeaten, form: "the-t") }, de egyet akkor is le kell tenned, akármilyen kicsi.
   *[one] { CAP(SUIT($led, form: "t")) } hívtak, de { SEAT($seat, form: "nal") } nincs { SUIT($led) }, ezért adut kell tennie.
        Egyik aduja sem üti { CARD($unbeaten, form: "the-t") }, de egyet akkor is le kell tennie, akármilyen kicsi.
}
    .short = Ha nincs { SUIT($led) }, a kis adut is le kell tenni, még ha nem viszi is el az ütést.
    .past = { WHO($seat) ->
        [you] { CAP(SUIT($led, form: "t")) } hívtak, és nem volt nálad { SUIT($led) }, de adud igen. Egyik sem ütötte
            { CARD($unbeaten, form: "the-t") }, de egyet akkor is le kellett tenned.
       *[one] { CAP(SUIT($led, form: "t")) } hívtak, és { SEAT($seat, form: "nal") } nem volt { SUIT($led) }, de adu volt.
            Egyik sem ütötte { CARD($unbeaten, form: "the-t") }, de egyet akkor is le kellett tennie.
    }

discard-anything = { $trump ->
    [none] { WHO($seat) ->
        [you] { CAP(SUIT($led, form: "t")) } hívtak, de nincs nálad { SUIT($led) }, és adu sincs még: bármit eldobhatsz, de
            azzal nem viheted el az ütést.
       *[one] { CAP(SUIT($led, form: "t")) } hívtak, de { SEAT($seat, form: "nal") } nincs { SUIT($led) }, és adu sincs még:
            bármit eldobhat, de azzal nem viheti el az ütést.
    }
   *[some] { SAME($led, $trump) ->
        [yes] { WHO($seat) ->
            [you] Adut hívtak, vagyis { SUIT($led, form: "t") }, de nincs nálad: bármit eldobhatsz, de azzal nem viheted el az
                ütést.
           *[one] Adut hívtak, vagyis { SUIT($led, form: "t") }, de { SEAT($seat, form: "nal") } nincs: bármit eldobhat, de
                azzal nem viheti el az ütést.
        }
       *[no] { WHO($seat) ->
            [you] Nincs nálad sem { SUIT($led) }, amit hívtak, sem { SUIT($trump) }, ami az adu: bármit eldobhatsz, de azzal
                nem viheted el az ütést.
           *[one] { SEAT($seat, form: "nal") } nincs sem { SUIT($led) }, amit hívtak, sem { SUIT($trump) }, ami az adu: bármit
                eldobhat, de azzal nem viheti el az ütést.
        }
    }
}
    .short = { WHO($seat) ->
        [you] Sem a hívott színből, sem aduból nincs lapod, így bármit eldobhatsz.
       *[one] { SEAT($seat, form: "nak") } sem a hívott színből, sem aduból nincs lapja, így bármit eldobhat.
    }
    .past = { CAP(SUIT($led, form: "t")) } hívtak, de sem abból, sem aduból nem volt lap, így bármit el lehetett dobni.

# -- ütések és lapok ---------------------------------------------------------------------------------------------------

taken-by-trump = { $trumps ->
    [one] { WHO($seat) ->
        [you] Te viszed az ütést { CARD($card, form: "the-val") }: { SUIT($trump) } az adu, és más adu nincs az ütésben.
       *[one] { SEAT($seat) } viszi az ütést { CARD($card, form: "the-val") }: { SUIT($trump) } az adu, és más adu nincs az ütésben.
    }
    [2] { WHO($seat) ->
        [you] Te viszed az ütést { CARD($card, form: "the-val") }: { SUIT($trump) } az adu, két adu van az ütésben, és ez a
            nagyobb.
       *[one] { SEAT($seat) } viszi az ütést { CARD($card, form: "the-val") }: { SUIT($trump) } az adu, két adu van az
            ütésben, és ez a nagyobb.
    }
   *[other] { WHO($seat) ->
        [you] Te viszed az ütést { CARD($card, form: "the-val") }: { SUIT($trump) } az adu, { $trumps } adu van az
            ütésben, és ez a legnagyobb.
       *[one] { SEAT($seat) } viszi az ütést { CARD($card, form: "the-val") }: { SUIT($trump) } az adu, { $trumps } adu van az
            ütésben, és ez a legnagyobb.
    }
}
    .short = Az adu a többi szín minden lapját üti, bármilyen nagy is.

taken-in-suit = { SAME($led, $trump) ->
    [yes] { WHO($seat) ->
        [you] Te viszed az ütést { CARD($card, form: "the-val") }: adut hívtak, és ez a legnagyobb adu.
       *[one] { SEAT($seat) } viszi az ütést { CARD($card, form: "the-val") }: adut hívtak, és ez a legnagyobb adu.
    }
   *[no] { $mixed ->
        [true] { WHO($seat) ->
            [you] Te viszed az ütést { CARD($card, form: "the-val") }: adu nincs az ütésben, és ez a legnagyobb { SUIT($led) }. Más színű lap itt nem számít, akármekkora.
           *[one] { SEAT($seat) } viszi az ütést { CARD($card, form: "the-val") }: adu nincs az ütésben, és ez a legnagyobb
                { SUIT($led) }. Más színű lap itt nem számít, akármekkora.
        }
       *[false] { WHO($seat) ->
            [you] Te viszed az ütést { CARD($card, form: "the-val") }: adu nincs az ütésben, és ez a legnagyobb { SUIT($led) }.
           *[one] { SEAT($seat) } viszi az ütést { CARD($card, form: "the-val") }: adu nincs az ütésben, és ez a legnagyobb
                { SUIT($led) }.
        }
    }
}
    .short = { SAME($led, $trump) ->
        [yes] A legnagyobb adu viszi az ütést.
       *[no] Adu nincs az ütésben, így a legnagyobb { SUIT($led) } viszi az ütést.
    }

cards-counted = { $parts ->
    [none] Nincs benne lap, így pont sincs.
   *[other] { CAP($parts) }: összesen { COUNT($total, of: "points") }.
}
    .short = { $parts ->
        [none] Nincs lap, nincs pont.
       *[other] Összesen { COUNT($total, of: "points") }: { $parts }.
    }
cards-counted-part = { CARD($card) } { $points }
# Sok lap közül az egyforma rangúak. `$card` egy közülük.
cards-counted-rank = { $count ->
    [one] 1 { RANK($card) } ({ $points })
   *[other] { $count } { RANK($card) } ({ $points })
}

side-counted = { $pairs ->
    [none] { WHO($side) ->
        [you] { COUNT($cards, of: "points", form: "nyi") } lapot vittél.
        [ours] { CAP(SIDE($side)) } { COUNT($cards, of: "points", form: "nyi") } lapot vittetek.
       *[other] { SIDE($side) } { COUNT($cards, of: "points", form: "nyi") } lapot vitt.
    }
   *[some] { WHO($side) ->
        [you] { COUNT($cards, of: "points", form: "nyi") } lapot vittél, és bemondtad { $pairs }:
            { $cards } + { $announcements } = { $total }.
        [ours] { CAP(SIDE($side)) } { COUNT($cards, of: "points", form: "nyi") } lapot vittetek, és bemondtátok { $pairs }:
            { $cards } + { $announcements } = { $total }.
       *[other] { SIDE($side) } { COUNT($cards, of: "points", form: "nyi") } lapot vitt, és bemondta { $pairs }:
            { $cards } + { $announcements } = { $total }.
    }
}
    .short = { $pairs ->
        [none] { CAP(SIDE($side)) }: { COUNT($total, of: "points") } a lapokból.
       *[some] { CAP(SIDE($side)) }: { $cards } a lapokból + { $announcements } bemondás = { $total }.
    }
side-counted-part = { $worth ->
    [20] a { SUIT($suit) } húszat
    [40] a { SUIT($suit) } negyvenet
   *[other] a { SUIT($suit) } párt ({ $worth })
}

game-points-counted = { $per ->
    [1] Itt minden pont egyet ér: { $total } pontból { $total } lesz.
   *[other] { $points ->
        [0] Egy játékponthoz { COUNT($per, of: "points") } kell, és { $total } ennél kevesebb: ez még nem játékpont.
       *[other] { $rest ->
            [0] { $total } = { $points } × { $per }, maradék nélkül: { COUNT($points, of: "game-points") }.
           *[other] { $points } × { $per } = { $counted }, tehát { $total } pont
                { COUNT($points, of: "game-points", form: "t") } ér; a maradék ({ $rest }) nem számít.
        }
    }
}
    .short = { $per ->
        [1] Itt minden pont egyet ér.
       *[other] Minden teljes { $per } pont egy játékpont, a maradék nem számít.
    }

# -- bemondások --------------------------------------------------------------------------------------------------------

pair-announced = { SAME($suit, $trump) ->
    [yes] { WHO($seat) ->
        [you] Te hívsz, és nálad van a { PAIR($suit) }. { CAP(SUIT($suit)) } az adu, ezért a pár { $worth } pontot ér.
       *[one] { SEAT($seat) } hív, és nála van a { PAIR($suit) }. { CAP(SUIT($suit)) } az adu, ezért a pár { $worth } pontot
            ér.
    }
   *[no] { WHO($seat) ->
        [you] Te hívsz, és nálad van a { PAIR($suit) }. A { SUIT($suit) } nem adu, ezért a pár { $worth } pontot ér.
       *[one] { SEAT($seat) } hív, és nála van a { PAIR($suit) }. A { SUIT($suit) } nem adu, ezért a pár { $worth } pontot ér.
    }
}
    .short = { SAME($suit, $trump) ->
        [yes] { CAP(PAIR($suit)) } egy kézben, aduból, és az egyiket kihívják: { $worth } pont.
       *[no] { CAP(PAIR($suit)) } egy kézben, és az egyiket kihívják: { $worth } pont.
    }

opening-pair-is-trump = { WHO($seat) ->
    [you] Nálad van a { PAIR($suit) }, és az első hívott lap színe lesz az adu. A pár tehát máris adu, és { $worth } pontot
        ér.
   *[one] { SEAT($seat, form: "nal") } van a { PAIR($suit) }, és az első hívott lap színe lesz az adu. A pár tehát máris adu,
        és { $worth } pontot ér.
}
    .short = Ezzel a hívással { SUIT($suit) } lesz az adu, ezért a pár { $worth } pontot ér.

not-leading = { CAP(SUIT($led, form: "t")) } hívtak, bemondani pedig csak az tud, aki hív.
    { CAP(CARD($card, form: "the-val")) } most nincs mit bemondani.
    .short = Csak az mondhat be, aki hív.

pair-broken = { CAP(SUIT($led, form: "t")) } hívtak, bemondani pedig csak az tud, aki hív. Ha most
    { CARD($card, form: "the-t") } teszik le, a pár felbomlik, és többé nem számít.
    .short = Ha más hívására teszik le, a pár felbomlik, és nem ér semmit.

pair-incomplete = { WHO($seat) ->
    [you] Nálad van { CARD($card, form: "the") }, de { CARD($lacks, form: "the") } nincs: ez nem pár, nincs mit bemondanod.
   *[one] { SEAT($seat, form: "nal") } van { CARD($card, form: "the") }, de { CARD($lacks, form: "the") } nincs: ez nem pár,
        nincs mit bemondania.
}
    .short = { CAP(CARD($lacks, form: "the")) } nélkül nincs pár.

not-a-pair-card = Párt csak { RANK("king", form: "val") } vagy { RANK("queen", form: "val") } lehet bemondani, ez pedig
    { RANK($card) }.
    .short = Párt csak { RANK("king", form: "val") } vagy { RANK("queen", form: "val") } lehet bemondani.

no-announcements-here = Itt a párok nem számítanak, így { CARD($card, form: "the-val") } nincs mit bemondani.
    .short = Itt a párok nem számítanak.

# -- licitálás ---------------------------------------------------------------------------------------------------------

may-bid-first = { WHO($seat) ->
    [you] Még senki sem licitált, így { BID($lowest, form: "tol") } { BID($highest, form: "ig") } bármit mondhatsz, vagy
        passzolhatsz.
   *[one] Még senki sem licitált, így { SEAT($seat) } { BID($lowest, form: "tol") } { BID($highest, form: "ig") } bármit
        mondhat, vagy passzolhat.
}
    .short = Az első licit előtt bármennyit lehet mondani, passzolni pedig mindig lehet.

may-bid-higher = { SAME($lowest, $highest) ->
    [yes] Már { BID($to_beat, form: "t") } licitáltak, most annál többet kell mondani: { BID($highest, form: "t") }, vagy passzt.
   *[no] Már { BID($to_beat, form: "t") } licitáltak, most annál többet kell mondani: { BID($lowest, form: "tol") }
        { BID($highest, form: "ig") } bármit, vagy passzt.
}
    .short = { CAP(BID($to_beat, form: "nal")) } többet kell mondani, vagy passzt.

only-pass-left = { WHO($seat) ->
    [you] Már { BID($to_beat, form: "t") } licitáltak, és annál nincs nagyobb: csak passzolhatsz.
   *[one] Már { BID($to_beat, form: "t") } licitáltak, és annál nincs nagyobb: { SEAT($seat) } csak passzolhat.
}
    .short = { CAP(BID($to_beat, form: "nal")) } nincs nagyobb licit.

bidding-over = { $rounds ->
    [true] Aki passzolt, kiesett, és nincs már, aki többet mondhatna: a licitálásnak vége.
   *[false] Mindenki szólt, és mindenki csak egyszer szól: a licitálásnak vége.
}
    .short = A licitálásnak vége.

highest-bid-wins = { WHO($seat) ->
    [you] Te { BID($amount, form: "t") } licitáltál, és senki sem mondott többet: te nyerted a licitálást.
   *[one] { SEAT($seat) } { BID($amount, form: "t") } licitált, és senki sem mondott többet: { SEAT($seat) } nyerte a
        licitálást.
}
    .short = A legnagyobb licit nyer.

still-to-speak = { $rounds ->
    [true] { WHO($seat) ->
        [you] A licitálásnak akkor van vége, ha egy játékos kivételével mindenki passzolt, és most te jössz.
       *[one] A licitálásnak akkor van vége, ha egy játékos kivételével mindenki passzolt, és most { SEAT($seat) } jön.
    }
   *[false] { WHO($seat) ->
        [you] Mindenki egyszer szól, és te még nem szóltál.
       *[one] Mindenki egyszer szól, és { SEAT($seat) } még nem szólt.
    }
}
    .short = { WHO($seat) ->
        [you] Még te jössz.
       *[one] Még { SEAT($seat) } jön.
    }

all-passed-redeal = { WHO($dealer) ->
    [you] Mindenki passzolt, ezért te osztasz újra.
   *[one] Mindenki passzolt, ezért { SEAT($dealer) } oszt újra.
}
    .short = Ha mindenki passzol, ugyanaz oszt újra.

all-passed-dealer-bound = { WHO($seat) ->
    [you] Mindenki passzolt. Itt ilyenkor az osztónak kell játszania a legkisebb licittel,
        { BID($amount, form: "val") }: az osztó most te vagy.
   *[one] Mindenki passzolt. Itt ilyenkor az osztónak kell játszania a legkisebb licittel,
        { BID($amount, form: "val") }: az osztó most { SEAT($seat) }.
}
    .short = Ha mindenki passzol, az osztónak kell játszania a legkisebb licittel.

all-passed-fixed-suit = Mindenki passzolt. Itt ilyenkor { SUIT($suit) } az adu, és senkit sem köt licit.
    .short = Ha mindenki passzol, itt { SUIT($suit) } az adu, és senkit sem köt licit.

all-passed-forehand-zero = { WHO($seat) ->
    [you] Mindenki passzolt. Itt ilyenkor az elsőként szóló játszik, licit nélkül, és az most te vagy.
   *[one] Mindenki passzolt. Itt ilyenkor az elsőként szóló játszik, licit nélkül, és az most { SEAT($seat) }.
}
    .short = Ha mindenki passzol, az elsőként szóló játszik, licit nélkül.

# -- adu, hívás, osztás ------------------------------------------------------------------------------------------------

trump-from-first-lead = { WHO($seat) ->
    [you] Te nyerted a licitálást, és először { CARD($card, form: "the-t") } hívtad, ezért { SUIT($suit) } az adu.
   *[one] { SEAT($seat) } nyerte a licitálást, és először { CARD($card, form: "the-t") } hívta, ezért { SUIT($suit) } az adu.
}
    .short = Az első hívott lap színe az adu.

trump-named = { $before_rest ->
    [true] A licit nyertese a { SUIT($suit, form: "t") } mondta adunak, még a többi lap kiosztása előtt.
   *[false] A licit nyertese a licitálás után a { SUIT($suit, form: "t") } mondta adunak.
}
    .short = A licit nyertese a { SUIT($suit, form: "t") } mondta adunak.

trump-turned = Az osztó utolsó lapját felfordították, és az { CARD($card, form: "the") } volt: { SUIT($suit) } az adu.
    .short = A felfordított lap színe az adu.

trump-by-turns = Itt nincs licitálás: a színek sorban lesznek aduk, és most a { SUIT($suit) } van soron.
    .short = A színek sorban lesznek aduk, és most a { SUIT($suit) } van soron.

trump-of-table = Itt az egész mérkőzésen { SUIT($suit) } az adu, akárki nyeri a licitálást.
    .short = Az egész mérkőzésen { SUIT($suit) } az adu.

bid-winner-leads = { WHO($seat) ->
    [you] Te nyerted a licitálást, és itt a licit nyertese hív először.
   *[one] { SEAT($seat) } nyerte a licitálást, és itt a licit nyertese hív először.
}
    .short = Itt a licit nyertese hív először.

forehand-leads = { WHO($dealer) ->
    [you] Te osztottál, tehát { SEAT($seat) } az elsőként szóló, és itt az elsőként szóló hív először.
   *[one] { WHO($seat) ->
        [you] { SEAT($dealer) } osztott, tehát te vagy az elsőként szóló, és itt az elsőként szóló hív először.
       *[one] { SEAT($dealer) } osztott, tehát { SEAT($seat) } az elsőként szóló, és itt az elsőként szóló hív először.
    }
}
    .short = Itt az elsőként szóló hív először.

deal-moves = { WHO($dealer) ->
    [you] Te osztottál, és az osztás az óramutató járása szerint megy tovább: { SEAT($seat) } következik.
   *[one] { WHO($seat) ->
        [you] { SEAT($dealer) } osztott, és az osztás az óramutató járása szerint megy tovább: te következel.
       *[one] { SEAT($dealer) } osztott, és az osztás az óramutató járása szerint megy tovább: { SEAT($seat) } következik.
    }
}
    .short = Az osztás az óramutató járása szerint megy tovább.

deal-numbers = { $then ->
    [0] { $left ->
        [0] { $players } játékosnál mindenki { COUNT($each, of: "cards", form: "t") } kap, és minden lap elfogy.
       *[other] { $players } játékosnál mindenki { COUNT($each, of: "cards", form: "t") } kap, és { COUNT($left, of: "cards") } marad.
    }
   *[other] { $players } játékosnál mindenki { COUNT($each, of: "cards", form: "t") } kap, és amikor már megvan az adu,
        még { COUNT($then, of: "cards", form: "t") }.
}
    .short = { $then ->
        [0] { $players } × { $each } lap, { $left ->
            [0] és egy sem marad.
           *[other] és marad { $left }.
        }
       *[other] { $players } × { $each } lap, aztán { $players } × { $then }.
    }

rank-order = A leggyengébbtől a legerősebbig: { CARD($cards, join: "plain") }. A tízes üti
    { RANK("king", form: "the-t") }, a tízest pedig csak az ász.
    .short = A tízes üti { RANK("king", form: "the-t") }, a tízest pedig csak az ász.

# -- leosztások és mérkőzések ------------------------------------------------------------------------------------------

# `$change` annyi, mint `$points`; `$total` a lapok és bemondások pontja, `$per` ilyen pont tesz ki egyet a `$points` közül.
bid-made = { $per ->
    [1] { WHO($side) ->
        [you] { CAP(BID($bid, form: "t")) } licitáltál, és { COUNT($total, of: "points", form: "t") } szereztél. A licit
            teljesült, és mindet megkapod, nem csak a licitet: { SIGNED($change) }.
        [ours] { CAP(SIDE($side)) } { BID($bid, form: "t") } licitáltatok, és { COUNT($total, of: "points", form: "t") }
            szereztetek. A licit teljesült, és mindet megkapjátok, nem csak a licitet: { SIGNED($change) }.
        [one] { SIDE($side) } { BID($bid, form: "t") } licitált, és { COUNT($total, of: "points", form: "t") } szerzett. A
            licit teljesült, és mindet megkapja, nem csak a licitet: { SIGNED($change) }.
       *[two] { SIDE($side) } { BID($bid, form: "t") } licitált, és { COUNT($total, of: "points", form: "t") } szerzett. A
            licit teljesült, és mindet megkapják, nem csak a licitet: { SIGNED($change) }.
    }
   *[other] { WHO($side) ->
        [you] { CAP(BID($bid, form: "t")) } licitáltál, és { COUNT($total, of: "points", form: "t") } szereztél, ami
            { COUNT($points, of: "game-points") }: a licit teljesült, { SIGNED($change) }.
        [ours] { CAP(SIDE($side)) } { BID($bid, form: "t") } licitáltatok, és { COUNT($total, of: "points", form: "t") }
            szereztetek, ami { COUNT($points, of: "game-points") }: a licit teljesült, { SIGNED($change) }.
       *[other] { SIDE($side) } { BID($bid, form: "t") } licitált, és { COUNT($total, of: "points", form: "t") } szerzett, ami
            { COUNT($points, of: "game-points") }: a licit teljesült, { SIGNED($change) }.
    }
}
    .short = Ha a licit teljesül, minden megszerzett pont számít: { SIGNED($change) }.

bid-failed = { WHO($side) ->
    [you] { CAP(BID($bid, form: "t")) } licitáltál, de csak { $per ->
        [1] { COUNT($total, of: "points", form: "t") } szereztél:
       *[other] { COUNT($total, of: "points", form: "t") } szereztél, ami { COUNT($points, of: "game-points") }:
    }
    [ours] { CAP(SIDE($side)) } { BID($bid, form: "t") } licitáltatok, de csak { $per ->
        [1] { COUNT($total, of: "points", form: "t") } szereztetek:
       *[other] { COUNT($total, of: "points", form: "t") } szereztetek, ami { COUNT($points, of: "game-points") }:
    }
   *[other] { SIDE($side) } { BID($bid, form: "t") } licitált, de csak { $per ->
        [1] { COUNT($total, of: "points", form: "t") } szerzett:
       *[other] { COUNT($total, of: "points", form: "t") } szerzett, ami { COUNT($points, of: "game-points") }:
    }
} a licit bukott, { SIGNED($change) }. { $factor ->
    [1] A bukás ára a licit, bármennyi pont jött össze.
    [2] Itt a bukás ára a licit kétszerese.
   *[other] Itt a bukás ára { $factor } × a licit.
}
    .short = Bukáskor levonás jár, bármennyi pont jött össze: { SIGNED($change) }.

all-cards-made = { WHO($side) ->
    [you] { CAP(BID($bid, form: "val")) } minden pontot érő lapot vállaltál, és más egy pontot sem vitt: { SIGNED($change) }.
    [ours] { CAP(BID($bid, form: "val")) } { SIDE($side) } minden pontot érő lapot vállaltatok, és más egy pontot sem vitt:
        { SIGNED($change) }.
   *[other] { CAP(BID($bid, form: "val")) } { SIDE($side) } minden pontot érő lapot vállalt, és más egy pontot sem vitt:
        { SIGNED($change) }.
}
    .short = Más egy pontot sem vitt, így teljesült a licit: { BID($bid) }.

all-cards-failed = { WHO($side) ->
    [you] { CAP(BID($bid, form: "val")) } minden pontot érő lapot vállaltál, de a többiek
        { COUNT($lost, of: "points", form: "t") } vittek: a licit bukott, { SIGNED($change) }.
    [ours] { CAP(BID($bid, form: "val")) } { SIDE($side) } minden pontot érő lapot vállaltatok, de a többiek
        { COUNT($lost, of: "points", form: "t") } vittek: a licit bukott, { SIGNED($change) }.
   *[other] { CAP(BID($bid, form: "val")) } { SIDE($side) } minden pontot érő lapot vállalt, de a többiek
        { COUNT($lost, of: "points", form: "t") } vittek: a licit bukott, { SIGNED($change) }.
}
    .short = A többiek { COUNT($lost, of: "points", form: "t") } vittek, így megbukott a licit: { BID($bid) }.

side-scores = { WHO($side) ->
    [you] Téged nem köt licit: azt írod fel, amit szereztél. { $per ->
        [1] Ez { COUNT($total, of: "points") }: { SIGNED($change) }.
       *[other] Ez { COUNT($total, of: "points") }, vagyis { COUNT($points, of: "game-points") }: { SIGNED($change) }.
    }
    [ours] Titeket nem köt licit: azt írjátok fel, amit szereztetek. { $per ->
        [1] Ez { COUNT($total, of: "points") }: { SIGNED($change) }.
       *[other] Ez { COUNT($total, of: "points") }, vagyis { COUNT($points, of: "game-points") }: { SIGNED($change) }.
    }
    [one] { SIDE($side, form: "t") } nem köti licit: azt írja fel, amit szerzett. { $per ->
        [1] Ez { COUNT($total, of: "points") }: { SIGNED($change) }.
       *[other] Ez { COUNT($total, of: "points") }, vagyis { COUNT($points, of: "game-points") }: { SIGNED($change) }.
    }
   *[two] { SIDE($side, form: "t") } nem köti licit: azt írják fel, amit szereztek. { $per ->
        [1] Ez { COUNT($total, of: "points") }: { SIGNED($change) }.
       *[other] Ez { COUNT($total, of: "points") }, vagyis { COUNT($points, of: "game-points") }: { SIGNED($change) }.
    }
}
    .short = Akit nem köt licit, az azt kapja, amit szerzett: { SIGNED($change) }.

match-won = { WHO($side) ->
    [you] Neked { SCORE($score) } pontod van: ezzel elérted a célt ({ $target }), és senki másnak nincs ennyi (a második:
        { SCORE($second) }). Megnyerted a mérkőzést.
    [ours] { CAP(SIDE($side, form: "nak")) } { SCORE($score) } pontotok van: ezzel elértétek a célt ({ $target }), és senki
        másnak nincs ennyi (a második: { SCORE($second) }). Megnyertétek a mérkőzést.
    [one] { SIDE($side, form: "nak") } { SCORE($score) } pontja van: ezzel elérte a célt ({ $target }), és senki másnak nincs ennyi
        (a második: { SCORE($second) }). { SIDE($side) } nyerte meg a mérkőzést.
   *[two] { SIDE($side, form: "nak") } { SCORE($score) } pontja van: ezzel elérték a célt ({ $target }), és senki másnak nincs ennyi
        (a második: { SCORE($second) }). Ők nyerték meg a mérkőzést.
}
    .short = A legtöbb pont nyer, ha eléri a célt: { $target }.

target-not-reached = A legmagasabb pontszám { SCORE($best) }, a cél pedig { $target }: megy tovább a játék.
    .short = Még senki sem érte el a célt: { $target }.

level-at-top = { $sides ->
    [2] Az élen ketten állnak egyformán, { SCORE($score) } ponttal: kell még egy leosztás.
    [3] Az élen hárman állnak egyformán, { SCORE($score) } ponttal: kell még egy leosztás.
   *[other] Az élen többen állnak egyformán, { SCORE($score) } ponttal: kell még egy leosztás.
}
    .short = Egyenlő az állás az élen: még egy leosztás.

lead-too-small = { WHO($side) ->
    [you] Az állás { SCORE($score) }:{ SCORE($second) }. Te vezetsz, de itt legalább { $margin } pont előny kell:
        megy tovább a játék.
    [ours] Az állás { SCORE($score) }:{ SCORE($second) }. { CAP(SIDE($side)) } vezettek, de itt legalább
        { $margin } pont előny kell: megy tovább a játék.
   *[other] Az állás { SCORE($score) }:{ SCORE($second) }. { CAP(SIDE($side)) } vezet, de itt legalább
        { $margin } pont előny kell: megy tovább a játék.
}
    .short = Legalább { $margin } pont előny kell.

# -- tisztesség --------------------------------------------------------------------------------------------------------

revoke-found = { $trick ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $trick }.
} ütésben { WHO($seat) ->
    [you] te ezt a lapot tetted le: { CARD($card) }. { $why } Letehetted volna
        { CARD($lawful, form: "the-t", join: "or") }.
   *[one] { SEAT($seat) } ezt a lapot tette le: { CARD($card) }. { $why } Letehette volna
        { CARD($lawful, form: "the-t", join: "or") }.
}
    .short = { $why }

no-revoke = { $plays ->
    [0] Még egy lapot sem tettek le.
    [one] Az egyetlen letett lap szabályos volt.
   *[other] { $plays } lapot tettek le, és mind szabályos volt: senki sem csinált renonszot.
}
    .short = Minden lap szabályos volt.

accusation-right = { WHO($accused) ->
    [you] Te valóban renonszot csináltál { CARD($card, form: "the-val") },
   *[one] { SEAT($accused) } valóban renonszot csinált { CARD($card, form: "the-val") },
} { $trick ->
    [1] az 1.
    [5] az 5.
   *[other] a { $trick }.
} ütésben. Ezért { WHO($side) ->
    [you] { $penalty } pontot veszítesz
    [ours] { SIDE($side) } { $penalty } pontot veszítetek
   *[other] { SIDE($side) } { $penalty } pontot veszít
}, a leosztás pedig érvénytelen: senki sem kap pontot, és újra kell osztani.
    .short = A renonsz ára { $penalty } pont, és a leosztás érvénytelen.

bid-lost-too = { WHO($side) ->
    [you] Te nyerted a licitálást { BID($bid, form: "val") }, ezért a licitet is elveszíted.
    [ours] { CAP(SIDE($side)) } nyertétek a licitálást { BID($bid, form: "val") }, ezért a licitet is elveszítitek.
   *[other] { SIDE($side) } nyerte a licitálást { BID($bid, form: "val") }, ezért a licitet is elveszíti.
}
    .short = A licit is elvész: { BID($bid) }.

accusation-wrong = { WHO($accused) ->
    [you] Te semmi szabálytalant nem tettél.
   *[one] { SEAT($accused) } semmi szabálytalant nem tett.
} A hamis vádért { WHO($side) ->
    [you] { $penalty } pontot veszítesz
    [ours] { SIDE($side) } { $penalty } pontot veszítetek
   *[other] { SIDE($side) } { $penalty } pontot veszít
}, és a leosztás megy tovább.
    .short = A hamis vád ára { $penalty } pont, és a leosztás megy tovább.

talk-punished = { WHO($accused) ->
    [you] Beszéltél a partnerednek a lapokról, pedig csak a lapok beszélhetnek.
   *[one] { SEAT($accused) } beszélt a partnerének a lapokról, pedig csak a lapok beszélhetnek.
} Ezért { WHO($side) ->
    [you] { $penalty } pontot veszítesz
    [ours] { SIDE($side) } { $penalty } pontot veszítetek
   *[other] { SIDE($side) } { $penalty } pontot veszít
}, és a leosztás megy tovább.
    .short = A beszéd ára { $penalty } pont, és a leosztás megy tovább.

penalty-waived = Mindenki beleegyezett, hogy ne legyen büntetés: a pontszámok nem változnak, és a leosztás megy tovább.
    .short = Mindenki beleegyezett, hogy a játék menjen tovább.

authored = { RULE($rule) }
    .short = { RULE($rule) }
