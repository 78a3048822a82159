# Ce pare că a crezut cine a greșit: câte un mesaj pentru fiecare credință din `tutor/drill/beliefs.py`, după id-ul ei.
# `.where` spune la ce mese ar fi bine așa, dacă la vreuna.

# -- cărți și mâini ----------------------------------------------------------------------------------------------------

belief-ten-in-numeric-place = Pare că ai pus zecarul după număr, sub { RANK("jack") }.
belief-nine-beats-faces = Pare că ai crezut că nouarul e peste { RANK("jack") }, { RANK("queen") } și { RANK("king") }.
belief-pips-are-points = Pare că ai numărat ca puncte numerele de pe cărți.
belief-faces-count-ten = Pare că ai pus câte zece pentru { RANK("jack") }, { RANK("queen") } și { RANK("king") }.
belief-highest-rank-wins = Pare că ai căutat cartea cea mai mare, oricare i-ar fi culoarea.
belief-trump-is-just-a-suit = Pare că ai luat tromful drept o culoare ca oricare alta.
belief-last-trump-wins = Pare că ai socotit că ia mâna ultimul tromf, nu cel mai mare.
belief-points-win-tricks = Pare că ai socotit că ia mâna cartea cu cele mai multe puncte.

# -- ce ești obligat să dai --------------------------------------------------------------------------------------------

belief-may-ruff-anytime = Pare că ai crezut că poți tăia și când ai culoarea cerută.
belief-may-discard-when-void = Pare că ai crezut că fără culoarea cerută poți arunca orice.
belief-need-not-undertrump = Pare că ai crezut că un tromf prea mic nu trebuie dat.
belief-must-always-beat = Pare că ai crezut că trebuie să mărești. Asta e la iber, iar la masa asta nu s-a stabilit așa.
    .where = La iber, răspunsul tău ar fi bun.
belief-must-always-overtrump = Pare că ai crezut că trebuie un tromf mai mare, iar la masa asta nu se cere.
    .where = Unde se cere un tromf mai mare, răspunsul tău ar fi bun.
belief-iber-never-binds = Pare că ai uitat că la masa asta se joacă la iber.
    .where = Fără iber, răspunsul tău ar fi bun.
belief-iber-after-ruff = Pare că ai crezut că iberul obligă și după ce mâna a fost tăiată.
belief-iber-binds-trumpers = Pare că ai crezut că la iber trebuie și un tromf mai mare.
    .where = Unde se cere un tromf mai mare, răspunsul tău ar fi bun.
belief-overtrump-when-following = Pare că ai crezut că trebuie un tromf mai mare și când s-a ieșit cu tromf; asta se cere
    numai celui care taie.
belief-no-overtrump = Pare că ai uitat că la masa asta trebuie pus un tromf mai mare.
    .where = Unde nu se cere un tromf mai mare, răspunsul tău ar fi bun.
belief-spare-partner = Pare că ai vrut să-i lași mâna coechipierului; regulile nu fac deosebire între el și ceilalți.
belief-stock-binds = Pare că ai dat la culoare, cum trebuie abia după ce nu mai sunt cărți jos.
belief-follow-colour = { PACK() ->
    [french] Pare că te-ai luat după roșu și negru. De aceeași culoare sunt numai cărțile cu același semn.
   *[hungarian] Pare că ai luat două culori drept una. De aceeași culoare sunt numai cărțile cu același semn.
}
belief-must-lead-trump = Pare că ai crezut că trebuie ieșit cu tromf.
belief-may-not-lead-trump = Pare că ai crezut că nu se poate ieși cu tromf cât mai ai altă culoare.

# -- anunțuri ----------------------------------------------------------------------------------------------------------

