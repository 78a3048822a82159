"""Whatever stands in the place of the database: nothing is destroyed, what can be read is taken over, work goes on."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from tests.store.making import attempt
from tutor.memory import Attempt
from tutor.store import Place, Store, open_store, rows
from tutor.store.database import MIGRATIONS
from tutor.store.troubles import REASONS

COUNT = 1000
PAGE = 4096


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a database with a thousand attempts."""
    file = tmp_path_factory.mktemp("good") / "good.db"
    with open_store(file) as store:
        store.change(language="ro")
        store.record(*map(attempt, range(COUNT)), place=Place(number=COUNT))
        assert store.memory.answered == COUNT
    return file.read_bytes()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "profile-learner.db"


def trouble(store: Store) -> str | None:
    """Why the store is in trouble, if it is; its sentence has the arguments that it should."""
    found = store.trouble
    if found is None:
        return None
    assert set(found.facts) == set(REASONS[found.reason])
    return found.reason


def works(store: Store) -> None:
    """All that a store is for."""
    assert store.record(attempt(9999), place=Place(seed=9)) == 1
    store.change(pack="hungarian")
    assert store.settings.pack == "hungarian"
    assert store.places.last() == Place(seed=9)
    assert attempt(9999) in list(store.log.all())
    assert store.memory.answered > 0


def kept(file: Path) -> None:
    """What was done is there the next time, and all is well."""
    with open_store(file) as store:
        assert trouble(store) is None
        assert attempt(9999) in list(store.log.all())
        assert (store.settings.pack, store.places.last()) == ("hungarian", Place(seed=9))


def set_aside(file: Path) -> list[Path]:
    return sorted(path for path in file.parent.iterdir() if ".damaged-" in path.name)


def test_an_empty_file_becomes_a_database(file: Path) -> None:
    file.touch()
    with open_store(file) as store:
        assert trouble(store) is None
        works(store)
    kept(file)
    assert set_aside(file) == []


@pytest.mark.parametrize("size", [10, 99, 512, 1000, PAGE, PAGE + 1, 5 * PAGE, 20 * PAGE])
def test_a_file_that_was_cut_off_is_set_aside_with_all_that_it_held(file: Path, good: bytes, size: int) -> None:
    file.write_bytes(good[:size])
    with open_store(file) as store:
        assert trouble(store) == "store-damaged"
        assert store.trouble is not None
        assert store.trouble.keeps
        works(store)
    (aside,) = set_aside(file)
    assert aside.read_bytes() == good[:size]
    kept(file)


@pytest.mark.parametrize("left", [0.4, 0.6, 0.9])
def test_of_a_file_that_was_cut_off_all_that_is_whole_is_taken_over(file: Path, good: bytes, left: float) -> None:
    size = int(left * len(good))
    file.write_bytes(good[: size - size % PAGE])
    with open_store(file) as store:
        assert store.trouble is not None
        saved = int(store.trouble.facts["saved"])
        assert saved == store.memory.answered == len(list(store.log.all()))
        assert saved >= (left - 0.25) * COUNT
        assert store.settings.language == "ro"


