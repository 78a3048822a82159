"""Faults that real card programs had (faults.md), each that concerns the rules: one test, one row."""

from collections.abc import Mapping

from tests.rules.written import CLASSIC, INTERNATIONAL, TWO, at, c, h, record_of
from tutor.cards import PACK_24, Hand
from tutor.drill.questions import Choice, LegalPlays, MayPlay, Text
from tutor.drill.reading import read
from tutor.drill.solve import solve
from tutor.rules.auction import Auction, Redeal, auction_faults
from tutor.rules.honesty import accuse_of_revoke
from tutor.rules.notation import Pass, parse_bid, parse_calls
from tutor.rules.position import Position, position_faults
from tutor.rules.record import Round, replay
from tutor.rules.ruleset import PRESETS, RuleSet
from tutor.rules.scoring import match_result, round_score
from tutor.rules.seats import Seat
from tutor.rules.table import Table

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W
N_S, E_W = CLASSIC.sides
OVERTRUMP = CLASSIC.with_options({"overtrump": True})


def winner(trick: str, trump: str) -> str:
    """The card that takes a trick, played from W on."""
    seats = (W, N, E, S)
    plays = " ".join(f"{seat}:{card}" for seat, card in zip(seats, trick.split(), strict=False))
    return str(at(CLASSIC, trick=plays, trump=trump).winning.card)


def legal(hand: str, trick: str, trump: str = "s", rules: RuleSet = CLASSIC, **keys: object) -> str:
    """The cards that S may play."""
    seats = rules.from_seat(S)[-len(trick.split()) :]
    plays = " ".join(f"{seat}:{card}" for seat, card in zip(seats, trick.split(), strict=True))
    return str(at(rules, hands={"S": hand}, trick=plays, trump=trump, **keys).duty.hand)


def played(rules: RuleSet, **keys: object) -> Round:
    """A record that could be, replayed."""
    found = replay(rules, record_of(rules, keys))
    assert found.faults == ()
    return found


def score(taken: Mapping[str, str], bid: str, announced: Mapping[str, str] | None = None) -> dict[str, int]:
    """What a traditional round changes, spades being trump."""
    position = at(CLASSIC, taken=taken, trump="s", announced=announced or {})
    found = round_score(CLASSIC, position.taken or {}, position.announced, position.trump, parse_bid(bid, CLASSIC))
    return {str(side): change for side, change in found.changes.items()}


# --- tricks ------------------------------------------------------------------------------------------------------


def test_the_nine_does_not_rank_over_jack_queen_and_king() -> None:
    assert winner("9d Jd", "s") == "Jd"
    assert winner("9d Kd", "s") == "Kd"


def test_the_jack_does_not_rank_under_the_nine() -> None:
    assert winner("9s Js", "c") == "Js"


def test_a_plain_ace_does_not_keep_the_trick_against_a_low_trump() -> None:
    assert winner("Ad 9s", "s") == "9s"


def test_a_discard_of_a_higher_rank_does_not_win() -> None:
    assert winner("Jd Kc", "s") == "Jd"


def test_overtrumping_compares_with_the_best_trump_and_not_the_last() -> None:
    assert legal("Qs Ts 9c", "Jd Ks 9s", rules=OVERTRUMP) == "Ts"


def test_a_low_card_of_the_suit_led_is_not_refused_for_a_higher_one_of_another_suit() -> None:
    assert legal("9s Kh Ah Jc Qd 9h", "Ts") == "9s"
    assert legal("9s Kh Ah Jc Qd 9h", "Ts", rules=CLASSIC.with_options({"iber": True})) == "9s"


def test_no_discard_while_a_trump_is_held() -> None:
    assert legal("9h Js Kc", "Ad") == "Js"


def test_no_overtrumping_while_the_suit_led_is_held() -> None:
    assert legal("Ks 9d", "Kd Qs Jd", rules=OVERTRUMP) == "9d"


# --- two players -------------------------------------------------------------------------------------------------


