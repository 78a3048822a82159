"""Scores of rounds and matches that one rule decides: each comes out otherwise without it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from tutor.cards import Hand
from tutor.drill.questions import MatchResultOf, RoundScoreOf
from tutor.generate.asked import ALL_TABLES, Aim, Asked, any_table, tables, until_made
from tutor.generate.chance import one_of
from tutor.generate.counting import scored
from tutor.generate.counts import Count, lopsided, random_count
from tutor.rules.notation import Bid
from tutor.rules.ruleset import Bidding, Family, RuleSet

BIDDING: Final = tuple(rules for rules in ALL_TABLES if rules.bidding is not Bidding.NONE)
TRADITIONAL: Final = tables("traditional-")
INTERNATIONAL: Final = tuple(rules for rules in BIDDING if rules.family is Family.INTERNATIONAL)


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
        close = 3 * (count.total(count.bound) % per) >= 2 * per
        over = [amount for amount in rules.bids if amount > points and amount != rules.all_cards_bid]
        if not over or not (close or rng.random() < 0.15):
            return None
        return count.bidding(over[0] if rng.random() < 0.75 else one_of(rng, over))

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
"""How to aim at the rules of scoring."""
