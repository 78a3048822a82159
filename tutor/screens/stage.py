"""The stage: the table of a question with everything that lies on it, drawn for the room there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.screens.faces import CARD_WIDTH, boxed, face
from tutor.screens.picture import Item, Picture, Run, width_of
from tutor.screens.room import Room
from tutor.screens.scene import WINS, Fact, Heap, Scene, TrickRow
from tutor.screens.seats import crosswise, listed

if TYPE_CHECKING:
    from tutor.words.words import Words

_SIDE: Final = 30
_TABLE: Final = 54
_LEAST_TABLE: Final = 45
_COLUMN: Final = 7  # rows: as high as the table


def stage(scene: Scene, width: int, room: Room) -> Picture:
    """Everything above the question."""
    return _small_stage(scene, width, room) if room.small else _wide_stage(scene, width, room)


def _wide_stage(scene: Scene, width: int, room: Room) -> Picture:
    """The table with the facts beside it, above it where both don't fit in a row, or alone."""
    picture = Picture(width)
    side = _SIDE if width < 90 else _SIDE + 4
    beside = width - side - 3 >= _LEAST_TABLE
    main = _main(scene, min(width - side - 3 if beside else width, _TABLE + 8 * room.air), room)
    column = _column(scene.facts, side if main.height else width)
    if main.height and beside:
        picture.lay(main, 0, 0)
        picture.lay(column, width - side, 0)
    elif main.height:
        picture.lay(_strip(scene.facts, width), 0, 0)
        picture.lay(main, 0, picture.height)
    else:
        picture.lay(column if column.height <= _COLUMN else _strip(scene.facts, width), 0, 0)
    return picture


def _main(scene: Scene, width: int, room: Room) -> Picture:
    picture = Picture(width)
    if scene.shows_table:
        picture.lay(crosswise(scene.places(), width, air=room.air, form="tall" if room.large else "low"), 0, 0)
    many = len(scene.heaps)
    boxes = (many == 1 and not scene.friend) or (many == 2 and room.large and not scene.shows_table)
    for heap in scene.heaps:
        y = picture.height + (room.gap if picture.height and not scene.friend else 0)  # a friend says more below
        picture.lay(_heap(scene, heap, width, boxes=boxes), 0, y)
    if scene.tricks:
        y = picture.height + (room.gap if picture.height else 0)
        picture.lay(record(scene.words, scene.tricks, width), 0, y)
    return picture


def _small_stage(scene: Scene, width: int, room: Room) -> Picture:
    picture = _strip(scene.facts, width)
    gap = int(room.roomy)
    if scene.shows_table:
        picture.lay(listed(scene.places(in_order=True), width), 0, picture.height + gap)
    for heap in scene.heaps:
        picture.lay(_heap(scene, heap, width, boxes=False), 0, picture.height + gap)
    if scene.tricks:
        picture.lay(record(scene.words, scene.tricks, width), 0, picture.height + gap)
    return picture


# -- facts -----------------------------------------------------------------------------------------------------------


def _column(facts: list[Fact], width: int) -> Picture:
    """Facts one below the other, what they are about in a column of its own."""
    picture = Picture(width)
    labels = max((len(fact.label) for fact in facts if len(fact.lines) == 1), default=0) + 2
    y = 0
    for fact in facts:
        if not fact.label:
            for line in fact.lines:
                for text, look in line:
                    y = picture.paragraph(0, y, text, look, hang=2)
            continue
        one = fact.lines[0]
        picture.put(0, y, fact.label, "muted")
        if len(fact.lines) == 1 and labels + width_of(one) <= width and len(fact.label) <= labels - 2:
            picture.runs(labels, y, one)
            y += 1
            continue
        y += 1
        for line in fact.lines:
            y = picture.flow(2, y, _words_of(line))
    return picture


