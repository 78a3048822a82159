"""Whether what learners read is easy to read: short sentences, and few of them at once.

Lessons, false rules and the glossary are read by people who are learning the game, some of them in a language that is
not their first. Whatever is filled in counts as one word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tutor.words.gates.finding import Finding
from tutor.words.gates.same import shown
from tutor.words.gates.source import GAP, Locales, Message, Text, named

SENTENCE: Final = 20
"""Words of a sentence at most."""
STEP: Final = 60
"""Words of what a step of a lesson, or a page at once, says at most."""

READ: Final = ("text-lesson-", "text-claim-", "myth-", "term-", "reading-E")
"""How messages begin that are read by who learns: lessons, false rules, the glossary, what the sources say."""
_LISTS: Final = frozenset({"forms"})
"""Parts of them that are no sentences."""

_END: Final = re.compile(rf"[.!?…]+[”“»’)]*(?=\s+(?:[^\W\d_a-zà-ÿăâîșțőű]|[„“«¿¡{GAP}])|\s*$)|\n\s*\n")
"""Where a sentence ends: not behind the number of an ordinal, nor where it goes on with a small letter."""
_WORD: Final = re.compile(rf"[\w{GAP}]\S*")


def reading(locales: Locales, lang: str) -> Iterator[Finding]:
    """No sentence and no step that is too long to be taken in."""
    for message in locales[lang].messages.values():
        for text in message.texts if message.id.startswith(READ) else ():
            if text.part not in _LISTS:
                yield from _too_long(message, text)


def _too_long(message: Message, text: Text) -> Iterator[Finding]:
    where = named(message.id, text.part)
    if (words := count(text.text)) > STEP:
        yield Finding("long-step", message.file, text.line, where, {"words": words, "limit": STEP})
    for sentence, at in sentences(text.text):
        if (words := count(sentence)) > SENTENCE:
            facts: dict[str, str | int] = {"words": words, "limit": SENTENCE, "found": shown(sentence)}
            yield Finding("long-sentence", message.file, text.line_at(at), where, facts)


def count(text: str) -> int:
    """How many words a text has.

    >>> count("Mind your tens: the ace – or a trump – takes 10.")
    10
    """
    return len(_WORD.findall(text))


def sentences(text: str) -> Iterator[tuple[str, int]]:
    """The sentences of a text, each with where it begins.

    >>> [sentence for sentence, _ in sentences("Right! This is the 3. ütés… and more. “Really?” Yes")]
    ['Right!', 'This is the 3. ütés… and more.', '“Really?”', 'Yes']
    """
    begun = 0
    for end in [*(found.end() for found in _END.finditer(text)), len(text)]:
        sentence = text[begun:end]
        if sentence.strip():
            yield sentence.strip(), begun + len(sentence) - len(sentence.lstrip())
        begun = end
