"""How a learner wants the screens to look: colours, the size of cards, movement; and what the terminal allows of it."""

import pytest
from rich.color import ColorSystem
from textual.app import App, ComposeResult
from textual.color import Color

from tutor.screens.dress import Dressing, change_colours, moves, wear, worn
from tutor.screens.faces import form_in_hand
from tutor.screens.looks import BY_NAME
from tutor.screens.parts import AskView
from tutor.screens.room import CardSize, Room
from tutor.screens.scene import Scene
from tutor.words.words import Words

from .asked import asked

SCENE = Scene(asked()["may-play"].scenario, Words("en", "french"))
BOX = "╭────╮"
LARGE = "╭───────╮"


class Hand(App[None]):
    """A hand on a table."""

    def __init__(self, colours: ColorSystem = ColorSystem.TRUECOLOR) -> None:
        super().__init__()
        self.console._color_system = colours

    def compose(self) -> ComposeResult:
        yield AskView(None, SCENE)

    @property
    def shown(self) -> str:
        view = self.query_one(AskView)
        return "\n".join(view.picture(view.content_size.width).lines)


async def test_an_app_that_was_not_dressed_looks_as_ever() -> None:
    app = Hand()
    async with app.run_test():
        assert worn(app) == Dressing()
        assert BOX in app.shown


async def test_a_dress_is_worn_from_the_beginning_or_later() -> None:
    app = Hand()
    wear(app, Dressing("cruce-light", "line"))
    async with app.run_test() as pilot:
        assert app.theme == "cruce-light"
        assert BOX not in app.shown
        wear(app, Dressing("cruce-high-dark", "drawn", animation=False))
        await pilot.pause()
        assert app.theme == "cruce-high-dark"
        assert BOX in app.shown
        assert not worn(app).animation


@pytest.mark.parametrize(
    ("size", "wish", "sign"),
    [
        ((80, 24), "auto", BOX),
        ((120, 40), "auto", LARGE),
        ((40, 20), "auto", "♥10"),
        ((90, 30), "large", LARGE),
        ((80, 24), "large", BOX),
        ((120, 40), "drawn", BOX),
        ((40, 20), "drawn", BOX),
        ((120, 40), "line", "♥10"),
    ],
)
async def test_cards_are_as_large_as_wished_for_and_possible(size: tuple[int, int], wish: CardSize, sign: str) -> None:
    app = Hand()
    wear(app, Dressing(card_size=wish))
    async with app.run_test(size=size):
        assert sign in app.shown
        assert sum(sign in app.shown for sign in (BOX, LARGE, "♥10")) == 1


def test_a_hand_too_long_for_one_row_of_large_cards_is_not_large() -> None:
    assert form_in_hand(Room(120, 40), 9, 98) == "large"
    assert form_in_hand(Room(120, 40), 12, 98) == "tall"


async def test_colours_go_round_and_are_told_to_whoever_keeps_them() -> None:
    app = Hand()
    wear(app)
    async with app.run_test():
        assert app.theme == "cruce-dark"
        assert change_colours(app) == app.theme == worn(app).colours == "cruce-light"


async def test_on_a_terminal_of_sixteen_colours_those_are_worn_whatever_was_chosen() -> None:
    app = Hand(ColorSystem.STANDARD)
    wear(app, Dressing("cruce-light"))
    async with app.run_test():
        assert app.console.color_system == "standard"
        assert app.theme == "cruce-sixteen"
        assert worn(app).colours == "cruce-light"  # which is kept for other terminals
        assert change_colours(app) == "cruce-sixteen-two"
        assert change_colours(app) == "cruce-sixteen"


@pytest.mark.parametrize("colours", [ColorSystem.STANDARD, ColorSystem.TRUECOLOR])
async def test_without_colours_what_is_worn_is_no_name_that_would_turn_black(
    colours: ColorSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = Hand(colours)
    wear(app, Dressing("cruce-sixteen"))
    async with app.run_test() as pilot:
        await pilot.pause()
        strips = app.screen._compositor.render_strips()
        filtered = [segment for strip in strips for segment in strip.apply_filter(app._filters[-1], Color(0, 0, 0))]
        styles = [segment.style for segment in filtered if segment.text.strip() and segment.style is not None]
        assert styles
        assert all(style.color != style.bgcolor for style in styles)
        for _ in range(3):
            assert not BY_NAME[change_colours(app)].ansi


async def test_nothing_moves_unless_everybody_lets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Hand()
    async with app.run_test():
        assert not moves(app)  # TEXTUAL_ANIMATIONS=none, as in all tests
        app.animation_level = "full"
        assert moves(app)
        wear(app, Dressing(animation=False))
        assert not moves(app)
        wear(app, Dressing())
        monkeypatch.setenv("NO_MOTION", "1")
        assert not moves(app)
