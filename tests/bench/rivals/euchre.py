"""pyspiel's euchre, an engine in C++ behind Python calls."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from measure import Batch

GAME: Any = pyspiel.load_game("euchre")
PLAYERS = 4
PLAY: Any = pyspiel.euchre.PLAY


def midtrick_states(count: int, seed: int) -> list[Any]:
    """States out of random rounds in which one to three cards lie on the table."""
    rng = Random(seed)
    states: list[Any] = []
    while len(states) < count:
        state = GAME.new_initial_state()
        while not state.is_terminal():
            if state.current_phase() == PLAY and state.num_cards_played() % PLAYERS:
                states.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return states[:count]


def legal_actions(states: list[Any], passes: int) -> Batch:
    """A batch of legal actions as lists."""

    def batch() -> int:
        for _ in range(passes):
            for state in states:
                state.legal_actions()
        return passes * len(states)

    return batch


def play_round(rng: Random) -> int:
    """Deal, bid and play at random; returns the cards played, 15 where somebody plays alone, else 20."""
    return play_on(GAME.new_initial_state(), rng)


def play_on(state: Any, rng: Random) -> int:
    """Go on at random to the end of the round."""
    choice = rng.choice
    while not state.is_terminal():
        state.apply_action(choice(state.legal_actions()))
    return int(state.num_cards_played())


def first_lead(rng: Random) -> Any:
    """A state after a random deal and bidding; dealer, cards and upcard are each a chance action."""
    choice = rng.choice
    state = GAME.new_initial_state()
    while state.current_phase() != PLAY:
        state.apply_action(choice(state.legal_actions()))
    return state
