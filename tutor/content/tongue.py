"""The words that one table understands, each parsed once: thousands of scenarios say the same few."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Final, Generic, TypeVar, cast

from tutor.cards import Card, NotNotation, Suit, parse_card, parse_suit
from tutor.cards.notation import SUIT_CODES
from tutor.content.schema import sides
from tutor.rules.notation import Bid, Call, Play, parse_bid, parse_call, parse_play
from tutor.rules.ruleset import RuleSet
from tutor.rules.seats import Seat, Side, parse_seat, parse_side

T = TypeVar("T")


class Vocabulary(dict[str, T], Generic[T]):
    """What words of one kind mean; a word not seen before is parsed.

    Only good words are kept, and of those there are few: it can't grow for ever.

    Raises: `NotNotation` for a word that is none.
    """

    def __init__(self, parse: Callable[[str], T]) -> None:
        super().__init__()
        self._parse = parse

    def __missing__(self, word: str) -> T:
        meaning = self._parse(word)
        self[word] = meaning
        return meaning


def _trump(word: str) -> Suit | None:
    try:
        return None if word == UNKNOWN else parse_suit(word)
    except NotNotation as fault:
        raise NotNotation(fault.error, fault.found, allowed=f"{SUIT_CODES} {UNKNOWN}") from None


UNKNOWN: Final = "unknown"
CARDS: Final[Vocabulary[Card]] = Vocabulary(parse_card)
SUITS: Final[Vocabulary[Suit]] = Vocabulary(parse_suit)
TRUMPS: Final[Vocabulary[Suit | None]] = Vocabulary(_trump)
"""A suit, or `unknown`."""


class Tongue:
    """The seats, sides, plays and calls of a table."""

    __slots__ = ("bids", "calls", "gives", "plays", "seats", "sides")

    def __init__(self, circle: tuple[Seat, ...], sides_: tuple[Side, ...]) -> None:
        table = cast("RuleSet", SimpleNamespace(circle=circle))  # of all its rules these parsers ask for the seats

        def give(word: str) -> tuple[Seat, Card]:
            play = parse_play(word, table)
            if play.announces:
                raise NotNotation("not-a-play", word, allowed="W:9h")
            return play.seat, play.card

        self.seats: Vocabulary[Seat] = Vocabulary(lambda word: parse_seat(word, circle))
        self.sides: Vocabulary[Side] = Vocabulary(lambda word: parse_side(word, sides_))
        self.plays: Vocabulary[Play] = Vocabulary(lambda word: parse_play(word, table))
        self.calls: Vocabulary[Call] = Vocabulary(lambda word: parse_call(word, table))
        self.bids: Vocabulary[Bid] = Vocabulary(lambda word: parse_bid(word, table))
        self.gives: Vocabulary[tuple[Seat, Card]] = Vocabulary(give)


@cache
def tongue_of(circle: tuple[Seat, ...] = tuple(Seat), sides_: tuple[Side, ...] = tuple(map(Side, sides()))) -> Tongue:
    """The words of the table with these seats and sides; where they are not known, of any table."""
    return Tongue(circle, sides_)
