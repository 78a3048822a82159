"""The home of it all: the path with the next lesson lit, and what lies beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, cast

from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.widget import Widget

from tutor.content.draw import NoSuchQuiz
from tutor.drill.lesson import Lesson
from tutor.screens.bars import Hint
from tutor.screens.lesson import LessonScreen
from tutor.screens.lists import ListScreen, MenuScreen
from tutor.screens.menu import MenuView, Row
from tutor.screens.pages import PageScreen, open_page
from tutor.screens.parts import TextView
from tutor.screens.quiz import QuizScreen
from tutor.session.home import GO_ON, LESSON, Door, doors, opened, practice, shelf
from tutor.session.statement import statement
from tutor.session.trainer import FIRST, Trainer
from tutor.session.visits import LessonVisit

if TYPE_CHECKING:
    from tutor.screens.app import TrainerApp
    from tutor.words.words import Words

_SIGNS: Final = {"done": "✓", "next": "◉", "begun": "◐", "open": "○", "": "▪"}
_TWO_COLUMNS: Final = 76


def begin(app: TrainerApp, trainer: Trainer) -> None:
    """Open home; at the very first run, go straight to the table."""
    app.go(HomeScreen(trainer))
    if not trainer.keep.settings.welcomed and not trainer.memory.answered:
        trainer.keep.change(welcomed=True)
        first = trainer.lesson(FIRST)
        if first is not None:
            visit = trainer.visit(first)
            app.go(LessonScreen(visit.run, visit=visit, welcome="lesson-first-welcome"))


class HomeScreen(MenuScreen):
    """Where everything begins."""

    leaving = "end"

    def __init__(self, trainer: Trainer) -> None:
        super().__init__(trainer.words)
        self.trainer = trainer
        self._note = ""

    def heading(self) -> tuple[str, ...]:
        """The program's name, and how much was answered so far."""
        memory, say = self.trainer.memory, self.words.say
        if not memory.answered:
            return (say("home-title"),)
        return say("home-title"), say("screen-score", right=memory.right, answered=memory.answered)

    def parts(self) -> Iterable[Widget]:
        """A word of welcome, the path, the rooms beside it."""
        yield TextView(self._texts(), id="text")
        path, rooms = self._rows()
        yield Horizontal(
            Vertical(MenuView(path, id="path"), id="left"),
            Vertical(MenuView(rooms, id="rooms"), id="right"),
            id="columns",
        )

    def _texts(self) -> tuple[str, ...]:
        return (self._note or self.words.say("home-welcome"),)

    def _rows(self) -> tuple[list[Row], list[Row]]:
        self.trainer.words = self.words
        found = doors(self.trainer)
        path = [_row(door, self.words) for door in found if door.stand or door.id == GO_ON]
        return path, _plain([door for door in found if not door.stand and door.id != GO_ON], self.words)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def more_keys(self) -> list[Hint]:
        """A lesson may be tested out of, begun again, and what was reset comes back."""
        if not self.is_mounted or not self.menu.here.value.startswith(LESSON):
            return []
        say = self.words.say
        keys = [Hint("t", say("home-do-test"), "test", 3), Hint("r", say("home-do-reset"), "reset", 5)]
        if self.trainer.can_undo(self._lesson_here()):
            keys.append(Hint("u", say("home-do-undo"), "undo", 5))
        return keys

    def _lesson_here(self) -> Lesson:
        found = self.trainer.lesson(self.menu.here.value.removeprefix(f"{LESSON}/"))
        assert found is not None
        return found

    def action_of(self, sign: str) -> str:
        """Keys of this screen alone, then those of all."""
        own = {hint.key: hint.action for hint in self.more_keys()}
        if sign == "escape":  # one too many would end the program
            return ""
        return own.get(sign.lower()) or super().action_of(sign)

    async def perform(self, action: str) -> None:
        """Do one of the things that keys and clicks ask for."""
        match action:
            case "test":
                self.trainer.words = self.words
                visit = self.trainer.visit(self._lesson_here(), test=True)
                self._app.go(LessonScreen(visit.run, visit=visit))
            case "reset":
                self.trainer.reset(self._lesson_here())
                self._say("home-was-reset")
            case "undo":
                self.trainer.undo(self._lesson_here())
                self._say("home-was-undone")
            case _:
                await super().perform(action)

    def _say(self, id_: str) -> None:
        self._note = self.words.say(id_)
        self.renew()

    def on_menu_view_turned(self, message: MenuView.Turned) -> None:
        """Left and right go from column to column."""
        message.stop()
        menus = self.menus
        menus[(menus.index(message.menu) + 1) % len(menus)].focus(scroll_visible=False)

    def pointed(self) -> None:
        """The keys in the lowest row depend on where they point."""
        super().pointed()
        if self._note:
            self._note = ""
            self.query_one("#text", TextView).show(self._texts())
        self.tell()

    # -- where it goes -------------------------------------------------------------------------------------------------

    def choose(self, menu: MenuView, row: Row) -> None:
        """Open what was chosen."""
        match row.value:
            case "practice":
                self._list("home-practice", lambda: _plain(practice(self.trainer), self.trainer.words), self._enter)
            case "myths" | "glossary" | "sources" as room:
                self._shelf(room)
            case "progress":
                self._app.go(PageScreen(lambda words: statement(self.trainer.memory, words), self.words))
            case "table":
                from tutor.screens.tables import TableScreen  # home opens sooner without what few come for

                self._app.go(TableScreen(self.trainer))
            case "settings":
                from tutor.screens.settings import SettingsScreen

                self._app.go(SettingsScreen(self.trainer))
            case _:
                self._enter(row.value)

    @property
    def _app(self) -> TrainerApp:
        return cast("TrainerApp", self.app)

    def _enter(self, id_: str) -> None:
        """Into a lesson or a quiz."""
        self.trainer.words = self._app.words or self.words
        try:
            visit = opened(self.trainer, id_)
        except NoSuchQuiz as fault:
            here = self._app.screen
            assert isinstance(here, MenuScreen)
            here.lay_sheet(here.words.say("home-practice"), (here.words.say(fault.reason, **fault.facts),))
            return
        if isinstance(visit, LessonVisit):
            self._app.go(LessonScreen(visit.run, visit=visit))
        elif visit is not None:
            self._app.go(QuizScreen(visit.quiz, visit=visit))

    def _list(
        self,
        title: str,
        rows: Callable[[], Sequence[Row]],
        chosen: Callable[[str], None],
        text: Callable[[Words], Sequence[str]] = lambda _: (),
    ) -> None:
        def rows_in(words: Words) -> Sequence[Row]:
            self.trainer.words = words
            return rows()

        self._app.go(ListScreen(self.words, lambda words: words.say(title), rows_in, chosen, text))

    def _shelf(self, room: str) -> None:
        def rows() -> list[Row]:
            return [Row(link.page, link.title) for link in shelf(room, self.trainer.words)]

        def about(words: Words) -> Sequence[str]:
            if room == "sources":
                from tutor.session.sources import sources_told

                return sources_told(words)
            return (words.say("myths-about"),) if room == "myths" else ()

        self._list(f"home-{room}", rows, self._open_myth if room == "myths" else self._open, about)

    def _open(self, id_: str) -> None:
        open_page(self.app, id_, self._app.words or self.words)

    def _open_myth(self, id_: str) -> None:
        """True or false? Only then the page."""
        from tutor.screens.myth import MythScreen

        self._app.go(MythScreen(id_, self._app.words or self.words))

    # -- as things change ----------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Show everything as it stands now."""
        path, rooms = self._rows()
        self.query_one("#path", MenuView).show(path)
        self.query_one("#rooms", MenuView).show(rooms)
        self.query_one("#text", TextView).show(self._texts())
        self.tell()

    def speak(self, words: Words) -> None:
        """Go on in these words."""
        self.words = self.trainer.words = words
        self._note = ""
        self.renew()

    def resume(self) -> None:
        """Something was done, read or set meanwhile: the next step is another one."""
        super().resume()
        self.renew()
        path = self.query_one("#path", MenuView)
        lit = next((row.value for row in path.entries if row.lit), None)
        if lit is not None and self.menu is path:
            path.go(lit)

    def fit(self, size: Size) -> None:
        """Two columns where there is room for them."""
        self.set_class(size.width >= _TWO_COLUMNS, "-wide")
        super().fit(size)


def _row(door: Door, words: Words, *, signed: bool = True) -> Row:
    label = words.say("home-lesson", number=door.number, title=door.label) if door.number else door.label
    sign = _SIGNS[door.stand] if signed else ""
    return Row(door.id, label, sign=sign, aside=door.aside, above=door.above, lit=door.lit)


def _plain(found: list[Door], words: Words) -> list[Row]:
    return [_row(door, words, signed=False) for door in found]
