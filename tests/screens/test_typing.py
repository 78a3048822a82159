"""The typed line and the fields: digits of two-digit options, pastes, letters that open the line."""

from dataclasses import replace

from textual.events import AppBlur, AppFocus, Paste

from tutor.rules.position import Position
from tutor.rules.ruleset import PRESETS
from tutor.rules.seats import Seat
from tutor.screens.numbers import Digits, NumberView

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


# -- the line and what lies around it ----------------------------------------------------------------------------------


async def test_where_there_is_no_room_nothing_is_handed_in() -> None:
    quiz = quiz_of(ASKED["trick-winner"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("t", "1")
        await settle(pilot)
        await pilot.resize_terminal(20, 8)
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert quiz.answered == 0
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert quiz.answered == 1
        assert str(quiz.given) == "W"


async def test_whoever_closes_the_line_is_where_they_were() -> None:
    quiz = quiz_of(ASKED["deal"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("3", "tab", "4", "tab", "5")
        third = fields_of(pilot)[2]
        assert third.has_focus
        await pilot.press("t")
        await settle(pilot)
        await pilot.press("escape")
        await settle(pilot)
        assert third.has_focus
        await pilot.press("9")
        await settle(pilot)
        assert [field.value for field in fields_of(pilot)] == ["3", "4", "59"]


async def test_a_number_goes_on_when_the_window_comes_back() -> None:
    quiz = quiz_of(ASKED["deal"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("2")
        pilot.app.post_message(AppBlur())
        await settle(pilot)
        pilot.app.post_message(AppFocus())
        await settle(pilot)
        await pilot.press("4")
        await settle(pilot)
        assert fields_of(pilot)[0].value == "24"
        await pilot.press("tab", "shift+tab", "7")
        await settle(pilot)
        assert fields_of(pilot)[0].value == "7", "whoever comes from another field begins anew"


async def test_digits_that_are_clicked_make_one_number_wherever_the_keys_were() -> None:
    quiz = quiz_of(ASKED["accusation"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        numbers = [field for field in fields_of(pilot) if isinstance(field, NumberView)]
        pilot.app.screen.set_focus(None)
        await settle(pilot)
        pad = pilot.app.screen.query_one(Digits)
        for digit in "12":
            pad.hit(digit)
        await settle(pilot)
        assert numbers[0].value == "12"


async def test_an_answer_is_never_given_by_a_change_of_language() -> None:
    """What is a word in Romanian is none in English, and to change the language is not to answer."""
    quiz = quiz_of(ASKED["trump"].scenario)
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await pilot.press("t", *"verde", "enter")
        await settle(pilot)
        said = text_of(pilot)
        assert "among the choices" in said
        await pilot.press("escape", "l")
        await settle(pilot)
        assert quiz.answered == 0
        assert "verde" in text_of(pilot)
        assert "among the choices" not in text_of(pilot)
        await pilot.press("1", "enter")
        await settle(pilot)
        assert quiz.answered == 1


async def test_a_number_of_two_digits_is_taken_back_by_the_same_two() -> None:
    position = Position(rules=PRESETS["international-4"], dealer=Seat.E)
    quiz = quiz_of(replace(ASKED["legal-bids"].scenario, position=position, expect=None))
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        field = fields_of(pilot)[0]
        await pilot.press("1", "0")
        await settle(pilot)
        assert field.value == "10"
        await pilot.press("1", "0")
        await settle(pilot)
        assert field.value == ""
