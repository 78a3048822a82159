"""Our side of every row: the one module of the bench that knows the names inside `tutor`.

A row that finds a module or a name missing shows that in the table and is not met; the other rows still run.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from sys import executable
from typing import Any

from measure import Batch

RULESET = "no-bidding"
"""A whole round of it is deal, play and count (V3): no auction stands outside the loop."""
AIMED_RULES = ("P5", "P7")


def name(module: str, attribute: str) -> Any:
    """A name out of `tutor`.

    Raises: `ImportError` that says which module or name is not there.
    """
    try:
        return getattr(import_module(module), attribute)
    except AttributeError:
        raise ImportError(f"{module} has no {attribute}") from None


def program() -> Path:
    """The installed command, for the rows that measure a whole process.

    Raises: `ImportError` if it is not installed beside this Python.
    """
    path = Path(executable).with_name("cruce-tutor")
    if not path.exists():
        raise ImportError("cruce-tutor is not installed beside this Python")
    return path


def dealer_of_tables() -> Callable[[Random], Any]:
    """What deals a random round: six cards each, the last card turned up for trump (T5), a random forehand."""
    table, rules = name("tutor.rules.table", "Table"), name("tutor.rules.ruleset", "PRESETS")[RULESET]
    pack = list(rules.pack)

    def deal(rng: Random) -> Any:
        rng.shuffle(pack)
        hands = []
        for start in range(0, 24, 6):
            mask = 0
            for card in pack[start : start + 6]:
                mask |= 1 << card
            hands.append(mask)
        return table(rules, hands, rng.randrange(4), pack[-1].suit)

    return deal


def midtrick_cases(count: int, seed: int) -> list[Any]:
    """Tables out of random rounds in which one to three cards lie in the trick."""
    rng, deal = Random(seed), dealer_of_tables()
    cases: list[Any] = []
    while len(cases) < count:
        table = deal(rng)
        while not table.over:
            if table.trick:
                cases.append(table.copy())
            table.play(rng.choice(table.lawful_cards()))
    return cases[:count]


def legal_masks(cases: list[Any], passes: int) -> Batch:
    """A batch of lawful cards as masks."""

    def batch() -> int:
        for _ in range(passes):
            for case in cases:
                case.lawful()
        return passes * len(cases)

    return batch


def legal_lists(cases: list[Any], passes: int) -> Batch:
    """A batch of lawful cards as lists."""

    def batch() -> int:
        for _ in range(passes):
            for case in cases:
                case.lawful_cards()
        return passes * len(cases)

    return batch


def legal_with_reasons(cases: list[Any], passes: int) -> Batch:
    """A batch of lawful cards with the duty that makes them so."""

    def batch() -> int:
        for _ in range(passes):
            for case in cases:
                case.owes()
        return passes * len(cases)

    return batch


def round_player() -> Callable[[Random], int]:
    """What plays a whole random round, every card through the checked `play`, and counts it.

    It returns the cards played.
    """
    deal, hand = dealer_of_tables(), name("tutor.cards", "Hand")

    def play_round(rng: Random) -> int:
        choice = rng.choice
        table = deal(rng)
        cards = 0
        while not table.over:
            table.play(choice(table.lawful_cards()))
            cards += 1
        points = hand(table.taken[0]).points
        if not 0 <= points <= 120:
            raise RuntimeError(f"a side took {points} points")
        return cards

    return play_round


def position_maker() -> Callable[[Random], object]:
    """What makes one verified random position."""
    make: Callable[[Random], object] = name("tutor.generate", "random_position")
    return make


def aimed_position_maker(rule: str) -> Callable[[Random], object]:
    """What makes one verified random position in which a rule decides."""
    aimed = name("tutor.generate", "aimed_position")
    return lambda rng: aimed(rng, rule)
