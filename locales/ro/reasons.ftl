# De ce răspunsul e cel care e: câte un mesaj pentru fiecare motiv din `tutor/rules/reasons.py`, cu câmpurile lui ca
# argumente (și `$seat`, cel la rând, pentru obligații). `.short` confirmă un răspuns bun, `.past` spune o
# obligație călcată, `…-part` e o parte dintr-o sumă.

# -- ce ești obligat să dai --------------------------------------------------------------------------------------------

lead-anything = { WHO($seat) ->
    [you] Pe masă nu e încă nicio carte: tu ieși, și poți ieși cu orice carte.
   *[one] Pe masă nu e încă nicio carte: { SEAT($seat) } iese, și poate ieși cu orice carte.
}
    .short = Cine iese poate ieși cu orice carte.
    .past = Se putea ieși cu orice carte.

anything-while-stock = { WHO($seat) ->
    [you] S-a cerut { SUIT($led) }, dar mai sunt cărți în pachetul de jos: până se termină, poți da orice carte.
   *[one] S-a cerut { SUIT($led) }, dar mai sunt cărți în pachetul de jos: până se termină, { SEAT($seat) } poate da
        orice carte.
}
    .short = Cât mai sunt cărți jos, nimeni nu trebuie să dea la culoare.
    .past = S-a cerut { SUIT($led) }, dar cât mai erau cărți jos se putea da orice carte.

# `$unbeaten`: se joacă la iber, și cine e la rând n-are nicio carte mai mare decât aceasta. `$ruffed`: se joacă la iber,
# și tromful acesta l-a oprit în mâna de pe masă.
follow-suit = { $unbeaten ->
    [none] { $ruffed ->
        [none] { WHO($seat) ->
            [you] S-a cerut { SUIT($led) } și ai { SUIT($led) }, deci trebuie să dai la culoare: orice carte de
                { SUIT($led) } e bună.
           *[one] S-a cerut { SUIT($led) } și { SEAT($seat) } are { SUIT($led) }, deci trebuie să dea la culoare: orice
                carte de { SUIT($led) } e bună.
        }
       *[some] { WHO($seat) ->
            [you] S-a cerut { SUIT($led) } și ai { SUIT($led) }, deci trebuie să dai la culoare. Mâna a fost tăiată cu
                { CARD($ruffed, form: "the") }, așa că iberul nu mai obligă pe nimeni: orice carte de { SUIT($led) } e
                bună.
           *[one] S-a cerut { SUIT($led) } și { SEAT($seat) } are { SUIT($led) }, deci trebuie să dea la culoare. Mâna a
                fost tăiată cu { CARD($ruffed, form: "the") }, așa că iberul nu mai obligă pe nimeni: orice carte de
                { SUIT($led) } e bună.
        }
    }
   *[some] { WHO($seat) ->
        [you] S-a cerut { SUIT($led) } și ai { SUIT($led) }, dar nicio carte mai mare decât
            { CARD($unbeaten, form: "the") }. Atunci iberul nu-ți cere nimic: orice carte de { SUIT($led) } e bună.
       *[one] S-a cerut { SUIT($led) } și { SEAT($seat) } are { SUIT($led) }, dar nicio carte mai mare decât
            { CARD($unbeaten, form: "the") }. Atunci iberul nu cere nimic: orice carte de { SUIT($led) } e bună.
    }
}
    .short = { $unbeaten ->
        [none] { $ruffed ->
            [none] { WHO($seat) ->
                [you] Ai { SUIT($led) }, deci dai { SUIT($led) }, și orice carte de { SUIT($led) } e bună.
               *[one] { SEAT($seat) } are { SUIT($led) }, deci dă { SUIT($led) }, și orice carte de { SUIT($led) } e
                    bună.
            }
           *[some] După ce mâna a fost tăiată, iberul nu mai obligă: orice carte de { SUIT($led) } e bună.
        }
       *[some] { WHO($seat) ->
            [you] N-ai nimic mai mare decât { CARD($unbeaten, form: "the") }, deci orice carte de { SUIT($led) } e bună.
           *[one] { SEAT($seat) } n-are nimic mai mare decât { CARD($unbeaten, form: "the") }, deci orice carte de
                { SUIT($led) } e bună.
        }
    }
    .past = { WHO($seat) ->
        [you] S-a cerut { SUIT($led) } și aveai { SUIT($led) }, deci trebuia să dai la culoare.
       *[one] S-a cerut { SUIT($led) } și { SEAT($seat) } avea { SUIT($led) }, deci trebuia să dea la culoare.
    }

beat-in-suit = { WHO($seat) ->
    [you] S-a cerut { SUIT($led) }, iar la masa asta se joacă la iber: ai o carte de { SUIT($led) } mai mare decât
        { CARD($to_beat, form: "the") }, deci trebuie să mărești.
   *[one] S-a cerut { SUIT($led) }, iar la masa asta se joacă la iber: { SEAT($seat) } are o carte de { SUIT($led) } mai
        mare decât { CARD($to_beat, form: "the") }, deci trebuie să mărească.
}
    .short = { WHO($seat) ->
        [you] La iber: poți mări peste { CARD($to_beat, form: "the") }, deci trebuie.
       *[one] La iber: { SEAT($seat) } poate mări peste { CARD($to_beat, form: "the") }, deci trebuie.
    }
    .past = { WHO($seat) ->
        [you] S-a cerut { SUIT($led) } și se juca la iber: aveai o carte de { SUIT($led) } mai mare decât
            { CARD($to_beat, form: "the") }, deci trebuia să mărești.
       *[one] S-a cerut { SUIT($led) } și se juca la iber: { SEAT($seat) } avea o carte de { SUIT($led) } mai mare decât
            { CARD($to_beat, form: "the") }, deci trebuia să mărească.
    }

