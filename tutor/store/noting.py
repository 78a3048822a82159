"""From an answer that was judged to the entry that keeps it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from tutor.content.writing import options_of, scenario_text
from tutor.drill.beliefs import Belief
from tutor.drill.judge import Verdict
from tutor.drill.scenario import Scenario
from tutor.memory.entries import Attempt, Help


def attempt_of(
    scenario: Scenario,
    verdict: Verdict,
    *,
    id: str,
    time: float,
    language: str,
    rules: Iterable[str],
    beliefs: Iterable[Belief] = (),
    help: Help = Help.NONE,
    lesson: str | None = None,
    step: str | None = None,
    part: int = 0,
    seed: int | None = None,
    milliseconds: int | None = None,
) -> Attempt:
    """The attempt that a verdict comes to, with the position's own text.

    `time` is what the clock shows, in seconds since 1970; `rules` are those that decide the question, `beliefs` those
    that fit the answer; the rest is as `Attempt` has it.
    """
    table = scenario.position.rules
    return Attempt(
        id=id,
        time=int(time),
        scenario=scenario.id,
        ruleset=table.id,
        options=options_of(table),
        kind=scenario.question.kind,
        rules=tuple(rules),
        position=scenario_text(scenario),
        answer=str(verdict.given),
        right=verdict.right,
        beliefs=tuple(belief.id for belief in beliefs),
        help=help,
        language=language,
        lesson=lesson,
        step=step,
        part=part,
        seed=seed,
        milliseconds=milliseconds,
    )


def ids_from(chance: Random) -> Callable[[], str]:
    """A source of ids that never meet: 128 bits of chance each.

    Logs are merged by these, so that the program needs a `SystemRandom`; a seeded source is for tests.

    >>> new_id = ids_from(Random(1))
    >>> len(new_id()), new_id() == new_id()
    (32, False)
    """
    return lambda: f"{chance.getrandbits(128):032x}"
