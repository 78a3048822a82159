"""How cards and suits are written, every spelling that files may use, and what is said of anything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.cards import CARDS, Card, Hand, NotNotation, Suit, parse_card, parse_cards, parse_suit, tokens

CARD = st.sampled_from(CARDS)
SIGNS = dict(zip("hdcs", "♥♦♣♠", strict=True))
BLANK = st.sampled_from([" ", "  ", "\t", "\n", " \n "])


def spellings(card: Card) -> list[str]:
    """Every way in which files may write a card."""
    rank, suit = card.rank.code, card.suit.code
    ranks = {rank, rank.lower(), *(["10"] if rank == "T" else [])}
    return [one + other for one in sorted(ranks) for other in (suit, SIGNS[suit])]


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_spelling_of_a_card_is_read(card: Card) -> None:
    assert len(spellings(card)) in (2, 4, 6)
    for text in spellings(card):
        assert parse_card(text) is card


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_read_as_letter_and_as_sign(suit: Suit) -> None:
    assert parse_suit(str(suit)) is suit
    assert parse_suit(SIGNS[str(suit)]) is suit


@given(CARD, st.data())
def test_writers_write_what_readers_read(card: Card, data: st.DataObject) -> None:
    assert parse_card(str(parse_card(data.draw(st.sampled_from(spellings(card)))))) is card


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "h", "T", "Hh", "TH", "hT", "1h", "0h", "11h", "2h", "6h", "10", "100h", "Thh", "T h", " Th", "Th "),
        *(
            "Th\n",
            "Th!",
            "S:Th",
            "10♥♥",
            "♥",
            "♥T",
            "♡T",
            "T♡",
            "Tz",
            "Bh",
            "♥10",
            "Ｔh",
            "ßh",
            "Kʜ",
            "\N{KELVIN SIGN}h",
        ),
        *("T♥\N{VARIATION SELECTOR-16}", "\N{PLAYING CARD TEN OF HEARTS}", "as\0", "null", "true", "9 h"),
    ],
)
def test_what_is_no_card_is_refused_with_what_was_found_and_allowed(text: str) -> None:
    with pytest.raises(NotNotation) as refused:
        parse_card(text)
    assert (refused.value.error, refused.value.found, refused.value.index) == ("not-a-card", text, 0)
    assert refused.value.facts == {"allowed": "7 8 9 J Q K T A + h d c s"}


@pytest.mark.parametrize("text", ["", "H", "x", "hh", "♡", "hearts", "h ", "unknown", "♥\N{VARIATION SELECTOR-16}"])
def test_what_is_no_suit_is_refused_with_what_was_found_and_allowed(text: str) -> None:
    with pytest.raises(NotNotation) as refused:
        parse_suit(text)
    assert (refused.value.error, refused.value.found) == ("not-a-suit", text)
    assert refused.value.facts == {"allowed": "h d c s"}


@given(st.lists(CARD, unique=True), st.data())
def test_a_list_of_cards_keeps_its_order_in_either_form(cards: list[Card], data: st.DataObject) -> None:
    written = [data.draw(st.sampled_from(spellings(card))) for card in cards]
    assert parse_cards(written) == tuple(cards)
    assert parse_cards(data.draw(BLANK).join(written)) == tuple(cards)
    assert Hand.of(parse_cards(written)) == Hand.of(cards)


@given(st.lists(CARD, unique=True, min_size=1), st.data())
def test_a_word_at_fault_is_told_with_its_place(cards: list[Card], data: st.DataObject) -> None:
    words = list(map(str, cards))
    place = data.draw(st.integers(0, len(words)))
    words.insert(place, data.draw(st.sampled_from(["Xh", "10", "h", "7x", "T"])))
    for form in (words, " ".join(words)):
        with pytest.raises(NotNotation) as refused:
            parse_cards(form)
        assert (refused.value.error, refused.value.index) == ("not-a-card", place)
        assert refused.value.found == words[place]


@given(st.lists(CARD, unique=True, min_size=1), st.data())
def test_a_card_that_comes_twice_is_told_where_it_comes_again(cards: list[Card], data: st.DataObject) -> None:
    again = data.draw(st.sampled_from(cards))
    text = data.draw(st.sampled_from(spellings(again)))
    with pytest.raises(NotNotation) as refused:
        parse_cards([*map(str, cards), text])
    assert (refused.value.error, refused.value.found, refused.value.index) == ("card-twice", text, len(cards))
    assert refused.value.facts == {"card": str(again)}


def test_an_empty_list_holds_no_card() -> None:
    assert parse_cards("") == parse_cards([]) == parse_cards(" \n") == ()


def test_words_are_divided_by_any_blank() -> None:
    assert list(tokens("  Th\t9s\n\n Ah ")) == ["Th", "9s", "Ah"]


def test_a_fault_is_set_to_another_place_with_all_else_kept() -> None:
    fault = NotNotation("not-a-card", "x", allowed="y").at(3)
    assert (fault.error, fault.found, fault.index, fault.facts) == ("not-a-card", "x", 3, {"allowed": "y"})
    assert str(fault) == "not-a-card: x"
