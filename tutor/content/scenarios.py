"""From the data of one file to its scenarios, and to all that is wrong with them but their shape."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from tutor.cards import NotNotation
from tutor.content.document import Data
from tutor.content.listen import BAD
from tutor.content.parts import Parts
from tutor.content.questions import question
from tutor.content.rulings import Rulings
from tutor.content.shapes import FILE, FILE_NEEDS, POSITION, SCENARIO, SCENARIO_NEEDS
from tutor.content.troubles import Path, Trouble, in_answer, of_fault
from tutor.drill.answers import Answer, Who
from tutor.drill.entry import Entry
from tutor.drill.lesson import Lesson
from tutor.drill.questions import Question, TrickWinner
from tutor.drill.reading import read as read_answer
from tutor.drill.scenario import Scenario
from tutor.drill.solve import question_faults
from tutor.rules.faults import Fault
from tutor.rules.position import Position, position_faults
from tutor.rules.ruleset import RuleSet

_BESIDE: Final = {
    "rules": "rules_taught",
    "themes": "themes",
    "level": "level",
    "prompt": "prompt",
    "explain": "explain",
}
"""The keys of a scenario that need no other, and the fields that they come to."""

_WITHOUT_OPTIONS: Final = {
    "card-repeated",
    "card-outside-pack",
    "too-many-cards",
    "too-many-in-all",
    "trick-too-long",
    "trick-out-of-order",
    "no-stock-here",
    "stock-size",
}
"""Faults that no option makes or mends."""

_AT_TABLE: Final = {"hands", "trick", "to_play"}


class Scenarios:
    """Reads the scenarios of one file; `lines` are those on which they begin.

    `parts.troubles` and `parts.misshapen` tell afterwards whether the file is good.
    """

    def __init__(self, file: str, text_ids: Collection[str], lines: Sequence[int]) -> None:
        self.parts = Parts(text_ids)
        self.file = file
        self.lines = lines
        self.ids: list[tuple[str, int]] = []  # each with its scenario's index
        self.lesson: Lesson | None = None  # of a file that holds one
        self.entries: list[Entry] = []  # of a file of pages
        self._rulings = Rulings(self.parts)

    def read(self, data: Data) -> list[Scenario]:
        """The scenarios of a file that is good; of another, those that could be read."""
        if data.__class__ is not dict or not data.keys() <= FILE.keys() or any(key not in data for key in FILE_NEEDS):
            self.parts.misshapen = True
        if data.__class__ is not dict:
            return []
        self._rulings.file(data)
        items = data.get("scenarios")
        if items.__class__ is not list:
            self.parts.misshapen = True
            return []
        found = [self._scenario(item, index) for index, item in enumerate(items)]
        return [scenario for scenario in found if scenario is not None]

    def named(self) -> Iterator[tuple[str, str, Path]]:
        """Ids that may stand only once in all files: each, what it is known by, and where it stands."""
        return ((id_, id_, ("scenarios", index, "id")) for id_, index in self.ids)

    def line(self, path: Path) -> int:
        """The line on which begins what such a path leads into."""
        return self.lines[int(path[1])]

    def _scenario(self, data: Data, index: int) -> Scenario | None:
        parts, path = self.parts, ("scenarios", index)
        if data.__class__ is not dict:
            parts.misshapen = True
            return None
        if not data.keys() <= SCENARIO.keys() or any(key not in data for key in SCENARIO_NEEDS):
            parts.misshapen = True
        rules, sure = self._rulings.scenario(data, path)
        id_ = self._id(data, path)
        asked = question(parts, data["ask"], (*path, "ask")) if "ask" in data else None
        position = self._position(data, rules, asked, path, sure=sure)
        beside = self._beside(data, path)
        if position is None or asked is None:
            return None
        expected = self._expected(data["expect"], position, asked, path) if "expect" in data else None
        if id_ is None or parts.troubles or parts.misshapen:
            return None
        return Scenario(
            id=id_,
            position=position,
            question=asked,
            expect=expected,
            file=self.file,
            line=self.lines[index],
            **beside,
        )

    def _id(self, data: dict[str, Data], path: Path) -> str | None:
        if "id" not in data:
            return None
        found = self.parts.id(data["id"], (*path, "id"))
        if found is BAD:
            return None
        self.ids.append((found, int(path[-1])))
        return str(found)

    def _beside(self, data: dict[str, Data], path: Path) -> dict[str, Any]:
        keys = data.keys() & _BESIDE.keys()
        return {_BESIDE[key]: self.parts.read(SCENARIO[key], data[key], (*path, key)) for key in keys}

    # -- position and answer ---------------------------------------------------------------------------------------

    def _position(
        self, data: dict[str, Data], rules: RuleSet | None, asked: Question | None, path: Path, *, sure: bool
    ) -> Position | None:
        """The position of a scenario, None if something of it or of its rules can't be read."""
        found, bad = self._keys(data, path)
        if rules is None or found is None:
            return None
        if not sure:
            found.pop("record", None)
        position = Position(rules=rules, **found)
        faults = [fault.under("position") for fault in position_faults(position)]
        if not sure:
            faults = [fault for fault in faults if fault.error in _WITHOUT_OPTIONS]
        elif asked is not None:
            faults += _of_question(question_faults(position, asked), faults, bad)
        if faults:
            self.parts.troubles += [of_fault(fault, path) for fault in faults]
        return position if sure and not bad else None

    def _keys(self, data: dict[str, Data], path: Path) -> tuple[dict[str, Any] | None, set[str]]:
        value = data.get("position", {})
        if value.__class__ is dict:
            return self.parts.mapping(POSITION, value, (*path, "position"))
        self.parts.misshapen = True
        return None, set()

    def _expected(self, value: Data, position: Position, asked: Question, path: Path) -> Answer | None:
        path = (*path, "expect")
        try:
            answer = read_answer(asked, value, position.rules)
        except NotNotation as fault:
            if fault.error in ("not-a-card", "card-twice"):
                self.parts.cards(value, path)  # which notes every such word, not the first alone
            else:
                self.parts.troubles.append(in_answer(fault, value, path))
            return None
        if isinstance(asked, TrickWinner) and isinstance(answer, Who):
            seats = [play.seat for play in position.trick]
            if answer.seat not in seats:
                facts: dict[str, str | int] = {"seat": str(answer.seat), "allowed": " ".join(seats)}
                self.parts.troubles.append(Trouble("winner-did-not-play", path, facts))
        return answer


def _of_question(asked: list[Fault], found: list[Fault], bad: set[str]) -> Iterator[Fault]:
    """Of the faults of a question those that are not told of already by the faults of its position.

    `bad` are keys of the position that can't be read, or are unknown: much may be missing only because of them.
    """
    told = {fault.error for fault in found}
    at_table = any(fault.where[1:2] and fault.where[1] in _AT_TABLE for fault in found)
    for fault in asked:
        if fault.error == "key-missing":
            missing = str(fault.facts["key"]).split(" / ")
            if bad <= POSITION.keys() and bad.isdisjoint(missing):
                yield fault
        elif fault.where[0] == "ask":
            if fault.error not in told and not (bad and fault.error == "card-not-held"):
                yield fault
        elif not bad and not at_table:
            yield fault
