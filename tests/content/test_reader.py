"""From files to scenarios: what is written comes to what is meant, and one bad file spoils no other."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tutor.cards import Hand, Suit
from tutor.content.problems import Problem
from tutor.content.reader import Library, read, read_file
from tutor.drill.answers import Cards, Chosen, Number
from tutor.drill.questions import KINDS, Choice, LegalPlays, Text, TrueFalse
from tutor.drill.scenario import Scenario
from tutor.rules.ruleset import PRESETS, AllPass
from tutor.rules.seats import Seat, Side

HERE = Path(__file__).parent
GOOD, BAD = HERE / "good", HERE / "bad"
TEXT_IDS = frozenset({"known", "also-known"})
HEAD = "ruleset: traditional-4-classic\nscenarios:\n"


def scenarios(text: str) -> list[Scenario]:
    """The scenarios of a text that must be good."""
    items = read_file(text.encode(), "a.yaml", text_ids=TEXT_IDS)
    assert [item for item in items if isinstance(item, Problem)] == []
    return [item for item in items if isinstance(item, Scenario)]


def only(text: str) -> Scenario:
    (found,) = scenarios(text)
    return found


def problems(text: str) -> list[Problem]:
    """The problems of a text that must be bad."""
    items = read_file(text.encode(), "a.yaml", text_ids=TEXT_IDS)
    assert items
    found = [item for item in items if isinstance(item, Problem)]
    assert len(found) == len(items)
    return found


def library(*paths: Path) -> Library:
    return read(paths, text_ids=TEXT_IDS)


# -- good files ------------------------------------------------------------------------------------------------------


def test_the_example_of_the_format_is_read_and_answered() -> None:
    found = only("""\
ruleset: traditional-4-classic        # default for the file
options: {iber: true}                 # default for the file; the names of rules.md, section R
scenarios:
  - id: iber-must-beat                # unique over all files read: [a-z0-9-]+
    position:
      trump: s
      hands: {S: Ah Th 9s}
      trick: W:Kh N:Jh
    ask: legal-plays                  # or {kind: …, with its arguments}
    expect: Ah Th                     # optional; never trusted: the engine's answer must equal it
    rules: [P7]                       # the rules that this teaches
    level: 1                          # 1 to 5
    explain: known
""")
    assert found.id == "iber-must-beat"
    assert found.question == LegalPlays()
    assert found.position.rules == PRESETS["traditional-4-classic"].with_options({"iber": True})
    assert found.position.trump is Suit.SPADES
    assert found.position.hands == {Seat.S: Hand.parse("Ah Th 9s")}
    assert " ".join(map(str, found.position.trick)) == "W:Kh N:Jh"
    assert found.expect == Cards(Hand.parse("Th Ah")) == found.solution.answer
    assert found.solution.reasons[0].rule == "P7"
    assert (found.rules_taught, found.level, found.explain) == (("P7",), 1, Text(id="known"))
    assert (found.file, found.line, found.ok) == ("a.yaml", 4, True)


@pytest.mark.parametrize("path", sorted(GOOD.glob("*.yaml")), ids=lambda path: path.stem)
def test_good_files_are_answered_as_they_expect(path: Path) -> None:
    found = library(path)
    assert found.problems == ()
    assert [scenario.id for scenario in found.scenarios if not scenario.ok] == []


def test_good_files_show_every_kind_of_question() -> None:
    assert {scenario.question.kind for scenario in library(GOOD).scenarios} == set(KINDS)


def test_an_answer_that_differs_is_no_problem_of_the_file() -> None:
    found = only(HEAD + "  - {id: a, position: {pile: Ah}, ask: card-points, expect: 10}")
    assert found.expect == Number(10)
    assert found.solution.answer == Number(11)
    assert not found.ok


def test_lines_are_those_on_which_scenarios_begin() -> None:
    for scenario in library(GOOD).scenarios:
        assert scenario.file is not None
        assert scenario.line is not None
        line = Path(scenario.file).read_text(encoding="utf-8").splitlines()[scenario.line - 1]
        assert line == f"  - id: {scenario.id}"


def test_a_file_without_scenarios_gives_none() -> None:
    assert scenarios("scenarios: []") == []


# -- rules -----------------------------------------------------------------------------------------------------------


def test_a_scenarios_ruleset_replaces_the_files_and_its_options_are_laid_over() -> None:
    first, second, third = scenarios("""\
