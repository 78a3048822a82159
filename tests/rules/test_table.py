"""The mutable core: checked play, draws, announcements, and that no card is lost."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.written import CLASSIC, INTERNATIONAL, STANDARD, TWO, c, h
from tutor.cards import Card, Hand, Suit
from tutor.rules.duties import AnythingWhileStock, LeadAnything, Overtrump, TrumpIn
from tutor.rules.ruleset import PRESETS, RuleSet, TrumpBy
from tutor.rules.table import Table, Unlawful

RULESET = st.sampled_from(list(PRESETS.values()))
SEED = st.integers(0, 2**32)


def laid(rules: RuleSet, *hands: str, leader: int = 0, trump: str = "s", stock: str = "") -> Table:
    """A table with these hands, clockwise from S."""
    suit = Suit.parse(trump) if trump else None
    return Table(rules, [h(hand).mask for hand in hands], leader, suit, list(map(c, stock.split())))


def dealt(rng: Random, rules: RuleSet) -> Table:
    """A table at the first lead, with random hands of the full size."""
    pack = list(rules.pack)
    rng.shuffle(pack)
    size = rules.hand_size
    hands = [Hand.of(pack[size * number : size * (number + 1)]).mask for number in range(rules.players)]
    left = pack[size * rules.players :] if rules.stock_size else []
    trump = None if rules.trump_by is TrumpBy.FIRST_LEAD else rng.choice(list(Suit))
    return Table(rules, hands, rng.randrange(rules.players), trump, left)


def played_out(rng: Random, table: Table) -> int:
    """Play a round of lawful cards to its end; returns how many cards were played."""
    cards = 0
    while not table.over:
        card = rng.choice(table.lawful_cards())
        table.play(card, announces=table.may_announce(card) and rng.random() < 0.7)
        cards += 1
    return cards


# --- checked and unchecked play ----------------------------------------------------------------------------------


def test_checked_play_refuses_what_is_not_lawful_and_says_why() -> None:
    """P3"""
    table = laid(CLASSIC, "Ad 9c", "9h Js", "Kh Kc", "Th Tc")
    table.play(c("Ad"))
    with pytest.raises(Unlawful) as refused:
        table.play(c("9h"))
    assert refused.value.card == c("9h")
    assert refused.value.duty.hand == h("Js")
    assert refused.value.duty.why == TrumpIn(Suit.DIAMONDS, Suit.SPADES)
    assert [str(card) for card in table.trick] == ["Ad"]  # nothing has happened
    table.play(c("Js"))


def test_checked_play_refuses_a_card_that_is_not_held() -> None:
    table = laid(CLASSIC, "Ad 9c", "9d Js", "Kh Kc", "Th Tc")
    for card in ("9d", "As", "7h"):
        with pytest.raises(Unlawful):
            table.play(c(card))


def test_checked_play_refuses_an_announcement_without_a_pair() -> None:
    """A1, A2, A3"""
    table = laid(CLASSIC, "Kh 9c Qd Kd Ad", "9d Js 9s Kc Qc", "Qh Kc", "Th Tc")
    for card in ("Kh", "Ad", "9c"):
        assert not table.may_announce(c(card))
        with pytest.raises(ValueError, match="no pair"):
            table.play(c(card), announces=True)
    table.play(c("Qd"), announces=True)
    assert not table.may_announce(c("Kc"))  # following
    assert table.announced == [[Suit.DIAMONDS], []]


def test_an_announcement_counts_for_the_announcers_side() -> None:
    """A5: whoever takes the trick"""
    table = laid(CLASSIC, "Ad 9c", "Kd Qd", "9d Kc", "Td Tc", leader=1)
    for card in ("Kd", "9d", "Td", "Ad"):
        table.play(c(card), announces=card == "Kd")
    assert table.announced == [[], [Suit.DIAMONDS]]
    assert table.taken == [h("Kd 9d Td Ad").mask, 0]


def test_a_table_without_announcements_hears_none() -> None:
    """Section A is the traditional family's"""
    table = laid(INTERNATIONAL, "Kh Qh", "9d Js", "Th Kc", "9h Tc")
    assert not table.may_announce(c("Kh"))


def test_any_card_of_the_hand_can_be_put_lawful_or_not() -> None:
    """X1: nobody checks it for the players"""
    table = laid(CLASSIC, "Ad 9c", "9d Js", "Kd Kc", "Td Tc")
    for card in ("Ad", "Js", "Kc", "Tc"):
        table.put(c(card))
    assert table.taken == [0, h("Ad Js Kc Tc").mask]
    assert table.turn == 1


# --- tricks, trump, stock ----------------------------------------------------------------------------------------


def test_the_winner_takes_the_trick_and_leads_to_the_next() -> None:
    """P1, P11"""
    table = laid(CLASSIC, "9d 9c", "Jd Js", "Ad Kc", "Td Tc", leader=3)
    for card, best in (("Td", "Td"), ("9d", "Td"), ("Jd", "Td")):
        table.play(c(card))
        assert table.best == c(best)
    table.play(c("Ad"))
    assert (table.turn, table.best, table.trick) == (2, None, [])
    assert table.tricks == [1, 0]


