"""A question of every kind, answered by the keyboard alone, by the mouse alone, and by a typed line."""

import pytest

from tutor.drill.questions import KINDS
from tutor.screens.parts import SaysView
from tutor.words.files import language_codes
from tutor.words.spoken import Pack
from tutor.words.words import Words

from .asked import Asked, asked
from .playing import (
    SIZES,
    Clock,
    app_of,
    by_keys,
    by_mouse,
    click_key,
    cut_at,
    fields_of,
    quiz_of,
    screen_of,
    settle,
    text_of,
)

ASKED = asked()
PACKS: tuple[Pack, ...] = ("hungarian", "french")
EVERY_KIND = pytest.mark.parametrize("kind", list(ASKED))


def test_every_kind_is_tried_here() -> None:
    assert set(ASKED) == set(KINDS)


def other(kind: str) -> Asked:
    """A question of another kind, to go on to."""
    return ASKED["legal-plays" if kind != "legal-plays" else "trick-winner"]


@EVERY_KIND
async def test_keys_alone(kind: str) -> None:
    one, clock = ASKED[kind], Clock()
    quiz = quiz_of(one.scenario, other(kind).scenario)
    async with app_of(quiz, clock).run_test(size=(80, 24)) as pilot:
        await by_keys(pilot, one.right)
        assert tuple(field.value for field in fields_of(pilot)) == one.right
        await pilot.press("enter")
        await settle(pilot)
        assert (quiz.answered, quiz.right) == (1, 1)
        assert "✓" in text_of(pilot)
        clock.now += 1
        await pilot.press("enter")
        await settle(pilot)
        assert quiz.number == 2
        await by_keys(pilot, other(kind).right)
        clock.now += 1
        await pilot.press("enter")
        await settle(pilot)
        assert (quiz.answered, quiz.right) == (2, 2)


@EVERY_KIND
async def test_mouse_alone(kind: str) -> None:
    one, clock = ASKED[kind], Clock()
    quiz = quiz_of(one.scenario, other(kind).scenario)
    async with app_of(quiz, clock).run_test(size=(80, 24)) as pilot:
        await by_mouse(pilot, one.right)
        assert tuple(field.value for field in fields_of(pilot)) == one.right
        await click_key(pilot, "enter")
        assert (quiz.answered, quiz.right) == (1, 1)
        clock.now += 1
        await click_key(pilot, "enter")
        assert quiz.number == 2
        clock.now += 1
        await by_mouse(pilot, other(kind).right)
        await click_key(pilot, "enter")
        assert (quiz.answered, quiz.right) == (2, 2)


@EVERY_KIND
async def test_typed(kind: str) -> None:
    one = ASKED[kind]
    quiz = quiz_of(one.scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("t")
        await pilot.press(*("space" if sign == " " else sign for sign in one.typed), "enter")
        await settle(pilot)
        assert (quiz.answered, quiz.right) == (1, 1)
        assert tuple(field.value for field in fields_of(pilot)) == one.right
        assert not screen_of(pilot).typing


@EVERY_KIND
async def test_wrong_is_told_by_sign_and_word(kind: str) -> None:
    one = ASKED[kind]
    quiz = quiz_of(one.scenario)
    async with app_of(quiz).run_test(size=(80, 40)) as pilot:
        await by_keys(pilot, one.wrong)
        await pilot.press("enter")
        await settle(pilot)
        assert (quiz.answered, quiz.right) == (1, 0)
        shown = text_of(pilot)
        assert "✗" in shown
        assert quiz.reply.headline.split(".")[0] in shown


@EVERY_KIND
async def test_nothing_chosen_is_a_kind_prompt(kind: str) -> None:
    quiz = quiz_of(ASKED[kind].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "left", "enter")
        await settle(pilot)
        assert quiz.answered == 0
        assert "Take your time" in text_of(pilot)


@EVERY_KIND
async def test_all_chosen_is_an_answer_like_any_other(kind: str) -> None:
    quiz = quiz_of(ASKED[kind].scenario)
    if not all(entry.many and entry.options for entry in quiz.entries):
        pytest.skip("of these options one is chosen, or none are there")
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await by_keys(pilot, tuple(" ".join(option.code for option in entry.options) for entry in quiz.entries))
        await pilot.press("enter")
        await settle(pilot)
        said = pilot.app.screen.query_one(SaysView)
        assert said.reply is not None or said.notes, "where nothing is one of the options, all of them are no answer"
        assert quiz.answered == (said.reply is not None)


@EVERY_KIND
@pytest.mark.parametrize("lang", language_codes())
async def test_nothing_is_cut_at_any_size(kind: str, lang: str) -> None:
    one = ASKED[kind]
    quiz = quiz_of(one.scenario, lang=lang)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        for pack in PACKS:
            screen_of(pilot).speak(Words(lang, pack))
            assert not cut_at(pilot, *SIZES, (60, 20), (59, 24), (38, 12), (74, 24), (200, 60))
        quiz.choose(list(one.wrong))
        for pack in PACKS:
            screen_of(pilot).speak(Words(lang, pack))
            assert not cut_at(pilot, *SIZES, (60, 20), (59, 24), (38, 12), (74, 24), (200, 60))
