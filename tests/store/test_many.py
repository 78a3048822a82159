"""A hundred thousand attempts: home opens as fast as with ten. Steps of the database are counted, no time is asked."""

import io
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.store.making import attempt
from tutor.memory.entries import line_of
from tutor.store import Place, open_store
from tutor.store.attempts import KEEP

MANY = 100_000
HUNDREDS = 100  # of the database's own instructions, between two counts


class Steps:
    """How many hundreds of instructions databases went through."""

    count = 0


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Steps]:
    """Count the steps of every database that is opened in between."""
    steps, connect = Steps(), sqlite3.connect

    def counting(*given: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*given, **named)

        def step() -> int:
            steps.count += 1
            return 0

        connection.set_progress_handler(step, HUNDREDS)
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", counting)
        yield steps


def filled(file: Path, count: int) -> Path:
    with open_store(file) as store:
        store.log.merge(io.BytesIO("".join(f"{line_of(attempt(number))}\n" for number in range(count)).encode()))
        store.record(attempt(count), place=Place(number=1))
    return file


def opened(file: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """The steps that it takes to open the store and to know all that home shows."""
    with counted(monkeypatch) as steps, open_store(file) as store:
        assert store.memory.answered > 0
        assert store.memory.due(attempt(MANY).time + 10**9) == ("P2",)
        assert store.places.last() == Place(number=1)
        assert store.settings.language is None
    return steps.count


def test_home_opens_as_fast_with_a_hundred_thousand_attempts_as_with_ten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few, many = filled(tmp_path / "few.db", 10), filled(tmp_path / "many.db", MANY)
    with_few, with_many = opened(few, monkeypatch), opened(many, monkeypatch)
    assert with_many <= with_few + 5, "in hundreds of instructions"
    with counted(monkeypatch) as steps, open_store(many) as store:
        before = steps.count
        assert len(store.log.tail("P2", 5)) == 5
        assert store.record(attempt(MANY + 1)) == 1
        assert steps.count - before <= 10


def test_what_is_read_at_opening_has_a_bound_whatever_was_recorded_and_however_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bound = opened(filled(tmp_path / "few.db", KEEP + 1), monkeypatch) + KEEP * 20 // HUNDREDS
    store = open_store(tmp_path / "a.db")
    for number in range(5 * KEEP):
        store.record(attempt(number), place=Place(number=1))
        if number % 37 == 0:
            copy = tmp_path / "copy.db"  # as it stands, as after a kill
            for ending in ("", "-wal"):
                source = tmp_path / f"a.db{ending}"
                (tmp_path / f"copy.db{ending}").write_bytes(source.read_bytes() if source.exists() else b"")
            assert opened(copy, monkeypatch) <= bound
    store.close()