ruleset: traditional-2
options: {iber: true, target: 21}
scenarios:
  - {id: a, ask: deal}
  - {id: b, ask: deal, ruleset: talon, options: {target: 6}}
  - {id: c, ask: deal, options: {iber: false, all_pass: fixed-suit, fixed_suit: ♥}}
""")
    assert first.position.rules == PRESETS["traditional-2"].with_options({"iber": True, "target": 21})
    assert second.position.rules == PRESETS["talon"].with_options({"iber": True, "target": 6})
    rules = third.position.rules
    assert (rules.iber, rules.target, rules.all_pass, rules.fixed_suit) == (False, 21, AllPass.FIXED_SUIT, Suit.HEARTS)


def test_options_that_look_alike_are_not_mixed_up() -> None:
    assert only("scenarios: [{id: a, ask: deal, ruleset: talon, options: {iber: true}}]").position.rules.iber is True
    (found,) = problems("scenarios: [{id: a, ask: deal, ruleset: talon, options: {iber: 1}}]")
    assert found.error == "not-true-or-false"


def test_an_option_of_a_scenario_mends_one_of_the_file() -> None:
    found = scenarios("""\
ruleset: traditional-2
options: {all_pass: fixed-suit}
scenarios:
  - {id: a, ask: deal, options: {fixed_suit: h}}
""")
    assert found[0].position.rules.fixed_suit is Suit.HEARTS


def test_each_alone_every_seat_is_a_side() -> None:
    asked = "ruleset: talon, ask: match-result, position: {scores: {W: 3}}"
    assert only(f"scenarios: [{{id: a, options: {{partners: false}}, {asked}}}]").position.scores == {Side("W"): 3}


# -- notation --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "written",
    [
        "Th Ah 9s",
        "10h ah 9s",
        "th a♥ 9♠",
        "'  Th   Ah 9s '",
        "[Th, Ah, 9s]",
        '["10♥", "Ah", 9s]',
        "\n        Th Ah\n        9s",
        "\n      - Th\n      - Ah\n      - 9s",
        ">-\n        Th Ah\n        9s",
    ],
)
def test_cards_are_read_in_every_spelling(written: str) -> None:
    assert only(
        f"{HEAD}  - id: a\n    position:\n      pile: {written}\n    ask: card-points\n"
    ).position.pile == Hand.parse("Th Ah 9s")


@pytest.mark.parametrize(
    "plays",
    ["N:9c S:Jd / N:Ac S:Ah", "N:9c S:Jd/N:Ac S:Ah /", "[N:9c S:Jd, N:Ac S:Ah]", "[[N:9c, S:Jd], [N:Ac, S:Ah]]"],
)
def test_tricks_are_read_in_every_way(plays: str) -> None:
    found = only(f"""\
ruleset: traditional-2
scenarios:
  - id: a
    position:
      record:
        dealer: N
        hands: {{S: Jh Th Jd Qd Ad Jc Ks As, N: 9h Kh 9d Td 9c Qc Ac Qs}}
        stock: Tc Ah 9s Ts Js Kd Qh Kc
        auction: S:2 N:3
        plays: {plays}
    ask: find-revoke
