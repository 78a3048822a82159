"""Answers in a row: five wrong ones ask for more help, five right ones for an offer to move on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tutor.memory.entries import Attempt, Help
from tutor.memory.mastery import credit_of

MANY: Final = 5
PAUSE: Final = 30 * 60
"""Seconds after which a new sitting begins."""


@dataclass(frozen=True, slots=True)
class Streak:
    """The answers in a row, right or wrong, in one lesson (None: in quizzes) and in one sitting.

    An answer that was shown first is neither.
    """

    lesson: str | None = None
    right: int = 0
    wrong: int = 0

    def after(self, attempt: Attempt, pause: int) -> Streak:
        """The same after one answer more, so many seconds after the one before."""
        here = self if attempt.lesson == self.lesson and pause <= PAUSE else Streak(attempt.lesson)
        return here.then(right=attempt.right, help_used=attempt.help)

    def then(self, *, right: bool, help_used: Help) -> Streak:
        """The same after one answer more in the same sitting."""
        if not right:
            return Streak(self.lesson, wrong=self.wrong + 1)
        if credit_of(right=True, help_used=help_used):
            return Streak(self.lesson, right=self.right + 1)
        return Streak(self.lesson, wrong=self.wrong)

    @property
    def more_help(self) -> bool:
        """Whether it is time to help more."""
        return self.wrong >= MANY

    @property
    def worth_a_word(self) -> bool:
        """Whether it is time for a kind word: after five wrong answers, and again after five more."""
        return self.wrong > 0 and self.wrong % MANY == 0

    @property
    def move_on(self) -> bool:
        """Whether it is time to offer something else: after five right answers, and again after five more."""
        return self.right > 0 and self.right % MANY == 0
