"""From questions and answers to the arguments of their messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from tutor.drill import answers as given
from tutor.drill import questions as asked
from tutor.drill.answers import Answer
from tutor.drill.questions import Question
from tutor.rules.auction import Nobody, Open, Outcome, Redeal
from tutor.rules.notation import Bid
from tutor.rules.position import Position

if TYPE_CHECKING:
    from tutor.words.words import Words


def question_facts(words: Words, position: Position, question: Question) -> dict[str, object]:
    """The arguments of the message `question-…`."""
    match question:
        case asked.LegalPlays():
            return {"seat": position.turn}
        case asked.MayPlay(card) | asked.AnnouncementOf(card):
            return {"seat": position.turn, "card": card}
        case asked.SideTotalOf(side):
            return {"side": side}
        case asked.GamePointsFor(side, total):
            return {"side": side, "total": total}
        case asked.RankOrderOf(cards):
            return {"cards": cards}
        case asked.Accusation(accuser, accused, talk, true_talk, waive):
            return {
                "accuser": accuser,
                "accused": accused,
                "offence": "talk" if talk else "revoke",
                "true": true_talk,
                "waived": waive,
            }
        case asked.TrueFalse(claim, _):
            return {"claim": words.text(claim)}
        case _:
            return {}


def answer_facts(words: Words, question: Question, answer: Answer) -> dict[str, object]:
    """The arguments of the message `answer-…`."""
    facts: dict[str, object] = {}
    if isinstance(question, (asked.MayPlay, asked.AnnouncementOf)):
        facts["card"] = question.card
    if isinstance(question, (asked.SideTotalOf, asked.GamePointsFor)):
        facts["side"] = question.side
    return facts | _answer_facts(words, question, answer)


def _answer_facts(words: Words, question: Question, answer: Answer) -> dict[str, object]:
    match answer:
        case given.Cards(cards):
            return {"cards": cards}
        case given.Order(ordered):
            return {"cards": ordered}
        case given.YesNo(yes):
            return {"yes": yes}
        case given.Number(number):
            return {"number": number}
        case given.Who(seat):
            return {"seat": seat}
        case given.WhichSuit(suit):
            return {"suit": suit}
        case given.Bids(may_pass, bids):
            said = [words.say("bid", amount=amount) for amount in bids]
            calls = [words.say("pass"), *said] if may_pass else said
            return {"calls": words.join(calls, "or"), "size": len(calls)}
        case given.Stands(outcome):
            return _outcome_facts(outcome)
        case given.Dealt(each, then, left):
            return {"each": each, "then": then, "left": left}
        case given.Scores():
            return {"scores": _scores(words, answer)}
        case given.Winner(side):
            return {"side": side}
        case given.Revoke(trick, seat):
            return {"trick": trick, "seat": seat}
        case given.Settled(scores, void):
            return {"scores": _scores(words, scores), "void": void}
        case given.Chosen(places, _):
            assert isinstance(question, asked.Choice)
            texts = [words.text(question.choices[place - 1]) for place in places]
            return {"texts": words.join((words.say("quoted", text=text.removesuffix(".")) for text in texts), "and")}
        case _:
            assert_never(answer)


def _outcome_facts(outcome: Outcome) -> dict[str, object]:
    match outcome:
        case Bid(seat, amount):
            return {"outcome": "bid", "seat": seat, "amount": amount}
        case Open(seat):
            return {"outcome": "open", "seat": seat, "amount": None}
        case Redeal():
            return {"outcome": "redeal", "seat": None, "amount": None}
        case Nobody():
            return {"outcome": "nobody", "seat": None, "amount": None}
        case _:
            assert_never(outcome)


def _scores(words: Words, scores: given.Scores) -> str:
    return words.join((words.say("score-change", side=side, change=change) for side, change in scores.changes), "apart")
