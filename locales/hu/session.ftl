# A kvíz: amit mindkét felület mond egy kérdés körül.

question-number = { $number }. kérdés.
question-number-of = { $number }. kérdés, összesen { $count }.

how-many = Add meg az összes jó válasz számát, szóközzel elválasztva.
how-one = Adj meg egy számot.
how-order = Add meg a számokat sorrendben, a leggyengébbel kezdve.
how-number = Adj meg egy számot.
how-fields = { $count ->
    [one] Adj meg egy választ.
   *[other] Adj meg { $count } választ, ebben a sorrendben, szóközzel elválasztva.
}

nothing-chosen = Még nem választottál semmit: nyomj vagy írj be egy számot. Ráérsz.
no-number-given = Hiányzik még egy szám. Ráérsz.
not-understood = Ezt itt nem értem: „{ $found }”. Próbáld újra, nem történt semmi baj.
not-a-number-here = Ez nem szám: „{ $found }”. Próbáld újra, nem történt semmi baj.
no-such-option = „{ $found }” nincs a lehetőségek között. 1-től { $highest }-ig választhatsz.
no-such-name = „{ $found }” nincs a lehetőségek között. Ezek vannak: { $names }.
several-called = „{ $found }” többet is jelenthet: { $names }. Melyik legyen?
order-unfinished = { $found ->
    [one] Ez még csak egy, összesen { $count } van. Mindegyiknek megvan a helye.
   *[other] Ez még csak { $found }, összesen { $count } van. Mindegyiknek megvan a helye.
}
nothing-or-something = Ha a licitálásnak vége, már semmi mást nem lehet mondani. Melyik legyen a kettő közül?
only-one = Ezek közül csak egy lehet a válasz. Melyik legyen?
parts-missing = { $found ->
    [one] Ez egy válasz, de itt { $count ->
        [2] kettő
        [3] három
        [4] négy
       *[other] { $count }
    } kell.
   *[other] Ez { $found } válasz, de itt { $count ->
        [2] kettő
        [3] három
        [4] négy
       *[other] { $count }
    } kell.
}

headline-right = Így van!
headline-nearly = Majdnem. { $right }
headline-wrong = Nem talált. { $right }

label-each = Lap fejenként
label-then = Lap később
label-left = Megmaradt lap
label-ending = A leosztás
label-side-change = { CAP(SIDE($side)) }

bid-option-none = semmit: a licitálásnak vége
bid-option-pass = passz
ending-void = érvénytelen
ending-goes-on = megy tovább

labelled = { $label }: { $text }

quiz-summary = { $answered ->
    [0] Most egy kérdésre sem válaszoltál. Gyere vissza hamar!
    [one] { $right ->
        [0] Egy kérdésre válaszoltál. A következő jobban megy majd.
       *[other] Egy kérdésre válaszoltál, méghozzá jól.
    }
    [2] { $right ->
        [0] Két kérdésre válaszoltál. A következő jobban megy majd.
        [one] Két kérdésre válaszoltál, az egyikre jól. Gyere vissza hamar!
       *[other] Két kérdésre válaszoltál, mindkettőre jól. Gyere vissza hamar!
    }
   *[other] { SAME($answered, $right) ->
        [yes] { $answered } kérdésre válaszoltál, mindegyikre jól. Gyere vissza hamar!
       *[no] { $answered } kérdésre válaszoltál, { $right } válaszod volt jó. Gyere vissza hamar!
    }
}

line-welcome = Üdv a crucénál! Számokkal vagy nevekkel válaszolj. h: kis segítség, w: a szabály, ? minden más, q kilép.
line-move-on = q befejezi a kvízt; a cruce-tutor lesson felsorolja a leckéket.
line-trick = { $number }. ütés: { $plays }
line-help = Írd be a válasz számait, és nyomj Entert. A nevek is jók: piros tízes, 10p, Nyugat. h segít, minden alkalommal egy kicsit többet. w megmutatja a döntő szabályt, ww mindent az utolsó válaszodról. g megmondja, mit jelentenek az itteni szavak. s átugorja a kérdést, r megismétli. l nyelvet vált, p paklit, q kilép.
line-help-suits = Itt a h és az s színt jelent: segítséghez H, ugráshoz S kell.
line-speaks = Mostantól magyarul.
line-pack = { PACK() ->
    [hungarian] Mostantól magyar kártyával.
   *[french] Mostantól francia kártyával.
}
line-no-last = Még semmire sem válaszoltál. w megmutatja ennek a kérdésnek a szabályát.

