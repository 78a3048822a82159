"""A screen on which an answer may be typed: a line above the keys, opened by a key, a letter or a paste."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.events import Key, Paste
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Input

from tutor.screens.base import BaseScreen
from tutor.screens.fields import FieldView

if TYPE_CHECKING:
    from tutor.words.words import Words

PASTED: Final = 200
"""Characters that are taken of a line pasted."""


class TypingScreen(BaseScreen):
    """A screen with a line to type in, while `may_type`."""

    _from: Widget | None = None  # where the keys went before the line was opened

    @property
    def may_type(self) -> bool:
        """Whether there is anything to be typed now."""
        raise NotImplementedError

    def hand_in_line(self, text: str) -> bool:
        """Do what was typed; False where it was nothing yet, and the line stays open."""
        raise NotImplementedError

    def half_typed(self, text: str) -> None:
        """Something was typed that is not handed in yet; nothing where the line was closed."""
        raise NotImplementedError

    # -- the line ------------------------------------------------------------------------------------------------------

    @property
    def typing(self) -> bool:
        """Whether the line is open."""
        return bool(self.query(Input))

    @property
    def typed(self) -> str:
        """What stands in the line."""
        return self.query_one(Input).value if self.typing else ""

    async def open_line(self, text: str = "") -> None:
        """Open the line."""
        if self.typing or not self.may_type:
            return
        line = Input(text, placeholder=self.words.say("screen-type-here"), select_on_focus=False, id="line")
        line.cursor_blink = False
        self._from = self.focused
        await self.mount(line, before="#keys")
        line.focus()
        self.tell()

    async def close_line(self) -> None:
        """Close it; what was chosen before stands."""
        before = self._from if isinstance(self._from, FieldView) and self._from.is_attached else None
        if before is not None:  # before the line goes, whose focus would be given to whatever comes next
            before.come_back()
        await self.query(Input).remove()
        self.half_typed("")
        if before is None:
            self.begin()
        self.tell()

    async def enter_line(self) -> None:
        """Hand in what stands in the line."""
        if self.hand_in_line(self.typed):
            await self.close_line()

    # -- keys ----------------------------------------------------------------------------------------------------------

    async def press(self, event: Key) -> None:
        """The line takes every key but the one that closes it."""
        if not self.typing or self.cramped:
            await super().press(event)
        elif event.key == "escape":
            event.stop()
            await self.close_line()

    async def take(self, sign: str) -> bool:
        """A letter begins a line."""
        if self.may_type and len(sign) == 1 and sign.isalpha():
            await self.open_line(sign)
            return True
        return False

    def on_input_changed(self, message: Input.Changed) -> None:
        """What is half typed is kept."""
        message.stop()
        self.half_typed(message.value)

    async def on_input_submitted(self, message: Input.Submitted) -> None:
        """Hand in what was typed."""
        message.stop()
        if self.typing and not self.cramped:
            await self.enter_line()

    async def on_paste(self, event: Paste) -> None:
        """What is pasted outside a number is a line to type."""
        first = event.text.strip().splitlines()[:1]
        if first and not self.typing:
            event.stop()
            await self.open_line(first[0][:PASTED])

    def fit(self, size: Size) -> None:
        """In a line that can't be seen nothing is typed."""
        super().fit(size)
        for line in self.query(Input):
            line.disabled = self.cramped
            if not self.cramped:
                line.focus()

    def speak(self, words: Words) -> None:
        """Go on in these words."""
        super().speak(words)
        for line in self.query(Input):
            line.placeholder = words.say("screen-type-here")
