"""Counts that one rule decides: each with the answer of whoever does not know that rule, which must differ."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from tutor.cards import Hand, Suit
from tutor.drill.questions import GamePointsFor, MatchResultOf, RoundScoreOf, SideTotalOf
from tutor.generate.asked import ALL_TABLES, Aim, Asked, any_table, tables, until_made
from tutor.generate.chance import one_of
from tutor.generate.counting import card_points, most_possible, rank_order, scored
from tutor.generate.counts import Count, count_of, lopsided, random_count, trickless
from tutor.generate.rounds import Whole, random_round
from tutor.rules.duties import best_of
from tutor.rules.notation import Bid
from tutor.rules.position import Position
from tutor.rules.ruleset import Bidding, Family, RuleSet
from tutor.rules.seats import Side

BIDDING: Final = tuple(rules for rules in ALL_TABLES if rules.bidding is not Bidding.NONE)
TRADITIONAL: Final = tables("traditional-")
INTERNATIONAL: Final = tuple(rules for rules in BIDDING if rules.family is Family.INTERNATIONAL)


# -- what a table needs ----------------------------------------------------------------------------------------------


def _announces(rules: RuleSet) -> bool:
    return rules.announcements


def _announces_and_scores(rules: RuleSet) -> bool:
    return rules.announcements and _scores(rules)


def _announces_and_divides(rules: RuleSet) -> bool:
    return rules.announcements and _divides(rules) and _scores(rules)


def _four_pairs(rules: RuleSet) -> bool:
    return rules.announcements and rules.partners and rules.players in (4, 6)


def _divides(rules: RuleSet) -> bool:
    return rules.points_per_game_point > 2


def _scores(rules: RuleSet) -> bool:
    """Whether a round of 120 points leaves two sides something to score."""
    return rules.points_per_game_point <= 40


def _can_make(rules: RuleSet) -> bool:
    """Whether a bid, counted as this table counts, asks for no more than a side well takes."""
    return rules.lowest_bid * rules.points_per_game_point <= 60


def _binds(rules: RuleSet) -> bool:
    return rules.bidding is not Bidding.NONE


def _decides_bound(rules: RuleSet) -> bool:
    """Whether a bid can be made, or fail for no more than itself (else N7 decides)."""
    return _binds(rules) and (_can_make(rules) or rules.penalty_factor == 1)


def _traditional_bound(rules: RuleSet) -> bool:
    return rules.family is Family.TRADITIONAL and _decides_bound(rules)


def _traditional_free(rules: RuleSet) -> bool:
    return rules.family is Family.TRADITIONAL and _scores(rules)


def _international_bound(rules: RuleSet) -> bool:
    return rules.family is Family.INTERNATIONAL and _decides_bound(rules)


def _promises(rules: RuleSet) -> bool:
    return _binds(rules) and rules.all_cards_bid is not None and rules.points_per_game_point == 1


def _doubles(rules: RuleSet) -> bool:
    return _binds(rules) and rules.penalty_factor > 1


def _unbound(rules: RuleSet) -> bool:
    return rules.bidding is Bidding.NONE and _scores(rules)


# -- totals ----------------------------------------------------------------------------------------------------------


def _a5_total(rng: Random, rules: RuleSet) -> Asked:
    """A side announced and took nothing: whoever asks for a trick would count nothing."""
    count, side = trickless(rng, rules)
    return count.position(), SideTotalOf(side)


def _a5_points(rng: Random, rules: RuleSet) -> Asked:
    """A side's pair alone makes a game point."""

    def make() -> Asked | None:
        count, side = trickless(rng, rules)
        return (count.position(), GamePointsFor(side=side)) if count.points(side) else None

    return until_made(rules, make)


def _a5_round(rng: Random, rules: RuleSet) -> Asked:
    """A pair was announced with a card that did not win its trick, and the round's score hangs on it."""

    def make() -> Asked | None:
        if rng.random() < 0.3:
            return _a5_trickless(rng, rules)
        whole = random_round(rng, rules)
        side = _lost_pair(whole)
        if side is None:
            return None
        count = _near(count_of(whole), rng)
        if count.changes() == count.changes(but_announced=side):
            return None
        return Position(rules=rules, record=whole.record(rng, bid=count.bid)), RoundScoreOf()

    return until_made(rules, make)


def _a5_trickless(rng: Random, rules: RuleSet) -> Asked | None:
    """Nothing but the pair was taken, and it makes the bid; None where the score is the same without it."""
    count, side = trickless(rng, rules)
    return _round(count) if count.changes() != count.changes(but_announced=side) else None


def _lost_pair(whole: Whole) -> Side | None:
    """A side whose only pair was led to a trick that another side took."""
    rules, table = whole.start.rules, whole.table
    for trick in whole.tricks:
        leader, _, announces = trick[0]
        if announces:
            cards = [card for _, card, _ in trick]
            best = best_of(tuple(cards), table.trump)
            winner, leads = rules.side_numbers[trick[cards.index(best)][0]], rules.side_numbers[leader]
            if winner != leads and len(table.announced[leads]) == 1:
                return rules.sides[leads]
    return None


