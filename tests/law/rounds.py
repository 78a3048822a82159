"""Random rounds and positions in the notation of scenario files, made with the second law alone."""

import random

from .naive import (
    after,
    auction,
    bids,
    clockwise,
    first_leader,
    forehand,
    holds_pair_with,
    lawful,
    next_to_speak,
    read_bid,
    replay,
    winner,
)
from .notation import SUITS, Call
from .tables import Table, refusal, table


def random_options(rng: random.Random, ruleset: str) -> dict[str, object]:
    """Lay some options over a ruleset, section R: any combination that isn't refused."""
    while True:
        every: dict[str, object] = {
            "iber": rng.random() < 0.5,
            "overtrump": rng.random() < 0.5,
            "announcements": rng.random() < 0.5,
            "points_per_game_point": rng.choice([1, 10, 33]),
            "penalty_factor": rng.choice([1, 2, 3]),
            "partners": rng.random() < 0.5,
            "win_margin": rng.choice([1, 2, 3]),
            "first_lead": rng.choice(["bid-winner", "forehand"]),
            "all_pass": rng.choice(["redeal", "dealer-minimum", "fixed-suit", "forehand-zero"]),
            "fixed_suit": rng.choice(SUITS),
            "target": rng.choice([6, 11, 21, 31]),
        }
        options = {name: value for name, value in every.items() if rng.random() < 0.4}
        if refusal(ruleset, options) is None:
            return options


def random_calls(rng: random.Random, t: Table, dealer: str, *, passing: float = 0.5) -> list[Call]:
    """Make a whole bidding, B1, B4: everybody passes as often as `passing` says, else bids low rather than high."""
    said: list[Call] = []
    while (seat := next_to_speak(t, dealer, said)) is not None:
        may = [bid for bid in bids(t, dealer, said) if isinstance(bid, int)]
        if not may or rng.random() < passing:
            said.append(Call(seat, None))
        else:
            said.append(Call(seat, may[min(rng.randrange(len(may)), rng.randrange(len(may)))]))
    return said


def calls_text(said: list[Call]) -> str:
    """Write a bidding: `W:pass N:2`."""
    return " ".join(f"{call.seat}:{'pass' if call.bid is None else call.bid}" for call in said)


def random_auction(rng: random.Random, ruleset: str, options: dict[str, object]) -> dict[str, object]:
    """Make a position for `legal-bids` and `auction-result`: a bidding that has come anywhere, or to its end."""
    t = table(ruleset, options)
    dealer = rng.choice(t.seats)
    said = random_calls(rng, t, dealer, passing=rng.choice([0.3, 0.7, 1.0]))
    if rng.random() < 0.5:
        said = said[: rng.randrange(len(said) + 1)]
    position: dict[str, object] = {"dealer": dealer}
    if said or rng.random() < 0.5:
        position["auction"] = calls_text(said)
    return position


def random_record(
    rng: random.Random, ruleset: str, options: dict[str, object], *, slips: float = 0.0, early: float = 0.0
) -> dict[str, object]:
    """Make a whole round, S4–S9, B1–B5, T1–T6, V1, P1–P11, A1–A3, as a `record`.

    With the chance `slips` a play is any card of the hand, lawful or not (X1); with the chance `early` the record
    breaks off in mid-play. A round that all pass so that it is dealt again (B5) is dealt again here.
    """
    t = table(ruleset, options)
    while True:
        dealer = rng.choice(t.seats)
        said: list[Call] = []
        result = "nobody"
        if t.bidding:
            passing = 1.0 if t.all_pass != "redeal" and rng.random() < 0.3 else 0.5
            said = random_calls(rng, t, dealer, passing=passing)
            result = auction(t, dealer, said)
        if result != "redeal":
            break
    bid = None if result == "nobody" else read_bid(result)

    each, then, left = t.deal
    pack = sorted(t.pack)
    rng.shuffle(pack)
    hands = {}
    for seat in clockwise(t.seats, forehand(t, dealer)):
        hands[seat], pack = pack[: each + then], pack[each + then :]
    stock = pack[:left] if t.stock in ("drawn", "given", "exchanged") else []

    record: dict[str, object] = {
        "dealer": dealer,
        "hands": {seat: " ".join(hands[seat]) for seat in t.seats},
    }
    if stock:
        record["stock"] = " ".join(stock)
    if t.bidding:
        record["auction"] = calls_text(said)
    trump = _settle_trump(rng, t, bid, hands[dealer], record)
    if bid is not None and t.stock == "given":
        stock = _give_away(rng, t, bid[0], hands, stock, record)
    if bid is not None and t.stock == "exchanged":
        _lay_down(rng, hands[bid[0]], stock, record)
    leader = first_leader(t, dealer, bid)
    last = sum(map(len, hands.values())) + (len(stock) if t.stock == "drawn" else 0)
    if rng.random() < early:
        last = rng.randrange(last)
    record["plays"] = _play_out(rng, t, hands, stock, trump, leader, slips, last)
    if record["plays"] == "":
        del record["plays"]
    return record


def _settle_trump(
    rng: random.Random, t: Table, bid: tuple[str, int] | None, dealt: list[str], record: dict[str, object]
) -> str | None:
    """Name, turn or fix the trump, T3–T6, B5; None where the first lead will settle it (T2)."""
    if t.bidding and bid is None:
        trump = t.fixed_suit
        record["trump"] = trump  # B5
        return trump
    if t.trump == "first-lead":
        return None
    if t.trump == "turned" and rng.random() < 0.7:
        turned = rng.choice(dealt)
        record["turned"] = turned
        return turned[1]
    trump = rng.choice(SUITS)
    record["trump"] = trump
    return trump


