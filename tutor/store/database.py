"""One learner's database: opened whatever stands in its place, and left for memory where it can't be written.

No file is ever destroyed. What can't be used is moved aside or left where it is, and what can still be read of it is
taken over.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from tutor.store import rows
from tutor.store.troubles import WorkedAround

T = TypeVar("T")

PATIENCE: Final = 5.0
"""Seconds to wait for another process to finish writing."""
OURS: Final = 0x43525543
"""What marks a database as one of ours: `CRUC`."""

MIGRATIONS: Final = (
    (
        "CREATE TABLE log (place INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, lesson TEXT, line TEXT NOT NULL)",
        "CREATE INDEX log_by_lesson ON log (lesson, place) WHERE lesson IS NOT NULL",
        "CREATE TRIGGER log_never_changes BEFORE UPDATE ON log BEGIN SELECT raise(ABORT, 'append-only'); END",
        "CREATE TRIGGER log_never_shrinks BEFORE DELETE ON log BEGIN SELECT raise(ABORT, 'append-only'); END",
        "CREATE TABLE decided (rule TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (rule, place)) WITHOUT ROWID",
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE places (at TEXT PRIMARY KEY, saved INTEGER NOT NULL, value TEXT NOT NULL)",
        "CREATE TABLE cache (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
)
"""What leads from each version of the database to the next; `PRAGMA user_version` counts those that were done."""

_TABLES: Final = {
    "log": "place, id, lesson, line",
    "decided": "rule, place",
    "settings": "name, value",
    "places": "at, saved, value",
    "cache": "name, value",
}
"""What a database of ours must have."""

_BUSY: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL}
_DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_BLOCKED: Final = {
    *_BUSY,
    *_DAMAGE,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}
"""What a disk or another process may do to us; anything else would be a fault of our own."""


def _code(fault: BaseException) -> int:
    """SQLite's own number of a fault; that of a plain mistake where it gave none."""
    if isinstance(fault, UnicodeDecodeError):
        return sqlite3.SQLITE_CORRUPT
    return getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


class _Damaged(Exception):
    """What stands at the path is no database of ours, or is none any more."""


class _Newer(Exception):
    """A newer program made this database."""


_HINDERED: Final = (OSError, *rows.FAULTS, _Damaged, _Newer)
"""All that may stand between us and a file."""


class Database:
    """A learner's database, or one in memory where there can be no other; `trouble` says why.

    Where the disk fails in the middle, all goes on in memory, and whatever is new is brought home at the end if it can
    be by then; where the file proves damaged, in a new one.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        file: Path | None = None,
        trouble: WorkedAround | None = None,
        *,
        adrift: bool = False,
    ) -> None:
        self._connection = connection
        self._file = file  # None where nothing is ever to be written
        self._known = _identity(file)
        self._adrift = adrift  # in memory, but at home in the file
        self.trouble = trouble

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` finds in the database; it may be called twice."""
        try:
            return work(self._connection)
        except rows.FAULTS as fault:
            self._leave(fault)
            return work(self._connection)

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Let `work` change the database, wholly or not at all; it may be called twice.

        Once this returns, nothing can take the change away.
        """
        return self.read(lambda connection: _whole(connection, work))

    def write_lightly(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The same without waiting for the disk: the death of this process can't take it away, a cut in power can."""

        def lightly(connection: sqlite3.Connection) -> T:
            connection.execute("PRAGMA synchronous = NORMAL")
            try:
                return _whole(connection, work)
            finally:
                connection.execute("PRAGMA synchronous = FULL")

        return self.read(lightly)

    def _leave(self, fault: Exception) -> None:
        """Go on elsewhere, with a copy of all that can be read.

        Raises: the fault itself where it is none of a disk.
        """
        code = _code(fault)
        if self._file is None or self._adrift or code not in _BLOCKED:
            raise fault
        if code in _DAMAGE:
            self._connection.close()
            other = _beside_damaged(self._file, self._known, PATIENCE)
            self._connection, self._file, self.trouble = other._connection, other._file, other.trouble
            self._known = other._known
            return
        refuge = _in_memory()
        _whole(refuge, lambda connection: rows.copy(self._connection, connection))
        self._connection.close()
        self._connection = refuge
        self._adrift = True
        reason = "store-busy" if code in _BUSY else "store-lost"
        self.trouble = WorkedAround(reason, {"file": str(self._file)})

    def close(self) -> None:
        """Leave the database in order."""
        if self._adrift:
            self._come_home()
        self._connection.close()

    def _come_home(self) -> None:
        assert self._file is not None
        with suppress(*_HINDERED), closing(_connected(self._file, PATIENCE)) as disk:
            _whole(disk, lambda connection: rows.copy(self._connection, connection))
            self.trouble = None


