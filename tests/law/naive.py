"""The law of Cruce card by card, in the plainest Python, straight from the text of rules.md.

`answer` takes a question of a scenario file and gives its answer. Beneath it stand small functions, one for each
part of the rules, that take plain strings and lists. Where the text leaves a choice, a comment says *Decision*.
"""

from dataclasses import dataclass, field

from .notation import (
    RANKS,
    Call,
    Fault,
    Play,
    calls,
    card,
    cards,
    divided,
    gifts,
    in_order,
    mapping,
    suit,
    suits,
    trick,
    tricks,
    whole,
)
from .tables import Table, table

STRENGTH = {rank: place for place, rank in enumerate(RANKS)}
"""C4: 7 8 9 J Q K T A, from low to high."""
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
"""C5."""


# --- C: cards -------------------------------------------------------------------------------------------------


def points(pile: list[str]) -> int:
    """Count the points of some cards, C5."""
    return sum(POINTS[c[0]] for c in pile)


def rank_order(hand: list[str]) -> list[str]:
    """Sort cards of one suit from low to high, C4."""
    if len({c[1] for c in hand}) > 1:
        raise Fault("cards of several suits have no order among them")
    return sorted(hand, key=lambda c: STRENGTH[c[0]])


# --- S: seats, sides, deal ------------------------------------------------------------------------------------


def clockwise(seats: list[str], first: str) -> list[str]:
    """List the seats clockwise from one of them on, S1."""
    if first not in seats:
        raise Fault(f"nobody sits at {first!r}")
    start = seats.index(first)
    return seats[start:] + seats[:start]


def after(seats: list[str], seat: str) -> str:
    """Give the next seat clockwise, S1."""
    return clockwise(seats, seat)[1]


def forehand(t: Table, dealer: str) -> str:
    """Give the seat after the dealer's, S1."""
    return after(t.seats, dealer)


def next_dealer(t: Table, dealer: str) -> str:
    """Say who deals the next round, S10 (a round dealt again, which keeps its dealer, is not the next one)."""
    return forehand(t, dealer)


def side_of(t: Table, seat: str) -> str:
    """Give the side to which a seat belongs, S2."""
    for side, members in t.sides.items():
        if seat in members:
            return side
    raise Fault(f"nobody sits at {seat!r}")


def deal(t: Table) -> dict[str, int]:
    """Say how many cards are dealt, S4–S8, V1, E1."""
    each, then, left = t.deal
    return {"each": each, "then": then, "left": left}


# --- P: play --------------------------------------------------------------------------------------------------


def lawful(
    hand: list[str], trick: list[str], trump: str | None, *, iber: bool, overtrump: bool, free: bool
) -> list[str]:
    """List the cards of a hand that may be played now, P1–P9, E3, E5.

    `trick` holds the cards on the table in playing order; `free` says that cards remain in the stock (P9).
    """
    if free:  # P9
        return list(hand)
    if not trick:  # P1: a leader may lead any card
        return list(hand)

    led = trick[0][1]
    trumps_in_trick = [c for c in trick if c[1] == trump]

    of_suit = [c for c in hand if c[1] == led]
    if of_suit:  # P2
        # P7 binds if trump was led, or if a plain suit was led and nobody has trumped yet; else P8.
        # E5: overtrumping (P5) says nothing about following suit, not even when trump was led.
        if iber and (led == trump or not trumps_in_trick):
            best = max(STRENGTH[c[0]] for c in trick if c[1] == led)
            higher = [c for c in of_suit if STRENGTH[c[0]] > best]
            if higher:
                return higher
        return of_suit

    trumps = [c for c in hand if c[1] == trump]
    if trumps:  # P3; a plain suit was led, for whoever holds a trump could have followed a trump lead
        # P5 stands also where iber is played: P8, E3. Without it any trump will do; the first trump beats
        # the suit led anyway, so P7 asks nothing more.
        if overtrump and trumps_in_trick:
            best = max(STRENGTH[c[0]] for c in trumps_in_trick)
            higher = [c for c in trumps if STRENGTH[c[0]] > best]
            if higher:
                return higher
        return trumps  # P6

    return list(hand)  # P4


