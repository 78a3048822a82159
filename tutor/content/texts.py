"""What authors say beside the game: ids, rule numbers, themes, texts and choices among texts."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, Final
from unicodedata import combining, normalize

from tutor.content.document import Data
from tutor.content.listen import BAD, HOLE, Listener
from tutor.content.problems import short
from tutor.content.schema import KEBAB, LANGUAGE
from tutor.content.shapes import MOST_WORDS
from tutor.content.troubles import Path, Trouble, nearest
from tutor.drill.questions import Text
from tutor.rules.numbers import NUMBERS, SECTIONS

_ID: Final = re.compile("[a-z0-9-]+")
_NOT_ID: Final = re.compile("[^a-z0-9]+")
_KEBAB: Final = re.compile(KEBAB)
_LANGUAGE: Final = re.compile(LANGUAGE)
_NUMBERS: Final = frozenset(NUMBERS)
_NUMBERS_SHOWN: Final = " ".join(f"{section}1–{section}{last}" for section, last in SECTIONS.items())


class Texts(Listener):
    """Reads what is neither card nor number; `text_ids` are the texts that may be named."""

    def __init__(self, text_ids: Collection[str]) -> None:
        super().__init__()
        self.text_ids = text_ids

    def id(self, value: Data, path: Path) -> str | Any:
        word = self.word(value)
        if word is None or _ID.fullmatch(word):
            return BAD if word is None else word
        return self.bad_word("bad-id", path, word, _kebab(word))

    def text(self, value: Data, path: Path) -> Text | Any:
        if value.__class__ is dict:
            return self.sentences(value, path)
        id_ = self.word(value)
        if id_ is None or id_ in self.text_ids:
            return BAD if id_ is None else Text(id=id_)
        return self.bad_word("unknown-text", path, id_, nearest(id_, self.text_ids))

    def sentences(self, value: dict[str, Data], path: Path) -> Text | Any:
        before = len(self.troubles), self.misshapen
        if not value:
            self.troubles.append(Trouble("empty-text", path, {}))
        for language, sentence in value.items():
            if not _LANGUAGE.fullmatch(language):
                self.troubles.append(
                    Trouble("not-a-language", (*path, language), {"found": short(language)}, at_key=True)
                )
            if sentence.__class__ not in (str, int, bool):
                self.misshapen = True
            elif not str(sentence).strip():
                self.troubles.append(Trouble("empty-text", (*path, language), {}))
        if (len(self.troubles), self.misshapen) != before:
            return BAD
        return Text(sentences=tuple((language, _said(sentence)) for language, sentence in value.items()))

    def texts(self, value: Data, path: Path) -> tuple[Text, ...] | Any:
        parts = value
        if value.__class__ is not list:
            parts = self.words(value, path)
        elif len(value) > MOST_WORDS:
            self.too_many(len(value), path)
            parts = None
        if parts is None:
            return BAD
        found = [self.text(part, (*path, index)) for index, part in enumerate(parts)]
        return BAD if BAD in found else tuple(found)

    def places(self, value: Data, path: Path) -> str | int | list[str | int] | Any:
        """Places or ids among choices, as they stand; what they mean depends on the choices."""
        parts = value if value.__class__ is list else [value]
        if not all(part.__class__ in (str, int) for part in parts):
            return self.shapeless()
        return BAD if self.words(value, path) is None else value

    def rules(self, value: Data, path: Path) -> tuple[str, ...] | Any:
        words = self.words(value, path)
        if words is None:
            return BAD
        for index, word in enumerate(words):
            if word not in _NUMBERS and word is not HOLE:
                self.bad_word("unknown-rule", (*path, index), word, _rule(word), allowed=_NUMBERS_SHOWN)
        return tuple(words)

    def themes(self, value: Data, path: Path) -> tuple[str, ...] | Any:
        words = self.words(value, path)
        if words is None:
            return BAD
        for index, word in enumerate(words):
            if not _KEBAB.fullmatch(word) and word is not HOLE:
                self.bad_word("bad-theme", (*path, index), word, _kebab(word))
        return tuple(words)


def _rule(word: str) -> str | None:
    return word.upper() if word.upper() in _NUMBERS else None


def _kebab(text: str) -> str:
    """What comes nearest to a text among ids.

    >>> _kebab("Două mâini!")
    'doua-maini'
    """
    plain = "".join(char for char in normalize("NFKD", text) if not combining(char))
    return _NOT_ID.sub("-", plain.lower()).strip("-")


def _said(sentence: str | int | bool) -> str:
    return str(sentence).lower() if isinstance(sentence, bool) else str(sentence)
