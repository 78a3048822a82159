"""`coverage` and `play-all` through the program: what they print, and how they end."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.session.planted import MAY_NOT_RUFF
from tutor.drill.questions import Text
from tutor.drill.scenario import Scenario
from tutor.line import play_all as playing
from tutor.line.coverage import coverage
from tutor.line.play_all import Job, play_all, walked
from tutor.session.coverage import Coverage
from tutor.words.files import OWN_LOCALES, entries, locales_folder
from tutor.words.words import Words

ENGLISH = Words("en", "french")


# --- coverage ----------------------------------------------------------------------------------------------------


def test_coverage_prints_both_tables_and_ends_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage(ENGLISH) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].split() == ["rule", "steps", "questions", "ideas", "languages"]
    assert any(line.startswith("P7 ") and line.endswith("de en es hu ro") for line in told)
    assert any(line.startswith("may-ruff-anytime ") for line in told)
    assert told[-1] == "No holes."


def test_coverage_in_json_is_an_object_a_line_and_names_a_planted_hole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A language of one's own that has no sentence for iber."""
    shutil.copytree(locales_folder() / "en", tmp_path / "it")
    rules = tmp_path / "it" / "rules.ftl"
    rules.write_text(rules.read_text(encoding="utf-8").replace("rule-P7 =", "rule-other ="), encoding="utf-8")
    monkeypatch.setenv(OWN_LOCALES, str(tmp_path))
    assert "rule-P7" not in entries(tmp_path / "it")
    assert coverage(ENGLISH, as_json=True) == 1
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one for one in found if "hole" in one] == [
        {"hole": "rule-untold", "rule": "P7", "lang": "it", "message": "Rule P7: no text in “it”."}
    ]
    assert {one["languages"][-1] for one in found if one.get("rule") == "P5"} == {"ro"}


# --- play-all ----------------------------------------------------------------------------------------------------


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Scenario]]:
    """A program with the scenarios of this list alone."""
    scenarios: list[Scenario] = []
    monkeypatch.setattr(playing, "shipped", lambda: Coverage((), scenarios, {}))
    playing._content.cache_clear()
    yield scenarios
    playing._content.cache_clear()


def test_play_all_ends_well_where_nobody_stumbles(small: list[Scenario], capsys: pytest.CaptureFixture[str]) -> None:
    small.append(MAY_NOT_RUFF)
    assert play_all(ENGLISH, quick=True) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Nobody stumbled."


def test_play_all_tells_each_stumble_in_a_line_and_ends_badly(
    small: list[Scenario], capsys: pytest.CaptureFixture[str]
) -> None:
    small.append(replace(MAY_NOT_RUFF, prompt=Text(id="no-such-text")))
    assert play_all(ENGLISH, quick=True) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("planted: the program fell over: CatalogueError: ")
    assert told[-1] == "1 stumble."


def test_the_jobs_of_a_whole_run_leave_no_scenario_and_no_language_out(small: list[Scenario]) -> None:
    small += [replace(MAY_NOT_RUFF, id=f"planted-{number}") for number in range(19)]
    jobs = playing._jobs(Coverage((), small, {}), quick=False)
    covered = [place for job in jobs for place in range(job.start, job.stop, job.step)]
    assert covered == list(range(19))
    assert {job.langs for job in jobs} == {("de", "en", "es", "hu", "ro")}


def test_a_job_walks_through_what_it_names(small: list[Scenario]) -> None:
    small += [MAY_NOT_RUFF, replace(MAY_NOT_RUFF, id="other")]
    assert walked(Job(start=0, stop=1, langs=("en",), quick=True)).questions == 1
    assert walked(Job(start=0, stop=2, langs=("en",), quick=True)).questions == 2
