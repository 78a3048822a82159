"""Positions: whose turn it is, what is owed and announced, and the next position after a play."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.law import rounds
from tests.rules.written import CLASSIC, INTERNATIONAL, STANDARD, THREE, TWO, at, c, h, plays, record_of, rules_of
from tutor.cards import Card, NotNotation, Suit
from tutor.rules.auction import Nobody
from tutor.rules.duties import BeatInSuit
from tutor.rules.faults import Impossible
from tutor.rules.notation import Play, parse_play, parse_plays
from tutor.rules.position import Position, play_faults, position_faults, turn_faults
from tutor.rules.record import Round, replay
from tutor.rules.ruleset import PRESETS, RuleSet, TrumpBy
from tutor.rules.seats import Seat

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W
N_S, E_W = CLASSIC.sides
RULESET = st.sampled_from(list(PRESETS))
SEED = st.integers(0, 2**32)


def error(position: Position, play: str, rules: RuleSet = CLASSIC) -> str:
    """Why a play can't be made at a position."""
    with pytest.raises(Impossible) as refused:
        position.after(parse_play(play, rules))
    assert list(refused.value.faults) == play_faults(position, parse_play(play, rules))
    return refused.value.faults[0].error


# --- whose turn --------------------------------------------------------------------------------------------------


def test_the_seat_after_the_last_card_is_to_play() -> None:
    """S1"""
    assert at(CLASSIC, trick="W:Kh N:Jh").turn is E
    assert at(CLASSIC, trick="E:Kh").turn is S
    assert at(THREE, trick="W:Kh").turn is E


def test_to_play_says_who_leads_and_a_single_hand_leads_by_itself() -> None:
    assert at(CLASSIC, hands={"S": "9h", "N": "9d"}, to_play="N").turn is N
    assert at(CLASSIC, hands={"W": "9h"}).turn is W
    assert at(CLASSIC, hands={"S": "9h", "N": "9d"}).turn is None
    assert at(CLASSIC).turn is None


def test_a_lone_hand_is_the_one_asked_about_though_plays_before_it_are_not_shown() -> None:
    """scenario-format.md: its own first example"""
    iber = CLASSIC.with_options({"iber": True})
    shown = at(iber, trump="s", hands={"S": "Ah Th 9s"}, trick="W:Kh N:Jh")
    assert (shown.turn, shown.duty.hand, shown.duty.why.rule) == (S, h("Ah Th"), "P7")
    two = at(iber, trump="s", hands={"S": "Ah Th 9s", "E": "9h"}, trick="W:Kh N:Jh")
    assert two.turn is E
    assert at(iber, hands={"S": "Ah"}, trick="S:Kh W:Jh").turn is N  # S has played


def test_nobody_is_to_play_to_a_full_trick() -> None:
    assert at(TWO, hands={"S": "9h"}, trick="S:Kh N:Jh").turn is None


@pytest.mark.parametrize(
    ("keys", "fault"),
    [
        ({"hands": {"S": "9h", "N": "9d"}}, "whose-turn"),
        ({}, "whose-turn"),
        ({"hands": {"S": "9h"}, "trick": "S:Kh"}, "hand-missing"),
        ({"hands": {"S": "9h"}, "to_play": "W"}, "hand-missing"),
        ({"hands": {"S": "9h"}, "trick": "S:Kh W:Jh N:9h E:9s"}, "trick-is-full"),
    ],
)
def test_a_position_that_does_not_say_what_is_held_owes_nothing(keys: dict[str, object], fault: str) -> None:
    position = at(CLASSIC, **keys)
    assert [found.error for found in turn_faults(position)] == [fault]
    with pytest.raises(Impossible):
        _ = position.hand
    with pytest.raises(Impossible) as refused:
        _ = position.duty
    assert [found.error for found in refused.value.faults] == [fault]


# --- what is owed and who wins -----------------------------------------------------------------------------------


def test_what_is_owed_hangs_on_the_rules_of_the_position() -> None:
    """P7, P5, P9"""
    iber = CLASSIC.with_options({"iber": True})
    position = at(iber, trump="s", hands={"S": "Ah 9h 9s"}, trick="W:Kh N:Jh E:9d")
    assert position.duty == (h("Ah").mask, BeatInSuit(Suit.HEARTS, c("Kh")))
    assert replace(position, rules=CLASSIC).duty.hand == h("9h Ah")
    stock = at(TWO, trump="s", hands={"S": "Ad 9s"}, trick="N:Kd", stock=2)
    assert stock.duty.hand == h("Ad 9s")
    assert replace(stock, stock=0).duty.hand == h("Ad")


