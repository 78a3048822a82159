# Fiecare regulă într-o propoziție, după numărul ei din regulile acestui proiect, cu un titlu scurt.

# -- cărțile -----------------------------------------------------------------------------------------------------------

rule-C1 = O carte are o culoare și o mărime; pachetul unguresc și cel franțuzesc desenează și numesc altfel aceleași cărți.
    .title = Două fețe, aceeași carte
rule-C2 = Se joacă de obicei cu 24 de cărți: nouar, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, zecar și as, în
    patru culori.
    .title = Douăzeci și patru de cărți
rule-C3 = În cinci sau șase intră în joc și șeptarii și optarii, deci 32 de cărți.
    .title = Treizeci și două de cărți
rule-C4 = De la mic la mare: nouar, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, zecar, as; unde se joacă cu
    șeptari și optari, ei sunt și mai mici. Zecarul e mai mic doar decât asul.
    .title = Care carte e mai mare
rule-C5 = Asul face 11, zecarul 10, { RANK("king", form: "the") } 4, { RANK("queen", form: "the") } 3,
    { RANK("jack", form: "the") } 2, iar cărțile mai mici nimic: 30 la culoare, 120 în tot pachetul.
    .title = Cât fac cărțile

# -- locuri, tabere, împărțit ------------------------------------------------------------------------------------------

rule-S1 = Se împarte, se licitează și se joacă în sensul acelor de ceas; cine împarte primul se hotărăște cum vreți, iar cel
    de după el e primul la mână.
    .title = În sensul acelor de ceas
rule-S2 = În doi, în trei sau în cinci joacă fiecare singur; în patru, doi contra doi, coechipierii față în față, dacă nu vă
    înțelegeți altfel; în șase sunt trei tabere de câte doi.
    .title = Cine cu cine joacă
rule-S3 = Înainte de împărțit, cel din dreapta celui care împarte taie pachetul sau bate în el, ca să rămână cum e.
    .title = Tai sau bați
rule-S4 = Tradițional în doi: câte opt cărți, iar celelalte opt stau jos, cu fața în jos.
    .title = În doi: opt și pachetul de jos
rule-S5 = Tradițional în trei: câte șapte cărți, iar trei stau jos.
    .title = În trei: câte șapte
rule-S6 = Tradițional în patru, clasic: câte șase cărți.
    .title = Clasic: câte șase
rule-S7 = Tradițional în patru, standard: câte trei cărți, și încă trei după ce se alege tromful, începând cu cine l-a ales.
    .title = Standard: trei și trei
rule-S8 = Internațional: câte șase cărți, câte trei odată, începând cu primul la mână; ce rămâne nu intră în joc.
    .title = Internațional: câte șase
rule-S9 = Tradițional în trei: cine câștigă licitația alege tromful, ia cele trei cărți de jos și dă fiecăruia dintre
    ceilalți câte o carte.
    .title = Cele trei cărți de jos
rule-S10 = După fiecare rundă împărțitul trece la următorul, în sensul acelor de ceas; când se împarte din nou, împarte tot
    același.
    .title = Împărțitul merge pe rând
rule-S11 = Nimeni nu se uită la cărțile neîmpărțite, iar pentru cărți slabe nu se împarte din nou.
    .title = Nu se trage cu ochiul

# -- licitația ---------------------------------------------------------------------------------------------------------

rule-B1 = Tradițional: fiecare vorbește o dată, de la primul la mână până la cel care împarte, și zice pas sau o licitare de
    la una la șase, mai mare decât toate de dinainte.
    .title = Fiecare o dată
rule-B2 = Cine licitează cel mai mult câștigă licitația.
    .title = Câștigă cine zice mai mult
rule-B3 = Șase nu se licitează niciodată: asta e un sfat bun, nu o regulă.
    .title = Șase e prea mult
rule-B4 = Internațional: se licitează pe rând, de la șase la unsprezece, mereu mai mult; cine zice pas iese, și se termină
    când rămâne unul singur.
    .title = Rând după rând
rule-B5 = Dacă toți zic pas, împarte din nou același, dacă nu v-ați înțeles altfel.
    .title = Când toți zic pas
rule-B6 = Cine licitează unsprezece promite toate cărțile cu puncte: se face numai dacă nimeni altcineva nu ia vreun punct.
    .title = Unsprezece înseamnă tot

# -- tromful -----------------------------------------------------------------------------------------------------------

rule-T1 = Cine câștigă licitația alege tromful.
    .title = Cine alege tromful
