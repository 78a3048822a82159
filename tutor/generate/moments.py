"""Moments of random rounds: the table just before a card is played, picked by what one wants of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from tutor.cards import Card, Suit
from tutor.generate.asked import CannotAsk
from tutor.generate.positions import seen
from tutor.generate.rounds import Start, next_play, random_start
from tutor.generate.shapes import random_shape
from tutor.rules.notation import Play
from tutor.rules.position import Position
from tutor.rules.ruleset import RuleSet
from tutor.rules.table import Table

ROUNDS: Final = 2000
"""How many rounds are looked through for a moment before giving up."""
Wanted = Callable[[Table], bool]
"""Whether a table at rest is what one looks for."""
TrickWanted = Callable[[list[Card], Suit | None], bool]
"""Whether a whole trick, its cards in order, and its trump are what one looks for."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A table at rest, with how its round began; `announced` says that the lead on it announced a pair."""

    start: Start
    table: Table
    announced: bool

    def position(self, *, partner: bool = False) -> Position:
        """The moment as S sees it, whose turn it is; with the opposite hand shown, too, where `partner` says so."""
        table = self.table
        opposite = (table.turn + table.rules.players // 2) % table.rules.players
        also = (opposite,) if partner else ()
        return seen(self.start, table, announced=self.announced, shift=table.turn, also=also)


def find_moment(rng: Random, rules: RuleSet, wanted: Wanted, *, void: int = 0) -> Moment:
    """A moment of a random round that is as wanted, each of its round as likely.

    With `void` the rounds are shaped: so many seats lack a suit and hold trumps, for what comes seldom.

    Raises: `CannotAsk` where no round of this table has one.
    """
    for _ in range(ROUNDS):
        shape = random_shape(rng, rules, void) if void else None
        start = random_start(rng, rules, shape=shape)
        table = start.table()
        found: Moment | None = None
        count, announced = 0, False
        while not table.over:
            if wanted(table):
                count += 1
                if rng.random() * count < 1:
                    found = Moment(start, table.copy(), announced and bool(table.trick))
            card, announces = next_play(rng, table, shape)
            announced = announces if not table.trick else announced
            table.play(card, announces=announces)
        if found is not None:
            return found
    raise CannotAsk(rules.id, None)


def full_trick(rng: Random, rules: RuleSet, wanted: TrickWanted) -> Position:
    """A whole trick of a random round that is as wanted, its trump and no hand.

    Where the trick's own lead has made the trump (T2), it may be left for the learner to see.

    Raises: `CannotAsk` where no round of this table has one.
    """

    def last_cards(table: Table) -> list[Card]:
        if len(table.trick) != rules.players - 1:
            return []
        trump = table.trump
        return [card for card in table.lawful_cards() if wanted([*table.trick, card], trump)]

    moment = find_moment(rng, rules, lambda table: bool(last_cards(table)))
    table = moment.table
    last = last_cards(table)
    cards = [*table.trick, last[int(rng.random() * len(last))]]
    leader = table.turn + 1
    plays = tuple(
        Play(rules.circle[(leader + place) % rules.players], card, moment.announced and place == 0)
        for place, card in enumerate(cards)
    )
    made_here = moment.start.trump is None and not any(table.tricks)
    return Position(rules=rules, trump=None if made_here and rng.random() < 0.5 else table.trump, trick=plays)
