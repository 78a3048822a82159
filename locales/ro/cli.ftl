# The command line.

about = Învață cruce: câte o întrebare pe rând, și de fiecare dată afli de ce.
about-more = Fără comandă se deschide Cruce Tutor. „cruce-tutor COMANDĂ --help” spune mai multe despre fiecare.
verbs = comenzi
verb = COMANDĂ
verb-check = Verifică fișierele cu exerciții: sunt în regulă și se potrivește fiecare răspuns așteptat cu regulile?
verb-solve = Răspunde la exercițiile din fișiere, după reguli.
verb-schema = Arată schema JSON a fișierelor cu exerciții.
verb-quiz = Pune întrebări, pe ecran sau rând cu rând.
check-paths = un fișier cu exerciții, un dosar cu ele sau - pentru intrarea standard
solve-paths = un fișier cu exerciții, un dosar cu ele sau - pentru intrarea standard
option-help = arată acest ajutor
option-lang = limba în care se vorbește: { $languages }
option-version = arată versiunea
option-json = scrie câte un obiect JSON pe rând
option-plain = rânduri simple în loc de ecran, pentru cititoare de ecran și conducte
option-seed = pune din nou aceleași întrebări: orice număr întreg
option-rule = întreabă numai despre o regulă, de exemplu P7
option-ruleset = întreabă numai după un set de reguli, de exemplu traditional-4-classic
option-kind = pune numai un fel de întrebări, de exemplu legal-plays
option-count = se oprește după atâtea răspunsuri
option-pack = pachetul în care sunt desenate și numite cărțile: { $packs }

meta-lang = LIMBA
meta-path = CALE
meta-number = N
meta-ruleset = REGULI
meta-kind = FEL
meta-pack = PACHET

cannot-write = Nu se poate scrie: nu mai e loc.
usage-help = „{ $prog } --help” arată ce se poate.
argparse-usage = folosire:{" "}
argparse-positional = ce trebuie dat
argparse-options = opțiuni
argparse-argument = %(argument_name)s: %(message)s
argparse-required = mai lipsește: %s
argparse-unrecognized = necunoscut aici: %s
argparse-one = are nevoie de o valoare
argparse-some = are nevoie de cel puțin o valoare
argparse-value = „%(value)s” nu e un număr întreg
argparse-count = „{ $found }” nu e un număr de la 1 în sus
argparse-choice = „%(value)s” nu e printre variante: %(choices)s
argparse-ignored = nu primește valoare, dar s-a dat „%s”

at-place = { $file }:{ $line }:{ $column }: { $message }
at-path = { $file }: { $message }
expect-differs = { $id }: fișierul așteaptă { $expect }, regulile spun { $answer }. { $reason }
solve-answer = { $id }: { $answer }
solve-reason = {"  "}{ $rule }: { $reason }
check-summary-none = Niciun exercițiu citit { $files ->
    [one] dintr-un fișier:
    [few] din { $files } fișiere:
   *[other] din { $files } de fișiere:
} { $problems ->
    [0] nicio problemă.
    [one] o problemă.
    [few] { $problems } probleme.
   *[other] { $problems } de probleme.
}
check-summary = { $scenarios ->
    [one] Un exercițiu citit
    [few] { $scenarios } exerciții citite
   *[other] { $scenarios } de exerciții citite
} { $files ->
    [one] dintr-un fișier:
    [few] din { $files } fișiere:
   *[other] din { $files } de fișiere:
} { $differing ->
    [0] toate răspunsurile sunt cele așteptate,
    [one] un răspuns diferă de cel așteptat,
    [few] { $differing } răspunsuri diferă de cele așteptate,
   *[other] { $differing } de răspunsuri diferă de cele așteptate,
} { $problems ->
    [0] nicio problemă.
    [one] o problemă.
    [few] { $problems } probleme.
   *[other] { $problems } de probleme.
}

coverage-kind = fel
coverage-questions = întrebări
coverage-answers = răspunsuri
coverage-told = spuse în cuvinte
coverage-generic = vagi
coverage-summary = { $answers ->
    [one] Un răspuns explicat;
    [few] { $answers } răspunsuri explicate;
   *[other] { $answers } de răspunsuri explicate;
} vagi: { $generic } ({ $share } %). Limbi: { $languages }.
words-verb-coverage = Explică fiecare răspuns la întrebările livrate și la unele noi și numără explicațiile care nu spun ce hotărăște.
words-each = întrebări noi de fiecare fel
words-all = pune în cuvinte fiecare explicație, în fiecare limbă
