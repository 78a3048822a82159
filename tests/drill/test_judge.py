"""What a learner's answer comes to: right, nearly, or wrong with what is too much and what is missing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.drill.cases import CASES, Case, case_id
from tests.rules.written import CLASSIC, INTERNATIONAL, at, h
from tutor.cards import Hand
from tutor.drill.answers import Cards, Number, YesNo
from tutor.drill.judge import judge
from tutor.drill.questions import LegalPlays
from tutor.drill.reading import read
from tutor.drill.solve import solve
from tutor.rules.faults import Impossible

FOLLOW = at(INTERNATIONAL, hands={"S": "9h Th Ah 9s Js"}, trick="E:Kh", trump="s")  # any heart: 9h Th Ah


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_answer_of_the_rules_is_right(case: Case) -> None:
    solution = solve(case.at, case.question)
    verdict = judge(case.at, case.question, solution.answer)
    assert verdict.right
    assert not verdict.nearly
    assert (verdict.given, verdict.expected, verdict.reasons) == (solution.answer, solution.answer, solution.reasons)
    assert not verdict.extra
    assert not verdict.missed


def test_the_order_of_cards_does_not_matter() -> None:
    assert judge(FOLLOW, LegalPlays(), read(LegalPlays(), "Ah 9h 10♥", INTERNATIONAL)).right


@pytest.mark.parametrize(
    ("given_", "nearly", "extra", "missed"),
    [
        ("9h Th", True, "", "Ah"),  # one forgotten
        ("9h Th Ah 9s", True, "9s", ""),  # one too many
        ("9h Th 9s", False, "9s", "Ah"),
        ("9h", False, "", "Th Ah"),
        ("", False, "", "9h Th Ah"),
        ("9s Js", False, "9s Js", "9h Th Ah"),
        ("9h Th Ah 9s Js", False, "9s Js", ""),
        ("9h Th Ah Kd", True, "Kd", ""),  # a card that is not even held
    ],
)
def test_a_wrong_set_is_told_by_what_is_too_much_and_what_is_missing(
    given_: str, nearly: bool, extra: str, missed: str
) -> None:
    verdict = judge(FOLLOW, LegalPlays(), Cards(h(given_)))
    assert not verdict.right
    assert verdict.nearly == nearly
    assert (verdict.extra, verdict.missed) == (h(extra), h(missed))
    assert [reason.rule for reason in verdict.reasons] == ["P2"]


@given(st.integers(0, 2**32 - 1).map(Hand))
def test_what_is_too_much_and_what_is_missing_make_the_difference(guess: Hand) -> None:
    verdict = judge(FOLLOW, LegalPlays(), Cards(guess))
    assert isinstance(verdict.expected, Cards)
    assert (guess - verdict.extra) | verdict.missed == verdict.expected.cards
    assert verdict.right == (not verdict.extra and not verdict.missed)
    assert verdict.nearly == (len(verdict.extra) + len(verdict.missed) == 1)


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_an_answer_of_another_shape_is_wrong_and_no_exception(case: Case) -> None:
    """house.md: a learner's mistake is never an exception"""
    for other in (Number(-7), YesNo(True), Cards(h("7h"))):
        if type(other) is not type(solve(case.at, case.question).answer):
            verdict = judge(case.at, case.question, other)
            assert not verdict.right
            assert not verdict.nearly
            assert verdict.reasons == solve(case.at, case.question).reasons


def test_only_sets_of_cards_can_be_nearly_right() -> None:
    case = next(case for case in CASES if case.kind == "trick-points")
    verdict = judge(case.at, case.question, Number(24))
    assert not verdict.right
    assert not verdict.nearly


def test_what_cannot_be_asked_cannot_be_judged() -> None:
    with pytest.raises(Impossible):
        judge(at(CLASSIC), LegalPlays(), Cards(h("Ah")))
