"""Answers, one frozen class for each shape: each prints as the text that makes it and has its JSON shape."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tutor.cards import Card, Hand, Suit
from tutor.cards.value import Value
from tutor.rules.auction import Outcome
from tutor.rules.seats import Seat, Side

Json = str | int | bool | list["Json"] | dict[str, "Json"] | None


class Cards(Value):
    """A set of cards."""

    cards: Hand

    @property
    def json(self) -> Json:
        """A list, sorted by suit, then from low to high."""
        return [str(card) for card in self.cards]

    def __str__(self) -> str:
        return str(self.cards)


class Order(Value):
    """Cards in order."""

    cards: tuple[Card, ...]

    @property
    def json(self) -> Json:
        """A list in this order."""
        return [str(card) for card in self.cards]

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))


class YesNo(Value):
    """Yes or no."""

    yes: bool

    @property
    def json(self) -> Json:
        """true or false."""
        return self.yes

    def __str__(self) -> str:
        return "true" if self.yes else "false"


class Number(Value):
    """A number of points."""

    number: int

    @property
    def json(self) -> Json:
        """An integer."""
        return self.number

    def __str__(self) -> str:
        return str(self.number)


class Who(Value):
    """A seat."""

    seat: Seat

    @property
    def json(self) -> Json:
        """Its code."""
        return str(self.seat)

    def __str__(self) -> str:
        return str(self.seat)


class WhichSuit(Value):
    """A suit."""

    suit: Suit

    @property
    def json(self) -> Json:
        """Its letter."""
        return self.suit.code

    def __str__(self) -> str:
        return self.suit.code


class Bids(Value):
    """What may be said: a pass and some bids, or nothing."""

    may_pass: bool
    bids: tuple[int, ...]

    @property
    def json(self) -> Json:
        """`pass`, then integers upward."""
        return [*(["pass"] if self.may_pass else []), *self.bids]

    def __str__(self) -> str:
        return " ".join([*(["pass"] if self.may_pass else []), *map(str, self.bids)]) or "none"


class Stands(Value):
    """How a bidding stands."""

    outcome: Outcome

    @property
    def json(self) -> Json:
        """Its text."""
        return str(self.outcome)

    def __str__(self) -> str:
        return str(self.outcome)


class Dealt(Value):
    """The numbers of a deal."""

    each: int
    then: int
    left: int

    @property
    def json(self) -> Json:
        """A mapping of the three."""
        return {"each": self.each, "then": self.then, "left": self.left}

    def __str__(self) -> str:
        return f"{self.each} {self.then} {self.left}"


class Scores(Value):
    """The change of every side's match score, in the order of the sides."""

    changes: tuple[tuple[Side, int], ...]

    @classmethod
    def of(cls, changes: Mapping[Side, int]) -> Scores:
        """From a mapping that names every side."""
        return cls(tuple(changes.items()))

    @property
    def json(self) -> Json:
        """A mapping from side to integer."""
        return {str(side): change for side, change in self.changes}

    def __str__(self) -> str:
        return " ".join(f"{side}:{change}" for side, change in self.changes)


class Winner(Value):
    """The side that has won, or None while the match goes on."""

    side: Side | None

    @property
    def json(self) -> Json:
        """The side, or `continue`."""
        return str(self)

    def __str__(self) -> str:
        return self.side if self.side is not None else "continue"


class Revoke(Value):
    """The trick (from 1) and seat of the first unlawful play; both None where there was none."""

    trick: int | None = None
    seat: Seat | None = None

    @property
    def json(self) -> Json:
        """`3:W` or `none`."""
        return str(self)

    def __str__(self) -> str:
        return "none" if self.seat is None else f"{self.trick}:{self.seat}"


class Settled(Value):
    """What an accusation leads to."""

    scores: Scores
    void: bool

    @property
    def json(self) -> Json:
        """{`scores`, `round`}."""
        return {"scores": self.scores.json, "round": "void" if self.void else "goes-on"}

    def __str__(self) -> str:
        return f"{self.scores} {'void' if self.void else 'goes-on'}"


@dataclass(frozen=True, slots=True)
class Chosen:
    """Places among the choices, counted from 1; `keys` are what names them in the file."""

    places: tuple[int, ...]
    keys: tuple[str, ...] = field(compare=False)

    @property
    def json(self) -> Json:
        """The list of what was chosen, as the file names it."""
        return list(self.keys)

    def __str__(self) -> str:
        return " ".join(map(str, self.places))


Answer = (
    Cards
    | Order
    | YesNo
    | Number
    | Who
    | WhichSuit
    | Bids
    | Stands
    | Dealt
    | Scores
    | Winner
    | Revoke
    | Settled
    | Chosen
)
