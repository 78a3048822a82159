"""What an answer is made of: the parts that a front end offers, and the answer that the learner's parts make.

Every kind of question has a pane: a row of fields, each either a pick among options or a number. A front end shows the
fields and hands back one text a field; `answer_of` makes the answer. Nothing here is in a language: options have
codes, which the words name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from tutor.cards import NotNotation
from tutor.drill.answers import Answer
from tutor.drill.questions import (
    Accusation,
    AnnouncementOf,
    AuctionResult,
    CardPointsOf,
    Choice,
    Deal,
    FindRevoke,
    FirstLeader,
    GamePointsFor,
    LegalBids,
    LegalPlays,
    MatchResultOf,
    MayPlay,
    NextDealer,
    Question,
    RankOrderOf,
    RoundScoreOf,
    SideTotalOf,
    TrickPoints,
    TrickWinner,
    TrueFalse,
    TrumpSuit,
)
from tutor.drill.reading import read
from tutor.rules.auction import Auction
from tutor.rules.position import Position


@dataclass(frozen=True, slots=True)
class Pick:
    """Options to choose from: one, or `many`; `ordered` where the order of choosing is the answer.

    `kind` tells what the codes stand for, so that they can be named: card, seat, side, suit, yes-no, points, bid,
    outcome, play, ending or choice.
    """

    kind: str
    options: tuple[str, ...]
    many: bool = False
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """A number to give; `label` says of what (`points`, `each`, `then`, `left`, or a side's code)."""

    label: str
    signed: bool = False


Field = Pick | Count


@dataclass(frozen=True, slots=True)
class Pane:
    """The fields that make an answer, in order."""

    fields: tuple[Field, ...]


def pane(position: Position, question: Question) -> Pane:
    """The fields in which a question is answered at this position."""
    return Pane(_fields(position, question))


def _fields(position: Position, question: Question) -> tuple[Field, ...]:
    rules = position.rules
    match question:
        case LegalPlays():
            return (Pick("card", tuple(map(str, position.hand)), many=True),)
        case RankOrderOf(cards):
            return (Pick("card", tuple(map(str, cards)), many=True, ordered=True),)
        case MayPlay() | TrueFalse():
            return (Pick("yes-no", ("true", "false")),)
        case TrickWinner():
            return (Pick("seat", tuple(play.seat for play in position.trick)),)
        case FirstLeader() | NextDealer():
            return (Pick("seat", tuple(rules.circle)),)
        case TrickPoints() | CardPointsOf() | SideTotalOf() | GamePointsFor():
            return (Count("points"),)
        case AnnouncementOf():
            return (Pick("points", ("0", "20", "40")),)
        case TrumpSuit():
            return (Pick("suit", ("h", "d", "c", "s")),)
        case LegalBids():
            return (Pick("bid", ("none", "pass", *map(str, rules.bids)), many=True),)
        case AuctionResult():
            return (Pick("outcome", _outcomes(position)),)
        case Deal():
            return (Count("each"), Count("then"), Count("left"))
        case RoundScoreOf():
            return tuple(Count(side, signed=True) for side in rules.sides)
        case MatchResultOf():
            return (Pick("side", (*rules.sides, "continue")),)
        case FindRevoke():
            assert position.record is not None
            plays = [f"{number}:{play.seat}" for number, trick in enumerate(position.record.plays, 1) for play in trick]
            return (Pick("play", ("none", *plays)),)
        case Accusation():
            scores = (Count(side, signed=True) for side in rules.sides)
            return (*scores, Pick("ending", ("goes-on", "void")))
        case Choice(choices, correct):
            places = tuple(str(place) for place in range(1, len(choices) + 1))
            return (Pick("choice", places, many=len(correct) > 1),)
        case _:
            assert_never(question)


def _outcomes(position: Position) -> tuple[str, ...]:
    """Every bid made so far, each seat that might speak next, and what may follow when all have passed."""
    assert position.dealer is not None
    auction = Auction(position.rules, position.dealer, position.auction)
    bids = [str(call) for call in position.auction if not str(call).endswith(":pass")]
    after = str(auction.after_all_pass)
    others = [text for text in ("redeal", after) if text not in bids]
    going_on = [f"open:{seat}" for seat in position.rules.circle]
    return tuple(dict.fromkeys((*bids, *going_on, *others)))


def answer_of(position: Position, question: Question, values: Sequence[str]) -> Answer:
    """The answer that the texts of the fields make, one for each field of the pane.

    Raises: `NotNotation` where a text is not what its field asks for.
    """
    fields = _fields(position, question)
    if len(values) != len(fields):
        raise NotNotation("bad-answer", " ".join(values), allowed=str(len(fields)))
    match question:
        case RoundScoreOf():
            return read(question, _sides(fields, values), position.rules)
        case Accusation():
            return read(question, f"{_sides(fields[:-1], values)} {values[-1]}", position.rules)
        case _:
            return read(question, " ".join(values), position.rules)


def _sides(fields: Sequence[Field], values: Sequence[str]) -> str:
    labels = (field.label for field in fields if isinstance(field, Count))
    return " ".join(f"{label}:{value}" for label, value in zip(labels, values, strict=False))
