"""Places to come back to: exactly what was chosen, typed and hinted, in each lesson and in the quiz."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.making import attempt, in_memory
from tutor.memory import Help
from tutor.store import Place, open_store
from tutor.store.resume import place_in, place_text

words = st.text(max_size=20)
maybe = st.none() | words.filter(bool)
numbers = st.integers(0, 2**32)
places = st.builds(
    Place,
    lesson=maybe,
    step=maybe,
    seed=st.none() | numbers,
    rule=maybe,
    ruleset=maybe,
    kind=maybe,
    count=st.none() | numbers,
    drawn=numbers,
    number=numbers,
    answered=numbers,
    right=numbers,
    scenario=words,
    chosen=st.lists(words, max_size=3).map(tuple),
    typed=words,
    help=st.sampled_from(Help),
    given=maybe,
    suspects=st.lists(words, max_size=3).map(tuple),
    parted=numbers,
    state=st.dictionaries(words, st.none() | st.booleans() | st.lists(words), max_size=3),
)
QUIZ = Place(seed=7, number=3, scenario='{"scenarios": []}', chosen=("9h Th", ""), typed="9", help=Help.NUDGE)


@given(places)
def test_a_place_prints_as_the_text_that_makes_it(place: Place) -> None:
    assert place_in(place_text(place)) == place


@given(st.lists(places, min_size=1, max_size=5))
def test_the_place_saved_last_is_the_one_to_come_back_to(saved: list[Place]) -> None:
    with in_memory() as store:
        for place in saved:
            store.places.save(place)
        assert store.places.last() == saved[-1]
        for lesson in {place.lesson for place in saved}:
            here = [place for place in saved if place.lesson == lesson]
            found = store.places.of_quiz() if lesson is None else store.places.of_lesson(lesson)
            assert found == here[-1]


def test_a_place_is_there_the_next_time(tmp_path: Path) -> None:
    with open_store(tmp_path / "a.db") as store:
        assert store.places.last() is None
        store.places.save(QUIZ)
    with open_store(tmp_path / "a.db") as store:
        assert store.places.last() == store.places.of_quiz() == QUIZ


def test_each_lesson_keeps_its_place_beside_the_quizs() -> None:
    with in_memory() as store:
        lesson = Place(lesson="quiz", step="who", typed="7")
        store.places.save(QUIZ)
        store.places.save(lesson)
        assert (store.places.of_quiz(), store.places.of_lesson("quiz")) == (QUIZ, lesson)
        store.places.leave(lesson)
        assert store.places.of_lesson("quiz") is None
        assert store.places.last() == QUIZ
        store.places.leave(lesson)


def test_an_answer_and_its_place_are_recorded_together() -> None:
    with in_memory() as store:
        store.record(attempt(1), place=QUIZ)
        assert store.places.last() == QUIZ


BROKEN = """\
nonsense
[]
7
null
{"number": "3"}
{"number": true}
{"chosen": "9h"}
{"chosen": [9]}
{"help": "all"}
{"typed": null}
{"state": []}
"""


@pytest.mark.parametrize("text", ["", "[" * 99_999, *BROKEN.splitlines()])
def test_a_place_that_cannot_be_read_is_none(text: str) -> None:
    assert place_in(text) is None


def test_what_a_newer_program_keeps_of_a_place_is_passed_over() -> None:
    assert place_in(json.dumps({"number": 3, "mood": "gay"})) == Place(number=3)


def test_saving_a_place_waits_for_no_disk(tmp_path: Path) -> None:
    asked: list[str] = []
    with open_store(tmp_path / "a.db") as store:
        store._database._connection.set_trace_callback(asked.append)
        store.places.save(QUIZ)
        at_a_tick, asked = asked, []
        store._database._connection.set_trace_callback(asked.append)
        store.record(attempt(1))
        at_an_answer = asked
        store._database._connection.set_trace_callback(None)
    assert at_a_tick[0] == "PRAGMA synchronous = NORMAL"
    assert at_a_tick[-1] == "PRAGMA synchronous = FULL"
    assert len(at_a_tick) <= 5
    assert not [said for said in at_an_answer if "synchronous" in said]
