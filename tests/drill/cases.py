"""Worked examples of every question kind, out of rules.md and scenario-format.md, with what decides each."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tests.rules.written import (
    CLASSIC,
    INTERNATIONAL,
    MOLDOVAN,
    NO_BIDDING,
    STANDARD,
    TABLE_TRUMP,
    TALON,
    THREE,
    TWO,
    position_of,
    question_of,
)
from tutor.cards import PACK_24
from tutor.drill.answers import Json
from tutor.drill.questions import Question
from tutor.rules.position import Position
from tutor.rules.ruleset import PRESETS, RuleSet

Keys = Mapping[str, Any]

IBER = CLASSIC.with_options({"iber": True})
BOTH = CLASSIC.with_options({"iber": True, "overtrump": True})
ALONE = CLASSIC.with_options({"partners": False})
FIXED = CLASSIC.with_options({"all_pass": "fixed-suit", "fixed_suit": "h"})
LEAST = CLASSIC.with_options({"all_pass": "dealer-minimum"})
ZERO = CLASSIC.with_options({"all_pass": "forehand-zero"})
MARGIN = CLASSIC.with_options({"win_margin": 2})
PASSED = "S:pass W:pass N:pass E:pass"

HANDS = {
    "S": "9h Jh Qh Kh Th Ah",
    "W": "9d Jd Qd Kd Td Ad",
    "N": "9c Jc Qc Kc Tc Ac",
    "E": "9s Js Qs Ks Ts As",
}
ALL_TRUMPS: Keys = {  # F1
    "dealer": "E",
    "hands": HANDS,
    "auction": "S:4 W:pass N:pass E:pass",
    "plays": "S:Kh! W:9d N:9c E:9s / S:Qh W:Jd N:Jc E:Js / S:9h W:Qd N:Qc E:Qs / "
    "S:Jh W:Kd N:Kc E:Ks / S:Th W:Td N:Tc E:Ts / S:Ah W:Ad N:Ac E:As",
}
REVOKED: Keys = {  # S holds the nine of diamonds alone
    "dealer": "E",
    "hands": {**HANDS, "S": "9h Jh Qh Kh Th 9d", "W": "Ah Jd Qd Kd Td Ad"},
    "auction": "S:2 W:pass N:pass E:pass",
    "plays": "S:9h W:Ah N:9c E:9s / W:Jd N:Jc E:Js S:Jh",
}
SIXTY_FOUR = "Ah Th Ad Td Ac Kd Qh Kc"
FIFTY_SIX = "9h Jh Kh 9d Jd Qd 9c Jc Qc Tc 9s Js Qs Ks Ts As"
ALL, NOTHING = str(PACK_24), ""


class Case(NamedTuple):
    """A question about a position, its answer, and the reasons for it: rule and message id of each."""

    rules: RuleSet
    position: Keys
    ask: str | Keys
    answer: Json
    reasons: str

    @property
    def kind(self) -> str:
        """The kind of question."""
        return self.ask if isinstance(self.ask, str) else str(self.ask["kind"])

    @property
    def at(self) -> Position:
        """The position."""
        return position_of(self.rules, self.position)

    @property
    def question(self) -> Question:
        """The question."""
        return question_of(self.rules, self.ask)


def total(number: int) -> Keys:
    """Ask for the game points of a total."""
    return {"kind": "game-points", "total": number}


def accuse(accuser: str, accused: str, what: str = "revoke", **more: bool) -> Keys:
    """Ask what an accusation leads to."""
    return {"kind": "accusation", "accuser": accuser, "accused": accused, "for": what, **more}


def settled(north_south: int, east_west: int, ends: str) -> Json:
    """What an accusation leads to."""
    return {"scores": {"N-S": north_south, "E-W": east_west}, "round": ends}


CASES: list[Case] = [
    # --- legal-plays: P1–P9, E3, E5 ---
    Case(CLASSIC, {"hands": {"S": "Ah 9s"}, "trump": "s"}, "legal-plays", ["Ah", "9s"], "P1 lead-anything"),
    Case(
        CLASSIC,
        {"hands": {"S": "9s Kh Ah Jc Qd 9h"}, "trick": "E:Ts", "trump": "h"},
        "legal-plays",
        ["9s"],
        "P2 follow-suit",
    ),
    Case(
        CLASSIC,
        {"hands": {"S": "9h Js Kc"}, "trick": "E:Ad", "trump": "s"},
        "legal-plays",
        ["Js"],
        "P3 trump-in",
    ),
    Case(
        CLASSIC,
        {"hands": {"S": "Kc 9h"}, "trick": "E:Ad", "trump": "s"},
        "legal-plays",
        ["9h", "Kc"],
        "P4 discard-anything",
    ),
    Case(
        INTERNATIONAL,
        {"hands": {"S": "Qs Ts 9c"}, "trick": "W:Jd N:Ks E:9s", "trump": "s"},
        "legal-plays",
        ["Ts"],
        "P5 overtrump",
    ),
    Case(
        INTERNATIONAL,
        {"hands": {"S": "9s Js Ah"}, "trick": "N:Kd E:Ts", "trump": "s"},
        "legal-plays",
        ["9s", "Js"],
        "P6 undertrump",
    ),
    Case(
        IBER,
        {"hands": {"S": "Ah Th 9s"}, "trick": "W:Kh N:Jh", "trump": "s"},
        "legal-plays",
        ["Th", "Ah"],
        "P7 beat-in-suit",
    ),
    Case(
        IBER,
        {"hands": {"S": "Jh 9h As"}, "trick": "N:Qh E:Kh", "trump": "s"},
        "legal-plays",
        ["9h", "Jh"],
        "P7 follow-suit",
    ),
    Case(
        IBER,
        {"hands": {"S": "Ah 9h"}, "trick": "N:Kh E:9s", "trump": "s"},
        "legal-plays",
        ["9h", "Ah"],
        "P8 follow-suit",
    ),
    Case(
        IBER,
        {"hands": {"S": "As 9s"}, "trick": "N:Kh E:Js", "trump": "s"},
        "legal-plays",
        ["9s", "As"],
        "P8 trump-in",
    ),
    Case(
        BOTH,
        {"hands": {"S": "As 9s"}, "trick": "N:Kh E:Js", "trump": "s"},
        "legal-plays",
        ["As"],
        "P5 overtrump",
    ),
    Case(
        TWO,
        {"hands": {"S": "Ad 9s"}, "trick": "N:Kd", "trump": "s", "stock": 2},
        "legal-plays",
        ["Ad", "9s"],
        "P9 anything-while-stock",
    ),
    Case(
        CLASSIC,
        {"hands": {"S": "9h 9d"}, "trick": "E:Ad", "trump": "unknown"},
        "legal-plays",
        ["9d"],
        "P2 follow-suit",
    ),
    # --- may-play ---
    Case(
        CLASSIC,
        {"hands": {"S": "9h Js Kc"}, "trick": "E:Ad", "trump": "s"},
        {"kind": "may-play", "card": "Kc"},
        False,
        "P3 trump-in",
    ),
    Case(
        CLASSIC,
        {"hands": {"S": "9h Js Kc"}, "trick": "E:Ad", "trump": "s"},
        {"kind": "may-play", "card": "J♠"},
        True,
        "P3 trump-in",
    ),
    # --- trick-winner: P11 ---
    Case(CLASSIC, {"trick": "W:Ad N:9s E:Kd", "trump": "s"}, "trick-winner", "N", "P11 taken-by-trump"),
    Case(CLASSIC, {"trick": "W:Jd N:Kc E:Qd S:Ah", "trump": "s"}, "trick-winner", "E", "P11 taken-in-suit"),
    Case(CLASSIC, {"trick": "W:Js N:Ks E:9s S:Ts", "trump": "s"}, "trick-winner", "S", "P11 taken-in-suit"),
    Case(CLASSIC, {"trick": "W:Js N:Ad"}, "trick-winner", "W", "P11 taken-in-suit"),
    # --- trick-points, card-points: C5 ---
    Case(CLASSIC, {"trick": "W:Ad N:9s E:Kd S:Td"}, "trick-points", 25, "C5 cards-counted"),
    Case(CLASSIC, {"pile": "Ah Th Kh Qh Jh 9h"}, "card-points", 30, "C5 cards-counted"),
    Case(CLASSIC, {"pile": ""}, "card-points", 0, "C5 cards-counted"),
    # --- side-total: N1, A5, A6 ---
    Case(
        CLASSIC,
        {"taken": {"N-S": "Ah Th"}, "announced": {"N-S": "h s"}, "trump": "s"},
        {"kind": "side-total", "side": "N-S"},
        81,
        "N1 side-counted",
    ),
    Case(
        CLASSIC,
        {"taken": {"N-S": ALL}, "announced": {"N-S": "h d c s"}, "trump": "c"},
        {"kind": "side-total", "side": "N-S"},
        220,
        "N1 side-counted",
    ),
    Case(CLASSIC, {"taken": {"N-S": "Ah"}}, {"kind": "side-total", "side": "E-W"}, 0, "N1 side-counted"),
    # --- game-points: N2 ---
    Case(CLASSIC, {}, total(122), 3, "N2 game-points-counted"),
    Case(CLASSIC, {}, total(32), 0, "N2 game-points-counted"),
    Case(INTERNATIONAL, {}, total(32), 32, "N2 game-points-counted"),
    Case(
        CLASSIC,
        {"taken": {"E-W": ALL}, "announced": {"N-S": "s"}, "trump": "s"},
        {"kind": "game-points", "side": "N-S"},
        1,
        "N2 game-points-counted, N1 side-counted",
    ),
    # --- announcement: A1–A4 ---
    Case(
        CLASSIC,
        {"hands": {"S": "Qh Kh 9s"}, "opening": True},
        {"kind": "announcement", "card": "Qh"},
        40,
        "A4 opening-pair-is-trump",
    ),
    Case(
        CLASSIC,
        {"hands": {"S": "Qh Kh 9s"}, "trump": "h"},
        {"kind": "announcement", "card": "Kh"},
        40,
        "A1 pair-announced",
    ),
    Case(
        CLASSIC,
        {"hands": {"S": "Qh Kh 9s"}, "trump": "s"},
        {"kind": "announcement", "card": "Kh"},
        20,
        "A1 pair-announced",
    ),
    Case(
        CLASSIC,
        {"hands": {"S": "Ad Kh Qh"}, "trump": "s"},
        {"kind": "announcement", "card": "Ad"},
        0,
        "A2 not-a-pair-card",
    ),
    Case(
        CLASSIC,
        {"hands": {"S": "Ad Kh Qs"}, "trump": "s"},
        {"kind": "announcement", "card": "Kh"},
        0,
        "A1 pair-incomplete",
    ),
    Case(
        CLASSIC,
        {"hands": {"S": "Kh Qh"}, "trick": "E:9h", "trump": "s"},
        {"kind": "announcement", "card": "Kh"},
        0,
        "A3 pair-broken",
    ),
    Case(
        CLASSIC,
        {"hands": {"S": "Kh Jh"}, "trick": "E:9h", "trump": "s"},
        {"kind": "announcement", "card": "Kh"},
        0,
        "A2 not-leading",
    ),
    Case(
        INTERNATIONAL,
        {"hands": {"S": "Kh Qh"}, "trump": "h"},
        {"kind": "announcement", "card": "Kh"},
        0,
        "A1 no-announcements-here",
    ),
    # --- legal-bids: B1, B4 ---
    Case(CLASSIC, {"dealer": "E"}, "legal-bids", ["pass", 1, 2, 3, 4, 5, 6], "B1 may-bid-first"),
    Case(INTERNATIONAL, {"dealer": "E"}, "legal-bids", ["pass", 6, 7, 8, 9, 10, 11], "B4 may-bid-first"),
    Case(CLASSIC, {"dealer": "E", "auction": "S:2"}, "legal-bids", ["pass", 3, 4, 5, 6], "B1 may-bid-higher"),
    Case(INTERNATIONAL, {"dealer": "E", "auction": "S:8"}, "legal-bids", ["pass", 9, 10, 11], "B4 may-bid-higher"),
    Case(CLASSIC, {"dealer": "E", "auction": "S:6"}, "legal-bids", ["pass"], "B1 only-pass-left"),
    Case(INTERNATIONAL, {"dealer": "E", "auction": "S:11"}, "legal-bids", ["pass"], "B4 only-pass-left"),
    Case(CLASSIC, {"dealer": "E", "auction": "S:1 W:pass N:2 E:pass"}, "legal-bids", [], "B1 bidding-over"),
    Case(INTERNATIONAL, {"dealer": "E", "auction": "S:6 W:pass N:pass E:pass"}, "legal-bids", [], "B4 bidding-over"),
    # --- auction-result: B2, B4, B5 ---
    Case(
        CLASSIC,
        {"dealer": "E", "auction": "S:1 W:pass N:2 E:pass"},
        "auction-result",
        "N:2",
        "B2 highest-bid-wins",
    ),
    Case(CLASSIC, {"dealer": "E", "auction": "S:1 W:pass"}, "auction-result", "open:N", "B1 still-to-speak"),
    Case(
        INTERNATIONAL,
        {"dealer": "E", "auction": "S:6 W:pass N:7 E:pass"},
        "auction-result",
        "open:S",
        "B4 still-to-speak",
    ),
    Case(CLASSIC, {"dealer": "E", "auction": PASSED}, "auction-result", "redeal", "B5 all-passed-redeal"),
    Case(LEAST, {"dealer": "E", "auction": PASSED}, "auction-result", "E:1", "B5 all-passed-dealer-bound"),
    Case(FIXED, {"dealer": "E", "auction": PASSED}, "auction-result", "nobody", "B5 all-passed-fixed-suit"),
    Case(ZERO, {"dealer": "E", "auction": PASSED}, "auction-result", "S:0", "B5 all-passed-forehand-zero"),
    # --- trump: T2–T6, B5 ---
    Case(CLASSIC, {"trick": "N:Ks E:9s", "bid": "N:2"}, "trump", "s", "T2 trump-from-first-lead"),
    Case(CLASSIC, {"record": ALL_TRUMPS}, "trump", "h", "T2 trump-from-first-lead"),
    Case(STANDARD, {"record": {**ALL_TRUMPS, "trump": "c", "plays": ""}}, "trump", "c", "T3 trump-named"),
    Case(
        INTERNATIONAL,
        {"record": {"dealer": "E", "hands": HANDS, "auction": "S:6 W:pass N:pass E:pass", "trump": "c"}},
        "trump",
        "c",
        "T4 trump-named",
    ),
    Case(NO_BIDDING, {"record": {"dealer": "E", "hands": HANDS, "turned": "Ks"}}, "trump", "s", "T5 trump-turned"),
    Case(NO_BIDDING, {"record": {"dealer": "E", "hands": HANDS, "trump": "d"}}, "trump", "d", "T5 trump-by-turns"),
    Case(TABLE_TRUMP, {"record": {"dealer": "E", "hands": HANDS, "trump": "d"}}, "trump", "d", "T6 trump-of-table"),
    Case(
        FIXED,
        {"record": {"dealer": "E", "hands": HANDS, "auction": PASSED}},
        "trump",
        "h",
        "B5 all-passed-fixed-suit",
    ),
    # --- first-leader, next-dealer: P1, S10 ---
    Case(CLASSIC, {"dealer": "E", "bid": "N:2"}, "first-leader", "N", "P1 bid-winner-leads"),
    Case(INTERNATIONAL, {"dealer": "E", "bid": "N:7"}, "first-leader", "S", "P1 forehand-leads"),
    Case(NO_BIDDING, {"dealer": "E"}, "first-leader", "S", "P1 forehand-leads"),
    Case(CLASSIC, {"dealer": "E"}, "next-dealer", "S", "S10 deal-moves"),
    Case(PRESETS["international-5"], {"dealer": "W"}, "next-dealer", "NW", "S10 deal-moves"),
    # --- deal: S4–S8, E1, V1 ---
    Case(TWO, {}, "deal", {"each": 8, "then": 0, "left": 8}, "S4 deal-numbers"),
    Case(THREE, {}, "deal", {"each": 7, "then": 0, "left": 3}, "S5 deal-numbers"),
    Case(CLASSIC, {}, "deal", {"each": 6, "then": 0, "left": 0}, "S6 deal-numbers"),
    Case(STANDARD, {}, "deal", {"each": 3, "then": 3, "left": 0}, "S7 deal-numbers"),
    Case(PRESETS["international-2"], {}, "deal", {"each": 6, "then": 0, "left": 12}, "S8 deal-numbers"),
    Case(PRESETS["international-3"], {}, "deal", {"each": 6, "then": 0, "left": 6}, "S8 deal-numbers"),
    Case(INTERNATIONAL, {}, "deal", {"each": 6, "then": 0, "left": 0}, "S8 deal-numbers"),
    Case(PRESETS["international-5"], {}, "deal", {"each": 6, "then": 0, "left": 2}, "S8 deal-numbers"),
    Case(PRESETS["international-6"], {}, "deal", {"each": 5, "then": 0, "left": 2}, "E1 deal-numbers"),
    Case(TALON, {}, "deal", {"each": 5, "then": 0, "left": 4}, "V1 deal-numbers"),
    Case(NO_BIDDING, {}, "deal", {"each": 6, "then": 0, "left": 0}, "S8 deal-numbers"),
    Case(TABLE_TRUMP, {}, "deal", {"each": 6, "then": 0, "left": 0}, "S8 deal-numbers"),
    Case(MOLDOVAN, {}, "deal", {"each": 6, "then": 0, "left": 0}, "S8 deal-numbers"),
    # --- rank-order: C4 ---
    Case(
        CLASSIC,
        {},
        {"kind": "rank-order", "cards": "Ah 9h Th Kh Jh Qh"},
        ["9h", "Jh", "Qh", "Kh", "Th", "Ah"],
        "C4 rank-order",
    ),
    # --- round-score: N3–N8, B5, B6 ---
    Case(
        CLASSIC,
        {"record": ALL_TRUMPS},
        "round-score",
        {"N-S": 4, "E-W": 0},
        "N3 bid-made, N1 side-counted, N4 side-scores, N1 side-counted",
    ),
    Case(
        CLASSIC,
        {"taken": {"N-S": SIXTY_FOUR, "E-W": FIFTY_SIX}, "bid": "N:2"},
        "round-score",
        {"N-S": -2, "E-W": 1},
        "N3 bid-failed, N1 side-counted, N4 side-scores, N1 side-counted",
    ),
    Case(
        CLASSIC,
        {"taken": {"N-S": SIXTY_FOUR, "E-W": FIFTY_SIX}, "bid": "E:1"},
        "round-score",
        {"N-S": 1, "E-W": 1},
        "N3 bid-made, N1 side-counted, N4 side-scores, N1 side-counted",
    ),
    Case(
        INTERNATIONAL,
        {"taken": {"N-S": SIXTY_FOUR, "E-W": FIFTY_SIX}, "bid": "N:7"},
        "round-score",
        {"N-S": 64, "E-W": 56},
        "N5 bid-made, N1 side-counted, N5 side-scores, N1 side-counted",
    ),
    Case(
        INTERNATIONAL,
        {"taken": {"E-W": ALL}, "bid": "N:7"},
        "round-score",
        {"N-S": -7, "E-W": 120},
        "N5 bid-failed, N1 side-counted, N5 side-scores, N1 side-counted",
    ),
    Case(
        MOLDOVAN,
        {"taken": {"E-W": ALL}, "bid": "N:7"},
        "round-score",
        {"N-S": -14, "E-W": 120},
        "N7 bid-failed, N1 side-counted, N5 side-scores, N1 side-counted",
    ),
    Case(
        INTERNATIONAL,
        {"taken": {"N-S": ALL}, "bid": "N:11"},
        "round-score",
        {"N-S": 120, "E-W": 0},
        "B6 all-cards-made, N1 side-counted, N5 side-scores, N1 side-counted",
    ),
    Case(
        INTERNATIONAL,
        {"taken": {"N-S": SIXTY_FOUR, "E-W": FIFTY_SIX}, "bid": "N:11"},
        "round-score",
        {"N-S": -11, "E-W": 56},
        "B6 all-cards-failed, N1 side-counted, N5 side-scores, N1 side-counted",
    ),
    Case(
        NO_BIDDING,
        {"taken": {"N-S": SIXTY_FOUR, "E-W": FIFTY_SIX}},
        "round-score",
        {"N-S": 64, "E-W": 56},
        "N8 side-scores, N1 side-counted, N8 side-scores, N1 side-counted",
    ),
    Case(
        ALONE,
        {"taken": {"S": SIXTY_FOUR, "E": FIFTY_SIX}, "bid": "W:1"},
        "round-score",
        {"S": 1, "W": -1, "N": 0, "E": 1},
        "N3 bid-failed, N1 side-counted" + ", N4 side-scores, N1 side-counted" * 3,
    ),
    Case(
        CLASSIC,
        {"record": {"dealer": "E", "hands": HANDS, "auction": PASSED}},
        "round-score",
        {"N-S": 0, "E-W": 0},
        "B5 all-passed-redeal",
    ),
    # --- match-result: M2 ---
    Case(CLASSIC, {"scores": {"N-S": 11, "E-W": 13}}, "match-result", "E-W", "M2 match-won"),
    Case(CLASSIC, {"scores": {"N-S": 11}, "target": 21}, "match-result", "continue", "M2 target-not-reached"),
    Case(CLASSIC, {"scores": {"N-S": 12, "E-W": 12}}, "match-result", "continue", "M2 level-at-top"),
    Case(MARGIN, {"scores": {"N-S": 12, "E-W": 11}}, "match-result", "continue", "M2 lead-too-small"),
    # --- find-revoke, accusation: X1–X6 ---
    Case(CLASSIC, {"record": REVOKED}, "find-revoke", "2:S", "X1 revoke-found"),
    Case(CLASSIC, {"record": ALL_TRUMPS}, "find-revoke", "none", "X1 no-revoke"),
    Case(
        CLASSIC,
        {"record": REVOKED},
        accuse("W", "S"),
        settled(-5, 0, "void"),
        "X2 accusation-right, X3 bid-lost-too",
    ),
    Case(CLASSIC, {"record": REVOKED}, accuse("W", "N"), settled(0, -3, "goes-on"), "X4 accusation-wrong"),
    Case(
        CLASSIC,
        {"record": REVOKED},
        accuse("W", "S", waive=True),
        settled(0, 0, "goes-on"),
        "X6 penalty-waived",
    ),
    Case(CLASSIC, {}, accuse("W", "S", "talk", true_talk=True), settled(-3, 0, "goes-on"), "X5 talk-punished"),
    Case(
        CLASSIC,
        {"bid": "S:2"},
        accuse("W", "S", "talk", true_talk=False),
        settled(0, -3, "goes-on"),
        "X4 accusation-wrong",
    ),
    # --- true-false, choice ---
    Case(CLASSIC, {}, {"kind": "true-false", "claim": "f8", "answer": False}, False, ""),
    Case(
        CLASSIC,
        {"hands": {"S": "Ah"}},
        {"kind": "choice", "choices": ["one", "two", "three"], "correct": [1, 3]},
        ["one", "three"],
        "",
    ),
]


def case_id(case: Case) -> str:
    """A name for a case in the list of tests."""
    return f"{case.kind}-{case.reasons.split(',')[0].replace(' ', '-')}"