belief-iber-because-announced = Pare că ai crezut că anunțul aduce iberul cu el.
belief-no-forty-with-one = Pare că ai crezut că la una nu se poate ieși cu 40.
belief-announce-any-time = Pare că ai crezut că perechea se pune și când a ieșit altul.
belief-announce-when-shown = Pare că ai crezut că perechea trebuie doar arătată, orice carte ai da.
belief-announce-with-one-card = Pare că ai crezut că se anunță cu { RANK("king", form: "a") } sau { RANK("queen", form: "a") } și
    fără pereche.
belief-announce-across-partners = Pare că ai făcut o pereche din cărțile a doi coechipieri.
belief-announce-always-20 = Pare că ai pus 20, fiindcă tromf nu era încă; dar chiar cartea aceea îl face.
belief-opening-pair-is-40 = Pare că ai crezut că prima pereche din rundă face mereu 40.
    .where = Unde prima carte face tromful, răspunsul tău ar fi bun.
belief-pairs-always-20 = Pare că ai crezut că orice pereche face 20.
belief-announce-everywhere = Pare că ai pus o pereche, iar la masa asta nu se fac anunțuri.
    .where = Unde se fac anunțuri, răspunsul tău ar fi bun.
belief-announce-needs-trick = Pare că ai crezut că perechea se pune numai dacă duci mâna.
belief-announce-needs-any-trick = Pare că ai crezut că anunțurile se pun numai dacă duci măcar o mână.
belief-no-announcements-in-total = Pare că ai lăsat pe dinafară anunțurile.

# -- licitația ---------------------------------------------------------------------------------------------------------

belief-equal-bid-stands = Pare că ai crezut că ajunge o licitare la fel de mare.
belief-pass-may-return = Pare că ai crezut că după pas se mai poate licita.
belief-may-not-pass = Pare că ai crezut că cine poate zice mai mult trebuie să zică.
belief-next-bid-only = Pare că ai crezut că se urcă numai cu câte una.
belief-first-bid-wins = Pare că ai dat licitația primului care a licitat.
belief-last-bidder-speaks-again = Pare că ai crezut că cel depășit e întrebat din nou.
    .where = Unde licitația merge rând după rând, răspunsul tău ar fi bun.
belief-dealer-speaks-first = Pare că ai crezut că întâi vorbește cine a împărțit.
belief-all-pass-passes-deal = Pare că ai crezut că împărțitul trece mai departe când toți zic pas.

# -- împărțitul, ieșirea, tromful --------------------------------------------------------------------------------------

belief-deal-goes-left = Pare că ai mers invers: se merge în sensul acelor de ceas.
belief-same-dealer-again = Pare că ai crezut că împarte din nou același.
belief-partner-deals-next = Pare că ai trecut împărțitul peste masă.
belief-dealer-leads = Pare că ai crezut că întâi iese cine a împărțit.
belief-forehand-always-leads = Pare că ai crezut că întâi iese mereu primul la mână.
    .where = Unde iese întâi primul la mână, răspunsul tău ar fi bun.
belief-bid-winner-always-leads = Pare că ai crezut că întâi iese mereu cine a câștigat licitația.
    .where = Unde iese întâi cine a câștigat licitația, răspunsul tău ar fi bun.
belief-six-for-everybody = Pare că ai crezut că se dau mereu câte șase cărți.
belief-all-cards-are-dealt = Pare că ai crezut că se împarte deodată tot pachetul.
belief-stock-of-three = Pare că ai crezut că rămân mereu trei cărți.
belief-first-lead-makes-trump = Pare că ai crezut că tromful îl face prima carte.
    .where = Unde prima carte face tromful, răspunsul tău ar fi bun.
belief-last-card-makes-trump = Pare că ai crezut că tromful îl face ultima carte din prima mână.
belief-dealers-card-makes-trump = Pare că ai crezut că tromful îl face cartea celui care împarte.
    .where = Unde se întoarce ultima carte a celui care împarte, răspunsul tău ar fi bun.

# -- scoruri -----------------------------------------------------------------------------------------------------------

