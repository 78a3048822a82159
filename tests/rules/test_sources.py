"""Who says so: every rule has its origin, and every reading the rules that rest on it."""

from tutor.rules.numbers import NUMBERS
from tutor.rules.ruleset import PRESETS
from tutor.rules.sources import ORIGINS, READINGS, Origin, readings_of


def test_every_rule_has_one_origin() -> None:
    assert sorted(ORIGINS) == sorted(NUMBERS)


def test_every_reading_is_ours_and_rests_under_other_rules() -> None:
    assert list(READINGS) == [number for number in NUMBERS if number[0] == "E"]
    for reading, rules in READINGS.items():
        assert ORIGINS[reading] is Origin.OURS
        assert rules
        assert set(rules) <= set(NUMBERS) - set(READINGS)


def test_iber_is_the_tutorials_and_overtrumping_the_articles() -> None:
    assert ORIGINS["P7"] is ORIGINS["P8"] is Origin.TRADITIONAL
    assert ORIGINS["P5"] is ORIGINS["P6"] is Origin.INTERNATIONAL
    assert ORIGINS["P2"] is ORIGINS["P3"] is Origin.BOTH


def test_the_variants_are_named_by_the_article() -> None:
    assert {ORIGINS[number] for number in NUMBERS if number[0] == "V"} == {Origin.INTERNATIONAL}
    assert {"talon", "no-bidding", "table-trump", "moldovan"} <= PRESETS.keys()


def test_what_newcomers_get_wrong_is_our_addition_to_the_tutorials_false_rules() -> None:
    ours = [number for number in NUMBERS if number[0] == "F" and ORIGINS[number] is Origin.OURS]
    assert ours == ["F8", "F9", "F10", "F11"]


def test_a_rule_may_rest_on_several_readings_or_on_none() -> None:
    assert readings_of("V1") == ("E4", "E10")
    assert readings_of("P2") == ()
