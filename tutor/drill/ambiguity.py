"""Does an answer hang on a point on which tables differ? Each question is answered once more for every such point.

What an answer hangs on must be told to the learner: by the name of the ruleset, or at the question itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from tutor.drill.elsewhere import moved
from tutor.drill.panes import Count, Pick, pane
from tutor.drill.questions import Choice, TrueFalse
from tutor.drill.scenario import Scenario
from tutor.drill.tables import TABLE_OPTIONS, choices
from tutor.rules.ruleset import AllPass, OptionsRefused, RuleSet, combined

SETTLED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "overtrump": "the article demands it, the tutorial knows no such duty: the family's name says which",
        "announcements": "the tutorial has them, the article has none: the family's name says which",
        "points_per_game_point": "33 is the traditional count, card points the international one",
        "first_lead": "the bid winner leads in the traditional game, forehand in the international one",
        "penalty_factor": "the Moldovan game is the one that doubles it, and is called by its name",
        "win_margin": "neither source knows a lead that must be greater: only a table that says so plays with one",
    }
)
"""Options that a ruleset's name settles, and why. A table that has agreed otherwise is told with what it has agreed."""


def hangs_on(scenario: Scenario) -> tuple[str, ...]:
    """The options on which the answer hangs, of those that players may set otherwise at this table.

    >>> from tutor.cards import Hand, Suit
    >>> from tutor.drill.questions import LegalPlays
    >>> from tutor.rules.notation import parse_plays
    >>> from tutor.rules.position import Position
    >>> from tutor.rules.ruleset import PRESETS
    >>> from tutor.rules.seats import Seat
    >>> rules = PRESETS["traditional-4-classic"]
    >>> hands, trick = {Seat.S: Hand.parse("9h Ah")}, parse_plays("E:Kh", rules)
    >>> position = Position(rules=rules, trump=Suit.SPADES, hands=hands, trick=trick)
    >>> hangs_on(Scenario(id="follow", position=position, question=LegalPlays()))
    ('iber',)
    """
    if isinstance(scenario.question, TrueFalse | Choice):
        return ()
    return tuple(name for name in TABLE_OPTIONS if any(_differs(scenario, rules) for rules in _others(scenario, name)))


def _others(scenario: Scenario, name: str) -> Iterator[RuleSet]:
    """The same table with one option set otherwise. What suit is fixed matters only where one is."""
    rules = scenario.position.rules
    if name == "fixed_suit" and rules.all_pass is not AllPass.FIXED_SUIT:
        return
    for value in choices(rules, name):
        values = {name: value}
        if value is AllPass.FIXED_SUIT and rules.fixed_suit is None:
            values["fixed_suit"] = choices(rules, "fixed_suit")[0]
        try:
            yield combined(rules, values)
        except OptionsRefused:
            continue


def _differs(scenario: Scenario, rules: RuleSet) -> bool:
    there = moved(scenario, rules)
    return there is not None and there.solution.answer != scenario.solution.answer


def shown(scenario: Scenario) -> frozenset[str]:
    """Options that the question shows by itself: beside the scores the target, by the sides who plays together."""
    rules = scenario.position.rules
    found = {"target"} if scenario.position.scores is not None else set()
    fields = pane(scenario.position, scenario.question).fields
    if any(isinstance(part, Count) and part.label in rules.sides for part in fields):
        found.add("partners")
    if any(isinstance(part, Pick) and part.kind == "side" for part in fields) or getattr(
        scenario.question, "side", None
    ):
        found.add("partners")
    return frozenset(found)
