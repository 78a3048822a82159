"""Aimed questions: the rule alone decides, as the second law and a few lines for each rule see it."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

import pytest

from tests.generate import written
from tests.generate.test_rounds import tables
from tests.law import naive
from tests.law.notation import Call, calls, cards, mapping, trick
from tests.law.tables import Table, table
from tutor.drill.beliefs import erring
from tutor.drill.scenario import Scenario
from tutor.drill.solve import question_faults
from tutor.generate import RULES_AIMED, CannotAim, aimed, aimed_position, from_seed
from tutor.generate.aims import AIMS, aims_at
from tutor.generate.asked import Aim
from tutor.rules.position import position_faults
from tutor.rules.ruleset import PRESETS, RuleSet

DRAWS = 24


@dataclass
class Case:
    """A question in the words of files, and its answer."""

    ruleset: str
    options: dict[str, object]
    position: dict[str, object]
    ask: dict[str, object]
    answer: object

    @property
    def table(self) -> Table:
        return table(self.ruleset, self.options)

    def other(self, *, ask: dict[str, object] | None = None, without: str = "", **changes: object) -> object:
        """What the second law answers where the position, or the question, is otherwise."""
        position = {key: value for key, value in (self.position | changes).items() if key != without}
        return naive.answer(self.ruleset, self.options, position, self.ask | (ask or {}))

    def under(self, **options: object) -> object:
        """What the second law answers under other options."""
        return naive.answer(self.ruleset, self.options | options, self.position, self.ask)

    # -- play

    @property
    def hand(self) -> list[str]:
        return cards(mapping(self.position["hands"])["S"])

    @property
    def trick(self) -> list[str]:
        return [play.card for play in trick(self.position["trick"])]

    @property
    def trump(self) -> str:
        return str(self.position["trump"])

    @property
    def best(self) -> str:
        return self.trick[naive.winner(self.trick, self.trump)]

    @property
    def lawful(self) -> list[str]:
        """What may be played, whichever way it is asked."""
        return list(naive.legal_plays(self.table, self.position))

    def flips(self, otherwise: list[str]) -> bool:
        """Whether the answer changes where these cards were the lawful ones."""
        if self.ask["kind"] == "legal-plays":
            return set(self.lawful) != set(otherwise)
        return (self.ask["card"] in self.lawful) != (self.ask["card"] in otherwise)

    # -- counts

    @property
    def total(self) -> int:
        """The total asked about."""
        if "total" in self.ask:
            return int(str(self.ask["total"]))
        return int(str(naive.answer(self.ruleset, self.options, self.position, {**self.ask, "kind": "side-total"})))

    @property
    def bidder(self) -> tuple[str, int]:
        return naive.read_bid(self.position["bid"])

    @property
    def bound(self) -> str:
        return naive.side_of(self.table, self.bidder[0])

    def points(self, side: str) -> int:
        """What a side's total is worth in what the table scores."""
        ask: dict[str, object] = {"kind": "game-points", "side": side}
        return int(str(naive.answer(self.ruleset, self.options, self.position, ask)))

    def change(self, side: str) -> int:
        return int(str(mapping(self.answer)[side]))


def higher(hand: list[str], card: str) -> list[str]:
    """The cards of a hand that beat one in its own suit."""
    return [c for c in hand if c[1] == card[1] and naive.STRENGTH[c[0]] > naive.STRENGTH[card[0]]]


def of_suit(hand: list[str], suit: str) -> list[str]:
    return [c for c in hand if c[1] == suit]


# -- play ------------------------------------------------------------------------------------------------------------


def p2(case: Case) -> bool:
    led = case.trick[0][1]
    return (
        set(case.lawful) == set(of_suit(case.hand, led))
        and case.flips(case.hand)
        and bool(of_suit(case.hand, case.trump))
    )


def p3(case: Case) -> bool:
    return (
        not of_suit(case.hand, case.trick[0][1])
        and case.lawful == of_suit(case.hand, case.trump)
        and case.flips(case.hand)
    )


