# Dai la culoare, tai, arunci: ce spune lecția 6, pas cu pas.

text-lesson-follow-trump-discard = Dai la culoare, tai, arunci
text-lesson-follow-first = Întâi și întâi: cine are culoarea cerută trebuie să dea la culoare. Mare sau mică, cum vrei; doar la iber trebuie să mărești, dacă poți. Ce dai aici?
text-lesson-follow-no-suit = N-ai nimic din culoarea cerută? Atunci trebuie să tai cu tromf. Orice tromf e bun, și cel mai mic.
text-lesson-follow-trump-in = Aceleași cărți, dar acum dai la urmă. Ce faci cu mâna asta?
text-lesson-follow-only-lower = Cineva a tăiat deja, iar tromfii tăi sunt toți mai mici. Trebuie să dai totuși unul. Doare, dar n-ai scăpare.
text-lesson-follow-discard = Nici culoarea cerută, nici tromf? Atunci poți arunca ce vrei. Doar că mâna n-o duci cu cartea aceea.
text-lesson-follow-watch = Patru mâini, cu toate cele trei obligații. Înainte de fiecare carte întreabă-te: ce trebuie să dea cel care e la rând?
text-lesson-follow-pupil = Prietenul tău s-a întors cu altă idee. Ceva din ea nu e permis.
