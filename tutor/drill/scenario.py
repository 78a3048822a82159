"""A scenario: a position, a question about it, and what its author says beside it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tutor.drill.answers import Answer
from tutor.drill.questions import Choice, Question, Text, TrueFalse
from tutor.drill.solve import Solution, solve
from tutor.rules.position import Position
from tutor.rules.reasons import Authored


@dataclass(frozen=True, kw_only=True)
class Scenario:
    """A question that stands on its own.

    `expect` is what the author believes and is never trusted; `rules_taught` are rule numbers; `level` runs from 1 to
    5. `file` and `line` say where it was read (None for a generated one). `options` are those set over its ruleset.
    """

    id: str
    position: Position
    question: Question
    expect: Answer | None = None
    rules_taught: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    level: int | None = None
    prompt: Text | None = None
    explain: Text | None = None
    file: str | None = None
    line: int | None = None

    @cached_property
    def solution(self) -> Solution:
        """The engine's own answer, with its reasons; for an authored one, the rules that it teaches."""
        solution = solve(self.position, self.question)
        if isinstance(self.question, TrueFalse | Choice):
            return Solution(solution.answer, tuple(Authored(rule) for rule in self.rules_taught))
        return solution

    @property
    def ok(self) -> bool:
        """Whether the author's answer, if given, is the engine's."""
        return self.expect is None or self.expect == self.solution.answer
