"""How much room a terminal gives, and what that allows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

NARROW: Final = 60
"""Below this many columns cards take one line and the table is a list."""

LOW: Final = 20
"""Below this many rows too."""


@dataclass(frozen=True, slots=True)
class Room:
    """How large the terminal is, and what that allows."""

    LEAST_WIDTH: ClassVar = 38
    LEAST_HEIGHT: ClassVar = 10

    width: int
    height: int

    @property
    def cramped(self) -> bool:
        """Whether nothing of ours can be shown."""
        return self.width < self.LEAST_WIDTH or self.height < self.LEAST_HEIGHT

    @property
    def small(self) -> bool:
        """Whether cards take one line and the table is a list."""
        return self.width < NARROW or self.height < LOW

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
