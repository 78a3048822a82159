# Ce nu e bine într-un fișier sau într-un rând scris: ce s-a găsit, ce e voie, ce e de făcut. Cuvintele din fișiere stau
# cum sunt scrise acolo. `$nearest` e cuvântul permis cel mai apropiat de cel găsit, sau `none`.

# -- căi și octeți -----------------------------------------------------------------------------------------------------

problem-no-such-path = Nu există un astfel de fișier sau dosar: vezi cum e scris numele.
problem-unreadable = { $reason ->
    [permission] N-ai voie să citești asta: cere permisiunea sau dă alt fișier.
    [broken-link] Legătura duce la ceva ce nu mai există: repar-o sau dă alt fișier.
    [link-loop] Legătura duce înapoi la ea însăși: repar-o sau dă alt fișier.
   *[other] Nu se poate citi: vezi dacă discul e la locul lui și întreg, sau dă alt fișier.
}
problem-empty-folder = În dosarul ăsta nu e niciun fișier .yaml sau .yml: dă alt dosar sau un fișier.
problem-too-large = Fișierul trece de { $limit } KiB: împarte-l în mai multe.
problem-other-encoding = Fișierul e scris în { $found }: salvează-l ca UTF-8.
problem-not-utf-8 = Octetul { $found } nu poate fi UTF-8: salvează fișierul ca UTF-8.
problem-byte-order-mark = Fișierul începe cu un semn invizibil (byte order mark): salvează-l ca UTF-8 fără el.
problem-control-character = { $count ->
    [one] Aici stă semnul invizibil { $found }: șterge-l.
    [few] Aici stă semnul invizibil { $found }, iar în total sunt { $count } semne de felul ăsta: șterge-le.
   *[other] Aici stă semnul invizibil { $found }, iar în total sunt { $count } de semne de felul ăsta: șterge-le.
}
problem-tab = { $count ->
    [one] Rândul începe cu un tab, iar în fața textului pot sta doar spații: pune spații în loc.
    [few] { $count } rânduri, începând cu acesta, încep cu un tab, iar în fața textului pot sta doar spații: pune spații în
        loc.
   *[other] { $count } de rânduri, începând cu acesta, încep cu un tab, iar în fața textului pot sta doar spații: pune
        spații în loc.
}

# -- YAML --------------------------------------------------------------------------------------------------------------

problem-yaml-syntax = { $what ->
    [unclosed-quote] Ghilimelele deschise aici nu se mai închid (s-a văzut la rândul { $noticed_line }, coloana
        { $noticed_column }): pune același semn la sfârșitul textului.
    [unclosed-bracket] Paranteza { $found } deschisă aici nu se mai închide (s-a văzut la rândul { $noticed_line }, coloana
        { $noticed_column }): pune perechea ei la sfârșit.
    [missing-comma] Lipsește o virgulă înainte de { $found }: pune una între părți.
    [missing-colon] Aici ar trebui o cheie cu o valoare: pune după ea două puncte și un spațiu.
    [second-colon] În rândul ăsta apar încă o dată două puncte urmate de spațiu: pune textul între ghilimele.
    [text-after-quote] După ghilimelele care închid mai vine text: pune totul între ghilimele de celălalt fel, sau
        dublează semnul din interior.
    [bad-indentation] Rândul nu e aliniat cu vecinii lui: pune-i tot atâtea spații în față.
    [bad-escape] După o bară inversă asta nu înseamnă nimic: dublează bara sau folosește ghilimele simple.
    [unexpected-character] Semnul { $found } nu are ce căuta aici: scoate-l sau pune textul între ghilimele.
   *[other] Ceva nu e bine aici în YAML: compară cu rândurile din jur.
}
problem-empty-file = Fișierul e gol: are nevoie măcar de „ruleset” și „scenarios”.
problem-several-documents = Aici începe cu „---” un al doilea document: păstrează unul și pune-l pe celălalt în fișierul lui.
problem-too-deep = Listele și perechile sunt puse una în alta pe prea multe niveluri (cel mult { $limit }): scoate din ele.
problem-duplicate-key = Cheia „{ $key }” apare de două ori, întâi la rândul { $first_line }, coloana { $first_column }:
    păstrează una.
