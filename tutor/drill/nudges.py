"""Nudges: where to look in this very position, one value for each thing there is to look at.

As with reasons, the class name is the message's name (`HoldSuitLed` → `nudge-hold-suit-led`) and the fields are its
arguments. A nudge names what lies open, never the answer.
"""

from __future__ import annotations

from tutor.cards import Card, Suit
from tutor.cards.value import Value
from tutor.rules.seats import Seat


class AnythingLed(Value):
    """Does anything lie on the table yet?"""


class StockLeft(Value):
    """Are there cards left in the stock?"""

    led: Suit


class HoldSuitLed(Value):
    """Is the suit led in the hand?"""

    led: Suit


class HoldSuitOrTrump(Value):
    """Is the suit led in the hand, or else a trump?"""

    led: Suit


class HigherInSuit(Value):
    """With iber: is the suit led in the hand, and with a higher card?"""

    led: Suit
    to_beat: Card


class IberOver(Value):
    """With iber: does it still bind, once this trump lies there?"""

    led: Suit
    ruffed: Card


class TrumpedAlready(Value):
    """A trump lies there: does this table ask for a higher one?"""

    led: Suit
    ruffed: Card


class TrumpPlayed(Value):
    """Was a trump played? Else only the suit led counts."""

    led: Suit
    trump: Suit


class OneSuitCounts(Value):
    """Trump was led, or there is none: only the suit led counts."""

    led: Suit


class CountFromTop(Value):
    """Count from the top: so many aces and tens are there."""

    high: int


class CardsThenPairs(Value):
    """First the cards of a side, then the pairs that it announced."""

    pairs: int


class HowOften(Value):
    """How often does `per` go into the total?"""

    per: int
    total: int


class TotalThenHowOften(Value):
    """First the total of a side, announcements too, then how often `per` goes into it."""

    per: int


class PointsUndivided(Value):
    """Does this table divide points at all?"""


class OtherHalf(Value):
    """Is the other half of the pair in the same hand, and what is trump?"""

    lacks: Card


class FirstLeadOfAll(Value):
    """Is the other half there, and what does the first lead of a round do?"""

    lacks: Card


class WhoMayAnnounce(Value):
    """Somebody has led: who may announce now?"""

    led: Suit


class PairRanks(Value):
    """Which two ranks make a pair?"""


class PairsCount(Value):
    """Do pairs count at this table?"""


class NobodyHasBid(Value):
    """There is no bid yet: how far does the ladder go?"""


class HighestSoFar(Value):
    """So high is the highest bid: what is left above it?"""

    bid: int


class WhoIsLeft(Value):
    """Has everybody spoken (or, where it goes round, who is still in)?"""

    rounds: bool


class AllPassed(Value):
    """Nobody has bid: what has this table agreed on for that?"""


class FirstCard(Value):
    """Nothing was named: what was the first card of the bid winner?"""


class TrumpSaid(Value):
    """The trump was settled before the first card: where?"""


class CardTurned(Value):
    """A card was turned up."""


class WinnerOrForehand(Value):
    """Who leads first at this table?"""


class AfterDealer(Value):
    """So-and-so dealt: who sits next?"""

    dealer: Seat


class WhichWayRound(Value):
    """So-and-so dealt: which way does the deal go?"""

    dealer: Seat


class DealInSteps(Value):
    """So many play: are all cards dealt at once, and does something stay down?"""

    players: int


class PlaceOfTen(Value):
    """Where does the ten belong?"""


class BestFirst(Value):
    """Which of them beats all others?"""


class CompareWithBid(Value):
    """First count what the bidding side took (in game points where `divided`), then compare with its bid."""

    bid: int
    divided: bool


class OthersTook(Value):
    """Everything was promised: did the others take anything?"""

    bid: int


class NobodyBound(Value):
    """Nobody is bound: count each side for itself."""


class WhoReached(Value):
    """Who has reached the target, and by how much do they lead?"""

    target: int
    margin: int


class OffSuitPlays(Value):
    """So many cards were not of the suit led: might they go? `higher`: this table asks for higher cards, too."""

    count: int
    higher: bool


class WasItAllowed(Value):
    """Check the cards of the accused, one by one."""

    accused: Seat


class WasItTrue(Value):
    """Talk is alleged: is it true, and whose side pays?"""


class AllAgreed(Value):
    """Listen to what all have agreed on."""


class RuleOrTalk(Value):
    """Is it a rule, or only said at tables?"""


class ThinkOfRule(Value):
    """What does the rule say that this is about?"""

    rule: str


Nudge = (
    AnythingLed
    | StockLeft
    | HoldSuitLed
    | HoldSuitOrTrump
    | HigherInSuit
    | IberOver
    | TrumpedAlready
    | TrumpPlayed
    | OneSuitCounts
    | CountFromTop
    | CardsThenPairs
    | HowOften
    | TotalThenHowOften
    | PointsUndivided
    | OtherHalf
    | FirstLeadOfAll
    | WhoMayAnnounce
    | PairRanks
    | PairsCount
    | NobodyHasBid
    | HighestSoFar
    | WhoIsLeft
    | AllPassed
    | FirstCard
    | TrumpSaid
    | CardTurned
    | WinnerOrForehand
    | AfterDealer
    | WhichWayRound
    | DealInSteps
    | PlaceOfTen
    | BestFirst
    | CompareWithBid
    | OthersTook
    | NobodyBound
    | WhoReached
    | OffSuitPlays
    | WasItAllowed
    | WasItTrue
    | AllAgreed
    | RuleOrTalk
    | ThinkOfRule
)
"""Everything there is to look at: a closed union."""
