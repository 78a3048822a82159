"""What would be lawful if one rule of play were dropped, and it alone: the counterfactual law.

A position is decided by a rule where the two laws differ and the rule is the one that the duty names.
"""

from __future__ import annotations

from typing import Final

from tutor.cards import Card
from tutor.cards.hand import suit_mask
from tutor.rules.duties import lawful, row_of
from tutor.rules.table import Table

PLAY_RULES: Final = ("P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "E3", "E5")
"""The rules of play that a card played to a trick can depend on."""


def higher(card: Card) -> int:
    """The mask of the higher cards of a card's suit (C4)."""
    return suit_mask(card & 3) & ~((2 << card) - 1)


def lawful_without(rule: str, table: Table) -> int:
    """The cards (a mask) that the seat to play could play if this rule alone were dropped.

    A trick lies on the table, and the rule is the one that its duty names.

    Raises: `KeyError` for a rule that is none of `PLAY_RULES`.
    """
    hand, led, best = table.hands[table.turn], table.trick[0].suit, table.best
    assert best is not None
    suit = hand & suit_mask(led)
    trumps = hand & suit_mask(table.trump) if table.trump is not None else 0
    match rule:
        case "P2" | "P3" | "P6":  # nobody need follow; nobody need trump; who can't win the trick need not trump
            return hand
        case "P4":  # nothing else lets a player without suit and trump play at all
            return 0
        case "P5":  # any trump
            return trumps
        case "P7":  # any card of the suit
            return suit
        case "P8":  # iber binds on: beat the suit's best card with the suit, the best trump with a trump
            if suit:
                return suit & higher(max(card for card in table.trick if card.suit == led)) or suit
            return trumps & higher(best) or trumps
        case "P9":  # P2–P8 at once, stock or no stock
            return lawful(hand, row_of(table.rules.iber, table.rules.overtrump, table.trump, led, best))
        case "E3":  # the other of the two families
            now = table.lawful()
            return next((cards for cards in _in_both_families(table) if cards != now), now)
        case "E5":  # overtrumping binds whoever follows a trump lead, too
            return suit & higher(best) or suit
        case _:
            raise KeyError(rule)


def decides(rule: str, table: Table) -> bool:
    """Whether this rule alone decides what the seat to play may play now.

    Source: P2–P9; E3 (iber alone and overtrumping alone ask for different cards); E5 (a trump was led)
    """
    if not table.trick:
        return False
    cards, why = table.owes()
    match rule:
        case "E3":
            if table.stock:
                return False
        case "E5":
            if why.rule != "P2" or table.trick[0].suit != table.trump or not table.rules.overtrump:
                return False
        case _:
            if why.rule != rule:
                return False
    return lawful_without(rule, table) != cards


def _in_both_families(table: Table) -> tuple[int, int]:
    """What may be played under iber alone and under the duty to overtrump alone."""
    best = table.best
    assert best is not None
    hand, led, trump = table.hands[table.turn], table.trick[0].suit, table.trump
    return lawful(hand, row_of(True, False, trump, led, best)), lawful(hand, row_of(False, True, trump, led, best))
