"""All that is kept of one learner, opened no earlier than something of it is needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from random import SystemRandom
from time import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.drill.answers import Json
    from tutor.memory import Entry, Memory
    from tutor.session.visits import Pen
    from tutor.store import Place, Settings, Store, WorkedAround
    from tutor.words.spoken import Pack
    from tutor.words.words import Words


class Kept:
    """One learner's data: in the folder `data` (else the user's own), under the name `profile` (else the usual one).

    `clock` shows seconds since 1970, `tell` is told of whatever stands in the way of the data, once. A name that no
    profile can have stands in the way, too; where `strict` it is refused.

    Raises: `BadProfile` where `strict`.
    """

    def __init__(
        self,
        profile: str | None = None,
        data: str | None = None,
        *,
        clock: Callable[[], float] = time,
        tell: Callable[[WorkedAround], None] = lambda _: None,
        strict: bool = False,
    ) -> None:
        from tutor.store import LEARNER, BadProfile, WorkedAround, database_file

        self._clock = clock
        self._tell = tell
        self._told: WorkedAround | None = None
        self.file: Path | WorkedAround
        try:
            self.file = database_file(LEARNER if profile is None else profile, None if data is None else Path(data))
        except BadProfile as fault:
            if strict:
                raise
            self.file = WorkedAround(fault.reason, fault.facts)
        if isinstance(self.file, WorkedAround):
            self._hear(self.file)

    @property
    def nothing(self) -> bool:
        """Whether nothing was ever kept: then there is nothing to open, and no file need be made."""
        return isinstance(self.file, Path) and "store" not in self.__dict__ and not _stands(self.file)

    @cached_property
    def store(self) -> Store:
        """The store, which is made where there is none."""
        from tutor.store import open_store

        return open_store(self.file)

    def _heed(self) -> None:
        """Tell what stands in the way of the data, where that is news."""
        trouble = self.store.trouble
        if trouble is not None and trouble != self._told:
            self._hear(trouble)

    def _hear(self, trouble: WorkedAround) -> None:
        self._told = trouble
        self._tell(trouble)

    @property
    def settings(self) -> Settings:
        """How the learner wants to be taught."""
        if self.nothing:
            from tutor.store import Settings

            return Settings()
        settings = self.store.settings
        self._heed()
        return settings

    def change(self, **values: Json) -> bool:
        """Keep some settings; False where they can't be kept beyond this run.

        Raises: `NotASetting`.
        """
        self.store.change(**values)
        self._heed()
        return self.lasting

    @property
    def unread(self) -> bool:
        """Whether something stands there of which nothing could be read: it would be wrong to say that it is empty."""
        return not self.nothing and not self.lasting and not self.store.memory.last

    @property
    def lasting(self) -> bool:
        """Whether what is done now will be there the next time."""
        return self.store.trouble is None or self.store.trouble.keeps

    def words_in(self, now: Words) -> Callable[[str, Pack], Words]:
        """What gives the words of a language and pack to which the learner changes from `now`, and keeps the change."""
        from tutor.words.words import Words

        spoken: dict[str, str] = {"language": now.lang, "pack": now.pack}

        def words_in(lang: str, pack: Pack) -> Words:
            new = {"language": lang, "pack": pack}
            changed: dict[str, Json] = {name: value for name, value in new.items() if value != spoken[name]}
            if changed:
                self.change(**changed)
            spoken.update(new)
            return Words(lang, pack)

        return words_in

    # -- what a session asks of it -------------------------------------------------------------------------------------

    @property
    def memory(self) -> Memory:
        """What the learner's answers come to."""
        if self.nothing:
            from tutor.memory import Memory

            return Memory()
        memory = self.store.memory
        self._heed()
        return memory

    def record(self, *entries: Entry, place: Place | None = None) -> None:
        """Add entries to the log, and save the place that they lead to, all or nothing."""
        self.store.record(*entries, place=place)
        self._heed()

    def save(self, place: Place) -> None:
        """Keep a place to come back to."""
        self.store.places.save(place)
        self._heed()

    def leave(self, place: Place) -> None:
        """Forget a place."""
        self.store.places.leave(place)
        self._heed()

    def place(self, lesson: str | None = None, *, test: bool = False) -> Place | None:
        """The place in a lesson or its test, or in the quiz where none is named."""
        if self.nothing:
            return None
        places = self.store.places
        return places.of_quiz() if lesson is None else places.of_lesson(lesson, test=test)

    def last(self) -> Place | None:
        """The place that was saved last."""
        return None if self.nothing else self.store.places.last()

    @property
    def pen(self) -> Pen:
        """What writes into the log."""
        from tutor.session.visits import Pen
        from tutor.store.noting import ids_from

        return Pen(self, self._clock, ids_from(SystemRandom()))

    def close(self) -> None:
        """Leave everything in order, and tell what still stands in the way."""
        if "store" in self.__dict__:
            self.store.close()
            self._heed()


def _stands(file: Path) -> bool:
    """Whether there is something in this place, or something that hides it."""
    try:
        file.lstat()
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return True
