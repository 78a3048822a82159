"""The one-page statement: what is secure, and on what evidence."""

from __future__ import annotations

from datetime import UTC, date, timedelta, timezone
from functools import cache
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from tests.store.making import DAY, NOW, attempt
from tutor.cli import main
from tutor.generate import RULES_AIMED
from tutor.memory import Help, Memory, remember
from tutor.memory.entries import line_of
from tutor.rules.numbers import NUMBERS
from tutor.session.statement import statement
from tutor.words.files import language_codes
from tutor.words.words import Words

LANGS = pytest.mark.parametrize("lang", language_codes())


@cache
def words_in(lang: str) -> Words:
    return Words(lang, "french")


def learnt() -> Memory:
    """Four answers that P2 decided, the last with help; two about C4; one tip."""
    return remember(
        [
            attempt(1),
            attempt(2, right=False, rules=("P2", "C4")),
            attempt(3),
            attempt(4),
            attempt(5, help=Help.NUDGE),
            attempt(6, rules=("C4",), help=Help.RULE),
            attempt(7, rules=("G3",), time=NOW + DAY),
        ]
    )


def told(memory: Memory, lang: str = "en", **zone: timezone) -> str:
    return "\n".join(statement(memory, words_in(lang), **(zone or {"zone": UTC})).paragraphs)


def test_a_rule_is_stated_with_all_that_makes_it_secure() -> None:
    assert "P2, Follow suit: secure. 5 answers, the last ones: right; right; right with help. Latest:" in told(learnt())


def test_a_rule_is_shaky_until_three_answers_make_it_sure() -> None:
    assert "C4, Which card is stronger: shaky. 2 answers, the last ones: wrong; right with help." in told(learnt())
    assert "G3, Feed partner: shaky. One answer: right." in told(learnt())


def test_every_section_tells_how_much_of_it_is_known() -> None:
    page = told(learnt())
    assert "Play: 1 secure, 0 shaky, " in page
    assert "Cards: 0 secure, 1 shaky, 1 new." in page
    assert "Tips and customs: 0 secure, 1 shaky, 0 new." in page


@LANGS
def test_every_rule_that_can_be_asked_is_stated_once(lang: str) -> None:
    memory, words = learnt(), words_in(lang)
    page = told(memory, lang)
    for rule in NUMBERS:
        named = words.say("statement-named", number=rule, title=words.rule_title(rule))
        assert page.count(named) == (rule in RULES_AIMED or rule in memory.rules), rule


@LANGS
def test_the_day_of_the_last_answer_is_written_as_the_language_writes_it(lang: str) -> None:
    words = words_in(lang)
    first, second = words.date(date(2026, 11, 30)), words.date(date(2026, 12, 1))
    page = told(learnt(), lang)
    assert {"en": "November 30, 2026", "ro": "30 noiembrie 2026"}.get(lang, first) == first
    assert first in page
    assert second in page


def test_a_day_is_that_of_the_place() -> None:
    late = remember([attempt(1, time=NOW - NOW % DAY + DAY - 60)])
    assert told(late, zone=timezone(timedelta(hours=2))) != told(late)


def test_a_clock_that_stopped_dates_nothing() -> None:
    assert "Latest: day unknown." in told(remember([attempt(1, time=0)]))


@LANGS
def test_without_answers_there_is_nothing_to_state(lang: str) -> None:
    page = statement(Memory(), words_in(lang))
    assert page.paragraphs == (words_in(lang).say("statement-none"),)


@pytest.mark.parametrize(("right", "said"), [(True, "and it was right"), (False, "and it was wrong")])
def test_one_answer_is_told_as_one(right: bool, said: str) -> None:
    assert said in told(remember([attempt(1, right=right)]))


def test_the_verb_prints_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO()))
    entries = tmp_path / "answers.jsonl"
    entries.write_text("".join(f"{line_of(attempt(number))}\n" for number in range(4)), encoding="utf-8")
    kept = ["--data", str(tmp_path / "data"), "--lang", "en"]
    assert main(["import", str(entries), *kept]) == 0
    capsys.readouterr()
    assert main(["progress", "--statement", *kept]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "What you know, and on what evidence"
    assert any(line.startswith("P2, Follow suit: secure. 4 answers") for line in lines)
