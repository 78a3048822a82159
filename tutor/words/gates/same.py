"""Whether a language says what English says: the same messages, parts and variables, and in words of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from tutor.words.files import REFERENCE
from tutor.words.gates.finding import Finding
from tutor.words.gates.lists import lines_of
from tutor.words.gates.source import FREE, GAP, PRINTF, Locales, Message, Source, named

_PACKS: Final = ("hungarian", "french")
OWN_FORMS: Final = (*(f"{name}-{pack}" for name in ("card", "suit", "rank", "pair") for pack in _PACKS), "seat", "bid")
"""Names that each language has in the forms that it needs: their attributes are its own affair."""

_COUNTED: Final = "count-"
_LOOSE: Final = "screen-"
_SPARE: Final = frozenset({"seat", "side"})
"""Variables that the screens hand to messages whether English has a use for them or not."""

LISTED: Final = "same.txt"
"""In `checks/`: the messages, or parts, that may read as in English."""


def has_own_forms(id_: str) -> bool:
    """Whether a message is a name whose attributes are forms of this language's own."""
    return id_ in OWN_FORMS or id_.startswith(_COUNTED)


def same(locales: Locales, lang: str) -> Iterator[Finding]:
    """The messages of English with their parts and variables, no fewer and no more."""
    theirs, mine = locales.reference, locales[lang]
    if theirs is mine:
        return
    for id_, message in theirs.messages.items():
        if id_ not in mine.messages:
            yield Finding("missing", mine.folder / message.file.name, 1, id_)
        else:
            yield from _same_parts(theirs, message, mine, mine.messages[id_])
    for id_, message in mine.messages.items():
        if id_ not in theirs.messages:
            yield Finding("surplus", message.file, message.line, id_)


def _same_parts(theirs: Source, english: Message, mine: Source, message: Message) -> Iterator[Finding]:
    own = has_own_forms(message.id)
    for part in english.parts:
        if part not in message.parts and not (own and part is not None):
            yield Finding("missing", message.file, message.line, named(message.id, part or "value"))
    for part in message.parts:
        if part not in english.parts and not own:
            yield Finding("surplus", message.file, message.line, named(message.id, part or "value"))
            continue
        given = variables(theirs, english.id, part if part in english.parts else None)
        used = variables(mine, message.id, part)
        loose = message.id.startswith(_LOOSE)
        yield from _differing(message, part, used - given - (_SPARE if loose else frozenset()), "unknown-variable")
        if not own and not loose:
            yield from _differing(message, part, given - used, "no-variable")


def _differing(message: Message, part: str | None, names: Collection[str], kind: str) -> Iterator[Finding]:
    for name in sorted(names):
        yield Finding(kind, message.file, message.line, named(message.id, part), {"found": f"${name}"})


def variables(source: Source, id_: str, part: str | None, seen: frozenset[str] = frozenset()) -> frozenset[str]:
    """The variables of a part of a message, and of whatever it refers to."""
    name = named(id_, part)
    message = source.messages.get(id_)
    if message is None or part not in message.parts or name in seen:
        return frozenset()
    use = message.uses[part]
    inside = (variables(source, *other, seen | {name}) for other in use.references if not other[0].startswith("-"))
    return use.variables.union(*inside)


def own_words(locales: Locales, lang: str) -> Iterator[Finding]:
    """No text that reads as in English, but where `checks/same.txt` allows it."""
    if lang == REFERENCE:
        return
    theirs, mine = locales.reference, locales[lang]
    allowed = set(lines_of(mine.folder, LISTED))
    for id_, message in mine.messages.items():
        if id_.startswith(FREE):
            continue
        english = {_folded(text.text) for text in theirs.messages[id_].texts} if id_ in theirs.messages else set()
        for text in message.texts:
            where = named(id_, text.part)
            worded = sum(map(str.isalpha, PRINTF.sub("", text.text))) > 1  # one letter is of every language
            if worded and _folded(text.text) in english and not {id_, where} & allowed:
                yield Finding("english", message.file, text.line, where, {"found": shown(text.text)})


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


def shown(text: str) -> str:
    """A text as a finding quotes it: in one line, with dots for what is filled in."""
    return " ".join(text.replace(GAP, "…").split())
