"""A pupil who holds a wrong belief: what they would do at a table, and which of it is wrong."""

from __future__ import annotations

from typing import NamedTuple

from tutor.cards import Card
from tutor.drill.answers import Cards, Number
from tutor.drill.beliefs import Belief
from tutor.drill.questions import AnnouncementOf, LegalPlays, Question
from tutor.drill.solve import solve
from tutor.rules.position import Position


class Mistaken(NamedTuple):
    """The cards that a pupil speaks of, those they are wrong about, and what they say that each announces, if asked."""

    cards: tuple[Card, ...]
    wrong: tuple[Card, ...]
    worths: tuple[int, ...] = ()


def mistaken(position: Position, question: Question, belief: Belief) -> Mistaken:
    """What a pupil of this belief answers: the cards they would play, or what leading each card would announce.

    Raises: `ValueError` for other questions.
    """
    match question:
        case LegalPlays():
            answer, right = belief.answer(position, question), solve(position, question).answer
            assert isinstance(right, Cards)
            played = tuple(answer.cards) if isinstance(answer, Cards) else ()
            return Mistaken(played, tuple(card for card in played if card not in right.cards))
        case AnnouncementOf():
            hand = tuple(position.hand)
            said = [_worth(position, card, belief) for card in hand]
            wrong = tuple(card for card, worth in zip(hand, said, strict=True) if worth != _worth(position, card, None))
            return Mistaken(hand, wrong, tuple(said))
        case _:
            raise ValueError(question.kind)


def _worth(position: Position, card: Card, belief: Belief | None) -> int:
    question = AnnouncementOf(card)
    answer = belief.answer(position, question) if belief is not None else None
    if answer is None:
        answer = solve(position, question).answer
    assert isinstance(answer, Number)
    return answer.number
