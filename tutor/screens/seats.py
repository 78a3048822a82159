"""The seats around the table: crosswise, each card in front of who played it; or, where room is short, as a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tutor.rules.seats import Seat
from tutor.screens.faces import CARD_WIDTH, LIT, Face, Form, boxed, size_of, slot
from tutor.screens.picture import Picture, Run, width_of, wrapped

CARD_HEIGHT: Final = 3


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as it is shown: its name, what is to be said of it, and its card, or the empty place of one to come."""

    seat: Seat
    name: str
    aside: str = ""  # what it is to the learner
    notes: tuple[Run, ...] = ()
    card: Face | None = None
    waits: bool = False  # an empty place, named where the learner sits
    lit: bool = False
    yours: bool = False  # whether the learner sits there

    @property
    def called(self) -> Run:
        """Its name, with a sign where it is lit."""
        return (f"{self.name} {LIT}", "accent") if self.lit else (self.name, "strong")

    @property
    def title(self) -> list[Run]:
        """The same, and what it is to the learner."""
        return [self.called, *([(f", {self.aside}", "muted")] if self.aside else [])]

    @property
    def bare(self) -> bool:
        """Whether neither a card nor a place for one lies before it."""
        return self.card is None and not self.waits


_LEFT, _MIDDLE, _RIGHT = "left", "middle", "right"
_WHERE: Final[dict[int, dict[Seat, tuple[str, float, int, int]]]] = {
    # side of the table, place across it from the edge, row, and how many times the air between rows is added
    2: {Seat.N: (_MIDDLE, 0, 0, 0), Seat.S: (_MIDDLE, 0, 4, 1)},
    3: {Seat.W: (_LEFT, 0, 0, 0), Seat.E: (_RIGHT, 0, 0, 0), Seat.S: (_MIDDLE, 0, 3, 1)},
    4: {
        Seat.N: (_MIDDLE, 0, 0, 0),
        Seat.W: (_LEFT, 0, 2, 1),
        Seat.E: (_RIGHT, 0, 2, 1),
        Seat.S: (_MIDDLE, 0, 4, 2),
    },
    5: {
        Seat.NW: (_LEFT, 0.05, 0, 0),
        Seat.NE: (_RIGHT, 0.05, 0, 0),
        Seat.W: (_LEFT, 0, 3, 1),
        Seat.E: (_RIGHT, 0, 3, 1),
        Seat.S: (_MIDDLE, 0, 5, 2),
    },
    6: {
        Seat.N: (_MIDDLE, 0, 0, 0),
        Seat.NW: (_LEFT, 0, 2, 0),
        Seat.NE: (_RIGHT, 0, 2, 0),
        Seat.SW: (_LEFT, 0, 5, 1),
        Seat.SE: (_RIGHT, 0, 5, 1),
        Seat.S: (_MIDDLE, 0, 7, 1),
    },
}


def crosswise(places: Sequence[Place], width: int, *, air: int = 0, form: Form = "low") -> Picture:
    """The places as they lie around a table, the learner's at the bottom, partners opposite.

    `air` is the number of empty rows between those seats that face one another; there is one at least where a long
    note would reach the learner's card, and two where cards are drawn tall.
    """
    picture = Picture(width)
    beside = (width - CARD_WIDTH) // 2 - CARD_WIDTH - 2
    if any(len(text) > beside for place in places if place.seat is not Seat.S for text, _ in _rows(place)[2:]):
        air = max(air, 1)
    if len(places) == 6:
        form = "low"  # six tall cards leave no room for what is to be said
    if form != "low":
        air = max(air, 2)
    for place in places:
        side, across, row, airs = _WHERE[len(places)][place.seat]
        y = row + airs * air
        if side == _MIDDLE:
            _middle(picture, place, y, form)
        elif side == _LEFT:
            _left(picture, place, round(across * width), y, form)
        else:
            _right(picture, place, width - round(across * width), y, form)
    height = size_of(form)[1]
    picture.reach(max(row + airs * air + height for _, _, row, airs in _WHERE[len(places)].values()))
    return picture


def _middle(picture: Picture, place: Place, y: int, form: Form) -> None:
    """Card in the middle, its name at its right, what is to be said below the name."""
    x = (picture.width - CARD_WIDTH) // 2
    if place.bare:
        whole = [*place.title, *(run for note in place.notes for run in (("  ", "text"), note))]
        picture.runs(max(0, (picture.width - width_of(whole)) // 2), y + 1, whole)
        return
    picture.lay(_card(place, form), x, y)
    beside = x + CARD_WIDTH + 1
    if place.yours and place.waits:
        picture.runs(beside, y + 1, _spaced(place.notes))
        return
    y += place.seat is Seat.S  # below what stands beside the seats at its right
    title, notes = place.title, place.notes
    if beside + width_of(title) > picture.width:
        title, notes = [place.called], ((place.aside, "muted"), *notes)
    picture.runs(beside, y, title)
    at, left = beside, y
    for text, look in notes:
        if at + len(text) <= picture.width:
            at = picture.put(at, y + 1, text, look) + 2
            continue
        for line in wrapped(text, x - 1, 0):  # what has no room at the right stands at the left
            picture.put(x - 1 - len(line), left, line, look)
            left += 1


def _left(picture: Picture, place: Place, x: int, y: int, form: Form) -> None:
    if place.bare:
        rows = _rows(place)
        for down, run in enumerate(rows, 1 if len(rows) < CARD_HEIGHT else 0):
            picture.put(x, y + down, *run)
        return
    picture.lay(_card(place, form), x, y)
    for down, run in enumerate(_rows(place)):
        picture.put(x + CARD_WIDTH + 1, y + down, *run)


def _right(picture: Picture, place: Place, edge: int, y: int, form: Form) -> None:
    rows = _rows(place)
    if place.bare:
        for down, (text, look) in enumerate(rows, 1 if len(rows) < CARD_HEIGHT else 0):
            picture.put(edge - len(text), y + down, text, look)
        return
    picture.lay(_card(place, form), edge - CARD_WIDTH, y)
    for down, (text, look) in enumerate(rows):
        picture.put(edge - CARD_WIDTH - 1 - len(text), y + down, text, look)


def _card(place: Place, form: Form) -> Picture:
    if place.card is not None:
        return boxed(place.card, form)
    if not place.yours:
        return slot("?", form)
    return slot(f"{place.name}{LIT}", form, "accent") if place.lit else slot(place.name, form)


def _rows(place: Place) -> list[Run]:
    """The name and at most two rows of notes."""
    notes = list(place.notes)
    if len(notes) > CARD_HEIGHT - 1:
        notes = [notes[0], (", ".join(text for text, _ in notes[1:]), notes[1][1])]
    return [place.called, *notes]


def _spaced(runs: Sequence[Run]) -> list[Run]:
    spaced: list[Run] = []
    for run in runs:
        spaced += [("  ", "text"), run] if spaced else [run]
    return spaced


def listed(places: Sequence[Place], width: int) -> Picture:
    """The same as a list in the order given: one row each."""
    picture = Picture(width)
    names = max(len(place.called[0]) for place in places) + 2
    cards = 0 if all(place.bare for place in places) else 6
    for place in places:
        y = picture.height
        picture.put(0, y, *place.called)
        if place.card is not None:
            picture.runs(names, y, place.card.short)
        elif place.waits:
            picture.put(names, y, "?", "accent")
        notes = [*place.notes, *([(place.aside, "muted")] if place.aside else [])]
        beside = names + cards
        pieces = [[(line, look)] for text, look in notes for line in wrapped(text, width - beside)]
        picture.flow(beside, y, pieces, gap=2)
    return picture
