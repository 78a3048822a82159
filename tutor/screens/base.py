"""What every screen of ours has: a head, a body that scrolls, keys; languages, packs and colours; room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Protocol, cast

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key, Resize
from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget

from tutor.screens.bars import CrampedView, Head, Hint, KeysView
from tutor.screens.room import Room
from tutor.screens.told import Told

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.words.spoken import Pack
    from tutor.words.words import Words

WIDEST: Final = 100
"""Columns beyond which the table grows no wider, but stands in the middle."""

SCROLLING: Final = {
    "up": "up",
    "down": "down",
    "pageup": "page-up",
    "pagedown": "page-down",
    "home": "top",
    "end": "bottom",
}
EVERYWHERE: Final = {
    "escape": "end",
    "q": "end",
    "l": "language",
    "p": "pack",
    "c": "colours",
    "k": "keys",
    **SCROLLING,
}
"""What keys do on every screen, where it has no other use for them."""


class Stewards(Protocol):
    """What a screen asks of its app."""

    words: Words | None
    languages: Callable[[], tuple[str, ...]]
    words_in: Callable[[str, Pack], Words]
    clock: Callable[[], float]

    def change_colours(self) -> None:
        """Go on in the next dress."""


class Body(VerticalScroll, can_focus=False):
    """What scrolls."""


def scroll(view: VerticalScroll, action: str) -> bool:
    """Scroll, if that is what is asked for."""
    ways = {
        "up": view.scroll_up,
        "down": view.scroll_down,
        "page-up": view.scroll_page_up,
        "page-down": view.scroll_page_down,
        "top": view.scroll_home,
        "bottom": view.scroll_end,
    }
    if action in ways:
        ways[action](animate=False)
    return action in ways


class BaseScreen(Screen[str]):
    """A screen in the words of one language, which may change at any moment."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    @property
    def summary(self) -> str:
        """How it went so far, to be told when the program ends."""
        return ""

    # -- what a screen says of itself ----------------------------------------------------------------------------------

    def heading(self) -> tuple[str, ...]:
        """What stands in the highest row: at the left, then what may stand at the right, the longest first."""
        raise NotImplementedError

    def parts(self) -> Iterable[Widget]:
        """What stands in the body."""
        raise NotImplementedError

    def row(self) -> list[Hint]:
        """The keys of the lowest row."""
        raise NotImplementedError

    def sheet(self) -> list[Hint]:
        """Every key that works now, with a phrase for each."""
        raise NotImplementedError

    def action_of(self, sign: str) -> str:
        """What a key does that nothing on the screen had a use for; empty where it does nothing."""
        return EVERYWHERE.get(sign, EVERYWHERE.get(sign.lower(), "") if len(sign) == 1 else "")

    # -- parts ---------------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Head, body, keys."""
        yield Head(*self.heading(), id="head")
        with Body(id="body"):
            yield from self.parts()
        yield KeysView(self.row(), self.act, id="keys")

    @property
    def body(self) -> Body:
        """What scrolls."""
        return self.query_one(Body)

    @property
    def steward(self) -> Stewards:
        """The app, as far as a screen has to do with it."""
        return cast("Stewards", self.app)

    def tell(self) -> None:
        """Bring head and keys up to date."""
        self.query_one(Head).show(*self.heading())
        self.query_one(KeysView).show(self.row())

    # -- keys and clicks -----------------------------------------------------------------------------------------------

    @property
    def on_top(self) -> bool:
        """Whether no other screen, and no sheet, lies over this one."""
        return self.app.screen is self

    @property
    def cramped(self) -> bool:
        """Whether there is no room for anything but a sentence."""
        return self.has_class("-cramped")

    # Textual calls a handler of every class that has one; what a screen adds to another goes into these methods.

    def on_mount(self) -> None:
        """There is something to see."""
        self.begin()

    def begin(self) -> None:
        """Let the keys go to where they should."""

    async def on_key(self, event: Key) -> None:
        """Keys that nothing on the screen had a use for; of a storm, none that comes when another one is on top."""
        if self.on_top:
            await self.press(event)

    async def press(self, event: Key) -> None:
        """Do what a key means."""
        if self.cramped and event.key not in ("q", "escape"):
            return
        sign = event.character if event.character is not None and event.is_printable else event.key
        action = self.action_of(sign)
        if action:
            event.stop()
            await self.perform(action)
        elif await self.take(sign):
            event.stop()

    async def take(self, sign: str) -> bool:
        """A key with no action of its own; whether there was a use for it."""
        return False

    def act(self, action: str) -> None:
        """Do what a clicked key does."""

        async def done() -> None:
            if self.on_top:
                await self.perform(action)

        self.run_worker(done(), exclusive=False)

    async def perform(self, action: str) -> None:
        """Do one of the things that keys and clicks ask for."""
        match action:
            case "language":
                self.change_language()
            case "pack":
                self.change_pack()
            case "colours":
                self.steward.change_colours()
            case "keys":
                self.show_keys()
            case "end":
                self.end()
            case _:
                self.scroll_by(action)

    def scroll_by(self, action: str) -> None:
        """Scroll the body."""
        scroll(self.body, action)

    def end(self) -> None:
        """Leave this screen."""
        self.dismiss("")

    # -- what can be changed at any time -------------------------------------------------------------------------------

    def change_language(self) -> None:
        """Go on in the next language: the same place, all that was chosen."""
        codes, words = self.steward.languages(), self.words
        here = codes.index(words.lang) if words.lang in codes else -1
        self.change_words(self.steward.words_in(codes[(here + 1) % len(codes)], words.pack))

    def change_pack(self) -> None:
        """Go on with the other pack."""
        words = self.words
        self.change_words(self.steward.words_in(words.lang, "french" if words.pack == "hungarian" else "hungarian"))

    def change_words(self, words: Words) -> None:
        """Go on in these words, here and on the screens below."""
        self.steward.words = words
        self.speak(words)

    def speak(self, words: Words) -> None:
        """Go on in these words."""
        self.words = words
        for view in self.query(CrampedView):
            view.renew()
        self.tell()

    def on_screen_resume(self) -> None:
        """This screen is on top, for the first time or again."""
        if self.query(KeysView):
            self.resume()

    def resume(self) -> None:
        """The words may have changed on a screen above."""
        words = self.steward.words
        if words is not None and words is not self.words:
            self.speak(words)

    def on_told_asked(self, message: Told.Asked) -> None:
        """A term was clicked."""
        from tutor.screens.pages import open_page

        message.stop()
        open_page(self.app, message.page, self.words)

    # -- sheets --------------------------------------------------------------------------------------------------------

    def show_keys(self) -> None:
        """The keys that work here."""
        self.lay_sheet(self.words.say("screen-keys-title"), (), self.sheet())

    def lay_sheet(self, title: str, texts: tuple[str, ...], hints: list[Hint] | None = None) -> None:
        """Lay a text over the screen."""
        from tutor.screens.sheet import Sheet

        def closed(action: str | None) -> None:
            self.sheet_closed()
            if action and action != "close":
                self.act(action)

        self.app.push_screen(Sheet(self.words, title, texts, hints or ()), closed)

    def sheet_closed(self) -> None:
        """The screen is itself again."""

    # -- room ----------------------------------------------------------------------------------------------------------

    def on_resize(self, event: Resize) -> None:
        """Draw for the new size; what is chosen, and what was looked at, stays."""
        self.fit(event.size)

    def fit(self, size: Size) -> None:
        """Make the best of this much room."""
        cramped = Room(*size).cramped
        if cramped and not self.query(CrampedView):
            self.mount(CrampedView(lambda: self.words, id="cramped"))
        self.set_class(cramped, "-cramped")
        self.body.styles.padding = (0, 0, 0, max(1, (size.width - WIDEST) // 2))
        for drawn in self.query("Drawn"):
            drawn.refresh(layout=True)
        self.call_after_refresh(self.look)

    def look(self) -> None:
        """Scroll to what matters now."""
