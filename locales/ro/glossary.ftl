# Glosarul. `term-…` e cuvântul ales, `.means` ce înseamnă; `typed-term-…` sunt alte cuvinte pentru el, care se pot scrie,
# cu virgule între ele. `.forms` e cum stă în propoziții, ca să fie găsit acolo: `*` e orice terminație.

verb-glossary = Caută cuvintele jocului.
glossary-which = un cuvânt, în oricare din limbi; fără el, lista lor
meta-glossary = CUVÂNT

# Cuvinte mici de la început, care nu se pun la ordinea alfabetică.
typed-leading = a

glossary-title = Cuvintele jocului
glossary-more = „cruce-tutor glossary CUVÂNT” spune mai multe despre unul din ele.
glossary-also = Alții spun: { $words }.
glossary-languages = În toate limbile: { $words }.
glossary-in-language = { $language } „{ $word }”
glossary-unknown = { $nearest ->
    [none] Glosarul nu are cuvântul „{ $found }”. „cruce-tutor glossary” le arată pe toate.
   *[some] Glosarul nu are cuvântul „{ $found }”. Poate ai vrut: { $nearest }.
}

# Orice pagină pe rânduri: liste, poziția care o arată și unde se citește mai departe.
reading-page-listed = { $name }: { $text }
reading-page-example = La masă:
reading-page-links = Citește mai departe:
reading-page-link = {"  "}{ $title }: { $command }

# Ce poate fi greșit în fișierele glosarului și ale regulilor false.
problem-unknown-scenario = { $nearest ->
    [none] Nu există exercițiul „{ $found }”, care să fie arătat aici: ia unul din fișierele citite sau din ale programului.
   *[some] Nu există exercițiul „{ $found }”, care să fie arătat aici: poate ai vrut „{ $nearest }”.
}
problem-not-a-false-rule = „{ $found }” nu e o regulă falsă: ia una din { $allowed }.

# -- jocul și cărțile --------------------------------------------------------------------------------------------------

term-cruce = cruce
    .means = Joc românesc cu mâini, tromf și perechi. Numele vine de la cei patru care stau în cruce.
typed-term-cruce = cruci
    .forms = cruce
term-pack = pachet
    .means = Cărțile cu care se joacă: de obicei 24, iar în cinci sau în șase 32.
typed-term-pack = pachet de cărți
    .forms = pachet, pachetul*, pachete
term-hungarian-pack = pachet unguresc
    .means = Pachetul cu roșu, dubă, ghindă și verde. La masă îl vezi cel mai des, dar merge și cel franțuzesc.
typed-term-hungarian-pack = cărți ungurești
    .forms = pachet unguresc, pachetul unguresc, unguresc*
term-suit = culoare
    .means = Unul din cele patru feluri de cărți. Culorile sunt egale, până când una e tromf.
typed-term-suit = anotimp
    .forms = culoare, culori, culoarea, culorii, culorile
term-season = anotimp
    .means = Alt nume pentru culoare: pe cărțile ungurești sunt desenate primăvara, vara, toamna și iarna.
typed-term-season = { "" }
    .forms = anotimp, anotimpuri*, anotimpul*
term-rank = mărime
    .means = Ce face o carte mai tare sau mai slabă în culoarea ei, de la nouar la as.
typed-term-rank = valoare
    .forms = mărime, mărimea, mărimi*
term-ace = { RANK("ace") }
    .means = Cea mai mare carte din culoarea ei. Face 11 puncte.
typed-term-ace = tuz, birlic
    .forms = as, asul, asului, ași, așii
term-ten = { RANK("ten") }
    .means = A doua carte din culoarea ei, după as. Face 10 puncte.
typed-term-ten = zecică, zaca
    .forms = zecar*
term-king = { RANK("king") }
    .means = A treia carte din culoarea ei. Face 4 puncte, iar cu { RANK("queen", form: "the") } alături ai o pereche.
typed-term-king = cal, popă
    .forms = pătrar*, rege, regele*, regi, regii
term-queen = { RANK("queen") }
    .means = Stă între { RANK("jack") } și { RANK("king") } și face 3 puncte. Cu { RANK("king", form: "the") } alături ai o pereche.
typed-term-queen = treier, doamnă
    .forms = treiar*, damă, dama, damei, dame, damele
term-jack = { RANK("jack") }
    .means = Stă deasupra nouarului și face 2 puncte.
typed-term-jack = doier, fante, juvete
    .forms = doiar*, valet*, valeți*
term-nine = { RANK("nine") }
    .means = Cea mai mică din cele 24 de cărți. Nu face nimic, dar ca tromf bate orice as.
typed-term-nine = noar
    .forms = nouar*

# -- la masă -----------------------------------------------------------------------------------------------------------

