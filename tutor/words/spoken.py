"""Things of the game as arguments of messages, and the functions by which messages name them.

A message says in which form it needs a name (`CARD($card, form: "the")`); which forms there are, and how each pack's
cards and suits sound in them, is the catalogue's own affair: the attributes of `card-hungarian`, `suit-french`,
`seat`… No name is put together here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, Protocol

from babel import Locale
from fluent.runtime.types import FluentType

from tutor.cards import Card, Hand, Rank, Suit
from tutor.rules.seats import Seat
from tutor.words.catalogue import Argument, Catalogue, Function
from tutor.words.files import CatalogueError

Pack = Literal["hungarian", "french"]
"""The dress of the cards: which pack is drawn and named (C1)."""

FEW: Final = 6
"""Of more cards than these not each one is named with its suit."""

NONE: Final = "none"
"""What stands for an absent thing in a selector."""

YOU: Final = Seat.S
"""The learner's seat."""

SUIT_KEYS: Final = {suit: suit.name.lower() for suit in Suit}
RANK_KEYS: Final = {rank: rank.name.lower() for rank in Rank}


class Things(FluentType):
    """Cards, suits or seats as an argument: functions name them, and a single one answers to its key in selectors."""

    def __init__(self, *things: Card | Suit | Seat) -> None:
        self.things = things

    @property
    def key(self) -> str:
        """What a selector compares with: a suit's name, a seat's code; for cards, and for several, only `none`."""
        if not self.things:
            return NONE
        thing = self.things[0]
        if len(self.things) > 1 or isinstance(thing, Card):
            return "some"
        return SUIT_KEYS[thing] if isinstance(thing, Suit) else str(thing)

    def __eq__(self, other: object) -> bool:
        return self.things == other.things if isinstance(other, Things) else other == self.key

    def __hash__(self) -> int:
        return hash(self.things)

    def format(self, locale: Locale) -> str:  # noqa: ARG002
        """Nothing is printed without a function that says in which form."""
        raise CatalogueError(f"{self.things} needs CARD, SUIT or SEAT")


LONGEST: Final = 900
"""Signs of a text that is put into a message: Fluent refuses more than a thousand."""


def argument(value: object) -> Argument:
    """A value of ours as an argument of messages.

    Nothing becomes `none`, yes and no `true` and `false`, cards and suits and seats `Things`; a side stays its code.
    """
    match value:
        case None:
            return NONE
        case bool():
            return "true" if value else "false"
        case Card() | Suit() | Seat():
            return Things(value)
        case int() | FluentType():
            return value
        case str():
            return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"
        case Hand():
            return Things(*value)
        case list() | tuple() if all(isinstance(one, (Card, Suit, Seat)) for one in value):
            return Things(*value)
        case _:
            raise CatalogueError(f"{value!r} can't be said")


def things(value: object) -> Things:
    """Cards, suits or seats as an argument."""
    found = argument(value)
    if not isinstance(found, Things):
        raise CatalogueError(f"{value!r} is no card, suit or seat")
    return found


class Speaker(Protocol):
    """Whose catalogue and pack the functions ask for, at every call."""

    pack: Pack

    @property
    def catalogue(self) -> Catalogue:
        """The messages of its language."""


