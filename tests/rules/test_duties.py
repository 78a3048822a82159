"""The ladder of duties: every rung crafted (P1–P9, E3, E5), then laws that hold everywhere."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.written import c, h
from tutor.cards import CARDS, Card, Hand, Suit, parse_cards, parse_suit
from tutor.rules.duties import (
    AnythingWhileStock,
    BeatInSuit,
    DiscardAnything,
    Duty,
    FollowSuit,
    LeadAnything,
    Overtrump,
    Rung,
    TrumpIn,
    Undertrump,
    best_of,
    duty,
    lawful,
    owed,
    row_of,
)

H, D, C, S = Suit
NEITHER, IBER, OVERTRUMP, BOTH = (False, False), (True, False), (False, True), (True, True)
EVERY_TABLE = [NEITHER, IBER, OVERTRUMP, BOTH]


def owes(hand: str, trick: str, trump: str = "s", table: tuple[bool, bool] = NEITHER, stock: int = 0) -> Duty:
    """What a hand owes to a trick."""
    iber, overtrump = table
    suit = parse_suit(trump) if trump else None
    return duty(h(hand), parse_cards(trick), suit, iber=iber, overtrump=overtrump, stock=stock)


def may_play(hand: str, trick: str, trump: str = "s", table: tuple[bool, bool] = NEITHER, stock: int = 0) -> str:
    """The cards that may be played."""
    return str(owes(hand, trick, trump, table, stock).hand)


# --- one rung after the other ------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_a_leader_may_lead_anything(table: tuple[bool, bool]) -> None:
    """P1"""
    owing = owes("9h Ad Js", "", table=table)
    assert str(owing.hand) == "9h Ad Js"
    assert owing.why == LeadAnything()
    assert owing.why.rule == "P1"


def test_whoever_holds_the_suit_led_must_follow() -> None:
    """P2"""
    owing = owes("9s Kh Ah Jc Qd 9h", "Th")
    assert str(owing.hand) == "9h Kh Ah"
    assert owing.why == FollowSuit(H)
    assert owing.why.rule == "P2"


def test_following_is_due_though_the_only_card_of_the_suit_is_low() -> None:
    """P2: a higher card of another suit frees nobody"""
    assert may_play("9s Kh Ah Jc Qd 9h", "Ts") == "9s"


def test_void_in_led_suit_owes_a_trump() -> None:
    """P3"""
    owing = owes("9h Js Kc", "Ad")
    assert str(owing.hand) == "Js"
    assert owing.why == TrumpIn(D, S)
    assert owing.why.rule == "P3"


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_void_in_both_may_discard_anything(table: tuple[bool, bool]) -> None:
    """P4"""
    owing = owes("9h Kc", "Ad Js", table=table)
    assert str(owing.hand) == "9h Kc"
    assert owing.why == DiscardAnything(D, S)
    assert owing.why.rule == "P4"


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_void_in_a_trump_lead_may_discard_anything(table: tuple[bool, bool]) -> None:
    """P4"""
    assert may_play("9h Kc", "As", table=table) == "9h Kc"


@pytest.mark.parametrize("table", [OVERTRUMP, BOTH])
def test_a_second_trump_must_be_higher_where_that_is_agreed(table: tuple[bool, bool]) -> None:
    """P5, E3"""
    owing = owes("Qs Ts 9c", "Jd Ks", table=table)
    assert str(owing.hand) == "Ts"
    assert owing.why == Overtrump(D, S, c("Ks"))
    assert owing.why.rule == "P5"


def test_overtrumping_looks_at_the_best_trump_of_the_trick_and_not_the_last() -> None:
    """P5"""
    assert may_play("Qs Ts 9c", "Jd Ks 9s", table=OVERTRUMP) == "Ts"


def test_overtrumping_is_not_asked_of_the_first_to_trump() -> None:
    """P5: only where the trick has been trumped already"""
    owing = owes("9s As 9c", "Td Kc", table=OVERTRUMP)
    assert str(owing.hand) == "9s As"
    assert owing.why == TrumpIn(D, S)


@pytest.mark.parametrize("table", [OVERTRUMP, BOTH])
def test_holding_only_lower_trumps_one_must_still_be_played(table: tuple[bool, bool]) -> None:
    """P6, F10"""
    owing = owes("9s Js Ah", "Kd Ts", table=table)
    assert str(owing.hand) == "9s Js"
    assert owing.why == Undertrump(D, S, c("Ts"))
    assert owing.why.rule == "P6"


def test_without_overtrumping_any_trump_will_do() -> None:
    """P3"""
    owing = owes("9s As Ah", "Kd Ts")
    assert str(owing.hand) == "9s As"
    assert owing.why == TrumpIn(D, S, ruffed=c("Ts"))
    assert owing.why.rule == "P3"


@pytest.mark.parametrize("table", [IBER, BOTH])
def test_iber_must_beat_in_a_plain_suit(table: tuple[bool, bool]) -> None:
    """P7"""
    owing = owes("Ah Th 9h 9s", "Kh Jh", table=table)
    assert str(owing.hand) == "Th Ah"
    assert owing.why == BeatInSuit(H, c("Kh"))
    assert owing.why.rule == "P7"


@pytest.mark.parametrize("table", [IBER, BOTH])
def test_iber_must_beat_a_trump_lead(table: tuple[bool, bool]) -> None:
    """P7"""
    assert may_play("Js As", "9s Ks", table=table) == "As"


def test_iber_beats_the_highest_card_of_the_suit_led_and_not_the_last() -> None:
    """P7"""
    assert may_play("Ah Jh Qh", "9h Kh Jd", table=IBER) == "Ah"


def test_iber_compares_ten_above_king() -> None:
    """P7, C4"""
    assert may_play("Kh Jh", "Th", table=IBER) == "Jh Kh"
    assert may_play("Th Jh", "Kh", table=IBER) == "Th"


def test_iber_with_no_higher_card_is_content_with_any_of_the_suit() -> None:
    """P7"""
    owing = owes("Jh 9h As", "Qh Kh", table=IBER)
    assert str(owing.hand) == "9h Jh"
    assert owing.why == FollowSuit(H, unbeaten=c("Kh"))
    assert owing.why.rule == "P7"


def test_iber_is_not_ended_by_a_discard() -> None:
    """P7: a card of a third suit is no trump"""
    assert may_play("Ah Jh 9s", "Qh 9c", table=IBER) == "Ah"


def test_iber_asks_nothing_of_the_first_to_trump() -> None:
    """P7, P3: any trump beats the suit led"""
    owing = owes("9s As", "Ah", table=IBER)
    assert str(owing.hand) == "9s As"
    assert owing.why == TrumpIn(H, S, iber=True)
    assert owing.why.rule == "P3"


@pytest.mark.parametrize("table", [IBER, BOTH])
def test_a_trumped_plain_trick_frees_followers_from_iber(table: tuple[bool, bool]) -> None:
    """P8"""
    owing = owes("Ah 9h", "Kh 9s", table=table)
    assert str(owing.hand) == "9h Ah"
    assert owing.why == FollowSuit(H, ruffed=c("9s"))
    assert owing.why.rule == "P8"


def test_a_trumped_plain_trick_frees_later_trumpers_from_iber() -> None:
    """P8"""
    owing = owes("As 9s", "Kh Js", table=IBER)
    assert str(owing.hand) == "9s As"
    assert owing.why == TrumpIn(H, S, ruffed=c("Js"), iber=True)
    assert owing.why.rule == "P8"


def test_with_iber_and_overtrump_later_trumpers_must_overtrump() -> None:
    """E3, P8"""
    assert may_play("As 9s", "Kh Js", table=BOTH) == "As"


def test_iber_and_overtrump_part_over_who_must_beat_what() -> None:
    """E3: one position, four tables"""
    follows = {table: may_play("Ah 9h", "Kh Jh", table=table) for table in EVERY_TABLE}
    assert follows == {NEITHER: "9h Ah", IBER: "Ah", OVERTRUMP: "9h Ah", BOTH: "Ah"}
    trumps = {table: may_play("9s As", "Kh Js", table=table) for table in EVERY_TABLE}
    assert trumps == {NEITHER: "9s As", IBER: "9s As", OVERTRUMP: "As", BOTH: "As"}
    trump_led = {table: may_play("9s As", "Js", table=table) for table in EVERY_TABLE}
    assert trump_led == {NEITHER: "9s As", IBER: "As", OVERTRUMP: "9s As", BOTH: "As"}


def test_overtrumping_says_nothing_of_following_a_trump_lead() -> None:
    """E5"""
    owing = owes("Js As", "9s Ks", table=OVERTRUMP)
    assert str(owing.hand) == "Js As"
    assert owing.why == FollowSuit(S)


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_whoever_can_follow_a_trumped_trick_need_not_trump(table: tuple[bool, bool]) -> None:
    """P2 stands above P5"""
    assert may_play("Ks 9d", "Kd Qs Jd", table=table) == "9d"


@pytest.mark.parametrize("table", EVERY_TABLE)
def test_while_the_stock_lasts_anything_goes(table: tuple[bool, bool]) -> None:
    """P9"""
    owing = owes("Ad 9s Kh", "Kd", table=table, stock=2)
    assert str(owing.hand) == "Kh Ad 9s"
    assert owing.why == AnythingWhileStock(D)
    assert owing.why.rule == "P9"
    assert may_play("Ad 9s Kh", "Kd", table=table) == "Ad"


def test_a_leader_while_the_stock_lasts_is_a_leader() -> None:
    """P1"""
    assert owes("Ad 9s", "", stock=8).why == LeadAnything()


def test_with_no_trump_settled_a_void_hand_may_discard() -> None:
    owing = owes("9h Kc", "Ad Js", trump="")
    assert str(owing.hand) == "9h Kc"
    assert owing.why == DiscardAnything(D, None)


# --- who wins ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "trump", "best"),
    [
        ("9d Jd", "s", "Jd"),
        ("Kd Td", "s", "Td"),
        ("9s Js", "c", "Js"),
        ("Ad 9s", "s", "9s"),
        ("Jd Kc", "s", "Jd"),
        ("9d Ah Ac As", "d", "9d"),
        ("Kd Qs Ad Js", "s", "Qs"),
        ("Kd Js Ad Qs", "s", "Qs"),
        ("9h Th Ah Kh", "h", "Ah"),
        ("7h 8c 9s 7s Ad As", "c", "8c"),
        ("9h Ad", "", "9h"),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(trick: str, trump: str, best: str) -> None:
    """P11"""
    assert best_of(parse_cards(trick), parse_suit(trump) if trump else None) == c(best)


# --- laws --------------------------------------------------------------------------------------------------------

TRUMP = st.sampled_from([*Suit, None])
TABLES = st.sampled_from(EVERY_TABLE)


@st.composite
def dealt(draw: st.DrawFn, least: int = 0) -> tuple[Hand, tuple[Card, ...]]:
    """A hand of one to ten cards, and a trick of up to five others."""
    cards = draw(st.permutations(CARDS))
    size, length = draw(st.integers(1, 10)), draw(st.integers(least, 5))
    return Hand.of(cards[:size]), tuple(cards[size : size + length])


@given(dealt(), TRUMP, TABLES, st.sampled_from([0, 2, 8]))
def test_every_position_owes_some_cards_of_the_hand(
    cards: tuple[Hand, tuple[Card, ...]], trump: Suit | None, table: tuple[bool, bool], stock: int
) -> None:
    hand, trick = cards
    owing = duty(hand, trick, trump, iber=table[0], overtrump=table[1], stock=stock)
    assert owing.hand
    assert owing.hand <= hand


@given(dealt(least=1), TRUMP)
def test_agreements_only_narrow_what_p2_to_p4_allow(cards: tuple[Hand, tuple[Card, ...]], trump: Suit | None) -> None:
    hand, trick = cards
    plain, iber, overtrump, both = (
        duty(hand, trick, trump, iber=table[0], overtrump=table[1]).hand for table in EVERY_TABLE
    )
    assert both <= iber <= plain
    assert both <= overtrump <= plain


@given(dealt(least=1), TRUMP)
def test_with_both_agreed_whoever_can_win_with_a_card_they_are_bound_to_play_must(
    cards: tuple[Hand, tuple[Card, ...]], trump: Suit | None
) -> None:
    """E3"""
    hand, trick = cards
    best = best_of(trick, trump)
    bound = duty(hand, trick, trump, iber=False, overtrump=False)
    winning = Hand.of(card for card in bound.hand if card.beats(best, trump))
    both = duty(hand, trick, trump, iber=True, overtrump=True)
    assert both.hand == (winning or bound.hand)


@given(dealt(least=1), TRUMP, TABLES)
def test_the_rung_is_true_of_hand_and_trick(
    cards: tuple[Hand, tuple[Card, ...]], trump: Suit | None, table: tuple[bool, bool]
) -> None:
    """What a reason says must be so: it is all that a learner is told."""
    hand, trick = cards
    allowed, why = owes_ = duty(hand, trick, trump, iber=table[0], overtrump=table[1])
    assert allowed == owes_.hand.mask
    assert why.rule in {"P2", "P3", "P4", "P5", "P6", "P7", "P8"}
    assert _describes(why, owes_.hand, hand, trick, trump)


def _describes(why: Rung, allowed: Hand, hand: Hand, trick: tuple[Card, ...], trump: Suit | None) -> bool:
    led, best = trick[0].suit, best_of(trick, trump)
    of_suit = hand.of_suit(led)
    trumps = hand.of_suit(trump) if trump is not None else Hand()
    match why:
        case FollowSuit(suit, unbeaten, ruffed):
            no_higher = unbeaten is None or (unbeaten == best and not any(card.beats(best, trump) for card in of_suit))
            return suit == led and allowed == of_suit and no_higher and ruffed in (None, best)
        case BeatInSuit(suit, to_beat):
            higher = Hand.of(card for card in of_suit if card > best)
            return suit == led == best.suit and to_beat == best and allowed == higher
        case TrumpIn(suit, trump_, ruffed, _):
            return suit == led and not of_suit and trump_ == trump and allowed == trumps and ruffed in (None, best)
        case Overtrump(suit, trump_, to_beat):
            higher = Hand.of(card for card in trumps if card > best)
            return (
                suit == led and not of_suit and to_beat == best and best.suit == trump_ == trump and allowed == higher
            )
        case Undertrump(suit, trump_, unbeaten):
            lower = not any(card > best for card in trumps)
            return suit == led and not of_suit and unbeaten == best and trump_ == trump and allowed == trumps and lower
        case DiscardAnything(suit, trump_):
            return suit == led and not of_suit and not trumps and trump_ == trump and allowed == hand
        case LeadAnything() | AnythingWhileStock():
            return False


@given(dealt(least=1), TRUMP, TABLES)
def test_the_bare_law_and_the_one_with_reasons_are_one(
    cards: tuple[Hand, tuple[Card, ...]], trump: Suit | None, table: tuple[bool, bool]
) -> None:
    hand, trick = cards
    row = row_of(*table, trump, trick[0].suit, best_of(trick, trump))
    assert lawful(hand.mask, row) == owed(hand.mask, row)[0]
    assert row is row_of(*table, trump, trick[0].suit, best_of(trick, trump))


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=6, unique=True), TRUMP)
def test_the_winner_is_the_one_card_that_no_other_beats(trick: list[Card], trump: Suit | None) -> None:
    """P11"""
    best = best_of(tuple(trick), trump)
    assert best.suit in (trick[0].suit, trump)
    assert not any(card.beats(best, trump) for card in trick if card.suit in (trick[0].suit, trump))


@given(dealt(), TRUMP, TABLES, st.permutations(list(Suit)))
def test_suits_have_equal_standing(
    cards: tuple[Hand, tuple[Card, ...]], trump: Suit | None, table: tuple[bool, bool], renamed: list[Suit]
) -> None:
    def other(card: Card) -> Card:
        return Card.of(card.rank, renamed[card.suit])

    hand, trick = cards
    iber, overtrump = table
    here = duty(hand, trick, trump, iber=iber, overtrump=overtrump)
    trump_there = None if trump is None else renamed[trump]
    there = duty(Hand.of(map(other, hand)), tuple(map(other, trick)), trump_there, iber=iber, overtrump=overtrump)
    assert there.hand == Hand.of(map(other, here.hand))
    assert type(there.why) is type(here.why)
    assert there.why.rule == here.why.rule
