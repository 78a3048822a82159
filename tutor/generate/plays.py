"""Questions about cards that are played: what is lawful, who takes the trick, what a lead announces."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tutor.cards import Card, Rank, Suit
from tutor.cards.hand import suit_mask
from tutor.drill.questions import AnnouncementOf, LegalPlays, MayPlay, TrickPoints, TrickWinner
from tutor.generate.asked import ALL_TABLES, Aim, Asked, CannotAsk, Maker, Tables, any_table, tables
from tutor.generate.chance import one_of, pick
from tutor.generate.counting import misprices
from tutor.generate.moments import Moment, TrickWanted, Wanted, find_moment, full_trick
from tutor.generate.rounds import PAIRS
from tutor.generate.without import decides, lawful_without
from tutor.rules.duties import best_of
from tutor.rules.position import Position
from tutor.rules.ruleset import RuleSet, TrumpBy, Undealt
from tutor.rules.table import Table

ROYALS: Final = sum(PAIRS)
"""The mask of every king and queen."""


# -- plain -----------------------------------------------------------------------------------------------------------


def moment(rng: Random, rules: RuleSet, wanted: Wanted, *, void: int = 0) -> Moment:
    """A moment that is as wanted, of rounds in which so many seats are made `void` of a suit.

    Raises: `CannotAsk` where no round of this table has one.
    """
    found = find_moment(rng, rules, wanted, void=void)
    if found is None:
        raise CannotAsk(rules.id, None)
    return found


def forbids(table: Table) -> bool:
    """Whether a card of the hand may not be played."""
    return bool(table.trick and table.hands[table.turn] & ~table.lawful())


def _chooses(table: Table) -> bool:
    """Whether a trick lies on the table and the hand has a choice."""
    return bool(table.trick) and table.hands[table.turn].bit_count() > 1


def legal_plays(rng: Random, rules: RuleSet) -> Asked:
    """Which cards may be played: mostly some, but not all; sometimes all, now and then a lead."""
    chance = rng.random()
    wanted = forbids if chance < 0.75 else _chooses if chance < 0.95 else _leads
    return moment(rng, rules, wanted).position(), LegalPlays()


def may_play(rng: Random, rules: RuleSet) -> Asked:
    """Whether a card may be played, as often yes as no."""
    found = moment(rng, rules, forbids)
    lawful = found.table.lawful()
    cards = lawful if rng.random() < 0.5 else found.table.hands[found.table.turn] & ~lawful
    return found.position(), MayPlay(pick(rng, cards))


def _leads(table: Table) -> bool:
    return not table.trick and table.hands[table.turn].bit_count() > 1


def trick(rng: Random, rules: RuleSet, wanted: TrickWanted) -> Position:
    """A whole trick that is as wanted.

    Raises: `CannotAsk` where no round of this table has one.
    """
    found = full_trick(rng, rules, wanted)
    if found is None:
        raise CannotAsk(rules.id, None)
    return found


def trick_winner(rng: Random, rules: RuleSet) -> Asked:
    """Who takes a trick: mostly one that its lead does not simply win."""
    wanted = misleads if rng.random() < 0.6 else lambda cards, trump: best_of(tuple(cards), trump) != cards[0]
    return trick(rng, rules, wanted), TrickWinner()


def trick_points(rng: Random, rules: RuleSet) -> Asked:
    """The points of a trick that has any, and not those on its faces."""
    return trick(rng, rules, _counts_otherwise), TrickPoints()


def _counts_otherwise(cards: list[Card], _: Suit | None) -> bool:
    return misprices(cards) and sum(card.points for card in cards) > 0


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


# -- announcements ---------------------------------------------------------------------------------------------------


def pair_suits(hand: int) -> list[int]:
    """The suits of which a hand (a mask) holds king and queen."""
    return [suit for suit, pair in enumerate(PAIRS) if hand & pair == pair]


def _leads_pair(table: Table) -> bool:
    return not table.trick and bool(pair_suits(table.hands[table.turn]))


def leading_pair(rng: Random, rules: RuleSet, wanted: Wanted = _leads_pair) -> Asked:
    """A pair is held and one of it led: 20, or 40 (A1)."""
    found = moment(rng, rules, wanted)
    suit = one_of(rng, pair_suits(found.table.hands[found.table.turn]))
    return found.position(), AnnouncementOf(pick(rng, PAIRS[suit]))


def breaking_pair(rng: Random, rules: RuleSet) -> Asked:
    """A pair is held and one of it is lawfully played to another's lead: nothing (A3)."""

    def breakable(table: Table) -> int:
        hand, lawful = table.hands[table.turn], table.lawful()
        return sum(PAIRS[suit] & lawful for suit in pair_suits(hand)) if table.trick else 0

    found = moment(rng, rules, lambda table: breakable(table) > 0)
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

    found = moment(rng, rules, lambda table: halves(table) > 0)
    position = found.position(partner=shared)
    return position, AnnouncementOf(pick(rng, halves(found.table)))