def p4(case: Case) -> bool:
    if case.ask["kind"] == "trick-winner":
        strangers = [c for c in case.trick if c[1] not in (case.trump, case.trick[0][1])]
        return any(naive.STRENGTH[c[0]] > naive.STRENGTH[case.best[0]] for c in strangers)
    return not of_suit(case.hand, case.trick[0][1]) and not of_suit(case.hand, case.trump) and len(case.hand) > 1


def p5(case: Case) -> bool:
    return case.answer != case.under(overtrump=False) and case.best[1] == case.trump != case.trick[0][1]


def p6(case: Case) -> bool:
    trumps = of_suit(case.hand, case.trump)
    void = not of_suit(case.hand, case.trick[0][1])
    return (
        void and case.best[1] == case.trump and bool(trumps) and not higher(trumps, case.best) and case.flips(case.hand)
    )


def p7(case: Case) -> bool:
    return case.answer != case.under(iber=False)


def p8(case: Case) -> bool:
    led = case.trick[0][1]
    suit, trumps = of_suit(case.hand, led), of_suit(case.hand, case.trump)
    highest = max(of_suit(case.trick, led), key=lambda c: naive.STRENGTH[c[0]])
    bound = (higher(suit, highest) or suit) if suit else (higher(trumps, case.best) or trumps)
    return case.best[1] == case.trump != led and case.flips(bound)


def p9(case: Case) -> bool:
    return case.answer != case.other(without="stock")


def e3(case: Case) -> bool:
    return case.under(iber=True, overtrump=False) != case.under(iber=False, overtrump=True)


def e5(case: Case) -> bool:
    suit = of_suit(case.hand, case.trump)
    return case.trick[0][1] == case.trump and case.flips(higher(suit, case.best) or suit)


def p11(case: Case) -> bool:
    """Rank alone, the suit led alone, or the last trump alone would name another."""
    seats = [play.seat for play in trick(case.position["trick"])]
    on_table = case.trick
    trump = case.trump if case.trump != "unknown" else on_table[0][1]
    by_rank = max(naive.STRENGTH[c[0]] for c in on_table)
    highest = {seat for seat, c in zip(seats, on_table, strict=True) if naive.STRENGTH[c[0]] == by_rank}
    in_suit = seats[naive.winner(on_table, None)]
    last = [seat for seat, c in zip(seats, on_table, strict=True) if c[1] == trump][-1:]
    return case.answer not in highest or case.answer != in_suit or bool(last and case.answer != last[0])


def p1(case: Case) -> bool:
    forehand = naive.forehand(case.table, str(case.position["dealer"]))
    return case.bidder[0] != forehand and case.answer in (case.bidder[0], forehand)


# -- cards and announcements -----------------------------------------------------------------------------------------

NUMERIC = {rank: place for place, rank in enumerate("789TJQKA")}


def c4(case: Case) -> bool:
    if case.ask["kind"] == "rank-order":
        return case.answer != sorted(cards(case.ask["cards"]), key=lambda c: NUMERIC[c[0]])
    trump = case.trump if case.trump != "unknown" else case.trick[0][1]
    best = case.trick[naive.winner(case.trick, trump)]
    return max(of_suit(case.trick, best[1]), key=lambda c: NUMERIC[c[0]]) != best


def c5(case: Case) -> bool:
    pile = cards(case.position["pile"]) if case.ask["kind"] == "card-points" else case.trick
    pips = {"7": 7, "8": 8, "9": 9, "J": 10, "Q": 10, "K": 10, "T": 10, "A": 11}
    return case.answer != sum(pips[c[0]] for c in pile)


def pair_of(card: object) -> set[str]:
    return {f"K{str(card)[1]}", f"Q{str(card)[1]}"}


def a1(case: Case) -> bool:
    """The pair of trump is 40, of another suit it would be 20; or its other half is elsewhere."""
    if case.answer == 0:
        return case.ask["card"] in ("Kh", "Kd", "Kc", "Ks", "Qh", "Qd", "Qc", "Qs") and not pair_of(
            case.ask["card"]
        ) <= set(case.hand)
    suit = str(case.ask["card"])[1]
    return case.answer == 40 and case.other(trump="hdcs"[("hdcs".index(suit) + 1) % 4]) == 20


