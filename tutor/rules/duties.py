"""What a position owes: the ladder of duties, from which lawful cards and their reason both come.

`owed` is the one computation. It climbs down four masks, each of which narrows what is below it: cards that beat in
the suit led, cards of the suit led, trumps that overtrump, trumps. A table that does not know a duty has an empty mask
in its place, so that every variation is data.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, Final, NamedTuple

from tutor.cards import Card, Hand, Suit
from tutor.cards.hand import suit_mask
from tutor.cards.value import Value


class LeadAnything(Value):
    """Nobody has played to this trick yet: any card may be led (P1)."""

    rule: ClassVar[str] = "P1"


class AnythingWhileStock(Value):
    """Cards are left in the stock: any card may be played to any card (P9)."""

    led: Suit
    rule: ClassVar[str] = "P9"


class FollowSuit(Value):
    """The suit led is in hand: any card of it will do (P2).

    `unbeaten` is the card that iber would have beaten, had the hand a higher one (P7); `ruffed` the trump that ended
    iber for this trick (P8). Both are absent where iber is not agreed on.
    """

    led: Suit
    unbeaten: Card | None = None
    ruffed: Card | None = None

    @property
    def rule(self) -> str:
        """P2, or what iber makes of it."""
        return "P7" if self.unbeaten is not None else "P8" if self.ruffed is not None else "P2"


class BeatInSuit(Value):
    """Iber is agreed on and the suit led is in hand with a card higher than `to_beat`: one of those is due (P7)."""

    led: Suit
    to_beat: Card
    rule: ClassVar[str] = "P7"


class TrumpIn(Value):
    """The suit led is not in hand but a trump is: any trump will do (P3).

    `ruffed` is the trump already in the trick, where the table does not know the duty to overtrump: with iber agreed
    on the rule is P8, which frees everybody once a plain lead is trumped.
    """

    led: Suit
    trump: Suit
    ruffed: Card | None = None
    iber: bool = False

    @property
    def rule(self) -> str:
        """P3, or P8 where iber would have bound."""
        return "P8" if self.ruffed is not None and self.iber else "P3"


class Overtrump(Value):
    """A trump is due, one lies in the trick, and a higher one is in hand: one of those is due (P5)."""

    led: Suit
    trump: Suit
    to_beat: Card
    rule: ClassVar[str] = "P5"


class Undertrump(Value):
    """A trump is due and a higher one lies in the trick than any in hand: one must be played all the same (P6)."""

    led: Suit
    trump: Suit
    unbeaten: Card
    rule: ClassVar[str] = "P6"


class DiscardAnything(Value):
    """Neither the suit led nor a trump is in hand: any card may go, and it can't win (P4).

    `trump` is absent where none is settled.
    """

    led: Suit
    trump: Suit | None
    rule: ClassVar[str] = "P4"


Rung = LeadAnything | AnythingWhileStock | FollowSuit | BeatInSuit | TrumpIn | Overtrump | Undertrump | DiscardAnything
"""Why a set of cards is lawful: the rung of the ladder on which a hand stands. All facts are those of the trick."""


class Duty(NamedTuple):
    """What a player owes: the lawful cards of the hand, and why just these.

    `cards` is a mask in loops and becomes a `Hand` through `hand`.
    """

    cards: int
    why: Rung

    @property
    def hand(self) -> Hand:
        """The lawful cards."""
        return Hand(self.cards)


@dataclass(frozen=True, slots=True)
class Row:
    """The law of one trick as it lies: four masks to climb down, and the rung that each would be.

    A mask is 0 where the table does not know that duty or the trick does not raise it.
    """

    beat: int
    suit: int
    overtrump: int
    trump: int
    best: Card  # the card that is winning the trick
    rungs: tuple[Rung, Rung, Rung, Rung, Rung] = field(compare=False)


LEAD: Final = LeadAnything()
FREE: Final = tuple(AnythingWhileStock(suit) for suit in Suit)


def lawful(hand: int, row: Row) -> int:
    """The cards of a hand (a mask) that may be played to a trick."""
    return hand & row.beat or hand & row.suit or hand & row.overtrump or hand & row.trump or hand


def owed(hand: int, row: Row) -> tuple[int, Rung]:
    """The same cards with the rung that they stand on."""
    if cards := hand & row.beat:
        return cards, row.rungs[0]
    if cards := hand & row.suit:
        return cards, row.rungs[1]
    if cards := hand & row.overtrump:
        return cards, row.rungs[2]
    if cards := hand & row.trump:
        return cards, row.rungs[3]
    return hand, row.rungs[4]


def _above(card: Card) -> int:
    """The mask of the higher cards of a card's suit."""
    return suit_mask(card & 3) & ~((2 << card) - 1)


@cache
def row_of(iber: bool, overtrump: bool, trump: Suit | None, led: Suit, best: Card) -> Row:
    """The law for a trick to which `led` was led and which `best` is winning.

    `best` is a card of the suit led or a trump. At most 2,560 rows exist, each made once.
    """
    ruffed = best if best.suit != led else None
    beat = _above(best) if iber and ruffed is None else 0
    if trump is None or led == trump:
        over, trumps = 0, 0
    else:
        over = _above(best) if overtrump and ruffed is not None else 0
        trumps = suit_mask(trump)
    must_overtrump = overtrump and ruffed is not None
    return Row(
        beat=beat,
        suit=suit_mask(led),
        overtrump=over,
        trump=trumps,
        best=best,
        rungs=(
            BeatInSuit(led, best),
            FollowSuit(led, unbeaten=best if iber and ruffed is None else None, ruffed=ruffed if iber else None),
            Overtrump(led, trump if trump is not None else led, best),
            LEAD
            if trump is None
            else Undertrump(led, trump, best)
            if must_overtrump
            else TrumpIn(led, trump, ruffed, iber),
            DiscardAnything(led, trump),
        ),
    )


def best_of(cards: tuple[Card, ...], trump: Suit | None) -> Card:
    """The card that wins among those played to a trick, in order (P11).

    >>> best_of((Card.parse("Ad"), Card.parse("9s"), Card.parse("Kh")), Suit.SPADES)
    Card.parse('9s')
    """
    best = cards[0]
    for card in cards[1:]:
        if card.beats(best, trump):
            best = card
    return best


def duty(
    hand: Hand, trick: tuple[Card, ...], trump: Suit | None, *, iber: bool, overtrump: bool, stock: int = 0
) -> Duty:
    """What a hand owes to the cards of a trick.

    >>> hand = Hand.parse("9h Js Kc")
    >>> owes = duty(hand, (Card.parse("Ad"),), Suit.SPADES, iber=False, overtrump=False)
    >>> str(owes.hand), owes.why.rule
    ('Js', 'P3')

    Source: P1–P9
    """
    if not trick:
        return Duty(hand.mask, LEAD)
    if stock:
        return Duty(hand.mask, FREE[trick[0].suit])
    return Duty(*owed(hand.mask, row_of(iber, overtrump, trump, trick[0].suit, best_of(trick, trump))))
