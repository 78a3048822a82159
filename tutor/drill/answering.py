"""Every answer that a learner can give to a question, as far as they can be counted up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, permutations
from typing import Final, TypeVar

from tutor.cards import Hand, NotNotation, Suit
from tutor.drill.answers import (
    Answer,
    Bids,
    Cards,
    Chosen,
    Dealt,
    Number,
    Order,
    Revoke,
    Scores,
    Settled,
    WhichSuit,
    Who,
    YesNo,
)
from tutor.drill.beliefs import BELIEFS
from tutor.drill.panes import Pick, answer_of, pane
from tutor.drill.questions import Choice, Question
from tutor.drill.solve import solve
from tutor.rules.position import Position
from tutor.rules.seats import Seat

T = TypeVar("T")
MOST_ORDERED: Final = 4
"""Cards of which every order is given; of more, those that differ from the right one by an exchange."""
_NEAR: Final = (-33, -11, -10, -4, -3, -2, -1, 1, 2, 3, 4, 10, 11, 33)


def answers_to(position: Position, question: Question) -> Iterator[Answer]:
    """Every set of cards, every seat, side, suit and play; of numbers those that beliefs give and some that none does.

    The right answer is among them; none comes twice.
    """
    right = solve(position, question).answer
    believed = (belief.answer(position, question) for belief in BELIEFS.values())
    found = chain([right], (answer for answer in believed if answer is not None), _more(position, question, right))
    return iter(dict.fromkeys(found))


def _more(position: Position, question: Question, right: Answer) -> Iterator[Answer]:
    match right:
        case Cards():
            yield from (Cards(Hand.of(cards)) for cards in _sets(tuple(position.hand)))
        case YesNo(yes):
            yield YesNo(not yes)
        case Who():
            yield from (Who(Seat(code)) for code in _options(position, question))
        case WhichSuit():
            yield from map(WhichSuit, Suit)
        case Number(number):
            yield from (Number(number + off) for off in _NEAR if number + off >= 0)
            yield from (Number(value) for value in (0, 20, 40, 120))
        case Bids():
            ladder = tuple(position.rules.bids)
            yield from (Bids(may, bids) for may in (True, False) for bids in (*_sets(ladder), ()))
        case Order(cards):
            yield from map(Order, _orders(cards))
        case Dealt(each, then, left):
            yield from (Dealt(each + 1, then, left), Dealt(each, then + 1, left), Dealt(each, then, left + 1))
        case Scores():
            yield from _score_sheets(right)
        case Settled(scores, void):
            yield from (Settled(sheet, void) for sheet in _score_sheets(scores))
            yield Settled(scores, not void)
        case Revoke():
            yield Revoke()
            for code in _options(position, question)[1:]:
                trick, seat = code.split(":")
                yield Revoke(int(trick), Seat(seat))
        case Chosen():
            assert isinstance(question, Choice)
            places = range(1, len(question.choices) + 1)
            keys = [text.key for text in question.choices]
            yield from (Chosen(some, tuple(keys[place - 1] for place in some)) for some in _sets(tuple(places)))
        case _:
            yield from _picked(position, question)


def _picked(position: Position, question: Question) -> Iterator[Answer]:
    for code in _options(position, question):
        try:
            yield answer_of(position, question, [code])
        except NotNotation:  # an option of this table that no answer can be
            continue


def _options(position: Position, question: Question) -> tuple[str, ...]:
    field = pane(position, question).fields[0]
    assert isinstance(field, Pick)
    return field.options


def _sets(things: tuple[T, ...]) -> Iterable[tuple[T, ...]]:
    """All sets of some things but the empty one."""
    return chain.from_iterable(combinations(things, size) for size in range(1, len(things) + 1))


def _orders(cards: tuple[T, ...]) -> Iterator[tuple[T, ...]]:
    if len(cards) <= MOST_ORDERED:
        yield from permutations(cards)
        return
    for first, second in combinations(range(len(cards)), 2):
        swapped = list(cards)
        swapped[first], swapped[second] = swapped[second], swapped[first]
        yield tuple(swapped)


def _score_sheets(right: Scores) -> Iterator[Scores]:
    for place, (side, change) in enumerate(right.changes):
        for off in (-3, -1, 1, 3):
            yield Scores((*right.changes[:place], (side, change + off), *right.changes[place + 1 :]))
    yield Scores(tuple((side, 0) for side, _ in right.changes))
