"""How cards and suits are written, and what to say of a word that is neither.

Writers write `Th`; readers also take `10h`, ranks in lower case, and the suits' signs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tutor.cards.card import Card, Suit

SUIT_CODES: Final = "h d c s"
CARD_CODES: Final = "7 8 9 J Q K T A + h d c s"
_SIGNS: Final = str.maketrans("♥♦♣♠", "hdcs")
_WORD: Final = re.compile(r"\S+")


class NotNotation(ValueError):
    """A text that is not the notation expected: the first of three kinds of "no" (then: not lawful, not possible).

    `error` names the kind of fault, `found` the word that is at fault, `index` its place among the words read, and
    `facts` whatever else the sentence about it needs (`allowed` as a rule).
    """

    def __init__(self, error: str, found: str, index: int = 0, **facts: str | int) -> None:
        super().__init__(f"{error}: {found}")
        self.error = error
        self.found = found
        self.index = index
        self.facts = facts

    def at(self, index: int) -> NotNotation:
        """The same fault as that of the word at this place."""
        return NotNotation(self.error, self.found, index, **self.facts)


def tokens(text: str) -> Iterator[str]:
    """The words of a list that is written with spaces."""
    return (match.group() for match in _WORD.finditer(text))


def parse_suit(text: str) -> Suit:
    """Read a suit: `h d c s` or `♥♦♣♠`.

    >>> parse_suit("♠")
    <Suit.SPADES: 3>

    Raises: `NotNotation` ("not-a-suit").
    """
    try:
        return Suit.parse(text.translate(_SIGNS))
    except ValueError:
        raise NotNotation("not-a-suit", text, allowed=SUIT_CODES) from None


def parse_card(text: str) -> Card:
    """Read a card in any of the spellings that files may use.

    >>> [str(parse_card(word)) for word in ("Th", "10h", "th", "10♥")]
    ['Th', 'Th', 'Th', 'Th']

    Raises: `NotNotation` ("not-a-card").
    """
    rank, suit = text[:-1], text[-1:].translate(_SIGNS)
    try:
        return Card.parse(("T" if rank == "10" else rank.upper()) + suit)
    except ValueError:
        raise NotNotation("not-a-card", text, allowed=CARD_CODES) from None


def parse_cards(words: str | list[str]) -> tuple[Card, ...]:
    """Read a list of cards, each at most once, in the order given.

    Raises: `NotNotation` ("not-a-card", "card-twice") with the place of the word.
    """
    found: list[Card] = []
    for index, word in enumerate(tokens(words) if isinstance(words, str) else words):
        try:
            card = parse_card(word)
        except NotNotation as fault:
            raise fault.at(index) from None
        if card in found:
            raise NotNotation("card-twice", word, index, card=str(card))
        found.append(card)
    return tuple(found)
