"""From a question and its solution to the nudge: the first rung of the ladder of hints."""

from __future__ import annotations

from typing import assert_never

from tutor.cards import Card, Rank
from tutor.drill import nudges as look
from tutor.drill.nudges import Nudge
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
from tutor.drill.solve import Solution
from tutor.rules import reasons as why
from tutor.rules.duties import (
    AnythingWhileStock,
    BeatInSuit,
    DiscardAnything,
    FollowSuit,
    LeadAnything,
    Overtrump,
    Rung,
    TrumpIn,
    Undertrump,
)
from tutor.rules.position import Position
from tutor.rules.record import Round
from tutor.rules.ruleset import Bidding


def nudge(position: Position, question: Question, solution: Solution) -> Nudge:
    """Where to look first for the answer to a question.

    >>> from tutor.drill.solve import solve
    >>> from tutor.rules.ruleset import PRESETS
    >>> question = RankOrderOf((Card.parse("Th"), Card.parse("Kh")))
    >>> position = Position(rules=PRESETS["traditional-2"])
    >>> nudge(position, question, solve(position, question))
    PlaceOfTen()
    """
    if isinstance(question, TrueFalse | Choice):
        rules = [reason.rule for reason in solution.reasons]
        return look.ThinkOfRule(rules[0]) if rules and not rules[0].startswith("F") else look.RuleOrTalk()
    reason = solution.reasons[0]
    match question:
        case LegalPlays() | MayPlay():
            return of_duty(position.duty.why)
        case TrickWinner():
            return _trick(position)
        case TrickPoints():
            return _count(position.cards)
        case CardPointsOf():
            return _count(tuple(position.pile or ()))
        case SideTotalOf(side):
            return look.CardsThenPairs(len(position.announced.get(side, ())))
        case GamePointsFor(_, total):
            return _game_points(position.rules.points_per_game_point, total)
        case AnnouncementOf(card):
            return _announcement(reason, card)
        case LegalBids():
            return _bids(position, reason)
        case AuctionResult():
            return _stands(position, reason)
        case TrumpSuit():
            return _trump(reason)
        case FirstLeader():
            return _leader(position, reason)
        case NextDealer():
            assert position.dealer is not None
            return look.WhichWayRound(position.dealer)
        case Deal():
            return look.DealInSteps(position.rules.players)
        case RankOrderOf(cards):
            return look.PlaceOfTen() if any(card.rank is Rank.TEN for card in cards) else look.BestFirst()
        case RoundScoreOf():
            return _score(position, reason)
        case MatchResultOf():
            return look.WhoReached(position.aim, position.rules.win_margin)
        case FindRevoke():
            assert position.played is not None
            return _revoke(position.played)
        case Accusation(_, accused, talk, _, waive):
            return look.AllAgreed() if waive else look.WasItTrue() if talk else look.WasItAllowed(accused)
        case _:
            assert_never(question)


def of_duty(rung: Rung) -> Nudge:
    """What to look at to find the rung of the ladder on which a hand stands."""
    match rung:
        case LeadAnything():
            return look.AnythingLed()
        case AnythingWhileStock(led):
            return look.StockLeft(led)
        case FollowSuit(led, None, None):
            return look.HoldSuitLed(led)
        case FollowSuit(led, None, ruffed) if ruffed is not None:
            return look.IberOver(led, ruffed)
        case FollowSuit(led, to_beat) | BeatInSuit(led, to_beat) if to_beat is not None:
            return look.HigherInSuit(led, to_beat)
        case TrumpIn(led, _, ruffed, iber) if ruffed is not None:
            return look.IberOver(led, ruffed) if iber else look.TrumpedAlready(led, ruffed)
        case Overtrump(led, _, ruffed) | Undertrump(led, _, ruffed):
            return look.TrumpedAlready(led, ruffed)
        case DiscardAnything(led, trump) if trump is None or trump == led:
            return look.HoldSuitLed(led)
        case TrumpIn(led) | DiscardAnything(led):
            return look.HoldSuitOrTrump(led)
        case _:
            raise TypeError(rung)


def _trick(position: Position) -> Nudge:
    led, trump = position.trick[0].card.suit, position.trump_now
    return look.OneSuitCounts(led) if trump is None or trump == led else look.TrumpPlayed(led, trump)


def _count(cards: tuple[Card, ...]) -> Nudge:
    return look.CountFromTop(sum(card.rank in (Rank.ACE, Rank.TEN) for card in cards))


def _game_points(per: int, total: int | None) -> Nudge:
    if per == 1:
        return look.PointsUndivided()
    return look.HowOften(per, total) if total is not None else look.TotalThenHowOften(per)


def _announcement(reason: why.Reason, card: Card) -> Nudge:
    match reason:
        case why.NoAnnouncementsHere():
            return look.PairsCount()
        case why.NotAPairCard():
            return look.PairRanks()
        case why.NotLeading(_, led) | why.PairBroken(_, led):
            return look.WhoMayAnnounce(led)
    lacks = Card.of(Rank.KING if card.rank is Rank.QUEEN else Rank.QUEEN, card.suit)
    return look.FirstLeadOfAll(lacks) if isinstance(reason, why.OpeningPairIsTrump) else look.OtherHalf(lacks)


def _bids(position: Position, reason: why.Reason) -> Nudge:
    match reason:
        case why.MayBidFirst():
            return look.NobodyHasBid()
        case why.MayBidHigher(_, to_beat) | why.OnlyPassLeft(_, to_beat):
            return look.HighestSoFar(to_beat)
    return look.WhoIsLeft(_goes_round(position))


def _stands(position: Position, reason: why.Reason) -> Nudge:
    if isinstance(reason, why.HighestBidWins | why.StillToSpeak):
        return look.WhoIsLeft(_goes_round(position))
    return look.AllPassed()


def _goes_round(position: Position) -> bool:
    return position.rules.bidding is Bidding.ROUNDS


def _trump(reason: why.Reason) -> Nudge:
    match reason:
        case why.TrumpFromFirstLead():
            return look.FirstCard()
        case why.TrumpTurned():
            return look.CardTurned()
        case why.AllPassedFixedSuit():
            return look.AllPassed()
    return look.TrumpSaid()


def _leader(position: Position, reason: why.Reason) -> Nudge:
    assert position.dealer is not None
    if isinstance(reason, why.ForehandLeads) and position.bid is None:
        return look.AfterDealer(position.dealer)
    return look.WinnerOrForehand()


def _score(position: Position, reason: why.Reason) -> Nudge:
    match reason:
        case why.BidMade(_, bid) | why.BidFailed(_, bid):
            return look.CompareWithBid(bid, position.rules.points_per_game_point > 1)
        case why.AllCardsMade(_, bid) | why.AllCardsFailed(_, bid):
            return look.OthersTook(bid)
        case why.SideScores():
            return look.NobodyBound()
    return look.AllPassed()


def _revoke(played: Round) -> Nudge:
    rules = played.rules
    tricks = played.record.plays
    off = sum(play.card.suit != trick[0].card.suit for trick in tricks for play in trick[1:])
    return look.OffSuitPlays(off, rules.iber or rules.overtrump)
