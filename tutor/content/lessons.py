"""From the data of one file to its lesson, and to all that is wrong with it but its shape."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path as Path_
from typing import Any, Final

from tutor.cards import Rank, Suit
from tutor.content.document import Data
from tutor.content.listen import BAD
from tutor.content.problems import Problem
from tutor.content.questions import question
from tutor.content.required import Requirements, lesson_ids
from tutor.content.scenarios import Scenarios
from tutor.content.shapes import LESSON, LESSON_KEY, LESSON_NEEDS, NUMBER_KEY, STEP_NEEDS, STEPS, Shape
from tutor.content.troubles import Path, Trouble, known_by, nearest, of_fault
from tutor.drill.beliefs import BELIEFS
from tutor.drill.lesson import LIGHTS, STEP_KINDS, TEACHABLE, Lesson, Step
from tutor.drill.questions import LegalPlays, Question
from tutor.drill.scenario import Scenario
from tutor.drill.teaching import mistaken
from tutor.generate import RULES_AIMED
from tutor.generate.questions import MAKERS
from tutor.rules.auction import Open, Redeal
from tutor.rules.notation import Play
from tutor.rules.numbers import NUMBERS
from tutor.rules.position import Position, position_faults
from tutor.rules.record import Round, replay
from tutor.rules.ruleset import RuleSet

_CARDS: Final = frozenset(f"{rank}{suit}" for rank, suit in product(Rank, Suit))
_NOTHING: Final = "nothing"
"""What is allowed where nothing is there to choose from."""
_READ_APART: Final = ("id", "step", "ruleset", "options", "position", "ask", "expect", "level", "prompt", "explain")


class Lessons(Scenarios):
    """Reads the lesson of one file; `lines` are those on which its steps begin.

    `parts.troubles` and `parts.misshapen` tell afterwards whether the file is good, `scenarios` holds the questions of
    its steps.
    """

    def __init__(self, file: str, text_ids: Collection[str], lines: Sequence[int], known: Requirements) -> None:
        super().__init__(file, text_ids, lines)
        self.known = known
        self.scenarios: list[Scenario] = []
        self._lesson_id = ""
        self._number: int | None = None
        self._steps: dict[str, tuple[int, Question | None]] = {}

    def read(self, data: Data) -> list[Scenario]:
        """The questions of a lesson that is good; of another, those that could be read."""
        parts = self.parts
        if not data.keys() <= LESSON.keys() or any(key not in data for key in LESSON_NEEDS):
            parts.misshapen = True
        self._rulings.file(data)
        rules, _ = self._rulings.scenario({key: data[key] for key in ("ruleset",) if key in data}, ())
        plain = {
            key: self._value(shape, data[key], (key,))
            for key, shape in LESSON.items()
            if key in data and shape not in (Shape.STEPS, Shape.RULESET, Shape.OPTIONS)
        }
        self._lesson_id = _unless_bad(plain.get(LESSON_KEY)) or ""
        self._number = _unless_bad(plain.get(NUMBER_KEY))
        self._prerequisites(plain.get("requires"))
        for index, former in enumerate(plain.get("aliases", ())):
            parts.id(former, ("aliases", index))
        if plain.get("rules") == ():
            parts.troubles.append(Trouble("too-few", ("rules",), {"found": 0, "allowed": 1}))
        items = data.get("steps")
        if not isinstance(items, list):
            parts.misshapen = True
            return []
        if not items:
            parts.troubles.append(Trouble("too-few", ("steps",), {"found": 0, "allowed": 1}))
        lists = [value for value in data.values() if isinstance(value, list)]
        before = sum(map(len, lists[: next(n for n, value in enumerate(lists) if value is items)]))
        self.lines = self.lines[before : before + len(items)]
        steps = [self._step(item, ("steps", index)) for index, item in enumerate(items)]
        if not parts.troubles and not parts.misshapen:
            assert rules is not None
            plain["id"] = plain.pop(LESSON_KEY)
            self.lesson = Lesson(**plain, ruleset=rules, steps=tuple(step for step in steps if step is not None))
        return self.scenarios

    def _value(self, shape: Shape, value: Data, path: Path) -> Any:
        if shape is Shape.NAMES:
            return tuple(self.parts.words(value, path) or ())
        return self.parts.read(shape, value, path)

    def _among(self, error: str, words: Iterable[str], allowed: Collection[str], path: Path) -> bool:
        """Whether all words of a list are among those allowed; the others are noted."""
        wrong = [(index, word) for index, word in enumerate(words) if word not in allowed]
        self.parts.troubles += [Trouble(error, (*path, index), known_by(word, allowed)) for index, word in wrong]
        return not wrong

    def _prerequisites(self, requires: tuple[str, ...] | None) -> None:
        others = [id_ for id_ in self.known if id_ != self._lesson_id]
        for index, id_ in enumerate(requires or ()):
            if id_ != self._lesson_id and id_ not in others:
                facts = known_by(id_, others or [_NOTHING])
                self.parts.troubles.append(Trouble("unknown-lesson", ("requires", index), facts))
            elif way := self._way_back(id_, (self._lesson_id, id_)):
                circle: dict[str, str | int] = {"lessons": " → ".join(way)}
                self.parts.troubles.append(Trouble("lessons-in-circle", ("requires", index), circle))

    def _way_back(self, id_: str, way: tuple[str, ...]) -> tuple[str, ...]:
        """The way by which a lesson would have to come before itself; empty if there is none."""
        if id_ == self._lesson_id:
            return way
        for before in self.known.get(id_, ()):
            if (before == self._lesson_id or before not in way) and (found := self._way_back(before, (*way, before))):
                return found
        return ()

    def named(self) -> Iterator[tuple[str, str, Path]]:
        """The lesson's own id and number, and the ids of the questions in its steps."""
        if not self._lesson_id:
            return
        yield self._lesson_id, f"{LESSON_KEY} {self._lesson_id}", (LESSON_KEY,)
        if self._number is not None:
            yield str(self._number), f"{NUMBER_KEY} {self._number}", (NUMBER_KEY,)
        for id_, (index, asked) in self._steps.items():
            if asked is not None:
                yield f"{self._lesson_id}-{id_}", f"{self._lesson_id}-{id_}", ("steps", index, "id")

    def line(self, path: Path) -> int:
        """The line on which a step begins; the lesson's is the first."""
        return self.lines[int(path[1])] if len(path) > 1 else 1

    # -- steps -----------------------------------------------------------------------------------------------------

    def _step(self, data: Data, path: Path) -> Step | None:
        parts = self.parts
        kind = data.get("step") if isinstance(data, dict) else None
        if not isinstance(kind, str) or kind not in STEPS:
            parts.misshapen = True
            return None
        shapes = STEPS[kind]
        if not data.keys() <= shapes.keys() or any(key not in data for key in STEP_NEEDS[kind]):
            parts.misshapen = True
        rules, sure = self._rulings.scenario(data, path)
        found = {
            key: self._value(shape, data[key], (*path, key))
            for key, shape in shapes.items()
            if key in data and key not in _READ_APART
        }
        for index, belief in enumerate(found.get("beliefs", ())):
            self._belief(belief, (*path, "beliefs", index))
        asked = question(parts, data["ask"], (*path, "ask")) if "ask" in data else None
        self._name(data, asked, path)
        position = self._position(data, rules, asked, path, sure=sure) if {"position", "ask"} & data.keys() else None
        scenario = self._question(data, position, asked, path) if asked is not None else None
        self._check(kind, found, position, asked, path)
        if parts.troubles or parts.misshapen:
            return None
        if scenario is not None:
            self.scenarios.append(scenario)
        return _made(kind, str(data["id"]), found, position, scenario)

    def _belief(self, id_: str, path: Path) -> None:
        if id_ not in BELIEFS:
            self.parts.bad_word("unknown-belief", path, id_, nearest(id_, BELIEFS))

    def _name(self, data: dict[str, Data], asked: Question | None, path: Path) -> None:
        """Keep the id of a step, which no other step of the lesson has."""
        if "id" not in data:
            return
        id_ = self.parts.id(data["id"], (*path, "id"))
        index = int(path[-1])
        if isinstance(id_, str) and id_ in self._steps:
            first = self._steps[id_][0]
            line = self.lines[first] if first < len(self.lines) else 1
            facts: dict[str, str | int] = {"id": id_, "first_file": self.file, "first_line": line}
            self.parts.troubles.append(Trouble("duplicate-id", (*path, "id"), facts))
        elif isinstance(id_, str):
            self._steps[id_] = index, asked

    def _question(
        self, data: dict[str, Data], position: Position | None, asked: Question, path: Path
    ) -> Scenario | None:
        beside = self._beside(data, path)
        if position is None:
            return None
        expected = self._expected(data["expect"], position, asked, path) if "expect" in data else None
        if self.parts.troubles or self.parts.misshapen:
            return None
        return Scenario(
            id=f"{self._lesson_id}-{data['id']}",
            position=position,
            question=asked,
            expect=expected,
            file=self.file,
            line=self.lines[int(path[-1])],
            **beside,
        )

    # -- what a kind of step demands ---------------------------------------------------------------------------------

    def _check(
        self, kind: str, found: dict[str, Any], position: Position | None, asked: Question | None, path: Path
    ) -> None:
        match kind:
            case "say" if position is not None:
                self._lights(found.get("lights", ()), position.rules, path)
            case "say":
                self._among("not-a-light", found.get("lights", ()), LIGHTS, (*path, "lights"))
            case "watch" if position is not None and not (position.record and position.record.plays):
                self.parts.troubles.append(Trouble("missing-key", (*path, "position"), {"key": "record: plays"}))
            case "round" if position is not None and position.record is None:
                self.parts.troubles.append(Trouble("missing-key", (*path, "position"), {"key": "record"}))
            case "round" if position is not None and position.played is not None and not position.played.faults:
                self._round(position.played, (*path, "position", "record"))
            case "do" if position is not None and isinstance(asked, LegalPlays):
                self._then(found.get("then", ()), position, path)
            case "vary":
                known = [id_ for id_, (_, before) in self._steps.items() if before and before.kind in MAKERS]
                if "of" in found and isinstance(found["of"], str) and found["of"] not in known:
                    self.parts.troubles.append(
                        Trouble("unknown-step", (*path, "of"), known_by(found["of"], known or [_NOTHING]))
                    )
            case "mix" if found.get("rules") == ():
                self.parts.troubles.append(Trouble("too-few", (*path, "rules"), {"found": 0, "allowed": 1}))
            case "mix" if isinstance(found.get("rules"), tuple):
                never = [rule for rule in NUMBERS if rule not in RULES_AIMED]
                for index, rule in enumerate(found["rules"]):
                    if rule in never:  # what is no rule at all is told of already
                        facts: dict[str, str | int] = {"found": rule, "allowed": " ".join(RULES_AIMED)}
                        self.parts.troubles.append(Trouble("nothing-to-ask", (*path, "rules", index), facts))
            case "teachback":
                self._teachback(found, position, asked, path)

    def _round(self, played: Round, path: Path) -> None:
        """A round can be played once everything is settled that comes before its first card."""
        rules, record = played.rules, played.record
        if isinstance(played.outcome, Redeal | Open):
            self.parts.troubles.append(Trouble("nobody-leads", path, {}))
        elif played.stock and played.leader is not None:
            self.parts.troubles.append(Trouble("round-draws", path, {}))
        elif not record.plays and played.leader is not None:
            lead = Play(played.leader, next(iter(played.hands[played.leader])))
            begun = replay(rules, replace(record, plays=((lead,),)))
            self.parts.troubles += [of_fault(fault, path)._replace(path=path) for fault in begun.faults]

    def _lights(self, lights: tuple[str, ...], rules: RuleSet, path: Path) -> None:
        codes = {*LIGHTS, *map(str, rules.circle), *map(str, Suit), *_CARDS}
        for index, light in enumerate(lights):
            if light not in codes:
                facts = known_by(light, [*LIGHTS, *map(str, rules.circle), "h", "Th"])
                self.parts.troubles.append(Trouble("not-a-light", (*path, "lights", index), facts))

    def _then(self, then: tuple[Play, ...], position: Position, path: Path) -> None:
        """What the others play behind the learner's card must be able to follow it."""
        if not isinstance(then, tuple) or not then or self.parts.troubles or self.parts.misshapen:
            return
        turn = position.turn
        assert turn is not None
        held = position.hands[turn]
        for index, play in enumerate(then):
            if play.card in held:  # which of them the learner plays is not known yet
                self.parts.troubles.append(Trouble("card-repeated", (*path, "then", index), {"card": str(play.card)}))
        card = next(iter(position.duty.hand))
        trick = (*position.trick, Play(turn, card), *then)
        others = {seat: hand for seat, hand in position.hands.items() if seat != turn}
        after = Position(rules=position.rules, trump=position.trump, hands=others, trick=trick)
        for fault in position_faults(after):
            where = fault.where
            if where[:1] == ("trick",):
                step = where[1] if len(where) > 1 else position.rules.players  # the first that is too many
                behind = step - len(position.trick) - 1 if isinstance(step, int) else step
                here = ("position", "trick") if isinstance(behind, int) and behind < 0 else ("then", behind)
                self.parts.troubles.append(of_fault(fault, path)._replace(path=(*path, *here)))

    def _teachback(self, found: dict[str, Any], position: Position | None, asked: Question | None, path: Path) -> None:
        troubles = self.parts.troubles
        if asked is not None and asked.kind not in TEACHABLE:
            troubles.append(Trouble("unknown-value", (*path, "ask"), known_by(asked.kind, TEACHABLE)))
            return
        helps, right = found.get("helps"), found.get("right")
        if isinstance(helps, tuple) and len(helps) < 2:
            troubles.append(Trouble("too-few", (*path, "helps"), {"found": len(helps), "allowed": 2}))
        elif isinstance(helps, tuple):
            for index, text in enumerate(helps):
                if text in helps[:index]:
                    troubles.append(Trouble("choice-twice", (*path, "helps", index), {"found": text.key}))
        if isinstance(helps, tuple) and helps and isinstance(right, int) and right > len(helps):
            allowed = " ".join(str(place) for place in range(1, len(helps) + 1))
            troubles.append(Trouble("not-a-choice", (*path, "right"), {"found": str(right), "allowed": allowed}))
        belief = found.get("belief")
        if not isinstance(belief, str):
            return
        if belief not in BELIEFS:
            self._belief(belief, (*path, "belief"))
        elif (
            position is not None
            and asked is not None
            and not (troubles or self.parts.misshapen or mistaken(position, asked, BELIEFS[belief]).wrong)
        ):
            troubles.append(Trouble("belief-not-wrong", (*path, "belief"), {"belief": belief}))


