"""A run of questions in one language at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tutor.cards import NotNotation
from tutor.drill.answers import Answer
from tutor.drill.beliefs import Belief
from tutor.drill.panes import Count, Pane, answer_of, pane
from tutor.drill.scenario import Scenario
from tutor.session.names import Names, folded
from tutor.session.task import NUMERIC, Entry, Reply, Task, Unclear, entries_of, task_of
from tutor.session.telling import explained, reply_to
from tutor.session.typed import LONGEST, Missing, Puzzle, Several, Unknown, fields_in, number_in, options_in
from tutor.words.words import Words

Source = Callable[[], Scenario]
"""Gives the next question."""

PARTINGS = 3
"""Questions asked at most to tell the ideas behind one wrong answer apart."""
TRIES = 120
"""Questions looked at for one that parts them: more would be felt as a pause."""

_SHOWN = 40
"""Characters of a word that is not understood and said back."""


@dataclass
class Quiz:
    """A run of questions, one at a time; an answer counts once.

    `words` may be replaced at any moment: `task` and `reply` then speak the new language, and the place is kept. `log`
    is told of every question once it is answered.
    """

    source: Source
    words: Words
    number: int = 0
    right: int = 0
    answered: int = 0
    drawn: int = 0  # questions that came from the source
    log: Callable[[Quiz, Reply], None] | None = None
    scenario: Scenario = field(init=False)
    given: Answer | None = field(init=False, default=None)
    helped: bool = field(init=False, default=False)  # whether the rule was told before the answer
    fitting: tuple[Belief, ...] = field(init=False, default=())  # ideas that give the answer given, where it is wrong
    suspects: tuple[Belief, ...] = field(init=False, default=())
    parted: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        self.advance()

    # -- the question --------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Go on to the next question: where several ideas may be behind a wrong answer, one that tells them apart."""
        apart = self._parting() if len(self.suspects) > 1 and self.parted < PARTINGS else None
        self.parted = self.parted + 1 if apart is not None else 0
        if apart is None:
            self.suspects = ()
        self.drawn += apart is None
        self.scenario = apart if apart is not None else self.source()
        self.number += 1
        self.given = None
        self.helped = False
        self.fitting = ()

    def _parting(self) -> Scenario | None:
        from tutor.generate.parting import distinguish  # only who errs waits for it

        rng = Random(f"{self.scenario.id} {self.number}")
        return distinguish(rng, self.suspects, TRIES, self.scenario.position.rules) or distinguish(
            rng, self.suspects, TRIES
        )

    def _suspect(self, answer: Answer) -> None:
        """Keep the ideas that give all of the answers since the first wrong one."""
        explanation = explained(self.scenario, answer)
        fitting = explanation.beliefs
        self.fitting = () if explanation.verdict.right else fitting
        if self.parted:
            position, question = self.scenario.position, self.scenario.question
            fitting = tuple(idea for idea in self.suspects if idea.answer(position, question) == answer)
        self.suspects = fitting

    @property
    def pane(self) -> Pane:
        """What the answer to the present question is made of."""
        return pane(self.scenario.position, self.scenario.question)

    @property
    def task(self) -> Task:
        """The present question in the present language."""
        return task_of(self.number, self.scenario, self.words)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The fields of the answer in the present language."""
        return entries_of(self.scenario, self.words)

    # -- the answer ----------------------------------------------------------------------------------------------

    def choose(self, values: list[str]) -> Reply | Unclear:
        """Answer with the codes chosen or the numbers given, a text for each field."""
        if self.given is not None:
            return self.reply
        for entry, value in zip(self.entries, values, strict=False):
            if not value.strip():
                return self._nothing(entry)
            if entry.ordered and len(set(value.split())) < len(entry.options):
                return self._unclear("order-unfinished", count=len(entry.options), found=len(set(value.split())))
        try:
            answer = answer_of(self.scenario.position, self.scenario.question, values)
        except NotNotation as fault:
            return self._unclear("not-understood", found=_shown(fault.found))
        self.given = answer
        self.answered += 1
        self._suspect(answer)
        reply = self.reply
        self.right += reply.verdict.right
        if self.log is not None:
            self.log(self, reply)
        return reply

    def type(self, text: str) -> Reply | Unclear:
        """Answer with a line of text: numbers of options, their codes or names; numbers for what asks a number."""
        if self.given is not None:
            return self.reply
        entries = self.entries
        if len(text) > LONGEST:
            return self._unclear("not-understood", found=_shown(text))
        if not folded(text).strip(" ,;"):
            return self._nothing(entries[0])
        if len(entries) > 1:
            return self._type_several(text, entries)
        entry = entries[0]
        if not entry.options:
            number = number_in(text, Names(entry, self.words))
            if number is None:
                return self._unclear("not-a-number-here", found=_shown(text))
            return self.choose([number])
        codes = options_in(text, Names(entry, self.words))
        if not isinstance(codes, list):
            return self._puzzled(codes, entries)
        if len(codes) > 1 and not entry.many:
            return self._unclear("only-one")
        if len(codes) > 1 and "none" in codes:
            return self._unclear("nothing-or-something")
        return self.choose([" ".join(codes)])

    def _type_several(self, text: str, entries: tuple[Entry, ...]) -> Reply | Unclear:
        values = fields_in(text, [Names(entry, self.words) for entry in entries])
        return self.choose(values) if isinstance(values, list) else self._puzzled(values, entries)

    # -- what is no answer yet -----------------------------------------------------------------------------------

    def _unclear(self, id_: str, **facts: object) -> Unclear:
        return Unclear(self.words.say(id_, **facts))

    def _nothing(self, entry: Entry) -> Unclear:
        return self._unclear("nothing-chosen" if entry.options else "no-number-given")

    def _puzzled(self, puzzle: Puzzle, entries: tuple[Entry, ...]) -> Unclear:
        match puzzle:
            case Missing(found):
                return self._unclear("parts-missing", count=len(entries), found=found)
            case Several(found, codes):
                names = [option.name for entry in entries for option in entry.options if option.code in codes]
                return self._unclear("several-called", found=_shown(found), names=self.words.join(names, "or"))
            case Unknown(found) if len(entries) > 1:
                return self._unclear("not-understood", found=_shown(found))
            case Unknown(found):
                return self._no_such(found, entries[0])

    def _no_such(self, found: str, entry: Entry) -> Unclear:
        if not isinstance(entry.field, Count) and entry.field.kind in NUMERIC:
            names = self.words.join([option.name for option in entry.options], "or")
            return self._unclear("no-such-name", found=_shown(found), names=names)
        return self._unclear("no-such-option", found=_shown(found), highest=len(entry.options))

    # -- the verdict ---------------------------------------------------------------------------------------------

    @property
    def reply(self) -> Reply:
        """The verdict on the answer given, in the present language.

        Raises: `RuntimeError` while the question is open.
        """
        if self.given is None:
            raise RuntimeError("no answer given yet")
        return reply_to(self.scenario, explained(self.scenario, self.given), self.suspects, self.words)

    @property
    def rule_numbers(self) -> tuple[str, ...]:
        """The numbers of the rules that decide the present question."""
        decisive = dict.fromkeys(reason.rule for reason in self.scenario.solution.reasons)
        return tuple(decisive) or self.scenario.rules_taught

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that decide the present question, each in a sentence."""
        return tuple(self.words.rule(number) for number in self.rule_numbers)

    @property
    def rules_told(self) -> tuple[str, ...]:
        """The same, each behind its number and title."""
        words = self.words
        return tuple(
            words.say("rule-told", number=number, title=words.rule_title(number), text=words.rule(number))
            for number in self.rule_numbers
        )

    def ask_why(self) -> tuple[str, ...]:
        """The same for a learner who asks: before the answer, that is help."""
        self.helped = self.helped or self.given is None
        return self.rules_told

    @property
    def summary(self) -> str:
        """How the run went."""
        return self.words.say("quiz-summary", right=self.right, answered=self.answered)


def _shown(text: str) -> str:
    """What was typed, as it can be said back: on one line, without signs that move a cursor, and not too long."""
    words = " ".join(text.split())
    clean = "".join(sign for sign in words if sign.isprintable())
    return clean if len(clean) <= _SHOWN else clean[: _SHOWN - 1].rstrip() + "…"
