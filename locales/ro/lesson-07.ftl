# Cine duce mâna și cât valorează: ce spune lecția 7, pas cu pas.

text-lesson-tricks-and-points = Cine duce mâna și cât valorează
text-lesson-tricks-suit = N-a căzut niciun tromf? Atunci mâna o duce cea mai mare carte din culoarea cerută. O carte de altă culoare n-o duce niciodată, oricât de mare ar fi.
text-lesson-tricks-trump = Acum cineva a tăiat cu tromf. Un tromf ajunge: chiar și { RANK("nine", form: "the") } de tromf bate orice carte din celelalte culori.
text-lesson-tricks-two-trumps = Au tăiat doi. Mâna o duce tromful mai mare, nu cel căzut la urmă.
text-lesson-tricks-leads = Cine duce mâna iese la următoarea. Așa că uită-te întâi cine o duce pe asta.
text-lesson-tricks-who-leads = Cine iese la mâna următoare?
text-lesson-tricks-lead = Ai dus-o tu, deci tu ieși. E bună orice carte, și un tromf.
text-lesson-tricks-watch = Patru mâini dintr-o rundă adevărată. Urmărește cine duce fiecare mână și cine iese după aceea. În a patra se întâlnesc doi tromfi.
text-lesson-tricks-points = Cine duce mâna ia și punctele din ea. { CAP(RANK("ace", form: "the")) } face 11, { RANK("ten", form: "the") } 10, { RANK("king", form: "the") } 4, { RANK("queen", form: "the") } 3, { RANK("jack", form: "the") } 2, iar { RANK("nine", form: "the") } nimic. Iată încă o dată mâna a patra.
text-lesson-tricks-closed = Mâinile duse stau cu fața în jos și așa rămân până la numărat. Vrei să știi ce a căzut? Deschide ochii cât se joacă.
text-lesson-tricks-looking-back = Între două mâini ai voie să te uiți prin cele pe care le-ai dus.
text-lesson-tricks-pupil = Prietenul tău vede că mâna o duce oricum coechipierul și tare ar vrea să-și păstreze tromful.
text-lesson-help-last-trumps = Trebuie să taie numai cine dă ultimul.
text-lesson-help-whoever-wins = Ce trebuie să dai nu depinde de cine duce mâna.
text-lesson-help-partners-trick = La mâna coechipierului poți da orice.
