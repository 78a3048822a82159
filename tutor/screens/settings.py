"""The settings: language, pack, colours, the size of cards, movement. Each changes at once, and is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, cast

from textual.widget import Widget

from tutor.screens.dress import wear, worn
from tutor.screens.lists import TurningScreen
from tutor.screens.looks import DRESSES, fitting
from tutor.screens.menu import MenuView, Row
from tutor.screens.parts import TextView
from tutor.store.settings import CARD_SIZES

if TYPE_CHECKING:
    from tutor.session.trainer import Trainer
    from tutor.words.spoken import Pack
    from tutor.words.words import Words

NAMES: Final = ("language", "pack", "colours", "card_size", "animation")


class SettingsScreen(TurningScreen):
    """All settings, each with what it is now; Enter and right go on to the next value, left goes back."""

    def __init__(self, trainer: Trainer) -> None:
        super().__init__(trainer.words)
        self.trainer = trainer

    def heading(self) -> tuple[str, ...]:
        """What this is."""
        return (self.words.say("home-settings"),)

    def parts(self) -> Iterable[Widget]:
        """A word, then the settings."""
        yield TextView((self.words.say("settings-about"),), id="text")
        yield MenuView(self._rows(), id="menu")

    def _rows(self) -> list[Row]:
        say = self.words.say
        return [Row(name, say(f"setting-{name}"), aside=self._told(name)) for name in NAMES]

    def _told(self, name: str) -> str:
        say = self.words.say
        match name:
            case "language":
                return say("language-name")
            case "pack":
                return say("setting-pack-value", value=self.words.pack)
            case "colours":
                return say("setting-colours-value", value=self.app.theme if self.is_attached else "")
            case "card_size":
                return say("setting-card_size-value", value=worn(self.app).card_size)
            case _:
                return say("setting-animation-value", value="on" if worn(self.app).animation else "off")

    def turn(self, name: str, step: int) -> None:
        """Change one of them."""
        words, dressing = self.words, worn(self.app)
        match name:
            case "language":
                lang = _beside(self.steward.languages(), words.lang, step)
                self.change_words(self.steward.words_in(lang, words.pack))
            case "pack":
                pack = cast("Pack", _beside(("french", "hungarian"), words.pack, step))
                self.change_words(self.steward.words_in(words.lang, pack))
            case "colours":
                self._wear("colours", _beside(self._dresses(), self.app.theme, step))
            case "card_size":
                self._wear("card_size", _beside(CARD_SIZES, dressing.card_size, step))
            case _:
                self._wear("animation", not dressing.animation)
        self._renew()

    def _dresses(self) -> list[str]:
        """Those that look well on this terminal."""
        colours = self.app.console.color_system
        return [dress.name for dress in DRESSES if fitting(dress.name, colours, grey=self.app.no_color) == dress.name]

    def _wear(self, name: str, value: str | bool) -> None:
        from dataclasses import replace

        wear(self.app, replace(worn(self.app), **{name: value}))  # type: ignore[arg-type]
        self.trainer.keep.change(**{name: value})

    def _renew(self) -> None:
        self.query_one(TextView).show((self.words.say("settings-about"),))
        self.query_one(MenuView).show(self._rows())
        self.tell()

    async def perform(self, action: str) -> None:
        """What a key changes is shown at once."""
        await super().perform(action)
        if action in ("colours", "pack", "language"):
            self._renew()

    def speak(self, words: Words) -> None:
        """Go on in these words."""
        self.trainer.words = words
        super().speak(words)
        self._renew()


def _beside(values: Sequence[str], here: str, step: int) -> str:
    return values[(values.index(here) + step) % len(values)] if here in values else values[0]
