"""The law as a learner might say it: step by step, each step a method that a belief may get wrong.

`Law()` is the true law, written for reading and not for speed; a test holds it against `solve`. A belief is a subclass
that changes one step (`beliefs`), and `answer` then says what somebody who holds it would answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from tutor.cards import Card, Hand, Suit
from tutor.drill.answers import (
    Answer,
    Bids,
    Cards,
    Chosen,
    Dealt,
    Number,
    Order,
    Revoke,
    Scores,
    Settled,
    Stands,
    WhichSuit,
    Who,
    Winner,
    YesNo,
)
from tutor.drill.questions import (
    Accusation,
    AnnouncementOf,
    AuctionResult,
    CardPointsOf,
    Choice,
    Deal,
    FindRevoke,
    FirstLeader,
    GamePointsFor,
    LegalBids,
    LegalPlays,
    MatchResultOf,
    MayPlay,
    NextDealer,
    Question,
    RankOrderOf,
    RoundScoreOf,
    SideTotalOf,
    TrickPoints,
    TrickWinner,
    TrueFalse,
    TrumpSuit,
)
from tutor.rules.auction import Auction, Outcome, Redeal, first_leader
from tutor.rules.honesty import PENALTY
from tutor.rules.notation import Bid, Play
from tutor.rules.position import Position
from tutor.rules.record import Round, Step
from tutor.rules.ruleset import RuleSet, Undealt
from tutor.rules.scoring import match_result
from tutor.rules.seats import Seat, Side
from tutor.rules.table import pair_worth


@dataclass(frozen=True, slots=True)
class Moment:
    """What somebody about to play sees: their hand, the trick so far, the trump, and whether cards are left to draw."""

    rules: RuleSet
    seat: Seat
    hand: Hand
    trick: tuple[Play, ...]
    trump: Suit | None
    stock: int

    @property
    def led(self) -> Suit:
        """The suit led."""
        return self.trick[0].card.suit

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the trick."""
        return tuple(play.card for play in self.trick)

    @property
    def ruffed(self) -> bool:
        """Whether a plain lead has been trumped."""
        return self.led != self.trump and any(card.suit == self.trump for card in self.cards)


@dataclass(frozen=True, slots=True)
class Tally:
    """What a side has at the end of a round: its cards, its pairs, its tricks, and its partners' cards apart."""

    side: Side
    cards: Hand
    pairs: tuple[Suit, ...]
    tricks: int
    pairs_won: tuple[bool, ...]  # for each pair, whether its trick was won by the side
    by_seat: tuple[Hand, ...]  # empty where nobody knows who took what


