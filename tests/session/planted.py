"""A question to plant faults in: which cards may be played to a trick?"""

from dataclasses import replace

from tutor.cards import Hand, Suit
from tutor.drill.questions import LegalPlays
from tutor.drill.scenario import Scenario
from tutor.rules.notation import parse_plays
from tutor.rules.position import Position
from tutor.rules.ruleset import PRESETS
from tutor.rules.seats import Seat

CLASSIC = PRESETS["traditional-4-classic"]


def following(hand: str, trick: str, **keys: object) -> Scenario:
    """Which cards of this hand may be played to this trick, with spades for trump?"""
    hands, plays = {Seat.S: Hand.parse(hand)}, parse_plays(trick, CLASSIC)
    position = Position(rules=CLASSIC, trump=Suit.SPADES, hands=hands, trick=plays)
    whole = Scenario(id="planted", position=position, question=LegalPlays(), rules_taught=("P2",), themes=("follow",))
    return replace(whole, **keys)  # type: ignore[arg-type]


MAY_NOT_RUFF = following("9h Ah 9s", "E:Kh")
