"""How well one rule is known, by the last answers that it decided."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from tutor.memory.entries import Help

FULL: Final = 3
CREDIT: Final = {Help.NONE: FULL, Help.NUDGE: 2, Help.RULE: 1, Help.ANSWER: 0}
"""What a right answer earns by the help that it took; a wrong one earns nothing."""
KEPT: Final = 5
"""Answers that are remembered of a rule."""
ASKED: Final = 3
"""Answers that it takes to be sure of a rule."""
ENOUGH: Final = ASKED * FULL - 1
"""What the last of them must have earned together: all right, and one of them with a nudge at most."""

DAY: Final = 24 * 60 * 60
PAUSES: Final = (0, 10 * 60, *(days * DAY for days in (1, 3, 7, 16, 35)))
"""Seconds until a rule is due again, by the good answers in a row: a first one deserves a breath."""


class Level(Enum):
    """How well a rule is known."""

    NEW = "new"
    SHAKY = "shaky"
    SECURE = "secure"


@dataclass(frozen=True, slots=True)
class Mastery:
    """What the last answers to a rule earned, oldest first; good ones in a row; the last one's time; answers in all.

    >>> known = Mastery()
    >>> for help_used in (Help.RULE, Help.NONE, Help.NUDGE, Help.NONE):
    ...     known = known.after(right=True, help_used=help_used, time=1_796_000_000)
    >>> known.credits, known.level, known.run, known.answers
    ((1, 3, 2, 3), <Level.SECURE: 'secure'>, 3, 4)
    """

    credits: tuple[int, ...] = ()
    run: int = 0
    time: int = 0
    answers: int = 0

    def after(self, *, right: bool, help_used: Help, time: int) -> Mastery:
        """The same after one answer more."""
        credit = credit_of(right=right, help_used=help_used)
        run = self.run + 1 if credit >= FULL - 1 else 0
        return Mastery((*self.credits, credit)[-KEPT:], run, time, self.answers + 1)

    @property
    def level(self) -> Level:
        """New before the first answer, secure after enough good ones, else shaky."""
        if not self.credits:
            return Level.NEW
        return Level.SECURE if sum(self.credits[-ASKED:]) >= ENOUGH else Level.SHAKY

    @property
    def due(self) -> int:
        """When the rule should be asked about again, in seconds since 1970."""
        return self.time + PAUSES[min(self.run, len(PAUSES) - 1)]

    def not_after(self, time: int) -> Mastery:
        """The same, last answered at this time at the latest: a clock that was ahead has been set right."""
        return self if self.time <= time else replace(self, time=time)


def credit_of(*, right: bool, help_used: Help) -> int:
    """What an answer earns, 0 to 3."""
    return CREDIT[help_used] if right else 0