def test_where_the_first_lead_makes_trump_the_trick_itself_says_what_is_trump() -> None:
    """T2"""
    position = at(CLASSIC, trump="unknown", hands={"S": "9h 9s"}, trick="E:Kd")
    assert position.trump_now is Suit.DIAMONDS
    assert position.duty.hand == h("9h 9s")
    assert at(CLASSIC, trump="h", hands={"S": "9h 9s"}, trick="E:Kd").duty.hand == h("9h")
    assert at(INTERNATIONAL, hands={"S": "9h"}, trick="E:Kd").trump_now is None


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [("W:Ad N:9s E:Kd", "s", N), ("W:Ad N:9s E:Kd", "h", W), ("E:Jd S:Kc W:Qd N:Ah", "s", W), ("S:9h", "s", S)],
)
def test_the_play_that_wins_is_known_at_any_time(trick: str, trump: str, winner: Seat) -> None:
    """P11"""
    assert at(CLASSIC, trick=trick, trump=trump).winning.seat is winner


# --- announcements -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "keys", "card", "worth"),
    [
        (CLASSIC, {"trump": "h", "hands": {"S": "Kh Qh 9s"}}, "Kh", 40),  # A1
        (CLASSIC, {"trump": "d", "hands": {"S": "Kh Qh 9s"}}, "Qh", 20),
        (CLASSIC, {"trump": "d", "hands": {"S": "Kh Qd 9s"}}, "Kh", 0),  # no pair
        (CLASSIC, {"trump": "d", "hands": {"S": "Kh Qh Ad"}}, "Ad", 0),  # A2: neither of the two
        (CLASSIC, {"trump": "d", "hands": {"S": "Kh Qh 9s"}, "trick": "E:9h"}, "Kh", 0),  # A3
        (CLASSIC, {"hands": {"S": "Kh Qh 9s"}, "opening": True}, "Qh", 40),  # A4
        (CLASSIC, {"trump": "unknown", "hands": {"S": "Kh Qh 9s"}}, "Qh", 40),
        (CLASSIC, {"trump": "d", "hands": {"S": "Kh Qh 9s"}, "opening": True}, "Qh", 40),
        (TWO, {"hands": {"S": "Kh Qh 9s"}, "opening": True, "stock": 8}, "Qh", 40),
        (TWO, {"trump": "d", "hands": {"S": "Kh Qh 9s"}, "stock": 4}, "Qh", 20),  # P9 forbids no announcement
        (STANDARD, {"trump": "d", "hands": {"S": "Kh Qh 9s"}, "opening": True}, "Qh", 20),  # T3
        (STANDARD, {"trump": "h", "hands": {"S": "Kh Qh 9s"}, "opening": True}, "Qh", 40),
        (INTERNATIONAL, {"trump": "h", "hands": {"S": "Kh Qh 9s"}}, "Kh", 0),
        (INTERNATIONAL.with_options({"announcements": True}), {"trump": "h", "hands": {"S": "Kh Qh"}}, "Kh", 40),
    ],
)
def test_what_leading_a_card_announces(rules: RuleSet, keys: dict[str, object], card: str, worth: int) -> None:
    """A1–A4"""
    assert at(rules, **keys).announces(c(card)) == worth


def test_where_a_fixed_suit_is_trump_the_opening_pair_is_worth_40_only_in_it() -> None:
    """B5, A1"""
    rules = CLASSIC.with_options({"all_pass": "fixed-suit", "fixed_suit": "h"})
    position = at(rules, trump="h", hands={"S": "Kh Qh Kd Qd"}, opening=True)
    assert (position.announces(c("Kh")), position.announces(c("Kd"))) == (40, 20)
    assert not position.opens
    assert replace(position, trump=None).announces(c("Kd")) == 40  # somebody is bound, and this lead makes trump


# --- one play after the other ------------------------------------------------------------------------------------


