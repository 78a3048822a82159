"""Whole random rounds through the checked API; on all sides `random.choice` picks out of the legal plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import ours
from measure import Batch, Effort, Row, duel, median_seconds
from rivals import bridge, euchre, two_hand

OURS_A_BATCH = 400

Player = Callable[[Random], int]
"""Plays one round or game and returns how many cards were played."""


def cards_of(play: Player, rounds: int) -> Batch:
    """A batch of whole rounds, counted in cards played."""
    rng = Random(1)

    def batch() -> int:
        return sum(play(rng) for _ in range(rounds))

    return batch


def note(who: str, play: Player, seconds_a_card: float) -> str:
    """A whole round's length in cards and time."""
    rng = Random(2)
    rounds = 200
    cards = sum(play(rng) for _ in range(rounds)) / rounds
    return f"{who} {seconds_a_card * cards * 1e6:.1f} µs for {cards:.1f} cards"


def against(what: str, rival: Player, rounds: int, at_least: float | None, effort: Effort) -> Row:
    """Our rounds against a rival's, per card played."""
    play = ours.round_player()
    found = duel(cards_of(play, OURS_A_BATCH), cards_of(rival, rounds), effort.alternations)
    sides = note("ours", play, found.ours), note(what, rival, found.rival)
    return found.row(f"random rounds, a card, vs {what}", at_least, (f"Whole rounds: {', '.join(sides)}.",))


def against_euchre(effort: Effort) -> list[Row]:
    """C++ under Python calls; its deal is 22 actions of chance, which the note tells apart."""
    deal = median_seconds(deals, effort.alternations)
    note = f"Of a round of pyspiel's euchre, the deal (22 or so chance actions) is {deal * 1e6:.1f} µs."
    row = against("pyspiel euchre", euchre.play_round, 500, 1.0, effort)
    return [replace(row, notes=(PER_CARD, *row.notes, note))]


def deals() -> int:
    """A batch of pyspiel's deals."""
    rng = Random(1)
    for _ in range(500):
        euchre.deal(rng)
    return 500


def against_schnapsen(effort: Effort) -> list[Row]:
    """Plain Python of the usual kind."""
    return [against("schnapsen", two_hand.play_game, 60, 6.0, effort)]


def against_bridge(effort: Effort) -> list[Row]:
    """Plain Python through a reinforcement-learning environment, and the game inside it alone."""
    return [
        against("rlcard bridge", bridge.play_round, 10, 15.0, effort),
        against("rlcard bridge, inner game", bridge.play_bare_round, 30, None, effort),
    ]


PER_CARD = (
    "Random rounds: the time of whole rounds (deal, bidding, play) divided by the cards played: a round "
    "is 24 cards here, 15 or 20 in euchre, up to 20 in schnapsen, 52 in bridge."
)
