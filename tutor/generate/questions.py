"""Fresh questions of every kind, each made again from its seed."""

from __future__ import annotations

from random import Random
from typing import Final

from tutor.drill.questions import KINDS
from tutor.drill.scenario import Scenario
from tutor.drill.solve import solve
from tutor.generate import bids, counting, opening, pairs, plays, revokes
from tutor.generate.aims import aims_at
from tutor.generate.asked import CannotAim, CannotAsk, Maker
from tutor.generate.chance import one_of
from tutor.rules.ruleset import Bidding, RuleSet

MAKERS: Final[dict[str, Maker]] = {
    "legal-plays": plays.legal_plays,
    "may-play": plays.may_play,
    "trick-winner": plays.trick_winner,
    "trick-points": plays.trick_points,
    "card-points": counting.card_points,
    "side-total": counting.side_total,
    "game-points": counting.game_points,
    "announcement": pairs.announcement,
    "legal-bids": bids.legal_bids,
    "auction-result": bids.auction_result,
    "trump": opening.trump,
    "first-leader": opening.first_leader,
    "next-dealer": opening.next_dealer,
    "deal": opening.deal,
    "rank-order": counting.rank_order,
    "round-score": counting.round_score,
    "match-result": counting.match_result,
    "find-revoke": revokes.find_revoke,
    "accusation": revokes.accusation,
}
"""What makes a question of each kind; statements and choices are written by authors alone."""
LEVELS: Final = {
    "may-play": 1,
    "trick-winner": 1,
    "trick-points": 1,
    "rank-order": 1,
    "deal": 1,
    "next-dealer": 1,
    "first-leader": 1,
    "trump": 1,
    "legal-plays": 2,
    "card-points": 2,
    "game-points": 2,
    "announcement": 2,
    "legal-bids": 2,
    "auction-result": 2,
    "match-result": 2,
    "side-total": 3,
    "round-score": 4,
    "accusation": 4,
    "find-revoke": 5,
}
"""How hard each kind is, 1 to 5."""
_BY_BIDDING: Final = ("legal-bids", "auction-result", "first-leader")


def kinds_for(rules: RuleSet) -> tuple[str, ...]:
    """The kinds worth asking at a table: not about bids where nobody bids, pairs where none counts, and so on.

    >>> from tutor.rules.ruleset import PRESETS
    >>> sorted(set(MAKERS) - set(kinds_for(PRESETS["no-bidding"])))
    ['accusation', 'announcement', 'auction-result', 'first-leader', 'game-points', 'legal-bids']
    """
    idle: set[str] = set()
    if rules.bidding is Bidding.NONE:
        idle.update(_BY_BIDDING)
    if not rules.accusations:
        idle.add("accusation")
    if not rules.announcements:
        idle.add("announcement")
    if rules.points_per_game_point == 1:
        idle.add("game-points")
    return tuple(kind for kind in KINDS if kind in MAKERS and kind not in idle)


def random_question(rng: Random, rules: RuleSet, kind: str | None = None) -> Scenario:
    """A fresh position and question of a kind, or of any that is worth asking.

    Its id holds the seed that makes it again.

    Raises: `CannotAsk` where this table has no question of that kind.
    """
    return from_seed(rng.getrandbits(32), rules, kind if kind is not None else one_of(rng, kinds_for(rules)))


def from_seed(seed: int, rules: RuleSet, kind: str, rule: str | None = None) -> Scenario:
    """The question that a seed makes, aimed at a rule where one is named: the same on every run and machine.

    >>> from tutor.rules.ruleset import PRESETS
    >>> from_seed(1, PRESETS["talon"], "legal-plays").id
    'gen-talon-legal-plays-1'
    >>> from_seed(1, PRESETS["talon"], "legal-plays", "P5").id
    'gen-talon-legal-plays-p5-1'

    Raises: `CannotAsk` where this table has no question of that kind, `CannotAim` where it has none that this rule
    decides.
    """
    words = [rules.id, kind, *([rule.lower()] if rule is not None else []), str(seed)]
    rng = Random(" ".join(words))
    try:
        position, question = _maker(rules, kind, rule)(rng, rules)
    except CannotAsk:
        raise _refusal(rules, kind, rule) from None
    return Scenario(
        id="-".join(["gen", *words]),
        position=position,
        question=question,
        rules_taught=(rule if rule is not None else solve(position, question).reasons[0].rule,),
        level=LEVELS[kind],
    )


def _refusal(rules: RuleSet, kind: str, rule: str | None) -> CannotAsk:
    return CannotAsk(rules.id, kind) if rule is None else CannotAim(rules.id, kind, rule)


def _maker(rules: RuleSet, kind: str, rule: str | None) -> Maker:
    if rule is not None:
        for aim in aims_at(rule, rules):
            if aim.kind == kind:
                return aim.make
        raise _refusal(rules, kind, rule)
    bidding = kind in _BY_BIDDING and rules.bidding is Bidding.NONE
    accusing = kind == "accusation" and not rules.accusations
    if kind not in MAKERS or bidding or accusing:
        raise CannotAsk(rules.id, kind)
    return MAKERS[kind]
