"""Answers are read from what they print, and in every form that files and learners may use."""

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drill.cases import CASES, Case, accuse, case_id
from tests.rules.written import CLASSIC, INTERNATIONAL, THREE, c, h, question_of
from tutor.cards import CARDS, Hand, NotNotation, Suit
from tutor.drill.answers import (
    Answer,
    Bids,
    Cards,
    Chosen,
    Dealt,
    Number,
    Order,
    Revoke,
    Scores,
    Settled,
    Stands,
    WhichSuit,
    Who,
    Winner,
    YesNo,
)
from tutor.drill.questions import KINDS, Choice, LegalPlays, Question, Text
from tutor.drill.reading import Raw, read
from tutor.drill.solve import solve
from tutor.rules.auction import Nobody, Open, Redeal
from tutor.rules.notation import Bid
from tutor.rules.ruleset import PRESETS, RuleSet
from tutor.rules.seats import Seat

CHOICE = Choice((Text("one"), Text("two"), Text("three")), (1, 3))
ASKED: dict[str, Any] = {
    "may-play": {"card": "Ah"},
    "side-total": {"side": "S"},
    "game-points": {"total": 66},
    "announcement": {"card": "Kh"},
    "rank-order": {"cards": "Ah 9h"},
    "true-false": {"claim": "f8", "answer": False},
    "accusation": {"accuser": "S", "accused": "W", "for": "revoke"},
}
NUMBER = st.integers(-999_999_999, 999_999_999)


def question(kind: str, rules: RuleSet) -> Question:
    """Some question of a kind."""
    if kind == "choice":
        return CHOICE
    more = dict(ASKED.get(kind, {}))
    if kind == "side-total":
        more["side"] = rules.sides[0]
    if kind == "accusation":
        more["accuser"], more["accused"] = rules.circle[:2]
    return question_of(rules, {"kind": kind, **more})


def answers(kind: str, rules: RuleSet) -> st.SearchStrategy[Answer]:
    """Every answer that a question of a kind may be given, right or wrong."""
    seats = st.sampled_from(rules.circle)
    bids = st.builds(Bid, seats, st.integers(0, 12))
    scores = st.tuples(*([NUMBER] * len(rules.sides))).map(
        lambda changes: Scores(tuple(zip(rules.sides, changes, strict=True)))
    )
    found: dict[str, st.SearchStrategy[Any]] = {
        "legal-plays": st.integers(0, 2**32 - 1).map(lambda mask: Cards(Hand(mask))),
        "rank-order": st.lists(st.sampled_from(CARDS), unique=True).map(lambda cards: Order(tuple(cards))),
        "may-play": st.booleans().map(YesNo),
        "true-false": st.booleans().map(YesNo),
        "trump": st.sampled_from(Suit).map(WhichSuit),
        "legal-bids": st.tuples(st.booleans(), st.sets(st.integers(0, 12))).map(
            lambda said: Bids(said[0], tuple(sorted(said[1])))
        ),
        "auction-result": st.one_of(bids, seats.map(Open), st.just(Redeal()), st.just(Nobody())).map(Stands),
        "deal": st.builds(Dealt, NUMBER, NUMBER, NUMBER),
        "round-score": scores,
        "match-result": st.sampled_from([*rules.sides, None]).map(Winner),
        "find-revoke": st.one_of(st.just(Revoke()), st.builds(Revoke, st.integers(1, 12), seats)),
        "accusation": st.builds(Settled, scores, st.booleans()),
        "choice": st.sets(st.sampled_from([1, 2, 3])).map(
            lambda places: Chosen(
                tuple(sorted(places)), tuple(CHOICE.choices[place - 1].key for place in sorted(places))
            )
        ),
    }
    if kind in ("trick-winner", "first-leader", "next-dealer"):
        return seats.map(Who)
    return found[kind] if kind in found else NUMBER.map(Number)


# --- round trips -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=40)
@given(st.data())
def test_every_answer_is_read_from_what_it_prints(kind: str, data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from(list(PRESETS.values())))
    answer = data.draw(answers(kind, rules))
    assert read(question(kind, rules), str(answer), rules) == answer


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=40)
@given(st.data())
def test_every_answer_is_read_from_its_json(kind: str, data: st.DataObject) -> None:
    """scenario-format.md: `expect` has the answer's own shape"""
    rules = data.draw(st.sampled_from(list(PRESETS.values())))
    answer = data.draw(answers(kind, rules))
    assert read(question(kind, rules), answer.json, rules) == answer


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_right_answer_is_read_from_what_it_prints(case: Case) -> None:
    answer = solve(case.at, case.question).answer
    assert read(case.question, str(answer), case.rules) == answer
    assert read(case.question, case.answer, case.rules) == answer


def test_every_shape_of_answer_is_read() -> None:
    shapes = {type(solve(case.at, case.question).answer) for case in CASES}
    assert shapes == set(get_args(Answer))


