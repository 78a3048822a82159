"""Questions about what a lead announces: pairs whole, broken, divided, or merely held (section A)."""

from __future__ import annotations

from random import Random
from typing import Final

from tutor.cards.hand import suit_mask
from tutor.drill.questions import AnnouncementOf
from tutor.generate.asked import ALL_TABLES, Aim, Asked, tables
from tutor.generate.chance import one_of, pick
from tutor.generate.moments import Wanted, find_moment
from tutor.generate.rounds import PAIRS
from tutor.rules.ruleset import RuleSet, TrumpBy
from tutor.rules.table import Table

ROYALS: Final = sum(PAIRS)
"""The mask of every king and queen."""


def announcement(rng: Random, rules: RuleSet) -> Asked:
    """What a card announces: a whole pair led, a pair broken, half a pair, another card."""
    chance = rng.random()
    if chance < 0.5:
        return leading_pair(rng, rules)
    if chance < 0.65 and rules.announcements:
        return breaking_pair(rng, rules)
    if chance < 0.85:
        return half_pair(rng, rules)
    return beside_pair(rng, rules)


def pair_suits(hand: int) -> list[int]:
    """The suits of which a hand (a mask) holds king and queen."""
    return [suit for suit, pair in enumerate(PAIRS) if hand & pair == pair]


def _leads_pair(table: Table) -> bool:
    return not table.trick and bool(pair_suits(table.hands[table.turn]))


def leading_pair(rng: Random, rules: RuleSet, wanted: Wanted = _leads_pair) -> Asked:
    """A pair is held and one of it led: 20, or 40 (A1)."""
    found = find_moment(rng, rules, wanted)
    suit = one_of(rng, pair_suits(found.table.hands[found.table.turn]))
    return found.position(), AnnouncementOf(pick(rng, PAIRS[suit]))


def breaking_pair(rng: Random, rules: RuleSet) -> Asked:
    """A pair is held and one of it is lawfully played to another's lead: nothing (A3)."""

    def breakable(table: Table) -> int:
        hand, lawful = table.hands[table.turn], table.lawful()
        return sum(PAIRS[suit] & lawful for suit in pair_suits(hand)) if table.trick else 0

    found = find_moment(rng, rules, lambda table: breakable(table) > 0)
    return found.position(), AnnouncementOf(pick(rng, breakable(found.table)))


def _halves(hand: int) -> int:
    """The kings and queens (a mask) without their other half in this hand."""
    return sum(hand & pair for pair in PAIRS if hand & pair != pair)


def half_pair(rng: Random, rules: RuleSet) -> Asked:
    """A king or queen is led whose other half is elsewhere, in the partner's hand where that can be shown (A1)."""
    shared = rules.partners and rules.players in (4, 6)

    def halves(table: Table) -> int:
        if table.trick:
            return 0
        hand = table.hands[table.turn]
        if not shared:
            return _halves(hand)
        partner = table.hands[(table.turn + rules.players // 2) % rules.players]
        return sum(hand & pair for pair in PAIRS if hand & pair and partner & pair and (hand | partner) & pair == pair)

    found = find_moment(rng, rules, lambda table: halves(table) > 0)
    position = found.position(partner=shared)
    return position, AnnouncementOf(pick(rng, halves(found.table)))


def beside_pair(rng: Random, rules: RuleSet) -> Asked:
    """A pair is held, but another card is led: nothing (A2)."""

    def beside(table: Table) -> int:
        hand = table.hands[table.turn]
        return hand & ~ROYALS if not table.trick and pair_suits(hand) else 0

    found = find_moment(rng, rules, lambda table: beside(table) > 0)
    cards, hand = beside(found.table), found.table.hands[found.table.turn]
    near = sum(suit_mask(suit) for suit in pair_suits(hand)) & cards
    return found.position(), AnnouncementOf(pick(rng, near or cards))


def _leads_trump_pair(table: Table) -> bool:
    hand, trump = table.hands[table.turn], table.trump
    return not table.trick and trump is not None and hand & PAIRS[trump] == PAIRS[trump]


def _trump_pair(rng: Random, rules: RuleSet) -> Asked:
    """Only a flat worth of every pair would answer otherwise."""
    found = find_moment(rng, rules, _leads_trump_pair)
    assert found.table.trump is not None
    return found.position(), AnnouncementOf(pick(rng, PAIRS[found.table.trump]))


def _a1(rng: Random, rules: RuleSet) -> Asked:
    return _trump_pair(rng, rules) if rng.random() < 0.5 else half_pair(rng, rules)


def _a4(rng: Random, rules: RuleSet) -> Asked:
    """The very first lead announces and makes its suit trump."""
    return leading_pair(rng, rules, lambda table: table.trump is None and _leads_pair(table))


def _announces(rules: RuleSet) -> bool:
    return rules.announcements


def _makes_trump(rules: RuleSet) -> bool:
    return rules.announcements and rules.trump_by is TrumpBy.FIRST_LEAD


PAIRED: Final = tuple(rules for rules in ALL_TABLES if rules.announcements)
AIMS: Final = (
    Aim("A1", "announcement", _a1, _announces, PAIRED),
    Aim("A2", "announcement", beside_pair, _announces, PAIRED),
    Aim("A3", "announcement", breaking_pair, _announces, PAIRED),
    Aim("A4", "announcement", _a4, _makes_trump, tables("traditional-2", "traditional-4-classic")),
)
"""How to aim at the rules of announcements."""