def test_a_play_leaves_the_hand_and_lies_on_the_table() -> None:
    before = at(CLASSIC, trump="s", hands={"S": "Kd Qd", "W": "9h Ad"}, to_play="S")
    after = before.after(parse_play("S:Kd!", CLASSIC))
    assert after == at(
        CLASSIC, trump="s", hands={"S": "Qd", "W": "9h Ad"}, trick="S:Kd!", announced={"N-S": "d"}, opening=False
    )
    assert before.trick == ()  # which is what it was


def test_a_full_trick_goes_to_its_winner_who_leads() -> None:
    """P1, P11"""
    before = at(CLASSIC, trump="s", hands={"E": "9s 9h"}, trick="S:Kd W:Ad N:9d", taken={"N-S": "Ah"})
    after = before.after(parse_play("E:9s", CLASSIC))
    assert after == at(CLASSIC, trump="s", hands={"E": "9h"}, taken={"N-S": "Ah", "E-W": "Kd Ad 9d 9s"}, to_play="E")


def test_the_first_lead_settles_the_trump_for_good() -> None:
    """T2"""
    hands = {"S": "9h", "W": "Ah Ad", "N": "9d Td", "E": "Qh Qd"}
    position = at(CLASSIC, hands={**hands, "S": "9h Jd"}, to_play="S", opening=True)
    for play in ("S:9h", "W:Ah", "N:9d", "E:Qh"):
        assert position.opening
        position = position.after(parse_play(play, CLASSIC))
        assert position.trump is Suit.HEARTS
    assert not position.opening
    assert position.turn is W


def test_after_a_trick_the_winner_draws_first() -> None:
    """P10"""
    before = at(TWO, trump="s", hands={"S": "Ad 9s", "N": "9c"}, trick="N:Kd", stock=4)
    after = before.after(parse_play("S:Ad", TWO), (c("Jh"), c("Qh")))
    assert after.hands == {S: h("9s Jh"), N: h("9c Qh")}
    assert (after.stock, after.to_play) == (2, S)


def test_an_unlawful_play_is_made_all_the_same() -> None:
    """X1"""
    before = at(CLASSIC, trump="s", hands={"S": "9h As"}, trick="E:Kh")
    assert before.duty.hand == h("9h")
    assert before.after(parse_play("S:As", CLASSIC)).winning.seat is S


@pytest.mark.parametrize(
    ("keys", "play", "fault"),
    [
        ({"hands": {"S": "Kd 9h", "W": "Ad"}, "to_play": "S"}, "W:Ad", "play-out-of-turn"),
        ({"hands": {"S": "Kd 9h"}}, "S:Ad", "card-not-held"),
        ({"hands": {"S": "Kd 9h"}, "trick": "S:Jd"}, "W:Ad", "card-not-held"),
        ({"hands": {"S": "Kd 9h"}}, "S:Kd!", "announces-without-pair"),
        ({"hands": {"S": "Kd Qd 9h"}}, "S:9h!", "announces-without-pair"),
        ({"hands": {"S": "Kd Qd"}, "trick": "E:9d"}, "S:Kd!", "announces-when-following"),
        ({"hands": {"S": "Kd Qd", "W": "9d"}}, "S:Kd", "whose-turn"),
        ({"hands": {"S": "Kd"}, "trick": "S:9d W:Jd N:Ad E:Td"}, "S:Kd", "trick-is-full"),
    ],
)
def test_what_no_table_could_do_is_impossible(keys: dict[str, object], play: str, fault: str) -> None:
    assert error(at(CLASSIC, trump="s", **keys), play) == fault


def test_a_table_without_announcements_hears_none() -> None:
    assert error(at(INTERNATIONAL, trump="s", hands={"S": "Kd Qd"}), "S:Kd!", INTERNATIONAL) == "announces-without-rule"


def test_an_impossible_thing_says_what_it_is() -> None:
    with pytest.raises(Impossible, match="card-not-held") as refused:
        at(CLASSIC, trump="s", hands={"S": "Kd"}).after(Play(S, c("Ad")))
    assert dict(refused.value.faults[0].facts) == {"seat": "S", "card": "Ad"}


# --- stepping a whole round --------------------------------------------------------------------------------------


def random_round(ruleset: str, seed: int) -> Round:
    """A random round under random options, with slips, perhaps broken off."""
    rng = Random(seed)
    options = rounds.random_options(rng, ruleset)
    rules = rules_of(ruleset, options)
    keys = rounds.random_record(rng, ruleset, options, slips=rng.choice([0.0, 0.2]), early=0.2)
    return replay(rules, record_of(rules, keys))


