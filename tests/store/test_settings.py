"""Settings: what can't be so counts as not set, and stays in the file all the same."""

import sqlite3
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.making import in_memory
from tutor.drill.answers import Json
from tutor.rules.ruleset import PRESETS
from tutor.screens.looks import DRESSES
from tutor.store import NotASetting, Settings, open_store
from tutor.store.settings import _VALID, COLOURS, USUAL

NAMES = [part.name for part in fields(Settings)]
CHANGES: dict[str, Json] = {
    "language": "ro",
    "pack": "hungarian",
    "colours": "cruce-light-two",
    "card_size": "line",
    "animation": False,
    "plain": True,
    "ruleset": "traditional-3",
    "options": {"iber": True, "target": 15},
    "welcomed": True,
}
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
)


def written(file: Path) -> dict[str, str]:
    connection = sqlite3.connect(file)
    found = dict(connection.execute("SELECT name, value FROM settings"))
    connection.close()
    return found


def write(file: Path, **values: str) -> None:
    open_store(file).close()
    connection = sqlite3.connect(file, isolation_level=None)
    connection.executemany("INSERT OR REPLACE INTO settings VALUES (?, ?)", values.items())
    connection.close()


def test_every_setting_is_kept(tmp_path: Path) -> None:
    assert list(CHANGES) == NAMES
    for name, value in CHANGES.items():
        with open_store(tmp_path / "a.db") as store:
            assert getattr(store.settings, name) != value
            assert getattr(store.change(**{name: value}), name) == value
    with open_store(tmp_path / "a.db") as store:
        assert store.settings == Settings(**CHANGES)  # type: ignore[arg-type]


def test_a_setting_that_was_made_may_be_left_to_the_program_again(tmp_path: Path) -> None:
    with open_store(tmp_path / "a.db") as store:
        store.change(language="ro")
        store.change(language=None)
    with open_store(tmp_path / "a.db") as store:
        assert store.settings.language is None


def test_what_is_unknown_or_cannot_be_is_passed_over_and_stays_in_the_file(tmp_path: Path) -> None:
    spoiled = {
        "language": "5",
        "pack": '"tarot"',
        "animation": "nonsense",
        "options": '{"iber": "perhaps"}',
        "ruleset": "[[",
        "mood": '"gay"',
        "card_size": "null",
    }
    write(tmp_path / "a.db", **spoiled)
    with open_store(tmp_path / "a.db") as store:
        assert store.settings == Settings()
        store.change(welcomed=True)
    assert written(tmp_path / "a.db") == {**spoiled, "welcomed": "true"}


def test_options_that_the_ruleset_refuses_count_as_not_set(tmp_path: Path) -> None:
    write(tmp_path / "a.db", ruleset='"traditional-3"', options='{"partners": false, "iber": true}')
    with open_store(tmp_path / "a.db") as store:
        assert (store.settings.ruleset, store.settings.options) == ("traditional-3", {})
        assert store.settings.rules == PRESETS["traditional-3"]


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"mood": "gay"}, "setting-unknown"),
        ({"pack": "tarot"}, "setting-value"),
        ({"animation": 1}, "setting-value"),
        ({"language": "Română"}, "setting-value"),
        ({"ruleset": "poker"}, "setting-value"),
        ({"options": {"iber": 1}}, "setting-options"),
        ({"options": {"jokers": 4}}, "setting-options"),
        ({"ruleset": "traditional-3", "options": {"partners": False}}, "setting-options"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_changed(values: dict[str, Json], reason: str) -> None:
    with in_memory() as store:
        with pytest.raises(NotASetting) as caught:
            store.change(welcomed=True, **values)
        assert caught.value.reason == reason
        assert store.settings == Settings()


@given(st.dictionaries(st.sampled_from([*NAMES, "mood"]), anything))
def test_whatever_was_kept_makes_settings_that_can_be(kept: dict[str, Json]) -> None:
    found = Settings.of(kept)
    assert found.rules.id == (found.ruleset or USUAL)
    for name in NAMES:
        assert found.changed(**{name: getattr(found, name)}) == found
        if found != Settings() and name in kept and getattr(found, name) != getattr(Settings(), name):
            assert getattr(found, name) == kept[name]


def test_how_the_learners_table_plays_is_a_ruleset_with_options() -> None:
    settings = Settings().changed(ruleset="talon", options={"iber": True, "all_pass": "fixed-suit", "fixed_suit": "h"})
    assert settings.rules == PRESETS["talon"].with_options(settings.options)


def test_there_is_no_own_table_until_the_learner_tells_of_one() -> None:
    nobody = Settings()
    assert (nobody.own, nobody.rules) == (None, PRESETS[USUAL])
    assert nobody.changed(ruleset=USUAL).own == PRESETS[USUAL]
    assert nobody.changed(options={"iber": True}).own == PRESETS[USUAL].with_options({"iber": True})
    assert nobody.changed(ruleset="talon").changed(ruleset=None).own is None


def test_settings_know_the_dresses_that_the_screens_have() -> None:
    assert {dress.name for dress in DRESSES} == set(COLOURS)


def test_every_setting_has_its_check() -> None:
    assert list(_VALID) == NAMES
    assert all(_VALID[name](getattr(Settings(), name)) for name in NAMES)