""")
    record = found.position.record
    assert record is not None
    assert [" ".join(map(str, trick)) for trick in record.plays] == ["N:9c S:Jd", "N:Ac S:Ah"]


def test_a_trump_that_is_unknown_is_none() -> None:
    assert only(HEAD + "  - {id: a, ask: deal, position: {trump: unknown}}").position.trump is None


def test_an_id_may_look_like_a_number() -> None:
    first, second = scenarios(HEAD + "  - {id: 1, ask: deal}\n  - {id: 01, ask: deal}")
    assert (first.id, second.id) == ("1", "01")
    (found,) = problems(HEAD + "  - {id: 1, ask: deal}\n  - {id: '1', ask: deal}")
    assert found.error == "duplicate-id"


def test_texts_are_ids_or_sentences_by_language() -> None:
    claim = only(HEAD + "  - {id: a, ask: {kind: true-false, claim: {en: One., ro: Unu.}, answer: true}}").question
    assert claim == TrueFalse(Text(sentences=(("en", "One."), ("ro", "Unu."))), answer=True)
    claim = only(HEAD + "  - {id: a, ask: {kind: true-false, claim: known, answer: true}}").question
    assert claim == TrueFalse(Text(id="known"), answer=True)


def test_a_sentence_may_look_like_a_number() -> None:
    asked = only(HEAD + "  - {id: a, ask: {kind: choice, choices: [{en: 20}, {en: true}], correct: 2}}").question
    assert asked == Choice((Text(sentences=(("en", "20"),)), Text(sentences=(("en", "true"),))), (2,))


@pytest.mark.parametrize("correct", ["2", "also-known", "[2]", "[also-known]", "'2'", "also-known 2"])
def test_what_is_right_is_named_by_id_or_place(correct: str) -> None:
    found = only(f"{HEAD}  - {{id: a, ask: {{kind: choice, choices: [known, also-known], correct: {correct}}}}}")
    assert found.solution.answer == Chosen((2,), ("also-known",))
    assert found.solution.answer.json == ["also-known"]


# -- bad files beside good ones --------------------------------------------------------------------------------------


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    (tmp_path / "a.yaml").write_text(HEAD + "  - {id: a, ask: deal}\n  - {id: b, ask: next-dealer}\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text(HEAD + "  - {id: c, ask: deal}\n", encoding="utf-8")
    (tmp_path / "c.yaml").write_text(HEAD + "  - {id: d, ask: dael}\n  - {id: e, aks: deal}\n", encoding="utf-8")
    (tmp_path / "d.yaml").write_text(HEAD + "  - {id: f, ask: deal}\n", encoding="utf-8")
    return tmp_path


def test_a_bad_file_gives_problems_and_no_scenario_and_the_others_theirs(mixed: Path) -> None:
    found = library(mixed)
    assert [scenario.id for scenario in found.scenarios] == ["c", "f"]
    told = [(Path(problem.file).name, problem.error) for problem in found.problems]
    assert told == [("a.yaml", "key-missing"), ("c.yaml", "unknown-kind"), ("c.yaml", "unknown-key")]
    assert found.files == 4


def test_items_stand_in_the_order_of_the_files(mixed: Path) -> None:
    items = library(mixed / "d.yaml", mixed / "nowhere.yaml", mixed / "a.yaml", mixed / "b.yaml").in_order()
    shown = [item.id if isinstance(item, Scenario) else item.error for item in items]
    assert shown == ["f", "no-such-path", "key-missing", "c"]


def test_ids_are_unique_over_all_files_and_the_later_is_at_fault(mixed: Path) -> None:
    (mixed / "z.yaml").write_text(HEAD + "  - {id: e, ask: deal}\n  - {id: f, ask: deal}\n", encoding="utf-8")
    found = library(mixed)
    assert [scenario.id for scenario in found.scenarios] == ["c", "f"]
    first, second = (problem for problem in found.problems if problem.error == "duplicate-id")
    assert (Path(first.file).name, first.line, first.column) == ("z.yaml", 3, 10)
    assert first.facts == {"id": "e", "first_file": str(mixed / "c.yaml"), "first_line": 4}, "of a bad file, too"
    assert (second.facts["first_file"], second.facts["first_line"]) == (str(mixed / "d.yaml"), 3)


def test_an_id_twice_on_one_line_is_told_of() -> None:
    (found,) = problems("ruleset: talon\nscenarios: [{id: a, ask: deal}, {id: a, ask: deal}]")
    assert (found.error, found.line, found.column) == ("duplicate-id", 2, 38)


def test_standard_input_is_read(mixed: Path) -> None:
    data = io.BytesIO((HEAD + "  - {id: x, ask: deal}\n").encode())
    found = read(["-", mixed / "b.yaml"], text_ids=(), stdin=data)
    assert [(scenario.id, Path(scenario.file or "").name) for scenario in found.scenarios] == [
        ("x", "-"),
        ("c", "b.yaml"),
    ]
    found = read(["-"], text_ids=(), stdin=io.BytesIO(b"scenarios: {}"))
    assert [(problem.file, problem.error) for problem in found.problems] == [("-", "wrong-type")]


# -- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "line", "column"),
    [
        ("Ah Zz Th", 5, 16),
        ("'Ah Zz Th'", 5, 17),
        ('"Ah\\x20\\u0020 Zz Th"', 5, 27),
        ("[Ah, Zz]", 5, 18),
        ("\n        Ah\n        Zz", 7, 9),
        ("\n      - Ah\n      - Zz", 7, 9),
        ("|\n        Ah\n          Zz", 7, 11),
        ('"Ah\n\n        Zz"', 7, 9),
    ],
)
def test_a_word_at_fault_is_found_however_it_is_written(written: str, line: int, column: int) -> None:
    (found,) = problems(f"{HEAD}  - id: a\n    position:\n      pile: {written}\n    ask: card-points\n")
    assert (found.error, found.facts["found"]) == ("not-a-card", "Zz")
    assert (found.line, found.column) == (line, column)


@pytest.mark.parametrize(
    ("plays", "column"),
    [
        ("N:Ks E:Qc S:Js W:Qs / N:As E:Qc", 43),
        ("N:Ks E:Qc S:Js W:Qs/N:As E:Qc", 41),
        ("[N:Ks E:Qc S:Js W:Qs, N:As E:Qc]", 43),
        ("[N:Ks E:Qc S:Js W:Qs, [N:As, E:Qc]]", 45),
    ],
)
def test_a_play_at_fault_is_found_however_tricks_are_written(plays: str, column: int) -> None:
    (found,) = problems(f"""\
{HEAD}  - id: a
    position:
      record:
        dealer: E
        hands: {{S: Ah 9h Js Qd Kd Ad, W: Kh Th Jh Qs Jd Td, N: Ks 9s As Qh 9d Jc, E: Ts Qc Kc Tc Ac 9c}}
        auction: S:pass W:pass N:2 E:pass
        plays: {plays}
    ask: find-revoke
