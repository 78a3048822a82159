"""The false rules: what one hears, what the rules say, and a position that proves it."""

import re
from codecs import encode
from itertools import product
from unicodedata import normalize

import pytest

from tutor.drill.answers import YesNo
from tutor.drill.beliefs import erring
from tutor.drill.questions import Choice, TrueFalse
from tutor.session.myths import myth_page, myth_question, myths
from tutor.session.shown import all_myths, shown
from tutor.words.files import entries, language_codes, language_folder
from tutor.words.words import Words

NUMBERS = [f"F{number}" for number in range(1, 12)]
LANGS = pytest.mark.parametrize("lang", language_codes())
SLURS = re.compile("gvtna|mvtrhare|pvtnal|tvgna|tlcf")
"""Words that stand nowhere in the product, not even here: their letters are turned by thirteen places."""


def slurs_in(text: str) -> list[str]:
    plain = "".join(sign for sign in normalize("NFKD", text.casefold()) if sign.isascii())
    return SLURS.findall(encode(plain, "rot13"))


def test_all_eleven_are_there_in_their_order() -> None:
    assert [link.page for link in myths(Words("en"))] == [f"myth/{number}" for number in NUMBERS]


@LANGS
def test_every_claim_is_direct_speech(lang: str) -> None:
    opening = Words(lang).say("quoted", text="x")[0]
    assert all(link.title.startswith(opening) for link in myths(Words(lang)))


@pytest.mark.parametrize("number", NUMBERS)
def test_a_claim_can_be_asked_and_is_false(number: str) -> None:
    question = myth_question(number)
    assert isinstance(question.question, TrueFalse)
    assert question.solution.answer == YesNo(False)
    assert number in question.rules_taught


@pytest.mark.parametrize("number", NUMBERS)
def test_the_position_that_proves_it_is_answered_as_its_author_expects_and_caught_by_some_belief(number: str) -> None:
    scenario = shown(all_myths()[number].example)
    assert scenario.ok
    assert number in scenario.rules_taught
    if not isinstance(scenario.question, TrueFalse | Choice):
        assert next(erring(scenario.position, scenario.question), None) is not None


@pytest.mark.parametrize(("lang", "number"), list(product(language_codes(), NUMBERS)))
def test_a_page_tells_claim_verdict_rules_and_where_it_would_be_true(lang: str, number: str) -> None:
    words = Words(lang)
    page = myth_page(number, words)
    claim, verdict, *rules, where = page.paragraphs
    assert claim == words.text(all_myths()[number].claim)
    assert words.say(f"myth-{number}") in verdict
    assert [rule.partition(",")[0] for rule in rules] == list(all_myths()[number].rules)
    assert where == words.say(f"myth-{number}.where")
    assert page.scenario is not None
    assert page.answer


def test_looking_through_the_tricks_is_allowed_where_all_agreed_beforehand() -> None:
    assert "everybody agreed on it beforehand" in myth_page("F7", Words("en")).paragraphs[-1]


@LANGS
def test_no_slur_stands_anywhere(lang: str) -> None:
    texts = [entry.source for entry in entries(language_folder(lang)).values()]
    assert slurs_in(encode("qvr Mvtrhare", "rot13")), "the guard sees what it is to see"
    assert [text for text in texts if slurs_in(text)] == []


@pytest.mark.parametrize("number", ["F12", "f3", "P7", ""])
def test_what_is_no_false_rule_has_no_page(number: str) -> None:
    with pytest.raises(KeyError):
        myth_page(number, Words("en"))
    with pytest.raises(KeyError):
        myth_question(number)
