"""The points on which tables differ, the values that players agree on, and a position that shows what hangs on each.

The same cards are laid at the same table under one value after the other, and the answers differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tutor.cards import Card, Hand, Suit
from tutor.cards.value import Value
from tutor.drill.questions import (
    AnnouncementOf,
    AuctionResult,
    FirstLeader,
    GamePointsFor,
    LegalPlays,
    MatchResultOf,
    Question,
    RoundScoreOf,
    TrumpSuit,
)
from tutor.drill.scenario import Scenario
from tutor.rules.notation import Bid, Pass, Play
from tutor.rules.position import Position
from tutor.rules.record import Record
from tutor.rules.ruleset import OPTIONS, AllPass, Bidding, FirstLead, OptionsRefused, RuleSet, Undealt, combined
from tutor.rules.seats import Seat

Shown = tuple[Position, Question]
"""A position at a table, and what is asked of it."""


class TableOption(Value):
    """One point on which tables differ, as a learner meets it.

    `usual` are values that tables agree on; of numbers there are others. `told_by` is the source that tells of it:
    `ro` (the tutorial), `int` (the article), `both`, `split` where each has its own way, `others` where neither does.
    `rules` are the numbers of the rules that hang on it, the first one being the rule that states it.
    """

    name: str
    usual: tuple[object, ...]
    told_by: str
    rules: tuple[str, ...]


TABLE_OPTIONS: Final[dict[str, TableOption]] = {
    option.name: option
    for option in (
        TableOption("iber", (False, True), "ro", ("P7", "P8", "P2", "E3", "F5")),
        TableOption("overtrump", (False, True), "int", ("P5", "P6", "P3", "P8", "E3", "E5", "F10")),
        TableOption("announcements", (True, False), "ro", ("A1", "A2", "A3", "A4", "A5", "A6", "N1", "F1", "F3", "F4")),
        TableOption("points_per_game_point", (33, 1), "split", ("N2", "N3", "N4", "N5", "N8", "F4", "F11", "E2")),
        TableOption("penalty_factor", (1, 2), "int", ("N7", "N3", "N5", "N6", "V5")),
        TableOption("partners", (True, False), "ro", ("S2", "N1", "N2", "X2", "X5", "G3", "G8")),
        TableOption("win_margin", (1, 2), "others", ("M2", "E9")),
        TableOption("first_lead", tuple(FirstLead), "split", ("P1", "T2")),
        TableOption("all_pass", tuple(AllPass), "int", ("B5", "E6", "S10", "S11")),
        TableOption("fixed_suit", tuple(Suit), "int", ("B5",)),
        TableOption("target", (6, 11, 21, 31), "both", ("M1", "M2", "E9")),
    )
}
"""Every option that a table may agree on, in the order in which it is told of them. Source: section R"""


class Case(Value):
    """A position under one value of an option."""

    value: object
    scenario: Scenario


def laid(rules: RuleSet, name: str, value: object) -> RuleSet:
    """These rules with one option set otherwise.

    Raises: `OptionsRefused` for what can't be combined.
    """
    return combined(rules, {name: value})


def choices(rules: RuleSet, name: str) -> tuple[object, ...]:
    """The usual values of an option that this table may take, and the one that it has."""
    usual, present = TABLE_OPTIONS[name].usual, getattr(rules, name)
    every = usual if present is None or present in usual else (*usual, present)
    return tuple(value for value in every if value == present or _may_be(rules, name, value))


def _may_be(rules: RuleSet, name: str, value: object) -> bool:
    try:
        _trial(rules, name, value)
    except OptionsRefused:
        return False
    return True


def _trial(rules: RuleSet, name: str, value: object) -> RuleSet:
    """The rules under which a value is shown: with any fixed suit where it needs one, and where the suit matters."""
    values: dict[str, object] = {name: value}
    if value is AllPass.FIXED_SUIT and rules.fixed_suit is None:
        values["fixed_suit"] = Suit.HEARTS
    if name == "fixed_suit":
        values["all_pass"] = AllPass.FIXED_SUIT
    return combined(rules, values)


def difference(rules: RuleSet, name: str) -> tuple[Case, ...]:
    """One position under every value that this table may take; empty where nothing hangs on the option here.

    >>> from tutor.rules.ruleset import PRESETS
    >>> [str(case.scenario.solution.answer) for case in difference(PRESETS["traditional-3"], "iber")]
    ['9h Ah', 'Ah']
    """
    if not _matters(rules, name):
        return ()
    show = _SHOWN[name]
    cases = []
    for value in choices(rules, name):
        position, question = show(_trial(rules, name, value))
        own = TABLE_OPTIONS[name].rules[:1]
        cases.append(Case(value, Scenario(id=f"table-{name}", position=position, question=question, rules_taught=own)))
    return tuple(cases) if len({str(case.scenario.solution.answer) for case in cases}) > 1 else ()


def _matters(rules: RuleSet, name: str) -> bool:
    """Whether a table of this kind can come upon the difference at all."""
    if name == "overtrump":
        return rules.players > 2  # a trick of two is over when it has been trumped
    if name == "partners":
        return rules.players == 4
    if name in ("all_pass", "fixed_suit", "penalty_factor"):
        return rules.bidding is not Bidding.NONE
    return True


def touched(one: RuleSet, other: RuleSet) -> frozenset[str]:
    """The numbers of the rules on which two tables of one ruleset differ."""
    return frozenset(
        rule for name in OPTIONS if getattr(one, name) != getattr(other, name) for rule in TABLE_OPTIONS[name].rules
    )


# -- the positions, each fit for every number of players ---------------------------------------------------------------


def _iber(rules: RuleSet) -> Shown:
    """A king was led, and the hand has a lower and a higher card of the suit (P7)."""
    lead = Play(rules.circle[-1], Card.parse("Kh"))
    return _follows(rules, "9h Ah 9s", lead), LegalPlays()


def _overtrump(rules: RuleSet) -> Shown:
    """A king was trumped, and the void hand has a lower and a higher trump (P5)."""
    lead, ruff = Play(rules.circle[-2], Card.parse("Kh")), Play(rules.circle[-1], Card.parse("Js"))
    return _follows(rules, "9s As Qd", lead, ruff), LegalPlays()


def _follows(rules: RuleSet, hand: str, *trick: Play) -> Position:
    return Position(rules=rules, trump=Suit.SPADES, hands={Seat.S: Hand.parse(hand)}, trick=trick)


def _announcements(rules: RuleSet) -> Shown:
    """A king is led from a pair that is not trump (A1, A2)."""
    hands = {Seat.S: Hand.parse("Qh Kh 9c")}
    return Position(rules=rules, trump=Suit.SPADES, hands=hands), AnnouncementOf(Card.parse("Kh"))


def _points_per_game_point(rules: RuleSet) -> Shown:
    """A total just short of three times 33 (N2)."""
    return Position(rules=rules), GamePointsFor(total=98)


def _penalty_factor(rules: RuleSet) -> Shown:
    """A bid that fails, whichever way points are counted (N3, N5)."""
    own, other = rules.sides[:2]
    taken = {own: Hand.parse("9h Jh 9d 9c"), other: Hand.parse("As Ts Ks Qs")}
    bid = Bid(rules.circle[0], max(3, rules.lowest_bid))
    return Position(rules=rules, trump=Suit.SPADES, taken=taken, bid=bid), RoundScoreOf()


_WON: Final = {Seat.S: "Ah Kh Qh 9h", Seat.W: "Ad Td Jd 9d", Seat.N: "As Ks Js 9s", Seat.E: "Ac Tc Qc 9c"}


def _partners(rules: RuleSet) -> Shown:
    """A trick for each of four players; together two of them have enough, and alone neither has (S2, N1)."""
    taken = {
        side: Hand.of(card for seat in seats for card in Hand.parse(_WON[seat])) for side, seats in rules.partnerships
    }
    bid = Bid(Seat.S, rules.lowest_bid) if rules.bidding is not Bidding.NONE else None
    return Position(rules=rules, trump=Suit.SPADES, taken=taken, bid=bid), RoundScoreOf()


def _win_margin(rules: RuleSet) -> Shown:
    """The target is passed, and the lead is one (M2)."""
    return _stands(rules, rules.target + 1, rules.target), MatchResultOf()


def _target(rules: RuleSet) -> Shown:
    """Twelve: enough for some lengths of the match and not for others (M1)."""
    return _stands(rules, 12, min(5, 12 - rules.win_margin)), MatchResultOf()


def _stands(rules: RuleSet, best: int, second: int) -> Position:
    rest = min(second, 3)
    return Position(rules=rules, scores=dict(zip(rules.sides, (best, second, *[rest] * 6), strict=False)))


def _first_lead(rules: RuleSet) -> Shown:
    """The dealer's neighbour is forehand, and somebody else has won the bidding (P1)."""
    bid = Bid(rules.circle[1], rules.lowest_bid + 1)
    return Position(rules=rules, dealer=rules.circle[-1], bid=bid), FirstLeader()


