"""What a page shows: a shipped scenario by its id, and its answer in sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache

from tutor.content.draw import shipped_folder
from tutor.content.entries import shipped_entries
from tutor.content.shelf import Slip, shelf
from tutor.drill.entry import Myth, Term
from tutor.drill.scenario import Scenario
from tutor.rules.reasons import Authored, Reason
from tutor.session.telling import rule_told, worth_telling
from tutor.words.files import text_ids
from tutor.words.words import Words


@cache
def slips() -> Mapping[str, Slip]:
    """The shipped scenarios on their shelf, by id."""
    return {slip.id: slip for slip in shelf(shipped_folder("scenarios"))}


@cache
def shown(id_: str) -> Scenario:
    """A shipped scenario.

    Raises: `KeyError`.
    """
    return slips()[id_].read(text_ids())


@cache
def all_terms() -> Mapping[str, Term]:
    """The terms of the glossary by id, in the order of their file."""
    return {entry.id: entry for entry in shipped_entries(text_ids()) if isinstance(entry, Term)}


@cache
def all_myths() -> Mapping[str, Myth]:
    """The false rules by their numbers, F1 first."""
    return {entry.number: entry for entry in shipped_entries(text_ids()) if isinstance(entry, Myth)}


def proof(scenario: Scenario, words: Words, told: Collection[str] = ()) -> tuple[str, ...]:
    """The answer that the rules give, and why; rules that are `told` on the page already are not told again."""
    solution = scenario.solution
    said = [words.right(scenario.question, solution.answer)]
    said += [words.reason(reason, scenario.position) for reason in _worth_telling(solution.reasons, told)]
    if scenario.explain is not None:
        said.append(words.text(scenario.explain))
    return tuple(said)


def _worth_telling(reasons: tuple[Reason, ...], told: Collection[str]) -> Iterator[Reason]:
    """The reasons but for rules that the page has told itself."""
    return (one for one in worth_telling(reasons) if not (isinstance(one, Authored) and one.rule in told))


def rules_told(numbers: Collection[str], words: Words) -> tuple[str, ...]:
    """Rules with their numbers, titles and sentences."""
    return tuple(rule_told(number, words) for number in numbers)