# `$ruffed`: tromful de pe masă, acolo unde nimeni nu trebuie să-l întreacă; `$iber`: dacă iberul ar fi cerut-o.
trump-in = { $ruffed ->
    [none] { WHO($seat) ->
        [you] S-a cerut { SUIT($led) } și nu ai, dar ai tromf, adică { SUIT($trump) }: trebuie să tai, cu orice tromf
            vrei.
       *[one] S-a cerut { SUIT($led) } și { SEAT($seat) } nu are, dar are tromf, adică { SUIT($trump) }: trebuie să taie,
            cu orice tromf.
    }
   *[some] { $iber ->
        [true] { WHO($seat) ->
            [you] S-a cerut { SUIT($led) } și nu ai, deci trebuie să tai cu tromf. Mâna a fost deja tăiată cu
                { CARD($ruffed, form: "the") }, așa că iberul nu mai obligă pe nimeni: orice tromf e bun.
           *[one] S-a cerut { SUIT($led) } și { SEAT($seat) } nu are, deci trebuie să taie cu tromf. Mâna a fost deja
                tăiată cu { CARD($ruffed, form: "the") }, așa că iberul nu mai obligă pe nimeni: orice tromf e bun.
        }
       *[false] { WHO($seat) ->
            [you] S-a cerut { SUIT($led) } și nu ai, deci trebuie să tai cu tromf. Pe masă e deja
                { CARD($ruffed, form: "the") }, dar la masa asta nu trebuie să pui un tromf mai mare: orice tromf e bun.
           *[one] S-a cerut { SUIT($led) } și { SEAT($seat) } nu are, deci trebuie să taie cu tromf. Pe masă e deja
                { CARD($ruffed, form: "the") }, dar la masa asta nu trebuie pus un tromf mai mare: orice tromf e bun.
        }
    }
}
    .short = { WHO($seat) ->
        [you] Nu ai { SUIT($led) }, dar ai tromf, deci tai, cu orice tromf.
       *[one] { SEAT($seat) } nu are { SUIT($led) }, dar are tromf, deci taie, cu orice tromf.
    }
    .past = { WHO($seat) ->
        [you] S-a cerut { SUIT($led) }: nu aveai, dar aveai tromf și trebuia să tai.
       *[one] S-a cerut { SUIT($led) }: { SEAT($seat) } nu avea, dar avea tromf și trebuia să taie.
    }

overtrump = { WHO($seat) ->
    [you] S-a cerut { SUIT($led) } și nu ai, deci trebuie să tai cu tromf. Pe masă e deja
        { CARD($to_beat, form: "the") }, iar tu ai un tromf mai mare: pe acela trebuie să-l pui.
   *[one] S-a cerut { SUIT($led) } și { SEAT($seat) } nu are, deci trebuie să taie cu tromf. Pe masă e deja
        { CARD($to_beat, form: "the") }, iar { SEAT($seat) } are un tromf mai mare: pe acela trebuie să-l pună.
}
    .short = { WHO($seat) ->
        [you] Trebuie să tai și ai un tromf mai mare decât { CARD($to_beat, form: "the") }: pe acela îl pui.
       *[one] { SEAT($seat) } trebuie să taie și are un tromf mai mare decât { CARD($to_beat, form: "the") }: pe acela
            îl pune.
    }
    .past = { WHO($seat) ->
        [you] S-a cerut { SUIT($led) } și nu aveai, deci trebuia să tai; iar cum aveai un tromf mai mare decât
            { CARD($to_beat, form: "the") }, pe acela trebuia să-l pui.
       *[one] S-a cerut { SUIT($led) } și { SEAT($seat) } nu avea, deci trebuia să taie; iar cum avea un tromf mai mare
            decât { CARD($to_beat, form: "the") }, pe acela trebuia să-l pună.
    }

undertrump = { WHO($seat) ->
    [you] S-a cerut { SUIT($led) } și nu ai, deci trebuie să tai cu tromf. Niciun tromf de-al tău nu e mai mare decât
        { CARD($unbeaten, form: "the") }, dar tot trebuie să pui unul, oricare.
   *[one] S-a cerut { SUIT($led) } și { SEAT($seat) } nu are, deci trebuie să taie cu tromf. N-are niciun tromf mai
        mare decât { CARD($unbeaten, form: "the") }, dar tot trebuie să pună unul, oricare.
}
    .short = Cine n-are { SUIT($led) } dă tromf, chiar și unul prea mic ca să ducă mâna.
    .past = { WHO($seat) ->
        [you] S-a cerut { SUIT($led) }: nu aveai, dar aveai tromf. Niciunul nu era mai mare decât
            { CARD($unbeaten, form: "the") }, dar tot trebuia să pui unul.
       *[one] S-a cerut { SUIT($led) }: { SEAT($seat) } nu avea, dar avea tromf. Niciunul nu era mai mare decât
            { CARD($unbeaten, form: "the") }, dar tot trebuia să pună unul.
    }

