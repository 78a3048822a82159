"""The home of it all: the path with the next lesson lit, and what lies beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.widget import Widget

from tutor.content.draw import NoSuchQuiz, Wishes
from tutor.drill.lesson import Lesson
from tutor.screens.bars import Hint
from tutor.screens.lesson import LessonScreen
from tutor.screens.lists import ListScreen, MenuScreen
from tutor.screens.menu import MenuView, Row
from tutor.screens.pages import PageScreen, open_page
from tutor.screens.parts import TextView
from tutor.screens.quiz import QuizScreen
from tutor.session.home import GO_ON, LESSON, Door, doors, practice
from tutor.session.statement import statement
from tutor.session.trainer import FIRST, Trainer

if TYPE_CHECKING:
    from tutor.screens.app import TrainerApp
    from tutor.session.visits import QuizVisit
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
        return own.get(sign) or super().action_of(sign)

    async def perform(self, action: str) -> None:
        """Do one of the things that keys and clicks ask for."""
        match action:
            case "test":
                self._visit(self._lesson_here(), test=True)
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
        kind, _, name = row.value.partition("/")
        match kind:
            case "on":
                self._go_on()
            case "lesson":
                lesson = self.trainer.lesson(name)
                assert lesson is not None
                self._visit(lesson)
            case "practice":
                self._list("home-practice", lambda: _plain(practice(self.trainer), self.trainer.words), self._practise)
            case "myths" | "glossary" | "sources":
                self._pages(kind)
            case "progress":
                self._app.go(PageScreen(lambda words: statement(self.trainer.memory, words), self.words))
            case _:
                self._settings(kind)

    @property
    def _app(self) -> TrainerApp:
        return cast("TrainerApp", self.app)

    def _visit(self, lesson: Lesson, *, test: bool = False) -> None:
        self.trainer.words = self.words
        visit = self.trainer.visit(lesson, test=test)
        self._app.go(LessonScreen(visit.run, visit=visit))

    def _go_on(self) -> None:
        self.trainer.words = self.words
        place = self.trainer.left_open
        if place is None:
            return
        if place.lesson is not None:
            lesson = self.trainer.lesson(place.lesson)
            assert lesson is not None
            self._visit(lesson)
            return
        visit = self.trainer.resumed(place) or self.trainer.quiz_again(self._wishes(), anew=True)
        self._quiz(visit)

    def _quiz(self, visit: QuizVisit) -> None:
        self._app.go(QuizScreen(visit.quiz, count=visit.count, visit=visit))

    def _wishes(self, rule: str | None = None, kind: str | None = None) -> Wishes:
        return self.trainer.wishes(rule=rule, kind=kind)

    def _practise(self, id_: str) -> None:
        what, _, name = id_.partition("/")
        wishes = self._wishes(rule=name if what == "rule" else None, kind=name if what == "kind" else None)
        self.trainer.words = self._app.words or self.words
        try:
            self._quiz(self.trainer.quiz(wishes))
        except NoSuchQuiz as fault:
            self._note = self.words.say(fault.reason, **fault.facts)

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

    def _pages(self, kind: str) -> None:
        from tutor.session.glossary import terms
        from tutor.session.myths import myths
        from tutor.session.sources import source_pages, sources_told

        links: dict[str, Callable[[Words], Any]] = {"myths": myths, "glossary": terms, "sources": source_pages}

        def rows() -> list[Row]:
            return [Row(link.page, link.title) for link in links[kind](self.trainer.words)]

        def about(words: Words) -> Sequence[str]:
            if kind == "sources":
                return sources_told(words)
            return (words.say("myths-about"),) if kind == "myths" else ()

        self._list(f"home-{kind}", rows, self._open_myth if kind == "myths" else self._open, about)

    def _open(self, id_: str) -> None:
        open_page(self.app, id_, self._app.words or self.words)

    def _open_myth(self, id_: str) -> None:
        """True or false? Only then the page."""
        from tutor.screens.myth import MythScreen

        self._app.go(MythScreen(id_, self._app.words or self.words))

    def _settings(self, kind: str) -> None:
        from tutor.screens.settings import SettingsScreen
        from tutor.screens.tables import TableScreen

        self._app.go((TableScreen if kind == "table" else SettingsScreen)(self.trainer))

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
