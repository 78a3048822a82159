"""What a quiz asks: shipped scenarios and fresh questions by turns, the same ones from the same seed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tutor.content.shelf import Slip, shelf
from tutor.drill.beliefs import worth_asking
from tutor.drill.elsewhere import rederived
from tutor.drill.questions import KINDS
from tutor.drill.scenario import Scenario
from tutor.generate import RULES_AIMED, CannotAsk, aimed, can_aim, kinds_for, random_question
from tutor.generate.chance import one_of, shuffled
from tutor.generate.questions import LEVELS
from tutor.rules.numbers import NUMBERS
from tutor.rules.ruleset import PRESETS, OptionsRefused, RuleSet

_TRIES: Final = 6
"""Fresh questions looked at for one that is worth asking."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a learner wants to be asked: a seed, and perhaps one rule, one ruleset, one kind of question.

    `own` are the rules of the learner's own table, at which all is asked unless a ruleset is named.
    """

    seed: int
    rule: str | None = None
    ruleset: str | None = None
    kind: str | None = None
    own: RuleSet | None = None

    @property
    def none(self) -> bool:
        """Whether anything will do."""
        return self.rule is self.ruleset is self.kind is None

    @property
    def home(self) -> RuleSet | None:
        """The learner's own table, where all is asked at it."""
        return self.own if self.ruleset is None else None

    @property
    def table(self) -> RuleSet | None:
        """The rules of the one table at which all is asked; None where any will do."""
        return self.home if self.ruleset is None else PRESETS[self.ruleset]


class NoSuchQuiz(ValueError):
    """Wishes that nothing can fulfil; `reason` names the sentence that says so, `facts` are its arguments."""

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Stage:
    """How far a run has come: levels up to `level`, at these tables, with house rules where `variants`."""

    until: int
    level: int
    tables: tuple[str, ...]
    variants: bool = False


_FOUR: Final = ("traditional-4-classic", "traditional-4-standard")
STAGES: Final = (
    Stage(4, 2, ("traditional-4-classic",)),
    Stage(8, 3, _FOUR),
    Stage(14, 4, (*_FOUR, "traditional-2", "traditional-3", "international-4"), variants=True),
    Stage(10**9, 5, tuple(PRESETS), variants=True),
)
"""A run begins at the table that most people know, and widens."""
_VARIANTS: Final = ({"iber": True}, {"overtrump": True}, {"iber": True, "overtrump": True}, {"announcements": False})
_INVITING: Final = ("legal-plays", "trick-winner")


def shipped_folder(name: str) -> Path:
    """A folder of shipped content: beside the package's other data in a wheel, at the top of a checkout."""
    package = Path(__file__).resolve().parent.parent
    packed = package / "data" / name
    return packed if packed.is_dir() else package.parent / name


def source(wishes: Wishes, text_ids: Collection[str], folder: Path | None = None) -> Callable[[], Scenario]:
    """What gives one question after another, endlessly; `folder` holds the scenarios, ours where none is named.

    Raises: `NoSuchQuiz` for an unknown rule, ruleset or kind, and for wishes that nothing can fulfil together.
    """
    slips = shelf(folder if folder is not None else shipped_folder("scenarios"))
    if wishes.rule is not None and wishes.rule not in NUMBERS:
        raise NoSuchQuiz("quiz-unknown-rule", found=wishes.rule, allowed=_rules_told(slips))
    if wishes.ruleset is not None and wishes.ruleset not in PRESETS:
        raise NoSuchQuiz("quiz-unknown-ruleset", found=wishes.ruleset, allowed=" ".join(PRESETS))
    if wishes.kind is not None and wishes.kind not in KINDS:
        raise NoSuchQuiz("quiz-unknown-kind", found=wishes.kind, allowed=" ".join(KINDS))
    fitting = [slip for slip in slips if _fits(slip, wishes)]
    makes = _can_make(wishes)
    if not makes and wishes.home is not None:  # nothing else would be left where none of these can be asked at home
        fitting = [slip for slip in fitting if _read(slip, wishes, text_ids) is not None]
    if not fitting and not makes:
        raise _nothing_there(wishes, slips)
    return Draw(wishes, text_ids, fitting, makes).next


