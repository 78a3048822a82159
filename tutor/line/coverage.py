"""The verb `coverage`: rules and beliefs against lessons, scenarios and languages, and every hole named."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence

from tutor.content.draw import shipped_folder
from tutor.content.lessons import shipped_lessons
from tutor.content.reader import read
from tutor.session.coverage import BeliefCovered, Coverage, RuleCovered
from tutor.session.holes import Hole
from tutor.words.files import entries, language_codes, language_folder, text_ids
from tutor.words.plain import printable
from tutor.words.words import Words


def coverage(words: Words, *, as_json: bool = False) -> int:
    """Print what all that is shipped covers.

    Returns the exit status: 1 where there is a hole.
    """
    found = shipped()
    holes = tuple(found.holes)
    for line in _json(found, holes, words) if as_json else _lines(found, holes, words):
        sys.stdout.write(printable(line + "\n", sys.stdout))
    return int(bool(holes))


def shipped() -> Coverage:
    """The lessons and scenarios that come with the program, in the languages that it speaks."""
    ids = text_ids()
    scenarios = read([str(shipped_folder("scenarios"))], text_ids=ids).scenarios
    told = {lang: entries(language_folder(lang)) for lang in language_codes()}
    return Coverage(shipped_lessons(ids), scenarios, told)


def said(hole: Hole, words: Words) -> str:
    """A hole in a sentence."""
    return words.say(f"hole-{hole.kind}", **dict(hole.facts))


def _lines(found: Coverage, holes: Sequence[Hole], words: Words) -> Iterator[str]:
    rules = (_rule(row) for row in found.rules)
    yield from _table(("rule", "steps", "scenarios", "beliefs", "languages"), rules, words)
    yield ""
    beliefs = (_belief(row) for row in found.beliefs)
    yield from _table(("belief", "refuted", "lessons", "steps", "scenarios", "languages"), beliefs, words)
    yield ""
    yield from (said(hole, words) for hole in holes)
    yield words.say("covered-holes", number=len(holes))


def _rule(row: RuleCovered) -> tuple[str, ...]:
    return (row.rule, str(row.steps), str(row.scenarios), str(row.beliefs), " ".join(row.languages))


def _belief(row: BeliefCovered) -> tuple[str, ...]:
    lessons = " ".join(map(str, row.lessons))
    return (row.belief, " ".join(row.rules), lessons, str(row.steps), str(row.scenarios), " ".join(row.languages))


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]], words: Words) -> Iterator[str]:
    table = [[words.say(f"covered-{name}") for name in headings], *rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _json(found: Coverage, holes: Iterable[Hole], words: Words) -> Iterator[str]:
    for row in (*found.rules, *found.beliefs):
        yield json.dumps({name: getattr(row, name) for name in row.names})
    for hole in holes:
        yield json.dumps({"hole": hole.kind, **dict(hole.facts), "message": said(hole, words)}, ensure_ascii=False)
