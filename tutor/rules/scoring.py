"""Counting: what a trick, a side, a round and a match come to, each with its parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import NewType

from tutor.cards import Card, Hand, Suit
from tutor.cards.value import Value
from tutor.rules.notation import Bid
from tutor.rules.ruleset import RuleSet
from tutor.rules.seats import Side
from tutor.rules.table import pair_worth

CardPoints = NewType("CardPoints", int)
"""Points of cards and announcements; the cards of a round make 120."""

GamePoints = NewType("GamePoints", int)
"""What bids and match scores are counted in: card points divided by the table's `points_per_game_point`."""


class CardsWorth(Value):
    """The points of some cards, card by card, in the order given (C5)."""

    parts: tuple[tuple[Card, int], ...]

    @property
    def total(self) -> CardPoints:
        """Their sum, 0–120."""
        return CardPoints(sum(points for _, points in self.parts))


def cards_worth(cards: Iterable[Card]) -> CardsWorth:
    """What some cards are worth.

    >>> cards_worth(Hand.parse("Th Jc")).total
    12

    Source: C5
    """
    return CardsWorth(tuple((card, card.points) for card in cards))


class SideTotal(Value):
    """A side's card points with its announcements (N1)."""

    side: Side
    cards: CardPoints
    announced: tuple[tuple[Suit, int], ...]  # each pair and what it is worth: 20, or 40 in trump

    @property
    def announcements(self) -> CardPoints:
        """What the announcements make, 0–100 (A6)."""
        return CardPoints(sum(worth for _, worth in self.announced))

    @property
    def total(self) -> CardPoints:
        """Cards and announcements together, 0–220."""
        return CardPoints(self.cards + self.announcements)


def side_total(rules: RuleSet, side: Side, taken: Hand, announced: Iterable[Suit], trump: Suit | None) -> SideTotal:
    """What a side took in a round, with its announcements. Source: N1, A5"""
    pairs = tuple((suit, pair_worth(rules, suit, trump) if trump is not None else 20) for suit in sorted(announced))
    return SideTotal(side, CardPoints(taken.points), pairs)


class GamePointsOf(Value):
    """Game points in a total: how often `per` goes into it (N2)."""

    total: CardPoints
    per: int

    @property
    def points(self) -> GamePoints:
        """The game points."""
        return GamePoints(self.total // self.per)

    @property
    def rest(self) -> int:
        """Card points left over, which count for nothing."""
        return self.total % self.per


class Outcome(Enum):
    """What a round did to a side."""

    MADE = "made"  # bound, and took what it bid (N3, N5)
    FAILED = "failed"  # bound, and did not
    FREE = "free"  # not bound: scores what it took (N4, N8)


class SideScore(Value):
    """What a round changes in one side's match score, and what it is made of.

    `bid` is the side's binding bid, if it had one. `all_cards` marks a bid that promised every card worth points
    (B6); `lost_to_others` are then the card points that other sides took.
    """

    total: SideTotal
    game: GamePointsOf
    outcome: Outcome
    bid: int | None
    change: int
    factor: int
    all_cards: bool = False
    lost_to_others: int = 0

    @property
    def side(self) -> Side:
        """Whose score it is."""
        return self.total.side


class RoundScore(Value):
    """The change of every side's match score by one round, in the order of the sides."""

    sides: tuple[SideScore, ...]

    @property
    def changes(self) -> dict[Side, int]:
        """The change for each side."""
        return {score.side: score.change for score in self.sides}


def round_score(
    rules: RuleSet,
    taken: Mapping[Side, Hand],
    announced: Mapping[Side, Iterable[Suit]],
    trump: Suit | None,
    bid: Bid | None,
) -> RoundScore:
    """Score a round from what each side took (an absent side took nothing).

    Source: N1–N8, B6
    """
    totals = [side_total(rules, side, taken.get(side, Hand()), announced.get(side, ()), trump) for side in rules.sides]
    bound = rules.side_of(bid.seat) if bid is not None else None
    scores = []
    for total in totals:
        game = GamePointsOf(total.total, rules.points_per_game_point)
        if bid is None or total.side != bound:
            scores.append(SideScore(total, game, Outcome.FREE, None, game.points, rules.penalty_factor))
            continue
        all_cards = bid.amount == rules.all_cards_bid
        lost = sum(other.cards for other in totals if other.side != bound) if all_cards else 0
        made = lost == 0 if all_cards else game.points >= bid.amount
        change = game.points if made else -bid.amount * rules.penalty_factor
        outcome = Outcome.MADE if made else Outcome.FAILED
        scores.append(SideScore(total, game, outcome, bid.amount, change, rules.penalty_factor, all_cards, lost))
    return RoundScore(tuple(scores))


class Standing(Enum):
    """How a match stands after a round (M2)."""

    WON = "won"
    NOT_REACHED = "not-reached"
    LEVEL = "level"
    MARGIN_SHORT = "margin-short"


class MatchResult(Value):
    """Whether a match is decided, by whom, and why.

    `best` and `second` are the two highest scores; `leaders` those who hold the highest.
    """

    standing: Standing
    leaders: tuple[Side, ...]
    best: int
    second: int
    target: int
    margin: int

    @property
    def winner(self) -> Side | None:
        """Who has won; None while the match goes on."""
        return self.leaders[0] if self.standing is Standing.WON else None


def match_result(rules: RuleSet, scores: Mapping[Side, int], target: int | None = None) -> MatchResult:
    """How a match stands, a side without a score having 0.

    >>> from tutor.rules.ruleset import PRESETS
    >>> match_result(PRESETS["traditional-4-classic"], {Side("N-S"): 11, Side("E-W"): 13}).winner
    'E-W'

    Source: M2, E9
    """
    aim = rules.target if target is None else target
    by_side = [(scores.get(side, 0), side) for side in rules.sides]
    best = max(score for score, _ in by_side)
    leaders = tuple(side for score, side in by_side if score == best)
    second = sorted((score for score, _ in by_side), reverse=True)[1]
    if best < aim:
        standing = Standing.NOT_REACHED
    elif len(leaders) > 1:
        standing = Standing.LEVEL
    elif best - second < rules.win_margin:
        standing = Standing.MARGIN_SHORT
    else:
        standing = Standing.WON
    return MatchResult(standing, leaders, best, second, aim, rules.win_margin)
