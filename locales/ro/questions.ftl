# Ce se întreabă, și răspunsurile în cuvinte: `answer-…` cum îl spui tu, `.given` cum ți se repetă, `.right` cel bun.

question-legal-plays = { WHO($seat) ->
    [you] Ce cărți poți juca?
   *[one] Ce cărți poate juca { SEAT($seat) }?
}
question-may-play = { WHO($seat) ->
    [you] Ai voie să joci acum { CARD($card, form: "the") }?
   *[one] Are voie { SEAT($seat) } să joace acum { CARD($card, form: "the") }?
}
question-trick-winner = Cine duce mâna?
question-trick-points = Câte puncte sunt în mâna asta?
question-card-points = Câte puncte sunt în grămada asta?
question-side-total = { WHO($side) ->
    [you] Câte puncte ai făcut, cu tot cu anunțuri?
    [ours] Câte puncte ați făcut { SIDE($side) }, cu tot cu anunțuri?
    [one] Câte puncte a făcut { SIDE($side) }, cu tot cu anunțuri?
   *[two] Câte puncte au făcut { SIDE($side) }, cu tot cu anunțuri?
}
question-game-points = { $side ->
    [none] { $total ->
        [one] Câte puncte de joc face un punct?
        [few] Câte puncte de joc fac { $total } puncte?
       *[other] Câte puncte de joc fac { $total } de puncte?
    }
   *[some] { WHO($side) ->
        [you] Câte puncte de joc ai făcut?
        [ours] Câte puncte de joc ați făcut { SIDE($side) }?
        [one] Câte puncte de joc a făcut { SIDE($side) }?
       *[two] Câte puncte de joc au făcut { SIDE($side) }?
    }
}
question-announcement = { WHO($seat) ->
    [you] Joci acum { CARD($card, form: "the") }. Cât anunți cu cartea asta: 0, 20 sau 40?
   *[one] { SEAT($seat) } joacă acum { CARD($card, form: "the") }. Cât anunță cu cartea asta: 0, 20 sau 40?
}
question-legal-bids = Ce poate zice următorul? Alege tot ce se poate, sau nimic, dacă licitația s-a terminat.
question-auction-result = Cum stă licitația?
question-trump = Care culoare e tromf?
question-first-leader = Cine iese întâi?
question-next-dealer = Cine împarte runda următoare?
question-deal = Câte cărți primește fiecare la început, câte mai târziu, și câte rămân?
question-rank-order = Pune cărțile în ordine, de la cea mai mică: { CARD($cards, join: "plain") }.
question-round-score = Cum se schimbă fiecare scor după runda asta?
question-match-result = A câștigat cineva partida, și cine?
question-find-revoke = Care a fost prima carte dată împotriva regulilor, dacă a fost vreuna?
question-accusation = { $offence ->
    [talk] { WHO($accuser) ->
        [you] Îl acuzi pe { SEAT($accused) } că a vorbit în cărți.
       *[one] { WHO($accused) ->
            [you] { SEAT($accuser) } te acuză că ai vorbit în cărți.
           *[one] { SEAT($accuser) } îl acuză pe { SEAT($accused) } că a vorbit în cărți.
        }
    } { $true ->
        [true] E adevărat.
       *[false] Nu e adevărat.
    }
   *[revoke] { WHO($accuser) ->
        [you] Îl acuzi pe { SEAT($accused) } că a trișat.
       *[one] { WHO($accused) ->
            [you] { SEAT($accuser) } te acuză că ai trișat.
           *[one] { SEAT($accuser) } îl acuză pe { SEAT($accused) } că a trișat.
        }
    }
} { $waived ->
    [true] Toți se înțeleg să treacă peste. Ce urmează?
   *[false] Ce urmează?
}
question-true-false = Adevărat sau fals? { $claim }
question-choice = Ce e adevărat? Alege tot ce e adevărat.

