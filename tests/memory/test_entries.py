"""Entries are lines, and lines are entries; whatever else stands in a line is told of."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.memory.given import entries
from tests.store.making import NOW, attempt, reset
from tutor.memory.entries import ENTRIES, LONGEST, Entry, Help, NotAnEntry, entry_in, line_of

LINE = json.loads(line_of(attempt(1, lesson="trump", step="who", help=Help.RULE, options={"iber": True})))


def line(**changes: Any) -> str:
    """A good line with some keys otherwise; `...` leaves one out."""
    data = {**LINE, **changes}
    return json.dumps({key: value for key, value in data.items() if value is not ...})


def refused(text: str) -> NotAnEntry:
    with pytest.raises(NotAnEntry) as caught:
        entry_in(text)
    assert all(len(str(fact)) <= 80 and str(fact).isprintable() for fact in caught.value.facts.values())
    return caught.value


@given(entries)
def test_an_entry_prints_as_the_line_that_makes_it(entry: Entry) -> None:
    text = line_of(entry)
    assert entry_in(text) == entry
    assert "\n" not in text
    assert line_of(entry_in(text)) == text


def test_what_is_as_by_default_is_not_written() -> None:
    assert {"lesson", "step", "seed", "options", "beliefs", "help", "milliseconds"}.isdisjoint(
        json.loads(line_of(attempt(1)))
    )


def test_keys_that_a_newer_program_writes_are_passed_over() -> None:
    assert entry_in(line(mood="gay", more={"deep": [1]})) == entry_in(line())


@pytest.mark.parametrize("key", ["id", "time", "scenario", "ruleset", "kind", "rules", "position", "answer", "right"])
def test_a_key_that_is_missing_is_named(key: str) -> None:
    fault = refused(line(**{key: ...}))
    assert (fault.reason, fault.facts) == ("line-key-missing", {"key": key})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("id", ""),
        ("id", 7),
        ("id", "x" * 101),
        ("id", "a\nb"),
        ("id", "\ud800"),
        ("time", "2026-11-30"),
        ("time", 1.5),
        ("time", True),
        ("time", 10**30),
        ("rules", "P2"),
        ("rules", [2]),
        ("right", 1),
        ("right", None),
        ("position", {}),
        ("position", "\udfff"),
        ("help", "all of it"),
        ("options", ["iber"]),
        ("options", {"iber": {}}),
        ("seed", "1"),
        ("milliseconds", 10**18),
        ("lesson", 3),
    ],
)
def test_a_value_that_cannot_be_is_named(key: str, value: object) -> None:
    fault = refused(line(**{key: value}))
    assert (fault.reason, fault.facts["key"]) == ("line-wrong-value", key)


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "7", '"entry"', "{", "[" * 50_000, "null", '{"a": 1} {}'])
def test_what_is_no_object_is_no_entry(text: str) -> None:
    assert refused(text).reason == "line-not-json"


@pytest.mark.parametrize("name", ["exam", None, 7, [], ...])
def test_an_entry_that_is_not_known_is_told_of_with_those_there_are(name: object) -> None:
    fault = refused(line(entry=name))
    assert (fault.reason, fault.facts["allowed"]) == ("line-unknown-entry", " ".join(ENTRIES))


def test_a_line_has_an_end() -> None:
    assert refused(line(position="x" * LONGEST)).reason == "line-too-long"


def test_a_number_that_no_reader_can_hold_is_no_time() -> None:
    text = line_of(reset(1)).replace(str(NOW + 1), "9" * 5000)
    assert refused(text).reason == "line-not-json"


@given(
    st.dictionaries(st.sampled_from([*LINE, "reset", "x"]), st.none() | st.integers() | st.text() | st.lists(st.text()))
)
def test_no_line_breaks_the_reader(data: dict[str, object]) -> None:
    for name in (*ENTRIES, None):
        try:
            entry = entry_in(json.dumps({**data, **({"entry": name} if name else {})}))
        except NotAnEntry:
            continue
        assert entry_in(line_of(entry)) == entry
