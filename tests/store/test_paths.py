"""Where data lies: names fit for every file system, and homes that are missing or can't be written."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.making import attempt
from tutor.store import LEARNER, BadProfile, WorkedAround, database_file, open_store
from tutor.store.paths import LONGEST_NAME, profile_file

RESERVED = ["con", "PRN", "aux", "nul", "com1", "LPT9"]


@given(st.text(max_size=60))
def test_a_profiles_file_is_allowed_on_every_file_system_or_the_name_is_refused(name: str) -> None:
    try:
        file = profile_file(name)
    except BadProfile as fault:
        refused = fault
    else:
        assert file.isascii()
        assert set(file) <= set("abcdefghijklmnopqrstuvwxyz0123456789-_=.")
        assert len(f"{file}.damaged-100-journal") <= 255
        return
    assert refused.reason in ("profile-bad-name", "profile-too-long")
    assert all(str(fact).isprintable() and len(str(fact)) <= LONGEST_NAME for fact in refused.facts.values())


@pytest.mark.parametrize("name", ["Ana", "Ștefan", "József", "Björn-2", "маша", "सीता", "陳", "x" * 40, *RESERVED])
def test_names_of_people_are_allowed(name: str) -> None:
    assert profile_file(name).startswith("profile-")


@pytest.mark.parametrize(
    "name", ["", " ", ".", "..", "a/b", "a\\b", "a b", "a\n", "a\0b", "~", "$HOME", "a:b", "\ud800"]
)
def test_names_that_are_paths_or_nothing_are_refused(name: str) -> None:
    with pytest.raises(BadProfile) as caught:
        profile_file(name)
    assert caught.value.reason == "profile-bad-name"


def test_a_name_has_an_end() -> None:
    for name in ("x" * 41, "陳" * 40):
        with pytest.raises(BadProfile) as caught:
            profile_file(name)
        assert (caught.value.reason, caught.value.facts["limit"]) == ("profile-too-long", LONGEST_NAME)


def test_one_name_is_one_profile_however_it_is_typed() -> None:
    assert profile_file("Ștefan") == profile_file("ștefan") == profile_file("S\u0326tefan") == profile_file("ȘTEFAN")
    assert profile_file("Ana") != profile_file("Ána")


def test_each_profile_has_a_file_of_its_own_in_the_folder_that_was_named(tmp_path: Path) -> None:
    for name, count in (("ana", 1), ("ion", 2)):
        file = database_file(name, tmp_path / "deep" / "down")
        assert isinstance(file, Path)
        with open_store(file) as store:
            for number in range(count):
                store.record(attempt(number))
    for name, count in (("Ana", 1), ("Ion", 2)):
        with open_store(database_file(name, tmp_path / "deep" / "down")) as store:
            assert store.trouble is None
            assert store.memory.answered == count


def test_without_a_folder_it_is_the_one_that_the_system_keeps_for_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    file = database_file()
    assert isinstance(file, Path)
    assert file.name == profile_file(LEARNER)
    assert file.is_absolute()
    assert not file.parent.exists(), "nothing is made before there is something to keep"


@pytest.mark.skipif(os.name != "posix", reason="the homes of others are known otherwise")
def test_a_user_without_a_home_is_told_so_and_no_folder_is_made_in_its_place(tmp_path: Path) -> None:
    code = """
import os, pwd
pwd.getpwuid = lambda _: (_ for _ in ()).throw(KeyError())
from tutor.store import database_file, open_store
with open_store(database_file()) as store:
    print(store.trouble.reason, store.trouble.keeps, os.listdir())
"""
    kept = {name: value for name, value in os.environ.items() if name != "HOME" and not name.startswith("XDG_")}
    env = {**kept, "PYTHONPATH": str(Path(__file__).parent.parent.parent)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=env, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stdout.split() == ["store-no-home", "False", "[]"], done.stderr


# -- what can't be written -------------------------------------------------------------------------------------------


@pytest.fixture
def _nobody() -> Iterator[None]:
    """No longer the user who may write everywhere."""
    if os.name != "posix" or os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def let_in(folder: Path) -> None:
    """Let whomever the fixture makes of us come as far as here."""
    for part in (folder, *folder.parents):
        if os.geteuid() == 0 and part.stat().st_mode & 0o055 != 0o055:
            part.chmod(0o755)


def works_from_memory(file: Path | WorkedAround, reason: str, *, known: int = 0) -> None:
    """The store says why it keeps nothing, and does all else."""
    with open_store(file) as store:
        assert store.trouble is not None
        assert (store.trouble.reason, store.trouble.keeps) == (reason, False)
        assert store.memory.answered == known
        store.record(attempt(1000))
        store.change(language="ro")
        assert store.memory.answered == known + 1
        assert store.settings.language == "ro"


def test_a_folder_that_is_a_file_is_worked_around(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder", encoding="utf-8")
    works_from_memory(database_file(data=tmp_path / "data"), "store-unwritable")
    assert (tmp_path / "data").read_text(encoding="utf-8") == "no folder"


@pytest.mark.skipif(os.name != "posix", reason="folders are locked otherwise")
@pytest.mark.parametrize("how", ["folder", "file", "both"])
def test_what_was_kept_can_be_read_where_nothing_can_be_written(
    tmp_path: Path, how: str, request: pytest.FixtureRequest
) -> None:
    data = tmp_path / "data"
    file = database_file(data=data)
    assert isinstance(file, Path)
    with open_store(file) as store:
        store.record(attempt(1), attempt(2))
    let_in(tmp_path)
    if how != "file":
        data.chmod(0o555)
    if how != "folder":
        file.chmod(0o444)
    before = file.read_bytes()
    request.getfixturevalue("_nobody")
    works_from_memory(file, "store-unwritable", known=2)
    assert file.read_bytes() == before


@pytest.mark.skipif(os.name != "posix", reason="folders are locked otherwise")
def test_a_folder_that_may_not_even_be_entered_is_worked_around(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    let_in(tmp_path)
    (tmp_path / "data").mkdir(mode=0)
    request.getfixturevalue("_nobody")
    works_from_memory(tmp_path / "data" / "a.db", "store-unwritable")
    works_from_memory(tmp_path / "data" / "more" / "a.db", "store-unwritable")


@pytest.mark.skipif(os.name != "posix", reason="folders are locked otherwise")
def test_a_home_that_can_be_written_again_by_the_end_takes_in_what_was_done(tmp_path: Path) -> None:
    blocked = tmp_path / "data"
    blocked.write_text("in the way", encoding="utf-8")
    file = blocked / "profile-learner.db"
    store = open_store(file)
    store.record(attempt(1))
    blocked.unlink()
    blocked.mkdir()
    store.close()
    with open_store(file) as store:
        assert (store.memory.answered, store.trouble) == (1, None)
