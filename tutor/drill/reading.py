"""Reading answers: from what a file expects, or a learner's answer in codes, to an `Answer`.

`read(question, str(answer), rules) == answer` for every kind: an answer prints as the text that makes it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, assert_never

from tutor.cards import Hand, NotNotation, parse_cards, parse_suit, tokens
from tutor.cards.notation import SUIT_CODES
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
from tutor.rules.auction import Nobody, Open, Redeal
from tutor.rules.notation import parse_bid
from tutor.rules.ruleset import RuleSet
from tutor.rules.seats import Side, parse_seat, parse_side

Raw = str | int | bool | list["Raw"] | dict[str, "Raw"] | None
"""What a file may say for an answer, before it is read."""

_OUTCOMES: Final = "N:2 redeal open:E nobody"
_REVOKES: Final = "3:W none"
_DEALS: Final = "{each: 6, then: 0, left: 0}"
_INTEGER: Final = re.compile(r"[+-]?[0-9]{1,9}\Z", re.ASCII)


def read(question: Question, raw: Raw, rules: RuleSet) -> Answer:
    """Read an answer to a question in codes; the shape is the question kind's own.

    >>> from tutor.rules.ruleset import PRESETS
    >>> read(LegalPlays(), "Ah Th", PRESETS["traditional-2"])
    Cards(cards=Hand.parse('Th Ah'))

    Raises: `NotNotation` ("bad-answer" or the kind of the word at fault).
    """
    match question:
        case LegalPlays():
            return Cards(Hand.of(parse_cards(_words(raw))))
        case RankOrderOf():
            return Order(parse_cards(_words(raw)))
        case MayPlay() | TrueFalse():
            return YesNo(_yes_no(raw))
        case TrickWinner() | FirstLeader() | NextDealer():
            return Who(parse_seat(_text(raw, " ".join(rules.circle)), rules.circle))
        case TrickPoints() | CardPointsOf() | SideTotalOf() | GamePointsFor() | AnnouncementOf():
            return Number(_integer(raw))
        case TrumpSuit():
            return WhichSuit(parse_suit(_text(raw, SUIT_CODES)))
        case LegalBids():
            return _bids(_words(raw, "pass 1 2 3 …"))
        case AuctionResult():
            return _outcome(_text(raw, _OUTCOMES), rules)
        case Deal():
            return _dealt(raw)
        case RoundScoreOf():
            return _scores(raw, rules)
        case MatchResultOf():
            text = _text(raw, " ".join((*rules.sides, "continue")))
            return Winner(None if text == "continue" else _side(text, rules, "continue"))
        case FindRevoke():
            return _revoke(_text(raw, _REVOKES), rules)
        case Accusation():
            return _settled(raw, rules)
        case Choice():
            return _chosen(question, raw)
        case _:
            assert_never(question)


def bad_answer(raw: Raw, allowed: str) -> NotNotation:
    """The fault of an answer that has not the shape its question asks for."""
    return NotNotation("bad-answer", _shown(raw), allowed=allowed)


def _shown(raw: Raw) -> str:
    match raw:
        case bool():
            return "true" if raw else "false"
        case list():
            return " ".join(_shown(part) for part in raw)
        case dict():
            return " ".join(f"{key}:{_shown(value)}" for key, value in raw.items())
        case None:
            return "null"
        case _:
            return str(raw)


def _words(raw: Raw, allowed: str = "Ah Th") -> list[str]:
    if isinstance(raw, str):
        return list(tokens(raw))
    if isinstance(raw, list) and all(isinstance(word, (str, int)) and not isinstance(word, bool) for word in raw):
        return [str(word) for word in raw]
    if isinstance(raw, int) and not isinstance(raw, bool):
        return [str(raw)]
    raise bad_answer(raw, allowed)


def _text(raw: Raw, allowed: str) -> str:
    if isinstance(raw, str):
        return raw.strip()
    raise bad_answer(raw, allowed)


def _yes_no(raw: Raw) -> bool:
    if isinstance(raw, bool):
        return raw
    if raw in ("true", "false"):
        return raw == "true"
    raise bad_answer(raw, "true false")


def _integer(raw: Raw) -> int:
    if isinstance(raw, int) and not isinstance(raw, bool) and _INTEGER.match(str(raw)):
        return raw
    if isinstance(raw, str) and _INTEGER.match(raw.strip()):
        return int(raw)
    raise bad_answer(raw, "0 1 2 3 …")


def _bids(words: list[str]) -> Bids:
    if words == ["none"]:
        return Bids(False, ())
    bids = []
    for index, word in enumerate(words):
        if word != "pass":
            if not (word.isascii() and word.isdigit()):
                raise NotNotation("bad-answer", word, index, allowed="pass 1 2 3 …")
            bids.append(int(word[:9]))
    return Bids("pass" in words, tuple(sorted(set(bids))))


def _outcome(text: str, rules: RuleSet) -> Stands:
    if text == "redeal":
        return Stands(Redeal())
    if text == "nobody":
        return Stands(Nobody())
    if text.startswith("open:"):
        return Stands(Open(parse_seat(text.removeprefix("open:"), rules.circle)))
    try:
        return Stands(parse_bid(text, rules))
    except NotNotation as fault:
        if fault.error == "not-a-seat":
            raise
        raise bad_answer(text, _OUTCOMES) from None


def _dealt(raw: Raw) -> Dealt:
    names = ("each", "then", "left")
    if isinstance(raw, dict):
        if set(raw) == set(names):
            return Dealt(*(_integer(raw[name]) for name in names))
    else:
        words = _words(raw, _DEALS)
        if len(words) == 3:
            return Dealt(*(_integer(word) for word in words))
    raise bad_answer(raw, _DEALS)


def _side(text: str, rules: RuleSet, *also: str) -> Side:
    try:
        return parse_side(text, rules.sides)
    except NotNotation:
        raise NotNotation("not-a-side", text, allowed=" ".join((*rules.sides, *also))) from None


def _scores(raw: Raw, rules: RuleSet) -> Scores:
    changes: Mapping[str, Raw]
    allowed = " ".join(f"{side}:0" for side in rules.sides)
    if isinstance(raw, dict):
        changes = raw
    else:
        words = _words(raw, allowed)
        named = [word.partition(":")[0] for word in words]
        if any(":" not in word for word in words) or len(set(named)) < len(named):
            raise bad_answer(raw, allowed)
        changes = dict(word.split(":", 1) for word in words)
    read_ = {_side(side, rules): _integer(change) for side, change in changes.items()}
    if set(read_) != set(rules.sides):
        raise bad_answer(raw, allowed)
    return Scores(tuple((side, read_[side]) for side in rules.sides))


def _revoke(text: str, rules: RuleSet) -> Revoke:
    if text == "none":
        return Revoke()
    trick, colon, seat = text.partition(":")
    if not colon or not _INTEGER.match(trick):
        raise bad_answer(text, _REVOKES)
    return Revoke(int(trick), parse_seat(seat, rules.circle))


def _settled(raw: Raw, rules: RuleSet) -> Settled:
    allowed = "{scores: {" + ", ".join(f"{side}: 0" for side in rules.sides) + "}, round: void | goes-on}"
    if isinstance(raw, str):
        *words, ends = raw.split() or [""]
        scores: Raw = " ".join(words)
    elif isinstance(raw, dict) and set(raw) == {"scores", "round"}:
        scores, ends = raw["scores"], str(raw["round"])
    else:
        raise bad_answer(raw, allowed)
    if ends not in ("void", "goes-on"):
        raise bad_answer(raw, allowed)
    return Settled(_scores(scores, rules), ends == "void")


def _chosen(question: Choice, raw: Raw) -> Chosen:
    """Places, or the keys of the choices; a key that is itself a number is meant only in a list, as JSON has it."""
    keys = [text.key for text in question.choices]
    places = []
    for word in raw if isinstance(raw, list) else [raw]:
        if isinstance(word, str) and word in keys and (isinstance(raw, list) or not _INTEGER.match(word)):
            places.append(keys.index(word) + 1)
        else:
            found = [_integer(part) for part in (word.split() if isinstance(word, str) else [word])]
            if not all(1 <= place <= len(keys) for place in found):
                raise bad_answer(raw, " ".join(map(str, range(1, len(keys) + 1))))
            places += found
    chosen = tuple(sorted(set(places)))
    return Chosen(chosen, tuple(keys[place - 1] for place in chosen))
