"""What a quiz asks: shipped scenarios and fresh ones, mixed, the same from the same seed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tutor.content.reader import read
from tutor.drill.questions import KINDS
from tutor.drill.scenario import Scenario
from tutor.generate.aim import RULES_AIMED, CannotAim, aimed
from tutor.generate.questions import kinds_for, random_question
from tutor.rules.ruleset import PRESETS, RuleSet


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a learner wants to be asked: a seed, and perhaps one rule, one ruleset, one kind of question."""

    seed: int
    rule: str | None = None
    ruleset: str | None = None
    kind: str | None = None


class NoSuchQuiz(ValueError):
    """Wishes that nothing can fulfil; `reason` names the sentence that says so, `facts` are its arguments."""

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


def shipped_folder(name: str) -> Path:
    """A folder of shipped content: beside the package's other data in a wheel, at the top of a checkout."""
    package = Path(__file__).resolve().parent.parent
    packed = package / "data" / name
    return packed if packed.is_dir() else package.parent / name


def source(wishes: Wishes, text_ids: Collection[str]) -> Callable[[], Scenario]:
    """What gives one question after another, endlessly.

    Raises: `NoSuchQuiz` for an unknown rule, ruleset or kind, and for a rule that no position shows.
    """
    rules = _ruleset(wishes.ruleset)
    if wishes.kind is not None and wishes.kind not in KINDS:
        raise NoSuchQuiz("quiz-unknown-kind", found=wishes.kind, allowed=" ".join(KINDS))
    return _Draw(wishes, rules, text_ids).next


def _ruleset(name: str | None) -> RuleSet | None:
    if name is not None and name not in PRESETS:
        raise NoSuchQuiz("quiz-unknown-ruleset", found=name, allowed=" ".join(PRESETS))
    return PRESETS[name] if name is not None else None


@dataclass
class _Draw:
    """The questions to come. Shipped ones that fit are asked once each, by rising level, between fresh ones."""

    wishes: Wishes
    rules: RuleSet | None
    text_ids: Collection[str]
    rng: Random = field(init=False)
    written: Iterator[Scenario] = field(init=False)
    asked: int = 0

    def __post_init__(self) -> None:
        self.rng = Random(self.wishes.seed)
        fitting = [scenario for scenario in self._shipped() if self._fits(scenario)]
        rule = self.wishes.rule
        if rule is not None and rule not in RULES_AIMED and not fitting:
            raise NoSuchQuiz("quiz-unknown-rule", found=rule, allowed=" ".join(RULES_AIMED))
        self.rng.shuffle(fitting)
        self.written = iter(sorted(fitting, key=lambda scenario: scenario.level or 3))

    def _shipped(self) -> tuple[Scenario, ...]:
        folder = shipped_folder("scenarios")
        return tuple(read([str(folder)], text_ids=self.text_ids).scenarios) if folder.is_dir() else ()

    def _fits(self, scenario: Scenario) -> bool:
        wishes = self.wishes
        return (
            (wishes.rule is None or wishes.rule in scenario.rules_taught)
            and (self.rules is None or scenario.position.rules.id == self.rules.id)
            and (wishes.kind is None or scenario.question.kind == wishes.kind)
        )

    def next(self) -> Scenario:
        """The next question: shipped and fresh by turns, fresh ones alone when the others are used up."""
        self.asked += 1
        if self.asked % 2 or not self._can_make():
            written = next(self.written, None)
            if written is not None:
                return written
            if not self._can_make():
                self.__post_init__()
                return next(self.written)
        return self._fresh()

    def _can_make(self) -> bool:
        if self.wishes.rule is not None:
            return self.wishes.rule in RULES_AIMED
        return self.wishes.kind not in ("true-false", "choice")

    def _fresh(self) -> Scenario:
        if self.wishes.rule is not None:
            try:
                return aimed(self.rng, self.wishes.rule, self.rules)
            except CannotAim as fault:
                raise NoSuchQuiz(
                    "quiz-rule-not-there", rule=self.wishes.rule, ruleset=str(self.wishes.ruleset)
                ) from fault
        rules = self.rules if self.rules is not None else self.rng.choice(list(PRESETS.values()))
        kinds = kinds_for(rules)
        kind = self.wishes.kind if self.wishes.kind in kinds else self.rng.choice(kinds)
        return random_question(self.rng, rules, kind)
