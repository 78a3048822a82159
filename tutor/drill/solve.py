"""From a question about a position to its answer and the reasons for it: the rules answer, never a file."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from tutor.cards import Card, Hand, Rank, Suit
from tutor.cards.value import Value
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
from tutor.rules import reasons as why
from tutor.rules.auction import Auction, Nobody, Open, Outcome, Redeal, first_leader
from tutor.rules.faults import Fault, Impossible
from tutor.rules.honesty import accuse_of_revoke, accuse_of_talk, first_revoke
from tutor.rules.notation import Bid
from tutor.rules.position import Position, turn_faults
from tutor.rules.reasons import Reason
from tutor.rules.record import Round
from tutor.rules.ruleset import AllPass, Bidding, Family, FirstLead, RuleSet, TrumpBy, Undealt
from tutor.rules.scoring import (
    CardPoints,
    GamePointsOf,
    RoundScore,
    SideScore,
    SideTotal,
    Standing,
    cards_worth,
    match_result,
    round_score,
    side_total,
)
from tutor.rules.scoring import Outcome as Fate
from tutor.rules.seats import Side


class Solution(Value):
    """The right answer to a question, and the reasons for it, the deciding one first."""

    answer: Answer
    reasons: tuple[Reason, ...]


def solve(position: Position, question: Question) -> Solution:
    """Answer a question about a position.

    Raises: `Impossible` where the position can't be asked this; `question_faults` says so beforehand.
    """
    faults = question_faults(position, question)
    if not faults and position.played is not None:
        faults = [fault.under("position", "record") for fault in position.played.faults]
    if faults:
        raise Impossible(*faults)
    return _solve(position, question)


def _solve(position: Position, question: Question) -> Solution:
    rules = position.rules
    match question:
        case LegalPlays():
            duty = position.duty
            return Solution(Cards(duty.hand), (duty.why,))
        case MayPlay(card):
            duty = position.duty
            return Solution(YesNo(card in duty.hand), (duty.why,))
        case TrickWinner():
            return _winner(position)
        case TrickPoints():
            return _counted(position.cards)
        case CardPointsOf():
            return _counted(tuple(position.pile or ()))
        case SideTotalOf(side):
            total = _side_total(position, side)
            return Solution(Number(total.total), (_side_counted(total),))
        case GamePointsFor(side, number):
            return _game_points(position, side, number)
        case AnnouncementOf(card):
            return _announcement(position, card)
        case LegalBids():
            return _legal_bids(_auction(position))
        case AuctionResult():
            return _auction_result(_auction(position))
        case TrumpSuit():
            return _trump(position)
        case FirstLeader():
            return _first_leader(position)
        case NextDealer():
            assert position.dealer is not None
            seat = rules.after(position.dealer)
            return Solution(Who(seat), (why.DealMoves(position.dealer, seat),))
        case Deal():
            numbers = (rules.each, rules.then, rules.left)
            return Solution(Dealt(*numbers), (why.DealNumbers(rules.players, *numbers, deal_rule(rules)),))
        case RankOrderOf(cards):
            ordered = tuple(sorted(cards))
            return Solution(Order(ordered), (why.RankOrder(ordered),))
        case RoundScoreOf():
            return _round_score(position)
        case MatchResultOf():
            return _match(position)
        case FindRevoke():
            return _find_revoke(_played(position))
        case Accusation():
            return _accusation(position, question)
        case TrueFalse(_, answer):
            return Solution(YesNo(answer), ())
        case Choice(choices, correct):
            return Solution(Chosen(correct, tuple(choices[place - 1].key for place in correct)), ())
        case _:
            assert_never(question)


# -- tricks and cards ------------------------------------------------------------------------------------------------


def _winner(position: Position) -> Solution:
    winning, trump = position.winning, position.trump_now
    led = position.trick[0].card.suit
    if trump is not None and winning.card.suit == trump and led != trump:
        trumps = sum(card.suit == trump for card in position.cards)
        reason: Reason = why.TakenByTrump(winning.seat, winning.card, led, trump, trumps)
    else:
        reason = why.TakenInSuit(
            winning.seat, winning.card, led, trump, any(card.suit is not led for card in position.cards)
        )
    return Solution(Who(winning.seat), (reason,))


def _counted(cards: tuple[Card, ...]) -> Solution:
    worth = cards_worth(cards)
    return Solution(Number(worth.total), (why.CardsCounted(worth.parts, worth.total),))


def _side_total(position: Position, side: Side) -> SideTotal:
    taken = (position.taken or {}).get(side)
    announced = position.announced.get(side, ())
    return side_total(position.rules, side, taken if taken is not None else Hand(), announced, position.trump)


def _side_counted(total: SideTotal) -> why.SideCounted:
    return why.SideCounted(total.side, total.cards, total.announced, total.announcements, total.total)


def _game_points(position: Position, side: Side | None, number: int | None) -> Solution:
    reasons: tuple[Reason, ...] = ()
    if side is not None:
        total = _side_total(position, side)
        number, reasons = total.total, (_side_counted(total),)
    assert number is not None
    per = position.rules.points_per_game_point
    game = GamePointsOf(CardPoints(number), per)
    return Solution(Number(game.points), (why.GamePointsCounted(number, per, game.points, game.rest), *reasons))


def _announcement(position: Position, card: Card) -> Solution:
    worth = position.announces(card)
    return Solution(Number(worth), (announcement_reason(position, card, worth),))


def announcement_reason(position: Position, card: Card, worth: int) -> Reason:
    """Why leading or playing a card announces what it does. Source: A1–A4"""
    hand, rules = position.hand, position.rules
    if not rules.announcements:
        return why.NoAnnouncementsHere(card)
    if card.rank not in (Rank.QUEEN, Rank.KING):
        return why.NotAPairCard(card)
    other = Card.of(Rank.KING if card.rank is Rank.QUEEN else Rank.QUEEN, card.suit)
    if position.trick:
        led = position.trick[0].card.suit
        return why.PairBroken(card, led) if other in hand else why.NotLeading(card, led)
    if other not in hand:
        return why.PairIncomplete(card, other)
    if position.opens:
        return why.OpeningPairIsTrump(card, card.suit, worth)
    return why.PairAnnounced(card, card.suit, worth, position.trump)


# -- bidding, trump, deal --------------------------------------------------------------------------------------------


def _auction(position: Position) -> Auction:
    assert position.dealer is not None
    return Auction(position.rules, position.dealer, position.auction)


def _legal_bids(auction: Auction) -> Solution:
    rules, seat, bids = auction.rules, auction.next_seat, auction.lawful_bids
    rounds = rules.bidding is Bidding.ROUNDS
    if seat is None:
        return Solution(Bids(False, ()), (why.BiddingOver(rounds),))
    if auction.highest is None:
        reason: Reason = why.MayBidFirst(seat, rules.lowest_bid, rules.highest_bid, rounds)
    elif bids:
        reason = why.MayBidHigher(seat, auction.highest.amount, rules.highest_bid, rounds)
    else:
        reason = why.OnlyPassLeft(seat, auction.highest.amount, rounds)
    return Solution(Bids(True, bids), (reason,))


def _auction_result(auction: Auction) -> Solution:
    return Solution(Stands(auction.outcome), (outcome_reason(auction, auction.outcome),))


def outcome_reason(auction: Auction, outcome: Outcome) -> Reason:
    """Why a bidding stands as it does. Source: B1–B5"""
    match outcome:
        case Open(seat):
            return why.StillToSpeak(seat, auction.rules.bidding is Bidding.ROUNDS)
        case Redeal():
            return why.AllPassedRedeal(auction.dealer)
        case Nobody():
            assert auction.rules.fixed_suit is not None
            return why.AllPassedFixedSuit(auction.rules.fixed_suit)
        case Bid(seat, amount) if auction.highest is not None:
            return why.HighestBidWins(seat, amount)
        case Bid(seat, amount) if auction.rules.all_pass is AllPass.DEALER_MINIMUM:
            return why.AllPassedDealerBound(seat, amount)
        case Bid(seat, _):
            return why.AllPassedForehandZero(seat)
        case _:
            assert_never(outcome)


def _trump(position: Position) -> Solution:
    if position.record is None:
        lead = position.trick[0]
        return Solution(WhichSuit(lead.card.suit), (why.TrumpFromFirstLead(lead.seat, lead.card, lead.card.suit),))
    played = _played(position)
    assert played.trump is not None
    return Solution(WhichSuit(played.trump), (trump_reason(played),))


def trump_reason(played: Round) -> Reason:
    """Why the trump of a round is what it is. Source: T1–T6, B5"""
    rules, trump = played.rules, played.trump
    assert trump is not None
    if isinstance(played.outcome, Nobody):
        return why.AllPassedFixedSuit(trump)
    match rules.trump_by:
        case TrumpBy.FIRST_LEAD:
            lead = played.steps[0].play
            return why.TrumpFromFirstLead(lead.seat, lead.card, trump)
        case TrumpBy.NAMED_BEFORE_REST:
            return why.TrumpNamed(trump, before_rest=True)
        case TrumpBy.NAMED:
            return why.TrumpNamed(trump, before_rest=False)
        case TrumpBy.TURNED:
            turned = played.record.turned
            return why.TrumpTurned(trump, turned) if turned is not None else why.TrumpByTurns(trump)
        case TrumpBy.TABLE:
            return why.TrumpOfTable(trump)
        case _:
            assert_never(rules.trump_by)


def _first_leader(position: Position) -> Solution:
    rules, dealer, bid = position.rules, position.dealer, position.bid
    assert dealer is not None
    seat = first_leader(rules, dealer, bid.seat if bid is not None else None)
    if bid is not None and rules.first_lead is FirstLead.BID_WINNER:
        return Solution(Who(seat), (why.BidWinnerLeads(seat),))
    return Solution(Who(seat), (why.ForehandLeads(seat, dealer),))


def deal_rule(rules: RuleSet) -> str:
    """The rule that gives a ruleset's numbers of cards. Source: S4–S8, E1, V1"""
    match rules.undealt:
        case Undealt.STOCK:
            return "S4"
        case Undealt.GIVEN:
            return "S5"
        case Undealt.TALON:
            return "V1"
        case Undealt.OUT:
            return "E1" if rules.players == 6 else "S8"
        case Undealt.NONE:
            if rules.family is Family.INTERNATIONAL:
                return "S8"
            return "S7" if rules.then else "S6"
        case _:
            assert_never(rules.undealt)