discard-anything = { $trump ->
    [none] { WHO($seat) ->
        [you] S-a cerut { SUIT($led) } și nu ai, iar tromf nu e încă: poți arunca orice carte, dar cu ea nu duci mâna.
       *[one] S-a cerut { SUIT($led) } și { SEAT($seat) } nu are, iar tromf nu e încă: poate arunca orice carte, dar cu
            ea nu duce mâna.
    }
   *[some] { SAME($led, $trump) ->
        [yes] { WHO($seat) ->
            [you] S-a ieșit cu tromf, adică { SUIT($led) }, și nu ai niciunul: poți arunca orice carte, dar cu ea nu
                duci mâna.
           *[one] S-a ieșit cu tromf, adică { SUIT($led) }, și { SEAT($seat) } nu are niciunul: poate arunca orice carte,
                dar cu ea nu duce mâna.
        }
       *[no] { WHO($seat) ->
            [you] Nu ai nici { SUIT($led) }, culoarea cerută, nici { SUIT($trump) }, tromful: poți arunca orice carte,
                dar cu ea nu duci mâna.
           *[one] { SEAT($seat) } nu are nici { SUIT($led) }, culoarea cerută, nici { SUIT($trump) }, tromful: poate
                arunca orice carte, dar cu ea nu duce mâna.
        }
    }
}
    .short = { WHO($seat) ->
        [you] Nu ai nici culoarea cerută, nici tromf, deci poți arunca orice carte.
       *[one] { SEAT($seat) } nu are nici culoarea cerută, nici tromf, deci poate arunca orice carte.
    }
    .past = S-a cerut { SUIT($led) }, dar fără { SUIT($led) } și fără tromf se putea arunca orice carte.

# -- mâini și cărți ----------------------------------------------------------------------------------------------------

taken-by-trump = { $trumps ->
    [1] { WHO($seat) ->
        [you] Tu duci mâna, cu { CARD($card, form: "the") }: { SUIT($trump) } e tromf, și alt tromf nu s-a dat.
       *[one] { SEAT($seat) } duce mâna, cu { CARD($card, form: "the") }: { SUIT($trump) } e tromf, și alt tromf nu s-a
            dat.
    }
   *[other] { WHO($seat) ->
        [you] Tu duci mâna, cu { CARD($card, form: "the") }: { SUIT($trump) } e tromf, iar dintre tromfii de pe
            masă acesta e cel mai mare.
       *[one] { SEAT($seat) } duce mâna, cu { CARD($card, form: "the") }: { SUIT($trump) } e tromf, iar dintre
            tromfii de pe masă acesta e cel mai mare.
    }
}
    .short = Un tromf bate orice carte de altă culoare, oricât de mare ar fi.

taken-in-suit = { SAME($led, $trump) ->
    [yes] { WHO($seat) ->
        [you] Tu duci mâna, cu { CARD($card, form: "the") }: s-a ieșit cu tromf, și acesta e cel mai mare.
       *[one] { SEAT($seat) } duce mâna, cu { CARD($card, form: "the") }: s-a ieșit cu tromf, și acesta e cel mai mare.
    }
   *[no] { $mixed ->
        [true] { WHO($seat) ->
            [you] Tu duci mâna, cu { CARD($card, form: "the") }: nimeni n-a tăiat, și asta e cea mai mare carte de
                { SUIT($led) } de pe masă. Celelalte culori nu contează aici, oricât de mari ar fi cărțile.
           *[one] { SEAT($seat) } duce mâna, cu { CARD($card, form: "the") }: nimeni n-a tăiat, și asta e cea mai mare carte de
                { SUIT($led) } de pe masă. Celelalte culori nu contează aici, oricât de mari ar fi cărțile.
        }
       *[false] { WHO($seat) ->
            [you] Tu duci mâna, cu { CARD($card, form: "the") }: nimeni n-a tăiat, și asta e cea mai mare carte de
                { SUIT($led) } de pe masă.
           *[one] { SEAT($seat) } duce mâna, cu { CARD($card, form: "the") }: nimeni n-a tăiat, și asta e cea mai mare carte de
                { SUIT($led) } de pe masă.
        }
    }
}
    .short = { SAME($led, $trump) ->
        [yes] O duce cel mai mare tromf.
       *[no] Nimeni n-a tăiat, deci o duce cea mai mare carte de { SUIT($led) } de pe masă.
    }

cards-counted = { $parts ->
    [none] Nu e nicio carte, deci niciun punct.
   *[other] { CAP($parts) }: împreună { COUNT($total, of: "points") }.
}
    .short = { $parts ->
        [none] Nicio carte, niciun punct.
       *[other] Împreună { COUNT($total, of: "points") }: { $parts }.
    }
cards-counted-part = { CARD($card) } { $points }
# Când sunt multe: toate de aceeași mărime. `$card` e una din ele.
cards-counted-rank = { $count ->
    [one] { RANK($card, form: "a") } ({ $points })
    [few] { $count } { RANK($card, form: "many") } ({ $points })
   *[other] { $count } de { RANK($card, form: "many") } ({ $points })
}

