"""The rows at the top and the bottom of every screen, and the sentence where there is room for nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.screens.drawn import Drawn
from tutor.screens.picture import Picture
from tutor.screens.room import Room

if TYPE_CHECKING:
    from tutor.words.words import Words


_LEAST = 36
"""Columns from which on both ends of the head have their place."""


class Head(Drawn):
    """Where we are, and how it goes."""

    FILL = "bar-text"

    def __init__(self, left: str, *right: str, id: str | None = None) -> None:
        super().__init__(id=id)
        self.left, self.right = left, right

    def show(self, left: str, *right: str) -> None:
        """Say something else."""
        if (left, right) != (self.left, self.right):
            self.left, self.right = left, right
            self.renew()

    def draw(self, width: int, room: Room) -> Picture:
        """One row: where we are at the left; at the right the first of what may stand there for which there is room."""
        picture = Picture(width)
        picture.put(0, 0, " " * width, "bar-text")
        least = len(self.right[-1]) + 3 if self.right and width >= _LEAST else 0  # the shortest has its place
        most = width - 2 - least
        left = self.left if len(self.left) <= most else f"{self.left[: max(most - 1, 0)].rstrip()}…"
        picture.put(1, 0, left, "bar-strong")
        right = next((text for text in self.right if len(left) + len(text) + 4 <= width), "")
        picture.put(width - len(right) - 1, 0, right, "bar-muted")
        return picture


@dataclass(frozen=True, slots=True)
class Hint:
    """A key, what it does in a word, and the action of a click on it; those of a low `rank` stay where it is narrow."""

    key: str
    does: str
    action: str
    rank: int = 1


class KeysView(Drawn):
    """The keys that work now; each can be clicked."""

    FILL = "bar-text"

    def __init__(self, hints: Sequence[Hint], act: Callable[[str], None], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.hints, self.act = list(hints), act

    def show(self, hints: Sequence[Hint]) -> None:
        """Show other keys."""
        if list(hints) != self.hints:
            self.hints = list(hints)
            self.renew()

    def draw(self, width: int, room: Room) -> Picture:
        """One row; what doesn't fit is told by the sheet of keys."""
        picture = Picture(width)
        picture.put(0, 0, " " * width, "bar-text")
        hints = list(self.hints)
        while len(hints) > 1 and sum(len(hint.key) + len(hint.does) + 4 for hint in hints) - 1 > width:
            hints.remove(max(reversed(hints), key=lambda hint: hint.rank))
        x = 1
        for hint in hints:
            start = x
            x = picture.put(x, 0, hint.key, "bar-accent")
            x = picture.put(x + 1, 0, hint.does, "bar-muted")
            if hint.action:
                picture.spot(start - 1, 0, x - start + 2, 1, hint.action)
            x += 3
        return picture

    def hit(self, value: str) -> None:
        """Do what the key does."""
        self.act(value)


class CrampedView(Drawn):
    """A sentence that asks for more room, where there is too little."""

    def __init__(self, words: Callable[[], Words], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._words = words

    def draw(self, width: int, room: Room) -> Picture:
        """The sentence, as much of it as there is room for."""
        picture = Picture(width)
        picture.paragraph(0, 0, self._words().say("screen-cramped", width=Room.LEAST_WIDTH, height=Room.LEAST_HEIGHT))
        return picture
