"""Pictures made of signs: what a widget shows, cell by cell, and where in it a click means something.

A picture knows nothing of Textual, so that what a learner sees can be tested as lines of text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap
from typing import Final

Run = tuple[str, str]
"""A piece of text and the name of its look."""

Item = Sequence[Run]
"""Runs that stay together on one line."""

TEXT: Final = "text"
TERM: Final = "term"
"""The look of words that can be clicked in running text."""

Marks = Callable[[str], Iterable[tuple[int, int, str]]]
"""Finds the words in a line that stand for something: begin, end, and what a click on them means."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that can be clicked, and what it stands for."""

    x: int
    y: int
    width: int
    height: int
    value: str

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell belongs to it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Picture:
    """Rows of cells of a fixed width, growing downward as they are drawn.

    `marks` finds words in paragraphs that can be clicked.
    `cut` tells that something was lost: drawn beyond the edge, or over something else; no screen of ours may do that.
    """

    def __init__(self, width: int, marks: Marks | None = None) -> None:
        self.width = max(0, width)
        self.marks = marks
        self.spots: list[Spot] = []
        self.cut = False
        self._signs: list[list[str]] = []
        self._looks: list[list[str]] = []

    # -- drawing -------------------------------------------------------------------------------------------------------

    def reach(self, height: int) -> None:
        """Make the picture at least this high."""
        while len(self._signs) < height:
            self._signs.append([" "] * self.width)
            self._looks.append([TEXT] * self.width)

    def put(self, x: int, y: int, text: str, look: str = TEXT, *, over: bool = False) -> int:
        """Write a text from a cell on, `over` what is there if that is meant; returns the column behind it."""
        self.reach(y + 1)
        signs, looks = self._signs[y], self._looks[y]
        for column, sign in enumerate(text, x):
            if 0 <= column < self.width:
                self.cut = self.cut or (not over and signs[column] != " " and sign not in (" ", signs[column]))
                signs[column] = sign
                looks[column] = look
            elif sign != " ":
                self.cut = True
        return x + len(text)

    def runs(self, x: int, y: int, runs: Iterable[Run]) -> int:
        """Write runs one behind the other; returns the column behind them."""
        for text, look in runs:
            x = self.put(x, y, text, look)
        return x

    def paragraph(self, x: int, y: int, text: str, look: str = TEXT, *, hang: int = 0) -> int:
        """Write a text in as many rows as it needs, all but the first indented by `hang`; returns the row below."""
        for line in wrapped(text, self.width - x, hang):
            self.put(x, y, line, look)
            if self.marks is not None and look == TEXT:
                self._mark(x, y, line, self.marks)
            y += 1
        return y

    def _mark(self, x: int, y: int, line: str, marks: Marks) -> None:
        """Let the words of a line that stand for something be seen and clicked."""
        for start, end, value in marks(line):
            self.put(x + start, y, line[start:end], TERM, over=True)
            self.spot(x + start, y, end - start, 1, value)

    def flow(self, x: int, y: int, items: Iterable[Item], *, gap: int = 1) -> int:
        """Write items side by side in as many rows as they need; returns the row below."""
        at = x
        for item in items:
            if at > x and at + len("".join(text for text, _ in item).rstrip()) > self.width:
                at, y = x, y + 1
            at = self.runs(at, y, item) + gap
        return y + 1

    def lay(self, other: Picture, x: int, y: int) -> None:
        """Lay another picture over this one, its spots with it."""
        for row, (signs, looks) in enumerate(zip(other._signs, other._looks, strict=True)):
            self.reach(y + row + 1)
            for column, (sign, look) in enumerate(zip(signs, looks, strict=True)):
                if sign != " " or look != TEXT:
                    self.put(x + column, y + row, sign, look)
        self.reach(y + other.height)
        self.cut = self.cut or other.cut
        self.spots += [Spot(x + spot.x, y + spot.y, spot.width, spot.height, spot.value) for spot in other.spots]

    def spot(self, x: int, y: int, width: int, height: int, value: str) -> None:
        """Let a place be clicked."""
        self.spots.append(Spot(x, y, width, height, value))

    # -- reading -------------------------------------------------------------------------------------------------------

    @property
    def height(self) -> int:
        """How many rows it has."""
        return len(self._signs)

    def at(self, x: int, y: int) -> str | None:
        """What a click on a cell means; None where it means nothing."""
        return next((spot.value for spot in self.spots if spot.holds(x, y)), None)

    def row(self, y: int) -> Iterator[Run]:
        """A row as runs of one look each; an empty one below the picture."""
        if y < len(self._signs):
            for look, cells in groupby(zip(self._signs[y], self._looks[y], strict=True), key=lambda cell: cell[1]):
                yield "".join(sign for sign, _ in cells), look

    @property
    def lines(self) -> list[str]:
        """The picture as plain text."""
        return ["".join(signs).rstrip() for signs in self._signs]


def width_of(item: Item) -> int:
    """How many cells an item takes."""
    return sum(len(text) for text, _ in item)


def wrapped(text: str, width: int, hang: int = 0) -> list[str]:
    """A text in lines no longer than `width`; line breaks in it stay, empty lines go.

    >>> wrapped("one two three", 8, hang=2)
    ['one two', '  three']
    """
    lines: list[str] = []
    for part in text.split("\n"):
        indent = " " * hang if lines else ""
        lines += wrap(part, max(width, hang + 1), initial_indent=indent, subsequent_indent=" " * hang)
    return lines or [""]