def test_duties_do_not_begin_while_there_is_a_stock() -> None:
    assert legal("Ad 9s", "Kd", rules=TWO, stock=2) == "Ad 9s"
    assert legal("Ad 9s", "Kd", rules=TWO) == "Ad"


def test_the_winner_of_the_trick_draws_first_and_not_the_first_seat() -> None:
    table = Table(TWO, [h("9h Jh").mask, h("Kh 9d").mask], 0, None, [c("9c"), c("Jc"), c("Qc"), c("Kc")])
    table.play(c("9h"))
    table.play(c("Kh"))
    assert [Hand(mask) for mask in table.hands] == [h("Jh Jc"), h("9d 9c")]


# --- announcements -----------------------------------------------------------------------------------------------


def test_the_very_first_lead_makes_its_pair_worth_40() -> None:
    assert at(CLASSIC, hands={"S": "Qh Kh 9s"}, opening=True).announces(c("Qh")) == 40


def test_a_lead_of_another_card_announces_no_pair_that_is_held() -> None:
    assert at(CLASSIC, hands={"S": "Ad Kh Qh"}, trump="h").announces(c("Ad")) == 0


def test_a_pair_counts_for_the_announcers_side_and_not_for_the_first_seat_of_the_round() -> None:
    hands = {"S": "9s Js Ts 9d Jd Qd", "W": "Ks 9h Jh Qh Kh Th", "N": "As Kd 9c Jc Qc Kc", "E": "Qs Td Ad Tc Ac Ah"}
    plays = "W:Ks N:As E:Qs S:Ts / N:Kc! E:Tc"
    found = played(CLASSIC, dealer="E", hands=hands, auction="S:pass W:1 N:pass E:pass", plays=plays)
    assert {str(side): len(pairs) for side, pairs in found.announced.items()} == {"N-S": 1, "E-W": 0}


def test_a_pair_counts_at_once_though_no_trick_is_ever_taken() -> None:
    assert score({"E-W": str(PACK_24)}, "N:1", {"N-S": "s"}) == {"N-S": 1, "E-W": 3}


# --- scores ------------------------------------------------------------------------------------------------------

SIXTY_FOUR = "Ah Th Ad Td Ac Kd Qh Kc"
HUNDRED_AND_TWO = str(PACK_24 - h("9h 9d 9c 9s Jh Jd Jc Qd Qc Qs Qh"))


def test_a_failed_bid_costs_the_bid_and_not_what_was_made() -> None:
    assert h(SIXTY_FOUR).points == 64
    assert score({"N-S": SIXTY_FOUR, "E-W": str(PACK_24 - h(SIXTY_FOUR))}, "N:2") == {"N-S": -2, "E-W": 1}


def test_a_made_bid_scores_what_was_taken_and_the_defenders_theirs() -> None:
    taken = {"N-S": HUNDRED_AND_TWO, "E-W": str(PACK_24 - h(HUNDRED_AND_TWO))}
    assert (h(taken["N-S"]).points, h(taken["E-W"]).points) == (102, 18)
    assert score(taken, "N:2") == {"N-S": 3, "E-W": 0}


def test_whoever_reaches_the_target_highest_wins_and_not_the_side_tested_first() -> None:
    assert match_result(CLASSIC, {N_S: 11, E_W: 13}).winner == E_W


def test_both_sides_are_tested_against_the_target() -> None:
    assert match_result(CLASSIC, {N_S: 11, E_W: 4}).winner == N_S
    assert match_result(CLASSIC, {N_S: 4, E_W: 11}).winner == E_W


def test_a_side_whose_tricks_were_worth_nothing_has_taken_tricks() -> None:
    table = Table(CLASSIC, [h(card).mask for card in ("9h", "9d", "9c", "9s")], 0, None)
    for card in ("9h", "9d", "9c", "9s"):
        table.play(c(card))
    assert (Hand(table.taken[0]).points, table.tricks) == (0, [1, 0])
    assert table.taken[0]


# --- bidding and dealing -----------------------------------------------------------------------------------------


