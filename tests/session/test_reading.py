"""Every page can be opened by its id, in every language, and every link leads to a page."""

from collections.abc import Iterator
from functools import cache

import pytest

from tutor.rules.numbers import NUMBERS, SECTIONS
from tutor.session.pages import Page
from tutor.session.reading import open_page
from tutor.session.shown import all_myths, all_terms
from tutor.words.files import language_codes
from tutor.words.spoken import Pack
from tutor.words.words import Words


def every_id() -> Iterator[str]:
    yield from (f"term/{id_}" for id_ in all_terms())
    yield from (f"myth/{number}" for number in all_myths())
    yield from (f"rule/{number}" for number in NUMBERS)
    yield from (f"source/{letter}" for letter in SECTIONS)


@cache
def pages(lang: str, pack: Pack) -> dict[str, Page]:
    words = Words(lang, pack)
    return {id_: open_page(id_, words) for id_ in every_id()}


@pytest.mark.parametrize("lang", language_codes())
def test_every_page_opens_and_every_link_leads_to_one_of_them(lang: str) -> None:
    found = pages(lang, "hungarian")
    for id_, page in found.items():
        assert page.id == id_
        assert page.title
        assert all(page.paragraphs), id_
        assert {link.page for link in page.links} <= found.keys(), id_
        assert len({link.page for link in page.links}) == len(page.links), id_


def test_every_scenario_shown_is_answered_as_its_author_expects() -> None:
    scenarios = [page.scenario for page in pages("en", "french").values() if page.scenario is not None]
    assert len(scenarios) > 100
    assert [scenario.id for scenario in scenarios if not scenario.ok] == []


@pytest.mark.parametrize(
    "id_", ["", "term", "term/", "term/bluff", "myth/F12", "rule/P13", "source/Q", "source/", "lesson/1"]
)
def test_what_is_no_page_is_not_opened(id_: str) -> None:
    with pytest.raises(KeyError):
        open_page(id_, Words("en"))