def winner(trick: list[str], trump: str | None) -> int:
    """Give the place in the trick (0 is the lead) of the card that takes it, P11."""
    trumps = [c for c in trick if c[1] == trump]
    candidates = trumps or [c for c in trick if c[1] == trick[0][1]]
    return trick.index(max(candidates, key=lambda c: STRENGTH[c[0]]))


def first_leader(t: Table, dealer: str | None, bid: tuple[str, int] | None) -> str:
    """Say who leads to the first trick, P1.

    Decision: where the bid winner leads but nobody is bound (B5, fixed-suit), forehand leads.
    """
    if t.first_lead == "bid-winner" and bid is not None:
        return bid[0]
    if dealer is None:
        raise Fault("who leads depends on the dealer")
    return forehand(t, dealer)


# --- A: announcements -----------------------------------------------------------------------------------------


def pair_value(pair: str, trump: str | None) -> int:
    """Give the points of a pair of the suit `pair`, A1."""
    return 40 if pair == trump else 20


def holds_pair_with(hand: list[str], led: str) -> bool:
    """Say whether this lead is one of a king and a queen that are both in the hand, A1, A2."""
    return led in hand and led[0] in "KQ" and "K" + led[1] in hand and "Q" + led[1] in hand


def announcement(t: Table, hand: list[str], led: str, *, trump: str | None, on_table: bool, opening: bool) -> int:
    """Say what playing this card announces, A1–A4: 0 where a trick lies on the table (A3).

    Under T2 the very first lead makes its suit trump, so its pair is worth 40 (A4).
    Decision: under T2 with B5 fixed-suit a trump already known at the opening lead is the fixed suit and stays trump.
    """
    if led not in hand:
        raise Fault(f"{led} is not in the hand")
    if not t.announcements or on_table or not holds_pair_with(hand, led):
        return 0
    if t.trump == "first-lead":
        fixed = t.all_pass == "fixed-suit" and trump is not None and trump == t.fixed_suit
        if trump is None or (opening and not fixed):
            return 40  # A4
    if trump is None:
        raise Fault("here the trump is named before the first lead (T3–T6)")
    return pair_value(led[1], trump)


# --- B: bidding -----------------------------------------------------------------------------------------------


def highest_call(said: list[Call]) -> tuple[str, int] | None:
    """Give the highest bid so far with its seat, B2; None if nobody has bid."""
    made = [(c.seat, c.bid) for c in said if c.bid is not None]
    return max(made, key=lambda one: one[1]) if made else None


def next_to_speak(t: Table, dealer: str, said: list[Call]) -> str | None:
    """Say whose turn it is in the bidding, B1, B4; None when it is over."""
    order = clockwise(t.seats, forehand(t, dealer))
    if t.family == "traditional":  # B1: one turn each, from forehand, dealer last
        return order[len(said)] if len(said) < len(order) else None
    # B4: round and round; whoever has passed is out
    passed = [c.seat for c in said if c.bid is None]
    left = [seat for seat in order if seat not in passed]
    if not left:
        return None
    if len(left) == 1 and highest_call(said) is not None:
        return None
    if not said:
        return order[0]
    return next(seat for seat in clockwise(t.seats, after(t.seats, said[-1].seat)) if seat in left)


def bids(t: Table, dealer: str, said: list[Call]) -> list[str | int]:
    """List what the next bidder may say, B1, B4: `pass`, then numbers; nothing when the bidding is over."""
    if not t.bidding:
        raise Fault("there is no bidding here (V3)")
    if next_to_speak(t, dealer, said) is None:
        return []
    best = highest_call(said)
    lowest = t.lowest_bid if best is None else best[1] + 1
    return ["pass", *range(lowest, t.highest_bid + 1)]


