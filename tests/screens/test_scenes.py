"""Questions drawn by chance: whatever the generator asks is drawn whole, and no answer is given away."""

from random import Random

import pytest

from tutor.drill.questions import KINDS
from tutor.generate import kinds_for, random_question
from tutor.rules.ruleset import PRESETS
from tutor.screens.drawn import Drawn
from tutor.screens.faces import face
from tutor.screens.room import Room
from tutor.screens.scene import WINS, Scene
from tutor.screens.stage import stage
from tutor.words.files import language_codes
from tutor.words.spoken import Pack
from tutor.words.words import Words

from .asked import asked
from .playing import app_of, lines_of, quiz_of, settle

ASKED = asked()
PACKS: tuple[Pack, ...] = ("hungarian", "french")
ROOMS = (
    *(Room(80, 24), Room(120, 40), Room(40, 20), Room(38, 10), Room(60, 24), Room(74, 24)),
    *(Room(48, 24, "drawn"), Room(80, 30, "large")),
)


@pytest.mark.parametrize("ruleset", PRESETS)
def test_whatever_chance_asks_is_drawn_whole(ruleset: str) -> None:
    rng = Random(ruleset)
    speakers = [Words(lang, pack) for lang in language_codes() for pack in PACKS]
    for turn in range(60):
        scenario = random_question(rng, PRESETS[ruleset])
        for words in speakers[turn % 2 :: 3]:
            scene = Scene(scenario, words)
            for room in ROOMS:
                picture = stage(scene, min(room.width - 2, 100), room)
                assert not picture.cut, (scenario.question, room)
                everything = "".join("".join(text for text, _ in picture.row(y)) for y in range(picture.height))
                for play in scenario.position.trick:
                    shown = face(words, play.card)
                    assert shown.rank in everything, (scenario, room)


@pytest.mark.parametrize("kind", ["trick-winner", "trump"])
async def test_the_table_does_not_give_the_answer_away(kind: str) -> None:
    for scenario in (ASKED[kind].scenario, ASKED["legal-plays"].scenario):
        async with app_of(quiz_of(scenario)).run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            assert (WINS in "".join(lines_of(pilot))) == (scenario.question.kind == "legal-plays")


@pytest.mark.parametrize("kind", list(KINDS))
async def test_the_hand_of_the_learner_is_always_seen(kind: str) -> None:
    """At every promised size, without scrolling: the question, and what is chosen among."""
    scenario = ASKED[kind].scenario
    if kind in ("find-revoke", "accusation"):
        pytest.skip("a whole round is longer than a small screen: it scrolls")
    for size in ((80, 24), (40, 20)):
        async with app_of(quiz_of(scenario)).run_test(size=size) as pilot:
            await settle(pilot)
            for view in pilot.app.screen.query(Drawn):
                region = view.region
                assert region.bottom <= size[1], (size, view)


@pytest.mark.parametrize("lang", language_codes())
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: f"{room.width}x{room.height}-{room.cards}")
def test_where_a_friend_sits_at_the_bottom_nobody_is_called_you_and_the_cards_are_the_friends(
    lang: str, room: Room
) -> None:
    words, scenario = Words(lang, "french"), ASKED["legal-plays"].scenario
    picture = stage(Scene(scenario, words, friend=True), min(room.width - 2, 100), room)
    assert not picture.cut
    shown = " ".join("".join(text for text, _ in picture.row(y)) for y in range(picture.height))
    assert words.say("screen-friend") in shown
    assert words.say("screen-friend-hand") in shown
    assert f" {words.say('screen-you')} " not in shown
    for card in scenario.position.hand:
        assert face(words, card).rank in shown


@pytest.mark.parametrize("ruleset", PRESETS)
def test_the_trump_that_is_asked_for_stands_nowhere(ruleset: str) -> None:
    """But for one that was named: then it is told, and the question is what became of it (T2, T5, T6)."""
    rng, words = Random(ruleset), Words("en", "french")
    rules = PRESETS[ruleset]
    asked = [random_question(rng, rules, "trump") for _ in range(20)] if "trump" in kinds_for(rules) else []
    for scenario in asked:
        record = scenario.position.record
        named = scenario.position.trump if record is None else record.trump
        told = [fact for fact in Scene(scenario, words).facts if fact.label == words.say("screen-trump")]
        assert bool(told) <= (named is not None), scenario
