"""The rules against a second, naive law, written by another hand from rules.md alone (`tests/law`).

Whatever can be asked is asked of both, at random but repeatably: the same answers, the same refusals.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from tests.law import naive, rounds
from tests.law.notation import SUITS, mapping
from tests.law.notation import Fault as NaiveFault
from tests.law.tables import RULESETS, Table, table
from tests.rules.written import position_of, question_of, record_of, rules_of
from tutor.cards import CARDS, PACK_24, Card, Hand, NotNotation, Suit
from tutor.drill.answers import Json
from tutor.drill.solve import question_faults, solve
from tutor.rules import table as mutable
from tutor.rules.duties import duty
from tutor.rules.notation import Play
from tutor.rules.position import Position, position_faults
from tutor.rules.record import Round, replay
from tutor.rules.ruleset import PRESETS, RuleSet, TrumpBy

TEXT = [str(card) for card in CARDS]
PAIRS = [(False, False), (True, False), (False, True), (True, True)]  # iber, overtrump
POSITIONS = 3850  # for each of 13 rulesets and 4 pairs: 200,200 in all
Words = dict[str, object]


def test_both_laws_know_the_same_rulesets() -> None:
    assert list(PRESETS) == list(RULESETS)
    assert len(PRESETS) * len(PAIRS) * POSITIONS >= 200_000


# --- lawful cards and trick winners -------------------------------------------------------------------------------


def random_position(rng: Random, rules: RuleSet, pack: list[Card]) -> Position:
    """Any hand of any size at any moment of a trick, the full trick included."""
    length, size = rng.randrange(rules.players + 1), rng.randint(1, rules.hand_size)
    cards = rng.sample(pack, length + size)
    order = rules.from_seat(rng.choice(rules.circle))
    trick = tuple(map(Play, order, cards[:length]))
    trump: Suit | None = rng.choice(list(Suit))
    if rules.trump_by is TrumpBy.FIRST_LEAD and rng.random() < 0.1:
        trump = None
    stock = rng.choice([0, 0, 2, 4, 6, 8]) if rules.stock_size else 0
    hands = {order[length % rules.players]: Hand.of(cards[length:])}
    return Position(rules=rules, trump=trump, hands=hands, trick=trick, stock=stock)


def table_at(position: Position) -> mutable.Table:
    """The same moment on the mutable core."""
    rules, circle = position.rules, position.rules.circle
    masks = [position.hands.get(seat, Hand()).mask for seat in circle]
    first = position.trick[0].seat if position.trick else next(iter(position.hands))
    for play in position.trick:
        masks[circle.index(play.seat)] |= play.card.bit
    stock = [CARDS[0]] * position.stock  # only how many matters
    core = mutable.Table(rules, masks, circle.index(first), position.trump, stock)
    for play in position.trick:
        core.put(play.card)
    return core


@pytest.mark.parametrize(("iber", "overtrump"), PAIRS, ids=["plain", "iber", "overtrump", "both"])
@pytest.mark.parametrize("ruleset", PRESETS)
def test_both_laws_allow_the_same_cards_and_name_the_same_winner(ruleset: str, iber: bool, overtrump: bool) -> None:
    """P1–P9, P11, E3, E5"""
    rules = rules_of(ruleset, {"iber": iber, "overtrump": overtrump})
    rng, pack = Random(f"{ruleset} {iber} {overtrump}"), list(rules.pack)
    decided = set()
    for _ in range(POSITIONS):
        position = random_position(rng, rules, pack)
        trick = [TEXT[play.card] for play in position.trick]
        now = position.trump_now
        trump = None if now is None else "hdcs"[now]
        if trick:
            assert TEXT[position.winning.card] == trick[naive.winner(trick, trump)], position
        if len(trick) == rules.players:
            continue
        (hand,) = position.hands.values()
        free = position.stock > 0
        may = naive.lawful([TEXT[card] for card in hand], trick, trump, iber=iber, overtrump=overtrump, free=free)
        cards, why = position.duty
        assert [TEXT[card] for card in Hand(cards)] == may, position
        assert table_at(position).owes() == (cards, why), position
        decided.add(why.rule)
    assert decided == rules_that_decide(rules, iber, overtrump)


def rules_that_decide(rules: RuleSet, iber: bool, overtrump: bool) -> set[str]:
    """Which rules come up at a table: the sample meets all of them."""
    found = {"P1", "P3", "P4", "P7" if iber else "P2"} | ({"P9"} if rules.stock_size else set())
    if rules.players > 2:  # a second player can't meet a trumped trick
        found |= ({"P8"} if iber else set()) | ({"P5", "P6"} if overtrump else set())
    return found


# --- every other question ----------------------------------------------------------------------------------------


def ours(rules: RuleSet, position: Words, ask: str | Words) -> tuple[str, Json]:
    """Our answer, or that there is none, with the first reason."""
    found, question = position_of(rules, position), question_of(rules, ask)
    faults = [*position_faults(found), *question_faults(found, question)]
    return ("refused", faults[0].error) if faults else ("answered", solve(found, question).answer.json)


def theirs(ruleset: str, options: Words, position: Words, ask: str | Words) -> tuple[str, object]:
    """The second law's answer, or that there is none."""
    try:
        return "answered", naive.answer(ruleset, options, position, ask)
    except NaiveFault as fault:
        return "refused", str(fault)


