"""The program in a terminal of its own: tmux shows what a learner would see."""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tutor.screens.calm import PAUSE

pytestmark = [
    pytest.mark.terminal,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="no tmux here"),
]
PROGRAM = Path(sys.executable).parent / "cruce-tutor"
PATIENCE = 30.0


class Terminal:
    """A terminal with a program in it."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket

    def tmux(self, *arguments: str) -> str:
        """Speak to tmux."""
        done = subprocess.run(
            ["tmux", "-f", "/dev/null", "-S", str(self.socket), *arguments],
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        return done.stdout

    def start(self, columns: int, rows: int, *command: str) -> None:
        """Run a command on a screen of a size; the screen stays when the program has gone."""
        size = ("-x", str(columns), "-y", str(rows))
        env = (
            "env",
            "-u",
            "NO_COLOR",
            "LC_ALL=C.UTF-8",
            f"HOME={self.socket.parent}",
            f"XDG_DATA_HOME={self.socket.parent}",
        )
        self.tmux("new-session", "-d", *size, "sh")
        self.tmux("set-option", "-g", "remain-on-exit", "on")
        self.tmux("respawn-pane", "-k", *env, *command)

    def press(self, *keys: str) -> None:
        """Press keys by the names that tmux gives them."""
        self.tmux("send-keys", *keys)

    def shown(self) -> str:
        """What stands on the screen."""
        return self.tmux("capture-pane", "-p")

    def until(self, seen: Callable[[str], bool]) -> str:
        """The screen, once it shows something; fails when it never does."""
        end = time.monotonic() + PATIENCE
        shown = ""
        while time.monotonic() < end:
            shown = self.shown()
            if seen(shown):
                return shown
            time.sleep(0.1)
        pytest.fail(f"never seen:\n{shown}")


@pytest.fixture
def terminal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Terminal]:
    found = Terminal(tmp_path_factory.mktemp("t") / "s")
    yield found
    found.tmux("kill-server")


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (40, 20)])
@pytest.mark.parametrize(("lang", "question", "keys"), [("en", "Which cards", "keys"), ("ro", "Ce cărți", "taste")])
def test_hand_question_and_keys_are_seen(
    terminal: Terminal, columns: int, rows: int, lang: str, question: str, keys: str
) -> None:
    terminal.start(columns, rows, str(PROGRAM), "quiz", "--seed", "1", "--kind", "legal-plays", "--lang", lang)
    shown = terminal.until(lambda text: question in text and keys in text and "▸" in text.split(question)[1])
    lines = shown.splitlines()
    assert len(lines) == rows
    assert all(len(line) <= columns for line in lines)
    assert keys in lines[-1]
    if columns >= 60:
        assert sum("╰────╯" in line for line in lines) >= 1
        assert "▸  1" in shown
    else:
        assert "[1 " in shown
    terminal.press("1", "Enter")
    terminal.until(lambda text: "✓ " in text or "✗ " in text)


@pytest.mark.parametrize("term", ["linux", "xterm-16color"])
def test_a_terminal_of_sixteen_colours_is_sent_no_others(terminal: Terminal, term: str) -> None:
    few = ("env", "-u", "TEXTUAL_COLOR_SYSTEM", f"TERM={term}")
    terminal.start(80, 24, *few, str(PROGRAM), "quiz", "--seed", "1", "--kind", "legal-plays", "--lang", "en")
    terminal.until(lambda text: "Which cards" in text and "▸  1" in text)
    coloured = terminal.tmux("capture-pane", "-p", "-e")
    codes = {code for codes in re.findall(r"\x1b\[([\d;]*)m", coloured) for code in codes.split(";")}
    assert {"97", "44"} <= codes  # bright white, and the blue of the bars
    assert not {"38", "48"} & codes


def test_whatever_comes_first_is_seen(terminal: Terminal) -> None:
    terminal.start(80, 24, str(PROGRAM), "quiz", "--seed", "1")
    shown = terminal.until(lambda text: "Question 1" in text and "?" in text.splitlines()[-1])
    assert "?" in "".join(shown.splitlines()[2:-1])


def test_answers_and_the_language_changed_to_are_kept(terminal: Terminal) -> None:
    quiz = f"{PROGRAM} quiz --seed 1 --kind legal-plays"
    terminal.start(80, 24, "sh", "-c", f"{quiz}; {PROGRAM} settings; {PROGRAM} progress --lang en; sleep 60")
    terminal.until(lambda text: "Which cards" in text)
    terminal.press("1", "Enter")
    terminal.until(lambda text: "✓ " in text or "✗ " in text)
    terminal.press("l")
    terminal.until(lambda text: "Pregunta 1" in text)
    terminal.press("C-c")
    terminal.until(lambda text: "language: es\npack: auto\n" in text and "One question answered so far" in text)


def test_what_stands_in_the_way_of_the_data_is_told_when_the_screens_are_gone(terminal: Terminal) -> None:
    terminal.start(80, 24, "sh", "-c", f"{PROGRAM} quiz --seed 1 --data /dev/null; echo status $?; sleep 60")
    shown = terminal.until(lambda text: "Question 1" in text)
    assert "Nothing" not in shown
    terminal.press("C-c")
    terminal.until(lambda text: "Nothing will be kept this time" in text and "status 0" in text)


def test_leaving_gives_the_terminal_back(terminal: Terminal) -> None:
    terminal.start(80, 24, "sh", "-c", f"{PROGRAM} quiz --seed 1 --lang ro; echo status $?; stty -a; sleep 60")
    terminal.until(lambda text: "Întrebarea 1" in text)
    terminal.press("q")
    terminal.until(lambda text: "  esc" in text.splitlines()[-1])
    time.sleep(2 * PAUSE)
    terminal.press("Enter")
    shown = terminal.until(lambda text: "status 0" in text and "icanon" in text)
    assert "-icanon" not in shown
    assert "-echo " not in shown
    assert "Întrebarea 1" not in shown
    assert "niciun răspuns" in shown


@pytest.mark.parametrize("signal", ["TERM", "HUP", "INT"])
def test_a_program_told_to_leave_gives_the_terminal_back(terminal: Terminal, signal: str) -> None:
    script = f"{PROGRAM} quiz --seed 1 & echo $! > {terminal.socket.parent}/pid; fg; echo status $?; stty -a; sleep 60"
    terminal.start(80, 24, "bash", "-m", "-c", script)
    terminal.until(lambda text: "Question 1" in text)
    if signal == "INT":
        terminal.press("C-c")
    else:
        pid = (terminal.socket.parent / "pid").read_text().strip()
        subprocess.run(["kill", f"-{signal}", pid], check=True)
    shown = terminal.until(lambda text: "status" in text and "icanon" in text)
    assert "-icanon" not in shown
    assert "-echo " not in shown
    assert "Question 1" not in shown


def test_a_size_that_a_shell_left_behind_is_not_believed(terminal: Terminal) -> None:
    terminal.start(40, 20, "env", "COLUMNS=80", "LINES=24", str(PROGRAM), "quiz", "--seed", "1")
    shown = terminal.until(lambda text: "Question 1" in text and "?" in text.splitlines()[-1])
    assert "keys" in shown.splitlines()[-1]


def test_stopped_and_brought_back(terminal: Terminal) -> None:
    script = f"{PROGRAM} quiz --seed 1 --kind legal-plays; echo stopped $?; read line; fg; echo ended $?; sleep 60"
    terminal.start(80, 24, "bash", "-m", "-c", script)
    terminal.until(lambda text: "Which cards" in text)
    terminal.press("1")
    terminal.until(lambda text: "✓ 1" in text)
    terminal.press("C-z")
    terminal.until(lambda text: "stopped 14" in text)
    terminal.press("Enter")
    terminal.until(lambda text: "Which cards" in text and "✓ 1" in text)
    terminal.press("q")
    terminal.until(lambda text: "  esc" in text.splitlines()[-1])
    time.sleep(2 * PAUSE)
    terminal.press("Enter")
    terminal.until(lambda text: "ended 0" in text)


FAULTY = """
from tests.screens.asked import asked
from tests.screens.playing import app_of, quiz_of
from tutor.screens.app import run

quiz = quiz_of(asked()["legal-plays"].scenario, lang="ro")
quiz.hint = lambda: 1 // 0
print("status", run(app_of(quiz)))
"""


def test_a_fault_of_ours_gives_the_terminal_back_and_says_where_the_report_lies(terminal: Terminal) -> None:
    program = terminal.socket.parent / "faulty.py"
    program.write_text(FAULTY, encoding="utf-8")
    path, folder = f"PYTHONPATH={ROOT}", f"TMPDIR={terminal.socket.parent}"
    terminal.start(80, 24, "sh", "-c", f"{path} {folder} {sys.executable} {program}; stty -a; sleep 60")
    terminal.until(lambda text: "Ce cărți" in text)
    terminal.press("h")
    shown = terminal.until(lambda text: "status 1" in text and "icanon" in text)
    assert "Îmi pare rău" in shown
    assert "-icanon" not in shown
    assert "Ce cărți" not in shown
    assert "Traceback" not in shown
    (report,) = terminal.socket.parent.glob("cruce-tutor-*.txt")
    assert report.name in shown.replace("\n", "")
    assert "ZeroDivisionError" in report.read_text(encoding="utf-8")
