"""What a learner's answer comes to: never an exception, always a verdict with its reasons."""

from __future__ import annotations

from dataclasses import dataclass, field

from tutor.cards import Hand
from tutor.drill.answers import Answer, Cards
from tutor.drill.questions import Question
from tutor.drill.solve import Solution, solve
from tutor.rules.position import Position
from tutor.rules.reasons import Reason


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer, judged: what was given, what is right, and why.

    For sets of cards `extra` and `missed` tell the difference; the same reasons explain both (a forgotten card is
    lawful by the rung that makes the others so).
    """

    given: Answer
    expected: Answer
    reasons: tuple[Reason, ...]
    extra: Hand = field(default_factory=Hand)
    missed: Hand = field(default_factory=Hand)

    @property
    def right(self) -> bool:
        """Whether the answer is the engine's own."""
        return self.given == self.expected

    @property
    def nearly(self) -> bool:
        """A wrong set that forbids or allows nothing falsely but one card."""
        return not self.right and len(self.extra) + len(self.missed) == 1


def judge(position: Position, question: Question, given: Answer, solution: Solution | None = None) -> Verdict:
    """Judge an answer by the rules; a `solution` that is known already is not worked out again.

    Raises: `Impossible` where the question can't be asked of the position; never for a wrong answer.
    """
    solution = solution if solution is not None else solve(position, question)
    expected = solution.answer
    if isinstance(given, Cards) and isinstance(expected, Cards):
        extra, missed = given.cards - expected.cards, expected.cards - given.cards
        return Verdict(given, expected, solution.reasons, extra, missed)
    return Verdict(given, expected, solution.reasons)