def rules_asked(own: RuleSet | None, folder: Path | None = None) -> frozenset[str]:
    """The rules that a quiz asks about, at the learner's own table if it is known.

    This is what is seen at first sight, in no time: whether `source` finds a question at that table is to be tried.
    """
    slips = shelf(folder if folder is not None else shipped_folder("scenarios"))
    return _asked_of(slips, own)


def _asked_of(slips: Sequence[Slip], own: RuleSet | None = None) -> frozenset[str]:
    written = (rule for slip in slips if own is None or slip.ruleset == own.id for rule in slip.rules)
    return frozenset(written) | {rule for rule in RULES_AIMED if can_aim(rule, own)}


def _rules_told(slips: Sequence[Slip]) -> str:
    known = _asked_of(slips)
    return " ".join(number for number in NUMBERS if number in known)


def _fits(slip: Slip, wishes: Wishes) -> bool:
    return (
        (wishes.rule is None or wishes.rule in slip.rules)
        and (wishes.table is None or wishes.table.id == slip.ruleset)
        and (wishes.kind is None or wishes.kind == slip.kind)
    )


def _read(slip: Slip, wishes: Wishes, text_ids: Collection[str]) -> Scenario | None:
    """A scenario from the shelf, as the learner's own table has it; None where it can't be asked there.

    One that this table answers otherwise must still be about the rule that is wished for, and worth asking.
    """
    written = slip.read(text_ids)
    if wishes.home is None:
        return written
    there = rederived(written, wishes.home)
    if there is None or (wishes.rule is not None and wishes.rule not in there.rules_taught):
        return None
    changed = there.solution.answer != written.solution.answer
    return None if changed and not worth_asking(there.position, there.question) else there


def _can_make(wishes: Wishes) -> bool:
    """Whether a fresh question can fulfil the wishes."""
    rules = wishes.table
    if wishes.rule is None:
        return wishes.kind is None or any(wishes.kind in kinds_for(table) for table in _tables(rules))
    try:
        aimed(Random(0), wishes.rule, rules, wishes.kind)
    except CannotAsk:
        return False
    return True


def _tables(rules: RuleSet | None) -> tuple[RuleSet, ...]:
    return (rules,) if rules is not None else tuple(PRESETS.values())


def _nothing_there(wishes: Wishes, slips: Sequence[Slip]) -> NoSuchQuiz:
    """The sentence that says which wishes do not go together."""
    if wishes.rule is None:
        assert wishes.kind is not None
        if wishes.home is not None:
            return NoSuchQuiz("quiz-own-kind", kind=wishes.kind)
        assert wishes.ruleset is not None
        kinds = {*kinds_for(PRESETS[wishes.ruleset]), *(s.kind for s in slips if s.ruleset == wishes.ruleset)}
        allowed = " ".join(kind for kind in KINDS if kind in kinds)
        return NoSuchQuiz("quiz-kind-not-there", ruleset=wishes.ruleset, kind=wishes.kind, allowed=allowed)
    alone = Wishes(wishes.seed, rule=wishes.rule)
    if not (_can_make(alone) or any(_fits(slip, alone) for slip in slips)):
        return NoSuchQuiz("quiz-nothing-about", rule=wishes.rule, allowed=_rules_told(slips))
    there = Wishes(wishes.seed, rule=wishes.rule, ruleset=wishes.ruleset)
    if wishes.ruleset is not None and not (_can_make(there) or any(_fits(slip, there) for slip in slips)):
        return NoSuchQuiz("quiz-rule-not-there", rule=wishes.rule, ruleset=wishes.ruleset)
    if wishes.home is not None and not _can_make(Wishes(wishes.seed, rule=wishes.rule, own=wishes.own)):
        return NoSuchQuiz("quiz-own-rule", rule=wishes.rule)
    assert wishes.kind is not None
    return NoSuchQuiz("quiz-rule-of-kind", rule=wishes.rule, kind=wishes.kind)


