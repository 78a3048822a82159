"""Questions about the bidding: what may be said, and how it stands (section B)."""

from __future__ import annotations

from random import Random
from typing import Final

from tutor.drill.questions import AuctionResult, LegalBids
from tutor.generate.asked import ALL_TABLES, Aim, Asked, until_made
from tutor.generate.auctions import all_pass, partial_calls, random_calls
from tutor.generate.chance import one_of
from tutor.rules.auction import Auction, Open
from tutor.rules.notation import Bid, Call, Pass
from tutor.rules.position import Position
from tutor.rules.ruleset import AllPass, Bidding, RuleSet


def _bids(auction: Auction) -> Asked:
    return _stands(auction), LegalBids()


def _result(auction: Auction) -> Asked:
    return _stands(auction), AuctionResult()


def _stands(auction: Auction) -> Position:
    return Position(rules=auction.rules, dealer=auction.dealer, auction=auction.calls)


def _partial(rng: Random, rules: RuleSet) -> Auction:
    dealer = one_of(rng, rules.circle)
    return Auction(rules, dealer, partial_calls(rng, rules, dealer))


def for_learner(auction: Auction) -> Auction:
    """The same bidding, the table turned so that it is S's turn; as it is where it is over."""
    rules, seat = auction.rules, auction.next_seat
    if seat is None:
        return auction
    circle = rules.circle
    turned = dict(zip(rules.from_seat(seat), circle, strict=True))
    calls: tuple[Call, ...] = tuple(
        Pass(turned[call.seat]) if isinstance(call, Pass) else Bid(turned[call.seat], call.amount)
        for call in auction.calls
    )
    return Auction(rules, turned[auction.dealer], calls)


def legal_bids(rng: Random, rules: RuleSet) -> Asked:
    """What S may say; now and then the bidding is over."""
    auction = _partial(rng, rules)
    if auction.next_seat is None and rng.random() < 0.7:
        auction = Auction(rules, auction.dealer, auction.calls[:-1])
    return _bids(for_learner(auction))


def auction_result(rng: Random, rules: RuleSet) -> Asked:
    """How a bidding stands, mostly at its end."""
    if rng.random() < 0.35:
        return _result(_partial(rng, rules))
    dealer = one_of(rng, rules.circle)
    return _result(Auction(rules, dealer, random_calls(rng, rules, dealer)))


def _bids_once(rules: RuleSet) -> bool:
    return rules.bidding is Bidding.ONCE


def _bids_round(rules: RuleSet) -> bool:
    return rules.bidding is Bidding.ROUNDS


def _bids_at_all(rules: RuleSet) -> bool:
    return rules.bidding is not Bidding.NONE


def _outbidding(rng: Random, rules: RuleSet) -> Asked:
    """B1, B4: somebody has bid, and as much again is not enough."""

    def make() -> Asked | None:
        auction = _partial(rng, rules)
        room = auction.highest is not None and auction.next_seat is not None
        return _bids(for_learner(auction)) if room else None

    return until_made(rules, make)


def _last_word(rng: Random, rules: RuleSet) -> Position:
    """B1: everybody has spoken once, and whoever was outbid has no second turn."""

    def make() -> Position | None:
        dealer = one_of(rng, rules.circle)
        auction = Auction(rules, dealer, random_calls(rng, rules, dealer))
        bids = [call for call in auction.calls if isinstance(call, Bid)]
        return _stands(auction) if len(bids) > 1 and bids[-1].amount < rules.highest_bid else None

    return until_made(rules, make)


def _b1_bids(rng: Random, rules: RuleSet) -> Asked:
    return _outbidding(rng, rules) if rng.random() < 0.7 else (_last_word(rng, rules), LegalBids())


def _b1_result(rng: Random, rules: RuleSet) -> Asked:
    return _last_word(rng, rules), AuctionResult()


def _b2(rng: Random, rules: RuleSet) -> Asked:
    """Several have bid; the highest bid is not the first."""

    def make() -> Asked | None:
        dealer = one_of(rng, rules.circle)
        auction = Auction(rules, dealer, random_calls(rng, rules, dealer))
        bids = [call for call in auction.calls if isinstance(call, Bid)]
        return _result(auction) if len(bids) > 1 and bids[0].seat != bids[-1].seat else None

    return until_made(rules, make)


def _b3(rng: Random, rules: RuleSet) -> Asked:
    """The highest bid may be made, however unwise."""

    def make() -> Asked | None:
        auction = _partial(rng, rules)
        return _bids(for_learner(auction)) if rules.highest_bid in auction.lawful_bids[:2] else None

    return until_made(rules, make)


def skips_somebody(auction: Auction) -> bool:
    """Whether the next in the circle after the last speaker has passed and is passed over."""
    if auction.next_seat is None or not auction.calls:
        return False
    return auction.next_seat != auction.rules.after(auction.calls[-1].seat)


def _b4_result(rng: Random, rules: RuleSet) -> Asked:
    """Whoever has passed is out: the turn goes past a seat, or the bidding is over."""

    if rules.players == 2:
        return _still_open(rng, rules)

    def make() -> Asked | None:
        dealer = one_of(rng, rules.circle)
        calls = random_calls(rng, rules, dealer)
        beginnings = [Auction(rules, dealer, calls[:said]) for said in range(2, len(calls))]
        skipping = [auction for auction in beginnings if skips_somebody(auction)]
        return _result(one_of(rng, skipping)) if skipping else None

    return until_made(rules, make)


def _still_open(rng: Random, rules: RuleSet) -> Asked:
    """Everybody has spoken once, and the bidding goes on."""

    def make() -> Asked | None:
        auction = _partial(rng, rules)
        again = len(auction.calls) >= rules.players and isinstance(auction.outcome, Open)
        return _result(auction) if again else None

    return until_made(rules, make)


def _b5(rng: Random, rules: RuleSet) -> Asked:
    dealer = one_of(rng, rules.circle)
    return _result(Auction(rules, dealer, all_pass(rules, dealer)))


def _other_passes() -> tuple[RuleSet, ...]:
    """Every table that bids, with each of the things it may do when all have passed."""
    found: list[RuleSet] = []
    for choice in AllPass:
        fixed = {"fixed_suit": "h"} if choice is AllPass.FIXED_SUIT else {}
        found += [rules.with_options({"all_pass": choice.value, **fixed}) for rules in BIDDING]
    return tuple(found)


BIDDING: Final = tuple(rules for rules in ALL_TABLES if _bids_at_all(rules))
ONCE: Final = tuple(rules for rules in ALL_TABLES if _bids_once(rules))
ROUNDS: Final = tuple(rules for rules in ALL_TABLES if _bids_round(rules))
AIMS: Final = (
    Aim("B1", "legal-bids", _b1_bids, _bids_once, ONCE),
    Aim("B1", "auction-result", _b1_result, _bids_once, ONCE),
    Aim("B2", "auction-result", _b2, _bids_at_all, BIDDING),
    Aim("B3", "legal-bids", _b3, _bids_once, ONCE),
    Aim("B4", "legal-bids", _outbidding, _bids_round, ROUNDS),
    Aim("B4", "auction-result", _b4_result, _bids_round, ROUNDS),
    Aim("B5", "auction-result", _b5, _bids_at_all, _other_passes()),
)
"""How to aim at the rules of bidding."""
