"""A sheet laid over the screen: a rule in full, the keys, how the run went."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen

from tutor.screens.bars import Hint, KeysView
from tutor.screens.base import SCROLLING, scroll
from tutor.screens.calm import Calm
from tutor.screens.drawn import Drawn
from tutor.screens.picture import Picture
from tutor.screens.room import Room

if TYPE_CHECKING:
    from tutor.words.words import Words


class SheetText(Drawn):
    """A title, paragraphs, and keys that can be clicked."""

    def __init__(self, title: str, texts: Sequence[str], hints: Sequence[Hint], act: Callable[[str], None]) -> None:
        super().__init__()
        self.sheet_title, self.texts, self.hints = title, texts, hints
        self._act = act

    def draw(self, width: int, room: Room) -> Picture:
        """All of it, an empty row between the parts."""
        picture = Picture(width)
        y = picture.paragraph(0, 0, self.sheet_title, "accent") + 1
        for text in self.texts:
            y = picture.paragraph(0, y, text) + 1
        keys = max((len(hint.key) for hint in self.hints), default=0)
        for hint in self.hints:
            picture.put(0, y, hint.key, "accent")
            below = picture.paragraph(keys + 2, y, hint.does)
            if hint.action:
                picture.spot(0, y, width, below - y, hint.action)
            y = below
        return picture

    def hit(self, value: str) -> None:
        """A click on a key does what the key does."""
        self._act(value)


class SheetBody(VerticalScroll, can_focus=False):
    """What scrolls."""


class Sheet(ModalScreen[str]):
    """A text over the screen. Its result is the action of a key that was clicked, or what a closing key stands for."""

    CLOSING = dict.fromkeys(("escape", "enter", "space", "q", "w", "k", "question_mark"), "")

    def __init__(self, words: Words, title: str, texts: Sequence[str], hints: Sequence[Hint] = ()) -> None:
        super().__init__()
        self.text = SheetText(title, texts, hints, self.close)
        self.keys = KeysView(self.row(words), self.close)

    def row(self, words: Words) -> list[Hint]:
        """The keys that close it, as the lowest row shows them."""
        return [Hint(words.say("screen-key-esc"), words.say("screen-do-close"), "close")]

    def compose(self) -> ComposeResult:
        """The text, and the keys that close it."""
        with SheetBody():
            yield self.text
        yield self.keys

    def close(self, result: str) -> None:
        """Go away, once: a second key may have come before the first was heard."""
        if self.app.screen is self:
            self.dismiss(result)

    def on_key(self, event: Key) -> None:
        """Close, or scroll."""
        if (key := event.key.lower()) in self.CLOSING:
            self.close(self.CLOSING[key])
        elif not scroll(self.query_one(SheetBody), SCROLLING.get(event.key, "")):
            return
        event.stop()


class Parting(Sheet):
    """How the run went. Only a calm Enter leaves, so that a `q` that begins a word meant for an answer does no harm."""

    CLOSING = {"enter": "leave", "escape": "back"}

    def __init__(self, words: Words, summary: str, calm: Calm, *, over: bool) -> None:
        self._over = over  # there is no question to go back to
        super().__init__(words, words.say("screen-summary-title"), (summary,))
        self._calm = calm

    def row(self, words: Words) -> list[Hint]:
        """Leave, or go back to the question."""
        leave = Hint(words.say("screen-key-enter"), words.say("screen-do-end"), "leave")
        back = Hint(words.say("screen-key-esc"), words.say("screen-do-back"), "back")
        return [leave] if self._over else [leave, back]

    def close(self, result: str) -> None:
        """Go away, if that is meant."""
        if result != "leave" or self._calm.enter():
            super().close(result)
