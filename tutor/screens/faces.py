"""The faces of cards: how each pack draws them, from a boxed card down to `♥10`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from tutor.cards import Card, Suit
from tutor.screens.picture import Picture, Run
from tutor.screens.room import Room
from tutor.words.words import Words

Mark = Literal["", "chosen", "cursor", "right", "wrong", "missed"]
"""What has become of a card: its border and colour say so, never alone."""

Form = Literal["low", "tall", "large"]
"""How a card is drawn: rank and suit in one row, one above the other, or as large as on a real one."""

LIT: Final = "☼"
"""Behind whatever is lit; cards in boxes have a double border instead."""

SIGNS: Final = {"french": "♥♦♣♠", "hungarian": "♥◉♣♠"}
"""The suits h d c s as one cell each; the Hungarian pack sets a letter behind its sign."""

CARD_WIDTH: Final = 6
"""Of low and tall cards."""

_SIZES: Final[dict[Form, tuple[int, int]]] = {"low": (CARD_WIDTH, 3), "tall": (CARD_WIDTH, 4), "large": (9, 7)}
_EDGES: Final = {
    "light": tuple("╭─╮│╰╯"),
    "heavy": tuple("┏━┓┃┗┛"),
    "dashed": tuple("╭╌╮╎╰╯"),
    "double": tuple("╔═╗║╚╝"),
}
_LOOKS: Final = {"chosen": "accent", "cursor": "accent", "right": "right", "wrong": "wrong", "missed": "right"}


@dataclass(frozen=True, slots=True)
class Face:
    """A card's face in a language and pack: the rank, the suit's sign, its letter where the pack needs one."""

    rank: str
    suit: str
    look: str
    lit: bool = False

    @property
    def short(self) -> list[Run]:
        """One line: `♥10`."""
        return [(f"{self.suit}{self.rank}", self.look), *([(LIT, "accent")] if self.lit else [])]


def face(words: Words, card: Card, *, lit: bool = False) -> Face:
    """The face of a card in the pack and language of these words."""
    rank = words.say(f"screen-rank-{words.pack}", rank=card.rank.name.lower())
    return Face(rank, suit_sign(words, card.suit), card.suit.code, lit)


def size_of(form: Form) -> tuple[int, int]:
    """How many columns and rows a card takes."""
    return _SIZES[form]


def form_in_hand(room: Room, cards: int, width: int) -> Form:
    """How so many cards are drawn in a hand: large only if that leaves them in one row."""
    return "large" if room.large and cards * (_SIZES["large"][0] + 1) - 1 <= width else "tall"


def suit_sign(words: Words, suit: Suit) -> str:
    """A suit's sign, with its letter in the Hungarian pack."""
    sign = SIGNS[words.pack][suit]
    if words.pack == "hungarian":
        return sign + words.say("screen-suit-letter", suit=suit.name.lower())
    return sign


def suit_runs(words: Words, suit: Suit) -> list[Run]:
    """A suit's sign and name, each in its look."""
    return [(suit_sign(words, suit), suit.code), (f" {words.suit(suit)}", "text")]


def boxed(shown: Face, form: Form = "low", *, mark: Mark = "") -> Picture:
    """A card as it lies on the table."""
    edge = "heavy" if mark in ("chosen", "right", "wrong") else "double" if shown.lit else "light"
    look = _LOOKS.get(mark, "accent" if shown.lit else "edge")
    return _box(form, _rows(shown, form), f"card-{shown.look}", edge, look)


def slot(text: str, form: Form = "low", look: str = "muted") -> Picture:
    """The empty place of a card to come."""
    return _box(form, [text], look, "dashed", "edge", ground="")


def _rows(shown: Face, form: Form) -> list[str]:
    """The signs inside a card."""
    rank, suit = shown.rank, shown.suit
    match form:
        case "low":
            return [f"{rank:<2}{suit:>2}"]
        case "tall":
            return [f"{rank:<3} ", f"{suit:>3} "]
        case "large":
            return [f" {rank}", f" {suit}", f"   {suit[0]}", f"{suit:>6}", f"{rank:>6}"]


def _box(form: Form, rows: list[str], look: str, line: str, edge: str, *, ground: str = "card-") -> Picture:
    width, height = _SIZES[form]
    left, across, right, side, low_left, low_right = _EDGES[line]
    inside = width - 2
    picture = Picture(width)
    picture.put(0, 0, left + across * inside + right, ground + edge)
    for y in range(1, height - 1):
        text = rows[y - 1] if y <= len(rows) else ""
        picture.put(0, y, side, ground + edge)
        picture.put(1, y, f"{text:^{inside}}" if len(rows) == 1 else f"{text:<{inside}}", look)
        picture.put(width - 1, y, side, ground + edge)
    picture.put(0, height - 1, low_left + across * inside + low_right, ground + edge)
    return picture
