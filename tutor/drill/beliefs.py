"""Beliefs: the wrong rules that learners hold, each an executable law with one step changed.

A wrong answer that is exactly what one belief gives names that belief; where several fit they are kept as candidates.
`false_rule` is the table myth that a belief stands for, `refuted_by` the rules that answer it, and `true_at` the rule
or option under which a table really plays so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from tutor.cards import Card, Hand, Rank, Suit
from tutor.drill.answers import Answer, Cards, YesNo
from tutor.drill.law import Law, Moment, Tally, tallies_of
from tutor.drill.questions import Accusation, MayPlay, Question
from tutor.drill.solve import solve
from tutor.rules.auction import Auction, Open, Outcome
from tutor.rules.honesty import PENALTY
from tutor.rules.notation import Bid, Pass
from tutor.rules.position import Position
from tutor.rules.record import Round, Step
from tutor.rules.ruleset import Bidding, RuleSet, TrumpBy
from tutor.rules.scoring import match_result
from tutor.rules.seats import Seat, Side
from tutor.rules.table import pair_worth


class Belief(Law):
    """A wrong rule. The class name is the belief's id (`MayRuffAnytime` → `may-ruff-anytime`)."""

    refuted_by: ClassVar[tuple[str, ...]]
    false_rule: ClassVar[str | None] = None
    true_at: ClassVar[str | None] = None  # the rule that makes it true at some tables


# -- cards and tricks ------------------------------------------------------------------------------------------------


class TenInNumericPlace(Belief):
    """The ten ranks between nine and jack."""

    refuted_by = ("C4",)
    false_rule = "F8"

    def strength(self, card: Card) -> int:
        return "789TJQKA".index(card.rank.code)


class NineBeatsFaces(Belief):
    """The nine beats jack, queen and king."""

    refuted_by = ("C4",)

    def strength(self, card: Card) -> int:
        return "78JQK9TA".index(card.rank.code)


class PipsArePoints(Belief):
    """Points are pips: seven 7, eight 8, nine 9, ten and faces 10, ace 11."""

    refuted_by = ("C5",)

    def worth(self, card: Card) -> int:
        return (7, 8, 9, 10, 10, 10, 10, 11)[card.rank]


class FacesCountTen(Belief):
    """Jack, queen and king count ten like the ten; nines nothing."""

    refuted_by = ("C5",)

    def worth(self, card: Card) -> int:
        return (0, 0, 0, 10, 10, 10, 10, 11)[card.rank]


class HighestRankWins(Belief):
    """The highest card wins the trick, whatever its suit."""

    refuted_by = ("P11",)

    def winner(self, cards: Sequence[Card], trump: Suit | None) -> int:
        return max(range(len(cards)), key=lambda place: (self.strength(cards[place]), -place))


class TrumpIsJustASuit(Belief):
    """Trumps don't beat the suit led."""

    refuted_by = ("P11",)

    def winner(self, cards: Sequence[Card], trump: Suit | None) -> int:
        return super().winner(cards, None)


class LastTrumpWins(Belief):
    """The trump played last wins."""

    refuted_by = ("P11",)

    def winner(self, cards: Sequence[Card], trump: Suit | None) -> int:
        trumps = [place for place, card in enumerate(cards) if card.suit == trump]
        return trumps[-1] if trumps else super().winner(cards, trump)


class PointsWinTricks(Belief):
    """The card worth more points takes the trick."""

    refuted_by = ("P11",)

    def winner(self, cards: Sequence[Card], trump: Suit | None) -> int:
        return max(range(len(cards)), key=lambda place: (cards[place].points, -place))


# -- what one may play -----------------------------------------------------------------------------------------------


class MayRuffAnytime(Belief):
    """One may trump although one can follow suit."""

    refuted_by = ("P2",)

    def following(self, moment: Moment, in_suit: Hand) -> Hand:
        trumps = moment.hand.of_suit(moment.trump) if moment.trump is not None else Hand()
        return super().following(moment, in_suit) | trumps


class MayDiscardWhenVoid(Belief):
    """A void player may throw what they like."""

    refuted_by = ("P3",)
    false_rule = "F9"

    def trumping(self, moment: Moment, trumps: Hand) -> Hand:
        return moment.hand


