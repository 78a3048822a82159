"""The reader of content: from paths to scenarios and problems, all files in one go.

A file is read once, and its data becomes values at once. Only a file in which a shape is wrong meets the schema, which
finds every such place; only a file with problems has its lines and columns worked out.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import BinaryIO

from tutor.content import paths as content_paths
from tutor.content.document import Document
from tutor.content.locate import problem
from tutor.content.problems import Problem
from tutor.content.required import Requirements, ScenarioIds, entries_key, is_lesson, requirements
from tutor.content.scenarios import Scenarios
from tutor.content.shapes import NUMBER_KEY
from tutor.content.strict import load
from tutor.content.troubles import Trouble
from tutor.drill.entry import Entry
from tutor.drill.lesson import Lesson
from tutor.drill.scenario import Scenario


@dataclass(frozen=True)
class Library:
    """What some files hold: for each file, in their order, its scenarios or else its problems.

    A file with a problem gives no scenario. `files` counts those that were read, good or not. The questions in the
    steps of lessons are scenarios, too.
    """

    items: tuple[Scenario | Problem, ...]
    files: int
    lessons: tuple[Lesson, ...] = ()
    entries: tuple[Entry, ...] = ()
    """The terms and false rules."""

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenarios of all good files."""
        return tuple(item for item in self.items if isinstance(item, Scenario))

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of all files, those of one file in the order of their places."""
        return tuple(item for item in self.items if isinstance(item, Problem))

    def in_order(self) -> Iterator[Scenario | Problem]:
        """Scenarios and problems in the order of the files."""
        return iter(self.items)


@dataclass(frozen=True, slots=True)
class Gathered:
    """What is read well beside scenarios."""

    lessons: list[Lesson]
    entries: list[Entry]


Ids = dict[str, tuple[str, int]]
"""Ids of scenarios read so far, each with its file and line."""


def read(paths: Iterable[str | Path], *, text_ids: Collection[str], stdin: BinaryIO | None = None) -> Library:
    """Read files, folders with all below them, and `-` for standard input.

    `text_ids` are those that texts of scenarios may name, as scenarios write them. What an author expects for an
    answer is read here, and compared by `Scenario.ok`.
    """
    sources = list(_sources(paths, stdin))
    known = requirements(item[1] for item in sources if not isinstance(item, Problem))
    items: list[Scenario | Problem] = []
    gathered = Gathered([], [])
    ids: Ids = {}
    there = ScenarioIds([item[1] for item in sources if not isinstance(item, Problem)])
    for item in sources:
        if isinstance(item, Problem):
            items.append(item)
        else:
            items += read_file(
                item[1], item[0], text_ids=text_ids, ids=ids, known=known, there=there, gathered=gathered
            )
    files = sum(not isinstance(item, Problem) for item in sources)
    return Library(tuple(items), files, tuple(gathered.lessons), tuple(gathered.entries))


def _sources(paths: Iterable[str | Path], stdin: BinaryIO | None) -> Iterator[tuple[str, bytes] | Problem]:
    """The files with their names, and what is in them."""
    for source in content_paths.files(paths):
        if isinstance(source, Problem):
            yield source
            continue
        data = content_paths.read(source, sys.stdin.buffer if stdin is None else stdin)
        yield data if isinstance(data, Problem) else (source.name, data)


def read_file(
    data: bytes,
    file: str,
    *,
    text_ids: Collection[str],
    ids: Ids | None = None,
    known: Requirements | None = None,
    there: ScenarioIds | None = None,
    gathered: Gathered | None = None,
) -> Sequence[Scenario] | Sequence[Problem]:
    """The scenarios in the bytes of one file, or its problems; `file` is its name in both.

    `ids` are the ids of files read before; those of this one are added. `known` are the lessons that a lesson may
    require, `there` the scenarios that pages may show; what is read well beside scenarios goes to `gathered`.
    """
    loaded = load(data, file)
    document = loaded.document
    if document is None:
        return loaded.problems
    reading = _reading(document, text_ids, known or {}, there or ScenarioIds())
    scenarios = reading.read(document.data)
    troubles = [*reading.parts.troubles, *_misshapen(reading, document)]
    troubles += _ids_twice(reading, document, {} if ids is None else ids)
    if not troubles and not loaded.problems:
        if gathered is not None:
            gathered.lessons.extend([reading.lesson] if reading.lesson is not None else [])
            gathered.entries.extend(reading.entries)
        return scenarios
    found = [*loaded.problems, *(problem(trouble, document) for trouble in troubles)]
    return sorted(dict.fromkeys(found))


def _reading(document: Document, text_ids: Collection[str], known: Requirements, there: ScenarioIds) -> Scenarios:
    if is_lesson(document.data):
        from tutor.content.lessons import Lessons  # which knows the generator; scenarios can be read without

        return Lessons(document.file, text_ids, document.item_lines, known)
    if (key := entries_key(document.data)) is not None:
        from tutor.content.entries import Entries

        return Entries(document.file, text_ids, document.item_lines, key, there)
    return Scenarios(document.file, text_ids, document.item_lines)


def _misshapen(reading: Scenarios, document: Document) -> list[Trouble]:
    if not reading.parts.misshapen:
        return []
    from tutor.content.structure import structure  # jsonschema takes longer to import than most files to read

    troubles = structure(document.data)
    assert troubles, "the reader knows a shape that the schema does not"
    return troubles


def _ids_twice(reading: Scenarios, document: Document, ids: Ids) -> Iterator[Trouble]:
    """Ids and numbers of lessons that were read before; the file that comes later is at fault."""
    for id_, name, path in reading.named():
        if name in ids:
            file, line = ids[name]
            kind = "number" if path == (NUMBER_KEY,) else "id"
            yield Trouble(f"duplicate-{kind}", path, {kind: id_, "first_file": file, "first_line": line})
        else:
            well_shaped = not reading.parts.misshapen
            ids[name] = document.file, reading.line(path) if well_shaped else document.place(path[:2])[0]
