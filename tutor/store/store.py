"""All that is kept of one learner."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

from tutor.drill.answers import Json
from tutor.memory.entries import Entry
from tutor.memory.memory import Memory
from tutor.store.attempts import Log
from tutor.store.database import PATIENCE, Database, open_database
from tutor.store.resume import Place, Places, saving
from tutor.store.settings import Settings, keep_settings, read_settings
from tutor.store.troubles import WorkedAround


class Store:
    """A learner's log, settings and places to come back to; for the thread alone that opened it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.log = Log(database)
        self.places = Places(database)
        self.settings = read_settings(database)

    @property
    def trouble(self) -> WorkedAround | None:
        """What stands in the way of the data at the moment; it may change after each call."""
        return self._database.trouble

    @property
    def memory(self) -> Memory:
        """What the log comes to; it belongs to the store, and changes with the log."""
        return self.log.memory

    def record(self, *entries: Entry, place: Place | None = None) -> int:
        """Add entries to the log and save the place that they lead to: all of it, or nothing.

        Returns how many of the entries are new.
        """
        return self.log.append(*entries, also=None if place is None else saving(place))

    def change(self, **values: Json) -> Settings:
        """Set some settings otherwise, and keep them.

        Raises: `NotASetting` as `Settings.changed` does.
        """
        self.settings = self.settings.changed(**values)
        keep_settings(self._database, values)
        return self.settings

    def close(self) -> None:
        """Leave everything in order."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_store(file: Path | WorkedAround, patience: float = PATIENCE) -> Store:
    """The store in this file (`paths.database_file`), whatever stands there; `trouble` says what stood in the way.

    `patience` is how many seconds to wait for another instance to finish writing.
    """
    return Store(open_database(file, patience))
