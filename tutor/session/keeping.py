"""What a session asks of whoever keeps things for a learner, and a keeper that forgets when the program ends."""

from __future__ import annotations

from typing import Protocol

from tutor.drill.answers import Json
from tutor.memory import Entry, Memory
from tutor.store.resume import Place
from tutor.store.settings import Settings


class Keeper(Protocol):
    """Keeps what a learner did, set and left open."""

    @property
    def lasting(self) -> bool:
        """Whether what is done now will be there the next time."""

    @property
    def settings(self) -> Settings:
        """How the learner wants to be taught."""

    @property
    def memory(self) -> Memory:
        """What the learner's answers come to."""

    def change(self, **values: Json) -> bool:
        """Set some settings otherwise; False where they last no longer than this run."""

    def record(self, *entries: Entry, place: Place | None = None) -> None:
        """Add entries to the log, and save the place that they lead to, all or nothing."""

    def save(self, place: Place) -> None:
        """Keep a place to come back to."""

    def leave(self, place: Place) -> None:
        """Forget a place: what was open there is over."""

    def place(self, lesson: str | None = None, *, test: bool = False) -> Place | None:
        """The place in a lesson or its test, or in the quiz where none is named."""

    def last(self) -> Place | None:
        """The place that was saved last."""


class Forgetful:
    """A keeper for one run: answers that come from a pipe are kept nowhere."""

    lasting = False

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.memory = Memory()
        self._places: dict[str, Place] = {}

    def change(self, **values: Json) -> bool:
        """For this run."""
        self.settings = self.settings.changed(**values)
        return False

    def record(self, *entries: Entry, place: Place | None = None) -> None:
        """Reckon with them."""
        for entry in entries:
            self.memory.add(entry, self.memory.last + 1)
        if place is not None:
            self.save(place)

    def save(self, place: Place) -> None:
        """Keep it, as the last one."""
        self._places.pop(place.at, None)
        self._places[place.at] = place

    def leave(self, place: Place) -> None:
        """Let it go."""
        self._places.pop(place.at, None)

    def place(self, lesson: str | None = None, *, test: bool = False) -> Place | None:
        """The place there."""
        return self._places.get(Place(lesson=lesson, test=test).at)

    def last(self) -> Place | None:
        """The last one saved."""
        return next(reversed(self._places.values()), None)
