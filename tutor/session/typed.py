"""Typed answers: from a line of text to the codes and numbers of the fields, or to a word that is not understood.

A line may hold numbers of options, codes, names, or a mixture; commas divide where a learner writes them. Where one
word could mean several options, nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tutor.session.names import Names, folded, words_of

LONGEST: Final = 1000
"""Characters in a line that somebody may have typed on purpose."""

_COMMA: Final = re.compile(r"[,;/\n]")
_NUMBER: Final = re.compile(r"([+-]?\d{1,9})(?:[^\W\d]*)", re.ASCII)
_NAMED: Final = re.compile(r"(?<=\w)\s*[:=]\s*(?=[-+\w])")


@dataclass(frozen=True, slots=True)
class Unknown:
    """A word that names nothing here."""

    found: str


@dataclass(frozen=True, slots=True)
class Several:
    """A word that could mean several options, by their codes."""

    found: str
    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Missing:
    """Not as many numbers as there are fields."""

    found: int


Puzzle = Unknown | Several | Missing


def options_in(text: str, names: Names) -> list[str] | Puzzle:
    """The codes of the options that a line names, in its order, each once.

    A number is an option's number first, then a code or name: `10` is the ten where there is no tenth option.
    """
    found: list[str] = []
    whole = names.sentences or names.phrase(words_of(text)) in names.full
    for part in [text] if whole else _COMMA.split(text):
        words = words_of(part)
        spelt = part.split()
        exact = spelt if len(spelt) == len(words) else words
        at = 0
        while at < len(words):
            if words[at] in names.fillers and not _named(words[at : at + 1], exact[at : at + 1], names):
                at += 1
                continue
            read = _longest(words, exact, at, names)
            if not isinstance(read, tuple):
                return read
            code, at = read
            found.append(code)
    return list(dict.fromkeys(found))


def _longest(words: list[str], exact: list[str], at: int, names: Names) -> tuple[str, int] | Puzzle:
    """The option that the most words from here on name, and where they end."""
    unsure: Several | None = None
    limit = min(len(words), at + names.longest + 4)
    for end in range(limit, at, -1):
        codes = _named(words[at:end], exact[at:end], names)
        if len(codes) == 1:
            return codes[0], end
        if codes and unsure is None:
            unsure = Several(" ".join(exact[at:end]), codes)
        if not codes and names.phrase(words[at:end]) in names.elsewhere:
            return Unknown(" ".join(exact[at:end]))
    return unsure or Unknown(exact[at])


def _named(words: Sequence[str], exact: Sequence[str], names: Names) -> tuple[str, ...]:
    """The codes of the options that these words, all of them together, may name."""
    if len(words) == 1 and words[0] in names.keys:
        return (names.keys[words[0]],)
    phrase = names.phrase(words)
    named: set[str] = names.full.get(phrase, set())
    if len(words) == 1 and exact[0] in names.codes:
        # German and Spanish cards show letters that are codes of other suits: nothing is guessed there.
        return tuple(sorted({exact[0], *named})) if names.of_suits else (exact[0],)
    return tuple(sorted(named or names.loose.get(phrase, set())))


def number_in(text: str, names: Names) -> str | None:
    """The one number in `12`, `12 p`, `−3`, `+2` or `two points`; None where there is none, or more than one."""
    words = words_of(text.replace(",", " "))
    if not any(sign.isdigit() for word in words for sign in word):
        named = [names.spelt.get(word) for word in names.phrase(words) if word not in names.units]
        return named[0] if len(named) == 1 else None
    numbers = [found for word in words if (found := _number(word)) is not None]
    others = [word for word in words if _number(word) is None and any(sign.isdigit() for sign in word)]
    return numbers[0] if len(numbers) == 1 and not others else None


def _number(word: str) -> str | None:
    match = _NUMBER.fullmatch(word)
    return match.group(1) if match else None


# -- several fields ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Number:
    text: str


@dataclass(frozen=True, slots=True)
class _Label:
    field: int


@dataclass(frozen=True, slots=True)
class _Choice:
    field: int
    code: str


_Part = _Number | _Label | _Choice


def fields_in(text: str, fields: Sequence[Names]) -> list[str] | Puzzle:
    """One text for each field: by place (`2 -1`), or named, before or behind the number (`N-S:2`, `2 N-S`)."""
    parts = _parts(text, fields)
    if not isinstance(parts, list):
        return parts
    values = _placed(parts, fields)
    if not isinstance(values, dict):
        return values
    if len(values) != len(fields):
        return Missing(len(values))
    return [values[place] for place in range(len(fields))]


def _parts(text: str, fields: Sequence[Names]) -> list[_Part] | Unknown:
    words = words_of(_COMMA.sub(" ", _NAMED.sub(" ", folded(text))))
    longest = max(names.longest for names in fields) + 2
    parts: list[_Part] = []
    at = 0
    while at < len(words):
        if (number := _number(words[at])) is not None:
            parts.append(_Number(number))
            at += 1
            continue
        for end in range(min(len(words), at + longest), at, -1):
            if part := _part(words[at:end], fields):
                parts.append(part)
                at = end
                break
        else:
            if words[at] not in fields[0].units | fields[0].fillers:
                return Unknown(words[at])
            at += 1
    return parts


def _part(words: Sequence[str], fields: Sequence[Names]) -> _Part | None:
    """The field, or the option of a field, that these words name."""
    for place, names in enumerate(fields):
        phrase = names.phrase(words)
        if phrase in names.own:
            return _Label(place)
        codes = names.full.get(phrase) or names.loose.get(phrase) or ()
        if len(codes) == 1:
            return _Choice(place, next(iter(codes)))
    return None


def _placed(parts: list[_Part], fields: Sequence[Names]) -> dict[int, str] | Puzzle:
    """Each number and choice at its field; those that are not named fill what is left, in order."""
    parts = [part for part in parts if not (isinstance(part, _Label) and fields[part.field].keys)]
    behind = bool(parts) and isinstance(parts[0], _Number)  # whether names stand behind their numbers
    values = {part.field: part.code for part in parts if isinstance(part, _Choice)}
    unnamed: list[str] = []
    for at, part in enumerate(parts):
        if isinstance(part, _Number):
            beside = parts[at + 1 : at + 2] if behind else parts[max(0, at - 1) : at]
            label = next((one for one in beside if isinstance(one, _Label)), None)
            if label is None:
                unnamed.append(part.text)
            elif label.field in values:
                return Missing(len(values) + 1)
            else:
                values[label.field] = part.text
    free = [place for place in range(len(fields)) if place not in values]
    if len(unnamed) > len(free):
        return Missing(len(values) + len(unnamed))
    for place, number in zip(free, unnamed, strict=False):
        names = fields[place]
        if names.keys:
            if number not in names.keys:
                return Unknown(number)
            number = names.keys[number]
        values[place] = number
    return values
