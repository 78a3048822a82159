"""What is kept of a learner, from the command line: their words, their answers, and the verbs that show them."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from io import BytesIO, TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.asking import WORDS, follow, in_turn, quiz, winner
from tests.test_cli import ROOT, english_in, environment, run
from tutor.cli import main
from tutor.content.draw import Wishes
from tutor.learner.kept import Kept
from tutor.learner.verbs import VERBS
from tutor.memory import Attempt, Help
from tutor.rules.ruleset import PRESETS
from tutor.session import Quiz, Unclear
from tutor.session.trainer import Trainer
from tutor.session.visits import QuizVisit
from tutor.store import WorkedAround
from tutor.words.files import language_codes, text_ids
from tutor.words.words import Words

posix = pytest.mark.skipif(os.name != "posix", reason="modes and terminals of POSIX")


@pytest.fixture
def data(tmp_path: Path) -> str:
    """A folder for a learner's data, not made yet."""
    return str(tmp_path / "data")


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str, str]]:
    """Runs the program in this process: status, standard output, standard error."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO()))

    def told(*arguments: str) -> tuple[int, str, str]:
        status = main(arguments)
        return status, *capsys.readouterr()

    return told


Told = Callable[..., tuple[int, str, str]]


def keep(asked: Quiz, kept: Kept, seed: int = 1) -> None:
    """Have all answers of a quiz kept."""
    QuizVisit(kept.pen, wishes=Wishes(seed)).begin(asked)


def attempts(told: Told, *options: str) -> list[dict[str, Any]]:
    status, out, _ = told("export", *options)
    assert status == 0
    return [json.loads(line) for line in out.splitlines()]


# -- answers -----------------------------------------------------------------------------------------------------------


def test_every_answer_is_recorded_once_with_all_that_belongs_to_it(data: str) -> None:
    kept = Kept(data=data, clock=lambda: 1_796_041_278.9)
    asked = quiz(follow(), "en")
    keep(asked, kept, seed=7)
    assert isinstance(asked.type("xyzzy"), Unclear)
    assert kept.nothing
    asked.ask_why()
    asked.type("1 2 3")
    asked.type("1")  # is no answer any more
    asked.ask_why()
    asked.advance()
    asked.type("2 3")
    first, second = kept.store.log.all()
    kept.close()
    assert isinstance(first, Attempt)
    assert isinstance(second, Attempt)
    assert (first.entry, first.time, first.right, first.help) == ("attempt", 1_796_041_278, True, Help.RULE)
    assert (first.seed, first.language, first.ruleset) == (7, "en", asked.scenario.position.rules.id)
    assert first.rules == asked.rule_numbers
    assert json.loads(first.position)["scenarios"][0]["ask"] == "legal-plays"
    assert (second.right, second.help) == (False, Help.NONE)
    assert second.beliefs == tuple(belief.id for belief in asked.fitting)
    assert second.beliefs
    assert first.beliefs == ()


def test_answers_from_a_pipe_are_kept_only_where_somebody_says_so(data: str, tmp_path: Path, told: Told) -> None:
    home = tmp_path / "home"
    home.mkdir()
    answers = b"1\n1 1\n1 1 1\n" * 4 + b"l\nq\n"
    unkept = run("quiz", cwd=ROOT, stdin=answers, XDG_DATA_HOME=str(home))
    kept = run("--data", data, cwd=ROOT, stdin=answers, XDG_DATA_HOME=str(home))
    assert list(home.iterdir()) == []
    assert (kept.stdout, kept.stderr, kept.returncode) == (unkept.stdout, b"", 0)
    count = len(attempts(told, "--data", data))
    assert count >= 2
    assert str(count) in kept.stdout.decode().splitlines()[-1]
    assert {entry["seed"] for entry in attempts(told, "--data", data)} == {1}


def test_without_an_answer_no_file_is_made(data: str) -> None:
    done = run("quiz", "--data", data, cwd=ROOT, stdin=b"q\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert not Path(data).exists()


def test_each_profile_has_its_own(data: str, told: Told) -> None:
    run("quiz", "--data", data, "--profile", "Ana", cwd=ROOT, stdin=b"1\n")
    assert len(attempts(told, "--data", data, "--profile", "ana")) == 1
    assert attempts(told, "--data", data, "--profile", "Béla") == attempts(told, "--data", data) == []


@posix
@pytest.mark.terminal
def test_at_a_terminal_answers_are_kept_without_asking(tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        (sys.executable, "-m", "tutor.cli", "quiz", "--plain", "--count", "1", "--seed", "1"),
        cwd=ROOT,
        env=environment(TERM="dumb", XDG_DATA_HOME=str(tmp_path)),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    ) as program:
        os.close(theirs)
        os.write(ours, b"1\n")
        assert program.wait(timeout=30) == 0
    os.close(ours)
    assert [path.name for path in tmp_path.rglob("*.db")] == ["profile-learner.db"]


# -- language and pack -------------------------------------------------------------------------------------------------


def test_the_language_and_pack_changed_to_are_kept(data: str) -> None:
    first = run("quiz", "--data", data, cwd=ROOT, stdin=b"l\np\nq\n")
    assert first.stdout.startswith(b"Welcome")
    again = run("quiz", "--data", data, cwd=ROOT, stdin=b"q\n")
    there = run("settings", "--data", data, cwd=ROOT)
    assert there.stdout.startswith(b"language: es\npack: hungarian\n")
    assert "Pregunta 1." in again.stdout.decode()
    asked_for = run("quiz", "--data", data, "--lang", "ro", cwd=ROOT, stdin=b"q\n")
    assert "Întrebarea 1." in asked_for.stdout.decode()
    assert run("settings", "--data", data, cwd=ROOT).stdout == there.stdout


def test_only_what_was_changed_is_kept(data: str) -> None:
    kept = Kept(data=data)
    words = WORDS["en", "hungarian"]
    assert kept.words_in(words)("ro", "hungarian").lang == "ro"
    assert (kept.settings.language, kept.settings.pack) == ("ro", None)
    kept.close()


def test_a_lesson_speaks_and_keeps_the_language_too(data: str, told: Told) -> None:
    assert told("settings", "language", "de", "--data", data)[0] == 0
    assert "Die erste Runde" in run("lesson", "1", "--data", data, cwd=ROOT, stdin=b"q\n").stdout.decode()
    run("lesson", "1", "--data", data, cwd=ROOT, stdin=b"l\nq\n")
    assert told("settings", "language", "--data", data) == (0, "language: en\n", "")


def test_whoever_only_looks_leaves_nothing_behind(data: str, told: Told) -> None:
    for verb in (["lesson"], ["progress"], ["settings"], ["table"], ["glossary", "trick"]):
        status, out, complaint = told(*verb, "--data", data)
        assert (status, complaint) == (0, "")
        assert out
    kept = Kept(data=data)
    kept.words_in(Words("en", "french"))("en", "french")
    assert kept.memory.answered == 0
    assert kept.nothing
    assert not Path(data).exists() or not [*Path(data).iterdir()]


def test_a_counted_quiz_that_was_left_behind_its_last_answer_is_over(data: str, told: Told) -> None:
    """Killed between the last answer and the end: there is nothing to go on with."""
    quizzed = ["quiz", "--count", "2", "--kind", "legal-plays", "--data", data]
    trainer = Trainer(Words("en", "french"), Kept(data=data).pen, text_ids(), Random(1))
    visit = trainer.quiz(trainer.wishes(1, kind="legal-plays"), 2)
    for number in (1, 2):
        visit.quiz.type("1")
        assert visit.quiz.over == (number == 2)
        if number == 1:
            visit.quiz.advance()
            visit.save()
    status, out, _ = told(*quizzed, "--lang", "en")
    assert status == 0
    assert "Question" not in out
    assert "2 questions answered" in out


def test_the_question_that_a_quiz_goes_on_with_is_named(data: str, told: Told) -> None:
    trainer = Trainer(Words("en", "french"), Kept(data=data).pen, text_ids(), Random(1))
    visit = trainer.quiz(trainer.wishes(1, kind="legal-plays"))
    visit.quiz.type("1")
    _, out, _ = told("quiz", "--kind", "legal-plays", "--data", data, "--lang", "en")
    assert "You were at question 2" in out
    assert "Question 2." in out


# -- what stands in the way --------------------------------------------------------------------------------------------


def test_a_bad_name_is_told_and_the_quiz_goes_on(data: str, told: Told) -> None:
    done = run("quiz", "--data", data, "--profile", "a/b", cwd=ROOT, stdin=b"1\n")
    assert done.returncode == 0
    assert done.stderr.decode().startswith("“a/b” can’t be a profile")
    assert done.stderr.count(b"\n") == 1
    assert b"One question answered" in done.stdout
    at_once = run("quiz", "--profile", "a/b", "--lang", "en", "--pack", "french", cwd=ROOT, stdin=b"q\n")
    assert at_once.stderr == done.stderr
    verbs = (["settings"], ["progress"], ["export"], ["import", "-"], ["lesson", "1", "--reset"])
    for verb in (*verbs, ["lesson", "1", "--undo"]):
        status, out, complaint = told(*verb, "--profile", "x" * 50)
        assert (status, out) == (2, "")
        assert "too long" in complaint


def test_of_what_cannot_be_read_nothing_is_said_but_that(data: str, told: Told, tmp_path: Path) -> None:
    """Answers that a newer program keeps are there: whoever asks for them is not told that there are none."""
    told("settings", "language", "en", "--data", data)
    (file,) = Path(data).glob("*.db")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")
    for verb in (["progress"], ["progress", "--statement"], ["export", "-"], ["export", str(tmp_path / "out.jsonl")]):
        status, out, complaint = told(*verb, "--data", data, "--lang", "en")
        assert (status, out) == (1, "")
        assert complaint.count("\n") == 1
        assert file.name in complaint


def test_a_folder_that_cannot_be_is_told_and_worked_around(tmp_path: Path, told: Told) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    done = run("quiz", "--data", str(file), cwd=ROOT, stdin=b"1\n1\n")
    assert done.returncode == 0
    assert done.stderr.decode().startswith("Nothing will be kept this time: ")
    assert done.stderr.count(b"\n") == 1
    status, out, complaint = told("settings", "pack", "french", "--data", str(file))
    assert (status, out) == (1, "")
    assert "Nothing will be kept" in complaint
    status, out, complaint = told("import", "-", "--data", str(file), "--lang", "en")
    assert (status, complaint.count("Nothing will be kept")) == (1, 1)
    assert file.read_text() == "no folder"


def test_a_damaged_file_is_told_and_moved_aside(data: str, told: Told) -> None:
    Path(data).mkdir()
    (Path(data) / "profile-learner.db").write_bytes(b"no database at all" * 100)
    done = run("quiz", "--data", data, cwd=ROOT, stdin=b"1\n")
    assert done.returncode == 0
    assert "was damaged" in done.stderr.decode()
    assert len(list(Path(data).glob("*.damaged-1"))) == 1
    assert len(attempts(told, "--data", data)) == 1


def test_trouble_is_told_once(tmp_path: Path) -> None:
    heard: list[WorkedAround] = []
    (tmp_path / "file").touch()
    kept = Kept(data=str(tmp_path / "file"), tell=heard.append)
    asked = Quiz(in_turn(follow(), winner()), WORDS["en", "french"])
    keep(asked, kept)
    asked.type("1")
    asked.advance()
    asked.type("1")
    kept.close()
    assert [trouble.reason for trouble in heard] == ["store-unwritable"]


# -- verbs -------------------------------------------------------------------------------------------------------------


def test_settings_are_shown_set_and_refused(data: str, told: Told) -> None:
    defaults = "language: auto\npack: auto\ncolours: auto\ncard_size: auto\nanimation: yes\nplain: no\n"
    assert told("settings", "--data", data) == (0, defaults, "")
    assert not Path(data).exists()
    assert told("settings", "pack", "hungarian", "--data", data) == (0, "pack: hungarian\n", "")
    assert told("settings", "pack", "--data", data) == (0, "pack: hungarian\n", "")
    assert told("settings", "pack", "auto", "--data", data) == (0, "pack: auto\n", "")
    refused = told("settings", "pack", "tarot", "--data", data)
    assert refused == (2, "", "pack can’t be “tarot”. It can be: auto hungarian french.\n")
    unknown = told("settings", "colour", "red", "--data", data)
    known = "language pack colours card_size animation plain"
    assert unknown == (2, "", f"There is no setting called “colour”. There are: {known}.\n")
    allowed = " ".join(language_codes())
    assert told("settings", "language", "xx", "--data", data)[2].endswith(f"It can be: auto {allowed}.\n")


@pytest.mark.parametrize(
    ("name", "value", "kept_as"),
    [
        ("colours", "cruce-light-two", "cruce-light-two"),
        ("colours", "auto", None),
        ("card_size", "line", "line"),
        ("card-size", "auto", "auto"),
        ("animation", "no", False),
        ("plain", "yes", True),
        ("animation", "yes", True),
    ],
)
def test_every_setting_may_be_set(name: str, value: str, kept_as: object, data: str, told: Told) -> None:
    field = name.replace("-", "_")
    assert told("settings", name, value, "--data", data) == (0, f"{field}: {value}\n", "")
    assert told("settings", name, "--data", data) == (0, f"{field}: {value}\n", "")
    kept = Kept(data=data)
    assert getattr(kept.settings, field) == kept_as
    kept.close()


@pytest.mark.parametrize(("name", "value"), [("colours", "red"), ("card_size", "huge"), ("animation", "perhaps")])
def test_a_setting_that_cannot_be_so_is_refused_with_how_it_can_be(
    name: str, value: str, data: str, told: Told
) -> None:
    status, out, complaint = told("settings", name, value, "--data", data)
    assert (status, out) == (2, "")
    assert complaint.startswith(f"{name} can’t be “{value}”. It can be: ")
    assert not Path(data).exists()


# -- the learner's own table -------------------------------------------------------------------------------------------


def test_the_own_table_is_told_set_and_forgotten(data: str, told: Told) -> None:
    status, out, _ = told("table", "--data", data)
    assert status == 0
    assert out.startswith("You haven’t told how your own table plays. Most play like this: Traditional rules, four")
    assert "\niber: no iber. " in out
    assert not Path(data).exists()
    assert told("table", "iber", "yes", "--data", data) == (0, "iber: with iber.\n", "")
    assert told("table", "iber", "da", "--data", data, "--lang", "ro") == (0, "iber: la iber.\n", "")
    assert told("table", "--data", data)[1].startswith("Your own table: Traditional rules, four players.\n")
    status, out, _ = told("table", "ruleset", "traditional-3", "--data", data)
    assert out.startswith("Your own table: Traditional rules, three players.\n")
    assert "\niber: with iber. " in out
    assert told("table", "reset", "--data", data)[0] == 0
    assert told("table", "--data", data)[1].startswith("You haven’t told")


def test_an_option_is_explained_by_a_position_with_both_answers(data: str, told: Told) -> None:
    status, out, _ = told("table", "iber", "--data", data)
    assert status == 0
    assert "\nno: no iber. These may be played: the nine of hearts and the ace of hearts. " in out
    assert "\nyes: with iber. Only the ace of hearts may be played. " in out
    assert out.endswith("cruce-tutor table iber yes\n")
    assert not Path(data).exists()


def test_every_ruleset_is_listed(data: str, told: Told) -> None:
    status, out, _ = told("table", "ruleset", "--data", data)
    assert status == 0
    assert [line.partition(":")[0] for line in out.splitlines()] == list(PRESETS)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("joker",), "A table has nothing called “joker”. There are: ruleset iber "),
        (("iber", "perhaps"), "iber can’t be “perhaps”. It can be: no yes."),
        (("ruleset", "whist"), "There are no rules called “whist”. There are: traditional-2 "),
        (("reset", "iber"), "A table has nothing called “reset iber”."),
        (("first-lead", "forehand"), "Here the bid winner’s first card makes the trump"),
        (("all_pass", "fixed-suit"), "Say first which suit"),
    ],
)
def test_what_a_table_cannot_agree_on_is_refused(
    arguments: tuple[str, ...], complaint: str, data: str, told: Told
) -> None:
    status, out, said = told("table", *arguments, "--data", data)
    assert (status, out) == (2, "")
    assert said.startswith(complaint)
    assert not Path(data).exists()


def test_a_quiz_asks_at_the_own_table_unless_a_ruleset_is_named(data: str, told: Told) -> None:
    asked = ("quiz", "--count", "1", "--seed", "3", "--data", data)
    before = run(*asked, cwd=ROOT, stdin=b"q\n").stdout.decode()
    assert "no iber" in before
    assert told("table", "iber", "yes", "--data", data)[0] == 0
    assert "Traditional rules, four players, with iber." in run(*asked, cwd=ROOT, stdin=b"q\n").stdout.decode()
    named = run(*asked, "--ruleset", "traditional-3", cwd=ROOT, stdin=b"q\n").stdout.decode()
    assert "Traditional rules, three players" in named
    assert told("table", "reset", "--data", data)[0] == 0
    assert run(*asked, cwd=ROOT, stdin=b"q\n").stdout.decode() == before


def test_what_the_own_table_cannot_be_asked_is_refused_in_a_sentence(data: str, told: Told) -> None:
    assert told("table", "ruleset", "international-4", "--data", data)[0] == 0
    done = run("quiz", "--rule", "P7", "--data", data, cwd=ROOT, stdin=b"q\n")
    assert done.returncode == 2
    assert done.stderr.decode() == ("Your own table has nothing to ask about rule P7. Name another with --ruleset.\n")
    assert (
        run("quiz", "--rule", "P7", "--ruleset", "traditional-3", "--data", data, cwd=ROOT, stdin=b"q\n").returncode
        == 0
    )


def test_progress_tells_each_rule_in_words(data: str, told: Told) -> None:
    status, out, _ = told("progress", "--data", data)
    assert (status, out) == (0, "No question answered yet. The first one is waiting: cruce-tutor quiz\n")
    kept = Kept(data=data)
    asked = quiz(follow(), "en")
    keep(asked, kept)
    for answer in ("1", "1 2 3", "1 2 3"):
        asked.type(answer)
        asked.source = in_turn(*[follow()] * 9)
        asked.suspects = ()
        asked.advance()
    kept.close()
    status, out, _ = told("progress", "--data", data)
    first, rule, *_, new = out.splitlines()
    assert first == "3 questions answered so far, 2 of them right."
    assert rule.endswith(": shaky. Last answers: wrong, right, right")
    assert new.startswith("Still new to you: ")
    assert rule.partition(",")[0] not in new.split()
    kept = Kept(data=data)
    keep(asked, kept)
    asked.type("1 2 3")
    kept.close()
    assert ": secure. Last answers: wrong, right, right, right\n" in told("progress", "--data", data)[1]


def test_what_is_exported_can_be_imported_elsewhere_once(data: str, tmp_path: Path, told: Told) -> None:
    run("quiz", "--data", data, cwd=ROOT, stdin=b"1\n1\n")
    out, other = tmp_path / "answers.jsonl", str(tmp_path / "other")
    status, said, summary = told("export", str(out), "--data", data)
    assert (status, said) == (0, "")
    assert summary.endswith("exported.\n")
    count = len(out.read_text().splitlines())
    first = told("import", str(out), "--data", other)
    assert first == (0, f"New entries: {count}. Known already: 0. Passed over: 0.\n", "")
    again = told("import", str(out), "--data", other)
    assert again == (0, f"New entries: 0. Known already: {count}. Passed over: 0.\n", "")
    assert attempts(told, "--data", other) == attempts(told, "--data", data)
    assert [path.name for path in tmp_path.glob("*.part")] == []


def test_lines_that_are_no_entries_are_told_with_their_place(data: str, tmp_path: Path, told: Told) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(
        b'{"entry": "reset", "id": "r", "time": 1796041278, "lesson": "trump"}\nxyzzy\n{"entry": "nap"}\n'
        b'{"entry": "reset"}\n{"entry": "reset", "id": 3}\n\xff\xfe\n' + b"x" * 300_000
    )
    status, out, complaints = told("import", str(bad), "--data", data)
    assert (status, out) == (1, "New entries: 1. Known already: 0. Passed over: 6.\n")
    assert [line.startswith(f"{bad}:{number}: ") for number, line in enumerate(complaints.splitlines(), 2)] == [
        True
    ] * 6


def test_paths_that_are_not_there_or_cannot_be_written(data: str, tmp_path: Path, told: Told) -> None:
    nowhere = str(tmp_path / "no" / "where")
    status, out, complaint = told("import", nowhere, "--data", data)
    assert (status, out) == (2, "")
    assert "no such file" in complaint
    for path in (nowhere, str(tmp_path)):
        status, out, complaint = told("export", path, "--data", data)
        assert (status, out) == (1, "")
        assert "can’t be written" in complaint
    assert told("import", str(tmp_path), "--data", data)[0] == 1


def test_an_export_never_takes_the_place_of_the_data(data: str, told: Told) -> None:
    run("quiz", "--data", data, cwd=ROOT, stdin=b"1\n")
    assert told("export", str(Path(data) / "profile-learner.db"), "--data", data)[0] == 1
    assert len(attempts(told, "--data", data)) == 1


@pytest.mark.parametrize("verb", VERBS)
def test_help_is_there_in_every_language(verb: str, told: Told) -> None:
    helps = {lang: told(verb, "--help", "--lang", lang) for lang in language_codes()}
    assert {(status, complaint) for status, _, complaint in helps.values()} == {(0, "")}
    assert len({out for _, out, _ in helps.values()}) == len(helps)
    assert english_in(helps["ro"][1]) == set()
    assert all("--profile" in out and "--data" in out for _, out, _ in helps.values())


@pytest.fixture(params=language_codes())
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language."""
    return Words(request.param, "french")


def test_all_that_may_stand_in_the_way_has_a_sentence_in_every_language(words: Words) -> None:
    from tutor.store.troubles import REASONS

    for reason, names in REASONS.items():
        for saved in (0, 1, 2, 25):
            facts = {"file": "a.db", "aside": "b.db", "saved": saved}
            told = words.say(reason, **{name: facts[name] for name in names})
            assert told.endswith((".", "a.db."))
    assert words.say("profile-bad-name", found="a/b")
    assert words.say("profile-too-long", found="a", limit=40)
