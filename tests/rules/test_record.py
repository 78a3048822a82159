"""Whole rounds, replayed: deal, bidding, trump, exchange, tricks, announcements (S4–S9, B5, T1–T6, P10, A, V1)."""

from collections.abc import Mapping

import pytest

from tests.rules.written import (
    CLASSIC,
    INTERNATIONAL,
    NO_BIDDING,
    STANDARD,
    TABLE_TRUMP,
    TALON,
    THREE,
    TWO,
    h,
    record_of,
)
from tutor.cards import Suit, parse_cards
from tutor.rules.auction import Nobody, Open, Redeal
from tutor.rules.notation import Bid
from tutor.rules.record import Round, replay
from tutor.rules.ruleset import RuleSet
from tutor.rules.scoring import round_score
from tutor.rules.seats import Seat

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W
Keys = Mapping[str, object]

ALL_TRUMPS: Keys = {  # one suit in each hand, so that nothing is ever followed
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
PASSED = "S:pass W:pass N:pass E:pass"


def played(rules: RuleSet, keys: Keys, **changed: object) -> Round:
    """A record replayed, which must be one that could be; a key set to None is left out."""
    found = replay(rules, record_of(rules, {k: v for k, v in {**keys, **changed}.items() if v is not None}))
    assert found.faults == ()
    return found


def changes(found: Round) -> list[int]:
    """What a round changes, in the order of the sides."""
    score = round_score(found.rules, found.taken, found.announced, found.trump, found.bid)
    return list(score.changes.values())


# --- a whole round -----------------------------------------------------------------------------------------------


def test_one_player_with_all_trumps_makes_a_bid_of_4() -> None:
    """F1: 120 + 40 = 160"""
    found = played(CLASSIC, ALL_TRUMPS)
    assert (found.trump, found.leader, found.bid) == (Suit.HEARTS, S, Bid(S, 4))
    assert found.winners == (S,) * 6
    assert {str(side): pile.points for side, pile in found.taken.items()} == {"N-S": 120, "E-W": 0}
    assert {str(side): pairs for side, pairs in found.announced.items()} == {"N-S": (Suit.HEARTS,), "E-W": ()}
    assert found.over
    assert changes(found) == [4, 0]


def test_a_pair_that_is_led_without_being_announced_is_worth_nothing() -> None:
    """A2: and the bid of 4 fails"""
    silent = played(CLASSIC, ALL_TRUMPS, plays=str(ALL_TRUMPS["plays"]).replace("!", ""))
    assert silent.announced == dict.fromkeys(CLASSIC.sides, ())
    assert changes(silent) == [-4, 0]


def test_a_step_knows_its_trick_its_duty_and_its_worth() -> None:
    """A4: the very first lead is worth 40"""
    first, second, *_ = played(CLASSIC, ALL_TRUMPS).steps
    assert (first.trick, first.play.seat, first.worth, first.lawful) == (1, S, 40, True)
    assert first.duty.why.rule == "P1"
    assert (second.trick, second.worth, second.duty.why.rule) == (1, 0, "P4")


def test_a_pair_played_to_anothers_lead_is_broken() -> None:
    """A3"""
    found = played(CLASSIC, ALL_TRUMPS)
    assert [(step.trick, str(step.play.card), step.broken) for step in found.steps if step.broken is not None] == [
        (3, "Qd", Suit.DIAMONDS),
        (3, "Qc", Suit.CLUBS),
        (3, "Qs", Suit.SPADES),
    ]


def test_seat_three_announces_for_its_own_side_in_the_second_trick() -> None:
    """A5: whoever led first"""
    hands = {"S": "9s Js Ts 9d Jd Qd", "W": "Ks 9h Jh Qh Kh Th", "N": "As Kd 9c Jc Qc Kc", "E": "Qs Td Ad Tc Ac Ah"}
    plays = "W:Ks N:As E:Qs S:Ts / N:Kc! E:Tc S:9s W:9h"
    found = played(CLASSIC, {"dealer": "E", "hands": hands, "auction": "S:pass W:1 N:pass E:pass", "plays": plays})
    assert (found.trump, found.winners) == (Suit.SPADES, (N, S))
    assert {str(side): pairs for side, pairs in found.announced.items()} == {"N-S": (Suit.CLUBS,), "E-W": ()}
    assert found.steps[4].worth == 20


def test_a_record_may_stop_early() -> None:
    """Between tricks, within one, before the first lead, before the bidding is over"""
    for plays, steps, winners in (
        ("S:Kh! W:9d N:9c E:9s / S:Qh W:Jd N:Jc E:Js", 8, 2),
        ("S:Kh! W:9d N:9c E:9s / S:Qh W:Jd", 6, 1),
        ("S:Kh!", 1, 0),
        (None, 0, 0),
    ):
        found = played(CLASSIC, ALL_TRUMPS, plays=plays)
        assert (len(found.steps), len(found.winners), found.over) == (steps, winners, False)
    unsaid = played(CLASSIC, ALL_TRUMPS, plays=None, auction="S:4 W:pass")
    assert (unsaid.outcome, unsaid.bid) == (Open(N), None)


def test_a_stroke_behind_the_last_trick_begins_none() -> None:
    found = played(CLASSIC, ALL_TRUMPS, plays="S:Kh! W:9d N:9c E:9s / ")
    assert (len(found.winners), found.over) == (1, False)


# --- who leads, what is trump ------------------------------------------------------------------------------------


def test_the_first_lead_makes_trump() -> None:
    """T2"""
    found = played(CLASSIC, ALL_TRUMPS, auction="S:1 W:2 N:pass E:pass", plays="W:9d")
    assert (found.leader, found.trump) == (W, Suit.DIAMONDS)
    assert played(CLASSIC, ALL_TRUMPS, plays=None).trump is None
    assert played(CLASSIC, ALL_TRUMPS, trump="h").trump is Suit.HEARTS


def test_a_named_trump_leaves_the_first_lead_free() -> None:
    """T3"""
    found = played(STANDARD, ALL_TRUMPS, trump="c", plays="S:Kh! W:9d N:9c E:9s")
    assert (found.trump, found.winners, found.steps[0].worth) == (Suit.CLUBS, (N,), 20)


def test_abroad_forehand_leads_whoever_won_the_bidding() -> None:
    """P1"""
    auction = "S:pass W:6 N:pass E:pass"
    found = played(INTERNATIONAL, ALL_TRUMPS, auction=auction, trump="d", plays="S:Kh W:9d N:9c E:9s")
    assert (found.leader, found.bid, found.winners) == (S, Bid(W, 6), (W,))
    own = INTERNATIONAL.with_options({"first_lead": "bid-winner"})
    assert played(own, ALL_TRUMPS, auction=auction, trump="d", plays="W:9d").leader is W


def test_without_bidding_the_card_turned_up_is_trump_or_a_suit_in_turn() -> None:
    """T5, V3"""
    turned = played(NO_BIDDING, ALL_TRUMPS, auction=None, plays=None, turned="Ks")
    assert (turned.trump, turned.outcome, turned.bid, turned.leader) == (Suit.SPADES, None, None, S)
    given = played(NO_BIDDING, ALL_TRUMPS, auction=None, plays=None, trump="d")
    assert given.trump is Suit.DIAMONDS
    both = played(NO_BIDDING, ALL_TRUMPS, auction=None, plays=None, trump="s", turned="Ks")
    assert both.trump is Suit.SPADES


def test_table_trump_stands_before_anybody_speaks() -> None:
    """T6, V4"""
    found = played(TABLE_TRUMP, {key: ALL_TRUMPS[key] for key in ("dealer", "hands")}, trump="c")
    assert found.trump is Suit.CLUBS


# --- all pass ----------------------------------------------------------------------------------------------------


def test_a_round_that_all_have_passed_is_dealt_again() -> None:
    """B5"""
    found = played(CLASSIC, ALL_TRUMPS, auction=PASSED, plays=None)
    assert (found.outcome, found.bid, found.over) == (Redeal(), None, False)


def test_a_dealer_bound_to_the_minimum_leads_and_makes_trump() -> None:
    """B5, P1, T2"""
    rules = CLASSIC.with_options({"all_pass": "dealer-minimum"})
    found = played(rules, ALL_TRUMPS, auction=PASSED, plays="E:Ks! S:9h W:9d N:9c")
    assert (found.bid, found.trump, found.leader) == (Bid(E, 1), Suit.SPADES, E)


def test_a_fixed_suit_is_trump_and_binds_nobody() -> None:
    """B5: even where else the first lead makes trump, or a table has one"""
    option = {"all_pass": "fixed-suit", "fixed_suit": "s"}
    found = played(CLASSIC.with_options(option), ALL_TRUMPS, auction=PASSED, plays="S:Kh! W:9d N:9c E:9s")
    assert (found.outcome, found.bid, found.trump, found.leader) == (Nobody(), None, Suit.SPADES, S)
    assert (found.winners, found.steps[0].worth) == ((E,), 20)
    table = played(TABLE_TRUMP.with_options(option), ALL_TRUMPS, auction=PASSED, plays="S:Kh W:9d N:9c E:9s")
    assert (table.trump, table.winners) == (Suit.SPADES, (E,))


def test_forehand_plays_with_a_bid_of_0() -> None:
    """B5"""
    rules = CLASSIC.with_options({"all_pass": "forehand-zero"})
    found = played(rules, ALL_TRUMPS, auction=PASSED)
    assert (found.bid, found.trump) == (Bid(S, 0), Suit.HEARTS)
    assert changes(found) == [4, 0]


# --- two players -------------------------------------------------------------------------------------------------

PAIR: Keys = {
    "dealer": "N",
    "hands": {"S": "9h Jh Qh 9d Jd Qd 9s Js", "N": "Kh Th Ah Kd Td Ad Ks As"},
    "stock": "9c Jc Qc Kc Tc Ac Qs Ts",
    "auction": "S:1 N:pass",
}


def test_two_players_draw_from_the_top_the_winner_first_and_are_free_meanwhile() -> None:
    """S4, P9, P10"""
    # N, who has hearts, throws a diamond each time; the last trick before the stock ends goes to N.
    found = played(TWO, PAIR, plays="S:9h N:Kd / S:Jh N:Td / S:Qh N:Ad / S:9d N:Kh / N:Ks S:Jd")
    assert found.stock == parse_cards("9c Jc Qc Kc Tc Ac Qs Ts")
    assert found.winners == (S, S, S, N, N)
    assert [step.lawful for step in found.steps] == [True] * 9 + [False]  # S holds spades, and the stock is gone
    assert found.steps[-1].duty.hand == h("9s Js Ts")
    assert {step.duty.why.rule for step in found.steps[1:8:2]} == {"P9"}


def test_two_players_play_twelve_tricks() -> None:
    """P10"""
    assert TWO.tricks == 12


# --- three players -----------------------------------------------------------------------------------------------

TRIO: Keys = {
    "dealer": "E",
    "hands": {"S": "9h Jh Qh Kh Th Ah 9d", "W": "Jd Qd Kd Td Ad 9c Jc", "E": "Qc Kc Tc Ac 9s Js Qs"},
    "stock": "Ks Ts As",
    "auction": "S:3 W:pass E:pass",
    "trump": "h",
    "gives": "W:Ks E:9d",
}


def test_the_bid_winner_takes_three_cards_and_gives_two() -> None:
    """S5, S9: everybody has eight"""
    found = played(THREE, TRIO)
    assert found.hands == {
        S: h("9h Jh Qh Kh Th Ah Ts As"),
        W: h("Jd Qd Kd Td Ad 9c Jc Ks"),
        E: h("Qc Kc Tc Ac 9s Js Qs 9d"),
    }
    assert found.stock == ()


def test_a_card_that_was_given_away_is_owed_by_whoever_has_it() -> None:
    """S9, P2, X1"""
    found = played(THREE, TRIO, plays="S:Ts W:9c E:9s")
    assert [(step.trick, step.play.seat) for step in found.revokes] == [(1, W)]
    other = played(THREE, TRIO, gives="W:9d E:Ks", plays="S:Ts W:9c E:9s")
    assert list(other.revokes) == []


def test_where_nobody_is_bound_nobody_takes_the_stock_and_seven_tricks_are_played() -> None:
    """B5, S9"""
    rules = THREE.with_options({"all_pass": "fixed-suit", "fixed_suit": "h"})
    deal = {**TRIO, "gives": None, "auction": "S:pass W:pass E:pass"}
    tricks = "S:9h W:9c E:9s / S:Jh W:Jc E:Js / S:Qh W:Jd E:Qs / S:Kh W:Qd E:Qc / S:Th W:Kd E:Kc / S:Ah W:Td E:Tc"
    found = played(rules, deal, plays=f"{tricks} / S:9d W:Ad E:Ac")
    assert (found.over, len(found.winners), found.bid) == (True, 7, None)
    assert sum(pile.points for pile in found.taken.values()) == 120 - h("Ks Ts As").points


# --- the talon ---------------------------------------------------------------------------------------------------

DOWN: Keys = {
    "dealer": "E",
    "hands": {"S": "9h Jh Qh Kh Th", "W": "9d Jd Qd Kd Td", "N": "9c Jc Qc Kc Tc", "E": "9s Js Qs Ks Ts"},
    "stock": "Ah Ad Ac As",
    "auction": "S:6 W:pass N:pass E:pass",
    "trump": "h",
    "plays": "S:Ah W:Td N:Tc E:Ts / S:Ad W:Kd N:Kc E:Ks / S:Kh W:Qd N:Qc E:Qs / "
    "S:Qh W:Jd N:Jc E:Js / S:Th W:9d N:9c E:9s",
}


def test_cards_are_exchanged_from_the_top_of_the_talon_and_count_for_nobody() -> None:
    """V1, E4"""
    found = played(TALON, DOWN, discards="9h Jh")
    assert found.hands[S] == h("Qh Kh Th Ah Ad")
    assert changes(found) == [120 - h("Ac As 9h Jh").points, 0]


def test_a_card_just_taken_may_be_laid_down_again() -> None:
    """V1: as many as the winner keeps of it"""
    found = played(TALON, DOWN, discards="Ah 9h", plays=None)
    assert found.hands[S] == h("Jh Qh Kh Th Ad")


def test_the_winner_may_keep_the_hand_as_it_is() -> None:
    """V1: may exchange"""
    assert played(TALON, DOWN, plays=None).hands[S] == h("9h Jh Qh Kh Th")


def test_an_11_with_a_talon_promises_every_card_in_play() -> None:
    """B6, E2"""
    found = played(TALON, DOWN, discards="9h Jh", auction="S:11 W:pass N:pass E:pass")
    assert changes(found) == [96, 0]


# --- unlawful plays ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [CLASSIC, CLASSIC.with_options({"iber": True})], ids=["plain", "iber"])
def test_an_unlawful_play_is_part_of_the_story_and_scored_as_played(rules: RuleSet) -> None:
    """X1"""
    hands = {"S": "9h Jh Qh Kh Th As", "W": "9d Jd Qd Kd Td Ad", "N": "9c Jc Qc Kc Tc Ac", "E": "9s Js Qs Ks Ts Ah"}
    plays = "S:Kh! W:9d N:9c E:9s / S:Qh W:Jd N:Jc E:Ah"
    found = played(rules, {**ALL_TRUMPS, "hands": hands}, plays=plays)
    assert [(step.trick, step.play.seat, str(step.play.card)) for step in found.revokes] == [(1, E, "9s")]
    assert found.steps[3].duty.hand == h("Ah")
    assert found.winners == (S, E)
