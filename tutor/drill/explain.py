"""Explanations for any answer: what it makes of the learner's own cards, numbers and seats, and the belief behind it.

`explain` gives values in reading order; the words make sentences of them. For a wrong set the first extra and the
first missed card are remarked on, the rest stand in `further`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import assert_never

from tutor.cards import Card, Hand
from tutor.drill import remarks as slip
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
    Stands,
    WhichSuit,
    Who,
    Winner,
    YesNo,
)
from tutor.drill.beliefs import Belief, Ideas, answers_of_beliefs
from tutor.drill.judge import Verdict, judge
from tutor.drill.questions import (
    Accusation,
    FirstLeader,
    GamePointsFor,
    MayPlay,
    NextDealer,
    Question,
    SideTotalOf,
    TrickWinner,
)
from tutor.drill.remarks import Remark
from tutor.drill.solve import Solution
from tutor.rules.auction import Auction, Open
from tutor.rules.duties import (
    AnythingWhileStock,
    BeatInSuit,
    DiscardAnything,
    Duty,
    FollowSuit,
    LeadAnything,
    Overtrump,
    TrumpIn,
    Undertrump,
)
from tutor.rules.notation import Bid
from tutor.rules.position import Position
from tutor.rules.reasons import CardsCounted, Reason, SideCounted
from tutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Explanation:
    """All there is to say of an answer.

    `remarks` speak of the learner's own slip (at most one extra and one missed part), `further` of the rest;
    `beliefs` are those that give exactly this answer, the likeliest first.
    """

    verdict: Verdict
    remarks: tuple[Remark, ...] = ()
    further: tuple[Remark, ...] = ()
    beliefs: tuple[Belief, ...] = ()

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the right answer is right."""
        return self.verdict.reasons


def explain(
    position: Position,
    question: Question,
    given: Answer,
    solution: Solution | None = None,
    ideas: Ideas | None = None,
) -> Explanation:
    """Explain an answer, right or wrong, to a question that can be asked of the position.

    A `solution` that is known already is not worked out again, nor are the `ideas` of `answers_of_beliefs`.

    Raises: `Impossible` as `judge` does; never for a wrong answer.
    """
    verdict = judge(position, question, given, solution)
    if verdict.right:
        return Explanation(verdict)
    extra, missed = _slips(position, question, verdict)
    if isinstance(verdict.expected, Cards) and len(verdict.expected.cards) == 1:
        extra, missed = [*extra, *missed], []  # the one right card is named by the right answer itself
    first = (*extra[:1], *missed[:1])
    said = ideas if ideas is not None else answers_of_beliefs(position, question)
    beliefs = tuple(belief for belief, answer in said if answer == given)
    return Explanation(verdict, first, (*extra[1:], *missed[1:]), beliefs)


def _slips(position: Position, question: Question, verdict: Verdict) -> tuple[list[Remark], list[Remark]]:
    """What was wrongly said, and what was wrongly left unsaid."""
    match verdict.given, verdict.expected:
        case Cards(), Cards():
            duty = position.duty
            extra: list[Remark] = [refused(card, duty, position.hand) for card in verdict.extra]
            return extra, [forgotten(card, duty) for card in verdict.missed]
        case Bids() as given, Bids() as right:
            return _bids(position, given, right)
        case Chosen(), Chosen(places=(_,)):  # the headline names it, and there is no other
            return [], []
        case Chosen(given_places, _), Chosen(right_places, _):
            return (
                [slip.ChoiceOff(place, True) for place in given_places if place not in right_places],
                [slip.ChoiceOff(place, False) for place in right_places if place not in given_places],
            )
        case given, right:
            return list(_single(position, question, verdict, given, right)), []