class NeedNotUndertrump(Belief):
    """Holding only lower trumps than the one in the trick, one may discard."""

    refuted_by = ("P6", "P3")
    false_rule = "F10"

    def trumping(self, moment: Moment, trumps: Hand) -> Hand:
        if moment.ruffed and moment.trump is not None and not self.higher(trumps, moment, moment.trump):
            return moment.hand
        return super().trumping(moment, trumps)


class MustAlwaysBeat(Belief):
    """One must always play a higher card: iber, where it isn't agreed."""

    refuted_by = ("P2", "E3")
    true_at = "P7"

    def following(self, moment: Moment, in_suit: Hand) -> Hand:
        if moment.ruffed:
            return in_suit
        return self.higher(in_suit, moment, moment.led) or in_suit


class MustAlwaysOvertrump(Belief):
    """Whoever trumps a trumped trick must trump higher, also where the table has not agreed on it."""

    refuted_by = ("P3", "P8")
    true_at = "P5"

    def trumping(self, moment: Moment, trumps: Hand) -> Hand:
        if moment.ruffed and moment.trump is not None:
            return self.higher(trumps, moment, moment.trump) or trumps
        return trumps


class IberNeverBinds(Belief):
    """Any card of the suit will do, although iber is agreed."""

    refuted_by = ("P7",)
    true_at = "P2"

    def following(self, moment: Moment, in_suit: Hand) -> Hand:
        return in_suit


class IberAfterRuff(Belief):
    """Iber still binds when a plain lead has been trumped."""

    refuted_by = ("P8",)

    def following(self, moment: Moment, in_suit: Hand) -> Hand:
        if moment.rules.iber:
            return self.higher(in_suit, moment, moment.led) or in_suit
        return in_suit


class IberBindsTrumpers(Belief):
    """With iber, whoever must trump a trumped trick must also trump higher."""

    refuted_by = ("P8",)
    true_at = "P5"

    def trumping(self, moment: Moment, trumps: Hand) -> Hand:
        if moment.rules.iber and moment.ruffed and moment.trump is not None:
            return self.higher(trumps, moment, moment.trump) or trumps
        return super().trumping(moment, trumps)


class OvertrumpWhenFollowing(Belief):
    """The duty to overtrump holds when one follows a trump lead."""

    refuted_by = ("E5", "P5")

    def following(self, moment: Moment, in_suit: Hand) -> Hand:
        if moment.rules.overtrump and moment.led == moment.trump:
            return self.higher(in_suit, moment, moment.led) or in_suit
        return super().following(moment, in_suit)


class NoOvertrump(Belief):
    """Any trump will do, where overtrumping is the rule."""

    refuted_by = ("P5",)
    true_at = "P3"

    def trumping(self, moment: Moment, trumps: Hand) -> Hand:
        return trumps


class SparePartner(Belief):
    """One needn't beat or trump a trick that partner is winning."""

    refuted_by = ("P3", "P7")

    def following(self, moment: Moment, in_suit: Hand) -> Hand:
        return in_suit if self._partner_wins(moment) else super().following(moment, in_suit)

    def trumping(self, moment: Moment, trumps: Hand) -> Hand:
        return moment.hand if self._partner_wins(moment) else super().trumping(moment, trumps)

    def _partner_wins(self, moment: Moment) -> bool:
        winning = moment.trick[self.winner(moment.cards, moment.trump)].seat
        return moment.rules.side_of(winning) == moment.rules.side_of(moment.seat)


class StockBinds(Belief):
    """Suit must be followed while the stock lasts."""

    refuted_by = ("P9",)
    stock_binds = True


class FollowColour(Belief):
    """Any suit of the same colour follows: hearts and diamonds, clubs and spades."""

    refuted_by = ("P2", "C1")

    def following(self, moment: Moment, in_suit: Hand) -> Hand:
        other = Suit(moment.led ^ 1)
        return super().following(moment, in_suit) | moment.hand.of_suit(other)

    def lawful(self, moment: Moment) -> Hand:
        if moment.trick and not moment.stock and not moment.hand.of_suit(moment.led):
            return moment.hand.of_suit(Suit(moment.led ^ 1)) or super().lawful(moment)
        return super().lawful(moment)


class MustLeadTrump(Belief):
    """Whoever leads must lead a trump while holding one."""

    refuted_by = ("P1",)

    def lawful(self, moment: Moment) -> Hand:
        if not moment.trick and moment.trump is not None:
            return moment.hand.of_suit(moment.trump) or moment.hand
        return super().lawful(moment)


