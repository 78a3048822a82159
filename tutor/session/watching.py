"""A round that is watched: card after card, each with what the rules say of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.cards import Card
from tutor.drill.questions import AnnouncementOf, TrickWinner
from tutor.drill.solve import solve
from tutor.rules.duties import LeadAnything, Rung
from tutor.rules.notation import Play
from tutor.rules.position import Position
from tutor.rules.record import Round, Step
from tutor.rules.ruleset import RuleSet
from tutor.rules.seats import Seat
from tutor.words.explaining import reason_facts
from tutor.words.words import Words


@dataclass(frozen=True, slots=True)
class Seen:
    """One play: the number of its trick, the table behind it, and what there is to say, the play itself first."""

    trick: int
    play: Play
    position: Position
    lines: tuple[str, ...]
    ends: bool
    """Whether it ends its trick."""


def seen(position: Position, words: Words) -> tuple[Seen, ...]:
    """All the plays of a position's record."""
    played = position.played
    assert played is not None
    return tuple(_seen(position, played, words))


def _seen(position: Position, played: Round, words: Words) -> Iterator[Seen]:
    rules, hands, stock = position.rules, dict(played.hands), list(played.stock)
    trick: tuple[Play, ...] = ()
    told: set[Rung] = set()  # in this trick: what binds all is said once
    for number, step in enumerate(played.steps):
        seat, card = step.play.seat, step.play.card
        opening = number == 0
        before = Position(
            rules=rules,
            trump=None if opening and not trick and played.record.trump is None else played.trump,
            hands={seat: hands[seat]},
            trick=trick,
            stock=len(stock),
            opening=opening,
            to_play=None if trick else seat,
        )
        hands[seat] = hands[seat].without(card)
        trick = (*trick, step.play)
        ends = len(trick) == rules.players
        drawn = _draws(played.winners[step.trick - 1], rules, stock) if ends else ()
        after = Position(rules=rules, trump=played.trump, trick=trick, stock=len(stock))
        why = step.duty.why
        lines = list(_lines(step, before, after, words, known=why in told, ends=ends))
        told.add(why)
        for drawer, top in drawn:
            hands[drawer] = hands[drawer].with_card(top)
            lines.append(words.say("table-draws", seat=drawer, card=top))
        if drawn and not stock:
            lines.append(words.say("table-stock-empty"))
        if ends:
            trick = ()
            told.clear()
        yield Seen(step.trick, step.play, after, tuple(lines), ends)


def _draws(winner: Seat, rules: RuleSet, stock: list[Card]) -> tuple[tuple[Seat, Card], ...]:
    """Who draws which card after a trick, the winner first (P10); the cards leave the stock."""
    drawn = tuple(zip(rules.from_seat(winner), stock, strict=False))
    del stock[: len(drawn)]
    return drawn


def _lines(step: Step, before: Position, after: Position, words: Words, *, known: bool, ends: bool) -> Iterator[str]:
    """What is said of a play; why it was due only where that is not `known` from this trick."""
    play, why = step.play, step.duty.why
    led = not before.trick
    id_ = "table-played" if not led else "table-announced-lead" if play.announces else "table-led"
    yield words.say(id_, seat=play.seat, card=play.card)
    if step.worth or step.broken is not None:
        yield from (words.reason(reason, before) for reason in solve(before, AnnouncementOf(play.card)).reasons)
    if not step.lawful:
        was, facts = reason_facts(words, why, play.seat)
        yield words.format(f"{was}.past", facts, more=True)
    elif not known and not isinstance(why, LeadAnything):
        yield words.reason(why, before, short=True)
    if ends:
        yield from (words.reason(reason, after) for reason in solve(after, TrickWinner()).reasons)
