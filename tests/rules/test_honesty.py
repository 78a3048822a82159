"""Revokes and accusations (section X)."""

import pytest

from tests.rules.written import CLASSIC, MOLDOVAN, THREE, TWO, c, h, record_of
from tutor.cards import Suit
from tutor.rules.duties import FollowSuit
from tutor.rules.honesty import Judgement, accuse_of_revoke, accuse_of_talk, first_revoke
from tutor.rules.reasons import AccusationRight, AccusationWrong, BidLostToo, PenaltyWaived, TalkPunished
from tutor.rules.record import Round, replay
from tutor.rules.ruleset import RuleSet
from tutor.rules.seats import Seat

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W
N_S, E_W = CLASSIC.sides

HANDS = {
    "S": "9h Jh Qh Kh Th 9d",
    "W": "Ah Jd Qd Kd Td Ad",
    "N": "9c Jc Qc Kc Tc Ac",
    "E": "9s Js Qs Ks Ts As",
}


def played(
    plays: str,
    auction: str = "S:pass W:2 N:pass E:pass",
    rules: RuleSet = CLASSIC,
    hands: dict[str, str] | None = None,
) -> Round:
    """A round of the hands above, of which `hands` replace some."""
    keys = {"dealer": "E", "hands": {**HANDS, **(hands or {})}, "auction": auction, "plays": plays}
    found = replay(rules, record_of(rules, keys))
    assert found.faults == ()
    return found


REVOKED = "W:Jd N:9c E:9s S:9h / W:Qd N:Jc E:Js S:Jh"
HONEST = "W:Jd N:9c E:9s S:9d"


def settled(judgement: Judgement) -> tuple[dict[str, int], str]:
    """What an accusation leads to, as answers say it."""
    return {str(side): change for side, change in judgement.scores.items()}, "void" if judgement.void else "goes-on"


# --- revokes -----------------------------------------------------------------------------------------------------


def test_a_revoke_is_a_card_that_the_law_forbade() -> None:
    """X1"""
    step = first_revoke(played(REVOKED))
    assert step is not None
    assert (step.trick, step.play.seat, step.play.card) == (1, S, c("9h"))
    assert step.duty.hand == h("9d")
    assert step.duty.why == FollowSuit(Suit.DIAMONDS)
    assert not step.lawful


def test_an_honest_round_has_no_revoke() -> None:
    """X1"""
    assert first_revoke(played(HONEST)) is None
    assert list(played(HONEST).revokes) == []


def test_every_revoke_of_a_round_is_found_in_order() -> None:
    """X1"""
    found = [(step.trick, step.play.seat) for step in played(REVOKED).revokes]
    assert found == [(1, S), (2, S)]


def test_iber_makes_a_revoke_of_a_card_that_is_else_lawful() -> None:
    """X1, P7"""
    hands = {"S": "9h Jh Qh Kh Th 9c", "N": "9d Td Jc Qc Kc Tc", "W": "Ah Jd Qd Kd Ac Ad"}
    plays = "W:Jd N:9d"
    assert first_revoke(played(plays, hands=hands)) is None
    step = first_revoke(played(plays, rules=CLASSIC.with_options({"iber": True}), hands=hands))
    assert step is not None
    assert (step.play.seat, step.duty.hand, step.duty.why.rule) == (N, h("Td"), "P7")


# --- accusations of revoking -------------------------------------------------------------------------------------


def test_an_accusation_that_proves_right_costs_the_offender_and_voids_the_round() -> None:
    """X2"""
    found = accuse_of_revoke(played(REVOKED), W, S)
    assert settled(found) == ({"N-S": -3, "E-W": 0}, "void")
    assert found.reasons == (AccusationRight(S, N_S, 1, c("9h"), 3),)


def test_the_offenders_bid_is_lost_as_well() -> None:
    """X3"""
    accused = played("S:9h W:Ah N:9c E:9s / W:Jd N:Jc E:Js S:Jh", "S:2 W:pass N:pass E:pass")
    found = accuse_of_revoke(accused, W, S)
    assert settled(found) == ({"N-S": -5, "E-W": 0}, "void")
    assert found.reasons == (AccusationRight(S, N_S, 2, c("Jh"), 3), BidLostToo(N_S, 2))


def test_the_partners_bid_is_lost_as_well() -> None:
    """X3: the side had won the bidding"""
    found = accuse_of_revoke(played("N:9c E:9s S:9d W:Ah", "S:1 W:pass N:2 E:pass"), S, W)
    assert settled(found) == ({"N-S": -3, "E-W": 0}, "goes-on")
    hands = {"S": "9h Jh Qh Kh Th 9c", "N": "9d Jc Qc Kc Tc Ac"}
    revoked = played("N:Jc E:9s S:9h", "S:1 W:pass N:2 E:pass", hands=hands)
    assert settled(accuse_of_revoke(revoked, W, S)) == ({"N-S": -5, "E-W": 0}, "void")


def test_the_other_sides_bid_is_not_lost() -> None:
    """X3"""
    assert settled(accuse_of_revoke(played(REVOKED), W, S)) == ({"N-S": -3, "E-W": 0}, "void")


