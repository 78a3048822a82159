"""What screens look like: snapshots as text and pictures, colours that can be told apart, signs of one cell."""

import unicodedata

import pytest
from rich.cells import cell_len
from rich.color import Color as Own
from rich.color_triplet import ColorTriplet
from rich.style import Style
from syrupy.assertion import SnapshotAssertion
from textual.color import Color

from tutor.cards import CARDS, Suit
from tutor.screens.faces import SIGNS, face
from tutor.screens.looks import BY_NAME, DRESSES, Dress, fitting, next_dress
from tutor.store.settings import COLOURS
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


PALETTES = {
    "Linux console": "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa "
    "555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff",
    "xterm": "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 "
    "7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff",
    "Windows": "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc "
    "767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2",
}
"""What the sixteen colours are in some terminals, by their numbers."""


def pairs(dress: Dress) -> list[tuple[str, str, str]]:
    """Every look of a dress with its colour and its ground; in each palette where they are the terminal's own."""
    looks = dress.looks().items()
    if not dress.ansi:
        return [(name, code(style.color), code(style.bgcolor)) for name, style in looks]
    numbers = [(name, style.color, style.bgcolor) for name, style in looks]
    return [
        (f"{name}, {palette}", f"#{colours.split()[own.number]}", f"#{colours.split()[ground.number]}")
        for palette, colours in PALETTES.items()
        for name, own, ground in numbers
        if own is not None and ground is not None and own.number is not None and ground.number is not None
    ]


def code(colour: Own | None) -> str:
    assert colour is not None
    assert isinstance(colour.triplet, ColorTriplet)
    return colour.triplet.hex


def test_every_text_of_every_dress_can_be_read_on_its_ground() -> None:
    every = [(dress, pair) for dress in DRESSES for pair in pairs(dress) if "edge" not in pair[0]]
    assert len(every) == sum(len(dress.looks()) - 2 for dress in DRESSES) + 2 * 2 * (len(DRESSES[0].looks()) - 2)
    assert [(dress.name, *pair) for dress, pair in every if contrast(*pair[1:]) < 4.5] == []


def test_every_edge_can_be_seen() -> None:
    edges = [(dress, pair) for dress in DRESSES for pair in pairs(dress) if "edge" in pair[0]]
    assert edges
    assert [(dress.name, *pair) for dress, pair in edges if contrast(*pair[1:]) < 3] == []


def test_high_contrast_is_seven_to_one_everywhere_even_at_edges() -> None:
    high = [(dress, pair) for dress in DRESSES if "high" in dress.name for pair in pairs(dress)]
    assert {dress.dark for dress, _ in high} == {True, False}
    assert [(dress.name, *pair) for dress, pair in high if contrast(*pair[1:]) < 7] == []


@pytest.mark.parametrize("dress", DRESSES, ids=lambda dress: dress.name)
def test_suits_have_four_colours_or_two(dress: Dress) -> None:
    hearts, diamonds, clubs, spades = dress.suits
    assert len({*dress.suits}) == (2 if dress.two else 4)
    assert not dress.two or (hearts, clubs) == (diamonds, spades)


def test_sixteen_colours_are_the_terminals_own() -> None:
    for dress in DRESSES:
        looks: list[Style] = [*dress.looks().values(), *dress.looks(grey=True).values()]
        own = [colour.triplet is None for style in looks for colour in (style.color, style.bgcolor) if colour]
        assert set(own) == {dress.ansi}


def test_a_setting_names_each_dress() -> None:
    assert tuple(BY_NAME) == COLOURS


@pytest.mark.parametrize("name", [None, "nonsense", *BY_NAME])
def test_where_there_are_only_sixteen_colours_the_dress_of_sixteen_is_worn(name: str | None) -> None:
    for colours in ("standard", "windows"):
        worn = BY_NAME[fitting(name, colours)]
        assert worn.ansi
        assert worn.two == (name or "").endswith("two")
    for many in ("256", "truecolor", None):
        assert fitting(name, many) == (name if name in BY_NAME else "cruce-dark")


@pytest.mark.parametrize(("colours", "how_many"), [("truecolor", len(DRESSES)), ("standard", 2)])
def test_dresses_go_round(colours: str, how_many: int) -> None:
    seen = [next_dress("nonsense", colours)]
    for _ in range(how_many):
        seen.append(next_dress(seen[-1], colours))
    assert len({*seen}) == how_many
    assert seen[0] == seen[-1]


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
