"""What a learner hears of other tables: their own at once where it differs, others only on request."""

from __future__ import annotations

import pytest

from tests.asking import WORDS, in_turn
from tests.rules.written import CLASSIC, INTERNATIONAL, THREE, at, rules_of
from tutor.content.draw import shipped_folder
from tutor.content.lessons import shipped_lessons
from tutor.content.shelf import shelf
from tutor.drill.elsewhere import Elsewhere
from tutor.drill.questions import LegalPlays
from tutor.drill.scenario import Scenario
from tutor.rules.reasons import reason_id
from tutor.rules.ruleset import RuleSet
from tutor.session import Quiz, Reply
from tutor.session.lesson import LessonRun
from tutor.words.files import language_codes, text_ids
from tutor.words.words import Words

IDS = text_ids()
IBER = rules_of("traditional-4-classic", {"iber": True})
AT_HOME = "At your own table the answer would be: the ace of hearts."


def follow(rules: RuleSet = CLASSIC) -> Scenario:
    position = at(rules, trump="s", hands={"S": "9h Ah 9s"}, trick="E:Kh")
    return Scenario(id="follow", position=position, question=LegalPlays())


def ruffed(rules: RuleSet = CLASSIC) -> Scenario:
    position = at(rules, trump="s", hands={"S": "9s As Qd"}, trick="N:Kh E:Js")
    return Scenario(id="ruffed", position=position, question=LegalPlays())


def replied(scenario: Scenario, answer: str, own: RuleSet | None = None, lang: str = "en") -> tuple[Quiz, Reply]:
    quiz = Quiz(in_turn(scenario, scenario), WORDS[lang, "french"], own=own)
    reply = quiz.choose([answer])
    assert isinstance(reply, Reply)
    return quiz, reply


@pytest.mark.parametrize("answer", ["9h Ah", "9s"])
def test_the_own_table_is_told_of_at_once_where_it_answers_otherwise(answer: str) -> None:
    _, reply = replied(follow(), answer, IBER)
    assert reply.own == AT_HOME
    assert AT_HOME in reply.lines


def test_the_own_table_is_not_told_of_where_it_agrees_or_the_position_cannot_be() -> None:
    for own in (CLASSIC, THREE, None):
        _, reply = replied(follow(), "9h Ah", own)
        assert reply.own is None
        assert not any("own table" in line for line in reply.lines)


def test_other_tables_are_told_of_on_request_only() -> None:
    quiz, reply = replied(follow(), "9h Ah")
    assert reply.elsewhere == ("Where iber is agreed on, the answer would be: the ace of hearts.",)
    assert not set(reply.elsewhere) & set(reply.lines)
    assert set(reply.elsewhere) <= set(quiz.depths)


def test_what_the_idea_behind_a_wrong_answer_says_is_not_said_again() -> None:
    quiz, reply = replied(ruffed(), "As")
    assert "Where overtrumping is the rule, your answer would be right." in reply.because
    assert reply.elsewhere == ()
    assert not any("the answer would be" in line for line in quiz.depths)
    _, at_home = replied(ruffed(), "As", INTERNATIONAL)
    assert at_home.own == "At your own table the answer would be: the ace of spades."


def test_a_change_of_language_tells_it_in_the_new_one() -> None:
    quiz, _ = replied(follow(), "9h Ah", IBER)
    quiz.words = WORDS["ro", "french"]
    assert quiz.reply.own == "La masa ta, răspunsul ar fi: asul de inimă roșie."


@pytest.mark.parametrize("lang", language_codes())
def test_every_kind_of_other_table_has_a_sentence_in_every_language(lang: str) -> None:
    words = Words(lang, "hungarian")
    told = {words.say(f"elsewhere-{reason_id(kind)}", answer="✓") for kind in Elsewhere.__args__}
    assert len(told) == len(Elsewhere.__args__)
    assert all("✓" in line for line in told)


@pytest.mark.parametrize("lang", language_codes())
def test_every_shipped_question_may_be_told_of_elsewhere(lang: str) -> None:
    words = Words(lang, "french")
    for slip in shelf(shipped_folder("scenarios")):
        scenario = slip.read(IDS)
        for own in (IBER, INTERNATIONAL):
            quiz = Quiz(in_turn(scenario), words, own=own)
            quiz.given = scenario.solution.answer
            reply = quiz.reply
            assert len(reply.elsewhere) + (reply.own is not None) <= 2


def test_a_lesson_tells_of_the_own_table_too() -> None:
    lessons = shipped_lessons(IDS)
    lesson = next(one for one in lessons if one.ruleset == CLASSIC)
    run = LessonRun(lesson, WORDS["en", "french"], own=IBER)
    while not run.finished and run.asked is None:
        run.next()
    assert run.asked is not None
    assert run.asked.own == IBER
