"""The JSON Schema of scenario files: what their page says, for editors and for whoever writes them elsewhere.

It is made from the tables that the reader and the engine work with. Keywords fall into two groups: those in
`SHAPE_WORDS` tell shapes, and the reader finds shapes at fault by them; all others (`pattern` above all) tell notation,
where the reader's own parsers are stricter and say more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tutor.cards import Rank, Suit
from tutor.content.shapes import (
    ARGUMENT_NEEDS,
    ARGUMENTS,
    CHARGES,
    EITHER,
    FILE,
    FILE_NEEDS,
    GLOSSARY,
    GLOSSARY_KEY,
    LESSON,
    LESSON_KEY,
    LESSON_NEEDS,
    LEVELS,
    MOST_QUESTIONS,
    MOST_WORDS,
    MYTH,
    MYTHS,
    MYTHS_KEY,
    OPTION_SHAPES,
    PLAIN_KINDS,
    POSITION,
    RECORD,
    RECORD_NEEDS,
    SCENARIO,
    SCENARIO_NEEDS,
    STEP_NEEDS,
    STEPS,
    TERM,
    Shape,
    Shapes,
)
from tutor.rules.numbers import NUMBERS
from tutor.rules.ruleset import OPTIONS, PRESETS
from tutor.rules.seats import PARTNERSHIPS, Seat

Schema = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
ID: Final = "urn:cruce-tutor:scenarios"
LESSON_ID: Final = "urn:cruce-tutor:lesson"
GLOSSARY_ID: Final = "urn:cruce-tutor:glossary"
MYTHS_ID: Final = "urn:cruce-tutor:false-rules"
CONTENT_ID: Final = "urn:cruce-tutor:content"
SHAPE_WORDS: Final = frozenset({"type", "enum", "required", "additionalProperties", "minimum", "maximum", "not"})
"""The keywords that tell shapes."""


def schema() -> Schema:
    """The schema, as plain data (Draft 2020-12).

    >>> schema()["$defs"]["scenarios"]
    {'type': 'array', 'items': {'$ref': '#/$defs/scenario'}}
    """
    return {
        "$schema": DIALECT,
        "$id": ID,
        **_mapping(FILE, FILE_NEEDS),
        "if": {"not": {"required": ["ruleset"]}},
        "then": {"properties": {"scenarios": {"items": {"required": ["ruleset"]}}}},
        "$defs": {
            "scenario": _mapping(SCENARIO, SCENARIO_NEEDS),
            **{_name(shape): fragment for shape, fragment in _definitions().items()},
        },
    }


def lesson_schema() -> Schema:
    """The schema of a lesson's file, as plain data.

    >>> lesson_schema()["properties"]["steps"]
    {'$ref': '#/$defs/steps'}
    """
    return {
        "$schema": DIALECT,
        "$id": LESSON_ID,
        **_mapping(LESSON, LESSON_NEEDS),
        "$defs": {_name(shape): fragment for shape, fragment in {**_definitions(), **_steps()}.items()},
    }


def glossary_schema() -> Schema:
    """The schema of a file of terms, as plain data."""
    return {
        "$schema": DIALECT,
        "$id": GLOSSARY_ID,
        **_mapping(GLOSSARY, GLOSSARY),
        "$defs": {_name(shape): fragment for shape, fragment in {**_definitions(), **_entries()}.items()},
    }


def myths_schema() -> Schema:
    """The schema of a file of false rules, as plain data."""
    return {**glossary_schema(), "$id": MYTHS_ID, **_mapping(MYTHS, MYTHS)}


def content_schema() -> Schema:
    """The schema of all content files: of scenarios, unless a key tells that it is a lesson or pages to read."""
    files, lesson, glossary = schema(), lesson_schema(), glossary_schema()
    told: Schema = _but(files)
    for key, own in ((MYTHS_KEY, myths_schema()), (GLOSSARY_KEY, glossary), (LESSON_KEY, lesson)):
        told = {"if": {"required": [key]}, "then": _but(own), "else": told}
    return {
        "$schema": DIALECT,
        "$id": CONTENT_ID,
        "type": "object",
        **told,
        "$defs": {**files["$defs"], **lesson["$defs"], **glossary["$defs"]},
    }


def _but(whole: Schema) -> Schema:
    """A schema without what stands once for all of them."""
    return {key: part for key, part in whole.items() if key not in ("$schema", "$id", "$defs")}


def _entries() -> dict[Shape, Schema]:
    """Terms and false rules, each with all its keys."""
    return {
        Shape.TERMS: {"type": "array", "items": _mapping(TERM, TERM)},
        Shape.MYTHS: {"type": "array", "items": _mapping(MYTH, MYTH)},
    }


def _steps() -> dict[Shape, Schema]:
    """A step is of a kind, and for each kind it is told what it must be like."""
    step = {
        "type": "object",
        "properties": {"step": _ref(Shape.STEP_KIND)},
        "required": ["step"],
        "allOf": [{"if": _says("step", kind), "then": _step(kind)} for kind in STEPS],
    }
    return {
        Shape.STEPS: {"type": "array", "items": step, "minItems": 1},
        Shape.STEP_KIND: {"enum": list(STEPS)},
        Shape.NAMES: _words(KEBAB_OR_CODE),
    }


def _step(kind: str) -> Schema:
    properties = {key: _ref(shape) for key, shape in STEPS[kind].items()}
    return {"properties": properties, "additionalProperties": False, "required": list(STEP_NEEDS[kind])}


def _name(shape: Shape) -> str:
    return shape.name.lower().replace("_", "-")


def _ref(shape: Shape) -> Schema:
    return {} if shape is Shape.ANYTHING else {"$ref": f"#/$defs/{_name(shape)}"}


def _mapping(shapes: Shapes, needs: Iterable[str] = ()) -> Schema:
    found: Schema = {
        "type": "object",
        "properties": {key: _ref(shape) for key, shape in shapes.items()},
        "additionalProperties": False,
    }
    return {**found, "required": list(needs)} if needs else found


def _definitions() -> dict[Shape, Schema]:
    return {
        Shape.SCENARIOS: {"type": "array", "items": {"$ref": "#/$defs/scenario"}},
        Shape.RULESET: {"enum": list(PRESETS)},
        Shape.OPTIONS: _options(),
        Shape.POSITION: _mapping(POSITION),
        Shape.RECORD: _mapping(RECORD, RECORD_NEEDS),
        Shape.ASK: _ask(),
        Shape.KIND: {"enum": list(ARGUMENTS)},
        **_plain_definitions(),
        **_texts(),
        **_notations(),
    }


def _plain_definitions() -> dict[Shape, Schema]:
    return {
        Shape.ID: _word("[a-z0-9-]+"),
        Shape.LEVEL: {"type": "integer", "minimum": LEVELS[0], "maximum": LEVELS[-1]},
        Shape.COUNT: {"type": "integer", "minimum": 0},
        Shape.POSITIVE: {"type": "integer", "minimum": 1},
        Shape.FEW: {"type": "integer", "minimum": 1, "maximum": MOST_QUESTIONS},
        Shape.YES_NO: {"type": "boolean"},
        Shape.CHARGE: {"enum": list(CHARGES)},
    }


def _options() -> Schema:
    properties = {
        name: {"enum": [str(value) for value in OPTIONS[name].values]} if shape is Shape.ANYTHING else _ref(shape)
        for name, shape in OPTION_SHAPES.items()
    }
    return {"type": "object", "properties": properties, "additionalProperties": False}


# -- questions -------------------------------------------------------------------------------------------------------


def _ask() -> Schema:
    """A word for a kind without arguments; else a mapping, and for each kind what it must be like."""
    return {
        "type": ["string", "object"],
        "if": {"type": "string"},
        "then": {"enum": list(PLAIN_KINDS)},
        "else": {
            "properties": {"kind": _ref(Shape.KIND)},
            "required": ["kind"],
            "allOf": [{"if": _says("kind", kind), "then": _arguments(kind)} for kind in ARGUMENTS],
        },
    }


def _arguments(kind: str) -> Schema:
    properties = {key: _ref(shape) for key, shape in ARGUMENTS[kind].items()}
    needs = list(ARGUMENT_NEEDS[kind])
    return {"properties": properties, "additionalProperties": False, "required": needs, **_among_arguments(kind)}


def _among_arguments(kind: str) -> Schema:
    """What one argument of a kind demands of another."""
    if kind == "game-points":
        one, other = EITHER
        return {
            "if": {"required": [one]},
            "then": {"properties": {other: _NOTHING}},
            "else": {"required": [other]},
        }
    if kind == "accusation":
        unless_waived = {"not": _says("waive", True)}
        return {
            "allOf": [
                {"if": _says("for", "revoke"), "then": {"properties": {"true_talk": _NOTHING}}},
                {"if": {**_says("for", "talk"), **unless_waived}, "then": {"required": ["true_talk"]}},
            ]
        }
    return {}


def _says(key: str, value: str | bool) -> Schema:
    return {"properties": {key: {"const": value}}, "required": [key]}


# -- texts and notation ----------------------------------------------------------------------------------------------


def _texts() -> dict[Shape, Schema]:
    sentence = {"type": ["string", "integer", "boolean"], "minLength": 1}
    language = {"pattern": _whole(LANGUAGE)}
    of_languages = {"additionalProperties": sentence, "propertyNames": language, "minProperties": 1}
    return {
        Shape.TEXT: {"type": ["string", "integer", "object"], "minLength": 1, **of_languages},
        Shape.TEXTS: {**_list(_ref(Shape.TEXT)), "minItems": 2},
        Shape.PLACES: {**_list({"type": ["string", "integer"]}), "minItems": 1},
    }


def _notations() -> dict[Shape, Schema]:
    suit = f"[{''.join(map(str, Suit))}♥♦♣♠]"
    ranks = "".join(sorted({letter for rank in Rank for letter in (str(rank), str(rank).lower())}))
    card = f"(?:10|[{ranks}]){suit}"
    seat, side = _one_of(Seat), _one_of(sides())
    play, call = f"{seat}:{card}!?", f"{seat}:(?:pass|{_NUMBER})"
    in_one = _whole(rf"[\s/]*(?:{play}(?:[\s/]+{play})*[\s/]*)?")
    return {
        Shape.CARD: _word(card),
        Shape.CARDS: _words(card),
        Shape.HAND: _ref(Shape.CARDS),
        Shape.SUIT: _word(suit),
        Shape.TRUMP: _word(f"(?:{suit}|unknown)"),
        Shape.SUITS: _words(suit),
        Shape.SEAT: _word(seat),
        Shape.SIDE: _word(side),
        Shape.PLAYS: _words(play),
        Shape.TRICKS: {**_list(_words(play)), "pattern": in_one},
        Shape.CALLS: _words(call),
        Shape.BID: _word(f"{seat}:{_NUMBER}"),
        Shape.GIVES: _words(f"{seat}:{card}"),
        Shape.HANDS: _by(seat, _ref(Shape.CARDS)),
        Shape.DEALT: _ref(Shape.HANDS),
        Shape.PILES: _by(side, _ref(Shape.CARDS)),
        Shape.SUITS_BY_SIDE: _by(side, _ref(Shape.SUITS)),
        Shape.SCORES: _by(side, {"type": "integer"}),
        Shape.RULES: _words(_one_of(NUMBERS)),
        Shape.THEMES: _words(KEBAB),
    }


_NOTHING: Final[Schema] = {"not": {}}  # as a schema `False` would say, too, but jsonschema then doesn't say where
_NUMBER: Final = "(?:0|[1-9][0-9]{0,8})"
KEBAB: Final = "[a-z0-9]+(?:-[a-z0-9]+)*"
KEBAB_OR_CODE: Final = "[A-Za-z0-9-]+"
LANGUAGE: Final = "[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*"


def sides() -> tuple[str, ...]:
    """The codes of all sides there can be."""
    pairs = (side for partnership in PARTNERSHIPS.values() for side, _ in partnership)
    return (*(str(seat) for seat in Seat), *dict.fromkeys(map(str, pairs)))


def _one_of(words: Iterable[str]) -> str:
    return f"(?:{'|'.join(words)})"


def _whole(pattern: str) -> str:
    return f"^(?:{pattern})$"


def _word(pattern: str) -> Schema:
    """One word; some words look like numbers."""
    return {"type": ["string", "integer"], "pattern": _whole(pattern)}


def _words(pattern: str) -> Schema:
    """A string with spaces, or a list."""
    in_one = _whole(rf"\s*(?:{pattern}(?:\s+{pattern})*\s*)?")
    return {**_list(_word(pattern)), "pattern": in_one}


def _list(item: Schema) -> Schema:
    return {"type": ["string", "integer", "array"], "items": item, "maxItems": MOST_WORDS}


def _by(key: str, value: Mapping[str, Any]) -> Schema:
    return {"type": "object", "propertyNames": {"pattern": _whole(key)}, "additionalProperties": value}
