"""The two packs that Cruce is played with."""

from typing import Final

from tutor.cards.card import CARDS, Rank
from tutor.cards.hand import Hand

PACK_24: Final = Hand.of(card for card in CARDS if card.rank >= Rank.NINE)
"""Nine to ace in four suits (C2)."""

PACK_32: Final = Hand.of(CARDS)
"""Seven to ace in four suits (C3)."""

PACK_POINTS: Final = 120
"""Card points in either pack (C5)."""

FULL_SUIT_POINTS: Final = 30
"""Card points in one suit (C5)."""
