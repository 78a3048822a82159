"""Random rounds: every record can be replayed, and is lawful unless it is meant to slip."""

from collections import Counter
from random import Random

import pytest

from tests.law.rounds import random_options
from tutor.cards import CARDS
from tutor.generate import random_position, random_record
from tutor.generate.auctions import all_pass, calls_to, partial_calls, random_calls
from tutor.generate.rounds import random_round, random_start
from tutor.rules.auction import Auction, Redeal, auction_faults
from tutor.rules.notation import Bid
from tutor.rules.position import position_faults
from tutor.rules.record import Round, replay
from tutor.rules.ruleset import PRESETS, Bidding, RuleSet

EVERY = pytest.mark.parametrize("ruleset", PRESETS)


def tables(ruleset: str, count: int) -> list[RuleSet]:
    """A ruleset as it is, and with options of all sorts."""
    rng = Random(ruleset)
    plain = PRESETS[ruleset]
    return [plain, *(plain.with_options(random_options(rng, ruleset)) for _ in range(count - 1))]


def rounds(ruleset: str, count: int, slips: float = 0.0) -> list[Round]:
    """Random records, replayed."""
    rng = Random(f"{ruleset} {slips}")
    return [replay(rules, random_record(rng, rules, slips=slips)) for rules in tables(ruleset, count)]


@EVERY
def test_every_record_can_be_replayed_and_is_lawful(ruleset: str) -> None:
    played = rounds(ruleset, 60)
    assert [r.faults for r in played if r.faults] == []
    assert [list(r.revokes) for r in played if list(r.revokes)] == []


@EVERY
def test_a_record_is_whole_or_ends_with_a_bidding_that_all_have_passed(ruleset: str) -> None:
    for r in rounds(ruleset, 60):
        assert r.over != isinstance(r.outcome, Redeal)
        if r.over:
            assert sum(len(pile) for pile in r.taken.values()) == len(r.steps)


@EVERY
def test_slips_are_unlawful_plays_and_no_faults(ruleset: str) -> None:
    played = rounds(ruleset, 40, slips=0.3)
    assert [r.faults for r in played if r.faults] == []
    assert sum(1 for r in played for _ in r.revokes) > 20


@EVERY
def test_slips_are_the_plays_that_the_round_itself_names(ruleset: str) -> None:
    rng, rules = Random(3), PRESETS[ruleset]
    for _ in range(20):
        whole = random_round(rng, rules, slips=0.2)
        found = [
            (s.trick, rules.circle.index(s.play.seat), s.play.card) for s in replay(rules, whole.record(rng)).revokes
        ]
        assert found == whole.revokes


def test_pairs_are_announced_and_broken() -> None:
    played = [r for ruleset in PRESETS for r in rounds(ruleset, 40) if r.rules.announcements]
    worth = Counter(step.worth for r in played for step in r.steps if step.worth)
    assert worth[20] > 20
    assert worth[40] > 10
    assert sum(step.broken is not None for r in played for step in r.steps) > 20


def test_a_pair_is_led_in_silence_now_and_then() -> None:
    rng, rules = Random(1), PRESETS["traditional-4-classic"]
    silent = 0
    for _ in range(300):
        r = replay(rules, random_record(rng, rules))
        hands = dict(r.hands)
        for step in r.steps:
            play = step.play
            leads = step.duty.why.rule == "P1"
            silent += (
                leads and play.card.rank.code in "QK" and hands[play.seat].holds_pair(play.card.suit) and not step.worth
            )
            hands[play.seat] = hands[play.seat].without(play.card)
    assert 5 < silent < 100


@pytest.mark.parametrize("ruleset", ["traditional-3", "talon"])
def test_cards_are_exchanged(ruleset: str) -> None:
    records = [r.record for r in rounds(ruleset, 60) if r.over and r.bid is not None]
    counts = Counter(len(record.gives) + len(record.discards) for record in records)
    assert set(counts) == ({2} if ruleset == "traditional-3" else {0, 1, 2, 3, 4})


def test_a_seven_card_round_of_three_without_a_bidder_has_its_positions() -> None:
    rules = PRESETS["traditional-3"].with_options({"all_pass": "fixed-suit", "fixed_suit": "d"})
    rng = Random(2)
    short = [p for p in (random_position(rng, rules) for _ in range(400)) if p.bid is None]
    assert len(short) > 5
    assert all(len(p.hand) <= 7 for p in short)
    assert [position_faults(p) for p in short if position_faults(p)] == []


# -- the bidding -----------------------------------------------------------------------------------------------------

BIDDING = [rules for rules in PRESETS.values() if rules.bidding is not Bidding.NONE]


@pytest.mark.parametrize("rules", BIDDING, ids=lambda rules: rules.id)
def test_an_auction_leads_to_any_bid_one_wishes(rules: RuleSet) -> None:
    rng = Random(4)
    for dealer in rules.circle:
        for bid in (Bid(seat, amount) for seat in rules.circle for amount in rules.bids):
            calls = calls_to(rng, rules, dealer, bid)
            assert auction_faults(rules, dealer, calls) == []
            assert Auction(rules, dealer, calls).outcome == bid


@pytest.mark.parametrize("rules", BIDDING, ids=lambda rules: rules.id)
def test_auctions_stand_anywhere_and_end_in_every_way(rules: RuleSet) -> None:
    rng, dealer = Random(5), rules.circle[1]
    partial = [Auction(rules, dealer, partial_calls(rng, rules, dealer)) for _ in range(300)]
    assert [a.calls for a in partial if auction_faults(rules, dealer, a.calls)] == []
    assert {a.next_seat for a in partial} == {None, *rules.circle}
    whole = [random_calls(rng, rules, dealer) for _ in range(300)]
    assert sum(calls == all_pass(rules, dealer) for calls in whole) > 8
    amounts = {call.amount for calls in whole for call in calls if isinstance(call, Bid)}
    assert amounts == set(rules.bids)


def test_the_winner_of_a_bidding_round_and_round_sometimes_had_to_raise() -> None:
    rng, rules = Random(6), PRESETS["international-4"]
    raised = 0
    for _ in range(300):
        calls = random_calls(rng, rules, rules.circle[0])
        bids = [call for call in calls if isinstance(call, Bid)]
        raised += len({bid.seat for bid in bids}) < len(bids)
    assert raised > 30


# -- the deal --------------------------------------------------------------------------------------------------------


def test_every_card_comes_to_every_seat_as_often() -> None:
    rng, rules, rounds_ = Random(7), PRESETS["international-4"], 3000
    dealt = Counter(
        (place, card)
        for _ in range(rounds_)
        for place, cards in enumerate(random_start(rng, rules).dealt)
        for card in cards
    )
    assert len(dealt) == 4 * 24
    assert {card for _, card in dealt} == set(CARDS[8:])
    assert all(abs(count - rounds_ / 4) < 150 for count in dealt.values())  # six deviations
