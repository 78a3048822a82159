"""Every problem has its sentence: what was found, what is allowed, what to do."""

import re
from itertools import combinations, product

import pytest

from tutor.cards import NotNotation, parse_card
from tutor.content.problems import CHOICES, KINDS, Problem
from tutor.rules.faults import FAULTS, Fault
from tutor.rules.seats import CIRCLES, Seat, parse_seat
from tutor.words.files import language_codes
from tutor.words.words import Words

OF_OPTIONS = {"not-a-number": ("found", "allowed")}
"""Told of options set elsewhere than in files."""
EVERY = {**KINDS, **FAULTS, **OF_OPTIONS}
NUMBERS = {"limit", "count", "first_line", "first_column", "noticed_line", "noticed_column"}


@pytest.fixture(scope="module", params=language_codes())
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language."""
    return Words(request.param)


def test_every_problem_has_a_sentence_and_its_arguments_are_its_facts(words: Words) -> None:
    said = {id_.removeprefix("problem-") for id_ in words.catalogue.entries if id_.startswith("problem-")}
    assert said == set(EVERY)
    for error, facts in EVERY.items():
        assert words.catalogue.variables(f"problem-{error}") - {"nearest"} == set(facts), error


@pytest.mark.parametrize("error", EVERY)
def test_every_problem_can_be_said(words: Words, error: str) -> None:
    facts = {name: 2 if name in NUMBERS else f"<{name}>" for name in EVERY[error]}
    for number in (0, 1, 2, 21):
        said = words.problem(Fault(error, (), {**facts, **({"found": number} if "found" in facts else {})}))
        assert said[0].isupper() or said[0].isdigit() or said[0] in "„“«<", said
        assert said.endswith(".")
        assert not re.search(r"  |\s[.,;](?!y)|[{}$]", said), said


def test_every_choice_of_words_is_a_sentence_of_its_own(words: Words) -> None:
    for (error, name), values in CHOICES.items():
        others = {fact: CHOICES.get((error, fact), (2 if fact in NUMBERS else "",)) for fact in KINDS[error]}
        said = {
            value: [
                words.problem(Problem(error, "a.yaml", facts=dict(zip(others, facts, strict=True))))
                for facts in product(*(others | {name: (value,)}).values())
            ]
            for value in values
        }
        for one, other in combinations(values, 2):
            assert said[one] != said[other], (error, name, one, other)


def test_the_nearest_word_is_offered() -> None:
    words = Words("en")
    near = Problem("unknown-key", "a.yaml", facts={"found": "trik", "allowed": "trump trick", "nearest": "trick"})
    far = Problem("unknown-key", "a.yaml", facts={"found": "xyz", "allowed": "trump trick"})
    assert words.problem(near) == "“trik” is no key that may stand here: you may mean “trick”, out of trump, trick."
    assert words.problem(far) == "“xyz” is no key that may stand here: take one of trump, trick."


def test_a_word_that_is_no_notation_is_told_as_it_was_raised() -> None:
    words = Words("en")
    with pytest.raises(NotNotation) as raised:
        parse_seat("n", CIRCLES[4])
    assert words.problem(raised.value) == "“n” is no seat at this table: you may mean N, out of S, W, N, E."
    with pytest.raises(NotNotation) as raised:
        parse_card("Xh")
    assert (
        words.problem(raised.value) == "“Xh” is no card: write a rank and a suit, 7 8 9 J Q K T A + h d c s, as in Th."
    )


def test_seats_in_faults_stand_as_files_write_them() -> None:
    fault = Fault("play-out-of-turn", (), {"seat": Seat.W, "allowed": Seat.S})
    assert Words("en").problem(fault) == "W plays out of turn, for it is S’s turn: correct the seat, or the order."
