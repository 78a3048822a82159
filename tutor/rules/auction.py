"""Bidding: who may say what, and how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tutor.cards.value import Value
from tutor.rules.faults import Fault
from tutor.rules.notation import Bid, Call, Pass
from tutor.rules.ruleset import AllPass, Bidding, RuleSet
from tutor.rules.seats import Seat


class Open(Value):
    """The bidding goes on with this seat."""

    seat: Seat

    def __str__(self) -> str:
        return f"open:{self.seat}"


class Redeal(Value):
    """All have passed and the cards are dealt again by the same dealer (B5)."""

    def __str__(self) -> str:
        return "redeal"


class Nobody(Value):
    """All have passed, the fixed suit is trump and nobody is bound (B5)."""

    def __str__(self) -> str:
        return "nobody"


Outcome = Bid | Open | Redeal | Nobody
"""How a bidding stands: a bid that binds, or one of the others."""


@dataclass(frozen=True)
class Auction:
    """The calls made so far at a table that bids.

    >>> from tutor.rules.ruleset import PRESETS
    >>> from tutor.rules.notation import parse_calls
    >>> rules = PRESETS["traditional-4-classic"]
    >>> auction = Auction(rules, Seat.E, parse_calls("S:1 W:pass N:2", rules))
    >>> auction.lawful_bids, str(auction.outcome)
    ((3, 4, 5, 6), 'open:E')

    Source: B1–B5
    """

    rules: RuleSet
    dealer: Seat
    calls: tuple[Call, ...] = ()

    @cached_property
    def highest(self) -> Bid | None:
        """The highest bid so far (B2)."""
        bids = [call for call in self.calls if isinstance(call, Bid)]
        return max(bids, key=lambda bid: bid.amount) if bids else None

    @cached_property
    def next_seat(self) -> Seat | None:
        """Whose turn it is to speak; None when the bidding is over.

        Source: B1 (one turn each), B4 (round and round; who has passed is out)
        """
        order = self.rules.from_seat(self.rules.after(self.dealer))
        if self.rules.bidding is Bidding.ONCE:
            return order[len(self.calls)] if len(self.calls) < len(order) else None
        out = {call.seat for call in self.calls if isinstance(call, Pass)}
        left = [seat for seat in order if seat not in out]
        if not left or (len(left) == 1 and self.highest is not None):
            return None
        if not self.calls:
            return order[0]
        last = order.index(self.calls[-1].seat)
        return next(seat for seat in (*order[last + 1 :], *order) if seat in left)

    @cached_property
    def lawful_bids(self) -> tuple[int, ...]:
        """The bids that may be made now, beside a pass; empty at the top of the ladder and when it is over."""
        if self.next_seat is None:
            return ()
        lowest = self.highest.amount + 1 if self.highest is not None else self.rules.lowest_bid
        return tuple(range(lowest, self.rules.highest_bid + 1))

    @cached_property
    def outcome(self) -> Outcome:
        """How the bidding stands."""
        if self.next_seat is not None:
            return Open(self.next_seat)
        return self.highest if self.highest is not None else self.after_all_pass

    @property
    def after_all_pass(self) -> Bid | Redeal | Nobody:
        """What this table does once all have passed (B5)."""
        match self.rules.all_pass:
            case AllPass.REDEAL:
                return Redeal()
            case AllPass.DEALER_MINIMUM:
                return Bid(self.dealer, self.rules.lowest_bid)
            case AllPass.FIXED_SUIT:
                return Nobody()
            case AllPass.FOREHAND_ZERO:
                return Bid(self.rules.after(self.dealer), 0)

    def with_call(self, call: Call) -> Auction:
        """The bidding after one call more."""
        return Auction(self.rules, self.dealer, (*self.calls, call))


def auction_faults(rules: RuleSet, dealer: Seat, calls: Sequence[Call]) -> list[Fault]:
    """What of these calls no table could hear, each at its place among them."""
    if rules.bidding is Bidding.NONE:
        return [Fault("no-bidding-here", (), {"ruleset": rules.id})]
    faults = []
    auction = Auction(rules, dealer)
    for index, call in enumerate(calls):
        due = auction.next_seat
        if due is None:
            faults.append(Fault("bid-after-end", (index,), {"seat": call.seat}))
            break
        if call.seat != due:
            faults.append(Fault("bid-out-of-turn", (index,), {"seat": call.seat, "allowed": due}))
            break
        if isinstance(call, Bid) and call.amount not in rules.bids:
            ladder = f"{rules.lowest_bid}–{rules.highest_bid}"
            faults.append(Fault("bid-outside-ladder", (index,), {"found": call.amount, "allowed": ladder}))
        elif isinstance(call, Bid) and call.amount not in auction.lawful_bids:
            allowed = " ".join(["pass", *map(str, auction.lawful_bids)])
            faults.append(Fault("bid-too-low", (index,), {"found": call.amount, "allowed": allowed}))
        auction = auction.with_call(call)
    return faults


def first_leader(rules: RuleSet, dealer: Seat, bidder: Seat | None) -> Seat:
    """Who leads the first trick: bid winner or forehand, as the table has it; forehand where nobody is bound (P1)."""
    if rules.first_lead == "bid-winner" and bidder is not None:
        return bidder
    return rules.after(dealer)
