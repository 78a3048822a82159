"""From the first run to the end of each lesson: by keys alone, by mouse alone and in lines, all of them agreeing."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.test_lesson import LESSONS
from tutor.line.lesson import run as run_in_lines
from tutor.memory import Attempt, Done
from tutor.screens.parts import AskView, SaysView, TextView
from tutor.session.lesson import END, LessonRun, StepView

from .playing import SIZES, cut_at, settle
from .training import (
    ByKeys,
    ByMouse,
    Hand,
    Move,
    Replay,
    at_home,
    done_before,
    home_of,
    lesson_of,
    log_of,
    make,
    moves,
    onward,
    trainer_of,
)

pytestmark = pytest.mark.usefixtures("brisk")
EACH = pytest.mark.parametrize("lesson", LESSONS)


async def through(lesson: str, hand: Hand, *, lang: str = "en", size: tuple[int, int] = (80, 24)) -> None:
    """From home to the end of a lesson and home again, comparing every step with the session alone."""
    first = LESSONS[lesson].number == 1
    trainer = trainer_of(lang, first=first)
    done_before(trainer, LESSONS[lesson])
    begun = len(log_of(trainer))
    async with home_of(trainer).run_test(size=size) as pilot:
        await settle(pilot)
        if not first:
            await hand.open(pilot, f"lesson/{lesson}")
        screen = lesson_of(pilot)
        assert screen.run.lesson.id == lesson
        script = moves(LessonRun(LESSONS[lesson], screen.words, seed=screen.run.seed))
        alone = Replay.of(LESSONS[lesson], script, seed=screen.run.seed, lang=lang)
        agree(pilot, alone.views[0])
        for move, view in zip(script, alone.views[1:], strict=True):
            await make(pilot, move, hand)
            agree(pilot, view)
        assert log_of(trainer)[begun:] == alone.log
        await hand.enter(pilot)
        assert at_home(pilot).trainer.left_open is None
        assert finished(alone) == (trainer.progress(LESSONS[lesson]).finished)


def finished(alone: Replay) -> bool:
    """Whether a lesson that was answered like this is done; an examination must be passed."""
    return not alone.visit.run.lesson.examines or alone.visit.run.passed


def agree(pilot: Pilot[Any], view: StepView) -> None:
    """The screen shows what the session says, and shows it whole."""
    screen = lesson_of(pilot)
    assert screen.view == view
    if view.part == 1 and not view.known and view.paragraphs:
        assert screen.query_one("#text", TextView).texts[-len(view.paragraphs) :] == view.paragraphs
    task = screen.query_one(AskView)._ask
    assert task == view.task
    assert screen.query_one(SaysView).reply == view.reply
    assert not cut_at(pilot, *SIZES)


@EACH
async def test_keys_alone_lead_to_the_end_of_a_lesson(lesson: str) -> None:
    await through(lesson, ByKeys)


@pytest.mark.parametrize("lesson", ["first-round", "follow-trump-discard", "announcements"])
async def test_the_mouse_alone_leads_to_the_end_of_a_lesson(lesson: str) -> None:
    await through(lesson, ByMouse)


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@EACH
async def test_the_mouse_alone_leads_to_the_end_of_every_lesson_at_every_size(
    lesson: str, size: tuple[int, int]
) -> None:
    await through(lesson, ByMouse, size=size)


@pytest.mark.exhaustive
@pytest.mark.parametrize("lang", ["ro", "de", "hu", "es"])
@EACH
async def test_keys_alone_do_in_every_language_with_forty_columns(lesson: str, lang: str) -> None:
    await through(lesson, ByKeys, lang=lang, size=(40, 20))


# -- in lines ----------------------------------------------------------------------------------------------------------


class Feed:
    """Lines typed one after the other; what was said before each is kept."""

    def __init__(self, lines: list[str], out: StringIO) -> None:
        self.lines, self.out = lines, out
        self.said: list[str] = []
        self._told = 0

    def isatty(self) -> bool:
        """It is a pipe."""
        return False

    def readline(self, limit: int = -1) -> str:
        """The next line; an empty one is the end."""
        text = self.out.getvalue()
        self.said.append(text[self._told :])
        self._told = len(text)
        return f"{self.lines.pop(0)}\n" if self.lines else ""


def typed(run: LessonRun, move: Move) -> str:
    """A move as somebody types it: by the numbers of the choices."""
    asked = run.asked
    if move is None or asked is None:
        return ""
    found = []
    for entry, value in zip(asked.entries, move, strict=True):
        known = {option.code: option.key for option in entry.options}
        found += [known.get(code, code) for code in value.split()]
    return " ".join(found)


@EACH
@pytest.mark.parametrize("lang", ["en", pytest.param("ro", marks=pytest.mark.exhaustive)])
def test_lines_say_and_keep_what_the_session_does_step_for_step(lesson: str, lang: str) -> None:
    script = moves(LessonRun(LESSONS[lesson], trainer_of(lang).words, seed=1))
    alone = Replay.of(LESSONS[lesson], script, seed=1, lang=lang)
    beside = trainer_of(lang).visit(LESSONS[lesson], seed=1)
    lines = []
    for move in script:
        lines.append(typed(beside.run, move))
        if move is not None:
            beside.run.choose(list(move))
        else:
            onward(beside.run)
    trainer, out = trainer_of(lang), StringIO()
    visit = trainer.visit(LESSONS[lesson], seed=1)
    feed = Feed(lines, out)
    assert run_in_lines(visit.run, feed, out, visit=visit) == 0  # type: ignore[arg-type]
    feed.readline()
    assert log_of(trainer) == alone.log
    assert visit.run.view == alone.views[-1]
    assert len(feed.said) == len(alone.views)
    for view, said in zip(alone.views, feed.said, strict=True):
        expected: list[str] = []
        if view.reply is not None:
            expected += view.reply.lines
        elif view.plays:
            expected += view.plays[-1].lines
        elif view.part == 1 and not view.known:
            expected += view.paragraphs
        if view.task is not None and view.reply is None:
            expected.append(view.task.prompt)
        assert [text for text in expected if text not in said] == [], (view.id, view.part)
    assert alone.views[-1].kind == END


# -- what is kept ------------------------------------------------------------------------------------------------------


@EACH
def test_every_question_of_a_lesson_is_kept_once_and_every_step_done_once(lesson: str) -> None:
    script = moves(LessonRun(LESSONS[lesson], trainer_of().words, seed=1))
    alone = Replay.of(LESSONS[lesson], script, seed=1)
    run = alone.visit.run
    asked = [(entry.step, entry.part) for entry in alone.log if isinstance(entry, Attempt)]
    assert asked == [(step.id, part) for step in run.steps for part in range(len(run.items(step)))]
    done = [entry.step for entry in alone.log if isinstance(entry, Done)]
    assert len(done) == len(set(done))
    assert set(done) == set(run.done)
    assert any(isinstance(entry, Attempt) and not entry.right for entry in alone.log)
