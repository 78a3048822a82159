"""Where another table would answer otherwise: the learner's own, one with iber or overtrumping, the other family."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from tutor.cards.value import Value
from tutor.drill.answers import Answer
from tutor.drill.questions import Choice, GamePointsFor, MatchResultOf, RankOrderOf, RoundScoreOf, TrueFalse
from tutor.drill.scenario import Scenario
from tutor.drill.solve import question_faults
from tutor.drill.tables import touched
from tutor.rules.position import position_faults
from tutor.rules.ruleset import PRESETS, Family, RuleSet, combined

MOST: Final = 2
"""More tables than these are not told of at once."""


class AtYourTable(Value):
    """The learner's own table answers so."""

    answer: Answer


class WithIber(Value):
    """Where iber is agreed on the answer is so (P7)."""

    answer: Answer


class WithoutIber(Value):
    """Where iber is not agreed on the answer is so (P2)."""

    answer: Answer


class WithOvertrump(Value):
    """Where overtrumping is the rule the answer is so (P5)."""

    answer: Answer


class WithoutOvertrump(Value):
    """Where nobody has to overtrump the answer is so (P3)."""

    answer: Answer


class ByTraditional(Value):
    """By the traditional rules the answer is so."""

    answer: Answer


class ByInternational(Value):
    """By the international rules the answer is so."""

    answer: Answer


Elsewhere = AtYourTable | WithIber | WithoutIber | WithOvertrump | WithoutOvertrump | ByTraditional | ByInternational
"""Every kind of other table that is told of: a closed union."""

_Kind = Callable[[Answer], Elsewhere]
_OTHER_FAMILY: Final[dict[Family, tuple[_Kind, dict[int, str]]]] = {
    Family.TRADITIONAL: (
        ByInternational,
        {2: "international-2", 3: "international-3", 4: "international-4"},
    ),
    Family.INTERNATIONAL: (
        ByTraditional,
        {2: "traditional-2", 3: "traditional-3", 4: "traditional-4-classic"},
    ),
}
_OTHER_MEASURE: Final = (GamePointsFor, RoundScoreOf, MatchResultOf)
"""Questions about numbers that the families measure otherwise: the same bid or score means something else there."""
_AGREED: Final = ("all_pass", "fixed_suit", "win_margin", "partners")
"""Options that belong to no family: whatever was agreed here is agreed there."""


def elsewhere(scenario: Scenario, own: RuleSet | None = None) -> tuple[Elsewhere, ...]:
    """Tables that would answer this question otherwise, the learner's `own` first; at most two, and no answer twice.

    Only tables are told of at which the position can occur. Authored statements are about their own table alone.

    >>> from tutor.cards import Hand, Suit
    >>> from tutor.drill.questions import LegalPlays
    >>> from tutor.rules.notation import parse_plays
    >>> from tutor.rules.position import Position
    >>> from tutor.rules.seats import Seat
    >>> rules = PRESETS["traditional-4-classic"]
    >>> trick = parse_plays("N:Kh E:Js", rules)
    >>> position = Position(rules=rules, trump=Suit.SPADES, hands={Seat.S: Hand.parse("9s As")}, trick=trick)
    >>> elsewhere(Scenario(id="ruffed", position=position, question=LegalPlays()))
    (WithOvertrump(answer=Cards(cards=Hand.parse('As'))),)
    """
    if isinstance(scenario.question, TrueFalse | Choice):
        return ()
    known = [scenario.solution.answer]
    found: list[Elsewhere] = []
    for kind, rules in _others(scenario, own):
        there = moved(scenario, rules)
        if there is not None and (answer := there.solution.answer) not in known:
            known.append(answer)
            found.append(kind(answer))
    return tuple(found[:MOST])


def _others(scenario: Scenario, own: RuleSet | None) -> Iterator[tuple[_Kind, RuleSet]]:
    """Other tables, those that play most like this one first."""
    rules = scenario.position.rules
    if own is not None:
        yield AtYourTable, own
    if rules.iber or rules.family is Family.TRADITIONAL:
        yield WithoutIber if rules.iber else WithIber, combined(rules, {"iber": not rules.iber})
    yield WithoutOvertrump if rules.overtrump else WithOvertrump, combined(rules, {"overtrump": not rules.overtrump})
    kind, presets = _OTHER_FAMILY[rules.family]
    if rules.players in presets and not isinstance(scenario.question, _OTHER_MEASURE):
        yield kind, combined(PRESETS[presets[rules.players]], {name: getattr(rules, name) for name in _AGREED})


def moved(scenario: Scenario, rules: RuleSet) -> Scenario | None:
    """The same cards and the same question at another table; None where that can't be asked there.

    A statement is moved only where the tables don't differ in the rules that it teaches.
    """
    position, question = scenario.position, scenario.question
    if rules == position.rules:
        return scenario
    if rules.circle != position.rules.circle or (rules.sides != position.rules.sides and _names_sides(scenario)):
        return None
    if isinstance(question, TrueFalse | Choice):
        same = rules.id == position.rules.id
        if not same or touched(rules, position.rules).intersection(scenario.rules_taught):
            return None
    if isinstance(question, RankOrderOf) and any(card not in rules.pack for card in question.cards):
        return None
    there = replace(position, rules=rules)
    if position_faults(there) or question_faults(there, question):
        return None
    return replace(scenario, position=there)


def _names_sides(scenario: Scenario) -> bool:
    position = scenario.position
    return bool(position.taken or position.announced or position.scores or getattr(scenario.question, "side", None))


def rederived(scenario: Scenario, rules: RuleSet) -> Scenario | None:
    """A scenario as another table has it; None where it can't be asked there.

    Where that table answers otherwise, or for other reasons, what the author said of it goes, and the rules that it
    teaches are those that decide.
    """
    there = moved(scenario, rules)
    if there is None or there.solution == scenario.solution:
        return there
    expect = scenario.expect if there.solution.answer == scenario.solution.answer else None
    deciding = tuple(dict.fromkeys(reason.rule for reason in there.solution.reasons))
    return replace(there, expect=expect, explain=None, rules_taught=deciding)
