"""Who says so: pages of sections and rules, true to the table of origins."""

import pytest

from tutor.rules.numbers import NUMBERS, SECTIONS
from tutor.rules.sources import READINGS
from tutor.session.sources import rule_page, source_page, source_pages, sources_told
from tutor.words.files import language_codes
from tutor.words.words import Words

WORDS = Words("en")
LANGS = pytest.mark.parametrize("lang", language_codes())


def test_there_is_a_page_for_every_section() -> None:
    assert [link.page for link in source_pages(WORDS)] == [f"source/{letter}" for letter in SECTIONS]


@LANGS
def test_the_sources_are_told_in_two_paragraphs(lang: str) -> None:
    assert len(sources_told(Words(lang))) == 2


@pytest.mark.parametrize("letter", SECTIONS)
def test_a_section_tells_of_each_of_its_rules_and_leads_to_it(letter: str) -> None:
    page = source_page(letter, WORDS)
    numbers = [number for number in NUMBERS if number[0] == letter]
    assert [link.page for link in page.links] == [f"rule/{number}" for number in numbers]
    assert [text.split(",")[0].split(":")[0] for text in page.paragraphs] == numbers


def test_each_family_is_told_as_its_own_source() -> None:
    assert "The Romanian tutorial says so." in rule_page("P7", WORDS).paragraphs
    assert "The article in four languages says so." in rule_page("P5", WORDS).paragraphs
    assert "Both sources say so." in rule_page("P2", WORDS).paragraphs


@LANGS
def test_where_the_sources_disagree_both_are_told_and_how_we_read_them(lang: str) -> None:
    words = Words(lang)
    for reading, rules in READINGS.items():
        told = words.say(f"reading-{reading}")
        for number in rules:
            (text,) = [text for text in rule_page(number, words).paragraphs if told in text]
            assert text.startswith(f"{reading}: ")
            assert words.rule(reading) in text


def test_a_rule_tells_the_ideas_that_it_refutes() -> None:
    paragraphs = rule_page("P3", WORDS).paragraphs
    assert WORDS.say("rule-ideas") in paragraphs
    assert "It looks as if you thought that without the suit led you could throw anything." in paragraphs


def test_a_rule_without_wrong_ideas_tells_none() -> None:
    assert WORDS.say("rule-ideas") not in rule_page("G11", WORDS).paragraphs


@pytest.mark.parametrize("number", [number for number in NUMBERS if number[0] in "CSBTPANMXFV"])
def test_every_rule_of_the_game_shows_a_scenario_that_teaches_it(number: str) -> None:
    page = rule_page(number, WORDS)
    assert page.scenario is not None
    assert number in page.scenario.rules_taught
    assert page.answer


def test_a_false_rule_leads_to_its_own_page() -> None:
    assert "myth/F3" in [link.page for link in rule_page("F3", WORDS).links]


@pytest.mark.parametrize("wanted", ["Q", "P13", "p7", "", "7"])
def test_what_is_neither_section_nor_rule_has_no_page(wanted: str) -> None:
    with pytest.raises(KeyError):
        source_page(wanted, WORDS)
