# Anunțuri: ce spune lecția 8, pas cu pas.

text-lesson-announcements = Anunțuri
text-lesson-announce-pair = Ai { RANK("king", form: "the") } și { RANK("queen", form: "the") } de aceeași culoare? Atunci ai o pereche. Ieși cu una din cele două și anunță perechea: sunt 20 de puncte. Perechea de tromf face 40. Perechea se pune chiar dacă nu duci nicio mână.
text-lesson-announce-twenty = Acum tu: ieși cu una din cele două și spune cât anunți.
text-lesson-announce-not-leading = De data asta a ieșit altul, iar tu doar dai la culoare. Cât anunți acum cu { RANK("king", form: "the") }?
text-lesson-announce-break = Ghinion: altcineva a ieșit cu culoarea perechii tale, iar tu n-ai altă carte din ea. Dai la culoare, iar perechea se strică. Ce carte dai?
text-lesson-announce-first-lead = Tromf încă nu e: îl face prima carte cu care ieși tu. Atunci ce fel de pereche e asta?
text-lesson-announce-watch = Așa poate începe o rundă: cu o pereche. Privește primele două mâini.
text-lesson-announce-pupil = Prietenul tău are cărțile astea și visează la anunțuri. Un număr e prea frumos ca să fie adevărat.
