"""Bidding: who may say what, and how it stands (B1–B5, P1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.written import CLASSIC, INTERNATIONAL, NO_BIDDING, STANDARD, THREE, TWO
from tutor.cards import NotNotation
from tutor.rules.auction import Auction, Nobody, Open, Redeal, auction_faults, first_leader
from tutor.rules.faults import Fault
from tutor.rules.notation import Bid, Call, Pass, parse_bid, parse_call, parse_calls
from tutor.rules.ruleset import PRESETS, Bidding, RuleSet
from tutor.rules.seats import Seat

BIDDERS = [rules for rules in PRESETS.values() if rules.bidding is not Bidding.NONE]
N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W


def heard(calls: str, rules: RuleSet = CLASSIC, dealer: Seat = E) -> Auction:
    """A bidding, which must be one that could be heard."""
    said = parse_calls(calls, rules)
    assert auction_faults(rules, dealer, said) == []
    return Auction(rules, dealer, said)


def stands(calls: str, rules: RuleSet = CLASSIC, dealer: Seat = E) -> str:
    """How a bidding stands, as answers say it."""
    return str(heard(calls, rules, dealer).outcome)


# --- one turn each -----------------------------------------------------------------------------------------------


def test_forehand_speaks_first_and_the_dealer_last() -> None:
    """B1"""
    for dealer in CLASSIC.circle:
        auction, spoken = Auction(CLASSIC, dealer), []
        while (seat := auction.next_seat) is not None:
            spoken.append(seat)
            auction = auction.with_call(Pass(seat))
        assert spoken == [*CLASSIC.from_seat(dealer)[1:], dealer]


def test_a_first_bid_is_any_of_the_ladder() -> None:
    """B1"""
    assert heard("").lawful_bids == (1, 2, 3, 4, 5, 6)
    assert heard("S:pass W:pass").lawful_bids == (1, 2, 3, 4, 5, 6)


def test_a_bid_must_be_strictly_higher() -> None:
    """B1"""
    assert heard("S:2").lawful_bids == (3, 4, 5, 6)
    assert heard("S:1 W:pass N:4").lawful_bids == (5, 6)


def test_a_pass_is_always_allowed() -> None:
    """B1: over any bid, the highest too"""
    for calls in ("S:3 W:pass", "S:6 W:pass", "S:pass W:pass"):
        assert stands(calls) == "open:N"
    assert heard("S:6 W:pass").lawful_bids == ()


def test_the_highest_bid_wins() -> None:
    """B2"""
    assert stands("S:1 W:pass N:2 E:pass") == "N:2"
    assert stands("S:1 W:2 N:3 E:4") == "E:4"
    assert stands("S:6 W:pass N:pass E:pass") == "S:6"


def test_after_one_turn_each_the_traditional_bidding_is_over() -> None:
    """B1: S is not asked again"""
    over = heard("S:1 W:pass N:2 E:pass")
    assert (over.next_seat, over.lawful_bids) == (None, ())


def test_two_and_three_players_bid_in_the_same_way() -> None:
    """B1"""
    assert stands("S:1 N:2", TWO, N) == "N:2"
    assert stands("S:1 W:pass", THREE) == "open:E"
    assert stands("S:1 W:pass E:pass", THREE) == "S:1"


# --- round and round ---------------------------------------------------------------------------------------------


def test_the_international_ladder_runs_from_6_to_11() -> None:
    """B4"""
    assert heard("", INTERNATIONAL).lawful_bids == (6, 7, 8, 9, 10, 11)
    assert heard("S:8", INTERNATIONAL).lawful_bids == (9, 10, 11)
    assert heard("S:11", INTERNATIONAL).lawful_bids == ()


def test_the_international_bidding_goes_round_until_all_but_one_have_passed() -> None:
    """B4"""
    assert stands("S:6 W:pass N:7 E:pass", INTERNATIONAL) == "open:S"
    assert stands("S:6 W:pass N:7 E:pass S:8", INTERNATIONAL) == "open:N"
    assert stands("S:6 W:pass N:7 E:pass S:8 N:pass", INTERNATIONAL) == "S:8"
    assert stands("S:6 W:7 N:8 E:9 S:10 W:11 N:pass E:pass S:pass", INTERNATIONAL) == "W:11"


def test_who_has_passed_is_out() -> None:
    """B4"""
    assert stands("S:pass W:6 N:7 E:pass", INTERNATIONAL) == "open:W"
    said = parse_calls("S:pass W:6 N:7 E:pass S:8", INTERNATIONAL)
    assert auction_faults(INTERNATIONAL, E, said) == [Fault("bid-out-of-turn", (4,), {"seat": S, "allowed": W})]


def test_an_11_does_not_end_the_bidding_by_itself() -> None:
    """B4: the others must still pass"""
    assert stands("S:11", INTERNATIONAL) == "open:W"
    assert stands("S:11 W:pass N:pass E:pass", INTERNATIONAL) == "S:11"


def test_the_last_player_left_without_a_bid_may_bid_or_pass() -> None:
    """B4"""
    last = heard("S:pass W:pass N:pass", INTERNATIONAL)
    assert (last.next_seat, last.lawful_bids) == (E, (6, 7, 8, 9, 10, 11))
    assert stands("S:pass W:pass N:pass E:6", INTERNATIONAL) == "E:6"
    assert stands("S:pass W:pass N:pass E:pass", INTERNATIONAL) == "redeal"


# --- all pass ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "here", "abroad"),
    [
        ("redeal", "redeal", "redeal"),
        ("dealer-minimum", "E:1", "E:6"),
        ("fixed-suit", "nobody", "nobody"),
        ("forehand-zero", "S:0", "S:0"),
    ],
)
@pytest.mark.parametrize("rules", [CLASSIC, INTERNATIONAL], ids=["traditional", "international"])
def test_when_all_pass_the_option_speaks(rules: RuleSet, option: str, here: str, abroad: str) -> None:
    """B5"""
    agreed = rules.with_options({"all_pass": option, "fixed_suit": "h"})
    assert stands("S:pass W:pass N:pass E:pass", agreed) == (here if rules is CLASSIC else abroad)


@pytest.mark.parametrize("option", ["dealer-minimum", "fixed-suit", "forehand-zero"])
@pytest.mark.parametrize("rules", [CLASSIC, INTERNATIONAL], ids=["traditional", "international"])
def test_the_option_changes_nothing_before_all_have_passed(rules: RuleSet, option: str) -> None:
    """B5: the bidding itself runs as ever"""
    agreed = rules.with_options({"all_pass": option, "fixed_suit": "h"})
    for calls in ("", "S:pass", "S:pass W:pass N:pass", f"S:pass W:pass N:pass E:{rules.lowest_bid}"):
        assert stands(calls, agreed) == stands(calls, rules)
        assert heard(calls, agreed).lawful_bids == heard(calls, rules).lawful_bids


def test_outcomes_print_as_answers_say_them() -> None:
    assert [str(outcome) for outcome in (Bid(N, 2), Open(E), Redeal(), Nobody(), Bid(S, 0))] == [
        *("N:2", "open:E", "redeal", "nobody", "S:0"),
    ]


# --- what no table could hear ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("calls", "fault"),
    [
        ("W:1", Fault("bid-out-of-turn", (0,), {"seat": W, "allowed": S})),
        ("S:1 N:2", Fault("bid-out-of-turn", (1,), {"seat": N, "allowed": W})),
        ("S:1 S:2", Fault("bid-out-of-turn", (1,), {"seat": S, "allowed": W})),
        ("S:2 W:2", Fault("bid-too-low", (1,), {"found": 2, "allowed": "pass 3 4 5 6"})),
        ("S:3 W:pass N:1", Fault("bid-too-low", (2,), {"found": 1, "allowed": "pass 4 5 6"})),
        ("S:6 W:6", Fault("bid-too-low", (1,), {"found": 6, "allowed": "pass"})),
        ("S:0", Fault("bid-outside-ladder", (0,), {"found": 0, "allowed": "1–6"})),
        ("S:7", Fault("bid-outside-ladder", (0,), {"found": 7, "allowed": "1–6"})),
        ("S:1 W:pass N:2 E:pass S:3", Fault("bid-after-end", (4,), {"seat": S})),
        ("S:pass W:pass N:pass E:pass S:pass", Fault("bid-after-end", (4,), {"seat": S})),
    ],
)
def test_what_no_table_could_hear_is_told_at_its_place(calls: str, fault: Fault) -> None:
    """B1"""
    assert auction_faults(CLASSIC, E, parse_calls(calls, CLASSIC)) == [fault]


def test_several_wrong_bids_are_all_told() -> None:
    found = auction_faults(CLASSIC, E, parse_calls("S:3 W:2 N:9 E:pass", CLASSIC))
    assert [(fault.error, fault.where) for fault in found] == [("bid-too-low", (1,)), ("bid-outside-ladder", (2,))]


def test_5_and_12_are_no_international_bids() -> None:
    """B4"""
    for amount in (1, 5, 12):
        (fault,) = auction_faults(INTERNATIONAL, E, (Bid(S, amount),))
        assert fault == Fault("bid-outside-ladder", (0,), {"found": amount, "allowed": "6–11"})


def test_who_does_not_bid_is_heard_at_no_bidding_at_all() -> None:
    """V3"""
    (fault,) = auction_faults(NO_BIDDING, E, parse_calls("S:6", NO_BIDDING))
    assert fault == Fault("no-bidding-here", (), {"ruleset": "no-bidding"})


# --- the first lead ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "bidder", "leader"),
    [
        (CLASSIC, N, N),
        (STANDARD, E, E),
        (STANDARD.with_options({"first_lead": "forehand"}), N, S),
        (INTERNATIONAL, N, S),
        (INTERNATIONAL.with_options({"first_lead": "bid-winner"}), N, N),
        (NO_BIDDING, None, S),
        (CLASSIC.with_options({"all_pass": "fixed-suit", "fixed_suit": "h"}), None, S),
    ],
)
def test_bid_winner_or_forehand_leads(rules: RuleSet, bidder: Seat | None, leader: Seat) -> None:
    """P1; forehand where nobody is bound"""
    assert first_leader(rules, E, bidder) is leader


# --- notation ----------------------------------------------------------------------------------------------------


@st.composite
def biddings(draw: st.DrawFn) -> Auction:
    """A bidding come anywhere, with every call allowed."""
    rules = draw(st.sampled_from(BIDDERS))
    auction = Auction(rules, draw(st.sampled_from(rules.circle)))
    for _ in range(draw(st.integers(0, 20))):
        if auction.next_seat is None:
            break
        amount = draw(st.sampled_from([None, None, *auction.lawful_bids[:2]]))
        call: Call = Pass(auction.next_seat) if amount is None else Bid(auction.next_seat, amount)
        auction = auction.with_call(call)
    return auction


@given(biddings())
def test_calls_are_read_from_what_they_print(auction: Auction) -> None:
    text = " ".join(map(str, auction.calls))
    assert parse_calls(text, auction.rules) == parse_calls(text.split(), auction.rules) == auction.calls


@given(biddings())
def test_every_bidding_of_allowed_calls_can_be_heard(auction: Auction) -> None:
    assert auction_faults(auction.rules, auction.dealer, auction.calls) == []


@given(biddings())
def test_a_bidding_is_open_as_long_as_somebody_speaks(auction: Auction) -> None:
    """B1–B5"""
    rules, outcome = auction.rules, auction.outcome
    assert isinstance(outcome, Open) == (auction.next_seat is not None)
    if auction.next_seat is None:
        assert auction.lawful_bids == ()
        bids = [call for call in auction.calls if isinstance(call, Bid)]
        assert outcome == (max(bids, key=lambda bid: bid.amount) if bids else Redeal())
    else:
        assert all(rules.lowest_bid <= bid <= rules.highest_bid for bid in auction.lawful_bids)


@given(biddings(), st.integers(0, 12))
def test_exactly_the_lawful_bids_are_without_fault(auction: Auction, amount: int) -> None:
    if auction.next_seat is not None:
        said = (*auction.calls, Bid(auction.next_seat, amount))
        assert (auction_faults(auction.rules, auction.dealer, said) == []) == (amount in auction.lawful_bids)
        assert auction_faults(auction.rules, auction.dealer, (*auction.calls, Pass(auction.next_seat))) == []


@given(biddings())
def test_bids_only_rise(auction: Auction) -> None:
    """B1, B4"""
    amounts = [call.amount for call in auction.calls if isinstance(call, Bid)]
    assert amounts == sorted(set(amounts))


@pytest.mark.parametrize(
    "text",
    ["", "S", "S:", ":2", "S:two", "S:-1", "S:+1", "S:01", "S:1.0", "S:PASS", "S: pass", "S:²", "S:1 W:2", "S:1:2"],
)
def test_what_is_no_call_is_refused(text: str) -> None:
    with pytest.raises(NotNotation) as refused:
        parse_call(text, CLASSIC)
    assert refused.value.error in ("not-a-call", "not-a-seat")
    assert refused.value.facts["allowed"] in ("W:pass N:2", "S W N E")


def test_a_call_of_nobody_at_the_table_is_refused_with_the_seats() -> None:
    with pytest.raises(NotNotation) as refused:
        parse_calls("S:pass SW:1", CLASSIC)
    assert (refused.value.error, refused.value.found, refused.value.index) == ("not-a-seat", "SW", 1)


def test_a_pass_is_no_bid() -> None:
    assert parse_bid("N:2", CLASSIC) == Bid(N, 2)
    with pytest.raises(NotNotation) as refused:
        parse_bid("N:pass", CLASSIC)
    assert (refused.value.error, refused.value.found) == ("not-a-bid", "N:pass")
