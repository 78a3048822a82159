"""The shipped scenarios: they touch every rule, and two laws made apart answer them as their authors did."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.law import naive
from tests.law.notation import card, cards, items, mapping, trick
from tests.law.tables import RULESETS, Table, table
from tutor.content.reader import Library, read
from tutor.content.strict import load
from tutor.drill.beliefs import erring
from tutor.drill.questions import KINDS, Choice, TrueFalse
from tutor.drill.scenario import Scenario
from tutor.drill.themes import THEMES
from tutor.rules.numbers import NUMBERS
from tutor.session.coverage import UNSHOWN
from tutor.session.holes import untold
from tutor.words.files import entries, locales_folder, text_ids

FOLDER = Path(__file__).parents[2] / "scenarios"
RULES = [number for number in NUMBERS if number[0] in "CSBTPANMXV"]

Json = dict[str, object]


@dataclass(frozen=True)
class Written:
    """One scenario as it stands in its file."""

    id: str
    ruleset: str
    options: Json
    scenario: Json

    @property
    def position(self) -> Json:
        return mapping(self.scenario.get("position"))

    @property
    def ask(self) -> Json:
        ask = self.scenario["ask"]
        return {"kind": ask} if isinstance(ask, str) else mapping(ask)

    @property
    def table(self) -> Table:
        return table(self.ruleset, self.options)


@cache
def written() -> tuple[Written, ...]:
    return tuple(_written())


def _written() -> Iterator[Written]:
    for path in sorted(FOLDER.glob("**/*.yaml")):
        document = load(path.read_bytes(), path.name).document
        assert document is not None
        whole = mapping(document.data)
        for one in whole["scenarios"]:  # type: ignore[attr-defined]
            options = {**mapping(whole.get("options")), **mapping(one.get("options"))}
            yield Written(one["id"], one.get("ruleset", whole.get("ruleset")), options, one)


@cache
def library() -> Library:
    return read([FOLDER], text_ids=text_ids())


def authored(scenario: Scenario) -> bool:
    """Whether the file, not the engine, keeps the answer."""
    return isinstance(scenario.question, TrueFalse | Choice)


def each(found: tuple[Written, ...]) -> list[object]:
    return [pytest.param(one, id=one.id) for one in found]


# --- what they are -----------------------------------------------------------------------------------------------


def test_all_files_are_good_and_read_alike() -> None:
    assert library().problems == ()
    assert [scenario.id for scenario in library().scenarios] == [one.id for one in written()]


def test_there_are_enough_and_no_id_stands_twice() -> None:
    ids = Counter(one.id for one in written())
    assert len(ids) >= 300
    assert [id_ for id_, count in ids.items() if count > 1] == []
    assert [id_ for id_ in ids if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id_)] == []


def test_each_says_what_it_teaches_and_what_is_right() -> None:
    wanted = {"ask", "expect", "rules", "themes", "level"}
    assert {one.id: wanted - set(one.scenario) for one in written() if not wanted <= set(one.scenario)} == {}


def test_every_rule_that_a_position_can_show_is_asked_three_times() -> None:
    touched = {rule for scenario in library().scenarios for rule in scenario.rules_taught}
    positions = (scenario for scenario in library().scenarios if not authored(scenario))
    asked = Counter(rule for scenario in positions for rule in set(scenario.rules_taught))
    assert [rule for rule in RULES if rule not in touched] == []
    assert [rule for rule in NUMBERS if rule not in UNSHOWN and asked[rule] < 3] == []


def test_every_theme_is_one_of_ours_and_is_used() -> None:
    assert {theme for scenario in library().scenarios for theme in scenario.themes} == set(THEMES)


def test_every_kind_ruleset_level_and_false_rule_is_used() -> None:
    found = library().scenarios
    assert {scenario.question.kind for scenario in found} == set(KINDS) - {"best-play"}
    assert {scenario.position.rules.id for scenario in found} == set(RULESETS)
    assert {scenario.level for scenario in found} == {1, 2, 3, 4, 5}
    false_rules = {rule for scenario in found for rule in scenario.rules_taught if rule[0] == "F"}
    assert false_rules == {f"F{number}" for number in range(1, 12)}


def test_authored_questions_are_few() -> None:
    assert sum(map(authored, library().scenarios)) <= len(written()) / 10


def test_files_go_from_easy_to_hard() -> None:
    levels = defaultdict(list)
    for scenario in library().scenarios:
        levels[scenario.file].append(scenario.level or 0)
    for file, found in levels.items():
        third = max(1, len(found) // 3)
        assert sum(found[:third]) <= sum(found[-third:]), file


@pytest.mark.parametrize("language", ["en", "ro"])
def test_their_texts_are_there(language: str) -> None:
    there = entries(locales_folder() / language)
    assert [id_ for id_ in sorted(named_texts()) if f"text-{id_}" not in there] == []


def named_texts() -> Iterator[str]:
    for one in written():
        for text in (one.scenario.get("prompt"), one.scenario.get("explain"), one.ask.get("claim")):
            if text is not None:
                yield str(text)
        yield from items(one.ask.get("choices"))


# --- that they are right -----------------------------------------------------------------------------------------


def test_the_engine_answers_as_the_authors() -> None:
    found = library().scenarios
    wrong = [(one.id, str(one.solution.answer), str(one.expect)) for one in found if not one.ok]
    assert wrong == []


@pytest.mark.parametrize("one", each(written()))
def test_the_second_law_answers_as_the_author(one: Written) -> None:
    got = naive.answer(one.ruleset, one.options, one.position, one.ask)
    assert _plain(one, got) == _plain(one, one.scenario["expect"])


def _plain(one: Written, answer: object) -> object:
    """An answer in the shape in which both sides of the comparison have it."""
    kind = one.ask["kind"]
    if kind == "choice":
        choices = items(one.ask["choices"])
        return sorted(choices[word - 1] if isinstance(word, int) else str(word) for word in _listed(answer))
    if kind == "legal-plays":
        return sorted(map(card, items(answer)))
    if kind == "rank-order":
        return cards(answer)
    return items(answer) if kind == "legal-bids" else answer


def _listed(answer: object) -> list[object]:
    return answer if isinstance(answer, list) else [answer]


def test_all_are_worth_asking() -> None:
    """A question is worth asking if a belief answers it wrongly; authored ones no belief answers."""
    asked = [scenario for scenario in library().scenarios if not authored(scenario)]
    assert [one.id for one in asked if next(erring(one.position, one.question), None) is None] == []


def test_no_answer_hangs_on_what_the_learner_is_not_told() -> None:
    assert [(one.id, untold(one)) for one in library().scenarios if untold(one)] == []


def test_whole_rounds_are_scored_searched_for_revokes_and_settled() -> None:
    whole = [one for one in library().scenarios if one.position.played is not None and one.position.played.over]
    assert len(whole) >= 40
    assert {one.question.kind for one in whole} >= {"round-score", "find-revoke", "accusation"}


# --- that their tables could be ----------------------------------------------------------------------------------


WITH_HANDS = tuple(one for one in written() if "hands" in one.position)
WITH_TAKEN = tuple(one for one in written() if "taken" in one.position and "hands" not in one.position)


def held(one: Written) -> dict[str, list[str]]:
    return {seat: cards(hand) for seat, hand in mapping(one.position["hands"]).items()}


def taken(one: Written) -> dict[str, list[str]]:
    return {side: cards(pile) for side, pile in mapping(one.position.get("taken")).items()}


@pytest.mark.parametrize("one", each(WITH_HANDS))
def test_no_card_lies_in_two_places(one: Written) -> None:
    seen = [play.card for play in trick(one.position.get("trick"))]
    for part in (held(one), taken(one)):
        seen += [card_ for some in part.values() for card_ in some]
    assert [card_ for card_, count in Counter(seen).items() if count > 1] == []


@pytest.mark.parametrize("one", each(WITH_HANDS))
def test_hands_have_one_size(one: Written) -> None:
    """All have played as often, but for the trick on the table; where a stock is left hands are full."""
    played = {play.seat for play in trick(one.position.get("trick"))}
    sizes = {len(hand) + (seat in played) for seat, hand in held(one).items()}
    assert len(sizes) == 1
    size = sizes.pop()
    each_, then, _ = one.table.deal
    full = each_ + then + (one.table.stock == "given")
    assert size <= full
    if "auction" in one.position and ("trick" in one.position or "opening" in one.position):
        assert size == full  # what is shown of the bidding belongs to the first trick
    if one.position.get("stock"):
        assert size == full
    if taken(one):
        assert sum(map(len, taken(one).values())) == (full - size) * len(one.table.seats)


@pytest.mark.parametrize("one", each(WITH_HANDS))
def test_the_first_lead_has_made_trump(one: Written) -> None:
    """Where the first lead makes trump, nobody has a full hand behind a plain lead, unless from the stock."""
    on_table = trick(one.position.get("trick"))
    each_, _, _ = one.table.deal
    drawn = one.table.stock == "drawn" and one.position.get("stock") != 8
    if one.table.trump == "first-lead" and on_table and not drawn:
        full = any(len(hand) == each_ for seat, hand in held(one).items())
        assert not full or on_table[0].card[1] == one.position["trump"]


@pytest.mark.parametrize("one", each(WITH_TAKEN))
def test_a_round_that_is_counted_is_whole(one: Written) -> None:
    out = one.table.deal[2] if one.table.stock in ("out", "exchanged") else 0
    piles = taken(one)
    assert all(len(pile) % len(one.table.seats) == 0 for pile in piles.values())
    found = [card_ for pile in piles.values() for card_ in pile]
    assert len(found) == len(set(found)) == len(one.table.pack) - out
