"""From a judged answer to its entry, and back to the position as it was: whatever became of the files since."""

from dataclasses import replace
from random import Random

from tests.asking import follow
from tests.store.making import NOW, in_memory
from tutor.content.writing import scenario_in
from tutor.drill.answers import Cards
from tutor.drill.beliefs import BELIEFS
from tutor.drill.judge import judge
from tutor.drill.reading import read
from tutor.generate import from_seed, kinds_for
from tutor.memory import Attempt, Help
from tutor.memory.entries import entry_in, line_of
from tutor.rules.ruleset import PRESETS
from tutor.store.noting import attempt_of, ids_from


def test_an_attempt_holds_all_that_was_asked_and_answered() -> None:
    scenario = follow()
    verdict = judge(scenario.position, scenario.question, read(scenario.question, "Th Ah", scenario.position.rules))
    found = attempt_of(
        scenario,
        verdict,
        id="a1",
        time=NOW + 0.7,
        language="ro",
        rules=("P2",),
        beliefs=[BELIEFS["must-always-beat"]],
        help=Help.NUDGE,
        lesson="follow",
        step="any",
        part=2,
        milliseconds=2100,
    )
    assert (found.time, found.answer, found.right) == (NOW, "Th Ah", False)
    assert (found.ruleset, found.options, found.kind) == ("traditional-4-classic", {}, "legal-plays")
    assert (found.beliefs, found.help) == (("must-always-beat",), Help.NUDGE)
    assert (found.lesson, found.step, found.part) == ("follow", "any", 2)
    assert scenario_in(found.position, ()) == replace(scenario, file=None, line=None)


def test_every_kind_of_question_is_noted_and_can_be_judged_again() -> None:
    new_id = ids_from(Random(1))
    with in_memory() as store:
        for rules in (PRESETS["traditional-2"], PRESETS["moldovan"].with_options({"iber": True})):
            for kind in kinds_for(rules):
                scenario = from_seed(3, rules, kind)
                verdict = judge(scenario.position, scenario.question, scenario.solution.answer)
                noted = attempt_of(scenario, verdict, id=new_id(), time=NOW, language="de", rules=("P2",))
                assert noted.scenario == scenario.id
                store.record(noted)
        for entry in store.log.all():
            assert isinstance(entry, Attempt)
            again = scenario_in(entry.position, ())
            assert again is not None
            given = read(again.question, entry.answer, again.position.rules)
            assert judge(again.position, again.question, given).right
            assert entry_in(line_of(entry)) == entry


def test_an_empty_answer_is_one_too() -> None:
    scenario = follow()
    verdict = judge(scenario.position, scenario.question, Cards(replace(scenario.position.hand, mask=0)))
    noted = attempt_of(scenario, verdict, id="a1", time=NOW, language="ro", rules=())
    assert (noted.answer, entry_in(line_of(noted))) == ("", noted)


def test_ids_never_meet() -> None:
    one, other = ids_from(Random(1)), ids_from(Random(2))
    found = [new_id() for _ in range(1000) for new_id in (one, other)]
    assert len(set(found)) == len(found)
    assert {len(id_) for id_ in found} == {32}
