"""What there is to see at a position: the places at the table, the facts beside it, and whatever else is asked about.

A question never shows its own answer: who wins a trick is not marked where that is asked. Any part may be lit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tutor.cards import Card, Suit
from tutor.drill.questions import (
    AnnouncementOf,
    AuctionResult,
    FindRevoke,
    FirstLeader,
    LegalBids,
    LegalPlays,
    MayPlay,
    NextDealer,
    TrickWinner,
    TrumpSuit,
)
from tutor.drill.scenario import Scenario
from tutor.rules.notation import Bid, Call
from tutor.rules.position import Position
from tutor.rules.ruleset import TrumpBy
from tutor.rules.seats import Seat, Side
from tutor.screens.faces import LIT, Face, face, suit_runs
from tutor.screens.picture import Run
from tutor.screens.seats import Place
from tutor.words.narration import told_options

if TYPE_CHECKING:
    from tutor.words.words import Words

LED, WINS, PARTNER, DEALS = "▸", "★", "=", "·"

_SEATED: Final = (FirstLeader, NextDealer, LegalBids, AuctionResult)
"""Questions about people: the seats are shown though no card lies on the table."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact of the side column: what it is about (nothing, for a sentence of its own), and what it says in lines."""

    label: str
    lines: tuple[tuple[Run, ...], ...]


@dataclass(frozen=True, slots=True)
class Heap:
    """Cards that lie somewhere else than before a player: whose or what they are, and the cards."""

    label: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrickRow:
    """One trick of a record: who led what, in order; `winner` once it is whole."""

    number: int
    plays: tuple[tuple[Seat, Card, bool], ...]
    winner: Seat | None