""")
    assert (found.error, found.line, found.column) == ("card-not-held", 9, column)


# -- manners ---------------------------------------------------------------------------------------------------------


def printed(code: str, **environment: str) -> str:
    env = {**os.environ, **environment, "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, encoding="utf-8", check=True)
    return done.stdout


def test_good_files_never_meet_the_schema() -> None:
    code = f"""
import sys
from tutor.content.reader import read
library = read([{str(GOOD)!r}], text_ids={set(TEXT_IDS)!r})
print(len(library.scenarios), bool(library.problems), "jsonschema" in sys.modules, "tutor.words" in sys.modules)
"""
    count, *facts = printed(code).split()
    assert int(count) == len(library(GOOD).scenarios)
    assert facts == ["False", "False", "False"]


def test_problems_are_told_in_the_same_order_every_time() -> None:
    code = f"""
from tutor.content.reader import read
for problem in read([{str(BAD)!r}], text_ids={sorted(TEXT_IDS)!r}).problems:
    print(problem.file, problem.line, problem.column, problem.error, list(problem.facts.items()))
"""
    assert printed(code, PYTHONHASHSEED="1") == printed(code, PYTHONHASHSEED="2")


@pytest.mark.parametrize(
    "position",
    [
        "{dealer: E, auction: " + "S:9 W:9 N:9 E:9 " * 20_000 + "}",
        "{pile: [" + "Th, " * 60_000 + "]}",
        "{announced: {N-S: " + "h " * 200_000 + "}}",
        "{record: {dealer: E, hands: {}, plays: " + "S:Th / " * 60_000 + "}}",
        "{record: {dealer: E, hands: {}, plays: " + "S:Th " * 60_000 + "}}",
    ],
    ids=["calls", "cards", "suits", "tricks", "plays"],
)
def test_lists_that_no_game_needs_are_not_read_for_hours(position: str) -> None:
    (found,) = problems(f"{HEAD}  - {{id: a, ask: deal, position: {position}}}")
    assert found.error == "too-many"
    assert found.facts["allowed"] == 200


@pytest.mark.parametrize("written", ["{}x", "Th{}x", "x{}", "Th{}Kh{}x"])
@pytest.mark.parametrize("key", ["pile", "trick", "auction", "record: {dealer: E, hands: {S: Ah}, plays"])
def test_long_blanks_are_not_read_for_hours(key: str, written: str) -> None:
    text = written.format(" " * 100_000, " " * 100_000)
    closing = "}" * (key.count("{") - key.count("}"))
    found = problems(f"{HEAD}  - {{id: a, ask: deal, level: x, position: {{{key}: '{text}'{closing}}}}}")
    assert "not-an-integer" in [problem.error for problem in found], "so the schema has seen it, too"
