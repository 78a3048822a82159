"""The parser's events to plain data, collecting what a content file must not have.

Events are read, not composed nodes: nodes forget anchors and are built by a recursion that has no bound.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import yaml

from tutor.content.document import Data
from tutor.content.parser import LOADER, Event, Mark, ScalarEvent, StartEvent
from tutor.content.places import Spot
from tutor.content.problems import Problem, short
from tutor.content.syntax import MAX_DEPTH, explain, stop_of, written_at
from tutor.content.text import code, controls_in_value

MAX_DIGITS: Final = 18  # all such numbers fit 64 bits, as databases and other readers want

_IN_LIST_OF_FILE: Final = 3  # open are the documents, the file's mapping, and a list in that
_DEEPEST_READ: Final = 1000  # libyaml goes no further; behind that, PyYAML's own parser would take very long
_PLAIN: Final[Mapping[str, bool | None]] = {"true": True, "false": False, "null": None, "~": None, "": None}
_INTEGER: Final = re.compile(r"-?(?:0|[1-9][0-9]*)")
_PROPERTY: Final = re.compile(r"\s*(!<[^>\s]*>|[&!][^\s,\[\]{}]*)")
_NO_KEY: Final = object()
_UNREADABLE: Final = object()


def plain(text: str) -> str | int | bool | None:
    """What a scalar without quotes means.

    >>> [plain(text) for text in ("20", "-3", "true", "~", "", "True", "NO", "010", "1_000", "20:40")]
    [20, -3, True, None, None, 'True', 'NO', '010', '1_000', '20:40']

    Raises: `ValueError` for a number of more than 18 digits.
    """
    if text in _PLAIN:
        return _PLAIN[text]
    if not _INTEGER.fullmatch(text):
        return text
    if len(text.lstrip("-")) > MAX_DIGITS:
        raise ValueError(text)
    return int(text)


class _Open:
    """A list or mapping whose end has not been read; in a mapping, the key that waits for its value."""

    __slots__ = ("flow", "into", "key", "keys", "mark")

    def __init__(self, into: list[Data] | dict[str, Data], event: StartEvent | None) -> None:
        self.into = into
        self.mark = event.start_mark if event else None
        self.flow = bool(event and event.flow_style)
        self.key: object = _NO_KEY
        self.keys: dict[str, Mark] = {}


class Builder:
    """Builds plain data from the parser's events, and goes on after a problem as far as the parser can."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.problems: list[Problem] = []
        self.documents: list[Data] = []
        self.item_lines: list[int] = []
        self._open = [_Open(self.documents, None)]
        self._top = self._open[0]
        self._last: ScalarEvent | None = None
        self._skipped = 0  # how many lists and mappings are open within one that is too deep
        self._started = 0
        self._blank = 0
        self._done = False

    @property
    def data(self) -> Data:
        """The first document."""
        return self.documents[0] if self.documents else None

    def run(self) -> None:
        """Read all events."""
        loader = LOADER(self.text)
        next_event, steps = loader.get_event, self._steps()
        try:
            while not self._done:
                event = next_event()
                if step := steps.get(type(event)):
                    step(event)
        except yaml.YAMLError as error:
            self._stopped(error)
        except (ValueError, OverflowError):  # PyYAML's own parser reckons with numbers it has not checked
            self._stopped(yaml.YAMLError())
        else:
            if len(self.documents) == self._blank:
                self._report("empty-file", None)
        finally:
            loader.dispose()

    def _steps(self) -> dict[type, Callable[[Any], None]]:
        return {
            yaml.ScalarEvent: self._scalar,
            yaml.MappingStartEvent: self._mapping,
            yaml.MappingEndEvent: self._end,
            yaml.SequenceStartEvent: self._sequence,
            yaml.SequenceEndEvent: self._end,
            yaml.AliasEvent: self._alias,
            yaml.DocumentStartEvent: self._document,
            yaml.StreamEndEvent: self._stream_end,
        }

    def _scalar(self, event: ScalarEvent) -> None:
        self._last = event
        if event.anchor is not None or event.tag is not None:
            self._properties(event)
        if self._skipped:
            return
        value: Data = event.value
        if event.implicit[0]:
            try:
                value = plain(value)
            except ValueError:
                self._report("number-too-long", event.start_mark, found=short(value), limit=MAX_DIGITS)
                value = _UNREADABLE
            if value is None and self._top.into is self.documents and not event.value:
                self._blank += 1
        elif event.style == '"' and not value.isprintable():
            self._controls(event)
        self._put(value, event)

    def _mapping(self, event: StartEvent) -> None:
        self._start({}, event)

    def _sequence(self, event: StartEvent) -> None:
        self._start([], event)

    def _start(self, into: list[Data] | dict[str, Data], event: StartEvent) -> None:
        if event.anchor is not None or event.tag is not None:
            self._properties(event)
        if self._skipped or len(self._open) > MAX_DEPTH:
            self._skip(event)
            return
        self._put(into, event)
        self._top = _Open(into, event)
        self._open.append(self._top)

    def _skip(self, event: StartEvent) -> None:
        if not self._skipped:
            self._report("too-deep", event.start_mark, limit=MAX_DEPTH)
            self._put(_UNREADABLE, event)
        self._skipped += 1
        self._done = self._skipped > _DEEPEST_READ

    def _end(self, _event: Event) -> None:
        if self._skipped:
            self._skipped -= 1
        else:
            self._open.pop()
            self._top = self._open[-1]

    def _alias(self, event: Event) -> None:
        self._report("alias", event.start_mark, found=written_at(self.text, event.start_mark.index))
        if not self._skipped:
            self._put(_UNREADABLE, event)

    def _document(self, event: Event) -> None:
        self._started += 1
        if self._started == 2:
            self._report("several-documents", event.start_mark)

    def _stream_end(self, _event: Event) -> None:
        self._done = True

    def _put(self, value: Data, event: Event) -> None:
        top = self._top
        if isinstance(top.into, list):
            top.into.append(value)
            if len(self._open) == _IN_LIST_OF_FILE:
                self.item_lines.append(event.start_mark.line + 1)
        elif top.key is _NO_KEY:
            top.key = self._key(value, event)
        else:
            if isinstance(top.key, str):
                top.into[top.key] = value
            top.key = _NO_KEY

    def _key(self, value: Data, event: Event) -> object:
        """The key that the next value goes under; `_UNREADABLE` if that value goes nowhere."""
        keys = self._top.keys
        if type(value) is not str:
            if value is not _UNREADABLE:
                self._report_key(value, event)
            return _UNREADABLE
        if value in keys:
            first = keys[value]
            place = {"first_line": first.line + 1, "first_column": first.column + 1}
            self._report("duplicate-key", event.start_mark, key=short(value), **place)
            return _UNREADABLE
        if value == "<<" and self.text.startswith(value, event.start_mark.index):  # without quotes
            self._report("merge-key", event.start_mark)
            return _UNREADABLE
        keys[value] = event.start_mark
        return value

    def _report_key(self, value: Data, event: Event) -> None:
        match value:
            case list():
                kind, found = "list", "[…]"
            case dict():
                kind, found = "mapping", "{…}"
            case _:
                kind = {bool: "boolean", int: "integer"}.get(type(value), "null")
                found = getattr(event, "value", "")
        self._report("non-string-key", event.start_mark, found=found, type=kind)

    def _properties(self, event: Event) -> None:
        """Report an anchor, a tag, or both in either order, as the event begins with them."""
        index = event.start_mark.index
        while match := _PROPERTY.match(self.text, index):
            written = match.group(1)
            place = Spot.of(event).place_of(self.text, match.start(1))
            error = "anchor" if written.startswith("&") else "tag"
            self.problems.append(Problem(error, self.file, *place, {"found": short(written)}))
            index = match.end()

    def _controls(self, event: ScalarEvent) -> None:
        """Report control characters that are written as escapes: shown in a terminal, they would be obeyed."""
        if found := controls_in_value(event.value):
            place = Spot.of(event).place_in(self.text, event.value.index(found[0]))
            facts: dict[str, str | int] = {"found": code(found[0]), "count": len(found)}
            self.problems.append(Problem("control-character", self.file, *place, facts))

    def _stopped(self, error: yaml.YAMLError) -> None:
        bracket = self._top.mark if self._top.flow else None
        problem = explain(stop_of(error, self.text, self.file, bracket, self._last))
        if problem.error != "too-deep" or not any(known.error == "too-deep" for known in self.problems):
            self.problems.append(problem)

    def _report(self, error: str, mark: Mark | None, **facts: str | int) -> None:
        place = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        self.problems.append(Problem(error, self.file, *place, facts))
