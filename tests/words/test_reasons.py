"""Every reason there is can be said, of the learner and of anybody else."""

from typing import get_args

import pytest

from tests.rules.written import CLASSIC, at
from tests.words.samples import DUTIES, REASONS, REMARKS
from tutor.drill.beliefs import BELIEFS
from tutor.drill.remarks import NotATrump, NotOfSuitLed, Remark
from tutor.rules.reasons import Reason, reason_id
from tutor.rules.seats import Seat
from tutor.words.explaining import derived, reason_facts
from tutor.words.files import language_codes
from tutor.words.words import Words


@pytest.fixture(scope="module", params=language_codes())
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language."""
    return Words(request.param)


def test_no_kind_of_reason_is_unsaid() -> None:
    assert {type(reason) for reason in REASONS} == set(get_args(Reason))


def test_no_kind_of_remark_is_unsaid(words: Words) -> None:
    assert {type(remark) for remark in REMARKS} == set(get_args(Remark))
    for remark in REMARKS:
        id_ = reason_id(type(remark))
        assert words.catalogue.variables(id_) <= {"seat", *remark.names}, id_


def test_what_a_friend_holds_is_told_of_the_friend(words: Words) -> None:
    told = {type(remark) for remark in REMARKS if words.remark(remark, friend=True) != words.remark(remark)}
    assert told == {NotOfSuitLed, NotATrump}


def test_every_belief_is_told_and_where_it_would_be_right(words: Words) -> None:
    said = {id_.removeprefix("belief-") for id_ in words.catalogue.entries if id_.startswith("belief-")}
    assert said == set(BELIEFS)
    for belief in BELIEFS.values():
        assert ("where" in words.catalogue.uses(f"belief-{belief.id}")) == (belief.true_at is not None), belief.id


def test_a_message_has_no_argument_but_the_fields_of_its_reason(words: Words) -> None:
    for reason in REASONS:
        id_ = reason_id(type(reason))
        known = {"seat", *reason.names, *derived(reason)}
        for attribute in words.catalogue.uses(id_):
            assert words.catalogue.variables(id_, attribute) <= known, id_


def test_every_reason_has_a_sentence_and_a_short_one(words: Words) -> None:
    for reason in REASONS:
        assert {None, "short"} <= words.catalogue.uses(reason_id(type(reason))).keys()


@pytest.mark.parametrize("reason", DUTIES, ids=lambda reason: reason_id(type(reason)))
def test_a_duty_is_told_of_the_seat_that_it_binds(words: Words, reason: Reason) -> None:
    mine, theirs = (words.reason(reason, at(CLASSIC, hands={seat: "Ah"})) for seat in ("S", "N"))
    assert mine == words.reason(reason)
    assert mine != theirs
    assert words.seat(Seat.N) in theirs


def test_facts_are_values_that_messages_take(words: Words) -> None:
    for reason in REASONS:
        id_, facts = reason_facts(words, reason, Seat.S)
        assert words.format(id_, facts, more=True)
