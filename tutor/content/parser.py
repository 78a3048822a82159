"""What this room uses of PyYAML: libyaml's parser, and the shapes of its marks and events.

PyYAML's own types say that a mark may be missing; on what the parsers yield none ever is.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

import yaml

LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser's class; where libyaml is missing, PyYAML's own, some ten times slower."""


class Mark(Protocol):
    """A place in the text, counted in characters from 0."""

    index: int
    line: int
    column: int


class Event(Protocol):
    """Something that stands at a place: a scalar, an alias, the beginning of a list or mapping."""

    start_mark: Mark
    end_mark: Mark
    anchor: str | None


class ScalarEvent(Event, Protocol):
    """A scalar; `style` is its quote or block sign, and the first of `implicit` says that it has none."""

    value: str
    style: str | None
    tag: str | None
    implicit: tuple[bool, bool]


class StartEvent(Event, Protocol):
    """The beginning of a list or mapping; `flow_style` says that it is written with brackets."""

    tag: str | None
    flow_style: bool
