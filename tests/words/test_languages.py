"""Every language names each card, suit, seat and number, and says everything cleanly; what else it owes, gates ask."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.samples import ASKED, REASONS, REMARKS, TABLES
from tutor.cards import CARDS, Suit
from tutor.drill.beliefs import BELIEFS
from tutor.rules.numbers import NUMBERS
from tutor.rules.ruleset import OPTIONS, PRESETS, FirstLead
from tutor.rules.seats import CIRCLES, Seat, Side
from tutor.words.catalogue import languages
from tutor.words.explaining import PARTS
from tutor.words.files import language_codes, locales_folder
from tutor.words.spoken import Pack
from tutor.words.words import Words

LANGUAGES = language_codes()
PACKS: tuple[Pack, ...] = ("hungarian", "french")


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language."""
    return Words(request.param)


def test_every_language_names_itself() -> None:
    assert languages() == {"de": "Deutsch", "en": "English", "es": "Español", "hu": "Magyar", "ro": "Română"}


# -- forms -----------------------------------------------------------------------------------------------------------


def _forms_asked_for(words: Words) -> Iterator[tuple[str, str]]:
    """Each function with each `form` that a message of this language asks it for, and with none."""
    for id_ in words.catalogue.entries:
        for use in words.catalogue.uses(id_).values():
            for name, option, value in use.calls:
                yield (name, value) if option == "form" else (name, "")


PRONOUNS = {"pron"}
"""Forms that stand for a card without naming it."""


@pytest.mark.parametrize("pack", PACKS)
def test_every_card_has_every_form_that_is_asked_for(words: Words, pack: Pack) -> None:
    words.pack = pack
    asked = set(_forms_asked_for(words))
    for form in {form for name, form in asked if name == "CARD"} - PRONOUNS:
        assert len({words.card(card, form) for card in CARDS}) == 32
    for form in {form for name, form in asked if name == "SUIT"}:
        assert len({words.suit(suit, form) for suit in Suit}) == 4
    for form in {form for name, form in asked if name in ("SEAT", "SIDE")}:
        assert len({words.seat(seat, form) for seat in Seat}) == len(Seat)


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
        for form in words.catalogue.uses(id_) if id_.startswith("count-") else ():
            said = words.say(f"{id_}.{form}" if form else id_, number=number)
            assert number <= 1 or str(number) in said


def test_bids_have_names(words: Words) -> None:
    assert len({words.say("bid", amount=amount) for amount in range(12)}) == 12


# -- nothing unsaid --------------------------------------------------------------------------------------------------


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