@pytest.mark.parametrize("factor", [1, 2, 5])
def test_the_bid_is_lost_once_whatever_the_penalty_factor(factor: int) -> None:
    """X3, N7"""
    rules = CLASSIC.with_options({"penalty_factor": factor})
    accused = played("S:9h W:Ah N:9c E:9s / W:Jd N:Jc E:Js S:Jh", "S:4 W:pass N:pass E:pass", rules)
    assert settled(accuse_of_revoke(accused, E, S)) == ({"N-S": -7, "E-W": 0}, "void")


def test_an_accusation_that_proves_wrong_costs_the_accuser_and_the_round_goes_on() -> None:
    """X4"""
    found = accuse_of_revoke(played(HONEST), N, W)
    assert settled(found) == ({"N-S": -3, "E-W": 0}, "goes-on")
    assert found.reasons == (AccusationWrong(N, W, N_S, 3),)


def test_an_accusation_names_a_player_and_not_a_side() -> None:
    """X4: the partner of a revoker has not revoked"""
    assert settled(accuse_of_revoke(played(REVOKED), W, N)) == ({"N-S": 0, "E-W": -3}, "goes-on")


def test_a_revoke_counts_first_or_not() -> None:
    """X4"""
    hands = {"W": "Ah Jd Qd Ks Td Ad", "E": "9s Js Qs Kd Ts As"}
    both = played("W:Jd N:9c E:9s S:9h", hands=hands)
    assert [step.play.seat for step in both.revokes] == [E, S]
    assert settled(accuse_of_revoke(both, W, S)) == ({"N-S": -3, "E-W": 0}, "void")
    assert settled(accuse_of_revoke(both, S, E)) == ({"N-S": 0, "E-W": -5}, "void")  # W had bid 2


def test_a_penalty_may_be_waived() -> None:
    """X6: right or wrong"""
    for accuser, accused in ((W, S), (W, N)):
        found = accuse_of_revoke(played(REVOKED), accuser, accused, waive=True)
        assert settled(found) == ({"N-S": 0, "E-W": 0}, "goes-on")
        assert found.reasons == (PenaltyWaived(),)


def test_where_each_plays_alone_each_pays_alone() -> None:
    """S2, X2, X3"""
    alone = CLASSIC.with_options({"partners": False})
    found = accuse_of_revoke(played(REVOKED, rules=alone), N, S)
    assert settled(found) == ({"S": -3, "W": 0, "N": 0, "E": 0}, "void")
    hands = {"S": "9h Jh Qh 9d Jd Qd 9s Js", "N": "Kh Th Ah Kd Td Ad Ks As"}
    plays = "S:9h N:Kd / S:Jh N:Td / S:Qh N:Ad / S:9d N:Kh / N:Ks S:Jd"
    keys = {"dealer": "N", "hands": hands, "stock": "9c Jc Qc Kc Tc Ac Qs Ts", "auction": "S:1 N:pass", "plays": plays}
    late = replay(TWO, record_of(TWO, keys))
    assert [(step.trick, step.play.seat) for step in late.revokes] == [(5, S)]  # P9: not before the stock is empty
    assert settled(accuse_of_revoke(late, N, S)) == ({"S": -4, "N": 0}, "void")


def test_a_dealer_bound_to_the_minimum_loses_it_too() -> None:
    """X3, B5"""
    rules = CLASSIC.with_options({"all_pass": "dealer-minimum"})
    accused = played("E:9s S:9d W:Jd N:9c / E:Js S:9h W:Ah N:Jc", "S:pass W:pass N:pass E:pass", rules)
    assert accused.bid is not None
    assert settled(accuse_of_revoke(accused, S, E)) == ({"N-S": -3, "E-W": 0}, "goes-on")
    hands = {"W": "Ah Jd Qd Kd Td As", "E": "9s Js Qs Ks Ts Ad"}
    revoked = played("E:9s S:9d W:Jd", "S:pass W:pass N:pass E:pass", rules, hands)
    assert settled(accuse_of_revoke(revoked, S, W)) == ({"N-S": 0, "E-W": -4}, "void")


# --- accusations of talking --------------------------------------------------------------------------------------


def test_talking_costs_three_points_and_the_round_goes_on() -> None:
    """X5, E6"""
    found = accuse_of_talk(CLASSIC, W, S, true_talk=True)
    assert settled(found) == ({"N-S": -3, "E-W": 0}, "goes-on")
    assert found.reasons == (TalkPunished(S, N_S, 3),)


def test_a_wrong_accusation_of_talking_costs_the_accuser() -> None:
    """X4"""
    found = accuse_of_talk(CLASSIC, W, S, true_talk=False)
    assert settled(found) == ({"N-S": 0, "E-W": -3}, "goes-on")
    assert found.reasons == (AccusationWrong(W, S, E_W, 3),)


@pytest.mark.parametrize("true_talk", [True, False])
def test_talk_may_be_waived_too(true_talk: bool) -> None:
    """X6"""
    found = accuse_of_talk(CLASSIC, W, S, true_talk=true_talk, waive=True)
    assert settled(found) == ({"N-S": 0, "E-W": 0}, "goes-on")


def test_every_side_is_named_in_a_judgement() -> None:
    assert list(accuse_of_talk(THREE, W, S, true_talk=False).scores) == list(THREE.sides)


def test_section_x_is_the_traditional_familys() -> None:
    """X2"""
    assert CLASSIC.accusations
    assert not MOLDOVAN.accusations