class MayNotLeadTrump(Belief):
    """Trump may not be led while one holds another suit."""

    refuted_by = ("P1",)

    def lawful(self, moment: Moment) -> Hand:
        if not moment.trick and moment.trump is not None:
            return moment.hand - moment.hand.of_suit(moment.trump) or moment.hand
        return super().lawful(moment)


class IberBecauseAnnounced(Belief):
    """Once a pair has been announced with the lead, iber binds."""

    refuted_by = ("P7",)
    false_rule = "F5"

    def following(self, moment: Moment, in_suit: Hand) -> Hand:
        if moment.trick[0].announces and not moment.ruffed:
            return self.higher(in_suit, moment, moment.led) or in_suit
        return super().following(moment, in_suit)


class NoFortyWithOne(Belief):
    """Whoever bid 1 may not lead the trump pair."""

    refuted_by = ("A2", "N3")
    false_rule = "F3"

    def answer(self, position: Position, question: Question) -> Answer | None:
        right = super().answer(position, question)
        seat, bid, trump = position.turn, position.bid, position.trump
        if bid is None or bid.amount != 1 or bid.seat != seat or position.trick:
            return right
        for suit in Suit if position.opens else ([trump] if trump is not None else []):
            forty = Hand.of(Card.of(rank, suit) for rank in (Rank.QUEEN, Rank.KING))
            if not forty <= position.hands.get(seat, Hand()):
                continue
            if isinstance(right, Cards):
                right = Cards(right.cards - forty) if right.cards - forty else right
            elif isinstance(question, MayPlay) and question.card in forty:
                return YesNo(False)
        return right


# -- announcements ---------------------------------------------------------------------------------------------------


def _half(card: Card) -> Card | None:
    """The other half of a card's pair."""
    if card.rank not in (Rank.QUEEN, Rank.KING):
        return None
    return Card.of(Rank.KING if card.rank is Rank.QUEEN else Rank.QUEEN, card.suit)


class AnnounceAnyTime(Belief):
    """A pair counts when one half is played to somebody else's lead."""

    refuted_by = ("A2", "A3")

    def announcement(self, position: Position, card: Card) -> int:
        other = _half(card)
        if position.trick and position.rules.announcements and other is not None and other in position.hand:
            return pair_worth(position.rules, card.suit, position.trump_now)
        return super().announcement(position, card)


class AnnounceWhenShown(Belief):
    """A pair in hand counts whatever card one leads: it need only be shown."""

    refuted_by = ("A2",)

    def announcement(self, position: Position, card: Card) -> int:
        held = [suit for suit in Suit if position.hand.holds_pair(suit)]
        if position.trick or not held or not position.rules.announcements:
            return super().announcement(position, card)
        trump = None if position.opens else position.trump
        return max(pair_worth(position.rules, suit, trump if trump is not None else card.suit) for suit in held)


class AnnounceWithOneCard(Belief):
    """Leading a king or queen announces, even without the other half."""

    refuted_by = ("A1",)

    def announcement(self, position: Position, card: Card) -> int:
        if not position.trick and position.rules.announcements and _half(card) is not None:
            return pair_worth(position.rules, card.suit, None if position.opens else position.trump)
        return super().announcement(position, card)


class AnnounceAcrossPartners(Belief):
    """King and queen may lie in two partners' hands."""

    refuted_by = ("A1",)

    def announcement(self, position: Position, card: Card) -> int:
        rules, seat, other = position.rules, position.turn, _half(card)
        if position.trick or seat is None or other is None or not rules.announcements:
            return super().announcement(position, card)
        hands = [position.hands.get(mate, Hand()) for mate in rules.seats_of(rules.side_of(seat))]
        if any(other in hand for hand in hands):
            return pair_worth(rules, card.suit, None if position.opens else position.trump)
        return 0


class AnnounceAlways20(Belief):
    """The first lead's pair is worth 20, trump not being named yet."""

    refuted_by = ("A4",)

    def announcement(self, position: Position, card: Card) -> int:
        worth = super().announcement(position, card)
        return 20 if worth and position.opens else worth

    def played_scores(self, position: Position, played: Round) -> dict[Side, int]:
        opening = played.steps[0] if played.steps else None
        if opening is None or not opening.worth or played.rules.trump_by is not TrumpBy.FIRST_LEAD:
            return super().played_scores(position, played)
        return _OpeningIs20().round_scores(position, tallies_of(played), played.trump, played.bid)


