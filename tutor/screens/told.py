"""Running text in which the words of the game can be clicked: each opens its entry in the glossary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, cast

from textual.message import Message

from tutor.screens.drawn import Drawn
from tutor.screens.picture import Picture

if TYPE_CHECKING:
    from tutor.screens.base import BaseScreen

TERM: Final = "term/"
"""What the pages of terms begin with."""


class Told(Drawn):
    """A widget with running text; every term is marked where it stands first."""

    class Asked(Message):
        """What a term means is asked for."""

        def __init__(self, page: str) -> None:
            super().__init__()
            self.page = page

    def blank(self, width: int) -> Picture:
        """An empty picture that marks terms in its paragraphs."""
        met: set[str] = set()

        def marks(line: str) -> Iterator[tuple[int, int, str]]:
            from tutor.session.glossary import terms_in

            for start, end, id_ in terms_in(line, cast("BaseScreen", self.screen).words):
                if id_ not in met:
                    met.add(id_)
                    yield start, end, f"{TERM}{id_}"

        return Picture(width, marks)

    def hit(self, value: str) -> None:
        """A click on a term opens its entry."""
        if value.startswith(TERM):
            self.post_message(self.Asked(value))
