"""Rulesets: every point on which tables differ, as data.

A family of rules is never an `if` in the engine; it is a set of values, each with its source.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from functools import cached_property
from typing import Any, Final

from tutor.cards import PACK_24, PACK_32, Hand, NotNotation, Suit, parse_suit
from tutor.cards.value import Value
from tutor.rules.seats import CIRCLES, PARTNERSHIPS, Seat, Side


class Bidding(Enum):
    """How a table bids: not at all (V3), one turn each (B1), or round and round (B4)."""

    NONE = "none"
    ONCE = "once"
    ROUNDS = "rounds"


class TrumpBy(Enum):
    """How the trump is settled."""

    FIRST_LEAD = "first-lead"
    """The suit of the first card that the bid winner leads (T2)."""
    NAMED_BEFORE_REST = "named-before-rest"
    """Named before the remaining cards are given out (T3)."""
    NAMED = "named"
    """Named after the bidding (T4)."""
    TURNED = "turned"
    """The last card dealt, turned up, or a suit agreed in turn (T5)."""
    TABLE = "table"
    """One suit for the whole match (T6)."""


class Undealt(Enum):
    """What becomes of the cards that are not dealt at first."""

    NONE = "none"
    """There are none, or they are given out before play without anybody's choice (S6, S7)."""
    OUT = "out"
    """They are out of play (S8)."""
    STOCK = "stock"
    """A stock that is drawn from after each trick (S4, P10)."""
    GIVEN = "given"
    """The bid winner takes them and gives one card to each of the others (S9)."""
    TALON = "talon"
    """The bid winner may exchange cards with them (V1)."""


class FirstLead(StrEnum):
    """Who leads the first trick (P1)."""

    BID_WINNER = "bid-winner"
    FOREHAND = "forehand"


class AllPass(StrEnum):
    """What follows when everybody has passed (B5)."""

    REDEAL = "redeal"
    DEALER_MINIMUM = "dealer-minimum"
    FIXED_SUIT = "fixed-suit"
    FOREHAND_ZERO = "forehand-zero"


