"""A content file that was read: plain data, and the places where its parts stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tutor.content.places import Node, Place, places

Data = Any
"""What a file holds: `dict` with `str` keys, `list`, `str`, `int`, `bool` or `None`, and those within."""

DataPath = tuple[str | int, ...]
"""Keys and indexes from the top of a file to one value: `("scenarios", 0, "position", "hands", "S")`."""


@dataclass(slots=True)
class Document:
    """One content file's data, and where in the file each part of it stands.

    `item_lines` are the lines, from 1, on which the items of lists begin that stand right under the file's own keys.
    Places are worked out when the first of them is asked for, as a file without errors needs none.
    """

    data: Data
    file: str
    text: str = field(repr=False)
    item_lines: Sequence[int] = field(default=(), repr=False, compare=False)
    _top: Node | None = field(default=None, repr=False, compare=False)

    def place(self, path: DataPath, *, key: bool = False) -> Place:
        """Line and column, from 1, of the value at a path, or of its key; `()` is the whole.

        An item of a list has no key: its own place is given.

        Raises: `KeyError` where the path leads nowhere.
        """
        node = self._find(path)
        return (node.key if key and node.key else node.spot).place

    def place_in(self, path: DataPath, offset: int) -> Place:
        """Line and column, from 1, of one character of the text at a path.

        `offset` counts in the text as `data` has it. Quotes, escapes and folded lines are reckoned with; a blank
        that folding made has the place nearest to it. Of a list or mapping, the beginning is given.

        Raises: `KeyError` where the path leads nowhere.
        """
        node = self._find(path)
        return node.spot.place_in(self.text, offset) if node.children is None else node.spot.place

    def _find(self, path: DataPath) -> Node:
        if self._top is None:
            self._top = places(self.text)
        node = self._top
        for step in path:
            node = (node.children or {})[step]
        return node