def test_the_first_lead_makes_the_trump_where_it_is_not_named() -> None:
    """T2"""
    table = laid(CLASSIC, "9d 9c", "Ac Js", "Ad Kc", "Td Tc", trump="")
    before = table.trump
    table.play(c("9d"))
    assert (before, table.trump) == (None, Suit.DIAMONDS)
    assert laid(STANDARD, "9d 9c", "Ac Js", "Ad Kc", "Td Tc", trump="c").trump is Suit.CLUBS


def test_a_trick_worth_nothing_is_taken_all_the_same() -> None:
    """Tricks are counted, not read off points"""
    table = laid(CLASSIC, "9h", "9d", "9c", "9s", trump="d")
    for _ in range(4):
        table.play(table.lawful_cards()[0])
    assert table.tricks == [0, 1]
    assert table.over


def test_the_winner_draws_first_and_then_the_other() -> None:
    """P10"""
    table = laid(TWO, "9h Jh", "Kh 9d", stock="9c Jc Qc Kc")
    table.play(c("9h"))
    assert table.owes() == (h("Kh 9d").mask, AnythingWhileStock(Suit.HEARTS))
    table.play(c("Kh"))
    assert [Hand(mask) for mask in table.hands] == [h("Jh Jc"), h("9d 9c")]
    assert table.stock == [c("Qc"), c("Kc")]
    assert table.turn == 1


def test_duties_begin_with_the_first_trick_after_the_stock_is_empty() -> None:
    """P9"""
    table = laid(TWO, "9h Jh", "Kh 9d", stock="9c Jc")
    table.play(c("9h"))
    table.play(c("9d"))  # a discard although the suit is held: the stock lasts
    assert table.turn == 0
    table.play(c("Jh"))
    assert table.lawful() == h("Kh").mask
    with pytest.raises(Unlawful):
        table.play(c("Jc"))


def test_reasons_speak_of_the_best_trump() -> None:
    """P5"""
    table = laid(INTERNATIONAL, "Jd", "Ks 9c", "9s 9h", "Qs Ts")
    for card in ("Jd", "Ks", "9s"):
        table.put(c(card))
    assert table.owes() == (h("Ts").mask, Overtrump(Suit.DIAMONDS, Suit.SPADES, c("Ks")))


def test_a_copy_goes_its_own_way() -> None:
    table = laid(TWO, "9h Jh", "Kh 9d", stock="9c Jc")
    table.play(c("9h"))
    other = table.copy()
    assert (other.best, other.owes()) == (table.best, table.owes())
    other.play(c("Kh"))
    assert table.trick == [c("9h")]
    assert table.stock == [c("9c"), c("Jc")]
    assert (sum(other.tricks), sum(table.tricks)) == (1, 0)
    table.play(c("9d"))
    assert other.taken != table.taken


# --- laws --------------------------------------------------------------------------------------------------------


@given(RULESET, SEED)
def test_every_card_dealt_is_found_again_at_the_end(rules: RuleSet, seed: int) -> None:
    """N1: all 120 points, less what lies out"""
    rng = Random(seed)
    table = dealt(rng, rules)
    dealt_cards = sum(table.hands) + Hand.of(table.stock).mask
    assert played_out(rng, table) == rules.tricks * rules.players
    assert sum(table.taken) == dealt_cards
    assert Hand(sum(table.taken)).points + (rules.pack - Hand(dealt_cards)).points == 120
    assert sum(table.tricks) == rules.tricks
    assert table.stock == []
    for mask, tricks in zip(table.taken, table.tricks, strict=True):
        assert mask.bit_count() == tricks * rules.players


@given(RULESET, SEED)
def test_every_seat_plays_once_a_trick_and_every_pair_is_announced_at_most_once(rules: RuleSet, seed: int) -> None:
    """S1, A1, A2"""
    rng = Random(seed)
    table = dealt(rng, rules)
    seen: list[int] = []
    while not table.over:
        seen.append(table.turn)
        card = rng.choice(table.lawful_cards())
        announces = table.may_announce(card)
        assert not announces or (rules.announcements and not table.trick and str(card)[0] in "KQ")
        table.play(card, announces=announces)
        if not table.trick:
            assert sorted(seen) == list(range(rules.players))
            seen = []
    pairs = [suit for side in table.announced for suit in side]
    assert len(pairs) == len(set(pairs))


@given(RULESET, SEED)
def test_lawful_cards_are_those_that_checked_play_takes(rules: RuleSet, seed: int) -> None:
    rng = Random(seed)
    table = dealt(rng, rules)
    while not table.over:
        mask, why = table.owes()
        cards: tuple[Card, ...] = table.lawful_cards()
        assert Hand.of(cards).mask == mask == table.lawful()
        assert (why == LeadAnything()) == (not table.trick)
        forbidden = [card for card in Hand(table.hands[table.turn]) if card not in cards]
        if forbidden:
            with pytest.raises(Unlawful):
                table.play(rng.choice(forbidden))
        table.play(rng.choice(cards))