# -- rounds and matches ----------------------------------------------------------------------------------------------


def _played(position: Position) -> Round:
    assert position.played is not None
    return position.played


def _round_score(position: Position) -> Solution:
    rules = position.rules
    if position.record is None:
        score = round_score(rules, position.taken or {}, position.announced, position.trump, position.bid)
    else:
        played = _played(position)
        if isinstance(played.outcome, Redeal):
            nothing = Scores.of(dict.fromkeys(rules.sides, 0))
            return Solution(nothing, (why.AllPassedRedeal(position.record.dealer),))
        score = round_score(rules, played.taken, played.announced, played.trump, played.bid)
    return Solution(Scores.of(score.changes), score_reasons(rules, score))


def score_reasons(rules: RuleSet, score: RoundScore) -> tuple[Reason, ...]:
    """Each side's score with its sum, the bound side first. Source: N1–N8, B6"""
    bound_first = sorted(score.sides, key=lambda side: side.outcome is Fate.FREE)
    found: list[Reason] = []
    for side in bound_first:
        found += [_side_reason(rules, side), _side_counted(side.total)]
    return tuple(found)


def _side_reason(rules: RuleSet, score: SideScore) -> Reason:
    traditional = rules.family is Family.TRADITIONAL
    side, total, per, points, change = (
        score.side,
        score.game.total,
        score.game.per,
        score.game.points,
        score.change,
    )
    bound = "N3" if traditional else "N5"
    if score.outcome is Fate.FREE:
        rule = "N8" if rules.bidding is Bidding.NONE else "N4" if traditional else "N5"
        return why.SideScores(side, total, per, points, change, rule)
    bid = score.bid
    assert bid is not None
    if score.all_cards:
        if score.outcome is Fate.MADE:
            return why.AllCardsMade(side, bid, total, change)
        return why.AllCardsFailed(side, bid, score.lost_to_others, score.factor, change)
    if score.outcome is Fate.MADE:
        return why.BidMade(side, bid, total, per, points, change, bound)
    rule = "N7" if score.factor > 1 else bound
    return why.BidFailed(side, bid, total, per, points, score.factor, change, rule)


