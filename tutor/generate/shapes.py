"""Shaped rounds: deals and leads that make rare duties likely, every card lawful all the same.

Whoever deals blindly waits hundreds of rounds for two seats that trump the same trick. Here those seats are dealt none
of one plain suit and most of the trumps, and that suit is led.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tutor.cards import Suit
from tutor.cards.hand import in_order, suit_mask
from tutor.generate.chance import shuffled
from tutor.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Shape:
    """What a round is bent towards: `led` is led, seats in `void` (indices) lack it and hold trumps."""

    led: Suit
    trump: Suit
    void: tuple[int, ...]

    def deal(self, rng: Random, rules: RuleSet) -> list[int]:
        """The cards as bits, seat by seat, and those left over."""
        players, each = rules.players, rules.each + rules.then
        dealt: list[list[int]] = [[] for _ in range(players)]
        left: list[int] = []
        followers = [place for place in range(players) if place not in self.void]
        own, trumps = suit_mask(self.led), suit_mask(self.trump)
        for mask, seats, likely in (
            (own, followers, 1.0),
            (trumps, list(self.void), 0.75),
            (~(own | trumps), list(range(players)), 1.0),
        ):
            for card in shuffled(rng, in_order(rules.pack.mask & mask)):
                wanted = seats if rng.random() < likely else followers
                room = [place for place in wanted if len(dealt[place]) < each]
                if not room and len(left) < rules.left:
                    left.append(card.bit)
                    continue
                room = room or [place for place in range(players) if len(dealt[place]) < each]
                dealt[room[int(rng.random() * len(room))]].append(card.bit)
        return [bit for bits in (*dealt, left) for bit in shuffled(rng, bits)]

    def lead(self, rng: Random, hand: int, trump: Suit | None) -> int:
        """The cards (a mask) among which a leader chooses."""
        if trump is None:  # the first lead makes it (T2)
            return hand & suit_mask(self.trump) or hand
        chance = rng.random()
        if chance < 0.75 and hand & suit_mask(self.led):
            return hand & suit_mask(self.led)
        return (hand & ~suit_mask(trump) or hand) if chance < 0.9 else hand


def random_shape(rng: Random, rules: RuleSet, void: int) -> Shape:
    """A shape for a table, in which so many seats lack a suit."""
    led = int(rng.random() * 4)
    trump = (led + 1 + int(rng.random() * 3)) % 4
    seats = shuffled(rng, range(rules.players))
    return Shape(Suit(led), Suit(trump), tuple(seats[:void]))
