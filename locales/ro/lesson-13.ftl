# Reguli false: ce spune lecția 13, pas cu pas.

text-lesson-false-rules = Reguli false
text-lesson-false-know-it-all = La orice masă e cineva care știe reguli pe care nu le-a scris nimeni. Azi e Vest. Nu te certa cu el: lasă cărțile să răspundă. Vin unsprezece reguli false, și nu rămâne niciuna în picioare.
text-lesson-false-low-ten = „{ CAP(RANK("ten", form: "the")) } e sub { RANK("jack") }”, zice Vest și se întinde după cărți. Tu ai ieșit cu { RANK("ten", form: "the") }. Cine duce mâna?
text-lesson-false-throw-anything = „N-ai culoarea? Atunci arunci ce vrei!” Frumos din partea lui Vest. Dar chiar așa e?
text-lesson-false-no-trump = Toți tromfii sunt la tine, ceilalți n-au niciunul. „Mai dăm o dată!” zice Vest. Ba nu: se împarte din nou numai după o trișare dovedită sau când zic toți pas. Licitezi patru și joci.
text-lesson-false-three-nines = Nord oftează: „Trei { RANK("nine", form: "many") }! Nu refacem cărțile?” Nicio regulă nu dă cărți noi cui le are slabe. Iar tu știi acum ce are coechipierul. Est nu trece cu vederea.
text-lesson-false-forty-with-one = Ai licitat una și ai { RANK("king", form: "a") } și { RANK("queen", form: "a") } de aceeași culoare. „La una n-ai voie să ieși cu 40!” zice Vest.
text-lesson-false-forty-without = Ai ieșit totuși cu perechea, ai anunțat 40 și apoi n-ai dus nicio mână. „Fără nicio mână faci minus!” zice Vest. Ia să numărăm!
text-lesson-false-iber = Vest iese cu { RANK("queen", form: "the") } și anunță perechea. „Și acum e la iber: mărește dacă poți!” Dar iberul nu s-a stabilit înainte de partidă.
text-lesson-false-three-cards = „Licităm pe trei cărți? Întâi văd ultima carte din pachet!” zice Vest. Aici chiar se dau întâi trei, dar nimeni nu vede o carte înainte să fie împărțită. Licitează cu ce ai.
text-lesson-false-what-may-be-seen = Lui Vest îi place să tragă cu ochiul. La ce are voie să se uite un jucător în mijlocul rundei? Alege tot ce e permis.
text-lesson-false-see-own = La cărțile lui.
text-lesson-false-see-last = La ultima carte din pachet, înainte să liciteze pe trei cărți.
text-lesson-false-see-trick = La mâna care e acum pe masă.
text-lesson-false-see-taken = La mâinile deja duse, ca să vadă ce a ieșit. Nu s-a stabilit nimic despre asta.
text-lesson-false-more-than-bid = Est a licitat una, iar el și Vest au făcut împreună 100 de puncte. „Una ai zis, una primești”, oftează Vest. De data asta regula falsă l-ar păgubi chiar pe el, dar noi numărăm cinstit.
text-lesson-false-pupil = Prietenul tău a stat prea mult lângă Vest. Ce s-o fi lipit de el despre tromfii prea mici?

text-lesson-help-low-trump = N-ai culoarea cerută? Dai tromf, chiar dacă nu duci mâna cu el.
text-lesson-help-only-to-win = Tai cu tromf numai dacă duci mâna.