def agree(ruleset: str, options: Words, position: Words, ask: str | Words) -> bool:
    """Whether both laws give the same answer, or both refuse; tells otherwise."""
    mine = ours(rules_of(ruleset, options), position, ask)
    other = theirs(ruleset, options, position, ask)
    told = f"{ruleset} {options} {position} {ask}: {mine} against {other}"
    assert mine[0] == other[0], told
    assert mine[0] == "refused" or mine == other, told
    return mine[0] == "answered"


def drawn_options(rng: Random, ruleset: str) -> Words:
    """Options that this ruleset takes."""
    return rounds.random_options(rng, ruleset)


def seeds(ruleset: str, what: str, count: int) -> Iterator[tuple[Random, Words, Table]]:
    """Repeatable chance with options."""
    rng = Random(f"{ruleset} {what}")
    for _ in range(count):
        options = drawn_options(rng, ruleset)
        yield rng, options, table(ruleset, options)


@pytest.mark.parametrize("ruleset", PRESETS)
def test_both_laws_answer_alike_about_a_trick(ruleset: str) -> None:
    """P1–P11, A1–A5, C5: as scenario files ask"""
    for rng, options, _ in seeds(ruleset, "trick", 80):
        position = rounds.random_position(rng, ruleset, options)
        if rng.random() < 0.1:
            position.pop("trump", None)
        if "opening" in position and rng.random() < 0.3:
            position["trump"] = rng.choice(SUITS)  # a fixed suit, perhaps
        asked: list[str | Words] = ["legal-plays", "trick-winner", *(["trick-points"] if "trick" in position else [])]
        for one in {word for held in mapping(position["hands"]).values() for word in str(held).split()}:
            asked += [{"kind": "may-play", "card": one}, {"kind": "announcement", "card": one}]
        for ask in asked:
            if "trump" in position or not hangs_on_trump(ruleset, options, position, ask):
                agree(ruleset, options, position, ask)


def hangs_on_trump(ruleset: str, options: Words, position: Words, ask: str | Words) -> bool:
    """Whether the second law refuses for want of a trump; ours does only where the answer hangs on it."""
    outcome, told = theirs(ruleset, options, position, ask)
    if outcome == "answered" or "T3–T6" not in str(told):
        return False
    told_all = {str(theirs(ruleset, options, {**position, "trump": suit}, ask)) for suit in SUITS}
    mine = ours(rules_of(ruleset, options), position, ask)
    if len(told_all) == 1 and ask != "trick-winner":
        assert str(mine) == told_all.pop()
    else:
        assert mine[0] == "refused"
    return True


@pytest.mark.parametrize("ruleset", PRESETS)
def test_both_laws_answer_alike_about_counts_and_matches(ruleset: str) -> None:
    """N1–N8, A6, B6, M2, C4, C5"""
    for rng, options, settled in seeds(ruleset, "count", 40):
        count = rounds.random_count(rng, ruleset, options)
        if rng.random() < 0.1:
            count.pop("trump", None)
        if settled.bidding and rng.random() < 0.5:
            count["bid"] = f"{rng.choice(settled.seats)}:{rng.randint(settled.lowest_bid, settled.highest_bid)}"
        asks: list[str | Words] = ["round-score", "deal", {"kind": "game-points", "total": rng.randrange(221)}]
        for side in settled.sides:
            asks += [{"kind": "side-total", "side": side}, {"kind": "game-points", "side": side}]
        suit = rng.choice(SUITS)
        of_suit = [one for one in sorted(settled.pack) if one[1] == suit]
        asks.append({"kind": "rank-order", "cards": rng.sample(of_suit, rng.randint(1, len(of_suit)))})
        for ask in asks:
            agree(ruleset, options, count, ask)
        pile = rng.sample(sorted(settled.pack), rng.randint(0, len(settled.pack)))
        assert agree(ruleset, options, {"pile": pile}, "card-points")
        for _ in range(5):
            assert agree(ruleset, options, rounds.random_scores(rng, ruleset, options), "match-result")


