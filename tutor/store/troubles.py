"""What may stand in the way of a learner's data, and that the program goes on all the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    "store-no-home": (),
    "store-unwritable": ("file",),
    "store-newer": ("file",),
    "store-busy": ("file",),
    "store-lost": ("file",),
    "store-damaged": ("file", "aside", "saved"),
    "store-damaged-stays": ("file", "saved"),
}
"""The sentences that tell of it, each with its arguments: `saved` counts the entries of the log that could be read."""


@dataclass(frozen=True, slots=True)
class WorkedAround:
    """What stood in the way: `reason` names the sentence that says so, `facts` are its arguments.

    `keeps` says whether what is done from now on will be there the next time.
    """

    reason: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    keeps: bool = False
