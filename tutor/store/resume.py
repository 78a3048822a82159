"""Where a learner was: what is open, and what was chosen, typed and hinted so far."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from tutor.drill.answers import Json
from tutor.memory.entries import Help
from tutor.store.database import Database

QUIZ: Final = "quiz"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A place to come back to: a step of a lesson or of its `test`, or a question of a quiz.

    A quiz is its wishes (`seed`, `rule`, `ruleset`, `kind`, `count`) and how far it came: `drawn` questions came from
    its source, `number` is that of the present one, which may have been put between to tell ideas apart. `suspects` are
    the beliefs still reckoned with, `parted` the questions already asked to part them.

    `scenario` is the present question's own text. `chosen` holds a text for each field of the answer, as it stands on
    the screen; `typed` a line not yet sent; `help` the rung of the ladder of hints. `given` is the answer, in codes,
    while its verdict is shown: then it is in the log. `state` is whatever else the lesson keeps of its run.
    """

    lesson: str | None = None
    step: str | None = None
    test: bool = False
    seed: int | None = None
    rule: str | None = None
    ruleset: str | None = None
    kind: str | None = None
    count: int | None = None
    drawn: int = 0
    number: int = 0
    answered: int = 0
    right: int = 0
    scenario: str = ""
    chosen: tuple[str, ...] = ()
    typed: str = ""
    help: Help = Help.NONE
    given: str | None = None
    suspects: tuple[str, ...] = ()
    parted: int = 0
    state: Mapping[str, Json] = field(default_factory=dict)

    @property
    def at(self) -> str:
        """What is open here: each lesson has a place of its own, so has its test, and the quiz has one."""
        return QUIZ if self.lesson is None else f"{'test' if self.test else 'lesson'}/{self.lesson}"


def place_text(place: Place) -> str:
    """A place as it is written.

    >>> place_in(place_text(Place(lesson="trump", step="who", chosen=("Ah Th",)))).chosen
    ('Ah Th',)
    """
    said = {name: value for name, value in asdict(place).items() if value not in (None, "", (), {})}
    return json.dumps({name: value for name, value in said.items() if value is not False})


def place_in(text: str) -> Place | None:
    """The place that was written so; None where it can't be read."""
    try:
        data = _mapping(json.loads(text))
        return Place(**{part.name: _SHAPES[str(part.type)](data[part.name]) for part in _PARTS if part.name in data})
    except (ValueError, TypeError, RecursionError):
        return None


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError
    return tuple(map(_text, value))


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError
    return value


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _mapping(value: Any) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise TypeError
    return value


_PARTS: Final = fields(Place)
_SHAPES: Final[Mapping[str, Callable[[Any], Any]]] = {
    "str": _text,
    "str | None": _text,
    "bool": _truth,
    "int": _whole,
    "int | None": _whole,
    "tuple[str, ...]": _texts,
    "Help": Help,
    "Mapping[str, Json]": _mapping,
}
"""How the parts of a place are read, by their types."""


class Places:
    """The places that a learner may come back to."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def save(self, place: Place) -> None:
        """Keep a place: called at every change, it costs next to nothing."""
        self._database.write_lightly(saving(place))

    def last(self) -> Place | None:
        """The place that was saved last."""
        return self._one("SELECT value FROM places ORDER BY saved DESC LIMIT 1")

    def of_lesson(self, lesson: str, *, test: bool = False) -> Place | None:
        """The place in a lesson, or in its test."""
        return self._one("SELECT value FROM places WHERE at = ?", Place(lesson=lesson, test=test).at)

    def of_quiz(self) -> Place | None:
        """The place in a quiz."""
        return self._one("SELECT value FROM places WHERE at = ?", QUIZ)

    def _one(self, asked: str, *facts: str) -> Place | None:
        row = self._database.read(lambda connection: connection.execute(asked, facts).fetchone())
        return None if row is None else place_in(row[0])

    def leave(self, place: Place) -> None:
        """Forget a place: the lesson or quiz is over."""
        self._database.write(leaving(place))


def saving(place: Place) -> Callable[[sqlite3.Connection], None]:
    """What keeps a place."""
    text = place_text(place)

    def work(connection: sqlite3.Connection) -> None:
        after_all = "SELECT ?, coalesce(max(saved), 0) + 1, ? FROM places"
        connection.execute(f"INSERT OR REPLACE INTO places {after_all}", (place.at, text))

    return work


def leaving(place: Place) -> Callable[[sqlite3.Connection], None]:
    """What forgets a place."""

    def work(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM places WHERE at = ?", (place.at,))

    return work
