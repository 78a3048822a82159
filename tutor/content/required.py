"""What files refer to in others, told before any of them is read: lessons required, and scenarios shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from tutor.content.document import Data, Document
from tutor.content.shapes import ENTRIES, LESSON_KEY
from tutor.content.strict import load

Requirements = Mapping[str, tuple[str, ...]]
"""Lessons by id, each with those that come before it."""

_BEGINS: Final = re.compile(rf"^{LESSON_KEY}[ \t]*:".encode(), re.MULTILINE)
_ID: Final = re.compile(rf"^{LESSON_KEY}[ \t]*:[ \t]*([a-z0-9-]+)".encode(), re.MULTILINE)


def is_lesson(data: Data) -> bool:
    """Whether a file's data is a lesson, or was meant to be one."""
    return isinstance(data, dict) and LESSON_KEY in data


def lesson_ids(data: bytes) -> list[str]:
    """The id of the lesson in a file, as its pattern finds it before anything is read; nothing where there is none."""
    return [found.decode() for found in _ID.findall(data)]


def requirements(files: Iterable[bytes]) -> Requirements:
    """What the lessons among some files require; whatever can't be read is left out."""
    documents = (load(data, "").document for data in files if _BEGINS.search(data))
    lessons = [document for document in documents if document is not None and is_lesson(document.data)]
    return dict(_required(lesson) for lesson in lessons if isinstance(lesson.data[LESSON_KEY], str))


def _required(document: Document) -> tuple[str, tuple[str, ...]]:
    data = document.data
    listed = data.get("requires", ())
    words = listed.split() if isinstance(listed, str) else listed if isinstance(listed, list) else ()
    return str(data[LESSON_KEY]), tuple(map(str, words))


def entries_key(data: Data) -> str | None:
    """The key that tells that a file's data are terms or false rules; None where it has none."""
    return next((key for key in ENTRIES if key in data), None) if isinstance(data, dict) else None


class ScenarioIds:
    """The scenarios that pages may show: those of the files read together, and those that are shipped.

    They are looked for when the first page asks.
    """

    def __init__(self, files: Sequence[bytes] = ()) -> None:
        self._files = files

    def __contains__(self, id_: str) -> bool:
        return id_ in self._read or id_ in self._shipped

    def __iter__(self) -> Iterator[str]:
        return iter(self._read | self._shipped)

    @cached_property
    def _read(self) -> frozenset[str]:
        documents = (load(data, "").document for data in self._files)
        return frozenset(id_ for document in documents if document is not None for id_ in _ids(document.data))

    @cached_property
    def _shipped(self) -> frozenset[str]:
        from tutor.content.draw import shipped_folder
        from tutor.content.shelf import shelf

        return frozenset(slip.id for slip in shelf(shipped_folder("scenarios")))


def _ids(data: Data) -> Iterator[str]:
    listed = data.get("scenarios") if isinstance(data, dict) else None
    for one in listed if isinstance(listed, list) else ():
        if isinstance(one, dict):
            yield str(one.get("id"))
