"""Which keys work when, what each does, and how the row at the bottom and the sheet of keys tell it.

No key is needed that a multiplexer, a browser or a Swiss, Hungarian or French layout keeps for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tutor.screens.bars import Hint
from tutor.screens.base import EVERYWHERE
from tutor.session import Entry

Say = Callable[[str], str]

ALWAYS: Final = EVERYWHERE | {"enter": "enter", "w": "why", "?": "owed", "g": "terms"}
OPEN: Final = {"t": "type", ":": "type", "h": "hint"}
"""Those that work besides while a question is open."""
LESSON: Final = {"b": "back"}
"""Those that work besides in a lesson."""
KNOWN: Final = {"r": "text"}
"""Those that work besides where a text was read before."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How things stand at a question, as far as the keys depend on it."""

    entries: tuple[Entry, ...]
    answered: bool = False
    typing: bool = False
    last: bool = False
    lesson: bool = False
    again: bool = False
    """Whether a wrong answer is to be tried again."""
    known: bool = False
    """Whether there is a text that was read before."""

    @property
    def onward(self) -> str:
        """What Enter does once an answer is given, or where nothing is asked."""
        return "again" if self.again else "finish" if self.last else "next"

    @property
    def open(self) -> bool:
        """Whether an answer is awaited."""
        return bool(self.entries) and not self.answered

    @property
    def digits(self) -> str:
        """The numbers that choose among the options of the first field: `1–6`."""
        if not self.entries:
            return ""
        keys = [option.key for option in self.entries[0].options if option.key.isdigit()]
        if len(keys) < 3 or keys != [str(number) for number in range(int(keys[0]), int(keys[-1]) + 1)]:
            return " ".join(keys)
        return f"{keys[0]}–{keys[-1]}"


def action_of(sign: str, moment: Moment) -> str:
    """What a key does that no field had a use for; empty where it does nothing. A capital letter does the same."""
    known = ALWAYS | (OPEN if moment.open else {}) | (LESSON if moment.lesson else {}) | (KNOWN if moment.known else {})
    return known.get(sign, known.get(sign.lower(), "") if len(sign) == 1 else "")


def row(say: Say, moment: Moment) -> list[Hint]:
    """The keys of the lowest row; the last number tells which stay where it is narrow."""
    enter = say("screen-key-enter")
    if moment.typing:
        return [
            Hint(enter, say("screen-do-answer"), "enter"),
            Hint(say("screen-key-esc"), say("screen-do-back"), "close"),
        ]
    if moment.open:
        choose = [Hint(moment.digits, say("screen-do-choose"), "", 7)] if moment.digits else []
        first = [
            Hint(enter, say("screen-do-answer"), "enter", 0),
            *choose,
            Hint("?", say("screen-do-owed"), "owed", 1),
            Hint("h", say("screen-do-hint"), "hint", 2),
        ]
    else:
        why = [Hint("w", say("screen-do-why"), "why", 3)] if moment.answered else []
        first = [Hint(enter, say(f"screen-do-{moment.onward}"), "enter", 0), *why]
    return [
        *first,
        *([Hint("b", say("screen-do-back"), "back", 3)] if moment.lesson else []),
        Hint("l", say("screen-do-language"), "language", 4),
        *([Hint("t", say("screen-do-type"), "type", 6)] if moment.open else []),
        Hint("k", say("screen-do-keys"), "keys", 0),
        Hint("q", say("screen-do-end"), "end", 2),
    ]


def sheet(say: Say, moment: Moment) -> list[Hint]:
    """Every key that works now, with a phrase for each."""

    def hint(key: str, what: str, action: str = "") -> Hint:
        return Hint(say(f"screen-key-{key}") if len(key) > 2 else key, say(f"screen-help-{what}"), action)

    if moment.open:
        hints = [hint("enter", "answer", "enter")]
        if moment.digits:
            hints.append(Hint(moment.digits, say("screen-help-choose"), ""))
        if any(entry.options for entry in moment.entries):
            hints += [hint("arrows", "move"), hint("space", "mark")]
        if len(moment.entries) > 1:
            hints.append(hint("tab", "field"))
        hints += [hint("t", "type", "type"), hint("?", "owed", "owed"), hint("h", "hint", "hint")]
    else:
        hints = [hint("enter", moment.onward, "enter")]
        if moment.answered:
            hints.append(hint("w", "why", "why"))
    if moment.lesson:
        hints.append(hint("b", "back", "back"))
    if moment.known:
        hints.append(hint("r", "text", "text"))
    return [
        *hints,
        hint("g", "terms", "terms"),
        *everywhere(say),
    ]


def everywhere(say: Say) -> list[Hint]:
    """The keys that work on every screen, with a phrase for each."""
    return [
        Hint("l", say("screen-help-language"), "language"),
        Hint("p", say("screen-help-pack"), "pack"),
        Hint("c", say("screen-help-colours"), "colours"),
        Hint(say("screen-key-page"), say("screen-help-scroll"), ""),
        Hint("q", say("screen-help-end"), "end"),
    ]
