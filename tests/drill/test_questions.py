"""What can't be asked: each missing key, and everything else that a question may meet (scenario-format.md)."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.drill.cases import ALL_TRUMPS, CASES, FIXED, HANDS, PASSED, REVOKED, accuse
from tests.rules.written import (
    CLASSIC,
    INTERNATIONAL,
    MOLDOVAN,
    NO_BIDDING,
    STANDARD,
    TABLE_TRUMP,
    THREE,
    TWO,
    position_of,
    question_of,
)
from tutor.drill.questions import KINDS, Accusation, GamePointsFor, Question
from tutor.drill.solve import question_faults, solve
from tutor.rules.faults import FAULTS, Fault, Impossible
from tutor.rules.ruleset import RuleSet

Keys = Mapping[str, Any]

POSITION_KEYS = {  # the page's table: what stands before the semicolon
    "legal-plays": "hands",
    "may-play": "hands",
    "trick-winner": "trick trump",
    "trick-points": "trick",
    "card-points": "pile",
    "side-total": "taken",
    "announcement": "hands",
    "legal-bids": "dealer",
    "auction-result": "dealer",
    "first-leader": "dealer bid",
    "next-dealer": "dealer",
    "deal": "",
    "rank-order": "",
    "match-result": "scores",
    "find-revoke": "record",
    "true-false": "",
    "choice": "",
}
ARGUMENTS: dict[str, Keys] = {
    "may-play": {"card": "Ah"},
    "side-total": {"side": "N-S"},
    "announcement": {"card": "Kh"},
    "rank-order": {"cards": "Ah 9h"},
    "true-false": {"claim": "f8", "answer": False},
    "choice": {"choices": ["a", "b"], "correct": 1},
}


def faults(rules: RuleSet, position: Keys, ask: str | Keys) -> list[Fault]:
    """Why a question can't be asked; solving it then says the same."""
    at, question = position_of(rules, position), question_of(rules, ask)
    found = question_faults(at, question)
    for fault in found:
        assert tuple(fault.facts) == FAULTS[fault.error]
        assert fault.where[0] in ("position", "ask")
    if found:
        with pytest.raises(Impossible) as refused:
            solve(at, question)
        assert list(refused.value.faults) == found
    return found


def missing(kind: str, *keys: str) -> list[Fault]:
    """The faults of a position that lacks keys."""
    return [Fault("key-missing", ("position",), {"key": key, "kind": kind}) for key in keys]


# --- missing keys ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", POSITION_KEYS)
def test_each_key_that_a_question_needs_is_missed(kind: str) -> None:
    ask = {"kind": kind, **ARGUMENTS.get(kind, {})}
    assert faults(CLASSIC, {}, ask) == missing(kind, *POSITION_KEYS[kind].split())


def test_every_kind_says_what_it_needs() -> None:
    by_shape = {"game-points", "trump", "round-score", "accusation"}
    assert POSITION_KEYS.keys() | by_shape == KINDS.keys()


def test_game_points_of_a_side_need_what_was_taken_and_of_a_total_nothing() -> None:
    assert faults(CLASSIC, {}, {"kind": "game-points", "side": "N-S"}) == missing("game-points", "taken")
    assert faults(CLASSIC, {}, {"kind": "game-points", "total": 66}) == []
    assert GamePointsFor(total=66).needs == ()


def test_a_score_needs_a_record_or_what_was_taken() -> None:
    assert faults(CLASSIC, {}, "round-score") == missing("round-score", "record / taken")
    assert faults(CLASSIC, {"taken": {"N-S": ""}}, "round-score") == []


def test_the_trump_needs_a_record_or_trick_and_bid() -> None:
    assert faults(CLASSIC, {}, "trump") == missing("trump", "record / trick", "record / bid")
    assert faults(CLASSIC, {"trick": "N:Ks"}, "trump") == missing("trump", "record / bid")
    assert faults(CLASSIC, {"bid": "N:2"}, "trump") == missing("trump", "record / trick")
    assert faults(CLASSIC, {"trick": "N:Ks", "bid": "N:2"}, "trump") == []


def test_an_accusation_of_a_revoke_needs_the_record_and_one_of_talking_nothing() -> None:
    assert faults(CLASSIC, {}, accuse("W", "S")) == missing("accusation", "record")
    assert faults(CLASSIC, {}, accuse("W", "S", "talk", true_talk=True)) == []
    assert Accusation.kind == "accusation"


def test_a_trump_that_is_unknown_is_missed_where_it_is_needed() -> None:
    assert faults(INTERNATIONAL, {"trick": "W:Ah", "trump": "unknown"}, "trick-winner") == missing(
        "trick-winner", "trump"
    )
    assert faults(CLASSIC, {"trick": "W:Ah", "trump": "unknown"}, "trick-winner") == []  # T2: the trick says it