def a2(case: Case) -> bool:
    pairs = [suit for suit in "hdcs" if pair_of(f"K{suit}") <= set(case.hand)]
    return case.answer == 0 and any(case.other(ask={"card": f"Q{suit}"}) in (20, 40) for suit in pairs)


def a3(case: Case) -> bool:
    lawful = case.ask["card"] in naive.legal_plays(case.table, case.position)
    return lawful and case.answer == 0 and case.other(without="trick") in (20, 40)


def a4(case: Case) -> bool:
    suit = str(case.ask["card"])[1]
    other = "hdcs"[("hdcs".index(suit) + 1) % 4]
    return case.answer == 40 and case.other(trump=other, opening=False) == 20


def a5(case: Case) -> bool:
    if "record" in case.position:
        record = mapping(case.position["record"])
        unheard = record | {"plays": str(record["plays"]).replace("!", "")}
        played = naive.replay(case.table, record)
        assert any(played.announced.values())
        return case.answer != case.other(record=unheard)
    silent = [side for side in mapping(case.position["announced"]) if side not in mapping(case.position["taken"])]
    return bool(silent) and case.answer != case.other(without="announced")


def a6(case: Case) -> bool:
    side = str(case.ask["side"])
    pile = cards(mapping(case.position["taken"])[side])
    return case.answer == naive.points(pile) + 100


# -- counting --------------------------------------------------------------------------------------------------------


def n1(case: Case) -> bool:
    pile = cards(mapping(case.position["taken"])[str(case.ask["side"])])
    return 0 < naive.points(pile) < case.total


def n2(case: Case) -> bool:
    per = case.table.points_per_game_point
    return case.answer != round(case.total / per) and case.total % per > 0


def bound_side(case: Case) -> bool:
    """Neither the bid itself is scored, nor the points, nor nothing, where one of these is wrong."""
    amount, points, change = case.bidder[1], case.points(case.bound), case.change(case.bound)
    return change == points != amount if points >= amount else change == -amount


def n4(case: Case) -> bool:
    others = [side for side in case.table.sides if side != case.bound]
    return any(case.change(side) == case.points(side) > 0 for side in others)


def n6(case: Case) -> bool:
    return int(str(mapping(case.position["scores"])[case.bound])) + case.change(case.bound) < 0


def n7(case: Case) -> bool:
    return case.change(case.bound) == -case.bidder[1] * case.table.penalty_factor and case.answer != case.under(
        penalty_factor=1
    )


def n8(case: Case) -> bool:
    changes = [case.change(side) for side in case.table.sides]
    return "bid" not in case.position and sum(change > 0 for change in changes) > 1


def b6(case: Case) -> bool:
    seat, amount = case.bidder
    return (
        amount == 11
        and case.change(case.bound) < 0 < case.points(case.bound)
        and case.answer != case.other(bid=f"{seat}:10")
    )


def m1(case: Case) -> bool:
    return case.answer != case.other(without="target")


def m2(case: Case) -> bool:
    target = int(str(case.position.get("target", case.table.target)))
    over = [side for side, score in mapping(case.position["scores"]).items() if int(str(score)) >= target]
    return len(over) == 2 and case.answer != over[0]


# -- what precedes play ----------------------------------------------------------------------------------------------


def said(case: Case) -> list[Call]:
    return calls(case.position["auction"])


def b1(case: Case) -> bool:
    highest = naive.highest_call(said(case))
    if highest is None:
        return False
    if case.ask["kind"] == "legal-bids" and case.answer:
        return isinstance(case.answer, list) and highest[1] not in case.answer
    outbid = [call for call in said(case) if call.bid is not None and call.bid < highest[1]]
    return bool(outbid) and len(said(case)) == len(case.table.seats)


def b2(case: Case) -> bool:
    bids = [call for call in said(case) if call.bid is not None]
    return bids[0].seat != bids[-1].seat and case.answer == f"{bids[-1].seat}:{bids[-1].bid}"