rule-T2 = În doi, și în patru clasic, tromful e culoarea primei cărți cu care iese cine a câștigat licitația.
    .title = Prima carte face tromful
rule-T3 = În trei, și în patru standard, tromful se spune înainte să se dea celelalte cărți.
    .title = Spus înaintea celorlalte cărți
rule-T4 = Internațional: tromful se spune după licitație.
    .title = Spus după licitație
rule-T5 = Fără licitație, ultima carte a celui care împarte se întoarce și face tromful, sau culorile sunt tromf pe rând.
    .title = Întors sau pe rând
rule-T6 = Cruce la masă: o singură culoare e tromf toată partida.
    .title = Un tromf toată partida

# -- jocul -------------------------------------------------------------------------------------------------------------

rule-P1 = În jocul tradițional iese întâi cine a câștigat licitația, în cel internațional primul la mână; apoi iese mereu
    cine a dus mâna dinainte. Cine iese poate ieși cu orice carte.
    .title = Cine iese
rule-P2 = Dacă ai culoarea cerută, trebuie să dai la culoare.
    .title = Dai la culoare
rule-P3 = Dacă nu ai culoarea cerută, dar ai tromf, trebuie să tai cu tromf.
    .title = Altfel tai
rule-P4 = Dacă nu ai nici culoarea cerută, nici tromf, poți arunca orice carte; ea nu duce mâna.
    .title = Nici tromf? Arunci orice
rule-P5 = Internațional: când trebuie să tai și pe masă e deja un tromf, pui unul mai mare, dacă ai.
    .title = Un tromf mai mare
rule-P6 = Dacă toți tromfii tăi sunt prea mici, tot trebuie să pui unul din ei.
    .title = Și tromful mic se dă
rule-P7 = La iber, cât timp mâna n-a fost tăiată, trebuie să mărești peste cea mai mare carte din culoarea cerută, dacă
    ai una și mai mare de aceeași culoare.
    .title = Iber: mărești dacă poți
rule-P8 = După ce mâna a fost tăiată, iberul nu mai obligă pe nimeni în mâna aceea.
    .title = Tromful oprește iberul
rule-P9 = În doi: cât mai sunt cărți jos, la orice carte se poate da orice carte.
    .title = Liber cât mai sunt cărți jos
rule-P10 = În doi: după fiecare mână, întâi ia o carte de jos cine a dus-o, apoi celălalt.
    .title = Întâi ia cine a dus
rule-P11 = Mâna o duce cel mai mare tromf; dacă nu e niciunul, cea mai mare carte din culoarea cerută.
    .title = Cine duce mâna
rule-P12 = Cărțile duse stau cu fața în jos, și nimeni nu se mai uită la ele până la numărat.
    .title = Ce s-a dus rămâne închis

# -- anunțuri ----------------------------------------------------------------------------------------------------------

rule-A1 = { CAP(RANK("king", form: "the")) } și { RANK("queen", form: "the") } de aceeași culoare, la același jucător, sunt o
    pereche: 20 de puncte, sau 40 dacă e de tromf.
    .title = Perechea: 20 sau 40
rule-A2 = Anunți perechea numai când ieși cu una din cele două cărți și le ai pe amândouă.
    .title = Anunți când ieși
rule-A3 = Dacă dai una din ele când a ieșit altul, anunțul s-a stricat și nu mai face nimic.
    .title = Anunțul stricat
rule-A4 = Unde prima carte face tromful, perechea anunțată cu ea e de tromf și face 40.
    .title = La prima ieșire: 40
rule-A5 = Anunțul se pune pe loc, chiar dacă nu duci mâna aceea sau nu duci niciuna.
    .title = Se pune și fără mână
rule-A6 = Toate cele patru perechi fac cel mult 100: 40 și de trei ori 20.
    .title = Toate patru perechile

# -- numărat -----------------------------------------------------------------------------------------------------------

rule-N1 = Numeri cărțile din mâinile duse, ale coechipierilor la un loc, și adaugi anunțurile.
    .title = Cărți și anunțuri
rule-N2 = Tradițional: la fiecare 33 de puncte se face un punct de joc, iar restul nu se pune. Coechipierii întâi își adună
    punctele, apoi le împart la 33.
    .title = Treizeci și trei la un punct
rule-N3 = Tradițional: cine își face licitația primește tot ce a făcut; cine nu, face minus și pierde cât a licitat.
    .title = Făcut sau minus
