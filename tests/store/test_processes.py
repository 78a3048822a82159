"""Several processes, and such as die: what was recorded is there, and the place is exactly the last one."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import sleep
from typing import IO

from tests.store.making import attempt
from tutor.memory import remember
from tutor.store import Place, open_store

KILLS = 50
STAGES = ("", "9h", "9h Th", "answered")
LEARNER = """
import sys
from tests.store.making import attempt
from tutor.store import Place, open_store
store = open_store(__import__("pathlib").Path(sys.argv[1]))
number = int(sys.argv[2])
while True:
    for ticks in ("", "9h", "9h Th"):
        store.places.save(Place(seed=1, number=number, scenario="own text", chosen=(ticks,)))
        print("ticked", number, ticks, sep="\\t", flush=True)
    store.record(attempt(number), place=Place(seed=1, number=number, given="9h Th"))
    print("answered", number, "", sep="\\t", flush=True)
    number += 1
"""
"""Ticks cards and answers, question after question, and says each time what is safe by now."""
WRITER = """
import sys
from tests.store.making import attempt
from tutor.store import Place, open_store
sys.stdin.readline()
with open_store(__import__("pathlib").Path(sys.argv[1])) as store:
    for number in range(int(sys.argv[2]), int(sys.argv[3])):
        assert store.record(attempt(number), place=Place(number=number)) == 1
    print(store.trouble, store.memory.answered)
"""
"""Waits to be told to begin, and then records attempts as fast as it can."""


def started(code: str, *arguments: object, told: IO[str] | int = subprocess.PIPE) -> subprocess.Popen[str]:
    root = Path(__file__).resolve().parent.parent.parent
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        stdin=subprocess.PIPE,
        stdout=told,
        encoding="utf-8",
    )


def killed(file: Path, number: int, moment: float) -> list[int]:
    """How far a learner's process said it was, before it was killed: so long after its first word, or in mid-start."""
    telling = file.with_name("told")
    with telling.open("w", encoding="utf-8") as told, started(LEARNER, file, number, told=told) as process:
        while moment >= 0 and not telling.stat().st_size:
            sleep(0.001)
        sleep(abs(moment))
        assert process.poll() is None
        process.kill()
    lines = [line.split("\t") for line in telling.read_text(encoding="utf-8").splitlines(keepends=True)]
    return [
        how_far(int(line[1]), line[2].strip(), answered=line[0] == "answered")
        for line in lines
        if line[-1].endswith("\n")
    ]


def how_far(number: int, ticks: str, *, answered: bool) -> int:
    """A count of all ticks and answers up to these."""
    return len(STAGES) * number + (STAGES.index("answered") if answered else STAGES.index(ticks))


def test_a_kill_at_any_moment_loses_no_answer_and_no_tick(tmp_path: Path) -> None:
    file, chance = tmp_path / "a.db", Random()
    safe, number, kills_in_mid_start = -1, 0, 0
    for _ in range(KILLS):
        said = killed(file, number, chance.choice([-0.2, 0.03, 0.03]) * chance.random())
        kills_in_mid_start += not said
        safe = max(safe, *said, -1)
        with open_store(file) as store:
            recorded = [entry.id for entry in store.log.all()]
            place = store.places.last()
            assert (store.trouble, store.memory.answered) == (None, len(recorded))
        if place is None:
            assert (safe, recorded) == (-1, [])
            continue
        found = how_far(place.number, "".join(place.chosen), answered=place.given is not None)
        assert safe <= found <= safe + 1, "the last that it told of, or one more that it had no time to tell of"
        number = place.number + (place.given is not None)
        assert recorded == [f"a{before}" for before in range(number)], "the answer and its place: both or neither"
        safe = found
    assert number > KILLS / 5
    assert kills_in_mid_start < KILLS


def run_side_by_side(file: Path, *ranges: tuple[int, int]) -> list[str]:
    """What writers say that begin at the same moment."""
    writers = [started(WRITER, file, *numbers) for numbers in ranges]
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("\n")
        writer.stdin.flush()
    said = [writer.communicate()[0].strip() for writer in writers]
    assert [writer.returncode for writer in writers] == [0] * len(writers)
    return said


def test_two_processes_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    said = run_side_by_side(tmp_path / "a.db", (0, 150), (1000, 1150))
    assert [line.split()[0] for line in said] == ["None", "None"]
    assert max(int(line.split()[1]) for line in said) == 300, "the last one to end knows of all"
    with open_store(tmp_path / "a.db") as store:
        log = list(store.log.all())
        assert Counter(entry.id for entry in log) == Counter(f"a{n}" for n in [*range(150), *range(1000, 1150)])
        assert store.memory.mastery("P2") == remember(log).mastery("P2")
        assert store.places.last() in (Place(number=149), Place(number=1149))


def test_several_processes_that_make_the_database_at_once_make_one(tmp_path: Path) -> None:
    for round_ in range(3):
        file = tmp_path / str(round_) / "a.db"
        run_side_by_side(file, *((100 * number, 100 * number + 5) for number in range(5)))
        with open_store(file) as store:
            assert store.memory.answered == 25
        assert [path.name for path in file.parent.iterdir()] == ["a.db"]


def test_two_stores_side_by_side_see_each_others_answers_and_places(tmp_path: Path) -> None:
    with open_store(tmp_path / "a.db") as one, open_store(tmp_path / "a.db") as other:
        one.record(attempt(1), place=Place(lesson="trump", step="who"))
        other.record(attempt(2), place=Place(seed=7))
        assert one.memory.answered == other.memory.answered == 2
        assert one.places.of_lesson("trump") == Place(lesson="trump", step="who")
        assert one.places.of_quiz() == one.places.last() == Place(seed=7)
