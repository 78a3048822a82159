"""The faces of cards: how each pack draws them, from a boxed card down to `♥10`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from tutor.cards import Card, Suit
from tutor.screens.picture import Picture, Run
from tutor.words.words import Words

Mark = Literal["", "chosen", "cursor", "right", "wrong", "missed"]
"""What has become of a card: its border and colour say so, never alone."""

SIGNS: Final = {"french": "♥♦♣♠", "hungarian": "♥◉♣♠"}
"""The suits h d c s as one cell each; the Hungarian pack sets a letter behind its sign."""

CARD_WIDTH: Final = 6
_EDGES: Final = {
    "light": ("╭────╮", "│", "╰────╯"),
    "heavy": ("┏━━━━┓", "┃", "┗━━━━┛"),
    "dashed": ("╭╌╌╌╌╮", "╎", "╰╌╌╌╌╯"),
}
_LOOKS: Final = {"chosen": "accent", "cursor": "accent", "right": "right", "wrong": "wrong", "missed": "right"}


@dataclass(frozen=True, slots=True)
class Face:
    """A card's face in a language and pack: the rank, the suit's sign, its letter where the pack needs one."""

    rank: str
    suit: str
    look: str

    @property
    def short(self) -> list[Run]:
        """One line: `♥10`."""
        return [(f"{self.suit}{self.rank}", self.look)]


def face(words: Words, card: Card) -> Face:
    """The face of a card in the pack and language of these words."""
    rank = words.say(f"screen-rank-{words.pack}", rank=card.rank.name.lower())
    return Face(rank, suit_sign(words, card.suit), card.suit.code)


def suit_sign(words: Words, suit: Suit) -> str:
    """A suit's sign, with its letter in the Hungarian pack."""
    sign = SIGNS[words.pack][suit]
    if words.pack == "hungarian":
        return sign + words.say("screen-suit-letter", suit=suit.name.lower())
    return sign


def suit_runs(words: Words, suit: Suit) -> list[Run]:
    """A suit's sign and name, each in its look."""
    return [(suit_sign(words, suit), suit.code), (f" {words.suit(suit)}", "text")]


def boxed(shown: Face, *, tall: bool, mark: Mark = "") -> Picture:
    """A card as it lies on the table: rank above, suit below; low ones have both in one row."""
    rows = [f"{shown.rank:<3} ", f"{shown.suit:>3} "] if tall else [f"{shown.rank:<2}{shown.suit:>2}"]
    return _box(
        rows,
        f"card-{shown.look}",
        "heavy" if mark in ("chosen", "right", "wrong") else "light",
        _LOOKS.get(mark, "edge"),
    )


def slot(text: str, *, tall: bool) -> Picture:
    """The empty place of a card to come."""
    rows = [f"{text:^4}", "    "] if tall else [f"{text:^4}"]
    return _box(rows, "muted", "dashed", "edge", ground="")


def _box(rows: list[str], look: str, line: str, edge: str, *, ground: str = "card-") -> Picture:
    top, side, bottom = _EDGES[line]
    picture = Picture(CARD_WIDTH)
    picture.put(0, 0, top, ground + edge)
    for y, row in enumerate(rows, 1):
        picture.put(0, y, side, ground + edge)
        picture.put(1, y, row, look)
        picture.put(5, y, side, ground + edge)
    picture.put(0, len(rows) + 1, bottom, ground + edge)
    return picture