rule-N4 = Tradițional: ceilalți primesc cât au făcut, orice ar fi licitat.
    .title = Primesc și ceilalți
rule-N5 = Internațional: cine își face licitația primește toate punctele făcute, nu licitarea; cine nu, pierde cât a licitat.
    Ceilalți le primesc oricum pe ale lor.
    .title = Numărat internațional
rule-N6 = Scorul poate coborî sub zero.
    .title = Sub zero
rule-N7 = Cu penalizare dublă, cine nu își face licitația pierde de două ori cât a licitat.
    .title = Penalizare dublă
rule-N8 = Fără licitație fiecare primește cât a făcut, și nimeni nu poate face minus.
    .title = Numărat fără licitație

# -- partida -----------------------------------------------------------------------------------------------------------

rule-M1 = Înainte de partidă hotărâți până la cât se joacă: de obicei 6, 11 sau 21, iar internațional 11, 21 sau 31.
    .title = Până la cât se joacă
rule-M2 = După o rundă întreagă câștigă scorul cel mai mare care a ajuns la țintă; la egalitate în frunte mai jucați o rundă.
    .title = Cine câștigă partida

# -- cinstea -----------------------------------------------------------------------------------------------------------

rule-X1 = Cine dă o carte pe care regulile n-o permit trișează, iar jucătorii trebuie să bage singuri de seamă.
    .title = Trișarea
rule-X2 = Tabăra celui acuzat pe drept că a trișat pierde 3 puncte; runda nu se pune și se împarte din nou.
    .title = Acuzat pe drept
rule-X3 = Dacă cei vinovați câștigaseră licitația, pierd și cât au licitat, o dată.
    .title = Se pierde și licitarea
rule-X4 = O acuzație falsă costă tabăra care a acuzat 3 puncte, iar runda merge mai departe.
    .title = Acuzat pe nedrept
rule-X5 = Coechipierii nu își spun nimic despre cărți, nici prin vorbe, nici prin semne: costă 3 puncte.
    .title = Fără vorbit în cărți
rule-X6 = Toți se pot înțelege să treacă peste o penalizare și să joace mai departe.
    .title = Iertat

# -- reguli false ------------------------------------------------------------------------------------------------------

rule-F1 = „Cărțile se refac dacă o tabără n-are tromf.” Fals: se joacă așa cum au venit.
    .title = Regulă falsă: fără tromf se împarte din nou
rule-F2 = „Cărțile se refac dacă cineva are sub 12 puncte, sau trei ori patru nouari.” Fals, iar cine spune asta vorbește în
    cărți.
    .title = Regulă falsă: cărți slabe, se împarte din nou
rule-F3 = „Dacă ai licitat una, n-ai voie să ieși cu 40.” Fals: nimic nu oprește asta.
    .title = Regulă falsă: fără 40 la una
rule-F4 = „Dacă ai licitat una și n-ai dus nicio mână, e minus chiar și cu 40.” Fals: 40 e mai mult decât 33, deci s-a făcut.
    .title = Regulă falsă: 40 cere o mână
rule-F5 = „Ai anunțat, deci acum e la iber.” Fals: iberul se stabilește înainte de partidă, sau deloc.
    .title = Regulă falsă: iber la anunț
rule-F6 = „Când licităm pe trei cărți, am voie să văd ultima carte din pachet.” E interzis.
    .title = Regulă falsă: văd ultima carte
rule-F7 = „Lasă-mă să văd ce s-a dus.” Numai dacă toți s-au înțeles dinainte; mai bine nu.
    .title = Regulă falsă: mă uit la cărțile duse
rule-F8 = „Zecarul e sub { RANK("jack") }.” Fals: peste zecar e numai asul.
    .title = Regulă falsă: zecarul mic
rule-F9 = „Dacă n-ai culoarea, arunci ce vrei.” Fals cât timp ai tromf.
    .title = Regulă falsă: arunci orice
rule-F10 = „Dacă tromfii tăi sunt prea mici, nu trebuie să tai.” Fals: și tromful mic se dă.
    .title = Regulă falsă: tromful mic se ține
rule-F11 = „Primești cât ai licitat.” Fals: primești cât ai făcut.
    .title = Regulă falsă: primești licitarea

# -- variante ----------------------------------------------------------------------------------------------------------

rule-V1 = Cu talon: câte cinci cărți și patru jos; cine câștigă licitația se uită la ele și poate schimba înainte să spună
    tromful.
    .title = Cruce cu talon
