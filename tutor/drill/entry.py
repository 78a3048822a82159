"""What the pages for reading rest on: the terms of the game, and the false rules that one hears at tables."""

from __future__ import annotations

from tutor.cards.value import Value
from tutor.drill.questions import Text, TrueFalse
from tutor.drill.scenario import Scenario
from tutor.rules.position import Position
from tutor.rules.ruleset import PRESETS


class Term(Value):
    """A word of the game: the rules that it comes from, and the scenario that shows it."""

    id: str
    rules: tuple[str, ...]
    example: str


class Myth(Value):
    """A claim heard at tables, whether it is true, the rules that decide, and the scenario that proves it.

    Source: section F.

    >>> myth = Myth("f8", Text(id="claim-f8"), answer=False, rules=("C4",), example="ten-beats-king")
    >>> myth.number, myth.question.solution.answer
    ('F8', YesNo(yes=False))
    """

    id: str
    claim: Text
    answer: bool
    rules: tuple[str, ...]
    example: str

    @property
    def number(self) -> str:
        """Its number among the rules, `F1` to `F11`."""
        return self.id.upper()

    @property
    def question(self) -> Scenario:
        """Whether the claim is true, as a question."""
        return Scenario(
            id=f"false-rule-{self.id}",
            position=Position(rules=PRESETS["traditional-4-classic"]),
            question=TrueFalse(self.claim, self.answer),
            rules_taught=(self.number, *self.rules),
        )


Entry = Term | Myth
