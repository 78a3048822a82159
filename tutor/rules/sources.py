"""Which source says so, rule by rule, and where the sources leave something to be read."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Origin(StrEnum):
    """Where a rule comes from: the Romanian playing tutorial, the article in four languages, both, or ourselves."""

    TRADITIONAL = "traditional"
    INTERNATIONAL = "international"
    BOTH = "both"
    OURS = "ours"


_TOLD: Final[Mapping[Origin, str]] = {
    Origin.TRADITIONAL: (
        "S3 S4 S5 S6 S7 S9 S11 B1 B3 T2 T3 P7 P8 P9 P10 A1 A2 A3 A4 A5 A6 N2 N3 N4 X1 X2 X3 X4 X5 X6 "
        "F1 F2 F3 F4 F5 F6 F7 G1 G2 G3 G4 G5 G15"
    ),
    Origin.INTERNATIONAL: ("C3 S8 B4 B5 B6 T4 T5 T6 P5 P6 N5 N6 N7 V1 V2 V3 V4 V5 G6 G7 G8 G9 G10 G11 G12 G13 G14"),
    Origin.BOTH: "C1 C2 C4 C5 S1 S2 S10 B2 T1 P1 P2 P3 P4 P11 P12 N1 M1 M2",
    Origin.OURS: "N8 F8 F9 F10 F11 E1 E2 E3 E4 E5 E6 E7 E8 E9 E10",
}

ORIGINS: Final[Mapping[str, Origin]] = MappingProxyType(
    {number: origin for origin, numbers in _TOLD.items() for number in numbers.split()}
)
"""Every rule, and who says so.

>>> ORIGINS["P7"].value, ORIGINS["P5"].value, ORIGINS["P2"].value
('traditional', 'international', 'both')
"""

READINGS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "E1": ("S8", "V2"),
        "E2": ("B4", "B6", "N5", "M1"),
        "E3": ("P5", "P7", "P8"),
        "E4": ("V1",),
        "E5": ("P5",),
        "E6": ("B5", "X5"),
        "E7": ("C4", "C5", "S2", "B1"),
        "E8": ("C4", "C5"),
        "E9": ("M2",),
        "E10": ("S2", "S10", "B5", "N8", "V1", "V4", "X1"),
    }
)
"""Where a source contradicts itself or the other one, or is silent, and the rules that rest on how we read it.

Source: section E.
"""


def readings_of(number: str) -> tuple[str, ...]:
    """The readings on which a rule rests.

    >>> readings_of("P5"), readings_of("P2")
    (('E3', 'E5'), ())
    """
    return tuple(reading for reading, rules in READINGS.items() if number in rules)
