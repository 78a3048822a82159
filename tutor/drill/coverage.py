"""Does an explanation state what decides? Facts worked out from the position alone, held against the reasons given.

An explanation is *specific* when its reasons state every deciding fact of this position, and a wrong answer is
remarked on besides. Reasons of another position fail.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tutor.drill.answers import Answer, Number, Scores, Winner
from tutor.drill.explain import Explanation
from tutor.drill.law import Law, moment_of
from tutor.drill.questions import (
    Accusation,
    AnnouncementOf,
    AuctionResult,
    CardPointsOf,
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
    TrumpSuit,
)
from tutor.rules.auction import Auction
from tutor.rules.honesty import PENALTY
from tutor.rules.notation import Bid
from tutor.rules.position import Position
from tutor.rules.reasons import Reason

Facts = Mapping[str, object]
"""Facts by the name of the field that states them."""


def specific(explanation: Explanation, position: Position, question: Question) -> bool:
    """Whether an explanation states the deciding facts of this position, and the slip of a wrong answer."""
    if not explanation.verdict.right and not explanation.remarks:
        return False
    return states(explanation.reasons, deciding_facts(position, question))


def states(reasons: Sequence[Reason], facts: Facts) -> bool:
    """Whether every fact is a field of some reason, with this value."""
    return bool(reasons) and all(
        any(name in reason.names and getattr(reason, name) == value for reason in reasons)
        for name, value in facts.items()
    )


def deciding_facts(position: Position, question: Question) -> Facts:
    """What decides a question, worked out by the readable law and not by the reasons."""
    law, rules = Law(), position.rules
    match question:
        case LegalPlays() | MayPlay():
            return _duty_facts(law, position)
        case TrickWinner():
            cards = position.cards
            winning = position.trick[law.winner(cards, position.trump_now)]
            facts = {"seat": winning.seat, "card": winning.card, "led": cards[0].suit}
            return facts | ({"trump": position.trump_now} if position.trump_now is not None else {})
        case TrickPoints():
            cards = position.cards
            return {"parts": tuple((card, law.worth(card)) for card in cards), "total": sum(map(law.worth, cards))}
        case CardPointsOf():
            pile = tuple(position.pile or ())
            return {"parts": tuple((card, law.worth(card)) for card in pile), "total": sum(map(law.worth, pile))}
        case SideTotalOf(side):
            return {"side": side, "total": _number(law.answer(position, question))}
        case GamePointsFor(side, total):
            worth = total if side is None else _number(law.answer(position, SideTotalOf(side)))
            return {"total": worth, "per": rules.points_per_game_point, "points": law.game_points(rules, worth or 0)}
        case AnnouncementOf(card):
            worth = law.announcement(position, card)
            return {"card": card} | ({"worth": worth} if worth else {})
        case LegalBids() | AuctionResult():
            return _auction_facts(position, question)
        case FirstLeader():
            assert position.dealer is not None
            return {"seat": law.first_leader(rules, position.dealer, position.bid.seat if position.bid else None)}
        case NextDealer():
            assert position.dealer is not None
            return {"dealer": position.dealer, "seat": law.next_dealer(rules, position.dealer)}
        case Deal():
            each, then, left = law.deal(rules)
            return {"each": each, "then": then, "left": left, "players": rules.players}
        case RankOrderOf(cards):
            return {"cards": tuple(sorted(cards, key=law.strength))}
        case TrumpSuit():
            return {"suit": law.trump(position)}
        case RoundScoreOf():
            return _score_facts(law, position, question)
        case MatchResultOf():
            winner = law.answer(position, question)
            side = winner.side if isinstance(winner, Winner) else None
            scores = position.scores or {}
            if side is None:
                best = max(scores.get(one, 0) for one in rules.sides)
                aim = position.aim
                return {"best": best, "target": aim} if best < aim else {"score": best}
            return {"side": side, "score": scores.get(side, 0)}
        case FindRevoke():
            found = law.revokes(position.played) if position.played is not None else []
            if not found:
                return {"plays": sum(map(len, position.record.plays)) if position.record is not None else 0}
            return {"trick": found[0].trick, "seat": found[0].play.seat, "card": found[0].play.card}
        case Accusation():
            changes, _ = law.judgement(position, question)
            loser = next((side for side, change in changes.items() if change), None)
            return {"side": loser, "accused": question.accused, "penalty": PENALTY} if loser is not None else {}
        case _:
            return {}


def _duty_facts(law: Law, position: Position) -> Facts:
    moment = moment_of(position)
    if not moment.trick:
        return {}
    facts: dict[str, object] = {"led": moment.led}
    in_suit = moment.hand.of_suit(moment.led)
    if moment.stock or in_suit:
        if in_suit and not moment.stock and moment.rules.iber and not moment.ruffed:
            best = moment.cards[law.winner(moment.cards, moment.trump)]
            facts["to_beat" if law.higher(in_suit, moment, moment.led) else "unbeaten"] = best
        return facts
    if moment.trump is None:
        return facts
    facts["trump"] = moment.trump
    trumps = moment.hand.of_suit(moment.trump)
    if trumps and moment.ruffed and moment.rules.overtrump:
        best = moment.cards[law.winner(moment.cards, moment.trump)]
        facts["to_beat" if law.higher(trumps, moment, moment.trump) else "unbeaten"] = best
    return facts


def _auction_facts(position: Position, question: Question) -> Facts:
    assert position.dealer is not None
    auction = Auction(position.rules, position.dealer, position.auction)
    bids = [call.amount for call in auction.calls if isinstance(call, Bid)]
    if auction.next_seat is not None:
        if isinstance(question, AuctionResult):
            return {"seat": auction.next_seat}
        return {"seat": auction.next_seat} | ({"to_beat": max(bids)} if bids else {"lowest": position.rules.lowest_bid})
    if isinstance(question, AuctionResult) and bids:
        winner = next(call for call in auction.calls if isinstance(call, Bid) and call.amount == max(bids))
        return {"seat": winner.seat, "amount": winner.amount}
    return {}


def _score_facts(law: Law, position: Position, question: Question) -> Facts:
    """The change of one side at least; each side's own reason states its own."""
    scores = law.answer(position, question)
    if not isinstance(scores, Scores) or not any(change for _, change in scores.changes):
        return {}
    side, change = max(scores.changes, key=lambda pair: abs(pair[1]))
    return {"side": side, "change": change}


def _number(answer: Answer | None) -> int:
    return answer.number if isinstance(answer, Number) else 0
