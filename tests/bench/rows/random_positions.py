"""Random positions, each verified to be one that can occur."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import ours
from measure import Effort, Row, median_seconds


def rate_row(what: str, make: Callable[[Random], object], a_batch: int, at_least: int, effort: Effort) -> Row:
    """How many a second, against a demand that knows no rival."""
    rng = Random(1)

    def batch() -> int:
        for _ in range(a_batch):
            make(rng)
        return a_batch

    rate = 1 / median_seconds(batch, effort.alternations)
    return Row(what, ours=f"{rate:,.0f}/s", demanded=f"≥ {at_least:,}/s", met=rate >= at_least, notes=(CALIBRATION,))


def any_position(effort: Effort) -> list[Row]:
    """Positions of any kind."""
    return [rate_row("verified random positions", ours.position_maker(), 500, 20_000, effort)]


def aimed_position(effort: Effort) -> list[Row]:
    """Positions in which one rule, the slowest to meet, decides."""
    return [
        rate_row(f"positions aimed at {rule}", ours.aimed_position_maker(rule), 50, 1_000, effort)
        for rule in ours.AIMED_RULES
    ]


CALIBRATION = "Rates and seconds are this machine's own: judge them by the bare Python loop below."
