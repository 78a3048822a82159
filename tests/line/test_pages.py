"""Pages in lines: lists, pages by whatever somebody types, and one clear sentence where there is none."""

import re
from collections.abc import Iterator

import pytest

from tutor.cli import main
from tutor.line.pages import NoSuchPage, page_lines, pages
from tutor.session.pages import Link, Page
from tutor.words.files import language_codes
from tutor.words.words import Words

WORDS = Words("en", "french")
LANGS = pytest.mark.parametrize("lang", language_codes())


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of a run."""
    status = main(arguments)
    out, err = capsys.readouterr()
    return status, out, err


def commands(lines: list[str]) -> Iterator[list[str]]:
    """The commands that a page leads to, as arguments."""
    for line in lines:
        if match := re.search(r": cruce-tutor (.+)$", line):
            yield match.group(1).split()


# -- lists -------------------------------------------------------------------------------------------------------------


@LANGS
def test_the_glossary_lists_every_term_with_its_meaning(lang: str) -> None:
    lines = pages("glossary", None, Words(lang))
    assert len(lines) >= 62
    assert all(": " in line for line in lines[1:-1])
    assert "cruce-tutor glossary" in lines[-1]


def test_the_false_rules_are_listed_by_number_and_claim() -> None:
    lines = pages("myths", None, WORDS)
    assert lines[0] == "False rules"
    assert [line.partition(":")[0] for line in lines[2:-1]] == [f"F{number}" for number in range(1, 12)]


def test_the_sources_are_told_before_the_sections() -> None:
    lines = pages("sources", None, WORDS)
    assert "Romanian tutorial" in lines[1]
    assert [line[0] for line in lines[3:-1]] == list("CSBTPANMXFVGE")


# -- pages -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["F3", "f3", "3", " F3 "])
def test_a_false_rule_is_found_by_its_number_however_it_is_typed(typed: str) -> None:
    lines = pages("myths", typed, WORDS)
    assert lines[:2] == ["False rule F3", "“You only bid one? Then you may not lead with your 40.”"]
    assert "Yes, the king of spades may be played." in lines


@pytest.mark.parametrize("typed", ["p7", "P7"])
def test_a_rule_is_found_in_any_case(typed: str) -> None:
    assert pages("sources", typed, WORDS)[0] == "P7: Iber: beat if you can"


def test_a_section_is_found_by_its_letter() -> None:
    assert pages("sources", "e", WORDS)[0] == "Where the sources disagree"


def test_the_choices_of_a_question_are_told() -> None:
    assert any(line.startswith("1 The player on the dealer’s right, 2 ") for line in pages("glossary", "to cut", WORDS))


def test_links_name_commands_that_open_pages() -> None:
    for start in (("glossary", "trump"), ("myths", "F1"), ("sources", "P5"), ("sources", "F3")):
        found = list(commands(pages(*start, WORDS)))
        assert found
        for verb, name in found:
            assert pages(verb, name, WORDS)


def test_a_page_without_position_and_links_is_title_and_paragraphs() -> None:
    assert page_lines(Page("rule/x", "Title", ("One.", "Two.")), WORDS) == ["Title", "One.", "Two."]


def test_links_stand_behind_the_page() -> None:
    page = Page("rule/x", "Title", ("One.",), links=(Link("myth/F3", "A claim"), Link("source/P", "Play")))
    assert page_lines(page, WORDS)[-2:] == ["  A claim: cruce-tutor myths F3", "  Play: cruce-tutor sources P"]


# -- what is not there -------------------------------------------------------------------------------------------------


@LANGS
@pytest.mark.parametrize(
    ("verb", "typed"), [("glossary", "xyzzy"), ("myths", "F12"), ("sources", "Q1"), ("sources", "P13"), ("sources", "")]
)
def test_one_sentence_says_that_there_is_no_such_page(verb: str, typed: str, lang: str) -> None:
    with pytest.raises(NoSuchPage) as fault:
        pages(verb, typed, Words(lang))
    assert typed in str(fault.value)
    assert "\n" not in str(fault.value)


def test_near_matches_are_named() -> None:
    with pytest.raises(NoSuchPage, match="Perhaps you mean: trick"):
        pages("glossary", "trik", WORDS)
    with pytest.raises(NoSuchPage, match="the last one of its section is P12"):
        pages("sources", "P13", WORDS)


# -- the verbs ---------------------------------------------------------------------------------------------------------


@LANGS
def test_the_verbs_speak_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ("glossary", "Stich"),
        ("myths", "F3"),
        ("sources", "P7"),
        ("glossary",),
        ("myths",),
        ("sources",),
    ):
        status, out, err = said(capsys, *arguments, "--lang", lang)
        assert (status, err) == (0, "")
        assert len(out.splitlines()) > 8


def test_the_pack_names_the_cards(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = said(capsys, "myths", "F3", "--lang", "en", "--pack", "hungarian")
    assert "over of leaves" in out


def test_an_unknown_page_is_bad_usage(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = said(capsys, "myths", "F99", "--lang", "en")
    assert (status, out) == (2, "")
    assert err == "There is no false rule “F99”. They go from F1 to F11.\n"


@LANGS
@pytest.mark.parametrize("verb", ["glossary", "myths", "sources"])
def test_help_says_what_may_be_given(verb: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, verb, "--help", "--lang", lang)
    assert status == 0
    assert Words(lang).say(f"meta-{verb}") in out
