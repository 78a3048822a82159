"""Scenarios written down as the reader reads them: one that stands on its own, on one line.

What a learner answered is kept beside the position's own text, so that no later change of a file or of a generator can
spoil it. JSON is YAML, and needs no other writer.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from tutor.cards import Hand, Suit
from tutor.content.shapes import ARGUMENTS, PLAIN_KINDS
from tutor.drill.answers import Json
from tutor.drill.questions import Accusation, Choice, Question, Text
from tutor.drill.scenario import Scenario
from tutor.rules.position import Position
from tutor.rules.record import Record
from tutor.rules.ruleset import OPTIONS, PRESETS, RuleSet
from tutor.rules.seats import Seat, Side

T = TypeVar("T")


def scenario_text(scenario: Scenario) -> str:
    """A scenario with all that belongs to it, save the place where it was read.

    >>> from tutor.drill.questions import Deal
    >>> text = scenario_text(Scenario(id="how-many", position=Position(rules=PRESETS["talon"]), question=Deal()))
    >>> text
    '{"scenarios": [{"id": "how-many", "ruleset": "talon", "ask": "deal"}]}'
    >>> scenario_in(text, text_ids=()).position.rules == PRESETS["talon"]
    True
    """
    return json.dumps({"scenarios": [_scenario(scenario)]}, ensure_ascii=False)


def scenario_in(text: str, text_ids: Collection[str]) -> Scenario | None:
    """The scenario that such a text holds, in no file and on no line.

    None where it can't be read: an older or newer program wrote it, or a text that it names has gone since.
    """
    from tutor.content.reader import read_file  # whoever only writes needs no YAML

    try:
        found = read_file(text.encode(), "", text_ids=text_ids)
    except UnicodeEncodeError:
        return None
    if len(found) != 1 or not isinstance(found[0], Scenario):
        return None
    return replace(found[0], file=None, line=None)


def options_of(rules: RuleSet) -> dict[str, Json]:
    """The options of a table that are not its ruleset's own, as files write them.

    >>> options_of(PRESETS["talon"].with_options({"iber": True, "fixed_suit": "h", "overtrump": True}))
    {'iber': True, 'fixed_suit': 'h'}
    """
    base = PRESETS[rules.id]
    set_here = {name: getattr(rules, name) for name in OPTIONS if getattr(rules, name) != getattr(base, name)}
    return {name: value.code if isinstance(value, Suit) else value for name, value in set_here.items()}


def _scenario(scenario: Scenario) -> dict[str, Json]:
    rules = scenario.position.rules
    return _present(
        {
            "id": scenario.id,
            "ruleset": rules.id,
            "options": options_of(rules) or None,
            "position": _position(scenario.position) or None,
            "ask": _ask(scenario.question),
            "expect": scenario.expect.json if scenario.expect is not None else None,
            "rules": [*scenario.rules_taught] or None,
            "themes": [*scenario.themes] or None,
            "level": scenario.level,
            "prompt": _text(scenario.prompt),
            "explain": _text(scenario.explain),
        }
    )


def _present(keys: Mapping[str, T | None]) -> dict[str, T]:
    """Without the keys that hold nothing: for the reader, an absent key says the same."""
    return {key: value for key, value in keys.items() if value is not None}


def _listed(things: Iterable[object]) -> str:
    return " ".join(map(str, things))


def _text(text: Text | None) -> Json:
    return None if text is None else text.id if text.id is not None else dict(text.sentences)


# -- what is known of the table --------------------------------------------------------------------------------------


def _position(position: Position) -> dict[str, Json]:
    written: dict[str, Json] = {
        "trump": _suit(position.trump),
        "hands": _by(position.hands) or None,
        "trick": _listed(position.trick) or None,
        "to_play": position.to_play,
        "opening": position.opening or None,
        "stock": position.stock or None,
        "dealer": position.dealer,
        "auction": _listed(position.auction) or None,
        "bid": _one(position.bid),
        "pile": _one(position.pile),
        "taken": None if position.taken is None else _by(position.taken),
        "announced": {str(side): _suits(suits) for side, suits in position.announced.items()} or None,
        "scores": None if position.scores is None else {str(side): score for side, score in position.scores.items()},
        "target": position.target,
        "record": None if position.record is None else _record(position.record),
    }
    return _present(written)


def _record(record: Record) -> dict[str, Json]:
    written: dict[str, Json] = {
        "dealer": record.dealer,
        "hands": {str(seat): _listed(cards) for seat, cards in record.hands.items()},
        "stock": _listed(record.stock) or None,
        "turned": _one(record.turned),
        "auction": None if record.auction is None else _listed(record.auction),
        "trump": _suit(record.trump),
        "gives": _listed(f"{seat}:{card}" for seat, card in record.gives) or None,
        "discards": _listed(record.discards) or None,
        "plays": [_listed(trick) for trick in record.plays] or None,
    }
    return _present(written)


def _one(thing: object) -> str | None:
    return None if thing is None else str(thing)


def _by(cards: Mapping[Seat, Hand] | Mapping[Side, Hand]) -> dict[str, Json]:
    return {str(key): str(held) for key, held in cards.items()}


def _suit(suit: Suit | None) -> str | None:
    return None if suit is None else suit.code


def _suits(suits: Iterable[Suit]) -> str:
    return " ".join(suit.code for suit in suits)


# -- the question ----------------------------------------------------------------------------------------------------

_MEANS: Final = {"for": "talk"}
"""The keys of `ask` that are called otherwise in the question."""


def _ask(question: Question) -> Json:
    if question.kind in PLAIN_KINDS:
        return question.kind
    arguments = {
        key: _argument(question, key, getattr(question, _MEANS.get(key, key))) for key in ARGUMENTS[question.kind]
    }
    return _present(arguments)


def _argument(question: Question, key: str, value: object) -> Json:
    match question, value:
        case Accusation(), _ if key == "for":
            return "talk" if value else "revoke"
        case Choice(choices), _ if key == "correct":
            keys = [text.key for text in choices]
            return [keys[place - 1] if keys.count(keys[place - 1]) == 1 else place for place in question.correct]
        case _, bool() | None:
            return value
        case _, int() if key == "total":
            return value
        case _, Text():
            return _text(value)
        case _, tuple() if key == "choices":
            return [_text(text) for text in value]
        case _, tuple():
            return _listed(value)
        case _:
            return str(value)