side-counted = { $pairs ->
    [none] { WHO($side) ->
        [you] Tu ai strâns { COUNT($cards, of: "points") } din cărți.
        [ours] { CAP(SIDE($side)) } ați strâns { COUNT($cards, of: "points") } din cărți.
        [one] { SIDE($side) } a strâns { COUNT($cards, of: "points") } din cărți.
       *[two] { SIDE($side) } au strâns { COUNT($cards, of: "points") } din cărți.
    }
   *[some] { WHO($side) ->
        [you] Tu ai strâns { COUNT($cards, of: "points") } din cărți și ai anunțat { $pairs }:
            { $cards } + { $announcements } = { $total }.
        [ours] { CAP(SIDE($side)) } ați strâns { COUNT($cards, of: "points") } din cărți și ați anunțat { $pairs }:
            { $cards } + { $announcements } = { $total }.
        [one] { SIDE($side) } a strâns { COUNT($cards, of: "points") } din cărți și a anunțat { $pairs }:
            { $cards } + { $announcements } = { $total }.
       *[two] { SIDE($side) } au strâns { COUNT($cards, of: "points") } din cărți și au anunțat { $pairs }:
            { $cards } + { $announcements } = { $total }.
    }
}
    .short = { $pairs ->
        [none] { CAP(SIDE($side)) }: { COUNT($total, of: "points") } din cărți.
       *[some] { CAP(SIDE($side)) }: { $cards } din cărți + { $announcements } din anunțuri = { $total }.
    }
side-counted-part = { $worth } la { SUIT($suit) }

game-points-counted = { $per ->
    [1] La masa asta fiecare punct e un punct de joc: { $total } rămâne { $total }.
   *[other] { $points ->
        [0] Pentru un punct de joc trebuie { COUNT($per, of: "points") }, iar { $total } e mai puțin: niciun punct de joc.
       *[other] { $rest ->
            [0] { $total } e { $points } × { $per }, fără rest: { COUNT($points, of: "game-points") }.
           *[other] { $points } × { $per } = { $counted }, deci { $total } fac { COUNT($points, of: "game-points") }; restul,
                { $rest }, nu se pune.
        }
    }
}
    .short = { $per ->
        [1] La masa asta fiecare punct e un punct de joc.
       *[other] La fiecare { COUNT($per, of: "points") } se face un punct de joc, iar restul nu se pune.
    }

# -- anunțuri ----------------------------------------------------------------------------------------------------------

pair-announced = { SAME($suit, $trump) ->
    [yes] { WHO($seat) ->
        [you] Tu ieși și ai { PAIR($suit) }. Culoarea asta e tromf, deci perechea face { $worth }.
       *[one] { SEAT($seat) } iese și are { PAIR($suit) }. Culoarea asta e tromf, deci perechea face
            { $worth }.
    }
   *[no] { WHO($seat) ->
        [you] Tu ieși și ai { PAIR($suit) }. Culoarea asta nu e tromf, deci perechea face { $worth }.
       *[one] { SEAT($seat) } iese și are { PAIR($suit) }. Culoarea asta nu e tromf, deci perechea face
            { $worth }.
    }
}
    .short = { SAME($suit, $trump) ->
        [yes] Cine iese și are { PAIR($suit) } anunță { $worth }, fiindcă e perechea de tromf.
       *[no] Cine iese și are { PAIR($suit) } anunță { $worth }.
    }

opening-pair-is-trump = { WHO($seat) ->
    [you] Ai { PAIR($suit) }, iar culoarea primei cărți devine tromf: perechea e deja de tromf și
        face { $worth }.
   *[one] { SEAT($seat) } are { PAIR($suit) }, iar culoarea primei cărți devine tromf: perechea e deja de
        tromf și face { $worth }.
}
    .short = Cu ieșirea asta { SUIT($suit) } devine tromf, deci perechea face { $worth }.

not-leading = S-a ieșit deja cu { SUIT($led) }, și anunță numai cine iese: cu { CARD($card, form: "the") } nu se anunță nimic.
    .short = Anunță numai cine iese.

pair-broken = S-a ieșit deja cu { SUIT($led) }, și anunță numai cine iese. Dacă se dă acum { CARD($card, form: "the") },
    anunțul se strică și nu mai face niciun punct.
    .short = Anunță numai cine iese; dată acum, cartea strică anunțul.

pair-incomplete = { WHO($seat) ->
    [you] Ai { CARD($card, form: "the") }, dar nu ai { CARD($lacks, form: "the") }: nu e pereche, deci nu anunți nimic.
   *[one] { SEAT($seat) } are { CARD($card, form: "the") }, dar nu are { CARD($lacks, form: "the") }: nu e pereche, deci
        nu anunță nimic.
}
    .short = Fără { CARD($lacks, form: "the") } nu e pereche.

not-a-pair-card = Se anunță numai cu { RANK("king", form: "a") } sau { RANK("queen", form: "a") }, iar asta e
    { RANK($card, form: "a") }.
    .short = Se anunță numai cu { RANK("king", form: "a") } sau { RANK("queen", form: "a") }.

no-announcements-here = La masa asta nu se fac anunțuri, deci cu { CARD($card, form: "the") } nu se anunță nimic.
    .short = La masa asta nu se fac anunțuri.

# -- licitația ---------------------------------------------------------------------------------------------------------