def check_auction(t: Table, dealer: str, said: list[Call]) -> None:
    """Raise `Fault` for a bidding that can't have been: out of turn, too low or too high, B1, B4."""
    for place, call in enumerate(said):
        before = said[:place]
        if call.seat != next_to_speak(t, dealer, before):
            raise Fault(f"{call.seat} speaks out of turn")
        if (call.bid or "pass") not in bids(t, dealer, before):
            raise Fault(f"{call.seat} can't bid {call.bid}")


def auction(t: Table, dealer: str, said: list[Call]) -> str:
    """Say how the bidding stands, B2, B4, B5: `N:2`, `open:E`, `redeal`, `nobody`."""
    if not t.bidding:
        raise Fault("there is no bidding here (V3)")
    check_auction(t, dealer, said)
    speaker = next_to_speak(t, dealer, said)
    if speaker is not None:
        return f"open:{speaker}"
    best = highest_call(said)
    if best is not None:
        return f"{best[0]}:{best[1]}"
    if t.all_pass == "dealer-minimum":
        return f"{dealer}:{t.lowest_bid}"
    if t.all_pass == "forehand-zero":
        return f"{forehand(t, dealer)}:0"
    return "nobody" if t.all_pass == "fixed-suit" else "redeal"


# --- N: counting and scoring ----------------------------------------------------------------------------------


def side_total(t: Table, pile: list[str], announced: list[str], trump: str | None) -> int:
    """Count a side's card points with its announcements, N1, A1, A5."""
    if announced and not t.announcements:
        raise Fault("nothing is announced here")
    if announced and trump is None:
        raise Fault("what a pair is worth depends on the trump")
    return points(pile) + sum(pair_value(pair, trump) for pair in announced)


def game_points(t: Table, total: int) -> int:
    """Turn a sum of points into game points, N2: divided by 33 and rounded down (by 1: card points, N5)."""
    return total // t.points_per_game_point


def round_score(
    t: Table,
    taken: dict[str, list[str]],
    announced: dict[str, list[str]],
    trump: str | None,
    bid: tuple[str, int] | None,
) -> dict[str, int]:
    """Give the change of every side's match score, N1–N8, B5, B6. `bid` is None where nobody is bound.

    Decision: the count by `points_per_game_point` and the penalty by `penalty_factor` go together freely in
    both families, as section R says; N7 then is a factor on N3 as well as on N5.
    """
    change = {}
    for side in t.sides:
        total = side_total(t, taken.get(side, []), announced.get(side, []), trump)
        scored = game_points(t, total)
        if bid is None or side_of(t, bid[0]) != side:
            change[side] = scored  # N4, N5, N8
            continue
        if t.family == "international" and bid[1] == 11:
            made = all(points(taken.get(other, [])) == 0 for other in t.sides if other != side)  # B6, E2
        else:
            made = scored >= bid[1]  # N3, N5
        change[side] = scored if made else -bid[1] * t.penalty_factor  # N3, N5, N7
    return change


# --- M: the match ---------------------------------------------------------------------------------------------


def match(scores: dict[str, int], target: int, win_margin: int) -> str:
    """Say which side has won the match, or `continue`, M2, E9."""
    best = max(scores.values())
    if best < target:
        return "continue"
    first = [side for side, score in scores.items() if score == best]
    if len(first) > 1:
        return "continue"  # level at the top
    others = [score for side, score in scores.items() if side != first[0]]
    return first[0] if best - max(others) >= win_margin else "continue"


# --- a whole round --------------------------------------------------------------------------------------------