term-seat = loc
    .means = Unde stai la masă. Tu stai la Sud, și totul merge în sensul acelor de ceas.
typed-term-seat = scaun
    .forms = locul, locului, locuri*
term-side = tabără
    .means = Cei care numără la un loc: doi coechipieri, sau unul singur.
typed-term-side = echipă
    .forms = tabără, tabere*, tabăra
term-partner = coechipier
    .means = Cel care stă în fața ta și numără cu tine. Vă ajutați numai prin cărți.
typed-term-partner = partener
    .forms = coechipier, coechipier*
term-dealer = cel care împarte
    .means = Cine face cărțile runda asta. Runda viitoare le face următorul.
typed-term-dealer = cel care face cărțile
    .forms = cel care împarte, celui care împarte, cine împarte
term-forehand = primul la mână
    .means = Cel care urmează după cel care împarte: primește primul cărți și vorbește primul.
typed-term-forehand = { "" }
    .forms = primul la mână, primului la mână
term-cut = a tăia pachetul
    .means = Ridici o parte din pachet înainte de împărțit și o pui dedesubt. O face cel din dreapta celui care împarte.
typed-term-cut = a tăia cărțile
    .forms = a tăia pachetul, taie pachetul, tăiat pachetul, tai pachetul
term-tap = a bate pachetul
    .means = Bați cu mâna în pachet în loc să-l tai: rămâne cum e.
typed-term-tap = a bate cărțile
    .forms = a bate pachetul, a bate în pachet, bate în el, bați pachetul, bate pachetul, bați
term-deal = împărțit
    .means = Datul cărților: câte șase la cele mai multe mese, sau trei și încă trei.
typed-term-deal = făcut cărțile
    .forms = împărțit, împărțitul*, împarte, împărțim, împărțiți, împart, împărțite
term-hand = cărțile tale
    .means = Cărțile pe care le ții tu. Nu le vede nimeni, nici coechipierul.
typed-term-hand = mâna ta
    .forms = cărțile tale, cărțile sale, cărțile lui, cărțile mele, cărțile celui
term-stock = pachetul de jos
    .means = În doi: cele opt cărți care stau cu fața în jos. După fiecare mână fiecare ia una.
typed-term-stock = talon, cărțile de jos
    .forms = pachetul de jos, cărți jos, pachetului de jos
term-with-talon = talon
    .means = În unele variante: câteva cărți care rămân jos. Cine câștigă licitația poate schimba cu ele.
typed-term-with-talon = { "" }
    .forms = talon, talonul*
term-turned-up-card = carte întoarsă
    .means = Ultima carte a celui care împarte, pusă la vedere. Fără licitație, culoarea ei e tromf.
typed-term-turned-up-card = atuul de jos
    .forms = carte întoarsă, cartea întoarsă, se întoarce

# -- licitația ---------------------------------------------------------------------------------------------------------

term-bidding = licitație
    .means = Înainte de joc fiecare spune cât promite să facă. Câștigă cine zice mai mult.
typed-term-bidding = { "" }
    .forms = licitație, licitația, licitației, licităm
term-bid = licitare
    .means = Cât promiți să faci: de la una la șase, iar în jocul internațional de la șase la unsprezece.
typed-term-bid = strigare
    .forms = licitare, licitarea, licitări*, licitez*, licitat, licita, licităm, licitează
term-pass = pas
    .means = Spui că nu licitezi, sau că nu licitezi mai mult.
typed-term-pass = merge, merg, bune
    .forms = pas
term-forced-bid = licitare obligatorie
    .means = La unele mese, dacă toți zic pas, cel care împarte joacă pe minim.
typed-term-forced-bid = { "" }
    .forms = licitare obligatorie, licitarea obligatorie
term-bid-winner = cine câștigă licitația
    .means = Cel care a licitat cel mai mult. El alege tromful și trebuie să facă atât.
typed-term-bid-winner = cel care joacă
    .forms = cine câștigă licitația, câștigă licitația, a câștigat licitația, câștigaseră licitația, cine a câștigat licitația
term-bid-made = licitare făcută
    .means = Ai cel puțin cât ai licitat. Primești tot ce ai făcut.
typed-term-bid-made = ieșit
    .forms = licitare făcută, își face licitația, îți faci licitația, s-a făcut, licitarea făcută
term-bid-failed = minus
    .means = Ai mai puțin decât ai licitat. Nu primești nimic și pierzi cât ai licitat.
typed-term-bid-failed = căzut, băgat
    .forms = minus, a face minus, faci minus, face minus

# -- jocul -------------------------------------------------------------------------------------------------------------

term-trump = tromf
    .means = Culoarea care le bate pe celelalte trei. Și nouarul ei bate un as de altă culoare.