may-bid-first = { WHO($seat) ->
    [you] Încă n-a licitat nimeni: poți zice orice de la { BID($lowest) } la { BID($highest) }, sau pas.
   *[one] Încă n-a licitat nimeni: { SEAT($seat) } poate zice orice de la { BID($lowest) } la { BID($highest) }, sau pas.
}
    .short = Cine licitează primul poate zice orice, și pas se poate zice oricând.

may-bid-higher = { SAME($lowest, $highest) ->
    [yes] S-a licitat { BID($to_beat) }, și mai departe trebuie mai mult: a rămas doar { BID($highest) }, sau pas.
   *[no] S-a licitat { BID($to_beat) }, și mai departe trebuie mai mult: de la { BID($lowest) } la { BID($highest) }, sau
        pas.
}
    .short = Mai mult de { BID($to_beat) }, sau pas.

only-pass-left = { WHO($seat) ->
    [you] S-a licitat { BID($to_beat) }, și mai sus nu se poate: nu poți zice decât pas.
   *[one] S-a licitat { BID($to_beat) }, și mai sus nu se poate: { SEAT($seat) } nu poate zice decât pas.
}
    .short = Mai sus de { BID($to_beat) } nu se poate.

bidding-over = { $rounds ->
    [true] Cine zice pas iese din licitație, și nu mai are cine să zică mai mult: s-a terminat.
   *[false] Fiecare vorbește o singură dată, și au vorbit toți: licitația s-a terminat.
}
    .short = Licitația s-a terminat.

highest-bid-wins = { WHO($seat) ->
    [you] Tu ai licitat { BID($amount) }, și nimeni n-a zis mai mult: ai câștigat licitația.
   *[one] { SEAT($seat) } a licitat { BID($amount) }, și nimeni n-a zis mai mult: { SEAT($seat) } a câștigat licitația.
}
    .short = Cine licitează cel mai mult câștigă licitația.

still-to-speak = { $rounds ->
    [true] { WHO($seat) ->
        [you] Licitația merge pe rând până rămâne unul singur, și acum e rândul tău.
       *[one] Licitația merge pe rând până rămâne unul singur, și acum e rândul lui { SEAT($seat) }.
    }
   *[false] { WHO($seat) ->
        [you] Fiecare vorbește o dată, iar tu n-ai vorbit încă.
       *[one] Fiecare vorbește o dată, iar { SEAT($seat) } n-a vorbit încă.
    }
}
    .short = { WHO($seat) ->
        [you] Mai ai tu de vorbit.
       *[one] Mai are de vorbit { SEAT($seat) }.
    }

all-passed-redeal = { WHO($dealer) ->
    [you] Toți au zis pas, deci împarți din nou, tot tu.
   *[one] Toți au zis pas, deci împarte din nou tot { SEAT($dealer) }.
}
    .short = Dacă toți zic pas, împarte din nou același.

all-passed-dealer-bound = { WHO($seat) ->
    [you] Toți au zis pas. La masa asta joacă atunci cine a împărțit, adică tu, cu { BID($amount) }, cea mai
        mică licitare.
   *[one] Toți au zis pas. La masa asta joacă atunci cine a împărțit, adică { SEAT($seat) }, cu
        { BID($amount) }, cea mai mică licitare.
}
    .short = Dacă toți zic pas, cine a împărțit joacă pe minim.

all-passed-fixed-suit = Toți au zis pas. La masa asta tromful e atunci { SUIT($suit) }, și nimeni n-a promis nimic.
    .short = Dacă toți zic pas, aici tromful e { SUIT($suit) } și nimeni n-a promis nimic.

all-passed-forehand-zero = { WHO($seat) ->
    [you] Toți au zis pas. La masa asta joacă atunci primul la mână, adică tu, pe zero.
   *[one] Toți au zis pas. La masa asta joacă atunci primul la mână, adică { SEAT($seat) }, pe zero.
}
    .short = Dacă toți zic pas, primul la mână joacă pe zero.

# -- tromful, ieșirea, împărțitul --------------------------------------------------------------------------------------

trump-from-first-lead = { WHO($seat) ->
    [you] Tu ai câștigat licitația și ai ieșit întâi cu { CARD($card, form: "the") }, deci tromful e { SUIT($suit) }.
   *[one] { SEAT($seat) } a câștigat licitația și a ieșit întâi cu { CARD($card, form: "the") }, deci tromful e
        { SUIT($suit) }.
}
    .short = Tromful e culoarea primei cărți cu care se iese.

trump-named = { $before_rest ->
    [true] Cine a câștigat licitația a ales { SUIT($suit) } ca tromf, înainte să se dea celelalte cărți.
   *[false] Cine a câștigat licitația a ales { SUIT($suit) } ca tromf, după licitație.
}
    .short = Tromful l-a ales cine a câștigat licitația: e { SUIT($suit) }.

trump-turned = Ultima carte a celui care împarte s-a întors cu fața în sus: { CARD($card, form: "the") }. Tromful e
    { SUIT($suit) }.
    .short = Tromful e culoarea cărții întoarse.

trump-by-turns = Aici nu se licitează; culorile sunt tromf pe rând, și acum e rândul pentru { SUIT($suit) }.
    .short = Culorile sunt tromf pe rând, și acum e { SUIT($suit) }.

