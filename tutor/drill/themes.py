"""The themes of our scenarios: what a question is about, as people look for it rather than by a rule's number."""

from __future__ import annotations

from typing import Final

THEMES: Final = (
    "cards",
    "seats",
    "deal",
    "bidding",
    "trump",
    "lead",
    "follow",
    "trump-in",
    "overtrump",
    "discard",
    "iber",
    "tricks",
    "announcements",
    "counting",
    "rounds",
    "match",
    "honesty",
    "false-rules",
    "partner",
    "stock",
    "two-players",
    "three-players",
    "five-players",
    "six-players",
    "international",
    "variants",
)
"""Every theme that a shipped scenario may have; packs of one's own may have others."""
