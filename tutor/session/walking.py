"""Learners who never tire walk through lessons and questions: always right, always wrong, or led by one belief.

Whatever they are told is read in every language: nothing may fall over, lead nowhere, be empty or be generic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from tutor.cards.value import Value
from tutor.drill.answering import answers_to
from tutor.drill.answers import Answer
from tutor.drill.beliefs import BELIEFS, Belief
from tutor.drill.coverage import specific
from tutor.drill.lesson import Lesson
from tutor.drill.questions import Choice, TrueFalse
from tutor.drill.scenario import Scenario
from tutor.session.asked import Asked, OneCard
from tutor.session.learners import RIGHT, WRONG, answers_of, believed_in, can_be_wrong
from tutor.session.lesson import LessonRun
from tutor.session.quiz import PARTINGS, Quiz
from tutor.session.task import Reply, Task, Unclear, values_of
from tutor.session.telling import explained
from tutor.words.words import Words

_LONGEST: Final = 2000
"""More moves than any lesson has: whoever needs them goes round in a circle."""


class Problem(Value):
    """Something that a learner stumbled over: where, how (`kind` names the sentence), and what is known of it."""

    place: str
    kind: str
    found: str = ""


@dataclass
class Walk:
    """The walks of all learners through some content; `speakers` are the languages in which they are told of it.

    What was read once is not read again: learners often meet the same words.
    """

    speakers: Sequence[Words]
    questions: int = 0
    answers: int = 0
    _read: set[tuple[str, str]] = field(default_factory=set)

    # -- lessons -----------------------------------------------------------------------------------------------------

    def lesson(self, lesson: Lesson, learners: Iterable[str] | None = None) -> Iterator[Problem]:
        """All learners at a lesson, or those named: `right`, `wrong`, ids of beliefs."""
        for learner in learners if learners is not None else (RIGHT, WRONG, *self._ideas_in(lesson)):
            place = f"{lesson.id} ({learner})"
            try:
                yield from self._through(LessonRun(lesson, self.speakers[0]), learner, place)
            except Exception as fault:  # whatever it is, it is what we look for
                yield Problem(place, "crash", f"{type(fault).__name__}: {fault}")

    def _through(self, run: LessonRun, learner: str, place: str) -> Iterator[Problem]:
        for _ in range(_LONGEST):
            here = place if run.finished else f"{place} {run.step.id} {run.part + 1}"
            yield from self._heard(run, here)
            if run.finished:
                return
            if run.open and run.asked is not None:
                self.questions += 1
                yield from self._answered(run, run.asked, learner, here)
            if not run.next():
                yield Problem(here, "stuck")
                return
        yield Problem(place, "stuck")

    def _heard(self, run: LessonRun, place: str) -> Iterator[Problem]:
        """A view in every language."""
        for words in self._new(place.replace(f"({RIGHT})", "").replace(f"({WRONG})", "") if run.finished else place):
            run.words = words
            view = run.view
            yield from _blank((view.title, *view.paragraphs), place, words)
            if run.finished and not view.paragraphs:
                yield Problem(place, "empty", words.lang)
            if view.task is not None:
                yield from _of_task(view.task, place, words)
            for one in view.plays:
                yield from _blank(one.lines, place, words)
        run.words = self.speakers[0]

    def _answered(self, run: LessonRun, asked: Asked, learner: str, place: str) -> Iterator[Problem]:
        """The first answer as the learner has it; where another is awaited, the right one."""
        if learner == WRONG:
            yield from self._hinted(run, asked, place)
        for who in (learner, RIGHT):
            if not asked.open:
                break
            reply = self._given(asked, who, run.choose)
            if reply is None:
                yield Problem(place, "stuck")
                return
            if who == RIGHT and not reply.verdict.right:
                yield Problem(place, "refused", reply.chosen)
            yield from self._told(run, asked, reply, place)
        if asked.open:
            yield Problem(place, "stuck")

    def _given(self, asked: Asked, learner: str, choose: Callable[[list[str]], Reply | Unclear | None]) -> Reply | None:
        """The first of the learner's answers that is taken as one."""
        for values in answers_of(asked, learner):
            reply = choose(values)
            if isinstance(reply, Reply):
                self.answers += 1
                return reply
        return None

    def _hinted(self, run: LessonRun, asked: Asked, place: str) -> Iterator[Problem]:
        """The whole ladder of hints, in every language."""
        for _ in range(3):
            asked.hint()
        for words in self._new(f"{place} hints"):
            run.words = asked.words = words
            if not asked.hinted:
                yield Problem(place, "empty", words.lang)
            yield from _blank(asked.hinted, place, words)
        run.words = asked.words = self.speakers[0]

    def _told(self, run: LessonRun, asked: Asked, reply: Reply, place: str) -> Iterator[Problem]:
        """What is said of an answer, in every language, and in depth."""
        key = f"{run.lesson.id} {run.step.id} {run.part} {asked.tries[-1]}"
        for words in self._new(key):
            run.words = words
            told = run.asked.last if run.asked is not None else None
            yield from _of_reply(told, place, words)
            yield from _blank(run.depths, place, words)
        run.words = self.speakers[0]
        if not isinstance(asked, OneCard) and not _specific(asked.scenario, reply.verdict.given):
            yield Problem(place, "generic", reply.chosen)

    def _ideas_in(self, lesson: Lesson) -> list[str]:
        """The beliefs that err somewhere in a lesson, of those that answer all of it alike only one."""
        run = LessonRun(lesson, self.speakers[0])
        asked = [item.scenario for step in run.steps for item in run.items(step)]
        found: dict[tuple[str, ...], str] = {}
        right = tuple(str(one.solution.answer) for one in asked)
        for belief in BELIEFS.values():
            answers = tuple(str(believed_in(one, belief)) for one in asked)
            if answers != right:
                found.setdefault(answers, belief.id)
        return list(found.values())

    # -- scenarios ---------------------------------------------------------------------------------------------------

    def scenario(self, scenario: Scenario, *, parting: bool = True) -> Iterator[Problem]:
        """All learners at one question; with `parting`, the questions that tell their ideas apart, too."""
        self.questions += 1
        try:
            wrong = next(one for one in answers_to(scenario.position, scenario.question) if can_be_wrong(scenario, one))
            learners = {str(wrong): (wrong, WRONG)}
            for belief in BELIEFS.values():
                answer = believed_in(scenario, belief)
                learners.setdefault(str(answer), (answer, belief.id))
            learners[str(scenario.solution.answer)] = scenario.solution.answer, RIGHT
            for answer, learner in learners.values():
                yield from self._at_quiz(scenario, answer, learner, parting)
        except Exception as fault:
            yield Problem(scenario.id, "crash", f"{type(fault).__name__}: {fault}")

    def _at_quiz(self, scenario: Scenario, answer: Answer, learner: str, parting: bool) -> Iterator[Problem]:
        place = f"{scenario.id} ({learner})"
        quiz = Quiz(lambda: scenario, self.speakers[0])
        for _ in range(3):
            quiz.hint()
        for words in self._new(scenario.id):
            quiz.words = words
            yield from _of_task(quiz.task, place, words)
            yield from _blank(quiz.hinted or ("",), place, words)
        quiz.words = self.speakers[0]
        reply = quiz.choose(values_of(answer, quiz.entries))
        self.answers += 1
        if not isinstance(reply, Reply) or reply.verdict.right != (learner == RIGHT):
            yield Problem(place, "refused", str(answer))
            return
        for words in self._new(f"{scenario.id} {answer}"):
            quiz.words = words
            yield from _of_reply(quiz.reply, place, words)
            yield from _blank(quiz.depths or ("",), place, words)
        quiz.words = self.speakers[0]
        if not _specific(scenario, answer):
            yield Problem(place, "generic", reply.chosen)
        if parting and learner in BELIEFS:
            yield from self._apart(quiz, BELIEFS[learner], scenario, place)

    def _apart(self, quiz: Quiz, belief: Belief, scenario: Scenario, place: str) -> Iterator[Problem]:
        """The questions behind a wrong answer, until the source is asked again."""
        for _ in range(PARTINGS + 1):
            quiz.advance()
            if quiz.scenario is scenario:
                return
            said = believed_in(quiz.scenario, belief)
            reply = quiz.choose(values_of(said, quiz.entries))
            self.answers += 1
            if not isinstance(reply, Reply):
                yield Problem(place, "refused", str(said))
                return
            yield from _of_reply(reply, place, quiz.words)
        yield Problem(place, "stuck")

    def _new(self, what: str) -> Iterator[Words]:
        """The languages in which this was not read yet."""
        for words in self.speakers:
            if (what, words.lang) not in self._read:
                self._read.add((what, words.lang))
                yield words


# -- what they are told ------------------------------------------------------------------------------------------------


def _specific(scenario: Scenario, answer: Answer) -> bool:
    """Whether the explanation states what decides; an authored one says what its author has to say."""
    if isinstance(scenario.question, TrueFalse | Choice):
        return True
    return specific(explained(scenario, answer), scenario.position, scenario.question)


def _of_task(task: Task, place: str, words: Words) -> Iterator[Problem]:
    options = (option.name for entry in task.entries for option in entry.options)
    yield from _blank((*task.table, *task.said, task.prompt, task.how, *options), place, words)


def _of_reply(reply: Reply | None, place: str, words: Words) -> Iterator[Problem]:
    if reply is None or not reply.because:
        yield Problem(place, "empty", words.lang)
    else:
        yield from _blank((*reply.lines, *reply.further, *reply.elsewhere), place, words)


def _blank(lines: Iterable[str], place: str, words: Words) -> Iterator[Problem]:
    if not all(line.strip() for line in lines):
        yield Problem(place, "empty", words.lang)
