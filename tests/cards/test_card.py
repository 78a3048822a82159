"""Suits, ranks and the single card: C1, C4, C5, P11."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.cards import CARDS, Card, Rank, Suit

CARD = st.sampled_from(CARDS)
TRUMP = st.sampled_from([*Suit, None])


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_read_from_the_letter_that_it_prints(suit: Suit) -> None:
    assert Suit.parse(str(suit)) is suit
    assert str(suit) == suit.code


def test_suits_are_written_in_the_order_h_d_c_s() -> None:
    """C1"""
    assert "".join(map(str, Suit)) == "hdcs"


@pytest.mark.parametrize("text", ["", "x", "H", "hd", "♥", " h", "h\n", "0"])
def test_what_is_no_suit_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the bare letter reader says no more
        Suit.parse(text)


def test_the_ten_stands_between_king_and_ace() -> None:
    """C4"""
    assert "".join(map(str, sorted(Rank))) == "789JQKTA"
    assert Rank.KING < Rank.TEN < Rank.ACE
    assert Rank.NINE < Rank.JACK


def test_points_of_the_ranks() -> None:
    """C5"""
    assert {rank.code: rank.points for rank in Rank} == {
        "7": 0,
        "8": 0,
        "9": 0,
        "J": 2,
        "Q": 3,
        "K": 4,
        "T": 10,
        "A": 11,
    }


def test_the_order_in_tricks_is_the_order_of_points_but_for_what_ties_at_nothing() -> None:
    """E8"""
    by_points = sorted(Rank, key=lambda rank: rank.points)
    assert by_points == sorted(Rank)
    assert [rank.code for rank in Rank if rank.points == 0] == ["7", "8", "9"]


@given(CARD)
def test_a_card_is_read_from_what_it_prints(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert eval(repr(card), {"Card": Card}) is card


@given(CARD)
def test_a_card_is_its_rank_and_its_suit(card: Card) -> None:
    assert Card.of(card.rank, card.suit) is card
    assert card == 4 * card.rank + card.suit
    assert str(card) == f"{card.rank}{card.suit}"
    assert card.points == card.rank.points
    assert card.bit == 1 << card


def test_all_cards_differ() -> None:
    """C3"""
    assert len({str(card) for card in CARDS}) == len(CARDS) == 32


@pytest.mark.parametrize("text", ["", "h", "T", "Tx", "10h", "th", "hT", "Th ", "T♥", "0h", "1h", "Thh"])
def test_the_bare_reader_takes_no_other_spelling(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        Card.parse(text)


@given(CARD, CARD, TRUMP)
def test_in_one_suit_the_higher_rank_wins(one: Card, other: Card, trump: Suit | None) -> None:
    """P11, C4"""
    if one.suit == other.suit:
        assert one.beats(other, trump) == (one.rank > other.rank)


@given(CARD, CARD, TRUMP)
def test_across_suits_only_a_trump_beats(one: Card, other: Card, trump: Suit | None) -> None:
    """P11, P4: any other card can't win"""
    if one.suit != other.suit:
        assert one.beats(other, trump) == (one.suit == trump)


@given(CARD, CARD, TRUMP)
def test_two_cards_never_beat_each_other(one: Card, other: Card, trump: Suit | None) -> None:
    assert not (one.beats(other, trump) and other.beats(one, trump))
    assert not one.beats(one, trump)
