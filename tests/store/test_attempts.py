"""The log only grows; it is the same after export and import, and logs merge into one in the order of time."""

import io
import json
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.memory.given import attempts, entries
from tests.store.making import DAY, NOW, attempt, done, in_memory, reset, undo
from tutor.memory import Attempt, Entry, Memory, remember
from tutor.memory.entries import LONGEST, line_of
from tutor.store import Merged, Store, open_store
from tutor.store.attempts import KEEP, MOST_BAD


def exported(store: Store) -> bytes:
    out = io.BytesIO()
    count = store.log.export(out)
    assert count == len(out.getvalue().splitlines())
    return out.getvalue()


def merged(store: Store, data: bytes) -> Merged:
    return store.log.merge(io.BytesIO(data))


def lines(*found: Entry) -> bytes:
    return "".join(f"{line_of(entry)}\n" for entry in found).encode()


def facts(memory: Memory) -> Memory:
    """A memory but for its places, which hang on clocks."""
    return Memory(0, memory.latest, memory.answered, memory.right, memory.rules)


# -- growing ---------------------------------------------------------------------------------------------------------


def test_what_is_appended_is_there_in_order_the_next_time(tmp_path: Path) -> None:
    log: list[Entry] = [attempt(1), done(2, "who"), reset(3), undo(4, 3), attempt(5, right=False)]
    with open_store(tmp_path / "a.db") as store:
        assert [store.record(entry) for entry in log] == [1] * 5
    with open_store(tmp_path / "a.db") as store:
        assert list(store.log.all()) == log
        assert facts(store.memory) == facts(remember(log))


def test_several_entries_are_recorded_together() -> None:
    with in_memory() as store:
        assert store.record(attempt(1), done(2, "who")) == 2
        assert list(store.log.all()) == [attempt(1), done(2, "who")]


def test_an_entry_counts_once_whoever_records_it_again() -> None:
    with in_memory() as store:
        store.record(attempt(1))
        assert store.record(attempt(1), attempt(1, right=False), attempt(2)) == 1
        assert list(store.log.all()) == [attempt(1), attempt(2)]
        assert store.memory.answered == 2


def test_a_clock_that_runs_backwards_does_not_change_the_order() -> None:
    times = [NOW, 5, NOW + 400 * DAY, NOW + 1, -(10**11), NOW + 2]
    log = [attempt(number, time=time) for number, time in enumerate(times)]
    with in_memory() as store:
        for entry in log:
            store.record(entry)
        assert list(store.log.all()) == log
        assert facts(store.memory) == facts(remember(log))


@given(st.lists(entries, unique_by=lambda entry: entry.id))
def test_the_memory_at_hand_is_that_of_the_whole_log(log: list[Entry]) -> None:
    with in_memory() as store:
        for entry in log:
            store.record(entry)
        assert facts(store.memory) == facts(remember(log))
        assert list(store.log.all()) == log