trump-of-table = La masa asta tromful e { SUIT($suit) } toată partida, oricine ar câștiga licitația.
    .short = Tromful e { SUIT($suit) } toată partida.

bid-winner-leads = { WHO($seat) ->
    [you] Tu ai câștigat licitația, și la masa asta iese întâi cine a câștigat-o.
   *[one] { SEAT($seat) } a câștigat licitația, și la masa asta iese întâi cine a câștigat-o.
}
    .short = La masa asta iese întâi cine a câștigat licitația.

forehand-leads = { WHO($dealer) ->
    [you] Tu ai împărțit, deci primul la mână e { SEAT($seat) }, și la masa asta iese întâi primul la mână.
   *[one] { WHO($seat) ->
        [you] { SEAT($dealer) } a împărțit, deci primul la mână ești tu, și la masa asta iese întâi primul la mână.
       *[one] { SEAT($dealer) } a împărțit, deci primul la mână e { SEAT($seat) }, și la masa asta iese întâi primul la
            mână.
    }
}
    .short = La masa asta iese întâi primul la mână.

deal-moves = { WHO($dealer) ->
    [you] Tu ai împărțit, iar împărțitul trece la următorul, în sensul acelor de ceas: urmează { SEAT($seat) }.
   *[one] { WHO($seat) ->
        [you] { SEAT($dealer) } a împărțit, iar împărțitul trece la următorul, în sensul acelor de ceas: urmezi tu.
       *[one] { SEAT($dealer) } a împărțit, iar împărțitul trece la următorul, în sensul acelor de ceas: urmează
            { SEAT($seat) }.
    }
}
    .short = Împărțitul trece la următorul, în sensul acelor de ceas.

deal-numbers = { $then ->
    [0] { $left ->
        [0] La { $players } jucători, fiecare primește { COUNT($each, of: "cards") }, și se împart toate.
       *[other] La { $players } jucători, fiecare primește { COUNT($each, of: "cards") }, și rămân { $left }.
    }
   *[other] La { $players } jucători, fiecare primește { COUNT($each, of: "cards") }, și încă { COUNT($then, of: "cards") }
        după ce se alege tromful.
}
    .short = { $then ->
        [0] { $players } × { $each } date, { $left } rămase.
       *[other] { $players } × { $each }, apoi { $players } × { $then }.
    }

rank-order = De la mic la mare: { CARD($cards, join: "plain") }. Zecarul e mai mare decât
    { RANK("king", form: "the") } și mai mic doar decât asul.
    .short = Zecarul e mai mare decât { RANK("king", form: "the") } și mai mic doar decât asul.

# -- runde și partide --------------------------------------------------------------------------------------------------

# `$change` e cât `$points`; `$total` e în puncte, iar `$per` din ele fac un punct de joc.
bid-made = { $per ->
    [1] { WHO($side) ->
        [you] Ai licitat { BID($bid) } și ai făcut { COUNT($total, of: "points") }: ți-ai făcut licitația și primești
            tot, { SIGNED($change) }, nu doar cât ai licitat.
        [ours] { CAP(SIDE($side)) } ați licitat { BID($bid) } și ați făcut { COUNT($total, of: "points") }: v-ați făcut
            licitația și primiți tot, { SIGNED($change) }, nu doar cât ați licitat.
        [one] { SIDE($side) } a licitat { BID($bid) } și a făcut { COUNT($total, of: "points") }: și-a făcut licitația
            și primește tot, { SIGNED($change) }, nu doar cât a licitat.
       *[two] { SIDE($side) } au licitat { BID($bid) } și au făcut { COUNT($total, of: "points") }: și-au făcut
            licitația și primesc tot, { SIGNED($change) }, nu doar cât au licitat.
    }
   *[other] { WHO($side) ->
        [you] Ai licitat { BID($bid) } și ai făcut { COUNT($total, of: "points") }, adică
            { COUNT($points, of: "game-points") }: ți-ai făcut licitația și primești { SIGNED($change) }.
        [ours] { CAP(SIDE($side)) } ați licitat { BID($bid) } și ați făcut { COUNT($total, of: "points") }, adică
            { COUNT($points, of: "game-points") }: v-ați făcut licitația și primiți { SIGNED($change) }.
        [one] { SIDE($side) } a licitat { BID($bid) } și a făcut { COUNT($total, of: "points") }, adică
            { COUNT($points, of: "game-points") }: și-a făcut licitația și primește { SIGNED($change) }.
       *[two] { SIDE($side) } au licitat { BID($bid) } și au făcut { COUNT($total, of: "points") }, adică
            { COUNT($points, of: "game-points") }: și-au făcut licitația și primesc { SIGNED($change) }.
    }
}
    .short = Cine își face licitația primește tot ce a făcut: { SIGNED($change) }.