def _match(position: Position) -> Solution:
    result = match_result(position.rules, position.scores or {}, position.target)
    side = result.leaders[0]
    match result.standing:
        case Standing.WON:
            reason: Reason = why.MatchWon(side, result.best, result.second, result.target, result.margin)
        case Standing.NOT_REACHED:
            reason = why.TargetNotReached(result.best, result.target)
        case Standing.LEVEL:
            reason = why.LevelAtTop(result.best, result.leaders)
        case Standing.MARGIN_SHORT:
            reason = why.LeadTooSmall(side, result.best, result.second, result.margin)
        case _:
            assert_never(result.standing)
    return Solution(Winner(result.winner), (reason,))


# -- honesty ---------------------------------------------------------------------------------------------------------


def _find_revoke(played: Round) -> Solution:
    step = first_revoke(played)
    if step is None:
        return Solution(Revoke(), (why.NoRevoke(len(played.steps)),))
    play = step.play
    found = why.RevokeFound(step.trick, play.seat, play.card, step.duty.why, step.duty.hand)
    return Solution(Revoke(step.trick, play.seat), (found,))


def _accusation(position: Position, asked: Accusation) -> Solution:
    if asked.talk:
        talked = bool(asked.true_talk)
        result = accuse_of_talk(position.rules, asked.accuser, asked.accused, true_talk=talked, waive=asked.waive)
    else:
        result = accuse_of_revoke(_played(position), asked.accuser, asked.accused, waive=asked.waive)
    return Solution(Settled(Scores.of(result.scores), result.void), result.reasons)


# -- what can't be asked ---------------------------------------------------------------------------------------------


