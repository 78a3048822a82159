"""Chance, out of a passed `random.Random` alone.

All of it goes through `Random.random`, whose sequence is the same for one seed in every Python; `choice`, `shuffle` and
`randrange` are kept for where speed does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from tutor.cards import CARDS, Card

T = TypeVar("T")


def pick(rng: Random, mask: int) -> Card:
    """A card of a mask that is not empty, each as likely.

    >>> pick(Random(1), Card.parse("Th").bit)
    Card.parse('Th')
    """
    count = mask.bit_count()
    if count > 1:
        for _ in range(int(rng.random() * count)):
            mask &= mask - 1
    return CARDS[(mask & -mask).bit_length() - 1]


def one_of(rng: Random, things: Sequence[T]) -> T:
    """One of some things, each as likely."""
    return things[int(rng.random() * len(things))]


def some(rng: Random, mask: int, count: int) -> int:
    """So many cards of a mask, as a mask; all of it where it has no more."""
    chosen = 0
    for _ in range(min(count, mask.bit_count())):
        bit = 1 << pick(rng, mask)
        chosen |= bit
        mask ^= bit
    return chosen


def shuffled(rng: Random, cards: Sequence[T]) -> list[T]:
    """The same things in another order, each order as likely."""
    deck, random = list(cards), rng.random
    for last in range(len(deck) - 1, 0, -1):
        other = int(random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def weighted(rng: Random, weights: Sequence[float]) -> int:
    """A place in a list of weights, as likely as its weight says."""
    left = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return len(weights) - 1


def happens(rng: Random, chance: float) -> bool:
    """Whether something of this chance (0–1) happens now."""
    return rng.random() < chance
