"""The command line as a stranger meets it: from another folder, through pipes, in a language, with mistakes."""

from __future__ import annotations

import ast
import inspect
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from tutor.cli import main, screens_possible
from tutor.drill.questions import KINDS
from tutor.line import arguments

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = (sys.executable, "-m", "tutor.cli")
_PASSED_ON = ("PATH", "HOME", "SYSTEMROOT", "TMPDIR", "XDG_DATA_HOME")
VERBS = ("check", "solve", "schema", "quiz", "lesson", "words", "coverage", "play-all")

GOOD = """\
ruleset: traditional-4-classic
options: {iber: true}
scenarios:
  - id: iber-must-beat
    position: {trump: s, hands: {S: Ah Th 9s}, trick: W:Kh N:Jh}
    ask: legal-plays
    expect: Ah Th
  - id: who-takes-it
    position: {trump: s, trick: W:Kh N:Jh E:9s S:Ah}
    ask: trick-winner
"""
DIFFERS = GOOD.replace("expect: Ah Th", "expect: Ah")
INVALID = GOOD.replace("trump: s, trick", "trmp: s, trick")


def environment(**changes: str) -> dict[str, str]:
    """A plain environment: English, UTF-8, no terminal's name, nothing of the tests'."""
    kept = {name: value for name, value in os.environ.items() if name in _PASSED_ON}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "LANG": "C.UTF-8", **changes}


def run(*arguments: str, cwd: Path, stdin: bytes = b"", **changes: str) -> subprocess.CompletedProcess[bytes]:
    """Run the program to its end."""
    return subprocess.run(
        (*PROGRAM, *arguments),
        cwd=cwd,
        input=stdin,
        env=environment(**changes),
        capture_output=True,
        check=False,
        timeout=60,
    )


