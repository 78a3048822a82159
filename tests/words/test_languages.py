"""All languages say the same things, and every form that a message asks for is there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.samples import ASKED, REASONS, REMARKS, TABLES
from tutor.cards import CARDS, Suit
from tutor.content.problems import KINDS as PROBLEMS
from tutor.drill.beliefs import BELIEFS
from tutor.drill.questions import KINDS
from tutor.rules.faults import FAULTS
from tutor.rules.numbers import NUMBERS
from tutor.rules.reasons import reason_id
from tutor.rules.ruleset import OPTIONS, PRESETS, FirstLead
from tutor.rules.seats import CIRCLES, Seat, Side
from tutor.words.catalogue import languages
from tutor.words.explaining import PARTS
from tutor.words.files import REFERENCE, TEXT_PREFIX, language_codes, locales_folder
from tutor.words.spoken import Pack
from tutor.words.words import Words

LANGUAGES = language_codes()
PACKS: tuple[Pack, ...] = ("hungarian", "french")
CODE = locales_folder().parent / "tutor"
LOOSE = ("screen-",)
"""Messages of which a language may leave an argument out that its grammar has no use for."""
NAMED = ("card", "suit", "rank", "pair")
"""Named in forms that each language has for itself."""


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language."""
    return Words(request.param)


def test_romanian_and_english_are_here() -> None:
    assert {"en", "ro"} <= set(LANGUAGES)
    assert languages()["ro"] == "Română"


def test_no_message_is_broken(words: Words) -> None:
    words.catalogue.check()


def test_every_language_has_the_same_messages_with_the_same_arguments(words: Words) -> None:
    mine, theirs = words.catalogue, Words(REFERENCE).catalogue
    assert mine.entries.keys() == theirs.entries.keys()
    for id_ in theirs.entries:
        own = id_ in {f"{name}-{pack}" for name in NAMED for pack in PACKS} or id_ == "seat"
        if id_.startswith(LOOSE):
            continue
        wanted: set[str | None] = {None} if own or id_.startswith("count-") else set(theirs.uses(id_))
        if not own:
            assert wanted <= set(mine.uses(id_)), id_
        for attribute in wanted:
            assert mine.variables(id_, attribute) == theirs.variables(id_, attribute), (id_, attribute)


# -- forms -----------------------------------------------------------------------------------------------------------


def _forms_asked_for(words: Words) -> Iterator[tuple[str, str]]:
    """Each function with each `form` that a message of this language asks it for, and with none."""
    for id_ in words.catalogue.entries:
        for use in words.catalogue.uses(id_).values():
            for name, option, value in use.calls:
                yield (name, value) if option == "form" else (name, "")


@pytest.mark.parametrize("pack", PACKS)
def test_every_card_has_every_form_that_is_asked_for(words: Words, pack: Pack) -> None:
    words.pack = pack
    asked = set(_forms_asked_for(words))
    for form in {form for name, form in asked if name == "CARD"}:
        assert len({words.card(card, form) for card in CARDS}) == 32
    for form in {form for name, form in asked if name == "SUIT"}:
        assert len({words.suit(suit, form) for suit in Suit}) == 4
    for form in {form for name, form in asked if name in ("SEAT", "SIDE")}:
        assert len({words.seat(seat, form) for seat in Seat}) == len(Seat)


def test_no_form_is_there_that_nobody_asks_for(words: Words) -> None:
    asked = set(_forms_asked_for(words))
    for name in (*NAMED, "seat", "rule"):
        ids = [
            id_ for id_ in words.catalogue.entries if id_ == name or re.fullmatch(rf"{name}-(hungarian|french)", id_)
        ]
        for id_ in ids:
            forms = {form for form in words.catalogue.uses(id_) if form is not None}
            referred = {
                part
                for other in words.catalogue.entries
                for use in words.catalogue.uses(other).values()
                for reference, part in use.references
                if reference == id_
            }
            assert forms <= {form for function, form in asked if function == name.upper()} | referred, id_


def test_the_two_packs_differ_where_they_do() -> None:
    named = [Words("ro", pack).card(card, "the") for pack in PACKS for card in (CARDS[16], CARDS[27])]
    assert named == [
        "treiarul de roșu",
        "zecarul de verde",
        "dama de inimă roșie",
        "zecarul de inimă neagră",
    ]


# -- counts ----------------------------------------------------------------------------------------------------------

COUNTS = (0, 1, 2, 19, 20, 21, 100, 101, 119, 120)
SAID = {
    "ro": (
        "0 puncte|un punct|2 puncte|19 puncte|20 de puncte|21 de puncte"
        "|100 de puncte|101 puncte|119 puncte|120 de puncte"
    ),
    "hu": "0 pont|1 pont|2 pont|19 pont|20 pont|21 pont|100 pont|101 pont|119 pont|120 pont",
    "es": ("0 tantos|1 tanto|2 tantos|19 tantos|20 tantos|21 tantos|100 tantos|101 tantos|119 tantos|120 tantos"),
    "de": ("keine Augen|1 Auge|2 Augen|19 Augen|20 Augen|21 Augen|100 Augen|101 Augen|119 Augen|120 Augen"),
    "en": ("no points|1 point|2 points|19 points|20 points|21 points|100 points|101 points|119 points|120 points"),
}


