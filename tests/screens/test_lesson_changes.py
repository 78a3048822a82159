"""What may change in the middle of a lesson, and what must stay: language, pack, sizes, storms of Enter."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from tests.test_lesson import LESSONS, right, wrong
from tutor.drill.lesson import Say
from tutor.memory import Attempt
from tutor.screens.app import TrainerApp
from tutor.screens.base import Body
from tutor.screens.calm import PAUSE
from tutor.screens.lesson import LessonScreen
from tutor.screens.parts import SaysView, StageView, TextView
from tutor.screens.sheet import Sheet
from tutor.session.trainer import Trainer
from tutor.words.words import Words

from .conftest import Ticks
from .playing import Clock, by_keys, cut_at, lines_of, settle, storm, text_of
from .test_places import KINDS
from .training import lesson_of, log_of, trainer_of

pytestmark = pytest.mark.usefixtures("brisk")
ASKING = [name for name in KINDS if name not in ("say", "watch")]


def lesson_at(lesson: str, step: str | int, clock: Clock | None = None, trainer: Trainer | None = None) -> TrainerApp:
    """The app at a step of a lesson."""
    visit = (trainer or trainer_of()).visit(LESSONS[lesson], seed=1)
    assert visit.run.goto(step)
    return TrainerApp(
        lambda app: app.go(LessonScreen(visit.run, visit=visit)),
        clock=clock or Clock(),
        languages=lambda: ("en", "ro"),
        at_once=True,
    )


def at_kind(name: str, clock: Clock | None = None, trainer: Trainer | None = None) -> TrainerApp:
    """The app at the first step of a kind."""
    lesson, step = KINDS[name]
    return lesson_at(lesson.id, step.id, clock, trainer)


async def err(pilot: Pilot[Any]) -> tuple[str, ...]:
    """Fill in a wrong answer, or a right one where nothing is wrong; returns it."""
    asked = lesson_of(pilot).run.asked
    assert asked is not None
    values = tuple(wrong(asked) or right(asked))
    await by_keys(pilot, values)
    return values


async def answer_rightly(pilot: Pilot[Any], clock: Clock) -> None:
    """Fill in the right answer and hand it in."""
    asked = lesson_of(pilot).run.asked
    assert asked is not None
    await by_keys(pilot, tuple(right(asked)))
    clock.now += 1
    await pilot.press("enter")
    await settle(pilot)


# -- language and pack -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ASKING)
async def test_language_and_pack_keep_question_choice_and_focus_and_the_answer_is_kept_once(name: str) -> None:
    trainer = trainer_of()
    async with at_kind(name, trainer=trainer).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        values = await err(pilot)
        screen, focused, english = lesson_of(pilot), pilot.app.focused, text_of(pilot)
        assert screen.run.asked is not None
        scenario = screen.run.asked.scenario
        await pilot.press("l", "p")
        await settle(pilot)
        assert (screen.words.lang, screen.words.pack) == ("ro", "hungarian")
        assert text_of(pilot) != english
        assert screen.run.asked.scenario == scenario
        assert tuple(field.value for field in screen.fields) == values
        assert pilot.app.focused is focused
        await pilot.press("enter")
        await settle(pilot)
        reply = screen.view.reply
        assert reply is not None
        await pilot.press("l")
        await settle(pilot)
        assert screen.judged
        assert screen.view.reply is not None
        assert screen.view.reply.verdict == reply.verdict
        assert screen.view.reply.lines != reply.lines
    (entry,) = (entry for entry in log_of(trainer) if isinstance(entry, Attempt))
    assert entry.language == "ro"


async def test_a_text_that_is_read_goes_on_in_the_other_language() -> None:
    async with at_kind("say").run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        before = lesson_of(pilot).view
        await pilot.press("l")
        await settle(pilot)
        after = lesson_of(pilot).view
        assert (after.id, after.number) == (before.id, before.number)
        assert after.paragraphs != before.paragraphs
        assert after.paragraphs[0].split()[0] in text_of(pilot)


async def test_a_language_changed_on_a_page_above_is_spoken_in_the_lesson_too() -> None:
    async with at_kind("do").run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        values = await err(pilot)
        await pilot.press("g")
        await settle(pilot)
        assert not isinstance(pilot.app.screen, LessonScreen)
        await pilot.press("l", "q")
        await settle(pilot)
        assert lesson_of(pilot).words.lang == "ro"
        assert tuple(field.value for field in lesson_of(pilot).fields) == values
        assert Words("ro").text(LESSONS[KINDS["do"][0].id].title) in lines_of(pilot)[0]


# -- sizes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(KINDS))
async def test_a_storm_of_sizes_keeps_a_lesson_as_it_was(name: str) -> None:
    async with at_kind(name).run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        screen = lesson_of(pilot)
        values = await err(pilot) if name in ASKING else ()
        focused = pilot.app.focused
        for width, height in ((80, 24), (40, 20), (20, 5), (1, 1), (40, 12), (59, 60), (120, 40)):
            await pilot.resize_terminal(width, height)
        await settle(pilot)
        assert tuple(field.value for field in screen.fields) == values
        assert pilot.app.focused is focused
        await pilot.press("enter")
        for width, height in ((80, 24), (20, 20), (40, 20), (120, 12)):
            await pilot.resize_terminal(width, height)
        await settle(pilot)
        assert screen.judged is (name in ASKING)
        assert not cut_at(pilot)


# -- storms of Enter ---------------------------------------------------------------------------------------------------


async def test_two_hundred_enters_answer_once_and_leave_the_verdict_to_be_read() -> None:
    trainer, clock = trainer_of(), Clock()
    async with at_kind("ask", clock, trainer).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        clock.now += 1
        await err(pilot)
        await storm(pilot, "enter", 200)
        screen = lesson_of(pilot)
        assert screen.judged
        assert screen.run.step.id == KINDS["ask"][1].id
    assert len([entry for entry in log_of(trainer) if isinstance(entry, Attempt)]) == 1


@pytest.mark.parametrize("name", ["do", "say", "watch"])
async def test_two_hundred_enters_leave_no_step_unread(name: str) -> None:
    clock = Clock()
    async with at_kind(name, clock).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        clock.now += 1
        run = lesson_of(pilot).run
        before = run.index, run.part
        if name == "do":
            asked = run.asked
            assert asked is not None
            await by_keys(pilot, tuple(right(asked)))
            await pilot.press("enter")
            await settle(pilot)
            clock.now += 1
        await storm(pilot, "enter", 200)
        if name == "watch":
            assert run.index == before[0]
            assert run.part <= run.step.position.rules.players  # type: ignore[union-attr]
        else:
            assert run.index == before[0] + 1
        for _ in range(20):
            clock.now += PAUSE - 0.01
            await storm(pilot, "enter", 1)
        assert run.index <= before[0] + 1


async def test_a_text_longer_than_the_screen_is_read_to_its_end_by_keys() -> None:
    lesson, step = max(
        ((one, step) for one in LESSONS.values() for step in one.steps if isinstance(step, Say) and step.text),
        key=lambda found: len(Words("en").text(found[1].text)),
    )
    async with lesson_at(lesson.id, step.id).run_test(size=(40, 12)) as pilot:
        await settle(pilot)
        body = pilot.app.screen.query_one(Body)
        shown = [text_of(pilot)]
        for _ in range(20):
            if body.scroll_y >= body.max_scroll_y:
                break
            await pilot.press("pagedown")
            await settle(pilot)
            shown.append(text_of(pilot))
        assert lesson_of(pilot).view.paragraphs[-1].split()[-1] in " ".join(shown)


async def test_back_keeps_what_was_answered_and_r_reads_again() -> None:
    clock = Clock()
    async with at_kind("do", clock).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await answer_rightly(pilot, clock)
        reply = lesson_of(pilot).view.reply
        clock.now += 1
        await pilot.press("enter")
        await settle(pilot)
        assert lesson_of(pilot).view.reply is None
        await pilot.press("b")
        await settle(pilot)
        assert lesson_of(pilot).view.reply == reply
        assert lesson_of(pilot).judged
        paragraph = lesson_of(pilot).view.paragraphs[0]
        assert paragraph.split(",")[0] not in text_of(pilot)
        await pilot.press("r", "home")
        await settle(pilot)
        assert paragraph.split(",")[0] in text_of(pilot)


async def test_what_is_owed_opens_over_a_lesson_and_closes_again() -> None:
    async with at_kind("do").run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("?")
        await settle(pilot)
        assert isinstance(pilot.app.screen, Sheet)
        await pilot.press("escape")
        await settle(pilot)
        assert lesson_of(pilot).view.open


# -- while cards land --------------------------------------------------------------------------------------------------


async def play_lawfully(pilot: Pilot[Any], clock: Clock) -> None:
    """Play a card, and have the others seen to play theirs."""
    pilot.app.animation_level = "full"
    await settle(pilot)
    await answer_rightly(pilot, clock)


def on_the_table(pilot: Pilot[Any]) -> int:
    scene = pilot.app.screen.query_one(StageView).scene
    assert scene is not None
    return len(scene.position.trick)


async def test_who_takes_the_trick_is_said_once_the_last_card_lies_there(ticks: Ticks) -> None:
    clock = Clock()
    async with lesson_at("first-round", "round", clock).run_test(size=(80, 24)) as pilot:
        await play_lawfully(pilot, clock)
        said, reply = pilot.app.screen.query_one(SaysView), lesson_of(pilot).view.reply
        assert reply is not None
        assert reply.outcome
        assert on_the_table(pilot) == 1
        assert reply.headline in text_of(pilot)
        while ticks:
            assert not said.whole
            assert reply.outcome[0][:30] not in text_of(pilot)
            ticks[0]()
            await settle(pilot)
        assert on_the_table(pilot) == 4
        assert said.whole
        assert reply.outcome[0][:30] in text_of(pilot)


async def test_what_is_said_of_a_watched_card_comes_with_the_card(ticks: Ticks) -> None:
    async with at_kind("watch").run_test(size=(80, 24)) as pilot:
        pilot.app.animation_level = "full"
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        told = [" ".join(play.lines) for play in lesson_of(pilot).view.plays]
        assert len(told) > 1
        shown = pilot.app.screen.query_one("#told", TextView)
        for number in range(1, len(told) + 1):
            assert shown.texts == tuple(told[:number])
            assert on_the_table(pilot) == number
            if ticks:
                ticks[0]()
                await settle(pilot)


@pytest.mark.parametrize("key", ["b", "l"])
async def test_no_card_lands_after_the_step_was_left_or_other_words_were_chosen(ticks: Ticks, key: str) -> None:
    clock = Clock()
    async with lesson_at("first-round", "round", clock).run_test(size=(80, 24)) as pilot:
        await play_lawfully(pilot, clock)
        assert ticks
        await pilot.press(key)
        await settle(pilot)
        assert not ticks
        assert pilot.app.screen.query_one(SaysView).whole
