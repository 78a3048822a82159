"""Enter: it answers once, never skips a verdict that is still unread, and never answers the next question."""

from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot

from tutor.screens.app import TrainerApp
from tutor.screens.base import Body
from tutor.screens.calm import PAUSE
from tutor.screens.home import HomeScreen
from tutor.screens.lesson import LessonScreen
from tutor.screens.lists import ListScreen
from tutor.screens.menu import MenuView
from tutor.screens.settings import SettingsScreen

from .asked import asked
from .playing import Clock, app_of, click_key, lines_of, quiz_of, screen_of, settle, storm, text_of
from .training import at_home, home_of, trainer_of

ASKED = asked()
ONE, TWO = ASKED["legal-plays"].scenario, ASKED["trick-winner"].scenario


async def test_two_hundred_enters_neither_skip_a_verdict_nor_answer_twice() -> None:
    quiz, clock = quiz_of(ONE, TWO), Clock()
    async with app_of(quiz, clock).run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "2", "3")
        await storm(pilot, "enter", 100)
        clock.now += PAUSE / 2
        await storm(pilot, "enter", 100)
        assert (quiz.number, quiz.answered, quiz.right) == (1, 1, 1)
        assert quiz.reply.headline in text_of(pilot)


async def test_a_key_held_for_a_minute_goes_nowhere_until_it_is_let_go() -> None:
    quiz, clock = quiz_of(ONE, TWO), Clock()
    async with app_of(quiz, clock).run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "enter")
        for _ in range(20):
            clock.now += PAUSE - 0.01
            await storm(pilot, "enter", 1)
        assert quiz.number == 1
        clock.now += PAUSE + 0.01
        await pilot.press("enter")
        await settle(pilot)
        assert (quiz.number, quiz.answered) == (2, 1)


async def test_the_enter_that_goes_on_does_not_answer_the_next_question() -> None:
    quiz, clock = quiz_of(ONE, TWO), Clock()
    async with app_of(quiz, clock).run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "enter")
        await settle(pilot)
        clock.now += 1
        await storm(pilot, "enter", 50)
        assert (quiz.number, quiz.answered) == (2, 1)
        assert "Take your time" not in text_of(pilot)


async def test_a_storm_in_the_typed_line_answers_once() -> None:
    quiz, clock = quiz_of(ONE, TWO), Clock()
    async with app_of(quiz, clock).run_test(size=(80, 24)) as pilot:
        await pilot.press("t", "1", "space", "2")
        await storm(pilot, "enter", 50)
        assert (quiz.number, quiz.answered) == (1, 1)
        assert not screen_of(pilot).typing


async def test_a_double_click_on_answer_does_not_go_on() -> None:
    quiz, clock = quiz_of(ONE, TWO), Clock()
    async with app_of(quiz, clock).run_test(size=(80, 24)) as pilot:
        await pilot.press("1")
        await click_key(pilot, "enter")
        await click_key(pilot, "enter")
        assert (quiz.number, quiz.answered) == (1, 1)


async def test_a_verdict_longer_than_the_screen_is_read_to_its_end_first() -> None:
    quiz, clock = quiz_of(ASKED["round-score"].scenario, TWO), Clock()
    async with app_of(quiz, clock).run_test(size=(40, 12)) as pilot:
        await pilot.press("9", "tab", "9", "enter")
        await settle(pilot)
        body = pilot.app.screen.query_one(Body)
        assert body.scroll_y < body.max_scroll_y
        pages = 0
        while quiz.number == 1 and pages < 20:
            clock.now += 1
            await pilot.press("enter")
            await settle(pilot)
            pages += 1
        assert 2 <= pages < 20
        assert quiz.number == 2
        assert body.scroll_y == 0


async def test_moving_about_is_never_an_answer() -> None:
    quiz = quiz_of(TWO)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "right", "enter")
        await settle(pilot)
        assert quiz.answered == 0
        await pilot.press("space", "enter")
        await settle(pilot)
        assert quiz.answered == 1
        assert str(quiz.given) == "E"


async def test_a_choice_made_takes_the_prompt_away() -> None:
    quiz = quiz_of(TWO)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await settle(pilot)
        assert "Take your time" in text_of(pilot)
        await pilot.press("2")
        await settle(pilot)
        assert "Take your time" not in text_of(pilot)


async def test_a_run_with_a_count_ends_in_its_summary() -> None:
    quiz, clock = quiz_of(ONE, TWO), Clock()
    app = app_of(quiz, clock, count=2)
    async with app.run_test(size=(80, 24)) as pilot:
        assert "Question 1 of 2" in lines_of(pilot)[0]
        for _ in range(2):
            clock.now += 1
            await pilot.press("1", "enter")
            await settle(pilot)
            clock.now += 1
            await pilot.press("enter")
            await settle(pilot)
        assert quiz.number == 2
        await storm(pilot, "enter", 50)
        assert quiz.summary in text_of(pilot).replace("│", "")
        clock.now += 1
        await storm(pilot, "enter", 50)
    assert app.return_value == quiz.summary
    assert app.return_code == 0


