"""Holes: what is missing in all that is shipped, and what a single question or step may lack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from tutor.cards.value import Value
from tutor.drill.ambiguity import SETTLED, hangs_on, shown
from tutor.drill.beliefs import BELIEFS, erring
from tutor.drill.lesson import Ask, Step
from tutor.drill.scenario import Scenario
from tutor.drill.themes import THEMES
from tutor.words.narration import told_options

WITHOUT_BELIEFS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "true-false": "its answer stands in the file: no law computes it, so none can err",
        "choice": "the same",
    }
)
"""Kinds of questions that no belief answers, and why."""


class Hole(Value):
    """Something that is missing: `kind` names the sentence that says so, `facts` are its arguments by name."""

    kind: str
    facts: tuple[tuple[str, str | int], ...]


def untold(scenario: Scenario) -> tuple[str, ...]:
    """The options on which the answer hangs and of which the learner is told nothing: the question is ambiguous.

    What the table is told with, what its ruleset's name settles and what the question shows by itself is told.
    """
    told = {*told_options(scenario.position), *SETTLED, *shown(scenario)}
    return tuple(option for option in hangs_on(scenario) if option not in told)


def ambiguous(scenario: Scenario) -> Iterator[Hole]:
    """A hole for each option that is `untold`."""
    return (hole("ambiguous", scenario=scenario.id, option=option) for option in untold(scenario))


def of_themes(scenario: Scenario) -> Iterator[Hole]:
    """Themes that are none of ours, or none at all."""
    if not scenario.themes:
        yield hole("theme-missing", scenario=scenario.id)
    for theme in scenario.themes:
        if theme not in THEMES:
            yield hole("theme-unknown", scenario=scenario.id, theme=theme)


def of_step(step: Step) -> Iterator[Hole]:
    """The questions of lessons are no more ambiguous than the others; guided acts alone need catch nobody."""
    scenario = getattr(step, "scenario", None)
    if scenario is None:
        return
    yield from ambiguous(scenario)
    asks = isinstance(step, Ask) and scenario.question.kind not in WITHOUT_BELIEFS
    if asks and next(erring(scenario.position, scenario.question), None) is None:
        yield hole("idle", scenario=scenario.id)


def hole(kind: str, /, **facts: str | int) -> Hole:
    """A hole of this kind with its facts by name."""
    return Hole(kind, tuple(facts.items()))


def right_here(step: Step) -> Iterator[str]:
    """Beliefs that a step names, and that answer its question rightly."""
    scenario = getattr(step, "scenario", None)
    if scenario is None or scenario.question.kind in WITHOUT_BELIEFS:
        return
    named = [BELIEFS[id_] for id_ in step.beliefs]
    wrong = list(erring(scenario.position, scenario.question, named))
    yield from (idea.id for idea in named if idea not in wrong)
