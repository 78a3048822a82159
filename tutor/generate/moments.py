"""Moments of random rounds: the table just before a card is played, picked by what one wants of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tutor.generate.positions import seen
from tutor.generate.rounds import Start, next_play, random_start
from tutor.rules.notation import Play
from tutor.rules.position import Position
from tutor.rules.ruleset import RuleSet
from tutor.rules.table import Table

ROUNDS = 400
"""How many rounds are looked through for a moment before giving up."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A table at rest, with how its round began; `announced` says that the lead on it announced a pair."""

    start: Start
    table: Table
    announced: bool

    def position(self) -> Position:
        """The moment as S sees it, whose turn it is."""
        return seen(self.start, self.table, announced=self.announced, shift=self.table.turn)

    def with_full_trick(self, rng: Random) -> Position:
        """The trick that lies here, played out to its last card, and no hand shown."""
        table, rules = self.table, self.table.rules
        leader = (table.turn - len(table.trick)) % rules.players
        cards = list(table.trick)
        announced = self.announced
        while len(cards) < rules.players:
            card, announces = next_play(rng, table)
            announced = announces if not cards else announced
            cards.append(card)
            table.play(card, announces=announces)
        circle, trump = rules.circle, table.trump
        plays = tuple(
            Play(circle[(leader + place) % rules.players], card, announced and place == 0)
            for place, card in enumerate(cards)
        )
        return Position(rules=rules, trump=trump, trick=plays)


def find_moment(rng: Random, rules: RuleSet, wanted: Callable[[Table], bool], rounds: int = ROUNDS) -> Moment | None:
    """A moment of a random round that is as wanted, each of its round as likely; None where no round has one."""
    for _ in range(rounds):
        start = random_start(rng, rules)
        table = start.table()
        found: Moment | None = None
        count, announced = 0, False
        while not table.over:
            if wanted(table):
                count += 1
                if rng.random() * count < 1:
                    found = Moment(start, table.copy(), announced and bool(table.trick))
            card, announces = next_play(rng, table)
            announced = announces if not table.trick else announced
            table.play(card, announces=announces)
        if found is not None:
            return found
    return None
