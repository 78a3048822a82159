"""A position told in sentences, in the order in which it came about, for whoever does not see the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from tutor.cards import Card, Hand
from tutor.rules.notation import Bid, Call, Play
from tutor.rules.position import Position
from tutor.rules.record import Record, Round, replay
from tutor.rules.ruleset import OPTIONS, PRESETS, TrumpBy
from tutor.rules.seats import Seat

if TYPE_CHECKING:
    from tutor.words.words import Words

_TOLD_IN_PLAY: Final = ("iber",)
"""Options that a table of players would ask for first: told whatever their value, where cards are played."""
_TOLD_WHEN_ALL_PASS: Final = ("all_pass",)
"""Options that no ruleset's name tells, and that matter once everybody has passed."""


def told_options(position: Position) -> tuple[str, ...]:
    """The names of the options with which a table is told: whatever its ruleset has otherwise, and what none settles.

    >>> told_options(Position(rules=PRESETS["moldovan"].with_options({"overtrump": False})))
    ('overtrump',)
    """
    rules, record = position.rules, position.record
    bidding = position.dealer is not None and position.bid is None and position.to_play is None
    in_play = bool(record or position.trick or position.opening or (position.hands and not bidding))
    calls = (record.auction or ()) if record is not None else position.auction
    passed = len(calls) == rules.players and not any(isinstance(call, Bid) for call in calls)
    always = (*(_TOLD_IN_PLAY if in_play else ()), *(_TOLD_WHEN_ALL_PASS if passed else ()))
    preset = PRESETS[rules.id]
    return tuple(name for name in OPTIONS if name in always or getattr(rules, name) != getattr(preset, name))


def narrate(
    words: Words, position: Position, numbered: tuple[Card, ...], *, friend: bool = False, trump: bool = True
) -> list[str]:
    """All that a position shows; a `friend` may sit in the learner's place.

    Without `trump` the trump that a record's first lead has made is left to be found.
    """
    if position.record is not None:
        return list(_record(words, position, position.record, trump=trump))
    return list(_position(words, position, numbered, friend=friend))


def _position(words: Words, position: Position, numbered: tuple[Card, ...], *, friend: bool) -> Iterator[str]:
    bidding = position.dealer is not None and position.bid is None and position.to_play is None
    in_play = bool(position.trick or position.opening or (position.hands and not bidding))
    yield _rules(words, position)
    if position.dealer is not None:
        yield words.say("table-dealer", seat=position.dealer)
    yield from _calls(words, position.auction)
    if position.bid is not None:
        yield words.say("table-bid", seat=position.bid.seat, amount=position.bid.amount)
    yield from _trump(words, position, in_play=in_play)
    if position.stock:
        yield words.say("table-stock", number=position.stock)
    yield from _piles(words, position)
    yield from _scores(words, position)
    yield from _plays(words, position.trick)
    if in_play and (turn := position.turn) is not None:
        if friend:
            yield words.say("table-friend-turn" if position.trick else "table-friend-leads")
        else:
            yield words.say("table-turn" if position.trick else "table-turn-leads", seat=turn)
    yield from _hands(words, position, numbered, friend=friend)


def _rules(words: Words, position: Position) -> str:
    rules = position.rules
    told = [words.option(name, getattr(rules, name)) for name in told_options(position)]
    ruleset = words.ruleset(rules.id)
    return words.say("table-rules", ruleset=ruleset, options=words.join(told, "plain"), size=len(told))


def _trump(words: Words, position: Position, *, in_play: bool) -> Iterator[str]:
    if position.trump is not None:
        yield words.say("table-trump", suit=position.trump)
    elif in_play and position.rules.trump_by is TrumpBy.FIRST_LEAD:
        yield words.say("table-first-trick" if position.trick else "table-no-trump-yet")


def _calls(words: Words, calls: Iterable[Call]) -> Iterator[str]:
    for call in calls:
        if isinstance(call, Bid):
            yield words.say("table-call-bid", seat=call.seat, amount=call.amount)
        else:
            yield words.say("table-call-pass", seat=call.seat)