typed-term-trump = atu
    .forms = tromf, tromfi, tromfii, tromful, tromfului
term-plain-suit = culoare simplă
    .means = O culoare care nu e tromf.
typed-term-plain-suit = culoare de rând
    .forms = culoare simplă, culori simple
term-table-trump = cruce la masă
    .means = O variantă: o singură culoare e tromf toată partida.
typed-term-table-trump = { "" }
    .forms = cruce la masă, tromf fix
term-trick = mână
    .means = Câte o carte de la fiecare. Cea mai tare le ia pe toate.
typed-term-trick = tură, levată
    .forms = mână, mâna, mâini, mâinii, mâinile
term-take = a duce mâna
    .means = Iei cărțile unei mâini cu cea mai tare dintre ele. Rămân la tabăra ta până la numărat.
typed-term-take = a lua
    .forms = a duce mâna, duce mâna, duci mâna, dus mâna, duce, duci, dus, dusă, duse, ducă, a duce
term-lead = a ieși
    .means = Dai prima carte a unei mâini. Cine iese poate ieși cu orice carte.
typed-term-lead = a da prima carte
    .forms = a ieși, iese, ieși, ieșit, ieșirea, ieșire, a ieși cu
term-suit-led = culoarea cerută
    .means = Culoarea primei cărți dintr-o mână. Ceilalți o dau, dacă o au.
typed-term-suit-led = { "" }
    .forms = culoarea cerută, culorii cerute
term-follow-suit = a da la culoare
    .means = Dai o carte din culoarea cerută. Cine are trebuie să dea.
typed-term-follow-suit = a răspunde la culoare
    .forms = a da la culoare, dai la culoare, dă la culoare, dat la culoare, dea la culoare
term-ruff = a tăia cu tromf
    .means = Dai un tromf, fiindcă nu ai culoarea cerută. Ești obligat, nu alegi tu.
typed-term-ruff = a da tromf
    .forms = a tăia cu tromf, tai cu tromf, taie cu tromf, tai, taie, tăiată, tăiat, tăiatul
term-overtrump = a pune un tromf mai mare
    .means = Dai un tromf peste cel de pe masă. Jocul internațional cere asta.
typed-term-overtrump = a supratăia
    .forms = a pune un tromf mai mare, tromf mai mare, tromful mai mare, unul mai mare
term-undertrump = a da un tromf mai mic
    .means = Dai un tromf care nu poate duce mâna. Ești obligat, dacă ai numai de-ăștia.
typed-term-undertrump = a subtăia
    .forms = a da un tromf mai mic, tromf mai mic, tromful mic, tromfii mai mici
term-beat = a mări
    .means = Dai o carte mai mare din aceeași culoare. La iber ești obligat.
typed-term-beat = a bate, a supra
    .forms = a mări, mărești, mărește, mărit, mărească, bate, bată
term-iber = iber
    .means = O înțelegere: cine dă la culoare trebuie să mărească, dacă poate. Într-o mână se oprește când taie cineva.
typed-term-iber = mărit, la mărit
    .forms = iber, iberul*, la iber
term-void = fără culoare
    .means = Când nu mai ai nicio carte dintr-o culoare.
typed-term-void = gol la o culoare
    .forms = fără culoare, nu ai culoarea, n-ai culoarea
term-discard = a arunca
    .means = Dai o carte care nu poate duce mâna. Ai voie când n-ai nici culoarea cerută, nici tromf.
typed-term-discard = a scăpa o carte
    .forms = a arunca, arunci, aruncă, aruncat*, arunc
term-fatten = a îngrășa
    .means = Pui multe puncte în mâna pe care o duce coechipierul.
typed-term-fatten = a unge
    .forms = a îngrășa, îngraș*, îngrașă*
term-pile = cărțile duse
    .means = Mâinile pe care le-a dus tabăra ta. Stau cu fața în jos până la numărat.
typed-term-pile = levate
    .forms = cărțile duse, mâinile duse, cărților duse

# -- anunțurile --------------------------------------------------------------------------------------------------------

term-pair = pereche
    .means = { CAP(RANK("king", form: "the")) } și { RANK("queen", form: "the") } de aceeași culoare, la același jucător: 20 de puncte, sau 40 la tromf.
typed-term-pair = mariaj
    .forms = pereche, perechea, perechi, perechile, perechii
term-announcement = anunț
    .means = Spui că ai perechea când ieși cu una din cărțile ei. Punctele se pun pe loc.
typed-term-announcement = strigare, mariaj
    .forms = anunț, anunțul*, anunțuri*, anunță, anunți, anunțat*, anunța
term-twenty = douăzeci
    .means = O pereche care nu e de tromf: 20 de puncte.
typed-term-twenty = mariaj mic
    .forms = 20
