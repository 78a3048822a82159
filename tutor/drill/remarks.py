"""What an answer makes of its own parts: one value for each kind of slip, to stand beside the reason that decides.

As with reasons, the class name is the message id and the fields are its arguments (`TooLowInSuit` →
`too-low-in-suit`). A reason tells what is right and why; a remark tells what *this* learner overlooked.
"""

from __future__ import annotations

from tutor.cards import Card, Suit
from tutor.cards.value import Value
from tutor.rules.duties import Rung
from tutor.rules.seats import Seat, Side


class NotOfSuitLed(Value):
    """A chosen card is not of the suit led, which the hand holds."""

    card: Card
    led: Suit
    held: int  # cards of the suit led in the hand


class TooLowInSuit(Value):
    """A chosen card follows suit but doesn't beat, and the hand can (iber)."""

    card: Card
    to_beat: Card


class NotATrump(Value):
    """A chosen card is no trump, while one is due."""

    card: Card
    led: Suit
    trump: Suit
    held: int  # trumps in the hand


class TooLowTrump(Value):
    """A chosen trump is lower than the one in the trick, and the hand holds a higher."""

    card: Card
    to_beat: Card


class ForgotLead(Value):
    """A card was left out although any card may be led."""

    card: Card


class ForgotWhileStock(Value):
    """A card was left out although the stock lasts."""

    card: Card
    led: Suit


class ForgotInSuit(Value):
    """A card of the suit led was left out although any of them will do."""

    card: Card
    led: Suit


class ForgotBeating(Value):
    """A card that beats was left out."""

    card: Card
    to_beat: Card


class ForgotTrump(Value):
    """A trump was left out although any will do."""

    card: Card
    trump: Suit


class ForgotOvertrump(Value):
    """A trump that is high enough was left out."""

    card: Card
    to_beat: Card


class ForgotUndertrump(Value):
    """A trump that is too low to win was left out, yet one must be played."""

    card: Card
    unbeaten: Card


class ForgotDiscard(Value):
    """A card was left out although neither suit nor trump is held."""

    card: Card
    led: Suit


class OffSuitCantWin(Value):
    """The card of the seat named is neither of the suit led nor trump."""

    seat: Seat
    card: Card
    led: Suit


class BeatenInSuit(Value):
    """The card of the seat named is beaten by a higher one of its suit."""

    seat: Seat
    card: Card
    by: Card


class BeatenByTrump(Value):
    """The card of the seat named is beaten by a trump."""

    seat: Seat
    card: Card
    by: Card


class CardLeftOut(Value):
    """The number given is what remains when one card is not counted."""

    card: Card
    points: int


class CountedTooFew(Value):
    """The number given is too small by `by`."""

    given: int
    by: int


class CountedTooMany(Value):
    """The number given is too large by `by`."""

    given: int
    by: int


class PairsLeftOut(Value):
    """The number given is what remains when the announcements are not counted."""

    points: int


class NextPointAt(Value):
    """More game points were said than there are: the next one would begin at `needed`."""

    given: int
    needed: int
    total: int


class PointReachedAt(Value):
    """Fewer game points were said than there are: the last one began at `needed` already."""

    given: int
    needed: int
    total: int


class WorthMore(Value):
    """The announcement is worth more than was said."""

    given: int
    worth: int


class WorthLess(Value):
    """The announcement is worth less than was said."""

    given: int
    worth: int


class BidTooLow(Value):
    """A bid was named that doesn't beat the highest."""

    bid: int
    to_beat: int


class BidForgotten(Value):
    """A bid that may be made was left out."""

    bid: int


class PassForgotten(Value):
    """A pass was left out; it is always allowed."""

    seat: Seat


class StillBidding(Value):
    """The bidding was said to be over, and somebody has yet to speak."""

    seat: Seat


class NobodyLeftToBid(Value):
    """Somebody was said to speak or bid, and the bidding is over."""

    calls: int


class BidWasBeaten(Value):
    """The bid named was beaten by a higher one."""

    seat: Seat
    amount: int
    by: Seat
    higher: int


class BidNotFinal(Value):
    """The bid named is the highest so far, and others have yet to speak."""

    seat: Seat
    amount: int
    next_seat: Seat


class SpeaksNotNow(Value):
    """The seat named doesn't speak next."""

    seat: Seat
    next_seat: Seat


class SomebodyBid(Value):
    """Nobody was said to be bound, and somebody has bid."""

    seat: Seat
    amount: int


class NobodyBid(Value):
    """Somebody was said to be bound by a bid that nobody made, or otherwise than this table has it."""

    dealer: Seat


class NotTheTrump(Value):
    """The suit named is not trump."""

    suit: Suit
    trump: Suit


class LeadsNot(Value):
    """The seat named doesn't lead first."""

    seat: Seat
    leader: Seat


class DealsNot(Value):
    """The seat named doesn't deal next."""

    seat: Seat
    dealer: Seat


class DealtOtherwise(Value):
    """One of the numbers of the deal is another: `part` is each, then or left."""

    part: str
    given: int
    right: int


class StandsElsewhere(Value):
    """In the order given, one card stands over another that is higher."""

    card: Card
    under: Card


class ChangeOff(Value):
    """The change of one side's score is another."""

    side: Side
    given: int
    right: int


class RoundIsVoid(Value):
    """The round was said to go on, and it is void."""

    accused: Seat


class RoundGoesOn(Value):
    """The round was said to be void, and it goes on."""

    accused: Seat


class HasNotWon(Value):
    """The side named has not won."""

    side: Side
    score: int


class MatchIsOver(Value):
    """The match was said to go on, and a side has won."""

    side: Side
    score: int


class PlayWasLawful(Value):
    """The play named was lawful; `why` says what it owed."""

    trick: int
    seat: Seat
    card: Card
    why: Rung


class RevokedEarlier(Value):
    """The play named was unlawful, but an earlier one was, too."""

    trick: int
    seat: Seat
    card: Card


class RevokeOverlooked(Value):
    """All was said to be lawful, and it was not."""

    trick: int
    seat: Seat
    card: Card


class StatementIs(Value):
    """The statement was judged wrongly."""

    true: bool


class ChoiceOff(Value):
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
