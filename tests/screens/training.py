"""A learner at the trainer's screens in tests: home, lessons by keys or mouse, and what is kept of it all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from textual.events import MouseScrollDown, MouseScrollUp
from textual.pilot import Pilot

from tests.test_lesson import LESSONS, right, wrong
from tutor.drill.lesson import Lesson
from tutor.memory import Done, Entry
from tutor.screens.app import TrainerApp
from tutor.screens.ask import AskScreen
from tutor.screens.base import Body
from tutor.screens.home import HomeScreen, begin
from tutor.screens.lesson import LessonScreen
from tutor.screens.menu import MenuView
from tutor.screens.numbers import Digits, NumberView
from tutor.session.keeping import Forgetful
from tutor.session.lesson import LessonRun, StepView
from tutor.session.trainer import Trainer
from tutor.session.visits import LessonVisit, Pen
from tutor.store.resume import Place
from tutor.store.settings import Settings
from tutor.words.files import text_ids
from tutor.words.spoken import Pack
from tutor.words.words import Words

from .playing import by_keys, click_key, click_spot, settle

TODAY = 1796041278.0
"""Seconds since 1970: a day in the autumn of 2026."""

Move = tuple[str, ...] | None
"""What a learner does in a lesson: an answer in codes, a text for each field, or going on."""


class Noted(Forgetful):
    """A keeper for one run that lets a test see the log."""

    def __init__(self, settings: Settings | None = None) -> None:
        super().__init__(settings)
        self.log: list[Entry] = []

    def record(self, *entries: Entry, place: Place | None = None) -> None:
        """Note them."""
        self.log += entries
        super().record(*entries, place=place)

    @property
    def plain_log(self) -> list[Entry]:
        """The log without what differs from run to run."""
        return [replace(entry, id="", time=0) for entry in self.log]


def trainer_of(
    lang: str = "en", pack: Pack = "french", *, first: bool = False, keep: Forgetful | None = None, **known: Any
) -> Trainer:
    """A trainer whose learner was welcomed before, unless this is the `first` run; it forgets everything."""
    numbers = iter(range(10**6))
    keep = keep or Noted(Settings(welcomed=not first))
    return Trainer(
        known.pop("words", None) or Words(lang, pack),
        Pen(keep, lambda: TODAY, lambda: f"id{next(numbers)}"),
        text_ids(),
        Random(1),
    )


def done_before(trainer: Trainer, lesson: Lesson) -> None:
    """Let all lessons before this one be done."""
    trainer.keep.record(
        *(
            Done(id=f"{one.id}/{step.id}", time=int(TODAY), lesson=one.id, step=step.id)
            for one in LESSONS.values()
            if one.number < lesson.number
            for step in one.steps
        )
    )


@dataclass
class Ticking:
    """A clock on which a second passes whenever it is looked at: every Enter is a calm one."""

    now: float = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def home_of(trainer: Trainer, clock: Callable[[], float] | None = None, **settings: Any) -> TrainerApp:
    """The app at home."""
    settings = {"clock": clock or Ticking(), "at_once": True, **settings}
    return TrainerApp(lambda app: begin(app, trainer), **settings)


def log_of(trainer: Trainer) -> list[Entry]:
    """What was kept, without what differs from run to run."""
    assert isinstance(trainer.keep, Noted)
    return trainer.keep.plain_log


# -- where the learner is ----------------------------------------------------------------------------------------------


def lesson_of(pilot: Pilot[Any]) -> LessonScreen:
    """The lesson on top."""
    assert isinstance(pilot.app.screen, LessonScreen)
    return pilot.app.screen


def at_home(pilot: Pilot[Any]) -> HomeScreen:
    """Home, which is on top."""
    assert isinstance(pilot.app.screen, HomeScreen)
    return pilot.app.screen


def state(screen: LessonScreen) -> tuple[object, ...]:
    """What changes whenever a lesson goes on."""
    return screen.run.index, screen.run.part, screen.judged, screen.is_attached


# -- by keys, by mouse -------------------------------------------------------------------------------------------------


async def point_at(pilot: Pilot[Any], value: str) -> MenuView:
    """Let the keys point at a row of a menu, with the arrows alone."""
    for menu in pilot.app.screen.query(MenuView):
        values = [row.value for row in menu.entries]
        if value not in values:
            continue
        for _ in range(60):
            if pilot.app.focused is menu:
                break
            await pilot.press("tab")
        assert pilot.app.focused is menu
        steps = values.index(value) - menu.cursor
        await pilot.press(*["down" if steps > 0 else "up"] * abs(steps))
        assert menu.here.value == value
        return menu
    raise AssertionError(f"no row {value}")


async def open_row(pilot: Pilot[Any], value: str) -> None:
    """Open a row of a menu by keys."""
    await point_at(pilot, value)
    await pilot.press("enter")
    await settle(pilot)


async def click_row(pilot: Pilot[Any], value: str) -> None:
    """Open a row of a menu by the mouse."""
    menu = next(menu for menu in pilot.app.screen.query(MenuView) if value in [row.value for row in menu.entries])
    await click_in_body(pilot, menu, str([row.value for row in menu.entries].index(value)))
    await settle(pilot)


async def click_in_body(pilot: Pilot[Any], view: Any, value: str) -> None:
    """Click a spot of what scrolls, turning the wheel until it is in view."""
    body = pilot.app.screen.query_one(Body)
    spot = next(spot for spot in view.picture(view.content_size.width).spots if spot.value == value)
    for _ in range(200):
        top, y = body.content_region.y, view.content_region.y + spot.y
        if top <= y < body.content_region.bottom:
            break
        wheel = MouseScrollUp if y < top else MouseScrollDown
        body.post_message(wheel(body, 1, 1, 0, 0, 0, False, False, False))
        await pilot.pause()
    await click_spot(pilot, view, value)


class ByKeys:
    """A learner without a mouse."""

    @staticmethod
    async def fill(pilot: Pilot[Any], values: tuple[str, ...]) -> None:
        """Fill the fields."""
        await by_keys(pilot, values)

    @staticmethod
    async def enter(pilot: Pilot[Any]) -> None:
        """Answer, or go on."""
        await pilot.press("enter")
        await settle(pilot)

    @staticmethod
    async def open(pilot: Pilot[Any], value: str) -> None:
        """Open a row of a menu."""
        await open_row(pilot, value)


class ByMouse:
    """A learner without a keyboard."""

    @staticmethod
    async def fill(pilot: Pilot[Any], values: tuple[str, ...]) -> None:
        """Fill the fields."""
        screen = pilot.app.screen
        assert isinstance(screen, AskScreen)
        for view, value in zip(screen.fields, values, strict=True):
            if isinstance(view, NumberView):
                await click_in_body(pilot, view, "here")
                for sign in value:
                    await click_in_body(pilot, screen.query_one(Digits), "−" if sign == "-" else sign)
                continue
            for code in value.split():
                index = next(i for i, option in enumerate(view.entry.options) if option.code == code)
                await click_in_body(pilot, view, str(index))

    @staticmethod
    async def enter(pilot: Pilot[Any]) -> None:
        """Answer, or go on."""
        await click_key(pilot, "enter")

    @staticmethod
    async def open(pilot: Pilot[Any], value: str) -> None:
        """Open a row of a menu."""
        await click_row(pilot, value)


Hand = type[ByKeys] | type[ByMouse]


async def go_on(pilot: Pilot[Any], hand: Hand = ByKeys) -> None:
    """Go on, reading a long verdict to its end first."""
    screen = lesson_of(pilot)
    before = state(screen)
    for _ in range(20):
        await hand.enter(pilot)
        if state(screen) != before:
            return
    raise AssertionError(f"stuck at {before}")


async def make(pilot: Pilot[Any], move: Move, hand: Hand = ByKeys) -> None:
    """Make a move; what was wrong is first taken back where it is to be tried again."""
    screen = lesson_of(pilot)
    if move is None:
        await go_on(pilot, hand)
        return
    if screen.judged:
        await go_on(pilot, hand)
    await hand.fill(pilot, move)
    await hand.enter(pilot)
    assert screen.judged, (screen.run.step.id, move)


# -- scripts -----------------------------------------------------------------------------------------------------------


def moves(run: LessonRun, *, err: bool = True) -> list[Move]:
    """A way through a lesson to its end: every second answer wrong where one can be, unless none is to `err`."""
    found: list[Move] = []
    asked_so_far = 0
    while not run.finished:
        if run.open:
            asked = run.asked
            assert asked is not None
            asked_so_far += 1
            bad = wrong(asked) if err and asked_so_far % 2 else None
            for values in ([bad] if bad is not None else []) + [right(asked)]:
                if run.open:
                    run.choose(values)
                    found.append(tuple(values))
        onward(run)
        found.append(None)
    return found


def onward(run: LessonRun) -> None:
    """What an Enter does: a round that is watched goes on by a whole trick."""
    before = run.view
    assert run.next()
    while run.view.id == before.id and run.view.more and not run.view.plays[-1].ends:
        assert run.next()


@dataclass
class Replay:
    """A script replayed by the session alone: the views on the way, and the log."""

    trainer: Trainer
    visit: LessonVisit
    views: list[StepView] = field(default_factory=list)

    @classmethod
    def of(cls, lesson: Lesson, script: Iterable[Move], *, seed: int, lang: str = "en") -> Replay:
        """Replay it."""
        trainer = trainer_of(lang)
        visit = trainer.visit(lesson, seed=seed)
        found = cls(trainer, visit, [visit.run.view])
        for move in script:
            if move is None:
                onward(visit.run)
            else:
                visit.run.choose(list(move))
            visit.save()
            found.views.append(visit.run.view)
        return found

    @property
    def log(self) -> list[Entry]:
        """What was kept."""
        return log_of(self.trainer)
