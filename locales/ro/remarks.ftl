# Ce a scăpat un răspuns: câte un mesaj pentru fiecare remarcă din `tutor/drill/remarks.py`, cu câmpurile ei ca argumente,
# și `$seat`, cel la rând.

not-of-suit-led = { WHO($seat) ->
    [you] { CAP(CARD($card, form: "the")) } nu se poate juca: ai { COUNT($held, of: "cards") } de { SUIT($led) }, culoarea
        cerută.
   *[one] { CAP(CARD($card, form: "the")) } nu se poate juca: { SEAT($seat) } are { COUNT($held, of: "cards") } de
        { SUIT($led) }, culoarea cerută.
}
    .friend = { CAP(CARD($card, form: "the")) } nu se poate juca: prietenul tău are { COUNT($held, of: "cards") } de
        { SUIT($led) }, culoarea cerută.
too-low-in-suit = { CAP(CARD($card, form: "the")) } nu se poate juca: nu e mai mare decât
    { CARD($to_beat, form: "the") }, deși se poate da una mai mare.
not-a-trump = { WHO($seat) ->
    [you] { CAP(CARD($card, form: "the")) } nu se poate juca: nu ai { SUIT($led) }, dar ai
        { COUNT($held, of: "cards") } de { SUIT($trump) }, adică tromf.
   *[one] { CAP(CARD($card, form: "the")) } nu se poate juca: { SEAT($seat) } nu are { SUIT($led) }, dar are
        { COUNT($held, of: "cards") } de { SUIT($trump) }, adică tromf.
}
    .friend = { CAP(CARD($card, form: "the")) } nu se poate juca: prietenul tău nu are { SUIT($led) }, dar are
        { COUNT($held, of: "cards") } de { SUIT($trump) }, adică tromf.
too-low-trump = { CAP(CARD($card, form: "the")) } nu se poate juca: e sub { CARD($to_beat, form: "the") }, deși se poate da
    un tromf mai mare.

forgot-lead = A rămas pe dinafară { CARD($card, form: "the") }: cine iese poate ieși cu orice.
forgot-while-stock = A rămas pe dinafară { CARD($card, form: "the") }: cât mai sunt cărți jos, nimeni nu trebuie să dea
    { SUIT($led) }.
forgot-in-suit = A rămas pe dinafară { CARD($card, form: "the") }: orice carte de { SUIT($led) } e bună.
forgot-beating = A rămas pe dinafară { CARD($card, form: "the") }: e mai mare decât { CARD($to_beat, form: "the") }.
forgot-trump = A rămas pe dinafară { CARD($card, form: "the") }: orice carte de { SUIT($trump) }, adică orice tromf, e bună.
forgot-overtrump = A rămas pe dinafară { CARD($card, form: "the") }: e mai mare decât { CARD($to_beat, form: "the") }.
forgot-undertrump = A rămas pe dinafară { CARD($card, form: "the") }: nu e mai mare decât { CARD($unbeaten, form: "the") },
    dar e tromf.
forgot-discard = A rămas pe dinafară { CARD($card, form: "the") }: fără { SUIT($led) } și fără tromf se poate arunca orice.

off-suit-cant-win = { CAP(CARD($card, form: "the")) } nu poate duce mâna: nu e nici de { SUIT($led) }, nici tromf.
beaten-in-suit = { CAP(CARD($by, form: "the")) } bate { CARD($card, form: "the") }.
beaten-by-trump = { CAP(CARD($by, form: "the")) } e tromf, deci bate { CARD($card, form: "the") }.

card-left-out = Pare că ai uitat { CARD($card, form: "the") }, care face { $points }.
counted-too-few = Ai socotit cu { $by } mai puțin.
counted-too-many = Ai socotit cu { $by } mai mult.
pairs-left-out = Se pun și anunțurile: încă { COUNT($points, of: "points") }.
next-point-at = Pentru { COUNT($given, of: "game-points") } ar trebui { $needed }, iar aici sunt { $total }.
point-reached-at = { CAP(COUNT($given, of: "game-points")) } e prea puțin: { $needed } ajung pentru mai mult, iar aici sunt
    { $total }.
worth-more = Face mai mult decât { $given }: { $worth }.
worth-less = Face mai puțin decât { $given }: { $worth }.

