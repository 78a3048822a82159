"""Reasons: why an answer is what it is, as values.

The class name of a reason is its message id (`TakenByTrump` → `taken-by-trump`), its fields are the message's
arguments, and `rule` is the rule that decides. The rungs of `duties` are reasons, too.
"""

from __future__ import annotations

import re
from typing import ClassVar

from tutor.cards import Card, Hand, Suit
from tutor.cards.value import Value
from tutor.rules.duties import Rung
from tutor.rules.seats import Seat, Side


class TakenByTrump(Value):
    """The highest trump in the trick takes it."""

    seat: Seat
    card: Card
    led: Suit
    trump: Suit
    trumps: int  # how many were played to it
    rule: ClassVar[str] = "P11"


class TakenInSuit(Value):
    """No trump was played (or trump was led): the highest card of the suit led takes the trick.

    `mixed` tells whether cards of other suits lie there, too.
    """

    seat: Seat
    card: Card
    led: Suit
    trump: Suit | None
    mixed: bool
    rule: ClassVar[str] = "P11"


class CardsCounted(Value):
    """The points of some cards, each with its part (card points, 0–120)."""

    parts: tuple[tuple[Card, int], ...]
    total: int
    rule: ClassVar[str] = "C5"


class SideCounted(Value):
    """A side's card points with its announcements (0–220)."""

    side: Side
    cards: int
    pairs: tuple[tuple[Suit, int], ...]
    announcements: int
    total: int
    rule: ClassVar[str] = "N1"


class GamePointsCounted(Value):
    """How often `per` card points go into a total; `rest` are left over and count for nothing."""

    total: int
    per: int
    points: int
    rest: int
    rule: ClassVar[str] = "N2"


class PairAnnounced(Value):
    """Leading one of king and queen while holding both announces the pair: 20, or 40 in trump."""

    card: Card
    suit: Suit
    worth: int
    trump: Suit | None
    rule: ClassVar[str] = "A1"


class OpeningPairIsTrump(Value):
    """The round's first lead makes its suit trump, so the pair announced with it is worth 40."""

    card: Card
    suit: Suit
    worth: int
    rule: ClassVar[str] = "A4"


class NotLeading(Value):
    """A card lies on the table already: only a lead announces."""

    card: Card
    led: Suit
    rule: ClassVar[str] = "A2"


class PairBroken(Value):
    """Playing king or queen to another's lead breaks the pair that was held."""

    card: Card
    led: Suit
    rule: ClassVar[str] = "A3"


class PairIncomplete(Value):
    """The other half of the pair is not in this hand."""

    card: Card
    lacks: Card
    rule: ClassVar[str] = "A1"


class NotAPairCard(Value):
    """Only a king or a queen announces."""

    card: Card
    rule: ClassVar[str] = "A2"


class NoAnnouncementsHere(Value):
    """This table does not count pairs."""

    card: Card
    rule: ClassVar[str] = "A1"


class MayBidFirst(Value):
    """Nobody has bid yet: any bid of the ladder, or a pass."""

    seat: Seat
    lowest: int
    highest: int
    rounds: bool

    @property
    def rule(self) -> str:
        """B4 where bidding goes round, else B1."""
        return "B4" if self.rounds else "B1"


class MayBidHigher(Value):
    """A bid must be higher than the highest so far; a pass is always allowed."""

    seat: Seat
    to_beat: int
    highest: int
    rounds: bool

    @property
    def rule(self) -> str:
        """B4 where bidding goes round, else B1."""
        return "B4" if self.rounds else "B1"


class OnlyPassLeft(Value):
    """The highest bid there is has been made: nothing but a pass is left."""

    seat: Seat
    to_beat: int
    rounds: bool

    @property
    def rule(self) -> str:
        """B4 where bidding goes round, else B1."""
        return "B4" if self.rounds else "B1"


