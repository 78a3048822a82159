"""What an answer is given in: a field of the pane as a widget, with what is chosen so far and how it was judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.events import Focus, Key
from textual.message import Message

from tutor.screens.drawn import Drawn
from tutor.screens.room import Room
from tutor.session import Entry

if TYPE_CHECKING:
    from tutor.words.words import Words


@dataclass(frozen=True, slots=True)
class Judged:
    """The texts of one field in an answer and in the right one."""

    given: str
    expected: str

    @property
    def right(self) -> bool:
        """Whether they are the same."""
        return self.given == self.expected

    def mark(self, code: str) -> str:
        """What has become of an option: `right`, `wrong` or `missed`; empty where it was rightly left alone."""
        given, expected = code in self.given.split(), code in self.expected.split()
        return "right" if given and expected else "wrong" if given else "missed" if expected else ""


MARKS = {"chosen": "✓", "right": "✓", "wrong": "✗", "missed": "+", "": " "}
"""The sign of each mark: colours only repeat it."""


class FieldView(Drawn, can_focus=True):
    """One field of an answer. Digits, arrows and the space bar fill it; Enter is the screen's."""

    class Changed(Message):
        """Something was chosen, written or taken back."""

    class Moved(Message):
        """The keys point at something else now."""

    def __init__(self, entry: Entry, words: Words) -> None:
        super().__init__()
        self.entry = entry
        self.words = words
        self.judged: Judged | None = None

    @property
    def value(self) -> str:
        """What is chosen or written, in codes."""
        raise NotImplementedError

    @value.setter
    def value(self, text: str) -> None:
        raise NotImplementedError

    @property
    def open(self) -> bool:
        """Whether it can still be changed."""
        return self.judged is None

    def speak(self, entry: Entry, words: Words) -> None:
        """Go on in another language or pack; what was chosen stays."""
        self.entry, self.words = entry, words
        self.renew()

    def close(self, judged: Judged) -> None:
        """Show how it was judged; from now on it stays as it is."""
        self.judged = judged
        self.value = judged.given
        self.renew()

    @property
    def rows(self) -> tuple[int, int]:
        """The rows of the picture that the keys point at: first, and behind the last."""
        return 0, self.picture(self.content_size.width).height

    def come_back(self) -> None:
        """The keys were elsewhere for a moment."""
        self.screen.set_focus(self, scroll_visible=False)

    def changed(self) -> None:
        """Draw again and tell the screen."""
        self.renew()
        self.post_message(self.Changed())

    def moved(self) -> None:
        """Draw again, and let the screen see to it that the place is in view."""
        self.renew()
        self.post_message(self.Moved())

    def press(self, key: str) -> bool:
        """A key, where this field has a use for it."""
        raise NotImplementedError

    def on_key(self, event: Key) -> None:
        """Take the keys that mean something here; let the others go on to the screen."""
        key = event.character if event.character is not None and event.is_printable else event.key
        if Room(*self.app.size).cramped:
            return
        if self.open and self.press(key):
            event.stop()
            event.prevent_default()

    def on_focus(self, _: Focus) -> None:
        """Show where the keys go."""
        self.moved()

    def on_blur(self) -> None:
        """Show that they go elsewhere."""
        self.renew()