async def test_a_storm_on_a_sheet_closes_it_once() -> None:
    quiz, clock = quiz_of(ONE, TWO), Clock()
    async with app_of(quiz, clock).run_test(size=(80, 24)) as pilot:
        for key in ("question_mark", "q"):
            await pilot.press(key)
            await settle(pilot)
            await storm(pilot, "escape", 1)
            assert pilot.app.screen is screen_of(pilot)
        await pilot.press("question_mark")
        await settle(pilot)
        await storm(pilot, "enter", 100)
        assert pilot.app.screen is screen_of(pilot)
        assert (quiz.number, quiz.answered) == (1, 0)


# -- storms of other keys ----------------------------------------------------------------------------------------------


async def at_settings(pilot: Pilot[Any]) -> TrainerApp:
    app = pilot.app
    assert isinstance(app, TrainerApp)
    await settle(pilot)
    app.go(SettingsScreen(at_home(pilot).trainer))
    await settle(pilot)
    return app


@pytest.mark.parametrize("key", ["q", "escape"])
async def test_a_storm_that_leaves_a_screen_leaves_no_other(key: str) -> None:
    async with home_of(trainer_of()).run_test(size=(80, 24)) as pilot:
        app = await at_settings(pilot)
        await storm(pilot, key, 5)
        assert isinstance(app.screen, HomeScreen)


@pytest.mark.parametrize("key", ["k", "g", "?", "q"])
async def test_a_storm_lays_one_sheet(key: str) -> None:
    quiz, clock = quiz_of(ONE, TWO), Clock()
    async with app_of(quiz, clock).run_test(size=(80, 24)) as pilot:
        await pilot.press("1")
        for _ in range(6):
            pilot.app.post_message(Key(key if key != "?" else "question_mark", key))
        await settle(pilot)
        assert len(pilot.app.screen_stack) <= 3
        if len(pilot.app.screen_stack) == 3:
            await pilot.press("escape")
            await settle(pilot)
        assert pilot.app.screen is screen_of(pilot)
        assert (quiz.number, quiz.answered) == (1, 0)


async def test_a_storm_opens_a_lesson_once() -> None:
    async with home_of(trainer_of()).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await storm(pilot, "enter", 30)
        assert len([screen for screen in pilot.app.screen_stack if isinstance(screen, LessonScreen)]) == 1


async def test_two_clicks_open_one_list() -> None:
    async with home_of(trainer_of()).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        menu = pilot.app.screen.query_one("#rooms", MenuView)
        menu.hit("2")
        menu.hit("2")
        await settle(pilot)
        assert len([screen for screen in pilot.app.screen_stack if isinstance(screen, ListScreen)]) == 1


@pytest.mark.parametrize("opens", ["question_mark", "k"])
async def test_the_enter_that_closes_a_sheet_does_not_answer(opens: str) -> None:
    quiz, clock = quiz_of(ONE, TWO), Clock()
    async with app_of(quiz, clock).run_test(size=(80, 24)) as pilot:
        await pilot.press("1", opens)
        await settle(pilot)
        clock.now += 5
        await pilot.press("enter")
        await settle(pilot)
        clock.now += PAUSE / 10
        await pilot.press("enter")
        await settle(pilot)
        assert (quiz.number, quiz.answered) == (1, 0)
        clock.now += 5
        await pilot.press("enter")
        await settle(pilot)
        assert quiz.answered == 1


async def test_the_enter_that_opens_a_question_does_not_answer_with_what_was_chosen_there() -> None:
    trainer, clock = trainer_of(), Clock()
    visit = trainer.quiz(trainer.wishes(kind="legal-plays"))
    visit.save(["9h"])
    visit.save([visit.quiz.entries[0].options[0].code])
    async with home_of(trainer, clock).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert screen_of(pilot).fields[0].value
        clock.now += PAUSE / 10
        await pilot.press("enter")
        await settle(pilot)
        assert screen_of(pilot).quiz.answered == 0


@pytest.mark.parametrize("key", ["k", "K", "Q", "w"])
async def test_the_key_that_opens_a_sheet_closes_it_too(key: str) -> None:
    async with app_of(quiz_of(ONE)).run_test(size=(80, 24)) as pilot:
        await pilot.press("k")
        await settle(pilot)
        assert pilot.app.screen is not screen_of(pilot)
        await pilot.press(key)
        await settle(pilot)
        assert pilot.app.screen is screen_of(pilot)