class _OpeningIs20(Law):
    """The trump pair is worth 20: what `AnnounceAlways20` makes of a round that opens with it."""

    def pair(self, rules: RuleSet, suit: Suit, trump: Suit | None) -> int:
        return 20


class OpeningPairIs40(Belief):
    """The pair of the round's first lead is worth 40, also where another suit was named as trump."""

    refuted_by = ("A1", "T3")
    true_at = "A4"

    def announcement(self, position: Position, card: Card) -> int:
        worth = super().announcement(position, card)
        return 40 if worth and position.opening else worth


class PairsAlways20(Belief):
    """Every pair is worth 20, in trump, too."""

    refuted_by = ("A1",)

    def announcement(self, position: Position, card: Card) -> int:
        return 20 if super().announcement(position, card) else 0

    def pair(self, rules: RuleSet, suit: Suit, trump: Suit | None) -> int:
        return 20


class AnnounceEverywhere(Belief):
    """Pairs count at every table, also where announcements are not played."""

    refuted_by = ("A1",)
    true_at = "A1"

    def announcement(self, position: Position, card: Card) -> int:
        if position.trick or not position.hand.holds_pair(card.suit) or _half(card) is None:
            return super().announcement(position, card)
        return pair_worth(position.rules, card.suit, None if position.opens else position.trump)


class AnnounceNeedsTrick(Belief):
    """A pair counts only if the trick it was led to is won."""

    refuted_by = ("A5",)

    def pairs_count(self, tally: Tally) -> tuple[Suit, ...]:
        return tuple(suit for suit, kept in zip(tally.pairs, tally.pairs_won, strict=True) if kept)


class AnnounceNeedsAnyTrick(Belief):
    """A pair counts only if its side wins some trick."""

    refuted_by = ("A5",)
    false_rule = "F4"

    def pairs_count(self, tally: Tally) -> tuple[Suit, ...]:
        return tally.pairs if tally.tricks else ()


class NoAnnouncementsInTotal(Belief):
    """Announcements are something apart: only cards make a side's total."""

    refuted_by = ("N1",)

    def announced(self, rules: RuleSet, tally: Tally, trump: Suit | None) -> int:
        return 0


# -- bidding, deal, lead, trump --------------------------------------------------------------------------------------


class EqualBidStands(Belief):
    """An equal bid is enough."""

    refuted_by = ("B1", "B4")

    def bids(self, auction: Auction) -> tuple[bool, tuple[int, ...]]:
        may_pass, bids = super().bids(auction)
        if may_pass and auction.highest is not None:
            return may_pass, (auction.highest.amount, *bids)
        return may_pass, bids


def _asked_again(outcome: Outcome, auction: Auction) -> tuple[bool, tuple[int, ...]] | None:
    """What may be said by whoever is asked again though the bidding is over; None where nobody is."""
    if auction.next_seat is None and isinstance(outcome, Open) and auction.highest is not None:
        return True, tuple(range(auction.highest.amount + 1, auction.rules.highest_bid + 1))
    return None


class PassMayReturn(Belief):
    """One who passed may bid again."""

    refuted_by = ("B1", "B4")

    def bids(self, auction: Auction) -> tuple[bool, tuple[int, ...]]:
        return _asked_again(self.outcome(auction), auction) or super().bids(auction)

    def outcome(self, auction: Auction) -> Outcome:
        """With everybody back in, the next seat clockwise speaks until all others have passed after the last bid."""
        calls = auction.calls
        if not calls or auction.highest is None:
            return super().outcome(auction)
        since = 0
        for call in reversed(calls):
            if isinstance(call, Bid):
                break
            since += 1
        if since >= auction.rules.players - 1 and len(calls) >= auction.rules.players:
            return super().outcome(auction)
        return Open(auction.rules.after(calls[-1].seat))


class MayNotPass(Belief):
    """Whoever can bid higher must."""

    refuted_by = ("B1", "B4")

    def bids(self, auction: Auction) -> tuple[bool, tuple[int, ...]]:
        may_pass, bids = super().bids(auction)
        return may_pass and not bids, bids


class NextBidOnly(Belief):
    """Bids go up one by one: only the next number may be said."""

    refuted_by = ("B1", "B4")

    def bids(self, auction: Auction) -> tuple[bool, tuple[int, ...]]:
        may_pass, bids = super().bids(auction)
        return may_pass, bids[:1]


