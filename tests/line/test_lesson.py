"""Lessons in line mode: from a pipe, in every language, to the end."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO
from pathlib import Path

import pytest

from tests.test_lesson import LESSONS, right, wrong
from tutor.cli import main
from tutor.line.lesson import lesson_lines, run
from tutor.session.lesson import LessonRun
from tutor.words.files import language_codes
from tutor.words.spoken import Pack
from tutor.words.words import Words

ENGLISH = {"the", "you", "your", "press", "trick", "which", "card", "played", "step", "right", "and", "friend"}
LANGS = pytest.mark.parametrize("lang", language_codes())
EACH = pytest.mark.parametrize("lesson", LESSONS)


@cache
def words_in(lang: str, pack: Pack = "french") -> Words:
    return Words(lang, pack)


def keys(learner: LessonRun, values: list[str]) -> str:
    """Codes as somebody types them: by their numbers."""
    asked = learner.asked
    assert asked is not None
    found = []
    for entry, value in zip(asked.entries, values, strict=True):
        known = {option.code: option.key for option in entry.options}
        found += [known.get(code, code) for code in value.split()]
    return " ".join(found)


def script(lesson: str, *, err: bool = False) -> str:
    """What to type to come to the end, each answer right, or wrong at first."""
    learner = LessonRun(LESSONS[lesson], words_in("en"))
    typed: list[str] = []
    for _ in range(500):
        if learner.finished:
            return "\n".join(typed) + "\n"
        if learner.open:
            asked = learner.asked
            assert asked is not None
            bad = wrong(asked) if err else None
            if bad is not None:
                typed.append(keys(learner, bad))
                learner.choose(bad)
            if learner.open:
                typed.append(keys(learner, right(asked)))
                learner.choose(right(asked))
        typed.append("")
        before = learner.view
        learner.next()
        while learner.view.plays and learner.view.id == before.id and not learner.view.plays[-1].ends:
            learner.next()
    raise AssertionError("a lesson has an end")


def said(lesson: str, typed: str, lang: str = "en", pack: Pack = "french", test: bool = False) -> str:
    """What a lesson says to typed lines."""
    out = StringIO()
    learner = LessonRun(LESSONS[lesson], words_in(lang, pack), test=test)
    status = run(
        learner, StringIO(typed), out, languages=lambda: ("en", "ro"), words_in=lambda lang, pack: words_in(lang, pack)
    )
    assert status == 0
    return out.getvalue()


@EACH
@LANGS
@pytest.mark.parametrize("err", [False, True], ids=["right", "wrong"])
def test_a_lesson_is_told_to_its_end_in_every_language(lesson: str, lang: str, err: bool) -> None:
    told = said(lesson, script(lesson, err=err), lang)
    learner = LessonRun(LESSONS[lesson], words_in(lang))
    assert told.startswith(learner.title + "\n")
    steps = len(LESSONS[lesson].steps)
    assert learner.words.say("lesson-step", number=steps, of=steps) in told
    end = told.splitlines()[-len(list(learner.summary)) :]
    total = sum(len(learner.items(step)) for step in learner.steps)
    assert str(total) in end[0]
    if lang != "en":
        assert not ENGLISH & set(re.findall(r"\w+", told.lower()))


@pytest.mark.parametrize("lesson", [id_ for id_ in LESSONS if id_ != "pack"])
def test_the_pack_renames_every_card(lesson: str) -> None:
    """In all lessons but the one that teaches what both packs call their cards."""
    french, hungarian = (said(lesson, script(lesson), "en", pack) for pack in ("french", "hungarian"))
    assert not re.search(r"\b(unders?|bells?|acorns?|leaf|leaves)\b", french)
    assert not re.search(r"\b(jacks?|queens?|diamonds?|clubs?|spades?)\b", hungarian)


def test_a_first_lawful_card_is_the_first_thing_done() -> None:
    told = said("first-round", "1\n")
    assert told.count("Step ") == 1
    assert "Right!" in told
    assert "You take it" in told


def test_a_wrong_act_is_explained_and_tried_again() -> None:
    told = said("first-round", "2\n\n1\n\n")
    assert "The nine of diamonds may not be played" in told
    assert "Try again: nothing is lost." in told
    assert told.index("Try again") < told.index("Nothing is chosen yet") < told.index("Right!")
    assert "Step 2 of 14." in told


def test_a_pair_that_breaks_is_told_of() -> None:
    learner = LessonRun(LESSONS["announcements"], words_in("en"))
    learner.goto("break-it")
    out = StringIO()
    run(learner, StringIO("queen of diamonds\n"), out)
    assert "Diamonds were led already, and only whoever leads can announce." in out.getvalue().split("Right!")[1]


def test_a_round_is_told_trick_by_trick() -> None:
    told = said("announcements", "\n20\n\n40\n\nb\nr\nw\nq\n")
    assert "Step 3 of 14." in told
    learner = LessonRun(LESSONS["announcements"], words_in("en"))
    learner.goto("in-a-round")
    out = StringIO()
    run(learner, StringIO("\n\n"), out)
    tricks = re.split(r"Press Enter to go on\.\n", out.getvalue())
    assert "Your cards: " in tricks[0]
    assert "You led" not in tricks[0]
    assert [part.count("played") for part in tricks[1:3]] == [3, 3]


def test_b_goes_back_and_the_answer_is_still_there() -> None:
    told = said("first-round", "1\n\n\nb\nb\nb\n")
    assert told.count("Step 1 of 14.") == 2
    assert told.count("You played the ace of hearts.") == 2
    assert "You have read this before" not in told, "whoever goes back wants to read"
    assert told.endswith("This is the beginning of the lesson.\n")


def test_the_language_and_the_pack_change_on_the_way() -> None:
    told = said("first-round", "l\np\nl\np\n")
    assert "Prima rundă" not in told.splitlines()[0]
    assert "Ia loc" in told
    assert "optar" not in told
    assert "valet" in told
    assert "doiar" in told


def test_w_tells_the_rule_and_help_helps() -> None:
    told = said("first-round", "w\n?\n1\n\nw\n")
    assert "P2, " in told
    assert "C4, " in told
    assert words_in("en").say("lesson-help") in told


def test_after_the_answer_w_tells_all_about_it() -> None:
    before, after = said("first-round", "2\nw\nq\n").split("Try again: nothing is lost.")
    assert "P2, " not in before
    assert "P2, " in after
    assert "The nine of diamonds may not be played" in before


def test_h_climbs_the_ladder_of_the_step_and_is_repeated_with_it() -> None:
    told = said("first-round", "h\nh\nh\nr\n1\n")
    nudge, rule, answer = "Look for hearts", "\nP2, ", "You may play the ace of hearts."
    assert told.index(nudge) < told.index(rule) < told.index(answer) < told.index("Right!")
    assert [told.count(text) for text in (nudge, rule, answer)] == [2, 2, 2]


def test_what_is_owed_is_told_before_what_may_be_typed() -> None:
    told = said("first-round", "?\n")
    assert told.index("so you owe a heart") < told.index(words_in("en").say("lesson-help"))


def test_where_nothing_is_asked_there_is_nothing_to_hint_at() -> None:
    told = said("first-round", "1\n\nh\n?\n")
    assert "There is nothing to find out here: read on." in told
    assert told.endswith(words_in("en").say("lesson-help") + "\n")


def test_a_change_of_language_is_named_before_the_step_is_told_again() -> None:
    told = said("first-round", "l\n")
    assert "\nDe acum, în română.\n\n" in told
    assert "q oprește." not in told


@pytest.mark.parametrize("typed", ["", "q\n", "1\n\nq\n", "1", "1\n\n\nxyzzy\n"])
def test_it_ends_politely_at_any_moment(typed: str) -> None:
    assert said("first-round", typed).startswith("First round in five minutes\n")
    assert said("first-round", typed).endswith("\n")


def test_a_test_asks_the_questions_alone() -> None:
    told = said("first-round", "q\n", test=True)
    assert "Step 1 of 5." in told
    assert "Who takes this trick?" in told


# -- the list and the verb -------------------------------------------------------------------------------------------


@LANGS
def test_the_list_says_what_is_taught_and_what_comes_next(lang: str) -> None:
    words = words_in(lang)
    lines = lesson_lines(tuple(LESSONS.values()), words, done={"first-round"})
    assert len(lines) == 2 * len(LESSONS) + 1
    assert words.rule_title("P2") in lines[1]
    assert lines[-2].startswith(words.say("lesson-exam-asks", rules="…").partition("…")[0])
    assert "cruce-tutor lesson pack" in lines[-1]


def test_the_verb_lists(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "--lang", "en"]) == 0
    assert "Lesson 8: Announcements." in capsys.readouterr().out


@pytest.mark.parametrize("name", ["first-round", "1"])
def test_the_verb_opens_a_lesson_at_a_step(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    assert main(["lesson", name, "--step", "3", "--seed", "4", "--lang", "en"]) == 0
    assert "Step 3 of 14." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nonsense"], "There is no lesson called “nonsense”. There are: 1 first-round, 2 pack, "),
        (["1", "--step", "99"], "There is no step 99 here."),
        (["--step", "3"], "--step is for one lesson"),
        (["--test"], "--test is for one lesson"),
        (["--reset"], "--reset is for one lesson"),
    ],
)
def test_what_is_not_there_is_told(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", *arguments, "--lang", "en"]) == 2
    assert message in capsys.readouterr().err


def test_that_one_may_go_on_is_said_where_the_place_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """At whatever step one stops, though nothing was done there."""
    left = words_in("en").say("lesson-left")
    kept, nowhere = ["--data", str(tmp_path)], ["--profile", "a/b"]
    for options, said_so in (([], False), (nowhere, False), (kept, True)):
        monkeypatch.setattr("sys.stdin", StringIO("q\n"))
        assert main(["lesson", "1", "--step", "5", "--lang", "en", *options]) == 0
        assert (left in capsys.readouterr().out) == said_so
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    assert main(["lesson", "1", "--lang", "en", *kept]) == 0
    assert "Step 5 of 14." in capsys.readouterr().out


def test_an_examination_ends_with_what_is_known_and_on_what_evidence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(script("examination")))
    assert main(["lesson", "examination", "--lang", "en"]) == 0
    end = capsys.readouterr().out.split("Passed: 24 of 24.")[1]
    assert "What you know, and on what evidence\n24 answers so far, 24 of them right." in end
    assert "Honesty: 0 secure, 3 shaky, 3 new." in end
