"""A screen with one list: the terms, the false rules, the sources, what to practise."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from textual.widget import Widget

from tutor.screens.bars import Hint
from tutor.screens.base import BaseScreen
from tutor.screens.keys import everywhere
from tutor.screens.menu import MenuView, Row
from tutor.screens.parts import TextView

if TYPE_CHECKING:
    from tutor.words.words import Words


class MenuScreen(BaseScreen):
    """A screen with menus, the keys pointing at one row."""

    leaving = "back"
    """What the last key does here."""

    @property
    def menus(self) -> list[MenuView]:
        """All menus, in reading order."""
        return list(self.query(MenuView))

    @property
    def menu(self) -> MenuView:
        """The menu that the keys go to."""
        here = self.focused
        return here if isinstance(here, MenuView) else self.menus[0]

    def begin(self) -> None:
        """The keys go to the menu with the row that is lit, else to the first."""
        menus = [menu for menu in self.menus if menu.entries]
        lit = [menu for menu in menus if any(row.lit for row in menu.entries)]
        for menu in (*lit, *menus)[:1]:
            menu.focus(scroll_visible=False)

    def row(self) -> list[Hint]:
        """The keys of the lowest row."""
        say = self.words.say
        return [
            *self.opening(),
            *self.more_keys(),
            Hint("l", say("screen-do-language"), "language", 4),
            Hint("k", say("screen-do-keys"), "keys", 0),
            Hint("q", say(f"screen-do-{self.leaving}"), "end", 2),
        ]

    def opening(self) -> list[Hint]:
        """What Enter does."""
        say = self.words.say
        return [Hint(say("screen-key-enter"), say("screen-do-open"), "enter", 0)]

    def more_keys(self) -> list[Hint]:
        """Keys of this screen alone."""
        return []

    def sheet(self) -> list[Hint]:
        """Every key that works."""
        say = self.words.say
        return [
            Hint(say("screen-key-arrows"), say("screen-help-move"), ""),
            Hint(say("screen-key-enter"), say("screen-help-open"), "enter"),
            *self.more_keys(),
            *everywhere(say),
        ]

    async def perform(self, action: str) -> None:
        """An Enter that was clicked chooses; up and down at an edge go to the next menu."""
        match action:
            case "enter":
                self.choose(self.menu, self.menu.here)
            case "up" | "down":
                self._beyond(1 if action == "down" else -1)
            case _:
                await super().perform(action)

    def _beyond(self, step: int) -> None:
        menus = [menu for menu in self.menus if menu.entries]
        to = menus.index(self.menu) + step
        if 0 <= to < len(menus):
            menus[to].focus(scroll_visible=False)
        else:
            self.scroll_by("down" if step > 0 else "up")

    def on_menu_view_chosen(self, message: MenuView.Chosen) -> None:
        """A row was chosen; once, however many keys came."""
        message.stop()
        if self.on_top:
            self.choose(message.menu, message.row)

    def on_menu_view_moved(self, message: MenuView.Moved) -> None:
        """The keys point at another row."""
        message.stop()
        self.pointed()

    def pointed(self) -> None:
        """Bring what the keys point at into view."""
        self.call_after_refresh(self.look)

    def choose(self, menu: MenuView, row: Row) -> None:
        """Do what a row stands for."""
        raise NotImplementedError

    def look(self) -> None:
        """Scroll to what the keys point at; to the very top with the first row."""
        menu = self.focused
        if not isinstance(menu, MenuView) or not menu.entries or not menu.content_size.width:
            return
        around = takewhile(lambda parent: parent is not self.body, menu.ancestors_with_self)
        above = sum(widget.virtual_region.y for widget in around if isinstance(widget, Widget))
        first, behind = (above + row for row in menu.rows)
        if menu.cursor == 0 and menu is self.menus[0]:
            first = 0
        body = self.body
        lowest = max(0, behind - body.scrollable_content_region.height)
        if body.scroll_y < lowest:
            body.scroll_to(y=lowest, animate=False)
        elif first < body.scroll_y:
            body.scroll_to(y=first, animate=False)


class ListScreen(MenuScreen):
    """One list, and perhaps a few words above it; `rows` and `title` speak the language they are given."""

    def __init__(
        self,
        words: Words,
        title: Callable[[Words], str],
        rows: Callable[[Words], Sequence[Row]],
        chosen: Callable[[str], None],
        text: Callable[[Words], Sequence[str]] = lambda _: (),
    ) -> None:
        super().__init__(words)
        self._title, self._rows, self._chosen, self._text = title, rows, chosen, text

    def heading(self) -> tuple[str, ...]:
        """The name of the list."""
        return (self._title(self.words),)

    def parts(self) -> Iterable[Widget]:
        """Words and list."""
        yield TextView(tuple(self._text(self.words)), id="text")
        yield MenuView(self._rows(self.words), id="menu")

    def choose(self, menu: MenuView, row: Row) -> None:
        """Open what was chosen."""
        self._chosen(row.value)

    def speak(self, words: Words) -> None:
        """Go on in these words."""
        super().speak(words)
        self.query_one(TextView).show(tuple(self._text(words)))
        self.query_one(MenuView).show(self._rows(words))

    def resume(self) -> None:
        """What was chosen may have changed what there is to choose."""
        super().resume()
        self.query_one(MenuView).show(self._rows(self.words))


class TurningScreen(MenuScreen):
    """A screen whose rows have values: right and Enter go on to the next one, left goes back."""

    def turn(self, name: str, step: int) -> None:
        """Set what a row stands for to another value, so many steps on."""
        raise NotImplementedError

    def opening(self) -> list[Hint]:
        """Nothing opens here."""
        return []

    def more_keys(self) -> list[Hint]:
        """How a value is changed."""
        return [Hint("← →", self.words.say("screen-do-change"), "turn", 0)]

    async def perform(self, action: str) -> None:
        """A click on that key goes on to the next value."""
        if action == "turn":
            self.turn(self.menu.here.value, 1)
        else:
            await super().perform(action)

    def sheet(self) -> list[Hint]:
        """Every key that works."""
        say = self.words.say
        return [Hint(say("screen-key-arrows"), say("screen-help-move"), ""), *self.more_keys(), *everywhere(say)]

    def choose(self, menu: MenuView, row: Row) -> None:
        """Enter goes on to the next value."""
        self.turn(row.value, 1)

    def on_menu_view_turned(self, message: MenuView.Turned) -> None:
        """Left and right go back and on."""
        message.stop()
        if self.on_top:
            self.turn(message.row.value, message.step)