bid-failed = { WHO($side) ->
    [you] Ai licitat { BID($bid) }, dar ai făcut doar { $per ->
        [1] { COUNT($total, of: "points") }: faci minus, { SIGNED($change) }.
       *[other] { COUNT($total, of: "points") }, adică { COUNT($points, of: "game-points") }: faci minus,
            { SIGNED($change) }.
    }
    [ours] { CAP(SIDE($side)) } ați licitat { BID($bid) }, dar ați făcut doar { $per ->
        [1] { COUNT($total, of: "points") }: faceți minus, { SIGNED($change) }.
       *[other] { COUNT($total, of: "points") }, adică { COUNT($points, of: "game-points") }: faceți minus,
            { SIGNED($change) }.
    }
    [one] { SIDE($side) } a licitat { BID($bid) }, dar a făcut doar { $per ->
        [1] { COUNT($total, of: "points") }: face minus, { SIGNED($change) }.
       *[other] { COUNT($total, of: "points") }, adică { COUNT($points, of: "game-points") }: face minus,
            { SIGNED($change) }.
    }
   *[two] { SIDE($side) } au licitat { BID($bid) }, dar au făcut doar { $per ->
        [1] { COUNT($total, of: "points") }: fac minus, { SIGNED($change) }.
       *[other] { COUNT($total, of: "points") }, adică { COUNT($points, of: "game-points") }: fac minus,
            { SIGNED($change) }.
    }
} { $factor ->
    [1] Se pierde cât s-a licitat, oricât s-ar fi făcut.
    [2] La masa asta se pierde de două ori cât s-a licitat.
    [few] La masa asta se pierde de { $factor } ori cât s-a licitat.
   *[other] La masa asta se pierde de { $factor } de ori cât s-a licitat.
}
    .short = Cine nu își face licitația face minus: { SIGNED($change) }.

all-cards-made = { WHO($side) ->
    [you] Cu { BID($bid) } ai promis toate cărțile cu puncte, și nimeni altcineva n-a luat niciun punct:
        { SIGNED($change) }.
    [ours] Cu { BID($bid) } { SIDE($side) } ați promis toate cărțile cu puncte, și nimeni altcineva n-a luat niciun punct:
        { SIGNED($change) }.
    [one] Cu { BID($bid) } { SIDE($side) } a promis toate cărțile cu puncte, și nimeni altcineva n-a luat niciun punct:
        { SIGNED($change) }.
   *[two] Cu { BID($bid) } { SIDE($side) } au promis toate cărțile cu puncte, și nimeni altcineva n-a luat niciun punct:
        { SIGNED($change) }.
}
    .short = Nimeni altcineva n-a luat niciun punct, deci { BID($bid) } s-a făcut.

all-cards-failed = { WHO($side) ->
    [you] Cu { BID($bid) } ai promis toate cărțile cu puncte, dar ceilalți au luat { COUNT($lost, of: "points") }: faci
        minus, { SIGNED($change) }.
    [ours] Cu { BID($bid) } { SIDE($side) } ați promis toate cărțile cu puncte, dar ceilalți au luat
        { COUNT($lost, of: "points") }: faceți minus, { SIGNED($change) }.
    [one] Cu { BID($bid) } { SIDE($side) } a promis toate cărțile cu puncte, dar ceilalți au luat
        { COUNT($lost, of: "points") }: face minus, { SIGNED($change) }.
   *[two] Cu { BID($bid) } { SIDE($side) } au promis toate cărțile cu puncte, dar ceilalți au luat
        { COUNT($lost, of: "points") }: fac minus, { SIGNED($change) }.
}
    .short = Ceilalți au luat { COUNT($lost, of: "points") }, deci { BID($bid) } nu s-a făcut.

side-scores = { WHO($side) ->
    [you] Pe tine nu te obliga nicio licitare. Ai făcut { $per ->
        [1] { COUNT($total, of: "points") }: primești { SIGNED($change) }.
       *[other] { COUNT($total, of: "points") }, adică { COUNT($points, of: "game-points") }: primești
            { SIGNED($change) }.
    }
    [ours] Pe voi nu vă obliga nicio licitare. { CAP(SIDE($side)) } ați făcut { $per ->
        [1] { COUNT($total, of: "points") }: primiți { SIGNED($change) }.
       *[other] { COUNT($total, of: "points") }, adică { COUNT($points, of: "game-points") }: primiți
            { SIGNED($change) }.
    }
    [one] Pe { SIDE($side) } nu-l obliga nicio licitare. A făcut { $per ->
        [1] { COUNT($total, of: "points") }: primește { SIGNED($change) }.
       *[other] { COUNT($total, of: "points") }, adică { COUNT($points, of: "game-points") }: primește
            { SIGNED($change) }.
    }
   *[two] Pe { SIDE($side) } nu-i obliga nicio licitare. Au făcut { $per ->
        [1] { COUNT($total, of: "points") }: primesc { SIGNED($change) }.
       *[other] { COUNT($total, of: "points") }, adică { COUNT($points, of: "game-points") }: primesc
            { SIGNED($change) }.
    }
}
    .short = Cine nu e obligat de nicio licitare primește cât a făcut: { SIGNED($change) }.

match-won = { WHO($side) ->
    [you] Ai { $score }: ai ajuns la { $target } și conduci (următorul are { $second }). Ai câștigat partida.
    [ours] { CAP(SIDE($side)) } aveți { $score }: ați ajuns la { $target } și conduceți (următorul are { $second }). Ați
        câștigat partida.
    [one] { SIDE($side) } are { $score }: a ajuns la { $target } și conduce (următorul are { $second }). A câștigat partida.
   *[two] { SIDE($side) } au { $score }: au ajuns la { $target } și conduc (următorul are { $second }). Au câștigat partida.
}
    .short = Câștigă scorul cel mai mare, dacă a ajuns la { $target }.