problem-non-string-key = { $type ->
    [integer] Cheia { $found } e un număr, iar cheile sunt cuvinte: pune-o între ghilimele.
    [boolean] Cheia { $found } înseamnă adevărat sau fals, iar cheile sunt cuvinte: pune-o între ghilimele.
    [null] Cheia { $found } înseamnă nimic, iar cheile sunt cuvinte: pune-o între ghilimele sau scrie un nume.
    [list] Cheia { $found } e o listă, iar cheile sunt cuvinte: scrie un nume.
   *[mapping] Cheia { $found } e un șir de chei, iar cheile sunt cuvinte: scrie un nume.
}
problem-merge-key = Contopirea cu „<<” nu se citește aici: scrie cheile una câte una.
problem-number-too-long = { $found } are prea multe cifre (cel mult { $limit }): scrie un număr mai mic, sau pune-l între
    ghilimele, ca text.
problem-tag = O etichetă ca { $found } nu se citește: scoate-o.
problem-anchor = O ancoră ca { $found } nu se citește: scoate-o și scrie valoarea oriunde e nevoie de ea.
problem-alias = O trimitere ca { $found } nu se citește: scrie valoarea însăși.

# -- chei și valori ----------------------------------------------------------------------------------------------------

problem-unknown-key = { $nearest ->
    [none] „{ $found }” nu e o cheie care poate sta aici: ia una din { $allowed }.
   *[some] „{ $found }” nu e o cheie care poate sta aici: poate ai vrut „{ $nearest }”, din { $allowed }.
}
problem-missing-key = Lipsește cheia „{ $key }”: adaug-o aici.
problem-key-excluded = „{ $key }” nu poate sta lângă „{ $other }”: păstrează una din ele.
problem-wrong-type = { $allowed ->
    [text] Aici trebuie un text, iar { $found } e { $type ->
        [null] nimic
        [boolean] adevărat sau fals
        [integer] un număr
        [list] o listă
       *[mapping] un șir de chei
    }: scrie un cuvânt, la nevoie între ghilimele.
    [list] Aici trebuie o listă, iar { $found } e { $type ->
        [null] nimic
        [boolean] adevărat sau fals
        [integer] un număr
        [text] un text
       *[mapping] un șir de chei
    }: scrie fiecare parte pe rândul ei, după „- ”.
    [words] Aici trebuie cuvinte cu spații între ele sau o listă, iar { $found } e { $type ->
        [null] nimic
        [boolean] adevărat sau fals
       *[mapping] un șir de chei
    }: scrie-le ca „Ah Th”.
    [mapping] Aici trebuie chei cu valori, iar { $found } e { $type ->
        [null] nimic
        [boolean] adevărat sau fals
        [integer] un număr
        [text] un text
       *[list] o listă
    }: scrie-le ca „cheie: valoare”.
   *[text-or-mapping] Aici trebuie un cuvânt sau chei cu valori, iar { $found } e { $type ->
        [null] nimic
        [boolean] adevărat sau fals
       *[list] o listă
    }: scrie una din cele două.
}
problem-not-an-integer = „{ $found }” nu e un număr întreg: scrie unul cu cifre, fără ghilimele.
problem-not-a-number = „{ $found }” nu e un număr care poate sta aici: scrie unul din { $allowed }.
problem-not-true-or-false = „{ $found }” nu e nici adevărat, nici fals: scrie una din cele două, { $allowed }.
problem-number-outside = { $found } nu se poate aici: scrie un număr din { $allowed }.
problem-unknown-ruleset = { $nearest ->
    [none] Nu există regulile „{ $found }”: ia unele din { $allowed }.
   *[some] Nu există regulile „{ $found }”: poate ai vrut „{ $nearest }”, din { $allowed }.
}
problem-unknown-option = { $nearest ->
    [none] Nu există opțiunea „{ $found }”: ia una din { $allowed }.
   *[some] Nu există opțiunea „{ $found }”: poate ai vrut „{ $nearest }”, din { $allowed }.
}
problem-unknown-kind = { $nearest ->
    [none] Nu există felul de întrebare „{ $found }”: ia unul din { $allowed }.
   *[some] Nu există felul de întrebare „{ $found }”: poate ai vrut „{ $nearest }”, din { $allowed }.
}
problem-kind-comes-later = La o întrebare de felul „{ $found }” nu se poate răspunde încă: las-o deocamdată deoparte.
problem-unknown-value = { $nearest ->
    [none] „{ $found }” nu poate sta aici: ia una din { $allowed }.
   *[some] „{ $found }” nu poate sta aici: poate ai vrut „{ $nearest }”, din { $allowed }.
}

