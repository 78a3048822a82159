"""All that is said of the game, kept as texts that a native reader can read through."""

from collections.abc import Iterator

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from tests.words.samples import ASKED, REASONS, REMARKS, TABLES
from tutor.drill.beliefs import BELIEFS
from tutor.rules.numbers import NUMBERS
from tutor.rules.reasons import reason_id
from tutor.words.files import language_codes
from tutor.words.spoken import Pack
from tutor.words.words import Words

LANGUAGES = language_codes()


class _TextFile(SingleFileSnapshotExtension):
    """A readable text, in a file of its own."""

    _write_mode = WriteMode.TEXT
    file_extension = "txt"


@pytest.fixture
def text(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """The snapshot as a text file."""
    return snapshot.use_extension(_TextFile)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_read_as_kept(lang: str, text: SnapshotAssertion) -> None:
    assert _lines(_reasons(Words(lang, "hungarian"))) == text


def _reasons(words: Words) -> Iterator[str]:
    named = ""
    for reason in REASONS:
        if named != (named := reason_id(type(reason))):
            yield f"\n# {named}"
        yield f"{words.reason(reason)}\n    ✓ {words.reason(reason, short=True)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_remarks_and_beliefs_read_as_kept(lang: str, text: SnapshotAssertion) -> None:
    assert _lines(_remarks(Words(lang, "hungarian"))) == text


def _remarks(words: Words) -> Iterator[str]:
    for remark in REMARKS:
        yield words.remark(remark)
    yield "\n# beliefs"
    for belief in BELIEFS.values():
        yield words.belief(belief)
        if belief.true_at is not None:
            yield f"    {words.belief(belief, where=True)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_answers_read_as_kept(lang: str, text: SnapshotAssertion) -> None:
    assert _lines(_asked(Words(lang, "french"))) == text


def _asked(words: Words) -> Iterator[str]:
    position = TABLES["the sketch"]
    for question, answers in ASKED:
        yield f"\n# {question.kind}: {words.question(position, question)}"
        for answer in answers:
            said = words.given(question, answer)
            yield f"{words.answer(question, answer)} | {said} | {words.right(question, answer)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_read_as_kept(lang: str, text: SnapshotAssertion) -> None:
    assert _lines(_tables(Words(lang, "hungarian"))) == text


def _tables(words: Words) -> Iterator[str]:
    for name, position in TABLES.items():
        yield f"\n# {name}"
        numbered = tuple(position.hands.get(position.turn, ())) if position.turn is not None else ()
        yield from words.table(position, numbered=numbered)


@pytest.mark.parametrize("pack", ["hungarian", "french"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_read_as_kept(lang: str, pack: Pack, text: SnapshotAssertion) -> None:
    words = Words(lang, pack)
    assert _lines(f"{number} {words.rule_title(number)}. {words.rule(number)}" for number in NUMBERS) == text


def _lines(lines: Iterator[str]) -> str:
    return "\n".join(lines).strip() + "\n"
