"""What may change in mid-question, and what must stay: language, pack, colours, the size of the terminal."""

import pytest

from tutor.screens.base import Body
from tutor.screens.looks import DRESSES
from tutor.screens.sheet import SheetText

from .asked import asked
from .playing import (
    app_of,
    by_keys,
    click_key,
    click_spot,
    fields_of,
    lines_of,
    quiz_of,
    screen_of,
    settle,
    text_of,
)

ASKED = asked()


@pytest.mark.parametrize("kind", list(ASKED))
async def test_language_and_pack_keep_what_is_chosen(kind: str) -> None:
    one = ASKED[kind]
    quiz = quiz_of(one.scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await by_keys(pilot, one.wrong)
        focused, scenario = pilot.app.focused, quiz.scenario
        english = text_of(pilot)
        await pilot.press("l", "p")
        await settle(pilot)
        assert (quiz.words.lang, quiz.words.pack) == ("ro", "hungarian")
        assert text_of(pilot) != english
        assert "Întrebarea 1" in lines_of(pilot)[0]
        assert tuple(field.value for field in fields_of(pilot)) == one.wrong
        assert pilot.app.focused is focused
        assert quiz.scenario is scenario
        await pilot.press("enter")
        await settle(pilot)
        assert quiz.answered == 1
        await pilot.press("l")
        await settle(pilot)
        assert quiz.words.lang == "en"
        assert quiz.answered == 1
        assert quiz.reply.headline.split(".")[0] in text_of(pilot)


async def test_a_prompt_is_said_again_in_the_new_language() -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "l")
        await settle(pilot)
        assert "Nu te grăbește nimeni" in text_of(pilot)


async def test_language_by_the_mouse_alone_even_where_the_row_of_keys_is_short() -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    async with app_of(quiz).run_test(size=(40, 20)) as pilot:
        await click_key(pilot, "keys")
        await click_spot(pilot, pilot.app.screen.query_one(SheetText), "language")
        await settle(pilot)
        assert quiz.words.lang == "ro"
        assert "Întrebarea 1" in lines_of(pilot)[0]


async def test_colours_go_round() -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        seen = []
        for _ in DRESSES:
            await pilot.press("c")
            seen.append(pilot.app.theme)
        assert sorted(seen) == sorted(dress.name for dress in DRESSES)


@pytest.mark.parametrize("kind", ["legal-plays", "find-revoke", "accusation"])
async def test_a_storm_of_sizes_keeps_choices_focus_and_place(kind: str) -> None:
    one = ASKED[kind]
    quiz = quiz_of(one.scenario)
    async with app_of(quiz).run_test(size=(120, 40)) as pilot:
        await by_keys(pilot, one.wrong)
        focused = pilot.app.focused
        for width, height in ((80, 24), (40, 20), (20, 5), (1, 1), (40, 12), (59, 60), (120, 40)):
            await pilot.resize_terminal(width, height)
        await settle(pilot)
        assert tuple(field.value for field in fields_of(pilot)) == one.wrong
        assert pilot.app.focused is focused
        await pilot.press("enter")
        for width, height in ((80, 24), (20, 20), (40, 20), (120, 12)):
            await pilot.resize_terminal(width, height)
        await settle(pilot)
        assert (quiz.number, quiz.answered) == (1, 1)
        assert quiz.reply.verdict.right is False


@pytest.mark.parametrize("size", [(20, 10), (30, 24), (80, 5), (10, 3)])
async def test_too_little_room_is_said_and_never_blank(size: tuple[int, int]) -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    async with app_of(quiz).run_test(size=size) as pilot:
        await settle(pilot)
        said = " ".join(text_of(pilot).split())
        assert said
        assert "The cards need more room: please make this window".startswith(said[:20])
        await pilot.press("1")
        assert fields_of(pilot)[0].value == ""
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert "Which cards may you play?" in text_of(pilot)
        await pilot.press("1")
        assert fields_of(pilot)[0].value == "9h"


async def test_twelve_rows_scroll_by_keys() -> None:
    quiz = quiz_of(ASKED["find-revoke"].scenario)
    async with app_of(quiz).run_test(size=(40, 12)) as pilot:
        body = pilot.app.screen.query_one(Body)
        assert body.max_scroll_y > 0
        await pilot.press("pagedown")
        await settle(pilot)
        assert body.scroll_y > 0
        await pilot.press("home")
        await settle(pilot)
        assert body.scroll_y == 0
        await pilot.press("2", "5")
        await settle(pilot)
        assert any("✓25" in line.replace("▸", "") for line in lines_of(pilot))


async def test_every_text_on_the_screen_is_plain() -> None:
    """Brackets are text and no markup: a card in one line is written with them."""
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    async with app_of(quiz).run_test(size=(40, 20)) as pilot:
        await settle(pilot)
        assert "[1 ♥9]" in text_of(pilot)


async def test_the_rule_opens_after_the_answer_and_closes() -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("w")
        await settle(pilot)
        assert "Answer first" in text_of(pilot)
        assert not screen_of(pilot).typing
        await pilot.press("1", "enter", "w")
        await settle(pilot)
        assert "P2 · " in text_of(pilot)
        assert quiz.words.rule("P2").split(",")[0] in text_of(pilot)
        await pilot.press("escape")
        await settle(pilot)
        assert pilot.app.screen is screen_of(pilot)
        assert quiz.number == 1
