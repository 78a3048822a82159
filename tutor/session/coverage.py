"""What lessons teach, scenarios ask and languages tell, rule by rule and belief by belief, and the holes in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final

from tutor.cards.value import Value
from tutor.drill.beliefs import BELIEFS, Belief, erring
from tutor.drill.lesson import Lesson, Step
from tutor.drill.questions import KINDS
from tutor.drill.scenario import Scenario
from tutor.rules.numbers import NUMBERS
from tutor.rules.ruleset import PRESETS
from tutor.session.holes import WITHOUT_BELIEFS, Hole, ambiguous, hole, of_step, of_themes, right_here

ENOUGH_SCENARIOS: Final = 3
"""So many positions ask about every rule."""
ENOUGH_CAUGHT: Final = 2
"""So many scenarios catch every belief: it answers them wrongly."""
ENOUGH_ROUNDS: Final = 40
"""So many scenarios are whole rounds, from the deal to the last card."""

UNSHOWN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "S3": "cutting and tapping come before any position",
        "P12": "that tricks lie face down is about manners, and no card shows it",
        "F7": "the same: looking through them is for the players to agree on",
        "E7": "what the sources have lost can't be asked about",
        **{
            f"G{number}": "a tip chooses among lawful plays; no kind of question asks for that"
            for number in range(1, 16)
        },
    }
)
"""Rules that no position can show, and why."""


class RuleCovered(Value):
    """A rule: the steps of lessons that teach it, the positions that ask about it, the ideas it refutes, its texts."""

    rule: str
    steps: int
    scenarios: int
    beliefs: int
    languages: tuple[str, ...]


class BeliefCovered(Value):
    """A belief: the rules that refute it, the lessons and steps that name it, the scenarios that catch it."""

    belief: str
    rules: tuple[str, ...]
    lessons: tuple[int, ...]
    steps: int
    scenarios: int
    languages: tuple[str, ...]


@dataclass(frozen=True)
class Coverage:
    """All lessons and scenarios held against the rules and the beliefs; `told` are the ids of messages by language."""

    lessons: Sequence[Lesson]
    scenarios: Sequence[Scenario]
    told: Mapping[str, Collection[str]]

    @cached_property
    def rules(self) -> tuple[RuleCovered, ...]:
        """Every rule, in the order of the numbers."""
        steps = Counter(rule for _, step in self._steps for rule in _taught(step))
        asked = Counter(rule for one in self._played for rule in set(one.rules_taught))
        refuted = Counter(rule for belief in BELIEFS.values() for rule in _refuting(belief))
        return tuple(
            RuleCovered(rule, steps[rule], asked[rule], refuted[rule], self._telling(f"rule-{rule}"))
            for rule in NUMBERS
        )

    @cached_property
    def beliefs(self) -> tuple[BeliefCovered, ...]:
        """Every belief, in their own order."""
        caught = Counter(id_ for ids in self._erring.values() for id_ in ids)
        return tuple(
            BeliefCovered(
                id_,
                belief.refuted_by,
                tuple(dict.fromkeys(lesson.number for lesson, step in self._steps if id_ in _named(step))),
                sum(id_ in _named(step) for _, step in self._steps),
                caught[id_],
                self._telling(f"belief-{id_}"),
            )
            for id_, belief in BELIEFS.items()
        )

    @property
    def holes(self) -> Iterator[Hole]:
        """All that is missing."""
        yield from self._of_rules()
        yield from self._of_beliefs()
        for scenario in self.scenarios:
            if not self._erring.get(scenario.id, ("none can",)):
                yield hole("idle", scenario=scenario.id)
            yield from ambiguous(scenario)
            yield from of_themes(scenario)
        for _, step in self._steps:
            yield from of_step(step)
        yield from self._of_all()

    # -- what is there -----------------------------------------------------------------------------------------------

    @property
    def _steps(self) -> Iterator[tuple[Lesson, Step]]:
        return ((lesson, step) for lesson in self.lessons for step in lesson.steps)

    @property
    def _played(self) -> Iterator[Scenario]:
        """The scenarios that a position asks, not an author's sentence."""
        return (one for one in self.scenarios if one.question.kind not in WITHOUT_BELIEFS)

    @cached_property
    def _erring(self) -> dict[str, tuple[str, ...]]:
        """The beliefs that each scenario catches."""
        return {one.id: tuple(idea.id for idea in erring(one.position, one.question)) for one in self._played}

    def _telling(self, message: str) -> tuple[str, ...]:
        return tuple(lang for lang, ids in self.told.items() if message in ids)

    # -- what is missing ---------------------------------------------------------------------------------------------

    def _of_rules(self) -> Iterator[Hole]:
        for row in self.rules:
            if not row.steps:
                yield hole("rule-untaught", rule=row.rule)
            if row.scenarios < ENOUGH_SCENARIOS and row.rule not in UNSHOWN:
                yield hole("rule-unasked", rule=row.rule, found=row.scenarios, wanted=ENOUGH_SCENARIOS)
            for lang in self._silent(row.languages):
                yield hole("rule-untold", rule=row.rule, lang=lang)

    def _of_beliefs(self) -> Iterator[Hole]:
        for row in self.beliefs:
            if not row.steps:
                yield hole("belief-untaught", belief=row.belief)
            if row.scenarios < ENOUGH_CAUGHT:
                yield hole("belief-uncaught", belief=row.belief, found=row.scenarios, wanted=ENOUGH_CAUGHT)
            for lang in self._silent(row.languages):
                yield hole("belief-untold", belief=row.belief, lang=lang)
        for lesson, step in self._steps:
            for id_ in right_here(step):
                yield hole("belief-absent", step=f"{lesson.id} {step.id}", belief=id_)

    def _silent(self, languages: Iterable[str]) -> Iterator[str]:
        return (lang for lang in self.told if lang not in languages)

    def _of_all(self) -> Iterator[Hole]:
        kinds = {one.question.kind for one in self.scenarios}
        rulesets = {one.position.rules.id for one in self.scenarios}
        yield from (hole("kind-unasked", kind=kind) for kind in KINDS if kind not in kinds)
        yield from (hole("ruleset-unasked", ruleset=id_) for id_ in PRESETS if id_ not in rulesets)
        rounds = sum(one.position.played is not None and one.position.played.over for one in self.scenarios)
        if rounds < ENOUGH_ROUNDS:
            yield hole("rounds-few", found=rounds, wanted=ENOUGH_ROUNDS)


def _taught(step: Step) -> set[str]:
    """The rules that a step is about."""
    scenario = getattr(step, "scenario", None)
    return {*getattr(step, "rules", ()), *(scenario.rules_taught if scenario is not None else ())}


def _named(step: Step) -> set[str]:
    """The beliefs that a step answers, that of a pupil among them."""
    pupil = getattr(step, "belief", None)
    return {*step.beliefs, *((pupil,) if pupil is not None else ())}


def _refuting(belief: Belief) -> set[str]:
    """The rules that answer a belief, the false rule that it stands for among them."""
    return {*belief.refuted_by, *((belief.false_rule,) if belief.false_rule is not None else ())}
