"""Sets of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tutor.cards.card import CARDS, Card, Rank, Suit

_SUIT_MASKS = tuple(sum(1 << (4 * rank + suit) for rank in Rank) for suit in Suit)


def suit_mask(suit: int) -> int:
    """The mask of all eight cards of a suit."""
    return _SUIT_MASKS[suit]


def in_order(mask: int) -> list[Card]:
    """The cards of a mask as they are written: by suit h d c s, then from low to high."""
    found = []
    for suit in _SUIT_MASKS:
        rest = mask & suit
        while rest:
            low = rest & -rest
            found.append(CARDS[low.bit_length() - 1])
            rest ^= low
    return found


_BYTES = tuple(
    tuple(tuple(CARDS[8 * byte + bit] for bit in range(8) if value >> bit & 1) for value in range(256))
    for byte in range(4)
)


def by_rank(mask: int) -> tuple[Card, ...]:
    """The cards of a mask from low to high: four look-ups, for loops in which the order of writing doesn't matter."""
    low, second, third, high = _BYTES
    return low[mask & 255] + second[mask >> 8 & 255] + third[mask >> 16 & 255] + high[mask >> 24]


_SCORING = tuple((15 << 4 * rank, rank.points) for rank in Rank if rank.points)


def points_of(mask: int) -> int:
    """The card points of a mask, 0 to 120 (C5)."""
    return sum((mask & rank).bit_count() * points for rank, points in _SCORING)


@dataclass(frozen=True, slots=True)
class Hand:
    """A set of cards: what a player holds, what lies in a pile, what a duty allows.

    It holds a bit mask, iterates in the order of writing and prints as the text that makes it.

    >>> hand = Hand.parse("9s Ah Th")
    >>> str(hand), len(hand), hand.points
    ('Th Ah 9s', 3, 21)
    >>> str(hand.of_suit(Suit.HEARTS))
    'Th Ah'
    """

    mask: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """The set of these cards."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read cards divided by spaces.

        Raises: `ValueError` where a word is no card; `notation.parse_cards` says where and why.
        """
        return cls.of(Card.parse(word) for word in text.split())

    @property
    def points(self) -> int:
        """The card points in this set, 0 to 120 (C5)."""
        return points_of(self.mask)

    def of_suit(self, suit: Suit) -> Hand:
        """Those of one suit."""
        return Hand(self.mask & _SUIT_MASKS[suit])

    def of_rank(self, rank: Rank) -> Hand:
        """Those of one rank."""
        return Hand(self.mask & (15 << 4 * rank))

    def holds_pair(self, suit: Suit) -> bool:
        """Whether king and queen of a suit are both here (A1)."""
        pair = Card.of(Rank.KING, suit).bit | Card.of(Rank.QUEEN, suit).bit
        return self.mask & pair == pair

    def with_card(self, card: Card) -> Hand:
        """This set with one card more."""
        return Hand(self.mask | 1 << card)

    def without(self, card: Card) -> Hand:
        """This set with one card less."""
        return Hand(self.mask & ~(1 << card))

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        return iter(in_order(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.mask | other.mask)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.mask & other.mask)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.mask & ~other.mask)

    def __le__(self, other: Hand) -> bool:
        return not self.mask & ~other.mask

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"Hand.parse('{self}')"
