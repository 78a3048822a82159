# Propozițiile pe care le numesc situațiile: afirmații de judecat, variante și observații de lângă un motiv. Nicio carte
# nu poartă aici un nume pe care îl are doar unul dintre pachete.

## Afirmații: adevărat sau fals?

text-asking-for-a-new-deal-is-talk = Cine spune cu voce tare că are trei nouari și cere să se refacă cărțile îi spune coechipierului ce cărți are.
text-batches-of-three = În jocul internațional fiecare primește șase cărți, de două ori câte trei.
text-dealt-again-by-the-same = Când toți au zis pas și cărțile se împart din nou, împarte același jucător.
text-eight-tricks-for-two = În doi, fiecare primește opt cărți, deci o rundă are opt mâini.
text-first-dealer-any-way = Cel care împarte primul poate fi ales oricum, cum se înțelege masa.
text-iber-must-beat = La iber nu alegi cum vrei din culoarea cerută: cât ai ceva mai mare, ceva mai mare trebuie să dai.
text-iber-settled-beforehand = Iberul se stabilește înainte de partidă sau deloc. Nimic din ce se întâmplă la masă nu îl pornește.
text-look-through-the-tricks = În mijlocul unei runde ai voie să te uiți prin mâinile deja duse, ca să vezi ce cărți au ieșit.
text-only-six-eleven-or-twenty-one = O partidă se joacă neapărat până la 6, 11 sau 21 de puncte.
text-revoke-costs-by-itself = O trișare costă trei puncte chiar dacă nimeni de la masă nu o observă.
text-six-is-forbidden = Regulile interzic să licitezi șase.
text-tap-accepts-pack = Cine bate pachetul în loc să-l taie acceptă cărțile așa cum sunt.

## Variante

text-again-all-passed = Toți au zis pas.
text-again-few-points = Cineva are mai puțin de 12 puncte.
text-again-no-trump = O tabără nu are niciun tromf.
text-again-revoke-proved = S-a dovedit o trișare.
text-again-three-nines = Cineva are trei nouari.
text-cut-by-the-left = Jucătorul din stânga celui care împarte.
text-cut-by-the-partner = Coechipierul celui care împarte.
text-cut-by-the-right = Jucătorul din dreapta celui care împarte.
text-partner-beside-you = Jucătorul de lângă tine.
text-partner-opposite-you = Jucătorul din fața ta.
text-partner-two-seats-on = Jucătorul de la două locuri de tine.
text-speak-by-asking-for-a-deal = Ceri cu voce tare să se refacă cărțile, ca să știe coechipierul că ești slab.
text-speak-by-discarding = Arunci o carte mică: nu culoarea asta.
text-speak-by-leading = Ieși cu un as: am culoarea asta, dă-mi puncte.
text-speak-by-winking = Faci cu ochiul la momentul potrivit.

## Observații

text-all-four-pairs = Doar coechipierii pot ajunge până aici. Singur, nimeni nu poate avea toate cele patru perechi și încă asul de tromf.
text-all-six-trumps = Unii spun că asemenea cărți se refac. Nu se refac: 120 din mâini și 40 din pereche fac 160, așa că patru nu are cum să dea greș. Joacă, notează și treci la runda următoare.
text-bid-lost-with-the-revoke = Trei pentru trișare și încă licitația, deși a licitat coechipierul. Câștigați împreună și plătiți împreună.
text-both-past-the-target = Nu contează cine a licitat, nici cine a trecut primul linia la numărătoare. Când amândouă taberele o trec în aceeași rundă, câștigă scorul mai mare.
text-deal-six-five-each = Câte șase cărți ar însemna 36, iar pachetul are 32. De aceea împărțim câte cinci, iar două cărți rămân afară din joc.
text-eleven-is-a-promise = Unsprezece nu înseamnă unsprezece puncte. E promisiunea că duci toate cărțile care valorează ceva. O mână fără niciun punct poate rămâne la ceilalți.
text-fatten-partners-trick = Toate trei sunt permise. Mâna o duce coechipierul, deci e momentul să dai zecarul: punctele lui rămân în familie.
text-first-lead-makes-it-forty = Nimeni nu a numit tromful, și totuși e o pereche de tromf: cartea cu care ieși face tromf din culoarea ei.
text-forty-makes-a-bid-of-one = Unii spun că e minus dacă nu ai dus nicio mână, orice ai fi anunțat. Mai bine numără: 40 trece de 33, iar 33 e tocmai punctul licitat.
text-how-partners-may-speak = Au voie să vorbească numai cărțile. O ieșire sau o carte aruncată îi spune multe unui coechipier atent.
text-lone-ten-must-go = Doare, dar e singura ta carte de culoarea asta. Așa se prind zecarii: dacă poți, nu-i lăsa singuri.
text-made-eight-scores-seventy = Licitația e doar ștacheta. Primești cât ai făcut.
text-pack-of-thirty-two = Cele opt cărți în plus sunt de umplutură și nu valorează nimic. Cu orice pachet ai juca, în el sunt 120 de puncte.
text-six-is-only-unwise = Ai voie să o spui. Dar mai bine nu: pentru șase îți trebuie 198 din cele 220 de puncte câte există.
text-ten-beats-king = Zecarul e aproape cel mai tare din culoarea lui. Îl bate doar asul și, firește, orice tromf.
text-the-third-way = Unde se joacă cu amândouă, cine poate duce mâna cu o carte pe care e obligat s-o joace trebuie s-o ducă. Unele mese și unele programe joacă exact așa.
text-trump-partners-ace = Mâna era deja a coechipierului, iar acum i-o iei tu. Regula nu face excepții pentru prieteni.
text-unnoticed-revoke-is-scored = Nimeni nu stă de pază în locul tău. Ce nu se observă se socotește ca și cum ar fi fost corect, așa că ține minte ce culori a arătat fiecare că nu are.
text-weak-hand-is-no-new-deal = Cărțile slabe sunt ghinion și atât. Pentru ele nu se împarte din nou, iar dacă o spui mesei, i-o spui și coechipierului.
