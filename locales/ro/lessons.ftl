# Lecțiile: ce spun pas cu pas și ce se spune în jurul lor. Puține cuvinte; cărțile se numesc după rang, ca pachetul de pe
# masă să hotărască numele.

## În jurul pașilor

verb-lesson = Arată lecțiile sau te duce printr-una din ele.
meta-lesson = LECȚIE
lesson-which = id-ul sau numărul unei lecții; fără el, lista
option-step = începe cu pasul acesta
option-test = numai întrebările: cine știe deja poate sări lecția

lesson-listed = { $done ->
    [true] Lecția { $number }: { $title }, gata. Încă o dată: { $command }
   *[false] Lecția { $number }: { $title }. Scrie: { $command }
}
lesson-teaches = Înveți: { $rules }.
lesson-next = Urmează: { $title }. Scrie: { $command }
lesson-unknown = Nu există nicio lecție numită „{ $found }”. Există: { $allowed }.
lesson-no-step = Pasul { $found } nu există aici. Pașii sunt numerotați de la 1 la { $of }.

lesson-welcome = Enter merge mai departe, b înapoi, w spune regula, ? ajută, q oprește.
lesson-help = Răspunde cu un număr sau cu un nume și apasă Enter. Unde nu se întreabă nimic, Enter merge mai departe. b te duce înapoi și nu se pierde nimic. w spune regula, r recitește pasul, l schimbă limba, p pachetul, q oprește.
lesson-step = Pasul { $number } din { $of }.
lesson-known = Asta ai mai citit. r o recitește.
lesson-go-on = Apasă Enter ca să mergi mai departe.
lesson-try-again = Mai încearcă, nu se pierde nimic.
lesson-at-start = Aici începe lecția.
lesson-end = Asta a fost lecția. Bune din prima: { $right } din { $of }. Bravo!
lesson-test-passed = Bune: { $right } din { $of }. Știi lecția asta, deci e gata.
lesson-test-failed = Bune: { $right } din { $of }. Ia lecția în tihnă, e scurtă.

lesson-play-a-card = Ce carte dai?
lesson-pupil-plays = Prietenul tău ar da una din cărțile astea: { $cards }.
lesson-pupil-claim = { $card }: { $points }
lesson-pupil-says = Prietenul tău spune cât ar anunța cu fiecare: { $claims }.
lesson-find-card = Găsește aici o carte care nu e permisă.
lesson-find-claim = La care carte e greșit numărul?
lesson-was-wrong-about = Nu chiar. E { CARD($card, form: "the") }.
lesson-which-helps = Ce propoziție îl ajută pe prietenul tău?

## Prima rundă în cinci minute

text-lesson-first-round = Prima rundă în cinci minute
text-lesson-first-card = Ia loc, ai venit la țanc! Tu ești Sud, iar Nord, din fața ta, ți-e coechipier. La mâna asta a ieșit Vest, iar culoarea cărții lui e culoarea cerută. Cine o are trebuie să dea din ea, și cartea cea mai mare de culoarea asta duce mâna. E rândul tău!
text-lesson-first-order = În fiecare culoare cărțile urcă așa: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Atenție la { RANK("ten") }: numai { RANK("ace", form: "the") } îl bate.
text-lesson-first-lead = Mâna dinainte ai dus-o tu, deci tu ieși acum. Cine iese poate da orice carte. Alege ce-ți place!
text-lesson-first-trump = O culoare e mai tare decât toate: tromful. Chiar și cel mai mic tromf bate { RANK("ace", form: "a") } de altă culoare. Dacă sunt mai mulți tromfi, mâna o duce cel mai mare.
text-lesson-first-watch = Acum stai comod și privește o rundă întreagă: șase mâini. Ai licitat una și ai câștigat licitația, deci ieși tu. Culoarea primei tale cărți devine tromf.
text-lesson-first-points = Cărțile valorează puncte: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2. { CAP(RANK("nine", form: "the")) } nu valorează nimic. Tot pachetul are 120.
text-lesson-first-score = Coechipierii își numără punctele împreună. La fiecare 33 de puncte primesc un punct de joc, iar restul se pierde. Tabăra care își face licitația își trece tot ce a făcut.
text-lesson-first-our-score = Iată runda pe care ai privit-o. Câte puncte de joc își trece fiecare tabără?
text-lesson-first-pupil = Acum predai tu! Un prieten joacă pentru prima oară și are o idee greșită.

## Dai la culoare, tai, arunci

