"""Seats around the table and the sides that they form."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NewType

from tutor.cards import NotNotation


class Seat(StrEnum):
    """A place at the table; the learner sits at S. Play goes clockwise (S1)."""

    S = "S"
    SW = "SW"
    W = "W"
    NW = "NW"
    N = "N"
    NE = "NE"
    E = "E"
    SE = "SE"


Side = NewType("Side", str)
"""Who scores together: a seat's code where each plays alone, else two seats' codes (`N-S`). Source: S2"""

CIRCLES: Final[dict[int, tuple[Seat, ...]]] = {
    2: (Seat.S, Seat.N),
    3: (Seat.S, Seat.W, Seat.E),
    4: (Seat.S, Seat.W, Seat.N, Seat.E),
    5: (Seat.S, Seat.W, Seat.NW, Seat.NE, Seat.E),
    6: (Seat.S, Seat.SW, Seat.NW, Seat.N, Seat.NE, Seat.SE),
}
"""The seats in use for each number of players, clockwise from the learner's."""

PARTNERSHIPS: Final[dict[int, tuple[tuple[Side, tuple[Seat, ...]], ...]]] = {
    4: ((Side("N-S"), (Seat.S, Seat.N)), (Side("E-W"), (Seat.W, Seat.E))),
    6: (
        (Side("N-S"), (Seat.S, Seat.N)),
        (Side("NE-SW"), (Seat.SW, Seat.NE)),
        (Side("NW-SE"), (Seat.NW, Seat.SE)),
    ),
}
"""The sides of two, partners opposite. Source: S2"""


def parse_seat(text: str, circle: tuple[Seat, ...]) -> Seat:
    """Read the code of a seat at this table.

    >>> parse_seat("N", CIRCLES[4])
    <Seat.N: 'N'>

    Raises: `NotNotation` ("not-a-seat") with the seats there are.
    """
    if text in circle:
        return Seat(text)
    raise NotNotation("not-a-seat", text, allowed=" ".join(circle))


def parse_side(text: str, sides: tuple[Side, ...]) -> Side:
    """Read the code of a side at this table.

    Raises: `NotNotation` ("not-a-side") with the sides there are.
    """
    if text in sides:
        return Side(text)
    raise NotNotation("not-a-side", text, allowed=" ".join(sides))
