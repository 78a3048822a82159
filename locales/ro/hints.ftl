# Unde să te uiți: câte un ghiont pentru fiecare valoare din `tutor/drill/nudges.py`, cu câmpurile ei ca argumente. Un
# ghiont nu spune niciodată răspunsul, nici cine e la rând: poate fi oricine.

# -- ce ești obligat să dai --------------------------------------------------------------------------------------------

nudge-anything-led = E deja vreo carte pe masă? De asta depinde ce se poate da.
nudge-stock-left = S-a cerut { SUIT($led) }. Dar uită-te întâi la pachetul de jos: a mai rămas ceva?
nudge-hold-suit-led = S-a cerut { SUIT($led) }. Caută { SUIT($led) } printre cărțile celui la rând.
nudge-hold-suit-or-trump = S-a cerut { SUIT($led) }. Cine e la rând are { SUIT($led) }? Dacă nu, are vreun tromf?
nudge-higher-in-suit = S-a cerut { SUIT($led) }, iar aici se joacă la iber. Cine e la rând are vreo carte de { SUIT($led) } mai
    mare decât { CARD($to_beat, form: "the") }?
nudge-iber-over = S-a cerut { SUIT($led) }, iar aici se joacă la iber. Dar s-a tăiat cu { CARD($ruffed, form: "the") }:
    mai obligă iberul?
nudge-trumped-already = S-a cerut { SUIT($led) } și s-a tăiat cu { CARD($ruffed, form: "the") }. Cine e la rând are
    { SUIT($led) }? Dacă nu, cere masa asta un tromf mai mare?

# -- mâini și cărți ----------------------------------------------------------------------------------------------------

nudge-trump-played = Tromf e { SUIT($trump) }. A dat cineva tromf? Dacă nu, contează numai cărțile de { SUIT($led) }.
nudge-one-suit-counts = Mâna asta o poate duce numai o carte de { SUIT($led) }. Care e cea mai mare?
nudge-count-from-top = { $high ->
    [0] Aici nu e niciun as și niciun zecar. Începe cu { RANK("king", form: "many") } și mergi în jos.
    [one] Aici e un singur as sau zecar. Începe cu el și mergi în jos.
    [few] Aici sunt { $high } ași și zecari. Începe cu ei și mergi în jos.
   *[other] Aici sunt { $high } de ași și zecari. Începe cu ei și mergi în jos.
}
nudge-place-of-ten = Atenție la zecar: ce cărți bate, și ce carte îl bate?
nudge-best-first = Care le bate pe toate celelalte? Aceea vine ultima; de acolo mergi în jos.

# -- numărătoarea ------------------------------------------------------------------------------------------------------

nudge-cards-then-pairs = { $pairs ->
    [0] Nu s-a anunțat nicio pereche, deci contează numai cărțile. Începe cu așii și zecarii.
    [one] Numără întâi cărțile, apoi adaugă perechea anunțată. E de tromf?
    [few] Numără întâi cărțile, apoi adaugă cele { $pairs } perechi anunțate. E vreuna de tromf?
   *[other] Numără întâi cărțile, apoi adaugă cele { $pairs } de perechi anunțate. E vreuna de tromf?
}
nudge-how-often = De câte ori intră { $per } în { $total }?
nudge-total-then-how-often = Adună întâi punctele, cu tot cu anunțuri. De câte ori intră { $per } în ele?
nudge-points-undivided = Uită-te la regulile mesei: se împarte aici ceva?

# -- anunțuri ----------------------------------------------------------------------------------------------------------

nudge-other-half = E și { CARD($lacks, form: "the") } la același jucător? Și care e tromful?
nudge-first-lead-of-all = E și { CARD($lacks, form: "the") } la același jucător? Și ce hotărăște prima carte a rundei?
nudge-who-may-announce = S-a cerut deja { SUIT($led) }. Cine poate anunța: doar cine iese, sau oricine?
nudge-pair-ranks = Care două cărți fac pereche? E asta una din ele?
nudge-pairs-count = Uită-te cum s-au înțeles la masa asta: se anunță perechile?

# -- licitația ---------------------------------------------------------------------------------------------------------

nudge-nobody-has-bid = N-a licitat încă nimeni. Cu cât se poate licita aici cel mai puțin, și cu cât cel mai mult? Și e
    cineva obligat să liciteze?
nudge-highest-so-far = Cea mai mare licitare de până acum e { BID($bid) }. Ce e peste ea? Și ce se poate zice oricând?
nudge-who-is-left = { $rounds ->
    [true] Licitația merge roată până rămâne unul singur. Cine mai e în joc, și cine a licitat cel mai mult?
   *[false] Fiecare vorbește o singură dată. Cine n-a vorbit încă, și cine a licitat cel mai mult?
}
nudge-all-passed = N-a licitat nimeni. Cum s-au înțeles la masa asta pentru așa ceva?

