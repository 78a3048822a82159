"""The shelf of shipped scenarios: an index made without reading YAML, and one scenario read at a time.

Our own files are laid out alike (two blanks before each `- id:`, four before its keys), so that a few patterns find
what a quiz chooses by. The reader has the last word: a test holds every slip against what it reads.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from tutor.content.reader import read_file
from tutor.drill.scenario import Scenario

_ITEM: Final = re.compile(r"^  - id: *([a-z0-9-]+)", re.MULTILINE)
_LIST: Final = re.compile(r"^scenarios:.*\n", re.MULTILINE)
_RULESET: Final = re.compile(r"^(?:    )?ruleset: *(\S+)", re.MULTILINE)
_OPTIONS: Final = re.compile(r"^(?:    )?options:", re.MULTILINE)
_KIND: Final = re.compile(r"^    ask:\s*(?:\{ *)?(?:kind: *)?([a-z-]+)", re.MULTILINE)
_LEVEL: Final = re.compile(r"^    level: *([1-5])", re.MULTILINE)
_RULES: Final = re.compile(r"^    rules: *\[(.*?)\]", re.MULTILINE)
_TRICK: Final = re.compile(r"^      trick: *\S", re.MULTILINE)


@dataclass(frozen=True)
class Slip:
    """A scenario on the shelf: what it is known by before it is read.

    `head` is what stands in its file before all scenarios, `text` the scenario itself, `line` that on which it begins.
    """

    file: Path
    head: str
    text: str
    line: int
    id: str

    @cached_property
    def kind(self) -> str:
        """The kind of its question."""
        found = _KIND.search(self.text)
        return found.group(1) if found else ""

    @cached_property
    def level(self) -> int:
        """Its level, 3 where none is given."""
        found = _LEVEL.search(self.text)
        return int(found.group(1)) if found else 3

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The rules that it teaches."""
        found = _RULES.search(self.text)
        return tuple(re.findall(r"[A-Z]\d+", found.group(1))) if found else ()

    @cached_property
    def ruleset(self) -> str:
        """Its ruleset: its own, or the file's."""
        found = _RULESET.search(self.text) or _RULESET.search(self.head)
        return found.group(1) if found else ""

    @property
    def optioned(self) -> bool:
        """Whether options are laid over its ruleset."""
        return bool(_OPTIONS.search(self.text) or _OPTIONS.search(self.head))

    @property
    def in_trick(self) -> bool:
        """Whether a trick lies on the table."""
        return bool(_TRICK.search(self.text))

    def read(self, text_ids: Collection[str]) -> Scenario:
        """The scenario itself.

        Raises: `ValueError` where the file is not fit to be read, which our checks forbid.
        """
        between = "\n" * (self.line - 1 - self.head.count("\n"))
        data = f"{self.head}{between}{self.text}".encode()
        (found,) = read_file(data, str(self.file), text_ids=text_ids)
        if not isinstance(found, Scenario):
            raise ValueError(f"{self.file}:{found.line}: {found.error}")
        return found


def shelf(folder: Path) -> list[Slip]:
    """A slip for every scenario of a folder, in the order of its files; none where there is no such folder."""
    return [slip for path in sorted(folder.rglob("*.yaml")) for slip in _slips(path)]


def _slips(path: Path) -> Iterator[Slip]:
    text = path.read_text(encoding="utf-8")
    begin = _LIST.search(text)
    if begin is None:
        return
    starts = list(_ITEM.finditer(text, begin.end()))
    line, at = text.count("\n", 0, begin.end()) + 1, begin.end()
    for number, start in enumerate(starts, 1):
        end = starts[number].start() if number < len(starts) else len(text)
        line += text.count("\n", at, start.start())
        at = start.start()
        yield Slip(path, text[: begin.end()], text[at:end], line, start.group(1))
