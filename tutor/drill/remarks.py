"""What an answer makes of its own parts: one value for each kind of slip, to stand beside the reason that decides.

As with reasons, the class name is the message id and the fields are its arguments (`TooLowInSuit` →
`too-low-in-suit`). A reason tells what is right and why; a remark tells what *this* learner overlooked.
"""

from __future__ import annotations

from dataclasses import dataclass

from tutor.cards import Card, Suit
from tutor.rules.duties import Rung
from tutor.rules.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class NotOfSuitLed:
    """A chosen card is not of the suit led, which the hand holds."""

    card: Card
    led: Suit
    held: int  # cards of the suit led in the hand


@dataclass(frozen=True, slots=True)
class TooLowInSuit:
    """A chosen card follows suit but doesn't beat, and the hand can (iber)."""

    card: Card
    to_beat: Card


@dataclass(frozen=True, slots=True)
class NotATrump:
    """A chosen card is no trump, while one is due."""

    card: Card
    led: Suit
    trump: Suit
    held: int  # trumps in the hand


@dataclass(frozen=True, slots=True)
class TooLowTrump:
    """A chosen trump is lower than the one in the trick, and the hand holds a higher."""

    card: Card
    to_beat: Card


@dataclass(frozen=True, slots=True)
class ForgotLead:
    """A card was left out although any card may be led."""

    card: Card


@dataclass(frozen=True, slots=True)
class ForgotWhileStock:
    """A card was left out although the stock lasts."""

    card: Card
    led: Suit


@dataclass(frozen=True, slots=True)
class ForgotInSuit:
    """A card of the suit led was left out although any of them will do."""

    card: Card
    led: Suit


@dataclass(frozen=True, slots=True)
class ForgotBeating:
    """A card that beats was left out."""

    card: Card
    to_beat: Card


@dataclass(frozen=True, slots=True)
class ForgotTrump:
    """A trump was left out although any will do."""

    card: Card
    trump: Suit


@dataclass(frozen=True, slots=True)
class ForgotOvertrump:
    """A trump that is high enough was left out."""

    card: Card
    to_beat: Card


@dataclass(frozen=True, slots=True)
class ForgotUndertrump:
    """A trump that is too low to win was left out, yet one must be played."""

    card: Card
    unbeaten: Card


@dataclass(frozen=True, slots=True)
class ForgotDiscard:
    """A card was left out although neither suit nor trump is held."""

    card: Card
    led: Suit


@dataclass(frozen=True, slots=True)
class OffSuitCantWin:
    """The card of the seat named is neither of the suit led nor trump."""

    seat: Seat
    card: Card
    led: Suit


@dataclass(frozen=True, slots=True)
class BeatenInSuit:
    """The card of the seat named is beaten by a higher one of its suit."""

    seat: Seat
    card: Card
    by: Card


@dataclass(frozen=True, slots=True)
class BeatenByTrump:
    """The card of the seat named is beaten by a trump."""

    seat: Seat
    card: Card
    by: Card


@dataclass(frozen=True, slots=True)
class CardLeftOut:
    """The number given is what remains when one card is not counted."""

    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class CountedTooFew:
    """The number given is too small by `by`."""

    given: int
    by: int


@dataclass(frozen=True, slots=True)
class CountedTooMany:
    """The number given is too large by `by`."""

    given: int
    by: int


@dataclass(frozen=True, slots=True)
class PairsLeftOut:
    """The number given is what remains when the announcements are not counted."""

    points: int


@dataclass(frozen=True, slots=True)
class NextPointAt:
    """More game points were said than there are: the next one would begin at `needed`."""

    given: int
    needed: int
    total: int


@dataclass(frozen=True, slots=True)
class PointReachedAt:
    """Fewer game points were said than there are: the last one began at `needed` already."""

    given: int
    needed: int
    total: int


@dataclass(frozen=True, slots=True)
class WorthMore:
    """The announcement is worth more than was said."""

    given: int
    worth: int


@dataclass(frozen=True, slots=True)
class WorthLess:
    """The announcement is worth less than was said."""

    given: int
    worth: int


@dataclass(frozen=True, slots=True)
class BidTooLow:
    """A bid was named that doesn't beat the highest."""

    bid: int
    to_beat: int


@dataclass(frozen=True, slots=True)
class BidForgotten:
    """A bid that may be made was left out."""

    bid: int


