"""Questions about the opening of a round: the deal, the trump, the first lead."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from tutor.drill.questions import Deal, FirstLeader, NextDealer, TrumpSuit
from tutor.drill.solve import deal_rule
from tutor.generate.asked import ALL_TABLES, Aim, Asked, Maker, any_table, tables, until_made
from tutor.generate.auctions import random_bid
from tutor.generate.chance import one_of
from tutor.generate.rounds import Whole, random_round
from tutor.rules.notation import Bid, Play
from tutor.rules.position import Position
from tutor.rules.ruleset import Bidding, FirstLead, RuleSet, TrumpBy


def first_trick(whole: Whole, cards: int) -> tuple[Play, ...]:
    """The first cards of a round's first trick."""
    circle = whole.start.rules.circle
    return tuple(Play(circle[place], card, loud) for place, card, loud in whole.tricks[0][:cards])


def trump(rng: Random, rules: RuleSet) -> Asked:
    """Which suit is trump: of a record of a few tricks or, where the lead makes it, of a trick and the bid."""
    whole = random_round(rng, rules)
    makes = rules.trump_by is TrumpBy.FIRST_LEAD and whole.bid is not None and whole.start.trump is None
    if makes and rng.random() < 0.7:
        return _lead_makes(rng, whole)
    return Position(rules=rules, record=whole.record(rng, tricks=1 + int(rng.random() * 2))), TrumpSuit()


def _lead_makes(rng: Random, whole: Whole) -> Asked:
    rules = whole.start.rules
    cards = 1 + int(rng.random() * rules.players)
    dealer = rules.circle[whole.start.dealer]
    return Position(rules=rules, dealer=dealer, bid=whole.bid, trick=first_trick(whole, cards)), TrumpSuit()


def first_leader(rng: Random, rules: RuleSet) -> Asked:
    """Who leads first; seldom is the bid winner forehand, too."""
    if rng.random() < 0.6:
        return _apart(rng, rules)
    dealer = one_of(rng, rules.circle)
    seat, amount = random_bid(rng, rules)
    return Position(rules=rules, dealer=dealer, bid=Bid(rules.circle[seat], amount)), FirstLeader()


def _apart(rng: Random, rules: RuleSet) -> Asked:
    """The bid winner is not forehand (P1)."""
    dealer = one_of(rng, rules.circle)
    seats = [seat for seat in rules.circle if seat != rules.after(dealer)]
    _, amount = random_bid(rng, rules)
    return Position(rules=rules, dealer=dealer, bid=Bid(one_of(rng, seats), amount)), FirstLeader()


def next_dealer(rng: Random, rules: RuleSet) -> Asked:
    """Who deals next."""
    return Position(rules=rules, dealer=one_of(rng, rules.circle)), NextDealer()


def deal(rng: Random, rules: RuleSet) -> Asked:
    """The numbers of the deal, which no chance changes."""
    del rng
    return Position(rules=rules), Deal()


def _t2(rng: Random, rules: RuleSet) -> Asked:
    """The trick that makes the trump ends with another suit."""

    def make() -> Asked | None:
        whole = random_round(rng, rules)
        if whole.bid is None or whole.start.trump is not None:
            return None
        led, last = whole.tricks[0][0][1], whole.tricks[0][-1][1]
        if last.suit == led.suit:
            return None
        position, question = _lead_makes(rng, whole)
        return replace(position, trick=first_trick(whole, rules.players)), question

    return until_made(rules, make)


def _settled_before(rng: Random, rules: RuleSet) -> Asked:
    """T3–T6: the first lead is of another suit than the trump."""

    def make() -> Asked | None:
        whole = random_round(rng, rules)
        if whole.tricks[0][0][1].suit == whole.start.trump or whole.start.all_passed:
            return None
        return Position(rules=rules, record=whole.record(rng, tricks=1)), TrumpSuit()

    return until_made(rules, make)


def _trump_aim(rule: str, by: TrumpBy, make: Maker = _settled_before) -> Aim:
    def fits(rules: RuleSet) -> bool:
        return rules.trump_by is by

    return Aim(rule, "trump", make, fits, tuple(rules for rules in ALL_TABLES if fits(rules)))


def _deal_aim(rule: str) -> Aim:
    def fits(rules: RuleSet) -> bool:
        return deal_rule(rules) == rule

    return Aim(rule, "deal", deal, fits, tuple(rules for rules in ALL_TABLES if fits(rules)))


def _bids_at_all(rules: RuleSet) -> bool:
    return rules.bidding is not Bidding.NONE


BIDDING: Final = tuple(rules for rules in ALL_TABLES if _bids_at_all(rules))
AIMS: Final = (
    _trump_aim("T2", TrumpBy.FIRST_LEAD, _t2),
    _trump_aim("T3", TrumpBy.NAMED_BEFORE_REST),
    _trump_aim("T4", TrumpBy.NAMED),
    _trump_aim("T5", TrumpBy.TURNED),
    _trump_aim("T6", TrumpBy.TABLE),
    Aim(
        "P1",
        "first-leader",
        _apart,
        _bids_at_all,
        (*BIDDING, *tables("international-4", first_lead=FirstLead.BID_WINNER)),
    ),
    Aim("S10", "next-dealer", next_dealer, any_table, ALL_TABLES),
    *(_deal_aim(rule) for rule in ("S4", "S5", "S6", "S7", "S8", "V1", "E1")),
)
"""How to aim at the rules of deal, trump and first lead."""
