"""Suits, ranks and the single card."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """One of the four suits, in the order in which cards are written: h d c s.

    >>> str(Suit.SPADES), Suit.parse("h")
    ('s', <Suit.HEARTS: 0>)

    Source: C1
    """

    HEARTS = 0
    DIAMONDS = 1
    CLUBS = 2
    SPADES = 3

    @property
    def code(self) -> str:
        """The neutral letter of this suit."""
        return "hdcs"[self]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a suit's letter.

        Raises: `ValueError` when `text` is no suit; `notation.parse_suit` says more about what was found.
        """
        if len(text) != 1:
            raise ValueError(text)
        return cls("hdcs".index(text))

    def __str__(self) -> str:
        return self.code


class Rank(IntEnum):
    """One of the eight ranks, from the weakest to the strongest: 7 8 9 J Q K T A.

    >>> Rank.TEN > Rank.KING, Rank.TEN.points
    (True, 10)

    Source: C4, C5
    """

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    JACK = 3
    QUEEN = 4
    KING = 5
    TEN = 6
    ACE = 7

    @property
    def code(self) -> str:
        """The neutral letter or digit of this rank."""
        return "789JQKTA"[self]

    @property
    def points(self) -> int:
        """What a card of this rank is worth in card points, 0 to 11 (C5)."""
        return _POINTS[self]

    def __str__(self) -> str:
        return self.code


_POINTS: Final = (0, 0, 0, 2, 3, 4, 10, 11)


class Card(int):
    """A card: a small integer, 4 × rank + suit, so that a bit mask holds any set of cards.

    It prints as the text that makes it, and compares as an integer: first by rank, then by suit. Only
    `beats` knows which of two cards is better in a trick.

    >>> Card.of(Rank.TEN, Suit.HEARTS)
    Card.parse('Th')
    >>> Card.parse("Th").points
    10

    Source: C1
    """

    __slots__ = ()

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """The card of this rank and suit."""
        return CARDS[4 * rank + suit]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card as it is written, rank first: `Th`.

        Raises: `ValueError` when `text` is no card; `notation.parse_card` says more and reads more spellings.
        """
        if len(text) != 2 or text[0] not in "789JQKTA" or text[1] not in "hdcs":
            raise ValueError(text)
        return CARDS[4 * "789JQKTA".index(text[0]) + "hdcs".index(text[1])]

    @property
    def suit(self) -> Suit:
        """The suit of this card."""
        return _SUITS[self & 3]

    @property
    def rank(self) -> Rank:
        """The rank of this card."""
        return _RANKS[self >> 2]

    @property
    def points(self) -> int:
        """What this card is worth in card points, 0 to 11 (C5)."""
        return _POINTS[self >> 2]

    @property
    def bit(self) -> int:
        """The mask that holds this card alone."""
        return 1 << self

    def beats(self, other: Card, trump: Suit | None) -> bool:
        """Whether this card, played after `other` which is winning, takes the lead in the trick (P11).

        >>> Card.parse("9s").beats(Card.parse("Ad"), Suit.SPADES)
        True
        """
        if self & 3 == other & 3:
            return self > other
        return trump is not None and self & 3 == trump

    def __str__(self) -> str:
        return "789JQKTA"[self >> 2] + "hdcs"[self & 3]

    def __repr__(self) -> str:
        return f"Card.parse('{self}')"


_SUITS: Final = tuple(Suit)
_RANKS: Final = tuple(Rank)
CARDS: Final = tuple(Card(number) for number in range(32))
