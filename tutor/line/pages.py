"""Pages in plain lines: the glossary, the false rules, the sources."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tutor.drill.questions import Choice
from tutor.drill.scenario import Scenario
from tutor.rules.numbers import NUMBERS, SECTIONS
from tutor.session import glossary, myths, sources
from tutor.session.pages import Link, Page
from tutor.session.reading import terms_of
from tutor.session.shown import all_myths
from tutor.session.task import prompt_of
from tutor.words.words import Words

_VERBS: Final = {
    glossary.KIND: "glossary",
    myths.KIND: "myths",
    sources.KIND: "sources",
    sources.RULE_KIND: "sources",
}
"""By the kind of a page, the verb that shows it."""


class NoSuchPage(ValueError):
    """Nothing is called so; the sentence says it, and what is near."""


def pages(verb: str, wanted: str | None, words: Words) -> list[str]:
    """What `glossary`, `myths` and `sources` print: the page wanted, or the list of them all.

    Raises: `NoSuchPage`.
    """
    match verb:
        case "glossary":
            return _glossary(words) if wanted is None else page_lines(_term(wanted, words), words)
        case "myths":
            return _myths(words) if wanted is None else page_lines(_myth(wanted, words), words)
        case _:
            return _sources(words) if wanted is None else page_lines(_source(wanted, words), words)


def term_lines(texts: Iterable[str], words: Words) -> list[str]:
    """What the terms mean that stand in some texts; the list of all where none does."""
    found = terms_of(texts, words)
    if not found:
        return _glossary(words)
    return [_listed(link, words) for link in found]


def _listed(link: Link, words: Words) -> str:
    """A term and what it means."""
    return words.say("reading-page-listed", name=link.title, text=glossary.meaning(_name(link), words))


# -- lists -------------------------------------------------------------------------------------------------------------


def _glossary(words: Words) -> list[str]:
    told = [words.say("glossary-title")]
    told += [_listed(link, words) for link in glossary.terms(words)]
    return [*told, words.say("glossary-more")]


def _myths(words: Words) -> list[str]:
    told = [words.say("reading-page-listed", name=_name(link), text=link.title) for link in myths.myths(words)]
    return [words.say("myths-title"), words.say("myths-about"), *told, words.say("myths-more")]


def _sources(words: Words) -> list[str]:
    told = [words.say("reading-page-listed", name=_name(link), text=link.title) for link in sources.source_pages(words)]
    return [words.say("sources-title"), *sources.sources_told(words), *told, words.say("sources-more")]


# -- pages by what somebody typed --------------------------------------------------------------------------------------


def _term(wanted: str, words: Words) -> Page:
    id_ = glossary.find_term(wanted, words)
    if id_ is None:
        near = glossary.nearest_terms(wanted, words)
        raise NoSuchPage(words.say("glossary-unknown", found=wanted, nearest=words.join(near, "or") if near else None))
    return glossary.term_page(id_, words)


def _myth(wanted: str, words: Words) -> Page:
    number = wanted.strip().upper()
    number = f"F{number}" if number.isdigit() else number
    if number not in all_myths():
        raise NoSuchPage(words.say("myths-unknown", found=wanted, last=f"F{SECTIONS['F']}"))
    return myths.myth_page(number, words)


def _source(wanted: str, words: Words) -> Page:
    name = wanted.strip().upper()
    if name in SECTIONS or name in NUMBERS:
        return sources.source_page(name, words)
    near = [number for number in NUMBERS if name[:1] == number[:1]][-1:]
    raise NoSuchPage(words.say("sources-unknown", found=wanted, nearest=near[0] if near else None))


# -- one page ----------------------------------------------------------------------------------------------------------


def page_lines(page: Page, words: Words) -> list[str]:
    """A page as it is read out: title, paragraphs, the position with its question and answer, and where to read on."""
    told = [page.title, *page.paragraphs]
    if page.scenario is not None:
        told += ["", words.say("reading-page-example"), *_asked(page.scenario, words), *page.answer]
    if page.links:
        told += ["", words.say("reading-page-links"), *(_linked(link, words) for link in page.links)]
    return told


def _asked(scenario: Scenario, words: Words) -> Iterator[str]:
    """A position and what is asked of it."""
    yield from words.table(scenario.position)
    yield prompt_of(scenario, words)
    if isinstance(scenario.question, Choice):
        yield words.numbered(text.removesuffix(".") for text in map(words.text, scenario.question.choices))


def _linked(link: Link, words: Words) -> str:
    kind = link.page.partition("/")[0]
    return words.say("reading-page-link", title=link.title, command=f"cruce-tutor {_VERBS[kind]} {_name(link)}")


def _name(link: Link) -> str:
    return link.page.partition("/")[2]