@pytest.mark.parametrize("lang", SAID)
def test_points_are_counted_as_the_language_counts(lang: str) -> None:
    words = Words(lang)
    assert "|".join(words.say("count-points", number=number) for number in COUNTS) == SAID[lang]


@pytest.mark.parametrize("number", COUNTS)
def test_everything_can_be_counted(words: Words, number: int) -> None:
    for id_ in words.catalogue.entries:
        if id_.startswith("count-"):
            said = words.say(id_, number=number)
            assert number <= 1 or str(number) in said


def test_bids_have_names(words: Words) -> None:
    assert len({words.say("bid", amount=amount) for amount in range(12)}) == 12


# -- nothing unsaid, nothing unused ----------------------------------------------------------------------------------


def test_every_ruleset_option_rule_seat_and_side_is_named(words: Words) -> None:
    assert len({words.ruleset(id_) for id_ in PRESETS}) == len(PRESETS)
    for number in NUMBERS:
        assert words.rule(number) != words.rule_title(number)
    for rules in PRESETS.values():
        for name in OPTIONS:
            assert words.option(name, getattr(rules, name))
    for name, option in OPTIONS.items():
        for value in option.values:
            assert words.option(name, value)
    assert words.option("first_lead", FirstLead.FOREHAND) == words.option("first_lead", "forehand")
    for circle in CIRCLES.values():
        assert len({words.seat(seat) for seat in circle}) == len(circle)
    assert len({words.side(Side(side)) for side in ("S", "N-S", "E-W", "NE-SW", "NW-SE")}) == 5


def _literals() -> Iterator[str]:
    """A pattern for every text in the code, with gaps in those that are put together."""
    for path in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value.partition(".")[0])
            elif isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
                yield "".join(".+" if part is None else re.escape(part) for part in parts).partition(r"\.")[0]


def test_no_message_is_unused() -> None:
    catalogue = Words(REFERENCE).catalogue
    reasons = {reason_id(type(value)) for value in (*REASONS, *REMARKS)}
    literals = set(_literals())
    named = re.compile("|".join(text for text in literals if re.search(r"[a-z]\\?-|-[a-z]|^[a-z]+$", text)))
    used = {
        *reasons,
        *(f"{id_}-part" for id_ in reasons),
        *(f"problem-{error}" for error in {**PROBLEMS, **FAULTS, "not-a-number": ()}),
        *(f"rule-{number}" for number in NUMBERS),
        *(f"ruleset-{id_}" for id_ in PRESETS),
        *(f"option-{name.replace('_', '-')}" for name in OPTIONS),
        *(f"{what}-{kind}" for what in ("question", "answer") for kind in KINDS),
        *(f"{name}-{pack}" for name in NAMED for pack in PACKS),
        *(f"list-{join}" for join in ("and", "or", "plain", "apart")),
        *(f"count-{of}" for of in _counted()),
        *(other for id_ in catalogue.entries for use in catalogue.uses(id_).values() for other, _ in use.references),
    }
    rest = catalogue.entries.keys() - used
    ours = ("problem-", "rule-", "ruleset-", "answer-", "list-", "count-")  # put together; known from the tables above
    unused = {
        id_ for id_ in rest if re.escape(id_) not in literals and (id_.startswith(ours) or not named.fullmatch(id_))
    }
    assert {id_ for id_ in unused if not id_.startswith(TEXT_PREFIX)} == set()


def _counted() -> set[str]:
    """What messages count."""
    catalogues = [Words(lang).catalogue for lang in LANGUAGES]
    uses = (use for catalogue in catalogues for id_ in catalogue.entries for use in catalogue.uses(id_).values())
    return {value for use in uses for name, option, value in use.calls if (name, option) == ("COUNT", "of")}


@pytest.mark.parametrize("pack", PACKS)
def test_everything_said_of_the_game_is_clean(words: Words, pack: Pack) -> None:
    """No doubled or lost blanks, no letter of a seat or suit, nothing unfilled."""
    words.pack = pack
    position = TABLES["the sketch"]
    said = [
        *(words.reason(reason, short=short) for reason in REASONS for short in (False, True)),
        *(words.remark(remark) for remark in REMARKS),
        *(words.belief(belief) for belief in BELIEFS.values()),
        *(words.question(position, question) for question, _ in ASKED),
        *(words.right(question, answer) for question, answers in ASKED for answer in answers),
        *(words.given(question, answer) for question, answers in ASKED for answer in answers),
        *(line for table in TABLES.values() for line in words.table(table)),
        *(words.rule(number) for number in NUMBERS),
    ]
    for text in said:
        assert text == text.strip()
        assert not re.search(r"  |\s[.,:;?!]|[{}$]|\bnone\b.*\bnone\b|\?\?\?|[.,:]{2}", text), text
        assert text[0].isupper() or text[0].isdigit() or text[0] in "„“«¿¡", text
        assert text[-1] in ".?!”»0123456789", text


def test_parts_are_the_fields_that_hold_lists() -> None:
    assert set(PARTS) == {"parts", "pairs"}


def test_the_catalogues_stand_where_the_program_looks() -> None:
    assert locales_folder() == Path(__file__).resolve().parents[2] / "locales"
