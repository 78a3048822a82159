"""Every scenario that is shipped can be told, asked, answered and explained in every language and pack."""

import pytest

from tutor.content.reader import read
from tutor.drill.scenario import Scenario
from tutor.words.files import language_codes, locales_folder, text_ids
from tutor.words.spoken import Pack
from tutor.words.words import Words


@pytest.fixture(scope="module")
def scenarios() -> tuple[Scenario, ...]:
    """All of them."""
    return tuple(read([str(locales_folder().parent / "scenarios")], text_ids=text_ids()).scenarios)


@pytest.mark.parametrize("pack", ["hungarian", "french"])
@pytest.mark.parametrize("lang", language_codes())
def test_every_scenario_is_told(lang: str, pack: Pack, scenarios: tuple[Scenario, ...]) -> None:
    words = Words(lang, pack)
    assert scenarios
    for scenario in scenarios:
        position, question, solution = scenario.position, scenario.question, scenario.solution
        assert all(words.table(position))
        assert words.question(position, question)
        assert words.given(question, solution.answer)
        assert words.right(question, solution.answer)
        assert all(words.reason(reason, position) for reason in solution.reasons)
        assert all(words.reason(reason, position, short=True) for reason in solution.reasons)
        assert all(words.rule(number) for number in scenario.rules_taught)
        assert all(words.text(text) for text in (scenario.prompt, scenario.explain) if text is not None)
