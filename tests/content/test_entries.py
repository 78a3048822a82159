"""Terms and false rules are read as strictly as scenarios; those shipped rest on shipped scenarios."""

from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tutor.content.entries import FALSE_RULES, shipped_entries
from tutor.content.reader import Library, read
from tutor.content.required import entries_key
from tutor.content.schema import content_schema, glossary_schema, myths_schema
from tutor.content.strict import load
from tutor.drill.entry import Myth, Term
from tutor.words.files import text_ids

LESSONS = Path(__file__).parents[2] / "lessons"
SCENARIO = "ruleset: traditional-4-classic\nscenarios:\n  - {id: mine, ask: {kind: game-points, total: 40}}\n"
TERM = "glossary:\n  - {id: trick, rules: P11, example: mine}\n"
MYTH = "myths:\n  - {id: f1, claim: known, answer: false, rules: S11 X5, example: mine}\n"


def files(folder: Path, **texts: str) -> Library:
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return read([folder], text_ids={"known"})


def test_a_term_shows_a_scenario_of_the_files_read_with_it(tmp_path: Path) -> None:
    library = files(tmp_path, a_term=TERM, b_scenario=SCENARIO)
    assert library.problems == ()
    assert library.entries == (Term("trick", ("P11",), "mine"),)
    assert [scenario.id for scenario in library.scenarios] == ["mine"]


def test_a_false_rule_is_a_question_of_true_or_false(tmp_path: Path) -> None:
    (myth,) = files(tmp_path, myth=MYTH, scenario=SCENARIO).entries
    assert isinstance(myth, Myth)
    assert myth.number == "F1"
    assert myth.question.rules_taught == ("F1", "S11", "X5")
    assert str(myth.question.solution.answer) == "false"


def test_a_shipped_scenario_may_be_shown_without_being_read(tmp_path: Path) -> None:
    library = files(tmp_path, term=TERM.replace("mine", "ten-beats-king"))
    assert library.problems == ()


def test_an_unknown_scenario_is_told_of_at_its_place(tmp_path: Path) -> None:
    (problem,) = files(tmp_path, term=TERM).problems
    assert (problem.error, problem.line, problem.column) == ("unknown-scenario", 2, 38)


def test_a_term_may_bear_the_name_of_a_scenario_but_not_of_a_term_of_another_file(tmp_path: Path) -> None:
    library = files(tmp_path, a=TERM.replace("trick", "mine"), b=TERM.replace("trick", "mine"), c=SCENARIO)
    (problem,) = library.problems
    assert problem.error == "duplicate-id"
    assert problem.file.endswith("b.yaml")
    assert str(problem.facts["first_file"]).endswith("a.yaml")


def test_a_bad_file_gives_no_entries(tmp_path: Path) -> None:
    library = files(tmp_path, term=TERM + "  - {id: trump, rules: Q1, example: mine}\n", scenario=SCENARIO)
    assert library.entries == ()
    assert [problem.error for problem in library.problems] == ["unknown-rule"]


@pytest.mark.parametrize("path", ["glossary.yaml", "false-rules.yaml"])
def test_the_shipped_files_fit_the_schema_that_is_published(path: str) -> None:
    document = load((LESSONS / path).read_bytes(), path).document
    assert document is not None
    own = glossary_schema() if entries_key(document.data) == "glossary" else myths_schema()
    for schema in (own, content_schema()):
        Draft202012Validator.check_schema(schema)
        assert [error.message for error in Draft202012Validator(schema).iter_errors(document.data)] == []


def test_the_glossary_is_large_and_every_false_rule_is_told() -> None:
    entries = shipped_entries(text_ids())
    assert len([entry for entry in entries if isinstance(entry, Term)]) >= 60
    assert [entry.id for entry in entries if isinstance(entry, Myth)] == list(FALSE_RULES)


def test_a_shipped_file_that_is_not_fit_to_be_read_is_an_error_of_ours(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("glossary:\n  - trick\n", encoding="utf-8")
    with pytest.raises(ValueError, match="wrong-type"):
        shipped_entries(text_ids(), tmp_path)