def _strip(facts: list[Fact], width: int) -> Picture:
    """Facts side by side, as many to a row as fit."""
    picture = Picture(width)
    items: list[Item] = []
    for fact in facts:
        if not fact.label:
            items += [_comma(line, last=index == len(fact.lines) - 1) for index, line in enumerate(fact.lines)]
            continue
        lines = [[*line, (",", "muted")] for line in fact.lines[:-1]] + [[*fact.lines[-1], ("  ", "text")]]
        items += [[(f"{fact.label} ", "muted"), *lines[0]], *lines[1:]]
    pieces: list[Item] = []
    for item in items:
        pieces += [item] if width_of(item) <= width else _words_of(item)
    if pieces:
        picture.flow(0, 0, pieces)
    return picture


def _comma(line: tuple[Run, ...], *, last: bool) -> list[Run]:
    return [*line, ("  " if last else ",", "muted")]


def _words_of(runs: Item) -> list[Item]:
    """Runs broken into words, each in its look."""
    return [[(word, look)] for text, look in runs for word in text.split()]


# -- cards that lie elsewhere ----------------------------------------------------------------------------------------


def _heap(scene: Scene, heap: Heap, width: int, *, boxes: bool) -> Picture:
    """A label, then the cards; as boxes where there is room and no other heap."""
    picture = Picture(width)
    picture.put(0, 0, heap.label, "muted")
    if not heap.cards:
        picture.put(len(heap.label) + 1, 0, "–", "text")
        return picture
    if boxes:
        a_row = max(1, (width + 1) // (CARD_WIDTH + 1))
        for index, card in enumerate(heap.cards):
            down, across = divmod(index, a_row)
            picture.lay(boxed(scene.face(card)), across * (CARD_WIDTH + 1), 1 + down * 3)
        return picture
    faces = [scene.face(card) for card in heap.cards]
    cells = max(width_of(one.short) for one in faces)
    y = 0 if len(heap.label) + 1 + len(faces) * (cells + 1) <= width else 1
    x = len(heap.label) + 2 if not y else 2
    picture.flow(x, y, [padded(one.short, cells) for one in faces])
    return picture


def padded(item: Item, width: int) -> list[Run]:
    """An item with blanks up to a width."""
    return [*item, (" " * (width - width_of(item)), "text")]


# -- records ---------------------------------------------------------------------------------------------------------


def record(words: Words, tricks: list[TrickRow], width: int) -> Picture:
    """The tricks of a round, a row each, the leader first; a star at the card that took it."""
    picture = Picture(width)
    numbers = len(str(tricks[-1].number))
    for row, cells in zip(tricks, play_cells(words, tricks), strict=True):
        y = picture.height
        picture.put(0, y, f"{row.number:>{numbers}}", "muted")
        picture.flow(numbers + 1, y, cells)
    record_legend(words, tricks, picture, numbers + 1)
    return picture


def play_cells(words: Words, tricks: list[TrickRow]) -> list[list[list[Run]]]:
    """The plays of each trick, all of one width: the seat, the card, and what is to be marked."""
    seats = {seat for row in tricks for seat, _, _ in row.plays}
    names = {seat: words.say("screen-seat", seat=seat) for seat in seats}
    widest = max((len(name) for name in names.values()), default=0)
    cells: list[list[list[Run]]] = []
    for row in tricks:
        cells.append([])
        for seat, card, announces in row.plays:
            signs = ("!" if announces else "") + (WINS if seat == row.winner else "")
            name = f"{names[seat]:>{widest}} "
            cells[-1].append([(name, "muted"), *face(words, card).short, (signs, "accent")])
    width = max((width_of(cell) for trick in cells for cell in trick), default=0)
    return [[padded(cell, width) for cell in trick] for trick in cells]


def record_legend(words: Words, tricks: list[TrickRow], picture: Picture, x: int) -> None:
    """Below a record: what its signs say, where they stand in it."""
    legend = []
    if any(row.winner is not None for row in tricks):
        legend.append(f"{WINS} {words.say('screen-took')}")
    if any(announces for row in tricks for _, _, announces in row.plays):
        legend.append(f"! {words.say('screen-announced-it')}")
    if legend:
        picture.paragraph(x, picture.height, "   ".join(legend), "muted")