def test_without_bidding_the_first_leader_needs_no_bid() -> None:
    """V3"""
    assert faults(NO_BIDDING, {"dealer": "E"}, "first-leader") == []
    assert faults(CLASSIC, {"dealer": "E"}, "first-leader") == missing("first-leader", "bid")


# --- hands and turns ---------------------------------------------------------------------------------------------

HELD: list[Keys] = [{"kind": "legal-plays"}, {"kind": "may-play", "card": "9h"}, {"kind": "announcement", "card": "9h"}]


@pytest.mark.parametrize("ask", HELD, ids=lambda ask: str(ask["kind"]))
@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"hands": {"S": "9h", "W": "9d"}}, Fault("whose-turn", ("position",), {"found": "S W"})),
        ({"hands": {"S": "9h"}, "to_play": "W"}, Fault("hand-missing", ("position", "hands"), {"seat": "W"})),
        ({"hands": {"S": "9h"}, "trick": "S:Ah"}, Fault("hand-missing", ("position", "hands"), {"seat": "W"})),
        (
            {"hands": {"S": "9h"}, "trick": "S:Ah W:9d N:9c E:9s"},
            Fault("trick-is-full", ("position", "trick"), {"found": 4}),
        ),
    ],
    ids=["whose-turn", "not-this-hand", "has-played", "full"],
)
def test_whoever_asks_of_a_hand_must_show_the_one_to_play(ask: Keys, position: Keys, fault: Fault) -> None:
    assert faults(CLASSIC, {"trump": "s", **position}, ask) == [fault]


@pytest.mark.parametrize("kind", ["may-play", "announcement"])
def test_a_card_that_is_asked_about_must_be_held(kind: str) -> None:
    position = {"hands": {"S": "Kh Qh"}, "trump": "s"}
    found = faults(CLASSIC, position, {"kind": kind, "card": "Ah"})
    assert found == [Fault("card-not-held", ("ask", "card"), {"seat": "S", "card": "Ah"})]


# --- an unsaid trump is a fault where the answer hangs on it -----------------------------------------------------

UNSAID = [Fault("trump-missing", ("position",))]


def test_what_is_owed_may_hang_on_the_trump() -> None:
    void = {"hands": {"S": "9h Js"}, "trick": "E:Ad"}
    assert faults(STANDARD, void, "legal-plays") == UNSAID
    assert faults(STANDARD, {**void, "trump": "c"}, "legal-plays") == []
    assert faults(STANDARD, {"hands": {"S": "9d Js"}, "trick": "E:Ad"}, "legal-plays") == []  # follows in any case
    assert faults(STANDARD, {"hands": {"S": "9d Js"}}, "legal-plays") == []  # leads in any case
    assert faults(CLASSIC, void, "legal-plays") == []  # T2
    assert faults(TWO, {"hands": {"S": "9h Js"}, "trick": "N:Ad", "stock": 2}, "legal-plays") == []  # P9


def test_a_pair_is_worth_what_the_trump_makes_it() -> None:
    """A1"""
    pair = {"hands": {"S": "Kh Qh"}}
    king = {"kind": "announcement", "card": "Kh"}
    assert faults(STANDARD, pair, king) == UNSAID
    assert faults(CLASSIC, pair, king) == []  # A4
    assert faults(STANDARD, {"hands": {"S": "Kh Qd"}}, king) == []  # nothing in any case
    assert faults(STANDARD, {**pair, "trick": "E:9h"}, king) == []
    taken: Keys = {"taken": {"N-S": "Ah"}, "announced": {"N-S": "h"}}
    for ask in ({"kind": "side-total", "side": "N-S"}, {"kind": "game-points", "side": "N-S"}, {"kind": "round-score"}):
        assert faults(CLASSIC, taken, ask) == UNSAID
        assert faults(CLASSIC, {**taken, "trump": "s"}, ask) == []
    assert faults(CLASSIC, taken, {"kind": "side-total", "side": "E-W"}) == []


# --- bidding, trump, records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["legal-bids", "auction-result"])
def test_who_does_not_bid_is_not_asked_about_it(kind: str) -> None:
    """V3"""
    assert faults(NO_BIDDING, {"dealer": "E"}, kind) == [Fault("no-bidding-here", ("ask",), {"ruleset": "no-bidding"})]