@dataclass
class Replay:
    """What a record has come to, as far as it goes."""

    dealer: str
    hands: dict[str, list[str]]
    """The cards still in each hand."""
    stock: list[str]
    """The cards that lie down, the top one first."""
    result: str
    """How the bidding stands, as `auction` says it; `nobody` too where there is no bidding."""
    bid: tuple[str, int] | None = None
    trump: str | None = None
    winners: list[str] = field(default_factory=list)
    """Who took each finished trick."""
    taken: dict[str, list[str]] = field(default_factory=dict)
    announced: dict[str, list[str]] = field(default_factory=dict)
    revokes: list[tuple[int, str]] = field(default_factory=list)
    """Every unlawful play, as number of the trick and seat, in order (X1)."""
    finished: bool = False


def replay(t: Table, record: dict[str, object]) -> Replay:
    """Play a record through as it was played, revokes and all (X1), B1–B5, T1–T6, S9, V1, P1, P10, P11, A2.

    Raises `Fault` for what no table could do.
    """
    r = _dealt(t, record)
    _bid(t, record, r)
    r.trump = _record_trump(t, record, r)
    _give(t, record, r)
    _exchange(t, record, r)
    _play(t, record, r)
    return r


def _dealt(t: Table, record: dict[str, object]) -> Replay:
    """Read dealer, hands and stock of a record, S4–S8, V1."""
    each, then, left = t.deal
    dealer = str(record.get("dealer"))
    forehand(t, dealer)  # raises Fault where nobody sits
    hands = {str(seat): cards(held) for seat, held in mapping(record.get("hands")).items()}
    if set(hands) != set(t.seats):
        raise Fault("a record shows the hand of every seat")
    for seat, held in hands.items():
        if len(held) != each + then:
            raise Fault(f"{seat} is dealt {each + then} cards")
    stock = cards(record.get("stock"))
    if len(stock) != (left if t.stock in ("drawn", "given", "exchanged") else 0):
        raise Fault("the stock has not its number of cards")
    shown = [c for held in hands.values() for c in held] + stock
    if len(set(shown)) != len(shown) or not set(shown) <= t.pack:
        raise Fault("a card twice, or one that is not in the pack")
    return Replay(dealer, hands, stock, "nobody")


def _bid(t: Table, record: dict[str, object], r: Replay) -> None:
    """Read how the bidding of a record went, B1–B5."""
    if t.bidding:
        r.result = auction(t, r.dealer, calls(record.get("auction")))
        if r.result not in ("redeal", "nobody") and not r.result.startswith("open:"):
            r.bid = read_bid(r.result)
    elif "auction" in record:
        raise Fault("there is no bidding here (V3)")


def _record_trump(t: Table, record: dict[str, object], r: Replay) -> str | None:
    """Find the trump of a record, T2–T6, B5; None where it is not settled.

    Decision: where all have passed under fixed-suit, that suit is trump even with table trump (V4), for B5 speaks
    of this very case; a record that names another one is at fault.
    """
    given = suit(record["trump"]) if "trump" in record else None
    if "turned" in record:
        turned = card(record["turned"])
        if t.trump != "turned" or turned not in r.hands[r.dealer]:
            raise Fault("the card turned up is the dealer's, and only without bidding (T5)")
        if given not in (None, turned[1]):
            raise Fault("the card turned up says another trump")
        return turned[1]  # T5
    if t.bidding and r.result == "nobody":
        if given not in (None, t.fixed_suit):
            raise Fault("when all have passed the fixed suit is trump (B5)")
        return t.fixed_suit
    if t.trump == "named" and r.bid is None and given is not None:
        raise Fault("nobody has won the bidding who could name the trump (T1)")
    if t.trump != "first-lead":
        return given  # T3–T6
    played = tricks(record.get("plays"))
    led = played[0][0].card[1] if played and played[0] else None
    if given not in (None, led):
        raise Fault("the suit of the first lead is trump (T2)")
    return led


