"""What screens look like: snapshots as text and pictures, colours that can be told apart, signs of one cell."""

import unicodedata

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion
from textual.color import Color

from tutor.cards import CARDS, Suit
from tutor.screens.faces import SIGNS, face
from tutor.screens.looks import DRESSES, Dress
from tutor.words.files import language_codes
from tutor.words.spoken import Pack
from tutor.words.words import Words

from .asked import SEATS, asked
from .conftest import lasting
from .playing import SIZES, app_of, by_keys, lines_of, quiz_of, settle, text_of

ASKED = asked()
SHOWN = ("legal-plays", "may-play", "find-revoke", "round-score", "auction-result")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("lang", "pack"), [("en", "hungarian"), ("ro", "french")])
@pytest.mark.parametrize("kind", SHOWN)
async def test_a_question(
    kind: str, lang: str, pack: Pack, size: tuple[int, int], text_snapshot: SnapshotAssertion
) -> None:
    quiz = quiz_of(ASKED[kind].scenario, lang=lang, pack=pack)
    async with app_of(quiz).run_test(size=size) as pilot:
        await settle(pilot)
        assert text_of(pilot) == text_snapshot


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("lang", "pack"), [("en", "french"), ("ro", "hungarian")])
async def test_a_verdict(lang: str, pack: Pack, size: tuple[int, int], text_snapshot: SnapshotAssertion) -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario, lang=lang, pack=pack)
    async with app_of(quiz).run_test(size=size) as pilot:
        await by_keys(pilot, ASKED["legal-plays"].wrong)
        await pilot.press("enter")
        await settle(pilot)
        assert text_of(pilot) == text_snapshot


@pytest.mark.parametrize("players", SEATS)
async def test_a_table_of_every_size(players: int, text_snapshot: SnapshotAssertion) -> None:
    quiz = quiz_of(SEATS[players], lang="ro", pack="hungarian")
    async with app_of(quiz).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "\n".join(lines_of(pilot)[:14]) == text_snapshot


@pytest.mark.parametrize("dress", ["cruce-dark", "cruce-light"])
async def test_a_picture(dress: str, svg_snapshot: SnapshotAssertion) -> None:
    quiz = quiz_of(ASKED["legal-plays"].scenario, lang="ro")
    app = app_of(quiz)
    async with app.run_test(size=(80, 24)) as pilot:
        app.theme = dress
        await by_keys(pilot, ASKED["legal-plays"].wrong)
        await pilot.press("enter")
        await settle(pilot)
        assert lasting(app.export_screenshot()) == svg_snapshot


# -- colours and signs -----------------------------------------------------------------------------------------------


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, 1 to 21, as the accessibility guidelines reckon it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = (part / 255 for part in Color.parse(colour).rgb)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_contrast_is_reckoned_as_the_guidelines_do() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21, abs=0.1)


@pytest.mark.parametrize("dress", DRESSES, ids=lambda dress: dress.name)
def test_every_text_can_be_read(dress: Dress) -> None:
    for ground in (dress.ground, dress.card):
        for colour in (*dress.suits, dress.text, dress.muted, dress.accent, dress.right, dress.wrong):
            assert contrast(colour, ground) >= 4.5, (colour, ground)
    for colour in (dress.text, dress.muted, dress.accent):
        assert contrast(colour, dress.bar) >= 4.5, colour
    assert contrast(dress.edge, dress.ground) >= 3


@pytest.mark.parametrize("dress", DRESSES, ids=lambda dress: dress.name)
def test_no_colours_is_a_dress_too(dress: Dress) -> None:
    looks = dress.looks(grey=True)
    assert {looks[suit].color for suit in "hdcs"} == {looks["text"].color}
    assert looks.keys() == dress.looks().keys()


@pytest.mark.parametrize("lang", language_codes())
@pytest.mark.parametrize("pack", ["french", "hungarian"])
def test_every_face_fits_its_card(lang: str, pack: Pack) -> None:
    words = Words(lang, pack)
    shown = [face(words, card) for card in CARDS]
    assert len({(one.rank, one.suit) for one in shown}) == len(CARDS)
    for one in shown:
        assert 1 <= cell_len(one.rank) <= 2
        assert cell_len(one.suit) == len(one.suit) == (1 if pack == "french" else 2)
        assert "\N{VARIATION SELECTOR-16}" not in one.suit


def test_signs_are_one_cell_and_no_emoji() -> None:
    for signs in SIGNS.values():
        assert len(signs) == len(set(signs)) == len(Suit)
        for sign in signs:
            assert cell_len(sign) == 1
            assert unicodedata.east_asian_width(sign) in "NA"


async def test_without_colours_chosen_right_and_wrong_still_tell_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    quiz = quiz_of(ASKED["legal-plays"].scenario)
    app = app_of(quiz)
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.no_color
        await pilot.press("1", "4")
        await settle(pilot)
        assert "✓ 1" in text_of(pilot)
        assert "┏━━━━┓" in text_of(pilot)
        await pilot.press("enter")
        await settle(pilot)
        shown = text_of(pilot)
        assert all(mark in shown for mark in ("✓ 1", "+ 2", "+ 3", "✗ 4"))
