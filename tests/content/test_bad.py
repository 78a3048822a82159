"""Every bad file in `bad/` is told of exactly as the list beside it says: all problems, their places, their facts.

A new case is a file `bad/{name}.yaml` and its list `bad/{name}.problems`, one JSON object a line:
`{"error", "line", "column", "facts"}`, in the order of their places.
"""

import json
from pathlib import Path

import pytest

from tutor.content.problems import CHOICES, KINDS, Problem
from tutor.content.reader import read_file

BAD = Path(__file__).parent / "bad"
FILES = sorted(BAD.glob("*.yaml"))

# These come of paths, of size or of two files, and have their tests elsewhere.
NOT_OF_ONE_SMALL_FILE = {"no-such-path", "unreadable", "empty-folder", "too-large", "duplicate-number"}
TEXT_IDS = {"known", "also-known"}
NOT_SHOWN = {("yaml-syntax", "what", "other")}


def problems_of(data: bytes, file: str) -> list[Problem]:
    """What the program says of a file."""
    items = read_file(data, file, text_ids=TEXT_IDS)
    assert all(isinstance(item, Problem) for item in items), "a bad file gives no scenario"
    return [item for item in items if isinstance(item, Problem)]


def expected(path: Path) -> list[Problem]:
    lines = path.with_suffix(".problems").read_text(encoding="utf-8").splitlines()
    return [Problem(file=path.name, **json.loads(line)) for line in lines]


def test_every_bad_file_has_its_list_and_every_list_its_file() -> None:
    assert FILES
    assert {path.stem for path in FILES} == {path.stem for path in BAD.glob("*.problems")}
    assert {path.suffix for path in BAD.iterdir()} == {".yaml", ".problems"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_bad_file_is_told_of_exactly(path: Path) -> None:
    found = problems_of(path.read_bytes(), path.name)
    assert found == expected(path)
    assert found, "a bad file has a problem"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_problems_have_the_facts_that_their_kind_promises(path: Path) -> None:
    for problem in expected(path):
        assert tuple(name for name in problem.facts if name != "nearest") == KINDS[problem.error]
        for name, value in problem.facts.items():
            assert value in CHOICES.get((problem.error, name), (value,))


def test_every_kind_of_problem_has_a_bad_file() -> None:
    shown = {problem.error for path in FILES for problem in expected(path)}
    assert shown == set(KINDS) - NOT_OF_ONE_SMALL_FILE


def test_every_choice_of_words_has_a_bad_file() -> None:
    shown = {
        (problem.error, name, value)
        for path in FILES
        for problem in expected(path)
        for name, value in problem.facts.items()
        if (problem.error, name) in CHOICES
    }
    choices = {(*fact, value) for fact, values in CHOICES.items() for value in values}
    assert shown == {choice for choice in choices if choice[0] not in NOT_OF_ONE_SMALL_FILE} - NOT_SHOWN