# --- forms -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "raw", "answer"),
    [
        ("legal-plays", "Ah Th", Cards(h("Th Ah"))),
        ("legal-plays", "10♥ a♥", Cards(h("Th Ah"))),
        ("legal-plays", ["Ah", "Th"], Cards(h("Th Ah"))),
        ("legal-plays", "", Cards(h(""))),
        ("legal-plays", [], Cards(h(""))),
        ("rank-order", ["9h", "Ah"], Order((c("9h"), c("Ah")))),
        ("may-play", True, YesNo(True)),
        ("may-play", "false", YesNo(False)),
        ("trick-winner", " W ", Who(Seat.W)),
        ("trick-points", 25, Number(25)),
        ("trick-points", " 25 ", Number(25)),
        ("game-points", "-3", Number(-3)),
        ("game-points", "+3", Number(3)),
        ("trump", "♠", WhichSuit(Suit.SPADES)),
        ("legal-bids", "pass 3 4", Bids(True, (3, 4))),
        ("legal-bids", "4 pass 3", Bids(True, (3, 4))),
        ("legal-bids", ["pass", 3, 4], Bids(True, (3, 4))),
        ("legal-bids", "pass", Bids(True, ())),
        ("legal-bids", 3, Bids(False, (3,))),
        ("legal-bids", [], Bids(False, ())),
        ("legal-bids", "none", Bids(False, ())),
        ("auction-result", "N:2", Stands(Bid(Seat.N, 2))),
        ("auction-result", "S:0", Stands(Bid(Seat.S, 0))),
        ("auction-result", "open:E", Stands(Open(Seat.E))),
        ("deal", {"left": 0, "each": 6, "then": 0}, Dealt(6, 0, 0)),
        ("deal", [6, 0, 0], Dealt(6, 0, 0)),
        ("round-score", {"E-W": 1, "N-S": -2}, Scores.of(dict(zip(CLASSIC.sides, (-2, 1), strict=True)))),
        ("round-score", "E-W:1 N-S:-2", Scores.of(dict(zip(CLASSIC.sides, (-2, 1), strict=True)))),
        ("match-result", "continue", Winner(None)),
        ("match-result", "N-S", Winner(CLASSIC.sides[0])),
        ("find-revoke", "3:W", Revoke(3, Seat.W)),
        ("find-revoke", "none", Revoke()),
        ("choice", "one three", None),
        ("choice", ["one", "three"], Chosen((1, 3), ("one", "three"))),
        ("choice", ["three", 1], Chosen((1, 3), ("one", "three"))),
        ("choice", 2, Chosen((2,), ("two",))),
        ("choice", "two", Chosen((2,), ("two",))),
        ("choice", "3 1 3", Chosen((1, 3), ("one", "three"))),
    ],
)
def test_an_answer_may_be_written_in_these_forms(kind: str, raw: Raw, answer: Answer | None) -> None:
    if answer is None:
        with pytest.raises(NotNotation):
            read(question(kind, CLASSIC), raw, CLASSIC)
    else:
        assert read(question(kind, CLASSIC), raw, CLASSIC) == answer


def test_order_matters_for_the_order_of_ranks_alone() -> None:
    assert read(LegalPlays(), "Ah Th", CLASSIC) == read(LegalPlays(), "Th Ah", CLASSIC)
    ranks = question("rank-order", CLASSIC)
    assert read(ranks, "9h Ah", CLASSIC) != read(ranks, "Ah 9h", CLASSIC)


def test_choices_that_are_numbers_themselves_are_still_told_by_their_places() -> None:
    """A learner who picks the first is not told to have picked the one that says 1"""
    numbers = Choice(tuple(Text(sentences=(("en", text),)) for text in ("3", "1", "2")), (1,))
    for place, key in enumerate(("3", "1", "2"), 1):
        chosen = Chosen((place,), (key,))
        assert read(numbers, str(chosen), CLASSIC) == read(numbers, place, CLASSIC) == chosen
        assert read(numbers, chosen.json, CLASSIC) == chosen


def test_a_choice_is_compared_by_its_places() -> None:
    assert Chosen((1,), ("one",)) == Chosen((1,), ("eins",))


