"""What can't be: the third kind of "no". A fault is a value that says what is impossible, and where."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tutor.cards.value import Value

Where = tuple[str | int, ...]
"""A path from the position down to the word at fault: keys, then places in lists, counted from 0."""


class Fault(Value):
    """One impossible thing about a position or record.

    `error` names the sentence about it and `facts` are that sentence's arguments; both stand in `FAULTS`.
    """

    error: str
    where: Where
    facts: Mapping[str, str | int] = MappingProxyType({})

    def under(self, *path: str | int) -> Fault:
        """The same fault seen from further up."""
        return Fault(self.error, (*path, *self.where), self.facts)


class Impossible(ValueError):
    """Raised where a value is asked of a position that can't be; carries the faults."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("; ".join(f"{fault.error} {dict(fault.facts)}" for fault in faults))
        self.faults = faults


FAULTS: Final[Mapping[str, tuple[str, ...]]] = {
    # cards
    "card-repeated": ("card",),
    "card-outside-pack": ("card", "ruleset"),
    "too-many-cards": ("seat", "found", "allowed"),
    "wrong-number-dealt": ("seat", "found", "allowed"),
    "too-many-in-all": ("found", "allowed"),
    # the trick
    "trick-out-of-order": ("seat", "allowed"),
    "trick-too-long": ("found", "allowed"),
    "trick-is-full": ("found",),
    "not-your-turn": ("seat", "allowed"),
    "whose-turn": ("found",),
    "hand-missing": ("seat",),
    "card-not-held": ("seat", "card"),
    "announces-when-following": ("seat", "card"),
    "announces-without-pair": ("seat", "card"),
    "announces-without-rule": ("ruleset",),
    "opening-trump-differs": ("found", "allowed"),
    "opening-with-past": ("found",),
    "winner-did-not-play": ("seat", "allowed"),
    # stock and talon
    "no-stock-here": ("ruleset",),
    "stock-size": ("found", "allowed"),
    # the auction
    "no-bidding-here": ("ruleset",),
    "bid-outside-ladder": ("found", "allowed"),
    "bid-too-low": ("found", "allowed"),
    "bid-out-of-turn": ("seat", "allowed"),
    "bid-after-end": ("seat",),
    "bid-differs": ("found", "allowed"),
    "auction-unfinished": ("seat",),
    "auction-missing": (),
    "round-dealt-again": (),
    # the record
    "trump-missing": (),
    "trump-not-here": ("ruleset",),
    "trump-differs": ("found", "allowed"),
    "turned-not-here": ("ruleset",),
    "turned-not-held": ("card", "seat"),
    "gives-not-here": ("ruleset",),
    "gives-wrong": ("allowed",),
    "discards-not-here": ("ruleset",),
    "too-many-discards": ("found", "allowed"),
    "play-out-of-turn": ("seat", "allowed"),
    "trick-unfinished": ("found", "allowed"),
    "too-many-tricks": ("found", "allowed"),
    "record-unfinished": ("found", "allowed"),
    # sides, piles, announcements
    "announced-twice": ("suit",),
    # questions
    "key-missing": ("key", "kind"),
    "needs-first-lead-trump": ("ruleset",),
    "no-accusations-here": ("ruleset",),
    "same-side": ("seat",),
    "not-one-suit": ("found",),
}
"""Every kind of fault, with the names of its facts."""
