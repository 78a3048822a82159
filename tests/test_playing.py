"""A whole round that the learner plays: lawful at every card, scored at its end, taken up again where it was left."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.test_lesson import LESSONS, learner
from tutor.cards import Card
from tutor.drill.lesson import Round
from tutor.rules.record import replay
from tutor.rules.seats import Seat
from tutor.session.lesson import LessonRun
from tutor.session.playing import Playing
from tutor.session.task import Reply

LESSON = LESSONS["first-round"]
STEP = next(step for step in LESSON.steps if isinstance(step, Round))


def at_round(lang: str = "en") -> LessonRun:
    run = learner(LESSON, lang)
    assert run.goto(STEP.id)
    return run


def play(run: LessonRun, card: Card) -> Reply:
    reply = run.choose([str(card)])
    assert isinstance(reply, Reply)
    return reply


@given(st.lists(st.integers(0, 5), min_size=6, max_size=6))
def test_whatever_lawful_cards_are_played_the_round_is_lawful_and_holds_120_points(picks: list[int]) -> None:
    """P1–P11, C5"""
    playing = Playing(STEP)
    for number, pick in enumerate(picks):
        position, _ = playing.until(number)
        assert position.turn is Seat.S
        lawful = tuple(position.duty.hand)
        playing.ours.append(lawful[pick % len(lawful)])
    end, plays = playing.until(6)
    assert len(plays) == 24
    taken = end.taken or {}
    assert sum(card.points for hand in taken.values() for card in hand) == 120
    tricks = tuple(tuple(plays[at : at + 4]) for at in range(0, 24, 4))
    assert STEP.position.record is not None
    played = replay(STEP.position.rules, replace(STEP.position.record, plays=tricks))
    assert played.faults == ()
    assert list(played.revokes) == []


def test_a_card_that_may_not_be_played_is_explained_and_taken_back() -> None:
    """P2"""
    run = at_round()
    play(run, Card.parse("9h"))
    assert run.next()
    asked = run.asked
    assert asked is not None
    forbidden = next(card for card in asked.scenario.position.hand if card not in asked.scenario.position.duty.hand)
    reply = play(run, forbidden)
    assert not reply.verdict.right
    assert run.open
    assert not run.next()
    assert play(run, next(iter(asked.scenario.position.duty.hand))).verdict.right


def test_the_others_play_as_the_lesson_has_it_while_the_learner_does() -> None:
    run = at_round()
    record = STEP.position.record
    assert record is not None
    for number, trick in enumerate(record.plays):
        mine = next(one.card for one in trick if one.seat is Seat.S)
        reply = play(run, mine)
        for other in trick[trick.index(next(one for one in trick if one.seat is Seat.S)) + 1 :]:
            assert any(run.words.card(other.card) in line for line in reply.lines), (number, other)
        run.next()
    assert run.step.id != STEP.id


@pytest.mark.parametrize("lang", ["ro", "en", "de", "hu", "es"])
def test_the_last_card_tells_what_the_round_scores(lang: str) -> None:
    """N2, N3"""
    run = at_round(lang)
    told: tuple[str, ...] = ()
    while run.step.id == STEP.id:
        asked = run.asked
        assert asked is not None
        told = play(run, next(iter(asked.scenario.position.duty.hand))).outcome
        run.next()
    numbers = {int(number) for line in told for number in re.findall(r"\d+", line)}
    assert {37, 83} <= numbers, told


def test_a_round_left_in_its_middle_is_taken_up_there() -> None:
    run = at_round()
    for card in ("9h", "Qd"):
        play(run, Card.parse(card))
        run.next()
    again = learner(LESSON)
    again.restore(run.state())
    assert (again.step.id, again.part) == (STEP.id, 2)
    assert again.asked is not None
    assert run.asked is not None
    assert again.asked.scenario.position == run.asked.scenario.position