def _give_away(
    rng: random.Random,
    t: Table,
    giver: str,
    hands: dict[str, list[str]],
    stock: list[str],
    record: dict[str, object],
) -> list[str]:
    """Take the stock and give each of the two others a card, S9."""
    hands[giver] += stock
    gives = []
    for seat in t.seats:
        if seat != giver:
            one = hands[giver].pop(rng.randrange(len(hands[giver])))
            hands[seat].append(one)
            gives.append(f"{seat}:{one}")
    record["gives"] = " ".join(gives)
    return []


def _lay_down(rng: random.Random, hand: list[str], stock: list[str], record: dict[str, object]) -> None:
    """Exchange cards of the hand for as many of the talon, V1."""
    number = rng.randrange(len(stock) + 1)
    down = rng.sample(hand, number)
    for one in down:
        hand.remove(one)
    hand += stock[:number]
    if down:
        record["discards"] = " ".join(down)


def _play_out(
    rng: random.Random,
    t: Table,
    hands: dict[str, list[str]],
    stock: list[str],
    trump: str | None,
    leader: str,
    slips: float,
    last: int,
) -> str:
    """Play at random until `last` cards have been played, P1–P11, A2, and write the tricks down."""
    stock = list(stock)
    written: list[list[str]] = []
    while last > 0:
        on_table: list[str] = []
        written.append([])
        order = clockwise(t.seats, leader)
        for seat in order:
            if last == 0:
                break
            last -= 1
            free = t.stock == "drawn" and bool(stock)
            hand = hands[seat]
            may = lawful(hand, on_table, trump, iber=t.iber, overtrump=t.overtrump, free=free)
            one = rng.choice(hand if rng.random() < slips else may)
            announces = t.announcements and not on_table and holds_pair_with(hand, one) and rng.random() < 0.8
            if trump is None:
                trump = one[1]  # T2
            hand.remove(one)
            on_table.append(one)
            written[-1].append(f"{seat}:{one}{'!' if announces else ''}")
        if len(on_table) == len(order):
            leader = order[winner(on_table, trump)]
            if t.stock == "drawn":
                for seat in clockwise(t.seats, leader):
                    if stock:
                        hands[seat].append(stock.pop(0))
    return " / ".join(" ".join(plays) for plays in written)


def random_position(rng: random.Random, ruleset: str, options: dict[str, object]) -> dict[str, object]:
    """Make a position for `legal-plays`: some hands, a trick anywhere in its course, the trump, the stock.

    Under T2 the first trick of a round has its lead's suit as trump, and an opening lead has none as yet.
    """
    t = table(ruleset, options)
    each, then, _ = t.deal
    most = each + then + (1 if t.stock == "given" else 0)
    size = rng.randint(1, most)
    stock = 0
    if t.stock == "drawn" and rng.random() < 0.4:
        stock, size = rng.choice([2, 4, 6, 8]), most
    first_trick = size == most and (t.stock != "drawn" or stock == 8)
    pack = sorted(t.pack)
    rng.shuffle(pack)
    leader = rng.choice(t.seats)
    order = clockwise(t.seats, leader)
    played = [(seat, pack.pop()) for seat in order[: rng.randrange(len(order))]]
    to_play = after(t.seats, played[-1][0]) if played else leader
    shown = order if rng.random() < 0.3 else [to_play]
    gone = [seat for seat, _ in played]
    hands = {seat: [pack.pop() for _ in range(size - (seat in gone))] for seat in shown}
    hands = {seat: hand for seat, hand in hands.items() if hand}

    position: dict[str, object] = {"hands": {seat: " ".join(hand) for seat, hand in hands.items()}}
    trump = rng.choice(SUITS)
    if first_trick and t.trump == "first-lead":
        trump = played[0][1][1] if played else "unknown"
    if first_trick and not played:
        position["opening"] = True
    position["trump"] = trump
    if played:
        position["trick"] = " ".join(f"{seat}:{one}" for seat, one in played)
    if (len(hands) > 1 and not played) or rng.random() < 0.2:
        position["to_play"] = to_play
    if stock or (t.stock == "drawn" and rng.random() < 0.2):
        position["stock"] = stock
    return position


def random_count(rng: random.Random, ruleset: str, options: dict[str, object]) -> dict[str, object]:
    """Make a position for `round-score`, `side-total` and `game-points`: what the sides took in a random round."""
    t = table(ruleset, options)
    r = replay(t, random_record(rng, ruleset, options))
    position: dict[str, object] = {"taken": {side: " ".join(pile) for side, pile in r.taken.items()}}
    if r.announced:
        position["announced"] = {side: " ".join(pairs) for side, pairs in r.announced.items()}
    if r.trump is not None:
        position["trump"] = r.trump
    if r.bid is not None:
        position["bid"] = f"{r.bid[0]}:{r.bid[1]}"
    return position


def random_scores(rng: random.Random, ruleset: str, options: dict[str, object]) -> dict[str, object]:
    """Make a position for `match-result`: scores about the target, M2."""
    t = table(ruleset, options)
    position: dict[str, object] = {
        "scores": {side: t.target + rng.randint(-4, 4) for side in t.sides},
    }
    if rng.random() < 0.3:
        position["target"] = max(1, t.target + rng.randint(-2, 2))
    return position