def open_database(file: Path | WorkedAround, patience: float = PATIENCE) -> Database:
    """The database in this file, made where there is none; in memory where that can't be."""
    if isinstance(file, WorkedAround):
        return Database(_in_memory(), trouble=file)
    known = _identity(file)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return Database(_connected(file, patience), file)
    except _Damaged:
        return _beside_damaged(file, known, patience)
    except _Newer:
        return _without(file, "store-newer", homeward=False)
    except OSError:
        return _without(file, "store-unwritable")
    except rows.FAULTS as fault:
        return _without(file, "store-busy" if _code(fault) in _BUSY else "store-unwritable")


# -- opening ---------------------------------------------------------------------------------------------------------


def _connected(file: Path, patience: float) -> sqlite3.Connection:
    """A database of the present version in this file, fit to be written.

    Raises: `_Damaged`, `_Newer`; `sqlite3.DatabaseError` where it can't be reached or written.
    """
    if file.exists() and not file.is_file():
        raise _Damaged
    connection = sqlite3.connect(file, timeout=patience, isolation_level=None)
    connection.text_factory = rows.forgiving
    with _closed_if_it_fails(connection):
        try:
            _make_ready(connection)
        except rows.FAULTS as fault:
            if _code(fault) in {*_DAMAGE, sqlite3.SQLITE_ERROR}:
                raise _Damaged from fault
            raise
    return connection


@contextmanager
def _closed_if_it_fails(connection: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except BaseException:
        connection.close()
        raise


def _make_ready(connection: sqlite3.Connection) -> None:
    if _pragma(connection, "user_version") > len(MIGRATIONS) and _pragma(connection, "application_id") == OURS:
        raise _Newer
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("COMMIT" if _migrate(connection) else "ROLLBACK")
    for table, columns in _TABLES.items():
        connection.execute(f"SELECT {columns} FROM {table} LIMIT 1").fetchone()
    if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        with suppress(sqlite3.OperationalError):  # somebody else is at it; the older way is as safe
            connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


def _migrate(connection: sqlite3.Connection) -> bool:
    """Do what is still to be done; False where that is nothing, and all that was written was a trial."""
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if not empty and _pragma(connection, "application_id") != OURS:
        raise _Damaged
    missing = MIGRATIONS if empty else MIGRATIONS[_pragma(connection, "user_version") :]
    for statements in missing:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {OURS}")
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    return bool(missing)


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    found: int = connection.execute(f"PRAGMA {name}").fetchone()[0]
    return found


def _whole(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Do something in one transaction: wholly, or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def _in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _whole(connection, _migrate)
    return connection


# -- what can't be used ----------------------------------------------------------------------------------------------


def _without(file: Path, reason: str, *, homeward: bool = True) -> Database:
    """A database in memory that begins with what can be read of the file.

    `homeward` if what is new may be brought there at the end.
    """
    memory = _in_memory()
    _whole(memory, lambda connection: _rescue(file, connection))
    trouble = WorkedAround(reason, {"file": str(file)})
    return Database(memory, file if homeward else None, trouble, adrift=homeward)


def _identity(file: Path | None) -> tuple[int, int] | None:
    """What tells a file from another of the same name; None where there is none."""
    try:
        found = file.stat() if file is not None else None
    except OSError:
        return None
    return None if found is None else (found.st_dev, found.st_ino)


def _beside_damaged(file: Path, known: tuple[int, int] | None, patience: float) -> Database:
    """A new database in the place of a damaged one, which is moved aside; in memory where that can't be.

    Where the file is no longer the one that was `known` to be there, another instance has moved it aside already.
    """
    damaged = file
    try:
        if _identity(file) != known:
            return Database(_connected(file, patience), file)
        damaged = _move_aside(file)
        connection = _connected(file, patience)
        with _closed_if_it_fails(connection):
            saved = _whole(connection, lambda connection: _rescue(damaged, connection))
    except _HINDERED:
        memory = _in_memory()
        saved = _whole(memory, lambda connection: _rescue(damaged, connection))
        return Database(memory, trouble=WorkedAround("store-damaged-stays", {"file": str(damaged), "saved": saved}))
    facts: dict[str, Any] = {"file": str(file), "aside": str(damaged), "saved": saved}
    return Database(connection, file, WorkedAround("store-damaged", facts, keeps=True))


def _move_aside(file: Path) -> Path:
    """Rename a file, and what SQLite wrote beside it, to the first name that is free."""
    number = 1
    while (aside := file.with_name(f"{file.name}.damaged-{number}")).exists():
        number += 1
    file.rename(aside)
    for ending in ("-wal", "-shm", "-journal"):
        beside = file.with_name(file.name + ending)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + ending))
    return aside


def _rescue(file: Path, target: sqlite3.Connection) -> int:
    """Copy what can be read of a file that is not to be touched; returns how many entries of the log that is."""
    try:
        source = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
    except sqlite3.DatabaseError:
        return 0
    with closing(source):
        source.text_factory = rows.forgiving
        with suppress(*rows.FAULTS):
            source.execute("PRAGMA writable_schema = ON")  # else a file that was cut off would not be read at all
        return rows.copy(source, target)