@pytest.mark.parametrize("ruleset", PRESETS)
def test_both_laws_hear_the_same_bidding(ruleset: str) -> None:
    """B1–B5, P1, S10"""
    for rng, options, settled in seeds(ruleset, "auction", 80):
        position: Words = {"dealer": rng.choice(settled.seats)}
        if settled.bidding:
            position = rounds.random_auction(rng, ruleset, options)
            if rng.random() < 0.3:
                position["auction"] = spoilt_calls(rng, settled, str(position.get("auction", "")).split())
        for ask in ("legal-bids", "auction-result", "next-dealer"):
            if ask != "next-dealer" or agree(ruleset, options, position, "legal-bids"):
                agree(ruleset, options, position, ask)
        lead: Words = {"dealer": rng.choice(settled.seats)}
        if settled.bidding:
            lead["bid"] = f"{rng.choice(settled.seats)}:{rng.randint(settled.lowest_bid, settled.highest_bid)}"
        assert agree(ruleset, options, lead, "first-leader")


def spoilt_calls(rng: Random, settled: Table, said: list[str]) -> str:
    """A bidding in which one word is another one, is left out, or comes twice."""
    if said:
        place = rng.randrange(len(said))
        other = f"{rng.choice(settled.seats)}:{rng.choice(['pass', *range(1, 13)])}"
        said[place : place + 1] = rng.choice([[other], [], [said[place]] * 2])
    return " ".join(said)


@pytest.mark.parametrize("ruleset", PRESETS)
def test_both_laws_replay_rounds_alike(ruleset: str) -> None:
    """S4–S9, B1–B6, T1–T6, P1–P11, A1–A5, N1–N8, V1, X1: rounds with and without slips, whole and broken off"""
    for rng, options, _ in seeds(ruleset, "rounds", 40):
        slips = rng.choice([0.0, 0.05, 0.5])
        record = rounds.random_record(rng, ruleset, options, slips=slips, early=0.3)
        same_round(ruleset, options, record)
        for ask in ("find-revoke", "trump", "round-score"):
            agree(ruleset, options, {"record": record}, ask)


def same_round(ruleset: str, options: Words, record: Words) -> None:
    """Both replays come to the same."""
    rules, settled = rules_of(ruleset, options), table(ruleset, options)
    mine, other = replay(rules, record_of(rules, record)), naive.replay(settled, record)
    assert mine.faults == ()
    assert (None if mine.trump is None else str(mine.trump)) == other.trump
    assert (None if mine.bid is None else tuple(mine.bid)) == other.bid
    assert list(mine.winners) == other.winners
    assert [(step.trick, step.play.seat) for step in mine.revokes] == other.revokes
    assert mine.over == other.finished
    assert {side: set(map(str, pile)) for side, pile in mine.taken.items() if pile} == {
        side: set(pile) for side, pile in other.taken.items()
    }
    assert {side: list(map(str, pairs)) for side, pairs in mine.announced.items() if pairs} == other.announced
    assert len(mine.steps) == len(str(record.get("plays", "")).replace("/", " ").split())
    assert still_held(mine) == {seat: set(held) for seat, held in other.hands.items()}


def still_held(played: Round) -> dict[str, set[str]]:
    """Who holds what at the end of a record; draws included (P10)."""
    rules = played.rules
    hands = {str(seat): set(map(str, hand)) for seat, hand in played.hands.items()}
    stock, taken = list(played.stock), 0
    for place, step in enumerate(played.steps, 1):
        hands[step.play.seat].remove(str(step.play.card))
        if place % rules.players == 0:
            for seat in rules.from_seat(played.winners[taken]):
                if stock:
                    hands[seat].add(str(stock.pop(0)))
            taken += 1
    return hands


@pytest.mark.parametrize("ruleset", PRESETS)
def test_both_laws_settle_accusations_alike(ruleset: str) -> None:
    """X2–X6, E6. The second law hears nobody accused of talking who has no partner; ours is not as strict."""
    for rng, options, settled in seeds(ruleset, "accusations", 40):
        record = rounds.random_record(rng, ruleset, options, slips=0.15, early=0.3)
        alone = max(map(len, settled.sides.values())) == 1
        for _ in range(6):
            accuser, accused = rng.choice(settled.seats), rng.choice(settled.seats)
            ask: Words = {"kind": "accusation", "accuser": accuser, "accused": accused, "waive": rng.random() < 0.2}
            agree(ruleset, options, {"record": record}, {**ask, "for": "revoke"})
            if not alone or accuser == accused or settled.family == "international":
                bid: Words = (
                    {"bid": f"{accused}:{settled.lowest_bid}"} if settled.bidding and rng.random() < 0.5 else {}
                )
                agree(ruleset, options, bid, {**ask, "for": "talk", "true_talk": rng.random() < 0.5})