class FirstBidWins(Belief):
    """The first who bids has the bidding."""

    refuted_by = ("B2",)

    def outcome(self, auction: Auction) -> Outcome:
        return next((call for call in auction.calls if isinstance(call, Bid)), super().outcome(auction))


class LastBidderSpeaksAgain(Belief):
    """In bidding once round, the first seat is asked again when somebody has bid higher."""

    refuted_by = ("B1",)
    true_at = "B4"

    def outcome(self, auction: Auction) -> Outcome:
        highest = auction.highest
        if auction.rules.bidding is not Bidding.ONCE or auction.next_seat is not None or highest is None:
            return super().outcome(auction)
        passed = {call.seat for call in auction.calls if isinstance(call, Pass)}
        order = auction.rules.from_seat(auction.rules.after(auction.dealer))
        return next((Open(seat) for seat in order if seat not in passed and seat != highest.seat), highest)

    def bids(self, auction: Auction) -> tuple[bool, tuple[int, ...]]:
        return _asked_again(self.outcome(auction), auction) or super().bids(auction)


class DealerSpeaksFirst(Belief):
    """The dealer speaks first."""

    refuted_by = ("B1", "B4")

    def outcome(self, auction: Auction) -> Outcome:
        return super().outcome(auction) if auction.calls else Open(auction.dealer)


class AllPassPassesDeal(Belief):
    """When all pass, the deal goes on and the next seat bids or leads as if nothing had happened."""

    refuted_by = ("B5",)

    def outcome(self, auction: Auction) -> Outcome:
        if auction.next_seat is None and auction.highest is None:
            return Open(auction.rules.after(auction.dealer))
        return super().outcome(auction)


class DealGoesLeft(Belief):
    """The deal passes anticlockwise."""

    refuted_by = ("S10",)

    def next_dealer(self, rules: RuleSet, dealer: Seat) -> Seat:
        return rules.from_seat(dealer)[-1]


class SameDealerAgain(Belief):
    """The same player deals the whole match."""

    refuted_by = ("S10",)

    def next_dealer(self, rules: RuleSet, dealer: Seat) -> Seat:
        return dealer