# -- cuvinte -----------------------------------------------------------------------------------------------------------

problem-not-a-card = { $nearest ->
    [none] „{ $found }” nu e o carte: scrie mărimea și culoarea, { $allowed }, ca în Th.
   *[some] „{ $found }” nu e o carte: poate ai vrut { $nearest }; o carte e o mărime și o culoare, { $allowed }.
}
problem-card-twice = Cartea { $card } apare de două ori în lista asta, aici ca „{ $found }”: las-o o singură dată.
problem-not-a-suit = „{ $found }” nu e o culoare: scrie una din { $allowed }.
problem-not-a-seat = { $nearest ->
    [none] „{ $found }” nu e un loc la masa asta: ia unul din { $allowed }.
   *[some] „{ $found }” nu e un loc la masa asta: poate ai vrut { $nearest }, din { $allowed }.
}
problem-not-a-side = { $nearest ->
    [none] „{ $found }” nu e o tabără la masa asta: ia una din { $allowed }.
   *[some] „{ $found }” nu e o tabără la masa asta: poate ai vrut { $nearest }, din { $allowed }.
}
problem-not-a-play = „{ $found }” nu e o carte jucată: scrie locul, două puncte și cartea, ca în { $allowed }.
problem-not-a-call = „{ $found }” nu se zice la licitație: scrie locul, două puncte, și pass sau un număr, ca în
    { $allowed }.
problem-not-a-bid = „{ $found }” nu e o licitare: scrie locul, două puncte și un număr, ca în { $allowed }.
problem-bad-answer = „{ $found }” nu e un răspuns la întrebarea asta: scrie-l ca { $allowed }.
problem-bad-id = „{ $found }” nu e un id: folosește litere mici, cifre și liniuțe, ca în iber-must-beat.
problem-bad-theme = „{ $found }” nu e o temă: folosește litere mici, cifre și liniuțe, ca în first-lead.
problem-duplicate-id = Id-ul „{ $id }” e deja luat, la { $first_file }:{ $first_line }: alege altul.
problem-unknown-rule = { $nearest ->
    [none] Nu există regula „{ $found }”: ia una din { $allowed }.
   *[some] Nu există regula „{ $found }”: poate ai vrut { $nearest }, din { $allowed }.
}

# -- texte și variante -------------------------------------------------------------------------------------------------

problem-unknown-text = { $nearest ->
    [none] Nu există textul „{ $found }” în cataloage: scrie id-ul unuia, sau propoziții pe limbi.
   *[some] Nu există textul „{ $found }” în cataloage: poate ai vrut „{ $nearest }”; sau scrie propoziții pe limbi.
}
problem-not-a-language = „{ $found }” nu e codul unei limbi: scrie unul ca en sau ro.
problem-empty-text = Textul e gol: scrie o propoziție sau scoate cheia.
problem-too-few = { $found ->
    [0] Aici nu e nimic, și trebuie cel puțin { $allowed }: adaugă.
    [1] Aici e doar 1, și trebuie cel puțin { $allowed }: mai adaugă.
   *[other] Aici sunt doar { $found }, și trebuie cel puțin { $allowed }: mai adaugă.
}
problem-too-many = { $found ->
    [one] Aici e 1, și se pot cel mult { $allowed }: scoate.
    [few] Aici sunt { $found }, și se pot cel mult { $allowed }: scoate din ele.
   *[other] Aici sunt { $found }, și se pot cel mult { $allowed }: scoate din ele.
}
problem-choice-twice = Varianta „{ $found }” apare de două ori: las-o o singură dată.
problem-not-a-choice = { $nearest ->
    [none] „{ $found }” nu e printre variante: ia una din { $allowed }.
   *[some] „{ $found }” nu e printre variante: poate ai vrut „{ $nearest }”, din { $allowed }.
}

