"""Questions aimed at a rule: this rule alone decides them, and whoever does not know it answers otherwise."""

from __future__ import annotations

from random import Random

from tutor.drill.scenario import Scenario
from tutor.generate.aims import AIMS, RULES_AIMED, aims_at
from tutor.generate.asked import Aim, CannotAim
from tutor.generate.chance import one_of
from tutor.generate.questions import from_seed
from tutor.rules.position import Position
from tutor.rules.ruleset import RuleSet

__all__ = ["RULES_AIMED", "CannotAim", "aimed", "aimed_position", "can_aim"]


def aimed(rng: Random, rule: str, rules: RuleSet | None = None, kind: str | None = None) -> Scenario:
    """A question that this rule alone decides, at one of the tables that show it where none is asked for.

    >>> from tutor.rules.ruleset import PRESETS
    >>> question = aimed(Random(1), "P7")
    >>> question.position.rules.iber, question.solution.reasons[0].rule
    (True, 'P7')

    Raises: `CannotAim` where this table can't show the rule, or not with this kind of question.
    """
    aims = _ways(rule, rules, kind)
    if not aims:
        raise CannotAim(rules.id if rules is not None else "any table", kind, rule)
    aim = one_of(rng, aims)
    table = rules if rules is not None else one_of(rng, aim.tables)
    return from_seed(rng.getrandbits(32), table, aim.kind, rule)


def can_aim(rule: str, rules: RuleSet | None = None, kind: str | None = None) -> bool:
    """Whether there is a way to aim so; what a house rule may still stand in the way of is found out by trying."""
    return bool(_ways(rule, rules, kind))


def _ways(rule: str, rules: RuleSet | None, kind: str | None) -> list[Aim]:
    aims = [aim for aim in AIMS if aim.rule == rule] if rules is None else aims_at(rule, rules)
    return [aim for aim in aims if kind is None or aim.kind == kind]


def aimed_position(rng: Random, rule: str, rules: RuleSet | None = None) -> Position:
    """A position that this rule alone decides, without its question.

    Raises: `CannotAim` as `aimed` does.
    """
    return aimed(rng, rule, rules).position