def _give(t: Table, record: dict[str, object], r: Replay) -> None:
    """Let the bid winner take the stock and give a card to each of the others, S9.

    Decision: where nobody is bound (B5, fixed-suit) nobody takes the stock; seven tricks are played.
    Decision: a record that stops before `gives` leaves the stock where it lies.
    """
    given = gifts(record.get("gives"))
    if not given:
        return
    if t.stock != "given" or r.bid is None or r.trump is None:
        raise Fault("only the bid winner gives cards, in the traditional game of three, once trump is named (S9)")
    giver = r.bid[0]
    if sorted(seat for seat, _ in given) != sorted(seat for seat in t.seats if seat != giver):
        raise Fault("each of the two others is given one card (S9)")
    r.hands[giver] += r.stock
    r.stock = []
    for receiver, one in given:
        if one not in r.hands[giver]:
            raise Fault(f"{giver} can't give {one}")
        r.hands[giver].remove(one)
        r.hands[receiver].append(one)


def _exchange(t: Table, record: dict[str, object], r: Replay) -> None:
    """Let the bid winner exchange cards with the talon, V1.

    Decision: as many cards as are laid down are taken from the top first, so that a card just taken may be laid
    down again.
    """
    laid_down = cards(record.get("discards"))
    if not laid_down:
        return
    if t.stock != "exchanged" or r.bid is None or len(laid_down) > len(r.stock):
        raise Fault("only the bid winner exchanges cards, with the talon alone (V1)")
    hand = r.hands[r.bid[0]]
    hand += r.stock[: len(laid_down)]
    r.stock = r.stock[len(laid_down) :]
    for one in laid_down:
        if one not in hand:
            raise Fault(f"{one} is not there to be laid down")
        hand.remove(one)
        r.stock.append(one)


def _ready_to_play(t: Table, r: Replay) -> None:
    """Raise `Fault` where a record plays on before bidding, trump and stock are settled, T3–T5, S9."""
    if r.result == "redeal" or r.result.startswith("open:"):
        raise Fault("nothing can be played before the bidding is settled")
    if r.trump is None:
        raise Fault("nothing can be played before the trump is settled")
    if t.stock == "given" and r.bid is not None and r.stock:
        raise Fault("the bid winner first takes the stock and gives two cards (S9)")


def _play(t: Table, record: dict[str, object], r: Replay) -> None:
    """Play the tricks of a record, P1, P9–P11, A2, A3, X1."""
    played = tricks(record.get("plays"))
    if played:
        _ready_to_play(t, r)
        leader = first_leader(t, r.dealer, r.bid)
    for number, plays in enumerate(played, start=1):
        order = clockwise(t.seats, leader)
        if len(plays) > len(order) or (len(plays) < len(order) and number < len(played)):
            raise Fault(f"trick {number} has not its number of cards")
        on_table: list[str] = []
        for seat, one in zip(order, plays, strict=False):
            _play_card(t, r, number, seat, one, on_table)
        if len(plays) < len(order):
            return
        leader = order[winner(on_table, r.trump)]
        r.winners.append(leader)
        r.taken.setdefault(side_of(t, leader), []).extend(on_table)
        if t.stock == "drawn":
            for seat in clockwise(t.seats, leader):  # P10: the winner draws first
                if r.stock:
                    r.hands[seat].append(r.stock.pop(0))
    r.finished = not any(r.hands.values())


def _play_card(t: Table, r: Replay, number: int, seat: str, one: Play, on_table: list[str]) -> None:
    """Play one card of a record, P1–P9, A2, A3, X1."""
    hand = r.hands[seat]
    if one.seat != seat:
        raise Fault(f"trick {number}: it is {seat}'s turn")
    if one.card not in hand:
        raise Fault(f"trick {number}: {seat} doesn't hold {one.card}")
    if one.announces:
        if not t.announcements or on_table or not holds_pair_with(hand, one.card):
            raise Fault(f"trick {number}: {seat} can't announce with {one.card} (A2, A3)")
        r.announced.setdefault(side_of(t, seat), []).append(one.card[1])
    free = t.stock == "drawn" and bool(r.stock)  # P9
    may = lawful(hand, on_table, r.trump, iber=t.iber, overtrump=t.overtrump, free=free)
    if one.card not in may:
        r.revokes.append((number, seat))
    hand.remove(one.card)
    on_table.append(one.card)