class Law:
    """The true law. Every method is one thing that a learner may believe otherwise."""

    id = ""

    # -- cards ---------------------------------------------------------------------------------------------------

    def strength(self, card: Card) -> int:
        """How high a card stands in its suit (C4)."""
        return int(card.rank)

    def worth(self, card: Card) -> int:
        """Its card points (C5)."""
        return card.points

    # -- play ----------------------------------------------------------------------------------------------------

    def winner(self, cards: Sequence[Card], trump: Suit | None) -> int:
        """The place of the card that takes a trick (P11)."""
        trumps = [card for card in cards if card.suit == trump]
        in_suit = [card for card in cards if card.suit == cards[0].suit]
        return cards.index(max(trumps or in_suit, key=self.strength))

    def lawful(self, moment: Moment) -> Hand:
        """The cards that may be played (P1–P9)."""
        if not moment.trick or (moment.stock and not self.stock_binds):
            return moment.hand
        in_suit = moment.hand.of_suit(moment.led)
        if in_suit:
            return self.following(moment, in_suit)
        trumps = moment.hand.of_suit(moment.trump) if moment.trump is not None else Hand()
        return self.trumping(moment, trumps) if trumps else moment.hand

    stock_binds = False

    def following(self, moment: Moment, in_suit: Hand) -> Hand:
        """What a hand that holds the suit led may play (P2, P7, P8)."""
        if moment.rules.iber and not moment.ruffed:
            return self.higher(in_suit, moment, moment.led) or in_suit
        return in_suit

    def trumping(self, moment: Moment, trumps: Hand) -> Hand:
        """What a hand without the suit led but with trumps may play (P3, P5, P6)."""
        if moment.rules.overtrump and moment.ruffed and moment.trump is not None:
            return self.higher(trumps, moment, moment.trump) or trumps
        return trumps

    def higher(self, cards: Hand, moment: Moment, suit: Suit) -> Hand:
        """Those that are higher than every card of this suit in the trick."""
        best = max(self.strength(card) for card in moment.cards if card.suit == suit)
        return Hand.of(card for card in cards if self.strength(card) > best)

    # -- announcements -------------------------------------------------------------------------------------------

    def announcement(self, position: Position, card: Card) -> int:
        """What playing this card announces (A1–A4)."""
        return position.announces(card)

    # -- bidding, deal, lead, trump ------------------------------------------------------------------------------

    def bids(self, auction: Auction) -> tuple[bool, tuple[int, ...]]:
        """Whether the next bidder may pass, and what they may bid (B1, B4)."""
        return auction.next_seat is not None, auction.lawful_bids

    def outcome(self, auction: Auction) -> Outcome:
        """How the bidding stands (B2, B4, B5)."""
        return auction.outcome

    def next_dealer(self, rules: RuleSet, dealer: Seat) -> Seat:
        """Who deals next (S10)."""
        return rules.after(dealer)

    def first_leader(self, rules: RuleSet, dealer: Seat, bidder: Seat | None) -> Seat:
        """Who leads first (P1)."""
        return first_leader(rules, dealer, bidder)

    def deal(self, rules: RuleSet) -> tuple[int, int, int]:
        """Cards for each, then, and left (S4–S8)."""
        return rules.each, rules.then, rules.left

    def trump(self, position: Position) -> Suit | None:
        """The suit that is trump (T1–T6)."""
        if position.record is None:
            return position.trick[0].card.suit
        assert position.played is not None
        return position.played.trump

    # -- counting ------------------------------------------------------------------------------------------------

    def pairs_count(self, tally: Tally) -> tuple[Suit, ...]:
        """The pairs that count for a side (A5)."""
        return tally.pairs

    def pair(self, rules: RuleSet, suit: Suit, trump: Suit | None) -> int:
        """What an announced pair is worth (A1)."""
        return pair_worth(rules, suit, trump) if trump is not None else 20

    def card_points(self, cards: Hand) -> int:
        """The points of some cards."""
        return sum(self.worth(card) for card in cards)

    def announced(self, rules: RuleSet, tally: Tally, trump: Suit | None) -> int:
        """The points of a side's announcements."""
        return sum(self.pair(rules, suit, trump) for suit in self.pairs_count(tally))

    def total(self, rules: RuleSet, tally: Tally, trump: Suit | None) -> int:
        """A side's card points with its announcements (N1)."""
        return self.card_points(tally.cards) + self.announced(rules, tally, trump)

    def game_points(self, rules: RuleSet, total: int) -> int:
        """The game points in a total (N2)."""
        return total // rules.points_per_game_point

    def side_points(self, rules: RuleSet, tally: Tally, trump: Suit | None) -> int:
        """A side's game points: its total, divided (N2)."""
        return self.game_points(rules, self.total(rules, tally, trump))

    def toward_bid(self, rules: RuleSet, tally: Tally, trump: Suit | None) -> int:
        """The game points that count toward the bid (N3)."""
        return self.side_points(rules, tally, trump)

    def made(self, points: int, bid: int) -> int:
        """The change for a side that made its bid (N3, N5)."""
        return points

    def failed(self, rules: RuleSet, points: int, bid: int) -> int:
        """The change for a side that failed (N3, N5, N7)."""
        return -bid * rules.penalty_factor

    def others(self, points: int, bid: int, made: bool) -> int:
        """The change for a side that was not bound, `made` telling whether the bid was (N4)."""
        return points

    def keeps_all(self, tallies: Sequence[Tally], bound: Side) -> bool:
        """Whether no other side took a card worth points (B6)."""
        return not any(self.card_points(tally.cards) for tally in tallies if tally.side != bound)

    def round_scores(
        self, position: Position, tallies: Sequence[Tally], trump: Suit | None, bid: Bid | None
    ) -> dict[Side, int]:
        """The change of every side's match score (N1–N8)."""
        rules = position.rules
        points = {tally.side: self.side_points(rules, tally, trump) for tally in tallies}
        if bid is None:
            return points
        bound = rules.side_of(bid.seat)
        if bid.amount == rules.all_cards_bid:
            made = self.keeps_all(tallies, bound)
        else:
            mine = next(tally for tally in tallies if tally.side == bound)
            made = self.toward_bid(rules, mine, trump) >= bid.amount
        change = self.made(points[bound], bid.amount) if made else self.failed(rules, points[bound], bid.amount)
        return {
            side: change if side == bound else self.others(found, bid.amount, made) for side, found in points.items()
        }

    def played_scores(self, position: Position, played: Round) -> dict[Side, int]:
        """The change by a whole recorded round."""
        return self.round_scores(position, tallies_of(played), played.trump, played.bid)

    def match(self, position: Position) -> Side | None:
        """Who has won the match (M2)."""
        return match_result(position.rules, position.scores or {}, position.target).winner

    # -- honesty -------------------------------------------------------------------------------------------------

    def revokes(self, played: Round) -> list[Step]:
        """The unlawful plays (X1)."""
        return [step for step, moment in moments(played) if step.play.card not in self.lawful(moment)]

    def judgement(self, position: Position, asked: Accusation) -> tuple[dict[Side, int], bool]:
        """What an accusation costs whom, and whether the round is void (X2–X6)."""
        rules = position.rules
        nothing = dict.fromkeys(rules.sides, 0)
        if asked.waive:
            return nothing, False
        played = position.played if not asked.talk else None
        guilty = bool(asked.true_talk)
        if played is not None:
            guilty = any(step.play.seat == asked.accused for step in self.revokes(played))
        if not guilty:
            return {**nothing, rules.side_of(asked.accuser): -PENALTY}, self.void(asked, guilty=False)
        side = rules.side_of(asked.accused)
        lost = PENALTY + (self.bid_lost(rules, played, side) if played is not None else 0)
        return {**nothing, side: -lost}, self.void(asked, guilty=True)

    def bid_lost(self, rules: RuleSet, played: Round, side: Side) -> int:
        """What the offender's side loses of its bid (X3)."""
        bid = played.bid
        return bid.amount if bid is not None and rules.side_of(bid.seat) == side else 0

    def void(self, asked: Accusation, *, guilty: bool) -> bool:
        """Whether the round is void after an accusation (X2, X4, X5)."""
        return guilty and not asked.talk

    # -- all kinds -----------------------------------------------------------------------------------------------

    def answer(self, position: Position, question: Question) -> Answer | None:
        """What somebody who holds this law answers; None where it says nothing.

        The position and question must be possible (`solve.question_faults` is empty).
        """
        rules = position.rules
        match question:
            case LegalPlays():
                return Cards(self.lawful(moment_of(position)))
            case MayPlay(card):
                return YesNo(card in self.lawful(moment_of(position)))
            case TrickWinner():
                return Who(position.trick[self.winner(position.cards, position.trump_now)].seat)
            case TrickPoints():
                return Number(sum(self.worth(card) for card in position.cards))
            case CardPointsOf():
                return Number(self.card_points(position.pile or Hand()))
            case SideTotalOf(side):
                return Number(self.total(rules, tally_of(position, side), position.trump))
            case GamePointsFor(side, total):
                if side is not None:
                    return Number(self.side_points(rules, tally_of(position, side), position.trump))
                return Number(self.game_points(rules, total or 0))
            case AnnouncementOf(card):
                return Number(self.announcement(position, card))
            case LegalBids():
                may_pass, bids = self.bids(_auction(position))
                return Bids(may_pass, bids)
            case AuctionResult():
                return Stands(self.outcome(_auction(position)))
            case TrumpSuit():
                suit = self.trump(position)
                return WhichSuit(suit) if suit is not None else None
            case FirstLeader():
                assert position.dealer is not None
                bidder = position.bid.seat if position.bid is not None else None
                return Who(self.first_leader(rules, position.dealer, bidder))
            case NextDealer():
                assert position.dealer is not None
                return Who(self.next_dealer(rules, position.dealer))
            case Deal():
                return Dealt(*self.deal(rules))
            case RankOrderOf(cards):
                return Order(tuple(sorted(cards, key=self.strength)))
            case RoundScoreOf():
                return Scores.of(self._round(position))
            case MatchResultOf():
                return Winner(self.match(position))
            case FindRevoke():
                assert position.played is not None
                found = self.revokes(position.played)
                return Revoke(found[0].trick, found[0].play.seat) if found else Revoke()
            case Accusation():
                changes, void = self.judgement(position, question)
                return Settled(Scores.of(changes), void)
            case TrueFalse(_, answer):
                return YesNo(answer)
            case Choice(choices, correct):
                return Chosen(correct, tuple(choices[place - 1].key for place in correct))
            case _:
                assert_never(question)

    def _round(self, position: Position) -> dict[Side, int]:
        rules = position.rules
        played = position.played
        if played is None:
            tallies = [tally_of(position, side) for side in rules.sides]
            return self.round_scores(position, tallies, position.trump, position.bid)
        if isinstance(played.outcome, Redeal):
            return dict.fromkeys(rules.sides, 0)
        return self.played_scores(position, played)


