"""Fields of numbers, and the row of digits that fills them with the mouse alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.events import Focus, Paste
from textual.message import Message

from tutor.drill.panes import Count
from tutor.screens.drawn import Drawn
from tutor.screens.fields import FieldView
from tutor.screens.picture import Picture
from tutor.screens.room import Room
from tutor.session import Entry

if TYPE_CHECKING:
    from tutor.words.words import Words

LONGEST: Final = 4
"""More digits than any count of this game has."""

MINUS: Final = "−"
BACK: Final = "⌫"


class NumberView(FieldView):
    """A number to write."""

    def __init__(self, entry: Entry, words: Words, labels: int) -> None:
        super().__init__(entry, words)
        self.text = ""
        self.labels = labels
        self._anew = False  # whether the next digit begins the number anew: the keys have just come here
        self._back = False  # whether they come back to a number that is being written

    @property
    def value(self) -> str:
        """The number as it was written; a lone sign is none yet."""
        return self.text if self.text.strip("+-") else ""

    @value.setter
    def value(self, text: str) -> None:
        self.text = text

    @property
    def signed(self) -> bool:
        """Whether it may fall below zero."""
        return isinstance(self.entry.field, Count) and self.entry.field.signed

    def press(self, key: str) -> bool:
        """Digits write, backspace takes back, a sign turns the number."""
        anew, self._anew = self._anew, False
        if key in ("up", "down"):
            return self._beside(-1 if key == "up" else 1)
        if key.isascii() and key.isdigit():
            if anew:
                self.text = ""
            if len(self.text.strip("+-")) < LONGEST:
                self.text += key
        elif key in ("backspace", BACK):
            self.text = self.text[:-1]
        elif key in ("delete",):
            self.text = ""
        elif key in ("-", MINUS, "minus") and self.signed:
            self.text = self.text[1:] if self.text.startswith("-") else "-" + self.text.removeprefix("+")
        elif key in ("+", "plus") and self.signed:
            self.text = self.text.removeprefix("-")
        else:
            return False
        self.changed()
        return True

    def _beside(self, step: int) -> bool:
        """To the line above or below; False at the edge, so that the screen may scroll."""
        lines = [view for view in self.screen.query(NumberView) if view.open]
        to = lines.index(self) + step
        if not 0 <= to < len(lines):
            return False
        lines[to].focus(scroll_visible=False)
        return True

    def on_focus(self, event: Focus) -> None:
        """What is written next takes the place of what stands here, unless the keys have only been away."""
        self._anew = self._anew if event.from_app_focus or self._back else True
        self._back = False

    def come_back(self) -> None:
        """The next digit goes on with the number."""
        self._back = not self.has_focus
        super().come_back()

    def take(self, digit: str) -> None:
        """A digit that was clicked: the first one takes the place of what stands here."""
        if not self.has_focus and not self._back:
            self._anew = True
            self.come_back()
        self.press(digit)

    def on_paste(self, event: Paste) -> None:
        """Take a number out of the clipboard if it is one and nothing else."""
        event.stop()
        text = event.text.strip().replace(MINUS, "-")
        digits = text.removeprefix("-") if self.signed else text
        if self.open and digits.isascii() and digits.isdigit() and len(digits) <= LONGEST:
            self.text = text
            self.changed()

    def draw(self, width: int, room: Room) -> Picture:
        """The label, then the number in a frame."""
        picture = Picture(width)
        here = self.open and self.has_focus
        x = picture.put(0, 0, "▸ " if here else "  ", "accent")
        if self.labels:
            picture.put(x, 0, self.entry.label, "text")
            x += self.labels + 1
        look = "accent" if here else "muted"
        if self.judged is not None:
            look = "right" if self.judged.right else "wrong"
        shown = self.text.replace("-", MINUS)
        x = picture.put(x, 0, "[", look)
        x = picture.put(x, 0, f"{shown + ('▏' if here else ''):>{LONGEST + 2}} ", "strong")
        x = picture.put(x, 0, "]", look)
        if self.judged is not None:
            x = picture.put(x + 1, 0, "✓" if self.judged.right else "✗", look)
            if not self.judged.right:
                picture.put(x + 1, 0, f"→ {self.judged.expected.replace('-', MINUS)}", "right")
        picture.spot(0, 0, width, 1, "here")
        return picture

    def hit(self, value: str) -> None:
        """A click goes to this field."""
        self.focus()


class Digits(Drawn):
    """A row of digits to click, for the number that is being written."""

    class Pressed(Message):
        """A digit, the sign or the way back was clicked."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, *, signed: bool) -> None:
        super().__init__()
        self.signed = signed

    def draw(self, width: int, room: Room) -> Picture:
        """The digits in one row."""
        picture = Picture(width)
        x = 2
        for key in (*"1234567890", *((MINUS,) if self.signed else ()), BACK):
            picture.put(x, 0, key, "muted")
            picture.spot(x - 1, 0, 3, 1, key)
            x += 3
        return picture

    def hit(self, value: str) -> None:
        """Tell the screen."""
        self.post_message(self.Pressed(value))
