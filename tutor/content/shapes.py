"""What may stand where in a scenario file: every key, the shape of its value, and which keys can't be left out.

The schema that is published and the reader are both made from these tables; they name no key of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from tutor.cards import Suit
from tutor.drill.questions import KINDS, LATER
from tutor.rules.ruleset import OPTIONS


class Shape(Enum):
    """How a value is written, and what it comes to."""

    ID = auto()
    TEXT = auto()  # an id of the catalogues, or sentences by language
    TEXTS = auto()
    LEVEL = auto()  # 1 to 5
    COUNT = auto()  # 0, 1, 2 …
    POSITIVE = auto()  # 1, 2, 3 …
    FEW = auto()  # 1, 2, 3 … 20: questions of a step
    YES_NO = auto()
    ANYTHING = auto()  # an answer: its shape is the question's

    CARD = auto()
    CARDS = auto()  # in order
    HAND = auto()  # as a set
    SUIT = auto()
    TRUMP = auto()  # a suit, or `unknown`
    SUITS = auto()
    SEAT = auto()
    SIDE = auto()
    PLAYS = auto()  # of one trick
    TRICKS = auto()
    CALLS = auto()
    BID = auto()
    GIVES = auto()  # SEAT:CARD, nothing announced
    HANDS = auto()  # by seat, as sets
    DEALT = auto()  # by seat, in order
    PILES = auto()  # by side, as sets
    SUITS_BY_SIDE = auto()
    SCORES = auto()  # by side

    RULESET = auto()
    OPTIONS = auto()
    SCENARIOS = auto()
    POSITION = auto()
    RECORD = auto()
    ASK = auto()
    KIND = auto()
    RULES = auto()  # rule numbers
    THEMES = auto()
    CHARGE = auto()  # what somebody is accused of
    PLACES = auto()  # which of the choices are right

    STEPS = auto()  # of a lesson
    STEP_KIND = auto()
    NAMES = auto()  # ids of things told elsewhere

    TERMS = auto()  # of a glossary
    MYTHS = auto()  # false rules


Shapes = Mapping[str, Shape]

FILE: Final[Shapes] = MappingProxyType(
    {"ruleset": Shape.RULESET, "options": Shape.OPTIONS, "scenarios": Shape.SCENARIOS}
)
FILE_NEEDS: Final = ("scenarios",)

SCENARIO: Final[Shapes] = MappingProxyType(
    {
        "id": Shape.ID,
        "ruleset": Shape.RULESET,
        "options": Shape.OPTIONS,
        "position": Shape.POSITION,
        "ask": Shape.ASK,
        "expect": Shape.ANYTHING,
        "rules": Shape.RULES,
        "themes": Shape.THEMES,
        "level": Shape.LEVEL,
        "prompt": Shape.TEXT,
        "explain": Shape.TEXT,
    }
)
SCENARIO_NEEDS: Final = ("id", "ask")  # and `ruleset`, where the file has none

POSITION: Final[Shapes] = MappingProxyType(
    {
        "trump": Shape.TRUMP,
        "hands": Shape.HANDS,
        "trick": Shape.PLAYS,
        "to_play": Shape.SEAT,
        "opening": Shape.YES_NO,
        "stock": Shape.COUNT,
        "dealer": Shape.SEAT,
        "auction": Shape.CALLS,
        "bid": Shape.BID,
        "pile": Shape.HAND,
        "taken": Shape.PILES,
        "announced": Shape.SUITS_BY_SIDE,
        "scores": Shape.SCORES,
        "target": Shape.POSITIVE,
        "record": Shape.RECORD,
    }
)

RECORD: Final[Shapes] = MappingProxyType(
    {
        "dealer": Shape.SEAT,
        "hands": Shape.DEALT,
        "stock": Shape.CARDS,
        "turned": Shape.CARD,
        "auction": Shape.CALLS,
        "trump": Shape.SUIT,
        "gives": Shape.GIVES,
        "discards": Shape.CARDS,
        "plays": Shape.TRICKS,
    }
)
RECORD_NEEDS: Final = ("dealer", "hands")

_OF_KINDS: Final[Mapping[str, Shapes]] = {
    "may-play": {"card": Shape.CARD},
    "side-total": {"side": Shape.SIDE},
    "game-points": {"side": Shape.SIDE, "total": Shape.COUNT},
    "announcement": {"card": Shape.CARD},
    "rank-order": {"cards": Shape.CARDS},
    "accusation": {
        "accuser": Shape.SEAT,
        "accused": Shape.SEAT,
        "for": Shape.CHARGE,
        "true_talk": Shape.YES_NO,
        "waive": Shape.YES_NO,
    },
    "true-false": {"claim": Shape.TEXT, "answer": Shape.YES_NO},
    "choice": {"choices": Shape.TEXTS, "correct": Shape.PLACES},
}
ARGUMENTS: Final[Mapping[str, Shapes]] = MappingProxyType(
    {kind: MappingProxyType({"kind": Shape.KIND, **_OF_KINDS.get(kind, {})}) for kind in KINDS}
)
"""By kind of question, the keys of `ask`."""

_OPTIONAL: Final = {("accusation", "true_talk"), ("accusation", "waive")}
EITHER: Final = ("side", "total")
"""Of these two arguments of `game-points` one must stand, and one only."""

ARGUMENT_NEEDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        kind: tuple(
            key for key in arguments if (kind, key) not in _OPTIONAL and not (kind == "game-points" and key in EITHER)
        )
        for kind, arguments in ARGUMENTS.items()
    }
)
"""By kind of question, the keys of `ask` that can't be left out. With `for: talk`, `true_talk` can't either."""

PLAIN_KINDS: Final = tuple(kind for kind in KINDS if len(ARGUMENTS[kind]) == 1)
"""The kinds that ask without arguments, and may be written as a word."""

CHARGES: Final = ("revoke", "talk")
LATER_KINDS: Final = LATER
LEVELS: Final = range(1, 6)
MOST_WORDS: Final = 200
"""How long a list may be: all rules are 103. With no bound a file that means harm would be read for hours."""

OPTION_SHAPES: Final[Shapes] = MappingProxyType(
    {
        name: {bool: Shape.YES_NO, int: Shape.POSITIVE, Suit: Shape.SUIT}.get(option.kind, Shape.ANYTHING)
        for name, option in OPTIONS.items()
    }
)
"""The options; those of the shape ANYTHING are one of the words that `OPTIONS` lists."""

# -- lessons ---------------------------------------------------------------------------------------------------------

MOST_QUESTIONS: Final = 20
"""Fresh questions in one step at most: a learner who wants more has the quiz."""

LESSON_KEY: Final = "lesson"
"""The key that tells a lesson's file from one of scenarios; it holds the lesson's id."""
NUMBER_KEY: Final = "number"
"""The key of a lesson's place on the path."""

