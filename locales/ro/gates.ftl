# Verificarea traducerilor, `cruce-tutor words`. Ce se găsește stă după locul său, ca `{ gate-of }`.

verb-words = Verifică traducerile, arată ce s-a învechit, face o pseudolimbă.
words-verb-check = Verifică limbile: e totul acolo, întreg, la zi, scris corect și cu vorbele jocului?
words-verb-stale = Arată traducerile al căror text englezesc s-a schimbat de când s-a uitat cineva la ele.
words-verb-pseudo = Scrie o pseudolimbă cu jumătate mai lungă, cu accente și paranteze: încape peste tot?
words-langs = limbi; toate, dacă nu numești niciuna
words-lang = o limbă
words-quick = fără ortografie și fără căutarea altor limbi, care au nevoie de uneltele programatorilor
words-accept = mesajele numite, sau toate, se potrivesc cu engleza de azi: nu le mai arăta
words-folder = unde să fie scrisă; într-un dosar al ei, dacă nu numești niciunul

words-found = { $number ->
    [0] Nimic de îndreptat în { $languages }.
    [one] Un lucru de îndreptat în { $languages }.
    [few] { $number } lucruri de îndreptat în { $languages }.
   *[other] { $number } de lucruri de îndreptat în { $languages }.
}
words-stale = { $number ->
    [0] Nimic învechit în { $lang }.
    [one] Un mesaj de văzut în { $lang }.
    [few] { $number } mesaje de văzut în { $lang }.
   *[other] { $number } de mesaje de văzut în { $lang }.
}
words-accepted = { $number ->
    [0] Niciun semn schimbat.
    [one] Un semn schimbat.
    [few] { $number } semne schimbate.
   *[other] { $number } de semne schimbate.
}
words-no-message = În { $lang } nu există mesajul { $found }.
words-no-library = { $library } nu e instalat: instalează uneltele programatorilor sau renunță la ce are nevoie de el, cu --quick.
words-not-spelt = Pentru { $lang } nu există dicționar sau nimic după care să fie recunoscută limba: asta s-a sărit.
words-try = Încearc-o: { $command }

gate-at = { $file }:{ $line }: { $message }
gate-of = { $id }: { $message }

gate-no-file = lipsește fișierul
gate-not-text = de aici încolo nu mai e UTF-8
gate-junk = nu se poate citi ca mesaj: { $found }
gate-twice = există deja la { $place }
gate-name-twice = are de două ori { $found }
gate-broken = folosește { $found }, care nu există
gate-odd-sign = semnul { $found } n-are ce căuta aici: scrie litera cu semnul ei ca o singură literă, și fără pictograme
gate-missing = în engleză există, iar aici lipsește
gate-surplus = în engleză nu există
gate-unknown-variable = folosește { $found }, pe care nu i-l dă nimeni
gate-no-variable = lasă pe dinafară { $found }, care în engleză se spune
gate-english = e la fel ca în engleză: „{ $found }”. Dacă așa trebuie, trece-l în checks/same.txt
gate-plural = are variantele { $found }, iar limba asta numără cu { $allowed }
gate-unsaid = programul îl spune, iar el lipsește
gate-unused = nu-l spune nimeni
gate-no-form = cere { $found }, care nu există
gate-unmarked = nimeni n-a spus încă dacă se potrivește cu engleza: vezi „words stale”
gate-stale = textul englezesc s-a schimbat: vezi „words stale”
gate-left-over = are un semn, dar în engleză nu mai există: „words stale --accept” șterge semnul
gate-refused = aici nu se zice „{ $found }”, ci „{ $say }”
gate-lacking = în engleză e „{ $found }”, deci aici trebuie „{ $say }”
gate-misspelt = niciun dicționar n-are „{ $found }”: îndreaptă-l sau trece-l în checks/words.txt
gate-foreign = pare altă limbă ({ $found }): { $text }
gate-glued = de ce se completează sunt lipite litere ({ $found }): dă-i cuvântului întreg o formă a lui
gate-joined = lipește vorbe care țin de un singur mesaj: { $found }
gate-long-sentence = { $words ->
    [one] o propoziție cu un cuvânt e prea lungă; ajung { $limit }: „{ $found }”
    [few] o propoziție cu { $words } cuvinte e prea lungă; ajung { $limit }: „{ $found }”
   *[other] o propoziție cu { $words } de cuvinte e prea lungă; ajung { $limit }: „{ $found }”
}
gate-long-step = { $words ->
    [one] un cuvânt deodată e prea mult; ajung { $limit }
    [few] { $words } cuvinte deodată sunt prea multe; ajung { $limit }
   *[other] { $words } de cuvinte deodată sunt prea multe; ajung { $limit }
}
