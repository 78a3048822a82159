"""The log of a learner: entries are added and never changed, and what they come to is at hand whatever their number."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import BinaryIO, Final

from tutor.memory.entries import LONGEST, Attempt, Entry, NotAnEntry, entry_in, line_of
from tutor.memory.memory import Memory
from tutor.store import rows
from tutor.store.database import Database

KEEP: Final = 64
"""Entries after which what they come to is kept anew: so many are read at most when the log is opened."""
MOST_BAD: Final = 100
"""Bad lines that are told of one by one."""

_MERGED_AT_ONCE: Final = 1000  # lines for which others have to wait
_BYTES: Final = 4 * LONGEST  # of a line at most


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that was passed over: its number from 1, the sentence that says why, and the sentence's arguments."""

    line: int
    reason: str
    facts: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Merged:
    """What came of an import: entries taken, entries that were there already, lines passed over.

    `bad` tells of the first hundred of these.
    """

    taken: int = 0
    known: int = 0
    failed: int = 0
    bad: tuple[BadLine, ...] = ()


class Log:
    """All that a learner did."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._memory = Memory()
        self._merges = -1  # how many merges `_memory` knows of
        self._fresh = 0  # entries in `_memory` that are not in what was kept

    # -- adding ------------------------------------------------------------------------------------------------------

    def append(self, *entries: Entry, also: Callable[[sqlite3.Connection], None] | None = None) -> int:
        """Add entries, and change whatever else belongs to the same moment: all of it, or nothing.

        Returns how many are new. When it does, neither a crash nor a cut in power can take them away.
        """

        def work(connection: sqlite3.Connection) -> list[tuple[Entry, int]]:
            self._catch_up(connection)
            if self._fresh >= KEEP:
                self._keep(connection)
            if also is not None:
                also(connection)
            laid, last = [], self._memory.last
            for entry in entries:
                if rows.place_of(connection, entry.id) is None:
                    last = rows.lay(connection, rows.place_after(last, entry), entry, line_of(entry))
                    laid.append((entry, last))
            return laid

        laid = self._database.write(work)
        for entry, place in laid:
            self._memory.add(entry, place)
        self._fresh += len(laid)
        return len(laid)

    # -- what it comes to --------------------------------------------------------------------------------------------

    @property
    def memory(self) -> Memory:
        """What the log comes to by now, other instances' entries included."""
        self._database.read(self._catch_up)
        if self._fresh >= KEEP:
            self._database.write(self._keep)
        return self._memory

    def _catch_up(self, connection: sqlite3.Connection) -> None:
        merges = rows.merges(connection)
        if merges != self._merges:
            self._memory, self._merges, self._fresh = _kept(connection, merges) or Memory(), merges, 0
        for place, line in rows.rows_after(connection, self._memory.last):
            entry = rows.understood(line)
            if entry is not None:
                self._memory.add(entry, place)
            self._memory.last = place
            self._fresh += 1

    def _keep(self, connection: sqlite3.Connection) -> None:
        if rows.merges(connection) == self._merges:
            kept = json.dumps({"merges": self._merges, "memory": self._memory.json})
            connection.execute("INSERT OR REPLACE INTO cache VALUES ('memory', ?)", (kept,))
            self._fresh = 0

    # -- looking back ------------------------------------------------------------------------------------------------

    def all(self) -> Iterator[Entry]:
        """Every entry, in order."""
        return (entry for entry, _ in self._entries())

    def _entries(self) -> Iterator[tuple[Entry, str]]:
        """Every entry, and how it is written."""
        last = 0
        while found := self._database.read(partial(rows.page, after=last)):
            for _, line in found:
                entry = rows.understood(line)
                if entry is not None:
                    yield entry, str(line)
            last = found[-1][0]

    def of_lesson(self, *names: str) -> tuple[Entry, ...]:
        """The entries of one lesson, which may have had several names, in order."""
        marks = ", ".join("?" * len(names))
        return self._found(f"SELECT line FROM log WHERE lesson IN ({marks}) ORDER BY place", names)

    def tail(self, rule: str, count: int) -> tuple[Attempt, ...]:
        """The last attempts that a rule decided, so many at most, in order."""
        asked = "SELECT line FROM log JOIN decided USING (place) WHERE rule = ? ORDER BY decided.place DESC LIMIT ?"
        found = self._found(asked, (rule, count))
        return tuple(entry for entry in reversed(found) if isinstance(entry, Attempt))

    def _found(self, asked: str, facts: tuple[str | int, ...]) -> tuple[Entry, ...]:
        lines = self._database.read(lambda connection: connection.execute(asked, facts).fetchall())
        return tuple(entry for (line,) in lines if (entry := rows.understood(line)) is not None)

    # -- out and in --------------------------------------------------------------------------------------------------

    def export(self, out: BinaryIO) -> int:
        """Write all entries as JSON lines in UTF-8; returns how many."""
        count = 0
        for _, line in self._entries():
            out.write(f"{line}\n".encode())
            count += 1
        return count

    def merge(self, source: BinaryIO) -> Merged:
        """Take in the entries of JSON lines that are not here yet, each at the place that its time gives it.

        A line that is no entry is told of and passed over.
        """
        taken = known = failed = before = 0
        bad: list[BadLine] = []
        lines = _read(source)
        while page := list(islice(lines, _MERGED_AT_ONCE)):
            wrong = [item for item in page if isinstance(item, BadLine)]
            good = [item for item in page if not isinstance(item, BadLine)]
            failed += len(wrong)
            bad += wrong[: MOST_BAD - len(bad)]
            new, before = self._merge(good, before)
            taken += new
            known += len(good) - new
        _ = self.memory  # who imports waits for what it comes to, and not whoever comes next
        return Merged(taken, known, failed, tuple(bad))

    def _merge(self, entries: Iterable[tuple[Entry, str]], before: int) -> tuple[int, int]:
        def work(connection: sqlite3.Connection) -> tuple[int, int]:
            count, last = 0, before
            for entry, line in entries:
                known = rows.place_of(connection, entry.id)
                if known is None:
                    known = rows.lay(connection, rows.place_after(last, entry), entry, line)
                    count += 1
                last = known
            if count:
                rows.note_merge(connection)
            return count, last

        return self._database.write(work)


def _kept(connection: sqlite3.Connection, merges: int) -> Memory | None:
    """What the log came to when that was last kept; None where it is of no use any more."""
    found = connection.execute("SELECT value FROM cache WHERE name = 'memory'").fetchone()
    try:
        kept = json.loads(found[0]) if found is not None else {}
        memory = Memory.of_json(kept["memory"]) if kept["merges"] == merges else None
    except (KeyError, TypeError, ValueError):
        return None
    return memory if memory is not None and memory.last <= rows.last_place(connection) else None


def _read(source: BinaryIO) -> Iterator[tuple[Entry, str] | BadLine]:
    """The entries in JSON lines, each with its line, and what is wrong with the other lines; blank ones are none."""
    number = 0
    while data := source.readline(_BYTES):
        number += 1
        rest = data
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(_BYTES)
        try:
            if len(data) == _BYTES:
                raise NotAnEntry("line-too-long", limit=LONGEST)
            line = data.decode("utf-8-sig" if number == 1 else "utf-8").strip()
            if line:
                yield entry_in(line), line
        except UnicodeDecodeError:
            yield BadLine(number, "line-not-utf-8", {})
        except NotAnEntry as fault:
            yield BadLine(number, fault.reason, fault.facts)
