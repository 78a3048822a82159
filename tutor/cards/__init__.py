"""The pack of Cruce: suits, ranks, cards, sets of cards, and how they are written."""

from tutor.cards.card import CARDS, Card, Rank, Suit
from tutor.cards.hand import Hand
from tutor.cards.notation import NotNotation, parse_card, parse_cards, parse_suit, tokens
from tutor.cards.pack import FULL_SUIT_POINTS, PACK_24, PACK_32, PACK_POINTS

__all__ = [
    "CARDS",
    "FULL_SUIT_POINTS",
    "PACK_24",
    "PACK_32",
    "PACK_POINTS",
    "Card",
    "Hand",
    "NotNotation",
    "Rank",
    "Suit",
    "parse_card",
    "parse_cards",
    "parse_suit",
    "tokens",
]
