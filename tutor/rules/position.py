"""A position: what is known of a table at one moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise

from tutor.cards import Card, Hand, Suit
from tutor.rules.auction import Auction, Open, auction_faults
from tutor.rules.duties import Duty, best_of, duty
from tutor.rules.faults import Fault, Impossible
from tutor.rules.notation import Bid, Call, Play
from tutor.rules.record import Record, Round, announcement_fault, replay
from tutor.rules.ruleset import AllPass, Bidding, RuleSet, TrumpBy
from tutor.rules.seats import Seat, Side
from tutor.rules.table import pair_worth


@dataclass(frozen=True, kw_only=True)
class Position:
    """What is known of a table, under its rules. Any part may be unknown; a question says what it needs.

    `trump` is None before it is settled. `hands` holds known cards of known seats. `stock` counts the cards left to
    draw. `taken`, `announced` and `scores` are by side; an absent side has none. Being immutable, `after` gives the
    next position.

    >>> from tutor.rules.ruleset import PRESETS
    >>> from tutor.rules.notation import parse_plays
    >>> rules = PRESETS["traditional-4-classic"].with_options({"iber": True})
    >>> position = Position(
    ...     rules=rules, trump=Suit.SPADES, hands={Seat.S: Hand.parse("Ah Th 9s")},
    ...     trick=parse_plays("W:Kh N:Jh E:9h", rules),
    ... )
    >>> str(position.duty.hand), position.duty.why.rule
    ('Th Ah', 'P7')
    """

    rules: RuleSet
    trump: Suit | None = None
    hands: Mapping[Seat, Hand] = field(default_factory=dict)
    trick: tuple[Play, ...] = ()
    to_play: Seat | None = None
    opening: bool = False
    stock: int = 0
    dealer: Seat | None = None
    auction: tuple[Call, ...] = ()
    bid: Bid | None = None
    pile: Hand | None = None
    taken: Mapping[Side, Hand] | None = None
    announced: Mapping[Side, tuple[Suit, ...]] = field(default_factory=dict)
    scores: Mapping[Side, int] | None = None
    target: int | None = None
    record: Record | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the trick, in order."""
        return tuple(play.card for play in self.trick)

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to play; None where nothing says so, or the trick is full.

        A trick may be shown without the plays that come between it and the one hand that is known: that hand is meant.
        """
        lone = next(iter(self.hands)) if len(self.hands) == 1 else None
        if len(self.trick) >= self.rules.players:
            return None
        if not self.trick:
            return self.to_play if self.to_play is not None else lone
        if lone is not None and self.to_play is None and all(play.seat != lone for play in self.trick):
            return lone
        return self.rules.after(self.trick[-1].seat)

    @property
    def trump_now(self) -> Suit | None:
        """The trump as the trick on the table leaves it: the first lead of a round settles it (T2)."""
        if self.trump is None and self.trick and self.rules.trump_by is TrumpBy.FIRST_LEAD:
            return self.trick[0].card.suit
        return self.trump

    @property
    def aim(self) -> int:
        """The game points that decide the match (M1): those agreed on here, else the ruleset's."""
        return self.target if self.target is not None else self.rules.target

    @cached_property
    def played(self) -> Round | None:
        """What came of the record, if there is one: it is replayed once, whoever asks."""
        return replay(self.rules, self.record) if self.record is not None else None

    @property
    def hand(self) -> Hand:
        """The known cards of the seat to play.

        Raises: `Impossible` where nothing says whose turn it is, or that hand is not known.
        """
        seat = self.turn
        if seat is None or seat not in self.hands:
            raise Impossible(*turn_faults(self))
        return self.hands[seat]

    @property
    def duty(self) -> Duty:
        """What the seat to play owes.

        Raises: `Impossible` as `hand` does. Source: P1–P9
        """
        rules = self.rules
        return duty(
            self.hand,
            self.cards,
            self.trump_now,
            iber=rules.iber,
            overtrump=rules.overtrump,
            stock=self.stock,
        )

    @property
    def winning(self) -> Play:
        """The play that is winning the trick on the table (P11)."""
        cards = self.cards
        return self.trick[cards.index(best_of(cards, self.trump_now))]

    def announces(self, card: Card) -> int:
        """What leading this card from the hand of the seat to play would announce: 0, 20 or 40.

        Source: A1–A4
        """
        holds = card.rank.code in "QK" and self.hand.holds_pair(card.suit)
        if self.trick or not holds or not self.rules.announcements:
            return 0
        return pair_worth(self.rules, card.suit, None if self.opens else self.trump)

    @property
    def opens(self) -> bool:
        """Whether the next lead settles the trump (T2)."""
        rules = self.rules
        if rules.trump_by is not TrumpBy.FIRST_LEAD or self.trick:
            return False
        nobody_bound = rules.all_pass is AllPass.FIXED_SUIT and self.trump == rules.fixed_suit
        return self.trump is None or (self.opening and not nobody_bound)

    def after(self, play: Play, drawn: tuple[Card, ...] = ()) -> Position:
        """The position after one play more, lawful or not; `drawn` are the cards drawn after a full trick.

        Raises: `Impossible` when it is another's turn or the card is not in the hand.
        """
        faults = play_faults(self, play)
        if faults:
            raise Impossible(*faults)
        rules = self.rules
        hands = {**self.hands, play.seat: self.hands[play.seat].without(play.card)}
        announced = dict(self.announced)
        if play.announces:
            side = rules.side_of(play.seat)
            announced[side] = (*announced.get(side, ()), play.card.suit)
        here = replace(self, hands=hands, trick=(*self.trick, play), announced=announced, opening=False, to_play=None)
        here = replace(here, trump=here.trump_now, opening=self.opening and len(here.trick) < rules.players)
        return here._gathered(drawn) if len(here.trick) == rules.players else here

    def _gathered(self, drawn: tuple[Card, ...]) -> Position:
        """The full trick goes to its winner, who draws first (P10, P11) and leads (P1)."""
        rules, winner = self.rules, self.winning.seat
        side = rules.side_of(winner)
        taken = dict(self.taken or {})
        taken[side] = taken.get(side, Hand()) | Hand.of(self.cards)
        hands = dict(self.hands)
        for seat, card in zip(rules.from_seat(winner), drawn, strict=False):
            hands[seat] = hands[seat].with_card(card)
        return replace(self, hands=hands, trick=(), taken=taken, to_play=winner, stock=self.stock - len(drawn))


