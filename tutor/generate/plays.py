"""Questions about cards that are played: what is lawful, who takes the trick, what lies in it."""

from __future__ import annotations

from random import Random

from tutor.cards import Card, Suit
from tutor.cards.hand import suit_mask
from tutor.drill.questions import LegalPlays, MayPlay, TrickPoints, TrickWinner
from tutor.generate.asked import Asked
from tutor.generate.chance import pick
from tutor.generate.counting import misprices
from tutor.generate.moments import find_moment, full_trick
from tutor.generate.without import higher
from tutor.rules.duties import best_of
from tutor.rules.ruleset import RuleSet
from tutor.rules.table import Table


def forbids(table: Table) -> bool:
    """Whether a card of the hand may not be played."""
    return bool(table.trick and table.hands[table.turn] & ~table.lawful())


def chooses(table: Table) -> bool:
    """Whether a trick lies on the table and the hand has a choice."""
    return bool(table.trick) and table.hands[table.turn].bit_count() > 1


def legal_plays(rng: Random, rules: RuleSet) -> Asked:
    """Which cards may be played: mostly some, but not all; sometimes all, now and then a lead."""
    chance = rng.random()
    wanted = forbids if chance < 0.75 else chooses if chance < 0.95 else _leads
    return find_moment(rng, rules, wanted).position(), LegalPlays()


def may_play(rng: Random, rules: RuleSet) -> Asked:
    """Whether a card may be played, as often yes as no."""
    found = find_moment(rng, rules, forbids)
    table, lawful = found.table, found.table.lawful()
    if rng.random() < 0.5:
        best = table.best
        assert best is not None
        cards = lawful & ~higher(best) or lawful  # many hold that one must beat
    else:
        wrong = table.hands[table.turn] & ~lawful
        cards = wrong & trumps(table) or wrong  # and that one may always trump
    return found.position(), MayPlay(pick(rng, cards))


def trumps(table: Table) -> int:
    """All trumps there are, as a mask."""
    return suit_mask(table.trump) if table.trump is not None else 0


def _leads(table: Table) -> bool:
    return not table.trick and table.hands[table.turn].bit_count() > 1


def trick_winner(rng: Random, rules: RuleSet) -> Asked:
    """Who takes a trick: mostly one that its lead does not simply win."""
    wanted = misleads if rng.random() < 0.6 else lambda cards, trump: best_of(tuple(cards), trump) != cards[0]
    return full_trick(rng, rules, wanted), TrickWinner()


def trick_points(rng: Random, rules: RuleSet) -> Asked:
    """The points of a trick that has any, and not those on its faces."""
    return full_trick(rng, rules, _counts_otherwise), TrickPoints()


def _counts_otherwise(cards: list[Card], _: Suit | None) -> bool:
    return misprices(cards) and sum(card.points for card in cards) > 0


def misleads(cards: list[Card], trump: Suit | None) -> bool:
    """Whether who knows nothing of trumps and suits, or heeds the last trump alone, sees another winner (P11)."""
    best = best_of(tuple(cards), trump)
    trumped = [card for card in cards if card.suit == trump]
    highest = max(card.rank for card in cards)
    in_suit = max(card for card in cards if card.suit == cards[0].suit)
    return best.rank < highest or best != in_suit or (bool(trumped) and best != trumped[-1])
