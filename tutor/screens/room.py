"""How much room a terminal gives, and what that allows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

CardSize = Literal["auto", "large", "drawn", "line"]
"""How a learner wants cards: as the room allows; large where they fit; drawn where they fit; always on one line."""

NARROW: Final = 60
"""Below this many columns cards take one line and the table is a list."""

LOW: Final = 20
"""Below this many rows too."""

_TABLE: Final = 48
"""Columns without which seats can't be drawn crosswise, whatever is wished for."""


@dataclass(frozen=True, slots=True)
class Room:
    """How large the terminal is, and what that allows where cards are wished for in a size.

    >>> Room(80, 24).small, Room(80, 24, "line").small, Room(120, 40).large
    (False, True, True)
    """

    LEAST_WIDTH: ClassVar = 38
    LEAST_HEIGHT: ClassVar = 10

    width: int
    height: int
    cards: CardSize = "auto"

    @property
    def cramped(self) -> bool:
        """Whether nothing of ours can be shown."""
        return self.width < self.LEAST_WIDTH or self.height < self.LEAST_HEIGHT

    @property
    def small(self) -> bool:
        """Whether the table is a list."""
        if self.cards == "auto":
            return self.width < NARROW or self.height < LOW
        return self.cards == "line" or self.width < _TABLE

    @property
    def lined(self) -> bool:
        """Whether cards take one line."""
        return self.small and self.cards in ("auto", "line")

    @property
    def large(self) -> bool:
        """Whether cards in the hand may be as large as they get."""
        if self.cards == "large":
            return self.width >= 80 and self.height >= 30
        return self.cards == "auto" and self.width >= 120 and self.height >= 40

    @property
    def air(self) -> int:
        """Empty rows between seats that face one another."""
        return 0 if self.height < 28 else 1 if self.height < 38 else 2

    @property
    def gap(self) -> int:
        """Empty rows between the parts of a screen."""
        return 0 if self.height < LOW else 1 if self.height < 32 else 2

    @property
    def roomy(self) -> bool:
        """Whether an empty row more does no harm."""
        return self.height >= (24 if self.width < NARROW else 28)
