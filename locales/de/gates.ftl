# Die Prüfungen der Übersetzungen, `cruce-tutor words`. Was eine Prüfung findet, steht hinter seiner Stelle, als
# `{ gate-of }`.

verb-words = Übersetzungen prüfen, Veraltetes auflisten, eine Scheinsprache herstellen.
words-verb-check = Sprachen prüfen: alles da, heil, auf dem neuesten Stand, richtig geschrieben und in den Worten des Spiels.
words-verb-stale = Die Übersetzungen auflisten, deren Englisch sich geändert hat, seit jemand sie angesehen hat.
words-verb-pseudo = Eine Scheinsprache schreiben, anderthalbmal so lang, mit Akzenten und Klammern: Ist überall Platz dafür?
words-langs = Sprachen; alle, wenn keine genannt ist
words-lang = eine Sprache
words-quick = ohne Rechtschreibung und Suche nach fremden Sprachen, die Entwicklerwerkzeuge brauchen
words-accept = die genannten Nachrichten, oder alle, passen zum heutigen Englisch: nicht mehr auflisten
words-folder = wohin geschrieben wird; in einen eigenen Ordner, wenn keiner genannt ist

words-found = { $number ->
    [0] In { $languages } ist nichts zu richten.
    [one] In { $languages } ist 1 Stelle zu richten.
   *[other] In { $languages } sind { $number } Stellen zu richten.
}
words-stale = { $number ->
    [0] In { $lang } ist nichts veraltet.
    [one] In { $lang } ist 1 Nachricht anzusehen.
   *[other] In { $lang } sind { $number } Nachrichten anzusehen.
}
words-accepted = { $number ->
    [0] Keine Marke hat sich geändert.
    [one] 1 Marke hat sich geändert.
   *[other] { $number } Marken haben sich geändert.
}
words-no-message = Eine Nachricht { $found } gibt es in { $lang } nicht.
words-no-library = { $library } ist nicht installiert: Installiere die Entwicklerwerkzeuge, oder lass mit --quick weg, was sie
    braucht.
words-not-spelt = Für { $lang } gibt es kein Wörterbuch, oder nichts, woran man die Sprache erkennt: Das blieb weg.
words-try = Probier es aus: { $command }

gate-at = { $file }:{ $line }: { $message }
gate-of = { $id }: { $message }

gate-no-file = diese Datei fehlt
gate-not-text = von hier an ist das kein UTF-8
gate-junk = das lässt sich nicht als Nachricht lesen: { $found }
gate-twice = das steht schon bei { $place }
gate-name-twice = { $found } kommt zweimal vor
gate-broken = { $found } wird gebraucht und ist nicht da
gate-odd-sign = das Zeichen { $found } gehört nicht hierher: Schreibe einen Buchstaben mit Akzent als ein Zeichen, und keine
    Bildzeichen
gate-missing = Englisch hat das, und hier fehlt es
gate-surplus = Englisch hat das nicht
gate-unknown-variable = { $found } wird gebraucht, und niemand gibt es her
gate-no-variable = { $found } fehlt, und Englisch sagt es
gate-english = das liest sich wie auf Englisch: „{ $found }“. Wenn es so sein soll, nenne es in checks/same.txt
gate-plural = die Varianten sind { $found }, und diese Sprache zählt mit { $allowed }
gate-unsaid = das Programm sagt es, und es fehlt
gate-unused = das sagt niemand
gate-no-form = { $found } wird verlangt und ist nicht da
gate-unmarked = noch niemand hat gesagt, dass es zum Englischen passt: siehe „words stale“
gate-stale = das Englische hat sich geändert: siehe „words stale“
gate-left-over = hier ist eine Marke, und Englisch hat das nicht mehr: „words stale --accept“ nimmt sie weg
gate-refused = hier sagt man nicht „{ $found }“, sondern „{ $say }“
gate-lacking = Englisch sagt „{ $found }“, also gehört hier „{ $say }“ hin
gate-misspelt = „{ $found }“ steht in keinem Wörterbuch: Berichtige es, oder nimm es in checks/words.txt auf
gate-foreign = das liest sich wie eine andere Sprache ({ $found }): { $text }
gate-glued = Buchstaben berühren, was eingesetzt wird ({ $found }): Gib dem ganzen Wort eine eigene Form
gate-joined = das fügt Wörter zusammen, die in eine einzige Nachricht gehören: { $found }
gate-long-sentence = ein Satz mit { $words } Wörtern ist zu lang; { $limit } sind genug: „{ $found }“
gate-long-step = { $words } Wörter auf einmal sind zu viele; { $limit } sind genug
