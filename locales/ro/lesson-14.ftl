# Regulile internaționale: ce spune lecția 14, pas cu pas.

text-lesson-international = Regulile internaționale
text-lesson-inter-six = După regulile internaționale fiecare primește șase cărți, câte trei odată; ce rămâne nu intră în joc. În cinci sau în șase se adaugă { RANK("seven", form: "many") } și { RANK("eight", form: "many") }: 32 de cărți. Câte șase la șase jucători? Așa scrie în textul de la care avem regulile, dar pachetul nu ajunge. Dă fiecăruia cât se poate de multe.
text-lesson-inter-bids = Se licitează de la 6 la 11, pe rând, iar și iar, mereu mai mult. Cine zice pas nu mai licitează în runda asta. Est e din nou la rând: ce poate zice?
text-lesson-inter-out = Est a urcat la 8. Cum stă acum licitația?
text-lesson-inter-lead = Ai câștigat licitația. Spui tromful cu voce tare, înainte de prima carte. Dar cine iese? Nu cine a câștigat licitația: aici iese primul la mână, adică următorul după cel care împarte.
text-lesson-inter-over = La masa asta obligația cea mare e alta. Trebuie să tai, dar mâna e deja tăiată? Atunci pui un tromf peste cel mai mare din ea, dacă ai.
text-lesson-inter-elsewhere = Aceleași cărți, dar la o masă tradițională. Ce cărți poți juca?
text-lesson-inter-trump-led = De data asta s-a ieșit chiar cu tromf, iar tu doar dai la culoare. Un tromf mai mare trebuie să pună numai cine taie altă culoare. Ce cărți poți juca?
text-lesson-inter-watch = Două mâini cu obligațiile astea. Fii atent ce ești nevoit să-i faci coechipierului în a doua.
text-lesson-inter-pupil = Prietenul tău a auzit că trebuie pus un tromf mai mare, dar tromfii lui sunt toți prea mici.
text-lesson-inter-score = Aici nu se împarte la 33: fiecare tabără își trece punctele din cărți. Dacă ți-ai făcut licitația, îți treci tot ce ai făcut, nu cât ai licitat. Est a licitat 8.
text-lesson-inter-below-zero = Cine nu își face licitația nu primește nimic și pierde cât a licitat, chiar dacă scorul coboară sub zero. Nord a licitat 9, iar voi aveți 4. Cum se schimbă fiecare scor?
text-lesson-inter-eleven = Unsprezece e altceva. Promiți toate cărțile cu puncte, deci ceilalți n-au voie să ia niciun punct. Vest a licitat 11 și a făcut 118, ceea ce nu e puțin…
text-lesson-inter-plainly = Pe șleau: din 120 de puncte, orice licitare sub 11 e ușoară, iar partida ține de obicei o rundă. Când jucați serios, numărați 33 la un punct. Articolul mai zice că ordinea în care se duce mâna nu e ordinea punctelor. La 24 de cărți e aceeași; { RANK("seven", form: "the") }, { RANK("eight", form: "the") } și { RANK("nine", form: "the") } nu fac nimic.

text-lesson-help-first-trump-only = Dacă a tăiat deja cineva, ceilalți nu mai trebuie să taie.
text-lesson-help-lower-then = Pui un tromf mai mare, dacă ai. Dacă n-ai, tot tromf dai, fie și mai mic.