class Functions:
    """The functions that messages may call."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def table(self) -> Mapping[str, Function]:
        """The functions by the names that they have in messages."""
        return {
            "CARD": self.card,
            "PILE": self.pile,
            "SUIT": self.suit,
            "PAIR": self.pair,
            "RANK": self.rank,
            "PACK": self.pack,
            "SEAT": self.seat,
            "SIDE": self.side,
            "WHO": self.who,
            "SIZE": self.size,
            "SAME": self.same,
            "COUNT": self.count,
            "SIGNED": self.signed,
            "SCORE": self.score,
            "BID": self.bid,
            "RULE": self.rule,
            "CAP": self.capital,
        }

    def named(self, value: object, form: str = "", join: str = "and") -> str:
        """Cards, suits or seats, one or several of a kind, by their names."""
        found = things(value)
        kind = type(found.things[0]) if found.things else Card
        return {Card: self.card, Suit: self.suit, Seat: self.seat}[kind](found, form, join)

    def card(self, cards: Things, form: str = "", join: str = "and") -> str:
        """Cards by their names."""
        return self.join((self._card(card, form) for card in _only(cards, Card)), join)

    def _card(self, card: Card, form: str) -> str:
        return self._say(f"card-{self._speaker.pack}", form, rank=RANK_KEYS[card.rank], suit=SUIT_KEYS[card.suit])

    def pile(self, cards: Things) -> str:
        """Cards as a list with commas; where they are many, suit by suit."""
        if len(cards.things) <= FEW:
            return self.card(cards, join="plain")
        by_suit = [(suit, [card for card in _only(cards, Card) if card.suit == suit]) for suit in Suit]
        groups = [(suit, [self.rank(Things(card)) for card in held]) for suit, held in by_suit if held]
        return self.join(
            (self._say("suit-group", "", suit=Things(suit), ranks=self.join(ranks, "and")) for suit, ranks in groups),
            "apart",
        )

    def suit(self, suits: Things, form: str = "", join: str = "and") -> str:
        """Suits by their names."""
        return self.join((self._suited("suit", suit, form) for suit in _only(suits, Suit)), join)

    def pair(self, suits: Things, form: str = "", join: str = "and") -> str:
        """The pairs of suits: king and queen by their names."""
        return self.join((self._suited("pair", suit, form) for suit in _only(suits, Suit)), join)

    def _suited(self, what: str, suit: Suit, form: str) -> str:
        return self._say(f"{what}-{self._speaker.pack}", form, suit=SUIT_KEYS[suit])

    def rank(self, rank: str | Things, form: str = "") -> str:
        """A rank by its name: a key of the catalogue (`king`), or a card's rank."""
        key = rank if isinstance(rank, str) else RANK_KEYS[_only(rank, Card)[0].rank]
        return self._say(f"rank-{self._speaker.pack}", form, rank=key)

    def pack(self) -> str:
        """`hungarian` or `french`, for sentences that differ."""
        return self._speaker.pack

    def seat(self, seats: Things, form: str = "", join: str = "and") -> str:
        """Seats by their names; the learner's is "you" in that language."""
        return self.join((self._say("seat", form, seat=str(seat)) for seat in _only(seats, Seat)), join)

    def side(self, side: str, form: str = "") -> str:
        """A side by the names of its seats, the learner first."""
        return self.join((self._say("seat", form, seat=seat) for seat in side_seats(side)), "and")

    def who(self, who: str | Things) -> str:
        """`you`, `ours` (you and partner), `one` (another seat) or `two` (two others): what verbs agree with."""
        seats = side_seats(who) if isinstance(who, str) else [str(seat) for seat in _only(who, Seat)]
        if YOU in seats:
            return "you" if len(seats) == 1 else "ours"
        return "one" if len(seats) == 1 else "two"

    def size(self, things: Things) -> int:
        """How many they are."""
        return len(things.things)

    def same(self, one: Argument, other: Argument) -> str:
        """`yes` where two arguments are the same, else `no`."""
        return "yes" if one == other else "no"

    def count(self, number: int, of: str, form: str = "") -> str:
        """A number of things (`points`, `cards`…) as this language counts them."""
        return self._say(f"count-{of}", form, number=int(number))

    def signed(self, number: int) -> str:
        """A change of a score, with its sign: a true minus, which screen readers read out."""
        return f"{int(number):+d}".replace("-", "−") if number else "0"

    def score(self, number: int) -> str:
        """A score, which may be below zero: with a true minus."""
        return f"{int(number)}".replace("-", "−")

    def bid(self, amount: int, form: str = "") -> str:
        """A bid as players say it."""
        return self._say("bid", form, amount=int(amount))

    def rule(self, rule: str, form: str = "") -> str:
        """A rule by its number: its sentence, or its title."""
        return self._say(f"rule-{rule}", form)

    def capital(self, text: str) -> str:
        """A text with a capital first letter."""
        return text[:1].upper() + text[1:]

    def join(self, names: Iterable[str], join: str) -> str:
        """Names as a list of the catalogue's: `and`, `or`, or `plain` with commas only."""
        every = list(names)
        if not every:
            return self._say(f"list-{join}", "none")
        *head, last = every
        if not head:
            return last
        if len(head) == 1:
            return self._say(f"list-{join}", "two", first=head[0], last=last)
        first = head[0]
        for name in head[1:]:
            first = self._say(f"list-{join}", "middle", first=first, last=name)
        return self._say(f"list-{join}", "end", first=first, last=last)

    def _say(self, id_: str, form: str, **args: Argument) -> str:
        return self._speaker.catalogue.format(id_, args, form or None, more=True)


def _only(things: Things, kind: type[Any]) -> tuple[Any, ...]:
    if not isinstance(things, Things) or not all(type(thing) is kind for thing in things.things):
        raise CatalogueError(f"not of {kind.__name__}: {getattr(things, 'things', things)}")
    return things.things


def side_seats(side: str) -> list[str]:
    """The codes of a side's seats, the learner's first.

    >>> [" ".join(side_seats(side)) for side in ("N-S", "NW-SE", "W")]
    ['S N', 'NW SE', 'W']
    """
    return sorted((Seat(code) for code in side.split("-")), key=lambda seat: seat != YOU)