bid-too-low = { CAP(BID($bid)) } e prea puțin, fiindcă s-a licitat { BID($to_beat) }.
bid-forgotten = Se poate zice și { BID($bid) }.
pass-forgotten = Pas se poate zice oricând.
still-bidding = { WHO($seat) ->
    [you] Licitația nu s-a terminat: mai ai tu de vorbit.
   *[one] Licitația nu s-a terminat: mai are de vorbit { SEAT($seat) }.
}
nobody-left-to-bid = Licitația s-a terminat, fiindcă nu mai are cine să vorbească.
bid-was-beaten = { WHO($by) ->
    [you] Peste { BID($amount) } ai trecut tu, cu { BID($higher) }.
   *[one] Peste { BID($amount) } a trecut { SEAT($by) }, cu { BID($higher) }.
}
bid-not-final = { WHO($next_seat) ->
    [you] { CAP(BID($amount)) } e cel mai mult până acum, dar mai ai tu de vorbit.
   *[one] { CAP(BID($amount)) } e cel mai mult până acum, dar mai are de vorbit { SEAT($next_seat) }.
}
speaks-not-now = { WHO($next_seat) ->
    [you] E rândul tău să vorbești.
   *[one] E rândul lui { SEAT($next_seat) } să vorbească.
}
somebody-bid = { WHO($seat) ->
    [you] A licitat cineva: tu ai zis { BID($amount) }.
   *[one] A licitat cineva: { SEAT($seat) } a zis { BID($amount) }.
}
nobody-bid = N-a licitat nimeni: toți au zis pas.
not-the-trump = Tromful nu e { SUIT($suit) }, ci { SUIT($trump) }.
leads-not = { WHO($leader) ->
    [you] Întâi ieși tu.
   *[one] Întâi iese { SEAT($leader) }.
}
deals-not = { WHO($dealer) ->
    [you] Urmezi tu la împărțit.
   *[one] Urmează la împărțit { SEAT($dealer) }.
}
dealt-otherwise = { $part ->
    [each] La început fiecare primește { $right }, nu { $given }.
    [then] Mai târziu fiecare primește { $right }, nu { $given }.
   *[left] Rămân { $right }, nu { $given }.
}
stands-elsewhere = { CAP(CARD($card, form: "the")) } e mai mare decât { CARD($under, form: "the") }.

change-off = { WHO($side) ->
    [you] Scorul tău se schimbă cu { SIGNED($right) }, nu cu { SIGNED($given) }.
    [ours] Scorul vostru se schimbă cu { SIGNED($right) }, nu cu { SIGNED($given) }.
    [one] Scorul lui { SIDE($side) } se schimbă cu { SIGNED($right) }, nu cu { SIGNED($given) }.
   *[two] Scorul celor doi, { SIDE($side) }, se schimbă cu { SIGNED($right) }, nu cu { SIGNED($given) }.
}
round-is-void = { WHO($accused) ->
    [you] Chiar ai trișat, deci runda nu se pune.
   *[one] { SEAT($accused) } chiar a trișat, deci runda nu se pune.
}
round-goes-on = Runda rămâne bună și merge mai departe.
has-not-won = { WHO($side) ->
    [you] Cu { SCORE($score) } n-ai câștigat.
    [ours] Cu { SCORE($score) } { SIDE($side) } n-ați câștigat.
    [one] Cu { SCORE($score) } { SIDE($side) } n-a câștigat.
   *[two] Cu { SCORE($score) } { SIDE($side) } n-au câștigat.
}
match-is-over = { WHO($side) ->
    [you] Cu { SCORE($score) } ai câștigat, deci partida s-a terminat.
    [ours] Cu { SCORE($score) } { SIDE($side) } ați câștigat, deci partida s-a terminat.
    [one] Cu { SCORE($score) } { SIDE($side) } a câștigat, deci partida s-a terminat.
   *[two] Cu { SCORE($score) } { SIDE($side) } au câștigat, deci partida s-a terminat.
}
play-was-lawful = { CAP(CARD($card, form: "the")) } din mâna { $trick } se putea juca. { $why }
revoked-earlier = { CAP(CARD($card, form: "the")) } din mâna { $trick } chiar era împotriva regulilor, dar n-a fost prima
    carte așa.
revoke-overlooked = { CAP(CARD($card, form: "the")) } din mâna { $trick } era împotriva regulilor.
statement-is = { $true ->
    [true] E adevărat.
   *[false] E fals.
}
choice-off = { $chosen ->
    [true] Numărul { $place } nu e bun.
   *[false] Numărul { $place } e bun.
}
