"""The points on which tables differ: each has a position that shows it, wherever it can be set and matters."""

import pytest

from tests.rules.written import CLASSIC, INTERNATIONAL, NO_BIDDING, THREE, TWO, rules_of
from tutor.drill.tables import TABLE_OPTIONS, choices, difference, laid, touched
from tutor.rules.numbers import NUMBERS
from tutor.rules.position import position_faults
from tutor.rules.ruleset import OPTIONS, PRESETS, Bidding, FirstLead, OptionsRefused, RuleSet

NOTHING_HANGS_ON_IT = {
    ("traditional-2", "overtrump"),  # a trick of two is over when it has been trumped
    ("international-2", "overtrump"),
    ("no-bidding", "all_pass"),
    ("no-bidding", "fixed_suit"),
    ("no-bidding", "penalty_factor"),
}
TABLES = [
    *PRESETS.values(),
    rules_of("traditional-4-classic", {"iber": True, "overtrump": True, "target": 15, "win_margin": 3}),
    rules_of("traditional-3", {"points_per_game_point": 7, "penalty_factor": 3}),
    rules_of("international-4", {"partners": False, "announcements": True}),
    rules_of("talon", {"all_pass": "fixed-suit", "fixed_suit": "c", "first_lead": "bid-winner"}),
]


def answers(rules: RuleSet, name: str) -> list[str]:
    return [str(case.scenario.solution.answer) for case in difference(rules, name)]


def test_every_option_of_the_rules_is_told_of_and_no_other() -> None:
    assert list(TABLE_OPTIONS) == list(OPTIONS)
    for name, option in TABLE_OPTIONS.items():
        assert option.rules[0] == OPTIONS[name].source
        assert set(option.rules) <= set(NUMBERS) | {"E6", "E9", "E2", "E5"}


@pytest.mark.parametrize("name", TABLE_OPTIONS)
@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: rules.id)
def test_wherever_an_option_may_be_set_a_position_answers_differently(rules: RuleSet, name: str) -> None:
    if len(choices(rules, name)) == 1 or (rules.id, name) in NOTHING_HANGS_ON_IT:
        assert difference(rules, name) == ()
        return
    cases = difference(rules, name)
    assert tuple(case.value for case in cases) == choices(rules, name)
    assert len(set(answers(rules, name))) > 1
    for case in cases:
        position = case.scenario.position
        assert getattr(position.rules, name) == case.value
        assert position_faults(position) == []
        assert position.rules.id == rules.id


@pytest.mark.parametrize("name", ["iber", "overtrump", "announcements", "penalty_factor", "partners", "win_margin"])
def test_two_values_have_two_answers(name: str) -> None:
    assert len(set(answers(CLASSIC, name))) == 2


def test_iber_binds_to_the_ace_and_without_it_the_nine_may_follow() -> None:
    assert answers(CLASSIC, "iber") == ["9h Ah", "Ah"]


def test_alone_nobody_has_what_partners_have_together() -> None:
    assert answers(CLASSIC, "partners") == ["N-S:1 E-W:1", "S:-1 W:0 N:0 E:0"]


def test_all_pass_has_four_ends() -> None:
    assert answers(CLASSIC, "all_pass") == ["redeal", "E:1", "nobody", "S:0"]


def test_what_can_not_be_combined_is_no_choice() -> None:
    assert choices(CLASSIC, "first_lead") == (FirstLead.BID_WINNER,)
    assert choices(NO_BIDDING, "first_lead") == (FirstLead.FOREHAND,)
    assert choices(TWO, "partners") == (True,)
    with pytest.raises(OptionsRefused):
        laid(TWO, "partners", False)


def test_a_number_that_is_not_usual_is_a_choice_where_it_is_agreed() -> None:
    assert choices(laid(THREE, "target", 15), "target") == (6, 11, 21, 31, 15)


def test_only_the_rules_that_hang_on_an_option_are_touched() -> None:
    assert touched(CLASSIC, CLASSIC) == frozenset()
    assert touched(CLASSIC, laid(CLASSIC, "win_margin", 2)) == {"M2", "E9"}
    assert "P7" in touched(CLASSIC, laid(CLASSIC, "iber", True))


def test_without_bidding_nothing_hangs_on_what_follows_a_pass() -> None:
    assert NO_BIDDING.bidding is Bidding.NONE
    assert difference(NO_BIDDING, "all_pass") == ()
    assert difference(INTERNATIONAL, "all_pass") != ()
