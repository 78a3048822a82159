"""One learner at one lesson: step after step, forward and back, and nothing is lost on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from tutor.drill.lesson import Ask, Do, Lesson, Mix, Round, Say, Step, Teachback, Vary, Watch
from tutor.drill.questions import Text
from tutor.drill.scenario import Scenario
from tutor.generate import CannotAsk, aimed, random_question
from tutor.memory.entries import Help
from tutor.memory.mastery import FULL, credit_of
from tutor.rules.position import Position
from tutor.rules.ruleset import RuleSet
from tutor.session.asked import Asked, Find, asked_in, helping
from tutor.session.playing import turns
from tutor.session.task import Reply, Task, Unclear
from tutor.session.telling import rule_told
from tutor.session.watching import Seen, seen
from tutor.words.words import Words

PASSING: Final = 0.8
"""Of the questions of a test, the part that must be answered rightly for the lesson to count as done."""
END: Final = "end"
"""The kind of view behind the last step."""
STATEMENT: Final = "cruce-tutor progress --statement"
"""What prints the page that tells what is known, and on what evidence."""
_TESTED: Final = (Ask, Mix)


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to a question of a lesson, as it may be kept: the first that was given, and what was said of it."""

    lesson: str
    step: str
    part: int
    asked: Asked
    reply: Reply
    tested: bool = False

    @property
    def right(self) -> bool:
        """Whether it is right."""
        return self.reply.verdict.right


@dataclass(frozen=True, slots=True)
class StepView:
    """What there is to show of a step.

    `number` of `of` steps, `part` of `parts` questions in this one. `known` says that its text was seen before and may
    collapse. `task` is the open or answered question, `reply` what was said of the last answer, `open` whether one is
    awaited. `plays` are those watched so far, `more` whether there are others. Behind the last step `kind` is `end`.
    """

    kind: str
    id: str
    number: int
    of: int
    title: str
    paragraphs: tuple[str, ...] = ()
    known: bool = False
    position: Position | None = None
    lights: tuple[str, ...] = ()
    part: int = 1
    parts: int = 1
    task: Task | None = None
    reply: Reply | None = None
    open: bool = False
    plays: tuple[Seen, ...] = ()
    more: bool = False