def opening_of(played: Round) -> Position:
    """The position before the first lead."""
    settled_later = played.rules.trump_by is TrumpBy.FIRST_LEAD and not isinstance(played.outcome, Nobody)
    return Position(
        rules=played.rules,
        trump=None if settled_later else played.trump,
        hands=played.hands,
        to_play=played.leader,
        opening=True,
        stock=len(played.stock),
        dealer=played.record.dealer,
        auction=played.record.auction or (),
        bid=played.bid,
        record=played.record,
    )


@given(RULESET, SEED)
def test_stepping_through_positions_is_the_replay_of_the_record(ruleset: str, seed: int) -> None:
    """Every step: the same hand, the same duty, the same worth; at the end the same piles"""
    played = random_round(ruleset, seed)
    rules, position, stock, winners = played.rules, opening_of(played), list(played.stock), list(played.winners)
    for number, step in enumerate(played.steps, 1):
        assert position_faults(position) == []
        assert play_faults(position, step.play) == []
        assert position.turn == step.play.seat
        assert position.duty == step.duty
        assert step.lawful == (step.play.card in position.duty.hand)
        assert (position.announces(step.play.card) if step.play.announces else 0) == step.worth
        held = position.hand
        broken = bool(position.trick) and step.play.card.rank.code in "QK" and held.holds_pair(step.play.card.suit)
        assert (step.broken == step.play.card.suit) == (broken and rules.announcements)
        drawn: tuple[Card, ...] = ()
        if number % rules.players == 0:
            drawn, stock = tuple(stock[: rules.players]), stock[rules.players :]
        position = position.after(step.play, drawn)
        if not position.trick:
            assert position.to_play == winners.pop(0)
    assert position_faults(position) == []
    assert {side: pile for side, pile in played.taken.items() if pile} == (position.taken or {})
    assert {side: pairs for side, pairs in played.announced.items() if pairs} == position.announced
    assert position.trump_now == played.trump
    assert (position.stock, winners) == (len(stock), [])
    assert played.over == (bool(played.steps) and not any(position.hands.values()) and not position.trick)


@given(RULESET, SEED)
def test_positions_are_values(ruleset: str, seed: int) -> None:
    played = random_round(ruleset, seed)
    assert opening_of(played) == opening_of(random_round(ruleset, seed))
    with pytest.raises(AttributeError):
        opening_of(played).stock = 1  # type: ignore[misc]


# --- how plays are written ---------------------------------------------------------------------------------------


@given(RULESET, SEED)
def test_plays_are_read_from_what_they_print(ruleset: str, seed: int) -> None:
    played = random_round(ruleset, seed)
    for trick in played.record.plays:
        text = " ".join(map(str, trick))
        assert parse_plays(text, played.rules) == parse_plays(text.split(), played.rules) == trick


@pytest.mark.parametrize("text", ["W:Kh!", "W:kh!", "W:K♥!"])
def test_an_announcement_is_a_stroke_behind_the_card(text: str) -> None:
    assert parse_play(text, CLASSIC) == Play(W, c("Kh"), announces=True)
    assert str(parse_play(text, CLASSIC)) == "W:Kh!"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        *[("", "not-a-play"), ("Kh", "not-a-play"), ("W:", "not-a-play"), ("W", "not-a-play")],
        *[(":Kh", "not-a-seat"), ("w:Kh", "not-a-seat"), ("SW:Kh", "not-a-seat"), ("W :Kh", "not-a-seat")],
        *[("W:X", "not-a-card"), ("W:Kh!!", "not-a-card"), ("W:!", "not-a-card"), ("W:!Kh", "not-a-card")],
        *[("W:Kh:Jh", "not-a-card"), ("W: Kh", "not-a-card")],
    ],
)
def test_what_is_no_play_is_refused(text: str, fault: str) -> None:
    with pytest.raises(NotNotation) as refused:
        parse_play(text, CLASSIC)
    assert refused.value.error == fault


def test_a_word_at_fault_in_a_trick_is_told_with_its_place() -> None:
    with pytest.raises(NotNotation) as refused:
        plays(CLASSIC, "W:Kh N:Zh E:9h")
    assert (refused.value.error, refused.value.found, refused.value.index) == ("not-a-card", "Zh", 1)
