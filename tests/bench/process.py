"""Whole processes, timed from the outside."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import termios
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from measure import Batch

ESCAPE = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|[\]P_^X][^\x07\x1b]*(\x07|\x1b\\)|[ -/]*[0-~])")
WORD = re.compile(rb"[A-Za-z]{3}")


def environment(home: Path) -> dict[str, str]:
    """Ours, with folders of its own, a plain terminal, and compiled modules kept as on a user's machine."""
    folders = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    return {
        **{key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"},
        **dict.fromkeys(folders, str(home)),
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
    }


def run(argv: list[str], home: Path) -> subprocess.CompletedProcess[str]:
    """Run to the end, keeping what it says."""
    return subprocess.run(argv, env=environment(home), capture_output=True, text=True, encoding="utf-8", check=False)


def whole(argv: list[str], home: Path) -> Batch:
    """A batch of one process, from its start to its end.

    Raises: `RuntimeError` with what the process said, if it fails.
    """

    def batch() -> int:
        done = run(argv, home)
        if done.returncode:
            said = (done.stderr or done.stdout).strip()[-300:]
            raise RuntimeError(f"exit status {done.returncode}: {said}")
        return 1

    return batch


def seconds(work: Callable[[], object]) -> float:
    """Wall time of one call."""
    start = perf_counter()
    work()
    return perf_counter() - start


def first_paint(argv: list[str], home: Path) -> Batch:
    """A batch of one program on a terminal of its own, from its start until a first word is shown.

    Raises: `RuntimeError` if it ends without one.
    """

    def batch() -> int:
        ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (24, 80))
        program = subprocess.Popen(
            argv, stdin=theirs, stdout=theirs, stderr=theirs, env=environment(home), start_new_session=True
        )
        os.close(theirs)
        try:
            wait_for_word(ours)
        finally:
            program.kill()
            program.wait()
            os.close(ours)
        return 1

    return batch


def wait_for_word(terminal: int) -> None:
    """Read until letters come that are no control sequence."""
    seen = b""
    while not WORD.search(ESCAPE.sub(b"", seen)):
        try:
            chunk = os.read(terminal, 65536)
        except OSError:  # the other end was closed
            chunk = b""
        if not chunk:
            raise RuntimeError(f"the program ended before its first word: {seen[-300:]!r}")
        seen += chunk