LESSON: Final[Shapes] = MappingProxyType(
    {
        LESSON_KEY: Shape.ID,
        NUMBER_KEY: Shape.POSITIVE,
        "title": Shape.TEXT,
        "requires": Shape.NAMES,
        "aliases": Shape.NAMES,
        "rules": Shape.RULES,
        "ruleset": Shape.RULESET,
        "options": Shape.OPTIONS,
        "steps": Shape.STEPS,
    }
)
LESSON_NEEDS: Final = (LESSON_KEY, NUMBER_KEY, "title", "rules", "ruleset", "steps")

_IN_STEP: Final[Shapes] = {"id": Shape.ID, "step": Shape.STEP_KIND, "rules": Shape.RULES, "beliefs": Shape.NAMES}
_SHOWN: Final[Shapes] = {
    "text": Shape.TEXT,
    "ruleset": Shape.RULESET,
    "options": Shape.OPTIONS,
    "position": Shape.POSITION,
}
_ASKED: Final[Shapes] = {
    key: SCENARIO[key] for key in ("ruleset", "options", "position", "ask", "expect", "level", "prompt", "explain")
}
STEPS: Final[Mapping[str, Shapes]] = MappingProxyType(
    {
        kind: MappingProxyType({**_IN_STEP, **own})
        for kind, own in {
            "say": {**_SHOWN, "lights": Shape.NAMES},
            "watch": _SHOWN,
            "round": _SHOWN,
            "do": {"text": Shape.TEXT, **_ASKED, "then": Shape.PLAYS},
            "ask": _ASKED,
            "vary": {"of": Shape.ID, "count": Shape.FEW},
            "mix": {"text": Shape.TEXT, "count": Shape.FEW},
            "teachback": {
                "text": Shape.TEXT,
                "belief": Shape.ID,
                **_ASKED,
                "helps": Shape.TEXTS,
                "right": Shape.POSITIVE,
            },
        }.items()
    }
)
"""By kind of step, its keys."""
STEP_NEEDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "say": ("id", "step", "text"),
        "watch": ("id", "step", "text", "position"),
        "round": ("id", "step", "text", "position"),
        "do": ("id", "step", "text", "ask"),
        "ask": ("id", "step", "ask"),
        "vary": ("id", "step", "of"),
        "mix": ("id", "step", "rules"),
        "teachback": ("id", "step", "text", "belief", "ask", "helps", "right"),
    }
)
"""By kind of step, the keys that can't be left out."""

# -- pages to read -----------------------------------------------------------------------------------------------------

GLOSSARY_KEY: Final = "glossary"
"""The key that tells a file of terms; it holds a list of them."""
MYTHS_KEY: Final = "myths"
"""The key that tells a file of false rules."""

GLOSSARY: Final[Shapes] = MappingProxyType({GLOSSARY_KEY: Shape.TERMS})
MYTHS: Final[Shapes] = MappingProxyType({MYTHS_KEY: Shape.MYTHS})
TERM: Final[Shapes] = MappingProxyType({"id": Shape.ID, "rules": Shape.RULES, "example": Shape.ID})
MYTH: Final[Shapes] = MappingProxyType(
    {"id": Shape.ID, "claim": Shape.TEXT, "answer": Shape.YES_NO, "rules": Shape.RULES, "example": Shape.ID}
)
ENTRIES: Final[Mapping[str, Shapes]] = MappingProxyType({GLOSSARY_KEY: TERM, MYTHS_KEY: MYTH})
"""By the key of such a file, the keys of one entry; none of them can be left out."""