class Scene:
    """A question's position, or a position alone, in the words of one language and pack.

    `lights` are what is lit: cards, seats and suits by their codes, or `trump`, `trick`, `hand`, `bid`, `stock`.
    With a `friend` it is not the learner who sits at the bottom.
    """

    def __init__(
        self, shown: Scenario | Position, words: Words, lights: Collection[str] = (), *, friend: bool = False
    ) -> None:
        self.question = shown.question if isinstance(shown, Scenario) else None
        self.position: Position = shown.position if isinstance(shown, Scenario) else shown
        self.words = words
        self.lights = frozenset(lights)
        self.friend = friend

    @classmethod
    def of_position(cls, position: Position, words: Words, lights: Collection[str] = ()) -> Scene:
        """A position about which nothing is asked: the learner's hand is shown where it is known."""
        return cls(position, words, lights)

    def say(self, id_: str, **facts: object) -> str:
        """A message of the screens; a language may leave out what its grammar has no use for."""
        return self.words.format(id_, facts, more=True)

    # -- what is lit ---------------------------------------------------------------------------------------------------

    def face(self, card: Card, part: str = "") -> Face:
        """A card's face; lit where the card is, or its suit, or the `part` of the table where it lies."""
        return face(self.words, card, lit=not self.lights.isdisjoint((str(card), str(card.suit), part)))

    def _lit(self, lines: tuple[tuple[Run, ...], ...], part: str) -> tuple[tuple[Run, ...], ...]:
        """What a fact says, with the sign behind it where that part of the table is lit."""
        if part not in self.lights:
            return lines
        *others, last = lines
        return (*others, (*last, (f" {LIT}", "accent")))

    # -- the table -----------------------------------------------------------------------------------------------------

    @property
    def asks_for_cards(self) -> bool:
        """Whether the answer is picked among the cards held."""
        return isinstance(self.question, LegalPlays)

    @property
    def shows_table(self) -> bool:
        """Whether the seats are drawn."""
        position = self.position
        return bool(position.trick) or (bool(position.hands) and position.record is None) or self.shows_people

    @property
    def shows_people(self) -> bool:
        """Whether the question is about people rather than cards."""
        return isinstance(self.question, _SEATED)

    @property
    def turn(self) -> Seat | None:
        """Who plays next, where that is known and a play is asked about."""
        position = self.position
        return position.turn if position.hands and not self.shows_people else None

    def places(self, *, in_order: bool = False) -> list[Place]:
        """Every seat: clockwise from the learner's, or in the order of play."""
        position = self.position
        circle = position.rules.circle
        if in_order:
            first = position.trick[0].seat if position.trick else self.turn or position.dealer or circle[0]
            circle = position.rules.from_seat(first)
        return [self._place(seat) for seat in circle]

    def _place(self, seat: Seat) -> Place:
        words, position = self.words, self.position
        play = next((play for play in position.trick if play.seat == seat), None)
        return Place(
            seat=seat,
            name=self._bottom if seat is Seat.S else words.seat(seat),
            aside=self.say("screen-partner") if self._partner(seat) else "",
            notes=tuple(self._notes(seat)),
            card=self.face(play.card, "trick") if play is not None else None,
            waits=seat == self.turn,
            lit=str(seat) in self.lights,
            yours=seat is Seat.S and not self.friend,
        )

    @property
    def _bottom(self) -> str:
        """Who sits at the bottom."""
        return self.say("screen-friend" if self.friend else "screen-you")

    def _spoken(self, seat: Seat) -> Seat:
        """A seat as it is spoken of: where a friend sits at the bottom, nobody is called you."""
        return Seat.N if self.friend and seat is Seat.S else seat

    def _partner(self, seat: Seat) -> bool:
        rules = self.position.rules
        return seat is not Seat.S and rules.side_of(seat) == rules.side_of(Seat.S)

    def _notes(self, seat: Seat) -> Iterator[Run]:
        position, trick, spoken = self.position, self.position.trick, self._spoken(seat)
        if self.shows_people and seat == position.dealer:
            yield f"{DEALS} {self.say('screen-deals', seat=spoken)}", "accent"
        if self.shows_people:
            yield from self._said(seat)
        if seat == self.turn:
            yield f"{LED} {self.say('screen-leads-now' if not trick else 'screen-plays-now', seat=spoken)}", "accent"
        if trick and trick[0].seat == seat:
            said = "screen-led-announcing" if trick[0].announces else "screen-led"
            yield f"{LED} {self.say(said, seat=spoken)}", "text"
        if self._winner_told and position.winning.seat == seat:
            whole = len(trick) == position.rules.players
            yield f"{WINS} {self.say('screen-takes' if whole else 'screen-wins', seat=spoken)}", "accent"

    @property
    def _winner_told(self) -> bool:
        """Whether the card that is winning may be marked: never where that, or the trump, is the question."""
        position = self.position
        known = position.trump_now is not None or len({card.suit for card in position.cards}) == 1
        return bool(position.trick) and known and not isinstance(self.question, (TrickWinner, TrumpSuit))

    def _said(self, seat: Seat) -> Iterator[Run]:
        position = self.position
        calls = [call for call in position.auction if call.seat == seat]
        if calls:
            yield self.words.say("quoted", text=self.call(calls[-1])), "text"
        elif position.bid is not None and position.bid.seat == seat:
            yield self.say("screen-has-bid", seat=seat, amount=position.bid.amount), "text"

    def call(self, call: Call) -> str:
        """What somebody said in the bidding."""
        return self.words.say("bid", amount=call.amount) if isinstance(call, Bid) else self.words.say("pass")

    # -- hands and heaps -----------------------------------------------------------------------------------------------

    @property
    def holder(self) -> Seat | None:
        """Whose cards lie at the bottom: of who plays next; where nothing is asked, the learner's if they are known."""
        position = self.position
        if self.question is None and Seat.S in position.hands:
            return Seat.S
        return self.turn

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards at the bottom, where they are shown and nothing is picked among them."""
        position, holder = self.position, self.holder
        if holder is None or self.asks_for_cards or self.friend or position.record is not None:
            return ()
        return tuple(position.hands.get(holder, ()))

    @property
    def asked_card(self) -> Card | None:
        """The card that the question is about."""
        return self.question.card if isinstance(self.question, (MayPlay, AnnouncementOf)) else None

    @property
    def hand_title(self) -> str:
        """Whose cards lie at the bottom."""
        return self.say("screen-hand", seat=self.holder if self.holder is not None else Seat.S)

    @property
    def heaps(self) -> list[Heap]:
        """Piles, cards taken, other hands that lie open."""
        return list(self._heaps())

    def _heaps(self) -> Iterator[Heap]:
        position = self.position
        rules, record = position.rules, position.record
        if position.pile is not None:
            yield Heap(self.say("screen-pile"), tuple(position.pile))
        if position.taken is not None:
            for side in rules.sides:
                yield Heap(self.say("screen-taken", side=side), tuple(position.taken.get(side, ())))
        for seat in rules.circle:
            if seat is Seat.S and self.friend and seat in position.hands:
                yield Heap(self.say("screen-friend-hand"), tuple(position.hands[seat]))
            elif seat in position.hands and seat != self.holder:
                yield Heap(self.say("screen-hand", seat=seat), tuple(position.hands[seat]))
        if record is not None and not record.plays:
            for seat in rules.circle:
                if seat in record.hands:
                    yield Heap(self.say("screen-hand", seat=seat), record.hands[seat])

    @property
    def tricks(self) -> list[TrickRow]:
        """The tricks of a record, where they are not the options themselves."""
        record = self.position.record
        if record is None or isinstance(self.question, FindRevoke):
            return []
        return tricks_of(self.position)

    # -- facts ---------------------------------------------------------------------------------------------------------

    @property
    def facts(self) -> list[Fact]:
        """The quiet column: rules, dealer, bidding, trump, stock, scores."""
        return list(self._facts())

    def _facts(self) -> Iterator[Fact]:
        words, position, record = self.words, self.position, self.position.record
        yield Fact("", tuple(((text, "muted"),) for text in self._rules()))
        dealer = record.dealer if record is not None else position.dealer
        if dealer is not None:
            yield self._fact("screen-dealer", words.seat(dealer))
        auction = record.auction or () if record is not None else position.auction
        if auction:
            lines = tuple(
                ((f"{self.say('screen-caller', seat=call.seat)} ", "muted"), (self.call(call), "text"))
                for call in auction
            )
            yield Fact(self.say("screen-auction"), lines if position.bid is not None else self._lit(lines, "bid"))
        if position.bid is not None:
            bid = position.bid
            yield self._fact("screen-bid", self.say("screen-bid-by", seat=bid.seat, amount=bid.amount), "bid")
        yield from self._trump()
        if record is not None:
            yield from self._exchange()
        if position.stock:
            yield Fact("", self._lit((((self.say("screen-stock", number=position.stock), "text"),),), "stock"))
        announced = [(side, position.announced.get(side, ())) for side in position.rules.sides]
        if any(suits for _, suits in announced):
            yield Fact(
                self.say("screen-announced"), tuple(self._pairs(side, suits) for side, suits in announced if suits)
            )
        yield from self._scores()

    def _pairs(self, side: Side, suits: tuple[Suit, ...]) -> tuple[Run, ...]:
        runs: list[Run] = [(f"{self.side(side)} ", "muted")]
        for suit in suits:
            runs += [(" ", "text"), *suit_runs(self.words, suit)]
        return tuple(runs)

    def _fact(self, label: str, text: str, part: str = "") -> Fact:
        return Fact(self.say(label), self._lit((((text, "text"),),), part))

    def _rules(self) -> Iterator[str]:
        """The table in a few words: the ruleset, then what is agreed otherwise."""
        rules, words = self.position.rules, self.words
        yield self.say("screen-ruleset", id=rules.id)
        yield from (words.option(name, getattr(rules, name)) for name in told_options(self.position))

    def _trump(self) -> Iterator[Fact]:
        words, position, record = self.words, self.position, self.position.record
        trump: Suit | None = position.trump
        if record is not None:
            trump = record.trump
            if position.played is not None and record.plays and not isinstance(self.question, TrumpSuit):
                trump = position.played.trump  # a lead or a turned card has settled it
        if record is not None and record.turned is not None:
            yield Fact(self.say("screen-turned"), (tuple(self.face(record.turned).short),))
        by_lead = position.rules.trump_by is TrumpBy.FIRST_LEAD
        if by_lead and isinstance(self.question, TrumpSuit):
            return
        if trump is not None:
            yield Fact(self.say("screen-trump"), self._lit((tuple(suit_runs(words, trump)),), "trump"))
        elif by_lead and (position.hands or (position.trick and isinstance(self.question, TrickWinner))):
            yield self._fact("screen-trump", self.say("screen-trump-by-lead"), "trump")

    def _exchange(self) -> Iterator[Fact]:
        words, position, record = self.words, self.position, self.position.record
        assert record is not None
        bid = position.played.bid if position.played is not None else None
        if bid is None:
            return
        if record.gives:
            lines = tuple(((f"{words.seat(seat)} ", "muted"), *face(words, card).short) for seat, card in record.gives)
            yield Fact(self.say("screen-gives", seat=bid.seat), lines)
        if record.discards:
            runs: list[Run] = []
            for card in record.discards:
                runs += [*face(words, card).short, (" ", "text")]
            yield Fact(self.say("screen-discards", seat=bid.seat), (tuple(runs),))

    def _scores(self) -> Iterator[Fact]:
        position = self.position
        if position.scores is None:
            return
        rules, scores = position.rules, position.scores
        lines = tuple(((f"{self.side(side)} ", "muted"), (signed(scores.get(side, 0)), "text")) for side in rules.sides)
        yield Fact(self.say("screen-scores"), lines)
        yield self._fact("screen-target", str(position.aim))

    def side(self, side: Side) -> str:
        """A side's name with a capital, as it begins a line."""
        name = self.words.side(side)
        return name[:1].upper() + name[1:]


def tricks_of(position: Position) -> list[TrickRow]:
    """The tricks of a position's record."""
    record = position.record
    assert record is not None
    assert position.played is not None
    winners = position.played.winners
    return [
        TrickRow(
            number,
            tuple((play.seat, play.card, play.announces) for play in plays),
            winners[number - 1] if number <= len(winners) else None,
        )
        for number, plays in enumerate(record.plays, 1)
    ]


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")