def b3(case: Case) -> bool:
    return isinstance(case.answer, list) and case.answer[-1] == 6


def b4(case: Case) -> bool:
    if case.ask["kind"] == "legal-bids":
        return b1(case)
    following = naive.after(case.table.seats, said(case)[-1].seat)
    passed = {call.seat for call in said(case) if call.bid is None}
    again = len(said(case)) >= len(case.table.seats)
    return str(case.answer).startswith("open:") and (following in passed or again)


def b5(case: Case) -> bool:
    return all(call.bid is None for call in said(case)) and len(said(case)) == len(case.table.seats)


def t2(case: Case) -> bool:
    return case.answer == case.trick[0][1] != case.trick[-1][1]


def settled_before(case: Case) -> bool:
    record = mapping(case.position["record"])
    return case.answer != str(record["plays"]).split(":")[1][1]


def dealt(case: Case) -> bool:
    return case.answer == naive.deal(case.table)


def s10(case: Case) -> bool:
    return case.answer != case.position["dealer"]


# -- honesty ---------------------------------------------------------------------------------------------------------


def record_of(case: Case) -> naive.Replay:
    return naive.replay(case.table, mapping(case.position["record"]))


def guilty(case: Case) -> bool:
    return case.ask["accused"] in [seat for _, seat in record_of(case).revokes]


def loss(case: Case, seat: object) -> int:
    return int(str(mapping(mapping(case.answer)["scores"])[naive.side_of(case.table, str(seat))]))


def x1(case: Case) -> bool:
    return case.answer != "none"


def offender_is_bound(case: Case) -> bool:
    bid = record_of(case).bid
    return bid is not None and naive.side_of(case.table, bid[0]) == naive.side_of(case.table, str(case.ask["accused"]))


def x2(case: Case) -> bool:
    return guilty(case) and not offender_is_bound(case) and loss(case, case.ask["accused"]) == -3


def x3(case: Case) -> bool:
    return guilty(case) and offender_is_bound(case) and loss(case, case.ask["accused"]) < -3


def x4(case: Case) -> bool:
    innocent = not case.ask["true_talk"] if case.ask["for"] == "talk" else not guilty(case)
    return innocent and loss(case, case.ask["accuser"]) == -3


def x5(case: Case) -> bool:
    return case.ask["for"] == "talk" and loss(case, case.ask["accused"]) == -3


def x6(case: Case) -> bool:
    return case.answer != case.other(ask={"waive": False})


DECIDED: dict[str, Callable[[Case], bool]] = {
    "P1": p1, "P2": p2, "P3": p3, "P4": p4, "P5": p5, "P6": p6, "P7": p7, "P8": p8, "P9": p9, "P11": p11,
    "E1": dealt, "E3": e3, "E5": e5,
    "C4": c4, "C5": c5,
    "A1": a1, "A2": a2, "A3": a3, "A4": a4, "A5": a5, "A6": a6,
    "N1": n1, "N2": n2, "N3": bound_side, "N4": n4, "N5": bound_side, "N6": n6, "N7": n7, "N8": n8,
    "B1": b1, "B2": b2, "B3": b3, "B4": b4, "B5": b5, "B6": b6,
    "T2": t2, "T3": settled_before, "T4": settled_before, "T5": settled_before, "T6": settled_before,
    "M1": m1, "M2": m2,
    "S4": dealt, "S5": dealt, "S6": dealt, "S7": dealt, "S8": dealt, "S10": s10, "V1": dealt,
    "X1": x1, "X2": x2, "X3": x3, "X4": x4, "X5": x5, "X6": x6,
}  # fmt: skip
"""How the tests see that a rule decides a question."""
EVERY_AIM = pytest.mark.parametrize("aim", AIMS, ids=lambda aim: f"{aim.rule}-{aim.kind}")


def checked(scenario: Scenario) -> Case:
    """The question in the words of files, once both laws answer it alike."""
    assert position_faults(scenario.position) == []
    assert question_faults(scenario.position, scenario.question) == []
    ruleset, options, position, ask = written.asked(scenario)
    answer = naive.answer(ruleset, options, position, ask)
    assert scenario.solution.answer.json == answer, scenario.id
    return Case(ruleset, options, position, ask, answer)


