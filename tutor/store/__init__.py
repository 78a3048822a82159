"""The store: what a learner did, set and left open, in one file; SQLite and the user's folders live here only."""

from tutor.store.attempts import BadLine, Log, Merged
from tutor.store.paths import LEARNER, BadProfile, database_file
from tutor.store.resume import Place, Places
from tutor.store.settings import NotASetting, Settings
from tutor.store.store import Store, open_store
from tutor.store.troubles import WorkedAround

__all__ = [
    "LEARNER",
    "BadLine",
    "BadProfile",
    "Log",
    "Merged",
    "NotASetting",
    "Place",
    "Places",
    "Settings",
    "Store",
    "WorkedAround",
    "database_file",
    "open_store",
]
