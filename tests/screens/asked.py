"""One question of every kind, built by hand, with a wrong answer and the right one in the codes of its fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tutor.cards import Card, Hand, Suit, parse_cards
from tutor.drill import questions as q
from tutor.drill.questions import Question
from tutor.drill.scenario import Scenario
from tutor.rules.notation import parse_bid, parse_calls, parse_plays
from tutor.rules.position import Position
from tutor.rules.record import Record
from tutor.rules.ruleset import PRESETS
from tutor.rules.seats import Seat, Side

CLASSIC = PRESETS["traditional-4-classic"]
FOLLOW = "Ah Th 9h Jd 9s Kc"


@dataclass(frozen=True)
class Asked:
    """A question with its right answer, a wrong one, and a text that types the right one."""

    scenario: Scenario
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    typed: str


def scenario(question: Question, ruleset: str = "traditional-4-classic", **known: Any) -> Scenario:
    """A scenario from what is known of a position, in the codes of scenario files."""
    rules = PRESETS[ruleset].with_options(known.pop("options", {}))
    parts: dict[str, Any] = {}
    for key, value in known.items():
        match key:
            case "hands":
                parts[key] = {Seat(seat): Hand.parse(cards) for seat, cards in value.items()}
            case "trick":
                parts[key] = parse_plays(value, rules)
            case "trump":
                parts[key] = Suit.parse(value)
            case "auction":
                parts[key] = parse_calls(value, rules)
            case "bid":
                parts[key] = parse_bid(value, rules)
            case "dealer" | "to_play":
                parts[key] = Seat(value)
            case "pile":
                parts[key] = Hand.parse(value)
            case "taken":
                parts[key] = {Side(side): Hand.parse(cards) for side, cards in value.items()}
            case "announced":
                parts[key] = {Side(side): tuple(map(Suit.parse, suits.split())) for side, suits in value.items()}
            case _:
                parts[key] = value
    return Scenario(id=question.kind, position=Position(rules=rules, **parts), question=question)


def record(*, plays: bool = True, revoke: bool = False) -> Record:
    """A whole round of the classic game; with `revoke` West throws a heart late though it could have followed."""
    hands = {
        "S": "Ah Kh 9h Ad 9d Jc",
        "W": "Th Jh Td Kd Ac 9c",
        "N": "Qh Qd Jd Kc Qc Ks",
        "E": "Tc As Ts Qs Js 9s",
    }
    tricks = [
        "S:Ah W:Jh N:Qh E:9s" if not revoke else "S:Ah W:9c N:Qh E:9s",
        "S:Kh W:Th N:Jd E:Js",
        "W:Ac N:Qc E:Tc S:Jc",
        "W:Kd N:Qd E:Qs S:Ad",
        "S:9h W:Td N:Kc E:Ts",
        "S:9d W:9c N:Ks E:As" if not revoke else "S:9d W:Jh N:Ks E:As",
    ]
    return Record(
        dealer=Seat.E,
        hands={Seat(seat): parse_cards(cards) for seat, cards in hands.items()},
        auction=parse_calls("S:1 W:pass N:pass E:pass", CLASSIC),
        plays=tuple(parse_plays(trick, CLASSIC) for trick in tricks) if plays else (),
    )


TAKEN = {"N-S": "Ah Th Kh Ad Ac Qc", "E-W": "9h Jh Qh Td Kd"}

FULL: dict[str, Any] = {
    "trump": "s",
    "hands": {"S": FOLLOW},
    "trick": "W:Kh N:Qh",
    "bid": "N:2",
    "dealer": "E",
}


def asked() -> dict[str, Asked]:
    """The questions by kind."""
    return {
        "legal-plays": Asked(scenario(q.LegalPlays(), **FULL), ("9h Th Ah",), ("Th Ah",), "1, 2, 3"),
        "may-play": Asked(scenario(q.MayPlay(Card.parse("9s")), **FULL), ("false",), ("true",), "2"),
        "trick-winner": Asked(scenario(q.TrickWinner(), trump="s", trick="W:Kh N:Ah E:9s S:Th"), ("E",), ("N",), "3"),
        "trick-points": Asked(
            scenario(q.TrickPoints(), trump="s", trick="W:Kh N:Ah E:9s S:Th"), ("25",), ("24",), "25 p"
        ),
        "card-points": Asked(scenario(q.CardPointsOf(), pile="Ah Th Kd Jc 9s"), ("27",), ("30",), "27"),
        "side-total": Asked(
            scenario(q.SideTotalOf(Side("N-S")), trump="h", taken=TAKEN, announced={"N-S": "h"}),
            ("90",),
            ("50",),
            "90",
        ),
        "game-points": Asked(scenario(q.GamePointsFor(total=98)), ("2",), ("3",), "2"),
        "announcement": Asked(
            scenario(q.AnnouncementOf(Card.parse("Ks")), trump="s", hands={"S": "Ah Ks Qs 9d"}), ("40",), ("20",), "40"
        ),
        "legal-bids": Asked(
            scenario(q.LegalBids(), dealer="E", auction="S:1 W:pass N:3"), ("pass 4 5 6",), ("4 5 6",), "pass 4 5 6"
        ),
        "auction-result": Asked(
            scenario(q.AuctionResult(), dealer="E", auction="S:1 W:pass N:3 E:pass"), ("N:3",), ("S:1",), "2"
        ),
        "trump": Asked(scenario(q.TrumpSuit(), bid="N:2", dealer="E", trick="N:Kd E:Qd S:9d"), ("d",), ("h",), "2"),
        "first-leader": Asked(scenario(q.FirstLeader(), bid="N:2", dealer="W"), ("N",), ("W",), "3"),
        "next-dealer": Asked(scenario(q.NextDealer(), dealer="W"), ("N",), ("S",), "3"),
        "deal": Asked(scenario(q.Deal(), ruleset="traditional-4-standard"), ("3", "3", "0"), ("6", "0", "0"), "3 3 0"),
        "rank-order": Asked(
            scenario(q.RankOrderOf(parse_cards("Kh Ah 9h Th"))), ("9h Kh Th Ah",), ("9h Th Kh Ah",), "3 1 4 2"
        ),
        "round-score": Asked(
            scenario(q.RoundScoreOf(), trump="h", taken=TAKEN, announced={"N-S": "h"}, bid="W:2"),
            ("2", "-2"),
            ("2", "0"),
            "2 -2",
        ),
        "match-result": Asked(
            scenario(q.MatchResultOf(), scores={Side("N-S"): 12, Side("E-W"): 9}), ("N-S",), ("continue",), "1"
        ),
        "find-revoke": Asked(scenario(q.FindRevoke(), record=record(revoke=True)), ("1:W",), ("none",), "3"),
        "accusation": Asked(
            scenario(q.Accusation(Seat.S, Seat.W), record=record(revoke=True)),
            ("0", "-3", "void"),
            ("-3", "0", "goes-on"),
            "0 -3 2",
        ),
        "true-false": Asked(
            scenario(q.TrueFalse(TEXTS["claim"], False), trump="s", trick="W:Kh N:Qh"), ("false",), ("true",), "2"
        ),
        "choice": Asked(
            scenario(q.Choice((TEXTS["one"], TEXTS["two"], TEXTS["three"]), (1, 3))), ("1 3",), ("1",), "1 3"
        ),
    }


def _text(en: str, ro: str) -> q.Text:
    return q.Text(sentences=(("en", en), ("ro", ro)))


TEXTS = {
    "claim": _text(
        "Whoever can’t follow suit may discard what they like.", "Cine nu poate da la culoare aruncă ce vrea."
    ),
    "one": _text("The ten beats the king.", "Zecarul bate regele."),
    "two": _text("The ten ranks below the jack.", "Zecarul e sub valet."),
    "three": _text(
        "The ten loses only to the ace of its own suit and to trumps, whoever plays them and whenever they come.",
        "Zecarul pierde numai în fața asului din culoarea lui și a tromfilor, oricine i-ar da și oricând ar veni.",
    ),
}

SEATS: dict[int, Scenario] = {
    players: scenario(q.LegalPlays(), ruleset=ruleset, trump="s", hands={"S": hand}, trick=trick, dealer="S")
    for players, ruleset, hand, trick in (
        (2, "international-2", "Ah Th 9h Jd 9s Kc", "N:Kh"),
        (3, "traditional-3", "Ah Th 9h Jd 9s Kc Qc Jc", "W:Kh E:Qh"),
        (4, "traditional-4-classic", FOLLOW, "W:Kh N:Qh E:9d"),
        (5, "international-5", "Ah Th 9h Jd 9s Kc", "W:Kh NW:7h NE:Ts E:8h"),
        (6, "international-6", "Ah Th 9h Jd 9s", "SW:Kh NW:7h N:Ts NE:8h SE:Qh"),
    )
}
"""A table of every size, the learner last to play."""
