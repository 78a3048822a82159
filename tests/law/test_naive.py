"""The second law stands on its own feet: the worked examples of the rules, the faults of other programs, its cases."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from .naive import (
    accusation,
    answer,
    auction,
    bids,
    first_leader,
    lawful,
    match,
    next_dealer,
    points,
    record_score,
    replay,
    revokes,
    round_score,
    winner,
)
from .notation import RANKS, SUITS, Fault, calls, card, cards, gifts, mapping, trick, tricks
from .rounds import (
    calls_text,
    random_auction,
    random_count,
    random_options,
    random_position,
    random_record,
    random_scores,
)
from .tables import RULESETS, pack, refusal, table

HERE = Path(__file__).parent
CASES = HERE.parents[2] / "shared" / "cases"
CLASSIC = "traditional-4-classic"

Json = dict[str, object]


def plays(
    hand: str, on_table: str = "", trump: str | None = None, *, iber: bool = False, overtrump: bool = False
) -> str:
    may = lawful(hand.split(), on_table.split(), trump, iber=iber, overtrump=overtrump, free=False)
    return " ".join(may)


def taker(on_table: str, trump: str) -> str:
    return on_table.split()[winner(on_table.split(), trump)]


def asked(ruleset: str, position: Json, kind: str, options: Json | None = None, **arguments: object) -> object:
    return answer(ruleset, options or {}, position, {"kind": kind, **arguments})


# --- the cases that others worked out --------------------------------------------------------------------------


class PlainLoader(yaml.SafeLoader):
    """YAML that keeps plain text plain: only true, false, decimal numbers and null are anything else."""


PlainLoader.yaml_implicit_resolvers = {}
PlainLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"(?:true|false)\Z"), list("tf"))
PlainLoader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"(?:0|-?[1-9]\d*)\Z"), list("-0123456789"))
PlainLoader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile(r"(?:null|~|)\Z"), ["n", "~", ""])


def stored_cases() -> Iterator[tuple[str, Json]]:
    for path in sorted(CASES.glob("*.yaml")):
        whole = mapping(yaml.load(path.read_text(encoding="utf-8"), PlainLoader))
        scenarios = whole["scenarios"]
        assert isinstance(scenarios, list)
        for one in scenarios:
            merged = {"ruleset": whole.get("ruleset"), **one}
            merged["options"] = {**mapping(whole.get("options")), **mapping(one.get("options"))}
            yield str(one["id"]), merged


def test_the_loader_keeps_plain_text_plain() -> None:
    read = yaml.load("{a: 20:40, b: NO, c: 010, d: 1e3, e: -4, f: true, g: E:11, h: 9s}", PlainLoader)
    assert read == {
        "a": "20:40",
        "b": "NO",
        "c": "010",
        "d": "1e3",
        "e": -4,
        "f": True,
        "g": "E:11",
        "h": "9s",
    }


def test_the_second_law_answers_all_stored_cases() -> None:
    if not CASES.is_dir():
        pytest.skip(f"no cases at {CASES}")
    wrong = []
    for name, case in stored_cases():
        ask, expect = case["ask"], case["expect"]
        assert isinstance(ask, str | dict)
        got = answer(str(case["ruleset"]), mapping(case["options"]), mapping(case["position"]), ask)
        if isinstance(got, list) and not isinstance(expect, list):
            expect = str(expect).split()
        if isinstance(got, list):
            got = [str(item) for item in got]
        kind = ask if isinstance(ask, str) else ask["kind"]
        if isinstance(expect, list) and isinstance(got, list) and kind != "rank-order":
            expect, got = sorted(map(str, expect)), sorted(got)
        if got != expect:
            wrong.append((name, got, expect))
    assert not wrong


# --- C ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_pack_holds_120_points_and_30_a_suit(players: int) -> None:
    assert points(sorted(pack(players))) == 120
    assert len(pack(players)) == (32 if players > 4 else 24)
    assert {s: points([c for c in pack(players) if c[1] == s]) for s in SUITS} == dict.fromkeys(SUITS, 30)


def test_the_ten_ranks_between_king_and_ace() -> None:
    assert answer(CLASSIC, {}, {}, {"kind": "rank-order", "cards": "Ah 9h Th Kh Jh Qh"}) == [
        "9h",
        "Jh",
        "Qh",
        "Kh",
        "Th",
        "Ah",
    ]


def test_cards_are_read_in_every_notation() -> None:
    assert [card(c) for c in ["Th", "10h", "th", "T♥", "10♥", "q♣", "A♠", "9♦"]] == [
        "Th",
        "Th",
        "Th",
        "Th",
        "Th",
        "Qc",
        "As",
        "9d",
    ]
    for nonsense in ["", "h", "1h", "TH", "Thh", "Hh", "10", "T", "Th\n", " Th"]:
        with pytest.raises(Fault):
            card(nonsense)


def test_lists_are_read_as_strings_and_as_lists() -> None:
    assert cards("Th 9s") == cards(["10h", "9s"]) == ["Th", "9s"]
    assert tricks("N:Ks! E:9s / S:Js") == tricks(["N:K♠! E:9s", ["S:Js"]])
    assert tricks("N:Ks! E:9s")[0][0] == ("N", "Ks", True)
    assert trick(None) == []
    assert calls("W:pass N:2") == calls(["W:pass", "N:2"]) == [("W", None), ("N", 2)]
    assert gifts("W:9h E:Jd") == [("W", "9h"), ("E", "Jd")]


# --- S ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "numbers"),
    [
        ("traditional-2", (8, 0, 8)),
        ("traditional-3", (7, 0, 3)),
        ("traditional-4-classic", (6, 0, 0)),
        ("traditional-4-standard", (3, 3, 0)),
        ("international-2", (6, 0, 12)),
        ("international-3", (6, 0, 6)),
        ("international-4", (6, 0, 0)),
        ("international-5", (6, 0, 2)),
        ("international-6", (5, 0, 2)),
        ("talon", (5, 0, 4)),
        ("no-bidding", (6, 0, 0)),
        ("table-trump", (6, 0, 0)),
        ("moldovan", (6, 0, 0)),
    ],
)
def test_the_deal_uses_the_whole_pack(ruleset: str, numbers: tuple[int, int, int]) -> None:
    assert answer(ruleset, {}, {}, "deal") == dict(zip(["each", "then", "left"], numbers, strict=True))
    each, then, left = numbers
    t = table(ruleset, {})
    assert (each + then) * len(t.seats) + left == len(t.pack)


def test_partners_sit_opposite_and_are_no_neighbours() -> None:
    for t in [table("international-6", {}), table(CLASSIC, {})]:
        half = len(t.seats) // 2
        for one, two in t.sides.values():
            assert (t.seats.index(two) - t.seats.index(one)) % len(t.seats) == half
    assert list(table(CLASSIC, {"partners": False}).sides) == ["S", "W", "N", "E"]
    assert list(table("international-5", {}).sides) == ["S", "W", "NW", "NE", "E"]


def test_the_deal_goes_round_clockwise() -> None:
    assert [next_dealer(table(CLASSIC, {}), seat) for seat in ["S", "W", "N", "E"]] == ["W", "N", "E", "S"]
    assert asked("international-6", {"dealer": "SE"}, "next-dealer") == "S"


# --- B ---------------------------------------------------------------------------------------------------------


def test_legal_bids_of_the_traditional_bidding() -> None:
    t = table(CLASSIC, {})
    assert bids(t, "E", []) == ["pass", 1, 2, 3, 4, 5, 6]
    assert bids(t, "E", calls("S:2")) == ["pass", 3, 4, 5, 6]  # the same bid again is too low
    assert bids(t, "E", calls("S:3 W:pass")) == ["pass", 4, 5, 6]  # a pass is always lawful
    assert bids(t, "E", calls("S:6 W:pass N:pass")) == ["pass"]
    assert bids(t, "E", calls("S:1 W:pass N:2 E:pass")) == []  # one turn each
    with pytest.raises(Fault):
        auction(t, "E", calls("S:2 W:2"))
    with pytest.raises(Fault):
        auction(t, "E", calls("W:2"))


def test_after_1_pass_2_pass_the_traditional_bidding_is_over() -> None:
    assert auction(table(CLASSIC, {}), "E", calls("S:1 W:pass N:2 E:pass")) == "N:2"


def test_the_international_bidding_goes_round_and_round() -> None:
    t = table("international-4", {})
    assert bids(t, "E", []) == ["pass", 6, 7, 8, 9, 10, 11]
    assert auction(t, "E", calls("S:6 W:pass N:7 E:pass")) == "open:S"
    assert auction(t, "E", calls("S:6 W:pass N:7 E:pass S:8")) == "open:N"
    assert auction(t, "E", calls("S:6 W:pass N:7 E:pass S:8 N:pass")) == "S:8"
    assert bids(t, "E", calls("S:6 W:pass N:11 E:pass")) == ["pass"]
    with pytest.raises(Fault):
        auction(t, "E", calls("S:pass W:6 N:7 E:pass S:8"))  # who has passed is out


def test_the_last_player_of_the_international_bidding_may_still_bid_or_pass() -> None:
    t = table("international-4", {})
    assert auction(t, "E", calls("S:pass W:pass N:pass")) == "open:E"
    assert bids(t, "E", calls("S:pass W:pass N:pass")) == ["pass", 6, 7, 8, 9, 10, 11]
    assert auction(t, "E", calls("S:pass W:pass N:pass E:6")) == "E:6"
    assert auction(t, "E", calls("S:pass W:pass N:pass E:pass")) == "redeal"


@pytest.mark.parametrize(
    ("options", "traditional", "international"),
    [
        ({}, "redeal", "redeal"),
        ({"all_pass": "dealer-minimum"}, "E:1", "E:6"),
        ({"all_pass": "fixed-suit", "fixed_suit": "h"}, "nobody", "nobody"),
        ({"all_pass": "forehand-zero"}, "S:0", "S:0"),
    ],
)
def test_when_all_pass(options: Json, traditional: str, international: str) -> None:
    position: Json = {"dealer": "E", "auction": "S:pass W:pass N:pass E:pass"}
    assert asked(CLASSIC, position, "auction-result", options) == traditional
    assert asked("moldovan", position, "auction-result", options) == international


# --- T, first leads --------------------------------------------------------------------------------------------


def test_the_first_lead_makes_trump_under_t2() -> None:
    assert asked(CLASSIC, {"trick": "N:Ks E:9s", "bid": "N:2"}, "trump") == "s"


def test_the_bid_winner_or_forehand_leads() -> None:
    assert first_leader(table(CLASSIC, {}), "E", ("N", 2)) == "N"
    assert first_leader(table("international-4", {}), "E", ("N", 8)) == "S"
    assert first_leader(table("international-4", {"first_lead": "bid-winner"}), "E", ("N", 8)) == "N"
    assert first_leader(table("no-bidding", {}), "E", None) == "S"
    assert first_leader(table(CLASSIC, {"all_pass": "fixed-suit", "fixed_suit": "h"}), "E", None) == "S"


# --- P ---------------------------------------------------------------------------------------------------------


def test_follow_suit_alone_though_a_higher_card_of_another_suit_is_held() -> None:
    assert plays("9s Kh Ah Jc Qd 9h", "Ts", "h") == "9s"


def test_void_in_led_suit_owes_a_trump() -> None:
    assert plays("9h Js Kc", "Ad", "s") == "Js"


def test_holding_neither_any_card_will_do() -> None:
    assert plays("9h Kc", "Ad", "s") == "9h Kc"
    assert plays("9h Kc", "As", "s") == "9h Kc"


def test_holding_only_lower_trumps_one_must_still_trump() -> None:
    for iber in [False, True]:
        for overtrump in [False, True]:
            assert plays("9s Js Ah", "Kd Ts", "s", iber=iber, overtrump=overtrump) == "9s Js"


def test_overtrump_looks_at_the_best_trump_not_the_last() -> None:
    assert plays("Qs Ts 9c", "Jd Ks 9s", "s", overtrump=True) == "Ts"
    assert plays("Qs Ts 9c", "Jd Ks 9s", "s") == "Qs Ts"


def test_whoever_can_follow_need_not_overtrump() -> None:
    assert plays("Ks 9d", "Kd Qs Jd", "s", overtrump=True, iber=True) == "9d"


def test_following_a_trump_lead_is_not_overtrumping() -> None:
    assert plays("Js As", "9s Ks", "s", overtrump=True) == "Js As"
    assert plays("Js As", "9s Ks", "s", iber=True) == "As"


def test_iber_must_beat() -> None:
    assert plays("Ah Th 9s", "Kh Jh", "s", iber=True) == "Ah Th"
    assert plays("Ah Jh 9s", "Qh Kh Th", "s", iber=True) == "Ah"
    assert plays("Jh 9h As", "Qh Kh", "s", iber=True) == "Jh 9h"
    assert plays("Ah Jh 9s", "Qh 9c", "s", iber=True) == "Ah"  # a discard changes nothing


def test_a_trumped_plain_trick_frees_everybody_from_iber() -> None:
    assert plays("Ah 9h", "Kh 9s", "s", iber=True) == "Ah 9h"
    assert plays("As 9s", "Kh Js", "s", iber=True) == "As 9s"


def test_iber_and_overtrump_together_are_a_third_way() -> None:
    assert plays("As 9s", "Kh Js", "s", iber=True, overtrump=True) == "As"
    assert plays("Ah 9h", "Kh Js", "s", iber=True, overtrump=True) == "Ah 9h"
    assert plays("As 9s", "Js Ks", "s", iber=True, overtrump=True) == "As"


def test_two_players_are_free_while_the_stock_lasts() -> None:
    position: Json = {"trump": "s", "hands": {"S": "Ad 9s"}, "trick": "N:Kd", "stock": 2}
    assert asked("traditional-2", position, "legal-plays") == ["Ad", "9s"]
    assert asked("traditional-2", {**position, "stock": 0}, "legal-plays") == ["Ad"]
    assert asked("traditional-2", {**position, "stock": 0}, "may-play", card="9s") is False


@pytest.mark.parametrize(
    ("on_table", "trump", "best"),
    [
        ("9d Jd", "s", "Jd"),
        ("9s Js", "c", "Js"),
        ("Ad 9s", "s", "9s"),
        ("Jd Kc", "s", "Jd"),
        ("Kd Td", "s", "Td"),
        ("Kd Qs Ad Js", "s", "Qs"),
        ("9h Th Ah Kh", "h", "Ah"),
    ],
)
def test_trick_winner(on_table: str, trump: str, best: str) -> None:
    assert taker(on_table, trump) == best


# --- A ---------------------------------------------------------------------------------------------------------


def announced(ruleset: str, one: str, options: Json | None = None, **position: object) -> object:
    return asked(ruleset, position, "announcement", options, card=one)


def test_the_very_first_lead_makes_its_pair_worth_40() -> None:
    assert announced(CLASSIC, "Qh", hands={"S": "Qh Kh 9s"}, trump="unknown") == 40
    assert announced(CLASSIC, "Qh", hands={"S": "Qh Kh 9s"}, opening=True) == 40
    assert announced("traditional-2", "Kd", hands={"S": "Kd Qd 9s"}, opening=True, stock=8) == 40


def test_an_opening_lead_under_t2_overrides_any_trump_but_the_fixed_one() -> None:
    shown: Json = {"hands": {"S": "Kd Qd 9s"}, "opening": True, "trump": "h"}
    assert answer(CLASSIC, {}, shown, {"kind": "announcement", "card": "Kd"}) == 40
    fixed: Json = {"all_pass": "fixed-suit", "fixed_suit": "h"}
    assert answer(CLASSIC, fixed, shown, {"kind": "announcement", "card": "Kd"}) == 20


def test_under_t3_the_first_lead_is_worth_40_only_in_trump() -> None:
    for led, worth in [("Kh", 20), ("Qs", 40)]:
        hands = {"S": "Kh Qh Ks Qs"}
        assert announced("traditional-4-standard", led, hands=hands, trump="s", opening=True) == worth


def test_a_pair_is_announced_by_leading_one_of_it_while_holding_both() -> None:
    assert announced(CLASSIC, "Ad", hands={"S": "Ad Kh Qh"}, trump="h") == 0  # neither of the two
    assert announced(CLASSIC, "Kh", hands={"S": "Ad Kh Qs"}, trump="h") == 0  # no pair
    assert announced(CLASSIC, "Kh", hands={"S": "Kh 9h", "N": "Qh 9s"}, trump="h", to_play="S") == 0
    assert announced(CLASSIC, "Kh", hands={"S": "Kh Qh"}, trump="h", trick="E:9h") == 0  # A3
    assert announced(CLASSIC, "Kh", hands={"S": "Kh Qh"}, trump="h") == 40
    assert announced(CLASSIC, "Kh", hands={"S": "Kh Qh"}, trump="d") == 20


def test_the_international_game_announces_nothing_unless_agreed() -> None:
    for on, worth in [(False, 0), (True, 20)]:
        hands = {"S": "Kh Qh"}
        assert announced("international-4", "Kh", {"announcements": on}, hands=hands, trump="s") == worth


# --- N, B5, B6 -------------------------------------------------------------------------------------------------


def fill(total: int, rest: list[str]) -> list[str]:
    """Draw cards worth a total from the rest of the pack."""

    def search(left: int, place: int) -> list[str] | None:
        if left == 0:
            return []
        for at in range(place, len(rest)):
            worth = points([rest[at]])
            if 0 < worth <= left:
                found = search(left - worth, at + 1)
                if found is not None:
                    return [rest[at], *found]
        return None

    drawn = search(total, 0)
    assert drawn is not None
    for one in drawn:
        rest.remove(one)
    return drawn


def scored(
    ruleset: str,
    totals: Json,
    bid: str | None = None,
    options: Json | None = None,
    announced: Json | None = None,
    trump: str = "s",
) -> object:
    """Score a round in which the sides took these card points."""
    rest = sorted(pack(len(table(ruleset, options or {}).seats)))
    position: Json = {"taken": {side: fill(int(str(total)), rest) for side, total in totals.items()}}
    position["trump"] = trump
    if bid:
        position["bid"] = bid
    if announced:
        position["announced"] = announced
    return asked(ruleset, position, "round-score", options)


@pytest.mark.parametrize(
    ("total", "game"),
    [
        *[(0, 0), (32, 0), (33, 1), (34, 1), (65, 1), (66, 2), (98, 2), (99, 3), (131, 3), (132, 4)],
        *[(164, 4), (165, 5), (197, 5), (198, 6), (220, 6), (122, 3)],
    ],
)
def test_game_points(total: int, game: int) -> None:
    assert asked(CLASSIC, {}, "game-points", total=total) == game
    assert asked("moldovan", {}, "game-points", total=total) == total


def test_partners_add_before_they_divide() -> None:
    assert 60 // 33 + 62 // 33 == 2
    assert asked(CLASSIC, {}, "game-points", total=60 + 62) == 3


def test_a_bid_that_fails_costs_the_bid_not_the_points_made() -> None:
    assert scored(CLASSIC, {"N-S": 64, "E-W": 56}, "N:2") == {"N-S": -2, "E-W": 1}


def test_a_bid_that_is_made_scores_what_was_taken() -> None:
    assert scored(CLASSIC, {"N-S": 102, "E-W": 18}, "N:2") == {"N-S": 3, "E-W": 0}
    assert scored("international-4", {"N-S": 102, "E-W": 18}, "N:7") == {"N-S": 102, "E-W": 18}


def test_one_bid_and_no_trick_is_made_with_40() -> None:
    assert scored(CLASSIC, {"E-W": 120}, "N:1", announced={"N-S": "s"}) == {"N-S": 1, "E-W": 3}
    assert scored(CLASSIC, {"E-W": 120}, "N:2", announced={"N-S": "s"}) == {"N-S": -2, "E-W": 3}  # F3
    assert scored(CLASSIC, {"E-W": 120}, "N:1", announced={"N-S": "h"}) == {"N-S": -1, "E-W": 3}


def test_all_four_pairs_and_all_cards_make_220() -> None:
    assert scored(CLASSIC, {"N-S": 120}, "N:6", announced={"N-S": "h d c s"}) == {"N-S": 6, "E-W": 0}
    position: Json = {"taken": {"N-S": sorted(pack(4))}, "announced": {"N-S": "h d c s"}, "trump": "c"}
    assert asked(CLASSIC, position, "side-total", side="N-S") == 220
    assert asked(CLASSIC, position, "side-total", side="E-W") == 0


def test_defenders_score_whatever_becomes_of_the_bid() -> None:
    assert scored("traditional-3", {"S": 30, "W": 50, "E": 40}, "S:1") == {"S": -1, "W": 1, "E": 1}
    assert scored("traditional-3", {"S": 35, "W": 50, "E": 35}, "S:1") == {"S": 1, "W": 1, "E": 1}


def test_the_double_penalty() -> None:
    assert scored("moldovan", {"N-S": 7, "E-W": 113}, "N:8") == {"N-S": -16, "E-W": 113}
    assert scored("international-4", {"N-S": 7, "E-W": 113}, "N:8") == {"N-S": -8, "E-W": 113}
    assert scored(CLASSIC, {"N-S": 7, "E-W": 113}, "N:2", {"penalty_factor": 2}) == {"N-S": -4, "E-W": 3}


def test_without_bidding_nobody_can_fail() -> None:
    assert scored("no-bidding", {"N-S": 7, "E-W": 113}) == {"N-S": 7, "E-W": 113}


def test_eleven_is_every_card_that_counts() -> None:
    assert scored("international-4", {"N-S": 120}, "N:11") == {"N-S": 120, "E-W": 0}
    assert scored("international-4", {"N-S": 118, "E-W": 2}, "N:11") == {"N-S": -11, "E-W": 2}
    assert scored("moldovan", {"N-S": 118, "E-W": 2}, "N:11") == {"N-S": -22, "E-W": 2}
    t = table("international-2", {"announcements": True})
    # a trick of nines alone does not hurt, nor does what lies out of play, nor another's pair
    assert round_score(t, {"S": ["Ah", "9h"], "N": ["9d", "9c"]}, {"N": ["h"]}, "s", ("S", 11)) == {
        "S": 11,
        "N": 20,
    }


def test_a_round_that_all_have_passed() -> None:
    fixed: Json = {"all_pass": "fixed-suit", "fixed_suit": "s"}
    assert scored(CLASSIC, {"N-S": 102, "E-W": 18}, None, fixed) == {"N-S": 3, "E-W": 0}
    zero: Json = {"all_pass": "forehand-zero"}
    assert scored(CLASSIC, {"N-S": 18, "E-W": 102}, "S:0", zero) == {"N-S": 0, "E-W": 3}
    assert scored("moldovan", {"N-S": 0, "E-W": 120}, "S:0", zero) == {"N-S": 0, "E-W": 120}
    least: Json = {"all_pass": "dealer-minimum"}
    assert scored(CLASSIC, {"N-S": 102, "E-W": 18}, "E:1", least) == {"N-S": 3, "E-W": -1}
    assert scored("moldovan", {"N-S": 115, "E-W": 5}, "E:6", least) == {"N-S": 115, "E-W": -12}


def test_four_alone_count_each_for_themselves() -> None:
    alone: Json = {"partners": False}
    assert scored(CLASSIC, {"S": 30, "N": 50, "W": 40}, "S:1", alone) == {"S": -1, "W": 1, "N": 1, "E": 0}


# --- M ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "margin", "result"),
    [
        ({"N-S": 11, "E-W": 13}, 1, "E-W"),
        ({"N-S": 11, "E-W": 4}, 1, "N-S"),
        ({"N-S": 12, "E-W": 12}, 1, "continue"),
        ({"N-S": 10, "E-W": -4}, 1, "continue"),
        ({"N-S": 12, "E-W": 11}, 2, "continue"),
        ({"N-S": 13, "E-W": 11}, 2, "N-S"),
        ({"N-S": 11, "E-W": 10}, 1, "N-S"),
        ({"S": 15, "W": 15, "E": 3}, 1, "continue"),
        ({"S": 15, "W": 14, "E": 14}, 1, "S"),
    ],
)
def test_match_result(scores: dict[str, int], margin: int, result: str) -> None:
    assert match(scores, 11, margin) == result


def test_the_target_of_the_position_stands_over_the_option() -> None:
    scores: Json = {"N-S": 11, "E-W": 4}
    assert asked(CLASSIC, {"scores": scores}, "match-result", {"target": 21}) == "continue"
    assert asked(CLASSIC, {"scores": scores, "target": 11}, "match-result", {"target": 21}) == "N-S"
    assert asked("moldovan", {"scores": scores}, "match-result") == "continue"


# --- whole rounds ----------------------------------------------------------------------------------------------

ALL_TRUMPS: Json = {
    "dealer": "E",
    "hands": {
        "S": "9h Jh Qh Kh Th Ah",
        "W": "9d Jd Qd Kd Td Ad",
        "N": "9c Jc Qc Kc Tc Ac",
        "E": "9s Js Qs Ks Ts As",
    },
    "auction": "S:4 W:pass N:pass E:pass",
    "plays": "S:Kh! W:9d N:9c E:9s / S:Qh W:Jd N:Jc E:Js / S:9h W:Qd N:Qc E:Qs / "
    "S:Jh W:Kd N:Kc E:Ks / S:Th W:Td N:Tc E:Ts / S:Ah W:Ad N:Ac E:As",
}


def test_one_player_with_all_trumps_makes_four() -> None:
    r = replay(table(CLASSIC, {}), ALL_TRUMPS)
    assert (r.trump, r.bid, r.announced, r.revokes) == ("h", ("S", 4), {"N-S": ["h"]}, [])
    assert record_score(table(CLASSIC, {}), ALL_TRUMPS) == {"N-S": 4, "E-W": 0}
    silent = {**ALL_TRUMPS, "plays": str(ALL_TRUMPS["plays"]).replace("!", "")}
    assert record_score(table(CLASSIC, {}), silent) == {"N-S": -4, "E-W": 0}  # a pair not announced


def test_a_pair_once_announced_is_gone() -> None:
    again = {**ALL_TRUMPS, "plays": str(ALL_TRUMPS["plays"]).replace("S:Qh", "S:Qh!")}
    with pytest.raises(Fault):
        replay(table(CLASSIC, {}), again)


@pytest.mark.parametrize(
    "wrong",
    [
        {"plays": "W:9d"},  # out of turn
        {"plays": "S:As"},  # not held
        {"plays": "S:Kh! N:9c"},  # a seat left out
        {"plays": "S:Kh! W:Kd!"},  # a pair when following
        {"plays": "S:Ah!"},  # no king, no queen
        {"plays": "S:Kh! W:9d / S:Qh"},  # an unfinished trick in the middle
        {"trump": "s", "plays": "S:Kh!"},
        {"auction": "S:4 W:4"},
        {"auction": "S:4"},  # played before the bidding is over
        {"stock": "7h"},
        {"dealer": "X"},
        {"turned": "9s"},
        {"gives": "W:9h"},
        {"discards": "9h"},
    ],
)
def test_what_no_table_could_do_is_a_fault(wrong: Json) -> None:
    with pytest.raises(Fault):
        replay(table(CLASSIC, {}), {**ALL_TRUMPS, **wrong})


TWO: Json = {
    "dealer": "N",
    "hands": {"S": "9h Jh Qh 9d Jd Qd 9s Js", "N": "Kh Th Ah Kd Td Ad Ks As"},
    "stock": "9c Jc Qc Kc Tc Ac Qs Ts",
    "auction": "S:1 N:pass",
}


def test_with_two_players_the_winner_draws_first() -> None:
    r = replay(table("traditional-2", {}), {**TWO, "plays": "S:9h N:Kh"})
    assert r.winners == ["N"]
    assert r.hands["N"][-1] == "9c"
    assert r.hands["S"][-1] == "Jc"
    assert r.stock == ["Qc", "Kc", "Tc", "Ac", "Qs", "Ts"]


def test_with_two_players_a_revoke_begins_when_the_stock_is_empty() -> None:
    free = "S:9h N:Kd / S:Jh N:Td / S:Qh N:Ad / S:9d N:Kh"  # N discards, then takes with trump: no duty yet
    r = replay(table("traditional-2", {}), {**TWO, "plays": free})
    assert (r.revokes, r.stock, r.winners) == ([], [], ["S", "S", "S", "N"])
    assert all(len(hand) == 8 for hand in r.hands.values())
    assert set(r.hands["S"]) == {"Jd", "Qd", "9s", "Js", "9c", "Qc", "Tc", "Ts"}
    on = free + " / N:Ks S:Jd / N:As S:Qd"  # S holds 9s Js Ts
    assert revokes(table("traditional-2", {}), {**TWO, "plays": on}) == [(5, "S"), (6, "S")]
    assert asked("traditional-2", {"record": {**TWO, "plays": on}}, "find-revoke") == "5:S"


THREE: Json = {
    "dealer": "E",
    "hands": {"S": "9h Jh Qh Kh Th Ah 9d", "W": "Jd Qd Kd Td Ad 9c Jc", "E": "Qc Kc Tc Ac 9s Js Qs"},
    "stock": "Ks Ts As",
    "auction": "S:3 W:pass E:pass",
    "trump": "h",
    "gives": "W:Ks E:9d",
}


def test_the_bid_winner_of_three_takes_the_stock_and_gives_two_cards() -> None:
    r = replay(table("traditional-3", {}), THREE)
    assert sorted(r.hands["S"]) == sorted(["9h", "Jh", "Qh", "Kh", "Th", "Ah", "Ts", "As"])
    assert r.hands["W"][-1] == "Ks"
    assert r.hands["E"][-1] == "9d"
    assert not r.stock
    for gives in ["W:Ks", "W:Ks W:9d", "W:Ks E:Jd", "W:Ks S:9d", "W:Ks E:Ks"]:
        with pytest.raises(Fault):
            replay(table("traditional-3", {}), {**THREE, "gives": gives})
    with pytest.raises(Fault):
        replay(table("traditional-3", {}), {**THREE, "gives": "", "plays": "S:Ah"})


def test_a_revoke_is_found_in_the_hand_as_it_stands_after_the_gifts() -> None:
    # W holds the king of spades only since S gave it away; so it owes it, and the gift makes the revoke
    plays_ = "S:Ts W:9c E:9s / S:Ah W:Jc E:9d"
    assert revokes(table("traditional-3", {}), {**THREE, "plays": plays_}) == [(1, "W")]
    given = {**THREE, "gives": "W:9d E:Ks", "plays": plays_.replace("E:9d", "E:Qc")}
    assert revokes(table("traditional-3", {}), given) == []


TALON: Json = {
    "dealer": "E",
    "hands": {"S": "9h Jh Qh Kh Th", "W": "9d Jd Qd Kd Td", "N": "9c Jc Qc Kc Tc", "E": "9s Js Qs Ks Ts"},
    "stock": "Ah Ad Ac As",
    "auction": "S:6 W:pass N:pass E:pass",
    "trump": "h",
    "discards": "9h Jh",
    "plays": "S:Ah W:Td N:Tc E:Ts / S:Ad W:Kd N:Kc E:Ks / S:Kh W:Qd N:Qc E:Qs / "
    "S:Qh W:Jd N:Jc E:Js / S:Th W:9d N:9c E:9s",
}


def test_cards_are_exchanged_with_the_talon_and_count_for_nobody() -> None:
    r = replay(table("talon", {}), TALON)
    assert r.stock == ["Ac", "As", "9h", "Jh"]
    assert r.revokes == []
    assert record_score(table("talon", {}), TALON) == {"N-S": 120 - 11 - 11 - 2, "E-W": 0}
    eleven = {**TALON, "auction": "S:11 W:pass N:pass E:pass"}
    assert record_score(table("talon", {}), eleven) == {"N-S": 96, "E-W": 0}  # every card that is in play


def test_without_bidding_the_card_turned_up_is_trump() -> None:
    record = {key: value for key, value in ALL_TRUMPS.items() if key not in ("auction", "plays")}
    t = table("no-bidding", {})
    assert replay(t, {**record, "turned": "Ks"}).trump == "s"
    assert replay(t, {**record, "trump": "d"}).trump == "d"
    assert asked("no-bidding", {"record": {**record, "turned": "Ks"}}, "trump") == "s"
    with pytest.raises(Fault):
        replay(t, {**record, "turned": "Kd"})  # not the dealer's
    with pytest.raises(Fault):
        replay(t, {**record, "turned": "Ks", "auction": "S:6"})


def test_a_round_without_a_bidder_has_its_fixed_suit_and_forehand_leads() -> None:
    passed = {**ALL_TRUMPS, "auction": "S:pass W:pass N:pass E:pass"}
    t = table(CLASSIC, {"all_pass": "fixed-suit", "fixed_suit": "h"})
    assert record_score(t, passed) == {"N-S": 4, "E-W": 0}
    spades = table(CLASSIC, {"all_pass": "fixed-suit", "fixed_suit": "s"})
    r = replay(spades, {**passed, "plays": "S:Kh! W:9d N:9c E:9s"})
    assert (r.trump, r.winners, r.announced) == ("s", ["E"], {"N-S": ["h"]})
    assert record_score(table(CLASSIC, {}), {**passed, "plays": ""}) == {"N-S": 0, "E-W": 0}
    with pytest.raises(Fault):
        replay(table(CLASSIC, {}), passed)  # it is dealt again


def test_the_dealer_bound_to_the_minimum_leads_and_makes_trump() -> None:
    bound = {**ALL_TRUMPS, "dealer": "S", "auction": "W:pass N:pass E:pass S:pass"}
    t = table(CLASSIC, {"all_pass": "dealer-minimum"})
    assert replay(t, bound).bid == ("S", 1)
    assert record_score(t, bound) == {"N-S": 4, "E-W": 0}


def test_seat_three_announces_for_its_own_side() -> None:
    record: Json = {
        "dealer": "E",
        "hands": {
            "S": "9s Js Ts 9d Jd Qd",
            "W": "Ks 9h Jh Qh Kh Th",
            "N": "As Kd 9c Jc Qc Kc",
            "E": "Qs Td Ad Tc Ac Ah",
        },
        "auction": "S:pass W:1 N:pass E:pass",
        "plays": "W:Ks N:As E:Qs S:Ts / N:Kc! E:Tc S:9s W:9h",
    }
    r = replay(table(CLASSIC, {}), record)
    assert r.announced == {"N-S": ["c"]}
    assert r.trump == "s"


# --- X ---------------------------------------------------------------------------------------------------------


REVOKE: Json = {"for": "revoke"}
REVOKED: Json = {
    "dealer": "E",
    "hands": {
        "S": "9h Jh Qh Kh Th 9d",
        "W": "Ah Jd Qd Kd Td Ad",
        "N": "9c Jc Qc Kc Tc Ac",
        "E": "9s Js Qs Ks Ts As",
    },
    "auction": "S:pass W:2 N:pass E:pass",
    "plays": "W:Jd N:9c E:9s S:9h / W:Qd N:Jc E:Js S:Jh",  # S holds the nine of diamonds
}


def accuse(accuser: str, accused: str, ask: Json, position: Json, ruleset: str = CLASSIC) -> object:
    asking = {"kind": "accusation", "accuser": accuser, "accused": accused, **ask}
    return answer(ruleset, {}, position, asking)


def test_an_accusation_that_proves_right_voids_the_round() -> None:
    found = accuse("W", "S", REVOKE, {"record": REVOKED})
    assert found == {"scores": {"N-S": -3, "E-W": 0}, "round": "void"}


def test_an_accusation_that_proves_wrong_costs_the_accuser() -> None:
    # partner N did not revoke: the accusation names a player, not a side
    found = accuse("W", "N", REVOKE, {"record": REVOKED})
    assert found == {"scores": {"N-S": 0, "E-W": -3}, "round": "goes-on"}
    found = accuse("N", "E", REVOKE, {"record": REVOKED})
    assert found == {"scores": {"N-S": -3, "E-W": 0}, "round": "goes-on"}


def test_a_waived_penalty_changes_nothing() -> None:
    for accuser, accused in [("W", "S"), ("W", "N")]:
        found = accuse(accuser, accused, {**REVOKE, "waive": True}, {"record": REVOKED})
        assert found == {"scores": {"N-S": 0, "E-W": 0}, "round": "goes-on"}


def test_one_accuses_a_player_of_another_side_and_only_in_the_traditional_game() -> None:
    with pytest.raises(Fault):
        accuse("W", "E", REVOKE, {"record": REVOKED})
    with pytest.raises(Fault):
        accuse("S", "W", {"for": "talk", "true_talk": True}, {}, "moldovan")


@pytest.mark.parametrize("factor", [1, 2])
def test_the_offenders_bid_is_lost_as_well_once(factor: int) -> None:
    t = table(CLASSIC, {"penalty_factor": factor})
    found = accusation(t, "W", "S", right=True, talk=False, waive=False, bid=("N", 2))
    assert found == {"scores": {"N-S": -5, "E-W": 0}, "round": "void"}


def test_talking_costs_three_and_the_round_goes_on() -> None:
    positions: list[Json] = [{}, {"bid": "E:2"}]
    for position in positions:
        found = accuse("W", "S", {"for": "talk", "true_talk": True}, position)
        assert found == {"scores": {"N-S": -3, "E-W": 0}, "round": "goes-on"}
        found = accuse("W", "S", {"for": "talk", "true_talk": False}, position)
        assert found == {"scores": {"N-S": 0, "E-W": -3}, "round": "goes-on"}


def test_a_revoke_counts_first_or_not() -> None:
    hands = {**mapping(REVOKED["hands"]), "W": "Ah Jd Qd Ks Td Ad", "E": "9s Js Qs Kd Ts As"}
    both = {**REVOKED, "hands": hands, "plays": "W:Jd N:9c E:9s S:9h"}
    assert revokes(table(CLASSIC, {}), both) == [(1, "E"), (1, "S")]
    found = accuse("W", "S", REVOKE, {"record": both})
    assert found == {"scores": {"N-S": -3, "E-W": 0}, "round": "void"}
    found = accuse("S", "E", REVOKE, {"record": both})
    assert found == {"scores": {"N-S": 0, "E-W": -5}, "round": "void"}  # E's partner had bid 2


def test_a_side_of_one_loses_its_own_bid_as_well() -> None:
    late = {**TWO, "plays": "S:9h N:Kd / S:Jh N:Td / S:Qh N:Ad / S:9d N:Kh / N:Ks S:Jd"}
    found = accuse("N", "S", REVOKE, {"record": late}, "traditional-2")
    assert found == {"scores": {"S": -4, "N": 0}, "round": "void"}


# --- R ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [
        ("traditional-2", {"first_lead": "forehand"}),
        (CLASSIC, {"first_lead": "forehand"}),
        ("traditional-3", {"partners": False}),
        ("international-6", {"partners": False}),
        ("no-bidding", {"first_lead": "bid-winner"}),
        (CLASSIC, {"all_pass": "fixed-suit"}),
        (CLASSIC, {"all_pass": "dealer"}),
        (CLASSIC, {"iber": 1}),
        (CLASSIC, {"target": 0}),
        (CLASSIC, {"target": True}),
        (CLASSIC, {"stock": 1}),
        ("traditional-5", {}),
    ],
)
def test_these_options_are_refused(ruleset: str, options: Json) -> None:
    assert refusal(ruleset, options)
    with pytest.raises(Fault):
        answer(ruleset, options, {}, "deal")


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_the_families_differ_in_their_defaults(ruleset: str) -> None:
    t = table(ruleset, {})
    rest = (t.iber, t.win_margin, t.all_pass, t.penalty_factor, t.fixed_suit)
    assert rest == (False, 1, "redeal", 2 if ruleset == "moldovan" else 1, None)
    mine = (t.overtrump, t.announcements, t.points_per_game_point, t.first_lead, t.target)
    if ruleset.startswith("traditional"):
        assert mine == (False, True, 33, "bid-winner", 11)
    else:
        assert mine == (True, False, 1, "forehand", 21)


# --- laws that hold everywhere ---------------------------------------------------------------------------------

PACK = [rank + s for rank in RANKS for s in SUITS]
SHUFFLED = st.permutations(PACK)
SEEDS = st.integers(0, 10**9)
TRUMPS = st.sampled_from([*SUITS, None])


@given(SHUFFLED, st.integers(1, 8), st.integers(0, 5), TRUMPS, st.booleans(), st.booleans())
def test_something_may_always_be_played_and_agreements_only_narrow(
    deck: list[str], size: int, length: int, trump: str | None, iber: bool, overtrump: bool
) -> None:
    hand, on_table = deck[:size], deck[size : size + length]
    plain = lawful(hand, on_table, trump, iber=False, overtrump=False, free=False)
    may = lawful(hand, on_table, trump, iber=iber, overtrump=overtrump, free=False)
    assert may
    assert set(may) <= set(plain) <= set(hand)
    assert lawful(hand, on_table, trump, iber=iber, overtrump=overtrump, free=True) == hand


@given(SHUFFLED, st.integers(1, 8), st.integers(1, 5), TRUMPS)
def test_with_both_agreements_whoever_can_win_with_a_card_they_are_bound_to_play_must(
    deck: list[str], size: int, length: int, trump: str | None
) -> None:
    hand, on_table = deck[:size], deck[size : size + length]
    bound = lawful(hand, on_table, trump, iber=False, overtrump=False, free=False)
    winning = [c for c in bound if winner([*on_table, c], trump) == length]
    both = lawful(hand, on_table, trump, iber=True, overtrump=True, free=False)
    assert both == (winning or bound)


@given(SHUFFLED, st.integers(1, 8), st.integers(0, 5), TRUMPS, st.booleans(), st.booleans(), st.permutations(SUITS))
def test_suits_have_equal_standing(
    deck: list[str], size: int, length: int, trump: str | None, iber: bool, overtrump: bool, new: list[str]
) -> None:
    renamed = dict(zip(SUITS, new, strict=True))
    other = [c[0] + renamed[c[1]] for c in deck]
    trump_ = None if trump is None else renamed[trump]
    may = lawful(deck[:size], deck[size : size + length], trump, iber=iber, overtrump=overtrump, free=False)
    same = lawful(other[:size], other[size : size + length], trump_, iber=iber, overtrump=overtrump, free=False)
    assert same == [c[0] + renamed[c[1]] for c in may]
    if length:
        end = size + length
        assert winner(deck[size:end], trump) == winner(other[size:end], trump_)


@pytest.mark.parametrize("ruleset", list(RULESETS))
@given(seed=SEEDS)
def test_a_random_round_is_lawful_and_adds_up(ruleset: str, seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng, ruleset)
    t = table(ruleset, options)
    record = random_record(rng, ruleset, options)
    r = replay(t, record)
    assert r.finished
    assert r.revokes == []
    assert asked(ruleset, {"record": record}, "find-revoke", options) == "none"
    out = t.pack - {c for pile in r.taken.values() for c in pile}
    assert out >= set(r.stock)
    assert sum(points(pile) for pile in r.taken.values()) + points(sorted(out)) == 120
    if t.stock in ("none", "drawn") or (t.stock == "given" and r.bid):
        assert not out
    pairs = [pair for suits_ in r.announced.values() for pair in suits_]
    assert len(set(pairs)) == len(pairs)
    score = record_score(t, record)
    assert list(score) == list(t.sides)
    count: Json = {"taken": {side: " ".join(pile) for side, pile in r.taken.items()}, "trump": r.trump}
    if r.announced:
        count["announced"] = {side: list(found) for side, found in r.announced.items()}
    if r.bid:
        count["bid"] = f"{r.bid[0]}:{r.bid[1]}"
    assert asked(ruleset, count, "round-score", options) == score
    assert asked(ruleset, {"record": record}, "trump", options) == r.trump


@pytest.mark.parametrize("ruleset", list(RULESETS))
@given(seed=SEEDS)
def test_slips_are_found_where_they_are_and_nowhere_before(ruleset: str, seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng, ruleset)
    t = table(ruleset, options)
    record = random_record(rng, ruleset, options, slips=0.5, early=0.3)
    found = revokes(t, record)
    played = tricks(record.get("plays"))
    if not found:
        assert asked(ruleset, {"record": record}, "find-revoke", options) == "none"
        return
    number, seat = found[0]
    assert asked(ruleset, {"record": record}, "find-revoke", options) == f"{number}:{seat}"
    place = [play.seat for play in played[number - 1]].index(seat)
    texts = [[f"{p.seat}:{p.card}{'!' * p.announces}" for p in plays_] for plays_ in played]
    before = [*texts[: number - 1], texts[number - 1][:place]]
    assert revokes(t, {**record, "plays": [plays_ for plays_ in before if plays_]}) == []


@pytest.mark.parametrize("ruleset", list(RULESETS))
@given(seed=SEEDS)
def test_every_random_position_has_its_answers(ruleset: str, seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng, ruleset)
    position = random_position(rng, ruleset, options)
    may = asked(ruleset, position, "legal-plays", options)
    assert isinstance(may, list)
    assert may
    for one in may:
        assert asked(ruleset, position, "may-play", options, card=one) is True
    scores = random_scores(rng, ruleset, options)
    assert asked(ruleset, scores, "match-result", options) in [*table(ruleset, options).sides, "continue"]
    count = random_count(rng, ruleset, options)
    score = asked(ruleset, count, "round-score", options)
    assert isinstance(score, dict)
    for side in score:
        total = asked(ruleset, count, "side-total", options, side=side)
        game = asked(ruleset, count, "game-points", options, side=side)
        assert game == asked(ruleset, {}, "game-points", options, total=total)
    if table(ruleset, options).bidding:
        said = random_auction(rng, ruleset, options)
        result = str(asked(ruleset, said, "auction-result", options))
        may_say = asked(ruleset, said, "legal-bids", options)
        assert isinstance(may_say, list)
        assert (may_say[:1] == ["pass"]) == result.startswith("open:")
        assert calls_text(calls(said.get("auction"))) == said.get("auction", "")


def test_the_second_law_imports_nothing_of_the_product() -> None:
    for path in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
                assert node.level <= 1
            assert not [name for name in names if name.split(".")[0] == "tutor"]