def test_the_database_itself_refuses_to_change_or_lose_an_entry(tmp_path: Path) -> None:
    with open_store(tmp_path / "a.db") as store:
        store.record(attempt(1))
    connection = sqlite3.connect(tmp_path / "a.db")
    for act in ("DELETE FROM log", "UPDATE log SET line = ''"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            connection.execute(act)
    connection.close()


# -- looking back ----------------------------------------------------------------------------------------------------


def test_a_lesson_is_found_under_all_its_names() -> None:
    with in_memory() as store:
        here, there = attempt(1, lesson="atu", step="who"), done(3, "why", "trump")
        store.record(here, attempt(2), there, done(4, "who", "count"))
        assert store.log.of_lesson("trump", "atu") == (here, there)
        assert store.log.of_lesson("gone") == ()


def test_the_tail_of_a_rule_are_its_last_attempts_in_order() -> None:
    with in_memory() as store:
        for number in range(30):
            store.record(attempt(number, rules=("P2", "P7") if number % 3 else ("P7",)))
        assert [entry.id for entry in store.log.tail("P2", 3)] == ["a26", "a28", "a29"]
        assert len(store.log.tail("P2", 99)) == 20
        assert store.log.tail("A1", 5) == ()


def test_a_lesson_is_reset_and_that_undone_and_nothing_is_lost() -> None:
    with in_memory() as store:
        store.record(attempt(1, lesson="trump", step="who"), done(2, "who"))
        store.record(reset(3))
        lessons = store.memory.lessons
        assert lessons.progress("trump", ["who"]).done == set()
        last = lessons.last_reset("trump")
        assert last == "r3"
        store.record(undo(4, 3))
        assert store.memory.lessons.progress("trump", ["who"]).finished
        assert len(list(store.log.all())) == 4


# -- out and in ------------------------------------------------------------------------------------------------------


@given(st.lists(entries, unique_by=lambda entry: entry.id))
def test_what_is_exported_and_imported_is_the_same_log(log: list[Entry]) -> None:
    with in_memory() as one, in_memory() as other:
        one.record(*log)
        data = exported(one)
        assert merged(other, data) == Merged(taken=len(log))
        assert merged(other, data) == Merged(known=len(log))
        assert set(exported(other).splitlines()) == set(data.splitlines())
        believable = [entry for entry in log if entry.time > NOW - 400 * DAY]
        if believable == sorted(log, key=lambda entry: entry.time):
            assert exported(other) == data
            assert facts(other.memory) == facts(one.memory)


@given(st.lists(st.tuples(attempts, st.booleans()), unique_by=lambda pair: pair[0].id))
def test_two_logs_merge_into_one_whichever_way_round(both: list[tuple[Attempt, bool]]) -> None:
    sides = [[entry for entry, left in both if left is side] for side in (True, False)]
    with in_memory() as one, in_memory() as other:
        one.record(*sides[0])
        other.record(*sides[1])
        from_one, from_other = exported(one), exported(other)
        assert merged(one, from_other).taken == len(sides[1])
        assert merged(other, from_one).taken == len(sides[0])
        assert set(exported(one).splitlines()) == set(exported(other).splitlines())
        assert one.memory.answered == other.memory.answered == len(both)


def test_an_imported_log_is_laid_in_where_its_times_say() -> None:
    early = [attempt(number, time=NOW + 2 * number, right=False) for number in range(10)]
    late = [attempt(100 + number, time=NOW + 2 * number + 1) for number in range(10)]
    whole = sorted([*early, *late], key=lambda entry: entry.time)
    with in_memory() as store:
        store.record(*late)
        assert store.memory.mastery("P2").credits == (3,) * 5
        merged(store, lines(*early))
        assert list(store.log.all()) == whole
        assert facts(store.memory) == facts(remember(whole))


def test_entries_of_the_same_second_all_find_a_place() -> None:
    with in_memory() as store:
        store.record(*[attempt(number, time=NOW) for number in range(50)])
        more = [attempt(number, time=NOW) for number in range(100, 150)]
        assert merged(store, lines(*more)).taken == 50
        assert len(list(store.log.all())) == 100


def test_more_lines_than_are_merged_at_once_come_to_the_same() -> None:
    log = [attempt(number) for number in range(2500)]
    with in_memory() as store:
        assert merged(store, lines(*log)) == Merged(taken=2500)
        assert list(store.log.all()) == log
        assert store.memory.answered == 2500


def test_bad_lines_are_told_of_with_their_numbers_and_the_good_ones_are_taken() -> None:
    broken = [b"nonsense", b"", b'{"entry": "exam"}', b"\xff\xfe", line_of(attempt(2))[:-1].encode(), b"[" * 9999]
    data = b"\n".join([b"\xef\xbb\xbf" + lines(attempt(1)).strip(), *broken, lines(attempt(3)).strip() + b"\r"])
    with in_memory() as store:
        found = merged(store, data)
        assert (found.taken, found.failed) == (2, 5)
        assert [(bad.line, bad.reason) for bad in found.bad] == [
            (2, "line-not-json"),
            (4, "line-unknown-entry"),
            (5, "line-not-utf-8"),
            (6, "line-not-json"),
            (7, "line-not-json"),
        ]
        assert found.bad[0].facts == {"found": "nonsense"}
        assert list(store.log.all()) == [attempt(1), attempt(3)]


def test_a_line_without_end_is_passed_over_and_what_follows_is_read() -> None:
    with in_memory() as store:
        found = merged(store, b"x" * (10 * LONGEST) + b"\n" + lines(attempt(1)))
        assert (found.taken, [(bad.line, bad.reason) for bad in found.bad]) == (1, [(1, "line-too-long")])


def test_of_very_many_bad_lines_the_first_are_told() -> None:
    with in_memory() as store:
        found = merged(store, b"?\n" * 2500)
        assert (found.failed, len(found.bad)) == (2500, MOST_BAD)
        assert found.bad[-1].line == MOST_BAD


def test_what_a_newer_program_wrote_into_an_entry_is_kept() -> None:
    line = json.dumps({**json.loads(line_of(attempt(1))), "mood": "gay"})
    with in_memory() as store:
        assert merged(store, line.encode()).taken == 1
        assert json.loads(exported(store))["mood"] == "gay"


def test_nothing_imported_is_nothing_changed() -> None:
    with in_memory() as store:
        assert merged(store, b"") == merged(store, b"\n \n") == Merged()
        assert exported(store) == b""


# -- kept for the next time ------------------------------------------------------------------------------------------


def test_what_was_reckoned_by_an_older_version_is_reckoned_anew(tmp_path: Path) -> None:
    log = [attempt(number) for number in range(2 * KEEP)]
    with open_store(tmp_path / "a.db") as store:
        for entry in log:
            store.record(entry)
    for spoiled in ('{"merges": 0, "memory": {"version": 0}}', "nonsense", '{"merges": 0}', "[]", '{"merges": 7}'):
        connection = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        assert connection.execute("UPDATE cache SET value = ? WHERE name = 'memory'", (spoiled,)).rowcount == 1
        connection.close()
        with open_store(tmp_path / "a.db") as store:
            assert facts(store.memory) == facts(remember(log))


def test_an_instance_that_runs_on_knows_what_another_one_merged(tmp_path: Path) -> None:
    with open_store(tmp_path / "a.db") as one, open_store(tmp_path / "a.db") as other:
        one.record(attempt(50, right=False))
        assert other.memory.answered == 1
        merged(other, lines(*[attempt(number) for number in range(40)]))
        other.record(attempt(51))
        one.record(attempt(52))
        assert one.memory == other.memory
        assert one.memory.mastery("P2").credits == (3, 3, 0, 3, 3)
