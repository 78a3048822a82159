"""All the ways to aim at a rule."""

from __future__ import annotations

from typing import Final

from tutor.generate import aimed_plays, aimed_scores, aimed_totals, bids, opening, pairs, revokes
from tutor.generate.asked import Aim
from tutor.rules.ruleset import RuleSet

AIMS: Final[tuple[Aim, ...]] = (
    *aimed_plays.AIMS,
    *pairs.AIMS,
    *aimed_totals.AIMS,
    *aimed_scores.AIMS,
    *bids.AIMS,
    *opening.AIMS,
    *revokes.AIMS,
)
RULES_AIMED: Final[tuple[str, ...]] = tuple(dict.fromkeys(aim.rule for aim in AIMS))
"""The rules that a question can be aimed at."""


def aims_at(rule: str, rules: RuleSet) -> list[Aim]:
    """The ways to aim at a rule that this table has."""
    return [aim for aim in AIMS if aim.rule == rule and aim.fits(rules)]
