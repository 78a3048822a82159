"""The questions that can be asked of a position, one frozen class for each kind.

`KINDS` is the table from a kind's name in files to its class; `needs` says which position keys a kind can't do without.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tutor.cards import Card
from tutor.cards.value import Value
from tutor.rules.seats import Seat, Side

Needs = tuple[tuple[str, ...], ...]
"""Position keys that must stand: one at least of each group."""


class LegalPlays(Value):
    """Which cards may be played now?"""

    kind: ClassVar[str] = "legal-plays"
    needs: ClassVar[Needs] = (("hands",),)


class MayPlay(Value):
    """May this card be played?"""

    card: Card
    kind: ClassVar[str] = "may-play"
    needs: ClassVar[Needs] = (("hands",),)


class TrickWinner(Value):
    """Who takes this trick?"""

    kind: ClassVar[str] = "trick-winner"
    needs: ClassVar[Needs] = (("trick",), ("trump",))


class TrickPoints(Value):
    """How many card points lie in this trick?"""

    kind: ClassVar[str] = "trick-points"
    needs: ClassVar[Needs] = (("trick",),)


class CardPointsOf(Value):
    """How many card points are in this pile?"""

    kind: ClassVar[str] = "card-points"
    needs: ClassVar[Needs] = (("pile",),)


class SideTotalOf(Value):
    """What did a side take, with its announcements?"""

    side: Side
    kind: ClassVar[str] = "side-total"
    needs: ClassVar[Needs] = (("taken",),)


class GamePointsFor(Value):
    """How many game points does a total make: a side's, or the one given?"""

    side: Side | None = None
    total: int | None = None
    kind: ClassVar[str] = "game-points"

    @property
    def needs(self) -> Needs:
        """`taken` where a side is asked about; nothing for a given total."""
        return (("taken",),) if self.side is not None else ()


class AnnouncementOf(Value):
    """What does leading this card announce?"""

    card: Card
    kind: ClassVar[str] = "announcement"
    needs: ClassVar[Needs] = (("hands",),)


class LegalBids(Value):
    """What may the next bidder say?"""

    kind: ClassVar[str] = "legal-bids"
    needs: ClassVar[Needs] = (("dealer",),)


class AuctionResult(Value):
    """How does the bidding stand?"""

    kind: ClassVar[str] = "auction-result"
    needs: ClassVar[Needs] = (("dealer",),)


class TrumpSuit(Value):
    """Which suit is trump?"""

    kind: ClassVar[str] = "trump"
    needs: ClassVar[Needs] = (("record", "trick"), ("record", "bid"))


class FirstLeader(Value):
    """Who leads the first trick?"""

    kind: ClassVar[str] = "first-leader"
    needs: ClassVar[Needs] = (("dealer",), ("bid",))


class NextDealer(Value):
    """Who deals next?"""

    kind: ClassVar[str] = "next-dealer"
    needs: ClassVar[Needs] = (("dealer",),)


class Deal(Value):
    """How many cards does each get, get later, and how many are left?"""

    kind: ClassVar[str] = "deal"
    needs: ClassVar[Needs] = ()


class RankOrderOf(Value):
    """How do these cards of one suit stand, from low to high?"""

    cards: tuple[Card, ...]
    kind: ClassVar[str] = "rank-order"
    needs: ClassVar[Needs] = ()


class RoundScoreOf(Value):
    """What does this round change in each side's match score?"""

    kind: ClassVar[str] = "round-score"
    needs: ClassVar[Needs] = (("record", "taken"),)


class MatchResultOf(Value):
    """Who has won the match?"""

    kind: ClassVar[str] = "match-result"
    needs: ClassVar[Needs] = (("scores",),)


class FindRevoke(Value):
    """Which play, if any, was the first unlawful one?"""

    kind: ClassVar[str] = "find-revoke"
    needs: ClassVar[Needs] = (("record",),)


class Accusation(Value):
    """What follows from this accusation?"""

    accuser: Seat
    accused: Seat
    talk: bool = False  # else of revoking
    true_talk: bool | None = None
    waive: bool = False
    kind: ClassVar[str] = "accusation"

    @property
    def needs(self) -> Needs:
        """The record, where a revoke is alleged."""
        return () if self.talk else (("record",),)


class TrueFalse(Value):
    """Is this statement true? `claim` is the text; the file keeps the answer."""

    claim: Text
    answer: bool
    kind: ClassVar[str] = "true-false"
    needs: ClassVar[Needs] = ()


class Choice(Value):
    """Which of these are right? `correct` are places among `choices`, counted from 1; the file keeps the answer."""

    choices: tuple[Text, ...]
    correct: tuple[int, ...]
    kind: ClassVar[str] = "choice"
    needs: ClassVar[Needs] = ()


class Text(Value):
    """A text of content: an id of the catalogues or, in packs of one's own, sentences by language."""

    id: str | None = None
    sentences: tuple[tuple[str, str], ...] = ()

    @property
    def key(self) -> str:
        """What names this text in an answer: its id, or its first sentence."""
        return self.id if self.id is not None else self.sentences[0][1]


Question = (
    LegalPlays
    | MayPlay
    | TrickWinner
    | TrickPoints
    | CardPointsOf
    | SideTotalOf
    | GamePointsFor
    | AnnouncementOf
    | LegalBids
    | AuctionResult
    | TrumpSuit
    | FirstLeader
    | NextDealer
    | Deal
    | RankOrderOf
    | RoundScoreOf
    | MatchResultOf
    | FindRevoke
    | Accusation
    | TrueFalse
    | Choice
)

KINDS: Final[dict[str, type[Question]]] = {
    kind.kind: kind
    for kind in (
        LegalPlays,
        MayPlay,
        TrickWinner,
        TrickPoints,
        CardPointsOf,
        SideTotalOf,
        GamePointsFor,
        AnnouncementOf,
        LegalBids,
        AuctionResult,
        TrumpSuit,
        FirstLeader,
        NextDealer,
        Deal,
        RankOrderOf,
        RoundScoreOf,
        MatchResultOf,
        FindRevoke,
        Accusation,
        TrueFalse,
        Choice,
    )
}
"""Every kind of question by its name in files."""

LATER: Final = ("best-play",)
"""Kinds that the format names and that are refused by name until their engine comes."""
