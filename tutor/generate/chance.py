"""Chance, out of a passed `random.Random` alone.

All of it goes through `Random.random`, whose sequence is the same for one seed in every Python, and which is fast; the
seeds of whole questions alone are `getrandbits`.
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


def low(rng: Random, count: int) -> int:
    """A number from 0 to `count` - 1, low ones more often: of six the first comes in two of five, the last in a tenth.

    A square, not a power: powers of floats may differ from machine to machine.
    """
    chance = rng.random()
    return int(chance * chance * count)
