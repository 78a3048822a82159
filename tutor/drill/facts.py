"""Reasons as plain facts, for JSON: the rule, the reason's name, and its fields in the codes of scenario files."""

from __future__ import annotations

from enum import Enum

from tutor.cards import Card, Hand, Suit
from tutor.drill.answers import Json
from tutor.rules.reasons import Reason, reason_id


def facts_of(reason: Reason) -> dict[str, Json]:
    """A reason as a flat mapping.

    >>> from tutor.rules.duties import TrumpIn
    >>> facts_of(TrumpIn(Suit.HEARTS, Suit.SPADES))
    {'rule': 'P3', 'reason': 'trump-in', 'led': 'h', 'trump': 's', 'ruffed': None, 'iber': False}
    """
    named: dict[str, Json] = {"rule": reason.rule, "reason": reason_id(type(reason))}
    named.update((name, plain(getattr(reason, name))) for name in reason.names if name != "rule")
    return named


def plain(value: object) -> Json:
    """A field's value in codes: cards and suits as text, sets and tuples as lists, a nested reason as a mapping."""
    match value:
        case bool() | None:
            return value
        case Card() | Suit():
            return str(value)
        case Enum():
            return str(value.value)
        case int():
            return int(value)
        case str():
            return str(value)
        case Hand():
            return [str(card) for card in value]
        case tuple():
            return [plain(part) for part in value]
        case _:
            return facts_of(value)  # type: ignore[arg-type]
