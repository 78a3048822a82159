"""Cards and tricks that one rule decides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tutor.cards import Card, Rank, Suit
from tutor.drill.questions import LegalPlays, MayPlay, TrickWinner
from tutor.generate.asked import ALL_TABLES, Aim, Asked, Maker, Tables, any_table, tables
from tutor.generate.chance import pick
from tutor.generate.moments import Moment, TrickWanted, find_moment, full_trick
from tutor.generate.plays import chooses, misleads, trick_points, trumps
from tutor.generate.without import decides, lawful_without
from tutor.rules.duties import best_of
from tutor.rules.ruleset import RuleSet, Undealt
from tutor.rules.table import Table


def _discard_outranks(cards: list[Card], trump: Suit | None) -> bool:
    """Whether a card that is neither trump nor of the suit led ranks higher than the winning one (P4)."""
    best = best_of(tuple(cards), trump)
    return any(card.rank > best.rank for card in cards if card.suit not in (trump, cards[0].suit))


def _by_numeral(card: Card) -> int:
    """The rank of a card for whoever puts the ten between nine and jack."""
    if card.rank is Rank.TEN:
        return 2 * Rank.NINE + 1
    return 2 * card.rank


def _ten_decides(cards: list[Card], trump: Suit | None) -> bool:
    """Whether the trick falls to another where the ten ranks below the jack (C4)."""
    best = best_of(tuple(cards), trump)
    rivals = [card for card in cards if card.suit == best.suit]
    return max(rivals, key=_by_numeral) != best


def _aimed(rule: str) -> tuple[Maker, Maker]:
    """What makes the two questions about what is lawful, where this rule alone decides."""

    def find(rng: Random, rules: RuleSet) -> Moment:
        void = _void(rng, rules, rule)
        ruffed = rule == "E3" and void > 0
        return find_moment(
            rng,
            rules,
            lambda table: _tempts(rule, table) and (not ruffed or _ruffed(table)) and decides(rule, table),
            void=void,
        )

    def plays(rng: Random, rules: RuleSet) -> Asked:
        return find(rng, rules).position(), LegalPlays()

    def card(rng: Random, rules: RuleSet) -> Asked:
        found = find(rng, rules)
        differing = found.table.lawful() ^ lawful_without(rule, found.table)
        return found.position(), MayPlay(pick(rng, differing & trumps(found.table) or differing))

    return plays, card


def _void(rng: Random, rules: RuleSet, rule: str) -> int:
    """How many seats are to lack a suit, so that what a rule speaks of happens often; 0 where it does anyhow."""
    match rule:
        case "P5" | "P6":
            return 2
        case "P8":  # whoever follows after one has trumped, or trumps after him
            return 1 if rules.overtrump or rng.random() < 0.5 else 2
        case "E3":  # either family has its half of it
            return 2 if rules.players > 2 and rng.random() < 0.5 else 0
        case _:
            return 0


def _tempts(rule: str, table: Table) -> bool:
    """Whether the hand has a choice; under P2 a trump that it would rather play."""
    if rule == "P2":
        return (
            bool(table.trick) and table.trick[0].suit != table.trump and bool(table.hands[table.turn] & trumps(table))
        )
    return chooses(table)


def _ruffed(table: Table) -> bool:
    return table.best is not None and table.best.suit != table.trick[0].suit


IBER: Final = tables("traditional-", iber=True)
IBER_FROM_3: Final = tuple(rules for rules in IBER if rules.players > 2)
OVER: Final = tuple(rules for rules in ALL_TABLES if rules.overtrump and rules.players > 2)
BOTH: Final = tables("traditional-3", "traditional-4-", iber=True, overtrump=True)


def _no_iber(rules: RuleSet) -> bool:
    return not rules.iber


def _over_three(rules: RuleSet) -> bool:
    return rules.overtrump and rules.players > 2


def _iber(rules: RuleSet) -> bool:
    return rules.iber


def _iber_three(rules: RuleSet) -> bool:
    return rules.iber and rules.players > 2


def _draws(rules: RuleSet) -> bool:
    return rules.undealt is Undealt.STOCK


def _either(rules: RuleSet) -> bool:
    return rules.iber or rules.overtrump


def _over_alone(rules: RuleSet) -> bool:
    return rules.overtrump and not rules.iber


def _play_aims(rule: str, fits: Callable[[RuleSet], bool], shown: Tables) -> tuple[Aim, Aim]:
    plays, card = _aimed(rule)
    return Aim(rule, "legal-plays", plays, fits, shown), Aim(rule, "may-play", card, fits, shown)


def _winner_aim(rule: str, wanted: TrickWanted) -> Aim:
    def make(rng: Random, rules: RuleSet) -> Asked:
        return full_trick(rng, rules, wanted), TrickWinner()

    return Aim(rule, "trick-winner", make, any_table, ALL_TABLES)


AIMS: Final = (
    *_play_aims("P2", _no_iber, ALL_TABLES),
    *_play_aims("P3", any_table, ALL_TABLES),
    *_play_aims("P4", any_table, ALL_TABLES),
    *_play_aims("P5", _over_three, OVER),
    *_play_aims("P6", _over_three, OVER),
    *_play_aims("P7", _iber, IBER),
    *_play_aims("P8", _iber_three, IBER_FROM_3),
    *_play_aims("P9", _draws, tables("traditional-2")),
    *_play_aims("E3", _either, (*IBER, *OVER, *BOTH)),
    *_play_aims("E5", _over_alone, OVER),
    _winner_aim("P4", _discard_outranks),
    _winner_aim("P11", misleads),
    _winner_aim("C4", _ten_decides),
    Aim("C5", "trick-points", trick_points, any_table, ALL_TABLES),
)
"""How to aim at the rules of cards and play."""