def revokes(t: Table, record: dict[str, object]) -> list[tuple[int, str]]:
    """List every unlawful play of a record as number of the trick and seat, X1."""
    return replay(t, record).revokes


def record_score(t: Table, record: dict[str, object]) -> dict[str, int]:
    """Give the change of every side's match score for a record, unlawful plays scored as played, N1–N8, X1.

    Decision: a round that all have passed and that is dealt again (B5) changes nothing.
    """
    r = replay(t, record)
    if r.result == "redeal":
        return dict.fromkeys(t.sides, 0)
    if not r.finished:
        raise Fault("the round is not over")
    return round_score(t, r.taken, r.announced, r.trump, r.bid)


# --- X: honesty -----------------------------------------------------------------------------------------------


def accusation(
    t: Table, accuser: str, accused: str, *, right: bool, talk: bool, waive: bool, bid: tuple[str, int] | None
) -> dict[str, object]:
    """Say what follows from an accusation, X2–X6, E6.

    Decision: X3 (the lost bid) belongs to the proved revoke, whose round is void. Talking costs 3 points and no
    more, as X5 says, and the round goes on (E6).
    """
    offender, plaintiff = side_of(t, accused), side_of(t, accuser)
    if t.family != "traditional":
        raise Fault("section X is the traditional family's")
    if offender == plaintiff:
        raise Fault("one accuses a player of another side (X2)")
    if talk and len(t.sides[offender]) == 1:
        raise Fault("who has no partner has nobody to tell (X5)")
    change = dict.fromkeys(t.sides, 0)
    void = False
    if waive:  # X6
        pass
    elif not right:  # X4
        change[plaintiff] -= 3
    elif talk:  # X5, E6
        change[offender] -= 3
    else:  # X2
        change[offender] -= 3
        void = True
        if bid is not None and side_of(t, bid[0]) == offender:  # X3
            change[offender] -= bid[1]
    return {"scores": change, "round": "void" if void else "goes-on"}


# --- questions of scenario files ------------------------------------------------------------------------------


def read_bid(value: object) -> tuple[str, int]:
    """Read a winning bid, `N:2`."""
    seat, number = divided(str(value))
    if not number.isdecimal():
        raise Fault(f"not a bid: {value!r}")
    return seat, int(number)


def _trump(position: dict[str, object]) -> str | None:
    """Read `trump`; None where it is absent or unknown."""
    value = position.get("trump", "unknown")
    return None if value == "unknown" else suit(value)


def _bid_of(position: dict[str, object]) -> tuple[str, int] | None:
    return read_bid(position["bid"]) if "bid" in position else None


def _dealer(position: dict[str, object]) -> str | None:
    return str(position["dealer"]) if "dealer" in position else None


def _needed(position: dict[str, object], key: str) -> object:
    if key not in position:
        raise Fault(f"{key} is missing")
    return position[key]


def _trick(t: Table, position: dict[str, object]) -> list[Play]:
    """Read `trick`: seats clockwise, no more cards than players."""
    on_table = trick(position.get("trick"))
    if on_table:
        order = clockwise(t.seats, on_table[0].seat)
        if [play.seat for play in on_table] != order[: len(on_table)]:
            raise Fault("a trick goes round clockwise")
    return on_table