def question_faults(position: Position, question: Question) -> list[Fault]:
    """Why this question can't be asked of this position; empty where it can.

    Paths lead down from the scenario: `("position", …)` or `("ask", …)`.
    """
    given = position_keys(position)
    if position.rules.bidding is Bidding.NONE:
        given.add("bid")  # nobody makes one, and forehand leads
    missing = [group for group in question.needs if not given.intersection(group)]
    if missing:
        return [Fault("key-missing", ("position",), {"key": " / ".join(g), "kind": question.kind}) for g in missing]
    return list(_kind_faults(position, question))


def position_keys(position: Position) -> set[str]:
    """The position keys that hold something; an empty pile counts as given where it was written."""
    keys = {key for key in ("dealer", "bid", "pile", "taken", "scores", "record") if getattr(position, key) is not None}
    if position.hands:
        keys.add("hands")
    if position.trick:
        keys.add("trick")
    if position.trump_now is not None:
        keys.add("trump")
    return keys


def _kind_faults(position: Position, question: Question) -> list[Fault]:
    rules = position.rules
    match question:
        case LegalPlays():
            return _turn_faults(position)
        case MayPlay(card):
            return _turn_faults(position) or _held_faults(position, card)
        case AnnouncementOf(card):
            faults = [fault.under("position") for fault in turn_faults(position)] or _held_faults(position, card)
            unsaid = not faults and position.trump is None and not position.opens and position.announces(card)
            return [Fault("trump-missing", ("position",))] if unsaid else faults
        case SideTotalOf(side) | GamePointsFor(side=side) if side is not None:
            return _pairs_faults(position, side)
        case LegalBids() | AuctionResult():
            if rules.bidding is Bidding.NONE:
                return [Fault("no-bidding-here", ("ask",), {"ruleset": rules.id})]
            return []
        case FirstLeader():
            return []
        case TrumpSuit():
            return _trump_faults(position)
        case RankOrderOf(cards):
            if len({card.suit for card in cards}) > 1:
                return [Fault("not-one-suit", ("ask", "cards"), {"found": " ".join(map(str, cards))})]
            return []
        case RoundScoreOf():
            return _unfinished(position) if position.record is not None else _pairs_faults(position, *rules.sides)
        case FindRevoke():
            return []
        case Accusation():
            return _accusation_faults(rules, question)
        case _:
            return []


def _turn_faults(position: Position) -> list[Fault]:
    """Why nobody can say what is owed: no hand to play from, or a trump left unsaid on which it hangs."""
    faults = turn_faults(position)
    if not faults and position.trick and position.trump_now is None and not position.stock:
        owed = {replace(position, trump=trump).duty.cards for trump in Suit}
        if len(owed) > 1:
            faults = [Fault("trump-missing", ())]
    return [fault.under("position") for fault in faults]


def _held_faults(position: Position, card: Card) -> list[Fault]:
    if card in position.hand:
        return []
    return [Fault("card-not-held", ("ask", "card"), {"seat": str(position.turn), "card": str(card)})]


def _trump_faults(position: Position) -> list[Fault]:
    rules = position.rules
    if position.record is None:
        if rules.trump_by is not TrumpBy.FIRST_LEAD:
            return [Fault("needs-first-lead-trump", ("ask",), {"ruleset": rules.id})]
        lead, bid = position.trick[0], position.bid
        if bid is not None and lead.seat != bid.seat:
            facts = {"seat": str(lead.seat), "allowed": str(bid.seat)}
            return [Fault("play-out-of-turn", ("position", "trick", 0), facts)]
        return []
    played = _played(position)
    if isinstance(played.outcome, Redeal):
        return [Fault("round-dealt-again", ("position", "record"))]
    if played.trump is None and not played.faults:
        return [Fault("trump-missing", ("position", "record"))]
    return []


def _pairs_faults(position: Position, *sides: Side) -> list[Fault]:
    """What a pair is worth hangs on the trump (A1)."""
    if position.trump is None and any(position.announced.get(side) for side in sides):
        return [Fault("trump-missing", ("position",))]
    return []


def _unfinished(position: Position) -> list[Fault]:
    played = _played(position)
    if played.over or played.faults or isinstance(played.outcome, Redeal):
        return []
    facts = {"found": len(played.winners), "allowed": position.rules.tricks}
    return [Fault("record-unfinished", ("position", "record"), facts)]


def _accusation_faults(rules: RuleSet, asked: Accusation) -> list[Fault]:
    if not rules.accusations:
        return [Fault("no-accusations-here", ("ask",), {"ruleset": rules.id})]
    if rules.side_of(asked.accuser) == rules.side_of(asked.accused):
        return [Fault("same-side", ("ask", "accused"), {"seat": str(asked.accused)})]
    return []
