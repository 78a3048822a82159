"""Reading the notations of scenario files (section *Codes*) into plain strings, numbers and lists."""

from typing import NamedTuple

RANKS = "789JQKTA"
"""C4: every rank from low to high."""
SUITS = "hdcs"
"""C1: the suits, in the order in which answers are sorted."""
SIGNS = {"♥": "h", "♦": "d", "♣": "c", "♠": "s"}


class Fault(Exception):
    """Something that is not notation, or that no table could show."""


class Play(NamedTuple):
    """One card played by a seat; `announces` where a `!` stands behind it."""

    seat: str
    card: str
    announces: bool = False


class Call(NamedTuple):
    """One word in the bidding; `bid` is None for a pass."""

    seat: str
    bid: int | None


def suit(value: object) -> str:
    """Read a suit, C1: `h`, or its sign `♥`."""
    text = SIGNS.get(str(value), str(value))
    if len(text) != 1 or text not in SUITS:
        raise Fault(f"not a suit: {value!r}")
    return text


def card(value: object) -> str:
    """Read a card, C1: `Th`, and also `10h`, `th`, `T♥`."""
    text = str(value)
    rank, last = text[:-1].upper(), text[-1:]
    if rank == "10":
        rank = "T"
    if len(rank) != 1 or rank not in RANKS:
        raise Fault(f"not a card: {value!r}")
    return rank + suit(last)


def items(value: object) -> list[str]:
    """Read a list, given as a string with spaces or as a YAML list; nothing is an empty list."""
    if value is None:
        return []
    if isinstance(value, list):
        return [str(item) for item in value]
    return str(value).split()


def cards(value: object) -> list[str]:
    """Read a list of cards."""
    return [card(item) for item in items(value)]


def suits(value: object) -> list[str]:
    """Read a list of suits."""
    return [suit(item) for item in items(value)]


def divided(value: str) -> tuple[str, str]:
    """Split `W:Kh` into `W` and `Kh`."""
    seat, colon, rest = value.partition(":")
    if not (seat and colon and rest):
        raise Fault(f"not SEAT:SOMETHING: {value!r}")
    return seat, rest


def play(value: str) -> Play:
    """Read a play: `W:Kh`, or `W:Kh!` where the pair is announced."""
    seat, rest = divided(value)
    return Play(seat, card(rest.removesuffix("!")), rest.endswith("!"))


def trick(value: object) -> list[Play]:
    """Read one trick, in the order in which its cards were played."""
    return [play(item) for item in items(value)]


def tricks(value: object) -> list[list[Play]]:
    """Read tricks in order, divided by `/`, or given as a list of tricks."""
    if value is None or value == "":
        return []
    if isinstance(value, list):
        return [trick(item) for item in value]
    return [trick(part) for part in str(value).split("/")]


def call(value: str) -> Call:
    """Read one word of the bidding: `W:pass` or `N:2`."""
    seat, rest = divided(value)
    if rest == "pass":
        return Call(seat, None)
    if not rest.isdecimal():
        raise Fault(f"not a bid: {value!r}")
    return Call(seat, int(rest))


def calls(value: object) -> list[Call]:
    """Read the words of the bidding, in order."""
    return [call(item) for item in items(value)]


def gifts(value: object) -> list[tuple[str, str]]:
    """Read what is handed over under S9: `W:9h E:Jd`, the receiver first."""
    return [(seat, card(rest)) for seat, rest in map(divided, items(value))]


def mapping(value: object) -> dict[str, object]:
    """Take a YAML mapping for one; nothing is an empty mapping."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise Fault(f"not a mapping: {value!r}")
    return {str(key): item for key, item in value.items()}


def whole(value: object) -> int:
    """Take a whole number for one (true and false are none)."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise Fault(f"not a whole number: {value!r}")
    return value


def in_order(hand: list[str]) -> list[str]:
    """Sort cards as answers show them: by suit `h d c s`, then from low to high (C4)."""
    return sorted(hand, key=lambda c: (SUITS.index(c[1]), RANKS.index(c[0])))
