"""The typed line and the fields: digits of two-digit options, pastes, letters that open the line."""

from textual.events import Paste

from .asked import asked
from .playing import app_of, fields_of, quiz_of, screen_of, settle, text_of

ASKED = asked()


async def test_a_letter_opens_the_line_and_begins_it() -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press(*"nine", "space", *"of", "space", *"hearts", "enter")
        await settle(pilot)
        assert str(quiz.given) == "9h"


async def test_a_colon_opens_the_line_and_escape_closes_it_and_keeps_the_choice() -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("2", ":", "4", "escape")
        await settle(pilot)
        assert not screen_of(pilot).typing
        assert fields_of(pilot)[0].value == "Th"
        assert pilot.app.focused is fields_of(pilot)[0]
        assert quiz.answered == 0


async def test_what_is_not_understood_stays_in_the_line() -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("t", *"xyz", "enter")
        await settle(pilot)
        assert quiz.answered == 0
        assert screen_of(pilot).typing
        assert "xyz" in text_of(pilot)


async def test_ten_where_one_is_an_option_too() -> None:
    quiz = quiz_of(ASKED["find-revoke"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        view = fields_of(pilot)[0]
        for keys, code in (("1", "none"), ("0", "3:W"), ("5", "1:E"), ("2", "1:S"), ("5", "6:E"), ("5", "1:E")):
            await pilot.press(*keys)
            assert view.value == code, keys


async def test_a_digit_that_begins_one_number_only_chooses_it() -> None:
    quiz = quiz_of(ASKED["announcement"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        view = fields_of(pilot)[0]
        await pilot.press("4")
        assert view.value == "40"
        await pilot.press("0")
        assert view.value == "40"
        await pilot.press("2", "0")
        assert view.value == "20"


async def test_choices_in_order_show_their_places() -> None:
    quiz = quiz_of(ASKED["rank-order"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("3", "1")
        await settle(pilot)
        shown = text_of(pilot)
        assert "┏━1.━┓" in shown
        assert "┏━2.━┓" in shown
        await pilot.press("3")
        assert fields_of(pilot)[0].value == "Kh"


async def test_a_number_takes_digits_and_one_sign() -> None:
    quiz = quiz_of(ASKED["round-score"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        view = fields_of(pilot)[0]
        await pilot.press("1", "2", "-", "3", "4", "5", "6")
        assert view.value == "-1234"
        await pilot.press("backspace", "+")
        assert view.value == "123"


async def test_what_is_pasted_into_a_number_is_a_number_or_nothing() -> None:
    quiz = quiz_of(ASKED["trick-points"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        view = fields_of(pilot)[0]
        for text, value in (("a long text\nof two lines", ""), ("12\n", "12"), ("9" * 400, "12"), ("-3", "12")):
            pilot.app.post_message(Paste(text))
            await settle(pilot)
            assert view.value == value
        assert not screen_of(pilot).typing


async def test_what_is_pasted_elsewhere_is_one_line_to_type() -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        pilot.app.post_message(Paste("1 2 3\nrm -rf"))
        await settle(pilot)
        assert quiz.answered == 0
        await pilot.press("enter")
        await settle(pilot)
        assert str(quiz.given) == "9h Th Ah"


async def test_enter_goes_through_the_fields_of_an_answer_first() -> None:
    quiz = quiz_of(ASKED["deal"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("3", "enter", "3", "enter", "0")
        await settle(pilot)
        assert quiz.answered == 0
        await pilot.press("enter")
        await settle(pilot)
        assert (quiz.answered, quiz.right) == (1, 1)
