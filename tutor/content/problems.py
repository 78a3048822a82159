"""What can be wrong with a content file: ids and facts. The sentences stand in the catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from tutor.rules.faults import FAULTS


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a content file, where it stands and what would be right.

    `error` is an id in kebab-case, and its sentence is the catalogues' `problem-{error}`; `file` is the file as the
    user named it, `-` for standard input; `line` and `column` count characters from 1; `facts` are the sentence's
    arguments, flat. Problems sort by their place.

    >>> second = Problem("alias", "a.yaml", 9, 4, {"found": "*a"})
    >>> first = Problem("duplicate-key", "a.yaml", 2, 1, {"key": "id", "first_line": 1, "first_column": 1})
    >>> [problem.error for problem in sorted([second, first])]
    ['duplicate-key', 'alias']
    """

    error: str
    file: str
    line: int = 1
    column: int = 1
    facts: Mapping[str, str | int] = field(default_factory=dict, hash=False)

    def __lt__(self, other: Problem) -> bool:
        return self._order < other._order

    @property
    def _order(self) -> tuple[str, int, int, str]:
        # The id comes last, so that two problems of one place are always told in the same order.
        return (self.file, self.line, self.column, self.error)


KINDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        # paths
        "no-such-path": (),
        "unreadable": ("reason",),
        "empty-folder": (),
        # bytes and characters
        "too-large": ("limit",),  # in KiB
        "other-encoding": ("found",),  # "UTF-16"
        "not-utf-8": ("found",),  # the first bad byte, "0xE9"
        "byte-order-mark": (),
        "control-character": ("found", "count"),  # "U+0000", and how often
        "tab": ("count",),  # how many lines begin with one
        # YAML
        "yaml-syntax": ("what", "found", "noticed_line", "noticed_column"),
        "empty-file": (),
        "several-documents": (),
        "too-deep": ("limit",),
        "duplicate-key": ("key", "first_line", "first_column"),
        "non-string-key": ("found", "type"),
        "merge-key": (),
        "number-too-long": ("found", "limit"),  # in digits
        "tag": ("found",),
        "anchor": ("found",),
        "alias": ("found",),
        # shapes, found by the schema
        "unknown-key": ("found", "allowed"),
        "missing-key": ("key",),
        "key-excluded": ("key", "other"),  # of two keys, or a key and a value, that can't stand together
        "wrong-type": ("found", "type", "allowed"),
        "not-an-integer": ("found",),
        "not-true-or-false": ("found", "allowed"),
        "number-outside": ("found", "allowed"),
        "unknown-ruleset": ("found", "allowed"),
        "unknown-option": ("found", "allowed"),
        "unknown-kind": ("found", "allowed"),
        "kind-comes-later": ("found",),
        "unknown-value": ("found", "allowed"),
        # words
        "not-a-card": ("found", "allowed"),
        "card-twice": ("found", "card"),  # in one list
        "not-a-suit": ("found", "allowed"),
        "not-a-seat": ("found", "allowed"),
        "not-a-side": ("found", "allowed"),
        "not-a-play": ("found", "allowed"),
        "not-a-call": ("found", "allowed"),
        "not-a-bid": ("found", "allowed"),
        "bad-answer": ("found", "allowed"),  # `allowed` are examples
        "bad-id": ("found",),
        "duplicate-id": ("id", "first_file", "first_line"),
        "duplicate-number": ("number", "first_file", "first_line"),  # of a lesson
        "unknown-rule": ("found", "allowed"),
        "bad-theme": ("found",),
        # texts and choices
        "unknown-text": ("found",),
        "not-a-language": ("found",),
        "empty-text": (),
        "too-few": ("found", "allowed"),  # how many stand, and how many at least should
        "too-many": ("found", "allowed"),
        "choice-twice": ("found",),
        "not-a-choice": ("found", "allowed"),
        # lessons
        "unknown-lesson": ("found", "allowed"),  # one that another requires
        "lessons-in-circle": ("lessons",),
        "unknown-step": ("found", "allowed"),  # to be varied: a question that stands before
        "unknown-belief": ("found",),
        "belief-not-wrong": ("belief",),  # a pupil who believes so makes no mistake there
        "nothing-to-ask": ("found", "allowed"),  # no fresh questions are made about this rule
        "not-a-light": ("found", "allowed"),
        "nobody-leads": (),  # to a round that is to be played
        "round-draws": (),  # cards are drawn in it, and a lesson's round has no stock
        # pages to read
        "unknown-scenario": ("found",),  # that should show a term, or prove a false rule
        "not-a-false-rule": ("found", "allowed"),
        # options that can't stand together (section R)
        "trump-would-come-too-late": ("option", "ruleset"),
        "partners-only-with-four": ("option", "ruleset"),
        "no-bid-winner-without-bidding": ("option", "ruleset"),
        "fixed-suit-without-suit": ("option", "ruleset"),
        # positions, records and questions that can't be
        **FAULTS,
    }
)
"""Every error, and the names of the facts that come with it.

Wherever one of the right words is near to what was found, the fact `nearest` comes besides.
"""

CHOICES: Final[Mapping[tuple[str, str], tuple[str, ...]]] = MappingProxyType(
    {
        ("unreadable", "reason"): ("permission", "broken-link", "link-loop", "other"),
        ("non-string-key", "type"): ("integer", "boolean", "null", "list", "mapping"),
        ("wrong-type", "type"): ("null", "boolean", "integer", "text", "list", "mapping"),
        ("wrong-type", "allowed"): (
            "text",
            "list",
            "words",  # a text with spaces, or a list
            "mapping",
            "text-or-mapping",
        ),
        ("yaml-syntax", "what"): (
            "unclosed-quote",  # stands at the quote that opens
            "unclosed-bracket",  # stands at the bracket that opens
            "missing-comma",
            "missing-colon",  # stands at the text that should be a key
            "second-colon",  # `title: Cruce: a game`
            "text-after-quote",  # `title: 'it's here'`
            "bad-indentation",
            "bad-escape",  # `"\q"`
            "unexpected-character",  # `found` is that character
            "other",
        ),
    }
)
"""The facts, by error and name, that a sentence chooses its words by; and all that they can say."""

_SHORT: Final = 60


def short(text: str) -> str:
    """A text from a file, cut to what a message can show.

    >>> short("Ah Th 9s"), len(short("9" * 1000))
    ('Ah Th 9s', 60)
    """
    return text if len(text) <= _SHORT else text[: _SHORT - 1] + "…"
