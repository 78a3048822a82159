"""Every question has fields to answer it in, and what is put into them makes the answer."""

import pytest

from tests.drill.cases import CASES, Case, case_id
from tests.rules.written import CLASSIC, at, h
from tutor.cards import NotNotation
from tutor.drill.answers import Answer, Cards, Scores, Settled
from tutor.drill.panes import Count, Pick, answer_of, pane
from tutor.drill.questions import LegalPlays
from tutor.drill.solve import solve


def put_in(answer: Answer) -> list[str]:
    """An answer as the texts of the fields."""
    match answer:
        case Scores(changes):
            return [str(change) for _, change in changes]
        case Settled(Scores(changes), void):
            return [*(str(change) for _, change in changes), "void" if void else "goes-on"]
    return str(answer).split() if str(answer).count(" ") == 2 and "each" in str(answer.json) else [str(answer)]


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_right_answer_can_be_given_in_the_fields(case: Case) -> None:
    answer = solve(case.at, case.question).answer
    fields, values = pane(case.at, case.question).fields, put_in(answer)
    assert len(fields) == len(values)
    assert answer_of(case.at, case.question, values) == answer
    for field, value in zip(fields, values, strict=True):
        if isinstance(field, Pick):
            assert set(value.split()) <= set(field.options)
            assert field.many or len(value.split()) == 1
        else:
            assert field.signed or int(value) >= 0


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_every_option_makes_an_answer_of_its_own(case: Case) -> None:
    fields = pane(case.at, case.question).fields
    for place, field in enumerate(fields):
        options = field.options if isinstance(field, Pick) else ("0", "7")
        answers = set()
        for option in options:
            values = ["0" if isinstance(other, Count) else other.options[0] for other in fields]
            values[place] = option
            answers.add(str(answer_of(case.at, case.question, values)))
        assert len(answers) == len(options)


def test_as_many_texts_as_fields_are_asked_for() -> None:
    position = at(CLASSIC, hands={"S": "Ah 9h"}, trump="s")
    assert answer_of(position, LegalPlays(), ["Ah"]) == Cards(h("Ah"))
    for values in ([], ["Ah", "9h"]):
        with pytest.raises(NotNotation):
            answer_of(position, LegalPlays(), values)
