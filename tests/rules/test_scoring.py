"""Counting: tricks, sides, rounds, matches (C5, A1–A6, N1–N8, B6, M2)."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.written import CLASSIC, INTERNATIONAL, MOLDOVAN, NO_BIDDING, THREE, c, h, suits
from tutor.cards import PACK_24, Card, Hand, Suit
from tutor.rules.notation import parse_bid
from tutor.rules.ruleset import PRESETS, RuleSet
from tutor.rules.scoring import (
    CardPoints,
    GamePointsOf,
    Outcome,
    RoundScore,
    Standing,
    cards_worth,
    match_result,
    round_score,
    side_total,
)
from tutor.rules.seats import Side
from tutor.rules.table import pair_worth

N_S, E_W = CLASSIC.sides
RULESET = st.sampled_from(list(PRESETS.values()))
SUIT = st.sampled_from(Suit)
HAND = st.integers(0, 2**32 - 1).map(Hand)


def piles(rules: RuleSet, *points: int) -> dict[Side, Hand]:
    """Cards of the pack that make these points for the sides in turn; what is left over lies out."""
    rest = sorted(rules.pack, reverse=True)
    taken = {}
    for side, wanted in zip(rules.sides, points, strict=True):
        pile = _drawn(wanted, tuple(rest))
        assert pile is not None, f"{wanted} points are not to be had"
        taken[side] = Hand.of(pile)
        rest = [card for card in rest if card not in taken[side]]
    return taken


def _drawn(wanted: int, rest: tuple[Card, ...]) -> tuple[Card, ...] | None:
    if wanted == 0:
        return ()
    for place, card in enumerate(rest):
        if 0 < card.points <= wanted:
            found = _drawn(wanted - card.points, rest[place + 1 :])
            if found is not None:
                return (card, *found)
    return None


def scored(
    rules: RuleSet,
    points: tuple[int, ...],
    bid: str = "",
    announced: Mapping[Side, str] | None = None,
    trump: str = "s",
) -> RoundScore:
    """The score of a round in which the sides took these card points."""
    pairs = {side: suits(text) for side, text in (announced or {}).items()}
    winner = parse_bid(bid, rules) if bid else None
    return round_score(rules, piles(rules, *points), pairs, suits(trump)[0], winner)


def changes(
    rules: RuleSet, points: tuple[int, ...], bid: str = "", announced: Mapping[Side, str] | None = None
) -> list[int]:
    """What a round changes, in the order of the sides."""
    score = scored(rules, points, bid, announced)
    assert list(score.changes) == list(rules.sides)
    return list(score.changes.values())


# --- cards and pairs ---------------------------------------------------------------------------------------------


def test_cards_are_counted_one_by_one_in_the_order_given() -> None:
    """C5"""
    worth = cards_worth([c("Th"), c("9s"), c("Jc")])
    assert worth.parts == ((c("Th"), 10), (c("9s"), 0), (c("Jc"), 2))
    assert worth.total == 12


@given(HAND)
def test_a_pile_is_worth_its_parts(hand: Hand) -> None:
    """C5"""
    assert cards_worth(hand).total == hand.points == sum(points for _, points in cards_worth(hand).parts)


def test_a_pair_is_worth_20_and_40_in_trump() -> None:
    """A1"""
    total = side_total(CLASSIC, N_S, h(""), suits("h s"), Suit.SPADES)
    assert total.announced == ((Suit.HEARTS, 20), (Suit.SPADES, 40))
    assert (total.announcements, total.total) == (60, 60)


def test_all_four_pairs_make_100() -> None:
    """A6"""
    for trump in Suit:
        assert side_total(CLASSIC, N_S, h(""), suits("h d c s"), trump).announcements == 100


def test_all_cards_and_all_pairs_make_220() -> None:
    """N2: the most possible"""
    total = side_total(CLASSIC, N_S, PACK_24, suits("h d c s"), Suit.HEARTS)
    assert (total.cards, total.announcements, total.total) == (120, 100, 220)
    assert GamePointsOf(total.total, 33).points == 6


def test_a_player_alone_cannot_hold_four_pairs_and_the_trump_ace() -> None:
    """N2: 220 is only for partners"""
    assert all(len(h("Kh Qh Kd Qd Kc Qc Ks Qs As")) > rules.hand_size for rules in PRESETS.values())


def test_before_the_first_lead_its_own_suit_counts_as_trump() -> None:
    """A4, T2"""
    assert pair_worth(CLASSIC, Suit.DIAMONDS, None) == 40
    assert pair_worth(CLASSIC, Suit.DIAMONDS, Suit.SPADES) == 20
    assert pair_worth(INTERNATIONAL, Suit.DIAMONDS, None) == 20


@given(RULESET, HAND, st.sets(SUIT), SUIT)
def test_a_total_is_cards_and_announcements(rules: RuleSet, hand: Hand, pairs: set[Suit], trump: Suit) -> None:
    """N1"""
    taken = hand & rules.pack
    total = side_total(rules, rules.sides[0], taken, pairs, trump)
    assert total.total == taken.points + 20 * len(pairs) + (20 if trump in pairs else 0)
    assert [suit for suit, _ in total.announced] == sorted(pairs)


# --- game points -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("total", "points"),
    [
        *[(0, 0), (1, 0), (32, 0), (33, 1), (34, 1), (65, 1), (66, 2), (98, 2), (99, 3), (131, 3), (132, 4)],
        *[(164, 4), (165, 5), (197, 5), (198, 6), (220, 6)],
    ],
)
def test_33_card_points_make_a_game_point(total: int, points: int) -> None:
    """N2"""
    game = GamePointsOf(CardPoints(total), 33)
    assert (game.points, game.rest) == (points, total - 33 * points)


def test_partners_add_before_they_divide() -> None:
    """N2: 60 and 62 are 122, which is 3 and not 1 + 1"""
    assert GamePointsOf(CardPoints(60), 33).points + GamePointsOf(CardPoints(62), 33).points == 2
    assert GamePointsOf(CardPoints(60 + 62), 33).points == 3
    assert changes(CLASSIC, (82, 38), announced={N_S: "s"}) == [3, 1]


@given(st.integers(0, 220), st.integers(1, 40))
def test_game_points_and_rest_make_the_total(total: int, per: int) -> None:
    """N2"""
    game = GamePointsOf(CardPoints(total), per)
    assert game.points * per + game.rest == total
    assert 0 <= game.rest < per


# --- rounds ------------------------------------------------------------------------------------------------------


def test_a_made_bid_scores_what_was_taken_and_not_the_bid() -> None:
    """N3, F11"""
    assert changes(CLASSIC, (102, 18), "N:2") == [3, 0]
    assert changes(CLASSIC, (66, 54), "S:2") == [2, 1]


def test_a_failed_bid_costs_the_bid_and_its_points_are_ignored() -> None:
    """N3"""
    assert changes(CLASSIC, (64, 56), "N:2") == [-2, 1]
    assert changes(CLASSIC, (98, 22), "N:3") == [-3, 0]


def test_the_others_score_whatever_becomes_of_the_bid() -> None:
    """N4"""
    assert changes(THREE, (30, 50, 40), "S:1") == [-1, 1, 1]
    assert changes(THREE, (36, 50, 34), "S:1") == [1, 1, 1]


def test_a_bid_of_1_without_a_trick_is_made_with_40() -> None:
    """F4, A5"""
    assert changes(CLASSIC, (0, 120), "N:1", {N_S: "s"}) == [1, 3]
    assert changes(CLASSIC, (0, 120), "N:1", {N_S: "h"}) == [-1, 3]


def test_a_bid_of_2_fails_with_40_alone() -> None:
    """F3: "minus 2 with a 40" """
    assert changes(CLASSIC, (0, 120), "N:2", {N_S: "s"}) == [-2, 3]


def test_the_others_announcements_count_for_them() -> None:
    """A5, N4"""
    assert changes(CLASSIC, (66, 54), "N:2", {E_W: "s"}) == [2, 2]


def test_abroad_a_made_bid_scores_all_card_points_taken() -> None:
    """N5"""
    assert changes(INTERNATIONAL, (102, 18), "N:7") == [102, 18]
    assert changes(INTERNATIONAL, (7, 113), "N:7") == [7, 113]


def test_abroad_a_failed_bid_scores_nothing_and_costs_the_bid() -> None:
    """N5, N6"""
    assert changes(INTERNATIONAL, (5, 115), "N:7") == [-7, 115]
    assert 3 + changes(INTERNATIONAL, (5, 115), "N:7")[0] == -4


@pytest.mark.parametrize(
    ("rules", "points", "bid", "change"),
    [
        (MOLDOVAN, (7, 113), "N:8", [-16, 113]),
        (MOLDOVAN, (113, 7), "N:8", [113, 7]),
        (CLASSIC.with_options({"penalty_factor": 2}), (64, 56), "N:2", [-4, 1]),
        (INTERNATIONAL.with_options({"penalty_factor": 3}), (7, 113), "N:8", [-24, 113]),
    ],
    ids=["moldovan", "moldovan-made", "traditional", "thrice"],
)
def test_a_double_penalty_costs_twice_the_bid(
    rules: RuleSet, points: tuple[int, ...], bid: str, change: list[int]
) -> None:
    """N7"""
    assert changes(rules, points, bid) == change


def test_without_bidding_everybody_scores_and_nobody_can_fail() -> None:
    """N8, V3"""
    score = scored(NO_BIDDING, (7, 113))
    assert list(score.changes.values()) == [7, 113]
    assert {side.outcome for side in score.sides} == {Outcome.FREE}


def test_where_nobody_is_bound_nobody_can_fail() -> None:
    """B5: a fixed suit is trump"""
    assert changes(CLASSIC.with_options({"all_pass": "fixed-suit", "fixed_suit": "s"}), (18, 102)) == [0, 3]


def test_forehands_bid_of_0_is_always_made() -> None:
    """B5"""
    assert changes(CLASSIC.with_options({"all_pass": "forehand-zero"}), (18, 102), "S:0") == [0, 3]
    assert scored(INTERNATIONAL, (0, 120), "S:0").sides[0].outcome is Outcome.MADE


def test_four_alone_count_each_for_themselves() -> None:
    """S2"""
    alone = CLASSIC.with_options({"partners": False})
    assert changes(alone, (30, 40, 50, 0), "S:1") == [-1, 1, 1, 0]


def test_another_count_of_points_to_a_game_point() -> None:
    """N2, section R"""
    assert changes(CLASSIC.with_options({"points_per_game_point": 10}), (64, 56), "N:6") == [6, 5]
    assert changes(INTERNATIONAL.with_options({"points_per_game_point": 33}), (64, 56), "N:6") == [-6, 1]


# --- every card --------------------------------------------------------------------------------------------------


def test_an_11_is_made_only_if_the_others_take_no_card_point() -> None:
    """B6, E2"""
    assert changes(INTERNATIONAL, (120, 0), "N:11") == [120, 0]
    assert changes(INTERNATIONAL, (118, 2), "N:11") == [-11, 2]
    assert changes(MOLDOVAN, (118, 2), "N:11") == [-22, 2]


def test_an_11_is_not_hurt_by_a_trick_of_nines() -> None:
    """B6: cards worth points"""
    taken = {N_S: PACK_24 - h("9h 9d 9c 9s"), E_W: h("9h 9d 9c 9s")}
    score = round_score(INTERNATIONAL, taken, {}, Suit.SPADES, parse_bid("N:11", INTERNATIONAL))
    assert list(score.changes.values()) == [120, 0]


def test_an_11_is_not_hurt_by_cards_that_lie_out() -> None:
    """B6, E2: fewer are in play"""
    two = PRESETS["international-2"]
    score = round_score(two, {two.sides[0]: h("Ah Th")}, {}, Suit.SPADES, parse_bid("S:11", two))
    assert list(score.changes.values()) == [21, 0]


def test_announcements_do_not_matter_for_an_11() -> None:
    """B6: neither the others' nor one's own"""
    rules = INTERNATIONAL.with_options({"announcements": True})
    assert changes(rules, (120, 0), "N:11", {E_W: "h"}) == [120, 20]
    assert changes(rules, (118, 2), "N:11", {N_S: "h s"}) == [-11, 2]


def test_an_11_with_all_sides_of_six_players() -> None:
    """B6, E1"""
    six = PRESETS["international-6"]
    assert changes(six, (109, 0, 0), "S:11") == [109, 0, 0]
    assert changes(six, (109, 0, 2), "S:11") == [-11, 0, 2]


def test_a_traditional_table_knows_no_promise_of_every_card() -> None:
    """B6 is international: with 1 point to a game point an 11 would be one among others, were it a bid"""
    assert CLASSIC.all_cards_bid is None
    assert changes(INTERNATIONAL, (118, 2), "N:10") == [118, 2]


# --- what a score is made of -------------------------------------------------------------------------------------


def test_a_score_comes_with_its_parts() -> None:
    """house.md: a result comes with its parts"""
    bound, free = scored(CLASSIC, (64, 56), "N:2", {N_S: "h"}).sides
    assert (bound.side, bound.bid, bound.outcome, bound.change, bound.factor) == (N_S, 2, Outcome.MADE, 2, 1)
    assert (bound.total.cards, bound.total.announcements, bound.game.points, bound.game.rest) == (64, 20, 2, 18)
    assert (free.side, free.bid, free.outcome, free.change) == (E_W, None, Outcome.FREE, 1)
    promised = scored(INTERNATIONAL, (118, 2), "N:11").sides[0]
    assert (promised.all_cards, promised.lost_to_others, promised.outcome) == (True, 2, Outcome.FAILED)


@st.composite
def rounds(draw: st.DrawFn) -> tuple[RuleSet, dict[Side, Hand], dict[Side, tuple[Suit, ...]], Suit, str]:
    """Any sharing out of cards and pairs, with any bid."""
    rules = draw(RULESET).with_options({"penalty_factor": draw(st.integers(1, 3))})
    owner = {card: draw(st.sampled_from([*rules.sides, None])) for card in rules.pack}
    pairs = {suit: draw(st.sampled_from([*rules.sides, None])) for suit in Suit}
    taken = {side: Hand.of(card for card in rules.pack if owner[card] == side) for side in rules.sides}
    announced = {side: tuple(suit for suit in Suit if pairs[suit] == side) for side in rules.sides}
    amount = draw(st.sampled_from(rules.bids))
    return rules, taken, announced, draw(SUIT), f"{draw(st.sampled_from(rules.circle))}:{amount}"


@given(rounds())
def test_made_scores_what_was_taken_and_failed_costs_the_bid(
    dealt: tuple[RuleSet, dict[Side, Hand], dict[Side, tuple[Suit, ...]], Suit, str],
) -> None:
    """N1–N7, B6"""
    rules, taken, announced, trump, text = dealt
    bid = parse_bid(text, rules)
    score = round_score(rules, taken, announced, trump, bid)
    assert [side.side for side in score.sides] == list(rules.sides)
    for side in score.sides:
        assert side.total == side_total(rules, side.side, taken[side.side], announced[side.side], trump)
        points = side.total.total // rules.points_per_game_point
        if side.side != rules.side_of(bid.seat):
            assert (side.outcome, side.change) == (Outcome.FREE, points)
        elif side.outcome is Outcome.MADE:
            assert side.change == points
        else:
            assert side.change == -bid.amount * rules.penalty_factor
    unbound = round_score(rules, taken, announced, trump, None)
    assert all(side.change >= 0 and side.outcome is Outcome.FREE for side in unbound.sides)


# --- matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "margin", "standing", "winner"),
    [
        ((11, 13), 1, Standing.WON, E_W),  # E9: the higher, whoever stands first
        ((13, 11), 1, Standing.WON, N_S),
        ((11, 4), 1, Standing.WON, N_S),
        ((11, 10), 1, Standing.WON, N_S),
        ((12, 12), 1, Standing.LEVEL, None),
        ((11, 11), 1, Standing.LEVEL, None),
        ((10, -4), 1, Standing.NOT_REACHED, None),
        ((10, 10), 1, Standing.NOT_REACHED, None),
        ((-3, -1), 1, Standing.NOT_REACHED, None),
        ((12, 11), 2, Standing.MARGIN_SHORT, None),
        ((11, 10), 2, Standing.MARGIN_SHORT, None),
        ((13, 11), 2, Standing.WON, N_S),
        ((11, -2), 2, Standing.WON, N_S),
        ((12, 12), 2, Standing.LEVEL, None),
    ],
)
def test_the_highest_score_of_at_least_the_target_wins(
    scores: tuple[int, int], margin: int, standing: Standing, winner: Side | None
) -> None:
    """M2, E9"""
    rules = CLASSIC.with_options({"win_margin": margin})
    result = match_result(rules, dict(zip(rules.sides, scores, strict=True)))
    assert (result.standing, result.winner) == (standing, winner)
    assert (result.best, result.second, result.target, result.margin) == (max(scores), min(scores), 11, margin)


def test_the_lead_is_taken_over_the_second_best_of_three() -> None:
    """M2"""
    s, w, e = THREE.sides
    assert match_result(THREE, {s: 15, w: 15, e: 3}).leaders == (s, w)
    assert match_result(THREE, {s: 15, w: 14, e: 14}).winner == s
    margin = THREE.with_options({"win_margin": 2})
    assert match_result(margin, {s: 15, w: 3, e: 14}).standing is Standing.MARGIN_SHORT
    assert match_result(margin, {s: 15, w: 13, e: 2}).winner == s


def test_an_unnamed_side_stands_at_0_and_the_match_may_have_its_own_target() -> None:
    """M1"""
    assert match_result(CLASSIC, {N_S: 11}).winner == N_S
    assert match_result(CLASSIC, {N_S: 11}, 21).standing is Standing.NOT_REACHED
    assert match_result(INTERNATIONAL, {N_S: 20}).standing is Standing.NOT_REACHED
    assert match_result(INTERNATIONAL, {N_S: 20}, 11).winner == N_S


@given(RULESET, st.data())
def test_whoever_wins_leads_everybody_by_the_margin(rules: RuleSet, data: st.DataObject) -> None:
    """M2"""
    rules = rules.with_options({"win_margin": data.draw(st.integers(1, 3))})
    scores = {side: data.draw(st.integers(-20, 40)) for side in rules.sides}
    target = data.draw(st.integers(1, 30))
    result = match_result(rules, scores, target)
    won = [
        side
        for side in rules.sides
        if scores[side] >= target
        and all(scores[side] - scores[other] >= rules.win_margin for other in rules.sides if other != side)
    ]
    assert won == ([result.winner] if result.winner is not None else [])