class LessonRun:
    """A learner at a lesson.

    `words` may be replaced at any moment: `view` then speaks the new language. The same seed asks the same fresh
    questions. `log` is told of each answered question once; `known` are texts seen elsewhere, by their keys. With
    `test`, and in an examination, only the lesson's questions are asked, and passing marks all of it done. `own` are
    the rules of the learner's own table, if it is known.

    Raises: `ValueError` for a test of a lesson that asks nothing.
    """

    def __init__(
        self,
        lesson: Lesson,
        words: Words,
        *,
        seed: int = 1,
        log: Callable[[Answered], None] | None = None,
        known: Iterable[str] = (),
        test: bool = False,
        own: RuleSet | None = None,
    ) -> None:
        self.lesson = lesson
        self.words = words
        self.seed = seed
        self.log = log
        self.known = set(known)
        self.test = test or lesson.examines
        self.own = own
        self.steps = tuple(step for step in lesson.steps if not self.test or isinstance(step, _TESTED))
        if not self.steps:
            raise ValueError(f"{lesson.id} has nothing to test")
        self.index = 0
        self._parts: dict[str, int] = {}
        self._read: set[str] = set()
        self._items: dict[str, tuple[Asked, ...]] = {}
        self._watched: dict[tuple[str, str, str], tuple[Seen, ...]] = {}  # as told in a language and pack
        self._fresh: set[str] = set()  # texts first seen in this visit, which do not collapse yet
        self._enter()

    # -- where the learner is --------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether the last step is behind."""
        return self.index >= len(self.steps)

    @property
    def step(self) -> Step:
        """The present step; the last one when that is behind."""
        return self.steps[min(self.index, len(self.steps) - 1)]

    @property
    def part(self) -> int:
        """Which of the questions of this step, from 0; of a round that is watched, how many plays were seen."""
        return self._parts.get(self.step.id, 0)

    @property
    def asked(self) -> Asked | None:
        """The present question, open or answered."""
        if self.finished:
            return None
        items = self.items(self.step)
        return items[self.part] if items else None

    @property
    def open(self) -> bool:
        """Whether an answer is awaited."""
        return self.asked is not None and self.asked.open

    def items(self, step: Step) -> tuple[Asked, ...]:
        """The questions of a step, the same ones whenever it is entered."""
        if step.id not in self._items:
            self._items[step.id] = tuple(self._made(step))
        for item in self._items[step.id]:
            item.words, item.own = self.words, self.own
        return self._items[step.id]

    def _made(self, step: Step) -> Iterator[Asked]:
        words = self.words
        match step:
            case Do():
                yield asked_in(step, words)
            case Round():
                yield from turns(step, words)
            case Ask(_, scenario, beliefs):
                yield Asked(scenario, words, beliefs)
            case Teachback():
                yield Find(step, words)
                yield helping(step, words)
            case Vary():
                for number in range(step.count):
                    yield Asked(self._sibling(step, number), words, step.beliefs)
            case Mix():
                for number, rule in enumerate(self._mixed(step)):
                    question = _about(self._rng(step, number), rule, self.lesson.ruleset, None)
                    yield Asked(question, words, step.beliefs)

    def _mixed(self, step: Mix) -> Iterator[str]:
        """The rules asked about: in turn, or by chance where they are more than the questions."""
        if len(step.rules) > step.count:
            yield from self._rng(step, -1).sample(step.rules, step.count)
        else:
            yield from (step.rules[number % len(step.rules)] for number in range(step.count))

    def _rng(self, step: Step, number: int) -> Random:
        return Random(f"{self.seed} {'test ' if self.test else ''}{self.lesson.id} {step.id} {number}")

    def _sibling(self, step: Vary, number: int) -> Scenario:
        base = self.lesson.step(step.of)
        assert isinstance(base, Do | Ask | Teachback)
        scenario = base.scenario
        rules = scenario.position.rules
        reasons = [reason.rule for reason in scenario.solution.reasons]
        rule = next(iter((*reasons, *scenario.rules_taught)))
        return _about(self._rng(step, number), rule, rules, scenario.question.kind)

    # -- what there is to show -------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The lesson's name."""
        return self.words.text(self.lesson.title)

    @property
    def view(self) -> StepView:
        """The present step in the present language."""
        if self.finished:
            return StepView(END, END, len(self.steps), len(self.steps), self.title, tuple(self.summary))
        step, asked, words = self.step, self.asked, self.words
        text = _text_of(step)
        found = StepView(
            kind=_kind(step),
            id=step.id,
            number=self.index + 1,
            of=len(self.steps),
            title=self.title,
            paragraphs=() if text is None else tuple(words.text(text).splitlines()),
            known=text is not None and text.key in self.known and text.key not in self._fresh,
        )
        match step:
            case Say():
                return replace(found, position=step.position, lights=step.lights)
            case Watch():
                plays = self._plays(step)
                return replace(found, position=step.position, plays=plays[: self.part], more=self.part < len(plays))
        assert asked is not None
        part, parts = self.part + 1, len(self.items(step))
        task = replace(asked.task, number=part)
        shown = asked.scenario.position
        return replace(found, position=shown, part=part, parts=parts, task=task, reply=asked.last, open=asked.open)

    def _plays(self, step: Watch) -> tuple[Seen, ...]:
        """All the plays of a step as they are told, reckoned once."""
        key = step.id, self.words.lang, self.words.pack
        if key not in self._watched:
            self._watched[key] = seen(step.position, self.words)
        return self._watched[key]

    @property
    def rule_numbers(self) -> tuple[str, ...]:
        """The rules that the present step is about."""
        step, asked = self.step, self.asked
        if asked is not None:
            return asked.rule_numbers
        return getattr(step, "rules", ()) or self.lesson.rules

    @property
    def rules_told(self) -> tuple[str, ...]:
        """The same, each behind its number and title."""
        return tuple(rule_told(number, self.words) for number in self.rule_numbers)

    @property
    def depths(self) -> tuple[str, ...]:
        """All there is to say of the last answer to the present question; the rules where none was given."""
        asked = self.asked
        return (asked.depths if asked is not None and asked.tries else ()) or self.rules_told

    # -- hints -----------------------------------------------------------------------------------------------------

    def hint(self) -> tuple[str, ...]:
        """Climb one rung of the ladder of the present question; nothing where no answer is awaited."""
        return self.asked.hint() if self.asked is not None else ()

    def owed(self) -> tuple[str, ...]:
        """What is owed here; nothing where no answer is awaited."""
        return self.asked.owed() if self.asked is not None else ()

    def ask_why(self) -> tuple[str, ...]:
        """The depths of the last answer; before the answer the rules, and that is help."""
        if self.asked is not None and not self.asked.tries:
            self.asked.ask_why()
        return self.depths

    @property
    def hinted(self) -> tuple[str, ...]:
        """What was told so far of the present question, in the present language; nothing once it is answered."""
        return self.asked.hinted if self.asked is not None and self.asked.open else ()

    @property
    def summary(self) -> Iterator[str]:
        """How it went, and what that means."""
        words, items = self.words, self._all_items()
        right = sum(map(self._good, items))
        if self.lesson.examines:
            yield words.say("lesson-exam-passed" if self.passed else "lesson-exam-failed", right=right, of=len(items))
            yield words.say("lesson-exam-statement", command=STATEMENT)
        elif self.test:
            yield words.say("lesson-test-passed" if self.passed else "lesson-test-failed", right=right, of=len(items))
        else:
            yield words.say("lesson-end", how=_how(right, len(items)), right=right, of=len(items))

    # -- answering -------------------------------------------------------------------------------------------------

    def choose(self, values: list[str]) -> Reply | Unclear | None:
        """Answer with codes and numbers, a text for each field; None where nothing is asked."""
        return self._answer(lambda asked: asked.choose(values))

    def type(self, text: str) -> Reply | Unclear | None:
        """Answer with a line of text; None where nothing is asked."""
        return self._answer(lambda asked: asked.type(text))

    def _answer(self, give: Callable[[Asked], Reply | Unclear]) -> Reply | Unclear | None:
        asked = self.asked
        if asked is None:
            return None
        tried = len(asked.tries)
        reply = give(asked)
        if isinstance(reply, Reply) and self.log is not None and not tried and len(asked.tries) == 1:
            self.log(Answered(self.lesson.id, self.step.id, self.part, asked, reply, self.test))
        return reply

    # -- going on and back -----------------------------------------------------------------------------------------

    def next(self) -> bool:
        """Go on: to the next play, question or step. False where an answer is awaited first, or all is over."""
        if self.finished or self.open:
            return False
        step = self.step
        if self.part + 1 < len(self.items(step)) or (isinstance(step, Watch) and self.part < _plays(step)):
            self._parts[step.id] = self.part + 1
            return True
        self._leave()
        self.index += 1
        self._enter()
        return True

    def back(self) -> bool:
        """Go back to the question or step before; answers stay. False at the very beginning."""
        if not self.finished and self.items(self.step) and self.part:
            self._parts[self.step.id] = self.part - 1
            return True
        if self.index == 0:
            return False
        self._leave()
        self.index -= 1
        self._enter()
        return True

    def goto(self, step: str | int) -> bool:
        """Go to a step by its id or number, from 1. False where there is none."""
        ids = [one.id for one in self.steps]
        index = step - 1 if isinstance(step, int) else ids.index(step) if step in ids else -1
        if not 0 <= index < len(ids):
            return False
        self._leave()
        self.index = index
        self._enter()
        return True

    def _enter(self) -> None:
        text = None if self.finished else _text_of(self.step)
        if text is not None and text.key not in self.known:
            self._fresh.add(text.key)

    def _leave(self) -> None:
        """Keep that the text of this step was seen, and that it was read to its end."""
        if self.finished:
            return
        step = self.step
        if (text := _text_of(step)) is not None:
            self.known.add(text.key)
        if not isinstance(step, Watch) or self.part >= _plays(step):
            self._read.add(step.id)

    # -- how far it has come ---------------------------------------------------------------------------------------

    @property
    def done(self) -> frozenset[str]:
        """The steps that are done: read to their end, or all their questions answered; all of them after a test."""
        if self.test:
            return frozenset(step.id for step in self.lesson.steps) if self.passed else frozenset()
        return frozenset(step.id for step in self.steps if self._is_done(step))

    def _is_done(self, step: Step) -> bool:
        if isinstance(step, Say | Watch):
            return step.id in self._read
        items = self._items.get(step.id, ())
        return bool(items) and not any(item.open for item in items)

    @property
    def passed(self) -> bool:
        """Whether a test is over and well enough done."""
        items = self._all_items()
        good = sum(map(self._good, items))
        return self.test and not any(item.open for item in items) and good >= PASSING * len(items)

    def _good(self, item: Asked) -> bool:
        """Whether a question was answered rightly at once; in a test, with a nudge at most."""
        return item.first and (not self.test or credit_of(right=True, help_used=item.help) >= FULL - 1)

    def _all_items(self) -> list[Asked]:
        return [item for step in self.steps for item in self.items(step)]

    # -- kept and taken up again -----------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """All of it as plain data, in no language, that `restore` takes."""
        return {
            "seed": self.seed,
            "test": self.test,
            "step": END if self.finished else self.step.id,
            "parts": dict(self._parts),
            "read": sorted(self._read),
            "known": sorted(self.known),
            "answers": {
                id_: [[list(values) for values in item.tries] for item in items]
                for id_, items in self._items.items()
                if any(item.tries for item in items)
            },
            "help": {
                id_: [item.told for item in items]
                for id_, items in self._items.items()
                if any(item.help is not Help.NONE for item in items)
            },
        }

    def restore(self, state: Mapping[str, Any]) -> bool:
        """Take up what was kept; whatever no longer fits (steps that have gone, answers that can't be) is let go.

        The log is told nothing. A test is not taken up as a lesson, nor a lesson as a test: then it is False.
        """
        if state.get("test", self.test) != self.test:
            return False
        self.seed = state.get("seed", self.seed)
        self._items.clear()
        by_id = {step.id: step for step in self.steps}
        self.known |= {*state.get("known", ())}
        self._read = {id_ for id_ in state.get("read", ()) if id_ in by_id}
        for id_, climbed in state.get("help", {}).items():
            if id_ in by_id:
                for item, help_used in zip(self.items(by_id[id_]), climbed, strict=False):
                    item.told = help_used if isinstance(help_used, list) else []
        for id_, kept in state.get("answers", {}).items():
            if id_ in by_id:
                _again(self.items(by_id[id_]), kept)
        self._parts = {
            id_: min(part, self._most(by_id[id_])) for id_, part in state.get("parts", {}).items() if id_ in by_id
        }
        at = state.get("step")
        ids = list(by_id)
        self.index = len(ids) if at == END else ids.index(at) if at in ids else 0
        self._enter()
        return True

    def _most(self, step: Step) -> int:
        """How far one may have come in a step: to the play seen last, or to the first question that is open."""
        if isinstance(step, Watch):
            return _plays(step)
        items = self.items(step)
        return next((number for number, item in enumerate(items) if item.open), max(len(items) - 1, 0))


def _again(items: Sequence[Asked], kept: Iterable[Iterable[list[str]]]) -> None:
    """Answer once more, up to an answer that no longer is one: what follows came of it."""
    for item, tries in zip(items, kept, strict=False):
        for values in tries:
            item.choose(values)
        if item.open:
            return


def _about(rng: Random, rule: str, rules: RuleSet, kind: str | None) -> Scenario:
    """A fresh question that a rule decides, at this table and of this kind if that can be; else one of this kind."""
    try:
        return aimed(rng, rule, rules, kind)
    except CannotAsk:
        return random_question(rng, rules, kind) if kind is not None else aimed(rng, rule)


def _how(right: int, of: int) -> str:
    """How a lesson went, for the words at its end: `all`, `most`, `half` or `few` right at the first try."""
    if right == of:
        return "all"
    return "most" if right >= PASSING * of else "half" if 2 * right >= of else "few"


def _text_of(step: Step) -> Text | None:
    return getattr(step, "text", None)


def _kind(step: Step) -> str:
    return type(step).__name__.lower()


def _plays(step: Watch) -> int:
    return len(step.position.played.steps) if step.position.played is not None else 0