belief-score-the-bid = Pare că ai pus cât s-a licitat, nu cât s-a făcut.
belief-minus-the-points = Pare că ai scăzut cât s-a făcut, nu cât s-a licitat.
belief-failed-scores-nothing = Pare că ai crezut că o licitație nefăcută aduce doar zero.
belief-failed-keeps-points = Pare că ai lăsat punctele făcute și la o licitație nefăcută.
belief-failed-costs-once = Pare că ai scăzut licitarea o dată; la masa asta se scade de două ori.
    .where = Unde penalizarea e simplă, răspunsul tău ar fi bun.
belief-failed-costs-double = Pare că ai scăzut licitarea de două ori; la masa asta se scade o dată.
    .where = Unde penalizarea e dublă, răspunsul tău ar fi bun.
belief-round-to-nearest = Pare că ai rotunjit la cel mai apropiat 33; se pun numai 33 întregi.
belief-round-up = Pare că ai rotunjit în sus; se pun numai 33 întregi.
belief-point-needs-more-than-33 = Pare că ai crezut că 33 nu e încă un punct.
belief-thirty-three-everywhere = Pare că ai împărțit la 33, iar la masa asta nu se face așa.
    .where = În jocul tradițional, răspunsul tău ar fi bun.
belief-counts-card-points = Pare că ai pus punctele cărților; la masa asta 33 din ele fac unul.
    .where = În jocul internațional, răspunsul tău ar fi bun.
belief-divide-then-add = Pare că ai împărțit la 33 punctele fiecărui coechipier în parte; întâi se adună.
belief-bid-against-rivals = Pare că ai crezut că ceilalți nu primesc nimic când licitația se face.
belief-rivals-lose-the-bid = Pare că ai scăzut licitarea din scorul celorlalți.
belief-rivals-score-the-bid = Pare că ai dat celorlalți licitarea nefăcută.
belief-not-below-zero = Pare că te-ai oprit la zero; scorul poate coborî și mai jos.
belief-no-announcements-in-bid = Pare că ai lăsat pe dinafară anunțurile; ele se pun și la licitație.
belief-all-cards-bid-is-eleven = Pare că ai luat unsprezece drept unsprezece puncte; de fapt, cine zice unsprezece promite toate cărțile cu puncte.

# -- partide -----------------------------------------------------------------------------------------------------------

belief-first-past-the-post = Pare că ai dat partida celui numit primul.
belief-bidder-goes-out-first = Pare că ai dat partida celor care au licitat; câștigă scorul mai mare.
belief-must-pass-target = Pare că ai crezut că ținta trebuie depășită; ajunge s-o atingi.
belief-leader-has-won = Pare că ai crezut că cine conduce a câștigat, cu sau fără țintă.
belief-lead-must-be-two = Pare că ai cerut un avans de două puncte.
    .where = Unde trebuie un avans de două puncte, răspunsul tău ar fi bun.
belief-target-is-enough = Pare că ai uitat că masa asta cere un avans mai mare.
    .where = Unde ajunge orice avans, răspunsul tău ar fi bun.

# -- cinstea -----------------------------------------------------------------------------------------------------------

belief-revoke-is-automatic = Pare că ai pedepsit o trișare pe care n-a acuzat-o nimeni.
belief-revoke-costs-the-bid = Pare că ai scăzut și licitarea; pe ea o pierd numai cei care câștigaseră licitația.
belief-revoke-never-costs-the-bid = Pare că ai uitat că cei care câștigaseră licitația pierd și cât au licitat.
belief-accusing-is-free = Pare că ai crezut că o acuzație falsă nu costă nimic.
belief-accusation-voids-round = Pare că ai crezut că orice acuzație încheie runda.
belief-revoked-round-goes-on = Pare că ai crezut că runda merge mai departe și după o trișare dovedită.
belief-only-first-revoke-counts = Pare că ai crezut că se pune numai prima trișare din rundă.