# -- opțiuni care nu merg împreună -------------------------------------------------------------------------------------

problem-trump-would-come-too-late = La { $ruleset } tromful îl face prima carte a celui care a câștigat licitația, deci nu
    poate ieși altul întâi: scoate „{ $option }” sau ia alte reguli.
problem-partners-only-with-four = Numai în patru se poate alege dacă se joacă pe tabere, iar { $ruleset } nu e pentru patru:
    scoate „{ $option }”.
problem-no-bid-winner-without-bidding = La { $ruleset } nu se licitează, deci nu poate ieși întâi cine a câștigat licitația:
    scoate „{ $option }” sau scrie forehand.
problem-fixed-suit-without-suit = Cu „{ $option }: fixed-suit”, { $ruleset } trebuie să știe ce culoare: adaugă
    „fixed_suit” cu una din h d c s.

# -- cărți cu neputință ------------------------------------------------------------------------------------------------

problem-card-repeated = Cartea { $card } e în două locuri, și e una singură: scoate-o dintr-unul.
problem-card-outside-pack = Cartea { $card } nu e în pachetul de la { $ruleset }: scoate-o sau ia alte reguli.
problem-too-many-cards = { $seat } are aici { COUNT($found, of: "cards") }, și nu se poate decât { $allowed }: scoate din ele.
problem-wrong-number-dealt = { $seat } a primit { COUNT($found, of: "cards") }, și trebuie { $allowed }: dă-i exact atâtea.
problem-too-many-in-all = La masa asta sunt { COUNT($found, of: "cards") }, și nu pot fi decât { $allowed }: scoate din ele.

# -- mâini cu neputință ------------------------------------------------------------------------------------------------

problem-trick-out-of-order = { $seat } joacă peste rând în mâna asta, fiindcă e rândul lui { $allowed }: corectează locul sau
    ordinea.
problem-trick-too-long = O mână nu poate avea { COUNT($found, of: "cards") }: fiecare joacă o dată, deci cel mult { $allowed }.
problem-trick-is-full = Toți cei { $found } au jucat în mâna asta, deci nu mai e nimeni la rând: scoate o carte sau începe mâna
    următoare.
problem-not-your-turn = Nu poate fi rândul lui { $seat }, fiindcă după cărțile de pe masă e al lui { $allowed }: scoate
    „to_play”.
problem-whose-turn = Nimic nu spune al cui e rândul (cărți au: { $found }): adaugă „to_play” sau o mână pe masă.
problem-hand-missing = Lipsesc cărțile lui { $seat }: adaugă-le la „hands”.
problem-card-not-held = { $seat } nu are { $card }: dă-i-o sau ia altă carte.
problem-announces-when-following = { $seat } dă { $card } după altul, și anunță numai cine iese: scoate semnul „!”.
problem-announces-without-pair = { $seat } nu are pereche de anunțat cu { $card }: scoate semnul „!”.
problem-announces-without-rule = La { $ruleset } nu se fac anunțuri: scoate anunțul sau pune opțiunea „announcements: true”.
problem-opening-trump-differs = Prima carte a rundei își face culoarea tromf, și aceea e { $allowed }, nu { $found }:
    corectează una din ele.
