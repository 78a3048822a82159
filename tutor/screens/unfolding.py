"""A trick that unfolds: the table after each card of a watched round, the winning card lit once the trick is whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tutor.cards import Hand
from tutor.rules.position import Position
from tutor.rules.seats import Seat
from tutor.screens.dress import moves
from tutor.screens.scene import Scene

if TYPE_CHECKING:
    from textual.timer import Timer
    from textual.widget import Widget

    from tutor.rules.notation import Play
    from tutor.session.watching import Seen
    from tutor.words.words import Words

BEAT: Final = 0.4
"""Seconds between two cards."""


def watched(position: Position, plays: Sequence[Seen], words: Words) -> Scene:
    """The table of a record as far as it was watched: what was agreed, the trick so far, the learner's cards left.

    Before the first play nothing is led yet; a whole trick has its winning card lit.
    """
    record, played = position.record, position.played
    assert record is not None
    assert played is not None
    rules, trick = position.rules, plays[-1].position.trick if plays else ()
    hand = played.hands.get(Seat.S, Hand())
    for one in plays:
        hand = hand.without(one.play.card)
    known = not played.stock and len(hand) > 0  # what is drawn from a stock is seen by nobody
    here = Position(
        rules=rules,
        trump=played.trump if plays else record.trump,
        hands={Seat.S: hand} if known else {},
        trick=trick,
        to_play=rules.after(trick[-1].seat) if trick else played.leader,
        dealer=record.dealer,
        auction=record.auction or (),
        bid=played.bid,
    )
    return _shown(here, words)


def unfolding(position: Position, plays: Iterable[Play], words: Words) -> tuple[Scene, ...]:
    """The table as it is, then after each of these plays to the trick that lies there."""
    scenes = [_shown(position, words)]
    for play in plays:
        hands = {seat: hand.without(play.card) for seat, hand in position.hands.items()}
        position = replace(
            position,
            trump=position.trump_now,
            hands={seat: hand for seat, hand in hands.items() if len(hand)},
            trick=(*position.trick, play),
            to_play=position.rules.after(play.seat),
            opening=False,
        )
        scenes.append(_shown(replace(position, trump=position.trump_now), words))
    return tuple(scenes)


def _shown(position: Position, words: Words) -> Scene:
    whole = len(position.trick) == position.rules.players
    return Scene.of_position(position, words, (str(position.winning.card),) if whole else ())


class Unfolding:
    """Shows scenes one after the other, a beat between them; at once the last where nothing may move."""

    def __init__(self, view: Widget, show: Callable[[Scene], None]) -> None:
        self._view, self._show = view, show
        self._timer: Timer | None = None
        self._ahead: list[Scene] = []

    @property
    def left(self) -> int:
        """How many are still to come by themselves."""
        return len(self._ahead)

    def play(self, scenes: Sequence[Scene]) -> None:
        """Show these, from the first on; what was still to come before goes."""
        self.stop()
        if not moves(self._view.app):
            scenes = scenes[-1:]
        self._ahead = list(scenes)
        self._next()
        if self._ahead:
            self._timer = self._view.set_interval(BEAT, self._next)

    def finish(self) -> None:
        """Show the last one now: whoever presses a key need not wait."""
        self._ahead = self._ahead[-1:]
        self._next()

    def _next(self) -> None:
        if self._ahead:
            self._show(self._ahead.pop(0))
        if not self._ahead:
            self.stop()

    def stop(self) -> None:
        """Show nothing more."""
        self._ahead = []
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
