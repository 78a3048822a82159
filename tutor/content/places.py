"""Lines and columns: where the parts of a file's text stand, down to a single character of a value."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import yaml

from tutor.content.parser import LOADER, Event

Place = tuple[int, int]
"""Line and column, both counted in characters from 1."""

_WHITE: Final = " \t\r\n"
_BREAK: Final = re.compile(r"\r\n|\r|\n")
_SOLID: Final = re.compile(r"[^ \t\r\n]")
_SINGLE_QUOTED: Final = re.compile(r"''|[^ \t\r\n]")
_DOUBLE_QUOTED: Final = re.compile(r"\\(?:x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|\r\n|[\s\S])|[^ \t\r\n]")
_WHITE_ESCAPE: Final = re.compile(
    r"\\(?:\r\n|[nrt \t\r\n]|x(?:09|0[Aa]|0[Dd]|20)|[uU](?:0000)?00(?:09|0[Aa]|0[Dd]|20))"
)


def place_of(text: str, index: int) -> Place:
    """The place of the character at an index of the text.

    >>> place_of("trump: s\\r\\nhands: {}", 17)
    (2, 8)
    """
    lines = _BREAK.split(text[:index])
    return len(lines), len(lines[-1]) + 1


class Spot(NamedTuple):
    """Where a scalar, list or mapping stands in the text.

    `begin` and `end` are indexes in the text; `style` is a scalar's quote or block sign; `value` is a scalar's text.
    """

    line: int
    column: int
    begin: int
    end: int
    style: str
    value: str

    @classmethod
    def of(cls, event: Event) -> Spot:
        """The spot of what an event begins."""
        start = event.start_mark
        style, value = getattr(event, "style", None) or "", getattr(event, "value", "")
        return cls(start.line + 1, start.column + 1, start.index, event.end_mark.index, style, value)

    @property
    def place(self) -> Place:
        """Where it begins."""
        return self.line, self.column

    def place_of(self, text: str, index: int) -> Place:
        """The place of a character not far behind: the text before the spot is not read again."""
        lines = _BREAK.split(text[self.begin : index])
        return self.line + len(lines) - 1, len(lines[-1]) + (self.column if len(lines) == 1 else 1)

    def place_in(self, text: str, offset: int) -> Place:
        """The place of one character of a scalar's value."""
        source = text[self.begin : self.end]
        return self.place_of(text, self.begin + _index_in_source(source, self.style, self.value, offset))


class Node(NamedTuple):
    """A value's spot, that of its key if it has one, and by key or index the nodes within it."""

    key: Spot | None
    spot: Spot
    children: dict[str | int, Node] | None


class _Branch:
    """A list or mapping whose end has not been read."""

    __slots__ = ("children", "is_list", "key")

    def __init__(self, is_list: bool) -> None:
        self.is_list = is_list
        self.children: dict[str | int, Node] = {}
        self.key: Spot | None = None

    def add(self, spot: Spot, children: dict[str | int, Node] | None = None) -> None:
        if self.is_list:
            self.children[len(self.children)] = Node(None, spot, children)
        elif self.key is None:
            self.key = spot
        else:
            # The first of two equal keys stands, as in the data.
            self.children.setdefault(self.key.value, Node(self.key, spot, children))
            self.key = None


def places(text: str) -> Node:
    """The places of the first document of a text that the parser has read before without an error."""
    next_event, top = LOADER(text).get_event, _Branch(is_list=True)
    branches = [top]
    while True:
        event = next_event()
        kind = type(event)
        if kind is yaml.ScalarEvent:
            branches[-1].add(Spot.of(event))
        elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
            branch = _Branch(kind is yaml.SequenceStartEvent)
            branches[-1].add(Spot.of(event), branch.children)
            branches.append(branch)
        elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
            branches.pop()
        elif kind is yaml.DocumentEndEvent:
            return top.children[0]


def _index_in_source(source: str, style: str, value: str, offset: int) -> int:
    """Where in a scalar's source a character of its value stands.

    Folding, trimming and indenting change blanks only: so the n-th character that is not blank is the same in both.
    """
    offset = max(0, min(offset, len(value)))
    before = value[:offset].rstrip(_WHITE)
    spans = _solid_spans(source, style)
    count = sum(1 for char in before if char not in _WHITE)
    if offset < len(value) and value[offset] not in _WHITE:
        return spans[count][0]
    # A blank, or the end: as far behind the last character that can be told as it is in the value, on the same line.
    index = spans[count - 1][1] if count else len(source) - len(_inside(source, style))
    limits = [index + offset - len(before), *(start for start, _ in spans[count : count + 1])]
    if line_end := _BREAK.search(source, index):
        limits.append(line_end.start())
    return min(limits)


def _inside(source: str, style: str) -> str:
    """What follows the opening quote, or the header of a block."""
    if style in ("'", '"'):
        return source[1:]
    if style in ("|", ">"):
        header = _BREAK.search(source)
        return source[header.end() :] if header else ""
    return source


def _solid_spans(source: str, style: str) -> list[tuple[int, int]]:
    """Where each character of the value that is not blank is written, in order; escapes are written longer."""
    begin = len(source) - len(_inside(source, style))
    end = len(source) - (style in ("'", '"'))
    pattern = {"'": _SINGLE_QUOTED, '"': _DOUBLE_QUOTED}.get(style, _SOLID)
    matches = pattern.finditer(source, begin, end)
    return [match.span() for match in matches if not (style == '"' and _WHITE_ESCAPE.fullmatch(match.group()))]
