"""From the data of one file to its terms or false rules, and to all that is wrong with them but their shape."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from io import BytesIO
from pathlib import Path as Path_
from typing import Any, Final

from tutor.content.document import Data
from tutor.content.listen import BAD
from tutor.content.required import ScenarioIds
from tutor.content.scenarios import Scenarios
from tutor.content.shapes import ENTRIES, GLOSSARY_KEY, MYTHS_KEY
from tutor.content.troubles import Path, Trouble, known_by, nearest
from tutor.drill.entry import Entry, Myth, Term
from tutor.drill.scenario import Scenario
from tutor.rules.numbers import SECTIONS

FALSE_RULES: Final = tuple(f"f{number}" for number in range(1, SECTIONS["F"] + 1))
"""The ids of false rules: their numbers, written small."""

_MADE: Final[dict[str, type[Entry]]] = {GLOSSARY_KEY: Term, MYTHS_KEY: Myth}


class Entries(Scenarios):
    """Reads the entries of one file, all under one `key`; `there` are the scenarios that they may show."""

    def __init__(
        self, file: str, text_ids: Collection[str], lines: Sequence[int], key: str, there: ScenarioIds
    ) -> None:
        super().__init__(file, text_ids, lines)
        self.key = key
        self.there = there

    def read(self, data: Data) -> list[Scenario]:
        """No scenarios; `entries` holds what could be read."""
        items = data[self.key]
        if data.keys() != {self.key} or not isinstance(items, list):
            self.parts.misshapen = True
        if isinstance(items, list):
            before = next(index for index, key in enumerate(data) if key == self.key)
            self.lines = self.lines[sum(len(one) for one in list(data.values())[:before] if isinstance(one, list)) :]
            found = [self._entry(item, index) for index, item in enumerate(items)]
            self.entries = [entry for entry in found if entry is not None]
        return []

    def named(self) -> Iterator[tuple[str, str, Path]]:
        """An id may stand once among all terms, and once among all false rules."""
        return ((id_, f"{self.key} {id_}", (self.key, index, "id")) for id_, index in self.ids)

    def _entry(self, data: Data, index: int) -> Entry | None:
        path, shapes = (self.key, index), ENTRIES[self.key]
        if not isinstance(data, dict):
            self.parts.misshapen = True
            return None
        if data.keys() != shapes.keys():
            self.parts.misshapen = True
        read = {key: self.parts.read(shapes[key], data[key], (*path, key)) for key in shapes if key in data}
        found: dict[str, Any] = {key: value for key, value in read.items() if value is not BAD}
        if "id" in found:
            self.ids.append((found["id"], index))
            if self.key == MYTHS_KEY and found["id"] not in FALSE_RULES:
                facts = known_by(found["id"], FALSE_RULES)
                self.parts.troubles.append(Trouble("not-a-false-rule", (*path, "id"), facts))
        if found.get("rules") == ():
            self.parts.troubles.append(Trouble("too-few", (*path, "rules"), {"found": 0, "allowed": 1}))
        if "example" in found and found["example"] not in self.there:
            near = nearest(found["example"], self.there)
            self.parts.bad_word("unknown-scenario", (*path, "example"), found["example"], near)
        return _MADE[self.key](**found) if found.keys() == shapes.keys() else None


def shipped_entries(text_ids: Collection[str], folder: Path_ | None = None) -> tuple[Entry, ...]:
    """The terms and false rules that come with the program, or those of a folder, in the order of their files.

    Raises: `ValueError` where a file is not fit to be read, which our checks forbid.
    """
    from tutor.content.draw import shipped_folder
    from tutor.content.reader import read

    where = folder if folder is not None else shipped_folder("lessons")
    library = read([*_of_entries(where)], text_ids=text_ids, stdin=BytesIO())  # nothing is read from there
    for problem in library.problems:
        raise ValueError(f"{problem.file}:{problem.line}: {problem.error}")
    return library.entries


def _of_entries(folder: Path_) -> Iterator[Path_]:
    """The files of a folder that begin with one of our keys, perhaps behind comments."""
    for path in sorted(folder.rglob("*.yaml")):
        lines = path.read_text(encoding="utf-8").splitlines()
        if any(line.startswith(tuple(f"{key}:" for key in ENTRIES)) for line in lines):
            yield path
