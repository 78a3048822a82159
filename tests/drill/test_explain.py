"""Explanations: every answer that can be given is explained by what decides at this position."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tutor.cards import Card, Hand, Suit
from tutor.drill.answering import answers_to
from tutor.drill.answers import Cards, Chosen
from tutor.drill.beliefs import answers_of_beliefs
from tutor.drill.coverage import deciding_facts, specific, states
from tutor.drill.explain import Explanation, explain
from tutor.drill.questions import Choice, LegalPlays, Text, TrickWinner
from tutor.drill.remarks import ChoiceOff, ForgotInSuit, NotOfSuitLed
from tutor.drill.scenario import Scenario
from tutor.drill.solve import solve
from tutor.generate.parting import any_table
from tutor.generate.questions import MAKERS, kinds_for, random_question
from tutor.rules.notation import parse_plays
from tutor.rules.position import Position
from tutor.rules.ruleset import PRESETS
from tutor.rules.seats import Seat


def generic(scenario: Scenario) -> list[Explanation]:
    """The explanations of one question that do not state what decides."""
    position, question = scenario.position, scenario.question
    ideas = answers_of_beliefs(position, question)
    told = (explain(position, question, given, scenario.solution, ideas) for given in answers_to(position, question))
    return [one for one in told if not specific(one, position, question)]


def some(kind: str, count: int, seed: int) -> list[Scenario]:
    rng = Random(f"{kind} {seed}")
    found: list[Scenario] = []
    while len(found) < count:
        rules = any_table(rng)
        if kind in kinds_for(rules):
            found.append(random_question(rng, rules, kind))
    return found


@pytest.mark.parametrize("kind", MAKERS)
def test_every_answer_is_explained_by_what_decides_here(kind: str) -> None:
    for scenario in some(kind, 12, seed=1):
        assert generic(scenario) == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("kind", MAKERS)
def test_every_answer_to_two_thousand_questions_is_explained(kind: str, seed: int) -> None:
    for scenario in some(kind, 100, seed=seed + 2):
        assert generic(scenario) == []


@pytest.mark.parametrize(
    "kind", ["legal-plays", "trick-winner", "card-points", "round-score", "legal-bids", "next-dealer"]
)
def test_the_reasons_of_another_position_do_not_pass(kind: str) -> None:
    swapped = 0
    for one, other in pairwise(some(kind, 30, seed=3)):
        facts = deciding_facts(one.position, one.question)
        if facts.items() <= deciding_facts(other.position, other.question).items():
            continue
        swapped += 1
        assert states(one.solution.reasons, facts)
        assert not states(other.solution.reasons, facts), (one.id, other.id)
    assert swapped >= 10


def test_the_first_extra_and_the_first_missed_card_are_remarked_on() -> None:
    rules = PRESETS["traditional-4-classic"]
    hand = Hand.parse("9h Th Ah Jd 9s Kc")
    position = Position(rules=rules, trump=Suit.SPADES, hands={Seat.S: hand}, trick=parse_plays("E:Kh", rules))
    told = explain(position, LegalPlays(), Cards(Hand.parse("9h Jd 9s")))
    assert told.remarks == (
        NotOfSuitLed(Card.parse("Jd"), Suit.HEARTS, 3),
        ForgotInSuit(Card.parse("Th"), Suit.HEARTS),
    )
    assert len(told.further) == 2


def test_a_right_answer_needs_no_remark() -> None:
    rules = PRESETS["traditional-2"]
    position = Position(rules=rules, trump=Suit.SPADES, trick=parse_plays("S:9d N:Ad", rules))
    told = explain(position, TrickWinner(), next(answers_to(position, TrickWinner())))
    assert told.verdict.right
    assert (told.remarks, told.beliefs) == ((), ())


def test_where_one_choice_is_right_the_others_are_not_told_apart() -> None:
    position = Position(rules=PRESETS["traditional-4-classic"])
    texts = tuple(Text(sentences=(("en", text),)) for text in ("king", "ten", "ace"))
    one, two = Choice(texts, (2,)), Choice(texts, (1, 2))
    assert explain(position, one, Chosen((3,), ("3",)), solve(position, one)).remarks == ()
    told = explain(position, two, Chosen((3,), ("3",)), solve(position, two))
    assert told.remarks == (ChoiceOff(3, True), ChoiceOff(1, False))
