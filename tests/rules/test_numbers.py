"""The numbers of the rules are those of the page that has them."""

import re
from pathlib import Path

import pytest

from tutor.rules.numbers import NUMBERS, SECTIONS
from tutor.rules.ruleset import OPTIONS

PAGE = Path(__file__).resolve().parents[3] / "shared" / "spec" / "rules.md"


def test_every_number_of_the_page_is_known_and_no_other() -> None:
    if not PAGE.is_file():
        pytest.skip("the page is not beside this checkout")
    text = PAGE.read_text(encoding="utf-8")
    sections = re.findall(r"^## ([A-Z]) — .*?$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    written = {letter: set(re.findall(rf"(?:^|[.\s(:;])({letter}\d+)\b", body)) for letter, body in sections}
    for letter, last in SECTIONS.items():
        assert written[letter] >= {f"{letter}{number}" for number in range(1, last + 1)}
        assert max(int(number[1:]) for number in written[letter]) == last
    assert set(SECTIONS) == set(written) - {"R"}


def test_numbers_stand_section_by_section() -> None:
    assert len(set(NUMBERS)) == len(NUMBERS) == sum(SECTIONS.values())
    assert NUMBERS[:6] == ("C1", "C2", "C3", "C4", "C5", "S1")


def test_every_option_names_the_rule_that_it_varies() -> None:
    assert {option.source for option in OPTIONS.values()} <= set(NUMBERS)
