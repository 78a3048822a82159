"""Every place of the trainer as a learner sees it, in each language and size: nothing cut, nothing in English."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from tests.pseudo import Maker, pseudo
from tests.test_lesson import LESSONS, right, wrong
from tutor.drill.lesson import STEP_KINDS
from tutor.screens.app import TrainerApp
from tutor.screens.bars import KeysView
from tutor.screens.base import BaseScreen
from tutor.screens.lesson import LessonScreen
from tutor.screens.pages import PageScreen
from tutor.session.lesson import LessonRun
from tutor.session.trainer import Trainer
from tutor.words.spoken import Pack
from tutor.words.words import Words

from .playing import SIZES, cut_at, lines_of, settle
from .training import at_home, done_before, home_of, open_row, point_at, trainer_of

__all__ = ["pseudo"]  # a fixture

pytestmark = pytest.mark.usefixtures("brisk")
SPOKEN: tuple[tuple[str, Pack], ...] = (
    ("en", "french"),
    ("ro", "hungarian"),
    ("de", "french"),
    ("hu", "hungarian"),
    ("es", "french"),
)
ENGLISH = {"the", "you", "your", "press", "trick", "which", "card", "played", "step", "right", "and", "friend", "with"}
KINDS = {
    name: next((lesson, step) for lesson in LESSONS.values() for step in lesson.steps if isinstance(step, kind))
    for name, kind in STEP_KINDS.items()
}
"""The first step of each kind, with its lesson."""


async def tour(pilot: Pilot[Any], trainer: Trainer) -> AsyncIterator[str]:
    """Go through every place and name each, the learner standing in it."""

    async def press(*keys: str) -> None:
        await pilot.press(*keys)
        await settle(pilot)

    async def lesson(id_: str, step: str) -> LessonScreen:
        run = LessonRun(LESSONS[id_], at_home(pilot).words, seed=1)
        assert run.goto(step)
        screen = LessonScreen(run)
        pilot.app.go(screen)  # type: ignore[attr-defined]
        await settle(pilot)
        return screen

    async def choose(screen: LessonScreen, values: list[str] | None) -> None:
        if values is None:
            return
        for view, value in zip(screen.fields, values, strict=True):
            view.value = value
        await press("enter")

    await settle(pilot)
    yield "home, fresh"
    await press("k")
    yield "home, its keys"
    await press("escape")
    for name, (of, step) in KINDS.items():
        screen = await lesson(of.id, step.id)
        yield f"a step: {name}"
        if name == "watch":
            await press("enter")
            yield "a step: watch, one trick later"
        if name == "do":
            await press("k")
            yield "a question, its keys"
            await press("escape")
            for rung in ("a nudge", "the rule", "the answer"):
                await press("h")
                yield f"a hint: {rung}"
            await press("?")
            yield "what is owed"
            await press("escape")
        asked = screen.run.asked
        if name in ("do", "ask", "teachback") and asked is not None:
            await choose(screen, wrong(asked))
            yield f"a wrong answer: {name}"
            await press("w")
            yield f"all about it: {name}"
            await press("escape")
            if screen.run.open:
                for _ in range(9):
                    if not screen.judged:
                        break
                    await press("enter")
                await choose(screen, right(asked))
                yield f"a right answer: {name}"
        await press("q")
    screen = await lesson("playing-well", LESSONS["playing-well"].steps[0].id)
    while not screen.run.finished:
        if screen.run.open:
            assert screen.run.asked is not None
            screen.run.choose(right(screen.run.asked))
        screen.run.next()
    await screen._moved()
    await settle(pilot)
    yield "the end of a lesson"
    await press("enter")
    done_before(trainer, LESSONS["trump"])
    begun = trainer.visit(LESSONS["trump"], seed=1)
    begun.run.next()
    begun.save()
    at_home(pilot).resume()
    await settle(pilot)
    yield "home, half done"
    for room, row, named in (
        ("practice", None, "practice"),
        ("myths", "myth/F4", "false rules"),
        ("glossary", "term/iber", "glossary"),
        ("sources", "source/P", "sources"),
        ("table", "iber", "how the table plays"),
        ("progress", None, "what is known"),
        ("settings", "colours", "settings"),
    ):
        await open_row(pilot, room)
        yield named
        if room in ("table", "settings"):
            assert row is not None
            await point_at(pilot, row)
            await settle(pilot)
            yield f"{named}: {row}"
        elif row is not None:
            await open_row(pilot, row)
            yield f"{named}: {row}"
            if room == "myths":
                await press("1", "enter")
                yield f"{named}: {row}, judged"
                for _ in range(9):
                    if not getattr(pilot.app.screen, "judged", False):
                        break
                    await press("enter")
                yield f"{named}: {row}, its page"
            await press("q")
        await press("q")
    at_home(pilot)


def sound(pilot: Pilot[Any], place: str) -> None:
    """What every place owes: nothing cut at any size, and keys to go on with."""
    assert cut_at(pilot, *SIZES) == [], place
    keys = pilot.app.screen.query_one(KeysView)
    assert keys.hints, place
    assert keys.picture(keys.content_size.width).spots, place


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("lang", "pack"), SPOKEN, ids=[lang for lang, _ in SPOKEN])
async def test_every_place(lang: str, pack: Pack, size: tuple[int, int], text_snapshot: SnapshotAssertion) -> None:
    trainer, seen, english = trainer_of(lang, pack), [], {}
    async with home_of(trainer).run_test(size=size) as pilot:
        async for place in tour(pilot, trainer):
            sound(pilot, place)
            if isinstance(pilot.app.screen, BaseScreen):
                keys = pilot.app.screen.query_one("#keys", KeysView)
                assert "keys" in {spot.value for spot in keys.picture(size[0]).spots}, place
            lines = lines_of(pilot)
            seen.append("\n".join([f"=== {place}", *lines]))
            english[place] = ENGLISH & set(re.findall(r"\w+", " ".join(lines).lower()))
    assert len(seen) == len({*seen})
    if lang != "en":
        assert {place: words for place, words in english.items() if words} == {}
    assert "\n".join(seen) + "\n" == text_snapshot


@pytest.mark.parametrize("pack", ["french", "hungarian"])
async def test_a_language_half_as_long_again_fits_every_place(pack: Pack, pseudo: Maker) -> None:
    words: Words = pseudo("en", pack)
    trainer = trainer_of(words=words)
    async with home_of(trainer, words_in=lambda lang, pack: words).run_test(size=(40, 20)) as pilot:
        async for place in tour(pilot, trainer):
            sound(pilot, place)


async def test_a_term_is_read_in_the_language_chosen_in_the_list_of_terms() -> None:
    trainer = trainer_of()
    async with home_of(trainer).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("g")
        await settle(pilot)
        await pilot.press("l")
        await settle(pilot)
        app = pilot.app
        assert isinstance(app, TrainerApp)
        chosen = app.words
        assert chosen is not None
        assert chosen.lang != "en"
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, PageScreen)
        assert app.screen.words.lang == chosen.lang
        assert app.words is chosen
