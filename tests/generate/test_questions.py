"""Fresh questions: every kind can be asked and answered, sensibly varied, the same from the same seed."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.generate import written
from tests.generate.digest import digest
from tests.generate.test_rounds import tables
from tests.law import naive
from tutor.cards import Rank
from tutor.drill import questions as asks
from tutor.drill.answers import Cards, Number, Revoke, Settled, Winner, YesNo
from tutor.drill.questions import KINDS
from tutor.drill.scenario import Scenario
from tutor.drill.solve import question_faults
from tutor.generate import CannotAim, CannotAsk, aimed, from_seed, kinds_for, random_question
from tutor.generate.questions import LEVELS, MAKERS
from tutor.rules.position import position_faults
from tutor.rules.ruleset import PRESETS

EVERY = pytest.mark.parametrize("ruleset", PRESETS)
ROOT = Path(__file__).resolve().parents[2]
CLASSIC = PRESETS["traditional-4-classic"]


def many(kind: str, count: int, ruleset: str = "traditional-4-classic") -> list[Scenario]:
    """Questions of one kind."""
    rng = Random(kind)
    return [random_question(rng, PRESETS[ruleset], kind) for _ in range(count)]


def test_every_kind_that_a_position_can_ask_has_its_maker() -> None:
    assert set(MAKERS) == set(KINDS) - {"true-false", "choice"}
    assert set(LEVELS) == set(MAKERS)
    assert set(LEVELS.values()) == {1, 2, 3, 4, 5}


@EVERY
def test_every_question_can_be_asked_and_the_second_law_answers_it_alike(ruleset: str) -> None:
    rng = Random(1)
    for rules in tables(ruleset, 12):
        for kind in kinds_for(rules):
            for _ in range(2):
                scenario = random_question(rng, rules, kind)
                assert scenario.question.kind == kind
                assert position_faults(scenario.position) == []
                assert question_faults(scenario.position, scenario.question) == []
                assert scenario.solution.answer.json == naive.answer(*written.asked(scenario)), scenario


@pytest.mark.parametrize(
    ("ruleset", "idle"),
    [
        ("traditional-4-classic", set()),
        ("traditional-2", set()),
        ("international-4", {"accusation", "announcement", "game-points"}),
        ("no-bidding", {"accusation", "announcement", "game-points", "legal-bids", "auction-result", "first-leader"}),
    ],
)
def test_a_table_is_not_asked_about_what_it_does_not_know(ruleset: str, idle: set[str]) -> None:
    kinds = kinds_for(PRESETS[ruleset])
    assert set(MAKERS) - set(kinds) == idle
    assert list(kinds) == [kind for kind in KINDS if kind in kinds]


@pytest.mark.parametrize(
    ("ruleset", "kind"),
    [
        ("no-bidding", "legal-bids"),
        ("no-bidding", "auction-result"),
        ("no-bidding", "first-leader"),
        ("talon", "accusation"),
        ("talon", "choice"),
        ("talon", "true-false"),
        ("talon", "best-play"),
    ],
)
def test_what_cannot_be_asked_is_refused(ruleset: str, kind: str) -> None:
    with pytest.raises(CannotAsk) as refused:
        random_question(Random(1), PRESETS[ruleset], kind)
    assert (refused.value.ruleset, refused.value.kind) == (ruleset, kind)


def test_without_a_kind_any_is_asked() -> None:
    rng = Random(2)
    assert {random_question(rng, CLASSIC).question.kind for _ in range(400)} == set(kinds_for(CLASSIC))


# -- seeds -----------------------------------------------------------------------------------------------------------


@EVERY
def test_an_id_holds_the_seed_that_makes_the_question_again(ruleset: str) -> None:
    rng, rules = Random(3), PRESETS[ruleset]
    for kind in kinds_for(rules):
        scenario = random_question(rng, rules, kind)
        assert re.fullmatch(r"[a-z0-9-]+", scenario.id)
        head, _, seed = scenario.id.rpartition("-")
        assert head == f"gen-{ruleset}-{kind}"
        assert from_seed(int(seed), rules, kind) == scenario


def test_an_aimed_id_holds_its_rule_too() -> None:
    rng = Random(4)
    for rule in ("P5", "E3", "N3", "X4"):
        scenario = aimed(rng, rule)
        rules, kind = scenario.position.rules, scenario.question.kind
        head, _, seed = scenario.id.rpartition("-")
        assert head == f"gen-{rules.id}-{kind}-{rule.lower()}"
        assert from_seed(int(seed), rules, kind, rule) == scenario
        assert scenario.rules_taught == (rule,)


def test_different_seeds_make_different_questions() -> None:
    positions = {repr(from_seed(seed, CLASSIC, "legal-plays").position) for seed in range(200)}
    assert len(positions) > 195


def test_a_rule_and_a_kind_that_do_not_meet_are_refused() -> None:
    with pytest.raises(CannotAim):
        from_seed(1, CLASSIC, "deal", "P2")
    with pytest.raises(CannotAim):
        from_seed(1, CLASSIC, "legal-plays", "P5")


GOLDEN: list[tuple[str, str, int, str | None, dict[str, object], object]] = [
    (
        "traditional-2",
        "legal-plays",
        1,
        None,
        {"trump": "d", "hands": {"S": "Ah Qc Ks"}, "trick": "N:Js", "dealer": "S", "bid": "S:5"},
        ["Ks"],
    ),
    (
        "traditional-4-classic",
        "legal-plays",
        1,
        None,
        {"trump": "d", "hands": {"S": "Jh Th Ah Kd 9s Qs"}, "trick": "N:Jd E:Td", "dealer": "E", "bid": "N:1"},
        ["Kd"],
    ),
    ("international-5", "trick-winner", 3, None, {"trump": "c", "trick": "NW:Td NE:Kh E:7d S:Ac W:7c"}, "S"),
    (
        "traditional-3",
        "announcement",
        2,
        None,
        {
            "trump": "h",
            "hands": {"S": "Jh Kh Jc Qc Kc Ac Js As"},
            "to_play": "S",
            "opening": True,
            "dealer": "S",
            "bid": "S:4",
        },
        0,
    ),
    (
        "traditional-4-standard",
        "auction-result",
        5,
        None,
        {"trump": "unknown", "dealer": "N", "auction": "E:pass"},
        "open:S",
    ),
    ("international-4", "match-result", 8, None, {"trump": "unknown", "scores": {"N-S": 11, "E-W": 19}}, "continue"),
    (
        "international-4",
        "legal-plays",
        1,
        "P5",
        {"trump": "s", "hands": {"S": "9h Ah Ac 9s Qs As"}, "trick": "N:Kd E:Ks", "dealer": "W", "bid": "W:6"},
        ["As"],
    ),
    (
        "traditional-4-classic",
        "round-score",
        1,
        "N3",
        {
            "trump": "h",
            "dealer": "S",
            "bid": "N:6",
            "taken": {"N-S": "9h Ah 9c Jc Qc Ac Js As", "E-W": "Jh Qh Kh Th 9d Jd Qd Kd Td Ad Kc Tc 9s Qs Ks Ts"},
            "announced": {"N-S": "d"},
        },
        {"N-S": -6, "E-W": 2},
    ),
]


@pytest.mark.parametrize(
    ("ruleset", "kind", "seed", "rule", "position", "answer"), GOLDEN, ids=lambda part: str(part)[:14]
)
def test_a_seed_makes_the_same_question_in_every_python(
    ruleset: str, kind: str, seed: int, rule: str | None, position: dict[str, object], answer: object
) -> None:
    scenario = from_seed(seed, PRESETS[ruleset], kind, rule)
    assert written.position(scenario.position) == position
    assert scenario.solution.answer.json == answer


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_what_seeds_make_does_not_depend_on_the_run(hash_seed: str) -> None:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.generate.digest"]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest() == "ee1cab366de5878c"


# -- variety ---------------------------------------------------------------------------------------------------------


def test_mostly_some_cards_are_lawful_and_some_are_not() -> None:
    for ruleset in PRESETS:
        found = many("legal-plays", 60, ruleset)
        answers = [s.solution.answer for s in found]
        assert all(isinstance(answer, Cards) and answer.cards.mask for answer in answers)
        choice = [s for s, answer in zip(found, answers, strict=True) if answer != Cards(s.position.hand)]
        assert 30 <= len(choice) < 60, ruleset


def test_the_learner_is_to_play() -> None:
    for kind in ("legal-plays", "may-play", "announcement"):
        assert {s.position.turn for s in many(kind, 40)} == {"S"}


def test_may_play_is_as_often_yes_as_no() -> None:
    yes = sum(s.solution.answer == YesNo(True) for s in many("may-play", 200))
    assert 70 < yes < 130


def test_a_trick_is_seldom_simply_its_leads() -> None:
    kept = sum(s.solution.answer.json == str(s.position.trick[0].seat) for s in many("trick-winner", 100))
    assert kept < 35


def test_under_t2_the_trump_is_sometimes_left_for_the_lead_to_tell() -> None:
    unknown = sum(s.position.trump is None for s in many("trick-winner", 100))
    assert 2 < unknown < 40


def test_announcements_are_worth_all_that_they_can() -> None:
    worth = Counter(s.solution.answer.json for s in many("announcement", 150))
    assert set(worth) == {0, 20, 40}
    assert min(worth.values()) > 15
    reasons = {type(s.solution.reasons[0]).__name__ for s in many("announcement", 300)}
    assert reasons >= {"PairAnnounced", "OpeningPairIsTrump", "PairBroken", "PairIncomplete", "NotAPairCard"}


def test_game_points_stand_at_borders() -> None:
    totals = [s.question.total for s in many("game-points", 200) if isinstance(s.question, asks.GamePointsFor)]
    rests = Counter(total % 33 for total in totals if total is not None)
    assert sum(rests[rest] for rest in (0, 1, 2, 30, 31, 32)) > 50
    assert {s.solution.answer for s in many("game-points", 200)} >= {Number(n) for n in range(7)}


def test_rank_orders_hold_the_ten_and_one_it_is_mistaken_for() -> None:
    for s in many("rank-order", 60, "international-6"):
        assert isinstance(s.question, asks.RankOrderOf)
        ranks = {card.rank for card in s.question.cards}
        assert Rank.TEN in ranks
        assert ranks & {Rank.JACK, Rank.QUEEN, Rank.KING}
        assert list(s.question.cards) != sorted(s.question.cards) or len(ranks) < 5


def test_bids_are_made_and_failed_by_little() -> None:
    words = Counter(type(s.solution.reasons[0]).__name__ for s in many("round-score", 200))
    assert words["BidMade"] > 40
    assert words["BidFailed"] > 40
    records = sum(s.position.record is not None for s in many("round-score", 200))
    assert 40 < records < 130


def test_every_card_that_counts_is_promised_now_and_then() -> None:
    words = Counter(type(s.solution.reasons[0]).__name__ for s in many("round-score", 200, "international-4"))
    assert words["AllCardsFailed"] > 10


def test_rounds_that_all_have_passed_are_scored_too() -> None:
    assert any(type(s.solution.reasons[0]).__name__ == "AllPassedRedeal" for s in many("round-score", 400))


def test_matches_stand_about_the_target() -> None:
    found = many("match-result", 200)
    words = {type(s.solution.reasons[0]).__name__ for s in found}
    assert words == {"MatchWon", "TargetNotReached", "LevelAtTop"}
    assert {s.solution.answer for s in found} >= {Winner(None), *(Winner(side) for side in CLASSIC.sides)}
    assert len({s.position.target for s in found}) > 3


def test_a_third_of_the_records_to_search_are_clean() -> None:
    clean = sum(s.solution.answer == Revoke() for s in many("find-revoke", 150))
    assert 25 < clean < 75


def test_accusations_end_in_every_way() -> None:
    words = Counter(type(s.solution.reasons[0]).__name__ for s in many("accusation", 300))
    assert set(words) == {"AccusationRight", "AccusationWrong", "TalkPunished", "PenaltyWaived"}
    void = [isinstance(s.solution.answer, Settled) and s.solution.answer.void for s in many("accusation", 100)]
    assert 10 < sum(void) < 90


def test_who_plays_alone_is_not_accused_of_talk() -> None:
    for ruleset in ("traditional-2", "traditional-3"):
        for s in many("accusation", 100, ruleset):
            assert isinstance(s.question, asks.Accusation)
            assert not s.question.talk


def test_auctions_stand_open_and_closed() -> None:
    for ruleset in ("traditional-4-classic", "international-4"):
        stands = [s.solution.answer.json for s in many("auction-result", 200, ruleset)]
        assert sum(str(word).startswith("open") for word in stands) > 20
        assert sum(word == "redeal" for word in stands) > 4
        assert sum(str(word)[:2] in ("S:", "W:", "N:", "E:") for word in stands) > 80
        empty = sum(s.solution.answer.json == [] for s in many("legal-bids", 200, ruleset))
        assert 2 < empty < 60