class BiddingOver(Value):
    """Nobody has anything left to say."""

    rounds: bool

    @property
    def rule(self) -> str:
        """B4 where bidding goes round, else B1."""
        return "B4" if self.rounds else "B1"


class HighestBidWins(Value):
    """The highest bid wins the bidding."""

    seat: Seat
    amount: int
    rule: ClassVar[str] = "B2"


class StillToSpeak(Value):
    """The bidding goes on with this seat."""

    seat: Seat
    rounds: bool

    @property
    def rule(self) -> str:
        """B4 where bidding goes round, else B1."""
        return "B4" if self.rounds else "B1"


class AllPassedRedeal(Value):
    """All have passed: the same dealer deals again."""

    dealer: Seat
    rule: ClassVar[str] = "B5"


class AllPassedDealerBound(Value):
    """All have passed: this table binds the dealer to the lowest bid."""

    seat: Seat
    amount: int
    rule: ClassVar[str] = "B5"


class AllPassedFixedSuit(Value):
    """All have passed: at this table a fixed suit is trump and nobody is bound."""

    suit: Suit
    rule: ClassVar[str] = "B5"


class AllPassedForehandZero(Value):
    """All have passed: at this table forehand plays with a bid of 0."""

    seat: Seat
    rule: ClassVar[str] = "B5"


class TrumpFromFirstLead(Value):
    """The suit of the first card that the bid winner leads is trump."""

    seat: Seat
    card: Card
    suit: Suit
    rule: ClassVar[str] = "T2"


class TrumpNamed(Value):
    """The bid winner named it: before the remaining cards were given out (T3) or after the bidding (T4)."""

    suit: Suit
    before_rest: bool

    @property
    def rule(self) -> str:
        """T3 or T4."""
        return "T3" if self.before_rest else "T4"


class TrumpTurned(Value):
    """The dealer's last card was turned up; its suit is trump."""

    suit: Suit
    card: Card
    rule: ClassVar[str] = "T5"


class TrumpByTurns(Value):
    """Without bidding the suits take turns in an agreed order."""

    suit: Suit
    rule: ClassVar[str] = "T5"


class TrumpOfTable(Value):
    """One suit is trump for the whole match."""

    suit: Suit
    rule: ClassVar[str] = "T6"


class BidWinnerLeads(Value):
    """At this table the bid winner leads the first trick."""

    seat: Seat
    rule: ClassVar[str] = "P1"


class ForehandLeads(Value):
    """At this table forehand, the seat after the dealer's, leads the first trick."""

    seat: Seat
    dealer: Seat
    rule: ClassVar[str] = "P1"


class DealMoves(Value):
    """The deal passes to the next seat clockwise."""

    dealer: Seat
    seat: Seat
    rule: ClassVar[str] = "S10"


class DealNumbers(Value):
    """How many cards each gets, gets later, and how many are left."""

    players: int
    each: int
    then: int
    left: int
    rule: str


class RankOrder(Value):
    """Cards from low to high: the ten stands between king and ace."""

    cards: tuple[Card, ...]
    rule: ClassVar[str] = "C4"


class BidMade(Value):
    """The bidding side took at least what it bid, and scores what it took."""

    side: Side
    bid: int
    total: int
    per: int
    points: int
    change: int
    rule: str  # N3 or N5


class BidFailed(Value):
    """The bidding side took less than it bid, and loses its bid as often as the table has it."""

    side: Side
    bid: int
    total: int
    per: int
    points: int
    factor: int
    change: int
    rule: str  # N3 or N5; N7 where the penalty is doubled


class AllCardsMade(Value):
    """Every card worth points was promised, and no other side took one."""

    side: Side
    bid: int
    total: int
    change: int
    rule: ClassVar[str] = "B6"


class AllCardsFailed(Value):
    """Every card worth points was promised, and other sides took some."""

    side: Side
    bid: int
    lost: int
    factor: int
    change: int
    rule: ClassVar[str] = "B6"