# --- what can't be -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", PRESETS)
def test_both_laws_refuse_the_same_records(ruleset: str) -> None:
    """What no table could do, found by spoiling true records in one place or two"""
    refused = 0
    for rng, options, settled in seeds(ruleset, "spoilt", 120):
        record = rounds.random_record(rng, ruleset, options, slips=0.1, early=0.5)
        for _ in range(rng.choice([1, 1, 2])):
            record = spoilt(rng, settled, record)
        refused += not same_refusal(ruleset, options, settled, record)
    assert refused > 30


def same_refusal(ruleset: str, options: Words, settled: Table, record: Words) -> bool:
    """Whether both replay this record; tells where one does and the other doesn't."""
    rules = rules_of(ruleset, options)
    try:
        naive.replay(settled, record)
    except NaiveFault as fault:
        other: str | None = str(fault)
    else:
        other = None
    try:
        mine = " ".join(fault.error for fault in replay(rules, record_of(rules, record)).faults) or None
    except NotNotation as fault:
        mine = str(fault)
    assert (mine is None) == (other is None), f"{ruleset} {options} {record}: {mine} against {other}"
    if other is None:
        same_round(ruleset, options, record)
    return other is None


def spoilt(rng: Random, settled: Table, record: Words) -> Words:
    """A record with one thing changed."""
    record = {**record, "hands": dict(mapping(record["hands"]))}
    plays = str(record.get("plays", "")).split(" ")
    some = rng.sample(sorted(settled.pack), 5)
    seat = rng.choice(settled.seats)
    place = rng.choice([index for index, word in enumerate(plays) if word != "/"])
    match rng.randrange(12):
        case 0 if plays[place]:
            plays[place] = f"{plays[place].split(':')[0]}:{some[0]}"
        case 1 if plays[place]:
            plays[place] = f"{seat}:{plays[place].split(':')[1]}"
        case 2 if plays[place]:
            plays[place] = plays[place].removesuffix("!") if "!" in plays[place] else plays[place] + "!"
        case 3 if plays[place]:
            plays[place : place + 1] = rng.choice([[], [plays[place]] * 2])
        case 4 if "auction" in record:
            record["auction"] = spoilt_calls(rng, settled, str(record["auction"]).split())
        case 5:
            record.pop(rng.choice(["auction", "trump", "turned", "gives", "discards", "plays"]), None)
            return record
        case 6:
            record["trump"] = some[0][1]
        case 7:
            record["turned"] = some[0]
        case 8:
            gets = rng.sample(settled.seats, rng.randint(1, len(settled.seats)))
            record["gives"] = " ".join(f"{one}:{card}" for one, card in zip(gets, some, strict=False))
        case 9:
            record["discards"] = " ".join(some[: rng.randint(1, 5)])
        case 10:
            hands = mapping(record["hands"])
            held = str(hands[seat]).split()
            held[rng.randrange(len(held))] = rng.choice([*some, "7h"])
            record["hands"] = {**hands, seat: " ".join(held)}
        case _:
            record["dealer"] = seat
    if any(plays):
        record["plays"] = " ".join(plays)
    return record


# --- exhaustively ------------------------------------------------------------------------------------------------


@pytest.mark.exhaustive
@pytest.mark.parametrize(("iber", "overtrump"), PAIRS, ids=["plain", "iber", "overtrump", "both"])
@pytest.mark.parametrize("trump", list(Suit), ids=str)
def test_both_laws_allow_the_same_of_every_two_cards_to_every_trick_of_two(
    trump: Suit, iber: bool, overtrump: bool
) -> None:
    """P2–P8, E3, E5: a heart led, any card played to it, any two cards in hand; suits have equal standing"""
    for lead in PACK_24.of_suit(Suit.HEARTS):
        for second in PACK_24.without(lead):
            trick, text = (lead, second), [TEXT[lead], TEXT[second]]
            for pair in combinations(PACK_24.without(lead).without(second), 2):
                may = naive.lawful(
                    [TEXT[card] for card in pair], text, str(trump), iber=iber, overtrump=overtrump, free=False
                )
                owing = duty(Hand.of(pair), trick, trump, iber=iber, overtrump=overtrump)
                assert [TEXT[card] for card in owing.hand] == may
