"""Entries for tests, and a store in memory."""

from typing import Any

from tutor.memory import Attempt, Done, Reset, Undo
from tutor.store import Store, WorkedAround, open_store

NOW = 1_796_041_278
DAY = 24 * 60 * 60


def attempt(number: int, **values: Any) -> Attempt:
    """The attempt of this number: so many seconds later, right, about P2, without help."""
    given: dict[str, Any] = {
        "id": f"a{number}",
        "time": NOW + number,
        "scenario": "follow",
        "ruleset": "traditional-4-classic",
        "kind": "legal-plays",
        "rules": ("P2",),
        "position": f'{{"scenarios": [{{"id": "follow-{number}"}}]}}',
        "answer": "9h Th Ah",
        "right": True,
        "language": "ro",
    }
    return Attempt(**(given | values))


def done(number: int, step: str, lesson: str = "trump") -> Done:
    return Done(id=f"s{number}", time=NOW + number, lesson=lesson, step=step)


def reset(number: int, lesson: str = "trump") -> Reset:
    return Reset(id=f"r{number}", time=NOW + number, lesson=lesson)


def undo(number: int, of: int) -> Undo:
    return Undo(id=f"u{number}", time=NOW + number, reset=f"r{of}")


def in_memory() -> Store:
    """A store that no file is made for."""
    return open_store(WorkedAround("store-no-home"))