def mover(t: Table, position: dict[str, object]) -> str:
    """Say who is to play: the seat after the last card on the table, else `to_play`, else the only hand, P1.

    Decision: a full trick is finished, nobody is to play to it.
    """
    on_table = _trick(t, position)
    if len(on_table) == len(t.seats):
        raise Fault("the trick is complete")
    if on_table:
        return after(t.seats, on_table[-1].seat)
    if "to_play" in position:
        return str(position["to_play"])
    hands = mapping(position.get("hands"))
    if len(hands) != 1:
        raise Fault("with several hands to_play must say who leads")
    return next(iter(hands))


def _hand(t: Table, position: dict[str, object]) -> list[str]:
    hands = mapping(_needed(position, "hands"))
    seat = mover(t, position)
    if seat not in hands:
        raise Fault(f"the hand of {seat} is not shown")
    return cards(hands[seat])


def legal_plays(t: Table, position: dict[str, object]) -> list[str]:
    """List the cards that may be played in a position, P1–P9, T2."""
    hand = _hand(t, position)
    on_table = [play.card for play in _trick(t, position)]
    trump = _trump(position)
    free = t.stock == "drawn" and whole(position.get("stock", 0)) > 0
    if on_table and trump is None and not free:
        if t.trump != "first-lead":
            raise Fault("here the trump is settled before the first lead (T3–T6)")
        trump = on_table[0][1]  # T2: unknown as yet, so this lead has settled it
    return lawful(hand, on_table, trump, iber=t.iber, overtrump=t.overtrump, free=free)


def trick_winner(t: Table, position: dict[str, object]) -> str:
    """Say who takes the trick on the table, P11; with trump unknown under T2 the lead settles it."""
    on_table = _trick(t, position)
    if not on_table:
        raise Fault("no trick lies on the table")
    trump = _trump(position)
    if trump is None:
        if t.trump != "first-lead":
            raise Fault("here the trump is settled before the first lead (T3–T6)")
        trump = on_table[0].card[1]
    return on_table[winner([play.card for play in on_table], trump)].seat


def _position_announcement(t: Table, position: dict[str, object], one: str) -> int:
    """Answer `announcement`, A1–A4."""
    return announcement(
        t,
        _hand(t, position),
        one,
        trump=_trump(position),
        on_table=bool(_trick(t, position)),
        opening=position.get("opening") is True,
    )


def _by_side(t: Table, value: object) -> dict[str, object]:
    found = mapping(value)
    for side in found:
        if side not in t.sides:
            raise Fault(f"no side is called {side!r}")
    return found


def _position_total(t: Table, position: dict[str, object], side: object) -> int:
    """Answer `side-total`, N1."""
    if str(side) not in t.sides:
        raise Fault(f"no side is called {side!r}")
    taken = _by_side(t, _needed(position, "taken"))
    announced = _by_side(t, position.get("announced"))
    return side_total(t, cards(taken.get(str(side))), suits(announced.get(str(side))), _trump(position))


def _position_score(t: Table, position: dict[str, object]) -> dict[str, int]:
    """Answer `round-score`, from a record or from what the sides took, N1–N8."""
    if "record" in position:
        return record_score(t, mapping(position["record"]))
    taken = {side: cards(pile) for side, pile in _by_side(t, _needed(position, "taken")).items()}
    announced = {side: suits(pairs) for side, pairs in _by_side(t, position.get("announced")).items()}
    return round_score(t, taken, announced, _trump(position), _bid_of(position))


def _position_trump(t: Table, position: dict[str, object]) -> str:
    """Answer `trump`, T2–T6, B5."""
    if "record" in position:
        found = replay(t, mapping(position["record"])).trump
        if found is None:
            raise Fault("the trump is not settled yet")
        return found
    if t.trump != "first-lead":
        raise Fault("only under T2 a lead says what is trump")
    on_table = _trick(t, position)
    seat, _ = read_bid(_needed(position, "bid"))
    if not on_table or on_table[0].seat != seat:
        raise Fault("the bid winner leads (P1)")
    return on_table[0].card[1]  # T2


