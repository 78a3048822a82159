"""The parts of scenarios, from plain data to values of the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, TypeVar

from tutor.cards import Card, Hand, NotNotation
from tutor.content.document import Data
from tutor.content.listen import BAD
from tutor.content.shapes import CHARGES, LEVELS, MOST_QUESTIONS, MOST_WORDS, RECORD, RECORD_NEEDS, Shape, Shapes
from tutor.content.texts import Texts
from tutor.content.tongue import CARDS, SUITS, TRUMPS, Tongue, tongue_of
from tutor.content.troubles import Path, of_notation
from tutor.rules.notation import Play
from tutor.rules.record import Record

T = TypeVar("T")


class Parts(Texts):
    """Reads the values of one file; `tongue` holds the words of the table that the scenario at hand is about."""

    def __init__(self, text_ids: Collection[str]) -> None:
        super().__init__(text_ids)
        self.tongue: Tongue = tongue_of()

    def read(self, shape: Shape, value: Data, path: Path) -> Any:
        """The value of this shape; `BAD` if it can't be read."""
        return _READERS[shape](self, value, path)

    def mapping(self, shapes: Shapes, value: Data, path: Path) -> tuple[dict[str, Any], set[str]]:
        """The values that could be read, by key, and the keys of the others; unknown ones are among these."""
        found: dict[str, Any] = {}
        bad: set[str] = set()
        for key, part in value.items():
            shape = shapes.get(key)
            if shape is None:
                self.misshapen = True
                bad.add(key)
                continue
            read = _READERS[shape](self, part, (*path, key))
            if read is BAD:
                bad.add(key)
            else:
                found[key] = read
        return found, bad

    # -- cards -----------------------------------------------------------------------------------------------------

    def card(self, value: Data, path: Path) -> Any:
        return self.one(CARDS, value, path)

    def cards(self, value: Data, path: Path) -> tuple[Card, ...] | Any:
        cards = self.each(CARDS, value, path)
        if cards is BAD or len(set(cards)) == len(cards):
            return cards
        words = self.words(value, path) or []
        for index, card in enumerate(cards):
            if card in cards[:index]:
                fault = NotNotation("card-twice", words[index], card=str(card))
                self.troubles.append(of_notation(fault, (*path, index)))
        return BAD

    def hand(self, value: Data, path: Path) -> Hand | Any:
        cards = self.cards(value, path)
        return cards if cards is BAD else Hand.of(cards)

    def suit(self, value: Data, path: Path) -> Any:
        return self.one(SUITS, value, path)

    def trump(self, value: Data, path: Path) -> Any:
        return self.one(TRUMPS, value, path)

    def suits(self, value: Data, path: Path) -> Any:
        return self.each(SUITS, value, path)

    # -- seats, plays, calls ---------------------------------------------------------------------------------------

    def seat(self, value: Data, path: Path) -> Any:
        return self.one(self.tongue.seats, value, path)

    def side(self, value: Data, path: Path) -> Any:
        return self.one(self.tongue.sides, value, path)

    def plays(self, value: Data, path: Path) -> Any:
        return self.each(self.tongue.plays, value, path)

    def tricks(self, value: Data, path: Path) -> tuple[tuple[Play, ...], ...] | Any:
        if value.__class__ is list:
            parts = value
        else:
            word = self.word(value)
            if word is None:
                return BAD
            parts = word.split("/")
            if not parts[-1].strip():  # nothing, or a stroke at the end
                parts.pop()
        if len(parts) > MOST_WORDS:
            self.too_many(len(parts), path)
            return BAD
        tricks = [self.each(self.tongue.plays, part, (*path, index)) for index, part in enumerate(parts)]
        return BAD if BAD in tricks else tuple(tricks)

    def calls(self, value: Data, path: Path) -> Any:
        return self.each(self.tongue.calls, value, path)

    def bid(self, value: Data, path: Path) -> Any:
        return self.one(self.tongue.bids, value, path)

    def gives(self, value: Data, path: Path) -> Any:
        return self.each(self.tongue.gives, value, path)

    # -- by seat, by side ------------------------------------------------------------------------------------------

    def by(
        self, keys: Mapping[str, T], read: Callable[[Parts, Data, Path], Any], value: Data, path: Path
    ) -> dict[T, Any] | Any:
        if value.__class__ is not dict:
            return self.shapeless()
        found: dict[T, Any] = {}
        whole = True
        for word, part in value.items():
            at = (*path, word)
            read_part = read(self, part, at)
            try:
                found[keys[word]] = read_part
            except NotNotation as fault:
                self.troubles.append(of_notation(fault, at, at_key=True))
                whole = False
            if read_part is BAD:
                whole = False
        return found if whole else BAD

    def hands(self, value: Data, path: Path) -> Any:
        return self.by(self.tongue.seats, Parts.hand, value, path)

    def dealt(self, value: Data, path: Path) -> Any:
        return self.by(self.tongue.seats, Parts.cards, value, path)

    def piles(self, value: Data, path: Path) -> Any:
        return self.by(self.tongue.sides, Parts.hand, value, path)

    def suits_by_side(self, value: Data, path: Path) -> Any:
        return self.by(self.tongue.sides, Parts.suits, value, path)

    def scores(self, value: Data, path: Path) -> Any:
        return self.by(self.tongue.sides, Parts.integer, value, path)

    def record(self, value: Data, path: Path) -> Record | Any:
        if value.__class__ is not dict:
            return self.shapeless()
        found, bad = self.mapping(RECORD, value, path)
        if not all(key in value for key in RECORD_NEEDS):
            return self.shapeless()
        return BAD if bad else Record(**found)

    # -- numbers and answers -----------------------------------------------------------------------------------

    def integer(self, value: Data, _path: Path) -> int | Any:
        return value if value.__class__ is int else self.shapeless()

    def count(self, value: Data, _path: Path) -> int | Any:
        return value if value.__class__ is int and value >= 0 else self.shapeless()

    def positive(self, value: Data, _path: Path) -> int | Any:
        return value if value.__class__ is int and value >= 1 else self.shapeless()

    def few(self, value: Data, _path: Path) -> int | Any:
        return value if value.__class__ is int and 1 <= value <= MOST_QUESTIONS else self.shapeless()

    def level(self, value: Data, _path: Path) -> int | Any:
        return value if value.__class__ is int and value in LEVELS else self.shapeless()

    def yes_no(self, value: Data, _path: Path) -> bool | Any:
        return value if value.__class__ is bool else self.shapeless()

    def charge(self, value: Data, _path: Path) -> str | Any:
        return value if value in CHARGES else self.shapeless()

    def anything(self, value: Data, _path: Path) -> Any:
        return value