def _single(position: Position, question: Question, verdict: Verdict, given: Answer, right: Answer) -> Iterator[Remark]:
    match given, right:
        case YesNo(yes), YesNo():
            yield _yes_no(position, question, yes)
        case Who(seat), Who(true_seat):
            yield _seat(position, question, seat, true_seat)
        case Number(number), Number(true_number):
            yield _number(question, verdict, number, true_number)
        case WhichSuit(suit), WhichSuit(trump):
            yield slip.NotTheTrump(suit, trump)
        case Stands(), Stands():
            yield _outcome(position, given)
        case Dealt(), Dealt():
            for part in ("each", "then", "left"):
                if getattr(given, part) != getattr(right, part):
                    yield slip.DealtOtherwise(part, getattr(given, part), getattr(right, part))
        case Order(cards), Order(true_cards):
            yield from _order(cards, true_cards)
        case Scores(), Scores():
            yield from _changes(given, right)
        case Settled(scores, void), Settled(true_scores, true_void):
            assert isinstance(question, Accusation)
            if void != true_void:
                yield slip.RoundGoesOn(question.accused) if void else slip.RoundIsVoid(question.accused)
            yield from _changes(scores, true_scores)
        case Winner(side), Winner(true_side):
            standing = position.scores or {}
            if side is not None:
                yield slip.HasNotWon(side, standing.get(side, 0))
            elif true_side is not None:
                yield slip.MatchIsOver(true_side, standing.get(true_side, 0))
        case Revoke(), Revoke():
            yield _revoke(position, given)


# -- cards -----------------------------------------------------------------------------------------------------------


def refused(card: Card, duty: Duty, hand: Hand) -> Remark:
    """Why a card is not among the lawful ones."""
    match duty.why:
        case FollowSuit(led):
            return slip.NotOfSuitLed(card, led, len(hand.of_suit(led)))
        case BeatInSuit(led, to_beat):
            if card.suit == led:
                return slip.TooLowInSuit(card, to_beat)
            return slip.NotOfSuitLed(card, led, len(hand.of_suit(led)))
        case TrumpIn(led, trump) | Undertrump(led, trump):
            return slip.NotATrump(card, led, trump, len(hand.of_suit(trump)))
        case Overtrump(led, trump, to_beat):
            if card.suit == trump:
                return slip.TooLowTrump(card, to_beat)
            return slip.NotATrump(card, led, trump, len(hand.of_suit(trump)))
        case LeadAnything() | AnythingWhileStock() | DiscardAnything():
            raise ValueError(f"{card} is lawful")
        case _:
            assert_never(duty.why)


def forgotten(card: Card, duty: Duty) -> Remark:
    """Why a card is lawful that was left out."""
    match duty.why:
        case LeadAnything():
            return slip.ForgotLead(card)
        case AnythingWhileStock(led):
            return slip.ForgotWhileStock(card, led)
        case FollowSuit(led):
            return slip.ForgotInSuit(card, led)
        case BeatInSuit(_, to_beat):
            return slip.ForgotBeating(card, to_beat)
        case TrumpIn(_, trump):
            return slip.ForgotTrump(card, trump)
        case Overtrump(_, _, to_beat):
            return slip.ForgotOvertrump(card, to_beat)
        case Undertrump(_, _, unbeaten):
            return slip.ForgotUndertrump(card, unbeaten)
        case DiscardAnything(led):
            return slip.ForgotDiscard(card, led)
        case _:
            assert_never(duty.why)


def _yes_no(position: Position, question: Question, yes: bool) -> Remark:
    if isinstance(question, MayPlay):
        duty = position.duty
        return refused(question.card, duty, position.hand) if yes else forgotten(question.card, duty)
    return slip.StatementIs(not yes)


def _order(given: tuple[Card, ...], right: tuple[Card, ...]) -> Iterator[Remark]:
    """The cards that stand over a higher one, then those that are missing."""
    for lower, upper in pairwise(given):
        if lower in right and upper in right and right.index(lower) > right.index(upper):
            yield slip.StandsElsewhere(lower, upper)
    for card in right:
        if card not in given:
            yield slip.ForgotLead(card)


# -- seats -----------------------------------------------------------------------------------------------------------


def _seat(position: Position, question: Question, seat: Seat, right: Seat) -> Remark:
    match question:
        case TrickWinner():
            return _beaten(position, seat)
        case FirstLeader():
            return slip.LeadsNot(seat, right)
        case NextDealer():
            return slip.DealsNot(seat, right)
    raise TypeError(question)


