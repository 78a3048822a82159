"""From a reason or a remark to the message that says it and its arguments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tutor.cards import Card
from tutor.drill.remarks import PlayWasLawful, Remark
from tutor.rules.reasons import (
    CardsCounted,
    GamePointsCounted,
    LevelAtTop,
    MayBidHigher,
    Reason,
    RevokeFound,
    reason_id,
)
from tutor.rules.seats import Seat

if TYPE_CHECKING:
    from tutor.words.words import Words

PARTS: Final = {"parts": ("card", "points"), "pairs": ("suit", "worth")}
"""The fields of reasons that are lists of parts, and the arguments of the message that says one part."""

FEW: Final = 6
"""More cards than these are not counted one by one."""


def reason_facts(words: Words, reason: Reason | Remark, seat: Seat) -> tuple[str, dict[str, object]]:
    """The id of the message of a reason or remark and its arguments: its fields, and the seat that a duty binds.

    Lists of parts are said already, each part by the message `…-part`, many cards by `cards-counted-rank`; of `sides`
    only the number is told.
    """
    id_ = reason_id(type(reason))
    facts: dict[str, object] = {"seat": seat}
    for name in reason.names:
        facts[name] = _fact(words, reason, id_, name)
    return id_, facts | derived(reason)


def _fact(words: Words, reason: Reason | Remark, id_: str, name: str) -> object:
    value = getattr(reason, name)
    match reason:
        case RevokeFound() | PlayWasLawful() if name == "why":
            was, why = reason_facts(words, value, reason.seat)
            return words.format(f"{was}.past", why, more=True)
        case LevelAtTop() if name == "sides":
            return len(value)
        case CardsCounted(parts) if name == "parts" and len(parts) > FEW:
            return words.join(_ranks(words, parts))
        case _ if name in PARTS:
            said = [words.format(f"{id_}-part", dict(zip(PARTS[name], part, strict=True))) for part in value]
            return words.join(said) if said else None
        case _:
            return value


def _ranks(words: Words, parts: tuple[tuple[Card, int], ...]) -> Iterator[str]:
    """Many cards counted rank by rank, from the ace down."""
    for rank in sorted({card.rank for card, _ in parts}, reverse=True):
        counted = [(card, points) for card, points in parts if card.rank is rank]
        total = sum(points for _, points in counted)
        yield words.say("cards-counted-rank", card=counted[0][0], count=len(counted), points=total)


def derived(reason: Reason | Remark) -> dict[str, object]:
    """What a sentence needs beside the fields, reckoned from them."""
    match reason:
        case GamePointsCounted(total, _, _, rest):
            return {"counted": total - rest}
        case MayBidHigher(_, to_beat):
            return {"lowest": to_beat + 1}
        case _:
            return {}