term-forty = patruzeci
    .means = Perechea de tromf: 40 de puncte.
typed-term-forty = mariaj mare
    .forms = patruzeci, 40
term-break-a-pair = a strica anunțul
    .means = Dai una din cărțile perechii când a ieșit altul. Atunci nu mai face nimic.
typed-term-break-a-pair = a rupe perechea
    .forms = a strica anunțul, anunțul s-a stricat, anunțul stricat, stricat

# -- numărat -----------------------------------------------------------------------------------------------------------

term-card-points = puncte
    .means = Cât fac cărțile din mâinile pe care le-ai dus. În tot pachetul sunt 120.
typed-term-card-points = puncte mici
    .forms = puncte, punctele, punct
term-game-points = puncte de joc
    .means = Ce se scrie la scor în jocul tradițional: câte unul la fiecare 33 de puncte.
typed-term-game-points = puncte mari
    .forms = puncte de joc, punct de joc, punctele de joc
term-count = numărat
    .means = După rundă fiecare tabără își adună mâinile duse și anunțurile.
typed-term-count = socoteala
    .forms = numărat, numeri, numără, numărați, numărăm
term-score = scor
    .means = Cât are o tabără până acum. Poate coborî și sub zero.
typed-term-score = tabelă
    .forms = scor, scorul*
term-penalty = penalizare
    .means = Ce ți se ia din scor când nu-ți faci licitația sau când trișezi.
typed-term-penalty = pedeapsă
    .forms = penalizare, penalizări*, penalizarea
term-double-penalty = penalizare dublă
    .means = O înțelegere: când faci minus, pierzi de două ori cât ai licitat.
typed-term-double-penalty = { "" }
    .forms = penalizare dublă, penalizarea dublă, penalizarea e dublă
term-round = rundă
    .means = De la un împărțit până la numărat.
typed-term-round = tură, joc
    .forms = rundă, runda, runde*, rundei
term-match = partidă
    .means = Atâtea runde câte trebuie până ajunge cineva la țintă.
typed-term-match = joc
    .forms = partidă, partida, partidei, partide
term-target = țintă
    .means = Scorul până la care jucați, hotărât înainte de partidă: de exemplu 11.
typed-term-target = până la cât
    .forms = țintă, ținta, țintei
term-win-margin = diferență de puncte
    .means = La unele mese câștigi numai dacă ești cu două puncte în față.
typed-term-win-margin = { "" }
    .forms = diferență de puncte, diferența de puncte

# -- cinstea -----------------------------------------------------------------------------------------------------------

term-revoke = trișare
    .means = Dai o carte pe care regulile n-o permit. Nimeni nu păzește, afară de jucători.
typed-term-revoke = renunț
    .forms = trișare, trișarea, trișează, trișat, trișezi
term-accusation = acuzație
    .means = Spui că cineva a trișat. Dacă e așa, tabăra lui plătește 3, dacă nu, plătește a ta.
typed-term-accusation = { "" }
    .forms = acuzație, acuzații, acuzat*, acuzația, acuză
term-table-talk = vorbit în cărți
    .means = Îi spui coechipierului, prin vorbe sau semne, ce cărți ai. Costă 3 puncte.
typed-term-table-talk = semne
    .forms = vorbit în cărți, vorbește în cărți, vorbi în cărți, vorbitul în cărți
term-false-rule = regulă falsă
    .means = O regulă pe care o scornește cineva fiindcă îi convine acum.
typed-term-false-rule = regulă de masă
    .forms = regulă falsă, reguli false, regula falsă, regulile false

# -- feluri de a juca --------------------------------------------------------------------------------------------------

term-traditional-game = joc tradițional
    .means = Jocul în doi, trei sau patru, cu anunțuri și cu 33 de puncte la un punct de joc.
typed-term-traditional-game = { "" }
    .forms = joc tradițional, jocul tradițional, tradițional
term-international-game = joc internațional
    .means = Jocul în doi până la șase. Cere un tromf mai mare și nu are anunțuri.
typed-term-international-game = { "" }
    .forms = joc internațional, jocul internațional, internațional*
term-six-handed = cruce de șase
    .means = Trei tabere de câte doi, cu 32 de cărți, câte cinci la fiecare.
typed-term-six-handed = cruce în șase
    .forms = cruce de șase, în șase
term-without-bidding = cruce fără licitație
    .means = Nu licitează nimeni: tromful se întoarce sau vine pe rând, și fiecare primește cât a făcut.
typed-term-without-bidding = { "" }
    .forms = cruce fără licitație, fără licitație
term-moldovan = cruce moldovenească
    .means = O variantă în care cine nu-și face licitația pierde dublu.
typed-term-moldovan = { "" }
    .forms = cruce moldovenească, moldovenească*
