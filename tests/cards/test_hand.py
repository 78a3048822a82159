"""Sets of cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.cards import CARDS, PACK_24, PACK_32, Card, Hand, Rank, Suit
from tutor.cards.hand import by_rank, in_order, points_of, suit_mask

HAND = st.integers(0, 2**32 - 1).map(Hand)
CARD = st.sampled_from(CARDS)
SUIT = st.sampled_from(Suit)


@given(HAND)
def test_a_hand_is_read_from_what_it_prints(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand
    assert eval(repr(hand), {"Hand": Hand}) == hand


@given(HAND)
def test_a_hand_is_the_set_of_its_cards(hand: Hand) -> None:
    cards = list(hand)
    assert Hand.of(cards) == Hand.of(reversed(cards)) == hand
    assert len(cards) == len(set(cards)) == len(hand)
    assert {card for card in CARDS if card in hand} == set(cards)


@given(HAND)
def test_cards_are_written_by_suit_and_from_low_to_high(hand: Hand) -> None:
    cards = list(hand)
    assert cards == sorted(cards, key=lambda card: (card.suit, card.rank)) == in_order(hand.mask)


@given(HAND)
def test_by_rank_holds_the_same_cards_from_low_to_high(hand: Hand) -> None:
    assert list(by_rank(hand.mask)) == sorted(hand)


@given(HAND)
def test_points_of_a_hand_are_the_sum_of_its_cards(hand: Hand) -> None:
    """C5"""
    assert hand.points == points_of(hand.mask) == sum(card.points for card in hand)
    assert 0 <= hand.points <= 120


@given(HAND, SUIT)
def test_of_suit_keeps_that_suit_alone(hand: Hand, suit: Suit) -> None:
    assert list(hand.of_suit(suit)) == [card for card in hand if card.suit == suit]
    assert hand.of_suit(suit).mask == hand.mask & suit_mask(suit)


@given(HAND, st.sampled_from(Rank))
def test_of_rank_keeps_that_rank_alone(hand: Hand, rank: Rank) -> None:
    assert list(hand.of_rank(rank)) == [card for card in hand if card.rank == rank]


@given(HAND, SUIT)
def test_a_pair_is_king_and_queen_of_one_suit(hand: Hand, suit: Suit) -> None:
    """A1"""
    held = Card.of(Rank.KING, suit) in hand and Card.of(Rank.QUEEN, suit) in hand
    assert hand.holds_pair(suit) == held


@given(HAND, CARD)
def test_with_and_without_a_card(hand: Hand, card: Card) -> None:
    assert card in hand.with_card(card)
    assert card not in hand.without(card)
    assert hand.with_card(card).without(card) == hand.without(card)
    assert hand.with_card(card) == hand | Hand.of([card])


@given(HAND, HAND)
def test_hands_are_joined_and_parted_as_sets(one: Hand, other: Hand) -> None:
    left, right = set(one), set(other)
    assert set(one | other) == left | right
    assert set(one & other) == left & right
    assert set(one - other) == left - right
    assert (one <= other) == (left <= right)


def test_an_empty_hand_is_false_and_prints_nothing() -> None:
    assert not Hand()
    assert str(Hand()) == ""
    assert Hand.parse("") == Hand()


@pytest.mark.parametrize("other", ["Th", None, 3.0, Suit.HEARTS])
def test_only_cards_are_in_a_hand(other: object) -> None:
    assert other not in Hand()
    assert "Th" not in PACK_24


@pytest.mark.parametrize("text", ["Th 10h", "Th, Ah", "x", "Th9s"])
def test_a_word_that_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        Hand.parse(text)


@pytest.mark.parametrize(("pack", "size"), [(PACK_24, 24), (PACK_32, 32)], ids=["24", "32"])
def test_either_pack_holds_30_points_a_suit_and_120_in_all(pack: Hand, size: int) -> None:
    """C2, C3, C5"""
    assert len(pack) == size
    assert pack.points == 120
    for suit in Suit:
        assert pack.of_suit(suit).points == 30
        assert len(pack.of_suit(suit)) == size // 4


def test_the_small_pack_begins_with_the_nine() -> None:
    """C2"""
    assert min(card.rank for card in PACK_24) is Rank.NINE
    assert {card.rank for card in PACK_32 - PACK_24} == {Rank.SEVEN, Rank.EIGHT}


@given(st.sampled_from([PACK_24, PACK_32]), HAND)
def test_what_one_side_lacks_the_others_have(pack: Hand, hand: Hand) -> None:
    assert (pack & hand).points + (pack - hand).points == 120
