"""Seeded chance: rounds, positions and questions of every ruleset, plain or aimed at one rule."""

from tutor.generate.positions import random_position
from tutor.generate.questions import from_seed, random_question
from tutor.generate.rounds import random_record

__all__ = ["from_seed", "random_position", "random_question", "random_record"]