problem-opening-with-past = Prima ieșire a rundei nu poate veni după cărți duse („{ $found }”): scoate una din ele.
problem-winner-did-not-play = { $seat } nu poate să fi dus o mână în care n-a jucat: ia pe cineva din { $allowed }, care au
    jucat.

# -- pachet de jos și licitație cu neputință ---------------------------------------------------------------------------

problem-no-stock-here = La { $ruleset } nu rămân cărți jos: scoate „stock”.
problem-stock-size = Nu pot fi jos { COUNT($found, of: "cards") }: scrie ceva din { $allowed }.
problem-no-bidding-here = La { $ruleset } nu se licitează: scoate licitația sau ia alte reguli.
problem-bid-outside-ladder = { $found } nu se poate licita aici: ia ceva din { $allowed }.
problem-bid-too-low = { $found } e prea puțin: zi ceva din { $allowed }.
problem-bid-out-of-turn = { $seat } vorbește peste rând, fiindcă e rândul lui { $allowed }: corectează locul sau ordinea.
problem-bid-after-end = { $seat } vorbește după ce licitația s-a terminat: scoate ce a zis.
problem-bid-differs = Licitarea { $found } nu e cea la care s-a ajuns, { $allowed }: corectează una din ele.
problem-auction-unfinished = Se joacă înainte să se termine licitația: lasă-l pe { $seat } să vorbească, sau scoate cărțile
    jucate.
problem-auction-missing = Se joacă, dar n-a licitat nimeni: adaugă „auction”.
problem-round-dealt-again = Toți au zis pas și cărțile se împart din nou: scoate cărțile jucate.

# -- runde scrise cu neputință -----------------------------------------------------------------------------------------

problem-trump-missing = Nimic nu spune care e tromful: adaugă „trump”.
problem-trump-not-here = La { $ruleset } tromful nu se spune: scoate „trump”.
problem-trump-differs = Tromful nu poate fi { $found }, pentru că e { $allowed }: corectează-l sau scoate-l.
problem-turned-not-here = La { $ruleset } nu se întoarce nicio carte: scoate „turned”.
problem-turned-not-held = Cartea întoarsă, { $card }, e a celui care împarte, dar { $seat } nu o are: corectează una din ele.
problem-gives-not-here = La { $ruleset } nimeni nu dă cărți altora: scoate „gives”.
problem-gives-wrong = Cine câștigă licitația dă câte o carte fiecăruia dintre ceilalți: scrie { $allowed }.
problem-discards-not-here = La { $ruleset } nimeni nu pune cărți jos: scoate „discards”.
problem-too-many-discards = S-au pus jos { COUNT($found, of: "cards") }, și se pot cel mult { $allowed }: scoate din ele.
problem-play-out-of-turn = { $seat } joacă peste rând, fiindcă e rândul lui { $allowed }: corectează locul sau ordinea.
problem-trick-unfinished = Mâna asta are { COUNT($found, of: "cards") }, și până la următoarea trebuie { $allowed }: adaugă ce
    lipsește.
problem-too-many-tricks = Asta e mâna { $found }, și o rundă are { $allowed }: scoate-o.
problem-record-unfinished = Mâini jucate: { $found } din { $allowed }, și întrebarea are nevoie de toate: adaugă-le pe
    celelalte.

# -- ce nu se poate întreba --------------------------------------------------------------------------------------------

problem-announced-twice = Perechea din { $suit } e anunțată de două ori, și e una singură: las-o o singură dată.
problem-key-missing = O întrebare de felul „{ $kind }” are nevoie de „{ $key }”: adaugă asta în poziție.
problem-needs-first-lead-trump = La { $ruleset } tromful nu-l face prima carte: întreabă despre o rundă scrisă („record”), sau
    ia reguli la care îl face.
problem-no-accusations-here = La { $ruleset } nu se fac acuzații: ia reguli tradiționale.
problem-same-side = { $seat } e din tabăra celui care acuză: ia un jucător din altă tabără.
problem-not-one-suit = { $found } sunt de mai multe culori: ordine au numai cărțile de o culoare.
