"""How a table plays, as front ends tell it: every option in every language, values as they are typed, and as kept."""

from __future__ import annotations

import pytest

from tests.rules.written import CLASSIC, INTERNATIONAL, NO_BIDDING, THREE, TWO, rules_of
from tutor.cards import Suit
from tutor.drill.tables import TABLE_OPTIONS
from tutor.rules.ruleset import PRESETS, AllPass, RuleSet
from tutor.session.tables import at_ruleset, changed, code_of, kept_as, option_shown, options, rulesets
from tutor.store import Settings
from tutor.words.files import language_codes
from tutor.words.words import Words

EN = Words("en", "french")


@pytest.fixture(scope="module", params=language_codes())
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language."""
    return Words(request.param, "hungarian")


def rules(agreed: RuleSet | str) -> RuleSet:
    assert isinstance(agreed, RuleSet), agreed
    return agreed


# -- what is told ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", PRESETS.values(), ids=lambda table: table.id)
def test_every_option_of_every_table_is_told_with_what_hangs_on_it(words: Words, table: RuleSet) -> None:
    shown = options(table, words)
    assert [option.name for option in shown] == list(TABLE_OPTIONS)
    assert len({option.title for option in shown}) == len(shown)
    for option in shown:
        assert option.means.endswith(".")
        assert TABLE_OPTIONS[option.name].rules[0] in option.source
        assert sum(value.present for value in option.values) == 1
        assert option.code == code_of(getattr(table, option.name))
        assert (option.scenario is None) == (option.note is not None)
        if option.scenario is not None:
            assert option.prompt
            answers = [value.answer for value in option.values if value.answer]
            assert len(answers) > 1
            assert len(set(answers)) > 1


def test_iber_is_told_with_the_answer_under_each_value() -> None:
    iber = option_shown(CLASSIC, "iber", EN)
    assert (iber.title, iber.told, iber.code) == ("Iber", "no iber", "no")
    assert iber.table[0] == "Trump is spades."
    without, with_iber = iber.values
    assert (without.code, without.told, without.present) == ("no", "no iber", True)
    assert without.answer[0] == "These may be played: the nine of hearts and the ace of hearts."
    assert with_iber.answer[0] == "Only the ace of hearts may be played."


def test_where_nothing_hangs_on_an_option_or_it_is_settled_a_sentence_says_so() -> None:
    assert option_shown(TWO, "overtrump", EN).note == "At this table it makes no difference."
    assert "makes the trump" in (option_shown(CLASSIC, "first_lead", EN).note or "")
    assert "nobody bids" in (option_shown(NO_BIDDING, "first_lead", EN).note or "")
    assert "four players" in (option_shown(THREE, "partners", EN).note or "")


def test_every_ruleset_is_told_with_who_plays_so(words: Words) -> None:
    shown = rulesets(words, CLASSIC)
    assert [one.id for one in shown] == list(PRESETS)
    assert [one.id for one in shown if one.present] == [CLASSIC.id]
    assert len({one.played for one in shown}) == len(shown)
    assert not any(one.present for one in rulesets(words))


# -- what is agreed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("iber", "yes", True),
        ("iber", "TRUE", True),
        ("overtrump", "off", False),
        ("partners", "n", False),
        ("target", "15", 15),
        ("win_margin", " 2 ", 2),
        ("all_pass", "forehand-zero", AllPass.FOREHAND_ZERO),
        ("fixed_suit", "h", Suit.HEARTS),
        ("fixed_suit", "Spades", Suit.SPADES),
    ],
)
def test_a_value_is_read_as_somebody_types_it(name: str, typed: str, value: object) -> None:
    assert getattr(rules(changed(CLASSIC, name, typed, EN)), name) == value


@pytest.mark.parametrize(
    ("lang", "yes", "no", "suit"),
    [
        ("ro", "da", "nu", "roșu"),
        ("de", "ja", "nein", "herz"),
        ("hu", "igen", "nem", "piros"),
        ("es", "sí", "no", "corazones"),
    ],
)
def test_yes_no_and_suits_may_be_said_in_the_learners_language(lang: str, yes: str, no: str, suit: str) -> None:
    words = Words(lang, "hungarian")
    assert rules(changed(CLASSIC, "iber", yes, words)).iber
    assert not rules(changed(CLASSIC, "announcements", no, words)).announcements
    assert rules(changed(CLASSIC, "fixed_suit", suit, words)).fixed_suit is Suit.HEARTS


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("iber", "perhaps"),
        ("iber", "1"),
        ("iber", ""),
        ("target", "0"),
        ("target", "-3"),
        ("target", "yes"),
        ("target", "99999999999"),
        ("target", "١٥"),
        ("all_pass", "sleep"),
        ("fixed_suit", "x"),
        ("fixed_suit", "none"),
    ],
)
def test_what_is_no_value_is_refused_with_those_there_are(words: Words, name: str, typed: str) -> None:
    refused = changed(CLASSIC, name, typed, words)
    assert isinstance(refused, str)
    assert name in refused
    assert refused.endswith(".")


@pytest.mark.parametrize(
    ("table", "name", "typed"),
    [
        (CLASSIC, "first_lead", "forehand"),
        (THREE, "partners", "no"),
        (NO_BIDDING, "first_lead", "bid-winner"),
        (CLASSIC, "all_pass", "fixed-suit"),
    ],
)
def test_what_can_not_be_combined_is_refused_in_a_sentence(words: Words, table: RuleSet, name: str, typed: str) -> None:
    refused = changed(table, name, typed, words)
    assert isinstance(refused, str)
    assert refused.endswith(".")


def test_a_fixed_suit_is_named_first_and_then_played() -> None:
    named = rules(changed(CLASSIC, "fixed_suit", "c", EN))
    assert rules(changed(named, "all_pass", "fixed-suit", EN)).all_pass is AllPass.FIXED_SUIT


def test_another_ruleset_keeps_what_was_agreed_as_far_as_it_can_stand() -> None:
    agreed = rules_of("traditional-4-standard", {"iber": True, "partners": False, "first_lead": "forehand"})
    three = at_ruleset(agreed, "traditional-3")
    assert (three.id, three.iber, three.partners, str(three.first_lead)) == ("traditional-3", True, True, "forehand")
    classic = at_ruleset(agreed, "traditional-4-classic")
    assert (classic.iber, classic.partners, str(classic.first_lead)) == (True, False, "bid-winner")
    assert at_ruleset(INTERNATIONAL, "no-bidding") == NO_BIDDING


@pytest.mark.parametrize("table", PRESETS.values(), ids=lambda table: table.id)
def test_what_is_kept_makes_the_same_table_again(table: RuleSet) -> None:
    for name, typed in (("iber", "yes"), ("target", "15"), ("fixed_suit", "c"), ("all_pass", "dealer-minimum")):
        agreed = rules(changed(table, name, typed, EN))
        settings = Settings().changed(**kept_as(agreed))
        assert settings.own == agreed
    assert kept_as(table) == {"ruleset": table.id, "options": {}}
