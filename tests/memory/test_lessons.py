"""How far lessons have come: through resets, their undoing, and new names."""

import pytest

from tests.store.making import attempt, done, reset, undo
from tutor.memory import Aliases, Entry, LessonProgress, Memory, remember

STEPS = ("who", "why", "when")


def tried(number: int, name: str) -> Entry:
    return attempt(number, lesson="trump", step=name)


def progress(*entries: Entry, lesson: str = "trump", aliases: Aliases | None = None) -> LessonProgress:
    return remember(entries).lessons.progress(lesson, STEPS, aliases or Aliases())


def test_a_step_is_met_with_its_first_answer_and_done_when_the_lesson_says_so() -> None:
    found = progress(tried(1, "who"), done(2, "who"), tried(3, "why"), done(4, "when"))
    assert found.done == {"who", "when"}
    assert found.met == set(STEPS)
    assert (found.next, found.finished) == ("why", False)
    assert progress(done(1, "who"), done(2, "why"), done(3, "when")).finished


def test_a_step_that_is_done_stays_so_whatever_is_answered_later() -> None:
    assert progress(done(1, "who"), tried(2, "who")).done == {"who"}


def test_steps_of_other_lessons_and_steps_that_are_gone_do_not_count() -> None:
    assert progress(done(1, "who", "count"), done(2, "gone")).met == set()


# -- begun again -----------------------------------------------------------------------------------------------------


def test_a_reset_sets_one_lesson_back_and_its_undo_brings_all_back() -> None:
    before = [done(1, "who"), done(2, "why"), done(3, "who", "count")]
    assert progress(*before, reset(4)).met == set()
    assert progress(*before, reset(4), lesson="count").done == {"who"}
    assert progress(*before, reset(4), undo(5, 4)).done == {"who", "why"}


def test_what_is_done_after_a_reset_counts_with_or_without_it() -> None:
    entries: list[Entry] = [done(1, "who"), reset(2), done(3, "why")]
    assert progress(*entries).done == {"why"}
    assert progress(*entries, undo(4, 2)).done == {"who", "why"}


def test_a_step_done_before_a_reset_and_tried_after_it_is_met_and_not_done() -> None:
    entries: list[Entry] = [done(1, "who"), reset(2), tried(3, "who")]
    assert progress(*entries).met == {"who"}
    assert progress(*entries).done == set()
    assert progress(*entries, undo(4, 2)).done == {"who"}


def test_of_two_resets_the_last_is_taken_back_first() -> None:
    memory = remember([done(1, "who"), reset(2), done(3, "why"), reset(4)])
    assert memory.lessons.last_reset("trump") == "r4"
    memory.add(undo(5, 4), 5)
    assert memory.lessons.last_reset("trump") == "r2"
    assert memory.lessons.progress("trump", STEPS).done == {"why"}
    memory.add(undo(6, 2), 6)
    assert memory.lessons.last_reset("trump") is None
    assert memory.lessons.progress("trump", STEPS).done == {"who", "why"}


def test_an_undo_may_come_before_its_reset_where_logs_were_merged() -> None:
    assert progress(done(1, "who"), undo(2, 3), reset(3)).done == {"who"}


def test_a_reset_leaves_what_is_known_of_the_rules() -> None:
    memory = remember([tried(1, "who"), reset(2)])
    assert memory.mastery("P2").credits == (3,)


# -- new names -------------------------------------------------------------------------------------------------------

RENAMED = Aliases({"atu": ("trump",), "tromf": ("atu",)})
SPLIT = Aliases({"trump": ("trump", "trump-named"), "play": ("trump", "count"), "play/how": ("trump/why",)})


@pytest.mark.parametrize("lesson", ["trump", "atu", "tromf"])
def test_a_lesson_keeps_its_progress_under_a_new_name(lesson: str) -> None:
    assert progress(done(1, "who", lesson), done(2, "why", lesson), aliases=RENAMED).done == {"who", "why"}


def test_a_reset_under_an_old_name_holds_under_the_new_one_and_the_other_way_round() -> None:
    assert progress(done(1, "who", "tromf"), reset(2, "tromf"), aliases=RENAMED).done == set()
    assert progress(done(1, "who", "tromf"), reset(2, "trump"), aliases=RENAMED).done == set()
    memory = remember([done(1, "who", "tromf"), reset(2, "tromf")])
    assert memory.lessons.last_reset("trump", RENAMED) == "r2"


def test_a_split_lessons_steps_are_found_in_its_parts() -> None:
    entries = [done(1, "who", "play"), done(2, "how", "play"), done(3, "when", "play")]
    assert progress(*entries, aliases=SPLIT).done == {"who", "why", "when"}
    assert progress(*entries, lesson="count", aliases=SPLIT).done == {"who", "when"}


def test_a_lesson_that_was_withdrawn_is_nowhere_and_spoils_nothing() -> None:
    aliases = Aliases({"old": ()})
    assert progress(done(1, "who", "old"), done(2, "why"), reset(3, "old"), aliases=aliases).done == {"why"}


def test_names_that_lead_in_a_circle_lead_nowhere() -> None:
    aliases = Aliases({"a": ("b",), "b": ("a",)})
    assert aliases.now("a", "who") == set()
    assert progress(done(1, "who", "a"), aliases=aliases).done == set()


def test_a_lesson_split_in_two_may_keep_its_name_for_one() -> None:
    aliases = Aliases({"trump": ("trump", "trump-named")})
    assert aliases.lessons_now("trump") == {"trump", "trump-named"}
    for lesson in ("trump", "trump-named"):
        assert progress(done(1, "who"), lesson=lesson, aliases=aliases).done == {"who"}


def test_aliases_are_read_off_the_lessons_there_are() -> None:
    aliases = Aliases.of({"trump": (), "named": ("trump", "tromf"), "count": ("tromf",)})
    assert aliases.lessons_now("trump") == {"trump", "named"}
    assert aliases.lessons_now("tromf") == {"named", "count"}
    assert Aliases.of({"trump": ()}) == Aliases()


def test_nothing_is_known_of_a_lesson_that_was_never_opened() -> None:
    found = Memory().lessons.progress("trump", STEPS)
    assert found.met | found.done == set()
    assert found.next == "who"