def beside_pair(rng: Random, rules: RuleSet) -> Asked:
    """A pair is held, but another card is led: nothing (A2)."""

    def beside(table: Table) -> int:
        hand = table.hands[table.turn]
        return hand & ~ROYALS if not table.trick and pair_suits(hand) else 0

    found = moment(rng, rules, lambda table: beside(table) > 0)
    cards, hand = beside(found.table), found.table.hands[found.table.turn]
    near = sum(suit_mask(suit) for suit in pair_suits(hand)) & cards
    return found.position(), AnnouncementOf(pick(rng, near or cards))


def _leads_trump_pair(table: Table) -> bool:
    hand, trump = table.hands[table.turn], table.trump
    return not table.trick and trump is not None and hand & PAIRS[trump] == PAIRS[trump]


def _trump_pair(rng: Random, rules: RuleSet) -> Asked:
    """Only a flat worth of every pair would answer otherwise."""
    found = moment(rng, rules, _leads_trump_pair)
    assert found.table.trump is not None
    return found.position(), AnnouncementOf(pick(rng, PAIRS[found.table.trump]))


def _a1(rng: Random, rules: RuleSet) -> Asked:
    return _trump_pair(rng, rules) if rng.random() < 0.5 else half_pair(rng, rules)


def _a4(rng: Random, rules: RuleSet) -> Asked:
    """The very first lead announces and makes its suit trump."""
    return leading_pair(rng, rules, lambda table: table.trump is None and _leads_pair(table))


# -- tricks that mislead ---------------------------------------------------------------------------------------------


def misleads(cards: list[Card], trump: Suit | None) -> bool:
    """Whether who knows nothing of trumps and suits, or heeds the last trump alone, sees another winner (P11)."""
    best = best_of(tuple(cards), trump)
    trumps = [card for card in cards if card.suit == trump]
    highest = max(card.rank for card in cards)
    in_suit = max(card for card in cards if card.suit == cards[0].suit)
    return best.rank < highest or best != in_suit or (bool(trumps) and best != trumps[-1])


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


# -- aimed -----------------------------------------------------------------------------------------------------------


def _aimed(rule: str) -> tuple[Maker, Maker]:
    """What makes the two questions about what is lawful, where this rule alone decides."""

    def find(rng: Random, rules: RuleSet) -> Moment:
        void = _void(rng, rules, rule)
        ruffed = rule == "E3" and void > 0
        return moment(
            rng,
            rules,
            lambda table: _chooses(table) and (not ruffed or _ruffed(table)) and decides(rule, table),
            void=void,
        )

    def plays(rng: Random, rules: RuleSet) -> Asked:
        return find(rng, rules).position(), LegalPlays()

    def card(rng: Random, rules: RuleSet) -> Asked:
        found = find(rng, rules)
        differing = found.table.lawful() ^ lawful_without(rule, found.table)
        return found.position(), MayPlay(pick(rng, differing))

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


def _ruffed(table: Table) -> bool:
    return table.best is not None and table.best.suit != table.trick[0].suit


IBER: Final = tables("traditional-", iber=True)
IBER_FROM_3: Final = tuple(rules for rules in IBER if rules.players > 2)
OVER: Final = tuple(rules for rules in ALL_TABLES if rules.overtrump and rules.players > 2)
BOTH: Final = tables("traditional-3", "traditional-4-", iber=True, overtrump=True)
PAIRED: Final = tuple(rules for rules in ALL_TABLES if rules.announcements)


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


def _announces(rules: RuleSet) -> bool:
    return rules.announcements


def _makes_trump(rules: RuleSet) -> bool:
    return rules.announcements and rules.trump_by is TrumpBy.FIRST_LEAD


def _play_aims(rule: str, fits: Callable[[RuleSet], bool], shown: Tables) -> tuple[Aim, Aim]:
    plays, card = _aimed(rule)
    return Aim(rule, "legal-plays", plays, fits, shown), Aim(rule, "may-play", card, fits, shown)


def _winner_aim(rule: str, wanted: TrickWanted) -> Aim:
    def make(rng: Random, rules: RuleSet) -> Asked:
        return trick(rng, rules, wanted), TrickWinner()

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
    Aim("A1", "announcement", _a1, _announces, PAIRED),
    Aim("A2", "announcement", beside_pair, _announces, PAIRED),
    Aim("A3", "announcement", breaking_pair, _announces, PAIRED),
    Aim("A4", "announcement", _a4, _makes_trump, tables("traditional-2", "traditional-4-classic")),
)
"""How to aim at the rules of cards, play and announcements."""
