"""Which keys work when, what each does, and how the row at the bottom and the sheet of keys tell it.

No key is needed that a multiplexer, a browser or a Swiss, Hungarian or French layout keeps for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tutor.screens.bars import Hint
from tutor.session import Entry

Say = Callable[[str], str]

ALWAYS: Final = {
    "enter": "enter",
    "escape": "end",
    "q": "end",
    "l": "language",
    "p": "pack",
    "c": "colours",
    "w": "why",
    "?": "help",
    "up": "up",
    "down": "down",
    "pageup": "page-up",
    "pagedown": "page-down",
    "home": "top",
    "end": "bottom",
}
OPEN: Final = {"t": "type", ":": "type"}
"""Those that work besides while a question is open."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How things stand at a question, as far as the keys depend on it."""

    entries: tuple[Entry, ...]
    answered: bool = False
    typing: bool = False
    last: bool = False

    @property
    def digits(self) -> str:
        """The numbers that choose among the options of the first field: `1–6`."""
        keys = [option.key for option in self.entries[0].options if option.key.isdigit()]
        if len(keys) < 3 or keys != [str(number) for number in range(int(keys[0]), int(keys[-1]) + 1)]:
            return " ".join(keys)
        return f"{keys[0]}–{keys[-1]}"


def action_of(sign: str, moment: Moment) -> str:
    """What a key does that no field had a use for; empty where it does nothing. A capital letter does the same."""
    known = ALWAYS if moment.answered else ALWAYS | OPEN
    return known.get(sign, known.get(sign.lower(), "") if len(sign) == 1 else "")


def row(say: Say, moment: Moment) -> list[Hint]:
    """The keys of the lowest row; the last number tells which stay where it is narrow."""
    enter = say("screen-key-enter")
    if moment.typing:
        return [
            Hint(enter, say("screen-do-answer"), "enter"),
            Hint(say("screen-key-esc"), say("screen-do-back"), "close"),
        ]
    if moment.answered:
        go_on = say("screen-do-finish" if moment.last else "screen-do-next")
        first = [Hint(enter, go_on, "enter", 0), Hint("w", say("screen-do-why"), "why", 3)]
    else:
        choose = [Hint(moment.digits, say("screen-do-choose"), "", 6)] if moment.digits else []
        first = [Hint(enter, say("screen-do-answer"), "enter", 0), *choose, Hint("t", say("screen-do-type"), "type", 3)]
    return [
        *first,
        Hint("l", say("screen-do-language"), "language", 4),
        Hint("p", say("screen-do-pack"), "pack", 5),
        Hint("?", say("screen-do-keys"), "help", 0),
        Hint("q", say("screen-do-end"), "end", 2),
    ]


def sheet(say: Say, moment: Moment) -> list[Hint]:
    """Every key that works now, with a phrase for each."""

    def hint(key: str, what: str, action: str = "") -> Hint:
        return Hint(say(f"screen-key-{key}") if len(key) > 2 else key, say(f"screen-help-{what}"), action)

    if moment.answered:
        hints = [hint("enter", "finish" if moment.last else "next", "enter"), hint("w", "why", "why")]
    else:
        hints = [hint("enter", "answer", "enter")]
        if moment.digits:
            hints.append(Hint(moment.digits, say("screen-help-choose"), ""))
        if any(entry.options for entry in moment.entries):
            hints += [hint("arrows", "move"), hint("space", "mark")]
        if len(moment.entries) > 1:
            hints.append(hint("tab", "field"))
        hints.append(hint("t", "type", "type"))
    return [
        *hints,
        hint("l", "language", "language"),
        hint("p", "pack", "pack"),
        hint("c", "colours", "colours"),
        hint("page", "scroll"),
        hint("q", "end", "end"),
    ]
