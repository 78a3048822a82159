"""What a maker of questions makes, and what it says when it can't."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from tutor.drill.questions import Question
from tutor.rules.position import Position
from tutor.rules.ruleset import PRESETS, RuleSet, combined

Asked = tuple[Position, Question]
"""A position and what is asked of it."""
Maker = Callable[[Random, RuleSet], Asked]
"""What makes a fresh one under given rules."""
T = TypeVar("T")
TRIES: Final = 2000
"""How often something that chance denies is tried."""
Tables = tuple[RuleSet, ...]
"""Rules of some tables."""


class CannotAsk(ValueError):
    """A table has no question of this kind; `ruleset` is its id, `kind` and `rule` are what was asked for."""

    def __init__(self, ruleset: str, kind: str | None, rule: str | None = None) -> None:
        wanted = " ".join(word for word in (kind, rule and f"aimed at {rule}") if word)
        super().__init__(f"{ruleset} has no {wanted}")
        self.ruleset = ruleset
        self.kind = kind
        self.rule = rule


class CannotAim(CannotAsk):
    """A table has no question that this rule decides, or not one of this kind."""


def until_made(rules: RuleSet, make: Callable[[], T | None]) -> T:
    """What `make` makes, tried again while it makes nothing.

    Raises: `CannotAsk` after so many tries that this table can hardly have one.
    """
    for _ in range(TRIES):
        made = make()
        if made is not None:
            return made
    raise CannotAsk(rules.id, None)


@dataclass(frozen=True, slots=True)
class Aim:
    """How to aim at a rule with one kind of question.

    `fits` says which tables can show it; `tables` are those that do where nobody asks for one.
    """

    rule: str
    kind: str
    make: Maker
    fits: Callable[[RuleSet], bool]
    tables: Tables


def tables(*ids: str, **options: object) -> Tables:
    """The rulesets of these ids (all of those that begin so, where an id ends in `-`) with options laid over them.

    >>> [rules.id for rules in tables("traditional-4-")]
    ['traditional-4-classic', 'traditional-4-standard']
    """
    found = []
    for id_ in ids:
        found += [
            rules for rules in PRESETS.values() if rules.id == id_ or (id_.endswith("-") and rules.id.startswith(id_))
        ]
    return tuple(combined(rules, options) for rules in found)


ALL_TABLES: Final = tuple(PRESETS.values())


def any_table(rules: RuleSet) -> bool:
    """Every table can show it."""
    return rules.players >= 2
