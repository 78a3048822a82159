"""How a learner wants to be taught, and how the table at home plays."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tutor.cards import NotNotation
from tutor.drill.answers import Json
from tutor.rules.ruleset import PRESETS, OptionsRefused, RuleSet
from tutor.store.database import Database

COLOURS: Final = (
    "cruce-dark",
    "cruce-light",
    "cruce-high-dark",
    "cruce-high-light",
    "cruce-sixteen",
    "cruce-dark-two",
    "cruce-light-two",
    "cruce-high-dark-two",
    "cruce-high-light-two",
    "cruce-sixteen-two",
)
"""The dresses of the screens: on dark or light ground, both in high contrast too, or in the terminal's own sixteen
colours; with four colours of suits or with two."""
CARD_SIZES: Final = ("auto", "large", "drawn", "line")
"""As the room allows; large where they fit; never large, but drawn where there is any room; always on one line."""
PACKS: Final = ("hungarian", "french")
USUAL: Final = "traditional-4-classic"
"""The ruleset of a table that nobody has told of."""


class NotASetting(ValueError):
    """A setting that doesn't exist or can't be so; `reason` names the sentence that says so, `facts` its arguments."""

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings, with their defaults; None leaves a thing to the program.

    `ruleset` and `options` are how the learner's own table plays, None and empty where nobody has told of one;
    `welcomed` is set once the first run is over.

    >>> Settings(ruleset="talon", options={"iber": True}).rules.iber
    True
    """

    language: str | None = None
    pack: str | None = None
    colours: str | None = None
    card_size: str = "auto"
    animation: bool = True
    plain: bool = False
    ruleset: str | None = None
    options: Mapping[str, Json] = field(default_factory=dict)
    welcomed: bool = False

    @property
    def rules(self) -> RuleSet:
        """The rules of the learner's own table; the usual ones where nobody has told of it."""
        return PRESETS[self.ruleset or USUAL].with_options(self.options)

    @property
    def own(self) -> RuleSet | None:
        """The rules of the learner's own table, if somebody has told of it."""
        return self.rules if self.ruleset is not None or self.options else None

    def changed(self, **values: Json) -> Settings:
        """These settings with some set otherwise.

        Raises: `NotASetting` ("setting-unknown", "setting-value"); "setting-options" where options can't stand
        together.
        """
        for name, value in values.items():
            if name not in _VALID:
                raise NotASetting("setting-unknown", found=name, allowed=" ".join(_VALID))
            if not _VALID[name](value):
                raise NotASetting("setting-value", name=name, found=json.dumps(value))
        new: Settings = replace(self, **values)  # type: ignore[arg-type]
        if not _stand_together(new):
            raise NotASetting("setting-options", ruleset=new.ruleset or USUAL, found=json.dumps(dict(new.options)))
        return new

    @classmethod
    def of(cls, kept: Mapping[str, Any]) -> Settings:
        """The settings that were kept; what is unknown or can't be so counts as not set."""
        known = {name: value for name, value in kept.items() if name in _VALID and _VALID[name](value)}
        found = cls(**known)
        return found if _stand_together(found) else replace(found, options={})


def _stand_together(settings: Settings) -> bool:
    try:
        return settings.rules is not None
    except (NotNotation, OptionsRefused):
        return False


def _one_of(*values: str | None) -> Callable[[Any], bool]:
    return lambda value: (value is None or isinstance(value, str)) and value in values


_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*", re.ASCII)

_VALID: Final[Mapping[str, Callable[[Any], bool]]] = {
    "language": lambda value: value is None or (isinstance(value, str) and bool(_LANGUAGE.fullmatch(value))),
    "pack": _one_of(None, *PACKS),
    "colours": _one_of(None, *COLOURS),
    "card_size": _one_of(*CARD_SIZES),
    "animation": lambda value: isinstance(value, bool),
    "plain": lambda value: isinstance(value, bool),
    "ruleset": _one_of(None, *PRESETS),
    "options": lambda value: isinstance(value, Mapping),
    "welcomed": lambda value: isinstance(value, bool),
}
"""Whether a setting can be so, by its name."""


# -- kept ------------------------------------------------------------------------------------------------------------


def read_settings(database: Database) -> Settings:
    """The settings that are kept."""
    rows = database.read(lambda connection: connection.execute("SELECT name, value FROM settings").fetchall())
    kept = {}
    for name, value in rows:
        try:
            kept[name] = json.loads(value)
        except (ValueError, TypeError, RecursionError):
            continue
    return Settings.of(kept)


def keep_settings(database: Database, values: Mapping[str, Json]) -> None:
    """Keep some settings; what else stands in the file, known or not, stays as it is."""
    rows = [(name, json.dumps(value)) for name, value in values.items()]

    def work(connection: sqlite3.Connection) -> None:
        connection.executemany("INSERT OR REPLACE INTO settings VALUES (?, ?)", rows)

    database.write(work)
