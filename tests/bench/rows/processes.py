"""Whole processes: many scenarios checked, one file solved, the first paint of the screens."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from statistics import median
from sys import executable
from tempfile import TemporaryDirectory

import ours
import process
import scenario_files
from measure import Batch, Effort, Row, alternate
from rivals import smallest_app

A_FILE = 100
SECONDS_FOR_100_FILES = 15.0


def check_many(effort: Effort) -> list[Row]:
    """Files of a hundred scenarios read, checked and solved, each answer compared with the file's own."""
    rng = Random(1)
    count = effort.files * A_FILE
    drawn = scenario_files.draw_files(effort.files, A_FILE, rng)
    with TemporaryDirectory() as name:
        home, folder = Path(name), Path(name) / "files"
        folder.mkdir()
        scenario_files.write(folder, drawn)
        answers = solved(folder, home)
        if len(answers) != count:
            raise RuntimeError(f"{len(answers)} answers to {count} scenarios")
        scenario_files.write(folder, drawn, answers)
        taken = process.seconds(process.whole([str(ours.program()), "check", str(folder)], home))
    limit = SECONDS_FOR_100_FILES * effort.files / 100
    what = f"{count:,} scenarios in {effort.files} files: check"
    return [Row(what, ours=f"{taken:.2f} s", demanded=f"≤ {limit:g} s", met=taken <= limit)]


def solved(folder: Path, home: Path) -> dict[str, object]:
    """The program's answer to each scenario, by id."""
    done = process.run([str(ours.program()), "solve", "--json", str(folder)], home)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    errors = [line for line in found if "error" in line]
    if done.returncode or errors:
        raise RuntimeError(f"solve failed: {(errors or [done.stderr.strip()[-300:]])[0]}")
    return {line["id"]: line["answer"] for line in found}


def solve_one(effort: Effort) -> list[Row]:
    """One file of ten scenarios, against Python doing nothing."""
    rng = Random(1)
    with TemporaryDirectory() as name:
        home = Path(name)
        scenario_files.write(home, scenario_files.draw_files(1, 10, rng))
        solve = process.whole([str(ours.program()), "solve", "--json", str(home / "bench-000.yaml")], home)
        bare = process.whole([executable, "-c", "pass"], home)
        return [times_as_long("solve --json, one file, vs python -c pass", solve, bare, 10, effort)]


def first_paint(effort: Effort) -> list[Row]:
    """The first word of our screens, against that of the smallest app of the same library."""
    with TemporaryDirectory() as name:
        home = Path(name)
        smallest = process.first_paint([executable, smallest_app.__file__], home)
        screens = process.first_paint([str(ours.program())], home)
        return [times_as_long("first paint, vs the smallest Textual app", screens, smallest, 1.4, effort)]


DIRECTION = "A ratio with ≤ is how many times as long ours takes; one with ≥, how many times as fast it is."


def times_as_long(what: str, batch: Batch, rival: Batch, at_most: float, effort: Effort) -> Row:
    """A row whose ratio counts the other way: how many times as long ours takes."""
    pairs = alternate(batch, rival, effort.starts)
    ratio = median(ours / theirs for ours, theirs in pairs)
    return Row(
        what,
        ours=f"{median(ours for ours, _ in pairs) * 1e3:.0f} ms",
        rival=f"{median(theirs for _, theirs in pairs) * 1e3:.0f} ms",
        ratio=f"{ratio:.2f}×",
        demanded=f"≤ {at_most:g}×",
        met=ratio <= at_most,
        notes=(DIRECTION,),
    )