def _near(count: Count, rng: Random) -> Count:
    """The same count with a bid that its side just makes; as it is where nobody chose a bid."""
    rules = count.rules
    if count.bid is None or count.bound is None or count.bid.amount not in rules.bids:
        return count
    points = count.points(count.bound)
    if points not in rules.bids or points == rules.all_cards_bid or rng.random() < 0.1:
        return count
    return count.bidding(points)


def _a6(rng: Random, rules: RuleSet) -> Asked:
    """One side announced all four pairs: 40 and three times 20."""

    def make() -> Asked | None:
        count = random_count(rng, rules)
        able = [side for side in rules.sides if len(count.taken[side]) >= 4 * rules.players]
        if not able:
            return None
        side = one_of(rng, able)  # four leads take three tricks at least
        return replace(count, announced={side: tuple(Suit)}).position(), SideTotalOf(side)

    return until_made(rules, make)


def _n1(rng: Random, rules: RuleSet) -> Asked:
    """A side has both cards that count and a pair."""

    def make() -> Asked | None:
        count = random_count(rng, rules)
        loud = [side for side in rules.sides if count.announced[side] and count.taken[side].points]
        return (count.position(), SideTotalOf(one_of(rng, loud))) if loud else None

    return until_made(rules, make)


def rounds_up(rules: RuleSet, total: int) -> bool:
    """Whether rounding to nearest, or up, makes more of a total than N2 does."""
    return 2 * (total % rules.points_per_game_point) > rules.points_per_game_point