def play_faults(position: Position, play: Play) -> list[Fault]:
    """What no table could do about a play made now."""
    due = position.turn
    if due is None:
        return turn_faults(position)
    facts: dict[str, str | int] = {"seat": play.seat, "card": str(play.card)}
    if play.seat != due:
        return [Fault("play-out-of-turn", (), {"seat": play.seat, "allowed": due})]
    if play.card not in position.hands.get(play.seat, Hand()):
        return [Fault("card-not-held", (), facts)]
    if play.announces and not position.announces(play.card):
        return [announcement_fault(position.rules, play, following=bool(position.trick))]
    return []


def turn_faults(position: Position) -> list[Fault]:
    """Why a position does not say what the seat to play holds; empty where it does."""
    trick = position.trick
    if len(trick) >= position.rules.players:
        return [Fault("trick-is-full", ("trick",), {"found": len(trick)})]
    seat = position.turn
    if seat is None:
        return [Fault("whose-turn", (), {"found": " ".join(position.hands)})]
    if seat not in position.hands:
        return [Fault("hand-missing", ("hands",), {"seat": seat})]
    return []


def position_faults(position: Position) -> list[Fault]:
    """Everything about a position that can't be, each thing at its place."""
    return list(_faults(position))


def _faults(position: Position) -> Iterator[Fault]:
    yield from _card_faults(position)
    yield from _trick_faults(position)
    yield from _stock_faults(position)
    yield from _bid_faults(position)
    yield from _announced_faults(position)
    for fault in position.played.faults if position.played is not None else ():
        yield fault.under("record")


def _card_faults(position: Position) -> Iterator[Fault]:
    """Each card lies in one place, and that pack has it; the `pile` may show cards that stand elsewhere, too."""
    rules = position.rules
    seen = Hand()
    piles: list[tuple[tuple[str, ...], tuple[Card, ...]]] = [
        (("hands", str(seat)), tuple(hand)) for seat, hand in position.hands.items()
    ]
    piles.append((("trick",), position.cards))
    piles += [(("taken", str(side)), tuple(hand)) for side, hand in (position.taken or {}).items()]
    for where, cards in piles:
        for card in cards:
            if card not in rules.pack:
                yield Fault("card-outside-pack", (*where, str(card)), {"card": str(card), "ruleset": rules.id})
            elif card in seen:
                yield Fault("card-repeated", (*where, str(card)), {"card": str(card)})
            seen = seen.with_card(card)
    dealt = rules.tricks * rules.players
    most_in_all = dealt - position.stock if 0 <= position.stock <= dealt else dealt  # a stock of any other size is told
    if len(seen) > most_in_all:
        yield Fault("too-many-in-all", (), {"found": len(seen), "allowed": most_in_all})
    for card in position.pile or ():
        if card not in rules.pack:
            yield Fault("card-outside-pack", ("pile", str(card)), {"card": str(card), "ruleset": rules.id})
    played = {play.seat for play in position.trick}
    for seat, hand in position.hands.items():
        most = rules.hand_size - (seat in played)
        if len(hand) > most:
            yield Fault("too-many-cards", ("hands", seat), {"seat": seat, "found": len(hand), "allowed": most})


