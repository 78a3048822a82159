"""A run of questions in one language at a time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from random import Random

from tutor.cards import NotNotation
from tutor.drill.answers import Answer
from tutor.drill.beliefs import Belief
from tutor.drill.panes import Count, answer_of
from tutor.drill.scenario import Scenario
from tutor.memory.entries import Help
from tutor.memory.streak import Streak
from tutor.rules.ruleset import RuleSet
from tutor.session.hints import Hint, help_of, hint_lines, next_hint, owed_hint, told_up_to
from tutor.session.names import Names, folded
from tutor.session.task import NUMERIC, Entry, Reply, Task, Unclear, entries_of, task_of, values_of
from tutor.session.telling import depths_of, explained, reply_to, rule_numbers, rules_told
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

    `words` may be replaced at any moment: `task`, `hinted` and `reply` then speak the new language, and the place is
    kept. `log` is told of every question once it is answered. `count` is the number of answers after which the run
    ends, if there is one. `own` are the rules of the learner's own table, if it is known. `streak` tells of the answers
    in a row.
    """

    source: Source
    words: Words
    number: int = 0
    right: int = 0
    answered: int = 0
    drawn: int = 0  # questions that came from the source
    log: Callable[[Quiz, Reply], None] | None = None
    count: int | None = None
    own: RuleSet | None = None
    streak: Streak = field(default_factory=Streak)
    scenario: Scenario = field(init=False)
    given: Answer | None = field(init=False, default=None)
    hints: list[Hint] = field(init=False, default_factory=list)  # what was told before the answer, in this order
    fitting: tuple[Belief, ...] = field(init=False, default=())  # ideas that give the answer given, where it is wrong
    suspects: tuple[Belief, ...] = field(init=False, default=())
    parted: int = field(init=False, default=0)
    _last: tuple[Scenario, Answer] | None = field(init=False, default=None)

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
        self.hints = [Hint.NUDGE] if self.streak.more_help else []
        self.fitting = ()

    def skip(self) -> None:
        """Put another question in place of an open one, which is not counted."""
        self.suspects = ()
        self.number -= 1
        self.advance()

    def _parting(self) -> Scenario | None:
        from tutor.generate.parting import distinguish  # only who errs waits for it

        rng = Random(f"{self.scenario.id} {self.number}")
        rules = self.scenario.position.rules
        apart = distinguish(rng, self.suspects, TRIES, rules)
        return apart if apart is not None or rules == self.own else distinguish(rng, self.suspects, TRIES)

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
    def open(self) -> bool:
        """Whether an answer is awaited."""
        return self.given is None

    @property
    def over(self) -> bool:
        """Whether as many questions as it has are answered."""
        return self.count is not None and self.answered >= self.count

    @property
    def task(self) -> Task:
        """The present question in the present language."""
        return task_of(self.number, self.scenario, self.words)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The fields of the answer in the present language."""
        return entries_of(self.scenario, self.words)

    # -- hints ---------------------------------------------------------------------------------------------------

    @property
    def help(self) -> Help:
        """The highest rung of the ladder of hints that was climbed for the present question."""
        return help_of(self.hints)

    @help.setter
    def help(self, climbed: Help) -> None:
        self.hints = told_up_to(climbed)

    def hint(self) -> tuple[str, ...]:
        """Climb one rung: a nudge, the rule, the answer, which may be told again. Nothing once the answer is given."""
        return self._tell(next_hint(self.hints)) if self.open else ()

    def owed(self) -> tuple[str, ...]:
        """What is owed here: the duty where a play, a bid or an announcement is due, else the nudge."""
        return self._tell(self._owed) if self.open else ()

    def _tell(self, hint: Hint) -> tuple[str, ...]:
        if hint not in self.hints:
            self.hints.append(hint)
        return self._hint_lines(hint)

    @property
    def hinted(self) -> tuple[str, ...]:
        """All that was told so far, in the present language."""
        return tuple(dict.fromkeys(line for hint in self.hints for line in self._hint_lines(hint)))

    @property
    def _owed(self) -> Hint:
        return owed_hint(self.scenario)

    def _hint_lines(self, hint: Hint) -> tuple[str, ...]:
        return hint_lines(hint, self.scenario, self.words)

    @property
    def told(self) -> list[str]:
        """What was told before the answer, as it can be kept and set again."""
        return [str(hint) for hint in self.hints]

    @told.setter
    def told(self, kept: Iterable[object]) -> None:
        self.hints = [Hint(one) for one in kept if isinstance(one, str) and one in list(Hint)]

    @property
    def aside(self) -> tuple[str, ...]:
        """What there is to say beside the verdict: an offer after five right answers, a kind word after five wrong."""
        if self.open:
            return ()
        if self.streak.move_on:
            return (self.words.say("streak-right"),)
        return (self.words.say("streak-wrong"),) if self.streak.worth_a_word else ()

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
        self._last = self.scenario, answer
        self.answered += 1
        self._suspect(answer)
        reply = self.reply
        self.right += reply.verdict.right
        self.streak = self.streak.then(right=reply.verdict.right, help_used=self.help)
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
        """What is said of something that is no answer; facts that are words themselves are made when it is said."""

        def again(words: Words) -> str:
            return words.say(id_, **{name: fact() if callable(fact) else fact for name, fact in facts.items()})

        return Unclear(again(self.words), again)

    def _nothing(self, entry: Entry) -> Unclear:
        return self._unclear("nothing-chosen" if entry.options else "no-number-given")

    def _puzzled(self, puzzle: Puzzle, entries: tuple[Entry, ...]) -> Unclear:
        match puzzle:
            case Missing(found):
                return self._unclear("parts-missing", count=len(entries), found=found)
            case Several(found, codes):
                return self._unclear("several-called", found=_shown(found), names=lambda: self._named(codes))
            case Unknown(found) if len(entries) > 1:
                return self._unclear("not-understood", found=_shown(found))
            case Unknown(found):
                return self._no_such(found, entries[0])

    def _no_such(self, found: str, entry: Entry) -> Unclear:
        if not isinstance(entry.field, Count) and entry.field.kind in NUMERIC:
            codes = [option.code for option in entry.options]
            return self._unclear("no-such-name", found=_shown(found), names=lambda: self._named(codes))
        return self._unclear("no-such-option", found=_shown(found), highest=len(entry.options))

    def _named(self, codes: Collection[str]) -> str:
        """The names of some options, in the present language."""
        names = [option.name for entry in self.entries for option in entry.options if option.code in codes]
        return self.words.join(names, "or")

    # -- the verdict ---------------------------------------------------------------------------------------------

    @property
    def reply(self) -> Reply:
        """The verdict on the answer given, in the present language.

        Raises: `RuntimeError` while the question is open.
        """
        if self.given is None:
            raise RuntimeError("no answer given yet")
        explanation = explained(self.scenario, self.given)
        more = self.parted < PARTINGS and not self.over
        return reply_to(self.scenario, explanation, self.suspects, self.words, parting=more, own=self.own)

    @property
    def depths(self) -> tuple[str, ...]:
        """All there is to say of the last answer, which `advance` leaves behind; nothing before the first one."""
        return depths_of(*self._last, self.words, self.own) if self._last is not None else ()

    @property
    def marks(self) -> list[tuple[str, str]]:
        """For each field what was answered and what would have been right, in the texts that `choose` takes.

        Raises: `RuntimeError` while the question is open.
        """
        verdict, entries = self.reply.verdict, self.entries
        return list(zip(values_of(verdict.given, entries), values_of(verdict.expected, entries), strict=True))

    @property
    def rule_numbers(self) -> tuple[str, ...]:
        """The numbers of the rules that decide the present question."""
        return rule_numbers(self.scenario)

    @property
    def rules_told(self) -> tuple[str, ...]:
        """The same, each in a sentence behind its number and title."""
        return rules_told(self.scenario, self.words)

    def ask_why(self) -> tuple[str, ...]:
        """The same for a learner who asks: before the answer, that is help."""
        if self.open and Hint.RULE not in self.hints:
            self.hints.append(Hint.RULE)
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
