"""Lessons: steps that say, show, guide, ask, vary, mix and have the learner teach."""

from __future__ import annotations

from typing import Final

from tutor.cards.value import Value
from tutor.drill.questions import Text
from tutor.drill.scenario import Scenario
from tutor.rules.notation import Play
from tutor.rules.position import Position
from tutor.rules.ruleset import PRESETS, RuleSet


class Say(Value):
    """A few short sentences and, perhaps, a position that lights up what they speak of.

    `lights` names parts of the table: cards, seats, suits in codes, or `trump`, `trick`, `hand`, `bid`, `stock`.
    """

    id: str
    text: Text
    position: Position | None = None
    lights: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    beliefs: tuple[str, ...] = ()


class Watch(Value):
    """A record is played out, each card commented by the rules; `position` holds the record."""

    id: str
    text: Text
    position: Position
    rules: tuple[str, ...] = ()
    beliefs: tuple[str, ...] = ()


class Round(Value):
    """A whole round that the learner plays; `position` holds the record with all cards as dealt.

    The others play what the record has for them, where that is lawful; else a lawful card that is worth little.
    """

    id: str
    text: Text
    position: Position
    rules: tuple[str, ...] = ()
    beliefs: tuple[str, ...] = ()


class Do(Value):
    """A guided act: one card is to be played, or one thing said; any wrong act is explained and may be tried again.

    Asked which cards are lawful, the learner plays one of them. `then` is what the others play to the trick behind it.
    """

    id: str
    text: Text
    scenario: Scenario
    then: tuple[Play, ...] = ()
    beliefs: tuple[str, ...] = ()


class Ask(Value):
    """A question, answered once."""

    id: str
    scenario: Scenario
    beliefs: tuple[str, ...] = ()


class Vary(Value):
    """A fresh sibling of an earlier question: the same kind and rule at the same table."""

    id: str
    of: str  # the id of the step that it varies
    count: int = 1
    beliefs: tuple[str, ...] = ()


class Mix(Value):
    """Questions about earlier rules, mixed; where there are more rules than questions, chance picks among them."""

    id: str
    rules: tuple[str, ...]
    count: int = 3
    text: Text | None = None
    beliefs: tuple[str, ...] = ()


class Teachback(Value):
    """A pupil played by the program holds a wrong belief: the learner finds the pupil's wrong card and what helps.

    `scenario` asks a question; the pupil answers it by `belief`. `helps` are sentences to choose from, counted from 1;
    `right` is the one that helps.
    """

    id: str
    text: Text
    belief: str
    scenario: Scenario
    helps: tuple[Text, ...]
    right: int
    beliefs: tuple[str, ...] = ()


LIGHTS: Final = ("trump", "trick", "hand", "bid", "stock")
"""The parts of the table that a step may light up by name; cards, seats and suits are named by their codes."""
TEACHABLE: Final = ("legal-plays", "announcement")
"""The kinds of question at which a pupil's wrong card can be found."""

Step = Say | Watch | Round | Do | Ask | Vary | Mix | Teachback
STEP_KINDS: Final[dict[str, type[Step]]] = {
    "say": Say,
    "watch": Watch,
    "round": Round,
    "do": Do,
    "ask": Ask,
    "vary": Vary,
    "mix": Mix,
    "teachback": Teachback,
}
"""Every kind of step by its name in files."""


class Lesson(Value):
    """A lesson: what it teaches, what comes before it, and its steps in order.

    `aliases` are ids that this lesson had; what learners did under them counts here. `ruleset` is the table at which it
    is taught.
    """

    id: str
    number: int
    title: Text
    rules: tuple[str, ...]
    steps: tuple[Step, ...]
    requires: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    ruleset: RuleSet = PRESETS["traditional-4-classic"]

    @property
    def examines(self) -> bool:
        """Whether it is an examination: nothing is taught, all its steps mix fresh questions.

        Each answer is told of at once: no rule is asked about twice in a section, so that nothing is given away.
        """
        return all(isinstance(step, Mix) for step in self.steps)

    def step(self, id_: str) -> Step:
        """The step of this id.

        Raises: `KeyError`.
        """
        return next((step for step in self.steps if step.id == id_), None) or _no_step(id_)


def _no_step(id_: str) -> Step:
    raise KeyError(id_)
