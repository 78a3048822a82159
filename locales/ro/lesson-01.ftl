# Prima rundă în cinci minute: ce spune lecția 1, pas cu pas.

text-lesson-first-round = Prima rundă în cinci minute
text-lesson-first-card = Ia loc, ai venit la țanc! Tu ești Sud, iar Nord, din fața ta, ți-e coechipier. La mâna asta a ieșit Vest, iar culoarea cărții lui e culoarea cerută. Cine o are trebuie să dea din ea, iar cea mai mare carte din culoarea asta duce mâna. E rândul tău!
text-lesson-first-order = În fiecare culoare cărțile urcă așa: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Atenție la { RANK("ten") }: numai { RANK("ace", form: "the") } îl bate.
text-lesson-first-lead = Cărți noi: să zicem că tocmai ai dus o mână. Cine duce mâna iese la următoarea și poate ieși cu orice carte. Alege ce carte vrei!
text-lesson-first-trump = O culoare e mai tare decât toate: tromful. Chiar și cel mai mic tromf bate { RANK("ace", form: "a") } de altă culoare. Dacă sunt mai mulți tromfi, mâna o duce cel mai mare. Cine n-are culoarea cerută trebuie să dea tromf, dacă are.
text-lesson-first-play = Acum joacă tu o rundă întreagă: șase mâini. Ai licitat una: ai promis cel puțin 33 de puncte. Nimeni n-a licitat mai mult, deci ieși tu. Culoarea primei tale cărți devine tromf.
text-lesson-first-points = Cât face fiecare carte? { CAP(RANK("ace", form: "the")) } 11, { RANK("ten", form: "the") } 10, { RANK("king", form: "the") } 4, { RANK("queen", form: "the") } 3, { RANK("jack", form: "the") } 2. { CAP(RANK("nine", form: "the")) } nu face nimic. Tot pachetul are 120 de puncte.
text-lesson-first-score = Coechipierii își numără punctele împreună. La fiecare 33 de puncte primesc un punct de joc, iar restul se pierde. Tabăra care își face licitația își trece tot ce a făcut.
text-lesson-first-our-score = Uite cum se pot juca aceleași cărți. Câte puncte de joc își trece fiecare tabără?
text-lesson-first-pupil = Acum îl înveți tu pe altul! Un prieten joacă pentru prima oară și a înțeles ceva greșit.
