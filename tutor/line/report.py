"""What `check` and `solve` print: sentences for people, or one JSON object a line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TextIO

from tutor.content.problems import Problem
from tutor.content.reader import Library, read
from tutor.drill.answers import Json
from tutor.drill.facts import facts_of
from tutor.drill.scenario import Scenario
from tutor.words.plain import is_unicode, printable

if TYPE_CHECKING:
    from tutor.words.words import Words

_NO_PATH: Final = "no-such-path"
_OF_PATHS: Final = (_NO_PATH, "unreadable", "empty-folder")
"""Problems of a path as a whole, not of a place in a file."""


Speak = Callable[[], "Words"]
"""Gives the words, for whoever has something to say in them."""


def report(verb: str, paths: Sequence[str], text_ids: Collection[str], speak: Speak, *, as_json: bool) -> int:
    """Read, check and answer content files.

    `text_ids` are the texts that they may name.
    Returns the exit status: 0 all well; 1 something differs or is invalid; 2 a path that isn't there.
    """
    library = read(paths, text_ids=text_ids)
    if as_json:
        _write_json(library, speak)
    else:
        words = speak()
        for stream, line in _checked(library, words) if verb == "check" else _solved(library, words):
            stream.write(printable(line + "\n", stream))
    if any(problem.error == _NO_PATH for problem in library.problems):
        return 2
    return int(bool(library.problems) or not all(scenario.ok for scenario in library.scenarios))


def _write_json(library: Library, speak: Speak) -> None:
    """Scenarios and problems in the order of the files, an object a line; in ASCII where the stream has no Unicode."""
    ascii_only = not is_unicode(sys.stdout)
    for item in library.in_order():
        found = _answered(item) if isinstance(item, Scenario) else _problem(item, speak())
        sys.stdout.write(json.dumps(found, ensure_ascii=ascii_only) + "\n")


def _answered(scenario: Scenario) -> dict[str, Json]:
    solution = scenario.solution
    found: dict[str, Json] = {
        "id": scenario.id,
        "kind": scenario.question.kind,
        "answer": solution.answer.json,
        "reasons": [facts_of(reason) for reason in solution.reasons],
        "file": scenario.file,
        "line": scenario.line,
    }
    if scenario.expect is not None:
        found |= {"expect": scenario.expect.json, "ok": scenario.ok}
    return found


def _problem(problem: Problem, words: Words) -> dict[str, Json]:
    return {
        "error": problem.error,
        "file": problem.file,
        "line": problem.line,
        "column": problem.column,
        "message": words.problem(problem),
    }


def _checked(library: Library, words: Words) -> Iterator[tuple[TextIO, str]]:
    """Problems and differences, then one line that sums up."""
    for item in library.in_order():
        if isinstance(item, Problem):
            yield sys.stdout, _told(item, words)
        elif not item.ok:
            yield sys.stdout, _difference(item, words)
    read_, problems = len(library.scenarios), len(library.problems)
    if not read_:
        yield sys.stdout, words.say("check-summary-none", files=library.files, problems=problems)
        return
    differing = sum(not scenario.ok for scenario in library.scenarios)
    counts = {"scenarios": read_, "files": library.files, "differing": differing, "problems": problems}
    yield sys.stdout, words.say("check-summary", **counts)


def _solved(library: Library, words: Words) -> Iterator[tuple[TextIO, str]]:
    """Each answer with its reasons; what is wrong goes to standard error."""
    for item in library.in_order():
        if isinstance(item, Problem):
            yield sys.stderr, _told(item, words)
            continue
        yield (
            sys.stdout,
            words.say("solve-answer", id=item.id, answer=words.answer(item.question, item.solution.answer)),
        )
        for reason in item.solution.reasons:
            yield sys.stdout, words.say("solve-reason", reason=words.reason(reason, item.position), rule=reason.rule)
        if not item.ok:
            yield sys.stderr, _difference(item, words)


def _told(problem: Problem, words: Words) -> str:
    message = words.problem(problem)
    if problem.error in _OF_PATHS:
        return words.say("at-path", file=problem.file, message=message)
    place = {"file": problem.file, "line": str(problem.line), "column": str(problem.column)}
    return words.say("at-place", **place, message=message)


def _difference(scenario: Scenario, words: Words) -> str:
    """An `expect` that differs: both answers, and the reason."""
    assert scenario.expect is not None
    message = words.say(
        "expect-differs",
        id=scenario.id,
        expect=words.answer(scenario.question, scenario.expect),
        answer=words.answer(scenario.question, scenario.solution.answer),
        reason=" ".join(words.reason(reason, scenario.position) for reason in scenario.solution.reasons[:1]),
    )
    return words.say("at-place", file=scenario.file, line=str(scenario.line), column="1", message=message)