rule-V2 = În șase: trei tabere de câte doi și 32 de cărți, câte cinci.
    .title = Cruce de șase
rule-V3 = Fără licitație: tromful se întoarce sau vine pe rând, și fiecare primește cât a făcut.
    .title = Cruce fără licitație
rule-V4 = Cruce la masă: un tromf toată partida; cine a promis se hotărăște tot la licitație.
    .title = Cruce la masă
rule-V5 = Moldovenească: cine nu își face licitația pierde de două ori cât a licitat.
    .title = Cruce moldovenească

# -- sfaturi -----------------------------------------------------------------------------------------------------------

rule-G1 = Dacă iei licitația, riști să faci minus; dacă n-o iei, cărțile tale bune se pot duce degeaba.
    .title = Să licitezi sau nu
rule-G2 = Alege tromf culoarea din care ai cele mai multe cărți, sau una în care ai perechea.
    .title = Cum alegi tromful
rule-G3 = Dă puncte în mâna pe care o duce coechipierul, și cât mai puține în cea pe care o duc ceilalți.
    .title = Ajută-ți coechipierul
rule-G4 = Cât ești începător, nu licita mai mult de una.
    .title = Începe cu una
rule-G5 = Nu licita niciodată șase: îți trebuie 198 din 220 de puncte.
    .title = Niciodată șase
rule-G6 = Cine iese cu asul spune: culoarea asta e a mea, dă-mi puncte.
    .title = Ieșirea cu asul
rule-G7 = Cine iese cu o carte mică îl roagă pe coechipier să ducă el mâna.
    .title = Ieșirea cu o carte mică
rule-G8 = Când mâna o duce coechipierul, îngraș-o cu o carte de multe puncte.
    .title = Îngrașă mâna
rule-G9 = Cine taie devreme spune: din culoarea asta n-am, nu mai ieși cu ea.
    .title = Tăiatul devreme
rule-G10 = Cine aruncă o carte mică spune: nu culoarea asta. Numai cărțile au voie să vorbească.
    .title = O carte mică aruncată
rule-G11 = Numele vine de la crucea în care stau cei patru; bunicii îi învață jocul pe nepoți, la sărbători și în serile de
    iarnă.
    .title = De unde vine numele
rule-G12 = Cel mai bun tromf e culoarea cu asul, zecarul și încă ceva pe lângă.
    .title = Cel mai bun tromf
rule-G13 = La licitație pune la socoteală și partea coechipierului, și fii cu grijă unde penalizarea e dublă.
    .title = Partea coechipierului
rule-G14 = Ai grijă de zecari: îi prinde asul și orice tromf.
    .title = Ai grijă de zecari
rule-G15 = Tromful bate orice altă culoare, iar perechea lui face dublu.
    .title = Puterea tromfului

# -- unde sursele nu se potrivesc --------------------------------------------------------------------------------------

rule-E1 = În șase, cu 32 de cărți, câte șase ar însemna 36: de aceea împărțim câte cinci, iar două nu intră în joc.
    .title = În șase, câte cinci
rule-E2 = Licitările internaționale sunt în puncte de cărți, deci se fac ușor, în afară de unsprezece, și partida se termină
    repede; pentru o partidă adevărată numărați 33 la un punct.
    .title = Licitări ușoare
rule-E3 = Iberul și tromful mai mare sunt două obligații diferite; o masă poate avea una, amândouă sau niciuna.
    .title = Iberul și tromful mai mare
rule-E4 = Cât de mare e talonul nu spune nimeni: noi lăsăm patru cărți, care nu i se pun nimănui.
    .title = Cât e talonul
rule-E5 = Tromf mai mare trebuie să pună cine taie, nu și cine dă la culoare când s-a ieșit cu tromf.
    .title = Numai când tai
rule-E6 = Când toți zic pas în jocul tradițional, împărțim din nou; iar dacă vorbește cineva în cărți, runda merge mai departe.
    .title = Ce nu se spune
rule-E7 = Tabelele vechi cu puncte și locuri s-au pierdut; le-am reconstituit din sume.
    .title = Tabele pierdute
rule-E8 = La 24 de cărți, ordinea după puncte e și ordinea în care se duce mâna; șeptarul, optarul și nouarul nu fac nimic.
    .title = Puncte și ordine
rule-E9 = Dacă doi ajung la țintă în aceeași rundă, câștigă scorul mai mare.
    .title = Amândoi la țintă
rule-E10 = Unde nu spune nimeni cum e, am ales noi, și o spunem.
    .title = Alegerile noastre
