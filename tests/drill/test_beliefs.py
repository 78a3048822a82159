"""Beliefs: the law step by step is the law, each belief errs somewhere, and candidates can be told apart."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tutor.cards import Hand, Suit
from tutor.drill.beliefs import BELIEFS, Belief, believed, erring, worth_asking
from tutor.drill.law import Law
from tutor.drill.questions import LegalPlays, TrickWinner
from tutor.drill.scenario import Scenario
from tutor.drill.solve import solve
from tutor.generate.parting import aimed_at_belief, any_table, distinguish, kinds_of
from tutor.generate.questions import MAKERS, kinds_for, random_question
from tutor.rules.notation import parse_plays
from tutor.rules.numbers import NUMBERS
from tutor.rules.position import Position
from tutor.rules.ruleset import PRESETS
from tutor.rules.seats import Seat

NAMED_ON_THE_PAGE = {
    "ten-in-numeric-place",
    "nine-beats-faces",
    "pips-are-points",
    "highest-rank-wins",
    "trump-is-just-a-suit",
    "last-trump-wins",
    "points-win-tricks",
    "may-ruff-anytime",
    "may-discard-when-void",
    "need-not-undertrump",
    "must-always-beat",
    "iber-never-binds",
    "iber-after-ruff",
    "overtrump-when-following",
    "no-overtrump",
    "spare-partner",
    "stock-binds",
    "announce-any-time",
    "announce-across-partners",
    "announce-always-20",
    "announce-needs-trick",
    "equal-bid-stands",
    "pass-may-return",
    "score-the-bid",
    "minus-the-points",
    "round-to-nearest",
    "round-up",
    "divide-then-add",
    "bid-against-rivals",
    "not-below-zero",
    "first-past-the-post",
    "no-announcements-in-bid",
    "revoke-is-automatic",
}


def questions(seed: int, each: int) -> Iterator[Scenario]:
    rng = Random(seed)
    for kind in MAKERS:
        made = 0
        while made < each:
            rules = any_table(rng)
            if kind in kinds_for(rules):
                made += 1
                yield random_question(rng, rules, kind)


def test_every_belief_of_the_page_is_here() -> None:
    assert set(BELIEFS) >= NAMED_ON_THE_PAGE


@pytest.mark.parametrize("belief", BELIEFS.values(), ids=list(BELIEFS))
def test_a_belief_cites_rules_that_there_are(belief: Belief) -> None:
    cited = (*belief.refuted_by, *((belief.false_rule,) if belief.false_rule else ()))
    assert belief.refuted_by
    assert {*cited, *((belief.true_at,) if belief.true_at else ())} <= set(NUMBERS)


@pytest.mark.parametrize("seed", range(4))
def test_the_law_step_by_step_is_the_law(seed: int) -> None:
    law = Law()
    for scenario in questions(seed, 60):
        assert law.answer(scenario.position, scenario.question) == scenario.solution.answer, scenario.id


@pytest.mark.parametrize("belief", BELIEFS.values(), ids=list(BELIEFS))
def test_a_belief_errs_somewhere_and_is_among_the_candidates(belief: Belief) -> None:
    rng = Random(f"belief {belief.id}")
    for _ in range(3):
        scenario = aimed_at_belief(rng, belief)
        given = belief.answer(scenario.position, scenario.question)
        assert given is not None
        assert scenario.question.kind in kinds_of(belief)
        assert belief in believed(scenario.position, scenario.question, given)


def test_a_right_answer_betrays_no_belief() -> None:
    for scenario in questions(9, 5):
        assert believed(scenario.position, scenario.question, scenario.solution.answer) == ()


def test_learners_with_one_belief_are_told_it_alone_after_three_questions_more() -> None:
    """In 95 of 100; and at most four candidates stand at the first error."""
    rng, alone, told, all_ = Random(41), 0, 0, 0
    for belief in BELIEFS.values():
        scenario = aimed_at_belief(rng, belief)
        given = belief.answer(scenario.position, scenario.question)
        assert given is not None
        candidates = believed(scenario.position, scenario.question, given)
        all_ += 1
        told += len(candidates) <= 4
        for _ in range(3):
            following = distinguish(rng, candidates) if len(candidates) > 1 else None
            if following is None:
                break
            said = belief.answer(following.position, following.question)
            candidates = tuple(one for one in candidates if one.answer(following.position, following.question) == said)
        assert belief in candidates
        alone += candidates == (belief,)
    assert told >= all_ * 0.98
    assert alone >= all_ * 0.95


def test_must_always_beat_leads_to_the_higher_cards_alone() -> None:
    """The position of the sketches: any heart will do, and whoever thinks of iber names two."""
    rules = PRESETS["traditional-4-classic"]
    trick = parse_plays("W:Kh N:Jh E:9d", rules)
    position = Position(rules=rules, trump=Suit.SPADES, hands={Seat.S: Hand.parse("Ah Th 9h Jd 9s Kc")}, trick=trick)
    wrong = BELIEFS["must-always-beat"].answer(position, LegalPlays())
    assert str(wrong) == "Th Ah"
    assert str(solve(position, LegalPlays()).answer) == "9h Th Ah"
    assert wrong is not None
    assert [belief.id for belief in believed(position, LegalPlays(), wrong)] == ["must-always-beat"]


def test_a_question_that_nobody_errs_in_is_not_worth_asking() -> None:
    rules = PRESETS["traditional-2"]
    trick = parse_plays("S:9d N:Ad", rules)
    position = Position(rules=rules, trump=Suit.DIAMONDS, trick=trick)
    assert list(erring(position, TrickWinner())) == []
    assert not worth_asking(position, TrickWinner())


def test_of_questions_worth_asking_each_wrong_idea_has_three_companions_at_most() -> None:
    for scenario in questions(17, 12):
        position, question = scenario.position, scenario.question
        if worth_asking(position, question):
            said = {belief.answer(position, question) for belief in erring(position, question)}
            assert said
            assert all(len(believed(position, question, given)) <= 4 for given in said if given is not None)
