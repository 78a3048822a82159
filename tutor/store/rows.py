"""The rows of a database: how entries are laid into the log, and how all that can be read is copied elsewhere.

An entry's place in the log is its row's number: the milliseconds of its time, but always after the entry before. So a
log is in the order in which things happened, even where a clock ran backwards, and logs can be merged.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, Final

from tutor.memory.entries import Attempt, Done, Entry, NotAnEntry, entry_in
from tutor.memory.memory import EARLIEST

FAULTS: Final = (sqlite3.DatabaseError, UnicodeDecodeError)
"""What may come of a file that is damaged: where its text is spoiled, SQLite's own complaint can't even be read."""
PAGE: Final = 1000
"""Rows fetched at a time: no reader stands open while somebody writes."""


def place_after(before: int, entry: Entry) -> int:
    """The place that an entry should have, which comes after the place `before`."""
    wanted = entry.time * 1000 if entry.time >= EARLIEST else 0
    return max(wanted, before + 1)


def place_of(connection: sqlite3.Connection, id_: str) -> int | None:
    """The place of the entry of this id."""
    return _number(connection.execute("SELECT place FROM log WHERE id = ?", (id_,)))


def last_place(connection: sqlite3.Connection) -> int:
    """The place of the last entry; 0 where there is none."""
    return _number(connection.execute("SELECT max(place) FROM log")) or 0


def _number(found: sqlite3.Cursor) -> int | None:
    row = found.fetchone()
    return None if row is None else row[0]


def lay(connection: sqlite3.Connection, place: int, entry: Entry, line: str) -> int:
    """Lay an entry that is not there yet into the log, at this place or at the first free one behind it.

    `line` is the entry as it is written. Returns its place.
    """
    while _number(connection.execute("SELECT 1 FROM log WHERE place = ?", (place,))):
        place += 1
    lesson = entry.lesson if isinstance(entry, Attempt | Done) else None
    connection.execute("INSERT INTO log VALUES (?, ?, ?, ?)", (place, entry.id, lesson, line))
    if isinstance(entry, Attempt):
        rules = [(rule, place) for rule in dict.fromkeys(entry.rules)]
        connection.executemany("INSERT INTO decided VALUES (?, ?)", rules)
    return place


def note_merge(connection: sqlite3.Connection) -> None:
    """Note that entries may have been laid between others: what was reckoned so far has to be reckoned anew."""
    connection.execute("INSERT OR REPLACE INTO cache VALUES ('merges', ?)", (str(merges(connection) + 1),))


def merges(connection: sqlite3.Connection) -> int:
    """How often that happened."""
    return int(_number(connection.execute("SELECT value FROM cache WHERE name = 'merges'")) or 0)


def page(connection: sqlite3.Connection, after: int) -> list[tuple[int, object]]:
    """The places and lines of the next entries behind this place, in order; none where there are no more."""
    asked = "SELECT place, line FROM log WHERE place > ? ORDER BY place LIMIT ?"
    found = connection.execute(asked, (after, PAGE)).fetchall()
    if found and found[-1][0] <= after:
        fault = sqlite3.DatabaseError("the log leads back to where it was")
        fault.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise fault
    return found


def rows_after(connection: sqlite3.Connection, place: int) -> Iterator[tuple[int, object]]:
    """The places and lines of all entries behind this place, in order."""
    while found := page(connection, place):
        yield from found
        place = found[-1][0]


def understood(line: object) -> Entry | None:
    """The entry in a line; None for one that only a newer program understands, or that a failing disk spoiled."""
    try:
        return entry_in(line) if isinstance(line, str) else None
    except NotAnEntry:
        return None


def forgiving(text: bytes) -> str:
    """Text as it is kept: a byte that a failing disk spoiled spoils no more than itself."""
    return text.decode("utf-8", "replace")


# -- from one database to another ------------------------------------------------------------------------------------

_FARTHEST: Final = 2**53  # no time leads so far, and a number behind it there always is
_ALL_SETTINGS: Final = "SELECT name, value FROM settings"
_ALL_PLACES: Final = "SELECT at, saved, value FROM places"


def copy(source: sqlite3.Connection, target: sqlite3.Connection) -> int:
    """Copy all that can be read of one database into another; returns how many entries of the log that is.

    Entries keep their places. Where the source is damaged, what stands before the damage is read, and what stands
    behind it.

    Raises: `sqlite3.DatabaseError` where the target can't be written.
    """
    count = 0
    for place, line in _readable(source, "SELECT place, line FROM log ORDER BY place", " DESC"):
        entry = understood(line)
        if entry is not None and place_of(target, entry.id) is None:
            sound = isinstance(place, int) and 0 < place < _FARTHEST
            lay(target, place if sound else place_after(0, entry), entry, line)
            count += 1
    if count:
        note_merge(target)
    for row in _readable(source, _ALL_SETTINGS):
        target.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", row)
    for row in _readable(source, _ALL_PLACES):
        target.execute("INSERT OR REPLACE INTO places VALUES (?, ?, ?)", row)
    return count


def _readable(source: sqlite3.Connection, asked: str, from_behind: str | None = None) -> Iterator[Any]:
    """The rows that can be read; where there are some that can't, those from behind, too."""
    for way in ("", from_behind):
        if way is None:
            return
        try:
            yield from (row for row in source.execute(asked + way) if None not in row)
        except FAULTS:
            continue
        return