def _trick_faults(position: Position) -> Iterator[Fault]:
    rules, trick = position.rules, position.trick
    if len(trick) > rules.players:
        yield Fault("trick-too-long", ("trick",), {"found": len(trick), "allowed": rules.players})
        return
    for index, (before, play) in enumerate(pairwise(trick), 1):
        due = rules.after(before.seat)
        if play.seat != due:
            yield Fault("trick-out-of-order", ("trick", index), {"seat": play.seat, "allowed": due})
            return
    for index, play in enumerate(trick):
        if play.announces:
            pair = position.hands.get(play.seat)
            lacks = pair is not None and len(pair) == rules.hand_size - 1
            royal = play.card.rank.code in "QK"
            lacks = not royal or (lacks and not (pair or Hand()).with_card(play.card).holds_pair(play.card.suit))
            if index or lacks or not rules.announcements:
                yield announcement_fault(rules, play, following=index > 0).under("trick", index)
    turn = position.turn
    if trick and position.to_play is not None and turn is not None and position.to_play != turn:
        yield Fault("not-your-turn", ("to_play",), {"seat": position.to_play, "allowed": turn})
    if position.opening and rules.trump_by is TrumpBy.FIRST_LEAD and trick and position.trump is not None:
        led = trick[0].card.suit
        fixed = rules.fixed_suit if rules.all_pass is AllPass.FIXED_SUIT else None
        if position.trump not in (led, fixed):
            yield Fault("opening-trump-differs", ("trump",), {"found": position.trump.code, "allowed": led.code})
    if position.opening and any(position.taken.values() if position.taken else ()):
        yield Fault("opening-with-past", ("opening",), {"found": "taken"})
    if position.opening and not trick and any(position.announced.values()):
        yield Fault("opening-with-past", ("opening",), {"found": "announced"})


def _stock_faults(position: Position) -> Iterator[Fault]:
    rules, stock = position.rules, position.stock
    if not stock:
        return
    if not rules.stock_size:
        yield Fault("no-stock-here", ("stock",), {"ruleset": rules.id})
    elif stock % rules.players or not 0 <= stock <= rules.stock_size:
        allowed = " ".join(str(number) for number in range(0, rules.stock_size + 1, rules.players))
        yield Fault("stock-size", ("stock",), {"found": stock, "allowed": allowed})
    elif position.opening and stock != rules.stock_size:
        yield Fault("stock-size", ("stock",), {"found": stock, "allowed": rules.stock_size})


def _bid_faults(position: Position) -> Iterator[Fault]:
    rules, bid = position.rules, position.bid
    if position.auction and position.dealer is not None:
        heard = auction_faults(rules, position.dealer, position.auction)
        for fault in heard:
            yield fault.under("auction")
        outcome = Auction(rules, position.dealer, position.auction).outcome if bid is not None and not heard else bid
        if isinstance(outcome, Open):
            yield Fault("auction-unfinished", ("auction",), {"seat": outcome.seat})
        elif outcome != bid:
            yield Fault("bid-differs", ("bid",), {"found": str(bid), "allowed": str(outcome)})
    if bid is None:
        return
    if rules.bidding is Bidding.NONE:
        yield Fault("no-bidding-here", ("bid",), {"ruleset": rules.id})
        return
    zero = rules.all_pass is AllPass.FOREHAND_ZERO and bid.amount == 0
    forehand = position.dealer is None or bid.seat == rules.after(position.dealer)
    if bid.amount not in rules.bids and not (zero and forehand):
        ladder = f"{rules.lowest_bid}–{rules.highest_bid}"
        yield Fault("bid-outside-ladder", ("bid",), {"found": bid.amount, "allowed": ladder})


def _announced_faults(position: Position) -> Iterator[Fault]:
    seen: set[Suit] = set()
    if any(position.announced.values()) and not position.rules.announcements:
        yield Fault("announces-without-rule", ("announced",), {"ruleset": position.rules.id})
    for side, suits in position.announced.items():
        for index, suit in enumerate(suits):
            if suit in seen:
                yield Fault("announced-twice", ("announced", str(side), index), {"suit": suit.code})
            seen.add(suit)
