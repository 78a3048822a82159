"""Random positions: each can occur, is reached by lawful play, and comes from anywhere in a round."""

from collections import Counter
from random import Random

import pytest

from tests.generate import written
from tests.generate.test_rounds import tables
from tests.law import naive
from tutor.drill.questions import LegalPlays
from tutor.drill.scenario import Scenario
from tutor.generate import random_position
from tutor.rules.duties import (
    AnythingWhileStock,
    BeatInSuit,
    DiscardAnything,
    FollowSuit,
    LeadAnything,
    Overtrump,
    TrumpIn,
    Undertrump,
)
from tutor.rules.position import position_faults
from tutor.rules.ruleset import PRESETS

EVERY = pytest.mark.parametrize("ruleset", PRESETS)


@EVERY
def test_every_position_can_occur(ruleset: str) -> None:
    rng = Random(1)
    for rules in tables(ruleset, 60):
        for learner in (True, False):
            position = random_position(rng, rules, learner=learner)
            assert position_faults(position) == []
            assert position.rules is rules


@EVERY
def test_the_second_law_finds_the_same_cards_lawful(ruleset: str) -> None:
    rng = Random(2)
    for rules in tables(ruleset, 60):
        scenario = Scenario(id="x", position=random_position(rng, rules), question=LegalPlays())
        assert scenario.solution.answer.json == naive.answer(*written.asked(scenario))


@EVERY
def test_a_position_shows_the_hand_of_the_seat_to_play_and_no_other(ruleset: str) -> None:
    rng = Random(3)
    for rules in tables(ruleset, 30):
        position = random_position(rng, rules)
        assert list(position.hands) == [position.turn]
        assert len(position.hand) > 0
        assert position.dealer is not None


@EVERY
def test_the_learner_is_to_play_where_that_is_asked(ruleset: str) -> None:
    rng = Random(4)
    found = [random_position(rng, PRESETS[ruleset], learner=True) for _ in range(60)]
    assert {position.turn for position in found} == {"S"}
    assert {position.dealer for position in found} == set(PRESETS[ruleset].circle)


def test_without_the_learner_every_seat_is_to_play() -> None:
    rng, rules = Random(5), PRESETS["international-6"]
    assert {random_position(rng, rules).turn for _ in range(200)} == set(rules.circle)


@EVERY
def test_positions_come_from_every_point_of_a_round_as_often(ruleset: str) -> None:
    rng, rules = Random(6), PRESETS[ruleset]
    moments = rules.players * rules.tricks
    draws = 40 * moments
    points: Counter[tuple[int, int, int]] = Counter()
    for _ in range(draws):
        position = random_position(rng, rules)
        held = len(position.hand)
        points[len(position.trick), held, position.stock] += 1
    assert len(points) == moments
    assert all(12 < count < 90 for count in points.values())


def test_the_first_lead_of_a_round_knows_no_trump_where_it_makes_it() -> None:
    rng, rules = Random(7), PRESETS["traditional-4-classic"]
    for position in (random_position(rng, rules) for _ in range(400)):
        assert (position.trump is None) == position.opening
        if position.opening:
            assert position.bid is not None
            assert position.turn == position.bid.seat


def test_the_first_lead_is_forehands_where_the_table_has_it_so() -> None:
    rng, rules = Random(8), PRESETS["international-5"]
    opening = [p for p in (random_position(rng, rules) for _ in range(600)) if p.opening]
    assert len(opening) > 5
    assert all(p.dealer is not None and p.turn == rules.after(p.dealer) for p in opening)


def test_every_rung_of_the_ladder_is_reached() -> None:
    rng = Random(9)
    presets = [*PRESETS.values(), *(rules.with_options({"iber": True}) for rules in PRESETS.values())]
    rungs = Counter(type(random_position(rng, rules).duty.why) for _ in range(200) for rules in presets)
    ladder = {LeadAnything, AnythingWhileStock, FollowSuit, BeatInSuit, TrumpIn, Overtrump, Undertrump, DiscardAnything}
    assert set(rungs) == ladder
    assert min(rungs.values()) >= 5


def test_without_a_ruleset_a_position_is_of_any() -> None:
    rng = Random(10)
    assert {random_position(rng).rules.id for _ in range(300)} == set(PRESETS)


def test_a_seed_makes_the_same_position_again() -> None:
    for seed in range(20):
        assert random_position(Random(seed)) == random_position(Random(seed))
