"""A list to choose from by arrows, Enter and mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.events import Key
from textual.message import Message

from tutor.screens.drawn import Drawn
from tutor.screens.picture import Picture, wrapped
from tutor.screens.room import Room

_HERE = "▸"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a menu: what it stands for, a sign, a label, and at its right a quiet word (an `aside`).

    `above` is a title over it. What is `lit` is to be seen first.
    """

    value: str
    label: str
    sign: str = ""
    aside: str = ""
    above: str = ""
    lit: bool = False


class MenuView(Drawn, can_focus=True):
    """Rows, one of which the keys point at."""

    class Chosen(Message):
        """A row was chosen."""

        def __init__(self, menu: MenuView, row: Row) -> None:
            super().__init__()
            self.menu, self.row = menu, row

    class Turned(Message):
        """Left or right was pressed at a row: a step back or on."""

        def __init__(self, menu: MenuView, row: Row, step: int) -> None:
            super().__init__()
            self.menu, self.row, self.step = menu, row, step

    class Moved(Message):
        """The keys point at another row, or come to this menu."""

        def __init__(self, menu: MenuView) -> None:
            super().__init__()
            self.menu = menu

    def __init__(self, rows: Sequence[Row], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.entries = list(rows)
        self.cursor = next((index for index, row in enumerate(rows) if row.lit), 0)

    def show(self, rows: Sequence[Row]) -> None:
        """Other rows, or the same in other words; the keys point where they did, where that is still there."""
        here = self.here.value if self.entries else ""
        self.entries = list(rows)
        values = [row.value for row in self.entries]
        self.cursor = values.index(here) if here in values else min(self.cursor, max(len(values) - 1, 0))
        self.renew()

    @property
    def here(self) -> Row:
        """The row that the keys point at."""
        return self.entries[self.cursor]

    def go(self, value: str) -> None:
        """Point at a row."""
        self.cursor = next((index for index, row in enumerate(self.entries) if row.value == value), self.cursor)
        self.moved()

    # -- keys and clicks -----------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        """Move and choose; at an edge the key goes on to the screen."""
        if not self.entries or Room(*self.app.size).cramped:
            return
        match event.key:
            case "up" | "down" | "pageup" | "pagedown" | "home" | "end":
                to = self._to(event.key)
                if to == self.cursor:
                    return
                self.cursor = to
                self.moved()
            case "enter" | "space":
                self.post_message(self.Chosen(self, self.here))
            case "left" | "right":
                self.post_message(self.Turned(self, self.here, -1 if event.key == "left" else 1))
            case _:
                return
        event.stop()

    def _to(self, key: str) -> int:
        steps = {"up": -1, "down": 1, "pageup": -8, "pagedown": 8, "home": -len(self.entries), "end": len(self.entries)}
        return min(max(self.cursor + steps[key], 0), len(self.entries) - 1)

    def hit(self, value: str) -> None:
        """A click chooses."""
        self.focus()
        self.cursor = int(value)
        self.moved()
        self.post_message(self.Chosen(self, self.here))

    def moved(self) -> None:
        """Draw again, and let the screen see to it that the place is in view."""
        self.renew()
        self.post_message(self.Moved(self))

    def on_focus(self) -> None:
        """Show where the keys go."""
        self.moved()

    def on_blur(self) -> None:
        """Show that they go elsewhere."""
        self.renew()

    # -- how it looks --------------------------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[int, int]:
        """The rows of the picture that the keys point at: first, and behind the last."""
        spots = self.picture(self.content_size.width).spots
        here = next((spot for spot in spots if spot.value == str(self.cursor)), None)
        return (here.y, here.y + here.height) if here is not None else (0, 0)

    def draw(self, width: int, room: Room) -> Picture:
        """Row under row; a label that is too long goes on in the next line."""
        picture, y = Picture(width), 0
        signs = max((len(row.sign) for row in self.entries), default=0)
        for index, row in enumerate(self.entries):
            if row.above:
                y = picture.paragraph(0, y + (1 if y and not room.small else 0), row.above, "muted")
            y = self._row(picture, y, index, row, signs)
        return picture

    def _row(self, picture: Picture, y: int, index: int, row: Row, signs: int) -> int:
        here = self.has_focus and index == self.cursor
        picture.put(0, y, _HERE if here else " ", "accent")
        if row.sign:
            picture.put(2, y, f"{row.sign:>{signs}}", "accent" if row.lit else "muted")
        x = 2 + signs + (1 if signs else 0)
        beside = len(row.aside) + 2 if row.aside and picture.width - x - len(row.aside) >= 16 else 0
        look = "strong" if here or row.lit else "text"
        lines = wrapped(row.label, max(picture.width - x - beside, 8), 2)
        for line in lines:
            picture.put(x, y, line, look)
            y += 1
        if row.aside and beside:
            picture.put(picture.width - len(row.aside), y - len(lines), row.aside, "accent" if here else "muted")
        elif row.aside:
            y = picture.paragraph(x + 2, y, row.aside, "muted")
        picture.spot(0, y - len(lines), picture.width, len(lines), str(index))
        return y
