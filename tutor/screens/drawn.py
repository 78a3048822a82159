"""Widgets that show a picture: the one place where looks become colours and clicks find their meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.segment import Segment
from textual.events import Click
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from tutor.screens.dress import worn
from tutor.screens.looks import BY_NAME, DRESSES
from tutor.screens.picture import Picture
from tutor.screens.room import Room

if TYPE_CHECKING:
    from rich.style import Style

_STYLES: dict[tuple[str, bool], dict[str, Style]] = {}


def styles_of(theme: str, *, grey: bool) -> dict[str, Style]:
    """The style of every look in a theme, made once."""
    if (theme, grey) not in _STYLES:
        _STYLES[theme, grey] = BY_NAME.get(theme, DRESSES[0]).looks(grey=grey)
    return _STYLES[theme, grey]


class Drawn(Widget):
    """A widget that is one picture, drawn anew for every width; `hit` hears what was clicked."""

    FILL = "text"
    """The look of its empty cells."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._picture: Picture | None = None
        self._drawn_for: tuple[int, Room] | None = None

    def draw(self, width: int, room: Room) -> Picture:
        """The picture for a width."""
        raise NotImplementedError

    def hit(self, value: str) -> None:
        """What follows from a click on a spot."""

    def renew(self) -> None:
        """Draw again: something to be seen has changed."""
        self._drawn_for = None
        self.refresh(layout=True)

    def picture(self, width: int) -> Picture:
        """The present picture."""
        wanted = (width, Room(*self.app.size, worn(self.app).card_size))
        if self._picture is None or self._drawn_for != wanted:
            self._picture = self.draw(*wanted)
            self._drawn_for = wanted
        return self._picture

    # -- what Textual asks -----------------------------------------------------------------------------------------

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """All there is."""
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as the picture."""
        return self.picture(width).height

    def render_line(self, y: int) -> Strip:
        """One row of the picture."""
        width = self.content_size.width
        styles = styles_of(self.app.theme, grey=self.app.no_color)
        segments = [Segment(text, styles[look]) for text, look in self.picture(width).row(y)]
        return Strip(segments or [Segment(" " * width, styles[self.FILL])], width)

    def on_click(self, event: Click) -> None:
        """Tell `hit` what lies under the pointer."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        value = self.picture(self.content_size.width).at(*offset)
        if value is not None:
            event.stop()
            self.hit(value)