@dataclass(frozen=True, slots=True)
class PassForgotten:
    """A pass was left out; it is always allowed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StillBidding:
    """The bidding was said to be over, and somebody has yet to speak."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NobodyLeftToBid:
    """Somebody was said to speak or bid, and the bidding is over."""

    calls: int


@dataclass(frozen=True, slots=True)
class BidWasBeaten:
    """The bid named was beaten by a higher one."""

    seat: Seat
    amount: int
    by: Seat
    higher: int


@dataclass(frozen=True, slots=True)
class BidNotFinal:
    """The bid named is the highest so far, and others have yet to speak."""

    seat: Seat
    amount: int
    next_seat: Seat


@dataclass(frozen=True, slots=True)
class SpeaksNotNow:
    """The seat named doesn't speak next."""

    seat: Seat
    next_seat: Seat


@dataclass(frozen=True, slots=True)
class SomebodyBid:
    """Nobody was said to be bound, and somebody has bid."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class NobodyBid:
    """Somebody was said to be bound by a bid that nobody made, or otherwise than this table has it."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class NotTheTrump:
    """The suit named is not trump."""

    suit: Suit
    trump: Suit


@dataclass(frozen=True, slots=True)
class LeadsNot:
    """The seat named doesn't lead first."""

    seat: Seat
    leader: Seat


@dataclass(frozen=True, slots=True)
class DealsNot:
    """The seat named doesn't deal next."""

    seat: Seat
    dealer: Seat


@dataclass(frozen=True, slots=True)
class DealtOtherwise:
    """One of the numbers of the deal is another: `part` is each, then or left."""

    part: str
    given: int
    right: int


@dataclass(frozen=True, slots=True)
class StandsElsewhere:
    """In the order given, one card stands over another that is higher."""

    card: Card
    under: Card


@dataclass(frozen=True, slots=True)
class ChangeOff:
    """The change of one side's score is another."""

    side: Side
    given: int
    right: int


@dataclass(frozen=True, slots=True)
class RoundIsVoid:
    """The round was said to go on, and it is void."""

    accused: Seat


@dataclass(frozen=True, slots=True)
class RoundGoesOn:
    """The round was said to be void, and it goes on."""

    accused: Seat


@dataclass(frozen=True, slots=True)
class HasNotWon:
    """The side named has not won."""

    side: Side
    score: int


@dataclass(frozen=True, slots=True)
class MatchIsOver:
    """The match was said to go on, and a side has won."""

    side: Side
    score: int


@dataclass(frozen=True, slots=True)
class PlayWasLawful:
    """The play named was lawful; `why` says what it owed."""

    trick: int
    seat: Seat
    card: Card
    why: Rung


@dataclass(frozen=True, slots=True)
class RevokedEarlier:
    """The play named was unlawful, but an earlier one was, too."""

    trick: int
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class RevokeOverlooked:
    """All was said to be lawful, and it was not."""

    trick: int
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class StatementIs:
    """The statement was judged wrongly."""

    true: bool


@dataclass(frozen=True, slots=True)
class ChoiceOff:
    """Another text is right: the first wrongly chosen, or the first left out."""

    place: int
    chosen: bool  # wrongly chosen, or wrongly left out


Remark = (
    NotOfSuitLed
    | TooLowInSuit
    | NotATrump
    | TooLowTrump
    | ForgotLead
    | ForgotWhileStock
    | ForgotInSuit
    | ForgotBeating
    | ForgotTrump
    | ForgotOvertrump
    | ForgotUndertrump
    | ForgotDiscard
    | OffSuitCantWin
    | BeatenInSuit
    | BeatenByTrump
    | CardLeftOut
    | CountedTooFew
    | CountedTooMany
    | PairsLeftOut
    | NextPointAt
    | PointReachedAt
    | WorthMore
    | WorthLess
    | BidTooLow
    | BidForgotten
    | PassForgotten
    | StillBidding
    | NobodyLeftToBid
    | BidWasBeaten
    | BidNotFinal
    | SpeaksNotNow
    | SomebodyBid
    | NobodyBid
    | NotTheTrump
    | LeadsNot
    | DealsNot
    | DealtOtherwise
    | StandsElsewhere
    | ChangeOff
    | RoundIsVoid
    | RoundGoesOn
    | HasNotWon
    | MatchIsOver
    | PlayWasLawful
    | RevokedEarlier
    | RevokeOverlooked
    | StatementIs
    | ChoiceOff
)
"""Every kind of slip there is: a closed union."""
