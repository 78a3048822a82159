"""Who says so: rule by rule which source a rule comes from, where the sources disagree, and how we read them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.drill.beliefs import BELIEFS
from tutor.drill.scenario import Scenario
from tutor.rules.numbers import NUMBERS, SECTIONS
from tutor.rules.sources import ORIGINS, READINGS, readings_of
from tutor.session.pages import Link, Page
from tutor.session.shown import all_myths, all_terms, proof, shown, slips
from tutor.words.words import Words

KIND: Final = "source"
RULE_KIND: Final = "rule"
"""What the ids of these pages begin with: of a section of the rules, and of one rule."""

_BELIEFS: Final = 4
"""So many ideas behind wrong answers a page tells, at most."""


def source_pages(words: Words) -> list[Link]:
    """The sections of the rules, in their order."""
    return [_section_link(letter, words) for letter in SECTIONS]


def _section_link(letter: str, words: Words) -> Link:
    return Link(f"{KIND}/{letter}", words.say(f"source-section-{letter}"))


def _rule_link(number: str, words: Words) -> Link:
    return Link(f"{RULE_KIND}/{number}", words.rule_title(number))


def sources_told(words: Words) -> tuple[str, ...]:
    """What the sources are, in a few sentences."""
    return tuple(words.say("sources-about").split("\n\n"))


def source_page(id_: str, words: Words) -> Page:
    """A section of the rules by its letter, or one rule by its number.

    Raises: `KeyError` for one that isn't there.
    """
    if id_ in SECTIONS:
        numbers = [number for number in NUMBERS if number.rstrip("0123456789") == id_]
        told = (_reading(number, words) for number in numbers) if id_ == "E" else _origins(numbers, words)
        return Page(
            id=f"{KIND}/{id_}",
            title=words.say(f"source-section-{id_}"),
            paragraphs=tuple(told),
            links=tuple(_rule_link(number, words) for number in numbers),
        )
    return rule_page(id_, words)


def _origins(numbers: list[str], words: Words) -> Iterator[str]:
    for number in numbers:
        facts = {"number": number, "title": words.rule_title(number), "origin": str(ORIGINS[number])}
        yield words.say("source-of", **facts)


def _reading(number: str, words: Words) -> str:
    """What the sources say, and how we read it."""
    return words.say("source-reading", number=number, said=words.say(f"reading-{number}"), read=words.rule(number))


def rule_page(number: str, words: Words) -> Page:
    """A rule: what it says, who says so, where the sources disagree, an example, and ideas that it refutes.

    Raises: `KeyError` for a number that isn't there.
    """
    origin = ORIGINS[number]
    paragraphs = [words.rule(number)]
    if number in READINGS:
        paragraphs = [_reading(number, words)]
    else:
        paragraphs.append(words.say("rule-origin", origin=str(origin)))
    paragraphs += [_reading(reading, words) for reading in readings_of(number)]
    if ideas := list(_ideas(number, words)):
        paragraphs += [words.say("rule-ideas"), *ideas]
    scenario = _example(number)
    return Page(
        id=f"{RULE_KIND}/{number}",
        title=words.say("rule-page-title", number=number, title=words.rule_title(number)),
        paragraphs=tuple(paragraphs),
        scenario=scenario,
        answer=proof(scenario, words, (number,)) if scenario is not None else (),
        links=tuple(_links(number, words)),
    )


def _ideas(number: str, words: Words) -> Iterator[str]:
    refuted = [idea for idea in BELIEFS.values() if number in (*idea.refuted_by, idea.false_rule)]
    for idea in refuted[:_BELIEFS]:
        yield words.belief(idea)


def _example(number: str) -> Scenario | None:
    """The easiest shipped scenario that teaches a rule, one that teaches it first before others."""
    teaching = [slip for slip in slips().values() if number in slip.rules]
    if not teaching:
        return None
    return shown(min(teaching, key=lambda slip: (slip.rules.index(number), slip.level)).id)


def _links(number: str, words: Words) -> Iterator[Link]:
    if number in all_myths():
        yield Link(f"myth/{number}", words.text(all_myths()[number].claim))
    for term in all_terms().values():
        if number in term.rules:
            yield Link(f"term/{term.id}", words.say(f"term-{term.id}"))
    for other in (*readings_of(number), *READINGS.get(number, ())):
        yield _rule_link(other, words)
    yield _section_link(number.rstrip("0123456789"), words)