def _plays(words: Words, plays: Iterable[Play]) -> Iterator[str]:
    for index, play in enumerate(plays):
        id_ = "table-played" if index else "table-announced-lead" if play.announces else "table-led"
        yield words.say(id_, seat=play.seat, card=play.card)


def _piles(words: Words, position: Position) -> Iterator[str]:
    if position.pile is not None:
        yield words.say("table-pile", cards=position.pile)
    for side in position.rules.sides:
        if position.taken is not None:
            yield words.say("table-taken", side=side, cards=position.taken.get(side, Hand()))
        if suits := position.announced.get(side, ()):
            yield words.say("table-announced", side=side, suits=tuple(suits))


def _scores(words: Words, position: Position) -> Iterator[str]:
    if position.scores is None:
        return
    scores = position.scores
    parts = [words.say("table-score-part", side=side, score=scores.get(side, 0)) for side in position.rules.sides]
    target = position.aim
    yield words.say("table-scores", scores=words.join(parts, "apart"), target=target)


def _hands(words: Words, position: Position, numbered: tuple[Card, ...], *, friend: bool) -> Iterator[str]:
    """The known hands, that of the seat to play last; and cards to choose from that are no hand."""
    order = {seat: -place for place, seat in enumerate(position.rules.circle)}
    if position.turn is not None:
        order[position.turn] = 1
    for seat in sorted(position.hands, key=order.__getitem__):
        if friend and seat == position.turn:
            yield words.say("table-friend-hand", cards=words.cards(position.hands[seat], join="plain"))
        else:
            yield _hand(words, seat, position.hands[seat], numbered)
    if numbered and set(numbered) not in [set(hand) for hand in position.hands.values()]:
        yield words.say("table-cards", cards=words.numbered(map(words.card, numbered)))


def _hand(words: Words, seat: Seat, hand: Hand, numbered: tuple[Card, ...]) -> str:
    if numbered and set(numbered) == set(hand):
        return words.say("table-hand", seat=seat, cards=words.numbered(map(words.card, numbered)))
    return words.say("table-hand", seat=seat, cards=words.cards(hand, join="plain"))


# -- records ---------------------------------------------------------------------------------------------------------


def _record(words: Words, position: Position, record: Record, *, trump: bool) -> Iterator[str]:
    rules = position.rules
    played = replay(rules, record)
    yield _rules(words, position)
    yield words.say("table-dealer", seat=record.dealer)
    if record.auction is not None:
        yield " ".join(_calls(words, record.auction))
    if record.turned is not None:
        yield words.say("table-turned", seat=record.dealer, card=record.turned)
    made = played.trump if trump and record.plays and rules.trump_by is TrumpBy.FIRST_LEAD else None
    if (suit := record.trump if record.trump is not None else made) is not None:
        yield words.say("table-trump", suit=suit)
    yield from _exchange(words, played)
    if not record.plays:
        for seat in rules.circle:
            if seat in record.hands:
                yield _hand(words, seat, Hand.of(record.hands[seat]), ())
    for number, trick in enumerate(record.plays, 1):
        yield _trick(words, played, number, trick)
        if played.stock and number * rules.players == len(played.stock):
            yield words.say("table-stock-empty")
    yield from _scores(words, position)


def _exchange(words: Words, played: Round) -> Iterator[str]:
    record, bid = played.record, played.bid
    if bid is None:
        return
    for seat, card in record.gives:
        yield words.say("table-gives", seat=bid.seat, to=seat, card=card)
    if record.discards:
        yield words.say("table-discards", seat=bid.seat, cards=record.discards)


def _trick(words: Words, played: Round, number: int, trick: tuple[Play, ...]) -> str:
    plays = " ".join(_plays(words, trick))
    if number > len(played.winners):
        return words.say("table-trick", number=number, plays=plays)
    return words.say("table-trick-taken", number=number, plays=plays, seat=played.winners[number - 1])
