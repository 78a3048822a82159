"""Fresh questions of every kind, each made again from its seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tutor.drill.questions import LegalPlays, Question, TrickWinner
from tutor.drill.scenario import Scenario
from tutor.generate.chance import happens
from tutor.generate.moments import Moment, find_moment
from tutor.rules.position import Position
from tutor.rules.ruleset import RuleSet
from tutor.rules.table import Table

Asked = tuple[Position, Question]
"""A position and what is asked of it."""
Maker = Callable[[Random, RuleSet], Asked]


def _moment(rng: Random, rules: RuleSet, wanted: Callable[[Table], bool]) -> Moment:
    found = find_moment(rng, rules, wanted) or find_moment(rng, rules, lambda _: True)
    assert found is not None
    return found


def _legal_plays(rng: Random, rules: RuleSet) -> Asked:
    picky = happens(rng, 0.8)
    return _moment(rng, rules, _forbids if picky else _chooses).position(), LegalPlays()


def _forbids(table: Table) -> bool:
    """Whether a card of the hand may not be played."""
    return bool(table.trick and table.hands[table.turn] & ~table.lawful())


def _chooses(table: Table) -> bool:
    """Whether the hand has more than one card."""
    return table.hands[table.turn].bit_count() > 1


def _trick_winner(rng: Random, rules: RuleSet) -> Asked:
    return _moment(rng, rules, lambda table: not table.trick).with_full_trick(rng), TrickWinner()


MAKERS: Final[dict[str, Maker]] = {
    "legal-plays": _legal_plays,
    "trick-winner": _trick_winner,
}
"""What makes a question of each kind."""


def random_question(rng: Random, rules: RuleSet, kind: str) -> Scenario:
    """A fresh position and question of a kind; its id holds the seed that makes it again."""
    return from_seed(rng.getrandbits(32), rules, kind)


def from_seed(seed: int, rules: RuleSet, kind: str) -> Scenario:
    """The question that a seed makes: the same on every run, on every machine.

    >>> from tutor.rules.ruleset import PRESETS
    >>> from_seed(1, PRESETS["talon"], "legal-plays").id
    'gen-talon-legal-plays-1'
    """
    rng = Random(f"{rules.id} {kind} {seed}")
    position, question = MAKERS[kind](rng, rules)
    return Scenario(id=f"gen-{rules.id}-{kind}-{seed}", position=position, question=question)
