"""Calm: a verdict is left only by an Enter that comes after a pause, so that a held key never skips it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

PAUSE: Final = 0.3
"""Seconds without an Enter that must pass first; a key held down repeats far faster."""


class Calm:
    """Tells a deliberate Enter from one of a storm, by a clock that is given.

    After a `disturbance` (a verdict has come, another question has) every Enter is ignored until `PAUSE` seconds have
    gone by without one.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = float("-inf")

    def disturbance(self) -> None:
        """Something new is on the screen."""
        self._last = self._clock()

    def enter(self) -> bool:
        """An Enter; whether it is meant."""
        now = self._clock()
        if now - self._last >= PAUSE:
            return True
        self._last = now
        return False
