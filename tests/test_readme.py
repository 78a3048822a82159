"""README.md is true: its examples are run, its captures are what the program says.

`python -m tests.test_readme` writes the captures anew.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tutor.content.reader import read
from tutor.drill.questions import KINDS, LATER
from tutor.rules.ruleset import PRESETS
from tutor.words.catalogue import languages
from tutor.words.files import text_ids

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
TEXT = README.read_text(encoding="utf-8")
AGAIN = "README.md is out of date: python -m tests.test_readme"
MEANT_TO_FAIL = ("wrong.yaml", "broken.yaml")

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

posix = pytest.mark.skipif(os.name != "posix", reason="its commands are for a POSIX shell")


@dataclass(frozen=True)
class Capture:
    """A command, and what it says."""

    command: str
    said: str

    def __str__(self) -> str:
        return f"$ {self.command}\n{self.said}"


def blocks(language: str, text: str = TEXT) -> list[str]:
    """The fenced blocks of a language."""
    return [body for name, body in _BLOCK.findall(text) if name == language]


def files() -> dict[str, str]:
    """The example files by the names in their first lines."""
    return {body.splitlines()[0].removeprefix("# "): body for body in blocks("yaml")}


def captures(body: str) -> Iterator[Capture]:
    """The commands of a console block, each with what follows it."""
    for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
        command, _, said = part.partition("\n")
        yield Capture(command, said)


def run(command: str, folder: Path) -> Capture:
    """A command as it is run among the example files."""
    program = folder / "bin" / "cruce-tutor"
    program.parent.mkdir(exist_ok=True)
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m tutor.cli "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    for name, body in files().items():
        (folder / name).write_text(body, encoding="utf-8")
    done = subprocess.run(
        ("sh", "-c", command),
        cwd=folder,
        env={
            "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "PYTHONUTF8": "1",
            "LANG": "C.UTF-8",
            "COLUMNS": "80",
            "HOME": str(folder),  # a learner's data is no test's business
            "XDG_DATA_HOME": str(folder / "kept"),
        },
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=60,
        check=False,
    )
    return Capture(command, done.stdout.decode())


@pytest.mark.parametrize("name", [name for name in files() if name not in MEANT_TO_FAIL])
def test_every_example_file_is_sound_and_answered_as_it_says(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(files()[name], encoding="utf-8")
    library = read([tmp_path / name], text_ids=text_ids())
    assert library.problems == ()
    assert library.scenarios
    assert all(scenario.ok for scenario in library.scenarios)


@pytest.mark.parametrize("name", MEANT_TO_FAIL)
def test_the_examples_of_mistakes_are_mistakes(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(files()[name], encoding="utf-8")
    library = read([tmp_path / name], text_ids=text_ids())
    assert library.problems or not all(scenario.ok for scenario in library.scenarios)


def test_every_kind_of_question_has_an_example_with_its_answer(tmp_path: Path) -> None:
    for name, body in files().items():
        if name not in MEANT_TO_FAIL:
            (tmp_path / name).write_text(body, encoding="utf-8")
    scenarios = read([tmp_path], text_ids=text_ids()).scenarios
    assert {scenario.question.kind for scenario in scenarios} == set(KINDS)
    for scenario in scenarios:
        authored = scenario.question.kind in ("true-false", "choice")
        assert authored or scenario.expect is not None or scenario.id == "my-first"
    assert all(f"`{kind}`" in TEXT for kind in LATER)


def test_the_first_example_is_five_lines() -> None:
    assert len(files()["first.yaml"].splitlines()) == 1 + 5  # and its name


@posix
@pytest.mark.parametrize(
    "capture", [one for body in blocks("console") for one in captures(body)], ids=lambda one: one.command
)
def test_every_capture_is_what_the_program_says(capture: Capture, tmp_path: Path) -> None:
    assert str(run(capture.command, tmp_path)) == str(capture), AGAIN


@posix
@pytest.mark.parametrize(
    "line",
    [
        line
        for body in blocks("sh")
        for line in body.splitlines()
        if line.startswith("cruce-tutor ") and " words " not in line
    ],
)
def test_every_command_shown_can_be_run(line: str, tmp_path: Path) -> None:
    (tmp_path / "scenarios").symlink_to(ROOT / "scenarios")
    (tmp_path / "my-file.yaml").write_text(files()["first.yaml"], encoding="utf-8")
    (tmp_path / "answers.jsonl").touch()
    done = run(f"({line}\n) && echo well", tmp_path)
    assert done.said.endswith("well\n"), done.said


def test_every_target_named_is_in_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"make ([a-z-]+)", "\n".join([*blocks("sh"), *re.findall(r"`[^`\n]+`", TEXT)])))
    assert named <= targets
    assert targets - {"help"} <= named


def test_every_file_and_heading_linked_is_there() -> None:
    headings = {
        re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in TEXT.splitlines()
        if line.startswith("#")
    }
    for target in re.findall(r"\]\((?!https?:)([^)]+)\)", TEXT):
        path, _, heading = target.partition("#")
        assert (ROOT / path).exists(), target
        assert not heading or heading in headings, target


def test_every_room_named_is_there_and_every_room_is_named() -> None:
    named = set(re.findall(r"^\| `tutor/(\w+)(?:\.py)?`", TEXT, re.MULTILINE))
    there = {
        path.stem for path in (ROOT / "tutor").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert named == there - {"__init__", "__main__"}


def test_every_ruleset_is_named() -> None:
    assert all(f"`{id_}`" in TEXT for id_ in PRESETS)


def test_the_languages_named_are_spoken() -> None:
    spoken = languages()
    named = re.findall(r"^- (\w+) \(`([a-z]{2})`\)", TEXT, re.MULTILINE)
    assert named
    assert all(spoken[code] == name for name, code in named)


def written_anew(text: str) -> str:
    """README.md with its captures as the program says them now."""

    def again(match: re.Match[str]) -> str:
        language, body = match.groups()
        if language != "console":
            return match.group()
        with tempfile.TemporaryDirectory() as folder:
            return f"```console\n{''.join(str(run(one.command, Path(folder))) for one in captures(body))}```"

    return _BLOCK.sub(again, text)


if __name__ == "__main__":
    README.write_text(written_anew(TEXT), encoding="utf-8")