streak-right = Öt egymás után! Ezt már tudod: próbálj ki egy másik szabályt, vagy jöhet a következő lecke.
streak-wrong = Ezek most nehezek voltak. A következő kérdéshez rögtön kapsz egy kis segítséget.

rule-told = { $number }, { $title }: { $text }

# Amit a lapok, színek, helyek és válaszok nevén kívül még be lehet írni; vessző választja el őket. A `fillers` szavak nem
# jelentenek semmit (az „a” azért nincs köztük, mert az ász jele is); a `units` szavak szám mellett állhatnak.
typed-fillers = az, és, s, meg, vagy, is, lap, szín
typed-units = pont, pontot, pontja, pt, p, játékpont, játékpontot, lap, lapot, lapok
typed-rank-seven = hét, hetesek
typed-rank-eight = nyolc, nyolcasok
typed-rank-nine = kilenc, kilencesek
typed-rank-jack = alsók, bubik, al, b, búb, jumbó
typed-rank-queen = felsők, fölső, dámák, f, d
typed-rank-king = királyok, k
typed-rank-ten = tíz, tízesek
typed-rank-ace = ászok, á, disznó
typed-suit-hearts = szív, vörös, p
typed-suit-diamonds = tökök, t
typed-suit-clubs = m
typed-suit-spades = levél, z
typed-seat-S = én, engem, nekem, magam, magamat, Dél
typed-seat-SW = DNy
typed-seat-W = Ny
typed-seat-NW = ÉNy
typed-seat-N = É
typed-seat-NE = ÉK
typed-seat-E = K
typed-seat-SE = DK
typed-we = mi, minket
typed-void = semmis, nem számít
typed-goes-on = folytatódik, tovább
typed-yes = igen, i, igaz, jó, helyes, yes, y, da
typed-no = nem, n, hamis, téves, rossz, no, nu
typed-pass = passz, passzol, pass
typed-none = semmi, semmit, egyik sem, senki, nincs, nulla, vége
typed-one = egy
typed-continue = senki, egyik sem, semmi, még nem, folytatódik, tovább
typed-each = fejenként, először, elsőre
typed-then = később, utána, aztán
typed-left = marad, maradt, maradék

quiz-unknown-kind = Nincs „{ $found }” nevű kérdésfajta. Ezek vannak: { $allowed }.
quiz-unknown-ruleset = Nincs „{ $found }” nevű szabálykészlet. Ezek vannak: { $allowed }.
quiz-unknown-rule = Nincs „{ $found }” szabály. Ezekről lehet kérdezni: { $allowed }.
quiz-nothing-about = Erről a szabályról nincs mit kérdezni: { $rule }. Ezekről lehet kérdezni: { $allowed }.
quiz-rule-not-there = { $ruleset }: itt nincs mit kérdezni erről a szabályról: { $rule }. Hagyd el a kettő közül az egyiket.
quiz-kind-not-there = { $ruleset }: itt nincs ilyenfajta kérdés: { $kind }. Ezek vannak: { $allowed }.
quiz-rule-of-kind = Nincs olyan { $kind } fajtájú kérdés, amely erről a szabályról szól: { $rule }. Hagyd el a kettő közül az egyiket.

beliefs-several = { $count ->
    [one] Egy gondolat vezethet ide.
    [2] Két gondolat is ide vezethet. A következő kérdés dönt köztük.
   *[other] { $count } gondolat is ide vezethet. A következő kérdés dönt köztük.
}
# After the last question.
beliefs-several-last = { $count ->
    [one] Egy gondolat vezethet ide.
    [2] Két gondolat is ide vezethet.
   *[other] { $count } gondolat is ide vezethet.
}
