"""Positions out of chance: a round played, card by lawful card, to any point of it."""

from __future__ import annotations

from random import Random
from typing import Final

from tutor.cards import Hand
from tutor.generate.chance import pick
from tutor.generate.rounds import Start, next_play, random_start
from tutor.rules.notation import Bid, Play
from tutor.rules.position import Position
from tutor.rules.ruleset import PRESETS, RuleSet
from tutor.rules.table import Table

_PRESETS: Final = tuple(PRESETS.values())


def any_rules(rng: Random) -> RuleSet:
    """One of the rulesets."""
    return _PRESETS[int(rng.random() * len(_PRESETS))]


def random_position(rng: Random, rules: RuleSet | None = None, *, learner: bool = False) -> Position:
    """A position as the seat to play sees it, at any point of a random round.

    With `learner` the table is turned so that S is to play. Without `rules` it is of any ruleset. Every card was one of
    those that the table itself held lawful, so that the position can occur.

    >>> position = random_position(Random(7), PRESETS["traditional-2"], learner=True)
    >>> str(position.turn), len(position.hand) > 0
    ('S', True)
    """
    rules = rules if rules is not None else any_rules(rng)
    start = random_start(rng, rules)
    table = start.table()
    announced = False
    for _ in range(int(rng.random() * start.cards)):
        if table.trick:
            table.put(pick(rng, table.lawful()))
        else:
            card, announced = next_play(rng, table)
            table.put(card, announces=announced)
    return seen(start, table, announced=announced, shift=table.turn if learner else 0)


def seen(
    start: Start, table: Table, *, announced: bool = False, shift: int = 0, also: tuple[int, ...] = ()
) -> Position:
    """A table as the seat to play sees it: its own hand, what lies on the table, the trump, the winning bid.

    `announced` says that the lead on the table announced a pair; `shift` turns the table by so many seats; `also` are
    seats (indices) whose hands are shown as well.
    """
    rules, trick, turn = table.rules, table.trick, table.turn
    players, circle = rules.players, rules.circle
    leader = turn - len(trick) - shift
    plays = tuple(
        Play(circle[(leader + place) % players], card, announced and place == 0) for place, card in enumerate(trick)
    )
    seat = circle[(turn - shift) % players]
    hands = {seat: Hand(table.hands[turn])}
    for other in also:
        hands[circle[(other - shift) % players]] = Hand(table.hands[other])
    bid = start.bid
    return Position(
        rules=rules,
        trump=table.trump,
        hands=hands,
        trick=plays,
        to_play=None if plays else seat,
        opening=not plays and not any(table.tricks),
        stock=len(table.stock),
        dealer=circle[(start.dealer - shift) % players],
        bid=Bid(circle[(bid[0] - shift) % players], bid[1]) if bid is not None else None,
    )
