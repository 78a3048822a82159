"""Left and taken up again: by quitting, by being killed, with the same place, the same ticks and the same hint."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from time import sleep
from typing import IO

import pytest

from tests.test_cli import ROOT, environment
from tutor.learner.kept import Kept
from tutor.memory import Attempt, Done, Help
from tutor.session.trainer import Trainer
from tutor.session.visits import LessonVisit, QuizVisit
from tutor.words.files import text_ids
from tutor.words.words import Words

posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


def trainer(data: Path) -> Trainer:
    """A learner who comes back: everything is read from the file anew."""
    return Trainer(Words("en", "french"), Kept(data=str(data)).pen, text_ids(), Random(1))


def close(one: Trainer) -> None:
    assert isinstance(one.keep, Kept)
    one.keep.close()


def a_quiz(one: Trainer) -> QuizVisit:
    return one.quiz_again(one.wishes(5))


def a_lesson(one: Trainer) -> LessonVisit:
    lesson = one.lesson("first-round")
    assert lesson is not None
    return one.visit(lesson)


# -- quitting ----------------------------------------------------------------------------------------------------------


def test_a_quiz_comes_back_with_its_question_ticks_hint_and_count(tmp_path: Path) -> None:
    first = trainer(tmp_path)
    visit = a_quiz(first)
    for _ in range(3):
        visit.quiz.choose([option.code for option in visit.quiz.entries[0].options[:1]] or ["1"])
        if visit.quiz.given is None:
            visit.quiz.type(" ".join("1" for _ in visit.quiz.entries))
        visit.quiz.advance()
    visit.quiz.hint()
    visit.save(["1"], "half a wo")
    quiz = visit.quiz
    before = (quiz.scenario.position, quiz.scenario.question, quiz.number, quiz.answered, quiz.right, quiz.help)
    close(first)
    second = trainer(tmp_path)
    again = a_quiz(second)
    quiz = again.quiz
    assert (quiz.scenario.position, quiz.scenario.question, quiz.number, quiz.answered, quiz.right, quiz.help) == before
    assert quiz.help is Help.NUDGE
    assert (again.chosen, again.typed) == (("1",), "half a wo")
    close(second)


def test_after_the_same_answers_the_same_questions_follow(tmp_path: Path) -> None:
    """A quiz that was left in its middle goes on as it would have gone."""
    one, other = trainer(tmp_path / "one"), trainer(tmp_path / "other")
    whole = other.quiz(other.wishes(5)).quiz
    asked = []
    for _ in range(6):
        visit = one.quiz_again(one.wishes(5))
        asked.append(visit.quiz.scenario.id)
        visit.quiz.advance()
        visit.save(["x"])
        close(one)
        one = trainer(tmp_path / "one")
    expected = []
    for _ in range(6):
        expected.append(whole.scenario.id)
        whole.advance()
    assert asked == expected


def test_a_quiz_of_another_table_is_let_go_once_the_learner_tells_how_theirs_plays(tmp_path: Path) -> None:
    first = trainer(tmp_path)
    visit = a_quiz(first)
    visit.save(["1"])
    first.keep.change(ruleset="traditional-3")
    place = first.left_open
    assert place is not None
    assert first.resumed(place) is None
    at_home = a_quiz(first)
    assert at_home.quiz.scenario.position.rules == first.own
    at_home.save(["1"])
    again = a_quiz(first)
    assert (again.quiz.scenario.id, again.chosen) == (at_home.quiz.scenario.id, ("1",))
    close(first)


def test_a_quiz_that_the_own_table_cannot_go_on_with_is_let_go(tmp_path: Path) -> None:
    first = trainer(tmp_path)
    visit = first.quiz(first.wishes(5, kind="accusation"))
    visit.save(["1"])
    first.keep.change(ruleset="international-4")
    place = first.left_open
    assert place is not None
    assert first.resumed(place) is None
    close(first)


def test_a_verdict_that_was_on_the_screen_is_there_again(tmp_path: Path) -> None:
    first = trainer(tmp_path)
    visit = a_quiz(first)
    entry = visit.quiz.entries[0]
    visit.quiz.choose([entry.options[0].code if entry.options else "7"])
    reply = visit.quiz.reply.lines
    close(first)
    second = trainer(tmp_path)
    again = a_quiz(second)
    assert again.quiz.given is not None
    assert again.quiz.reply.lines == reply
    assert second.memory.answered == 1
    close(second)


def test_a_lesson_comes_back_to_its_step_with_all_answers(tmp_path: Path) -> None:
    first = trainer(tmp_path)
    visit = a_lesson(first)
    visit.run.choose(["9d"])
    visit.run.choose(["Ah"])
    visit.run.next()
    visit.save()
    visit.run.next()
    visit.save(["N"])
    close(first)
    second = trainer(tmp_path)
    again = a_lesson(second)
    assert again.run.step.id == visit.run.step.id
    assert again.chosen == ("N",)
    assert again.run.state() == visit.run.state()
    entries = [*second.keep.store.log.all()] if isinstance(second.keep, Kept) else []
    assert [entry.step for entry in entries if isinstance(entry, Done)] == ["first-card", "order"]
    (attempt,) = [entry for entry in entries if isinstance(entry, Attempt)]
    assert (attempt.lesson, attempt.step, attempt.right, attempt.answer) == ("first-round", "first-card", False, "9d")
    close(second)


def test_a_lesson_that_is_begun_again_counts_anew_and_undo_takes_that_back(tmp_path: Path) -> None:
    one = trainer(tmp_path)
    visit = a_lesson(one)
    visit.run.choose(["Ah"])
    visit.run.next()
    visit.save()
    lesson = visit.run.lesson
    assert one.progress(lesson).done == {"first-card"}
    one.reset(lesson)
    assert one.progress(lesson).done == frozenset()
    assert a_lesson(one).run.index == 0
    assert one.undo(lesson)
    assert one.progress(lesson).done == {"first-card"}
    assert a_lesson(one).run.index == 1
    assert not one.undo(lesson)
    close(one)


def is_verdict(line: str) -> bool:
    return line.startswith(("Right!", "Nearly.", "Not quite."))


def read_until(stream: IO[bytes], verdicts: int) -> str:
    """What a process says until it has judged so many answers."""
    told = []
    while verdicts and (line := stream.readline()):
        told.append(line.decode("utf-8", "replace"))
        verdicts -= is_verdict(told[-1])
    return "".join(told)


# -- killed ------------------------------------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize("moments", [12, pytest.param(50, marks=pytest.mark.exhaustive)])
def test_killed_at_any_moment_no_recorded_answer_is_lost_and_the_place_is_kept(moments: int, tmp_path: Path) -> None:
    chance = Random(7)
    command = [sys.executable, "-m", "tutor.cli", "quiz", "--plain", "--lang", "en", "--data", str(tmp_path)]
    command += ["--kind", "legal-plays"]  # where "1" is always an answer: what is waited for comes
    told = number = 0
    for moment in range(moments):
        with subprocess.Popen(
            command, cwd=ROOT, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(b"1\n" * 60)
            process.stdin.flush()
            out = read_until(process.stdout, verdicts=chance.randrange(4)) if moment else ""  # one dies while it starts
            sleep(chance.random() * 0.1)
            process.send_signal(signal.SIGKILL)
            out += process.stdout.read().decode("utf-8", "replace")
        whole = out[: out.rfind("\n") + 1].splitlines()
        numbers = [int(line.split()[1].rstrip(".")) for line in whole if line.startswith("Question ")]
        assert all(shown >= number for shown in numbers), "the place is kept"
        number = max([number, *numbers])
        told += sum(map(is_verdict, whole))
        kept = Kept(data=str(tmp_path))
        recorded = 0 if kept.nothing else kept.memory.answered
        kept.close()
        assert recorded >= told, "whatever was judged is in the log"
        told = recorded
    assert told >= moments
