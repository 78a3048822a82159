"""Where another table would answer otherwise: the learner's own first, few of them, and only where it can occur."""

import pytest

from tests.rules.written import CLASSIC, INTERNATIONAL, STANDARD, THREE, TWO, at, h, question_of, rules_of
from tutor.content.draw import shipped_folder
from tutor.content.shelf import shelf
from tutor.drill.answers import Cards, Number, YesNo
from tutor.drill.elsewhere import (
    MOST,
    AtYourTable,
    ByInternational,
    ByTraditional,
    WithIber,
    WithoutIber,
    WithoutOvertrump,
    WithOvertrump,
    elsewhere,
    moved,
    rederived,
)
from tutor.drill.questions import Text
from tutor.drill.scenario import Scenario
from tutor.rules.ruleset import RuleSet
from tutor.words.files import text_ids

IBER = rules_of("traditional-4-classic", {"iber": True})
SHIPPED = [slip.read(text_ids()) for slip in shelf(shipped_folder("scenarios"))]


def asked(rules: RuleSet, ask: object, **keys: object) -> Scenario:
    return Scenario(id="one", position=at(rules, **keys), question=question_of(rules, ask))  # type: ignore[arg-type]


def follow(rules: RuleSet) -> Scenario:
    return asked(rules, "legal-plays", trump="s", hands={"S": "9h Ah 9s"}, trick="E:Kh")


def ruffed(rules: RuleSet) -> Scenario:
    return asked(rules, "legal-plays", trump="s", hands={"S": "9s As Qd"}, trick="N:Kh E:Js")


def test_with_iber_the_higher_card_is_owed() -> None:
    assert elsewhere(follow(CLASSIC)) == (WithIber(Cards(h("Ah"))),)


def test_without_iber_any_card_of_the_suit_will_do() -> None:
    assert elsewhere(follow(IBER)) == (WithoutIber(Cards(h("9h Ah"))),)


def test_overtrumping_is_told_of_once_although_a_whole_family_has_it() -> None:
    assert elsewhere(ruffed(CLASSIC)) == (WithOvertrump(Cards(h("As"))),)
    assert elsewhere(ruffed(INTERNATIONAL)) == (WithoutOvertrump(Cards(h("9s As"))),)


def test_the_other_family_is_told_of_where_no_option_tells_the_difference() -> None:
    pair = {"trump": "s", "hands": {"S": "Kh Qh"}}
    ask = {"kind": "announcement", "card": "Kh"}
    assert elsewhere(asked(CLASSIC, ask, **pair)) == (ByInternational(Number(0)),)
    assert elsewhere(asked(INTERNATIONAL, ask, **pair)) == (ByTraditional(Number(20)),)


def test_the_own_table_comes_first_and_is_not_told_twice() -> None:
    assert elsewhere(follow(CLASSIC), IBER) == (AtYourTable(Cards(h("Ah"))),)
    assert elsewhere(ruffed(CLASSIC), INTERNATIONAL) == (AtYourTable(Cards(h("As"))),)
    assert elsewhere(follow(IBER), IBER) == (WithoutIber(Cards(h("9h Ah"))),)


def test_a_table_with_other_seats_is_not_told_of() -> None:
    assert elsewhere(follow(CLASSIC), THREE) == elsewhere(follow(CLASSIC))
    assert moved(follow(CLASSIC), TWO) is None


def test_a_position_that_can_not_occur_there_is_not_told_of() -> None:
    drawing = asked(TWO, "legal-plays", trump="s", hands={"S": "9h Ah"}, trick="N:Kh", stock=4)
    assert moved(drawing, rules_of("international-2", {})) is None
    bid = asked(CLASSIC, "first-leader", dealer="E", bid="N:2")
    assert moved(bid, INTERNATIONAL) is None
    sides = asked(CLASSIC, "match-result", scores={"N-S": 12, "E-W": 3})
    assert moved(sides, rules_of("traditional-4-classic", {"partners": False})) is None


def test_where_all_agree_nothing_is_told() -> None:
    assert elsewhere(asked(CLASSIC, {"kind": "may-play", "card": "Ah"}, hands={"S": "Ah"}, trick="E:Kh")) == ()
    assert elsewhere(asked(CLASSIC, "next-dealer", dealer="E"), STANDARD) == ()


@pytest.mark.parametrize("scenario", SHIPPED, ids=lambda scenario: scenario.id)
def test_no_more_than_a_few_tables_are_told_of_and_each_differs(scenario: Scenario) -> None:
    for own in (None, IBER, INTERNATIONAL):
        found = elsewhere(scenario, own)
        told = [remark.answer for remark in found]
        assert len(told) <= MOST
        assert scenario.solution.answer not in told
        assert all(told.count(answer) == 1 for answer in told)
        assert not any(isinstance(remark, AtYourTable) for remark in found[1:])


def test_statements_are_about_their_own_table() -> None:
    statement = {"kind": "true-false", "claim": Text(id="x"), "answer": True}
    about_iber = Scenario(id="s", position=at(IBER), question=question_of(IBER, statement), rules_taught=("P7",))
    assert elsewhere(about_iber, CLASSIC) == ()
    assert moved(about_iber, CLASSIC) is None
    about_tens = Scenario(id="t", position=at(IBER), question=about_iber.question, rules_taught=("C4",))
    there = moved(about_tens, CLASSIC)
    assert there is not None
    assert there.position.rules == CLASSIC
    assert there.solution.answer == YesNo(True)
    assert moved(about_tens, INTERNATIONAL) is None


def test_what_the_author_said_goes_where_the_answer_changes() -> None:
    told = {"explain": Text(id="x"), "rules_taught": ("P2",)}
    written = Scenario(
        id="w",
        position=follow(CLASSIC).position,
        question=follow(CLASSIC).question,
        expect=Cards(h("9h Ah")),
        **told,  # type: ignore[arg-type]
    )
    assert rederived(written, CLASSIC) is written
    there = rederived(written, IBER)
    assert there is not None
    assert (there.expect, there.explain, there.rules_taught) == (None, None, ("P7",))
    kept = rederived(written, rules_of("traditional-4-classic", {"target": 21}))
    assert kept is not None
    assert (kept.expect, kept.explain, kept.rules_taught) == (written.expect, written.explain, ("P2",))


def test_what_belongs_to_no_family_is_agreed_there_too() -> None:
    passed = {"dealer": "E", "auction": "S:pass W:pass N:pass E:pass"}
    fixed = rules_of("traditional-4-classic", {"all_pass": "fixed-suit", "fixed_suit": "h"})
    assert elsewhere(asked(fixed, "auction-result", **passed)) == ()
    total = asked(CLASSIC, {"kind": "game-points", "total": 98})
    assert elsewhere(total) == ()
    assert elsewhere(total, INTERNATIONAL) == (AtYourTable(Number(98)),)