_READERS: Final[Mapping[Shape, Callable[[Parts, Data, Path], Any]]] = {
    Shape.ID: Parts.id,
    Shape.TEXT: Parts.text,
    Shape.TEXTS: Parts.texts,
    Shape.LEVEL: Parts.level,
    Shape.COUNT: Parts.count,
    Shape.POSITIVE: Parts.positive,
    Shape.FEW: Parts.few,
    Shape.YES_NO: Parts.yes_no,
    Shape.ANYTHING: Parts.anything,
    Shape.CARD: Parts.card,
    Shape.CARDS: Parts.cards,
    Shape.HAND: Parts.hand,
    Shape.SUIT: Parts.suit,
    Shape.TRUMP: Parts.trump,
    Shape.SUITS: Parts.suits,
    Shape.SEAT: Parts.seat,
    Shape.SIDE: Parts.side,
    Shape.PLAYS: Parts.plays,
    Shape.TRICKS: Parts.tricks,
    Shape.CALLS: Parts.calls,
    Shape.BID: Parts.bid,
    Shape.GIVES: Parts.gives,
    Shape.HANDS: Parts.hands,
    Shape.DEALT: Parts.dealt,
    Shape.PILES: Parts.piles,
    Shape.SUITS_BY_SIDE: Parts.suits_by_side,
    Shape.SCORES: Parts.scores,
    Shape.RECORD: Parts.record,
    Shape.KIND: Parts.anything,
    Shape.RULES: Parts.rules,
    Shape.THEMES: Parts.themes,
    Shape.CHARGE: Parts.charge,
    Shape.PLACES: Parts.places,
}
