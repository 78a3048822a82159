"""The verb `play-all`: learners of all sorts walk through every lesson and every scenario, in every language."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Final, NamedTuple

from tutor.line.coverage import shipped
from tutor.session.coverage import Coverage
from tutor.session.learners import RIGHT, WRONG
from tutor.session.walking import Problem, Walk
from tutor.words.files import language_codes
from tutor.words.plain import printable
from tutor.words.words import Words

_SHARE: Final = 8
"""Scenarios that are walked through together."""
_SAMPLE: Final = 10
"""Of so many scenarios a quick run takes one."""


class Job(NamedTuple):
    """What one process walks through: a lesson, or scenarios from `start` on, `step` by `step`."""

    lesson: str | None = None
    start: int = 0
    stop: int = 0
    step: int = 1
    langs: tuple[str, ...] = ()
    quick: bool = False


class Walked(NamedTuple):
    """What came of a job."""

    questions: int
    answers: int
    problems: tuple[Problem, ...]


def play_all(words: Words, *, quick: bool = False) -> int:
    """Walk through everything, or with `quick` through a sample of it.

    Returns the exit status: 1 where somebody stumbled.
    """
    jobs = _jobs(shipped(), quick=quick)
    found = list(map(walked, jobs) if quick else _spread(jobs))
    problems = [problem for one in found for problem in one.problems]
    for problem in problems:
        _print(words.say(f"walk-{problem.kind}", place=problem.place, found=problem.found))
    questions, answers = sum(one.questions for one in found), sum(one.answers for one in found)
    _print(words.say("walk-summary", questions=questions, answers=answers, languages=len(language_codes())))
    _print(words.say("walk-problems", number=len(problems)))
    return int(bool(problems))


def _jobs(found: Coverage, *, quick: bool) -> list[Job]:
    """All there is to walk through, the longest first; quickly, a sample of it, each part in one language by turns."""
    langs, number = language_codes(), len(found.scenarios)
    if quick:
        one_each = (
            Job(lesson.id, langs=(langs[place % len(langs)],), quick=True) for place, lesson in enumerate(found.lessons)
        )
        some = (
            Job(start=place * _SAMPLE, stop=number, step=_SAMPLE * len(langs), langs=(lang,), quick=True)
            for place, lang in enumerate(langs)
        )
        return [*one_each, *some]
    lessons = (Job(lesson.id, langs=langs) for lesson in found.lessons)
    return [*lessons, *(Job(start=at, stop=min(at + _SHARE, number), langs=langs) for at in range(0, number, _SHARE))]


def _spread(jobs: Iterable[Job]) -> Iterator[Walked]:
    """The jobs on all the processors there are."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(walked, jobs)


@cache
def _content() -> Coverage:
    return shipped()


def walked(job: Job) -> Walked:
    """Do a job."""
    found = _content()
    walk = Walk([Words(lang, "french") for lang in job.langs])
    if job.lesson is None:
        chosen = found.scenarios[job.start : job.stop : job.step]
        problems = [problem for one in chosen for problem in walk.scenario(one, parting=not job.quick)]
    else:
        lesson = next(one for one in found.lessons if one.id == job.lesson)
        problems = list(walk.lesson(lesson, (RIGHT, WRONG) if job.quick else None))
    return Walked(walk.questions, walk.answers, tuple(problems))


def _print(line: str) -> None:
    sys.stdout.write(printable(line + "\n", sys.stdout))