def _unless_bad(value: Any) -> Any:
    """A value, or None where it couldn't be read or isn't there."""
    return None if value is BAD else value


def _made(kind: str, id_: str, found: dict[str, Any], position: Position | None, scenario: Scenario | None) -> Step:
    """A step of a file that is good so far."""
    own = {key: value for key, value in found.items() if key in STEP_KINDS[kind].names}
    if scenario is not None:
        own["scenario"] = scenario
    elif position is not None:
        own["position"] = position
    return STEP_KINDS[kind](id=id_, **own)


def shipped_lessons(text_ids: Collection[str], folder: Path_ | None = None) -> tuple[Lesson, ...]:
    """The lessons that come with the program, or those of a folder, by their numbers.

    What stands beside them is left unread, and that none requires what isn't there is for `check` to tell: home waits
    for this.

    Raises: `ValueError` where a file is not fit to be read, which our checks forbid.
    """
    from tutor.content.draw import shipped_folder
    from tutor.content.reader import Gathered, read_file

    paths = sorted((folder if folder is not None else shipped_folder("lessons")).rglob("*.yaml"))
    files = [(path, data) for path in paths if (data := path.read_bytes()) and lesson_ids(data)]
    known = {id_: () for _, data in files for id_ in lesson_ids(data)}
    gathered = Gathered([], [])
    for path, data in files:
        for found in read_file(data, str(path), text_ids=text_ids, known=known, gathered=gathered):
            if isinstance(found, Problem):
                raise ValueError(f"{found.file}:{found.line}: {found.error}")
    return tuple(sorted(gathered.lessons, key=lambda lesson: lesson.number))
