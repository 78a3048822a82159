"""Whole random rounds through the checked API; on all sides `random.choice` picks out of the legal plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from statistics import median
from typing import Any

import ours
from measure import Batch, Effort, Row, duel, seconds_per_unit
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


def round_note(who: str, play: Player, seconds_a_card: float) -> str:
    """A whole round's length in cards and time."""
    rng = Random(2)
    rounds = 200
    cards = sum(play(rng) for _ in range(rounds)) / rounds
    return f"{who} {seconds_a_card * cards * 1e6:.1f} µs for {cards:.1f} cards"


def against(what: str, rival: Player, rounds: int, at_least: float | None, effort: Effort) -> Row:
    """Our rounds against a rival's, per card played."""
    play = ours.round_player()
    found = duel(cards_of(play, OURS_A_BATCH), cards_of(rival, rounds), effort.alternations)
    sides = round_note("ours", play, found.ours), round_note(what, rival, found.rival)
    return found.row(f"random rounds, a card, vs {what}", at_least, (f"Whole rounds: {', '.join(sides)}.",))


def against_euchre(effort: Effort) -> list[Row]:
    """C++ under Python calls; each card of its deal is a call, too."""
    row = against("pyspiel euchre", euchre.play_round, 500, 1.0, effort)
    return [replace(row, notes=(PER_CARD, *row.notes, from_first_lead(effort)))]


def from_first_lead(effort: Effort) -> str:
    """What euchre's cards take without its deal and bidding, for a reader who wants the stricter number."""
    rng = Random(1)

    def play_of(states: list[Any]) -> Batch:
        return lambda: sum(euchre.play_on(state, rng) for state in states)

    batches = [play_of([euchre.first_lead(rng) for _ in range(500)]) for _ in range(effort.alternations)]
    taken = median(map(seconds_per_unit, batches))
    return f"From the first lead on, without deal and bidding, pyspiel's euchre takes {taken * 1e6:.3f} µs a card."


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
    "Random rounds: the time of whole rounds divided by the cards played: 24 here, 15 or 20 in euchre, up to 20 in "
    "schnapsen, 52 in bridge. All deal, play and count; euchre and bridge bid, ours (ruleset no-bidding) and "
    "schnapsen don't."
)
