"""The trainer: one learner with the path of lessons before them, quizzes beside it, and all of it remembered."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Final, Literal

from tutor.content.draw import NoSuchQuiz, Wishes, rules_asked, source
from tutor.drill.lesson import Lesson
from tutor.memory import Aliases, LessonProgress, Memory, Reset, Undo
from tutor.memory.streak import PAUSE, Streak
from tutor.rules.ruleset import RuleSet
from tutor.session.keeping import Keeper
from tutor.session.quiz import Quiz, Source
from tutor.session.visits import LessonVisit, Pen, QuizVisit, home_of
from tutor.store.resume import Place
from tutor.words.words import Words

FIRST: Final = "first-round"
"""The lesson with which everybody begins."""

Stand = Literal["done", "next", "begun", "open"]
"""How a lesson stands: all done, the one to do next, begun some time, or still untouched."""


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A lesson on the path, in the present language: how many of its steps are done, and how it stands."""

    lesson: Lesson
    title: str
    done: int
    of: int
    stand: Stand


def next_lesson(lessons: Sequence[Lesson], done: Collection[str]) -> Lesson | None:
    """The first lesson that is not done and whose prerequisites are; None where all are done."""
    left = [lesson for lesson in lessons if lesson.id not in done]
    ready = [lesson for lesson in left if all(id_ in done for id_ in lesson.requires)]
    return next(iter((*ready, *left)), None)


class NoSuchStep(LookupError):
    """A step that a lesson, or its test, doesn't have; `of` is the number of those it has."""

    def __init__(self, step: int, of: int) -> None:
        super().__init__(step)
        self.step = step
        self.of = of


