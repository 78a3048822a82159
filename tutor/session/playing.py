"""A whole round that a learner plays: the others play as the lesson has it, or low."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tutor.cards import Card
from tutor.drill.lesson import Round
from tutor.drill.questions import AnnouncementOf, LegalPlays, RoundScoreOf
from tutor.drill.scenario import Scenario
from tutor.drill.solve import solve
from tutor.rules.notation import Play
from tutor.rules.position import Position
from tutor.rules.ruleset import TrumpBy
from tutor.rules.seats import Seat
from tutor.session.asked import Act
from tutor.session.task import Reply
from tutor.words.words import Words


class Playing:
    """A round under way; `ours` are the learner's cards in the order in which they were played."""

    def __init__(self, step: Round) -> None:
        played = step.position.played
        assert played is not None
        self.step = step
        self.ours: list[Card] = []
        self.script: dict[Seat, list[Card]] = {}
        for one in played.steps:
            self.script.setdefault(one.play.seat, []).append(one.play.card)
        self.start = Position(
            rules=step.position.rules,
            trump=None if step.position.rules.trump_by is TrumpBy.FIRST_LEAD else played.trump,
            hands=played.hands,
            bid=played.bid,
            dealer=played.record.dealer,
            opening=True,
            to_play=played.leader,
        )
        self.tricks = len(played.hands[Seat.S])

    def until(self, number: int) -> tuple[Position, list[Play]]:
        """The position in which the learner plays the card of this number, from 0, and all plays before it.

        Behind the last card it is the end of the round.
        """
        position = self.start
        plays: list[Play] = []
        while any(position.hands.values()):
            seat = position.turn
            assert seat is not None
            mine = [play for play in plays if play.seat is Seat.S]
            if seat is Seat.S and len(mine) == number:
                break
            card = self.ours[len(mine)] if seat is Seat.S else self._theirs(seat, position, plays)
            plays.append(play := Play(seat, card, announces=bool(position.announces(card))))
            position = position.after(play)
        return position, plays

    def _theirs(self, seat: Seat, position: Position, plays: list[Play]) -> Card:
        """What another player plays: the card of the script where it is lawful, else the lowest that is."""
        lawful = tuple(position.duty.hand)
        script = self.script.get(seat, [])
        number = sum(play.seat == seat for play in plays)
        if number < len(script) and script[number] in lawful:
            return script[number]
        return min(lawful, key=lambda card: (card.points, card.rank, card.suit.code))


class Turn(Act):
    """One card of the round."""

    def __init__(self, playing: Playing, number: int, words: Words) -> None:
        self.playing, self.place = playing, number
        step = playing.step
        shown = Scenario(id=f"{step.id}-{number + 1}", position=playing.start, question=LegalPlays())
        super(Act, self).__init__(shown, words, step.beliefs)

    @property
    def scenario(self) -> Scenario:
        """The position as the round has made it so far."""
        shown = self._first
        reached = len(self.playing.ours) >= self.place
        return replace(shown, position=self._shown(self.playing.until(self.place)[0])) if reached else shown

    @scenario.setter
    def scenario(self, shown: Scenario) -> None:
        self._first = shown

    @staticmethod
    def _shown(position: Position) -> Position:
        """What the learner sees of it: the table and the own hand."""
        own = {Seat.S: position.hands[Seat.S]}
        return replace(position, hands=own, taken=None, announced={}, to_play=position.turn)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The learner's hand."""
        return tuple(self.scenario.position.hand)

    @cards.setter
    def cards(self, _: tuple[Card, ...]) -> None:
        """It is what the round has left."""

    def _closed(self, card: Card) -> Reply:
        if card in self.scenario.position.duty.hand:
            self.playing.ours[self.place :] = [card]
        return super()._closed(card)

    @property
    def behind(self) -> tuple[Play, ...]:
        """What the others play behind the learner's card, to the end of the trick."""
        before, players = self.playing.until(self.place)[1], self.playing.step.position.rules.players
        return tuple(self._rest(self.place)[1 : players - len(before) % players])

    def _pair(self, play: Play) -> Iterator[str]:
        """What the play announces, or breaks."""
        position = self.playing.until(self.place)[0]
        if position.announces(play.card) or (play.card.rank.code in "QK" and position.hand.holds_pair(play.card.suit)):
            shown = self._shown(position)
            yield from (self.words.reason(reason, shown) for reason in solve(shown, AnnouncementOf(play.card)).reasons)

    def _outcome(self, trick: tuple[Play, ...]) -> Iterator[str]:
        """Who takes the trick, and behind the last one what the round scores."""
        yield from super()._outcome(trick)
        if self.place + 1 == self.playing.tricks:
            yield from self._score([*self.playing.until(self.place)[1], *self._rest(self.place)])

    def _rest(self, place: int) -> list[Play]:
        """The plays from the learner's card on, until the learner is to play again or the round is over."""
        before = len(self.playing.until(place)[1])
        return self.playing.until(place + 1)[1][before:]

    def _score(self, plays: list[Play]) -> Iterator[str]:
        shown, words = self.playing.step.position, self.words
        players = shown.rules.players
        tricks = tuple(tuple(plays[at : at + players]) for at in range(0, len(plays), players))
        assert shown.record is not None
        done = Position(rules=shown.rules, record=replace(shown.record, plays=tricks))
        yield from (words.reason(reason, done) for reason in solve(done, RoundScoreOf()).reasons)


def turns(step: Round, words: Words) -> Iterator[Turn]:
    """The learner's cards, one after the other; each waits for those before it."""
    playing = Playing(step)
    yield from (Turn(playing, number, words) for number in range(playing.tricks))
