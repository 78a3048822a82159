# Cum se joacă la o masă: unde altă masă ar răspunde altfel, ce înseamnă fiecare înțelegere, cine joacă după ce reguli.

# Unde altă masă ar răspunde altfel; `$answer` e răspunsul pe scurt.
elsewhere-at-your-table = La masa ta, răspunsul ar fi: { $answer }.
elsewhere-with-iber = La iber, răspunsul ar fi: { $answer }.
elsewhere-without-iber = Fără iber, răspunsul ar fi: { $answer }.
elsewhere-with-overtrump = Unde se cere un tromf mai mare, răspunsul ar fi: { $answer }.
elsewhere-without-overtrump = Unde nu se cere un tromf mai mare, răspunsul ar fi: { $answer }.
elsewhere-by-traditional = După regulile tradiționale, răspunsul ar fi: { $answer }.
elsewhere-by-international = După regulile internaționale, răspunsul ar fi: { $answer }.

quiz-own-rule = La masa ta nu e nimic de întrebat despre regula { $rule }. Alege alte reguli cu --ruleset.
quiz-own-kind = La masa ta nu sunt întrebări de felul { $kind }. Alege alte reguli cu --ruleset.

# Ce înseamnă fiecare la masă; `.title` e numele din listă.
point-iber = Când dai la culoare, trebuie să mărești dacă poți, cât timp mâna n-a fost tăiată.
    .title = Iber
point-overtrump = Dacă trebuie să tai și mâna e deja tăiată, pui un tromf mai mare, dacă ai.
    .title = Tromf mai mare
point-announcements = Dacă ieși cu { RANK("king", form: "the") } sau { RANK("queen", form: "the") } și ai perechea, o anunți:
    20, iar la tromf 40.
    .title = Anunțuri
point-points-per-game-point = Atâtea puncte fac un punct de joc, iar restul se pierde.
    .title = Numărătoarea
point-penalty-factor = Tabăra care nu-și face licitația pierde de atâtea ori cât a licitat.
    .title = Penalizarea
point-partners = În patru se joacă doi contra doi sau fiecare singur.
    .title = Coechipieri
point-win-margin = Cine a ajuns la țintă trebuie să aibă și atâtea puncte în față ca să câștige partida.
    .title = Diferența la victorie
point-first-lead = La prima mână iese fie cine a câștigat licitația, fie primul la mână, adică următorul după cel care împarte.
    .title = Prima ieșire
point-all-pass = Când toți au zis pas, unii împart din nou, alții joacă totuși, cu o licitare pe care n-a zis-o nimeni.
    .title = Toți zic pas
point-fixed-suit = Culoarea asta e tromf când toți au zis pas și v-ați înțeles să jucați pe o culoare fixă.
    .title = Culoarea fixă
point-target = Cine are atâtea puncte după o rundă întreagă, și mai multe decât ceilalți, a câștigat.
    .title = Lungimea partidei

point-source-ro = Așa scrie în tutorialul românesc: regula { $rule }.
point-source-int = Așa scrie în articolul în patru limbi: regula { $rule }.
point-source-both = Scrie în amândouă sursele: regula { $rule }.
point-source-split = Fiecare sursă o spune în felul ei: regula { $rule }.
point-source-others = Nu scrie în nicio sursă, dar la unele mese așa se joacă: regula { $rule }.

# De ce o masă nu se poate înțelege așa.
refused-trump-would-come-too-late = Aici prima carte a celui care a câștigat licitația face tromful, deci nu poate ieși altul.
refused-partners-only-with-four = Numai în patru puteți alege între a avea coechipieri și a juca singuri.
refused-no-bid-winner-without-bidding = Aici nu se licitează, deci n-are cine să fi câștigat licitația.
refused-fixed-suit-without-suit = Spune întâi care e culoarea: „{ point-fixed-suit.title }” (fixed_suit).

# Cine joacă după ce reguli.
played-traditional-2 = Pe românește, în doi: câte opt cărți, iar celelalte opt se trag pe parcurs.
played-traditional-3 = Pe românește, în trei: câte șapte cărți, iar ultimele trei le ia cine câștigă licitația.
played-traditional-4-classic = Pe românește, în patru, cel mai cunoscut: doi contra doi, câte șase cărți, licitări de la una la șase.
played-traditional-4-standard = Pe românește, în patru: licitezi pe trei cărți, iar celelalte trei vin după ce se spune tromful.
played-international-2 = După articolul în patru limbi, în doi: câte șase cărți, iar douăsprezece nu intră în joc.
played-international-3 = După articolul în patru limbi, în trei: câte șase cărți, iar șase nu intră în joc.
played-international-4 = După articolul în patru limbi: doi contra doi, licitări de la șase la unsprezece și tromf mai mare obligatoriu.
played-international-5 = După articolul în patru limbi, în cinci, cu 32 de cărți: fiecare joacă singur.
played-international-6 = După articolul în patru limbi, în șase, cu 32 de cărți: trei tabere de câte doi.
played-talon = Câte cinci cărți, iar cine câștigă licitația poate schimba cu cele patru rămase.
played-no-bidding = Fără licitație: ultima carte a celui care împarte face tromful, iar fiecare tabără își pune cât a făcut.
played-table-trump = O culoare e tromf toată partida.
played-moldovan = Se joacă în Moldova și în estul României: cine nu-și face licitația pierde dublu.

# Verbul `table`.
verb-table = Spune cum se joacă la masa ta sau schimbă ceva. Întrebările se pun apoi ca la masa ta.
meta-option = CE
table-arg-name = despre ce e vorba; { $ruleset } pentru toate regulile, { $reset } ca să uit tot; fără el se spune totul
table-arg-value = cum v-ați înțeles la masă; fără el se explică despre ce e vorba
house-own = La masa ta: { $ruleset }.
house-usual = N-ai spus încă cum se joacă la masa ta. De obicei se joacă așa: { $ruleset }.
house-reset = Am uitat masa ta. Întrebările vin iar de la tot felul de mese.
house-line = { $name }: { $told }. { $means } { $source }
house-now = { $name }: { $told }.
house-value = { $code }: { $told }. { $answer }
house-no-difference = La masa asta nu se schimbă nimic.
house-how = Ca să vă înțelegeți altfel: cruce-tutor table { $name } { $code }
house-ruleset = { $id }: { $ruleset }. { $played }
house-unknown = La o masă nu există „{ $found }”. Există: { $allowed }.
house-unknown-ruleset = Nu există reguli numite „{ $found }”. Există: { $allowed }.
