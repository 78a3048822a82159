"""A round that is watched: the trick so far, who led and who takes it, one card after the other or all at once."""

import pytest
from textual.app import App, ComposeResult

from tutor.cards import Suit
from tutor.drill.questions import LegalPlays
from tutor.rules.notation import parse_plays
from tutor.rules.position import Position
from tutor.rules.seats import Seat
from tutor.screens.dress import Dressing, wear
from tutor.screens.parts import StageView
from tutor.screens.room import Room
from tutor.screens.scene import LED, WINS, Scene
from tutor.screens.stage import stage
from tutor.screens.unfolding import Unfolding, unfolding, watched
from tutor.session.watching import seen
from tutor.words.words import Words

from .asked import CLASSIC, record, scenario
from .conftest import Ticks

EN = Words("en", "french")
ROUND = Position(rules=CLASSIC, record=record())
PLAYS = seen(ROUND, EN)


def shown(scene: Scene, room: Room | None = None) -> str:
    room = room or Room(80, 24)
    return "\n".join(stage(scene, room.width - 2, room).lines)


def test_before_the_first_play_nothing_lies_there_and_the_leader_is_told() -> None:
    scene = watched(ROUND, (), EN)
    assert scene.position.trick == ()
    assert scene.position.trump is None
    assert f"{LED} you lead" in shown(scene)
    assert len(scene.hand) == 6


@pytest.mark.parametrize("count", range(1, len(PLAYS) + 1))
def test_the_trick_so_far_lies_there_its_lead_and_winner_marked(count: int) -> None:
    scene = watched(ROUND, PLAYS[:count], EN)
    last = PLAYS[count - 1]
    assert scene.position.trick == last.position.trick
    assert shown(scene).count("led") == 1
    assert shown(scene).count(WINS) == 1
    assert ("takes it" in shown(scene) or "you take it" in shown(scene)) == last.ends
    assert scene.lights == ({str(last.position.winning.card)} if last.ends else set())
    own = sum(one.play.seat is Seat.S for one in PLAYS[:count])
    assert len(scene.hand) == 6 - own


def test_turns_go_round_though_only_one_hand_is_known() -> None:
    turns = [watched(ROUND, PLAYS[:count], EN).turn for count in range(4)]
    assert turns == [Seat.S, Seat.W, Seat.N, Seat.E]
    assert watched(ROUND, PLAYS[:4], EN).turn is None


def test_what_others_play_comes_card_by_card() -> None:
    position = scenario(LegalPlays(), trump="s", hands={"S": "9h"}, trick="W:Kh N:Qh").position
    scenes = unfolding(position, parse_plays("S:9h E:Th", CLASSIC), EN)
    assert [len(scene.position.trick) for scene in scenes] == [2, 3, 4]
    assert [scene.hand != () for scene in scenes] == [True, False, False]
    assert [sorted(scene.lights) for scene in scenes] == [[], [], ["Th"]]


def test_the_first_lead_of_a_round_settles_the_trump_while_it_unfolds() -> None:
    position = Position(rules=CLASSIC, to_play=Seat.N, opening=True)
    scenes = unfolding(position, parse_plays("N:Kd E:Qd", CLASSIC), EN)
    assert [scene.position.trump for scene in scenes] == [None, Suit.DIAMONDS, Suit.DIAMONDS]


# -- in time ---------------------------------------------------------------------------------------------------------


class Table(App[None]):
    """Somewhere for a hand to lie."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[int] = []
        self.view = StageView(None)
        self.unfolding = Unfolding(self.view, lambda scene: self.seen.append(len(scene.position.trick)))

    def compose(self) -> ComposeResult:
        yield self.view


SCENES = unfolding(Position(rules=CLASSIC, trump=Suit.SPADES), parse_plays("W:Kh N:Qh E:9h S:Ah", CLASSIC), EN)


async def test_cards_come_one_after_the_other(ticks: Ticks) -> None:
    app = Table()
    async with app.run_test():
        app.animation_level = "full"
        app.unfolding.play(SCENES)
        assert app.seen == [0]
        while ticks:
            ticks[0]()
        assert app.seen == [0, 1, 2, 3, 4]
        assert not app.unfolding.left


async def test_whoever_presses_a_key_need_not_wait(ticks: Ticks) -> None:
    app = Table()
    async with app.run_test():
        app.animation_level = "full"
        app.unfolding.play(SCENES)
        assert app.unfolding.left
        app.unfolding.finish()
        assert app.seen == [0, 4]
        assert not ticks
        app.unfolding.finish()
        assert app.seen == [0, 4]


@pytest.mark.parametrize("still", ["setting", "TEXTUAL_ANIMATIONS", "NO_MOTION"])
async def test_all_at_once_where_nothing_may_move(still: str, ticks: Ticks, monkeypatch: pytest.MonkeyPatch) -> None:
    app = Table()
    async with app.run_test():
        app.animation_level = "none" if still == "TEXTUAL_ANIMATIONS" else "full"
        if still == "setting":
            wear(app, Dressing(animation=False))
        if still == "NO_MOTION":
            monkeypatch.setenv("NO_MOTION", "1")
        app.unfolding.play(SCENES)
        assert app.seen == [4]
        assert not ticks