def _all_pass(rules: RuleSet) -> Shown:
    """Everybody has passed (B5)."""
    auction = tuple(Pass(seat) for seat in rules.circle)
    return Position(rules=rules, dealer=rules.circle[-1], auction=auction), AuctionResult()


def _fixed_suit(rules: RuleSet) -> Shown:
    """Everybody has passed, and the round is played nevertheless (B5)."""
    pack, size = tuple(rules.pack), rules.each + rules.then
    hands = {seat: pack[size * place : size * (place + 1)] for place, seat in enumerate(rules.circle)}
    rest = pack[size * rules.players :] if rules.undealt not in (Undealt.NONE, Undealt.OUT) else ()
    passes = tuple(Pass(seat) for seat in rules.circle)
    record = Record(dealer=rules.circle[-1], hands=hands, stock=rest, auction=passes)
    return Position(rules=rules, record=record), TrumpSuit()


_SHOWN: Final[dict[str, Callable[[RuleSet], Shown]]] = {
    "iber": _iber,
    "overtrump": _overtrump,
    "announcements": _announcements,
    "points_per_game_point": _points_per_game_point,
    "penalty_factor": _penalty_factor,
    "partners": _partners,
    "win_margin": _win_margin,
    "first_lead": _first_lead,
    "all_pass": _all_pass,
    "fixed_suit": _fixed_suit,
    "target": _target,
}
