# La iber: ce spune lecția 10, pas cu pas.

text-lesson-iber = La iber: mărești dacă poți
text-lesson-iber-without = La masa asta nu s-a stabilit că se joacă la iber. Deci cine dă la culoare poate da o carte mare sau una mică.
text-lesson-iber-with = Aceleași cărți, dar aici s-a stabilit înainte de partidă că se joacă la iber. Cine dă la culoare trebuie să mărească, dacă poate. Adică să bată cea mai mare carte de pe masă din culoarea cerută.
text-lesson-iber-partner = Iberul nu știe de prieteni: dacă poți, mărești și peste coechipier.
text-lesson-iber-nothing-higher = N-ai cu ce mări? Atunci iberul te lasă în pace și e bună orice carte din culoarea cerută. Dar la culoare tot dai.
text-lesson-iber-trump-led = Iberul e valabil și când s-a ieșit cu tromf: dai unul mai mare, dacă poți.
text-lesson-iber-trumped = Mâna asta a fost tăiată. De aici încolo iberul nu mai obligă pe nimeni: e bună orice carte din culoarea cerută. Așa că { RANK("ace", form: "the") } tău poate sta acasă.
text-lesson-iber-international = Aceleași cărți la o masă internațională. În loc de iber, acolo cine trebuie să taie o mână deja tăiată pune un tromf mai mare, dacă are.
text-lesson-iber-both = La unele mese se joacă cu amândouă. Acolo, când trebuie să dai la culoare sau să tai și poți duce mâna, trebuie s-o duci.
text-lesson-iber-watch = Trei mâini la iber. În prima, Nord trebuie să mărească peste tine, coechipier sau nu. În a doua, un tromf pune capăt iberului. În a treia se urcă din carte în carte.
text-lesson-iber-pupil = Prietenul tău n-a mai jucat la iber și ar vrea să-și țină cărțile bune pentru mai târziu.
text-lesson-help-beat-if-you-can = La masa asta, dacă poți mări în culoarea cerută, trebuie să mărești.
text-lesson-help-highest-always = La iber dai mereu cartea ta cea mai mare.
text-lesson-help-only-rivals = Iberul e valabil numai împotriva celeilalte tabere.
