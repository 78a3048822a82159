"""The numbers of all rules, as lessons, scenarios and reasons cite them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SECTIONS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "C": 5,  # cards
        "S": 11,  # seats, sides, deal
        "B": 6,  # bidding
        "T": 6,  # trump
        "P": 12,  # play
        "A": 6,  # announcements
        "N": 8,  # counting and scoring
        "M": 2,  # the match
        "X": 6,  # honesty
        "F": 11,  # false rules
        "V": 5,  # variants
        "G": 15,  # tips and etiquette
        "E": 10,  # where the sources contradict themselves
    }
)
"""The sections of the rules by letter, in their order, with the last number in each."""

NUMBERS: Final[tuple[str, ...]] = tuple(
    f"{section}{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)
)
"""Every rule's number, section by section.

>>> len(NUMBERS), NUMBERS[0], NUMBERS[-1]
(103, 'C1', 'E10')
"""