text-lesson-follow-trump-discard = Dai la culoare, tai, arunci
text-lesson-follow-first = Întâi și întâi: cine are culoarea cerută trebuie să dea la culoare. Mare sau mică, cum vrei. Ce dai aici?
text-lesson-follow-no-suit = N-ai nimic din culoarea cerută? Atunci trebuie să tai cu tromf. Orice tromf e bun, și cel mai mic.
text-lesson-follow-trump-in = Aceleași cărți, dar acum dai la urmă. Ce faci cu mâna asta?
text-lesson-follow-only-lower = Cineva a tăiat deja, iar tromfii tăi sunt toți mai mici. Trebuie să dai totuși unul. Doare, dar n-ai scăpare.
text-lesson-follow-discard = Nici culoarea cerută, nici tromf? Atunci poți arunca ce vrei. Doar că mâna n-o duci cu cartea aceea.
text-lesson-follow-watch = Patru mâini, cu toate cele trei obligații. Înainte de fiecare carte întreabă-te: ce trebuie să dea cel care e la rând?
text-lesson-follow-pupil = Prietenul tău s-a întors cu altă idee. Ceva din ea nu e permis.

## Anunțuri

text-lesson-announcements = Anunțuri
text-lesson-announce-pair = Ai { RANK("king", form: "the") } și { RANK("queen", form: "the") } de aceeași culoare? Cele două cărți sunt o pereche. Ieși cu una din ele și anunț-o: ai 20 de puncte. Perechea de tromf face 40.
text-lesson-announce-twenty = Acum tu: ieși cu una din cele două și spune cât anunți.
text-lesson-announce-not-leading = De data asta a ieșit altul, iar tu doar dai la culoare. Cât anunță acum { RANK("king", form: "the") }?
text-lesson-announce-break = Ghinion: altcineva a ieșit cu culoarea perechii tale. Ești obligat să dai la culoare, iar perechea e stricată de tot. Ce carte dai?
text-lesson-announce-first-lead = Tromf încă nu e: îl face prima carte cu care ieși tu. Atunci ce fel de pereche e asta?
text-lesson-announce-watch = Așa poate începe o rundă: cu o pereche. Privește primele două mâini.
text-lesson-announce-pupil = Prietenul tău are cărțile astea și visează la anunțuri. Un număr e prea frumos ca să fie adevărat.

## Ce îl ajută pe un prieten

text-lesson-help-all-twenty = Cine iese cu { RANK("king", form: "a") } anunță 20.
text-lesson-help-anything = Când nu ieși tu, ai voie să dai orice.
text-lesson-help-both-cards = Numai cele două cărți de aceeași culoare, amândouă la tine, fac o pereche.
text-lesson-help-higher = Trebuie să dai mereu o carte mai mare decât ceilalți.
text-lesson-help-partner = Numai coechipierul tău e obligat să taie.
text-lesson-help-suit-first = Cât timp ai culoarea cerută, dai din ea. Tromfii așteaptă.
text-lesson-help-then-trump = N-ai culoarea cerută? Caută întâi un tromf, și numai fără el arunci altceva.
text-lesson-help-throw-tens = Când n-ai culoarea cerută, arunci întâi { RANK("ten", form: "a") }.
text-lesson-help-win-first = Trebuie să duci mâna înainte să anunți.

## Ce poate fi greșit în fișierul unei lecții

problem-unknown-lesson = { $nearest ->
    [none] Nu există lecția „{ $found }” care să vină înaintea acesteia: ia una din { $allowed }.
   *[some] Nu există lecția „{ $found }” care să vină înaintea acesteia: poate ai vrut „{ $nearest }”, din { $allowed }.
}
problem-lessons-in-circle = Lecțiile acestea se cer una pe alta în cerc și niciuna nu poate fi prima: { $lessons }. Scoate o cerință.
problem-unknown-step = { $nearest ->
    [none] Înaintea acestui pas nu e nicio întrebare „{ $found }”: ia una din { $allowed }.
   *[some] Înaintea acestui pas nu e nicio întrebare „{ $found }”: poate ai vrut „{ $nearest }”, din { $allowed }.
}
problem-unknown-belief = { $nearest ->
    [none] Nu există părerea „{ $found }”: ia una pe care o știe programul.
   *[some] Nu există părerea „{ $found }”: poate ai vrut „{ $nearest }”.
}
problem-belief-not-wrong = Cine crede „{ $belief }” nu greșește în poziția aceasta: ia altă poziție sau altă părere.
problem-nothing-to-ask = Despre regula { $found } nu se fac întrebări noi: ia una din { $allowed }.
problem-not-a-light = { $nearest ->
    [none] „{ $found }” nu e ceva ce se poate lumina pe masa asta: ia una din { $allowed } sau o carte.
   *[some] „{ $found }” nu e ceva ce se poate lumina pe masa asta: poate ai vrut „{ $nearest }”, din { $allowed }, sau o carte.
}
