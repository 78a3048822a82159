"""What `check` and `solve` print: sentences for people, or one JSON object a line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import TextIO

from tutor.content.problems import Problem
from tutor.content.reader import Library, read
from tutor.drill.answers import Json
from tutor.drill.facts import facts_of
from tutor.drill.scenario import Scenario
from tutor.words.files import text_ids
from tutor.words.plain import printable
from tutor.words.words import Words

_NO_PATH = "no-such-path"


def report(verb: str, paths: Sequence[str], *, as_json: bool, words: Words) -> int:
    """Read, check and answer content files.

    Returns the exit status: 0 all well; 1 something differs or is invalid; 2 a path that isn't there.
    """
    library = read(paths, text_ids=text_ids())
    if as_json:
        lines = _json_lines(library, words)
    else:
        lines = _checked(library, words) if verb == "check" else _solved(library, words)
    for stream, line in lines:
        stream.write(printable(line + "\n", stream))
    if any(problem.error == _NO_PATH for problem in library.problems):
        return 2
    return int(bool(library.problems) or not all(scenario.ok for scenario in library.scenarios))


def _json_lines(library: Library, words: Words) -> Iterator[tuple[TextIO, str]]:
    """Scenarios and problems in the order of the files."""
    for item in library.in_order():
        found = _problem(item, words) if isinstance(item, Problem) else _answered(item)
        yield sys.stdout, json.dumps(found, ensure_ascii=False)


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
    differing = sum(not scenario.ok for scenario in library.scenarios)
    counts = {"scenarios": len(library.scenarios), "files": library.files, "differing": differing}
    yield sys.stdout, words.say("check-summary", **counts, problems=len(library.problems))


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
    place = {"file": problem.file, "line": str(problem.line), "column": str(problem.column)}
    return words.say("at-place", **place, message=words.problem(problem))


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
