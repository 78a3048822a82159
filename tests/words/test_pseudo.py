"""The pseudo-language: long, accented, in brackets, and otherwise the language that it is made from."""

import pytest
from fluent.syntax import FluentParser

from tests.pseudo import Maker, pseudo
from tests.words.samples import REASONS, TABLES
from tutor.rules.numbers import NUMBERS
from tutor.words.files import language_codes, locales_folder
from tutor.words.pseudo import accented, stretched
from tutor.words.words import Words

__all__ = ["pseudo"]  # a fixture


@pytest.mark.parametrize("lang", language_codes())
def test_every_message_keeps_what_is_filled_in(lang: str, pseudo: Maker) -> None:
    made, own = pseudo(lang).catalogue, Words(lang).catalogue
    made.check()
    assert made.entries.keys() == own.entries.keys()
    for id_ in own.entries:
        assert made.uses(id_) == own.uses(id_), id_


@pytest.mark.parametrize("lang", language_codes())
def test_it_is_half_as_long_again(lang: str, pseudo: Maker) -> None:
    own, made = Words(lang), pseudo(lang)
    lengths = [(len(own.rule(number)), len(made.rule(number))) for number in NUMBERS]
    assert 1.45 < sum(long for _, long in lengths) / sum(short for short, _ in lengths) < 1.75
    assert all(long > 1.3 * short for short, long in lengths)


def test_what_is_said_stands_in_brackets_and_has_accents(pseudo: Maker) -> None:
    words = pseudo("en")
    said = [*(words.reason(reason) for reason in REASONS), *(words.rule(number) for number in NUMBERS)]
    assert all(text.startswith("[") and text.endswith("]") for text in said)
    assert all(not text.isascii() for text in said)
    for table in TABLES.values():
        assert all(words.table(table))


def test_it_counts_as_its_language_does(pseudo: Maker) -> None:
    romanian = pseudo("ro")
    assert [stretched("de") in romanian.say("count-points", number=number) for number in (2, 19, 20, 101, 120)] == [
        False,
        False,
        True,
        False,
        True,
    ]


def test_short_names_keep_their_length(pseudo: Maker) -> None:
    words = pseudo("en")
    assert words.say("screen-seat", seat="S") == "ýôû"
    assert words.say("screen-seat", seat="SW") == accented("SW")
    assert words.say("screen-rank-french", rank="ten") == "10"


def test_what_is_typed_stays_as_it_is(pseudo: Maker) -> None:
    assert pseudo("ro").say("typed-yes") == Words("ro").say("typed-yes")
    assert "cruce-tutor" in pseudo("en").say("about-more")
    assert "--help" in pseudo("en").say("about-more")
    assert "%(value)" in pseudo("en").say("argparse-choice")


def test_words_stay_words() -> None:
    text = "Whoever leads may lead any card: a 10, or 20 of it."
    assert len(stretched(text).split()) == len(text.split())
    assert stretched("a, w and 10h") == "â, w ââññd 10h"


def test_it_can_be_read_by_fluent(pseudo: Maker) -> None:
    folder = pseudo("en").catalogue.folder
    for path in folder.glob("*.ftl"):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert [type(entry).__name__ for entry in body if type(entry).__name__ == "Junk"] == []
    assert {path.name for path in folder.iterdir()} == {path.name for path in (locales_folder() / "en").glob("*.ftl")}
