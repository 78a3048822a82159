"""Piles and totals that one rule decides: each is counted otherwise by whoever does not know that rule."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from tutor.cards import Suit
from tutor.drill.questions import GamePointsFor, RoundScoreOf, SideTotalOf
from tutor.generate.asked import ALL_TABLES, Aim, Asked, any_table, tables, until_made
from tutor.generate.chance import one_of
from tutor.generate.counting import card_points, most_possible, rank_order
from tutor.generate.counts import Count, count_of, random_count, trickless
from tutor.generate.rounds import Whole, random_round
from tutor.rules.duties import best_of
from tutor.rules.position import Position
from tutor.rules.ruleset import RuleSet
from tutor.rules.seats import Side

TRADITIONAL: Final = tables("traditional-")


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
    return (count.position(), RoundScoreOf()) if count.changes() != count.changes(but_announced=side) else None


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


AIMS: Final = (
    Aim("C4", "rank-order", rank_order, any_table, ALL_TABLES),
    Aim("C5", "card-points", card_points, any_table, ALL_TABLES),
    Aim("A5", "side-total", _a5_total, _announces, TRADITIONAL),
    Aim("A5", "game-points", _a5_points, _announces_and_divides, TRADITIONAL),
    Aim("A5", "round-score", _a5_round, _announces_and_scores, TRADITIONAL),
    Aim("A6", "side-total", _a6, _four_pairs, tables("traditional-4-")),
    Aim("N1", "side-total", _n1, _announces, TRADITIONAL),
    Aim("N2", "game-points", _n2, _divides, TRADITIONAL),
)
"""How to aim at the rules of points and totals."""
