"""Auctions that end, or stand, as one wishes."""

from __future__ import annotations

from random import Random

from tutor.generate.chance import low, one_of
from tutor.rules.auction import Auction
from tutor.rules.notation import Bid, Call, Pass
from tutor.rules.ruleset import Bidding, RuleSet
from tutor.rules.seats import Seat


def random_bid(rng: Random, rules: RuleSet) -> tuple[int, int]:
    """A bid that some auction ends with, as seat (index) and amount; low amounts come more often than high ones."""
    return int(rng.random() * rules.players), rules.lowest_bid + low(rng, len(rules.bids))


def all_pass(rules: RuleSet, dealer: Seat) -> tuple[Call, ...]:
    """The auction in which everybody passes (B5)."""
    return tuple(Pass(seat) for seat in rules.from_seat(rules.after(dealer)))


def calls_to(rng: Random, rules: RuleSet, dealer: Seat, bid: Bid) -> tuple[Call, ...]:
    """An auction that this bid wins.

    Source: B1, B2, B4
    """
    plan = _Plan(rng, rules, dealer, bid)
    return plan.once() if rules.bidding is Bidding.ONCE else plan.rounds()


def random_calls(rng: Random, rules: RuleSet, dealer: Seat) -> tuple[Call, ...]:
    """A whole auction; in one of twelve all pass."""
    if rng.random() < 1 / 12:
        return all_pass(rules, dealer)
    seat, amount = random_bid(rng, rules)
    return calls_to(rng, rules, dealer, Bid(rules.circle[seat], amount))


def partial_calls(rng: Random, rules: RuleSet, dealer: Seat) -> tuple[Call, ...]:
    """An auction that stands anywhere between its beginning and its end."""
    calls = random_calls(rng, rules, dealer)
    return calls[: int(rng.random() * (len(calls) + 1))]


class _Plan:
    """The making of an auction towards its last bid."""

    def __init__(self, rng: Random, rules: RuleSet, dealer: Seat, bid: Bid) -> None:
        self.rng = rng
        self.rules = rules
        self.bid = bid
        self.order = rules.from_seat(rules.after(dealer))
        self.dealer = dealer
        self.highest = rules.lowest_bid - 1

    def below(self, most: int) -> int | None:
        """A bid over the highest so far and no higher than `most`, low ones more often; None where there is none."""
        room = most - self.highest
        return self.highest + 1 + low(self.rng, room) if room > 0 else None

    def other(self, seat: Seat) -> Call:
        """What somebody says who is not to win."""
        amount = self.below(self.bid.amount - 1) if self.rng.random() < 0.4 else None
        if amount is None:
            return Pass(seat)
        self.highest = amount
        return Bid(seat, amount)

    def once(self) -> tuple[Call, ...]:
        """One turn each: whoever comes after the last bid passes."""
        calls: list[Call] = []
        for seat in self.order:
            if seat == self.bid.seat:
                self.highest = self.bid.amount
                calls.append(self.bid)
            else:
                calls.append(self.other(seat))
        return tuple(calls)

    def rounds(self) -> tuple[Call, ...]:
        """Round and round: the winner may begin lower where somebody is left who answers."""
        auction = Auction(self.rules, self.dealer)
        answers: Seat | None = None  # who must bid over the winner's first bid
        while (seat := auction.next_seat) is not None:
            call: Call
            if seat == self.bid.seat:
                call = self.bid
                answers = self.somebody_left(auction)
                opens = self.below(self.bid.amount - 2) if self.rng.random() < 0.5 else None
                if answers is not None and opens is not None:
                    call = Bid(seat, opens)
                else:
                    answers = None
                self.highest = call.amount
            elif seat == answers and auction.highest is not None and auction.highest.seat == self.bid.seat:
                call = Bid(seat, self.highest + 1)
                self.highest += 1
                answers = None
            else:
                call = self.other(seat)
            auction = auction.with_call(call)
        return auction.calls

    def somebody_left(self, auction: Auction) -> Seat | None:
        """One of the others who have not passed yet."""
        out = {call.seat for call in auction.calls if isinstance(call, Pass)}
        left = [seat for seat in self.order if seat not in out and seat != self.bid.seat]
        return one_of(self.rng, left) if left else None