def test_every_rule_aimed_at_has_its_check_here() -> None:
    assert set(DECIDED) == set(RULES_AIMED)


@EVERY_AIM
def test_the_rule_decides_at_the_tables_that_show_it(aim: Aim) -> None:
    rng = Random(1)
    for draw in range(DRAWS):
        rules = aim.tables[draw % len(aim.tables)]
        scenario = from_seed(rng.getrandbits(32), rules, aim.kind, aim.rule)
        assert DECIDED[aim.rule](checked(scenario)), scenario.id


@EVERY_AIM
def test_the_rule_decides_at_every_table_that_can_show_it(aim: Aim) -> None:
    rng = Random(2)
    for ruleset in PRESETS:
        for rules in tables(ruleset, 12):
            if aim.fits(rules):
                scenario = from_seed(rng.getrandbits(32), rules, aim.kind, aim.rule)
                assert DECIDED[aim.rule](checked(scenario)), scenario


@EVERY_AIM
def test_some_wrong_belief_is_tempted(aim: Aim) -> None:
    """Who holds neither suit nor trump may play anything: no belief of ours forbids it (P4)."""
    if aim.rule == "P4" and aim.kind != "trick-winner":
        pytest.skip("no belief errs here yet")
    rng = Random(3)
    found = [
        from_seed(rng.getrandbits(32), aim.tables[draw % len(aim.tables)], aim.kind, aim.rule) for draw in range(DRAWS)
    ]
    tempted = [scenario for scenario in found if next(erring(scenario.position, scenario.question), None) is not None]
    assert len(tempted) > 0.6 * DRAWS


@pytest.mark.parametrize("rule", ["P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9"])
def test_the_deciding_rung_of_the_ladder_is_the_rule(rule: str) -> None:
    rng = Random(4)
    kinds = {aim.kind for aim in AIMS if aim.rule == rule} - {"trick-winner"}
    for kind in kinds:
        for _ in range(DRAWS):
            assert aimed(rng, rule, kind=kind).solution.reasons[0].rule == rule


# -- tables ----------------------------------------------------------------------------------------------------------


def test_without_rules_a_rule_is_shown_at_every_table_that_suits_it() -> None:
    rng = Random(5)
    seen = {aimed(rng, "P7").position.rules.id for _ in range(80)}
    assert seen == {"traditional-2", "traditional-3", "traditional-4-classic", "traditional-4-standard"}
    assert {aimed(rng, "P5").position.rules.id for _ in range(160)} >= {"international-3", "talon", "no-bidding"}


def test_the_table_asked_for_is_the_table_shown() -> None:
    rng = Random(6)
    for rules in PRESETS.values():
        for rule in RULES_AIMED:
            if aims_at(rule, rules):
                assert aimed(rng, rule, rules).position.rules == rules


@pytest.mark.parametrize(
    ("rule", "ruleset"),
    [
        ("P5", "traditional-4-classic"),
        ("P5", "international-2"),
        ("P6", "traditional-3"),
        ("P7", "traditional-4-classic"),
        ("P8", "international-4"),
        ("P9", "traditional-3"),
        ("E3", "traditional-2"),
        ("A4", "traditional-3"),
        ("A1", "international-4"),
        ("B4", "traditional-2"),
        ("B1", "no-bidding"),
        ("N7", "international-4"),
        ("N8", "talon"),
        ("S5", "traditional-2"),
        ("T5", "talon"),
        ("X5", "traditional-3"),
        ("X2", "international-4"),
        ("G1", "talon"),
        ("Q9", "talon"),
    ],
)
def test_a_table_that_cannot_show_a_rule_says_so(rule: str, ruleset: str) -> None:
    with pytest.raises(CannotAim) as refused:
        aimed(Random(1), rule, PRESETS[ruleset])
    assert (refused.value.rule, refused.value.ruleset) == (rule, ruleset)
    assert isinstance(refused.value, ValueError)


def test_an_unknown_rule_is_refused_without_a_table_too() -> None:
    with pytest.raises(CannotAim):
        aimed(Random(1), "Q9")