class Family(Enum):
    """Which of the two sources a ruleset follows; the engine never asks, explanations do."""

    TRADITIONAL = "traditional"
    INTERNATIONAL = "international"


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """The rules of one table.

    Fields up to `all_cards_bid` belong to the ruleset itself; those after it are the options that a scenario or a
    learner may set. Bids, `points_per_game_point` and `target` are in game points or in card points as the family
    has it: a side's total divided by `points_per_game_point` is what bids and match scores are counted in.

    >>> rules = PRESETS["traditional-4-classic"].with_options({"iber": True})
    >>> rules.iber, rules.sides, rules.circle[0]
    (True, ('N-S', 'E-W'), <Seat.S: 'S'>)

    Source: section R, and for each field the rule beside it
    """

    id: str
    family: Family
    players: int  # S2
    pack: Hand  # C2, C3
    each: int  # S4–S8: cards dealt to everybody first
    then: int  # S7: cards dealt to everybody once the trump is named
    left: int  # S4–S8: cards not dealt
    undealt: Undealt
    bidding: Bidding
    lowest_bid: int  # B1, B4
    highest_bid: int
    trump_by: TrumpBy
    accusations: bool  # section X is the traditional family's
    all_cards_bid: int | None  # B6: the bid that promises every card worth points

    iber: bool  # P7
    overtrump: bool  # P5
    announcements: bool  # section A
    points_per_game_point: int  # N2
    penalty_factor: int  # N7
    partners: bool  # S2
    win_margin: int  # M2
    first_lead: FirstLead  # P1
    all_pass: AllPass  # B5
    fixed_suit: Suit | None
    target: int  # M1

    @cached_property
    def circle(self) -> tuple[Seat, ...]:
        """The seats in use, clockwise from the learner's."""
        return CIRCLES[self.players]

    @cached_property
    def partnerships(self) -> tuple[tuple[Side, tuple[Seat, ...]], ...]:
        """Each side and its seats (S2)."""
        if self.partners and self.players in PARTNERSHIPS:
            return PARTNERSHIPS[self.players]
        return tuple((Side(str(seat)), (seat,)) for seat in self.circle)

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """The sides that score."""
        return tuple(side for side, _ in self.partnerships)

    @cached_property
    def side_numbers(self) -> tuple[int, ...]:
        """For each seat, clockwise from the learner's, the index of its side in `sides`."""
        return tuple(
            next(index for index, (_, seats) in enumerate(self.partnerships) if seat in seats) for seat in self.circle
        )

    @cached_property
    def hand_size(self) -> int:
        """How many cards a player holds when the first trick begins."""
        return self.each + self.then + (1 if self.undealt is Undealt.GIVEN else 0)

    @cached_property
    def tricks(self) -> int:
        """How many tricks a round has."""
        drawn = self.left // self.players if self.undealt is Undealt.STOCK else 0
        return self.hand_size + drawn

    @property
    def stock_size(self) -> int:
        """How many cards are drawn from a stock in the course of play (S4)."""
        return self.left if self.undealt is Undealt.STOCK else 0

    @property
    def bids(self) -> range:
        """All bids there are (B1, B4)."""
        return range(self.lowest_bid, self.highest_bid + 1)

    def side_of(self, seat: Seat) -> Side:
        """The side that a seat belongs to."""
        return self.sides[self.side_numbers[self.circle.index(seat)]]

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side."""
        return dict(self.partnerships)[side]

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise (S1)."""
        return self.circle[(self.circle.index(seat) + 1) % self.players]

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, clockwise from this one."""
        start = self.circle.index(seat)
        return self.circle[start:] + self.circle[:start]

    def with_options(self, options: Mapping[str, object]) -> RuleSet:
        """These rules with some options set otherwise.

        Raises: `NotNotation` as `option_value` does, `OptionsRefused` for what can't be combined.
        """
        return combined(self, {name: option_value(name, value) for name, value in options.items()})


class OptionsRefused(ValueError):
    """Options that can't stand together; `reason` names the sentence that says why."""

    def __init__(self, reason: str, option: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.option = option


class Option(Value):
    """One point on which tables differ: its name, the values it may take, its default in both families, its source."""

    name: str
    kind: type
    values: tuple[str, ...]  # for options that are words; empty for true/false, numbers and suits
    traditional: Any
    international: Any
    source: str


_LEADS: Final = tuple(FirstLead)
_PASSES: Final = tuple(AllPass)
OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in (
        Option("iber", bool, (), False, False, "P7"),
        Option("overtrump", bool, (), False, True, "P5"),
        Option("announcements", bool, (), True, False, "A1"),
        Option("points_per_game_point", int, (), 33, 1, "N2"),
        Option("penalty_factor", int, (), 1, 1, "N7"),
        Option("partners", bool, (), True, True, "S2"),
        Option("win_margin", int, (), 1, 1, "M2"),
        Option("first_lead", FirstLead, _LEADS, FirstLead.BID_WINNER, FirstLead.FOREHAND, "P1"),
        Option("all_pass", AllPass, _PASSES, AllPass.REDEAL, AllPass.REDEAL, "B5"),
        Option("fixed_suit", Suit, (), None, None, "B5"),
        Option("target", int, (), 11, 21, "M1"),
    )
}
"""Every option there is; no other name is one. Source: section R"""


def option_value(name: str, value: object) -> object:
    """An option's value as the rules hold it, read from what a file says.

    Raises: `NotNotation` ("unknown-option", "not-true-or-false", "not-a-number", "unknown-value", "not-a-suit").
    """
    option = OPTIONS.get(name)
    if option is None:
        raise NotNotation("unknown-option", name, allowed=" ".join(OPTIONS))
    if isinstance(value, bool) or option.kind is bool:
        if option.kind is bool and isinstance(value, bool):
            return value
        error, allowed = ("not-true-or-false", "true false") if option.kind is bool else ("not-a-number", "1 2 3 …")
        if option.values or option.kind is Suit:
            error, allowed = "unknown-value", " ".join(option.values) or "h d c s"
        raise NotNotation(error, _shown(value), name=name, allowed=allowed)
    if option.kind is int:
        if isinstance(value, int) and not isinstance(value, Suit) and value >= 1:
            return value
        raise NotNotation("not-a-number", _shown(value), name=name, allowed="1 2 3 …")
    if option.kind is Suit:
        return value if isinstance(value, Suit) else parse_suit(_shown(value))
    if value in option.values:
        return option.kind(value)
    raise NotNotation("unknown-value", _shown(value), name=name, allowed=" ".join(option.values))


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def combined(base: RuleSet, values: Mapping[str, object]) -> RuleSet:
    """A ruleset with option values, as the rules hold them, laid over it.

    Raises: `OptionsRefused` for the four combinations that section R refuses.
    """
    rules = replace(base, **values)  # type: ignore[arg-type]
    if rules.first_lead is FirstLead.FOREHAND and rules.trump_by is TrumpBy.FIRST_LEAD:
        raise OptionsRefused("trump-would-come-too-late", "first_lead")
    if not rules.partners and rules.players != 4:
        raise OptionsRefused("partners-only-with-four", "partners")
    if rules.first_lead is FirstLead.BID_WINNER and rules.bidding is Bidding.NONE:
        raise OptionsRefused("no-bid-winner-without-bidding", "first_lead")
    if rules.all_pass is AllPass.FIXED_SUIT and rules.fixed_suit is None:
        raise OptionsRefused("fixed-suit-without-suit", "all_pass")
    return rules


