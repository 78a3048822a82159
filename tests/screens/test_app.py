"""The app around the screens: what is painted first, what fails, how it ends."""

from collections.abc import Mapping

import pytest

from tutor.screens.app import NAME, TrainerApp
from tutor.screens.quiz import QuizScreen
from tutor.session import Quiz
from tutor.words.spoken import Pack
from tutor.words.words import Words

from .asked import SEATS, asked
from .playing import SIZES, Clock, app_of, cut_at, fields_of, quiz_of, screen_of, settle, text_of

ASKED = asked()


async def test_an_empty_table_comes_first_and_then_the_question() -> None:
    made: list[Quiz] = []

    def make() -> Quiz:
        made.append(quiz_of(ASKED["legal-plays"].scenario))
        return made[0]

    app = TrainerApp(lambda app: app.go(QuizScreen(make())))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert len(made) == 1
        assert isinstance(pilot.app.screen, QuizScreen)
        assert "Which cards may you play?" in text_of(pilot)
        assert NAME not in text_of(pilot)
        await pilot.press("1", "2", "3", "enter")
        await settle(pilot)
        assert made[0].right == 1


async def test_a_quiz_that_cannot_be_made_is_told_to_the_caller() -> None:
    def make() -> Quiz:
        raise LookupError("no such quiz")

    app = TrainerApp(lambda app: app.go(QuizScreen(make())))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
    assert isinstance(app.failure, LookupError)
    assert app.return_value is None


async def test_leaving_tells_how_it_went() -> None:
    quiz = quiz_of(ASKED["trick-winner"].scenario)
    clock = Clock()
    app = app_of(quiz, clock)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("3", "enter")
        await settle(pilot)
        await pilot.press("q")
        await settle(pilot)
        assert quiz.summary in text_of(pilot)
        clock.now += 1
        await pilot.press("enter")
        await settle(pilot)
    assert app.return_value == quiz.summary


async def test_a_word_that_begins_with_q_does_not_end_the_run() -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    app = app_of(quiz)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", *"queen", "space", *"of")
        await settle(pilot)
        assert app.is_running
        await pilot.press("escape")
        await settle(pilot)
        assert pilot.app.screen is screen_of(pilot)
        assert fields_of(pilot)[0].value == "9h"
        assert quiz.answered == 0


async def test_control_c_leaves_at_once() -> None:
    quiz = quiz_of(ASKED["trick-winner"].scenario)
    app = app_of(quiz)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+c")
        await settle(pilot)
    assert app.return_value == quiz.summary


async def test_nothing_of_textuals_own_english_is_in_the_way() -> None:
    quiz = quiz_of(ASKED["trick-winner"].scenario, lang="ro")
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        before = text_of(pilot)
        await pilot.press("ctrl+p", "f1", "ctrl+backslash")
        await settle(pilot)
        assert text_of(pilot) == before


# -- a language half as long again -----------------------------------------------------------------------------------

SHORT = ("screen-rank", "screen-suit", "screen-seat", "screen-key")


class LongWords(Words):
    """English half as long again, for a language that takes more room."""

    def format(self, id_: str, args: Mapping[str, object], *, more: bool = False) -> str:
        """The text, and half of it more."""
        text = super().format(id_, args, more=more)
        return text if id_.startswith(SHORT) else text + "ö" * (len(text.split()[-1]) // 2) + " ő" * (len(text) // 5)


@pytest.mark.parametrize("pack", ["french", "hungarian"])
@pytest.mark.parametrize("kind", list(ASKED))
async def test_a_language_half_as_long_again_fits_everywhere(kind: str, pack: Pack) -> None:
    one = ASKED[kind]
    quiz = Quiz(lambda: one.scenario, LongWords("en", pack))
    app = app_of(quiz, words_in=LongWords)
    async with app.run_test(size=(80, 24)) as pilot:
        for answered in (False, True):
            if answered:
                quiz.choose(list(one.wrong))
                screen_of(pilot).speak(quiz.words)
            assert not cut_at(pilot, *SIZES)


@pytest.mark.parametrize("players", SEATS)
async def test_long_names_fit_every_table(players: int) -> None:
    quiz = Quiz(lambda: SEATS[players], LongWords("en", "hungarian"))
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        assert not cut_at(pilot, *SIZES)
