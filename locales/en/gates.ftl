# The checks of translations, `cruce-tutor words`. What a gate finds stands behind its place, as `{ gate-of }`.

verb-words = Check translations, list what has become stale, make a pseudo-language.
words-verb-check = Check languages: everything there, sound, up to date, correctly spelt, and in the words of the game.
words-verb-stale = List the translations whose English has changed since somebody looked at them.
words-verb-pseudo = Write a pseudo-language, half as long again, with accents and brackets: is there room for it everywhere?
words-langs = languages; all where none is named
words-lang = a language
words-quick = without the spelling and the look for other languages, which need the developers’ tools
words-accept = the messages named, or all, fit the English of today: don’t list them any more
words-folder = where to write it; into a folder of its own where none is named

words-found = { $number ->
    [0] Nothing to mend in { $languages }.
    [one] 1 thing to mend in { $languages }.
   *[other] { $number } things to mend in { $languages }.
}
words-stale = { $number ->
    [0] Nothing is stale in { $lang }.
    [one] 1 message to look at in { $lang }.
   *[other] { $number } messages to look at in { $lang }.
}
words-accepted = { $number ->
    [0] No mark has changed.
    [one] 1 mark has changed.
   *[other] { $number } marks have changed.
}
words-no-message = There is no message { $found } in { $lang }.
words-no-library = { $library } isn’t installed: install the developers’ tools, or leave out what needs it with --quick.
words-not-spelt = For { $lang } there is no dictionary, or nothing to know the language by: that was left out.
words-try = Try it: { $command }

gate-at = { $file }:{ $line }: { $message }
gate-of = { $id }: { $message }

gate-no-file = this file is missing
gate-not-text = from here on this is not UTF-8
gate-junk = this can’t be read as a message: { $found }
gate-twice = it stands at { $place } already
gate-name-twice = it has { $found } twice
gate-broken = it uses { $found }, which isn’t there
gate-odd-sign = the sign { $found } has no place here: write a letter with its mark as one sign, and no picture signs
gate-missing = English has it, and it is missing here
gate-surplus = English doesn’t have it
gate-unknown-variable = it uses { $found }, which nobody gives it
gate-no-variable = it leaves out { $found }, which English says
gate-english = it reads as in English: “{ $found }”. If it should, name it in checks/same.txt
gate-plural = its variants are { $found }, and this language counts with { $allowed }
gate-unsaid = the program says it, and it is missing
gate-unused = nobody says it
gate-no-form = it asks for { $found }, which isn’t there
gate-unmarked = nobody has said yet that it fits the English: see “words stale”
gate-stale = its English has changed: see “words stale”
gate-left-over = it has a mark, and English doesn’t have it any more: “words stale --accept” drops the mark
gate-refused = here one doesn’t say “{ $found }”, but “{ $say }”
gate-lacking = English says “{ $found }”, so this should say “{ $say }”
gate-misspelt = no dictionary has “{ $found }”: mend it, or put it into checks/words.txt
gate-foreign = it reads like another language ({ $found }): { $text }
gate-glued = letters touch what is filled in ({ $found }): give the whole word a form of its own
gate-joined = this joins words that belong into one message: { $found }
gate-long-sentence = a sentence of { $words } words is too long; { $limit } are enough: “{ $found }”
gate-long-step = { $words } words at once are too many; { $limit } are enough