_TRADITIONAL_DEFAULTS: Final[dict[str, Any]] = {option.name: option.traditional for option in OPTIONS.values()}


def _traditional(id_: str, *, players: int, each: int, left: int, then: int = 0, **settled: Any) -> RuleSet:
    return RuleSet(
        id=id_,
        family=Family.TRADITIONAL,
        players=players,
        pack=PACK_24,
        each=each,
        then=then,
        left=left,
        bidding=Bidding.ONCE,
        lowest_bid=1,
        highest_bid=6,
        accusations=True,
        all_cards_bid=None,
        **_TRADITIONAL_DEFAULTS,
        **settled,
    )


def _international(id_: str, **differing: Any) -> RuleSet:
    values: dict[str, Any] = {
        "family": Family.INTERNATIONAL,
        "players": 4,
        "pack": PACK_24,
        "each": 6,
        "then": 0,
        "left": 0,
        "undealt": Undealt.NONE,
        "bidding": Bidding.ROUNDS,
        "lowest_bid": 6,
        "highest_bid": 11,
        "trump_by": TrumpBy.NAMED,
        "accusations": False,
        "all_cards_bid": 11,
    }
    values.update((option.name, option.international) for option in OPTIONS.values())
    values.update(differing)
    return RuleSet(id=id_, **values)


_FIRST, _BEFORE = TrumpBy.FIRST_LEAD, TrumpBy.NAMED_BEFORE_REST
PRESETS: Final[dict[str, RuleSet]] = {
    rules.id: rules
    for rules in (
        _traditional("traditional-2", players=2, each=8, left=8, undealt=Undealt.STOCK, trump_by=_FIRST),
        _traditional("traditional-3", players=3, each=7, left=3, undealt=Undealt.GIVEN, trump_by=_BEFORE),
        _traditional("traditional-4-classic", players=4, each=6, left=0, undealt=Undealt.NONE, trump_by=_FIRST),
        _traditional(
            "traditional-4-standard",
            players=4,
            each=3,
            then=3,
            left=0,
            undealt=Undealt.NONE,
            trump_by=_BEFORE,
        ),
        _international("international-2", players=2, left=12, undealt=Undealt.OUT),
        _international("international-3", players=3, left=6, undealt=Undealt.OUT),
        _international("international-4"),
        _international("international-5", players=5, pack=PACK_32, left=2, undealt=Undealt.OUT),
        _international("international-6", players=6, pack=PACK_32, each=5, left=2, undealt=Undealt.OUT),
        _international("talon", each=5, left=4, undealt=Undealt.TALON),
        _international("no-bidding", bidding=Bidding.NONE, trump_by=TrumpBy.TURNED),
        _international("table-trump", trump_by=TrumpBy.TABLE),
        _international("moldovan", penalty_factor=2),
    )
}
"""The rulesets by id. Source: section R; the numbers of cards are S4–S8, E1 and V1"""


def parse_ruleset(text: str) -> RuleSet:
    """Read the id of a ruleset.

    Raises: `NotNotation` ("unknown-ruleset") with the ids there are.
    """
    if text in PRESETS:
        return PRESETS[text]
    raise NotNotation("unknown-ruleset", text, allowed=" ".join(PRESETS))