def lines(done: subprocess.CompletedProcess[bytes]) -> list[dict[str, Any]]:
    """The objects that it printed, one a line."""
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a good file, one that differs and one that is invalid, deeper down a second good one."""
    (tmp_path / "good.yaml").write_text(GOOD)
    (tmp_path / "differs.yaml").write_text(DIFFERS)
    (tmp_path / "invalid.yaml").write_text(INVALID)
    (tmp_path / "more" / "below").mkdir(parents=True)
    (tmp_path / "more" / "below" / "deeper.yml").write_text(GOOD.replace("- id: ", "- id: deeper-"))
    (tmp_path / "more" / "notes.txt").write_text("no content")
    return tmp_path


# -- solve and check ---------------------------------------------------------------------------------------------------


def test_solve_prints_one_object_a_line_in_file_order(folder: Path) -> None:
    done = run("solve", "good.yaml", "--json", cwd=folder)
    assert (done.returncode, done.stderr) == (0, b"")
    first, second = lines(done)
    assert first == {
        "id": "iber-must-beat",
        "kind": "legal-plays",
        "answer": ["Th", "Ah"],
        "reasons": [{"rule": "P7", "reason": "beat-in-suit", "led": "h", "to_beat": "Kh"}],
        "file": "good.yaml",
        "line": 4,
        "expect": ["Th", "Ah"],
        "ok": True,
    }
    assert list(second) == ["id", "kind", "answer", "reasons", "file", "line"]
    assert (second["answer"], second["line"]) == ("E", 8)


def test_every_answer_has_a_reason_and_every_reason_its_rule() -> None:
    done = run("solve", "scenarios", "--json", cwd=ROOT)
    assert done.returncode == 0
    assert len(lines(done)) > 200
    for one in lines(done):
        assert one["reasons"], one["id"]
        assert all(re.fullmatch(r"[A-Z]\d+", reason["rule"]) for reason in one["reasons"]), one["id"]


def test_solve_reads_standard_input(folder: Path) -> None:
    done = run("solve", "-", "--json", cwd=folder, stdin=GOOD.encode())
    assert done.returncode == 0
    assert {found["file"] for found in lines(done)} == {"-"}


def test_a_folder_is_read_with_all_below_it_and_its_good_files_are_answered(folder: Path) -> None:
    (folder / "good.yaml").unlink()
    (folder / "invalid.yaml").write_text(INVALID.replace("- id: ", "- id: other-"))
    done = run("solve", "--json", ".", cwd=folder)
    assert done.returncode == 1
    assert [(Path(one["file"]).name, one.get("id", one.get("error"))) for one in lines(done)] == [
        ("differs.yaml", "iber-must-beat"),
        ("differs.yaml", "who-takes-it"),
        ("invalid.yaml", "unknown-key"),
        ("deeper.yml", "deeper-iber-must-beat"),
        ("deeper.yml", "deeper-who-takes-it"),
    ]


def test_an_id_may_stand_once_in_all_that_is_read(folder: Path) -> None:
    done = run("check", "--json", "good.yaml", "differs.yaml", cwd=folder)
    assert done.returncode == 1
    assert [one.get("ok", one.get("error")) for one in lines(done)] == [True, None, "duplicate-id", "duplicate-id"]


def test_an_answer_that_differs_is_not_ok(folder: Path) -> None:
    for verb in ("check", "solve"):
        done = run(verb, "--json", "differs.yaml", cwd=folder)
        assert done.returncode == 1
        assert [one.get("ok") for one in lines(done)] == [False, None]
        assert lines(done)[0]["expect"] == ["Ah"]
        assert lines(done)[0]["answer"] == ["Th", "Ah"]


def test_an_invalid_file_gives_errors_with_their_place_and_nothing_else(folder: Path) -> None:
    for verb in ("check", "solve"):
        done = run(verb, "--json", "invalid.yaml", cwd=folder)
        assert (done.returncode, done.stderr) == (1, b"")
        (error,) = lines(done)
        assert list(error) == ["error", "file", "line", "column", "message"]
        assert (error["error"], error["file"], error["line"], error["column"]) == ("unknown-key", "invalid.yaml", 9, 16)
        assert "trmp" in error["message"]
        assert "trump" in error["message"]


def test_a_path_that_is_not_there_is_bad_usage_and_the_others_are_answered(folder: Path) -> None:
    done = run("solve", "--json", "good.yaml", "nowhere.yaml", cwd=folder)
    assert done.returncode == 2
    assert [one.get("id", one.get("error")) for one in lines(done)] == [
        "iber-must-beat",
        "who-takes-it",
        "no-such-path",
    ]
    done = run("check", "nowhere", cwd=folder)
    assert done.returncode == 2
    assert b"nowhere" in done.stdout
    assert b"Traceback" not in done.stderr


def test_bad_files_of_every_kind_are_told_as_errors_and_exit_1() -> None:
    done = run("check", "--json", "tests/content/bad", cwd=ROOT)
    assert done.returncode == 1
    found = lines(done)
    assert {frozenset(one) for one in found} == {frozenset({"error", "file", "line", "column", "message"})}
    told = {Path(one["file"]).name for one in found}
    assert told == {path.name for path in (ROOT / "tests" / "content" / "bad").rglob("*.y*ml")}
    assert all(one["line"] >= 1 and one["column"] >= 1 and one["message"].strip() for one in found)


def test_all_that_is_shipped_is_answered_as_expected() -> None:
    done = run("check", "--json", "scenarios", cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, b"")
    assert all(one["ok"] for one in lines(done) if "ok" in one)
    assert run("check", "scenarios", cwd=ROOT).stdout.decode().count("\n") == 1


def test_check_says_what_differs_and_why_and_sums_up(folder: Path) -> None:
    done = run("check", "differs.yaml", cwd=folder)
    assert (done.returncode, done.stderr) == (1, b"")
    difference, summary = done.stdout.decode().splitlines()
    assert difference.startswith("differs.yaml:4:1: iber-must-beat: the file expects the ace of hearts, the rules say ")
    assert summary == "2 scenarios read from 1 file: 1 answered otherwise than expected, no problems."


def test_check_points_at_problems_as_editors_read_them(folder: Path) -> None:
    done = run("check", "invalid.yaml", "--lang", "ro", cwd=folder)
    assert done.returncode == 1
    assert re.match(r"invalid\.yaml:9:\d+: .*trmp", done.stdout.decode())


def test_solve_tells_people_answer_and_reasons(folder: Path) -> None:
    done = run("solve", "good.yaml", cwd=folder)
    assert (done.returncode, done.stderr) == (0, b"")
    told = done.stdout.decode().splitlines()
    assert told[0] == "iber-must-beat: the ten of hearts and the ace of hearts" or told[0].startswith(
        "iber-must-beat: "
    )
    assert re.match(r"  P7: \w", told[1])


def test_solve_keeps_answers_and_problems_apart(folder: Path) -> None:
    done = run("solve", "good.yaml", "invalid.yaml", "differs.yaml", cwd=folder)
    assert done.returncode == 1
    assert b"invalid.yaml:9" not in done.stdout
    assert b"invalid.yaml:9" in done.stderr


def test_nothing_is_loaded_that_answering_good_files_does_not_need(folder: Path) -> None:
    done = subprocess.run(
        (sys.executable, "-X", "importtime", "-m", "tutor.cli", "solve", "--json", "good.yaml"),
        cwd=folder,
        env=environment(),
        capture_output=True,
        check=True,
    )
    loaded = {line.rpartition("|")[2].strip().partition(".")[0] for line in done.stderr.decode().splitlines()}
    assert "yaml" in loaded
    assert not loaded & {
        "textual",
        "rich",
        "jsonschema",
        "referencing",
        "fluent",
        "babel",
        "importlib_metadata",
        "random",
    }


def test_the_schema_is_json() -> None:
    done = run("schema", cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["$schema"].endswith("2020-12/schema")


# -- usage -------------------------------------------------------------------------------------------------------------

ENGLISH = """an the of for to from with is be not and usage options option positional arguments argument error invalid
choice choose expected required following unrecognized ignored explicit value number show this help message exit version
path file files folder question questions one only ask stop after many at least language pack rules"""


def english_in(text: str) -> set[str]:
    """The English words in a Romanian text, but for what is typed as it is: options, verbs, kinds, codes."""
    spoken = re.sub(r"--[a-z]+|'[^']*'|„[^”]*”|cruce-tutor\S*|\b[a-z]+(-[a-z0-9]+)+\b", " ", text)
    return ({*re.findall(r"\w+", spoken.lower())} & set(ENGLISH.split())) - {*VERBS, *KINDS}


@pytest.mark.parametrize("verb", ["", *VERBS])
def test_help_is_there_in_both_languages_without_a_word_of_the_other(verb: str) -> None:
    english = run(*filter(None, [verb, "--help"]), cwd=ROOT)
    romanian = run(*filter(None, [verb, "-h", "--lang", "ro"]), cwd=ROOT)
    assert english.returncode == romanian.returncode == 0
    assert english.stderr == romanian.stderr == b""
    assert english.stdout.decode().startswith(f"usage: cruce-tutor{' ' + verb if verb else ''} ")
    assert romanian.stdout.decode().startswith(f"folosire: cruce-tutor{' ' + verb if verb else ''} ")
    assert english_in(romanian.stdout.decode()) == set()


MISTAKES = (
    "solve",
    "check --json",
    "sovle x",
    "solve x --jsn",
    "solve x --json=3",
    "quiz x",
    "quiz --seed",
    "quiz --seed two",
    "quiz --count 0",
    "quiz --count -1",
    "quiz --count 1.5",
    "quiz --count 99999999999999999999",
    "quiz --pack tarot",
    "quiz --rule",
    "quiz --rule P99",
    "quiz --rule G3",
    "quiz --ruleset whist",
    "quiz --kind riddle",
    "quiz --kind legal-bids --ruleset no-bidding",
    "quiz --rule X5 --ruleset international-4",
    "quiz --rule P7 --kind deal",
    "schema x",
    "--lan ro",
    "--lang",
)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_in_a_sentence_of_the_language_spoken(
    mistake: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {}
    for lang in ("en", "ro"):
        monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
        status = main(shlex.split(mistake))
        out, told[lang] = capsys.readouterr()
        assert (status, out) == (2, ""), told[lang]
        assert "Traceback" not in told[lang]
        assert told[lang].strip()
    assert english_in(told["ro"]) == set()
    assert told["en"] != told["ro"]


def test_a_language_that_is_not_there_is_told_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["--lang", "xx", "quiz"]) == 2
    assert "“xx” is not among the choices: de, en, es, hu, ro\n" in capsys.readouterr().err


def test_argparse_says_nothing_that_is_not_ours() -> None:
    """What this Python's argparse can say of arguments like ours is in our catalogues; the rest can't be reached."""
    unreachable = re.compile(
        r"conflicting|cannot merge|required'|dest=|invalid option string|invalid conflict|mutually exclusive|deprecated"
        r"|multiple subparser|__call__|unknown parser|argument \"-\"|can't open|show (this|program)|default: |heading"
        r"|subcommands|not allowed with|one of the arguments|at most one|ambiguous option|unexpected option"
        r"|not callable|^invalid choice|%\(prog\)s: |maybe you meant|^error: |^warning: "
    )
    said = {
        str(node.args[0].value)
        for node in ast.walk(ast.parse(inspect.getsource(sys.modules["argparse"])))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_" and node.args
        if isinstance(node.args[0], ast.Constant)
    }
    assert len(said) > 20
    assert {text for text in said if text not in arguments._ARGPARSE and not unreachable.search(text)} == set()


def test_the_version_is_that_of_the_package() -> None:
    done = run("--version", cwd=ROOT)
    assert done.returncode == 0
    assert re.fullmatch(rb"cruce-tutor \d+\.\d+\.\d+\r?\n", done.stdout)


# -- the quiz ----------------------------------------------------------------------------------------------------------

ANSWERS = b"1\n2\n1 2\nxyzzy\n3\nw\n0\n20\n1 2 3\n2 -1\nN\nda\n"


def test_without_a_verb_and_without_a_terminal_the_quiz_opens_in_lines() -> None:
    bare, named = run(cwd=ROOT, stdin=b"q\n"), run("quiz", "--plain", cwd=ROOT, stdin=b"q\n")
    assert (bare.returncode, bare.stderr) == (0, b"")
    assert bare.stdout == named.stdout
    assert b"Question 1." in bare.stdout


@pytest.mark.parametrize(
    "options", [(), ("--seed", "7"), ("--rule", "P7"), ("--kind", "round-score"), ("--lang", "ro")]
)
def test_the_same_answers_from_a_pipe_give_the_same_transcript(options: tuple[str, ...]) -> None:
    first, second = (run("quiz", *options, cwd=ROOT, stdin=ANSWERS) for _ in range(2))
    assert (first.returncode, first.stderr) == (0, b"")
    assert first.stdout == second.stdout
    assert first.stdout.count(b"\n\n") > 2


def test_another_seed_asks_other_questions() -> None:
    one, other = (run("quiz", "--seed", seed, cwd=ROOT, stdin=ANSWERS).stdout for seed in ("1", "2"))
    assert one != other


def test_the_first_question_is_a_trick_of_four_at_the_table_that_most_know() -> None:
    for seed in range(5):
        told = run("quiz", "--seed", str(seed), cwd=ROOT).stdout.decode()
        assert "Traditional rules, four players" in told
        assert "Which cards may you play?" in told or "Who takes this trick?" in told


@pytest.mark.parametrize(
    "stdin", [b"", b"1", b"\xff\xfe\x00\n1\n", b"\r\n1\r\nq\r\n", b"x" * 100_000, "și\n".encode("utf-16")]
)
def test_whatever_comes_in_the_quiz_ends_well(stdin: bytes) -> None:
    done = run("quiz", cwd=ROOT, stdin=stdin)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("lang", ["en", "ro"])
@pytest.mark.parametrize(
    "changes",
    [
        {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "iso8859-2", "PYTHONUTF8": "0"},
        {"TERM": "dumb"},
    ],
    ids=["ascii", "c", "latin-2", "dumb"],
)
def test_a_poor_console_is_spoken_to_in_what_it_can_show(changes: dict[str, str], lang: str) -> None:
    for arguments_ in (
        ("quiz", "--lang", lang),
        ("solve", "scenarios/iber.yaml", "--lang", lang),
        ("--help", "--lang", lang),
    ):
        done = run(*arguments_, cwd=ROOT, stdin="ș ♥\n1\n".encode(), **changes)
        assert (done.returncode, done.stderr) == (0, b"")
        assert b"\\u" not in done.stdout


def test_json_says_the_same_to_a_console_without_unicode(folder: Path) -> None:
    rich = run("check", "--json", "invalid.yaml", "--lang", "ro", cwd=folder)
    poor = run("check", "--json", "invalid.yaml", "--lang", "ro", cwd=folder, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert poor.stdout.isascii()
    assert lines(rich) == lines(poor)


def test_screens_are_for_terminals_that_can_show_them(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(TextIOWrapper):
        def isatty(self) -> bool:
            return True

    keyboard, screen = Terminal(BytesIO()), Terminal(BytesIO(), encoding="utf-8")
    monkeypatch.setenv("TERM", "xterm")
    assert screens_possible(keyboard, screen)
    assert not screens_possible(StringIO(), screen)
    assert not screens_possible(keyboard, StringIO())
    assert not screens_possible(keyboard, Terminal(BytesIO(), encoding="ascii"))
    for name in ("dumb", ""):
        monkeypatch.setenv("TERM", name)
        assert not screens_possible(keyboard, screen)


# -- streams that end --------------------------------------------------------------------------------------------------

posix = pytest.mark.skipif(os.name != "posix", reason="signals and closed streams of POSIX")


@posix
@pytest.mark.parametrize("arguments_", [("solve", "scenarios"), ("solve", "--json", "scenarios"), ("--help",)])
def test_a_reader_that_leaves_is_no_reason_to_complain(arguments_: tuple[str, ...]) -> None:
    with subprocess.Popen(
        (*PROGRAM, *arguments_), cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode in (0, 141)


@posix
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
@pytest.mark.parametrize("arguments_", ["solve --json scenarios", "quiz", "check scenarios", "schema"])
def test_a_full_disk_is_told_in_a_sentence(arguments_: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            (*PROGRAM, *arguments_.split()),
            cwd=ROOT,
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.decode() == "The output can’t be written: there is no room left.\n"


@posix
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("arguments_", ["quiz", "solve -", "solve nowhere", "--lang xx"])
def test_closed_streams_are_empty_ones(closed: str, arguments_: str) -> None:
    done = subprocess.run(
        ("sh", "-c", f"{shlex.join(PROGRAM)} {arguments_} {closed}"),
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr
    assert done.returncode in (0, 1, 2)


@posix
def test_an_interruption_leaves_with_the_summary_and_no_traceback() -> None:
    with subprocess.Popen(
        (*PROGRAM, "quiz"),
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        while b"Give" not in (line := program.stdout.readline()):
            assert line
        program.send_signal(signal.SIGINT)
        assert program.stdout.read().decode().endswith("No question answered this time. Come back soon!\n")
        assert program.stderr.read() == b""
    assert program.returncode == 130


@posix
@pytest.mark.terminal
def test_a_dumb_terminal_gets_lines_and_a_prompt() -> None:
    import pty

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        (*PROGRAM, "quiz"), cwd=ROOT, env=environment(TERM="dumb"), stdin=theirs, stdout=theirs, stderr=theirs
    ) as program:
        os.close(theirs)
        seen = b""
        while not seen.endswith(b"> "):
            seen += os.read(ours, 4096)
        os.write(ours, b"q\n")
        assert program.wait(timeout=30) == 0
    os.close(ours)
    assert b"\x1b" not in seen
    assert b"Question 1." in seen
