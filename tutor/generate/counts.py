"""What rounds come to, as chance has it: piles, announcements and bids that leave something to count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from random import Random

from tutor.cards import Card, Hand, Suit
from tutor.generate.chance import one_of, shuffled
from tutor.generate.rounds import PAIRS, Whole, random_round
from tutor.rules.notation import Bid
from tutor.rules.position import Position
from tutor.rules.ruleset import Bidding, FirstLead, RuleSet, TrumpBy, Undealt
from tutor.rules.scoring import round_score
from tutor.rules.seats import Seat, Side


@dataclass(frozen=True, kw_only=True)
class Count:
    """A round at its end: what each side took and announced, what was trump, who was bound."""

    rules: RuleSet
    taken: Mapping[Side, Hand]
    announced: Mapping[Side, tuple[Suit, ...]]
    trump: Suit
    dealer: Seat | None = None
    bid: Bid | None = None

    @property
    def bound(self) -> Side | None:
        """The side that is bound."""
        return self.rules.side_of(self.bid.seat) if self.bid is not None else None

    def total(self, side: Side) -> int:
        """A side's cards and announcements (N1), 0–220."""
        pairs = sum(40 if suit == self.trump else 20 for suit in self.announced.get(side, ()))
        return self.taken[side].points + pairs

    def points(self, side: Side) -> int:
        """What a side's total is worth in what this table scores (N2)."""
        return self.total(side) // self.rules.points_per_game_point

    def changes(self, *, but_announced: Side | None = None) -> dict[Side, int]:
        """The change of every side's match score; as if that side had announced nothing, where one is named."""
        announced: Mapping[Side, Iterable[Suit]] = self.announced
        if but_announced is not None:
            announced = {side: suits for side, suits in self.announced.items() if side != but_announced}
        return round_score(self.rules, self.taken, announced, self.trump, self.bid).changes

    def bidding(self, amount: int) -> Count:
        """The same round with another amount bid by the same seat."""
        assert self.bid is not None
        return replace(self, bid=Bid(self.bid.seat, amount))

    def position(self, *, scores: Mapping[Side, int] | None = None) -> Position:
        """The count laid open; `scores` are the match scores before it."""
        return Position(
            rules=self.rules,
            trump=self.trump,
            dealer=self.dealer,
            bid=self.bid,
            taken={side: self.taken[side] for side in self.rules.sides if self.taken[side].mask},
            announced={side: suits for side, suits in self.announced.items() if suits},
            scores=scores,
        )


def count_of(whole: Whole) -> Count:
    """What a round that was played out comes to."""
    rules, table = whole.start.rules, whole.table
    assert table.trump is not None
    return Count(
        rules=rules,
        taken={side: Hand(table.taken[place]) for place, side in enumerate(rules.sides)},
        announced={side: tuple(sorted(table.announced[place])) for place, side in enumerate(rules.sides)},
        trump=table.trump,
        dealer=rules.circle[whole.start.dealer],
        bid=whole.bid,
    )


def random_count(rng: Random, rules: RuleSet) -> Count:
    """What a random round comes to."""
    return count_of(random_round(rng, rules))


def lopsided(rng: Random, rules: RuleSet, side: Side, *, tricks: int, most: int, least: int = 0) -> Count:
    """A round in which a side took so many tricks, worth `least` to `most` card points; others took the rest.

    Nobody announced. `tricks` is 0 or 1, and `most` what a trick without ace and ten can well be worth.
    """
    in_play = rules.pack
    if rules.undealt in (Undealt.OUT, Undealt.TALON):
        in_play = in_play - Hand.of(shuffled(rng, tuple(in_play))[: rules.left])
    size = tricks * rules.players
    while True:
        cards = shuffled(rng, tuple(in_play))
        own = Hand.of([card for card in cards if card.points < 10][:size])
        if least <= own.points <= most:
            return _shared_out(rng, rules, side, own, [card for card in cards if card not in own])


def _shared_out(rng: Random, rules: RuleSet, side: Side, own: Hand, others: list[Card]) -> Count:
    """The rest falls, trick by trick, to the other sides; somebody is dealer and somebody has bid least."""
    taken = dict.fromkeys(rules.sides, Hand())
    taken[side] = own
    rivals = [other for other in rules.sides if other != side]
    for start in range(0, len(others), rules.players):
        rival = one_of(rng, rivals)
        taken[rival] = taken[rival] | Hand.of(others[start : start + rules.players])
    bidder = one_of(rng, rules.circle)
    return Count(
        rules=rules,
        taken=taken,
        announced={},
        trump=Suit(int(rng.random() * 4)),
        dealer=one_of(rng, rules.circle),
        bid=Bid(bidder, rules.lowest_bid) if rules.bidding is not Bidding.NONE else None,
    )


def trickless(rng: Random, rules: RuleSet) -> tuple[Count, Side]:
    """A round in which a side announced a pair with the first lead and then took nothing at all, and that side.

    Whoever takes no trick leads once, and only to the first.

    Source: A5, P1
    """
    leader = one_of(rng, rules.circle)
    side = rules.side_of(leader)
    count = lopsided(rng, rules, side, tricks=0, most=0)
    if count.bid is not None and rules.first_lead is FirstLead.BID_WINNER:
        count = replace(count, bid=Bid(leader, rules.lowest_bid))
    else:
        count = replace(count, dealer=rules.from_seat(leader)[-1])
    mask = 0
    for hand in count.taken.values():
        mask |= hand.mask
    suit = one_of(rng, [suit for suit in Suit if mask & PAIRS[suit] == PAIRS[suit]] or [count.trump])
    if rules.trump_by is TrumpBy.FIRST_LEAD or rng.random() < 0.5:
        count = replace(count, trump=suit)
    return replace(count, announced={side: (suit,)}), side
