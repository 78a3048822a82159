"""Rounds out of chance: the deal and what precedes the first lead, and whole rounds as they are written down."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final

from tutor.cards import CARDS, Card, Rank, Suit
from tutor.cards.hand import suit_mask
from tutor.generate.auctions import all_pass, calls_to, random_bid
from tutor.generate.chance import pick, shuffled
from tutor.generate.shapes import Shape
from tutor.rules.notation import Bid, Call, Play
from tutor.rules.record import Record
from tutor.rules.ruleset import AllPass, Bidding, FirstLead, RuleSet, TrumpBy, Undealt
from tutor.rules.table import Table

ALL_PASS: Final = 1 / 16
"""How often everybody passes."""
ANNOUNCES: Final = 0.7
"""How often a leader who holds a pair leads it."""
SILENT: Final = 0.1
"""How often a pair is led without a word."""
PAIRS: Final = tuple(Card.of(Rank.QUEEN, suit).bit | Card.of(Rank.KING, suit).bit for suit in Suit)
"""The masks of queen and king of each suit (A1)."""


@dataclass(slots=True)
class Start:
    """A round up to its first lead. Seats are indices into `rules.circle`.

    `deck` holds the cards as bits in the order of dealing, seat by seat; `hands` are masks when play begins. `bid`
    binds a seat (seat, amount); it is None where nobody is bound. `trump` is None where the first lead makes it (T2).
    """

    rules: RuleSet
    deck: list[int]
    dealer: int
    shape: Shape | None = None
    all_passed: bool = False
    bid: tuple[int, int] | None = None
    trump: Suit | None = None
    turned: Card | None = None
    hands: list[int] = field(default_factory=list)
    gives: list[tuple[int, Card]] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)

    @property
    def dealt(self) -> list[list[Card]]:
        """The cards of each seat as dealt (S4–S8)."""
        each = self.rules.each + self.rules.then
        return [_cards(self.deck[place * each : (place + 1) * each]) for place in range(self.rules.players)]

    @property
    def left(self) -> list[Card]:
        """The cards not dealt, top card first."""
        return _cards(self.deck[self.rules.players * (self.rules.each + self.rules.then) :])

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

    @property
    def stock(self) -> list[Card]:
        """What is drawn in the course of play (P10), top card first."""
        return self.left if self.rules.undealt is Undealt.STOCK else []

    @property
    def cards(self) -> int:
        """How many cards will be played; all hands are of a size when play begins."""
        return self.rules.players * self.hands[0].bit_count() + self.rules.stock_size

    def table(self) -> Table:
        """The table as the first lead finds it."""
        return Table(self.rules, self.hands, self.leader, self.trump, self.stock)


@cache
def _pack(mask: int) -> tuple[int, ...]:
    return tuple(card.bit for card in CARDS if mask >> card & 1)


def _cards(bits: list[int]) -> list[Card]:
    return [CARDS[bit.bit_length() - 1] for bit in bits]


def random_start(rng: Random, rules: RuleSet, *, redeal: bool = False, shape: Shape | None = None) -> Start:
    """Deal, bid, settle the trump and exchange cards.

    Only with `redeal` may the round end before it begins, where everybody passes and the table deals again.

    Source: S4–S9, B1–B5, T1–T6, V1
    """
    each = rules.each + rules.then
    deck = shuffled(rng, _pack(rules.pack.mask)) if shape is None else shape.deal(rng, rules)
    start = Start(rules, deck, int(rng.random() * rules.players), shape)
    start.hands = [sum(deck[first : first + each]) for first in range(0, rules.players * each, each)]
    if rules.bidding is not Bidding.NONE:
        _bid(rng, start, redeal)
    if not start.redeal:
        _settle_trump(rng, start)
        if start.bid is not None:
            _exchange(rng, start, start.bid[0])
    return start


def _bid(rng: Random, start: Start, redeal: bool) -> None:
    rules, shape = start.rules, start.shape
    if (redeal or rules.all_pass is not AllPass.REDEAL) and rng.random() < ALL_PASS:
        start.all_passed = True
        if rules.all_pass is AllPass.DEALER_MINIMUM:
            start.bid = (start.dealer, rules.lowest_bid)
        elif rules.all_pass is AllPass.FOREHAND_ZERO:
            start.bid = ((start.dealer + 1) % rules.players, 0)
        return
    seat, amount = random_bid(rng, rules)
    if shape is not None and rules.trump_by is TrumpBy.FIRST_LEAD:
        holders = [place for place, hand in enumerate(start.hands) if hand & suit_mask(shape.trump)]
        seat = holders[int(rng.random() * len(holders))]
    start.bid = (seat, amount)


def _settle_trump(rng: Random, start: Start) -> None:
    rules = start.rules
    if start.all_passed and rules.all_pass is AllPass.FIXED_SUIT:
        start.trump = rules.fixed_suit
    elif rules.trump_by is TrumpBy.FIRST_LEAD:
        start.trump = None
    elif start.shape is not None:
        start.trump = start.shape.trump
    elif rules.trump_by is TrumpBy.TURNED:
        start.turned = start.dealt[start.dealer][-1]
        start.trump = start.turned.suit
    elif rules.trump_by is TrumpBy.TABLE:
        start.trump = Suit(int(rng.random() * 4))
    else:  # the bid winner names one of the cards seen so far: the rest is given out afterwards (T3)
        assert start.bid is not None
        bit = start.deck[start.bid[0] * (rules.each + rules.then) + int(rng.random() * rules.each)]
        start.trump = CARDS[bit.bit_length() - 1].suit


def _exchange(rng: Random, start: Start, taker: int) -> None:
    """The bid winner takes the stock and gives (S9), or exchanges some cards with the talon (V1)."""
    rules, hands, players = start.rules, start.hands, start.rules.players
    if rules.undealt is Undealt.GIVEN:
        for card in start.left:
            hands[taker] |= 1 << card
        keep = suit_mask(start.shape.led) if start.shape is not None else 0
        for offset in range(1, players):
            card = pick(rng, hands[taker] & ~keep or hands[taker])
            hands[taker] ^= 1 << card
            hands[(taker + offset) % players] |= 1 << card
            start.gives.append(((taker + offset) % players, card))
    elif rules.undealt is Undealt.TALON:
        taken = start.left[: int(rng.random() * (len(start.left) + 1))]
        for card in taken:
            hands[taker] |= 1 << card
        for _ in taken:
            card = pick(rng, hands[taker])
            hands[taker] ^= 1 << card
            start.discards.append(card)


def next_play(rng: Random, table: Table, shape: Shape | None = None) -> tuple[Card, bool]:
    """A lawful card for the seat to play, and whether it announces its pair.

    Whoever leads and can announce often does, sometimes leads the pair without a word, and else leads anything.
    """
    if not table.trick:
        hand = table.hands[table.turn]
        if table.rules.announcements:
            for pair in PAIRS:
                if hand & pair == pair and rng.random() < ANNOUNCES:
                    return pick(rng, pair), rng.random() >= SILENT
        if shape is not None:
            return pick(rng, shape.lead(rng, hand, table.trump)), False
    return pick(rng, table.lawful()), False


@dataclass(slots=True)
class Whole:
    """A round played out: how it began, the table at its end, every play by tricks.

    `revokes` are the unlawful plays: the trick's number, from 1, the seat's index and the card (X1).
    """

    start: Start
    table: Table
    tricks: list[list[tuple[int, Card, bool]]] = field(default_factory=list)
    revokes: list[tuple[int, int, Card]] = field(default_factory=list)

    @property
    def bid(self) -> Bid | None:
        """The bid that binds a side."""
        bid = self.start.bid
        return Bid(self.start.rules.circle[bid[0]], bid[1]) if bid is not None else None

    def record(self, rng: Random, *, bid: Bid | None = None, tricks: int | None = None) -> Record:
        """The round as it is written down, with an auction that leads to its bid, or to another `bid` of that seat.

        `tricks` is how many of them are written; all, where it is None. Where all have passed, `bid` is not heeded.
        """
        start = self.start
        rules, circle = start.rules, start.rules.circle
        dealer = circle[start.dealer]
        fixed = start.all_passed and rules.all_pass is AllPass.FIXED_SUIT
        named = rules.trump_by is not TrumpBy.FIRST_LEAD and start.turned is None
        bid = bid if bid is not None else self.bid
        calls: tuple[Call, ...] | None = None
        if start.all_passed:
            calls = all_pass(rules, dealer)
        elif bid is not None:
            calls = calls_to(rng, rules, dealer, bid)
        return Record(
            dealer=dealer,
            hands={seat: tuple(cards) for seat, cards in zip(circle, start.dealt, strict=True)},
            stock=tuple(start.left) if rules.undealt not in (Undealt.OUT, Undealt.NONE) else (),
            turned=start.turned,
            auction=calls,
            trump=start.trump if named or fixed else None,
            gives=tuple((circle[place], card) for place, card in start.gives),
            discards=tuple(start.discards),
            plays=tuple(
                tuple(Play(circle[place], card, announces) for place, card, announces in trick)
                for trick in self.tricks[:tricks]
            ),
        )


def random_round(
    rng: Random, rules: RuleSet, *, slips: float = 0.0, redeal: bool = False, shape: Shape | None = None
) -> Whole:
    """A round played out, `slips` and `redeal` as in `random_record`."""
    start = random_start(rng, rules, redeal=redeal, shape=shape)
    whole = Whole(start, start.table())
    if start.redeal:
        return whole
    table = whole.table
    while not table.over:
        if not table.trick:
            whole.tricks.append([])
        seat, wrong = table.turn, table.hands[table.turn] & ~table.lawful()
        if slips and wrong and rng.random() < slips:
            card, announces = pick(rng, wrong), False
            whole.revokes.append((len(whole.tricks), seat, card))
        else:
            card, announces = next_play(rng, table, shape)
        whole.tricks[-1].append((seat, card, announces))
        table.put(card, announces=announces)
    return whole


def random_record(rng: Random, rules: RuleSet, *, slips: float = 0.0) -> Record:
    """A whole round as it is written down; where all pass and the cards are dealt again it ends with the bidding.

    `slips` (0–1) is how often somebody who can plays a card that the law forbids (X1).

    >>> from tutor.rules.record import replay
    >>> from tutor.rules.ruleset import PRESETS
    >>> rules = PRESETS["traditional-3"]
    >>> replay(rules, random_record(Random(1), rules)).faults
    ()
    """
    return random_round(rng, rules, slips=slips, redeal=True).record(rng)
