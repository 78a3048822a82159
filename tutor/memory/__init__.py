"""Memory: what a learner did, entry after entry, and what follows from it; nothing here knows where it is kept."""

from tutor.memory.entries import Attempt, Done, Entry, Help, NotAnEntry, Reset, Undo
from tutor.memory.lessons import NO_ALIASES, Aliases, LessonProgress
from tutor.memory.mastery import Level, Mastery
from tutor.memory.memory import Memory, remember

__all__ = [
    "NO_ALIASES",
    "Aliases",
    "Attempt",
    "Done",
    "Entry",
    "Help",
    "LessonProgress",
    "Level",
    "Mastery",
    "Memory",
    "NotAnEntry",
    "Reset",
    "Undo",
    "remember",
]