@pytest.mark.parametrize(
    "data",
    [b"no database\n" * 999, bytes(3 * PAGE), b"\xff" * 50, b"SQLite format 3\0" + b"x" * PAGE, b"\n"],
    ids=["text", "zeros", "short", "pretender", "newline"],
)
def test_what_is_no_database_is_set_aside_as_it_is(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    with open_store(file) as store:
        assert trouble(store) in ("store-damaged", None)
        works(store)
        if trouble(store) is None:
            assert len(data.strip()) == 0, "what holds nothing may be written over"
        else:
            assert set_aside(file)[0].read_bytes() == data
    kept(file)


def test_somebody_elses_database_is_set_aside(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE log (recipe TEXT)")
    connection.execute("INSERT INTO log VALUES ('sarmale')")
    connection.commit()
    connection.close()
    before = file.read_bytes()
    with open_store(file) as store:
        assert trouble(store) == "store-damaged"
        works(store)
    assert set_aside(file)[0].read_bytes() == before
    kept(file)


def test_a_folder_in_its_place_is_set_aside_with_all_in_it(file: Path) -> None:
    file.mkdir()
    (file / "photo").write_bytes(b"mine")
    with open_store(file) as store:
        assert trouble(store) == "store-damaged"
        works(store)
    (aside,) = set_aside(file)
    assert (aside / "photo").read_bytes() == b"mine"
    kept(file)


def test_one_damage_after_the_other_is_set_aside_under_names_of_their_own(file: Path) -> None:
    for number in range(3):
        file.write_bytes(b"damage %d" % number)
        with open_store(file) as store:
            assert trouble(store) == "store-damaged"
    assert [path.read_bytes() for path in set_aside(file)] == [b"damage 0", b"damage 1", b"damage 2"]


def test_what_cannot_be_moved_stays_and_work_goes_on_in_memory(
    file: Path, good: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    file.write_bytes(good[: 60 * PAGE])
    monkeypatch.setattr(Path, "rename", refuse)
    with open_store(file) as store:
        assert trouble(store) == "store-damaged-stays"
        assert store.trouble is not None
        assert not store.trouble.keeps
        assert store.memory.answered == store.trouble.facts["saved"] != 0
        works(store)
    assert file.read_bytes() == good[: 60 * PAGE]


def test_where_there_is_no_room_for_what_was_saved_it_is_kept_in_memory(
    file: Path, good: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, tries = rows.copy, []

    def full_disk(source: sqlite3.Connection, target: sqlite3.Connection) -> int:
        tries.append(target)
        if len(tries) == 1:
            target.execute(f"PRAGMA max_page_count = {target.execute('PRAGMA page_count').fetchone()[0]}")
        return copy(source, target)

    file.write_bytes(good[: 60 * PAGE])
    monkeypatch.setattr(rows, "copy", full_disk)
    with open_store(file) as store:
        assert trouble(store) == "store-damaged-stays"
        assert store.memory.answered > 0
        works(store)
    assert set_aside(file)[0].read_bytes() == good[: 60 * PAGE]


def test_a_newer_programs_file_is_left_alone_and_shown_as_far_as_it_is_understood(file: Path, good: bytes) -> None:
    file.write_bytes(good)
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.execute("CREATE TABLE dreams (dream TEXT)")
    connection.close()
    before = file.read_bytes()
    with open_store(file) as store:
        assert trouble(store) == "store-newer"
        assert store.memory.answered == COUNT
        assert store.settings.language == "ro"
        works(store)
    assert file.read_bytes() == before
    assert set_aside(file) == []


def test_damage_that_shows_only_later_is_worked_around_then(file: Path, good: bytes) -> None:
    """The middle of the file is spoiled: opening reads none of it, an export all."""
    middle, noise = len(good) // PAGE // 2 * PAGE, b"\xab" * 9 * PAGE
    file.write_bytes(good[:middle] + noise + good[middle + len(noise) :])
    with open_store(file) as store:
        assert trouble(store) is None
        found = [entry for entry in store.log.all() if isinstance(entry, Attempt)]
        assert trouble(store) == "store-damaged"
        assert 0 < len(found) < COUNT
        works(store)
    assert len(set_aside(file)) == 1
    kept(file)


@pytest.mark.parametrize("seed", range(60))
def test_chance_may_strike_anywhere(file: Path, good: bytes, seed: int) -> None:
    """Bits that flip, and pages that come back full of noise."""
    chance = Random(seed)
    data = bytearray(good)
    if seed % 2:
        for _ in range(chance.choice([1, 10, 200])):
            data[chance.randrange(len(data))] = chance.randrange(256)
    else:
        page = chance.randrange(len(data) // PAGE) * PAGE
        data[page : page + PAGE] = chance.randbytes(PAGE)
    file.write_bytes(data)
    with open_store(file) as store:
        works(store)
        left_alone = trouble(store) == "store-newer"
    with open_store(file) as store:
        assert (attempt(9999) in list(store.log.all())) is not left_alone


# -- in the middle of a run ------------------------------------------------------------------------------------------


def test_a_disk_that_is_full_sends_the_run_into_memory_and_its_answers_home_at_the_end(file: Path) -> None:
    store = open_store(file)
    store.change(language="ro")
    connection = store._database._connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    for number in range(200):
        assert store.record(attempt(number), place=Place(number=number)) == 1
    assert trouble(store) == "store-lost"
    assert store.memory.answered == len(list(store.log.all())) == 200
    assert store.settings.language == "ro"
    store.close()
    with open_store(file) as store:
        assert (trouble(store), store.memory.answered) == (None, 200)
        assert store.places.last() == Place(number=199)


def test_another_process_that_never_stops_writing_is_waited_for_and_then_worked_around(file: Path) -> None:
    with open_store(file) as store:
        store.record(attempt(1))
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    store = open_store(file, patience=0.05)
    assert trouble(store) == "store-busy"
    assert store.memory.answered == 1
    works(store)
    other.execute("ROLLBACK")
    other.close()
    store.close()
    kept(file)


def test_another_process_that_begins_to_write_without_end_is_worked_around_too(file: Path) -> None:
    store = open_store(file, patience=0.05)
    store.record(attempt(1))
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    works(store)
    assert trouble(store) == "store-busy"
    other.execute("ROLLBACK")
    other.close()
    store.close()
    kept(file)


def test_a_fault_of_our_own_is_not_taken_for_the_disks(file: Path) -> None:
    with open_store(file) as store:
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            store._database.write(lambda connection: connection.execute("SELECT * FROM nowhere"))
        assert trouble(store) is None
        works(store)
