"""The trainer: one learner's path, and the places of lessons, tests and quizzes that are come back to."""

from copy import copy

import pytest

from tests.screens.training import TODAY, Noted, trainer_of
from tests.test_lesson import LESSONS, right, wrong
from tutor.drill.answering import answers_to
from tutor.memory import Attempt, Help
from tutor.rules.ruleset import PRESETS
from tutor.session.asked import Act
from tutor.session.home import GO_ON, doors, opened, practice
from tutor.session.learners import can_be_wrong
from tutor.session.lesson import LessonRun
from tutor.session.task import Reply, values_of
from tutor.session.trainer import NoSuchStep, Trainer, next_lesson
from tutor.session.visits import LessonVisit, QuizVisit

FIRST = LESSONS["first-round"]


def again(trainer: Trainer) -> Trainer:
    """The same learner on another day of the program: nothing but what is kept."""
    assert isinstance(trainer.keep, Noted)
    return trainer_of(keep=trainer.keep)


def attempts_at(*rules: str, right: bool = False) -> Attempt:
    """An answer about some rules, given long ago."""
    return Attempt(
        id=f"of-{'-'.join(rules)}",
        time=int(TODAY) - 40 * 86400,
        scenario="s",
        seed=None,
        ruleset="traditional-4-classic",
        position="",
        kind="choice",
        answer="1",
        right=right,
        rules=rules,
        beliefs=(),
        help=Help.NONE,
        language="en",
    )


def errs(visit: QuizVisit) -> None:
    """Answer the present question wrongly."""
    quiz = visit.quiz
    asked = quiz.scenario
    wrong = next(one for one in answers_to(asked.position, asked.question) if can_be_wrong(asked, one))
    quiz.choose(values_of(wrong, quiz.entries))


def test_the_next_lesson_is_the_first_that_may_come() -> None:
    lessons = tuple(LESSONS.values())
    assert next_lesson(lessons, ()) is lessons[0]
    assert next_lesson(lessons, {"first-round"}) is lessons[1]
    assert next_lesson(lessons[::-1], {"first-round"}) is LESSONS["where-from"], "the examination asks for others first"
    assert next_lesson(lessons, LESSONS.keys()) is None


# -- a lesson and its test ---------------------------------------------------------------------------------------------


def test_a_test_that_is_left_takes_nothing_from_the_lesson_and_is_taken_up_as_a_test() -> None:
    trainer = trainer_of()
    lesson = trainer.visit(FIRST)
    lesson.run.choose(["Ah"])
    lesson.run.next()
    lesson.run.next()
    lesson.save(["N"])
    test = trainer.visit(FIRST, test=True)
    assert test.run.asked is not None
    test.run.choose(wrong(test.run.asked) or [])
    test.save()
    trainer = again(trainer)
    visit = opened(trainer, GO_ON)
    assert isinstance(visit, LessonVisit)
    assert visit.run.test, "what was left last goes on"
    assert visit.run.state()["answers"] == test.run.state()["answers"]
    back = trainer.visit(FIRST)
    assert not back.run.test
    assert (back.run.step.id, back.chosen) == ("ten-or-king", ("N",))
    assert back.run.done == {"first-card", "order"}


def test_a_test_that_is_over_leaves_the_place_in_the_lesson() -> None:
    trainer = trainer_of()
    lesson = trainer.visit(FIRST)
    lesson.run.choose(["Ah"])
    lesson.save()
    test = trainer.visit(FIRST, test=True)
    while not test.run.finished:
        assert test.run.asked is not None
        test.run.choose(right(test.run.asked))
        test.run.next()
        test.save()
    assert trainer.progress(FIRST).finished
    assert trainer.keep.place(FIRST.id, test=True) is None
    assert trainer.keep.place(FIRST.id) is not None


def test_the_steps_of_a_test_are_its_own() -> None:
    with pytest.raises(NoSuchStep) as caught:
        trainer_of().visit(FIRST, step=6, test=True)
    assert (caught.value.step, caught.value.of) == (6, 5)


