"""Rounds out of chance: the deal and what precedes the first lead, and whole rounds as they are written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final

from tutor.cards import Card, Rank, Suit
from tutor.generate.auctions import all_pass, calls_to, random_bid
from tutor.generate.chance import happens, pick, shuffled
from tutor.rules.notation import Bid, Call, Play
from tutor.rules.record import Record
from tutor.rules.ruleset import AllPass, Bidding, FirstLead, RuleSet, TrumpBy, Undealt
from tutor.rules.seats import Seat
from tutor.rules.table import Table

ALL_PASS: Final = 1 / 16
"""How often everybody passes."""
ANNOUNCES: Final = 0.7
"""How often a pair that can be announced by a lead is."""
PAIRS: Final = tuple(Card.of(Rank.QUEEN, suit).bit | Card.of(Rank.KING, suit).bit for suit in Suit)
"""The masks of queen and king of each suit (A1)."""


@dataclass(slots=True)
class Start:
    """A round up to its first lead. Seats are indices into `rules.circle`.

    `hands` are masks when play begins; `stock` is what is drawn from then on (S4). `bid` binds a seat; it is None where
    nobody is bound. `trump` is None where the first lead makes it (T2).
    """

    rules: RuleSet
    dealt: list[list[Card]]
    left: list[Card]
    dealer: int
    all_passed: bool = False
    bid: tuple[int, int] | None = None
    trump: Suit | None = None
    turned: Card | None = None
    hands: list[int] = field(default_factory=list)
    gives: list[tuple[int, Card]] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)

    @property
    def redeal(self) -> bool:
        """Whether the cards are dealt again and nobody plays (B5)."""
        return self.all_passed and self.rules.all_pass is AllPass.REDEAL

    @property
    def leader(self) -> int:
        """Who leads first (P1)."""
        rules = self.rules
        if self.bid is not None and rules.first_lead is FirstLead.BID_WINNER:
            return self.bid[0]
        return (self.dealer + 1) % rules.players

    def table(self) -> Table:
        """The table as the first lead finds it."""
        stock = self.left if self.rules.undealt is Undealt.STOCK else ()
        return Table(self.rules, self.hands, self.leader, self.trump, stock)


@cache
def _cards_of(pack: int) -> tuple[Card, ...]:
    return tuple(Card(number) for number in range(32) if pack >> number & 1)


def random_start(rng: Random, rules: RuleSet, *, redeal: bool = False) -> Start:
    """Deal, bid, settle the trump and exchange cards.

    Only with `redeal` may the round end before it begins, where everybody passes and the table deals again.

    Source: S4–S9, B1–B5, T1–T6, V1
    """
    players, each = rules.players, rules.each + rules.then
    deck = shuffled(rng, _cards_of(rules.pack.mask))
    dealt = [deck[place * each : (place + 1) * each] for place in range(players)]
    start = Start(rules, dealt, deck[players * each :], int(rng.random() * players))
    for cards in dealt:
        mask = 0
        for card in cards:
            mask |= 1 << card
        start.hands.append(mask)
    if rules.bidding is not Bidding.NONE:
        _bid(rng, start, redeal)
    if not start.redeal:
        _settle_trump(rng, start)
        if start.bid is not None:
            _exchange(rng, start, start.bid[0])
    return start


def _bid(rng: Random, start: Start, redeal: bool) -> None:
    rules = start.rules
    if happens(rng, ALL_PASS) and (redeal or rules.all_pass is not AllPass.REDEAL):
        start.all_passed = True
        if rules.all_pass is AllPass.DEALER_MINIMUM:
            start.bid = (start.dealer, rules.lowest_bid)
        elif rules.all_pass is AllPass.FOREHAND_ZERO:
            start.bid = ((start.dealer + 1) % rules.players, 0)
    else:
        seat, amount = random_bid(rng, rules)
        start.bid = (rules.circle.index(seat), amount)


def _settle_trump(rng: Random, start: Start) -> None:
    rules = start.rules
    if start.all_passed and rules.all_pass is AllPass.FIXED_SUIT:
        start.trump = rules.fixed_suit
    elif rules.trump_by in (TrumpBy.NAMED, TrumpBy.NAMED_BEFORE_REST):
        namer = start.bid[0] if start.bid is not None else start.dealer
        seen = start.dealt[namer][: rules.each]  # of these alone: the rest is given out afterwards
        start.trump = seen[int(rng.random() * len(seen))].suit
    elif rules.trump_by is TrumpBy.TURNED:
        start.turned = start.dealt[start.dealer][-1]
        start.trump = start.turned.suit
    elif rules.trump_by is TrumpBy.TABLE:
        start.trump = Suit(int(rng.random() * 4))


def _exchange(rng: Random, start: Start, taker: int) -> None:
    """The bid winner takes the stock and gives (S9), or exchanges some cards with the talon (V1)."""
    rules, hands = start.rules, start.hands
    if rules.undealt is Undealt.GIVEN:
        for card in start.left:
            hands[taker] |= 1 << card
        for offset in range(1, rules.players):
            card = pick(rng, hands[taker])
            hands[taker] ^= 1 << card
            hands[(taker + offset) % rules.players] |= 1 << card
            start.gives.append(((taker + offset) % rules.players, card))
    elif rules.undealt is Undealt.TALON:
        for card in start.left[: int(rng.random() * (len(start.left) + 1))]:
            hands[taker] |= 1 << card
            start.discards.append(card)
        for place in range(len(start.discards)):
            card = pick(rng, hands[taker])
            hands[taker] ^= 1 << card
            start.discards[place] = card


def next_play(rng: Random, table: Table) -> tuple[Card, bool]:
    """A lawful card for the seat to play, and whether it announces its pair.

    Whoever leads and can announce often does, sometimes leads the pair without a word, and else leads anything.
    """
    if not table.trick and table.rules.announcements:
        hand = table.hands[table.turn]
        for pair in PAIRS:
            if hand & pair == pair and happens(rng, ANNOUNCES):
                return pick(rng, pair), rng.random() < 0.9
    return pick(rng, table.lawful()), False


def random_record(rng: Random, rules: RuleSet, *, slips: float = 0.0) -> Record:
    """A whole round as it is written down; where all pass and the cards are dealt again it ends with the bidding.

    `slips` (0–1) is how often somebody who can plays a card that the law forbids (X1).

    >>> from tutor.rules.record import replay
    >>> from tutor.rules.ruleset import PRESETS
    >>> rules = PRESETS["traditional-3"]
    >>> replay(rules, random_record(Random(1), rules)).faults
    ()
    """
    start = random_start(rng, rules, redeal=True)
    plays = () if start.redeal else _played(rng, start.table(), slips)
    return _written(rng, start, plays)


def _played(rng: Random, table: Table, slips: float) -> tuple[tuple[Play, ...], ...]:
    circle = table.rules.circle
    tricks: list[tuple[Play, ...]] = []
    trick: list[Play] = []
    while not table.over:
        wrong = table.hands[table.turn] & ~table.lawful()
        card, announces = next_play(rng, table)
        if slips and wrong and happens(rng, slips):
            card, announces = pick(rng, wrong), False
        trick.append(Play(circle[table.turn], card, announces))
        table.put(card, announces=announces)
        if not table.trick:
            tricks.append(tuple(trick))
            trick = []
    return tuple(tricks)


def _written(rng: Random, start: Start, plays: tuple[tuple[Play, ...], ...]) -> Record:
    rules, circle = start.rules, start.rules.circle
    dealer = circle[start.dealer]
    named = rules.trump_by is not TrumpBy.FIRST_LEAD and start.turned is None
    fixed = start.all_passed and rules.all_pass is AllPass.FIXED_SUIT
    return Record(
        dealer=dealer,
        hands={seat: tuple(start.dealt[place]) for place, seat in enumerate(circle)},
        stock=tuple(start.left) if rules.undealt not in (Undealt.OUT, Undealt.NONE) else (),
        turned=start.turned,
        auction=_calls(rng, start, dealer),
        trump=start.trump if named or fixed else None,
        gives=tuple((circle[place], card) for place, card in start.gives),
        discards=tuple(start.discards),
        plays=plays,
    )


def _calls(rng: Random, start: Start, dealer: Seat) -> tuple[Call, ...] | None:
    rules = start.rules
    if rules.bidding is Bidding.NONE:
        return None
    if start.all_passed:
        return all_pass(rules, dealer)
    assert start.bid is not None
    return calls_to(rng, rules, dealer, Bid(rules.circle[start.bid[0]], start.bid[1]))
