"""Every rule is taught, asked and told, every idea caught, no question is idle or ambiguous; and each gate can fail."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from tests.session.planted import MAY_NOT_RUFF, following
from tutor.drill.beliefs import BELIEFS
from tutor.drill.lesson import Ask, Do, Lesson
from tutor.drill.questions import KINDS, Text
from tutor.drill.themes import THEMES
from tutor.line.coverage import shipped
from tutor.rules.numbers import NUMBERS
from tutor.rules.ruleset import PRESETS
from tutor.session import holes as gates
from tutor.session.coverage import UNSHOWN, Coverage
from tutor.session.holes import WITHOUT_BELIEFS, Hole, untold


@cache
def ours() -> Coverage:
    return shipped()


def holes(**parts: object) -> list[Hole]:
    """The holes of a small program: one question, no lessons, one language that says nothing."""
    whole = {"lessons": (), "scenarios": (MAY_NOT_RUFF,), "told": {"en": ()}} | parts
    return list(Coverage(**whole).holes)  # type: ignore[arg-type]


def kinds(**parts: object) -> set[str]:
    return {hole.kind for hole in holes(**parts)}


def facts(kind: str, **parts: object) -> Iterator[dict[str, str | int]]:
    return (dict(hole.facts) for hole in holes(**parts) if hole.kind == kind)


# --- what is shipped ---------------------------------------------------------------------------------------------


def test_what_is_shipped_has_no_hole() -> None:
    assert list(ours().holes) == []


def test_every_rule_and_every_belief_has_its_row() -> None:
    assert [row.rule for row in ours().rules] == list(NUMBERS)
    assert [row.belief for row in ours().beliefs] == list(BELIEFS)


def test_exceptions_are_rules_and_kinds_that_there_are_and_have_reasons() -> None:
    assert set(UNSHOWN) <= set(NUMBERS)
    assert set(WITHOUT_BELIEFS) <= set(KINDS)
    assert all((*UNSHOWN.values(), *WITHOUT_BELIEFS.values()))


# --- that a hole is found ----------------------------------------------------------------------------------------


def test_a_rule_that_nobody_teaches_asks_or_tells_is_named() -> None:
    assert {"rule": "P7"} in list(facts("rule-untaught"))
    assert {"rule": "P2", "found": 1, "wanted": 3} in list(facts("rule-unasked"))
    assert {"rule": "P7", "lang": "en"} in list(facts("rule-untold"))
    assert {"rule": "P7", "lang": "en"} not in list(facts("rule-untold", told={"en": {"rule-P7"}}))


def test_a_rule_that_no_position_shows_need_not_be_asked() -> None:
    assert not {one["rule"] for one in facts("rule-unasked")} & set(UNSHOWN)


def test_a_belief_that_nobody_answers_catches_or_tells_is_named() -> None:
    assert {"belief": "may-ruff-anytime"} in list(facts("belief-untaught"))
    assert {"belief": "may-ruff-anytime", "found": 1, "wanted": 2} in list(facts("belief-uncaught"))
    assert {"belief": "may-ruff-anytime", "lang": "en"} in list(facts("belief-untold"))


def test_a_step_that_names_a_belief_which_is_right_there_is_named() -> None:
    step = Ask(id="follow", scenario=MAY_NOT_RUFF, beliefs=("may-ruff-anytime", "stock-binds"))
    lesson = Lesson(id="planted", number=1, title=Text(id="lesson-count"), rules=("P2",), steps=(step,))
    assert list(facts("belief-absent", lessons=(lesson,))) == [{"step": "planted follow", "belief": "stock-binds"}]


def test_a_question_in_which_nobody_errs_is_idle() -> None:
    only = following("Ah", "E:Kh")
    assert {"scenario": "planted"} in list(facts("idle", scenarios=(only,)))
    assert "idle" not in kinds()


def test_a_question_that_hangs_on_what_nobody_tells_is_ambiguous(monkeypatch: pytest.MonkeyPatch) -> None:
    assert untold(MAY_NOT_RUFF) == ()  # the table is told with “no iber”
    monkeypatch.setattr(gates, "told_options", lambda _: ())
    assert untold(MAY_NOT_RUFF) == ("iber",)
    assert list(facts("ambiguous")) == [{"scenario": "planted", "option": "iber"}]


def test_a_question_of_a_lesson_must_catch_somebody_a_guided_act_need_not() -> None:
    only = following("Ah", "E:Kh", id="planted-only")
    asks, guides = Ask(id="only", scenario=only), Do(id="only", text=Text(id="lesson-count"), scenario=only)
    for step, found in ((asks, [{"scenario": "planted-only"}]), (guides, [])):
        lesson = Lesson(id="planted", number=1, title=Text(id="lesson-count"), rules=("P2",), steps=(step,))
        assert list(facts("idle", lessons=(lesson,))) == found


def test_a_theme_that_is_none_of_ours_or_none_at_all_is_named() -> None:
    assert "theme-missing" in kinds(scenarios=(replace(MAY_NOT_RUFF, themes=()),))
    strange = replace(MAY_NOT_RUFF, themes=(THEMES[0], "weather"))
    assert list(facts("theme-unknown", scenarios=(strange,))) == [{"scenario": "planted", "theme": "weather"}]


def test_kinds_tables_and_whole_rounds_that_are_missing_are_named() -> None:
    assert {one["kind"] for one in facts("kind-unasked")} == set(KINDS) - {"legal-plays"}
    assert {one["ruleset"] for one in facts("ruleset-unasked")} == set(PRESETS) - {"traditional-4-classic"}
    assert list(facts("rounds-few")) == [{"found": 0, "wanted": 40}]
