"""Whole rounds: what was dealt, said and played, and the replay that makes sense of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tutor.cards import Card, Hand, Suit
from tutor.cards.value import Value
from tutor.rules.auction import Auction, Nobody, Open, Outcome, Redeal, auction_faults, first_leader
from tutor.rules.duties import Duty
from tutor.rules.faults import Fault
from tutor.rules.notation import Bid, Call, Play
from tutor.rules.ruleset import Bidding, RuleSet, TrumpBy, Undealt
from tutor.rules.seats import Seat, Side
from tutor.rules.table import Table, pair_worth


@dataclass(frozen=True, kw_only=True)
class Record:
    """A round as it was written down; it may stop early.

    `hands` are the cards as dealt, in order: under S7 the three dealt first stand first. `stock` has its top card
    first. `plays` are tricks, the last perhaps unfinished. Nothing here is checked for lawfulness (X1).
    """

    dealer: Seat
    hands: Mapping[Seat, tuple[Card, ...]]
    stock: tuple[Card, ...] = ()
    turned: Card | None = None
    auction: tuple[Call, ...] | None = None
    trump: Suit | None = None
    gives: tuple[tuple[Seat, Card], ...] = ()
    discards: tuple[Card, ...] = ()
    plays: tuple[tuple[Play, ...], ...] = ()


class Step(Value):
    """One play of a round, with what was owed when it was made.

    `trick` counts from 1. `worth` is what the play announced: 0, 20 or 40. `broken` is the suit of a pair that this
    play broke by going to a trick that somebody else led (A3).
    """

    trick: int
    play: Play
    duty: Duty
    worth: int = 0
    broken: Suit | None = None

    @property
    def lawful(self) -> bool:
        """Whether P2–P8 allowed it."""
        return self.play.card in self.duty.hand


@dataclass(frozen=True)
class Round:
    """A record made sense of: who was bound, what was trump, every step, what each side took.

    Where `faults` is not empty the rest reaches as far as the record made sense.
    """

    rules: RuleSet
    record: Record
    faults: tuple[Fault, ...] = ()
    outcome: Outcome | None = None  # of the bidding; None without one
    trump: Suit | None = None
    leader: Seat | None = None
    hands: Mapping[Seat, Hand] = field(default_factory=dict)  # when the first trick begins
    stock: tuple[Card, ...] = ()  # left to draw when the first trick begins
    steps: tuple[Step, ...] = ()
    winners: tuple[Seat, ...] = ()  # of each whole trick
    taken: Mapping[Side, Hand] = field(default_factory=dict)
    announced: Mapping[Side, tuple[Suit, ...]] = field(default_factory=dict)
    over: bool = False

    @property
    def bid(self) -> Bid | None:
        """The bid that binds a side; None where nobody is bound."""
        return self.outcome if isinstance(self.outcome, Bid) else None

    @property
    def revokes(self) -> Iterator[Step]:
        """The unlawful plays, in order (X1)."""
        return (step for step in self.steps if not step.lawful)


def replay(rules: RuleSet, record: Record) -> Round:
    """Replay a record step by step; what no table could do is collected as faults, with places in the record.

    Source: S4–S9, B1–B5, T1–T6, P1–P11, A1–A5, V1
    """
    return _Replay(rules, record).run()


class _Replay:
    """One replay under way."""

    def __init__(self, rules: RuleSet, record: Record) -> None:
        self.rules = rules
        self.record = record
        self.faults: list[Fault] = []
        self.outcome: Outcome | None = None
        self.hands: dict[Seat, Hand] = {seat: Hand.of(cards) for seat, cards in record.hands.items()}
        self.stock = record.stock

    @cached_property
    def begun(self) -> str:
        """The key that shows that the bidding was over; empty where nothing does."""
        record = self.record
        named = record.trump is not None and self.rules.trump_by in (TrumpBy.NAMED_BEFORE_REST, TrumpBy.NAMED)
        keys = {"plays": record.plays, "gives": record.gives, "discards": record.discards, "trump": named}
        return next((key for key, given in keys.items() if given), "")

    def fault(self, error: str, *where: str | int, **facts: str | int) -> None:
        self.faults.append(Fault(error, where, facts))

    def run(self) -> Round:
        self.check_deal()
        self.check_keys()
        self.bid()
        self.trump = self.settle_trump()
        if not self.faults:
            self.exchange()
        if self.faults:
            return Round(self.rules, self.record, tuple(self.faults), self.outcome, self.trump)
        bidder = self.outcome.seat if isinstance(self.outcome, Bid) else None
        leader = first_leader(self.rules, self.record.dealer, bidder)
        return self.play(leader)

    # -- before play ---------------------------------------------------------------------------------------------

    def check_deal(self) -> None:
        rules, record = self.rules, self.record
        seen = Hand()
        size = rules.each + rules.then
        for seat, cards in record.hands.items():
            seen = self.check_cards(seen, cards, "hands", seat)
            if len(cards) != size:
                self.fault("wrong-number-dealt", "hands", seat, seat=seat, found=len(cards), allowed=size)
        for seat in rules.circle:
            if seat not in record.hands:
                self.fault("hand-missing", "hands", seat=seat)
        if record.stock and rules.undealt in (Undealt.NONE, Undealt.OUT):
            self.fault("no-stock-here", "stock", ruleset=rules.id)
        elif record.stock:
            self.check_cards(seen, record.stock, "stock")
            if len(record.stock) != rules.left:
                self.fault("stock-size", "stock", found=len(record.stock), allowed=rules.left)
        elif rules.undealt in (Undealt.STOCK, Undealt.GIVEN) and self.begun in ("plays", "gives"):
            self.fault("stock-size", self.begun, found=0, allowed=rules.left)

    def check_cards(self, seen: Hand, cards: tuple[Card, ...], *where: str | int) -> Hand:
        for index, card in enumerate(cards):
            if card not in self.rules.pack:
                self.fault("card-outside-pack", *where, index, card=str(card), ruleset=self.rules.id)
            elif card in seen:
                self.fault("card-repeated", *where, index, card=str(card))
            seen = seen.with_card(card)
        return seen

    def check_keys(self) -> None:
        """Keys that this table has no use for."""
        rules, record = self.rules, self.record
        if record.gives and rules.undealt is not Undealt.GIVEN:
            self.fault("gives-not-here", "gives", ruleset=rules.id)
        if record.discards and rules.undealt is not Undealt.TALON:
            self.fault("discards-not-here", "discards", ruleset=rules.id)
        if record.turned is not None:
            if rules.trump_by is not TrumpBy.TURNED:
                self.fault("turned-not-here", "turned", ruleset=rules.id)
            elif record.turned not in record.hands.get(record.dealer, ()):
                self.fault("turned-not-held", "turned", card=str(record.turned), seat=record.dealer)

    def bid(self) -> None:
        rules, record = self.rules, self.record
        if rules.bidding is Bidding.NONE:
            if record.auction is not None:
                self.fault("no-bidding-here", "auction", ruleset=rules.id)
            return
        if record.auction is None:
            if self.begun:
                self.fault("auction-missing", self.begun)
            return
        faults = auction_faults(rules, record.dealer, record.auction)
        if faults:
            self.faults.extend(fault.under("auction") for fault in faults)
            return
        self.outcome = Auction(rules, record.dealer, record.auction).outcome
        if self.begun and isinstance(self.outcome, Open):
            self.fault("auction-unfinished", "auction", seat=self.outcome.seat)
        if self.begun and isinstance(self.outcome, Redeal):
            self.fault("round-dealt-again", self.begun)

    def settle_trump(self) -> Suit | None:
        """The trump before the first lead, None where that lead will make it (T2–T6)."""
        rules, record = self.rules, self.record
        settled = record.trump
        lead = next((play for trick in record.plays for play in trick), None)
        forced = rules.fixed_suit if isinstance(self.outcome, Nobody) else None
        if record.turned is not None:
            forced = record.turned.suit
        if forced is not None:
            if settled is not None and settled != forced:
                self.fault("trump-differs", "trump", found=settled.code, allowed=forced.code)
            return forced
        if rules.trump_by is TrumpBy.FIRST_LEAD:
            if settled is not None and lead is None:
                self.fault("trump-not-here", "trump", ruleset=rules.id)
            elif settled is not None and lead is not None and settled != lead.card.suit:
                self.fault("trump-differs", "trump", found=settled.code, allowed=lead.card.suit.code)
            return None
        if settled is None and self.begun in ("plays", "gives"):
            self.fault("trump-missing", self.begun)
        return settled

    def exchange(self) -> None:
        """The bid winner takes the three cards and gives two (S9), or exchanges with the talon (V1)."""
        rules, record = self.rules, self.record
        if not isinstance(self.outcome, Bid):  # nobody is bound, so nobody takes cards
            if record.gives:
                self.fault("gives-not-here", "gives", ruleset=rules.id)
            if record.discards:
                self.fault("discards-not-here", "discards", ruleset=rules.id)
            return
        taker = self.outcome.seat
        if rules.undealt is Undealt.GIVEN and (record.gives or record.plays):
            self.give(taker)
        elif rules.undealt is Undealt.TALON:
            self.lay_down(taker)

    def give(self, taker: Seat) -> None:
        hand = self.hands[taker] | Hand.of(self.record.stock)
        others = self.rules.from_seat(taker)[1:]
        if sorted(seat for seat, _ in self.record.gives) != sorted(others):
            where = "gives" if self.record.gives else "plays"
            self.fault("gives-wrong", where, allowed=" ".join(f"{seat}:…" for seat in others))
            return
        for index, (seat, card) in enumerate(self.record.gives):
            if card not in hand:
                self.fault("card-not-held", "gives", index, seat=taker, card=str(card))
            hand = hand.without(card)
            self.hands[seat] = self.hands[seat].with_card(card)
        self.hands[taker] = hand
        self.stock = ()

    def lay_down(self, taker: Seat) -> None:
        laid = self.record.discards
        if len(laid) > len(self.record.stock):
            self.fault("too-many-discards", "discards", found=len(laid), allowed=len(self.record.stock))
            return
        hand = self.hands[taker] | Hand.of(self.record.stock[: len(laid)])
        for index, card in enumerate(laid):
            if card not in hand:
                self.fault("card-not-held", "discards", index, seat=taker, card=str(card))
            hand = hand.without(card)
        self.hands[taker] = hand
        self.stock = ()

    # -- play ----------------------------------------------------------------------------------------------------

    def play(self, leader: Seat) -> Round:
        rules = self.rules
        circle = rules.circle
        drawn_from = self.stock if rules.undealt is Undealt.STOCK else ()
        hands = dict(self.hands)
        table = Table(rules, [hands[seat].mask for seat in circle], circle.index(leader), self.trump, drawn_from)
        steps: list[Step] = []
        winners: list[Seat] = []
        for number, trick in enumerate(self.record.plays, 1):
            for index, play in enumerate(trick):
                if not self.can_happen(table, play, number, index):
                    return self.result(table, leader, hands, drawn_from, steps, winners)
                steps.append(self.step(table, play, number))
                table.put(play.card, announces=play.announces)
            if trick and not table.trick:
                winners.append(circle[table.turn])
            elif number < len(self.record.plays):
                self.fault("trick-unfinished", "plays", number - 1, found=len(trick), allowed=rules.players)
                break
        return self.result(table, leader, hands, drawn_from, steps, winners)

    def can_happen(self, table: Table, play: Play, number: int, index: int) -> bool:
        where = ("plays", number - 1, index)
        rules, before = self.rules, len(self.faults)
        due = rules.circle[table.turn]
        if number > rules.tricks:
            self.fault("too-many-tricks", *where, found=number, allowed=rules.tricks)
        elif index >= rules.players:
            self.fault("trick-too-long", *where, found=index + 1, allowed=rules.players)
        elif play.seat != due:
            self.fault("play-out-of-turn", *where, seat=play.seat, allowed=due)
        elif not table.hands[table.turn] >> play.card & 1:
            self.fault("card-not-held", *where, seat=play.seat, card=str(play.card))
        elif play.announces and not table.may_announce(play.card):
            self.faults.append(announcement_fault(rules, play, following=bool(table.trick)).under(*where))
        return len(self.faults) == before

    def step(self, table: Table, play: Play, number: int) -> Step:
        duty = Duty(*table.owes())
        worth = pair_worth(self.rules, play.card.suit, table.trump) if play.announces else 0
        held = Hand(table.hands[table.turn])
        breaks = table.trick and play.card.rank.code in "QK" and held.holds_pair(play.card.suit)
        return Step(number, play, duty, worth, play.card.suit if breaks and self.rules.announcements else None)

    def result(
        self,
        table: Table,
        leader: Seat,
        hands: Mapping[Seat, Hand],
        stock: tuple[Card, ...],
        steps: list[Step],
        winners: list[Seat],
    ) -> Round:
        sides = self.rules.sides
        return Round(
            rules=self.rules,
            record=self.record,
            faults=tuple(self.faults),
            outcome=self.outcome,
            trump=table.trump,
            leader=leader,
            hands=hands,
            stock=stock,
            steps=tuple(steps),
            winners=tuple(winners),
            taken={side: Hand(table.taken[index]) for index, side in enumerate(sides)},
            announced={side: tuple(table.announced[index]) for index, side in enumerate(sides)},
            over=table.over and bool(steps),
        )


def announcement_fault(rules: RuleSet, play: Play, *, following: bool) -> Fault:
    """Why a `!` can't stand behind this play."""
    if not rules.announcements:
        return Fault("announces-without-rule", (), {"ruleset": rules.id})
    error = "announces-when-following" if following else "announces-without-pair"
    return Fault(error, (), {"seat": play.seat, "card": str(play.card)})
