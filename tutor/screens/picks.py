"""Fields of options: cards as they lie in the hand, plays of a round trick by trick, and plain lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cards import Suit
from tutor.drill.panes import Pick
from tutor.screens.faces import Mark, boxed, face, form_in_hand, size_of, suit_sign
from tutor.screens.fields import MARKS, FieldView
from tutor.screens.picture import Picture, Run, width_of
from tutor.screens.room import Room
from tutor.screens.scene import tricks_of
from tutor.screens.stage import play_cells, record_legend
from tutor.session import Entry, Option

if TYPE_CHECKING:
    from tutor.rules.position import Position
    from tutor.words.words import Words

_SHORT = 18
_LOOKS = {"chosen": "accent", "right": "right", "wrong": "wrong", "missed": "right", "": "text"}


class PickView(FieldView):
    """Options to choose from. A choice is made by number, space bar or click; moving about chooses nothing."""

    def __init__(self, entry: Entry, words: Words) -> None:
        super().__init__(entry, words)
        self.chosen: list[str] = []
        self.cursor = 0
        self._digits = ""
        self._undo: list[str] = []

    # -- what is chosen ------------------------------------------------------------------------------------------------

    @property
    def value(self) -> str:
        """The codes chosen, in the order of choosing."""
        return " ".join(self.chosen)

    @value.setter
    def value(self, text: str) -> None:
        self.chosen = text.split()
        codes = [option.code for option in self.entry.options]
        self.cursor = next((codes.index(code) for code in self.chosen if code in codes), self.cursor)

    def toggle(self, index: int) -> None:
        """Choose an option, or take the choice back; where only one may be chosen the last one counts."""
        self.cursor = index
        code = self.entry.options[index].code
        if code in self.chosen:
            self.chosen.remove(code)
        elif self.entry.many:
            self.chosen.append(code)
        else:
            self.chosen = [code]
        self.changed()

    def hit(self, value: str) -> None:
        """A click chooses."""
        if self.open:
            self.focus()
            self._digits = ""
            self.toggle(int(value))

    # -- keys ----------------------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Digits and space choose, arrows move."""
        if key.isascii() and key.isdigit():
            return self._digit(key)
        self._digits = ""
        if key in (" ", "space"):
            self.toggle(self.cursor)
            return True
        if key in ("left", "right"):
            return self._move(-1 if key == "left" else 1)
        if key in ("up", "down"):
            return self._move_row(-1 if key == "up" else 1)
        return False

    def _digit(self, digit: str) -> bool:
        """Choose by number. `1` then `0` is ten where there is a ten: the second digit takes the first choice back.

        Digits that begin only one number choose it at once; a digit that leads nowhere begins anew.
        """
        keys = [option.key for option in self.entry.options]
        longer = self._digits + digit
        continues = bool(self._digits) and any(key.startswith(longer) for key in keys)
        text = longer if continues else digit
        found = [index for index, key in enumerate(keys) if key.startswith(text)]
        index = keys.index(text) if text in keys else found[0] if len(found) == 1 else None
        if continues:
            self.chosen = list(self._undo)
        self._digits, self._undo = text, list(self.chosen)
        if index is not None:
            self.toggle(index)
        return bool(found)

    def _move(self, step: int) -> bool:
        self.cursor = (self.cursor + step) % len(self.entry.options)
        self.moved()
        return True

    def _move_row(self, step: int) -> bool:
        """To the nearest option a row up or down; False at the edge, so that the screen may scroll."""
        spots = self.picture(self.content_size.width).spots
        here = next(spot for spot in spots if spot.value == str(self.cursor))
        beyond = [spot for spot in spots if (spot.y - here.y) * step > 0]
        if not beyond:
            return False
        row = min(beyond, key=lambda spot: abs(spot.y - here.y)).y
        nearest = min((spot for spot in beyond if spot.y == row), key=lambda spot: abs(spot.x - here.x))
        self.cursor = int(nearest.value)
        self.moved()
        return True

    @property
    def rows(self) -> tuple[int, int]:
        """Those of the option that the keys point at."""
        spots = self.picture(self.content_size.width).spots
        here = next(spot for spot in spots if spot.value == str(self.cursor))
        return here.y, here.y + here.height

    # -- how it looks --------------------------------------------------------------------------------------------------

    def mark(self, option: Option) -> str:
        """What is to be said of an option."""
        if self.judged is not None:
            return self.judged.mark(option.code)
        return "chosen" if option.code in self.chosen else ""

    def points_at(self, index: int) -> bool:
        """Whether the keys point at this option."""
        return self.open and self.has_focus and index == self.cursor

    def order(self, option: Option) -> str:
        """Its place in the answer, where the order counts."""
        if self.entry.ordered and option.code in self.chosen:
            return f"{self.chosen.index(option.code) + 1}."
        return ""

    def head(self, picture: Picture) -> int:
        """The field's label, where it has one; returns the row below."""
        if not self.entry.label:
            return 0
        picture.put(0, 0, self.entry.label, "muted")
        return 1


