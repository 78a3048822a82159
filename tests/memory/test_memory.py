"""What a log comes to: the same whether reckoned at once, carried on, or kept and read again; whatever clocks say."""

import ast
import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tutor.memory
from tests.memory.given import entries
from tests.store.making import DAY, NOW, attempt, done, reset, undo
from tutor.memory import Entry, Memory, remember
from tutor.memory.mastery import PAUSES
from tutor.memory.memory import EARLIEST, VERSION

YEAR_1970 = 12_345


def at(*times: int, rule: str = "P2") -> Memory:
    """What is remembered of right answers to a rule, as the clock had it."""
    return remember(attempt(number, time=time, rules=(rule,)) for number, time in enumerate(times))


# -- kept and carried on ---------------------------------------------------------------------------------------------


@given(st.lists(entries), st.integers(0, 20))
def test_a_memory_that_was_kept_and_carried_on_is_the_one_reckoned_at_once(log: list[Entry], cut: int) -> None:
    kept = Memory.of_json(json.loads(json.dumps(remember(log[:cut]).json)))
    assert kept is not None
    for place, entry in enumerate(log[cut:], len(log[:cut]) + 1):
        kept.add(entry, place)
    assert kept == remember(log)


@pytest.mark.parametrize("data", [None, [], {}, 7, "x", {"version": VERSION}, {"version": VERSION, "last": 1}])
def test_a_memory_that_is_broken_is_none(data: object) -> None:
    assert Memory.of_json(data) is None


def test_a_memory_of_another_version_is_none() -> None:
    data = at(NOW).json
    assert isinstance(data, dict)
    assert Memory.of_json({**data, "version": VERSION + 1}) is None


@pytest.mark.parametrize("key", ["rules", "marks", "resets", "undone", "streak"])
def test_a_memory_with_a_broken_part_is_none(key: str) -> None:
    data = remember([attempt(1, lesson="a", step="b"), reset(2)]).json
    assert isinstance(data, dict)
    assert Memory.of_json(data) is not None
    assert Memory.of_json({**data, key: 7}) is None


PINNED = {1: "e992157947ce", 2: "f2e0f1237301"}


def test_the_version_is_raised_when_a_log_comes_to_something_else() -> None:
    log: list[Entry] = [attempt(number, right=number % 7 > 1, rules=(f"P{number % 3}",)) for number in range(40)]
    log += [attempt(41, lesson="trump", step="who"), done(42, "why"), reset(43), undo(44, 43), reset(45)]
    log += [attempt(46, time=YEAR_1970), attempt(47, time=NOW + 400 * DAY), attempt(48)]
    digest = hashlib.sha256(json.dumps(remember(log).json).encode()).hexdigest()[:12]
    assert {VERSION: digest} == {VERSION: PINNED.get(VERSION)}, "raise VERSION, then pin what is reckoned now"


# -- clocks ----------------------------------------------------------------------------------------------------------


def test_a_clock_that_stopped_in_1970_changes_nothing_about_time() -> None:
    memory = at(NOW, NOW + DAY, YEAR_1970)
    assert memory.latest == memory.mastery("P2").time == NOW + DAY
    assert at(YEAR_1970).mastery("P2").time == 0
    assert at(YEAR_1970, NOW).mastery("P2").time == NOW


def test_a_clock_400_days_ahead_and_back_leaves_rules_due_as_if_it_had_not_been() -> None:
    ahead, back = NOW + 400 * DAY, NOW + DAY
    memory = at(ahead, ahead + 1, ahead + 2)
    assert memory.mastery("P2").due > ahead
    memory.add(attempt(9, time=back, rules=("P7",)), 9)
    assert memory.mastery("P2").time == back
    assert memory.due(back) == ()
    assert memory.due(back + PAUSES[1]) == ("P7",)
    assert memory.due(back + PAUSES[3]) == ("P7", "P2")


def test_a_clock_400_days_behind_makes_rules_due_early_and_never_for_ever() -> None:
    memory = at(NOW, NOW + 1, NOW + 2)
    memory.add(attempt(9, time=NOW - 400 * DAY, rules=("P7",)), 9)
    assert "P2" in memory.due(NOW)
    assert memory.mastery("P2").credits == (3, 3, 3)


def test_a_clock_that_stopped_asks_for_what_was_due_at_the_last_entry() -> None:
    memory = remember([attempt(1, rules=("P7",), right=False), attempt(2)])
    assert memory.due(YEAR_1970) == memory.due(memory.latest) == ("P7",)


@given(st.lists(entries), st.integers(-(10**11), 10**11))
def test_no_rule_is_answered_later_than_the_newest_believable_entry(log: list[Entry], now: int) -> None:
    memory = remember(log)
    believable = [entry.time for entry in log if entry.time >= EARLIEST]
    assert memory.latest == (believable[-1] if believable else 0)
    assert all(known.time <= memory.latest for known in memory.rules.values())
    assert set(memory.due(now)) <= set(memory.rules)
    assert len(memory.due(10**11)) == len(memory.rules)


@given(st.lists(entries))
def test_entries_come_in_whatever_order_without_a_fault(log: Sequence[Entry]) -> None:
    memory = remember([*log, *reversed(log)])
    assert memory.right <= memory.answered
    assert memory.last == 2 * len(log)


# -- manners ---------------------------------------------------------------------------------------------------------


def test_memory_knows_no_clock_no_file_and_no_chance() -> None:
    allowed = {"collections", "dataclasses", "enum", "functools", "json", "typing", "__future__", "tutor"}
    imported = set()
    for path in Path(tutor.memory.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add(node.module or "")
    assert {name.partition(".")[0] for name in imported} <= allowed <= sys.stdlib_module_names | {"tutor"}
    assert {name for name in imported if name.startswith("tutor")} <= {
        "tutor.drill.answers",
        *(f"tutor.memory.{path.stem}" for path in Path(tutor.memory.__file__).parent.glob("*.py")),
    }
