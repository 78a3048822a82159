"""From `ask` to a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tutor.content.document import Data
from tutor.content.parts import Parts
from tutor.content.shapes import ARGUMENT_NEEDS, ARGUMENTS, EITHER, PLAIN_KINDS
from tutor.content.troubles import Path, Trouble, known_by
from tutor.drill.questions import KINDS, Accusation, Choice, Question, Text

_PLAIN: Final[Mapping[str, Question]] = {kind: KINDS[kind]() for kind in PLAIN_KINDS}  # type: ignore[call-arg]


def question(parts: Parts, value: Data, path: Path) -> Question | None:
    """The question that stands at `ask`; None if it can't be read, and `parts` knows why."""
    if value.__class__ is str:
        if value in _PLAIN:
            return _PLAIN[value]
    elif value.__class__ is dict:
        kind = value.get("kind")
        if kind.__class__ is str and kind in ARGUMENTS:
            return _with_arguments(parts, kind, value, path)
    parts.shapeless()
    return None


def _with_arguments(parts: Parts, kind: str, value: dict[str, Data], path: Path) -> Question | None:
    found, bad = parts.mapping(ARGUMENTS[kind], value, path)
    if not all(key in value for key in ARGUMENT_NEEDS[kind]) or not _AGREE.get(kind, _agree)(value):
        parts.misshapen = True
        return None
    if kind == "choice":
        return _choice(parts, found, path)
    if bad:
        return None
    del found["kind"]
    if kind == "accusation":
        found["talk"] = found.pop("for") == "talk"
        return Accusation(**found)
    return KINDS[kind](**found)


def _agree(_value: dict[str, Data]) -> bool:
    return True


def _either(value: dict[str, Data]) -> bool:
    return sum(key in value for key in EITHER) == 1


def _about_talk(value: dict[str, Data]) -> bool:
    """`true_talk` goes with `for: talk`, and belongs there unless the penalty is waived anyway."""
    if value["for"] == "revoke":
        return "true_talk" not in value
    return value["for"] != "talk" or "true_talk" in value or value.get("waive") is True


_AGREE: Final[Mapping[str, Callable[[dict[str, Data]], bool]]] = {"game-points": _either, "accusation": _about_talk}


# -- choices ---------------------------------------------------------------------------------------------------------


def _choice(parts: Parts, found: dict[str, Any], path: Path) -> Question | None:
    choices: tuple[Text, ...] | None = found.get("choices")
    if choices is None:
        return None
    before = len(parts.troubles)
    if len(choices) < 2:
        parts.troubles.append(Trouble("too-few", (*path, "choices"), {"found": len(choices), "allowed": 2}))
    for index, text in enumerate(choices):
        if text in choices[:index]:
            parts.troubles.append(Trouble("choice-twice", (*path, "choices", index), {"found": text.key}))
    if "correct" not in found:
        return None
    correct = found["correct"]
    words = _chosen(correct, choices)
    if not words:
        parts.troubles.append(Trouble("too-few", (*path, "correct"), {"found": 0, "allowed": 1}))
    places = [_place(parts, choices, word, (*path, "correct", *where)) for word, where in words]
    return None if len(parts.troubles) > before else Choice(choices, tuple(sorted({*places})))


def _chosen(correct: str | int | list[str | int], choices: tuple[Text, ...]) -> list[tuple[str | int, Path]]:
    """What is named as right, each with its place in the value; a single sentence may hold spaces."""
    if isinstance(correct, list):
        return [(word, (index,)) for index, word in enumerate(correct)]
    if isinstance(correct, int) or any(correct == text.key for text in choices):
        return [(correct, ())]
    return [(word, (index,)) for index, word in enumerate(correct.split())]


def _place(parts: Parts, choices: tuple[Text, ...], word: str | int, path: Path) -> int:
    """The place, from 1, of a choice that is named by its id or by its place; 0 if none is meant."""
    keys = [text.key for text in choices]
    numbers = [str(place) for place in range(1, len(choices) + 1)]
    for names in (keys, numbers):
        if str(word) in names:
            return names.index(str(word)) + 1
    facts = known_by(str(word), [*numbers, *(text.id for text in choices if text.id is not None)])
    parts.troubles.append(Trouble("not-a-choice", path, facts))
    return 0
