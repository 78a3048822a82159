"""Shapes at fault: found by the schema, told as problems of ours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from tutor.content.document import Data
from tutor.content.problems import short
from tutor.content.schema import SHAPE_WORDS, Schema, glossary_schema, lesson_schema, myths_schema, schema
from tutor.content.shapes import ARGUMENT_NEEDS, EITHER, GLOSSARY_KEY, LATER_KINDS, LESSON_KEY, MYTHS_KEY
from tutor.content.troubles import Path, Trouble, known_by

_TYPES: Final = {bool: "boolean", int: "integer", str: "text", list: "list", dict: "mapping", type(None): "null"}
_ALLOWED: Final = {
    ("object",): "mapping",
    ("array",): "list",
    ("string", "integer"): "text",
    ("string", "integer", "boolean"): "text",
    ("string", "integer", "array"): "words",
    ("string", "object"): "text-or-mapping",
    ("string", "integer", "object"): "text-or-mapping",
}
_BESIDE: Final = {EITHER[1]: EITHER[0], "true_talk": "for: revoke"}
_ONE_OF: Final = {"ruleset": "unknown-ruleset", "kind": "unknown-kind", "ask": "unknown-kind"}


def structure(data: Data) -> list[Trouble]:
    """Everything about a file's data that has not the shape of its kind of file, each cause once."""
    validator = Draft202012Validator(_schema_of(data))
    found: dict[tuple[str, Path, bool], Trouble] = {}
    for error in validator.iter_errors(data):
        if error.validator in SHAPE_WORDS and "propertyNames" not in error.absolute_schema_path:
            for trouble in _troubles(error):
                found.setdefault(
                    (trouble.error, (*trouble.path, trouble.facts.get("key", "")), trouble.at_key), trouble
                )
    return list(_each_cause_once(list(found.values()), data))


def _schema_of(data: Data) -> Schema:
    keys = data if isinstance(data, dict) else {}
    told = {LESSON_KEY: lesson_schema, GLOSSARY_KEY: glossary_schema, MYTHS_KEY: myths_schema}
    return next((make for key, make in told.items() if key in keys), schema)()


def _troubles(error: ValidationError) -> Iterator[Trouble]:
    path: Path = tuple(error.absolute_path)
    value: Any = error.instance
    around: Any = error.schema
    wanted: Any = error.validator_value
    match error.validator:
        case "additionalProperties":
            yield from _unknown_keys(path, value, around["properties"])
        case "required":
            yield from (_missing(path, key) for key in wanted if key not in value)
        case "type":
            yield _wrong_type(path, value, wanted)
        case "enum":
            yield from _none_of(path, value, wanted)
        case "minimum" | "maximum":
            yield Trouble("number-outside", path, {"found": value, "allowed": _range(around)})
        case _:  # `not`, a key that may not stand beside another
            yield _excluded(path)


def _unknown_keys(path: Path, value: dict[str, Data], allowed: Iterable[str]) -> Iterator[Trouble]:
    error = "unknown-option" if path and path[-1] == "options" else "unknown-key"
    for key in value:
        if key not in allowed:
            yield Trouble(error, (*path, key), known_by(key, allowed), at_key=True)


def _missing(path: Path, key: str) -> Trouble:
    return Trouble("missing-key", path, {"key": " / ".join(EITHER) if key in EITHER[1:] else key})


def _wrong_type(path: Path, value: Data, allowed: str | list[str]) -> Trouble:
    if allowed == "integer":
        return Trouble("not-an-integer", path, {"found": shown(value)})
    if allowed == "boolean":
        return Trouble("not-true-or-false", path, {"found": shown(value), "allowed": "true false"})
    types = (allowed,) if isinstance(allowed, str) else tuple(allowed)
    facts: dict[str, str | int] = {"found": shown(value), "type": _TYPES[type(value)], "allowed": _ALLOWED[types]}
    return Trouble("wrong-type", path, facts)


def _none_of(path: Path, value: Data, allowed: list[str]) -> Iterator[Trouble]:
    key = str(path[-1])
    if key in ("ask", "kind") and value in LATER_KINDS:
        yield Trouble("kind-comes-later", path, {"found": str(value)})
    elif key == "ask" and value in ARGUMENT_NEEDS:
        yield from (_missing(path, needed) for needed in ARGUMENT_NEEDS[value][1:] or EITHER[1:])
    else:
        words = list(ARGUMENT_NEEDS) if key == "ask" else allowed
        yield Trouble(_ONE_OF.get(key, "unknown-value"), path, known_by(shown(value), words))


def _range(limits: dict[str, Any]) -> str:
    low, high = limits["minimum"], limits.get("maximum")
    return f"{low}–{high}" if high is not None else f"{low} {low + 1} {low + 2} …"


def _excluded(path: Path) -> Trouble:
    key = str(path[-1])
    return Trouble("key-excluded", path, {"key": key, "other": _BESIDE[key]}, at_key=True)


def _each_cause_once(troubles: list[Trouble], data: Data) -> Iterator[Trouble]:
    """Without keys that are missing only because they are misspelt, and a ruleset missed once where all lack it."""
    meant = {
        (trouble.path[:-1], trouble.facts["nearest"])
        for trouble in troubles
        if trouble.error == "unknown-key" and "nearest" in trouble.facts
    }
    no_ruleset = [trouble for trouble in troubles if trouble.facts == {"key": "ruleset"}]
    everywhere = len(no_ruleset) > 1 and len(no_ruleset) == len(data["scenarios"])
    for trouble in troubles:
        keys = str(trouble.facts["key"]).split(" / ") if trouble.error == "missing-key" else []
        if any((trouble.path, key) in meant for key in keys):
            continue
        if keys == ["ruleset"] and ((), "ruleset") in meant:
            continue
        if keys != ["ruleset"] or not everywhere:
            yield trouble
    if everywhere and ((), "ruleset") not in meant:
        yield Trouble("missing-key", (), {"key": "ruleset"})


def shown(value: Data) -> str:
    """A value in one short word."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case list():
            return "[…]" if value else "[]"
        case dict():
            return "{…}" if value else "{}"
        case _:
            return short(str(value))
