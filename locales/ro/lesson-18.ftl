# Examenul: ce spune lecția 18, parte cu parte, și cum se încheie.

text-lesson-exam-examination = Examenul
text-lesson-exam-play = Douăzeci și patru de întrebări noi, în șapte părți, și nimeni nu te grăbește. Cu patru bune din cinci ai trecut. Dacă ceri întâi regula sau răspunsul, nu se pune ca bună. Partea întâi: ce ai voie să dai?
text-lesson-exam-tricks = Partea a doua: cine duce mâna și cât fac cărțile?
text-lesson-exam-announcements = Partea a treia: anunțurile.
text-lesson-exam-counting = Partea a patra: punctele și partida. Ia și un creion, dacă vrei.
text-lesson-exam-bidding = Partea a cincea: licitația și tromful.
text-lesson-exam-dealing = Partea a șasea: împărțitul. E scurtă.
text-lesson-exam-honesty = A șaptea și ultima: cinstea. Cu ochii în patru!

lesson-exam-asks = Întreabă despre de toate, de pildă: { $rules }.
lesson-exam-passed = Ai trecut: { $right } din { $of }. Așază-te la orice masă și zi-le să împartă.
lesson-exam-failed = Încă n-ai trecut: { $right } din { $of }. Mai lucrează la ce e nesigur și întoarce-te: întrebările vor fi altele.
lesson-exam-statement = Ce știi acum, și pe ce se bazează: { $command }