def test_a_kind_may_be_asked_for() -> None:
    rng = Random(7)
    assert {aimed(rng, "P4", kind="trick-winner").question.kind for _ in range(5)} == {"trick-winner"}
    assert {aimed(rng, "P4").question.kind for _ in range(60)} == {"legal-plays", "may-play", "trick-winner"}
    with pytest.raises(CannotAim):
        aimed(rng, "P4", kind="deal")


# -- what single rules ask for ---------------------------------------------------------------------------------------


def half(rules: RuleSet, count: int) -> Counter[str]:
    """How often iber's half of the difference is shown, and how often overtrumping's."""
    rng = Random(8)
    found: Counter[str] = Counter()
    for _ in range(count):
        case = checked(aimed(rng, "E3", rules))
        found["overtrumping" if case.best[1] == case.trump != case.trick[0][1] else "iber"] += 1
    return found


@pytest.mark.parametrize("options", [{"iber": True}, {"overtrump": True}, {"iber": True, "overtrump": True}])
def test_iber_and_overtrumping_part_in_both_their_ways(options: dict[str, object]) -> None:
    found = half(PRESETS["traditional-4-standard"].with_options(options), 60)
    assert min(found["iber"], found["overtrumping"]) > 12


def test_under_both_the_stricter_of_the_two_holds() -> None:
    rng = Random(9)
    both = PRESETS["traditional-4-standard"].with_options({"iber": True, "overtrump": True})
    for _ in range(40):
        case = checked(aimed(rng, "E3", both, kind="legal-plays"))
        apart = [case.under(iber=True, overtrump=False), case.under(iber=False, overtrump=True)]
        assert isinstance(case.answer, list)
        assert case.answer == min(apart, key=lambda lawful: len(lawful) if isinstance(lawful, list) else 99)


def test_p8_frees_those_who_follow_and_those_who_trump() -> None:
    rng = Random(10)
    rules = PRESETS["traditional-4-standard"].with_options({"iber": True})
    void = 0
    for _ in range(60):
        case = checked(aimed(rng, "P8", rules))
        void += not of_suit(case.hand, case.trick[0][1])
    assert 10 < void < 50


def test_matches_are_decided_in_every_way() -> None:
    rng = Random(11)
    close = PRESETS["traditional-4-classic"].with_options({"win_margin": 2})
    words = {type(aimed(rng, "M2", close).solution.reasons[0]).__name__ for _ in range(60)}
    assert words == {"MatchWon", "LevelAtTop", "LeadTooSmall"}


def test_failed_bids_are_close() -> None:
    rng = Random(12)
    rules = PRESETS["traditional-4-classic"]
    short = []
    for _ in range(100):
        case = checked(aimed(rng, "N3", rules))
        if case.change(case.bound) < 0:
            short.append(33 * case.bidder[1] - naive.side_total(case.table, *spoils(case)))
    assert len(short) > 25
    assert sum(points <= 17 for points in short) > len(short) / 2


def spoils(case: Case) -> tuple[list[str], list[str], str]:
    """What the bound side took and announced, and the trump."""
    taken, announced = mapping(case.position["taken"]), mapping(case.position.get("announced"))
    return cards(taken.get(case.bound, "")), str(announced.get(case.bound, "")).split(), case.trump


def test_when_all_pass_every_option_is_shown() -> None:
    rng = Random(13)
    words = Counter(type(aimed(rng, "B5").solution.reasons[0]).__name__ for _ in range(120))
    assert set(words) == {"AllPassedRedeal", "AllPassedDealerBound", "AllPassedFixedSuit", "AllPassedForehandZero"}


def test_aimed_position_is_the_position_of_aimed() -> None:
    for rule in ("P5", "P7", "A3"):
        assert aimed_position(Random(14), rule) == aimed(Random(14), rule).position


def test_an_aim_asks_no_learner_twice_the_same() -> None:
    rng = Random(15)
    found = {repr(replace(aimed(rng, "P5"), id="")) for _ in range(100)}
    assert len(found) > 95
