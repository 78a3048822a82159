"""A scenario prints as the text that makes it: what a learner answered can be looked at again for ever."""

import json
import subprocess
import sys
from collections.abc import Collection, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.cards import Hand
from tutor.content.draw import shipped_folder
from tutor.content.reader import read, read_file
from tutor.content.writing import options_of, scenario_in, scenario_text
from tutor.drill.answers import Chosen
from tutor.drill.beliefs import BELIEFS
from tutor.drill.questions import KINDS, Choice, Deal, Text, TrueFalse
from tutor.drill.scenario import Scenario
from tutor.generate import CannotAsk, from_seed, kinds_for, random_question, random_record
from tutor.generate.parting import distinguish
from tutor.rules.notation import Call
from tutor.rules.position import Position
from tutor.rules.ruleset import PRESETS, OptionsRefused
from tutor.words.files import text_ids

GOOD = Path(__file__).parent / "good"
PLAIN = Position(rules=PRESETS["talon"])
VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"iber": True, "overtrump": True, "announcements": False, "penalty_factor": 2},
    {"partners": False, "win_margin": 2, "points_per_game_point": 20},
    {"all_pass": "fixed-suit", "fixed_suit": "h", "target": 15},
    {"first_lead": "forehand"},
)


class AnyText(Collection[str]):
    """Every id is that of a text."""

    def __contains__(self, id_: object) -> bool:
        return isinstance(id_, str)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def comes_back(scenario: Scenario, ids: Collection[str] = AnyText()) -> bool:
    """Whether reading what is written gives the same scenario, down to the order in which hands are told."""
    text = scenario_text(scenario)
    again = scenario_in(text, ids)
    assert again is not None, read_file(text.encode(), "", text_ids=ids)
    return again == replace(scenario, file=None, line=None) and scenario_text(again) == text


def test_shipped_scenarios_come_back() -> None:
    found = read([shipped_folder("scenarios")], text_ids=text_ids()).scenarios
    assert found
    assert [scenario.id for scenario in found if not comes_back(scenario, text_ids())] == []


@pytest.mark.parametrize("path", sorted(GOOD.glob("*.yaml")), ids=lambda path: path.stem)
def test_every_kind_and_every_notation_comes_back(path: Path) -> None:
    found = read([path], text_ids=AnyText()).scenarios
    assert found
    assert [scenario.id for scenario in found if not comes_back(scenario)] == []


def test_the_shared_cases_come_back(shared_cases: Path) -> None:
    found = read([shared_cases], text_ids=()).scenarios
    assert found
    assert [scenario.id for scenario in found if not comes_back(scenario)] == []


def test_fresh_questions_of_every_kind_come_back_at_every_table() -> None:
    kinds, differing = set(), []
    for ruleset in PRESETS.values():
        for variant in VARIANTS:
            try:
                rules = ruleset.with_options(variant)
            except OptionsRefused:
                continue
            for kind in kinds_for(rules):
                try:
                    scenario = from_seed(7, rules, kind)
                except CannotAsk:
                    continue
                kinds.add(kind)
                if not comes_back(scenario):
                    differing.append(scenario.id)
    assert differing == []
    assert kinds == set(KINDS) - {"true-false", "choice"}


@given(st.integers(0, 2**32), st.sampled_from(sorted(PRESETS)))
def test_whatever_chance_asks_comes_back(seed: int, ruleset: str) -> None:
    assert comes_back(random_question(Random(seed), PRESETS[ruleset]))


def test_questions_that_tell_ideas_apart_come_back() -> None:
    ideas = [BELIEFS["may-ruff-anytime"], BELIEFS["may-discard-when-void"]]
    found = distinguish(Random(1), ideas, 200)
    assert found is not None
    assert comes_back(found)


# -- what authors write ----------------------------------------------------------------------------------------------

words = st.text("abc ș20-:#'\"{}[]!&*%@,\\/♥", min_size=1, max_size=12).filter(lambda text: bool(text.strip()))
sentences = st.dictionaries(st.sampled_from(["en", "ro", "de-AT"]), words, min_size=1)
texts = st.builds(lambda said: Text(sentences=tuple(said.items())), sentences) | st.builds(
    lambda number: Text(id=f"text-{number}"), st.integers(0, 99)
)


@given(texts, st.booleans(), st.none() | texts, st.none() | texts)
def test_sentences_of_ones_own_come_back(claim: Text, answer: bool, prompt: Text | None, remark: Text | None) -> None:
    asked = TrueFalse(claim, answer)
    assert comes_back(Scenario(id="a", position=PLAIN, question=asked, prompt=prompt, explain=remark))


@given(st.lists(texts, min_size=2, max_size=5, unique=True), st.data())
def test_choices_come_back_however_they_are_called(choices: list[Text], data: st.DataObject) -> None:
    places = data.draw(st.lists(st.integers(1, len(choices)), min_size=1, unique=True))
    chosen = tuple(sorted(places))
    keys = tuple(choices[place - 1].key for place in chosen)
    asked = Choice(tuple(choices), chosen)
    expect = Chosen(chosen, keys) if len({text.key for text in choices}) == len(choices) else None
    assert comes_back(Scenario(id="a", position=PLAIN, question=asked, expect=expect))


# -- nothing and absent are two things -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "position",
    [PLAIN, replace(PLAIN, taken={}), replace(PLAIN, scores={}), replace(PLAIN, pile=Hand())],
    ids=["nothing", "taken", "scores", "pile"],
)
def test_an_empty_pile_is_not_an_absent_one(position: Position) -> None:
    assert comes_back(Scenario(id="a", position=position, question=Deal()))


@pytest.mark.parametrize("auction", [None, ()])
def test_a_bidding_that_has_not_begun_is_not_an_absent_one(auction: tuple[Call, ...] | None) -> None:
    rules = PRESETS["traditional-4-classic"]
    record = replace(random_record(Random(1), rules), auction=auction, plays=(), trump=None)
    assert comes_back(Scenario(id="a", position=Position(rules=rules, record=record), question=Deal()))


def test_options_are_those_that_differ_from_the_rulesets_own() -> None:
    assert options_of(PRESETS["moldovan"]) == {}
    assert options_of(PRESETS["moldovan"].with_options({"penalty_factor": 2, "target": 15})) == {"target": 15}


# -- reading again ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"scenarios": []}', "\ud800", '{"scenarios": [{"id": "a"}]}'])
def test_what_cannot_be_read_again_is_none(text: str) -> None:
    assert scenario_in(text, ()) is None


def test_a_text_that_has_gone_since_is_none() -> None:
    scenario = Scenario(id="a", position=PLAIN, question=TrueFalse(Text(id="gone"), True))
    assert scenario_in(scenario_text(scenario), ("here",)) is None


def test_what_is_written_is_one_line_of_json() -> None:
    text = scenario_text(from_seed(1, PRESETS["traditional-2"], "find-revoke"))
    assert "\n" not in text
    assert len(json.loads(text)["scenarios"]) == 1


def test_writing_loads_no_yaml() -> None:
    code = "import tutor.content.writing, sys; print('yaml' in sys.modules, 'jsonschema' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.split() == ["False", "False"]
