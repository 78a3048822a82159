"""YAML read strictly: plain text stays plain text, and what would surprise an author is refused where it stands.

Of all that YAML takes for numbers, dates and answers only `true`, `false`, whole decimal numbers, `null`, `~` and
nothing at all are more than text: `20:40`, `NO`, `010`, `1e3` and `2001-01-01` are text. Tags, anchors, aliases, merge
keys, second documents, equal keys of one mapping and keys that are not text are problems.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tutor.content.builder import Builder, plain
from tutor.content.document import Data, DataPath, Document
from tutor.content.places import Place
from tutor.content.problems import Problem
from tutor.content.text import MAX_BYTES, read_text

__all__ = ["MAX_BYTES", "Data", "DataPath", "Document", "Loaded", "Place", "load", "plain", "read_text"]

_STILL_READABLE: Final = frozenset({"byte-order-mark", "duplicate-key", "several-documents"})
_MENDED: Final = frozenset({"tab", "control-character"})


@dataclass(frozen=True, slots=True)
class Loaded:
    """What came of reading one file: its problems, in the order of their places, and its document.

    The document is there, too, beside problems that leave no doubt of the data (`byte-order-mark`; `duplicate-key`,
    where the first key stands; `several-documents`, where the first document does), so that whatever else is wrong
    with it can be told in the same go. The file is good only if there are no problems.
    """

    document: Document | None
    problems: tuple[Problem, ...] = ()


def load(data: bytes, file: str) -> Loaded:
    """Read the bytes of one YAML file; `file` is its name in problems. Nothing is raised, whatever the bytes.

    >>> load(b"at: 20:40\\nplayers: 4\\nseat: N", "a.yaml").document.data
    {'at': '20:40', 'players': 4, 'seat': 'N'}
    >>> [problem.error for problem in load(b"a: *b\\na: 1", "a.yaml").problems]
    ['alias', 'duplicate-key']
    """
    text, problems = read_text(data, file)
    if text is None:
        return Loaded(None, tuple(problems))
    builder = Builder(text, file)
    builder.run()
    problems = sorted([*problems, *_not_of_mending(builder.problems, problems)])
    readable = all(problem.error in _STILL_READABLE for problem in problems)
    return Loaded(Document(builder.data, file, text, builder.item_lines) if readable else None, tuple(problems))


def _not_of_mending(found: list[Problem], in_text: list[Problem]) -> list[Problem]:
    """Without errors of syntax that a tab or control character, replaced by a blank, may itself have caused."""
    first = min((problem.line for problem in in_text if problem.error in _MENDED), default=None)
    return [problem for problem in found if first is None or not _may_come_of_mending(problem, first)]


def _may_come_of_mending(problem: Problem, line: int) -> bool:
    unclosed = str(problem.facts.get("what", "")).startswith("unclosed")
    return problem.error == "yaml-syntax" and not unclosed and problem.line >= line
