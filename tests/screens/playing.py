"""Playing at the screens in tests: a clock that stands still, the screen as lines of text, answers by key and mouse."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from textual.events import Key
from textual.pilot import Pilot

from tutor.drill.scenario import Scenario
from tutor.screens.app import TrainerApp
from tutor.screens.ask import AskScreen
from tutor.screens.bars import Head, KeysView
from tutor.screens.base import WIDEST
from tutor.screens.drawn import Drawn
from tutor.screens.fields import FieldView
from tutor.screens.numbers import Digits, NumberView
from tutor.screens.picks import PickView
from tutor.screens.quiz import QuizScreen
from tutor.screens.room import Room
from tutor.session import Quiz
from tutor.words.spoken import Pack
from tutor.words.words import Words

SIZES = ((80, 24), (120, 40), (40, 20))


@dataclass
class Clock:
    """Seconds that pass only when told to."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now


def quiz_of(*scenarios: Scenario, lang: str = "en", pack: Pack = "french") -> Quiz:
    """A quiz that asks these in turn, round and round."""

    def forever() -> Iterator[Scenario]:
        while True:
            yield from scenarios

    asking = forever()
    return Quiz(lambda: next(asking), Words(lang, pack))


def app_of(quiz: Quiz, clock: Clock | None = None, *, count: int | None = None, **settings: Any) -> TrainerApp:
    """The app on a quiz, with a clock that stands still."""
    quiz.count = count
    settings = {"languages": lambda: ("en", "ro"), **settings}
    settings = {"clock": clock or Clock(), "at_once": True, **settings}
    return TrainerApp(lambda app: app.go(QuizScreen(quiz)), **settings)


def screen_of(pilot: Pilot[Any]) -> QuizScreen:
    """The quiz screen."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, QuizScreen))


def lines_of(pilot: Pilot[Any]) -> list[str]:
    """What stands on the terminal, without blanks at the ends of lines."""
    strips = pilot.app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]


def text_of(pilot: Pilot[Any]) -> str:
    """The same in one piece."""
    return "\n".join(lines_of(pilot)) + "\n"


def fields_of(pilot: Pilot[Any]) -> list[FieldView]:
    """The fields of the present answer, in a quiz or a lesson."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, AskScreen)).fields


async def settle(pilot: Pilot[Any]) -> None:
    """Until everything that follows from the last key is on the screen."""
    for _ in range(3):
        await pilot.pause()


async def by_keys(pilot: Pilot[Any], values: tuple[str, ...]) -> None:
    """Fill the fields with the keyboard alone."""
    for place, (view, value) in enumerate(zip(fields_of(pilot), values, strict=True)):
        if place:
            await pilot.press("tab")
        if isinstance(view, NumberView):
            await pilot.press(*("minus" if sign == "-" else sign for sign in value))
            continue
        assert isinstance(view, PickView)
        for code in value.split():
            index = next(i for i, option in enumerate(view.entry.options) if option.code == code)
            key = view.entry.options[index].key
            if key.isdigit():
                await pilot.press(*key)
                view.press("left")
                view.press("right")
            else:
                await pilot.press(*["right"] * ((index - view.cursor) % len(view.entry.options)), "space")


async def click_spot(pilot: Pilot[Any], view: Drawn, value: str) -> None:
    """Click what a picture says can be clicked."""
    picture = view.picture(view.content_size.width)
    spot = next(spot for spot in picture.spots if spot.value == value)
    region = view.content_region
    assert await pilot.click(offset=(region.x + spot.x + spot.width // 2, region.y + spot.y)), value


async def by_mouse(pilot: Pilot[Any], values: tuple[str, ...]) -> None:
    """Fill the fields with the mouse alone."""
    for view, value in zip(fields_of(pilot), values, strict=True):
        if isinstance(view, NumberView):
            await click_spot(pilot, view, "here")
            for sign in value:
                await click_spot(pilot, pilot.app.screen.query_one(Digits), "−" if sign == "-" else sign)
            continue
        for code in value.split():
            index = next(i for i, option in enumerate(view.entry.options) if option.code == code)
            await click_spot(pilot, view, str(index))


async def click_key(pilot: Pilot[Any], action: str) -> None:
    """Click one of the keys in the lowest row."""
    await click_spot(pilot, pilot.app.screen.query_one(KeysView), action)
    await settle(pilot)


def cut_at(pilot: Pilot[Any], *sizes: tuple[int, int]) -> list[tuple[tuple[int, int], Drawn]]:
    """The widgets that would lose something at one of these sizes of the terminal."""
    found = []
    for width, height in sizes:
        for view in pilot.app.screen.query(Drawn):
            bar = isinstance(view, (Head, KeysView))
            if view.draw(width if bar else min(width - 2, WIDEST), Room(width, height)).cut:
                found.append(((width, height), view))
    return found


async def storm(pilot: Pilot[Any], key: str, times: int) -> None:
    """A key many times over, faster than anything can be shown."""
    for _ in range(times):
        pilot.app.post_message(Key(key, None))
    await settle(pilot)