answer-legal-plays = { CARD($cards, form: "the") }
    .given = Ai ales { CARD($cards, form: "the") }.
    .right = { SIZE($cards) ->
        [1] Se poate juca numai { CARD($cards, form: "the") }.
       *[other] Se pot juca { CARD($cards, form: "the") }.
    }
answer-may-play = { $yes ->
    [true] da
   *[false] nu
}
    .given = { $yes ->
        [true] Ai zis da.
       *[false] Ai zis nu.
    }
    .right = { $yes ->
        [true] Da, { CARD($card, form: "the") } se poate juca.
       *[false] Nu, { CARD($card, form: "the") } nu se poate juca.
    }
answer-trick-winner = { SEAT($seat) }
    .given = Ai zis: { SEAT($seat) }.
    .right = { WHO($seat) ->
        [you] Mâna o duci tu.
       *[one] Mâna o duce { SEAT($seat) }.
    }
answer-trick-points = { COUNT($number, of: "points") }
    .given = Ai numărat { COUNT($number, of: "points") }.
    .right = { $number ->
        [1] În mâna asta e un punct.
       *[other] În mâna asta sunt { COUNT($number, of: "points") }.
    }
answer-card-points = { COUNT($number, of: "points") }
    .given = Ai numărat { COUNT($number, of: "points") }.
    .right = { $number ->
        [1] În grămada asta e un punct.
       *[other] În grămada asta sunt { COUNT($number, of: "points") }.
    }
answer-side-total = { COUNT($number, of: "points") }
    .given = Ai numărat { COUNT($number, of: "points") }.
    .right = { WHO($side) ->
        [you] Ai făcut { COUNT($number, of: "points") }.
        [ours] { CAP(SIDE($side)) } ați făcut { COUNT($number, of: "points") }.
        [one] { SIDE($side) } a făcut { COUNT($number, of: "points") }.
       *[two] { SIDE($side) } au făcut { COUNT($number, of: "points") }.
    }
answer-game-points = { COUNT($number, of: "game-points") }
    .given = Ai zis { COUNT($number, of: "game-points") }.
    .right = { $number ->
        [1] E un punct de joc.
       *[other] Sunt { COUNT($number, of: "game-points") }.
    }
answer-announcement = { COUNT($number, of: "points") }
    .given = Ai zis { COUNT($number, of: "points") }.
    .right = { $number ->
        [0] Cu { CARD($card, form: "the") } nu se anunță nimic.
       *[other] Cu { CARD($card, form: "the") } se anunță { $number }.
    }
answer-legal-bids = { $size ->
    [0] nimic
   *[other] { $calls }
}
    .given = { $size ->
        [0] Ai zis că licitația s-a terminat.
       *[other] Ai ales: { $calls }.
    }
    .right = { $size ->
        [0] Nu se mai poate zice nimic.
       *[other] Se poate zice: { $calls }.
    }
answer-auction-result = { $outcome ->
    [bid] { SEAT($seat) }, cu { BID($amount) }
    [open] { WHO($seat) ->
        [you] urmezi tu
       *[one] urmează { SEAT($seat) }
    }
    [redeal] cărțile se împart din nou
   *[nobody] nimeni n-a promis nimic
}
    .given = { $outcome ->
        [bid] { WHO($seat) ->
            [you] Ai zis că licitația e a ta, cu { BID($amount) }.
           *[one] Ai zis că licitația e a lui { SEAT($seat) }, cu { BID($amount) }.
        }
        [open] { WHO($seat) ->
            [you] Ai zis că urmezi tu.
           *[one] Ai zis că urmează { SEAT($seat) }.
        }
        [redeal] Ai zis că se împarte din nou.
       *[nobody] Ai zis că nimeni n-a promis nimic.
    }
    .right = { $outcome ->
        [bid] { WHO($seat) ->
            [you] Licitația e a ta, cu { BID($amount) }.
           *[one] Licitația e a lui { SEAT($seat) }, cu { BID($amount) }.
        }
        [open] { WHO($seat) ->
            [you] Licitația merge mai departe, și urmezi tu.
           *[one] Licitația merge mai departe, și urmează { SEAT($seat) }.
        }
        [redeal] Cărțile se împart din nou.
       *[nobody] Nimeni n-a promis nimic.
    }
