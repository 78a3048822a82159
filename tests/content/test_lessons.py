"""Lessons are read as strictly as scenarios, and those that are shipped are worth going through."""

import re
from pathlib import Path

import pytest

from tutor.content.draw import shipped_folder
from tutor.content.lessons import shipped_lessons
from tutor.content.reader import read
from tutor.content.required import requirements
from tutor.content.schema import content_schema, lesson_schema
from tutor.drill.beliefs import BELIEFS, erring
from tutor.drill.lesson import STEP_KINDS, Ask, Do, Lesson, Say, Teachback, Watch
from tutor.rules.numbers import NUMBERS
from tutor.words.files import language_codes, text_ids
from tutor.words.words import Words

LESSONS = shipped_lessons(text_ids())
BY_ID = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
MOST_WORDS, MOST_IN_SENTENCE = 60, 20


def lesson_text(id_: str, requires: str = "", number: int = 1) -> str:
    """A small good lesson."""
    return (
        f"lesson: {id_}\nnumber: {number}\ntitle: known\nrequires: [{requires}]\nrules: [P2]\n"
        "ruleset: traditional-4-classic\nsteps:\n  - {id: hello, step: say, text: known}\n"
    )


def test_lessons_are_numbered_once_and_their_files_are_named_for_it() -> None:
    numbers = [lesson.number for lesson in LESSONS]
    assert numbers == sorted(set(numbers))
    files = {path.name for path in shipped_folder("lessons").iterdir()}
    assert files >= {f"{lesson.number:02}-{lesson.id}.yaml" for lesson in LESSONS}


@BY_ID
def test_a_lesson_has_five_to_fourteen_steps_and_the_learner_acts_in_most(lesson: Lesson) -> None:
    assert 5 <= len(lesson.steps) <= 14
    acts = [step for step in lesson.steps if not isinstance(step, Say | Watch)]
    assert 2 * len(acts) > len(lesson.steps)


def test_between_all_lessons_every_kind_of_step_is_used() -> None:
    assert {type(step) for lesson in LESSONS for step in lesson.steps} == set(STEP_KINDS.values())


def test_between_them_the_lessons_teach_every_rule() -> None:
    steps = [step for lesson in LESSONS for step in lesson.steps]
    taught = {rule for step in steps for rule in getattr(step, "rules", ())}
    taught |= {rule for step in steps if isinstance(step, Ask | Do | Teachback) for rule in step.scenario.rules_taught}
    assert set(NUMBERS) - taught == set()


def test_between_them_the_lessons_answer_every_belief() -> None:
    answered = {belief for lesson in LESSONS for step in lesson.steps for belief in getattr(step, "beliefs", ())}
    answered |= {step.belief for lesson in LESSONS for step in lesson.steps if isinstance(step, Teachback)}
    assert BELIEFS.keys() - answered == set()


@BY_ID
def test_what_a_file_expects_is_what_the_rules_say(lesson: Lesson) -> None:
    for step in lesson.steps:
        if isinstance(step, Ask | Do | Teachback):
            assert step.scenario.ok, step.id


@BY_ID
def test_every_question_is_answered_wrongly_by_each_belief_that_it_names_and_by_one_at_least(lesson: Lesson) -> None:
    for step in lesson.steps:
        if isinstance(step, Ask) and step.scenario.question.kind not in ("true-false", "choice"):  # which are authored
            position, question = step.scenario.position, step.scenario.question
            wrong = {belief.id for belief in erring(position, question)}
            assert wrong, step.id
            assert set(step.beliefs) <= wrong, step.id
            assert step.beliefs, step.id


@BY_ID
def test_rounds_that_are_watched_are_lawful(lesson: Lesson) -> None:
    for step in lesson.steps:
        if isinstance(step, Watch):
            played = step.position.played
            assert played is not None
            assert not played.faults
            revokes = "X1" in lesson.rules  # a lesson on honesty shows what is not
            assert revokes or all(play.lawful for play in played.steps), step.id