@dataclass
class Trainer:
    """One learner.

    `words` may be replaced at any moment. `pen` writes into the log and knows who keeps it, `texts` are the ids that
    content may name, and `chance` gives the seeds for what is asked.
    """

    words: Words
    pen: Pen
    texts: Collection[str]
    chance: Random
    _askable: dict[Wishes, bool] = field(init=False, default_factory=dict)

    @property
    def keep(self) -> Keeper:
        """Who keeps everything."""
        return self.pen.keep

    @property
    def memory(self) -> Memory:
        """What the learner's answers come to."""
        return self.keep.memory

    # -- the path ------------------------------------------------------------------------------------------------------

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons, by their numbers."""
        from tutor.content.lessons import shipped_lessons

        return shipped_lessons(self.texts)

    @cached_property
    def aliases(self) -> Aliases:
        """What the lessons were called before."""
        return Aliases.of({lesson.id: lesson.aliases for lesson in self.lessons})

    def lesson(self, name: str) -> Lesson | None:
        """The lesson of this id, former id or number."""
        found = (one for one in self.lessons if name in (one.id, str(one.number), *one.aliases))
        return next(found, None)

    def progress(self, lesson: Lesson) -> LessonProgress:
        """How far a lesson has come."""
        return self.memory.lessons.progress(lesson.id, [step.id for step in lesson.steps], self.aliases)

    @property
    def path(self) -> list[Waypoint]:
        """All lessons with how they stand; one of them is the next, unless all are done."""
        following = self.following
        return [self._waypoint(lesson, following) for lesson in self.lessons]

    def _waypoint(self, lesson: Lesson, following: Lesson | None) -> Waypoint:
        progress = self.progress(lesson)
        stand: Stand = "done" if progress.finished else "next" if lesson is following else "open"
        if stand == "open" and progress.met:
            stand = "begun"
        return Waypoint(lesson, self.words.text(lesson.title), len(progress.done), len(lesson.steps), stand)

    @property
    def following(self) -> Lesson | None:
        """The lesson to do next: the first that is not done and whose prerequisites are; None where all are done."""
        return next_lesson(self.lessons, {lesson.id for lesson in self.lessons if self.progress(lesson).finished})

    # -- into a lesson -------------------------------------------------------------------------------------------------

    def visit(
        self, lesson: Lesson, *, step: int | None = None, seed: int | None = None, test: bool = False
    ) -> LessonVisit:
        """Go into a lesson: to a step, else to where it was left, to what is not done yet, or to its beginning.

        The `test` of a lesson has a place of its own. `step` is counted from 1 in what is visited.

        Raises: `NoSuchStep`; `ValueError` for a test of what asks nothing.
        """
        from tutor.session.lesson import LessonRun  # who is only asked questions waits for no lessons

        progress = self.progress(lesson)
        known = self._texts_of(lesson, progress.done)
        place = self._place_in(lesson, test=test)
        kept_seed = place.state.get("seed") if place is not None else None
        if seed is None:
            seed = kept_seed if isinstance(kept_seed, int) else self.chance.randrange(10**6)
        visit = LessonVisit(self.pen)
        run = LessonRun(lesson, self.words, seed=seed, test=test, known=known, own=self.own)
        visit.begin(run, progress.done)
        if place is not None:
            visit.restore(place)
        elif progress.done and progress.next is not None and not test:
            visit.run.goto(progress.next)
        if step is not None and not visit.run.goto(step):
            raise NoSuchStep(step, len(visit.run.steps))
        return visit

    def _place_in(self, lesson: Lesson, *, test: bool = False) -> Place | None:
        """Where a lesson or its test was left, whatever it was called then."""
        for name in (lesson.id, *lesson.aliases):
            place = self.keep.place(name, test=test)
            if place is not None:
                if name != lesson.id:  # from now on it is kept under its present name
                    self.keep.leave(place)
                    place = replace(place, lesson=lesson.id)
                    self.keep.save(place)
                return place
        return None

    def _texts_of(self, lesson: Lesson, steps: Collection[str]) -> Iterator[str]:
        """The texts that steps have shown."""
        for step in lesson.steps:
            text = getattr(step, "text", None)
            if step.id in steps and text is not None:
                yield text.key

    def reset(self, lesson: Lesson) -> None:
        """Begin a lesson again: nothing that was done in it counts toward it any more; `undo` takes that back."""
        entry = Reset(id=self.pen.new_id(), time=self.pen.now, lesson=lesson.id)
        self.keep.record(entry)
        for place in (self._place_in(lesson), self._place_in(lesson, test=True)):
            if place is not None:
                self.keep.leave(place)

    def can_undo(self, lesson: Lesson) -> bool:
        """Whether there is a reset of a lesson that can be taken back."""
        return self.memory.lessons.last_reset(lesson.id, self.aliases) is not None

    def undo(self, lesson: Lesson) -> bool:
        """Take the last reset of a lesson back; False where there is none."""
        last = self.memory.lessons.last_reset(lesson.id, self.aliases)
        if last is None:
            return False
        self.keep.record(Undo(id=self.pen.new_id(), time=self.pen.now, reset=last))
        place = self._place_in(lesson)
        if place is not None and self.progress(lesson).finished:
            self.keep.leave(place)
        return True

    @property
    def own(self) -> RuleSet | None:
        """How the learner's own table plays, if they have said so."""
        return self.keep.settings.own

    # -- into a quiz ---------------------------------------------------------------------------------------------------

    def wishes(
        self, seed: int | None = None, *, rule: str | None = None, ruleset: str | None = None, kind: str | None = None
    ) -> Wishes:
        """What is asked at the learner's own table, or at a `ruleset` that is named; by chance where no seed is."""
        own = self.own if ruleset is None else None
        return Wishes(self.chance.randrange(10**6) if seed is None else seed, rule, ruleset, kind, own)

    def can_ask(self, wishes: Wishes) -> bool:
        """Whether there are questions that fulfil these wishes, whatever their seed."""
        wishes = replace(wishes, seed=0)
        if wishes not in self._askable:
            self._askable[wishes] = self._source(wishes) is not None
        return self._askable[wishes]

    def _source(self, wishes: Wishes) -> Source | None:
        """What fulfils these wishes; None where nothing does."""
        try:
            return source(wishes, self.texts)
        except NoSuchQuiz:
            return None

    def quiz(self, wishes: Wishes, count: int | None = None) -> QuizVisit:
        """Begin a quiz.

        Raises: `NoSuchQuiz`.
        """
        visit = QuizVisit(self.pen, wishes=wishes, count=count)
        visit.begin(self._quiz(source(wishes, self.texts)))
        return visit

    def quiz_again(self, wishes: Wishes, count: int | None = None, *, anew: bool = False) -> QuizVisit:
        """The quiz that was left open, where the same is wished for (but for its seed); a new one otherwise, or `anew`.

        Raises: `NoSuchQuiz`.
        """
        place = None if anew else self.keep.place()
        if place is not None and (place.rule, place.ruleset, place.kind, place.count) == (
            wishes.rule,
            wishes.ruleset,
            wishes.kind,
            count,
        ):
            found = self.resumed(place)
            if found is not None:
                return found
        return self.quiz(wishes, count)

    def resumed(self, place: Place) -> QuizVisit | None:
        """Come back to a quiz that was left open.

        None where its question can't be read any more, or doesn't fit how the learner's own table plays by now.
        """
        from tutor.content.writing import scenario_in

        scenario = scenario_in(place.scenario, self.texts)
        wishes = self.wishes(place.seed or 0, rule=place.rule, ruleset=place.ruleset, kind=place.kind)
        same_table = place.state.get("home") == home_of(wishes)
        draw = self._source(wishes) if place.seed is not None and same_table else None
        if scenario is None or draw is None:
            self.keep.leave(place)
            return None
        for _ in range(place.drawn - 1):
            draw()
        visit = QuizVisit(self.pen, wishes=wishes, count=place.count)
        visit.begin(self._quiz(draw))
        visit.quiz.drawn = place.drawn
        visit.restore(place, scenario)
        return visit

    def _quiz(self, draw: Source) -> Quiz:
        """A quiz that goes on with the answers in a row of this sitting."""
        memory = self.memory
        same = memory.streak.lesson is None and abs(self.pen.now - memory.latest) <= PAUSE
        return Quiz(draw, self.words, own=self.own, streak=memory.streak if same else Streak())

    def go_on(self) -> LessonVisit | QuizVisit | None:
        """Back to where the learner was last; None where nothing was left open.

        Where a quiz can't be taken up any more a new one begins.
        """
        place = self.left_open
        if place is None:
            return None
        lesson = self.lesson(place.lesson) if place.lesson is not None else None
        if lesson is not None:
            return self.visit(lesson, test=place.test)
        return self.resumed(place) or self.quiz(self.wishes())

    @property
    def left_open(self) -> Place | None:
        """Where the learner was last, if that is still open."""
        place = self.keep.last()
        if place is None or (place.lesson is not None and self.lesson(place.lesson) is None):
            return None
        return place

    @property
    def due(self) -> tuple[str, ...]:
        """The rules that should be asked about again: of tips and the like no quiz asks."""
        due = self.memory.due(self.pen.now)
        asked = rules_asked(self.own) if due else frozenset()
        return tuple(rule for rule in due if rule in asked)