answer-trump = { SUIT($suit) }
    .given = Ai zis { SUIT($suit) }.
    .right = Tromful e { SUIT($suit) }.
answer-first-leader = { SEAT($seat) }
    .given = Ai zis: { SEAT($seat) }.
    .right = { WHO($seat) ->
        [you] Întâi ieși tu.
       *[one] Întâi iese { SEAT($seat) }.
    }
answer-next-dealer = { SEAT($seat) }
    .given = Ai zis: { SEAT($seat) }.
    .right = { WHO($seat) ->
        [you] Urmezi tu la împărțit.
       *[one] Urmează la împărțit { SEAT($seat) }.
    }
answer-deal = { $each } la început, { $then } mai târziu, { $left } rămase
    .given = Ai zis { $each } la început, { $then } mai târziu și { $left } rămase.
    .right = Fiecare primește { $each } la început și { $then } mai târziu, și rămân { $left }.
answer-rank-order = { CARD($cards, join: "plain") }
    .given = Ordinea ta: { CARD($cards, join: "plain") }.
    .right = De la mic la mare: { CARD($cards, join: "plain") }.
answer-round-score = { $scores }
    .given = Ai zis: { $scores }.
    .right = Scorurile se schimbă așa: { $scores }.
answer-match-result = { $side ->
    [none] partida merge mai departe
   *[some] { WHO($side) ->
        [you] ai câștigat tu
        [ours] ați câștigat { SIDE($side) }
        [one] a câștigat { SIDE($side) }
       *[two] au câștigat { SIDE($side) }
    }
}
    .given = { $side ->
        [none] Ai zis că partida merge mai departe.
       *[some] { WHO($side) ->
            [you] Ai zis că ai câștigat tu.
            [ours] Ai zis că ați câștigat { SIDE($side) }.
            [one] Ai zis că a câștigat { SIDE($side) }.
           *[two] Ai zis că au câștigat { SIDE($side) }.
        }
    }
    .right = { $side ->
        [none] Partida merge mai departe.
       *[some] { WHO($side) ->
            [you] Tu ai câștigat partida.
            [ours] { CAP(SIDE($side)) } ați câștigat partida.
            [one] { SIDE($side) } a câștigat partida.
           *[two] { SIDE($side) } au câștigat partida.
        }
    }
answer-find-revoke = { $seat ->
    [none] niciuna
    [S] cartea ta din mâna { $trick }
   *[some] cartea lui { SEAT($seat) } din mâna { $trick }
}
    .given = { $seat ->
        [none] Ai zis că toate cărțile sunt bune.
        [S] Ai ales cartea ta din mâna { $trick }.
       *[some] Ai ales cartea lui { SEAT($seat) } din mâna { $trick }.
    }
    .right = { $seat ->
        [none] Toate cărțile sunt bune.
        [S] A fost cartea ta din mâna { $trick }.
       *[some] A fost cartea lui { SEAT($seat) } din mâna { $trick }.
    }
answer-accusation = { $void ->
    [true] { $scores }; runda nu se pune
   *[false] { $scores }; runda merge mai departe
}
    .given = { $void ->
        [true] Ai zis: { $scores }, și runda nu se pune.
       *[false] Ai zis: { $scores }, și runda merge mai departe.
    }
    .right = { $void ->
        [true] { CAP($scores) }; runda nu se pune.
       *[false] { CAP($scores) }; runda merge mai departe.
    }
answer-true-false = { $yes ->
    [true] adevărat
   *[false] fals
}
    .given = { $yes ->
        [true] Ai zis că e adevărat.
       *[false] Ai zis că e fals.
    }
    .right = { $yes ->
        [true] E adevărat.
       *[false] E fals.
    }
answer-choice = { $texts }
    .given = Ai ales { $texts }.
    .right = Răspunsul bun: { $texts }.

score-change = { SIDE($side) } { SIGNED($change) }
