"""One learner at one quiz: the only thing that every front end drives.

A front end shows `task` and hands back what the learner chose or typed; the session answers with values that hold
finished sentences. The same answers give the same verdicts, whichever face asks.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tutor.cards import Card, NotNotation, parse_card
from tutor.drill.answers import Answer
from tutor.drill.judge import Verdict, judge
from tutor.drill.panes import Count, Field, Pane, Pick, answer_of, pane
from tutor.drill.questions import Choice
from tutor.drill.scenario import Scenario
from tutor.words.words import Words

Source = Callable[[], Scenario]
"""Gives the next question."""

_NUMERIC = ("bid", "points")


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
    """A question as it is shown: its number, the table in sentences, what is asked, how to answer, the fields."""

    number: int
    scenario: Scenario
    table: tuple[str, ...]
    prompt: str
    how: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Unclear:
    """What the learner said is no answer yet: a kind sentence, and nothing is counted."""

    message: str


@dataclass(frozen=True, slots=True)
class Reply:
    """A verdict in sentences: what was chosen, whether it is right, and why."""

    verdict: Verdict
    chosen: str
    headline: str
    because: tuple[str, ...]
    remark: str | None  # what the author adds

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it, in reading order."""
        return (self.chosen, self.headline, *self.because, *((self.remark,) if self.remark else ()))


@dataclass
class Quiz:
    """A run of questions, one at a time; an answer counts once.

    `words` may be replaced at any moment: `task` and `reply` then speak the new language, and the place is kept.
    """

    source: Source
    words: Words
    number: int = 0
    right: int = 0
    answered: int = 0
    scenario: Scenario = field(init=False)
    given: Answer | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.advance()

    # -- the question --------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Go on to the next question."""
        self.scenario = self.source()
        self.number += 1
        self.given = None

    @property
    def pane(self) -> Pane:
        """What the answer to the present question is made of."""
        return pane(self.scenario.position, self.scenario.question)

    @property
    def task(self) -> Task:
        """The present question in the present language."""
        scenario, words = self.scenario, self.words
        entries = self.entries
        if scenario.prompt is not None:
            prompt = words.text(scenario.prompt)
        else:
            prompt = words.question(scenario.position, scenario.question)
        return Task(self.number, scenario, tuple(self._table(entries)), prompt, self._how(entries), entries)

    def _table(self, entries: tuple[Entry, ...]) -> list[str]:
        cards = [option.card for option in entries[0].options if option.card is not None]
        return self.words.table(self.scenario.position, numbered=cards)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The fields of the answer in the present language."""
        fields = self.pane.fields
        return tuple(self._entry(part, alone=len(fields) == 1) for part in fields)

    def _entry(self, part: Field, *, alone: bool) -> Entry:
        label = "" if alone else self._label(part)
        if isinstance(part, Count):
            return Entry(part, label)
        options = []
        for number, code in enumerate(part.options, 1):
            key = code if part.kind in _NUMERIC else str(number)
            card = Card.parse(code) if part.kind == "card" else None
            options.append(Option(code, key, self._name(part, code), card))
        return Entry(part, label, tuple(options))

    def _label(self, part: Field) -> str:
        match part:
            case Count(label) if label in self.scenario.position.rules.sides:
                return self.words.say("label-side-change", side=label)
            case Count(label):
                return self.words.say(f"label-{label}")
            case Pick(kind):
                return self.words.say(f"label-{kind}")

    def _name(self, part: Pick, code: str) -> str:
        """What an option is called."""
        words, question = self.words, self.scenario.question
        match part.kind, question:
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
            case _:
                answer = answer_of(self.scenario.position, question, [code])
                return words.answer(question, answer)

    def _how(self, entries: tuple[Entry, ...]) -> str:
        if len(entries) > 1:
            return self.words.say("how-fields", count=len(entries))
        if not entries[0].options:
            return self.words.say("how-number")
        if entries[0].ordered:
            return self.words.say("how-order")
        return self.words.say("how-many" if entries[0].many else "how-one")

    # -- the answer ----------------------------------------------------------------------------------------------

    def choose(self, values: list[str]) -> Reply | Unclear:
        """Answer with the codes chosen or the numbers given, a text for each field."""
        if self.given is not None:
            return self.reply
        empty = next((entry for entry, value in zip(self.entries, values, strict=False) if not value.strip()), None)
        if empty is not None:
            return Unclear(self.words.say("nothing-chosen" if empty.options else "no-number-given"))
        try:
            answer = answer_of(self.scenario.position, self.scenario.question, values)
        except NotNotation as fault:
            return Unclear(self.words.say("not-understood", found=fault.found))
        self.given = answer
        self.answered += 1
        self.right += self.reply.verdict.right
        return self.reply

    def type(self, text: str) -> Reply | Unclear:
        """Answer with a line of text: numbers of options, their codes or names; numbers for what asks a number."""
        entries = self.entries
        parts = _words_of(text)
        if not parts:
            return Unclear(self.words.say("nothing-chosen" if entries[0].options else "no-number-given"))
        if len(entries) == 1:
            values: list[str] | Unclear = self._fill(entries[0], text)
        else:
            values = self._spread(entries, parts)
        return values if isinstance(values, Unclear) else self.choose(values)

    def _spread(self, entries: tuple[Entry, ...], parts: list[str]) -> list[str] | Unclear:
        """One word for each field; a word may name its field: `N-S:2`."""
        if len(parts) != len(entries):
            return Unclear(self.words.say("parts-missing", count=len(entries), found=len(parts)))
        values = []
        for entry, part in zip(entries, parts, strict=True):
            filled = self._fill(entry, part.split(":", 1)[-1] if isinstance(entry.field, Count) else part)
            if isinstance(filled, Unclear):
                return filled
            values += filled
        return values

    def _fill(self, entry: Entry, text: str) -> list[str] | Unclear:
        if not entry.options:
            number = _first_number(text)
            return [number] if number is not None else Unclear(self.words.say("not-a-number-here", found=text.strip()))
        codes: list[str] = []
        for part in _listed(text, entry):
            code = _option_named(entry, part)
            if code is None:
                return Unclear(self.words.say("no-such-option", found=part, highest=len(entry.options)))
            codes.append(code)
        if len(set(codes)) > 1 and not entry.many:
            return Unclear(self.words.say("only-one"))
        return [" ".join(dict.fromkeys(codes))]

    # -- the verdict ---------------------------------------------------------------------------------------------

    @property
    def reply(self) -> Reply:
        """The verdict on the answer given, in the present language.

        Raises: `RuntimeError` while the question is open.
        """
        if self.given is None:
            raise RuntimeError("no answer given yet")
        scenario, words = self.scenario, self.words
        position, question = scenario.position, scenario.question
        verdict = judge(position, question, self.given, scenario.solution)
        return Reply(
            verdict=verdict,
            chosen=words.given(question, self.given),
            headline=self._headline(verdict),
            because=tuple(words.reason(reason, position, short=verdict.right) for reason in verdict.reasons),
            remark=words.text(scenario.explain) if scenario.explain is not None else None,
        )

    def _headline(self, verdict: Verdict) -> str:
        words = self.words
        if verdict.right:
            return words.say("headline-right")
        tone = "headline-nearly" if verdict.nearly else "headline-wrong"
        right = words.right(self.scenario.question, verdict.expected)
        return words.say(tone, right=right)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that decide the present question, each with its number."""
        numbers = dict.fromkeys(reason.rule for reason in self.scenario.solution.reasons)
        return tuple(self.words.rule(number) for number in numbers or self.scenario.rules_taught)

    @property
    def summary(self) -> str:
        """How the run went."""
        return self.words.say("quiz-summary", right=self.right, answered=self.answered)


