"""Learners of all sorts come through lessons and questions, and whatever makes them stumble is found."""

from dataclasses import replace

import pytest

from tests.session.planted import MAY_NOT_RUFF, following
from tutor.drill.lesson import Ask, Do, Lesson, Say, Teachback
from tutor.drill.questions import Text
from tutor.drill.scenario import Scenario
from tutor.line.coverage import shipped
from tutor.session import learners as who
from tutor.session import walking
from tutor.session.learners import RIGHT, WRONG
from tutor.session.lesson import LessonRun
from tutor.session.walking import Problem, Walk
from tutor.words.words import Words

SAID = Text(id="lesson-count-thirty-three")
NO_TEXT = Text(id="no-such-text")
BLANK = Text(sentences=(("en", " "), ("ro", "Ce poți da?")))


def lesson(*steps: Say | Ask | Do | Teachback) -> Lesson:
    return Lesson(id="planted", number=1, title=SAID, rules=("P2",), steps=steps)


def asking(scenario: Scenario) -> Ask:
    return Ask(id="ask", scenario=scenario)


def walk(*langs: str) -> Walk:
    return Walk([Words(lang, "french") for lang in langs or ("en",)])


def through(planted: Lesson, *learners: str) -> list[Problem]:
    return list(walk().lesson(planted, learners or None))


def kinds(problems: list[Problem]) -> set[str]:
    return {problem.kind for problem in problems}


# --- who comes through -------------------------------------------------------------------------------------------


def test_everybody_comes_through_a_sound_lesson() -> None:
    pupil = Teachback(
        id="pupil",
        text=SAID,
        belief="may-ruff-anytime",
        scenario=MAY_NOT_RUFF,
        helps=(Text(id="lesson-count-pair"), Text(id="lesson-count-made")),
        right=1,
    )
    sound = lesson(Say(id="say", text=SAID), Do(id="do", text=SAID, scenario=MAY_NOT_RUFF), asking(MAY_NOT_RUFF), pupil)
    walked = walk("en", "ro")
    assert list(walked.lesson(sound)) == []
    assert walked.answers > walked.questions > 8  # whoever is wrong at a card that may be taken back answers again


def test_everybody_comes_through_a_sound_question_and_those_that_part_ideas() -> None:
    walked = walk("en", "hu")
    assert list(walked.scenario(MAY_NOT_RUFF)) == []
    assert walked.answers >= 3


def test_everybody_comes_through_the_first_shipped_lesson_in_every_language() -> None:
    first = shipped().lessons[0]
    assert list(walk("de", "en", "es", "hu", "ro").lesson(first, (RIGHT, WRONG))) == []


# --- what they stumble over --------------------------------------------------------------------------------------


def test_a_text_that_is_not_there_is_a_crash_and_the_others_go_on() -> None:
    found = through(lesson(Say(id="say", text=NO_TEXT)), RIGHT, WRONG)
    assert [problem.kind for problem in found] == ["crash", "crash"]
    assert "no-such-text" in found[0].found
    assert kinds(list(walk().scenario(replace(MAY_NOT_RUFF, prompt=NO_TEXT)))) == {"crash"}


def test_an_empty_text_is_found_in_the_language_that_has_it() -> None:
    blank = replace(MAY_NOT_RUFF, prompt=BLANK)
    assert {problem.found for problem in walk("en", "ro").scenario(blank)} == {"en"}
    assert {(problem.kind, problem.found) for problem in through(lesson(asking(blank)), RIGHT)} == {("empty", "en")}


def test_an_explanation_that_does_not_state_what_decides_is_generic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walking, "specific", lambda *_: False)
    assert kinds(list(walk().scenario(MAY_NOT_RUFF))) == {"generic"}
    assert kinds(through(lesson(asking(MAY_NOT_RUFF)), WRONG)) == {"generic"}


def test_an_answer_that_is_not_taken_is_refused_or_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (walking, who):
        monkeypatch.setattr(module, "values_of", lambda *_: ["gibberish"])
    assert kinds(list(walk().scenario(MAY_NOT_RUFF))) == {"refused"}
    assert kinds(through(lesson(asking(MAY_NOT_RUFF)), RIGHT)) == {"stuck"}


def test_a_lesson_that_does_not_go_on_is_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LessonRun, "next", lambda _: False)
    assert kinds(through(lesson(Say(id="say", text=SAID)), RIGHT)) == {"stuck"}


def test_a_lesson_that_never_ends_is_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LessonRun, "next", lambda _: True)
    assert kinds(through(lesson(Say(id="say", text=SAID)), RIGHT)) == {"stuck"}


def test_ideas_that_answer_a_whole_lesson_alike_are_walked_once() -> None:
    one_card = lesson(asking(following("Ah", "E:Kh")))
    walked = walk()
    assert list(walked.lesson(one_card)) == []
    assert walked.questions == 2  # nobody errs here: one is always right, one always wrong