@pytest.mark.parametrize(
    ("kind", "raw", "error"),
    [
        ("trick-points", 10**9, "bad-answer"),
        ("legal-plays", "Ah Zz", "not-a-card"),
        ("legal-plays", "Ah 10♥ a♥", "card-twice"),
        ("legal-plays", True, "bad-answer"),
        ("legal-plays", None, "bad-answer"),
        ("legal-plays", {"S": "Ah"}, "bad-answer"),
        ("legal-plays", ["Ah", ["Th"]], "bad-answer"),
        ("rank-order", "9h 9h", "card-twice"),
        ("may-play", "yes", "bad-answer"),
        ("may-play", "True", "bad-answer"),
        ("may-play", 1, "bad-answer"),
        ("trick-winner", "NW", "not-a-seat"),
        ("trick-winner", "", "not-a-seat"),
        ("trick-winner", 3, "bad-answer"),
        ("trick-points", "many", "bad-answer"),
        ("trick-points", "2.5", "bad-answer"),
        ("trick-points", "", "bad-answer"),
        ("trick-points", True, "bad-answer"),
        ("trick-points", "٣", "bad-answer"),
        ("trick-points", "1" * 10, "bad-answer"),
        ("trump", "x", "not-a-suit"),
        ("trump", True, "bad-answer"),
        ("legal-bids", "pass two", "bad-answer"),
        ("legal-bids", "pass -1", "bad-answer"),
        ("legal-bids", "pass none", "bad-answer"),
        ("legal-bids", [True], "bad-answer"),
        ("auction-result", "N", "bad-answer"),
        ("auction-result", "N:pass", "bad-answer"),
        ("auction-result", "nobody:2", "not-a-seat"),
        ("auction-result", "open:X", "not-a-seat"),
        ("auction-result", "X:2", "not-a-seat"),
        ("deal", "6 0", "bad-answer"),
        ("deal", {"each": 6, "then": 0}, "bad-answer"),
        ("deal", {"each": 6, "then": 0, "left": "x"}, "bad-answer"),
        ("round-score", "N-S:1", "bad-answer"),
        ("round-score", "N-S:1 N-S:1", "bad-answer"),
        ("round-score", "N-S:1 N-S:2 E-W:0", "bad-answer"),
        ("round-score", "N-S E-W", "bad-answer"),
        ("round-score", "N-S:1 S:2", "not-a-side"),
        ("round-score", {"N-S": 1}, "bad-answer"),
        ("round-score", {"N-S": 1, "E-W": "x"}, "bad-answer"),
        ("match-result", "S", "not-a-side"),
        ("find-revoke", "W", "bad-answer"),
        ("find-revoke", "x:W", "bad-answer"),
        ("find-revoke", "3:", "not-a-seat"),
        ("accusation", "", "bad-answer"),
        ("accusation", "N-S:0 E-W:0", "bad-answer"),
        ("accusation", "N-S:0 E-W:0 over", "bad-answer"),
        ("accusation", {"scores": {"N-S": 0, "E-W": 0}}, "bad-answer"),
        ("accusation", {"scores": {"N-S": 0}, "round": "void"}, "bad-answer"),
        ("choice", "four", "bad-answer"),
        ("choice", 0, "bad-answer"),
        ("choice", 4, "bad-answer"),
        ("choice", [True], "bad-answer"),
    ],
)
def test_what_is_no_answer_to_the_question_is_refused_and_says_what_is_allowed(kind: str, raw: Raw, error: str) -> None:
    """house.md: not notation is the first of three kinds of no"""
    with pytest.raises(NotNotation) as refused:
        read(question(kind, CLASSIC), raw, CLASSIC)
    assert refused.value.error == error
    assert error == "card-twice" or refused.value.facts["allowed"]


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=12) | st.sampled_from(["Ah", "pass", "N:2", "void"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=40)
@given(raw=JUNK)
def test_whatever_is_typed_is_an_answer_or_no_notation(kind: str, raw: Raw) -> None:
    """house.md: a learner's mistake is never an exception of another kind"""
    try:
        answer = read(question(kind, CLASSIC), raw, CLASSIC)
    except NotNotation:
        return
    assert read(question(kind, CLASSIC), str(answer), CLASSIC) == answer


# --- JSON shapes -------------------------------------------------------------------------------------------------


def test_cards_in_answers_are_sorted_by_suit_and_then_from_low_to_high() -> None:
    """scenario-format.md"""
    assert Cards(h("9s Ah Th Jd")).json == ["Th", "Ah", "Jd", "9s"]
    assert Order((c("Ah"), c("9h"))).json == ["Ah", "9h"]


def test_scores_name_every_side_in_the_order_of_the_table() -> None:
    answer = read(question("round-score", THREE), {"E": 3, "S": 1, "W": 2}, THREE)
    assert list(answer.json) == ["S", "W", "E"]  # type: ignore[arg-type]
    assert str(answer) == "S:1 W:2 E:3"


def test_an_accusation_is_settled_with_scores_and_the_round() -> None:
    answer = read(question_of(CLASSIC, accuse("W", "S")), "N-S:-5 E-W:0 void", CLASSIC)
    assert answer.json == {"scores": {"N-S": -5, "E-W": 0}, "round": "void"}


def test_seats_are_those_of_the_table() -> None:
    six = PRESETS["international-6"]
    assert read(question("trick-winner", six), "NW", six) == Who(Seat.NW)
    with pytest.raises(NotNotation):
        read(question("trick-winner", INTERNATIONAL), "NW", INTERNATIONAL)
