"""Rulesets are data: each preset's numbers, every option's values, the combinations that are refused (section R)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.written import CLASSIC, INTERNATIONAL, MOLDOVAN, NO_BIDDING, STANDARD, TABLE_TRUMP, TALON, THREE, TWO
from tutor.cards import PACK_24, PACK_32, NotNotation, Suit
from tutor.rules.ruleset import (
    OPTIONS,
    PRESETS,
    AllPass,
    Bidding,
    Family,
    FirstLead,
    OptionsRefused,
    RuleSet,
    TrumpBy,
    Undealt,
    option_value,
    parse_ruleset,
)
from tutor.rules.seats import CIRCLES, PARTNERSHIPS, Seat, parse_seat, parse_side

TRADITIONAL = [rules for rules in PRESETS.values() if rules.family is Family.TRADITIONAL]
ABROAD = [rules for rules in PRESETS.values() if rules.family is Family.INTERNATIONAL]
RULESET = st.sampled_from(list(PRESETS.values()))
NUMBERS = ["points_per_game_point", "penalty_factor", "win_margin", "target"]
SWITCHES = ["iber", "overtrump", "announcements", "partners"]


# --- presets -----------------------------------------------------------------------------------------------------


def test_these_rulesets_exist() -> None:
    assert list(PRESETS) == [
        *("traditional-2", "traditional-3", "traditional-4-classic", "traditional-4-standard"),
        *(f"international-{players}" for players in range(2, 7)),
        *("talon", "no-bidding", "table-trump", "moldovan"),
    ]
    assert all(parse_ruleset(name) is rules and rules.id == name for name, rules in PRESETS.items())


@pytest.mark.parametrize("text", ["", "traditional", "traditional-5", "Traditional-2", "international-7", "iber"])
def test_no_other_ruleset_exists(text: str) -> None:
    with pytest.raises(NotNotation) as refused:
        parse_ruleset(text)
    assert (refused.value.error, refused.value.found) == ("unknown-ruleset", text)
    assert str(refused.value.facts["allowed"]).split() == list(PRESETS)


@pytest.mark.parametrize(
    ("name", "players", "deal", "undealt", "trump_by"),
    [
        ("traditional-2", 2, (8, 0, 8), Undealt.STOCK, TrumpBy.FIRST_LEAD),  # S4, T2
        ("traditional-3", 3, (7, 0, 3), Undealt.GIVEN, TrumpBy.NAMED_BEFORE_REST),  # S5, S9, T3
        ("traditional-4-classic", 4, (6, 0, 0), Undealt.NONE, TrumpBy.FIRST_LEAD),  # S6, T2
        ("traditional-4-standard", 4, (3, 3, 0), Undealt.NONE, TrumpBy.NAMED_BEFORE_REST),  # S7, T3
        ("international-2", 2, (6, 0, 12), Undealt.OUT, TrumpBy.NAMED),  # S8, T4
        ("international-3", 3, (6, 0, 6), Undealt.OUT, TrumpBy.NAMED),
        ("international-4", 4, (6, 0, 0), Undealt.NONE, TrumpBy.NAMED),
        ("international-5", 5, (6, 0, 2), Undealt.OUT, TrumpBy.NAMED),
        ("international-6", 6, (5, 0, 2), Undealt.OUT, TrumpBy.NAMED),  # E1
        ("talon", 4, (5, 0, 4), Undealt.TALON, TrumpBy.NAMED),  # V1
        ("no-bidding", 4, (6, 0, 0), Undealt.NONE, TrumpBy.TURNED),  # V3, T5
        ("table-trump", 4, (6, 0, 0), Undealt.NONE, TrumpBy.TABLE),  # V4, T6
        ("moldovan", 4, (6, 0, 0), Undealt.NONE, TrumpBy.NAMED),  # V5
    ],
)
def test_the_deal_of_each_ruleset(
    name: str, players: int, deal: tuple[int, int, int], undealt: Undealt, trump_by: TrumpBy
) -> None:
    rules = PRESETS[name]
    assert (rules.players, (rules.each, rules.then, rules.left)) == (players, deal)
    assert (rules.undealt, rules.trump_by) == (undealt, trump_by)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.id)
def test_the_deal_uses_the_whole_pack(rules: RuleSet) -> None:
    """C2, C3: 32 cards for five or six players"""
    assert rules.pack == (PACK_32 if rules.players >= 5 else PACK_24)
    assert (rules.each + rules.then) * rules.players + rules.left == len(rules.pack)


@pytest.mark.parametrize("rules", TRADITIONAL, ids=lambda rules: rules.id)
def test_the_traditional_family(rules: RuleSet) -> None:
    """B1, P1, P5, P7, A, N2, M1, X"""
    assert (rules.bidding, rules.lowest_bid, rules.highest_bid) == (Bidding.ONCE, 1, 6)
    assert list(rules.bids) == [1, 2, 3, 4, 5, 6]
    assert (rules.accusations, rules.all_cards_bid) == (True, None)
    assert (rules.iber, rules.overtrump, rules.announcements, rules.partners) == (False, False, True, True)
    assert (rules.points_per_game_point, rules.penalty_factor, rules.win_margin, rules.target) == (33, 1, 1, 11)
    assert (rules.first_lead, rules.all_pass, rules.fixed_suit) == (FirstLead.BID_WINNER, AllPass.REDEAL, None)


@pytest.mark.parametrize("rules", ABROAD, ids=lambda rules: rules.id)
def test_the_international_family(rules: RuleSet) -> None:
    """B4, B6, P1, P5, N5, N7, M1"""
    bids = rules.bidding is Bidding.ROUNDS
    assert bids == (rules is not NO_BIDDING)
    assert list(rules.bids) == [6, 7, 8, 9, 10, 11]
    assert (rules.accusations, rules.all_cards_bid) == (False, 11)
    assert (rules.iber, rules.overtrump, rules.announcements, rules.partners) == (False, True, False, True)
    factor = 2 if rules is MOLDOVAN else 1
    assert (rules.points_per_game_point, rules.penalty_factor, rules.win_margin, rules.target) == (1, factor, 1, 21)
    assert (rules.first_lead, rules.all_pass, rules.fixed_suit) == (FirstLead.FOREHAND, AllPass.REDEAL, None)


@pytest.mark.parametrize(
    ("rules", "hand_size", "tricks", "stock_size"),
    [
        (TWO, 8, 12, 8),  # P10
        (THREE, 8, 8, 0),  # S9
        (CLASSIC, 6, 6, 0),
        (STANDARD, 6, 6, 0),
        (PRESETS["international-2"], 6, 6, 0),
        (PRESETS["international-6"], 5, 5, 0),
        (TALON, 5, 5, 0),
    ],
    ids=lambda value: value.id if isinstance(value, RuleSet) else str(value),
)
def test_hands_tricks_and_stock(rules: RuleSet, hand_size: int, tricks: int, stock_size: int) -> None:
    assert (rules.hand_size, rules.tricks, rules.stock_size) == (hand_size, tricks, stock_size)


# --- seats and sides ---------------------------------------------------------------------------------------------


def test_seats_stand_clockwise_from_the_learner() -> None:
    """S1"""
    assert {players: " ".join(circle) for players, circle in CIRCLES.items()} == {
        2: "S N",
        3: "S W E",
        4: "S W N E",
        5: "S W NW NE E",
        6: "S SW NW N NE SE",
    }


def test_partners_sit_opposite_so_that_no_two_are_neighbours() -> None:
    """S2"""
    for players, sides in PARTNERSHIPS.items():
        circle = CIRCLES[players]
        for _, (one, other) in sides:
            assert (circle.index(other) - circle.index(one)) % players == players // 2
        assert sorted(seat for _, seats in sides for seat in seats) == sorted(circle)


@pytest.mark.parametrize(
    ("rules", "sides"),
    [
        (TWO, "S N"),
        (THREE, "S W E"),
        (CLASSIC, "N-S E-W"),
        (CLASSIC.with_options({"partners": False}), "S W N E"),
        (PRESETS["international-5"], "S W NW NE E"),
        (PRESETS["international-6"], "N-S NE-SW NW-SE"),
    ],
    ids=lambda value: value.id if isinstance(value, RuleSet) else value,
)
def test_the_sides_of_a_table(rules: RuleSet, sides: str) -> None:
    """S2"""
    assert " ".join(rules.sides) == sides
    for side in rules.sides:
        assert all(rules.side_of(seat) == side for seat in rules.seats_of(side))
    assert [rules.sides[number] for number in rules.side_numbers] == [rules.side_of(seat) for seat in rules.circle]


@given(RULESET, st.data())
def test_going_round_the_table_comes_back(rules: RuleSet, data: st.DataObject) -> None:
    """S1"""
    seat = data.draw(st.sampled_from(rules.circle))
    order = rules.from_seat(seat)
    assert order[0] == seat
    assert sorted(order) == sorted(rules.circle)
    assert [rules.after(one) for one in order] == [*order[1:], seat]


def test_a_seat_or_side_that_this_table_has_not_is_refused() -> None:
    for text in ("", "X", "n", "SW", "N-S", "north"):
        with pytest.raises(NotNotation) as refused:
            parse_seat(text, CLASSIC.circle)
        assert (refused.value.error, refused.value.found) == ("not-a-seat", text)
        assert refused.value.facts == {"allowed": "S W N E"}
    for text in ("", "S", "S-N", "W-E", "n-s", "NE-SW"):
        with pytest.raises(NotNotation) as refused:
            parse_side(text, CLASSIC.sides)
        assert (refused.value.error, refused.value.found) == ("not-a-side", text)
        assert refused.value.facts == {"allowed": "N-S E-W"}
    assert parse_seat("SW", CIRCLES[6]) is Seat.SW
    assert parse_side("NE-SW", PRESETS["international-6"].sides) == "NE-SW"


# --- options -----------------------------------------------------------------------------------------------------


def test_these_options_exist_with_these_defaults_and_sources() -> None:
    """Section R"""
    assert {name: (option.traditional, option.international) for name, option in OPTIONS.items()} == {
        "iber": (False, False),
        "overtrump": (False, True),
        "announcements": (True, False),
        "points_per_game_point": (33, 1),
        "penalty_factor": (1, 1),
        "partners": (True, True),
        "win_margin": (1, 1),
        "first_lead": (FirstLead.BID_WINNER, FirstLead.FOREHAND),
        "all_pass": (AllPass.REDEAL, AllPass.REDEAL),
        "fixed_suit": (None, None),
        "target": (11, 21),
    }
    assert all(name == option.name and option.source for name, option in OPTIONS.items())


@pytest.mark.parametrize("name", ["", "Iber", "mode", "pack", "players", "id", "each", "trump", "all_cards_bid"])
def test_no_other_name_is_an_option(name: str) -> None:
    with pytest.raises(NotNotation) as refused:
        CLASSIC.with_options({name: True})
    assert (refused.value.error, refused.value.found) == ("unknown-option", name)
    assert str(refused.value.facts["allowed"]).split() == list(OPTIONS)


@pytest.mark.parametrize("name", SWITCHES)
def test_switches_are_true_or_false(name: str) -> None:
    for value in (True, False):
        assert getattr(CLASSIC.with_options({name: value}), name) is value
    others: list[object] = [1, 0, "true", "yes", None, [], "iber"]
    for wrong in others:
        with pytest.raises(NotNotation) as refused:
            CLASSIC.with_options({name: wrong})
        assert refused.value.error == "not-true-or-false"
        assert refused.value.facts == {"name": name, "allowed": "true false"}


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_are_positive(name: str) -> None:
    """M1: any positive number"""
    for value in (1, 2, 33, 10**9):
        assert getattr(CLASSIC.with_options({name: value}), name) == value
    others: list[object] = [0, -1, True, False, "11", None, 1.5, Suit.SPADES, []]
    for wrong in others:
        with pytest.raises(NotNotation) as refused:
            CLASSIC.with_options({name: wrong})
        assert refused.value.error == "not-a-number"
        assert refused.value.facts == {"name": name, "allowed": "1 2 3 …"}


def test_words_are_those_of_their_option() -> None:
    """P1, B5"""
    for lead in FirstLead:
        assert STANDARD.with_options({"first_lead": str(lead)}).first_lead is lead
        assert STANDARD.with_options({"first_lead": lead}).first_lead is lead
    for word in AllPass:
        rules = CLASSIC.with_options({"all_pass": str(word), "fixed_suit": "h"})
        assert (rules.all_pass, rules.fixed_suit) == (word, Suit.HEARTS)
    for name, allowed in (
        ("first_lead", "bid-winner forehand"),
        ("all_pass", "redeal dealer-minimum fixed-suit forehand-zero"),
    ):
        for wrong in ("", "dealer", "Forehand", True, 1, None, ["forehand"]):
            with pytest.raises(NotNotation) as refused:
                CLASSIC.with_options({name: wrong})
            assert refused.value.error == "unknown-value"
            assert refused.value.facts == {"name": name, "allowed": allowed}


@pytest.mark.parametrize("text", ["h", "d", "c", "s", "♥", "♦", "♣", "♠"])
def test_the_fixed_suit_is_a_suit(text: str) -> None:
    """B5"""
    assert CLASSIC.with_options({"fixed_suit": text}).fixed_suit is not None


@pytest.mark.parametrize(("wrong", "error"), [("x", "not-a-suit"), (0, "not-a-suit"), (True, "unknown-value")])
def test_the_fixed_suit_is_nothing_else(wrong: object, error: str) -> None:
    with pytest.raises(NotNotation) as refused:
        CLASSIC.with_options({"fixed_suit": wrong})
    assert refused.value.error == error
    assert refused.value.facts["allowed"] == "h d c s"


def test_a_wrong_value_is_told_as_the_file_has_it() -> None:
    with pytest.raises(NotNotation) as refused:
        option_value("target", True)
    assert refused.value.found == "true"
    with pytest.raises(NotNotation) as refused:
        option_value("iber", "maybe")
    assert refused.value.found == "maybe"


def test_options_are_laid_over_and_nothing_else_changes() -> None:
    over = CLASSIC.with_options({"iber": True, "target": 21})
    assert (over.iber, over.target) == (True, 21)
    assert over.with_options({"iber": False, "target": 11}) == CLASSIC
    assert CLASSIC.with_options({}) == CLASSIC
    assert over.id == CLASSIC.id


# --- what can't be combined --------------------------------------------------------------------------------------


def refusal(rules: RuleSet, options: dict[str, object]) -> tuple[str, str] | None:
    """Why options are refused: the sentence and the option at which it points."""
    try:
        rules.with_options(options)
    except OptionsRefused as refused:
        return refused.reason, refused.option
    return None


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.id)
def test_where_the_first_lead_makes_trump_forehand_cannot_lead_first(rules: RuleSet) -> None:
    """T2: the trump would come too late"""
    refused = rules.trump_by is TrumpBy.FIRST_LEAD
    assert refused == (rules in (TWO, CLASSIC))
    found = refusal(rules, {"first_lead": "forehand"})
    assert found == (("trump-would-come-too-late", "first_lead") if refused else None)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.id)
def test_only_four_players_choose_whether_to_be_partners(rules: RuleSet) -> None:
    """S2"""
    found = refusal(rules, {"partners": False})
    assert found == (None if rules.players == 4 else ("partners-only-with-four", "partners"))
    assert refusal(rules, {"partners": True}) is None


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.id)
def test_without_bidding_no_bid_winner_leads(rules: RuleSet) -> None:
    """V3"""
    found = refusal(rules, {"first_lead": "bid-winner"})
    assert found == (("no-bid-winner-without-bidding", "first_lead") if rules is NO_BIDDING else None)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.id)
def test_a_fixed_suit_needs_its_suit(rules: RuleSet) -> None:
    """B5"""
    assert refusal(rules, {"all_pass": "fixed-suit"}) == ("fixed-suit-without-suit", "all_pass")
    assert refusal(rules, {"all_pass": "fixed-suit", "fixed_suit": "h"}) is None
    assert refusal(rules, {"fixed_suit": "h"}) is None


@given(
    RULESET,
    st.fixed_dictionaries(
        {},
        optional={
            **{name: st.booleans() for name in SWITCHES},
            **{name: st.integers(1, 40) for name in NUMBERS},
            "first_lead": st.sampled_from(["bid-winner", "forehand"]),
            "all_pass": st.sampled_from(["redeal", "dealer-minimum", "fixed-suit", "forehand-zero"]),
            "fixed_suit": st.sampled_from("hdcs"),
        },
    ),
)
def test_all_other_options_combine_freely(rules: RuleSet, options: dict[str, object]) -> None:
    refused = (
        (rules.trump_by is TrumpBy.FIRST_LEAD and options.get("first_lead") == "forehand")
        or (rules.players != 4 and options.get("partners") is False)
        or (rules.bidding is Bidding.NONE and options.get("first_lead") == "bid-winner")
        or (options.get("all_pass") == "fixed-suit" and "fixed_suit" not in options)
    )
    assert (refusal(rules, options) is not None) == refused
    if not refused:
        over = rules.with_options(options)
        assert {name: str(getattr(over, name)) for name in options} == {n: str(value) for n, value in options.items()}
        assert hash(over) == hash(rules.with_options(options))


def test_rulesets_are_compared_by_what_they_say() -> None:
    assert INTERNATIONAL.with_options({"penalty_factor": 2}) != MOLDOVAN  # another id, the same rules
    assert TABLE_TRUMP != INTERNATIONAL
    with pytest.raises(AttributeError):
        CLASSIC.iber = True  # type: ignore[misc]
