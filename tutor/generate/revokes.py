"""Questions of honesty: rounds in which somebody played what the law forbids, and what follows (section X)."""

from __future__ import annotations

from random import Random
from typing import Final

from tutor.drill.questions import Accusation, FindRevoke
from tutor.generate.asked import Aim, Asked, CannotAsk, Maker, any_table, tables, until_made
from tutor.generate.chance import one_of
from tutor.generate.rounds import Whole, random_round
from tutor.rules.notation import Bid
from tutor.rules.position import Position
from tutor.rules.ruleset import RuleSet
from tutor.rules.seats import Seat, Side

SLIPS: Final = 0.12
"""How often somebody who can revoke does, in these rounds."""


def _revoked(rng: Random, rules: RuleSet) -> Whole:
    """A round with at least one revoke."""

    def make() -> Whole | None:
        whole = random_round(rng, rules, slips=SLIPS)
        return whole if whole.revokes else None

    return until_made(rules, make)


def _written(rng: Random, whole: Whole, least: int) -> Position:
    """The round as it is written down, up to trick `least` or a little further."""
    tricks = least + int(rng.random() * 3)
    return Position(rules=whole.start.rules, record=whole.record(rng, tricks=tricks))


def find_revoke(rng: Random, rules: RuleSet) -> Asked:
    """Where the first unlawful play is; in a third of the rounds nowhere."""
    if rng.random() < 2 / 3:
        return found_revoke(rng, rules)
    whole = random_round(rng, rules)
    return _written(rng, whole, 1 + int(rng.random() * rules.tricks)), FindRevoke()


def found_revoke(rng: Random, rules: RuleSet) -> Asked:
    """Somebody has revoked (X1)."""
    whole = _revoked(rng, rules)
    return _written(rng, whole, whole.revokes[0][0]), FindRevoke()


# -- accusations -----------------------------------------------------------------------------------------------------


def _rival(rng: Random, rules: RuleSet, seat: Seat) -> Seat:
    """A seat of another side, often the learner's."""
    rivals = [other for other in rules.circle if rules.side_of(other) != rules.side_of(seat)]
    return rivals[0] if rivals[0] == rules.circle[0] and rng.random() < 0.6 else one_of(rng, rivals)


def _offenders(whole: Whole) -> list[Seat]:
    """Who revoked, in the order of their first time."""
    circle = whole.start.rules.circle
    found: list[Seat] = []
    for _, place, _ in whole.revokes:
        if circle[place] not in found:
            found.append(circle[place])
    return found


def _since(whole: Whole, seat: Seat) -> int:
    """The trick in which this seat first revoked."""
    circle = whole.start.rules.circle
    return next(trick for trick, place, _ in whole.revokes if circle[place] == seat)


def _bound(whole: Whole) -> Side | None:
    return whole.start.rules.side_of(whole.bid.seat) if whole.bid is not None else None


def right(rng: Random, rules: RuleSet, *, bound: bool | None = None, waive: bool = False) -> Asked:
    """A revoke is proved; `bound` says whether the offender's side is to have won the bidding (X2, X3)."""

    def make() -> Asked | None:
        whole = _revoked(rng, rules)
        offenders = [
            seat for seat in _offenders(whole) if bound is None or (rules.side_of(seat) == _bound(whole)) == bound
        ]
        if not offenders or (bound and whole.bid is not None and whole.bid.amount == 0):
            return None
        accused = one_of(rng, offenders)
        accusation = Accusation(_rival(rng, rules, accused), accused, waive=waive)
        return _written(rng, whole, _since(whole, accused)), accusation

    return until_made(rules, make)


def wrong(rng: Random, rules: RuleSet) -> Asked:
    """The accused did nothing unlawful; mostly somebody else did (X4)."""

    def make() -> Asked | None:
        whole = _revoked(rng, rules) if rng.random() < 0.7 else random_round(rng, rules)
        innocent = [seat for seat in rules.circle if seat not in _offenders(whole)]
        if not innocent:
            return None
        accused = one_of(rng, innocent)
        least = whole.revokes[0][0] if whole.revokes else 1 + int(rng.random() * rules.tricks)
        return _written(rng, whole, least), Accusation(_rival(rng, rules, accused), accused)

    return until_made(rules, make)


def talk(rng: Random, rules: RuleSet, *, true: bool, waive: bool = False) -> Asked:
    """Partners are accused of having told one another something (X5).

    Raises: `CannotAsk` where nobody has a partner to tell.
    """
    seats = [seat for seat in rules.circle if len(rules.seats_of(rules.side_of(seat))) > 1]
    if not seats:
        raise CannotAsk(rules.id, "accusation")
    accused = one_of(rng, seats)
    bid = Bid(one_of(rng, rules.circle), rules.lowest_bid + int(rng.random() * 3))
    asked = Accusation(_rival(rng, rules, accused), accused, talk=True, true_talk=true, waive=waive)
    return Position(rules=rules, bid=bid), asked


def accusation(rng: Random, rules: RuleSet) -> Asked:
    """An accusation of any kind: right or wrong, of a revoke or of talk, now and then waived."""
    waive = rng.random() < 0.12
    chance = rng.random()
    if _has_partners(rules) and chance < 0.25:
        return talk(rng, rules, true=rng.random() < 0.5, waive=waive)
    if chance < 0.7:
        return right(rng, rules, waive=waive)
    return wrong(rng, rules)


# -- aimed -----------------------------------------------------------------------------------------------------------


def _has_partners(rules: RuleSet) -> bool:
    return rules.accusations and rules.partners and rules.players in (4, 6)


def _accuses(rules: RuleSet) -> bool:
    return rules.accusations


def _x4(rng: Random, rules: RuleSet) -> Asked:
    if _has_partners(rules) and rng.random() < 0.2:
        return talk(rng, rules, true=False)
    return wrong(rng, rules)


def _right(*, bound: bool | None = None, waive: bool = False) -> Maker:
    def make(rng: Random, rules: RuleSet) -> Asked:
        return right(rng, rules, bound=bound, waive=waive)

    return make


def _x5(rng: Random, rules: RuleSet) -> Asked:
    return talk(rng, rules, true=True)


TRADITIONAL: Final = tables("traditional-")
AIMS: Final = (
    Aim("X1", "find-revoke", found_revoke, any_table, TRADITIONAL),
    Aim("X2", "accusation", _right(bound=False), _accuses, TRADITIONAL),
    Aim("X3", "accusation", _right(bound=True), _accuses, TRADITIONAL),
    Aim("X4", "accusation", _x4, _accuses, TRADITIONAL),
    Aim("X5", "accusation", _x5, _has_partners, tables("traditional-4-")),
    Aim("X6", "accusation", _right(waive=True), _accuses, TRADITIONAL),
)
"""How to aim at the rules of honesty."""
