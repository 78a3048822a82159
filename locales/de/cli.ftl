# Die Kommandozeile.

about = Cruce lernen, Rumäniens Stichspiel: eine Frage nach der anderen, und jedes Mal mit dem Warum.
about-more = Ohne Befehl öffnet sich Cruce Tutor. „cruce-tutor BEFEHL --help“ sagt mehr über einen Befehl.
verbs = Befehle
verb = BEFEHL
verb-check = Aufgabendateien prüfen: Sind sie in Ordnung, und passt jede erwartete Antwort zu den Regeln?
verb-solve = Die Aufgaben in Dateien nach den Regeln beantworten.
verb-schema = Das JSON-Schema der Aufgabendateien ausgeben.
verb-quiz = Fragen stellen, auf dem Bildschirm oder in schlichten Zeilen.
check-paths = eine Aufgabendatei, ein Ordner davon oder - für die Standardeingabe
solve-paths = eine Aufgabendatei, ein Ordner davon oder - für die Standardeingabe
option-help = diese Hilfe zeigen
option-lang = die Sprache: { $languages }
option-version = die Version zeigen
option-json = ein JSON-Objekt pro Zeile ausgeben
option-plain = schlichte Zeilen statt Bildschirm, für Vorleseprogramme und Pipes
option-seed = dieselben Fragen noch einmal stellen: eine beliebige ganze Zahl
option-rule = nur zu einer Regel fragen, zum Beispiel P7
option-ruleset = nur nach einem Regelsatz fragen, zum Beispiel traditional-4-classic
option-kind = nur eine Art von Fragen stellen, zum Beispiel legal-plays
option-count = nach so vielen Antworten aufhören
option-pack = mit welchen Karten gezeichnet und benannt wird: { $packs }

meta-lang = SPRACHE
meta-path = PFAD
meta-number = N
meta-ruleset = REGELSATZ
meta-kind = ART
meta-pack = KARTEN

cannot-write = Die Ausgabe lässt sich nicht schreiben: Es ist kein Platz mehr.
usage-help = „{ $prog } --help“ zeigt, was es gibt.
argparse-usage = Aufruf:{" "}
argparse-positional = Angaben
argparse-options = Optionen
argparse-argument = %(argument_name)s: %(message)s
argparse-required = es fehlt noch: %s
argparse-unrecognized = hier unbekannt: %s
argparse-one = braucht einen Wert
argparse-some = braucht mindestens einen Wert
argparse-value = „%(value)s“ ist keine ganze Zahl
argparse-count = „{ $found }“ ist keine Zahl ab 1
argparse-choice = „%(value)s“ steht nicht zur Wahl: %(choices)s
argparse-ignored = nimmt keinen Wert, bekam aber „%s“

at-place = { $file }:{ $line }:{ $column }: { $message }
at-path = { $file }: { $message }
expect-differs = { $id }: Die Datei erwartet { $expect }, die Regeln sagen { $answer }. { $reason }
solve-answer = { $id }: { $answer }
solve-reason = {"  "}{ $rule }: { $reason }
check-summary-none = Keine Aufgabe gelesen aus { $files ->
    [one] 1 Datei:
   *[other] { $files } Dateien:
} { $problems ->
    [0] keine Probleme.
    [one] 1 Problem.
   *[other] { $problems } Probleme.
}
check-summary = { $scenarios ->
    [one] 1 Aufgabe gelesen
   *[other] { $scenarios } Aufgaben gelesen
} { $files ->
    [one] aus 1 Datei:
   *[other] aus { $files } Dateien:
} { $differing ->
    [0] alle wie erwartet beantwortet,
    [one] 1 anders als erwartet beantwortet,
   *[other] { $differing } anders als erwartet beantwortet,
} { $problems ->
    [0] keine Probleme.
    [one] 1 Problem.
   *[other] { $problems } Probleme.
}

coverage-kind = Art
coverage-questions = Fragen
coverage-answers = Antworten
coverage-told = in Worten
coverage-generic = allgemein
coverage-summary = { $answers ->
    [one] 1 Antwort erklärt;
   *[other] { $answers } Antworten erklärt;
} allgemein: { $generic } ({ $share } %). Sprachen: { $languages }.
words-verb-coverage = Jede Antwort auf mitgelieferte und neue Fragen erklären und die Erklärungen zählen, die nicht sagen, was entscheidet.
words-each = neue Fragen von jeder Art
words-all = jede Erklärung in Worte fassen, in jeder Sprache
