"""Plays, calls and bids as they are written: `S:Qs!`, `W:pass`, `N:2`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

from tutor.cards import Card, NotNotation, parse_card, tokens
from tutor.rules.ruleset import RuleSet
from tutor.rules.seats import Seat, parse_seat


class Play(NamedTuple):
    """A card played by a seat; `announces` marks the pair announced with it (`!`, A2).

    >>> str(Play(Seat.S, Card.parse("Qs"), announces=True))
    'S:Qs!'
    """

    seat: Seat
    card: Card
    announces: bool = False

    def __str__(self) -> str:
        return f"{self.seat}:{self.card}{'!' if self.announces else ''}"


class Bid(NamedTuple):
    """A number of points promised by a seat: game points or card points as the family counts (B1, B4).

    >>> str(Bid(Seat.N, 2))
    'N:2'
    """

    seat: Seat
    amount: int

    def __str__(self) -> str:
        return f"{self.seat}:{self.amount}"


class Pass(NamedTuple):
    """A seat that does not bid.

    >>> str(Pass(Seat.W))
    'W:pass'
    """

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat}:pass"


T = TypeVar("T")
Call = Bid | Pass
"""What a seat says in its turn of the bidding."""


def _split(text: str, rules: RuleSet, error: str, allowed: str) -> tuple[Seat, str]:
    seat, colon, rest = text.partition(":")
    if not colon or not rest:
        raise NotNotation(error, text, allowed=allowed)
    return parse_seat(seat, rules.circle), rest


def parse_play(text: str, rules: RuleSet) -> Play:
    """Read one play.

    Raises: `NotNotation` ("not-a-play", "not-a-seat", "not-a-card").
    """
    seat, card = _split(text, rules, "not-a-play", "W:Kh W:Kh!")
    return Play(seat, parse_card(card.removesuffix("!")), card.endswith("!"))


def parse_call(text: str, rules: RuleSet) -> Call:
    """Read one call. Whether it may be made is for `auction` to say.

    Raises: `NotNotation` ("not-a-call", "not-a-seat").
    """
    seat, said = _split(text, rules, "not-a-call", "W:pass N:2")
    if said == "pass":
        return Pass(seat)
    if said.isascii() and said.isdigit() and str(int(said[:9])) == said:
        return Bid(seat, int(said))
    raise NotNotation("not-a-call", text, allowed="W:pass N:2")


def parse_bid(text: str, rules: RuleSet) -> Bid:
    """Read a bid.

    Raises: `NotNotation` ("not-a-bid", "not-a-seat").
    """
    call = parse_call(text, rules)
    if isinstance(call, Bid):
        return call
    raise NotNotation("not-a-bid", text, allowed="N:2")


def parse_plays(words: str | list[str], rules: RuleSet) -> tuple[Play, ...]:
    """Read the plays of one trick, in order.

    Raises: `NotNotation` with the place of the word.
    """
    return tuple(_each(words, lambda word: parse_play(word, rules)))


def parse_calls(words: str | list[str], rules: RuleSet) -> tuple[Call, ...]:
    """Read the calls of an auction, in order.

    Raises: `NotNotation` with the place of the word.
    """
    return tuple(_each(words, lambda word: parse_call(word, rules)))


def _each(words: str | list[str], parse: Callable[[str], T]) -> Iterator[T]:
    for index, word in enumerate(tokens(words) if isinstance(words, str) else words):
        try:
            yield parse(word)
        except NotNotation as fault:
            raise fault.at(index) from None
