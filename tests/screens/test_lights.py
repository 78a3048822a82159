"""What a lesson speaks of is lit: a sign as well as a colour, in boxes and on lines, at every size of the terminal."""

from typing import Any

import pytest

from tutor.content.lessons import shipped_lessons
from tutor.drill.lesson import LIGHTS, Say
from tutor.drill.questions import LegalPlays
from tutor.screens.faces import LIT
from tutor.screens.hand import lay_hand
from tutor.screens.picture import Picture
from tutor.screens.room import CardSize, Room
from tutor.screens.scene import Scene
from tutor.screens.stage import stage
from tutor.words.files import language_codes, text_ids
from tutor.words.spoken import Pack
from tutor.words.words import Words

from .asked import FULL, asked, scenario

EN = Words("en", "french")
WIDE, NARROW = Room(80, 24), Room(40, 20)
PACKS: tuple[Pack, ...] = ("hungarian", "french")
CARD_SIZES: tuple[CardSize, ...] = ("auto", "large", "drawn", "line")


def table(*lights: str, **known: Any) -> Scene:
    facts = {key: value for key, value in (FULL | known).items() if value is not None}
    return Scene.of_position(scenario(LegalPlays(), **facts).position, EN, lights)


def drawn(scene: Scene, room: Room) -> Picture:
    picture = stage(scene, room.width - 2, room)
    if scene.hand:
        lay_hand(scene, picture, picture.height, room)
    return picture


def text(scene: Scene, room: Room) -> str:
    return "\n".join(drawn(scene, room).lines)


def signs(scene: Scene, room: Room) -> int:
    return text(scene, room).count(LIT) + text(scene, room).count("╔")


@pytest.mark.parametrize("room", [WIDE, NARROW], ids=["boxes", "lines"])
@pytest.mark.parametrize(
    ("lights", "how_many"),
    [
        ((), 0),
        (("9s",), 1),
        (("Kh",), 1),
        (("Kh", "9s"), 2),
        (("h",), 5),  # two in the trick, three in the hand
        (("s",), 1),
        (("trick",), 2),
        (("hand",), 6),
        (("trump",), 1),
        (("bid",), 1),
        (("W",), 1),
        (("S",), 1),
        (("stock",), 1),
        (("9d",), 0),  # lies nowhere
    ],
    ids=str,
)
def test_as_much_is_lit_as_was_asked_for(lights: tuple[str, ...], how_many: int, room: Room) -> None:
    scene = table(*lights, stock=4) if lights == ("stock",) else table(*lights)
    assert signs(scene, room) == how_many


def test_a_seat_and_a_suit_of_one_letter_are_two_things() -> None:
    assert f"you {LIT}" in text(table("S"), NARROW)
    assert f"♠9{LIT}" in text(table("s"), NARROW)


def test_where_nobody_is_bound_yet_the_bidding_is_lit_as_the_bid() -> None:
    assert signs(table("bid", bid=None, auction="S:1 W:pass"), NARROW) == 1


def test_what_is_lit_has_a_colour_too() -> None:
    for room in (WIDE, NARROW):
        picture = drawn(table("9s", "trump"), room)
        looks = {look for y in range(picture.height) for sign, look in picture.row(y) if LIT in sign or "╔" in sign}
        assert looks <= {"accent", "card-accent"}
        assert looks


def test_a_question_may_be_lit_and_is_so_only_if_told() -> None:
    one = asked()["may-play"].scenario
    assert signs(Scene(one, EN), WIDE) == 0
    assert signs(Scene(one, EN, ("trump",)), WIDE) == 1


# -- positions about which nothing is asked --------------------------------------------------------------------------


def test_the_learners_hand_is_shown_though_another_is_to_play() -> None:
    scene = table(trick="W:Kh", to_play="N")
    assert len(scene.hand) == 6
    assert scene.heaps == []
    assert scene.hand_title == "Your cards"


def test_another_hand_lies_at_the_bottom_where_only_that_is_known() -> None:
    scene = table(hands={"N": "Ah Th"}, trick="W:Kh")
    assert len(scene.hand) == 2
    assert scene.hand_title == "North’s cards"


def test_where_no_hand_is_known_none_is_shown() -> None:
    assert table(hands={}, trick="W:Kh").hand == ()


@pytest.mark.parametrize("lang", language_codes())
def test_the_steps_of_our_lessons_are_drawn_whole_and_lit(lang: str) -> None:
    steps = [step for lesson in shipped_lessons(text_ids()) for step in lesson.steps if isinstance(step, Say)]
    lit = [step for step in steps if step.position is not None]
    assert lit
    for step in lit:
        assert step.position is not None
        for pack in PACKS:
            scene = Scene.of_position(step.position, Words(lang, pack), step.lights)
            for size in CARD_SIZES:
                for room in (Room(80, 24, size), Room(120, 40, size), Room(40, 20, size), Room(38, 10, size)):
                    assert not drawn(scene, room).cut, (step.id, room)
                    assert (signs(scene, room) > 0) == bool(step.lights), (step.id, room)


def test_lights_of_parts_are_all_known_here() -> None:
    scene = table(*LIGHTS, stock=4)
    assert signs(scene, NARROW) == 2 + 6 + 1 + 1 + 1