class PartnerDealsNext(Belief):
    """The deal crosses the table."""

    refuted_by = ("S10",)

    def next_dealer(self, rules: RuleSet, dealer: Seat) -> Seat:
        return rules.from_seat(dealer)[rules.players // 2]


class DealerLeads(Belief):
    """The dealer leads the first trick."""

    refuted_by = ("P1",)

    def first_leader(self, rules: RuleSet, dealer: Seat, bidder: Seat | None) -> Seat:
        return dealer


class ForehandAlwaysLeads(Belief):
    """Forehand leads the first trick at every table."""

    refuted_by = ("P1",)
    true_at = "P1"

    def first_leader(self, rules: RuleSet, dealer: Seat, bidder: Seat | None) -> Seat:
        return rules.after(dealer)


class BidWinnerAlwaysLeads(Belief):
    """The bid winner leads the first trick at every table."""

    refuted_by = ("P1",)
    true_at = "P1"

    def first_leader(self, rules: RuleSet, dealer: Seat, bidder: Seat | None) -> Seat:
        return bidder if bidder is not None else super().first_leader(rules, dealer, bidder)


class SixForEverybody(Belief):
    """Everybody always gets six cards, whatever the table."""

    refuted_by = ("S4", "S5", "S7", "E1", "V1")

    def deal(self, rules: RuleSet) -> tuple[int, int, int]:
        return 6, 0, max(0, len(rules.pack) - 6 * rules.players)


class AllCardsAreDealt(Belief):
    """The whole pack is dealt at once, as far as it goes round."""

    refuted_by = ("S4", "S5", "S7", "S8", "V1")

    def deal(self, rules: RuleSet) -> tuple[int, int, int]:
        return len(rules.pack) // rules.players, 0, len(rules.pack) % rules.players


class StockOfThree(Belief):
    """Three cards are always left down."""

    refuted_by = ("S6", "S8")

    def deal(self, rules: RuleSet) -> tuple[int, int, int]:
        return rules.each, rules.then, 3


class FirstLeadMakesTrump(Belief):
    """The first card led makes the trump, also where it is named, turned or fixed."""

    refuted_by = ("T3", "T4", "T5", "T6")
    true_at = "T2"

    def trump(self, position: Position) -> Suit | None:
        if position.record is not None and position.record.plays:
            return position.record.plays[0][0].card.suit
        return super().trump(position)


class LastCardMakesTrump(Belief):
    """The last card of the first trick makes the trump."""

    refuted_by = ("T2",)

    def trump(self, position: Position) -> Suit | None:
        trick = position.record.plays[0] if position.record and position.record.plays else position.trick
        return trick[-1].card.suit if trick else super().trump(position)


class DealersCardMakesTrump(Belief):
    """The suit that the dealer plays first is trump."""

    refuted_by = ("T2", "T3", "T4")
    true_at = "T5"

    def trump(self, position: Position) -> Suit | None:
        dealer = position.record.dealer if position.record is not None else position.dealer
        trick = position.record.plays[0] if position.record and position.record.plays else position.trick
        return next((play.card.suit for play in trick if play.seat == dealer), super().trump(position))


# -- counting --------------------------------------------------------------------------------------------------------


class ScoreTheBid(Belief):
    """A bid that is made scores the bid."""

    refuted_by = ("N3", "N5")
    false_rule = "F11"

    def made(self, points: int, bid: int) -> int:
        return bid


class MinusThePoints(Belief):
    """A failed bid costs the points made."""

    refuted_by = ("N3", "N5")

    def failed(self, rules: RuleSet, points: int, bid: int) -> int:
        return -points


class FailedScoresNothing(Belief):
    """A failed bid only scores nothing."""

    refuted_by = ("N3", "N5")

    def failed(self, rules: RuleSet, points: int, bid: int) -> int:
        return 0


class FailedKeepsPoints(Belief):
    """A side that failed still scores the points it made."""

    refuted_by = ("N3", "N5")

    def failed(self, rules: RuleSet, points: int, bid: int) -> int:
        return points


class FailedCostsOnce(Belief):
    """A failed bid costs the bid once, where the penalty is doubled."""

    refuted_by = ("N7",)
    true_at = "N5"

    def failed(self, rules: RuleSet, points: int, bid: int) -> int:
        return -bid


class FailedCostsDouble(Belief):
    """A failed bid costs twice the bid at every table."""

    refuted_by = ("N3", "N5")
    true_at = "N7"

    def failed(self, rules: RuleSet, points: int, bid: int) -> int:
        return -2 * bid


class RoundToNearest(Belief):
    """33 to a point, rounded to the nearest."""

    refuted_by = ("N2",)

    def game_points(self, rules: RuleSet, total: int) -> int:
        per = rules.points_per_game_point
        return (2 * total + per) // (2 * per) if per > 1 else total


class RoundUp(Belief):
    """33 to a point, rounded up."""

    refuted_by = ("N2",)

    def game_points(self, rules: RuleSet, total: int) -> int:
        return -(-total // rules.points_per_game_point)


class PointNeedsMoreThan33(Belief):
    """Exactly 33 is not yet a point: one more is needed."""

    refuted_by = ("N2",)

    def game_points(self, rules: RuleSet, total: int) -> int:
        per = rules.points_per_game_point
        return max(0, total - 1) // per if per > 1 else total


class ThirtyThreeEverywhere(Belief):
    """33 card points make a point at every table."""

    refuted_by = ("N5",)
    true_at = "N2"

    def game_points(self, rules: RuleSet, total: int) -> int:
        return total // 33


class CountsCardPoints(Belief):
    """Scores are counted in card points at every table."""

    refuted_by = ("N2",)
    true_at = "N5"

    def game_points(self, rules: RuleSet, total: int) -> int:
        return total


class DivideThenAdd(Belief):
    """Partners' points are divided first and then added."""

    refuted_by = ("N2",)

    def side_points(self, rules: RuleSet, tally: Tally, trump: Suit | None) -> int:
        if len(tally.by_seat) < 2:
            return super().side_points(rules, tally, trump)
        announced = self.announced(rules, tally, trump)
        apart = [self.card_points(cards) for cards in tally.by_seat]
        return sum(self.game_points(rules, points) for points in (apart[0] + announced, *apart[1:]))


class BidAgainstRivals(Belief):
    """The others score nothing when the bid is made."""

    refuted_by = ("N4", "N5")

    def others(self, points: int, bid: int, made: bool) -> int:
        return 0 if made else points


class RivalsLoseTheBid(Belief):
    """The others lose the bid when it is made."""

    refuted_by = ("N4", "N5")

    def others(self, points: int, bid: int, made: bool) -> int:
        return -bid if made else points


class RivalsScoreTheBid(Belief):
    """When the bid fails, the others score it."""

    refuted_by = ("N4", "N5")

    def others(self, points: int, bid: int, made: bool) -> int:
        return points if made else bid


class NotBelowZero(Belief):
    """Scores stop at zero."""

    refuted_by = ("N6",)

    def round_scores(
        self, position: Position, tallies: Sequence[Tally], trump: Suit | None, bid: Bid | None
    ) -> dict[Side, int]:
        changes = super().round_scores(position, tallies, trump, bid)
        scores = position.scores or {}
        return {side: max(change, -max(0, scores.get(side, 0))) for side, change in changes.items()}


class NoAnnouncementsInBid(Belief):
    """Announcements don't count toward the bid."""

    refuted_by = ("N1",)

    def toward_bid(self, rules: RuleSet, tally: Tally, trump: Suit | None) -> int:
        return self.game_points(rules, self.card_points(tally.cards))


class AllCardsBidIsEleven(Belief):
    """A bid of eleven is made with eleven points."""

    refuted_by = ("B6",)

    def round_scores(
        self, position: Position, tallies: Sequence[Tally], trump: Suit | None, bid: Bid | None
    ) -> dict[Side, int]:
        rules = position.rules
        if bid is None or bid.amount != rules.all_cards_bid:
            return super().round_scores(position, tallies, trump, bid)
        bound = rules.side_of(bid.seat)
        points = {tally.side: self.side_points(rules, tally, trump) for tally in tallies}
        made = points[bound] >= bid.amount
        change = points[bound] if made else self.failed(rules, points[bound], bid.amount)
        return {side: change if side == bound else found for side, found in points.items()}


# -- the match -------------------------------------------------------------------------------------------------------


class FirstPastThePost(Belief):
    """Whoever is named first wins when both reach the target."""

    refuted_by = ("M2",)

    def match(self, position: Position) -> Side | None:
        scores = position.scores or {}
        aim = position.aim
        return next((side for side in position.rules.sides if scores.get(side, 0) >= aim), None)


class BidderGoesOutFirst(Belief):
    """The bidder's side wins when both reach the target."""

    refuted_by = ("M2",)

    def match(self, position: Position) -> Side | None:
        scores, bid = position.scores or {}, position.bid
        aim = position.aim
        if bid is not None and scores.get(position.rules.side_of(bid.seat), 0) >= aim:
            return position.rules.side_of(bid.seat)
        return super().match(position)


class MustPassTarget(Belief):
    """The target must be passed, not just reached."""

    refuted_by = ("M2",)

    def match(self, position: Position) -> Side | None:
        aim = position.aim
        return match_result(position.rules, position.scores or {}, aim + 1).winner


class LeaderHasWon(Belief):
    """Whoever leads has won, reached target or not."""

    refuted_by = ("M1", "M2")

    def match(self, position: Position) -> Side | None:
        return match_result(position.rules, position.scores or {}, -(10**6)).winner


class LeadMustBeTwo(Belief):
    """The winner must lead by two at every table."""

    refuted_by = ("M2",)
    true_at = "M2"

    def match(self, position: Position) -> Side | None:
        result = match_result(position.rules, position.scores or {}, position.target)
        return result.winner if result.best - result.second >= 2 else None


class TargetIsEnough(Belief):
    """Reaching the target with the highest score is enough, whatever lead was agreed on."""

    refuted_by = ("M2",)
    true_at = "M2"

    def match(self, position: Position) -> Side | None:
        result = match_result(position.rules, position.scores or {}, position.target)
        reached = result.best >= result.target and len(result.leaders) == 1
        return result.leaders[0] if reached else None


# -- honesty ---------------------------------------------------------------------------------------------------------


class RevokeIsAutomatic(Belief):
    """A revoke is penalized by itself: nobody need accuse."""

    refuted_by = ("X1",)

    def played_scores(self, position: Position, played: Round) -> dict[Side, int]:
        offence = next(played.revokes, None)
        if offence is None or not played.rules.accusations:
            return super().played_scores(position, played)
        side = played.rules.side_of(offence.play.seat)
        lost = PENALTY + self.bid_lost(played.rules, played, side)
        return {other: -lost if other == side else 0 for other in played.rules.sides}

    def judgement(self, position: Position, asked: Accusation) -> tuple[dict[Side, int], bool]:
        waived = Accusation(asked.accuser, asked.accused, asked.talk, asked.true_talk)
        return super().judgement(position, waived if asked.waive else asked)


class RevokeCostsTheBid(Belief):
    """A revoke always costs the bid, whoever won the bidding."""

    refuted_by = ("X3",)

    def bid_lost(self, rules: RuleSet, played: Round, side: Side) -> int:
        return played.bid.amount if played.bid is not None else 0


class RevokeNeverCostsTheBid(Belief):
    """A revoke costs three and no more, also the side that won the bidding."""

    refuted_by = ("X3",)

    def bid_lost(self, rules: RuleSet, played: Round, side: Side) -> int:
        return 0


class AccusingIsFree(Belief):
    """A false accusation costs nothing."""

    refuted_by = ("X4",)

    def judgement(self, position: Position, asked: Accusation) -> tuple[dict[Side, int], bool]:
        changes, void = super().judgement(position, asked)
        mine = position.rules.side_of(asked.accuser)
        return {side: 0 if side == mine else change for side, change in changes.items()}, void


class AccusationVoidsRound(Belief):
    """After any accusation the round is void."""

    refuted_by = ("X4", "X5")

    def void(self, asked: Accusation, *, guilty: bool) -> bool:
        return not asked.waive


class RevokedRoundGoesOn(Belief):
    """After a proved revoke the round goes on."""

    refuted_by = ("X2",)

    def void(self, asked: Accusation, *, guilty: bool) -> bool:
        return False


class OnlyFirstRevokeCounts(Belief):
    """Only the first revoke of a round can be accused."""

    refuted_by = ("X4",)

    def judgement(self, position: Position, asked: Accusation) -> tuple[dict[Side, int], bool]:
        return _FirstOnly().judgement(position, asked)


class _FirstOnly(Law):
    """Sees one revoke at most."""

    def revokes(self, played: Round) -> list[Step]:
        return super().revokes(played)[:1]


MOST_CANDIDATES: Final = 4
"""Beliefs at most that may be behind one wrong answer to a fresh question."""

BELIEFS: Final[dict[str, Belief]] = {}
"""Every belief by its id, in the order of this file."""


def _id(name: str) -> str:
    dashed = [("-" + sign.lower()) if sign.isupper() and place else sign.lower() for place, sign in enumerate(name)]
    text = "".join(dashed)
    for digits in ("20", "33", "40"):
        text = text.replace(digits, "-" + digits)
    return text


def _collect() -> None:
    for kind in list(globals().values()):
        if isinstance(kind, type) and issubclass(kind, Belief) and kind is not Belief:
            belief = kind()
            belief.id = _id(kind.__name__)
            BELIEFS[belief.id] = belief


_collect()


Ideas = tuple[tuple[Belief, Answer | None], ...]
"""What every belief answers to one question; None where it has nothing to say."""


def answers_of_beliefs(position: Position, question: Question) -> Ideas:
    """What every belief answers to a question."""
    return tuple((belief, belief.answer(position, question)) for belief in BELIEFS.values())


def believed(position: Position, question: Question, given: Answer) -> tuple[Belief, ...]:
    """The beliefs that give exactly this answer where the rules give another.

    Source: `beliefs.md`
    """
    if solve(position, question).answer == given:
        return ()
    return tuple(belief for belief, answer in answers_of_beliefs(position, question) if answer == given)


def erring(position: Position, question: Question, among: Iterable[Belief] | None = None) -> Iterator[Belief]:
    """The beliefs that answer a question wrongly: a question is worth asking only if there is one."""
    right = solve(position, question).answer
    return (
        belief
        for belief in (BELIEFS.values() if among is None else among)
        if belief.answer(position, question) not in (None, right)
    )


def worth_asking(position: Position, question: Question) -> bool:
    """Whether some belief errs here, and no wrong answer is that of more than four: more could not be told apart.

    Source: `beliefs.md`
    """
    right = solve(position, question).answer
    groups = Counter(said for _, said in answers_of_beliefs(position, question) if said not in (None, right))
    return bool(groups) and max(groups.values()) <= MOST_CANDIDATES