target-not-reached = Cel mai mare scor e { $best }, iar partida merge până la { $target }: se joacă mai departe.
    .short = N-a ajuns încă nimeni la { $target }.

level-at-top = { $sides ->
    [2] În frunte sunt doi la egalitate, cu { $score }: mai e nevoie de o rundă.
    [3] În frunte sunt trei la egalitate, cu { $score }: mai e nevoie de o rundă.
   *[other] În frunte sunt mai mulți la egalitate, cu { $score }: mai e nevoie de o rundă.
}
    .short = Egalitate în frunte: încă o rundă.

lead-too-small = { WHO($side) ->
    [you] Conduci cu { $score } la { $second }, dar la masa asta trebuie un avans de { $margin }: se joacă mai departe.
    [ours] { CAP(SIDE($side)) } conduceți cu { $score } la { $second }, dar la masa asta trebuie un avans de { $margin }:
        se joacă mai departe.
    [one] { SIDE($side) } conduce cu { $score } la { $second }, dar la masa asta trebuie un avans de { $margin }: se joacă
        mai departe.
   *[two] { SIDE($side) } conduc cu { $score } la { $second }, dar la masa asta trebuie un avans de { $margin }: se joacă
        mai departe.
}
    .short = Trebuie un avans de { $margin }.

# -- cinstea -----------------------------------------------------------------------------------------------------------

revoke-found = { WHO($seat) ->
    [you] În mâna { $trick } ai dat { CARD($card, form: "the") }. { $why } Se putea da
        { CARD($lawful, form: "the", join: "or") }.
   *[one] În mâna { $trick } { SEAT($seat) } a dat { CARD($card, form: "the") }. { $why } Se putea da
        { CARD($lawful, form: "the", join: "or") }.
}
    .short = { $why }

no-revoke = { $plays ->
    [0] Nu s-a jucat nicio carte.
    [one] Singura carte jucată e bună.
    [few] Toate cele { $plays } cărți jucate sunt bune: n-a trișat nimeni.
   *[other] Toate cele { $plays } de cărți jucate sunt bune: n-a trișat nimeni.
}
    .short = N-a trișat nimeni.

accusation-right = { WHO($accused) ->
    [you] Chiar ai trișat, cu { CARD($card, form: "the") } în mâna { $trick }.
   *[one] { SEAT($accused) } chiar a trișat, cu { CARD($card, form: "the") } în mâna { $trick }.
} { WHO($side) ->
    [you] Pierzi { COUNT($penalty, of: "points") } din scor
    [ours] { CAP(SIDE($side)) } pierdeți { COUNT($penalty, of: "points") } din scor
    [one] { SIDE($side) } pierde { COUNT($penalty, of: "points") } din scor
   *[two] { SIDE($side) } pierd { COUNT($penalty, of: "points") } din scor
}, runda nu se pune, iar cărțile se împart din nou.
    .short = Trișarea costă { COUNT($penalty, of: "points") }, iar runda nu se pune.

bid-lost-too = { WHO($side) ->
    [you] Tu câștigaseși licitația cu { BID($bid) }, deci pierzi și cât ai licitat.
    [ours] { CAP(SIDE($side)) } câștigaserăți licitația cu { BID($bid) }, deci pierdeți și cât ați licitat.
    [one] { SIDE($side) } câștigase licitația cu { BID($bid) }, deci pierde și cât a licitat.
   *[two] { SIDE($side) } câștigaseră licitația cu { BID($bid) }, deci pierd și cât au licitat.
}
    .short = Se pierde și licitarea, { BID($bid) }.

accusation-wrong = { WHO($accused) ->
    [you] Tu n-ai greșit cu nimic, deci acuzația e falsă.
   *[one] { SEAT($accused) } n-a greșit cu nimic, deci acuzația e falsă.
} { WHO($side) ->
    [you] Pierzi { COUNT($penalty, of: "points") } din scor
    [ours] { CAP(SIDE($side)) } pierdeți { COUNT($penalty, of: "points") } din scor
    [one] { SIDE($side) } pierde { COUNT($penalty, of: "points") } din scor
   *[two] { SIDE($side) } pierd { COUNT($penalty, of: "points") } din scor
}, iar runda merge mai departe.
    .short = O acuzație falsă costă { COUNT($penalty, of: "points") }, și runda merge mai departe.

talk-punished = { WHO($accused) ->
    [you] I-ai spus coechipierului ceva despre cărți, dar numai cărțile au voie să vorbească.
   *[one] { SEAT($accused) } i-a spus coechipierului ceva despre cărți, dar numai cărțile au voie să vorbească.
} { WHO($side) ->
    [you] Pierzi { COUNT($penalty, of: "points") } din scor
    [ours] { CAP(SIDE($side)) } pierdeți { COUNT($penalty, of: "points") } din scor
    [one] { SIDE($side) } pierde { COUNT($penalty, of: "points") } din scor
   *[two] { SIDE($side) } pierd { COUNT($penalty, of: "points") } din scor
}, iar runda merge mai departe.
    .short = Vorbitul în cărți costă { COUNT($penalty, of: "points") }, și runda merge mai departe.

penalty-waived = Toți s-au înțeles să treacă peste: scorul rămâne cum e, și runda merge mai departe.
    .short = Toți s-au înțeles să joace mai departe.

authored = { RULE($rule) }
    .short = { RULE($rule) }
