"""The published schema and the reader say the same, for they are made from the same tables."""

import copy
import dataclasses
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tutor.content.problems import CHOICES, KINDS, Problem
from tutor.content.reader import read_file
from tutor.content.scenarios import Scenarios
from tutor.content.schema import SHAPE_WORDS, schema
from tutor.content.shapes import ARGUMENTS, OPTION_SHAPES, POSITION, RECORD
from tutor.content.strict import load
from tutor.content.structure import structure
from tutor.drill.questions import KINDS as QUESTIONS
from tutor.rules.position import Position
from tutor.rules.record import Record
from tutor.rules.ruleset import OPTIONS

HERE = Path(__file__).parent
GOOD = sorted((HERE / "good").glob("*.yaml"))
TEXT_IDS = {"known", "also-known"}

VALIDATOR = Draft202012Validator(schema())


@cache
def good() -> tuple[dict[str, Any], ...]:
    """The data of the good files."""
    loaded = [load(path.read_bytes(), path.name).document for path in GOOD]
    return tuple(document.data for document in loaded if document is not None)


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(schema())
    assert json.loads(json.dumps(schema())) == schema()


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_good_files_fit(path: Path) -> None:
    document = load(path.read_bytes(), path.name).document
    assert document is not None
    assert [error.message for error in VALIDATOR.iter_errors(document.data)] == []


def test_the_shared_cases_fit(shared_cases: Path) -> None:
    paths = sorted(shared_cases.glob("*.yaml"))
    assert paths
    for path in paths:
        document = load(path.read_bytes(), path.name).document
        assert document is not None
        assert [error.message for error in VALIDATOR.iter_errors(document.data)] == []


# -- the tables ------------------------------------------------------------------------------------------------------


def names(kind: type) -> set[str]:
    if hasattr(kind, "names"):
        return set(kind.names)
    return {field.name for field in dataclasses.fields(kind)}


def test_the_keys_of_a_position_and_a_record_are_their_fields() -> None:
    assert set(POSITION) == names(Position) - {"rules"}
    assert set(RECORD) == names(Record)


def test_every_option_has_its_shape() -> None:
    assert set(OPTION_SHAPES) == set(OPTIONS)


def test_every_kind_of_question_has_its_arguments() -> None:
    assert set(ARGUMENTS) == set(QUESTIONS)
    for kind, arguments in ARGUMENTS.items():
        keys = {"talk" if key == "for" else key for key in arguments} - {"kind"}
        assert keys == names(QUESTIONS[kind]), kind


def test_no_mapping_takes_a_key_that_is_not_named() -> None:
    def mappings(part: Any) -> Iterator[dict[str, Any]]:
        if isinstance(part, dict):
            if "properties" in part and "additionalProperties" in part:
                yield part
            for value in part.values():
                yield from mappings(value)
        elif isinstance(part, list):
            for value in part:
                yield from mappings(value)

    closed = [mapping for mapping in mappings(schema()) if mapping["additionalProperties"] is False]
    assert len(closed) == len(list(mappings(schema()))) == 5 + len(ARGUMENTS)


# -- spoilt files ----------------------------------------------------------------------------------------------------

SCALARS: list[Any] = [None, True, False, 0, 1, -1, 7, 10**12, "", " ", "x", "Th", "S", "N-S", "S:Th", "S:Th!", "S:pass"]
SCALARS += ["N:2", "unknown", "h", "pass", "a b", "known", "best-play", "deal", "may-play", "traditional-2", "talon"]
SCALARS += ["no-bidding", "P7", "F12", "2 3", "/", "S:Th / N:9h", "Kh Qh 9h", "S:Kh N:Qh", "revoke", "talk"]
NESTED: list[Any] = [[], {}, ["Th"], [["S:Th"]], [None], [1], {"S": "Th"}, {"N-S": 3}, {"kind": "deal"}, {"en": "x"}]
NESTED += [{"kind": "best-play"}, {"kind": ["deal"]}, {"en": ""}, {"en": None}, {"English": "x"}]
NAMES = ["x", "scenarios", "scenario", *OPTIONS, *POSITION, *RECORD, "S", "N", "E", "N-S", "kind", "en", "trik"]
NAMES += ["id", "ask", "expect", "ruleset", "options", "position", "card", "side", "total", "true_talk", "claim"]
WORDS = ["Th", "x", "Kh", "S:Kh", "N:3", "", "/", "W:pass", "9s", "S", "E"]


def paths(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from paths(value, (*path, index))


def at(data: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        data = data[step]
    return data


@st.composite
def spoilt(draw: st.DrawFn) -> Any:
    """A good file's data with one to three things changed; some are as good as before."""
    data: Any = copy.deepcopy(draw(st.sampled_from(good())))
    count = draw(st.integers(1, 3))
    data["scenarios"] = draw(st.lists(st.sampled_from(data["scenarios"]), min_size=1, max_size=3, unique_by=str))
    for _ in range(count):
        everywhere = list(paths(data))
        path = draw(st.sampled_from(everywhere[1:] or everywhere))
        if not path:
            return draw(st.sampled_from(SCALARS + NESTED))
        spoil(draw, at(data, path[:-1]), path[-1])
    return data


def spoil(draw: st.DrawFn, around: Any, key: Any) -> None:
    """Change one value, or its key, or put something beside it."""
    value = around[key]
    strange = copy.deepcopy(draw(st.sampled_from(SCALARS + NESTED)))
    ways = ["replace", "remove", "word"] if isinstance(value, str) else ["replace", "remove"]
    ways += ["beside", "rename"] if isinstance(around, dict) else ["beside"]
    match draw(st.sampled_from(ways)):
        case "replace":
            around[key] = strange
        case "remove":
            del around[key]
        case "word":
            words = value.split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(WORDS))
            around[key] = " ".join(words)
        case "rename":
            around[draw(st.sampled_from(NAMES))] = around.pop(key)
        case _ if isinstance(around, dict):
            around[draw(st.sampled_from(NAMES))] = strange
        case _:
            around.insert(key, strange)


@settings(max_examples=300)
@given(spoilt())
def test_schema_and_reader_agree_on_spoilt_files(data: Any) -> None:
    text = json.dumps(data, ensure_ascii=False).encode()
    document = load(text, "spoilt").document
    assert document is not None
    assert document.data == data
    reading = Scenarios("spoilt", TEXT_IDS, document.item_lines)
    reading.read(data)
    errors = list(VALIDATOR.iter_errors(data))
    of_shape = [e for e in errors if e.validator in SHAPE_WORDS and "propertyNames" not in e.absolute_schema_path]

    assert reading.parts.misshapen == bool(of_shape) == bool(structure(data))
    if errors:
        assert of_shape or reading.parts.troubles, "the reader is never more lenient than the schema"


@settings(max_examples=300)
@given(spoilt())
def test_spoilt_files_are_told_of_in_full_or_answered(data: Any) -> None:
    text = json.dumps(data, ensure_ascii=False, indent=1).encode()
    lines = text.decode().splitlines()
    for item in read_file(text, "spoilt", text_ids=TEXT_IDS):
        if not isinstance(item, Problem):
            assert item.solution.answer is not None
            continue
        assert set(item.facts) - {"nearest"} == set(KINDS[item.error])
        assert all(type(fact) in (str, int) for fact in item.facts.values())
        assert all(fact in CHOICES.get((item.error, name), (fact,)) for name, fact in item.facts.items())
        assert lines[item.line - 1][item.column - 1 :].strip(), "a problem points at something"
