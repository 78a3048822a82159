# Variante: ce spune lecția 15, pas cu pas.

text-lesson-variants = Variante
text-lesson-variants-talon = Fiecare sat are crucea lui. Aici câteva cărți rămân cu fața în jos: talonul. Câte, nu spune nimeni, așa că am ales noi: patru. Cum împarți 24 de cărți la patru jucători?
text-lesson-variants-exchange = Ai câștigat licitația, te-ai uitat la talon, ai schimbat două cărți și apoi ai spus tromful. Ai dus toate mâinile! Ce rămâne în talon nu i se pune nimănui. Atunci cât primește fiecare tabără?
text-lesson-variants-turned = Fără licitație se întoarce ultima carte împărțită, iar culoarea ei e tromf; sau culorile sunt tromf pe rând. Aici a împărțit Nord. Uită-te la cartea întoarsă.
text-lesson-variants-nobody-fails = N-a licitat nimeni, deci nimeni nu poate face minus: fiecare tabără își trece punctele din cărți. Cum se schimbă fiecare scor?
text-lesson-variants-table = La cruce la masă tromful e același toată partida, cu orice s-ar ieși. De licitat se licitează, dar numai ca să se știe cine a promis.
text-lesson-variants-moldovan = Crucea moldovenească nu iartă: cine nu își face licitația pierde de două ori cât a licitat. Est a licitat 9. Vai de Est!
text-lesson-variants-six = În șase sunt trei tabere, iar coechipierul îți stă în față: Nord. Fiecare are cinci cărți. Nord a tăiat, și toți se uită la tine.
text-lesson-variants-all-pass = Toți au zis pas. De obicei împarte din nou același. Dar vă puteți înțelege și altfel: cel care împarte e obligat la cea mai mică licitare. Cine joacă aici, și cu cât?
text-lesson-variants-forehand-zero = La masa asta v-ați înțeles așa: dacă zic toți pas, joacă primul la mână, cu licitarea zero. Cum stă licitația?
text-lesson-variants-margin = De obicei câștigi partida și la un punct diferență. Unele mese cer două. Aici se joacă până la 11, la două puncte diferență. S-a terminat?
text-lesson-variants-usual = Dar la o masă obișnuită, unde ajunge un punct diferență? A câștigat cineva, și cine?
text-lesson-variants-pupil = Prietenul tău vine direct de la masa bunicii, unde perechile se anunță. La masa asta nu v-ați înțeles așa. El ar anunța totuși.
text-lesson-variants-no-pairs = La masa asta nu v-ați înțeles să anunțați, așa că nici perechea de tromf nu valorează nimic.
text-lesson-variants-your-table = Cum se joacă la masa ta? Întreabă înainte de prima carte. E iber? Se pune tromf mai mare? Se anunță perechile? Ce faceți când zic toți pas? Până la cât jucați, și ajunge un punct diferență? Ce stabiliți cu toții ține toată partida.

text-lesson-help-ask-the-table = Unde nu v-ați înțeles că perechile contează, nimeni nu anunță nimic.
text-lesson-help-trump-pair-only = La o masă ca asta contează numai perechea de tromf.
