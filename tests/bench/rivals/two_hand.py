"""The PyPI package `schnapsen`, a marriage game for two in plain Python."""

from __future__ import annotations

from random import Random
from typing import Any

from schnapsen.game import Bot, Move, PlayerPerspective, SchnapsenGamePlayEngine

ENGINE = SchnapsenGamePlayEngine()


class Chooser(Bot):
    """Plays at random and counts the cards; a trump exchange is not one."""

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.choice = rng.choice
        self.cards = 0

    def get_move(self, perspective: PlayerPerspective, leader_move: Move | None) -> Move:
        move: Any = self.choice(perspective.valid_moves())
        self.cards += not move.is_trump_exchange()
        return move


def play_game(rng: Random) -> int:
    """Deal and play at random until somebody is out; returns the cards played, 20 at most."""
    leader, follower = Chooser(rng), Chooser(rng)
    ENGINE.play_game(leader, follower, rng)
    return leader.cards + follower.cards
