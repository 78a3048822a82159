"""Interleaved timing, and the rows of the table.

Both sides run short batches in turn in one process, the order changing every time, so that whatever else the
machine does falls on both. A ratio is the median of the ratios of neighbouring batches.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

Batch = Callable[[], int]
"""A stretch of work of some 10 to 50 ms; it returns how many units it did."""


@dataclass(frozen=True)
class Effort:
    """How long to measure: pairs of batches, starts of a whole process, files of 100 scenarios."""

    alternations: int
    starts: int
    files: int


FULL = Effort(alternations=25, starts=15, files=100)
QUICK = Effort(alternations=5, starts=5, files=10)


@dataclass(frozen=True)
class Row:
    """One line of the table; a row that demands nothing (`met` is None) is there to be read."""

    what: str
    ours: str = "–"
    rival: str = "–"
    ratio: str = "–"
    demanded: str = "–"
    met: bool | None = None
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Duel:
    """What interleaving found: seconds a unit of either side, and how many times as fast ours is."""

    ours: float
    rival: float
    ratio: float

    def row(self, what: str, at_least: float | None = None, notes: tuple[str, ...] = ()) -> Row:
        """The table's line, in microseconds; without `at_least` nothing is demanded."""
        return Row(
            what,
            ours=f"{self.ours * 1e6:.3f} µs",
            rival=f"{self.rival * 1e6:.3f} µs",
            ratio=f"{self.ratio:.2f}×",
            demanded="–" if at_least is None else f"≥ {at_least}×",
            met=None if at_least is None else self.ratio >= at_least,
            notes=notes,
        )


def seconds_per_unit(batch: Batch) -> float:
    """Time one batch; the garbage of earlier ones is gone, and none is collected meanwhile."""
    gc.collect()
    gc.disable()
    try:
        start = perf_counter()
        units = batch()
        return (perf_counter() - start) / units
    finally:
        gc.enable()


def alternate(first: Batch, second: Batch, times: int) -> list[tuple[float, float]]:
    """Run both in turn, each of them first every other time; the first pair only warms up."""
    pairs = []
    for turn in range(times + 1):
        if turn % 2:
            ours = seconds_per_unit(first)
            rival = seconds_per_unit(second)
        else:
            rival = seconds_per_unit(second)
            ours = seconds_per_unit(first)
        pairs.append((ours, rival))
    return pairs[1:]


def duel(ours: Batch, rival: Batch, alternations: int) -> Duel:
    """Measure two batches of the same kind of unit against each other."""
    pairs = alternate(ours, rival, alternations)
    return Duel(
        ours=median(ours for ours, _ in pairs),
        rival=median(rival for _, rival in pairs),
        ratio=median(rival / ours for ours, rival in pairs),
    )


def median_seconds(batch: Batch, alternations: int) -> float:
    """Seconds a unit of one batch alone, for what has no rival."""
    batch()
    return median(seconds_per_unit(batch) for _ in range(alternations))


def bare_loop() -> int:
    """Steps of plain Python, to tell one machine from another."""
    steps = 200_000
    number = 1
    for _ in range(steps):
        number = (number * 5 + 1) & 0xFFFFFF
    return steps