def _n2(rng: Random, rules: RuleSet) -> Asked:
    """A total nearer to the next game point than to the last, mostly just under it."""
    per, most = rules.points_per_game_point, most_possible(rules)
    if rng.random() < 0.6:
        short = 1 + int(rng.random() * (min(4, (per - 1) // 2)))
        total = per * (1 + int(rng.random() * max(1, most // per))) - short
        return Position(rules=rules), GamePointsFor(total=total)
    for _ in range(20):
        count = random_count(rng, rules)
        sides = [side for side in rules.sides if rounds_up(rules, count.total(side))]
        if sides:
            return count.position(), GamePointsFor(side=one_of(rng, sides))
    return Position(rules=rules), GamePointsFor(total=per - 1)


# -- the score of a round --------------------------------------------------------------------------------------------


def _made(rng: Random, rules: RuleSet) -> Count:
    """A round whose bid is made and is not what is scored."""

    def make() -> Count | None:
        count = random_count(rng, rules)
        if count.bound is None:
            return None
        points = count.points(count.bound)
        amounts = [amount for amount in rules.bids if amount < points and amount != rules.all_cards_bid]
        return count.bidding(one_of(rng, amounts[-2:])) if amounts else None

    return until_made(rules, make)


def _failed(rng: Random, rules: RuleSet) -> Count:
    """A round whose bid fails, mostly by one and by few card points."""
    if rules.points_per_game_point < 10:
        return _failed_in_cards(rng, rules)

    def make() -> Count | None:
        count = random_count(rng, rules)
        if count.bound is None:
            return None
        points, per = count.points(count.bound), rules.points_per_game_point
        close = count.total(count.bound) % per >= per // 2
        over = [amount for amount in rules.bids if amount > points and amount != rules.all_cards_bid]
        if not over or not (close or rng.random() < 0.3):
            return None
        return count.bidding(one_of(rng, over[:2] if rng.random() < 0.8 else over))

    return until_made(rules, make)


def _failed_in_cards(rng: Random, rules: RuleSet) -> Count:
    """A round whose bid, counted in card points, fails: its side took next to nothing."""
    seat = one_of(rng, rules.circle)
    top = rules.highest_bid if rules.all_cards_bid is None else rules.highest_bid - 1
    amount = max(rules.lowest_bid, top - int(rng.random() * 5))
    most = min(9, amount * rules.points_per_game_point - 1)
    count = lopsided(rng, rules, rules.side_of(seat), tricks=1 if most > 5 else 0, most=most)
    return replace(count, bid=Bid(seat, amount))


def _round(count: Count) -> Asked:
    return count.position(), RoundScoreOf()


def _bound_side(rng: Random, rules: RuleSet) -> Asked:
    """N3, N5: a bid made for more than it said, or failed; the bid is neither scored nor forgiven."""
    fails = not _can_make(rules) or (rules.penalty_factor == 1 and rng.random() < 0.5)
    return _round(_failed(rng, rules) if fails else _made(rng, rules))


def _n4(rng: Random, rules: RuleSet) -> Asked:
    """The bid is made or not: another side has points and scores them."""

    def make() -> Asked | None:
        made = _can_make(rules) and rng.random() < 0.5
        count = _made(rng, rules) if made else _failed(rng, rules)
        others = any(count.points(side) for side in rules.sides if side != count.bound)
        return _round(count) if others else None

    return until_made(rules, make)


def _n6(rng: Random, rules: RuleSet) -> Asked:
    """A bid fails that is more than its side has: the score falls below nothing."""
    count = _failed(rng, rules)
    assert count.bid is not None
    scores = {side: int(rng.random() * rules.target) for side in rules.sides}
    assert count.bound is not None
    scores[count.bound] = int(rng.random() * count.bid.amount * rules.penalty_factor)
    return count.position(scores=scores), RoundScoreOf()


def _n7(rng: Random, rules: RuleSet) -> Asked:
    """A bid fails where failing costs more than the bid."""
    return _round(_failed(rng, rules))


def _n8(rng: Random, rules: RuleSet) -> Asked:
    """Nobody bid: two sides at least have points, and each scores its own."""

    def make() -> Asked | None:
        count = random_count(rng, rules)
        return _round(count) if sum(count.points(side) > 0 for side in rules.sides) > 1 else None

    return until_made(rules, make)


def _b6(rng: Random, rules: RuleSet) -> Asked:
    """Every card that counts was promised, and others took a trick with little in it."""
    promise = rules.all_cards_bid
    assert promise is not None
    seat = one_of(rng, rules.circle)
    bound = rules.side_of(seat)
    other = one_of(rng, [side for side in rules.sides if side != bound])
    count = lopsided(rng, rules, other, tricks=1, least=2, most=12)
    taken = {side: count.taken[side] if side == other else Hand() for side in rules.sides}
    for side in rules.sides:  # all else is the bidder's
        if side != other:
            taken[bound] = taken[bound] | count.taken[side]
    return _round(replace(count, taken=taken, bid=Bid(seat, promise)))


# -- the match -------------------------------------------------------------------------------------------------------


def _m1(rng: Random, rules: RuleSet) -> Asked:
    """A target that is not this table's own, and scores that only one of the two has end the match."""
    target = one_of(rng, [target for target in (6, 11, 21, 31) if target != rules.target])
    low, high = sorted((target, rules.target))
    best = low + int(rng.random() * (high - low))
    scores = {side: best - rules.win_margin - int(rng.random() * 6) for side in rules.sides}
    scores[one_of(rng, rules.sides)] = best
    return scored(rules, scores, target), MatchResultOf()


def _m2(rng: Random, rules: RuleSet) -> Asked:
    """Two sides are at the target at least: the higher wins, level goes on, and so does too small a lead."""
    target, margin = rules.target, rules.win_margin
    scores = {side: target - 1 - int(rng.random() * 6) for side in rules.sides}
    first, second = sorted(one_of(rng, _pairs(len(rules.sides))))
    low = target + int(rng.random() * 4)
    lead = one_of(rng, (0, margin, margin + 1, max(1, margin - 1)))
    scores[rules.sides[first]], scores[rules.sides[second]] = low, low + lead  # who is named first is not ahead
    return scored(rules, scores, target), MatchResultOf()


def _pairs(count: int) -> list[tuple[int, int]]:
    return [(first, second) for first in range(count) for second in range(first + 1, count)]


AIMS: Final = (
    Aim("C4", "rank-order", rank_order, any_table, ALL_TABLES),
    Aim("C5", "card-points", card_points, any_table, ALL_TABLES),
    Aim("A5", "side-total", _a5_total, _announces, TRADITIONAL),
    Aim("A5", "game-points", _a5_points, _announces_and_divides, TRADITIONAL),
    Aim("A5", "round-score", _a5_round, _announces_and_scores, TRADITIONAL),
    Aim("A6", "side-total", _a6, _four_pairs, tables("traditional-4-")),
    Aim("N1", "side-total", _n1, _announces, TRADITIONAL),
    Aim("N2", "game-points", _n2, _divides, TRADITIONAL),
    Aim("N3", "round-score", _bound_side, _traditional_bound, TRADITIONAL),
    Aim("N4", "round-score", _n4, _traditional_free, TRADITIONAL),
    Aim("N5", "round-score", _bound_side, _international_bound, INTERNATIONAL),
    Aim("N6", "round-score", _n6, _binds, BIDDING),
    Aim("N7", "round-score", _n7, _doubles, tables("moldovan")),
    Aim("N8", "round-score", _n8, _unbound, tables("no-bidding")),
    Aim("B6", "round-score", _b6, _promises, INTERNATIONAL),
    Aim("M1", "match-result", _m1, any_table, ALL_TABLES),
    Aim("M2", "match-result", _m2, any_table, (*ALL_TABLES, *tables("traditional-4-", win_margin=2))),
)
"""How to aim at the rules of counting."""
