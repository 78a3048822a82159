"""rlcard's bridge, in plain Python with numpy observations."""

from __future__ import annotations

from random import Random
from typing import Any

import rlcard
from rlcard.games.bridge.game import BridgeGame

ENVIRONMENT: Any = rlcard.make("bridge", config={"seed": 1})


def play_round(rng: Random) -> int:
    """Deal, bid and play at random through the environment; returns the cards played, 52."""
    choice = rng.choice
    state, _ = ENVIRONMENT.reset()
    while not ENVIRONMENT.is_over():
        state, _ = ENVIRONMENT.step(choice(state["raw_legal_actions"]))
    return int(ENVIRONMENT.game.round.play_card_count)


def play_bare_round(rng: Random) -> int:
    """The same under the environment: the inner game alone, which spares the observations."""
    choice = rng.choice
    game = BridgeGame()
    game.init_game()
    while not game.is_over():
        game.step(choice(game.judger.get_legal_actions()))
    return int(game.round.play_card_count)
