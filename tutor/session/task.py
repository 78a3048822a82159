"""What a front end shows: a question with its fields and options, and what is said of an answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tutor.cards import Card
from tutor.drill.answers import Answer
from tutor.drill.judge import Verdict
from tutor.drill.panes import Count, Field, Pick, answer_of, pane
from tutor.drill.questions import Choice, TrumpSuit
from tutor.drill.scenario import Scenario
from tutor.words.words import Words

NUMERIC: Final = ("bid", "points")
"""Kinds of options that are numbers themselves."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: its code, the key that chooses it, its name, and its card if it is one.

    The key is the option's place, from 1; where options are numbers themselves it is the number, so that a typed `2`
    never means two things.
    """

    code: str
    key: str
    name: str
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One field of the answer as it is shown: a label (empty where there is only one field), and options if any."""

    field: Field
    label: str
    options: tuple[Option, ...] = ()

    @property
    def many(self) -> bool:
        """Whether several options may be chosen."""
        return isinstance(self.field, Pick) and self.field.many

    @property
    def ordered(self) -> bool:
        """Whether the order of choosing is the answer."""
        return isinstance(self.field, Pick) and self.field.ordered


@dataclass(frozen=True, slots=True)
class Task:
    """A question as it is shown: its number, the table in sentences, what is asked, how to answer, the fields.

    `said` is what somebody at the table says, which no picture of it shows.
    """

    number: int
    scenario: Scenario
    table: tuple[str, ...]
    prompt: str
    how: str
    entries: tuple[Entry, ...]
    said: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Unclear:
    """What the learner said is no answer yet: a kind sentence, and nothing is counted.

    `again` says it in other words.
    """

    message: str
    again: Callable[[Words], str] = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Reply:
    """A verdict in sentences: what was chosen, whether it is right, and why."""

    verdict: Verdict
    chosen: str
    headline: str
    because: tuple[str, ...]
    remark: str | None  # what the author adds
    meanwhile: tuple[str, ...] = ()  # what others play behind a card, which a picture of the table shows
    outcome: tuple[str, ...] = ()  # what comes of it: who takes the trick, what the round scores
    further: tuple[str, ...] = ()  # what else was overlooked, on request
    own: str | None = None  # where the learner's own table would answer otherwise
    elsewhere: tuple[str, ...] = ()  # where other tables would, on request

    @property
    def added(self) -> tuple[str, ...]:
        """What stands behind the reasons: how the learner's own table has it, and what the author adds."""
        return tuple(line for line in (self.own, self.remark) if line)

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it, in reading order."""
        return (self.chosen, self.headline, *self.because, *self.meanwhile, *self.outcome, *self.added)


def values_of(answer: Answer, entries: tuple[Entry, ...]) -> list[str]:
    """An answer as the texts of its fields: what `Quiz.choose` would take."""
    if len(entries) == 1:
        return [str(answer)]
    return [part.rsplit(":", 1)[-1] for part in str(answer).split()]


def task_of(number: int, scenario: Scenario, words: Words) -> Task:
    """A scenario as a question in the language of `words`."""
    entries = entries_of(scenario, words)
    prompt = prompt_of(scenario, words)
    cards = [option.card for option in entries[0].options if option.card is not None]
    asks_trump = isinstance(scenario.question, TrumpSuit)
    table = tuple(words.table(scenario.position, numbered=cards, trump=not asks_trump))
    return Task(number, scenario, table, prompt, _how(entries, words), entries)


def prompt_of(scenario: Scenario, words: Words) -> str:
    """What is asked: as its author says it, else as everybody does."""
    return (
        words.text(scenario.prompt)
        if scenario.prompt is not None
        else words.question(scenario.position, scenario.question)
    )


def entries_of(scenario: Scenario, words: Words) -> tuple[Entry, ...]:
    """The fields of the answer in the language of `words`."""
    fields = pane(scenario.position, scenario.question).fields
    return tuple(
        Entry(
            part,
            "" if len(fields) == 1 else _label(part, scenario, words),
            tuple(_options(part, scenario, words)) if isinstance(part, Pick) else (),
        )
        for part in fields
    )


def _label(part: Field, scenario: Scenario, words: Words) -> str:
    match part:
        case Count(label) if label in scenario.position.rules.sides:
            return words.say("label-side-change", side=label)
        case Count(label):
            return words.say(f"label-{label}")
        case Pick(kind):
            return words.say(f"label-{kind}")


def _options(part: Pick, scenario: Scenario, words: Words) -> list[Option]:
    found = []
    for number, code in enumerate(part.options, 1):
        key = code if part.kind in NUMERIC else str(number)
        card = Card.parse(code) if part.kind == "card" else None
        found.append(Option(code, key, _name(part, code, scenario, words), card))
    return found


def _name(part: Pick, code: str, scenario: Scenario, words: Words) -> str:
    """What an option is called."""
    match part.kind, scenario.question:
        case "card", _:
            return words.card(Card.parse(code))
        case "bid", _:
            return words.say(f"bid-option-{code}") if code in ("none", "pass") else code
        case "points", _:
            return code
        case "ending", _:
            return words.say(f"ending-{code}")
        case _, Choice(choices):
            return words.text(choices[int(code) - 1])
        case _, question:
            return words.answer(question, answer_of(scenario.position, question, [code]))


def _how(entries: tuple[Entry, ...], words: Words) -> str:
    if len(entries) > 1:
        return words.say("how-fields", count=len(entries))
    field = entries[0].field
    if not entries[0].options or (isinstance(field, Pick) and field.kind == "points"):
        return words.say("how-number")
    if entries[0].ordered:
        return words.say("how-order")
    return words.say("how-many" if entries[0].many else "how-one")
