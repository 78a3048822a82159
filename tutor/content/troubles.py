"""A problem before it has its place: the path to the value at fault instead of line and column."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple

from tutor.cards import NotNotation, parse_card
from tutor.content.document import Data
from tutor.content.problems import short
from tutor.rules.faults import Fault

Path = tuple[str | int, ...]
"""Keys and indexes from the top of a file down to a value, and from there on the place of a word in a string.

Of a string, an index counts words; of tricks in one string, a first index counts tricks. The text of a card instead of
an index means that card.
"""


class Trouble(NamedTuple):
    """One thing wrong with a file's data; `at_key` says that the key is at fault, not what stands under it.

    `offset` is where in the word at fault what is wrong with it begins.
    """

    error: str
    path: Path
    facts: dict[str, str | int]
    at_key: bool = False
    offset: int = 0


def of_fault(fault: Fault, path: Path) -> Trouble:
    """An impossible thing about a position, a record or a question; `path` leads to what the fault counts from."""
    facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in fault.facts.items()}
    where = (step if isinstance(step, int) else str(step) for step in fault.where)
    return Trouble(fault.error, (*path, *where), facts)


def of_notation(fault: NotNotation, path: Path, word: str = "", *, at_key: bool = False) -> Trouble:
    """A word that is not the notation expected; of a compound word (`W:Kx`) only a part may be at fault."""
    facts: dict[str, str | int] = {"found": short(fault.found), **fault.facts}
    if near := _meant(fault):
        facts["nearest"] = near
    begin = 0 if fault.error == "not-a-seat" else word.find(fault.found, word.find(":") + 1)
    return Trouble(fault.error, path, facts, at_key, max(begin, 0))


def _meant(fault: NotNotation) -> str | None:
    match fault.error:
        case "not-a-card":
            return meant_card(fault.found)
        case "not-a-seat" | "not-a-side" | "not-a-suit":  # so short that any of them is near to any other
            words = {word.lower(): word for word in str(fault.facts["allowed"]).split()}
            reversed_ = "-".join(fault.found.lower().split("-")[::-1])
            return words.get(fault.found.lower(), words.get(reversed_))
        case _:  # what is allowed are examples
            return None


def in_answer(fault: NotNotation, answer: Data, path: Path) -> Trouble:
    """A fault in what a file expects for an answer, as near to the word as it can be told."""
    if isinstance(answer, dict):
        return _in_mapping(fault, answer, path) or of_notation(fault, path)
    words = answer.split() if isinstance(answer, str) else list(map(str, answer)) if isinstance(answer, list) else []
    for index, word in enumerate(words):
        if fault.found in (word, *word.split(":")):
            return of_notation(fault, (*path, index), word)
    return of_notation(fault, path)


def _in_mapping(fault: NotNotation, answer: dict[str, Data], path: Path) -> Trouble | None:
    for key, part in answer.items():
        at = (*path, key)
        if isinstance(part, dict) and (found := _in_mapping(fault, part, at)):
            return found
        if fault.found in (key, str(part)):
            return of_notation(fault, at, at_key=fault.found == key)
    return None


def known_by(found: str, allowed: str | Iterable[str]) -> dict[str, str | int]:
    """The facts of a word that is none of those allowed; `nearest` only if one of them is near."""
    text = allowed if isinstance(allowed, str) else " ".join(allowed)
    near = nearest(found, text.split())
    return {"found": short(found), "allowed": text, **({"nearest": near} if near else {})}


def nearest(found: str, allowed: Iterable[str]) -> str | None:
    """The word that was most likely meant: one that begins so, or one that looks much like it, whatever its capitals.

    >>> nearest("leagl-plays", ["legal-plays", "legal-bids"]), nearest("traditional", ["talon", "traditional-2"])
    ('legal-plays', 'traditional-2')
    """
    by_lower = {word.lower(): word for word in allowed}
    meant = found[:60].lower()
    begin_so = [word for word in by_lower if word.startswith(meant)] if len(meant) > 2 else []
    near = begin_so or get_close_matches(meant, by_lower, n=1)
    return by_lower.get(meant) or (by_lower[near[0]] if near else None)


def meant_card(found: str) -> str | None:
    """The card that somebody meant who wrote its letters in capitals or the suit first.

    >>> meant_card("TH"), meant_card("h10"), meant_card("x")
    ('Th', 'Th', None)
    """
    for word in (found, found[1:] + found[:1]):
        try:
            return str(parse_card(word[:-1] + word[-1:].lower()))
        except NotNotation:
            continue
    return None
