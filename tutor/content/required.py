"""Which files are lessons, and what each lesson requires: told before any of them is read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from tutor.content.document import Data, Document
from tutor.content.shapes import LESSON_KEY
from tutor.content.strict import load

Requirements = Mapping[str, tuple[str, ...]]
"""Lessons by id, each with those that come before it."""

_BEGINS: Final = re.compile(rf"^{LESSON_KEY}[ \t]*:".encode(), re.MULTILINE)


def is_lesson(data: Data) -> bool:
    """Whether a file's data is a lesson, or was meant to be one."""
    return isinstance(data, dict) and LESSON_KEY in data


def requirements(files: Iterable[bytes]) -> Requirements:
    """What the lessons among some files require; whatever can't be read is left out."""
    documents = (load(data, "").document for data in files if _BEGINS.search(data))
    return dict(_required(document) for document in documents if document is not None and is_lesson(document.data))


def _required(document: Document) -> tuple[str, tuple[str, ...]]:
    data = document.data
    listed = data.get("requires", ())
    words = listed.split() if isinstance(listed, str) else listed if isinstance(listed, list) else ()
    return str(data[LESSON_KEY]), tuple(map(str, words))
