"""Seeded chance: rounds, positions and questions of every ruleset, plain or aimed at one rule."""

from tutor.generate.aim import aimed, aimed_position, can_aim
from tutor.generate.aims import RULES_AIMED
from tutor.generate.asked import CannotAim, CannotAsk
from tutor.generate.positions import random_position
from tutor.generate.questions import from_seed, kinds_for, random_question
from tutor.generate.rounds import random_record

__all__ = [
    "RULES_AIMED",
    "CannotAim",
    "CannotAsk",
    "aimed",
    "aimed_position",
    "can_aim",
    "from_seed",
    "kinds_for",
    "random_position",
    "random_question",
    "random_record",
]
