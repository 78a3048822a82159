"""Revokes and accusations (section X)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.cards.value import Value
from tutor.rules.reasons import AccusationRight, AccusationWrong, BidLostToo, PenaltyWaived, TalkPunished
from tutor.rules.record import Round, Step
from tutor.rules.ruleset import RuleSet
from tutor.rules.seats import Seat, Side

PENALTY: Final = 3
"""Match points that a revoke, a false accusation or talk costs (X2, X4, X5)."""


class Judgement(Value):
    """What an accusation leads to: the change of every side's score, whether the round is void, and why."""

    scores: Mapping[Side, int]
    void: bool
    reasons: tuple[AccusationRight | BidLostToo | AccusationWrong | TalkPunished | PenaltyWaived, ...]


def first_revoke(played: Round) -> Step | None:
    """The first unlawful play of a round (X1)."""
    return next(played.revokes, None)


def accuse_of_revoke(played: Round, accuser: Seat, accused: Seat, *, waive: bool = False) -> Judgement:
    """Settle an accusation of revoking: it is right if the accused revoked at any time in the round.

    Source: X2, X3, X4, X6
    """
    rules = played.rules
    if waive:
        return _waived(rules)
    offence = next((step for step in played.revokes if step.play.seat == accused), None)
    if offence is None:
        return _false_accusation(rules, accuser, accused)
    side = rules.side_of(accused)
    right = AccusationRight(accused, side, offence.trick, offence.play.card, PENALTY)
    bid = played.bid
    if bid is None or rules.side_of(bid.seat) != side:
        return Judgement(_loss(rules, side, PENALTY), True, (right,))
    return Judgement(_loss(rules, side, PENALTY + bid.amount), True, (right, BidLostToo(side, bid.amount)))


def accuse_of_talk(rules: RuleSet, accuser: Seat, accused: Seat, *, true_talk: bool, waive: bool = False) -> Judgement:
    """Settle an accusation of talking across the table; the round goes on either way (E6).

    Source: X4, X5, X6
    """
    if waive:
        return _waived(rules)
    if not true_talk:
        return _false_accusation(rules, accuser, accused)
    side = rules.side_of(accused)
    return Judgement(_loss(rules, side, PENALTY), False, (TalkPunished(accused, side, PENALTY),))


def _loss(rules: RuleSet, loser: Side, points: int) -> dict[Side, int]:
    return {side: -points if side == loser else 0 for side in rules.sides}


def _waived(rules: RuleSet) -> Judgement:
    return Judgement(dict.fromkeys(rules.sides, 0), False, (PenaltyWaived(),))


def _false_accusation(rules: RuleSet, accuser: Seat, accused: Seat) -> Judgement:
    side = rules.side_of(accuser)
    return Judgement(_loss(rules, side, PENALTY), False, (AccusationWrong(accuser, accused, side, PENALTY),))