class CardsView(PickView):
    """Cards to choose among, in front of the learner, each with its number."""

    def draw(self, width: int, room: Room) -> Picture:
        """Boxes, or one line each where room is short."""
        picture = Picture(width)
        y = self.head(picture)
        return self._in_lines(picture, y) if room.lined else self._boxed(picture, y, room)

    def _boxed(self, picture: Picture, y: int, room: Room) -> Picture:
        form = form_in_hand(room, len(self.entry.options), picture.width)
        wide, high = size_of(form)
        a_row = max(1, (picture.width + 1) // (wide + 1))
        for index, option in enumerate(self.entry.options):
            assert option.card is not None
            down, across = divmod(index, a_row)
            x, top = across * (wide + 1), y + down * (high + 1)
            mark = self.mark(option)
            card: Mark = mark or ("cursor" if self.points_at(index) else "")  # type: ignore[assignment]
            picture.lay(boxed(face(self.words, option.card), form, mark=card), x, top)
            if place := self.order(option):
                picture.put(x + wide // 2 - 1, top, place, f"card-{_LOOKS[mark]}", over=True)
            at, under = x + (wide - 6) // 2, top + high
            picture.put(at, under, "▸" if self.points_at(index) else " ", "accent")
            picture.put(at + 1, under, MARKS[mark], _LOOKS[mark])
            picture.put(at + 3, under, option.key, "accent" if self.points_at(index) else "muted")
            picture.spot(x, top, wide, high + 1, str(index))
        return picture

    def _in_lines(self, picture: Picture, y: int) -> Picture:
        faces = [face(self.words, option.card) for option in self.entry.options if option.card is not None]
        shown = max(len(one.suit + one.rank) for one in faces)
        keys = len(str(len(faces)))
        step = shown + keys + 5 + (2 if self.entry.ordered else 0)
        a_row = max(1, (picture.width + 1) // step)
        for index, (option, one) in enumerate(zip(self.entry.options, faces, strict=True)):
            down, across = divmod(index, a_row)
            x, row = across * step, y + down
            mark = self.mark(option)
            look = _LOOKS[mark]
            picture.put(x, row, "▸" if self.points_at(index) else " ", "accent")
            at = picture.put(x + 1, row, "[" + option.key.rjust(keys), "muted" if look == "text" else look)
            at = picture.put(at, row, self.order(option)[:1] or MARKS[mark], look)
            at = picture.runs(at, row, one.short)
            picture.put(at, row, "]", "muted" if look == "text" else look)
            picture.spot(x, row, step - 1, 1, str(index))
        return picture


class ListView(PickView):
    """Options by name: side by side while they are short, else one below the other."""

    def draw(self, width: int, room: Room) -> Picture:
        """Short names in columns of one width, long ones in rows of their own."""
        picture = Picture(width)
        y = self.head(picture)
        names = [self._naming(option) for option in self.entry.options]
        field = self.entry.field
        told = isinstance(field, Pick) and field.kind == "points"  # where the names are the numbers
        numbers = [option.key for option in self.entry.options if option.key.isdigit() and not told]
        keys = max(map(len, numbers), default=0)
        indent = keys + 4 if keys else 3
        groups = _grouped(names, _SHORT)
        for group in groups:
            columns, step = _columns([names[index] for index in group], indent, width)
            if len(groups) > 1 and len(group) < 3:
                columns = 1  # two beside a list of long ones would look like a slip
            for place, index in enumerate(group):
                x, row = place % columns * step, y + place // columns
                below = self._option(picture, index, names[index], x, row, keys, indent)
                picture.spot(x, row, step - 2 if columns > 1 else width, below - row, str(index))
            y = picture.height
        return picture

    def _naming(self, option: Option) -> list[Run]:
        kind = self.entry.field.kind if isinstance(self.entry.field, Pick) else ""
        if kind == "suit":
            return [(suit_sign(self.words, Suit.parse(option.code)), option.code), (f" {option.name}", "text")]
        if kind == "bid" and option.code.isdigit():
            return [(self.words.say("bid", amount=int(option.code)), "text")]
        if kind == "points":
            return [(self.words.say("count-points", number=int(option.code)), "text")]
        return [(option.name, "text")]

    def _option(self, picture: Picture, index: int, name: list[Run], x: int, y: int, keys: int, indent: int) -> int:
        option, here = self.entry.options[index], self.points_at(index)
        mark = self.mark(option)
        picture.put(x, y, "▸" if here else " ", "accent")
        picture.put(x + 1, y, MARKS[mark], _LOOKS[mark])
        if keys and option.key.isdigit():
            picture.put(x + 3, y, option.key.rjust(keys), "accent" if here else "muted")
        look = "strong" if mark or here else "text"
        if x + indent + width_of(name) <= picture.width:
            picture.runs(x + indent, y, [(text, look if run == "text" else run) for text, run in name])
            return y + 1
        return picture.paragraph(x + indent, y, "".join(text for text, _ in name), look)


def _grouped(names: list[list[Run]], longest: int) -> list[list[int]]:
    """The places of names in order, short ones that follow one another together, each long one alone."""
    groups: list[list[int]] = []
    for index, name in enumerate(names):
        short = width_of(name) <= longest
        if short and groups and width_of(names[groups[-1][0]]) <= longest:
            groups[-1].append(index)
        else:
            groups.append([index])
    return groups


def _columns(names: list[list[Run]], indent: int, width: int) -> tuple[int, int]:
    """How many columns names make, as even as can be, and how wide each is."""
    step = indent + max(map(width_of, names)) + 3
    most = max(1, min(len(names), (width + 3) // step, 6))
    rows = -(-len(names) // most)
    return -(-len(names) // rows), step


class PlaysView(PickView):
    """The plays of a round, trick by trick: the record is the list of options."""

    def __init__(self, entry: Entry, words: Words, position: Position) -> None:
        super().__init__(entry, words)
        self.position = position

    def draw(self, width: int, room: Room) -> Picture:
        """A row for each trick, more where it doesn't fit; the option that stands for none of them first."""
        picture = Picture(width)
        none, *_ = self.entry.options
        rows = tricks_of(self.position)
        numbers = len(str(rows[-1].number)) if rows else 1
        self._cell(picture, 0, numbers + 2, 0, [(none.name, "text")])
        picture.spot(0, 0, width, 1, "0")
        index, y = 0, 1
        for row, cells in zip(rows, play_cells(self.words, rows), strict=True):
            step = width_of(cells[0]) + 6
            a_row = max(1, (width - numbers - 2) // step)
            picture.put(0, y, f"{row.number:>{numbers}}", "muted")
            for down in range((len(cells) - 1) // a_row + 1):
                picture.put(numbers + 1, y + down, "│", "edge")
            for place, cell in enumerate(cells):
                index += 1
                down, across = divmod(place, a_row)
                x = numbers + 2 + across * step
                self._cell(picture, index, x, y + down, cell)
                picture.spot(x, y + down, step - 1, 1, str(index))
            y += (len(cells) - 1) // a_row + 1
        record_legend(self.words, rows, picture, numbers + 3)
        return picture

    def _cell(self, picture: Picture, index: int, x: int, y: int, name: list[Run]) -> None:
        option = self.entry.options[index]
        mark, here = self.mark(option), self.points_at(index)
        picture.put(x, y, "▸" if here else " ", "accent")
        picture.put(x + 1, y, MARKS[mark], _LOOKS[mark])
        at = picture.put(x + 2, y, option.key.rjust(2), "accent" if here else "muted") + 1
        picture.runs(at, y, [(text, "strong" if run == "text" and (mark or here) else run) for text, run in name])
