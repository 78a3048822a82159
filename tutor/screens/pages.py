"""A page to read, with the position that shows what it says and the pages that one may go to from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, cast

from textual.widget import Widget

from tutor.screens.bars import Hint
from tutor.screens.lists import ListScreen, MenuScreen
from tutor.screens.menu import MenuView, Row
from tutor.screens.parts import AskView, StageView, TextView
from tutor.screens.scene import Scene
from tutor.session import reading
from tutor.session.pages import Link, Page
from tutor.session.task import task_of

if TYPE_CHECKING:
    from textual.app import App

    from tutor.screens.app import TrainerApp
    from tutor.session.task import Task
    from tutor.words.words import Words


class PageScreen(MenuScreen):
    """A page in whatever language is spoken; a link opens another one over it."""

    def __init__(self, made: Callable[[Words], Page], words: Words) -> None:
        super().__init__(words)
        self._made = made
        self.page: Page = made(words)

    def heading(self) -> tuple[str, ...]:
        """The page's title."""
        return (self.page.title,)

    def parts(self) -> Iterable[Widget]:
        """Text, position, what the rules make of it, links."""
        yield TextView(self.page.paragraphs, id="text")
        yield StageView(self._scene(), id="stage")
        yield AskView(self._posed(), self._scene(), answered=False, id="ask")
        yield TextView(self.page.answer, id="answer")
        yield MenuView(self._links(), id="links")

    def _scene(self) -> Scene | None:
        scenario = self.page.scenario
        return None if scenario is None else Scene.of_position(scenario.position, self.words)

    def _posed(self) -> Task | None:
        scenario = self.page.scenario
        return None if scenario is None else task_of(1, scenario, self.words)

    def _links(self) -> list[Row]:
        return link_rows(self.page, self.words)

    def begin(self) -> None:
        """A page is read from its top; Tab goes to the links."""

    def choose(self, menu: MenuView, row: Row) -> None:
        """Open a linked page."""
        open_page(self.app, row.value, self.words)

    @property
    def _at_links(self) -> bool:
        return bool(self.page.links) and isinstance(self.focused, MenuView)

    def row(self) -> list[Hint]:
        """The keys of the lowest row; Enter opens nothing before the keys go to the links."""
        return [hint for hint in super().row() if self._at_links or hint.action != "enter"]

    def more_keys(self) -> list[Hint]:
        """The way to the links."""
        say, there = self.words.say, self.page.links and not self._at_links
        return [Hint(say("screen-key-tab"), say("screen-do-links"), "links", 1)] if there else []

    def pointed(self) -> None:
        """What Enter does depends on where the keys point."""
        super().pointed()
        self.tell()

    def action_of(self, sign: str) -> str:
        """Enter turns the page until the keys go to the links."""
        return "enter" if sign == "enter" else super().action_of(sign)

    async def perform(self, action: str) -> None:
        """Up and down scroll until the keys go to the links."""
        match action:
            case "links":
                self.query_one(MenuView).focus()
            case "up" | "down":
                self.scroll_by(action)
            case "enter" if not self._at_links:
                self.scroll_by("page-down")
            case _:
                await super().perform(action)

    def speak(self, words: Words) -> None:
        """Go on in these words."""
        self.page = self._made(words)
        super().speak(words)
        self.query_one("#text", TextView).show(self.page.paragraphs)
        self.query_one("#answer", TextView).show(self.page.answer)
        self.query_one(StageView).show(self._scene())
        self.query_one(AskView).show(self._posed(), self._scene())
        self.query_one(MenuView).show(self._links())


def link_rows(shown: Page, words: Words) -> list[Row]:
    """Where one may go from a page."""
    above = words.say("screen-read-on")
    return [Row(link.page, link.title, above="" if index else above) for index, link in enumerate(shown.links)]


def open_page(app: App[str], id_: str, words: Words) -> None:
    """Open a page over the present screen."""
    cast("TrainerApp", app).go(PageScreen(lambda words: reading.open_page(id_, words), words))


def open_terms(app: App[str], texts: tuple[str, ...], words: Words) -> None:
    """Open the list of the terms that stand in these texts; the glossary where none does."""
    from tutor.session.glossary import terms

    here = words  # the language of the texts

    def rows(words: Words) -> list[Row]:
        links = reading.terms_of(texts, here) or terms(words)
        links = [Link(link.page, words.say(link.page.replace("/", "-"))) for link in links]
        return [Row(link.page, link.title) for link in links]

    def chosen(id_: str) -> None:
        open_page(app, id_, cast("TrainerApp", app).words or words)

    title = "screen-terms-title"
    cast("TrainerApp", app).go(ListScreen(words, lambda words: words.say(title), rows, chosen))
