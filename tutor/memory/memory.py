"""What a whole log comes to, worked out entry by entry, so that what was reckoned once can be kept and carried on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, assert_never

from tutor.drill.answers import Json
from tutor.memory.entries import Attempt, Done, Entry, Reset, Undo
from tutor.memory.lessons import Lessons, Mark
from tutor.memory.mastery import Level, Mastery
from tutor.memory.streak import Streak

VERSION: Final = 2
"""To be raised whenever the same log would come to something else: what was kept is then worked out anew."""

EARLIEST: Final = 1_735_689_600
"""The beginning of 2025: a clock that shows less has stopped, for there was nothing to learn with before."""


@dataclass
class Memory:
    """What a log comes to, up to its entry at the place `last`; places grow from entry to entry.

    `latest` is the time of the last entry whose clock could be believed. A clock that shows a time before this
    program's shows none, and what was answered then counts as answered at `latest`. A clock that has gone back was
    wrong before or is wrong now; nobody can tell which, so that nothing counts as answered later than the newest entry
    says: a rule is rather asked about too early than never again.
    """

    last: int = 0
    latest: int = 0
    answered: int = 0
    right: int = 0
    rules: dict[str, Mastery] = field(default_factory=dict)
    lessons: Lessons = field(default_factory=Lessons)
    streak: Streak = field(default_factory=Streak)

    def add(self, entry: Entry, place: int) -> None:
        """Take in the entry at the next place of the log."""
        before = self.latest
        self._believe(entry.time)
        match entry:
            case Attempt():
                self._answer(entry, pause=self.latest - before)
                if entry.lesson is not None and entry.step is not None:
                    self.lessons.meet((entry.lesson, entry.step), place, done=False)
            case Done(lesson=lesson, step=step):
                self.lessons.meet((lesson, step), place, done=True)
            case Reset(id=id_, lesson=lesson):
                self.lessons.reset(id_, lesson, place)
            case Undo(reset=reset):
                self.lessons.undo(reset)
            case _:
                assert_never(entry)
        self.last = place

    def _believe(self, time: int) -> None:
        if time < EARLIEST:
            return
        if time < self.latest:
            self.rules = {rule: known.not_after(time) for rule, known in self.rules.items()}
        self.latest = time

    def _answer(self, attempt: Attempt, pause: int) -> None:
        self.answered += 1
        self.right += attempt.right
        for rule in dict.fromkeys(attempt.rules):
            known = self.rules.get(rule, _NEW)
            self.rules[rule] = known.after(right=attempt.right, help_used=attempt.help, time=self.latest)
        self.streak = self.streak.after(attempt, abs(pause))

    # -- what it comes to --------------------------------------------------------------------------------------------

    def mastery(self, rule: str) -> Mastery:
        """How well a rule is known."""
        return self.rules.get(rule, _NEW)

    def level(self, rule: str) -> Level:
        """New, shaky or secure."""
        return self.mastery(rule).level

    def due(self, now: int) -> tuple[str, ...]:
        """The rules that should be asked about again, the longest overdue first.

        A clock that has stopped shows the time of the last entry.
        """
        time = now if now >= EARLIEST else self.latest
        found = [(known.not_after(time).due, rule) for rule, known in self.rules.items()]
        return tuple(rule for due, rule in sorted(found) if due <= time)

    # -- kept and read again -----------------------------------------------------------------------------------------

    @property
    def json(self) -> Json:
        """All of it as plain data."""
        lessons = self.lessons
        return {
            "version": VERSION,
            "last": self.last,
            "latest": self.latest,
            "answered": self.answered,
            "right": self.right,
            "rules": {
                rule: [[*known.credits], known.run, known.time, known.answers] for rule, known in self.rules.items()
            },
            "marks": [[*step, *mark] for step, mark in lessons.marks.items()],
            "resets": [[id_, lesson, place] for id_, (lesson, place) in lessons.resets.items()],
            "undone": [*sorted(lessons.undone)],
            "streak": [self.streak.lesson, self.streak.right, self.streak.wrong],
        }

    @classmethod
    def of_json(cls, data: Any) -> Memory | None:
        """The memory that was kept as such data; None where another version wrote it, or where it is broken."""
        try:
            if data["version"] != VERSION:
                return None
            lessons = Lessons(
                {(lesson, step): Mark(met, done) for lesson, step, met, done in data["marks"]},
                {id_: (lesson, place) for id_, lesson, place in data["resets"]},
                set(data["undone"]),
            )
            return cls(
                last=data["last"],
                latest=data["latest"],
                answered=data["answered"],
                right=data["right"],
                rules={
                    rule: Mastery(tuple(earned), run, time, answers)
                    for rule, (earned, run, time, answers) in data["rules"].items()
                },
                lessons=lessons,
                streak=Streak(*data["streak"]),
            )
        except (KeyError, TypeError, ValueError, AttributeError):
            return None


_NEW: Final = Mastery()


def remember(entries: Iterable[Entry]) -> Memory:
    """What these entries come to, in their order."""
    memory = Memory()
    for place, entry in enumerate(entries, 1):
        memory.add(entry, place)
    return memory
