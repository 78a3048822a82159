"""What an answer hangs on: found by answering the same question at tables that have agreed otherwise."""

import pytest

from tutor.cards import Card, Hand, Suit
from tutor.drill.ambiguity import SETTLED, hangs_on, shown
from tutor.drill.questions import (
    AuctionResult,
    FirstLeader,
    LegalPlays,
    MatchResultOf,
    Question,
    RoundScoreOf,
    Text,
    TrickPoints,
    TrueFalse,
)
from tutor.drill.scenario import Scenario
from tutor.drill.tables import TABLE_OPTIONS
from tutor.rules.notation import Bid, Pass, parse_plays
from tutor.rules.position import Position
from tutor.rules.ruleset import OPTIONS, PRESETS
from tutor.rules.seats import Seat, Side

CLASSIC = PRESETS["traditional-4-classic"]
INTERNATIONAL = PRESETS["international-4"]


def asked(question: Question, **keys: object) -> Scenario:
    return Scenario(id="asked", position=Position(**{"rules": CLASSIC, **keys}), question=question)  # type: ignore[arg-type]


def following(hand: str, trick: str, **keys: object) -> Scenario:
    plays = parse_plays(trick, CLASSIC)
    return asked(LegalPlays(), trump=Suit.SPADES, hands={Seat.S: Hand.parse(hand)}, trick=plays, **keys)


def test_a_lower_and_a_higher_card_of_the_suit_led_hang_on_iber() -> None:  # P7
    assert hangs_on(following("9h Ah", "E:Kh")) == ("iber",)


def test_a_lower_and_a_higher_trump_hang_on_overtrumping() -> None:  # P5
    assert hangs_on(following("9s As", "N:Kh E:Js")) == ("overtrump",)


def test_what_is_the_same_at_every_table_hangs_on_nothing() -> None:
    assert hangs_on(following("9h Kd", "E:Kh")) == ()
    assert hangs_on(asked(TrickPoints(), trick=parse_plays("E:Kh S:9h", CLASSIC))) == ()


def test_a_passed_out_bidding_hangs_on_what_was_agreed_for_it() -> None:  # B5
    calls = tuple(Pass(seat) for seat in CLASSIC.circle)
    assert "all_pass" in hangs_on(asked(AuctionResult(), dealer=Seat.E, auction=calls))
    with_bid = (Bid(Seat.S, 1), *calls[1:])
    assert hangs_on(asked(AuctionResult(), dealer=Seat.E, auction=with_bid)) == ()


def test_the_fixed_suit_matters_only_where_one_is_fixed() -> None:  # B5
    calls = tuple(Pass(seat) for seat in CLASSIC.circle)
    assert "fixed_suit" not in hangs_on(asked(AuctionResult(), dealer=Seat.E, auction=calls))


def test_the_first_leader_hangs_on_the_family() -> None:  # P1
    lead = asked(FirstLeader(), rules=INTERNATIONAL, dealer=Seat.E, bid=Bid(Seat.N, 7))
    assert hangs_on(lead) == ("first_lead",)


def test_scores_show_the_target_and_sides_show_the_partners() -> None:  # M1, S2
    scores = {Side("N-S"): 11, Side("E-W"): 4}
    result = asked(MatchResultOf(), scores=scores)
    assert "target" in hangs_on(result)
    assert shown(result) == {"target", "partners"}
    assert shown(asked(RoundScoreOf(), trump=Suit.SPADES, taken={Side("N-S"): Hand.of([Card.parse("Ah")])})) == {
        "partners"
    }
    assert shown(following("9h Ah", "E:Kh")) == frozenset()


def test_an_authored_statement_is_about_its_own_table() -> None:
    assert hangs_on(asked(TrueFalse(Text(id="six-is-forbidden"), False))) == ()


@pytest.mark.parametrize("option", SETTLED)
def test_what_a_name_settles_is_an_option_and_has_its_reason(option: str) -> None:
    assert option in OPTIONS
    assert option in TABLE_OPTIONS
    assert SETTLED[option]