class SideScores(Value):
    """A side that is not bound scores what it took."""

    side: Side
    total: int
    per: int
    points: int
    change: int
    rule: str  # N4, N5 or N8


class MatchWon(Value):
    """The highest score, at least the target, with lead enough."""

    side: Side
    score: int
    second: int
    target: int
    margin: int
    rule: ClassVar[str] = "M2"


class TargetNotReached(Value):
    """Nobody has reached the target."""

    best: int
    target: int
    rule: ClassVar[str] = "M2"


class LevelAtTop(Value):
    """Two sides or more are level at the top: another round."""

    score: int
    sides: tuple[Side, ...]
    rule: ClassVar[str] = "M2"


class LeadTooSmall(Value):
    """The lead over the second is smaller than this table asks for."""

    side: Side
    score: int
    second: int
    margin: int
    rule: ClassVar[str] = "M2"


class RevokeFound(Value):
    """A card was played that the law forbade; `why` and `lawful` say what was owed."""

    trick: int
    seat: Seat
    card: Card
    why: Rung
    lawful: Hand
    rule: ClassVar[str] = "X1"


class NoRevoke(Value):
    """Every play was lawful."""

    plays: int
    rule: ClassVar[str] = "X1"


class AccusationRight(Value):
    """The accused revoked: the offender's side loses `penalty`, the round is void."""

    accused: Seat
    side: Side
    trick: int
    card: Card
    penalty: int
    rule: ClassVar[str] = "X2"


class BidLostToo(Value):
    """The offender's side had won the bidding and loses its bid as well, once."""

    side: Side
    bid: int
    rule: ClassVar[str] = "X3"


class AccusationWrong(Value):
    """The accused did nothing wrong: the accuser's side loses `penalty`, the round goes on."""

    accuser: Seat
    accused: Seat
    side: Side
    penalty: int
    rule: ClassVar[str] = "X4"


class TalkPunished(Value):
    """Partners told one another something: their side loses `penalty`, the round goes on."""

    accused: Seat
    side: Side
    penalty: int
    rule: ClassVar[str] = "X5"


class PenaltyWaived(Value):
    """The players agree to waive the penalty and play on."""

    rule: ClassVar[str] = "X6"


class Authored(Value):
    """The answer stands in the file: no position can ask this. `rule` is the rule it teaches."""

    rule: str


Reason = (
    Rung
    | TakenByTrump
    | TakenInSuit
    | CardsCounted
    | SideCounted
    | GamePointsCounted
    | PairAnnounced
    | OpeningPairIsTrump
    | NotLeading
    | PairBroken
    | PairIncomplete
    | NotAPairCard
    | NoAnnouncementsHere
    | MayBidFirst
    | MayBidHigher
    | OnlyPassLeft
    | BiddingOver
    | HighestBidWins
    | StillToSpeak
    | AllPassedRedeal
    | AllPassedDealerBound
    | AllPassedFixedSuit
    | AllPassedForehandZero
    | TrumpFromFirstLead
    | TrumpNamed
    | TrumpTurned
    | TrumpByTurns
    | TrumpOfTable
    | BidWinnerLeads
    | ForehandLeads
    | DealMoves
    | DealNumbers
    | RankOrder
    | BidMade
    | BidFailed
    | AllCardsMade
    | AllCardsFailed
    | SideScores
    | MatchWon
    | TargetNotReached
    | LevelAtTop
    | LeadTooSmall
    | RevokeFound
    | NoRevoke
    | AccusationRight
    | BidLostToo
    | AccusationWrong
    | TalkPunished
    | PenaltyWaived
    | Authored
)
"""Every reason there is: a closed union, so that a type checker names each place to finish when one is added."""

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


def reason_id(kind: type[object]) -> str:
    """The message id of a kind of reason.

    >>> reason_id(TakenByTrump)
    'taken-by-trump'
    """
    return _HUMP.sub("-", kind.__name__).lower()
