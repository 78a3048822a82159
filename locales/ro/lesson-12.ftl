# Joc cinstit: ce spune lecția 12, pas cu pas.

text-lesson-honesty = Joc cinstit
text-lesson-honesty-no-referee = La cruce nu există arbitru. Cine dă o carte pe care regulile n-o permit a trișat, din greșeală sau intenționat. Numai jucătorii pot băga de seamă, așa că deschide ochii.
text-lesson-honesty-watch = Privește trei mâini. La masa asta n-ar fi zis nimeni nimic; noi zicem, ca să știi unde să te uiți. Cu ochii pe Vest!
text-lesson-honesty-find = Acum stai tu de pază. Vest licitase două, runda s-a terminat și cineva a trișat. Cu ce carte?
text-lesson-honesty-nobody-noticed = Să zicem că n-a băgat nimeni de seamă nimic. Cum se schimbă fiecare scor după runda asta?
text-lesson-honesty-accuse = Înapoi la Vest. Îi spui: „{ CAP(RANK("ten", form: "the")) } era la tine tot timpul!” O trișare dovedită costă tabăra vinovată 3 puncte. Runda nu se pune: nimeni nu primește nimic, și se împarte din nou.
text-lesson-honesty-bid-too = Înapoi la runda în care a trișat Est: tot 3. Dar dacă tabăra vinovată câștigase licitația, pierde și cât a licitat.
text-lesson-honesty-look-twice = Uită-te de două ori înainte să vorbești. O acuzație falsă costă tabăra ta 3 puncte, iar runda merge mai departe. Ce se întâmpla dacă arătai aici spre Est?
text-lesson-honesty-talk = Coechipierii n-au voie să-și spună ce cărți au, nici cum să joace. Est oftează spre Vest: „Iar numai { RANK("nine", form: "many") }!” Și asta costă 3 puncte, dar runda merge mai departe.
text-lesson-honesty-may-speak = Ce au voie să-și spună coechipierii? Alege tot ce e permis.
text-lesson-honesty-forgiven = Între prieteni nu trebuie să plătească nimeni. Dacă vă înțelegeți toți, treceți peste penalizare și jucați mai departe. De data asta a văzut Nord, și toată masa râde.
text-lesson-honesty-pupil = Cele mai multe trișări se fac din greșeală. Prietenul tău are conștiința curată și tocmai e pe cale să facă una.

text-lesson-help-friends-too = Regula nu întreabă cine duce mâna. N-ai culoarea cerută? Tai cu tromf, chiar dacă mâna e a coechipierului.
text-lesson-help-unseen = O carte nepermisă e bună cât timp n-o vede nimeni.
