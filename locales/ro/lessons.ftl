# Lecțiile: ce se spune în jurul pașilor și ce au în comun mai multe lecții. Ce spune o lecție ea însăși stă în fișierul ei,
# `lesson-NN.ftl`.

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
lesson-which-one = { $option } e pentru o singură lecție: spune care, cu id-ul sau cu numărul ei.
lesson-no-step = Pasul { $found } nu există aici. Pașii sunt numerotați de la 1 la { $of }.

lesson-welcome = Enter merge mai departe, b înapoi, h dă un indiciu, w spune regula, ? ajută, q oprește.
lesson-help = Răspunde cu un număr sau cu un nume și apasă Enter. Unde nu se întreabă nimic, Enter merge mai departe. b te duce înapoi și nu se pierde nimic. h dă un indiciu, de fiecare dată unul mai mare. w spune regula, iar după răspuns tot ce e de spus despre el. g spune ce înseamnă cuvintele de aici. r recitește pasul, l schimbă limba, p pachetul, q oprește.
lesson-no-hint = Aici nu e nimic de aflat: citește mai departe.
lesson-step = Pasul { $number } din { $of }.
lesson-trick = Mâna { $number } din { $count }.
lesson-known = Asta ai mai citit. r o recitește.
lesson-go-on = Apasă Enter ca să mergi mai departe.
lesson-try-again = Mai încearcă, nu se pierde nimic.
lesson-at-start = Aici începe lecția.
lesson-end = { $how ->
    [all] Asta a fost lecția. Toate bune din prima: { $right } din { $of }. Bravo!
    [most] Asta a fost lecția. Bune din prima: { $right } din { $of }. Bravo!
    [half] Asta a fost lecția. Bune din prima: { $right } din { $of }. Ce ai greșit îți mai apare când exersezi.
   *[few] Asta a fost lecția. Bune din prima: { $right } din { $of }. E grea: mai ia-o o dată peste o zi, două.
}
lesson-test-passed = Bune: { $right } din { $of }. Știi lecția asta, deci e gata.
lesson-test-failed = Bune: { $right } din { $of }. Ia lecția în tihnă, e scurtă.

lesson-play-a-card = Ce carte dai?
lesson-pupil-plays = Prietenul tău crede că poate da oricare din ele: { $cards }.
lesson-pupil-claim = { $card }: { $points }
lesson-pupil-says = Prietenul tău spune cât ar anunța cu fiecare: { $claims }.
lesson-find-card = Găsește aici o carte care nu e permisă.
lesson-find-claim = La care carte e greșit numărul?
lesson-was-wrong-about = Nu asta, ci { CARD($card, form: "the") }.
lesson-was-lawful = Nu asta. { CAP(CARD($given, form: "the")) } se poate da; nu se poate da { CARD($cards, form: "the", join: "or") }.
lesson-which-helps = Ce propoziție îl ajută pe prietenul tău?

## Ce îl ajută pe un prieten

text-lesson-help-all-twenty = Cine iese cu { RANK("king", form: "a") } anunță 20.
text-lesson-help-anything = Când nu ieși tu, ai voie să dai orice.
text-lesson-help-both-cards = Numai cele două cărți de aceeași culoare, amândouă la tine, fac o pereche.
text-lesson-help-higher = Trebuie să dai mereu o carte mai mare decât ale celorlalți.
text-lesson-help-partner = Numai coechipierul tău e obligat să taie.
text-lesson-help-suit-first = Cât timp ai culoarea cerută, dai din ea. Tromfii așteaptă.
text-lesson-help-then-trump = N-ai culoarea cerută? Caută întâi un tromf, și numai fără el arunci altceva.
text-lesson-help-throw-tens = Când n-ai culoarea cerută, arunci întâi { RANK("ten", form: "a") }.
text-lesson-help-win-first = Trebuie să duci mâna înainte să anunți.

## Ce poate fi greșit în fișierul unei lecții

problem-unknown-lesson = { $allowed ->
    [nothing] Aici nu e nicio altă lecție care să vină înaintea acesteia: scoate „{ $found }”.
   *[words] { $nearest ->
        [none] Nu există lecția „{ $found }” care să vină înaintea acesteia: ia una din { $allowed }.
       *[some] Nu există lecția „{ $found }” care să vină înaintea acesteia: poate ai vrut „{ $nearest }”, din { $allowed }.
    }
}
problem-lessons-in-circle = Lecțiile acestea se cer una pe alta în cerc și niciuna nu poate fi prima: { $lessons }. Scoate o cerință.
problem-unknown-step = { $allowed ->
    [nothing] Înaintea acestui pas nu e nicio întrebare din care să iasă alta: pune una sau scoate pasul.
   *[words] { $nearest ->
        [none] Înaintea acestui pas nu e nicio întrebare „{ $found }”: ia una din { $allowed }.
       *[some] Înaintea acestui pas nu e nicio întrebare „{ $found }”: poate ai vrut „{ $nearest }”, din { $allowed }.
    }
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
problem-nobody-leads = La runda asta nu iese nimeni, deci nu se poate juca: lasă pe cineva să câștige licitația.
problem-round-draws = În runda asta se trag cărți, iar într-o lecție nu se poate trage: ia alte reguli.
problem-duplicate-number = Numărul { $number } e al altei lecții, la { $first_file }:{ $first_line }: alege unul liber.
