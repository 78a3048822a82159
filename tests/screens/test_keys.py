"""Which keys there are: none that a multiplexer, a browser or a keyboard of another country keeps for itself."""

from itertools import combinations

import pytest

from tutor.screens.base import EVERYWHERE
from tutor.screens.keys import ALWAYS, KNOWN, LESSON, OPEN, Moment, action_of, row, sheet
from tutor.words.words import Words

from .asked import asked
from .playing import quiz_of

EVERY = ALWAYS | OPEN | LESSON | KNOWN | EVERYWHERE
NAMED = {"escape", "enter", "up", "down", "pageup", "pagedown", "home", "end"}


def test_every_key_is_a_plain_letter_or_one_that_all_keyboards_have() -> None:
    """Firefox keeps ' and / for itself, tmux and readline what is pressed with Ctrl, consoles the F keys."""
    odd = [sign for sign in EVERY if sign not in NAMED and not (len(sign) == 1 and sign.isascii() and sign.isalpha())]
    assert sorted(odd) == [":", "?"]
    assert EVERY[":"] == EVERY["t"], "what the colon does a letter does, too"


def test_no_key_means_two_things_at_once() -> None:
    at_once = (ALWAYS, OPEN, LESSON, KNOWN)
    for one, other in combinations(at_once, 2):
        assert {sign for sign in one.keys() & other.keys() if one[sign] != other[sign]} == set()


@pytest.mark.parametrize("known_text", [False, True])
@pytest.mark.parametrize("lesson", [False, True])
@pytest.mark.parametrize("answered", [False, True])
def test_whatever_a_key_does_the_sheet_tells_and_a_click_does_too(
    answered: bool, lesson: bool, known_text: bool
) -> None:
    entries = quiz_of(asked()["legal-plays"].scenario).entries
    moment = Moment(entries, answered=answered, lesson=lesson, known=known_text)
    known = ALWAYS | ({} if answered else OPEN) | (LESSON if lesson else {}) | (KNOWN if known_text else {})
    assert {sign: action_of(sign, moment) for sign in known} == known
    assert known_text or not action_of("r", moment)
    scrolling = {"up", "down", "page-up", "page-down", "top", "bottom"}
    told = {hint.action for hint in [*row(Words("en").say, moment), *sheet(Words("en").say, moment)]}
    later = {"why", "owed"} if answered else {"why"}
    assert set(known.values()) - scrolling - later <= told
