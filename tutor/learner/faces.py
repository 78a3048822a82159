"""The trainer's faces: each quiz, lesson and the home of it all, on the screens or in lines."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from tutor.learner.learner import Learner, complain
from tutor.line.arguments import USAGE
from tutor.words.plain import printable

if TYPE_CHECKING:
    from tutor.drill.lesson import Lesson
    from tutor.screens.app import TrainerApp
    from tutor.screens.room import CardSize
    from tutor.session.visits import QuizVisit

OK: Final = 0
FAILED: Final = 1
_OF_ONE_LESSON: Final = ("step", "seed", "test", "reset", "undo")
"""The options that mean nothing without a lesson."""
PIPED_SEED: Final = 1
"""The seed where answers come from a pipe and none is given: whoever wrote them knows what will be asked."""


class _Refused(Exception):
    """Wishes that nothing can fulfil, in a sentence."""


class _WantsLines(Exception):
    """The learner has asked for lines everywhere, which is known only once there is something on the screen."""


def home(learner: Learner, *, lines: bool) -> int:
    """The home of it all: the path of lessons, and what lies beside it."""

    def opened(app: TrainerApp) -> None:
        from tutor.screens.home import begin  # behind the first paint, as all that is not needed for it

        begin(app, learner.trainer)

    if not lines and (status := _on_screens(learner, opened)) is not None:
        return status
    from tutor.line.home import run

    return run(learner.trainer, sys.stdin, sys.stdout, words_in=learner.words_in)


def quiz(learner: Learner, options: Namespace, *, lines: bool) -> int:
    """A quiz: the one that was left open, where it is the same that is wished for now; else a new one."""

    def visit() -> QuizVisit:
        from tutor.content.draw import NoSuchQuiz

        trainer = learner.trainer
        seed = options.seed if options.seed is not None or sys.stdin.isatty() else PIPED_SEED
        wishes = trainer.wishes(seed, rule=options.rule, ruleset=options.ruleset, kind=options.kind)
        try:
            return trainer.quiz_again(wishes, options.count, anew=options.seed is not None)
        except NoSuchQuiz as fault:
            raise _Refused(learner.words.say(fault.reason, **fault.facts)) from None

    def begin(app: TrainerApp) -> None:
        from tutor.screens.quiz import QuizScreen

        found = visit()
        app.go(QuizScreen(found.quiz, visit=found))

    try:
        if not lines and (status := _on_screens(learner, begin)) is not None:
            return status
        from tutor.line.quiz import run

        found = visit()
        return run(found.quiz, sys.stdin, sys.stdout, words_in=learner.words_in, visit=found)
    except _Refused as refused:
        complain(str(refused))
        return USAGE


def lesson(learner: Learner, options: Namespace, *, lines: bool) -> int:
    """The list of lessons, or one of them."""
    from tutor.session.trainer import NoSuchStep

    words, trainer = learner.words, learner.trainer
    if options.id is None:
        of_one = next((name for name in _OF_ONE_LESSON if getattr(options, name) not in (None, False)), None)
        if of_one is not None:
            complain(words.say("lesson-which-one", option=f"--{of_one}"))
            return USAGE
        from tutor.line.lesson import lesson_lines

        done = [point.lesson.id for point in trainer.path if point.stand == "done"]
        sys.stdout.write(printable("\n".join(lesson_lines(trainer.lessons, words, done)) + "\n", sys.stdout))
        return OK
    wanted = trainer.lesson(options.id)
    if wanted is None:
        allowed = words.join((f"{one.number} {one.id}" for one in trainer.lessons), "plain")
        complain(words.say("lesson-unknown", found=options.id, allowed=allowed))
        return USAGE
    if options.reset or options.undo:
        return _begin_again(learner, wanted, undo=options.undo)
    seed = options.seed if options.seed is not None or sys.stdin.isatty() else PIPED_SEED
    try:
        visit = trainer.visit(wanted, step=options.step, seed=seed, test=options.test)
    except NoSuchStep as fault:
        complain(words.say("lesson-no-step", found=str(fault.step), of=fault.of))
        return USAGE

    def begin(app: TrainerApp) -> None:
        from tutor.screens.lesson import LessonScreen

        app.go(LessonScreen(visit.run, visit=visit))

    if not lines and (status := _on_screens(learner, begin)) is not None:
        return status
    from tutor.line.lesson import command_of, run

    run(visit.run, sys.stdin, sys.stdout, words_in=learner.words_in, visit=visit)
    if visit.run.finished and (following := trainer.following) is not None:
        words = visit.run.words
        told = words.say("lesson-next", title=words.text(following.title), command=command_of(following))
        sys.stdout.write(printable(f"{told}\n", sys.stdout))
    return OK


def _begin_again(learner: Learner, lesson: Lesson, *, undo: bool) -> int:
    """Reset a lesson, or take its last reset back."""
    from tutor.line.lesson import command_of

    words, trainer = learner.words, learner.trainer
    title, command = words.text(lesson.title), f"{command_of(lesson)} --undo"
    if not undo:
        trainer.reset(lesson)
    elif not trainer.undo(lesson):
        complain(words.say("lesson-no-undo", title=title))
        return FAILED
    if learner.kept is None or not learner.kept.lasting:  # which was told
        return FAILED
    told = words.say("lesson-was-undone", title=title) if undo else ""
    told = told or words.say("lesson-was-reset", title=title, command=command)
    sys.stdout.write(printable(f"{told}\n", sys.stdout))
    return OK


def _on_screens(learner: Learner, begin: Callable[[TrainerApp], None]) -> int | None:
    """Run the app, its first screen opened by `begin` behind the first paint; None where lines are wanted after all."""
    from tutor.screens.app import TrainerApp, run
    from tutor.screens.dress import Dressing

    def opened(app: TrainerApp) -> None:
        if learner.plain:
            raise _WantsLines
        begin(app)

    def dressing() -> Dressing:
        settings = learner.trainer.keep.settings
        return Dressing(settings.colours, cast("CardSize", settings.card_size), settings.animation)

    app = TrainerApp(
        opened,
        words_in=lambda lang, pack: learner.words_in(lang, pack),
        keep=lambda name, value: learner.trainer.keep.change(**{name: value}),
        dressing=dressing,
    )
    try:
        return run(app)
    except _WantsLines:
        learner.go_on_in_lines()
        return None