# -- tromf, ieșire, împărțit -------------------------------------------------------------------------------------------

nudge-first-card = Aici n-a numit nimeni tromful. Uită-te la cea dintâi carte a rundei.
nudge-trump-said = Tromful era hotărât dinainte de prima carte. Caută fraza în care e spus.
nudge-card-turned = Cel care împarte a întors o carte. Mai uită-te o dată la ea.
nudge-winner-or-forehand = Uită-te la regulile mesei. Cine iese primul: cine a câștigat licitația sau primul la mână?
nudge-after-dealer = { WHO($dealer) ->
    [you] Ai împărțit, și nu se licitează. Cine urmează, în sensul acelor de ceas?
   *[one] A împărțit { SEAT($dealer) }, și nu se licitează. Cine urmează, în sensul acelor de ceas?
}
nudge-which-way-round = { WHO($dealer) ->
    [you] Runda asta ai împărțit-o. Încotro merge mai departe împărțitul, și cât de departe?
   *[one] Runda asta a împărțit-o { SEAT($dealer) }. Încotro merge mai departe împărțitul, și cât de departe?
}
nudge-deal-in-steps = Jucători: { $players }. Se împart toate cărțile deodată? Rămâne ceva jos?

# -- runde și partide --------------------------------------------------------------------------------------------------

nudge-compare-with-bid = { $divided ->
    [true] Adună întâi ce a luat tabăra care a licitat, cu tot cu anunțuri, și fă punctele de joc. Apoi compară cu
        licitarea: { BID($bid) }.
   *[false] Adună întâi ce a luat tabăra care a licitat, cu tot cu anunțuri. Apoi compară cu licitarea: { BID($bid) }.
}
nudge-others-took = Cu { BID($bid) } se promit toate cărțile cu puncte. Au luat ceilalți măcar una?
nudge-nobody-bound = Aici nicio licitare nu obligă pe nimeni. Numără ce a luat fiecare tabără.
nudge-who-reached = { $margin ->
    [1] Partida merge până la { $target }. Cine a ajuns acolo? Dacă au ajuns mai mulți, cine are mai mult?
   *[other] Partida merge până la { $target }, cu un avans de { $margin }. Cine a ajuns acolo, și cu cât conduce?
}

# -- trișarea ----------------------------------------------------------------------------------------------------------

nudge-off-suit-plays = { $higher ->
    [true] { $count ->
        [0] Toate cărțile au fost din culoarea cerută. Dar masa asta cere și cărți mai mari: trebuia vreuna?
        [one] O carte n-a fost din culoarea cerută. Mai avea jucătorul culoarea, sau vreun tromf? Masa asta cere și cărți
            mai mari.
        [few] { $count } cărți n-au fost din culoarea cerută. Mai aveau jucătorii culoarea, sau vreun tromf? Masa asta
            cere și cărți mai mari.
       *[other] { $count } de cărți n-au fost din culoarea cerută. Mai aveau jucătorii culoarea, sau vreun tromf? Masa
            asta cere și cărți mai mari.
    }
   *[false] { $count ->
        [0] Caută o carte care n-a fost din culoarea cerută. E vreuna?
        [one] O carte n-a fost din culoarea cerută. Mai avea jucătorul culoarea, sau vreun tromf?
        [few] { $count } cărți n-au fost din culoarea cerută. Mai aveau jucătorii culoarea, sau vreun tromf?
       *[other] { $count } de cărți n-au fost din culoarea cerută. Mai aveau jucătorii culoarea, sau vreun tromf?
    }
}
nudge-was-it-allowed = { WHO($accused) ->
    [you] Ia pe rând cărțile pe care le-ai dat: aveai voie cu fiecare? Apoi vezi cine a câștigat licitația.
   *[one] Ia pe rând cărțile pe care le-a dat { SEAT($accused) }: avea voie cu fiecare? Apoi vezi cine a câștigat
        licitația.
}
nudge-was-it-true = E adevărată acuzația? De asta depinde ce tabără plătește. Și se oprește runda când cineva vorbește?
nudge-all-agreed = Aici s-au înțeles toți. Se mai schimbă ceva atunci?

# -- afirmații ---------------------------------------------------------------------------------------------------------

nudge-rule-or-talk = Chiar așa spun regulile, sau doar așa se zice pe la mese?
nudge-think-of-rule = Gândește-te la regula asta: { RULE($rule, form: "title") }.

# -- în lecții ---------------------------------------------------------------------------------------------------------

hint-play = Poți da { CARD($card, form: "the") }.
hint-lead = Poți ieși cu { CARD($card, form: "the") }.
hint-find = E { CARD($card, form: "the") }.
hint-find-claim = Ia fiecare carte pe rând: cine iese, ce face pereche, care e tromful?
