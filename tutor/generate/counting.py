"""Questions about what was taken: points, totals, game points, the score of a round and of a match."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tutor.cards import Card, Hand, Rank, Suit
from tutor.drill.questions import (
    CardPointsOf,
    GamePointsFor,
    MatchResultOf,
    RankOrderOf,
    RoundScoreOf,
    SideTotalOf,
)
from tutor.generate.asked import Asked
from tutor.generate.chance import one_of, shuffled, some
from tutor.generate.counts import count_of, random_count
from tutor.generate.rounds import random_round
from tutor.rules.position import Position
from tutor.rules.ruleset import RuleSet
from tutor.rules.seats import Side


def card_points(rng: Random, rules: RuleSet) -> Asked:
    """The points of a pile of four to ten cards, some of which have any, and not those on their faces."""
    while True:
        pile = Hand(some(rng, rules.pack.mask, 4 + int(rng.random() * 7)))
        if pile.points and misprices(pile):
            return Position(rules=rules, pile=pile), CardPointsOf()


def misprices(cards: Iterable[Card]) -> bool:
    """Whether whoever takes pips for points, and ten for a face, counts more than there is (C5)."""
    return any(card.rank < Rank.TEN for card in cards)


def rank_order(rng: Random, rules: RuleSet) -> Asked:
    """The order of four or more cards of one suit, the ten and one it is mistaken for among them."""
    suit = Suit(int(rng.random() * 4))
    own = [card for card in rules.pack if card.suit == suit]
    sure = [Card.of(Rank.TEN, suit), Card.of(one_of(rng, (Rank.JACK, Rank.QUEEN, Rank.KING)), suit)]
    rest = [card for card in own if card not in sure]
    more = shuffled(rng, rest)[: 2 + int(rng.random() * (len(rest) - 1))]
    return Position(rules=rules), RankOrderOf(tuple(shuffled(rng, [*sure, *more])))


def side_total(rng: Random, rules: RuleSet) -> Asked:
    """A side's total, of one that announced where there is one."""
    count = random_count(rng, rules)
    loud = [side for side in rules.sides if count.announced[side]]
    return count.position(), SideTotalOf(one_of(rng, loud or rules.sides))


def border_total(rng: Random, rules: RuleSet) -> int:
    """A total at the border between two numbers of game points, on either side of it (N2)."""
    per, most = rules.points_per_game_point, most_possible(rules)
    border = per * (1 + int(rng.random() * max(1, most // per)))
    return min(most, max(0, border + one_of(rng, (-3, -2, -1, -1, 0, 0, 1, 2))))


def most_possible(rules: RuleSet) -> int:
    """The highest total that a side can have, nearly (A6, N2)."""
    if not rules.announcements:
        return 120
    return 220 if rules.partners and rules.players in (4, 6) else 200


def game_points(rng: Random, rules: RuleSet) -> Asked:
    """The game points in a total: near a border, any one, or a side's at the end of a round."""
    chance = rng.random()
    if chance < 0.4:
        return Position(rules=rules), GamePointsFor(total=border_total(rng, rules))
    if chance < 0.55:
        return Position(rules=rules), GamePointsFor(total=int(rng.random() * (most_possible(rules) + 1)))
    return random_count(rng, rules).position(), GamePointsFor(side=one_of(rng, rules.sides))


def near_bid(rng: Random, rules: RuleSet, points: int) -> int:
    """An amount that somebody who takes so many points might well have bid: made, or failed by one.

    Where a bid promises every card that counts (B6), it comes up, too.
    """
    if rules.all_cards_bid is not None and rng.random() < 0.3:
        return rules.all_cards_bid
    amount = points + one_of(rng, (-1, 0, 0, 1, 1, 2))
    return min(rules.highest_bid, max(rules.lowest_bid, amount))


def round_score(rng: Random, rules: RuleSet) -> Asked:
    """What a round changes, written down whole or laid out in piles; the bid is near what was taken."""
    whole = random_round(rng, rules, redeal=rng.random() < 0.3)
    if whole.start.redeal:
        return Position(rules=rules, record=whole.record(rng)), RoundScoreOf()
    count = count_of(whole)
    if count.bid is not None and count.bound is not None and not whole.start.all_passed:
        count = count.bidding(near_bid(rng, rules, count.points(count.bound)))
    if rng.random() < 0.35:
        return Position(rules=rules, record=whole.record(rng, bid=count.bid)), RoundScoreOf()
    return count.position(), RoundScoreOf()


def match_result(rng: Random, rules: RuleSet) -> Asked:
    """Scores about the target: often reached by more than one, now and then level, or short of the margin."""
    target = rules.target if rng.random() < 0.7 else one_of(rng, (6, 11, 21, 31))
    best = target + one_of(rng, (-2, -1, 0, 0, 1, 2, 3, 5))
    scores = {side: best - one_of(rng, (0, 0, 1, 1, 2, 3, 5, 8)) for side in rules.sides}
    scores[one_of(rng, rules.sides)] = best
    return scored(rules, scores, target), MatchResultOf()


def scored(rules: RuleSet, scores: dict[Side, int], target: int) -> Position:
    """A match that stands so; the target is said where it is not the table's own."""
    return Position(rules=rules, scores=scores, target=target if target != rules.target else None)