@BY_ID
def test_a_pupil_s_belief_exists_and_is_answered_by_a_rule_of_the_lesson(lesson: Lesson) -> None:
    for step in lesson.steps:
        if isinstance(step, Teachback):
            idea = BELIEFS[step.belief]
            assert {*idea.refuted_by, idea.false_rule} & {*lesson.rules, *step.scenario.rules_taught}, step.id


@BY_ID
@pytest.mark.parametrize("lang", language_codes())
def test_a_step_has_few_words_and_short_sentences(lesson: Lesson, lang: str) -> None:
    words = Words(lang, "hungarian")
    for step in lesson.steps:
        if not isinstance(step, Say | Watch | Do | Teachback):
            continue
        text = words.text(step.text)
        assert len(text.split()) <= MOST_WORDS, (step.id, text)
        for sentence in re.split(r"(?<=[.!?:;])\s", text):
            assert len(sentence.split()) <= MOST_IN_SENTENCE, (step.id, sentence)


def test_lessons_require_lessons_of_other_files(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(lesson_text("later", "earlier", 2), encoding="utf-8")
    (tmp_path / "b.yaml").write_text(lesson_text("earlier"), encoding="utf-8")
    library = read([tmp_path], text_ids={"known"})
    assert library.problems == ()
    assert [(lesson.id, lesson.requires) for lesson in library.lessons] == [("later", ("earlier",)), ("earlier", ())]


def test_a_circle_through_several_files_is_told_in_each(tmp_path: Path) -> None:
    for number, (id_, requires) in enumerate((("a", "b"), ("b", "c"), ("c", "a")), 1):
        (tmp_path / f"{id_}.yaml").write_text(lesson_text(id_, requires, number), encoding="utf-8")
    library = read([tmp_path], text_ids={"known"})
    assert [problem.facts["lessons"] for problem in library.problems] == [
        "a → b → c → a",
        "b → c → a → b",
        "c → a → b → c",
    ]


def test_an_id_is_taken_once_over_all_files(tmp_path: Path) -> None:
    for number, name in enumerate(("a", "b"), 1):
        (tmp_path / f"{name}.yaml").write_text(lesson_text("same", number=number), encoding="utf-8")
    (problem,) = read([tmp_path], text_ids={"known"}).problems
    assert (problem.error, problem.line, problem.facts["id"]) == ("duplicate-id", 1, "same")


def test_a_number_is_taken_once_over_all_files(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.yaml").write_text(lesson_text(name, number=7), encoding="utf-8")
    (problem,) = read([tmp_path], text_ids={"known"}).problems
    assert (problem.error, problem.line, problem.column) == ("duplicate-number", 2, 9)
    assert problem.facts == {"number": "7", "first_file": str(tmp_path / "a.yaml"), "first_line": 1}


def test_what_lessons_require_is_known_before_they_are_read() -> None:
    files = [lesson_text("b", "a").encode(), b"scenarios: []\n", b"lesson: [\n", lesson_text("a").encode()]
    assert requirements(files) == {"b": ("a",), "a": ()}


def test_the_schema_tells_lessons_from_scenarios() -> None:
    from jsonschema import Draft202012Validator

    validator = Draft202012Validator(content_schema())
    Draft202012Validator.check_schema(lesson_schema())
    assert validator.is_valid({"ruleset": "talon", "scenarios": [{"id": "a", "ask": "deal"}]})
    steps = [{"id": "a", "step": "say", "text": "known"}]
    lesson = {"lesson": "a", "number": 1, "title": "known", "rules": "P2", "ruleset": "talon", "steps": steps}
    assert validator.is_valid(lesson)
    assert not validator.is_valid({**lesson, "scenarios": []})
    assert not validator.is_valid({**lesson, "steps": [{"id": "a", "step": "ask"}]})
