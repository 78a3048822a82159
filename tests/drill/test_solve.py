"""Every question kind is answered by the rules, with the rule that decides (scenario-format.md)."""

from dataclasses import replace
from typing import get_args

import pytest

from tests.drill.cases import CASES, REVOKED, Case, case_id
from tests.rules.written import CLASSIC, at, c, h
from tutor.cards import Suit
from tutor.drill.answers import Cards, Number, WhichSuit
from tutor.drill.questions import KINDS, LATER, Choice, FindRevoke, LegalPlays, MayPlay, Text, TrueFalse
from tutor.drill.scenario import Scenario
from tutor.drill.solve import question_faults, solve
from tutor.rules.duties import FollowSuit, TrumpIn
from tutor.rules.numbers import NUMBERS
from tutor.rules.position import Position, position_faults
from tutor.rules.reasons import (
    Authored,
    CardsCounted,
    GamePointsCounted,
    Reason,
    RevokeFound,
    SideCounted,
    TakenByTrump,
    TakenInSuit,
    reason_id,
)
from tutor.rules.seats import Seat


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_answer_is_that_of_the_rules(case: Case) -> None:
    assert position_faults(case.at) == []
    assert question_faults(case.at, case.question) == []
    assert solve(case.at, case.question).answer.json == case.answer


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_reasons_name_the_rules_the_deciding_one_first(case: Case) -> None:
    reasons = solve(case.at, case.question).reasons
    assert ", ".join(f"{reason.rule} {reason_id(type(reason))}" for reason in reasons) == case.reasons
    assert {reason.rule for reason in reasons} <= set(NUMBERS)


def test_every_kind_of_question_has_a_case() -> None:
    assert {case.kind for case in CASES} == set(KINDS)
    assert all(name == kind.kind for name, kind in KINDS.items())
    assert not set(LATER) & set(KINDS)


def test_every_reason_has_a_case() -> None:
    given = {type(reason) for case in CASES for reason in solve(case.at, case.question).reasons}
    assert set(get_args(Reason)) - given == {Authored}


def test_message_ids_are_all_different() -> None:
    ids = [reason_id(kind) for kind in get_args(Reason)]
    assert len(set(ids)) == len(ids)
    assert "trump-in" in ids
    assert all(name == name.lower() and " " not in name for name in ids)


# --- what reasons say --------------------------------------------------------------------------------------------


def test_a_wrong_and_a_right_card_have_the_same_reason() -> None:
    """house.md: one computation, nothing to disagree with"""
    position = at(CLASSIC, hands={"S": "9h Js Kc"}, trick="E:Ad", trump="s")
    for card in ("9h", "Js", "Kc"):
        assert solve(position, MayPlay(c(card))).reasons == solve(position, LegalPlays()).reasons
    assert solve(position, LegalPlays()).reasons == (TrumpIn(Suit.DIAMONDS, Suit.SPADES),)


def reason_for(case_kind: str, place: int = 0, number: int = 0) -> Reason:
    """A reason of one of the cases of a kind."""
    case = [case for case in CASES if case.kind == case_kind][number]
    return solve(case.at, case.question).reasons[place]


def test_a_trick_says_who_took_it_and_with_what() -> None:
    assert reason_for("trick-winner") == TakenByTrump(Seat.N, c("9s"), Suit.DIAMONDS, Suit.SPADES, 1)
    assert reason_for("trick-winner", number=1) == TakenInSuit(Seat.E, c("Qd"), Suit.DIAMONDS, Suit.SPADES, mixed=True)
    assert reason_for("trick-winner", number=2) == TakenInSuit(Seat.S, c("Ts"), Suit.SPADES, Suit.SPADES, mixed=False)


def test_a_sum_comes_with_its_parts_in_the_order_of_playing() -> None:
    parts = ((c("Ad"), 11), (c("9s"), 0), (c("Kd"), 4), (c("Td"), 10))
    assert reason_for("trick-points") == CardsCounted(parts, 25)


def test_a_total_comes_with_cards_and_pairs() -> None:
    pairs = ((Suit.HEARTS, 20), (Suit.SPADES, 40))
    assert reason_for("side-total") == SideCounted(CLASSIC.sides[0], 21, pairs, 60, 81)
    assert reason_for("game-points") == GamePointsCounted(122, 33, 3, 23)


def test_a_revoke_comes_with_what_was_owed() -> None:
    found = solve(at(CLASSIC, record=REVOKED), FindRevoke()).reasons
    assert found == (RevokeFound(2, Seat.S, c("Jh"), FollowSuit(Suit.DIAMONDS), h("9d")),)


# --- scenarios ---------------------------------------------------------------------------------------------------


def scenario(**changed: object) -> Scenario:
    """A scenario about a void hand."""
    position = at(CLASSIC, hands={"S": "9h Js Kc"}, trick="E:Ad", trump="s")
    whole = Scenario(id="void", position=position, question=LegalPlays(), rules_taught=("P3", "P2"))
    return replace(whole, **changed)  # type: ignore[arg-type]


def test_what_an_author_expects_is_never_trusted() -> None:
    assert scenario().ok  # nothing is expected
    assert scenario(expect=Cards(h("Js"))).ok
    wrong = scenario(expect=Cards(h("Js Kc")))
    assert not wrong.ok
    assert wrong.solution.answer == Cards(h("Js"))
    assert not scenario(expect=Number(1)).ok


def test_an_authored_question_has_the_rules_that_its_author_names_for_reasons() -> None:
    nothing = Position(rules=CLASSIC)
    claim = scenario(position=nothing, question=TrueFalse(Text("f8"), False))
    assert claim.solution.reasons == (Authored("P3"), Authored("P2"))
    choice = scenario(position=nothing, question=Choice((Text("a"), Text("b")), (2,)), rules_taught=())
    assert choice.solution.reasons == ()
    assert choice.solution.answer.json == ["b"]


def test_a_question_of_the_rules_keeps_the_reasons_of_the_rules() -> None:
    assert scenario().solution.reasons == (TrumpIn(Suit.DIAMONDS, Suit.SPADES),)


def test_a_text_is_known_by_its_id_or_else_by_its_first_sentence() -> None:
    assert Text("f8").key == "f8"
    assert Text(sentences=(("en", "Yes."), ("ro", "Da."))).key == "Yes."


def test_suits_answer_by_their_letters() -> None:
    assert WhichSuit(Suit.HEARTS).json == "h"
