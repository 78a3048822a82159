"""From the path to a value, and to a word in it, to the place in the file."""

from __future__ import annotations

import re
from typing import Final

from tutor.cards import NotNotation, parse_card
from tutor.content.document import Data, Document
from tutor.content.places import Place
from tutor.content.problems import Problem
from tutor.content.troubles import Path, Trouble

_WORD: Final = re.compile(r"\S+")
_OF_TRICKS: Final = "plays"
"""The key of strings that hold several lists, divided by strokes."""


def problem(trouble: Trouble, document: Document) -> Problem:
    """The trouble at its place."""
    return Problem(trouble.error, document.file, *_place(trouble, document), trouble.facts)


def _place(trouble: Trouble, document: Document) -> Place:
    path, rest, data = _descend(trouble.path, document.data)
    if isinstance(data, list) and rest:
        words = [str(item) for item in data]
        if (index := _of_card(words, str(rest[0]))) is not None:
            path, rest, data = (*path, index), (), data[index]
    if isinstance(data, str) and (rest or trouble.offset):
        begin = _begin_in_tricks(data, rest) if path[-1] == _OF_TRICKS else _begin(data, rest)
        return document.place_in(path, begin + trouble.offset)
    return document.place(path, key=isinstance(data, dict) or (trouble.at_key and not rest))


def _descend(path: Path, data: Data) -> tuple[Path, Path, Data]:
    """As far down a path as there are lists and mappings: the way so far, the rest of it, and what stands there."""
    for depth, step in enumerate(path):
        inside = range(len(data)) if isinstance(data, list) else data if isinstance(data, dict) else ()
        if step not in inside:
            return path[:depth], path[depth:], data
        data = data[step]
    return path, (), data


def _begin(text: str, rest: Path) -> int:
    """The index in a string at which a word begins; that of the string where there is no such word."""
    matches = list(_WORD.finditer(text))
    step = rest[0] if rest else 0
    index = step if isinstance(step, int) else _of_card([match.group() for match in matches], step)
    return matches[index].start() if index is not None and index < len(matches) else 0


def _begin_in_tricks(text: str, rest: Path) -> int:
    """The same, where strokes divide the string into lists, and a first index counts these."""
    if not rest or not isinstance(rest[0], int):
        return 0
    tricks = text.split("/")
    before = sum(len(trick) + 1 for trick in tricks[: rest[0]])
    return before + _begin(tricks[rest[0]], rest[1:]) if rest[0] < len(tricks) else 0


def _of_card(words: list[str], card: str) -> int | None:
    """The index of the word that names a card, or plays it: of several the last, which is one too many."""
    found = [index for index, word in enumerate(words) if _card(word) == card]
    return found[-1] if found else None


def _card(word: str) -> str | None:
    try:
        return str(parse_card(word.partition(":")[2].removesuffix("!") if ":" in word else word))
    except NotNotation:
        return None
