"""The glossary: one approved word for each notion, found in our own sentences and by whatever somebody types."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tutor.rules.numbers import NUMBERS
from tutor.session.glossary import find_term, forms, nearest_terms, other_words, related, term_page, terms, terms_in
from tutor.session.shown import all_terms
from tutor.words.files import entries, language_codes, language_folder
from tutor.words.spoken import Pack
from tutor.words.words import Words

LANGS = pytest.mark.parametrize("lang", language_codes())
VOCABULARY = Path(__file__).parents[3] / "shared" / "spec" / "vocabulary.md"
MOST_IN_SENTENCE = 20


@cache
def words_in(lang: str, pack: Pack = "french") -> Words:
    return Words(lang, pack)


def found(text: str, lang: str = "en") -> list[tuple[str, str]]:
    """What stands in a text, and the term that it is."""
    return [(text[begin:end], id_) for begin, end, id_ in terms_in(text, words_in(lang))]


# -- the words ---------------------------------------------------------------------------------------------------------


@LANGS
def test_every_term_has_a_word_a_meaning_and_forms(lang: str) -> None:
    words = words_in(lang)
    assert len(all_terms()) >= 60
    for id_ in all_terms():
        assert words.say(f"term-{id_}").strip(), id_
        assert words.say(f"term-{id_}.means").endswith((".", "!")), id_
        assert all(forms(id_, words)), id_


@LANGS
def test_meanings_are_one_or_two_short_sentences(lang: str) -> None:
    for id_ in all_terms():
        sentences = re.split(r"(?<=[.!?]) +", words_in(lang).say(f"term-{id_}.means"))
        assert len(sentences) <= 2 + (id_ == "suit"), id_
        assert max(len(sentence.split()) for sentence in sentences) <= MOST_IN_SENTENCE, id_


@LANGS
def test_no_other_word_for_a_term_is_its_own(lang: str) -> None:
    words = words_in(lang)
    for id_ in all_terms():
        others = [other.strip() for other in other_words(id_, words).split(",")]
        assert words.say(f"term-{id_}") not in others, id_
        assert len(set(others)) == len(others), id_


@pytest.mark.skipif(not VOCABULARY.is_file(), reason="the vocabulary is not here")
@LANGS
def test_the_approved_words_are_the_ones_used(lang: str) -> None:
    words = words_in(lang)
    used = " | ".join(
        [words.say(f"term-{id_}") for id_ in all_terms()] + [form for id_ in all_terms() for form in forms(id_, words)]
    )
    approved = list(_approved(lang))
    assert len(approved) > 30
    assert [word for word in approved if word.casefold() not in used.casefold()] == []


def _approved(lang: str) -> Iterator[str]:
    section = VOCABULARY.read_text(encoding="utf-8").partition("## 0")[2].partition("## 1")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    column = rows[0].index(lang.upper())
    for row in rows[2:]:
        yield from (word.strip() for word in re.split(r"[;,]", re.sub(r"\(.*?\)", "", row[column])) if word.strip())


# -- terms in a text ---------------------------------------------------------------------------------------------------


@LANGS
def test_nearly_every_rule_holds_a_term(lang: str) -> None:
    words = words_in(lang)
    without = [number for number in NUMBERS if not terms_in(words.rule(number), words)]
    assert len(without) <= len(NUMBERS) / 20, without


@LANGS
def test_nearly_every_reason_holds_a_term(lang: str) -> None:
    messages = entries(language_folder(lang)).values()
    texts = [entry.source.partition("=")[2] for entry in messages if entry.file.name == "reasons.ftl"]
    told = [text for text in texts if len(re.sub(r"\{[^{}]*\}", "", text).split()) > 5]
    without = [text for text in told if not terms_in(text, words_in(lang))]
    assert len(told) > 50
    assert len(without) <= len(told) / 5


def test_of_two_terms_at_one_place_the_longer_one_is_found() -> None:
    assert found("You must follow suit: play the suit led.") == [
        ("follow suit", "follow-suit"),
        ("suit led", "suit-led"),
    ]


def test_terms_are_found_in_any_capitals_and_as_whole_words_only() -> None:
    assert found("TRUMPS! Trumpets, strumpets and iber-like things.") == [("TRUMPS", "trump")]


def test_accents_are_exact() -> None:
    assert found("Nu mai duce mâna.", "ro") == [("duce mâna", "take")]
    assert "trick" not in [id_ for _, id_ in found("mana", "ro")]


def test_forms_may_have_any_ending() -> None:
    assert [id_ for _, id_ in found("A partnerednek adut kellett tennie az ütésbe.", "hu")] == [
        "partner",
        "trump",
        "trick",
    ]


def test_small_words_are_no_cards() -> None:
    assert found("over and under", "en") == []
    assert found("unter uns: zehn und neun", "de") == []


def test_a_text_may_go_over_several_lines() -> None:
    assert found("the suit\n    led") == [("suit\n    led", "suit-led")]


def test_a_text_without_terms_holds_none() -> None:
    assert found("") == found("Good evening!") == []


# -- lists and pages ---------------------------------------------------------------------------------------------------


def test_terms_stand_by_the_alphabet_of_the_language() -> None:
    hungarian = [link.title for link in terms(words_in("hu"))]
    assert hungarian.index("számolás") > hungarian.index("renonsz")
    assert hungarian.index("cél") < hungarian.index("cruce") < hungarian.index("dáma")
    english = [link.title for link in terms(words_in("en"))]
    assert english.index("to lead") < english.index("match") < english.index("to overtrump")


def test_a_page_says_the_word_in_every_language_and_what_others_say() -> None:
    page = term_page("trick", words_in("en"))
    text = "\n".join(page.paragraphs)
    assert page.id == "term/trick"
    assert page.title == "trick"
    for word in ("mână", "trick", "Stich", "ütés", "baza"):
        assert f"“{word}”" in text
    assert "P11" in text
    assert "levată" in "\n".join(term_page("trick", words_in("ro")).paragraphs)


def test_a_page_shows_a_position_with_its_answer() -> None:
    page = term_page("ruff", words_in("en"))
    assert page.scenario is not None
    assert page.scenario.ok
    assert page.answer[0].startswith(("Only", "These"))
    assert len(page.answer) >= 2


def test_cards_are_named_as_in_the_pack() -> None:
    assert term_page("queen", words_in("en", "hungarian")).title == "over"
    assert term_page("queen", words_in("en")).title == "queen"


@LANGS
def test_pages_lead_to_other_terms_and_never_to_themselves(lang: str) -> None:
    for term in all_terms().values():
        assert term.id not in related(term, words_in(lang))
        assert related(term, words_in(lang)) or term.id in {"twenty", "season"}, term.id


def test_a_term_that_is_not_there_has_no_page() -> None:
    with pytest.raises(KeyError):
        term_page("bluff", words_in("en"))


# -- looking up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "term"),
    [
        ("trick", "trick"),
        ("Stich", "trick"),
        ("LEVATĂ", "trick"),
        ("levata", "trick"),
        ("  ütés ", "trick"),
        ("treiar", "queen"),
        ("Unter", "jack"),
        ("mariaj", "pair"),
        ("zsírozni", "fatten"),
        ("partners", "partner"),
        ("las cuarenta", "forty"),
        ("to take", "take"),
    ],
)
def test_a_term_is_found_by_any_of_its_words_in_any_language(typed: str, term: str) -> None:
    assert find_term(typed, words_in("en")) == term


def test_ones_own_language_goes_before_the_others() -> None:
    assert find_term("talon", words_in("de")) == "stock"
    assert find_term("talon", words_in("en")) == "with-talon"


@pytest.mark.parametrize("typed", ["", "  ", "xyzzy", "*", "tri"])
def test_what_is_no_term_is_not_found(typed: str) -> None:
    assert find_term(typed, words_in("en")) is None


def test_near_words_are_offered() -> None:
    assert nearest_terms("trik", words_in("en"))[0] == "trick"
    assert nearest_terms("xyzzy", words_in("en")) == []