def test_what_was_told_before_the_answer_is_told_again_and_nothing_more() -> None:
    trainer = trainer_of()
    visit = trainer.visit(FIRST)
    owed = visit.run.owed()
    visit.save()
    back = again(trainer).visit(FIRST)
    assert back.run.hinted == visit.run.hinted == owed
    assert back.run.asked is not None
    assert back.run.asked.hint() == visit.run.hint()


def test_a_reset_reaches_a_place_under_a_former_id() -> None:
    trainer = trainer_of()
    visit = trainer.visit(FIRST)
    visit.run.choose(["Ah"])
    visit.run.next()
    visit.save()
    renamed = copy(FIRST)
    object.__setattr__(renamed, "id", "another-name")
    object.__setattr__(renamed, "aliases", ("first-round",))
    trainer.__dict__["lessons"] = (renamed, *trainer.lessons[1:])
    trainer.reset(renamed)
    assert trainer.keep.place("first-round") is None
    assert trainer.visit(renamed).run.index == 0


def test_of_a_round_whose_cards_have_changed_only_what_can_still_be_played_is_taken_up() -> None:
    run = LessonRun(FIRST, trainer_of().words)
    run.goto("round")
    played: list[list[str]] = []
    while run.step.id == "round" and len(played) < 3:
        assert run.asked is not None
        played.append(right(run.asked))
        run.choose(played[-1])
        run.next()
    state = run.state()
    state["answers"]["round"][0] = [["7h"]]
    back = LessonRun(FIRST, trainer_of().words)
    back.restore(state)
    assert back.step.id == "round"
    assert (back.part, back.open) == (0, True)
    assert back.view.task is not None


def test_the_idea_under_which_a_forbidden_card_was_played_stands_in_the_log() -> None:
    trainer = trainer_of()
    visit = trainer.visit(FIRST)
    assert isinstance(visit.run.asked, Act)
    reply = visit.run.choose(["9d"])
    assert isinstance(reply, Reply)
    assert isinstance(trainer.keep, Noted)
    (entry,) = (one for one in trainer.keep.log if isinstance(one, Attempt))
    assert entry.beliefs == ("follow-colour",)


# -- quizzes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("home", ["international-4", "traditional-4-classic"])
def test_a_quiz_of_a_table_that_is_forgotten_is_let_go(home: str) -> None:
    trainer = trainer_of()
    trainer.keep.change(ruleset=home)
    visit = trainer.quiz(trainer.wishes())
    visit.save(["1"])
    trainer.keep.change(ruleset=None)
    place = trainer.left_open
    assert place is not None
    assert trainer.resumed(place) is None
    assert trainer.left_open is None, "nothing is left to go on with"


def test_answers_in_a_row_go_on_in_a_quiz_that_is_taken_up() -> None:
    trainer = trainer_of()
    visit = trainer.quiz(trainer.wishes(kind="legal-plays"))
    for number in range(5):
        errs(visit)
        assert visit.quiz.streak.wrong == number + 1
        if number < 4:
            visit.quiz.advance()
        visit.save()
    trainer = again(trainer)
    back = opened(trainer, GO_ON)
    assert isinstance(back, QuizVisit)
    assert back.quiz.streak.wrong == 5, "the answer that is shown again counts once"
    assert back.quiz.aside == visit.quiz.aside
    back.quiz.advance()
    assert back.quiz.help is Help.NUDGE


def test_only_what_can_be_asked_is_due() -> None:
    """G1 is a tip: a lesson speaks of it, and no position can ask for it."""
    trainer = trainer_of()
    trainer.keep.record(attempts_at("G1"), attempts_at("P2"))
    assert trainer.memory.due(int(TODAY)) == ("G1", "P2")
    assert trainer.due == ("P2",)
    assert [door.id for door in practice(trainer) if door.id.startswith("rule/")] == ["rule/P2"]
    (beside,) = (door for door in doors(trainer) if door.id == "practice")
    assert beside.aside == trainer.words.say("home-due", count=1)
    trainer.keep.change(ruleset="no-bidding")
    trainer.keep.record(attempts_at("B2"))
    assert trainer.own == PRESETS["no-bidding"]
    assert trainer.due == ("P2",)
