"""Home in lines: every choice by its number, the way into each room and back, and what was left open."""

from __future__ import annotations

import re
from io import StringIO

import pytest

from tests.screens.training import done_before, trainer_of
from tests.test_lesson import LESSONS
from tutor.drill.questions import KINDS
from tutor.line.home import run
from tutor.memory import Attempt
from tutor.session.home import GO_ON, doors, practice
from tutor.session.trainer import Trainer
from tutor.words.files import language_codes
from tutor.words.words import Words

ENGLISH = {"the", "you", "your", "press", "trick", "which", "card", "played", "step", "right", "and", "friend"}


def said(trainer: Trainer, *typed: str) -> str:
    """What home says to some lines."""
    out = StringIO()
    lines = "".join(f"{line}\n" for line in typed)
    status = run(trainer, StringIO(lines), out, words_in=Words)
    assert status == 0
    return out.getvalue()


def number(trainer: Trainer, id_: str) -> str:
    """What to type for a door; where the learner was is 0, so that it moves no other."""
    return str([door.id for door in doors(trainer) if door.id != GO_ON].index(id_) + 1)


@pytest.mark.parametrize("lang", language_codes())
def test_every_door_has_a_number_in_every_language(lang: str) -> None:
    trainer = trainer_of(lang)
    told = said(trainer).splitlines()
    assert told[0] == trainer.words.say("home-line-welcome")
    for place, door in enumerate(doors(trainer), 1):
        assert any(
            line.startswith(trainer.words.say("home-line-door", number=place, label=door.label)) for line in told
        )
    if lang != "en":
        assert not ENGLISH & set(re.findall(r"\w+", " ".join(told).lower()))


def test_a_lesson_is_taken_left_and_taken_up_again() -> None:
    trainer = trainer_of()
    told = said(trainer, number(trainer, "lesson/first-round"), "1", "", "q")
    assert "Step 2 of 14." in told
    assert "Next for you: 0, Go on: First round in five minutes." in told
    again = said(trainer, "0", "q")
    assert "Step 2 of 14." in again
    assert "Step 1 of 14." not in again


def test_the_next_lesson_is_said_to_be_next_and_what_is_done_is_done() -> None:
    trainer = trainer_of()
    done_before(trainer, LESSONS["bidding"])
    told = said(trainer)
    assert told.count("(done)") == 3
    assert "4: Bidding (next)" in told


def test_practice_is_chosen_by_its_kind_and_comes_back() -> None:
    trainer = trainer_of()
    kinds = [door.id for door in practice(trainer)]
    assert [id_ for id_ in kinds if id_.startswith("kind/")] == [
        f"kind/{kind}" for kind in KINDS if kind not in ("true-false", "choice")
    ]
    which = str(kinds.index("kind/trick-winner") + 1)
    told = said(trainer, number(trainer, "practice"), which, "1", "q", "q", "q")
    assert "Who takes this trick?" in told
    assert trainer.memory.answered == 1
    assert "Next for you: 0, Go on with question" in told
    assert "Who takes this trick?" in said(trainer, "0", "q")


@pytest.mark.parametrize("room", ["practice", "myths", "glossary", "sources", "progress", "table", "settings"])
@pytest.mark.parametrize("lang", language_codes())
def test_every_room_says_something_and_leads_home_again(room: str, lang: str) -> None:
    trainer = trainer_of(lang)
    alone = said(trainer)
    back = () if room == "progress" else ("q",)  # a page alone is no room to leave
    told = said(trainer, number(trainer, room), *back, number(trainer, "lesson/pack"), "q", "q")
    assert told.startswith(alone.rsplit("\n", 2)[0])
    assert trainer.words.text(LESSONS["pack"].title) in told[len(alone) :]
    if lang != "en":
        assert not ENGLISH & set(re.findall(r"\w+", told.lower()))


def test_a_page_is_read_in_its_room() -> None:
    trainer = trainer_of()
    told = said(trainer, number(trainer, "myths"), "4", "q")
    assert "You bid one and took no trick." in told
    assert "40 is more than 33, so a bid of one is made." in told


def test_the_own_table_is_told_and_practice_asks_there() -> None:
    trainer = trainer_of()
    told = said(trainer, number(trainer, "table"), "2", "2", "q", "q", number(trainer, "practice"), "1", "q", "q")
    assert "with iber" in told
    assert trainer.own is not None
    assert trainer.own.iber
    assert "Traditional rules, four players, with iber." in told


def test_language_and_pack_change_on_the_way() -> None:
    trainer = trainer_of("en")
    told = said(trainer, "l", "p", number(trainer, "lesson/first-round"), "q")
    assert (trainer.words.lang, trainer.words.pack) == ("es", "hungarian")
    assert Words("es", "hungarian").text(LESSONS["first-round"].title) in told


@pytest.mark.parametrize("nonsense", ["0", "999", "00001999", "-1", "x", "²", "١", "1 2", "9" * 5000, "\x1b[A"])
def test_what_is_no_choice_is_said_kindly(nonsense: str) -> None:
    trainer = trainer_of()
    told = said(trainer, nonsense)
    assert "is not among the choices. They are numbered 1 to 25." in told
    assert len(told) < 3000


def test_the_end_of_the_input_is_no_answer_and_leaves_politely() -> None:
    trainer = trainer_of()
    told = said(trainer, number(trainer, "lesson/first-round"))
    assert "Which card do you play?" in told
    assert trainer.memory.answered == 0
    assert not any(isinstance(entry, Attempt) for entry in trainer.keep.log)  # type: ignore[attr-defined]