def _words_of(text: str) -> list[str]:
    return text.replace(",", " ").replace(";", " ").split()


def _first_number(text: str) -> str | None:
    """The number in `12`, `12 p`, `−3` or `+2`; None where there is not exactly one at the front."""
    words = _words_of(text.replace("−", "-"))
    digits = words[0].lstrip("+-") if words else ""
    whole = digits.isascii() and digits.isdigit() and len(digits) <= 9
    return words[0] if whole and not any(part.strip("+-").isdigit() for part in words[1:]) else None


def _listed(text: str, entry: Entry) -> Iterator[str]:
    """The parts of a list: divided by commas where there are any, else the whole if it names an option, else words."""
    if "," in text or ";" in text:
        yield from (part.strip() for part in text.replace(";", ",").split(",") if part.strip())
    elif _option_named(entry, text) is not None:
        yield text
    else:
        yield from text.split()


def _option_named(entry: Entry, text: str) -> str | None:
    """The code of the option that a text names: by number, by code, or by name."""
    wanted = _folded(text)
    for option in entry.options:
        if wanted in (option.key, _folded(option.code), _folded(option.name)):
            return option.code
    if isinstance(entry.field, Pick) and entry.field.kind == "card":
        try:
            code = str(parse_card(text.strip()))
        except NotNotation:
            return None
        return code if code in entry.field.options else None
    return None


def _folded(text: str) -> str:
    """A text without case, accents and doubled spaces, so that `ș`, `ş` and `s` are one."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return " ".join(bare.casefold().split())