def test_only_the_first_lead_of_t2_shows_what_is_trump() -> None:
    """T2"""
    shown = {"trick": "N:Ks", "bid": "N:2"}
    assert faults(STANDARD, shown, "trump") == [
        Fault("needs-first-lead-trump", ("ask",), {"ruleset": "traditional-4-standard"})
    ]
    assert faults(CLASSIC, {**shown, "bid": "S:2"}, "trump") == [
        Fault("play-out-of-turn", ("position", "trick", 0), {"seat": "N", "allowed": "S"})
    ]


@pytest.mark.parametrize("rules", [CLASSIC, STANDARD, INTERNATIONAL, TABLE_TRUMP, NO_BIDDING], ids=lambda r: r.id)
def test_a_record_that_stops_before_the_trump_does_not_say_it(rules: RuleSet) -> None:
    """T2–T6"""
    record = {"dealer": "E", "hands": HANDS}
    assert faults(rules, {"record": record}, "trump") == [Fault("trump-missing", ("position", "record"))]


def test_an_unfinished_round_has_no_score() -> None:
    started = {**ALL_TRUMPS, "plays": "S:Kh! W:9d N:9c E:9s / S:Qh"}
    unfinished = [Fault("record-unfinished", ("position", "record"), {"found": 1, "allowed": 6})]
    assert faults(CLASSIC, {"record": started}, "round-score") == unfinished
    nothing = {key: ALL_TRUMPS[key] for key in ("dealer", "hands", "auction")}
    assert [fault.error for fault in faults(CLASSIC, {"record": nothing}, "round-score")] == ["record-unfinished"]
    assert faults(CLASSIC, {"record": {**nothing, "auction": PASSED}}, "round-score") == []  # B5: dealt again
    passed = faults(FIXED, {"record": {**nothing, "auction": PASSED}}, "round-score")
    assert [fault.error for fault in passed] == ["record-unfinished"]
    assert faults(CLASSIC, {"record": started}, "find-revoke") == []


@pytest.mark.parametrize("ask", ["trump", "round-score", "find-revoke", accuse("W", "S")])
def test_nothing_is_answered_about_a_record_that_cannot_be(ask: str | Keys) -> None:
    """house.md: not a possible position is the third kind of no"""
    position = position_of(CLASSIC, {"record": {**ALL_TRUMPS, "plays": "S:9d"}})
    with pytest.raises(Impossible) as refused:
        solve(position, question_of(CLASSIC, ask))
    (fault,) = refused.value.faults
    assert (fault.error, fault.where) == ("card-not-held", ("position", "record", "plays", 0, 0))


# --- accusations -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ask", [accuse("W", "S"), accuse("W", "S", "talk", true_talk=True)], ids=["revoke", "talk"])
def test_abroad_nobody_is_accused(ask: Keys) -> None:
    """X2"""
    record = {**ALL_TRUMPS, "auction": "S:7 W:pass N:pass E:pass", "trump": "h", "plays": ""}
    assert faults(MOLDOVAN, {"record": record}, ask) == [
        Fault("no-accusations-here", ("ask",), {"ruleset": "moldovan"})
    ]


@pytest.mark.parametrize(("accuser", "accused"), [("S", "N"), ("S", "S"), ("E", "W")])
def test_one_accuses_a_player_of_another_side(accuser: str, accused: str) -> None:
    """X2"""
    same = [Fault("same-side", ("ask", "accused"), {"seat": accused})]
    assert faults(CLASSIC, {"record": REVOKED}, accuse(accuser, accused)) == same
    assert faults(CLASSIC, {}, accuse(accuser, accused, "talk", true_talk=False)) == same


def test_where_each_plays_alone_each_may_accuse_each() -> None:
    """S2"""
    alone = CLASSIC.with_options({"partners": False})
    assert faults(alone, {"record": REVOKED}, accuse("S", "N")) == []
    assert faults(THREE, {}, accuse("W", "E", "talk", true_talk=False)) == []


# --- other ---------------------------------------------------------------------------------------------------------


def test_only_cards_of_one_suit_have_an_order() -> None:
    """C4"""
    assert faults(CLASSIC, {}, {"kind": "rank-order", "cards": "Ah 9d"}) == [
        Fault("not-one-suit", ("ask", "cards"), {"found": "Ah 9d"})
    ]


@pytest.mark.parametrize("case", [case for case in CASES if case.position], ids=lambda case: case.kind)
def test_keys_that_a_question_does_not_read_change_nothing(case: Any) -> None:
    """scenario-format.md: shown to the learner and ignored by the answer"""
    beside = {"scores": {case.rules.sides[0]: 3}, "dealer": case.rules.circle[-1], "target": 9, "pile": "Ac"}
    more = {key: value for key, value in beside.items() if key not in case.position and key != "target"}
    question: Question = case.question
    assert solve(position_of(case.rules, {**case.position, **more}), question) == solve(case.at, question)
