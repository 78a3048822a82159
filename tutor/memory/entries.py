"""The entries of the log: what a learner did, each written on a line of its own.

The log only grows. To begin a lesson again is an entry, and to take that back is another.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from typing import Any, ClassVar, Final, TypeVar

from tutor.drill.answers import Json

LONGEST: Final = 64 * 1024
"""Characters of a line at most; no game needs a tenth of them."""
TIMES: Final = range(-(10**11), 10**11)
"""Seconds since 1970 that a clock may show: some three thousand years to either side."""

_ID: Final = 100  # characters of an id at most
_SHOWN: Final = 40  # characters of a fault that are said back
_DIGITS: Final = 10**18  # numbers are below this, so that every reader and database can hold them


class Help(StrEnum):
    """The highest rung of the ladder of hints that was climbed before the answer."""

    NONE = "none"
    NUDGE = "nudge"
    RULE = "rule"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """One answer to one question.

    `time` is in seconds since 1970, UTC, as the clock had it. In a lesson the question was one of a `step`, its `part`
    counted from 0; without one it was a quiz's, whose `seed` may be known. The id of a fresh `scenario` holds the seed
    that makes it; `position` is the scenario's own text (`tutor.content.writing`). `answer` is what was given, in
    codes, `rules` are those that decided, and `milliseconds` is the time it took.
    """

    entry: ClassVar[str] = "attempt"

    id: str
    time: int
    scenario: str
    ruleset: str
    kind: str
    rules: tuple[str, ...]
    position: str
    answer: str
    right: bool
    language: str
    lesson: str | None = None
    step: str | None = None
    part: int = 0
    seed: int | None = None
    options: Mapping[str, Json] = field(default_factory=dict)
    beliefs: tuple[str, ...] = ()
    help: Help = Help.NONE
    milliseconds: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """A step of a lesson was done: read to its end, or all that it asks was answered."""

    entry: ClassVar[str] = "done"

    id: str
    time: int
    lesson: str
    step: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reset:
    """A lesson is begun again: what was done in it before counts no longer toward it."""

    entry: ClassVar[str] = "reset"

    id: str
    time: int
    lesson: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo:
    """A reset, named by its id, is taken back."""

    entry: ClassVar[str] = "undo"

    id: str
    time: int
    reset: str


Entry = Attempt | Done | Reset | Undo
"""Whatever the log may hold."""

ENTRIES: Final[Mapping[str, type[Entry]]] = {kind.entry: kind for kind in (Attempt, Done, Reset, Undo)}

_FIELDS: Final[Mapping[str, Mapping[str, object]]] = {
    name: {
        part.name: part.default_factory() if part.default_factory is not MISSING else part.default
        for part in fields(kind)
    }
    for name, kind in ENTRIES.items()
}
"""The fields of each entry, with the defaults of those that have one."""


class NotAnEntry(ValueError):
    """A line that is none of the log's; `reason` names the sentence that says why, `facts` are its arguments."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts = facts


# -- writing ---------------------------------------------------------------------------------------------------------


def line_of(entry: Entry) -> str:
    """An entry as a line of JSON, without what is as it is by default.

    >>> line_of(Reset(id="r1", time=1796041278, lesson="trump"))
    '{"entry": "reset", "id": "r1", "time": 1796041278, "lesson": "trump"}'
    """
    written: dict[str, object] = {"entry": entry.entry}
    for name, default in _FIELDS[entry.entry].items():
        value = getattr(entry, name)
        if value != default:
            written[name] = value
    return json.dumps(written, ensure_ascii=False)


# -- reading ---------------------------------------------------------------------------------------------------------


def entry_in(line: str) -> Entry:
    """Read a line of the log; keys that are not known are passed over, as a newer program may write more.

    >>> entry_in('{"entry": "undo", "id": "u1", "time": 0, "reset": "r1", "why": "?"}')
    Undo(id='u1', time=0, reset='r1')

    Raises: `NotAnEntry` ("line-too-long", "line-not-json", "line-unknown-entry", "line-key-missing",
    "line-wrong-value").
    """
    if len(line) > LONGEST:
        raise NotAnEntry("line-too-long", limit=LONGEST)
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise NotAnEntry("line-not-json", found=_shown(line)) from None
    if not isinstance(data, dict):
        raise NotAnEntry("line-not-json", found=_shown(line))
    name = data.get("entry")
    kind = ENTRIES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise NotAnEntry("line-unknown-entry", found=_shown(name), allowed=" ".join(ENTRIES))
    return kind(**_values(kind, data))


def _values(kind: type[Entry], data: Mapping[str, Any]) -> dict[str, Any]:
    values = {}
    for name, default in _FIELDS[kind.entry].items():
        if name in data:
            try:
                values[name] = _READERS[name](data[name])
            except ValueError:
                raise NotAnEntry("line-wrong-value", key=name, found=_shown(data[name])) from None
        elif default is MISSING:
            raise NotAnEntry("line-key-missing", key=name)
    return values


def _shown(found: object) -> str:
    """What was found, as it can be said back: on one line and not too long."""
    text = found if isinstance(found, str) else json.dumps(found)
    clean = "".join(sign if sign.isprintable() else " " for sign in text[: 4 * _SHOWN])
    return " ".join(clean.split())[:_SHOWN]


T = TypeVar("T")
Reader = Callable[[Any], T]


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError
    value.encode()  # half a character can be written nowhere, and that is a `ValueError`, too
    return value


def _id(value: Any) -> str:
    text = _text(value)
    if not 0 < len(text) <= _ID or not text.isprintable():
        raise ValueError
    return text


def _whole(value: Any) -> int:
    if type(value) is not int or not -_DIGITS < value < _DIGITS:
        raise ValueError
    return value


def _time(value: Any) -> int:
    if type(value) is not int or value not in TIMES:
        raise ValueError
    return value


def _yes_no(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _ids(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError
    return tuple(map(_id, value))


def _options(value: Any) -> dict[str, Json]:
    if not isinstance(value, dict) or not all(isinstance(part, str | int | bool) for part in value.values()):
        raise ValueError
    return value


def _maybe(read: Reader[T]) -> Reader[T | None]:
    return lambda value: None if value is None else read(value)


_READERS: Final[Mapping[str, Reader[object]]] = {
    "id": _id,
    "time": _time,
    "scenario": _id,
    "ruleset": _id,
    "kind": _id,
    "rules": _ids,
    "position": _text,
    "answer": _text,
    "right": _yes_no,
    "language": _id,
    "lesson": _maybe(_id),
    "step": _maybe(_id),
    "part": _whole,
    "seed": _maybe(_whole),
    "options": _options,
    "beliefs": _ids,
    "help": Help,
    "milliseconds": _maybe(_whole),
    "reset": _id,
}
"""What may stand under each key, and what it comes to."""
