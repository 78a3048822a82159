"""Learners who never tire: what they answer who are always right, always wrong, or led by one belief."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.cards import Card
from tutor.drill.answering import answers_to
from tutor.drill.answers import Answer, Cards
from tutor.drill.beliefs import BELIEFS, Belief
from tutor.drill.questions import LegalPlays
from tutor.drill.scenario import Scenario
from tutor.session.asked import Asked, Find, OneCard
from tutor.session.task import values_of

RIGHT: Final = "right"
WRONG: Final = "wrong"
"""Learners by name; others are named by the belief that leads them."""


def answers_of(asked: Asked, learner: str) -> Iterator[list[str]]:
    """The answers of a learner to a question of a lesson, as texts of its fields, the likeliest first."""
    if isinstance(asked, OneCard):
        yield from ([str(card)] for card in _cards(asked, learner))
        return
    scenario, entries = asked.scenario, asked.entries
    right = scenario.solution.answer
    if learner == WRONG:
        others = answers_to(scenario.position, scenario.question)
        yield from (values_of(one, entries) for one in others if can_be_wrong(scenario, one))
    yield values_of(believed_in(scenario, BELIEFS[learner]) if learner in BELIEFS else right, entries)


def _cards(asked: OneCard, learner: str) -> list[Card]:
    """The cards that a learner would play, or name as a pupil's mistake; at the end any."""
    mine: list[Card] = []
    if isinstance(asked, Find):
        right = list(asked.pupil.wrong)
    else:
        position = asked.scenario.position
        right = list(position.duty.hand)
        if learner in BELIEFS:
            said = BELIEFS[learner].answer(position, LegalPlays())
            mine = [card for card in said.cards if card not in right] if isinstance(said, Cards) else []
    if learner == WRONG:
        mine = [card for card in asked.cards if card not in right]
    return [*mine, *right]


def believed_in(scenario: Scenario, belief: Belief) -> Answer:
    """What somebody of this belief answers; the right answer where it has nothing to say."""
    answer = belief.answer(scenario.position, scenario.question)
    return answer if answer is not None else scenario.solution.answer


def can_be_wrong(scenario: Scenario, answer: Answer) -> bool:
    """Whether an answer is wrong, and one that the fields take."""
    return answer != scenario.solution.answer and str(answer).strip() != ""
