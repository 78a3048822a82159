"""A learner in a quiz or a lesson, all of it kept: what was answered, and the place to come back to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tutor.content.draw import Wishes
from tutor.drill.answers import Json
from tutor.drill.beliefs import BELIEFS
from tutor.drill.scenario import Scenario
from tutor.memory import Attempt, Done, Help
from tutor.session.keeping import Keeper
from tutor.session.quiz import Quiz
from tutor.session.task import Reply, values_of
from tutor.store.noting import attempt_of
from tutor.store.resume import Place

if TYPE_CHECKING:
    from tutor.session.lesson import Answered, LessonRun


@dataclass
class Pen:
    """What an entry of the log needs besides what was done: a keeper, a clock in seconds since 1970, new ids."""

    keep: Keeper
    clock: Callable[[], float]
    new_id: Callable[[], str]

    @property
    def now(self) -> int:
        """What the clock shows, in whole seconds."""
        return int(self.clock())


@dataclass
class Visit:
    """What is being answered, beside the question itself: what stands in its fields, and what is half typed."""

    pen: Pen
    chosen: tuple[str, ...] = ()
    typed: str = ""

    @property
    def place(self) -> Place:
        """Where the learner is now."""
        raise NotImplementedError

    def save(self, chosen: Sequence[str] = (), typed: str = "") -> None:
        """Keep the place, with what is chosen and typed so far."""
        self.chosen, self.typed = tuple(chosen), typed
        self.pen.keep.save(self.place)

    def leave(self) -> None:
        """It is over: there is nothing to come back to."""
        self.pen.keep.leave(self.place)


@dataclass
class QuizVisit(Visit):
    """A quiz for which everything is kept; `count` is the number of its questions, if there is one."""

    wishes: Wishes = field(default_factory=lambda: Wishes(1))
    count: int | None = None
    quiz: Quiz = field(init=False)

    def save(self, chosen: Sequence[str] = (), typed: str = "") -> None:
        """Keep the place, once there is anything to come back to."""
        self.chosen, self.typed = tuple(chosen), typed
        if self.quiz.answered or any(chosen) or typed or self.quiz.help is not Help.NONE:
            self.pen.keep.save(self.place)

    def begin(self, quiz: Quiz) -> None:
        """Take up a quiz."""
        self.quiz = quiz
        quiz.log, quiz.count = self._log, self.count

    @property
    def place(self) -> Place:
        """The question, and how the quiz goes."""
        quiz, wishes = self.quiz, self.wishes
        answered = quiz.given is not None
        return Place(
            seed=wishes.seed,
            rule=wishes.rule,
            ruleset=wishes.ruleset,
            kind=wishes.kind,
            count=self.count,
            drawn=quiz.drawn,
            number=quiz.number,
            answered=quiz.answered,
            right=quiz.right,
            scenario=_text(quiz.scenario),
            chosen=_answered(quiz) if answered else self.chosen,
            typed="" if answered else self.typed,
            help=quiz.help,
            given=str(quiz.given) if answered else None,
            suspects=tuple(idea.id for idea in quiz.suspects),
            parted=quiz.parted,
            state={"hints": [*quiz.told], "home": home_of(wishes)},
        )

    def _log(self, quiz: Quiz, reply: Reply) -> None:
        self.chosen, self.typed = (), ""
        self.pen.keep.record(attempt(self.pen, quiz, reply, seed=self.wishes.seed), place=self.place)

    def restore(self, place: Place, scenario: Scenario) -> None:
        """Come back to a question: the same ticks, the same hint, the same verdict if it was out."""
        quiz = self.quiz
        quiz.scenario, quiz.number, quiz.help = scenario, place.number, place.help
        if isinstance(hints := place.state.get("hints"), list):
            quiz.told = hints
        quiz.parted = place.parted
        quiz.suspects = tuple(BELIEFS[id_] for id_ in place.suspects if id_ in BELIEFS)
        self.chosen, self.typed = place.chosen, place.typed
        if place.given is not None:
            suspects, streak, log, quiz.log = quiz.suspects, quiz.streak, quiz.log, None
            quiz.choose(list(place.chosen))
            quiz.suspects, quiz.streak, quiz.log = suspects, streak, log
            self.chosen = ()
        quiz.answered, quiz.right = place.answered, place.right


@dataclass
class LessonVisit(Visit):
    """A lesson for which everything is kept."""

    run: LessonRun = field(init=False)
    _done: set[str] = field(init=False, default_factory=set)

    def begin(self, run: LessonRun, done: frozenset[str] = frozenset()) -> None:
        """Take up a lesson, of which some steps were done before."""
        self.run = run
        self._done = set(done)
        run.log = self._log

    @property
    def place(self) -> Place:
        """The step, and all that was answered in this lesson."""
        run = self.run
        return Place(
            lesson=run.lesson.id,
            test=run.test and not run.lesson.examines,
            step=run.step.id,
            chosen=self.chosen,
            typed=self.typed,
            state=run.state(),
        )

    def restore(self, place: Place) -> None:
        """Come back to a step, or as near to it as the lesson of today has it."""
        if self.run.restore(place.state) and self.run.asked is not None:
            self.chosen, self.typed = place.chosen, place.typed

    def save(self, chosen: Sequence[str] = (), typed: str = "") -> None:
        """Keep the place, and note the steps that are done by now."""
        self.chosen, self.typed = tuple(chosen), typed
        new = self._news()
        if new:
            self.pen.keep.record(*new, place=self.place)
        else:
            self.pen.keep.save(self.place)
        if self.run.finished:
            self.leave()

    def _news(self) -> list[Done]:
        lesson, done = self.run.lesson, self.run.done
        new = [step.id for step in lesson.steps if step.id in done and step.id not in self._done]
        self._done.update(new)
        pen = self.pen
        return [Done(id=pen.new_id(), time=pen.now, lesson=lesson.id, step=id_) for id_ in new]

    def _log(self, answered: Answered) -> None:
        self.chosen, self.typed = (), ""
        entry = attempt(self.pen, answered.asked, answered.reply, seed=self.run.seed)
        entry = replace(entry, lesson=answered.lesson, step=answered.step, part=answered.part)
        self.pen.keep.record(entry, *self._news(), place=self.place)


def home_of(wishes: Wishes) -> Json:
    """The learner's own table at which a quiz is asked, as it can be kept; None where any table will do."""
    from tutor.session.tables import kept_as  # whose positions not everybody waits for

    return kept_as(wishes.home) if wishes.home is not None else None


def attempt(pen: Pen, quiz: Quiz, reply: Reply, *, seed: int | None) -> Attempt:
    """An answered question as it goes into the log."""
    verdict, given = reply.verdict, quiz.given
    if given is not None and given != verdict.given:  # a card that was played, not what is said of it
        verdict = replace(verdict, given=given, expected=given if verdict.right else quiz.scenario.solution.answer)
    return attempt_of(
        quiz.scenario,
        verdict,
        id=pen.new_id(),
        time=pen.clock(),
        language=quiz.words.lang,
        rules=quiz.rule_numbers,
        beliefs=quiz.fitting,
        help=quiz.help,
        seed=seed,
    )


def _text(scenario: Scenario) -> str:
    from tutor.content.writing import scenario_text

    return scenario_text(scenario)


def _answered(quiz: Quiz) -> tuple[str, ...]:
    assert quiz.given is not None
    return tuple(values_of(quiz.given, quiz.entries))
