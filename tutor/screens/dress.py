"""Dressing: how a learner wants the screens to look, and how an app puts it on."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from tutor.screens.looks import DRESSES, fitting, next_dress
from tutor.screens.room import CardSize

if TYPE_CHECKING:
    from textual.app import App


@dataclass(frozen=True, slots=True)
class Dressing:
    """What a learner may choose of looks.

    `colours` is the name of a dress (None: whatever suits the terminal), `card_size` how cards are drawn, `animation`
    whether cards come one after the other.
    """

    colours: str | None = None
    card_size: CardSize = "auto"
    animation: bool = True


_WORN: Final[WeakKeyDictionary[App[Any], Dressing]] = WeakKeyDictionary()


def wear(app: App[Any], dressing: Dressing | None = None) -> None:
    """Let an app look so from now on; where its terminal has only sixteen colours, in those."""
    for dress in DRESSES:
        if dress.name not in app.available_themes:
            app.register_theme(dress.theme)
    _WORN[app] = dressing or Dressing()
    app.theme = fitting(_WORN[app].colours, app.console.color_system, grey=app.no_color)
    if app.is_running:
        for screen in app.screen_stack:
            for drawn in screen.query("Drawn"):
                drawn.refresh(layout=True)


def worn(app: App[Any]) -> Dressing:
    """How an app looks now."""
    return _WORN.get(app, Dressing())


def change_colours(app: App[Any]) -> str:
    """Put on the next dress that looks well on this terminal; returns its name, to be kept."""
    name = next_dress(app.theme, app.console.color_system, grey=app.no_color)
    _WORN[app] = replace(worn(app), colours=name)
    app.theme = name
    return name


def moves(app: App[Any]) -> bool:
    """Whether things may move: where the learner, `TEXTUAL_ANIMATIONS` and `NO_MOTION` let them."""
    return worn(app).animation and app.animation_level != "none" and not os.environ.get("NO_MOTION")
