"""What a quiz asks: easy first, then wider; the same from the same seed; wishes met or refused at once."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tutor.content.draw import STAGES, NoSuchQuiz, Wishes, shipped_folder, source
from tutor.content.reader import read
from tutor.content.shelf import shelf
from tutor.drill.questions import KINDS
from tutor.drill.scenario import Scenario
from tutor.generate import RULES_AIMED, kinds_for
from tutor.generate.questions import LEVELS
from tutor.rules.numbers import NUMBERS
from tutor.rules.ruleset import PRESETS, RuleSet
from tutor.words.files import text_ids

IDS = text_ids()
SCENARIOS = shipped_folder("scenarios")
ANYTHING = Wishes(1)


def drawn(count: int, wishes: Wishes = ANYTHING, folder: Path | None = None) -> list[Scenario]:
    """The first questions of a run."""
    give = source(wishes, IDS, folder)
    return [give() for _ in range(count)]


def refusal(**wishes: Any) -> NoSuchQuiz | None:
    """Why a quiz is refused before a question is asked, if it is."""
    try:
        source(Wishes(1, **wishes), IDS)
    except NoSuchQuiz as fault:
        return fault
    return None


def refused(**wishes: Any) -> NoSuchQuiz:
    """Why a quiz is refused."""
    fault = refusal(**wishes)
    assert fault is not None
    return fault


# -- the shelf ---------------------------------------------------------------------------------------------------------


def test_every_slip_says_what_its_scenario_is() -> None:
    slips = shelf(SCENARIOS)
    scenarios = read([SCENARIOS], text_ids=IDS).scenarios
    assert len(slips) == len(scenarios) > 200
    for slip, scenario in zip(slips, scenarios, strict=True):
        assert (slip.id, slip.line, str(slip.file)) == (scenario.id, scenario.line, scenario.file)
        assert (slip.kind, slip.level, slip.rules) == (
            scenario.question.kind,
            scenario.level or 3,
            scenario.rules_taught,
        ), slip.id
        assert slip.ruleset == scenario.position.rules.id, slip.id
        assert slip.optioned or scenario.position.rules == PRESETS[slip.ruleset], slip.id
        assert slip.in_trick == bool(scenario.position.trick), slip.id


def test_one_scenario_is_read_alone_as_it_is_read_among_all() -> None:
    scenarios = {scenario.id: scenario for scenario in read([SCENARIOS], text_ids=IDS).scenarios}
    for slip in shelf(SCENARIOS):
        assert slip.read(IDS) == scenarios[slip.id]


def test_a_scenario_that_is_not_sound_is_told_by_its_place(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text(
        "ruleset: traditional-2\nscenarios:\n  - id: bad\n    ask: deals\n    level: 1\n", encoding="utf-8"
    )
    (slip,) = shelf(tmp_path)
    with pytest.raises(ValueError, match=r"bad\.yaml:4: "):
        slip.read(IDS)


def test_a_shelf_may_be_empty(tmp_path: Path) -> None:
    assert shelf(tmp_path) == shelf(tmp_path / "nowhere") == []
    (fresh,) = drawn(1, folder=tmp_path)
    assert fresh.id.startswith("gen-")


# -- a run -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_the_first_question_is_an_easy_trick_of_four(seed: int) -> None:
    (first,) = drawn(1, Wishes(seed))
    assert first.question.kind in ("legal-plays", "trick-winner")
    assert first.position.rules.id.startswith("traditional-4-")
    assert first.position.rules == PRESETS[first.position.rules.id]
    assert first.position.trick
    assert first.level in (1, 2)


def test_a_run_widens_from_one_table_to_all_kinds_and_rulesets() -> None:
    run = drawn(160, Wishes(3))
    early, later = run[:4], run[40:]
    assert {one.position.rules.players for one in early} == {4}
    assert all((one.level or 3) <= 2 for one in early)
    assert len({one.position.rules.id for one in later}) > 8
    assert len({one.question.kind for one in later}) > 14
    assert any(one.position.rules != PRESETS[one.position.rules.id] for one in later)


def test_shipped_and_fresh_questions_come_by_turns_and_no_shipped_one_twice() -> None:
    run = drawn(80)
    fresh = [one.id.startswith("gen-") for one in run]
    assert fresh == [False, True] * 40
    assert max(Counter(one.id for one in run).values()) == 1


def test_kinds_change_from_question_to_question() -> None:
    kinds = [one.question.kind for one in drawn(80, Wishes(5))]
    assert sum(one == other for one, other in pairwise(kinds)) <= 2


def test_when_all_shipped_ones_are_asked_fresh_ones_go_on() -> None:
    run = drawn(40, Wishes(1, kind="card-points"))
    written = [one for one in run if not one.id.startswith("gen-")]
    assert 0 < len(written) < 20
    assert {one.question.kind for one in run} == {"card-points"}
    assert all(one.id.startswith("gen-") for one in run[-10:])


def test_where_there_are_only_shipped_ones_they_come_round_again() -> None:
    run = drawn(60, Wishes(1, kind="true-false"))
    counts = Counter(one.id for one in run)
    assert max(counts.values()) - min(counts.values()) <= 1
    assert {one.question.kind for one in run} == {"true-false"}


@pytest.mark.parametrize("wishes", [{}, {"rule": "P7"}, {"kind": "round-score"}, {"ruleset": "talon"}])
def test_the_same_seed_asks_the_same(wishes: dict[str, Any]) -> None:
    assert drawn(30, Wishes(11, **wishes)) == drawn(30, Wishes(11, **wishes))
    assert drawn(30, Wishes(11, **wishes)) != drawn(30, Wishes(12, **wishes))


# -- wishes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", RULES_AIMED)
def test_of_a_rule_shipped_and_aimed_questions_are_asked(rule: str) -> None:
    run = drawn(8, Wishes(1, rule=rule))
    assert all(rule in one.rules_taught for one in run)
    assert {one.id.startswith("gen-") for one in run} == {True, False} or not shipped_of(rule)


def shipped_of(rule: str) -> list[str]:
    """The shipped scenarios that teach a rule."""
    return [slip.id for slip in shelf(SCENARIOS) if rule in slip.rules]


@pytest.mark.parametrize("kind", KINDS)
def test_of_every_kind_there_is_a_quiz(kind: str) -> None:
    assert {one.question.kind for one in drawn(6, Wishes(1, kind=kind))} == {kind}


@pytest.mark.parametrize("ruleset", PRESETS)
def test_of_every_ruleset_there_is_a_quiz(ruleset: str) -> None:
    assert {one.position.rules.id for one in drawn(12, Wishes(1, ruleset=ruleset))} == {ruleset}


@pytest.mark.parametrize("ruleset", PRESETS)
def test_kind_and_ruleset_together_are_met_or_refused_at_once(ruleset: str) -> None:
    for kind in KINDS:
        fault = refusal(kind=kind, ruleset=ruleset)
        if fault is not None:
            assert fault.reason == "quiz-kind-not-there"
            assert kind not in (*kinds_for(PRESETS[ruleset]), *fault.facts["allowed"].split())
        else:
            run = drawn(4, Wishes(1, kind=kind, ruleset=ruleset))
            assert {(one.question.kind, one.position.rules.id) for one in run} == {(kind, ruleset)}


@pytest.mark.parametrize("rule", NUMBERS)
def test_a_rule_at_every_table_is_met_or_refused_at_once(rule: str) -> None:
    for ruleset in PRESETS:
        fault = refusal(rule=rule, ruleset=ruleset)
        if fault is not None:
            unasked = rule not in RULES_AIMED and not shipped_of(rule)
            assert fault.reason == ("quiz-nothing-about" if unasked else "quiz-rule-not-there")
        else:
            run = drawn(3, Wishes(1, rule=rule, ruleset=ruleset))
            assert all(rule in one.rules_taught and one.position.rules.id == ruleset for one in run)


def test_unknown_wishes_are_refused_with_what_there_is() -> None:
    assert refused(rule="P99").reason == "quiz-unknown-rule"
    assert set(RULES_AIMED) <= set(refused(rule="P99").facts["allowed"].split())
    assert refused(kind="riddle").facts["allowed"].split() == list(KINDS)
    assert refused(ruleset="whist").facts["allowed"].split() == list(PRESETS)
    assert refused(rule="P7", kind="deal").reason == "quiz-rule-of-kind"
    assert refused(kind="legal-bids", ruleset="no-bidding").reason == "quiz-kind-not-there"


def test_every_stage_has_a_question_for_every_table() -> None:
    for stage in STAGES:
        for id_ in stage.tables:
            assert any(LEVELS[kind] <= stage.level for kind in kinds_for(PRESETS[id_]))


# -- the learner's own table -------------------------------------------------------------------------------------------

IBER = PRESETS["traditional-4-classic"].with_options({"iber": True})
HOMES = [
    IBER,
    PRESETS["traditional-4-classic"],
    PRESETS["traditional-4-standard"].with_options({"partners": False, "overtrump": True}),
    PRESETS["traditional-3"].with_options(
        {"announcements": False, "points_per_game_point": 1, "first_lead": "forehand"}
    ),
    PRESETS["traditional-2"].with_options({"iber": True, "target": 31, "win_margin": 3, "penalty_factor": 3}),
    PRESETS["international-4"].with_options({"announcements": True, "points_per_game_point": 33, "iber": True}),
    PRESETS["international-6"].with_options({"all_pass": "fixed-suit", "fixed_suit": "c"}),
    PRESETS["talon"].with_options({"all_pass": "forehand-zero", "overtrump": False, "first_lead": "bid-winner"}),
    PRESETS["no-bidding"].with_options({"points_per_game_point": 500, "target": 1}),
]
homes = pytest.mark.parametrize("home", HOMES, ids=lambda home: home.id)


@homes
def test_at_home_all_is_asked_under_the_rules_of_home(home: RuleSet) -> None:
    run = drawn(40, Wishes(4, own=home))
    assert all(one.position.rules == home for one in run)
    assert all(one.ok for one in run)
    assert any(one.id.startswith("gen-") for one in run)
    assert drawn(40, Wishes(4, own=home)) == run


@homes
def test_what_is_written_is_answered_and_explained_anew(home: RuleSet) -> None:
    written = {one.id: one for one in read([SCENARIOS], text_ids=IDS).scenarios}
    run = [one for one in drawn(160, Wishes(2, own=home)) if one.id in written]
    assert run
    for one in run:
        before = written[one.id]
        if one.solution.answer != before.solution.answer:
            assert (one.expect, one.explain) == (None, None)
            assert set(one.rules_taught) == {reason.rule for reason in one.solution.reasons}


def test_a_scenario_without_iber_is_asked_with_it_where_home_plays_so() -> None:
    run = drawn(300, Wishes(5, own=IBER))
    written = {one.id: one for one in read([SCENARIOS], text_ids=IDS).scenarios}
    otherwise = [one for one in run if one.id in written and one.solution.answer != written[one.id].solution.answer]
    assert otherwise
    assert any("P7" in one.rules_taught for one in otherwise)


def test_statements_about_iber_are_not_asked_where_home_plays_without() -> None:
    about = {slip.id for slip in shelf(SCENARIOS) if slip.kind == "true-false" and "P7" in slip.rules}
    classic = PRESETS["traditional-4-classic"]
    assert about
    assert not about & {one.id for one in drawn(300, Wishes(1, kind="true-false", own=classic))}


def test_a_ruleset_that_is_named_goes_before_home() -> None:
    run = drawn(10, Wishes(1, ruleset="talon", own=IBER))
    assert {one.position.rules.id for one in run} == {"talon"}
    assert run == drawn(10, Wishes(1, ruleset="talon"))


def test_of_a_rule_at_home_only_what_is_still_about_it_is_asked() -> None:
    run = drawn(20, Wishes(1, rule="P7", own=IBER))
    assert all("P7" in one.rules_taught and one.position.rules == IBER for one in run)


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        (Wishes(1, rule="P7", own=PRESETS["international-4"]), "quiz-own-rule"),
        (Wishes(1, kind="accusation", own=PRESETS["international-4"]), "quiz-own-kind"),
        (Wishes(1, rule="P7", kind="deal", own=IBER), "quiz-rule-of-kind"),
        (Wishes(1, rule="P99", own=IBER), "quiz-unknown-rule"),
    ],
)
def test_what_home_can_not_ask_is_refused_at_once(wishes: Wishes, reason: str) -> None:
    with pytest.raises(NoSuchQuiz) as caught:
        source(wishes, IDS)
    assert caught.value.reason == reason


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_at_home_is_met_or_refused_at_once(kind: str) -> None:
    for home in HOMES[:4]:
        try:
            give = source(Wishes(1, kind=kind, own=home), IDS)
        except NoSuchQuiz:
            assert kind not in kinds_for(home)
            continue
        run = [give() for _ in range(4)]
        assert {(one.question.kind, one.position.rules) for one in run} == {(kind, home)}
