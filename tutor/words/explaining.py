"""From a reason to the message that says it and its arguments."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final, get_args

from tutor.rules.duties import Rung
from tutor.rules.reasons import GamePointsCounted, MayBidHigher, Reason, RevokeFound, reason_id
from tutor.rules.seats import Seat

if TYPE_CHECKING:
    from tutor.words.words import Words

PARTS: Final = {"parts": ("card", "points"), "pairs": ("suit", "worth")}
"""The fields of reasons that are lists of parts, and the arguments of the message that says one part."""


def reason_facts(words: Words, reason: Reason, seat: Seat) -> tuple[str, dict[str, object]]:
    """The id of a reason's message and its arguments: its fields, and the seat that a duty binds.

    Lists of parts are said already, each part by the message `…-part`; of `sides` only the number is told.
    """
    id_ = reason_id(type(reason))
    facts: dict[str, object] = {"seat": seat}
    for field in fields(reason):
        value = getattr(reason, field.name)
        if field.name in PARTS:
            names = PARTS[field.name]
            said = [words.format(f"{id_}-part", dict(zip(names, part, strict=True))) for part in value]
            value = words.join(said) if said else None
        elif field.name == "sides":
            value = len(value)
        elif isinstance(reason, RevokeFound) and isinstance(value, get_args(Rung)):
            was, why = reason_facts(words, value, reason.seat)
            value = words.format(f"{was}.past", why, more=True)
        facts[field.name] = value
    return id_, facts | derived(reason)


def derived(reason: Reason) -> dict[str, object]:
    """What a sentence needs beside the fields, reckoned from them."""
    match reason:
        case GamePointsCounted(total, _, _, rest):
            return {"counted": total - rest}
        case MayBidHigher(_, to_beat):
            return {"lowest": to_beat + 1}
        case _:
            return {}