def _beaten(position: Position, seat: Seat) -> Remark:
    winning = position.winning.card
    led = position.trick[0].card.suit
    card = next((play.card for play in position.trick if play.seat == seat), None)
    if card is None:
        return slip.LeadsNot(seat, position.winning.seat)
    if card.suit == winning.suit:
        return slip.BeatenInSuit(seat, card, winning)
    if card.suit != led:
        return slip.OffSuitCantWin(seat, card, led)
    return slip.BeatenByTrump(seat, card, winning)


# -- numbers ---------------------------------------------------------------------------------------------------------


def _number(question: Question, verdict: Verdict, given: int, right: int) -> Remark:
    off = right - given
    reason = verdict.reasons[0]
    if isinstance(question, GamePointsFor):
        return _game_points(verdict, given, right)
    if isinstance(reason, CardsCounted):
        left_out = next((card for card, points in reason.parts if points == off), None)
        if left_out is not None:
            return slip.CardLeftOut(left_out, off)
    elif isinstance(question, SideTotalOf) and isinstance(reason, SideCounted):
        if off and off == reason.announcements:
            return slip.PairsLeftOut(off)
    else:
        return slip.WorthMore(given, right) if off > 0 else slip.WorthLess(given, right)
    return slip.CountedTooFew(given, off) if off > 0 else slip.CountedTooMany(given, -off)


def _game_points(verdict: Verdict, given: int, right: int) -> Remark:
    reason = verdict.reasons[0]
    total, per = getattr(reason, "total", 0), getattr(reason, "per", 1)
    if given > right:
        return slip.NextPointAt(given, given * per, total)
    return slip.PointReachedAt(given, right * per, total)


# -- bidding ---------------------------------------------------------------------------------------------------------


def _auction(position: Position) -> Auction:
    assert position.dealer is not None
    return Auction(position.rules, position.dealer, position.auction)


def _bids(position: Position, given: Bids, right: Bids) -> tuple[list[Remark], list[Remark]]:
    auction = _auction(position)
    seat = auction.next_seat
    if seat is None:
        return [slip.NobodyLeftToBid(len(auction.calls))], []
    if not given.may_pass and not given.bids:
        return [slip.StillBidding(seat)], []
    to_beat = auction.highest.amount if auction.highest is not None else auction.rules.lowest_bid - 1
    extra: list[Remark] = [slip.BidTooLow(bid, to_beat) for bid in given.bids if bid not in right.bids]
    missed: list[Remark] = [slip.BidForgotten(bid) for bid in right.bids if bid not in given.bids]
    return extra, [*([] if given.may_pass else [slip.PassForgotten(seat)]), *missed]


def _outcome(position: Position, given: Stands) -> Remark:
    auction = _auction(position)
    highest, next_seat = auction.highest, auction.next_seat
    said = given.outcome
    if isinstance(said, Open):
        if next_seat is None:
            return slip.NobodyLeftToBid(len(auction.calls))
        return slip.SpeaksNotNow(said.seat, next_seat)
    if highest is None:
        return slip.StillBidding(next_seat) if next_seat is not None else slip.NobodyBid(auction.dealer)
    if isinstance(said, Bid):
        if said == highest and next_seat is not None:
            return slip.BidNotFinal(said.seat, said.amount, next_seat)
        return slip.BidWasBeaten(said.seat, said.amount, highest.seat, highest.amount)
    return slip.SomebodyBid(highest.seat, highest.amount)


# -- rounds ----------------------------------------------------------------------------------------------------------


def _changes(given: Scores, right: Scores) -> Iterator[Remark]:
    said = dict(given.changes)
    for side, change in right.changes:
        if said.get(side) != change:
            yield slip.ChangeOff(side, said.get(side, 0), change)


def _revoke(position: Position, given: Revoke) -> Remark:
    assert position.played is not None
    steps = position.played.steps
    named = next((step for step in steps if (step.trick, step.play.seat) == (given.trick, given.seat)), None)
    first = next((step for step in steps if not step.lawful), None)
    if named is None:
        assert first is not None
        return slip.RevokeOverlooked(first.trick, first.play.seat, first.play.card)
    if named.lawful:
        return slip.PlayWasLawful(named.trick, named.play.seat, named.play.card, named.duty.why)
    assert first is not None
    return slip.RevokedEarlier(first.trick, first.play.seat, first.play.card)