@dataclass
class Draw:
    """The questions to come: of those that fit each is asked once, easier ones first, between fresh ones."""

    wishes: Wishes
    text_ids: Collection[str]
    fitting: Sequence[Slip]
    makes: bool
    rng: Random = field(init=False)
    waiting: list[Slip] = field(init=False)
    asked: int = 0
    last: str = ""

    def __post_init__(self) -> None:
        self.rng = Random(self.wishes.seed)
        self.waiting = shuffled(self.rng, self.fitting)

    @property
    def stage(self) -> Stage:
        """How far the run has come."""
        return next(stage for stage in STAGES if self.asked <= stage.until)

    def next(self) -> Scenario:
        """The next question: shipped and fresh by turns, while there are both."""
        self.asked += 1
        scenario = (self._written() if self._written_turn() else None) or self._fresh()
        self.last = scenario.question.kind
        return scenario

    def _written_turn(self) -> bool:
        if not self.waiting and not self.makes:
            self.waiting = shuffled(self.rng, self.fitting)
        return bool(self.waiting) and (self.asked % 2 == 1 or not self.makes)

    def _written(self) -> Scenario | None:
        """The next on the shelf that can be asked; None where none is left."""
        while self.waiting:
            scenario = _read(self._next_slip(), self.wishes, self.text_ids)
            if scenario is not None:
                return scenario
        return None

    def _next_slip(self) -> Slip:
        """One that is easy enough, at a table of this stage and not of the kind just asked, if that can be."""
        within = [slip for slip in self.waiting if slip.level <= self.stage.level]
        if not within:
            least = min(slip.level for slip in self.waiting)
            within = [slip for slip in self.waiting if slip.level == least]
        within = [slip for slip in within if slip.ruleset in self.stage.tables] or within
        if self.asked == 1 and self.wishes.none:
            within = [slip for slip in within if _inviting(slip)] or within
        slip = next((slip for slip in within if slip.kind != self.last), within[0])
        self.waiting.remove(slip)
        return slip

    def _fresh(self) -> Scenario:
        """A fresh question that somebody with a wrong idea would get wrong; after some tries any."""
        for _ in range(_TRIES):
            scenario = self._made()
            if worth_asking(scenario.position, scenario.question):
                break
        return scenario

    def _made(self) -> Scenario:
        wishes = self.wishes
        if wishes.rule is not None:
            return aimed(self.rng, wishes.rule, wishes.table, wishes.kind)
        rules = self._table()
        return random_question(self.rng, rules, wishes.kind or self._kind(rules))

    def _table(self) -> RuleSet:
        """The rules of the next fresh question."""
        if self.wishes.table is not None:
            return self.wishes.table
        kind = self.wishes.kind
        known = [PRESETS[id_] for id_ in self.stage.tables]
        able = [rules for rules in known if kind is None or kind in kinds_for(rules)]
        rules = one_of(self.rng, able or [rules for rules in PRESETS.values() if kind in kinds_for(rules)])
        if kind is None and self.stage.variants and self.rng.random() < 0.4:
            try:
                return rules.with_options(one_of(self.rng, _VARIANTS))
            except OptionsRefused:
                return rules
        return rules

    def _kind(self, rules: RuleSet) -> str:
        kinds = [kind for kind in kinds_for(rules) if LEVELS[kind] <= self.stage.level]
        return one_of(self.rng, [kind for kind in kinds if kind != self.last] or kinds)


def _inviting(slip: Slip) -> bool:
    """Whether a visitor might like to be asked this first: a trick of four, nothing special agreed on."""
    return slip.kind in _INVITING and slip.in_trick and slip.ruleset in _FOUR and not slip.optioned
