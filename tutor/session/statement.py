"""What a learner knows, and on what evidence: one page, for themselves or for whoever teaches them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, tzinfo
from typing import Final

from tutor.generate import RULES_AIMED
from tutor.memory.mastery import ASKED, FULL, Level, Mastery
from tutor.memory.memory import Memory
from tutor.rules.numbers import NUMBERS, SECTIONS
from tutor.session.pages import Page
from tutor.words.words import Words

KIND: Final = "statement"
"""The id of the page."""
_TOLD: Final = {FULL: "progress-right", 0: "progress-wrong"}


def statement(memory: Memory, words: Words, zone: tzinfo | None = None) -> Page:
    """Section by section the rules that are secure, shaky or new, each on how many answers, and since when.

    Days are those of a time zone (none: the machine's own). Rules about which nothing fresh can be asked are left out
    until something was.
    """
    title = words.say("statement-title")
    if not memory.answered:
        return Page(KIND, title, (words.say("statement-none"),))
    facts = {"answered": memory.answered, "right": memory.right, "day": _day(memory.latest, words, zone)}
    head = (words.say("statement-summary", **facts), words.say("statement-measure", asked=ASKED))
    sections = [line for section in SECTIONS for line in _section(section, memory, words, zone)]
    return Page(KIND, title, (*head, *sections))


def _section(section: str, memory: Memory, words: Words, zone: tzinfo | None) -> Iterator[str]:
    """A section's name with its numbers, its rules that were answered, and those that are new."""
    rules = [rule for rule in NUMBERS if rule[0] == section and (rule in RULES_AIMED or rule in memory.rules)]
    known = {level: [rule for rule in rules if memory.level(rule) is level] for level in Level}
    if not rules:
        return
    numbers = {level.value: len(known[level]) for level in Level}
    yield words.say("statement-section", section=words.say(f"source-section-{section}"), **numbers)
    for rule in (*known[Level.SECURE], *known[Level.SHAKY]):
        yield _rule(rule, memory.mastery(rule), words, zone)
    if known[Level.NEW]:
        titles = (words.say("statement-named", number=rule, title=words.rule_title(rule)) for rule in known[Level.NEW])
        yield words.say("statement-new", rules=words.join(titles, "apart"))


def _rule(rule: str, known: Mastery, words: Words, zone: tzinfo | None) -> str:
    last = [words.say(_TOLD.get(credit, "progress-helped")) for credit in known.credits[-ASKED:]]
    return words.say(
        "statement-secure" if known.level is Level.SECURE else "statement-shaky",
        number=rule,
        title=words.rule_title(rule),
        answers=known.answers,
        last=words.join(last, "apart"),
        day=_day(known.time, words, zone),
    )


def _day(time: int, words: Words, zone: tzinfo | None) -> str:
    """The day of a time in seconds since 1970, if there was a clock to be believed."""
    return words.date(datetime.fromtimestamp(time, zone)) if time else words.say("statement-no-day")
