# În doi și în trei: ce spune lecția 11, pas cu pas.

text-lesson-two-and-three = În doi și în trei
text-lesson-two-deal = Doi la masă, fiecare pe cont propriu. Fiecare primește opt cărți. Restul din cele 24 stă cu fața în jos: e pachetul de jos. Fă socoteala.
text-lesson-two-free = Cât mai sunt cărți în pachetul de jos, la orice carte se poate da orice carte. Nimeni nu e obligat să dea la culoare sau să taie cu tromf.
text-lesson-two-taken = Dar cine duce mâna se hotărăște ca întotdeauna. O duce cel mai mare tromf sau, fără tromf, cea mai mare carte din culoarea cerută.
text-lesson-two-draws = După fiecare mână, cine a dus-o ia cartea de deasupra din pachetul de jos, apoi ia și celălalt una.
text-lesson-two-who-draws = Cine ia acum întâi o carte de jos?
text-lesson-two-watch = Primele patru mâini, până se termină pachetul de jos. Urmărește cine și când ia cărți și cum îți vine o pereche pe care n-ai primit-o la împărțit.
text-lesson-two-gone = Pachetul de jos s-a terminat, și cu el libertatea ta. În ultimele opt mâini din douăsprezece se întorc obligațiile: dai la culoare, altfel tai cu tromf.
text-lesson-two-pupil = Nu mai sunt cărți în pachetul de jos, dar prietenului tău i-a plăcut prea mult libertatea. Ceva din planul lui nu e permis.
text-lesson-help-free-at-last = După ce se termină pachetul de jos, poți da orice.
text-lesson-help-two-never-trump = În doi, nimeni nu e obligat să taie vreodată.
text-lesson-help-stock-is-gone = Nu mai sunt cărți în pachetul de jos? Caută întâi culoarea cerută, apoi un tromf.
text-lesson-three-deal = Trei la masă, tot fiecare pe cont propriu. Fiecare primește șapte cărți, iar restul rămâne deocamdată cu fața în jos.
text-lesson-three-named = Cine câștigă licitația spune tromful și abia apoi ia cele trei cărți de jos. Deci prima carte poate fi de orice culoare, iar culoarea ei nu devine tromf.
text-lesson-three-gives = Cine a câștigat licitația are acum zece cărți și dă celorlalți doi câte una din ele, oricare. Așa au toți câte opt.
text-lesson-three-only-of-three = Cele două cărți date celorlalți trebuie să fie dintre cele trei luate adineauri.
