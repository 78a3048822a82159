"""How well a rule is known: the last answers decide, and help counts."""

import pytest

from tests.store.making import DAY, NOW, attempt
from tutor.memory import Help, Level, Mastery, Memory, remember
from tutor.memory.mastery import CREDIT, PAUSES
from tutor.memory.streak import Streak

RIGHT, NUDGED, TOLD, SHOWN, WRONG = "right", "nudged", "told", "shown", "wrong"
HELP = {RIGHT: Help.NONE, NUDGED: Help.NUDGE, TOLD: Help.RULE, SHOWN: Help.ANSWER, WRONG: Help.NONE}


def after(*answers: str) -> Memory:
    """What is remembered after these answers."""
    return remember(
        attempt(number, right=answer is not WRONG, help=HELP[answer]) for number, answer in enumerate(answers)
    )


@pytest.mark.parametrize(
    ("answers", "level"),
    [
        ((), Level.NEW),
        ((RIGHT,), Level.SHAKY),
        ((WRONG,), Level.SHAKY),
        ((RIGHT, RIGHT), Level.SHAKY),
        ((RIGHT, RIGHT, RIGHT), Level.SECURE),
        ((WRONG, WRONG, RIGHT, RIGHT, RIGHT), Level.SECURE),
        ((RIGHT, NUDGED, RIGHT), Level.SECURE),
        ((NUDGED, NUDGED, RIGHT), Level.SHAKY),
        ((RIGHT, RIGHT, TOLD), Level.SHAKY),
        ((RIGHT, RIGHT, SHOWN), Level.SHAKY),
        ((RIGHT, RIGHT, RIGHT, WRONG), Level.SHAKY),
        ((RIGHT,) * 50 + (WRONG, RIGHT, RIGHT), Level.SHAKY),
    ],
)
def test_the_last_three_answers_tell_how_well_a_rule_is_known(answers: tuple[str, ...], level: Level) -> None:
    assert after(*answers).level("P2") is level


def test_all_answers_are_counted_though_only_the_last_are_remembered() -> None:
    known = after(*[WRONG] * 3, *[RIGHT] * 6).mastery("P2")
    assert known.answers == 9
    assert known.credits == (3,) * 5
    assert after().mastery("P2").answers == 0


def test_the_more_help_the_less_an_answer_earns() -> None:
    earned = [CREDIT[step] for step in Help]
    assert earned == sorted(earned, reverse=True)
    assert len(set(earned)) == len(earned)
    assert earned[-1] == 0


def test_every_rule_that_decided_is_answered_for_once() -> None:
    memory = remember([attempt(1, rules=("P2", "P7", "P2"))])
    assert [len(memory.mastery(rule).credits) for rule in ("P2", "P7", "P3")] == [1, 1, 0]
    assert (memory.answered, memory.right) == (1, 1)


def test_a_rule_that_was_missed_is_due_at_once_and_one_that_is_known_later_and_later() -> None:
    now = NOW + 100
    assert after(RIGHT, WRONG).due(now) == ("P2",)
    assert after(*[RIGHT] * 3).due(now) == ()
    waits = [Mastery(run=run).due for run in range(20)]
    assert waits == sorted(waits)
    assert waits[-1] == PAUSES[-1]


def test_what_is_longest_overdue_comes_first() -> None:
    answers = [(1, "P7"), (2, "P2"), (3, "A1")]
    memory = remember(attempt(number, rules=(rule,), right=False) for number, rule in answers)
    assert memory.due(NOW + DAY) == ("P7", "P2", "A1")


# -- answers in a row ------------------------------------------------------------------------------------------------


def test_five_wrong_answers_in_a_row_ask_for_more_help_until_one_is_right() -> None:
    assert not after(*[WRONG] * 4).streak.more_help
    assert after(*[WRONG] * 5).streak.more_help
    assert after(*[WRONG] * 7).streak.more_help
    assert not after(*[WRONG] * 7, RIGHT).streak.more_help


def test_five_wrong_answers_in_a_row_are_worth_a_word_and_five_more_again() -> None:
    words = [after(*[WRONG] * count).streak.worth_a_word for count in range(11)]
    assert [count for count, worth in enumerate(words) if worth] == [5, 10]


def test_a_row_goes_on_in_one_sitting_as_the_log_has_it() -> None:
    streak = Streak("trump")
    for _ in range(5):
        streak = streak.then(right=True, help_used=Help.RULE)
    assert streak == Streak("trump", right=5)
    assert streak.then(right=True, help_used=Help.ANSWER) == Streak("trump")
    assert streak.then(right=False, help_used=Help.NONE) == Streak("trump", wrong=1)


def test_an_answer_that_was_shown_first_ends_no_row_of_wrong_ones() -> None:
    assert after(*[WRONG] * 5, SHOWN).streak.more_help
    assert after(*[RIGHT] * 4, SHOWN, RIGHT).streak.right == 1


def test_five_right_answers_in_a_row_offer_to_move_on_and_five_more_again() -> None:
    offers = [after(*[RIGHT] * count).streak.move_on for count in range(11)]
    assert [count for count, offered in enumerate(offers) if offered] == [5, 10]


def test_a_row_ends_with_the_lesson_and_with_the_sitting() -> None:
    rows = [attempt(number, right=False) for number in range(4)]
    assert remember([*rows, attempt(5, right=False)]).streak.wrong == 5
    assert remember([*rows, attempt(5, right=False, lesson="trump")]).streak.wrong == 1
    assert remember([*rows, attempt(5 + DAY, right=False)]).streak.wrong == 1
