"""Home: the first run, the path, what lies beside it, and coming back to what was left open."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from textual.pilot import Pilot

from tests.test_lesson import LESSONS
from tutor.drill.lesson import Round
from tutor.learner import faces
from tutor.learner.learner import Learner
from tutor.memory import Attempt, Help
from tutor.rules.ruleset import AllPass
from tutor.screens.app import TrainerApp
from tutor.screens.calm import PAUSE
from tutor.screens.home import HomeScreen
from tutor.screens.lesson import LessonScreen
from tutor.screens.lists import ListScreen
from tutor.screens.menu import MenuView
from tutor.screens.pages import PageScreen
from tutor.screens.parts import TextView
from tutor.screens.quiz import QuizScreen
from tutor.screens.settings import SettingsScreen
from tutor.screens.tables import TableScreen
from tutor.session.keeping import Forgetful
from tutor.session.lesson import LessonRun
from tutor.store.resume import Place
from tutor.store.settings import Settings
from tutor.words.files import language_codes
from tutor.words.words import Words

from .playing import by_keys, click_key, lines_of, settle, text_of
from .training import (
    at_home,
    click_row,
    done_before,
    home_of,
    lesson_of,
    make,
    moves,
    open_row,
    point_at,
    trainer_of,
)

pytestmark = pytest.mark.usefixtures("brisk")
S = TypeVar("S")
Opened = Callable[..., tuple[Learner, TrainerApp]]


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """What the command line makes: a learner whose data lie in a folder, and the app at home."""

    def opened(data: Path = tmp_path / "data", **options: str) -> tuple[Learner, TrainerApp]:
        made: list[TrainerApp] = []

        def run(app: TrainerApp) -> int:
            made.append(app)
            return 0

        monkeypatch.setattr("tutor.screens.app.run", run)
        learner = Learner(Namespace(data=str(data), **options), at_once=False)
        assert faces.home(learner, lines=False) == 0
        return learner, made[0]

    return opened


def cursor_of(pilot: Pilot[Any]) -> str:
    """What the keys point at."""
    return at_home(pilot).menu.here.value


def top(pilot: Pilot[Any], kind: type[S]) -> S:
    """The screen on top, which is of this kind."""
    screen = pilot.app.screen
    assert isinstance(screen, kind)
    return screen


# -- the first run -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", language_codes())
async def test_the_first_run_speaks_the_language_of_the_system_and_leads_to_the_table(
    lang: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    learner, app = opened()
    with learner:
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            screen = lesson_of(pilot)
            words = Words(lang, "french")
            assert screen.run.lesson.number == 1
            assert screen.words.lang == lang
            assert screen.query_one("#text", TextView).texts[0] == words.say("lesson-first-welcome")
            assert screen.quiz is not None
            assert screen.quiz.open
    assert app.failure is None


async def test_the_language_changes_at_the_first_table_and_stays_changed(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    learner, app = opened()
    with learner:
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            before = lesson_of(pilot).view
            await pilot.press("l")
            await settle(pilot)
            after, words = lesson_of(pilot).view, lesson_of(pilot).words
            assert words.lang == "es"
            assert (after.id, after.open) == (before.id, True)
            assert words.say("lesson-first-welcome") in lesson_of(pilot).query_one("#text", TextView).texts
    learner, app = opened()
    with learner:
        assert learner.words.lang == "es"


async def test_the_first_lawful_card_needs_two_keys_and_makes_a_whole_trick() -> None:
    async with home_of(trainer_of(first=True)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("1", "enter")
        await settle(pilot)
        reply = lesson_of(pilot).view.reply
        assert reply is not None
        assert reply.verdict.right
        assert any("You take it with the ace of hearts" in line for line in reply.lines)
        assert not lesson_of(pilot).view.open


async def test_a_whole_round_is_played_within_a_hundred_keys() -> None:
    """Each question costs its answer and an Enter to hand it in, each step an Enter to go on."""
    keys = 0
    async with home_of(trainer_of(first=True)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        screen, pressed = lesson_of(pilot), pilot.press

        async def press(*signs: str) -> None:
            nonlocal keys
            keys += len(signs)
            await pressed(*signs)

        pilot.press = press  # type: ignore[method-assign]
        script = moves(LessonRun(LESSONS["first-round"], screen.words, seed=screen.run.seed), err=False)
        played = False
        for move in script:
            await make(pilot, move)
            here = screen.run.step
            if played and not isinstance(here, Round):
                break
            played = isinstance(here, Round)
        assert played
        assert any(isinstance(step, Round) and step.id in screen.run.done for step in screen.run.lesson.steps)
    assert keys <= 100


async def test_one_is_welcomed_only_once() -> None:
    keep = Forgetful(Settings())
    for first in (True, False):
        async with home_of(trainer_of(keep=keep)).run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            assert isinstance(pilot.app.screen, LessonScreen) is first
            welcome = lesson_of(pilot).words.say("lesson-first-welcome") if first else "Welcome to Cruce!"
            assert (welcome.split("!")[0] in text_of(pilot)) is first


async def test_leaving_the_first_table_leads_home_where_it_can_be_taken_up() -> None:
    async with home_of(trainer_of(first=True)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("1", "q")
        await settle(pilot)
        assert cursor_of(pilot) == "on"
        await pilot.press("enter")
        await settle(pilot)
        assert lesson_of(pilot).fields[0].value == "Ah"


# -- the path ----------------------------------------------------------------------------------------------------------


async def test_the_next_lesson_is_lit_and_one_key_away() -> None:
    trainer = trainer_of()
    done_before(trainer, LESSONS["bidding"])
    async with home_of(trainer).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert cursor_of(pilot) == "lesson/bidding"
        shown = text_of(pilot)
        assert shown.count("✓") == 3
        assert shown.count("◉") == 1
        await pilot.press("enter")
        await settle(pilot)
        assert lesson_of(pilot).run.lesson.id == "bidding"


@pytest.mark.parametrize("size", [(80, 24), (40, 20), (40, 12)])
async def test_every_row_of_home_can_be_reached_by_arrows_and_seen(size: tuple[int, int]) -> None:
    async with home_of(trainer_of()).run_test(size=size) as pilot:
        await settle(pilot)
        for menu in at_home(pilot).menus:
            for row in menu.entries:
                await point_at(pilot, row.value)
                await settle(pilot)
                marked = [line for line in lines_of(pilot) if "▸" in line]
                assert len(marked) == 1, row.value
                assert row.label.split()[0] in marked[0]


async def test_a_lesson_begun_again_is_undone_again() -> None:
    trainer = trainer_of()
    done_before(trainer, LESSONS["bidding"])
    async with home_of(trainer).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await point_at(pilot, "lesson/pack")
        assert "u " not in lines_of(pilot)[-1].split("   ")[-1]
        await pilot.press("r")
        await settle(pilot)
        assert trainer.progress(LESSONS["pack"]).done == frozenset()
        assert text_of(pilot).count("✓") == 2
        assert at_home(pilot).words.say("home-was-reset") in " ".join(text_of(pilot).split())
        await pilot.press("u")
        await settle(pilot)
        assert trainer.progress(LESSONS["pack"]).finished
        assert text_of(pilot).count("✓") == 3
        await pilot.press("u")
        await settle(pilot)
        assert trainer.progress(LESSONS["pack"]).finished


async def test_who_knows_a_lesson_may_test_out_of_it_from_home() -> None:
    async with home_of(trainer_of()).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("t")
        await settle(pilot)
        assert lesson_of(pilot).run.test


# -- coming back -------------------------------------------------------------------------------------------------------


async def test_a_lesson_left_in_mid_question_comes_back_with_ticks_hint_and_line() -> None:
    keep = Forgetful(Settings(welcomed=True))
    async with home_of(trainer_of(keep=keep)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("2", "h", "t", *"ace", "ctrl+c")
        await settle(pilot)
    trainer = trainer_of(keep=keep)
    async with home_of(trainer).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert cursor_of(pilot) == "on"
        await pilot.press("enter")
        await settle(pilot)
        screen = lesson_of(pilot)
        assert screen.fields[0].value == "9d"
        assert screen.quiz is not None
        assert screen.quiz.help is Help.NUDGE
        assert screen.quiz.hinted[0].split()[0] in text_of(pilot)
        assert screen.typing
        assert "ace" in lines_of(pilot)[-2]


async def test_a_verdict_left_on_the_screen_is_there_again_and_kept_once() -> None:
    trainer = trainer_of()
    async with home_of(trainer).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("1", "enter")
        await settle(pilot)
        said = lesson_of(pilot).view.reply
        await pilot.press("q")
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert lesson_of(pilot).view.reply == said
        assert lesson_of(pilot).judged
        assert said is not None
        assert said.headline in text_of(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert lesson_of(pilot).view.number == 2
    assert len([entry for entry in trainer.keep.log if isinstance(entry, Attempt)]) == 1  # type: ignore[attr-defined]


async def test_a_quiz_left_open_comes_back_from_home() -> None:
    keep = Forgetful(Settings(welcomed=True))
    async with home_of(trainer_of(keep=keep)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await open_row(pilot, "practice")
        await open_row(pilot, "kind/trick-winner")
        quiz = quiz_of(pilot)
        await pilot.press("2", "h")
        await settle(pilot)
        position = quiz.quiz.scenario.position
        before = position, quiz.fields[0].value, quiz.quiz.help, seen(pilot)
        await pilot.press("ctrl+c")
    async with home_of(trainer_of(keep=keep)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        quiz = quiz_of(pilot)
        position = quiz.quiz.scenario.position
        assert (position, quiz.fields[0].value, quiz.quiz.help, seen(pilot)) == before


async def test_a_lesson_withdrawn_since_is_not_offered_and_one_renamed_is_taken_up() -> None:
    keep = Forgetful(Settings(welcomed=True))
    keep.save(Place(lesson="gone", step="who"))
    async with home_of(trainer_of(keep=keep)).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert cursor_of(pilot) == "lesson/first-round"
    before = trainer_of(keep=keep).visit(LESSONS["pack"], seed=3)
    assert before.run.goto(4)
    before.save(["1"])
    keep.leave(before.place)
    keep.save(replace(before.place, lesson="the-old-name"))
    trainer = trainer_of(keep=keep)
    renamed = copy(LESSONS["pack"])
    object.__setattr__(renamed, "aliases", ("the-old-name",))
    trainer.__dict__["lessons"] = tuple(renamed if one.id == "pack" else one for one in LESSONS.values())
    async with home_of(trainer).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert cursor_of(pilot) == "on"
        await pilot.press("enter")
        await settle(pilot)
        assert lesson_of(pilot).run.lesson.id == "pack"
        assert lesson_of(pilot).view.number == 4
        assert lesson_of(pilot).run.seed == 3
    last = keep.last()
    assert last is not None
    assert last.lesson == "pack"
    assert keep.place("the-old-name") is None


def seen(pilot: Pilot[Any]) -> str:
    """What stands on the terminal, wherever the keys point."""
    return " ".join(text_of(pilot).replace("▸", " ").split())


def quiz_of(pilot: Pilot[Any]) -> QuizScreen:
    """The quiz on top."""
    return top(pilot, QuizScreen)


# -- help counts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("keys", "climbed"), [("h", Help.NUDGE), ("h h h", Help.ANSWER), ("", Help.NONE)])
async def test_help_in_a_lesson_is_kept_with_the_attempt(keys: str, climbed: Help) -> None:
    trainer = trainer_of(first=True)
    async with home_of(trainer).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press(*keys.split(), "1", "enter")
        await settle(pilot)
    (entry,) = (entry for entry in trainer.keep.log if isinstance(entry, Attempt))  # type: ignore[attr-defined]
    assert entry.help is climbed


async def test_what_is_owed_counts_as_help_too_once_it_is_told() -> None:
    trainer = trainer_of(first=True)
    async with home_of(trainer).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        quiz = lesson_of(pilot).quiz
        assert quiz is not None
        await pilot.press("?")
        await settle(pilot)
        assert quiz.hinted
        assert quiz.hinted[0].split(",")[0].split()[0] in text_of(pilot)
        await pilot.press("escape", "1", "enter")
        await settle(pilot)
    (entry,) = (entry for entry in trainer.keep.log if isinstance(entry, Attempt))  # type: ignore[attr-defined]
    assert entry.help is not Help.NONE


# -- settings and table ------------------------------------------------------------------------------------------------


async def test_settings_change_at_once_and_are_kept(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    learner, app = opened()
    with learner:
        learner.trainer.keep.change(welcomed=True)
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            await open_row(pilot, "settings")
            screen = top(pilot, SettingsScreen)
            before = text_of(pilot)
            for row in ("pack", "colours", "card_size", "animation", "language"):
                await point_at(pilot, row)
                await pilot.press("right")
                await settle(pilot)
                assert text_of(pilot) != before
                before = text_of(pilot)
            assert (screen.words.lang, screen.words.pack) == ("es", "hungarian")
            dress = pilot.app.theme
            await pilot.press("q")
            await settle(pilot)
            assert at_home(pilot).words.lang == "es"
    learner, app = opened()
    with learner:
        settings = learner.trainer.keep.settings
        assert (settings.language, settings.pack, settings.colours) == ("es", "hungarian", dress)
        assert settings.card_size != "auto"
        assert settings.animation is False
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            assert pilot.app.theme == dress
            assert at_home(pilot).words.lang == "es"


async def test_the_own_table_changes_what_practice_asks() -> None:
    trainer = trainer_of()
    async with home_of(trainer).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await open_row(pilot, "table")
        top(pilot, TableScreen)
        await point_at(pilot, "iber")
        await pilot.press("right")
        await settle(pilot)
        assert trainer.own is not None
        assert trainer.own.iber
        await pilot.press("q")
        await settle(pilot)
        await open_row(pilot, "practice")
        top(pilot, ListScreen)
        await open_row(pilot, "kind/legal-plays")
        for _ in range(4):
            assert quiz_of(pilot).quiz.scenario.position.rules == trainer.own
            await pilot.press("1", "enter")
            await settle(pilot)
            for _ in range(20):
                if not quiz_of(pilot).judged:
                    break
                await pilot.press("enter")
                await settle(pilot)


async def test_what_a_table_cannot_agree_on_is_passed_over_and_said_in_whatever_language() -> None:
    """With no suit fixed nothing can fall back on it (R): the values behind that one can be reached all the same."""
    trainer = trainer_of()
    async with home_of(trainer).run_test(size=(80, 40)) as pilot:
        await settle(pilot)
        await open_row(pilot, "table")
        await point_at(pilot, "all_pass")
        met, told = [], []
        for _ in range(len(AllPass) - 1):
            await pilot.press("right")
            await settle(pilot)
            met.append(top(pilot, TableScreen).rules.all_pass)
            for _ in range(2):  # in one language, then in the next
                told.append(trainer.words.say("refused-fixed-suit-without-suit") in " ".join(text_of(pilot).split()))
                await pilot.press("l")
                await settle(pilot)
        assert set(met) == set(AllPass) - {AllPass.FIXED_SUIT}
        assert sum(told) == 2


async def test_what_a_table_cannot_agree_on_is_said_at_the_table() -> None:
    trainer = trainer_of()
    async with home_of(trainer).run_test(size=(80, 40)) as pilot:
        await settle(pilot)
        await open_row(pilot, "table")
        await point_at(pilot, "first_lead")
        await pilot.press("right")
        await settle(pilot)
        assert trainer.own is None
        assert "first card makes the trump" in " ".join(text_of(pilot).split())


@pytest.mark.parametrize("size", [(80, 24), (40, 20)])
async def test_what_hangs_on_an_option_can_be_read_by_keys_however_long_the_list(size: tuple[int, int]) -> None:
    async with home_of(trainer_of()).run_test(size=size) as pilot:
        await settle(pilot)
        await open_row(pilot, "table")
        await point_at(pilot, "iber")
        await pilot.press("w")
        await settle(pilot)
        top(pilot, PageScreen)
        shown = text_of(pilot)
        for _ in range(9):
            await pilot.press("enter")
            await settle(pilot)
            shown += text_of(pilot)
        assert "Which cards may you play?" in " ".join(shown.split())
        assert "with iber: Only the ace of hearts" in " ".join(shown.split())
        await pilot.press("q")
        await settle(pilot)
        assert top(pilot, TableScreen).menu.here.value == "iber"


async def test_a_page_is_read_to_its_end_by_enter_and_left_for_another_by_tab() -> None:
    async with home_of(trainer_of()).run_test(size=(40, 20)) as pilot:
        await settle(pilot)
        await open_row(pilot, "glossary")
        await open_row(pilot, "term/iber")
        page = top(pilot, PageScreen)
        assert "open" not in lines_of(pilot)[-1]
        for _ in range(9):
            await pilot.press("enter")
            await settle(pilot)
        assert page.body.scroll_y == page.body.max_scroll_y > 0
        await pilot.press("tab")
        await settle(pilot)
        assert "open" in lines_of(pilot)[-1]
        await pilot.press("enter")
        await settle(pilot)
        assert pilot.app.screen is not page
        top(pilot, PageScreen)


async def test_a_page_without_links_has_nothing_to_open() -> None:
    async with home_of(trainer_of()).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await open_row(pilot, "progress")
        page = pilot.app.screen
        await pilot.press("tab", "enter", "space", "down", "up")
        await settle(pilot)
        assert pilot.app.screen is page
        assert "open" not in lines_of(pilot)[-1]


# -- by mouse, and out -------------------------------------------------------------------------------------------------


async def test_the_mouse_alone_opens_every_room_comes_back_and_leaves() -> None:
    app = home_of(trainer_of())
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        rooms = [row.value for row in at_home(pilot).query_one("#rooms", MenuView).entries]
        for room in rooms:
            await click_row(pilot, room)
            assert not isinstance(pilot.app.screen, HomeScreen)
            assert lines_of(pilot)[0].strip()
            await click_key(pilot, "end")
            at_home(pilot)
        await click_key(pilot, "end")
    assert app.failure is None
    assert not app.is_running


async def test_leaving_home_leaves_the_program() -> None:
    app = home_of(trainer_of())
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("q")
        await settle(pilot)
    assert app.failure is None
    assert not app.is_running


# -- what stands in the way --------------------------------------------------------------------------------------------


async def answer_one(app: TrainerApp) -> None:
    """Take up the first lesson and answer its first question."""
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await by_keys(pilot, ("Ah",))
        await pilot.press("enter")
        await settle(pilot)
        assert lesson_of(pilot).judged
        await pilot.press("ctrl+c")
        await settle(pilot)
    assert app.failure is None


async def test_a_file_that_is_no_database_is_put_aside_and_told_at_the_end(
    opened: Opened, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "profile-learner.db").write_bytes(b"no database at all" * 100)
    learner, app = opened(lang="en")
    with learner:
        await answer_one(app)
        assert capsys.readouterr().err == ""
    assert "was damaged" in capsys.readouterr().err
    assert len(list(data.glob("*.damaged-1"))) == 1
    learner, app = opened(lang="en")
    with learner:
        assert learner.trainer.memory.answered == 1


async def test_a_home_that_cannot_be_written_is_told_and_all_works_from_memory(
    opened: Opened, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    learner, app = opened(file, lang="en")
    with learner:
        await answer_one(app)
        assert learner.trainer.memory.answered == 1
    assert capsys.readouterr().err.startswith("Nothing will be kept this time: ")
    assert file.read_text() == "no folder"


async def test_two_programs_side_by_side_keep_the_answers_of_both(opened: Opened) -> None:
    one, first = opened(lang="en")
    two, second = opened(lang="ro")
    with one, two:
        one.trainer.keep.change(welcomed=False)
        async with first.run_test(size=(80, 24)) as here:
            await settle(here)
            await by_keys(here, ("Ah",))
            async with second.run_test(size=(80, 24)) as there:
                await settle(there)
                await there.press("enter")
                await settle(there)
                await by_keys(there, ("9d",))
                await there.pause(PAUSE)  # what was chosen here is chosen there, too: only a calm Enter is meant
                await there.press("enter")
                await settle(there)
                await there.press("ctrl+c")
            await here.press("enter")
            await settle(here)
            assert lesson_of(here).judged
            await here.press("ctrl+c")
    assert (first.failure, second.failure) == (None, None)
    three, _ = opened(lang="en")
    with three:
        assert three.trainer.memory.answered == 2