def test_the_highest_bid_said_again_is_too_low() -> None:
    (fault,) = auction_faults(CLASSIC, E, parse_calls("S:2 W:2", CLASSIC))
    assert fault.error == "bid-too-low"


def test_a_pass_is_always_lawful() -> None:
    assert auction_faults(CLASSIC, E, parse_calls("S:3 W:pass", CLASSIC)) == []
    assert auction_faults(CLASSIC, E, parse_calls("S:6 W:pass N:pass E:pass", CLASSIC)) == []


def test_the_first_seat_is_not_asked_again() -> None:
    assert Auction(CLASSIC, E, parse_calls("S:1 W:pass N:2 E:pass", CLASSIC)).next_seat is None


def test_the_second_deal_rotates_and_so_does_who_speaks_first() -> None:
    assert [CLASSIC.after(dealer) for dealer in (S, W, N, E)] == [W, N, E, S]
    assert [Auction(CLASSIC, dealer).next_seat for dealer in (S, W, N, E)] == [W, N, E, S]


def test_a_hand_of_four_nines_is_played() -> None:
    hands = {"S": "9h 9d 9c 9s Jh Jd", "W": "Jc Js Qh Qd Qc Qs", "N": "Kh Kd Kc Ks Th Td", "E": "Tc Ts Ah Ad Ac As"}
    found = played(CLASSIC, dealer="E", hands=hands, auction="S:1 W:pass N:pass E:pass", plays="S:9h W:Qh N:Kh E:Ah")
    assert found.winners == (E,)
    assert isinstance(Auction(CLASSIC, E, tuple(Pass(seat) for seat in (S, W, N, E))).outcome, Redeal)  # B5 alone does


def test_six_cards_each_of_32_for_six_players_is_impossible() -> None:
    six = PRESETS["international-6"]
    cards = list(map(str, six.pack))
    hands = {str(seat): " ".join(cards[5 * number : 5 * number + 6]) for number, seat in enumerate(six.circle)}
    faults = {fault.error for fault in replay(six, record_of(six, {"dealer": "S", "hands": hands})).faults}
    assert faults == {"wrong-number-dealt", "card-repeated"}
    shown = at(six, hands={"S": hands["S"]})
    assert [fault.error for fault in position_faults(shown)] == ["too-many-cards"]


# --- honesty -----------------------------------------------------------------------------------------------------


def test_the_offenders_side_that_won_the_bidding_with_2_loses_5_and_the_round_is_void() -> None:
    hands = {"S": "9h Jh Qh Kh Th 9d", "W": "Ah Jd Qd Kd Td Ad", "N": "9c Jc Qc Kc Tc Ac", "E": "9s Js Qs Ks Ts As"}
    plays = "S:9h W:Ah N:9c E:9s / W:Jd N:Jc E:Js S:Jh"
    found = played(CLASSIC, dealer="E", hands=hands, auction="S:2 W:pass N:pass E:pass", plays=plays)
    judgement = accuse_of_revoke(found, W, S)
    assert (dict(judgement.scores), judgement.void) == ({N_S: -5, E_W: 0}, True)


# --- the engine judges -------------------------------------------------------------------------------------------


def test_a_question_with_two_right_choices_takes_both_in_any_order() -> None:
    question = Choice((Text("a"), Text("b"), Text("c")), (1, 3))
    expected = solve(Position(rules=CLASSIC), question).answer
    assert read(question, "3 1", CLASSIC) == read(question, ["a", "c"], CLASSIC) == expected
    assert read(question, "1", CLASSIC) != expected


def test_what_may_be_played_and_why_a_card_may_not_are_one_computation() -> None:
    position = at(INTERNATIONAL, hands={"S": "Qs Ts 9c"}, trick="W:Jd N:Ks E:9s", trump="s")
    every = solve(position, LegalPlays())
    for card in ("Qs", "Ts", "9c"):
        one = solve(position, MayPlay(c(card)))
        assert one.reasons == every.reasons == (position.duty.why,)
        assert str(one.answer) == str(card in str(every.answer).split()).lower()
