"""The cases that several projects share are read, and answered as they expect."""

from pathlib import Path

import pytest

from tutor.content.reader import Library, read


@pytest.fixture(scope="module")
def library(shared_cases: Path) -> Library:
    return read([shared_cases], text_ids=())


def test_all_are_read(library: Library) -> None:
    assert library.problems == ()
    assert len(library.scenarios) == 425


def test_all_are_answered_as_expected(library: Library) -> None:
    assert all(scenario.expect is not None for scenario in library.scenarios)
    assert [scenario.id for scenario in library.scenarios if not scenario.ok] == []


def test_answers_print_as_the_text_that_makes_them(library: Library) -> None:
    from tutor.drill.reading import read as read_answer

    for scenario in library.scenarios:
        answer = scenario.solution.answer
        rules = scenario.position.rules
        assert read_answer(scenario.question, str(answer), rules) == answer
        assert read_answer(scenario.question, answer.json, rules) == answer
