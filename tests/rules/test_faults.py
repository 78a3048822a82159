"""What can't be: each impossible thing gives its own fault at its place; nothing possible is refused."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.law import rounds
from tests.rules.written import (
    CLASSIC,
    INTERNATIONAL,
    NO_BIDDING,
    STANDARD,
    TABLE_TRUMP,
    TALON,
    THREE,
    TWO,
    at,
    h,
    position_of,
    record_of,
    rules_of,
)
from tutor.cards import Hand
from tutor.rules.faults import FAULTS, Fault, Impossible
from tutor.rules.position import Position, position_faults
from tutor.rules.record import replay
from tutor.rules.ruleset import PRESETS, RuleSet

Keys = Mapping[str, object]
Told = tuple[str, tuple[str | int, ...], dict[str, str | int]]
FIXED = CLASSIC.with_options({"all_pass": "fixed-suit", "fixed_suit": "h"})
ZERO = CLASSIC.with_options({"all_pass": "forehand-zero"})
PASSED = "S:pass W:pass N:pass E:pass"


def told(found: list[Fault]) -> list[Told]:
    """Faults as plain tuples; each with just the facts that its sentence has."""
    for fault in found:
        assert tuple(fault.facts) == FAULTS[fault.error], fault
    return [(fault.error, fault.where, dict(fault.facts)) for fault in found]


# --- positions ---------------------------------------------------------------------------------------------------

POSITIONS: list[tuple[RuleSet, Keys, Told]] = [
    # a card lies in one place, and the pack has it
    (
        CLASSIC,
        {"hands": {"S": "Ah 9h", "W": "9d Ah"}},
        ("card-repeated", ("hands", "W", "Ah"), {"card": "Ah"}),
    ),
    (CLASSIC, {"hands": {"S": "Ah 9h"}, "trick": "E:Ah"}, ("card-repeated", ("trick", "Ah"), {"card": "Ah"})),
    (CLASSIC, {"trick": "N:Ah E:Ah"}, ("card-repeated", ("trick", "Ah"), {"card": "Ah"})),
    (
        CLASSIC,
        {"hands": {"S": "Ah"}, "taken": {"N-S": "Ah Th"}},
        ("card-repeated", ("taken", "N-S", "Ah"), {"card": "Ah"}),
    ),
    (
        CLASSIC,
        {"taken": {"N-S": "Ah Th", "E-W": "9d Th"}},
        ("card-repeated", ("taken", "E-W", "Th"), {"card": "Th"}),
    ),
    (
        CLASSIC,
        {"hands": {"S": "8h 9h"}},
        ("card-outside-pack", ("hands", "S", "8h"), {"card": "8h", "ruleset": "traditional-4-classic"}),
    ),
    (
        INTERNATIONAL,
        {"trick": "E:7s"},
        ("card-outside-pack", ("trick", "7s"), {"card": "7s", "ruleset": "international-4"}),
    ),
    (TWO, {"pile": "8c 9c"}, ("card-outside-pack", ("pile", "8c"), {"card": "8c", "ruleset": "traditional-2"})),
    # no more cards than are dealt
    (
        CLASSIC,
        {"hands": {"S": "9h Jh Qh Kh Th Ah 9s"}},
        ("too-many-cards", ("hands", "S"), {"seat": "S", "found": 7, "allowed": 6}),
    ),
    (
        CLASSIC,
        {"hands": {"E": "9h Jh Qh Kh Th Ah"}, "trick": "E:9s"},
        ("too-many-cards", ("hands", "E"), {"seat": "E", "found": 6, "allowed": 5}),
    ),
    (
        PRESETS["international-6"],
        {"hands": {"S": "9h Jh Qh Kh Th Ah"}},
        ("too-many-cards", ("hands", "S"), {"seat": "S", "found": 6, "allowed": 5}),
    ),
    (
        PRESETS["international-2"],
        {"taken": {"S": "9h Jh Qh Kh Th Ah 9d Jd Qd Kd Td Ad"}, "hands": {"N": "9s"}},
        ("too-many-in-all", (), {"found": 13, "allowed": 12}),
    ),
    # the trick
    (
        CLASSIC,
        {"trick": "W:9h E:Jh"},
        ("trick-out-of-order", ("trick", 1), {"seat": "E", "allowed": "N"}),
    ),
    (CLASSIC, {"trick": "W:9h W:Jh"}, ("trick-out-of-order", ("trick", 1), {"seat": "W", "allowed": "N"})),
    (THREE, {"trick": "W:9h E:Jh S:Qh W:Kh"}, ("trick-too-long", ("trick",), {"found": 4, "allowed": 3})),
    (
        CLASSIC,
        {"trick": "W:9h N:Jh", "hands": {"E": "Ah", "S": "9s"}, "to_play": "S"},
        ("not-your-turn", ("to_play",), {"seat": "S", "allowed": "E"}),
    ),
    (CLASSIC, {"trick": "W:9h!"}, ("announces-without-pair", ("trick", 0), {"seat": "W", "card": "9h"})),
    (
        CLASSIC,
        {"trick": "W:Kh!", "hands": {"W": "9h Jh Th Ah 9s"}},
        ("announces-without-pair", ("trick", 0), {"seat": "W", "card": "Kh"}),
    ),
    (CLASSIC, {"trick": "W:9h N:Kh!"}, ("announces-when-following", ("trick", 1), {"seat": "N", "card": "Kh"})),
    (INTERNATIONAL, {"trick": "W:Kh!"}, ("announces-without-rule", ("trick", 0), {"ruleset": "international-4"})),
    # the opening
    (
        CLASSIC,
        {"trick": "W:Kh", "trump": "s", "opening": True},
        ("opening-trump-differs", ("trump",), {"found": "s", "allowed": "h"}),
    ),
    (
        FIXED,
        {"trick": "W:Kd", "trump": "s", "opening": True},
        ("opening-trump-differs", ("trump",), {"found": "s", "allowed": "d"}),
    ),
    (CLASSIC, {"opening": True, "taken": {"N-S": "Ah"}}, ("opening-with-past", ("opening",), {"found": "taken"})),
    (
        CLASSIC,
        {"opening": True, "announced": {"N-S": "h"}},
        ("opening-with-past", ("opening",), {"found": "announced"}),
    ),
    # the stock
    (CLASSIC, {"stock": 2}, ("no-stock-here", ("stock",), {"ruleset": "traditional-4-classic"})),
    (THREE, {"stock": 3}, ("no-stock-here", ("stock",), {"ruleset": "traditional-3"})),
    (TWO, {"stock": 3}, ("stock-size", ("stock",), {"found": 3, "allowed": "0 2 4 6 8"})),
    (TWO, {"stock": 10}, ("stock-size", ("stock",), {"found": 10, "allowed": "0 2 4 6 8"})),
    (TWO, {"stock": 10**8, "hands": {"S": "9h"}}, ("stock-size", ("stock",), {"found": 10**8, "allowed": "0 2 4 6 8"})),
    (TWO, {"stock": -2}, ("stock-size", ("stock",), {"found": -2, "allowed": "0 2 4 6 8"})),
    (TWO, {"stock": 6, "opening": True}, ("stock-size", ("stock",), {"found": 6, "allowed": 8})),
    # the bidding
    (NO_BIDDING, {"bid": "S:6"}, ("no-bidding-here", ("bid",), {"ruleset": "no-bidding"})),
    (
        NO_BIDDING,
        {"dealer": "E", "auction": "S:6"},
        ("no-bidding-here", ("auction",), {"ruleset": "no-bidding"}),
    ),
    (CLASSIC, {"bid": "S:7"}, ("bid-outside-ladder", ("bid",), {"found": 7, "allowed": "1–6"})),
    (CLASSIC, {"bid": "S:0"}, ("bid-outside-ladder", ("bid",), {"found": 0, "allowed": "1–6"})),
    (INTERNATIONAL, {"bid": "S:5"}, ("bid-outside-ladder", ("bid",), {"found": 5, "allowed": "6–11"})),
    (
        ZERO,
        {"bid": "W:0", "dealer": "E"},
        ("bid-outside-ladder", ("bid",), {"found": 0, "allowed": "1–6"}),
    ),
    (
        CLASSIC,
        {"dealer": "E", "auction": "S:2 W:2"},
        ("bid-too-low", ("auction", 1), {"found": 2, "allowed": "pass 3 4 5 6"}),
    ),
    (
        CLASSIC,
        {"dealer": "E", "auction": "S:2 N:3"},
        ("bid-out-of-turn", ("auction", 1), {"seat": "N", "allowed": "W"}),
    ),
    (
        CLASSIC,
        {"dealer": "E", "auction": f"{PASSED} S:1"},
        ("bid-after-end", ("auction", 4), {"seat": "S"}),
    ),
    (
        CLASSIC,
        {"dealer": "E", "auction": "S:2 W:pass N:pass E:pass", "bid": "S:3"},
        ("bid-differs", ("bid",), {"found": "S:3", "allowed": "S:2"}),
    ),
    (
        CLASSIC,
        {"dealer": "E", "auction": PASSED, "bid": "S:3"},
        ("bid-differs", ("bid",), {"found": "S:3", "allowed": "redeal"}),
    ),
    (
        CLASSIC,
        {"dealer": "E", "auction": "S:2 W:pass", "bid": "S:2"},
        ("auction-unfinished", ("auction",), {"seat": "N"}),
    ),
    # announcements
    (
        CLASSIC,
        {"announced": {"N-S": "h d", "E-W": "c h"}},
        ("announced-twice", ("announced", "E-W", 1), {"suit": "h"}),
    ),
    (CLASSIC, {"announced": {"N-S": "h h"}}, ("announced-twice", ("announced", "N-S", 1), {"suit": "h"})),
    (
        INTERNATIONAL,
        {"announced": {"N-S": "h"}},
        ("announces-without-rule", ("announced",), {"ruleset": "international-4"}),
    ),
]


@pytest.mark.parametrize(("rules", "keys", "fault"), POSITIONS, ids=[fault[0] for _, _, fault in POSITIONS])
def test_each_impossible_thing_about_a_position_has_its_fault(rules: RuleSet, keys: Keys, fault: Told) -> None:
    assert told(position_faults(position_of(rules, keys))) == [fault]


def test_all_faults_of_a_position_are_told_together() -> None:
    position = at(
        CLASSIC,
        hands={"S": "8h 9h", "W": "9h"},
        trick="W:Kh E:Jh",
        stock=2,
        bid="S:9",
        announced={"N-S": "h", "E-W": "h"},
    )
    assert [fault.error for fault in position_faults(position)] == [
        *("card-outside-pack", "card-repeated", "trick-out-of-order", "no-stock-here", "bid-outside-ladder"),
        "announced-twice",
    ]


@pytest.mark.parametrize(
    ("rules", "keys"),
    [
        (CLASSIC, {}),
        (CLASSIC, {"hands": {"S": "Ah"}}),  # fewer than the deal gives
        (CLASSIC, {"hands": {"S": ""}}),
        (CLASSIC, {"hands": {"S": "9h Jh Qh Kh Th Ah", "E": "9s Js Qs Ks Ts"}, "trick": "E:As"}),
        (CLASSIC, {"pile": "Ah", "hands": {"S": "Ah"}}),  # a pile may show what stands elsewhere, too
        (CLASSIC, {"trick": "W:Kh!"}),  # the queen is among the cards that nobody has shown
        (CLASSIC, {"trick": "W:Kh!", "hands": {"W": "9h Jh"}}),
        (CLASSIC, {"trick": "W:Kh!", "hands": {"W": "9h Jh Qh Th Ah"}}),
        (CLASSIC, {"trick": "W:Kh", "trump": "h", "opening": True}),
        (CLASSIC, {"trick": "W:Kh", "opening": True, "taken": {"N-S": ""}}),
        (CLASSIC, {"trick": "W:Kh N:9h", "hands": {"E": "Ah"}, "to_play": "E"}),
        (CLASSIC, {"announced": {"N-S": "h d", "E-W": "c s"}}),
        (INTERNATIONAL, {"announced": {"N-S": ""}}),
        (STANDARD, {"trick": "W:Kh", "trump": "s", "opening": True}),  # T3: any suit may be led
        (FIXED, {"trick": "W:Kd", "trump": "h", "opening": True}),  # B5: the fixed suit stays trump
        (FIXED, {"trick": "W:Kd", "trump": "d", "opening": True}),
        (TWO, {"stock": 8, "opening": True, "hands": {"S": "9h Jh Qh Kh Th Ah 9s Js"}}),
        (TWO, {"stock": 0}),
        (THREE, {"hands": {"S": "9h Jh Qh Kh Th Ah 9s Js"}}),  # S9: everybody has eight
        (ZERO, {"bid": "S:0", "dealer": "E"}),
        (ZERO, {"bid": "S:0"}),
        (ZERO, {"bid": "S:0", "dealer": "E", "auction": PASSED}),
        (CLASSIC, {"bid": "N:2", "dealer": "E", "auction": "S:1 W:pass N:2 E:pass"}),
        (CLASSIC, {"bid": "N:2", "auction": "S:1 W:pass N:2"}),  # no dealer, so nothing to hold them against
        (CLASSIC, {"scores": {"N-S": -4}, "target": 6}),
        (PRESETS["international-2"], {"taken": {"S": "9h Jh Qh Kh Th Ah 9d Jd Qd Kd Td Ad"}}),
        (PRESETS["international-5"], {"hands": {"S": "7h 8h"}}),
    ],
)
def test_what_can_be_has_no_fault(rules: RuleSet, keys: Keys) -> None:
    assert told(position_faults(position_of(rules, keys))) == []


# --- records -----------------------------------------------------------------------------------------------------

HANDS = {
    "S": "9h Jh Qh Kh Th Ah",
    "W": "9d Jd Qd Kd Td Ad",
    "N": "9c Jc Qc Kc Tc Ac",
    "E": "9s Js Qs Ks Ts As",
}
FOUR: Keys = {"dealer": "E", "hands": HANDS, "auction": "S:4 W:pass N:pass E:pass", "plays": "S:Kh! W:9d N:9c E:9s"}
BARE: Keys = {"dealer": "E", "hands": HANDS}
NAMED: Keys = {**FOUR, "trump": "h"}
ABROAD: Keys = {**FOUR, "auction": "S:7 W:pass N:pass E:pass", "trump": "h", "plays": "S:Kh W:9d N:9c E:9s"}
PAIR: Keys = {
    "dealer": "N",
    "hands": {"S": "9h Jh Qh 9d Jd Qd 9s Js", "N": "Kh Th Ah Kd Td Ad Ks As"},
    "stock": "9c Jc Qc Kc Tc Ac Qs Ts",
    "auction": "S:1 N:pass",
    "plays": "S:9h N:Kd",
}
TRIO: Keys = {
    "dealer": "E",
    "hands": {"S": "9h Jh Qh Kh Th Ah 9d", "W": "Jd Qd Kd Td Ad 9c Jc", "E": "Qc Kc Tc Ac 9s Js Qs"},
    "stock": "Ks Ts As",
    "auction": "S:3 W:pass E:pass",
    "trump": "h",
    "gives": "W:Ks E:9d",
}
DOWN: Keys = {
    "dealer": "E",
    "hands": {"S": "9h Jh Qh Kh Th", "W": "9d Jd Qd Kd Td", "N": "9c Jc Qc Kc Tc", "E": "9s Js Qs Ks Ts"},
    "stock": "Ah Ad Ac As",
    "auction": "S:6 W:pass N:pass E:pass",
    "trump": "h",
    "discards": "9h Jh",
}
NONE_BOUND = {"all_pass": "fixed-suit", "fixed_suit": "h"}

RECORDS: list[tuple[RuleSet, Keys, Keys, Told]] = [
    # the deal
    (
        CLASSIC,
        FOUR,
        {"hands": {**HANDS, "S": "9h Jh Qh Kh Th"}},
        ("wrong-number-dealt", ("hands", "S"), {"seat": "S", "found": 5, "allowed": 6}),
    ),
    (
        CLASSIC,
        FOUR,
        {"hands": {seat: HANDS[seat] for seat in "SWN"}},
        ("hand-missing", ("hands",), {"seat": "E"}),
    ),
    (
        CLASSIC,
        FOUR,
        {"hands": {**HANDS, "W": "9h Jd Qd Kd Td Ad"}},
        ("card-repeated", ("hands", "W", 0), {"card": "9h"}),
    ),
    (
        CLASSIC,
        FOUR,
        {"hands": {**HANDS, "W": "7h Jd Qd Kd Td Ad"}},
        ("card-outside-pack", ("hands", "W", 0), {"card": "7h", "ruleset": "traditional-4-classic"}),
    ),
    (CLASSIC, FOUR, {"stock": "7h"}, ("no-stock-here", ("stock",), {"ruleset": "traditional-4-classic"})),
    (TWO, PAIR, {"stock": "9c Jc"}, ("stock-size", ("stock",), {"found": 2, "allowed": 8})),
    (TWO, PAIR, {"stock": None}, ("stock-size", ("plays",), {"found": 0, "allowed": 8})),
    (THREE, TRIO, {"stock": None}, ("stock-size", ("gives",), {"found": 0, "allowed": 3})),
    (THREE, TRIO, {"stock": "Ks Ts 9h"}, ("card-repeated", ("stock", 2), {"card": "9h"})),
    # keys that a table has no use for
    (CLASSIC, FOUR, {"gives": "W:Kh"}, ("gives-not-here", ("gives",), {"ruleset": "traditional-4-classic"})),
    (
        THREE.with_options(NONE_BOUND),
        TRIO,
        {"auction": "S:pass W:pass E:pass"},
        ("gives-not-here", ("gives",), {"ruleset": "traditional-3"}),
    ),
    (CLASSIC, FOUR, {"discards": "9h"}, ("discards-not-here", ("discards",), {"ruleset": "traditional-4-classic"})),
    (
        TALON.with_options(NONE_BOUND),
        DOWN,
        {"auction": PASSED},
        ("discards-not-here", ("discards",), {"ruleset": "talon"}),
    ),
    (CLASSIC, FOUR, {"turned": "9s"}, ("turned-not-here", ("turned",), {"ruleset": "traditional-4-classic"})),
    (NO_BIDDING, BARE, {"turned": "9h"}, ("turned-not-held", ("turned",), {"card": "9h", "seat": "E"})),
    (NO_BIDDING, BARE, {"trump": "h", "auction": "S:6"}, ("no-bidding-here", ("auction",), {"ruleset": "no-bidding"})),
    # the bidding
    (CLASSIC, FOUR, {"auction": None}, ("auction-missing", ("plays",), {})),
    (STANDARD, BARE, {"trump": "h"}, ("auction-missing", ("trump",), {})),
    (THREE, TRIO, {"auction": None}, ("auction-missing", ("gives",), {})),
    (TALON, DOWN, {"auction": None}, ("auction-missing", ("discards",), {})),
    (CLASSIC, FOUR, {"auction": "S:4 W:pass"}, ("auction-unfinished", ("auction",), {"seat": "N"})),
    (STANDARD, BARE, {"auction": "S:4", "trump": "h"}, ("auction-unfinished", ("auction",), {"seat": "W"})),
    (CLASSIC, FOUR, {"auction": PASSED}, ("round-dealt-again", ("plays",), {})),
    (STANDARD, BARE, {"auction": PASSED, "trump": "h"}, ("round-dealt-again", ("trump",), {})),
    (CLASSIC, FOUR, {"auction": "S:4 W:4"}, ("bid-too-low", ("auction", 1), {"found": 4, "allowed": "pass 5 6"})),
    # the trump
    (STANDARD, FOUR, {}, ("trump-missing", ("plays",), {})),
    (TABLE_TRUMP, ABROAD, {"trump": None}, ("trump-missing", ("plays",), {})),
    (NO_BIDDING, BARE, {"plays": "S:Kh"}, ("trump-missing", ("plays",), {})),
    (THREE, TRIO, {"trump": None}, ("trump-missing", ("gives",), {})),
    (CLASSIC, FOUR, {"trump": "s"}, ("trump-differs", ("trump",), {"found": "s", "allowed": "h"})),
    (
        NO_BIDDING,
        BARE,
        {"trump": "d", "turned": "9s"},
        ("trump-differs", ("trump",), {"found": "d", "allowed": "s"}),
    ),
    (
        INTERNATIONAL.with_options(NONE_BOUND),
        ABROAD,
        {"auction": PASSED, "trump": "d"},
        ("trump-differs", ("trump",), {"found": "d", "allowed": "h"}),
    ),
    (
        CLASSIC,
        FOUR,
        {"trump": "h", "plays": None},
        ("trump-not-here", ("trump",), {"ruleset": "traditional-4-classic"}),
    ),
    # the exchange
    (THREE, TRIO, {"gives": "W:Ks"}, ("gives-wrong", ("gives",), {"allowed": "W:… E:…"})),
    (THREE, TRIO, {"gives": "W:Ks W:9d"}, ("gives-wrong", ("gives",), {"allowed": "W:… E:…"})),
    (THREE, TRIO, {"gives": "W:Ks S:9d"}, ("gives-wrong", ("gives",), {"allowed": "W:… E:…"})),
    (THREE, TRIO, {"gives": None, "plays": "S:Ah"}, ("gives-wrong", ("plays",), {"allowed": "W:… E:…"})),
    (THREE, TRIO, {"gives": "W:Ks E:Jd"}, ("card-not-held", ("gives", 1), {"seat": "S", "card": "Jd"})),
    (THREE, TRIO, {"gives": "W:Ks E:Ks"}, ("card-not-held", ("gives", 1), {"seat": "S", "card": "Ks"})),
    (TALON, DOWN, {"discards": "9d"}, ("card-not-held", ("discards", 0), {"seat": "S", "card": "9d"})),
    (TALON, DOWN, {"discards": "9h Ac"}, ("card-not-held", ("discards", 1), {"seat": "S", "card": "Ac"})),
    (
        TALON,
        DOWN,
        {"discards": "9h Jh Qh Kh Th"},
        ("too-many-discards", ("discards",), {"found": 5, "allowed": 4}),
    ),
    # the plays
    (CLASSIC, FOUR, {"plays": "W:9d"}, ("play-out-of-turn", ("plays", 0, 0), {"seat": "W", "allowed": "S"})),
    (CLASSIC, FOUR, {"plays": "S:Kh N:9c"}, ("play-out-of-turn", ("plays", 0, 1), {"seat": "N", "allowed": "W"})),
    (
        CLASSIC,
        FOUR,
        {"plays": "S:Kh W:9d N:9c E:9s / W:Jd"},
        ("play-out-of-turn", ("plays", 1, 0), {"seat": "W", "allowed": "S"}),
    ),
    (CLASSIC, FOUR, {"plays": "S:9d"}, ("card-not-held", ("plays", 0, 0), {"seat": "S", "card": "9d"})),
    (
        CLASSIC,
        FOUR,
        {"plays": "S:Kh W:9d N:9c E:9s / S:Kh"},
        ("card-not-held", ("plays", 1, 0), {"seat": "S", "card": "Kh"}),
    ),
    (
        CLASSIC,
        FOUR,
        {"plays": "S:Kh! W:Kd!"},
        ("announces-when-following", ("plays", 0, 1), {"seat": "W", "card": "Kd"}),
    ),
    (CLASSIC, FOUR, {"plays": "S:Ah!"}, ("announces-without-pair", ("plays", 0, 0), {"seat": "S", "card": "Ah"})),
    (
        CLASSIC,
        FOUR,
        {"plays": "S:Kh! W:9d N:9c E:9s / S:Qh!"},
        ("announces-without-pair", ("plays", 1, 0), {"seat": "S", "card": "Qh"}),
    ),
    (
        INTERNATIONAL,
        ABROAD,
        {"plays": "S:Kh!"},
        ("announces-without-rule", ("plays", 0, 0), {"ruleset": "international-4"}),
    ),
    (CLASSIC, FOUR, {"plays": "S:Kh W:9d / N:9c"}, ("trick-unfinished", ("plays", 0), {"found": 2, "allowed": 4})),
    (CLASSIC, FOUR, {"plays": "/ S:Kh W:9d"}, ("trick-unfinished", ("plays", 0), {"found": 0, "allowed": 4})),
    (
        CLASSIC,
        FOUR,
        {"plays": "S:Kh W:9d N:9c E:9s / / S:Ah"},
        ("trick-unfinished", ("plays", 1), {"found": 0, "allowed": 4}),
    ),
    (
        CLASSIC,
        FOUR,
        {"plays": "S:Kh W:9d N:9c E:9s S:Ah"},
        ("trick-too-long", ("plays", 0, 4), {"found": 5, "allowed": 4}),
    ),
    (
        TALON,
        DOWN,
        {
            "plays": "S:Ah W:Td N:Tc E:Ts / S:Ad W:Kd N:Kc E:Ks / S:Kh W:Qd N:Qc E:Qs / "
            "S:Qh W:Jd N:Jc E:Js / S:Th W:9d N:9c E:9s / S:Jh"
        },
        ("too-many-tricks", ("plays", 5, 0), {"found": 6, "allowed": 5}),
    ),
]


@pytest.mark.parametrize(("rules", "base", "change", "fault"), RECORDS, ids=[fault[0] for _, _, _, fault in RECORDS])
def test_each_impossible_thing_about_a_record_has_its_fault(
    rules: RuleSet, base: Keys, change: Keys, fault: Told
) -> None:
    record = record_of(rules, {key: value for key, value in {**base, **change}.items() if value is not None})
    assert told(list(replay(rules, record).faults)) == [fault]
    position = Position(rules=rules, record=record)
    error, where, facts = fault
    assert told(position_faults(position)) == [(error, ("record", *where), facts)]


@pytest.mark.parametrize(
    ("rules", "base"),
    [(CLASSIC, FOUR), (STANDARD, NAMED), (INTERNATIONAL, ABROAD), (TWO, PAIR), (THREE, TRIO), (TALON, DOWN)],
    ids=["classic", "standard", "international", "two", "three", "talon"],
)
def test_these_records_are_sound_before_one_thing_is_changed(rules: RuleSet, base: Keys) -> None:
    assert replay(rules, record_of(rules, base)).faults == ()


def test_several_faults_before_play_are_told_together() -> None:
    record = record_of(CLASSIC, {**FOUR, "hands": {**HANDS, "S": "9d"}, "gives": "W:9h", "auction": "W:1"})
    assert [fault.error for fault in replay(CLASSIC, record).faults] == [
        *("wrong-number-dealt", "card-repeated", "gives-not-here", "bid-out-of-turn"),
    ]


# --- nothing possible is refused ---------------------------------------------------------------------------------


@given(st.sampled_from(list(PRESETS)), st.integers(0, 2**32))
def test_no_position_that_a_random_table_shows_is_refused(ruleset: str, seed: int) -> None:
    rng = Random(seed)
    options = rounds.random_options(rng, ruleset)
    rules = rules_of(ruleset, options)
    shown: list[Keys] = [
        rounds.random_position(rng, ruleset, options),
        rounds.random_count(rng, ruleset, options),
        rounds.random_scores(rng, ruleset, options),
        {"record": rounds.random_record(rng, ruleset, options, slips=0.2, early=0.5)},
    ]
    if rules is not NO_BIDDING and "bidding" not in ruleset:
        shown.append(rounds.random_auction(rng, ruleset, options))
    for keys in shown:
        assert told(position_faults(position_of(rules, keys))) == []


@given(st.sampled_from(list(PRESETS)), st.integers(0, 2**32))
def test_a_card_shown_twice_is_always_found(ruleset: str, seed: int) -> None:
    rng = Random(seed)
    position = position_of(PRESETS[ruleset], rounds.random_position(rng, ruleset, {}))
    seat, hand = next(iter(position.hands.items()))
    double = replace(position, taken={position.rules.sides[0]: Hand.of([next(iter(hand))])})
    assert "card-repeated" in {fault.error for fault in position_faults(double)}
    foreign = replace(position, hands={**position.hands, seat: hand | h("7h")})
    found = {fault.error for fault in position_faults(foreign)}
    assert ("card-outside-pack" in found) == (position.rules.players < 5)


# --- the faults themselves ---------------------------------------------------------------------------------------

ASKED = {  # faults of questions: tests/drill
    *("whose-turn", "trick-is-full", "record-unfinished", "key-missing", "needs-first-lead-trump"),
    *("no-accusations-here", "same-side", "not-one-suit"),
}


TOLD_BY_CONTENT = {"winner-did-not-play"}  # of what files expect


def test_every_fault_there_is_has_its_case() -> None:
    """house.md: a table in the tests demands that nothing is unspoken"""
    here = {fault[0] for _, _, fault in POSITIONS} | {fault[0] for _, _, _, fault in RECORDS}
    assert set(FAULTS) - TOLD_BY_CONTENT == here | ASKED


def test_a_fault_is_seen_from_further_up() -> None:
    fault = Fault("card-not-held", (1, 2), {"seat": "S"})
    assert fault.under("record", "plays") == Fault("card-not-held", ("record", "plays", 1, 2), {"seat": "S"})


def test_impossible_carries_its_faults() -> None:
    one, two = Fault("whose-turn", ()), Fault("hand-missing", ())
    assert Impossible(one, two).faults == (one, two)
    assert str(Impossible(one, two)) == "whose-turn {}; hand-missing {}"
