"""Home: what there is to choose, and what each choice leads into, the same for both faces."""

from pathlib import Path
from random import Random

import pytest

from tutor.learner.kept import Kept
from tutor.rules.ruleset import PRESETS
from tutor.session.home import GO_ON, ROOMS, doors, opened, practice, shelf
from tutor.session.reading import open_page
from tutor.session.trainer import Trainer
from tutor.session.visits import LessonVisit, QuizVisit
from tutor.words.files import text_ids
from tutor.words.words import Words


@pytest.fixture
def trainer(tmp_path: Path) -> Trainer:
    return Trainer(Words("en", "french"), Kept(data=str(tmp_path)).pen, text_ids(), Random(1))


def ids(trainer: Trainer) -> list[str]:
    return [door.id for door in doors(trainer)]


def test_every_lesson_has_a_door_and_it_leads_into_that_lesson(trainer: Trainer) -> None:
    ways = [id_ for id_ in ids(trainer) if id_.startswith("lesson/")]
    assert [id_.removeprefix("lesson/") for id_ in ways] == [lesson.id for lesson in trainer.lessons]
    for id_ in ways:
        visit = opened(trainer, id_)
        assert isinstance(visit, LessonVisit)
        assert f"lesson/{visit.run.lesson.id}" == id_


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_is_furnished_by_each_face(trainer: Trainer, room: str) -> None:
    assert room in ids(trainer)
    assert opened(trainer, room) is None


@pytest.mark.parametrize("room", ["myths", "glossary", "sources"])
def test_all_that_lies_on_a_shelf_can_be_read(room: str) -> None:
    words = Words("hu", "hungarian")
    for link in shelf(room, words):
        page = open_page(link.page, words)
        assert page.id == link.page
        assert page.paragraphs


def test_nothing_is_left_open_at_first(trainer: Trainer) -> None:
    assert GO_ON not in ids(trainer)
    assert trainer.go_on() is None
    assert opened(trainer, GO_ON) is None


def test_a_lesson_that_was_left_is_the_first_door(trainer: Trainer) -> None:
    visit = opened(trainer, "lesson/first-round")
    assert isinstance(visit, LessonVisit)
    visit.run.next()
    visit.save()
    assert ids(trainer)[0] == GO_ON
    again = opened(trainer, GO_ON)
    assert isinstance(again, LessonVisit)
    assert again.run.step.id == visit.run.step.id


def test_a_quiz_that_was_left_is_the_first_door(trainer: Trainer) -> None:
    visit = opened(trainer, "any")
    assert isinstance(visit, QuizVisit)
    visit.save(["1"])
    assert ids(trainer)[0] == GO_ON
    again = opened(trainer, GO_ON)
    assert isinstance(again, QuizVisit)
    assert again.quiz.scenario.id == visit.quiz.scenario.id


def test_a_quiz_that_the_own_table_can_not_take_up_makes_room_for_a_new_one(trainer: Trainer) -> None:
    visit = opened(trainer, "kind/accusation")
    assert isinstance(visit, QuizVisit)
    visit.save(["1"])
    trainer.keep.change(ruleset="international-4")
    again = opened(trainer, GO_ON)
    assert isinstance(again, QuizVisit)
    assert again.quiz.scenario.position.rules == trainer.own


@pytest.mark.parametrize("ruleset", PRESETS)
def test_whatever_is_offered_for_practice_can_be_asked_at_the_own_table(trainer: Trainer, ruleset: str) -> None:
    """A kind that a table never comes to (no bids where nothing is bid, B1) is not offered there."""
    trainer.keep.change(ruleset=ruleset)
    offered = practice(trainer)
    for door in offered:
        visit = opened(trainer, door.id)
        assert isinstance(visit, QuizVisit)
        assert visit.quiz.scenario.position.rules == trainer.own
        assert door.id in ("any", f"kind/{visit.quiz.scenario.question.kind}")
    kinds = {door.id for door in offered}
    assert ("kind/legal-bids" in kinds) == (ruleset != "no-bidding")


def test_all_kinds_are_offered_to_whoever_has_not_said_how_they_play(trainer: Trainer) -> None:
    assert trainer.own is None
    assert {"kind/game-points", "kind/legal-bids", "kind/accusation"} <= {door.id for door in practice(trainer)}