def _auction(position: Position) -> Auction:
    assert position.dealer is not None
    return Auction(position.rules, position.dealer, position.auction)


def moment_of(position: Position) -> Moment:
    """What the seat to play sees."""
    seat = position.turn
    assert seat is not None
    return Moment(position.rules, seat, position.hand, position.trick, position.trump_now, position.stock)


def moments(played: Round) -> list[tuple[Step, Moment]]:
    """Every step of a round with what its player saw."""
    rules = played.rules
    position = Position(
        rules=rules,
        trump=None
        if rules.trump_by.value == "first-lead" and played.record.plays and not _fixed(played)
        else played.trump,
        hands=played.hands,
        to_play=played.leader,
        stock=len(played.stock) if rules.undealt is Undealt.STOCK else 0,
    )
    stock = list(played.stock) if rules.undealt is Undealt.STOCK else []
    found = []
    for step in played.steps:
        found.append((step, moment_of(position)))
        full = len(position.trick) + 1 == rules.players
        drawn = tuple(stock[: rules.players]) if full else ()
        del stock[: len(drawn)]
        position = position.after(step.play, drawn)
    return found


def _fixed(played: Round) -> bool:
    return str(played.outcome) == "nobody"


def tally_of(position: Position, side: Side) -> Tally:
    """What a side has taken at a position."""
    taken = (position.taken or {}).get(side, Hand())
    pairs = tuple(sorted(position.announced.get(side, ())))
    tricks = -(-len(taken) // position.rules.players)
    return Tally(side, taken, pairs, tricks, (True,) * len(pairs), ())


def tallies_of(played: Round) -> list[Tally]:
    """What every side has at the end of a recorded round."""
    rules = played.rules
    won: dict[Seat, list[int]] = {seat: [] for seat in rules.circle}
    for number, seat in enumerate(played.winners, 1):
        won[seat].append(number)
    found = []
    for side, seats in rules.partnerships:
        tricks = [number for seat in seats for number in won[seat]]
        announcing = [step for step in played.steps if step.play.announces and step.play.seat in seats]
        by_seat = tuple(Hand.of(step.play.card for step in played.steps if step.trick in won[seat]) for seat in seats)
        pairs = sorted((step.play.card.suit, step.trick in tricks) for step in announcing)
        found.append(
            Tally(
                side,
                played.taken[side],
                tuple(suit for suit, _ in pairs),
                len(tricks),
                tuple(kept for _, kept in pairs),
                by_seat,
            )
        )
    return found