def _position_match(t: Table, position: dict[str, object]) -> str:
    """Answer `match-result`, M2. Decision: a side that is not named stands at 0."""
    named = _by_side(t, _needed(position, "scores"))
    scores = {side: whole(named.get(side, 0)) for side in t.sides}
    return match(scores, whole(position.get("target", t.target)), t.win_margin)


def _position_accusation(t: Table, position: dict[str, object], ask: dict[str, object]) -> dict[str, object]:
    """Answer `accusation`, X2–X6: a revoke is proved by the record, talking by `true_talk`."""
    accuser, accused = str(ask.get("accuser")), str(ask.get("accused"))
    bid = _bid_of(position)
    talk = ask.get("for") == "talk"
    if talk:
        right = ask.get("true_talk") is True
    elif ask.get("for") == "revoke":
        r = replay(t, mapping(_needed(position, "record")))
        bid = r.bid
        right = accused in [seat for _, seat in r.revokes]  # X4: first or not
    else:
        raise Fault("one accuses of a revoke or of talking")
    return accusation(t, accuser, accused, right=right, talk=talk, waive=ask.get("waive") is True, bid=bid)


def _game_points(t: Table, position: dict[str, object], ask: dict[str, object]) -> int:
    """Answer `game-points`, N2."""
    if "total" in ask:
        return game_points(t, whole(ask["total"]))
    return game_points(t, _position_total(t, position, ask.get("side")))


def _first_revoke(t: Table, position: dict[str, object]) -> str:
    """Answer `find-revoke`, X1."""
    found = revokes(t, mapping(_needed(position, "record")))
    return f"{found[0][0]}:{found[0][1]}" if found else "none"


def answer(
    ruleset: str, options: dict[str, object], position: dict[str, object], ask: str | dict[str, object]
) -> object:
    """Answer a question of scenario-format.md in the shape of that page; `best-play` alone has no answer here.

    Raises `Fault` where the question can't be answered.
    """
    t = table(ruleset, options)
    asked: dict[str, object] = {"kind": ask} if isinstance(ask, str) else ask
    kind = asked.get("kind")
    if kind == "legal-plays":
        return in_order(legal_plays(t, position))
    if kind == "may-play":
        one = card(asked.get("card"))
        if one not in _hand(t, position):
            raise Fault(f"{one} is not in the hand")
        return one in legal_plays(t, position)
    if kind == "trick-winner":
        return trick_winner(t, position)
    if kind == "trick-points":
        return points([play.card for play in _trick(t, position)])
    if kind == "card-points":
        return points(cards(_needed(position, "pile")))
    if kind == "side-total":
        return _position_total(t, position, asked.get("side"))
    if kind == "game-points":
        return _game_points(t, position, asked)
    if kind == "announcement":
        return _position_announcement(t, position, card(asked.get("card")))
    if kind == "legal-bids":
        dealer, said = str(_needed(position, "dealer")), calls(position.get("auction"))
        check_auction(t, dealer, said)
        return bids(t, dealer, said)
    if kind == "auction-result":
        return auction(t, str(_needed(position, "dealer")), calls(position.get("auction")))
    if kind == "trump":
        return _position_trump(t, position)
    if kind == "first-leader":
        return first_leader(t, _dealer(position), _bid_of(position))
    if kind == "next-dealer":
        return next_dealer(t, str(_needed(position, "dealer")))
    if kind == "deal":
        return deal(t)
    if kind == "rank-order":
        return rank_order(cards(asked.get("cards")))
    if kind == "round-score":
        return _position_score(t, position)
    if kind == "match-result":
        return _position_match(t, position)
    if kind == "find-revoke":
        return _first_revoke(t, position)
    if kind == "accusation":
        return _position_accusation(t, position, asked)
    if kind == "true-false":
        return asked["answer"]
    if kind == "choice":
        correct = asked["correct"]
        return list(correct) if isinstance(correct, list) else [correct]
    raise Fault(f"no answer here to {kind!r}")
