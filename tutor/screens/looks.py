"""Looks: every colour and weight on our screens by name, in four dresses of one calm, felt-like kind.

No meaning hangs on a colour: whatever is chosen, right or wrong is told by a sign or a word as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style
from textual.theme import Theme


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of one theme. `suits` are those of h, d, c, s: each at 4.5 : 1 or better on ground and card."""

    name: str
    dark: bool
    ground: str
    bar: str
    card: str
    text: str
    muted: str
    edge: str
    accent: str
    right: str
    wrong: str
    suits: tuple[str, str, str, str]

    @property
    def theme(self) -> Theme:
        """The same for Textual's own parts: the ground, the input line, scroll bars."""
        return Theme(
            name=self.name,
            dark=self.dark,
            primary=self.accent,
            secondary=self.muted,
            accent=self.accent,
            foreground=self.text,
            background=self.ground,
            surface=self.card,
            panel=self.bar,
            success=self.right,
            warning=self.accent,
            error=self.wrong,
            variables={
                "edge": self.edge,
                "scrollbar": self.edge,
                "scrollbar-hover": self.muted,
                "scrollbar-active": self.accent,
                "scrollbar-background": self.ground,
                "scrollbar-background-hover": self.ground,
                "scrollbar-background-active": self.ground,
                "scrollbar-corner-color": self.ground,
            },
        )

    def looks(self, *, grey: bool = False) -> dict[str, Style]:
        """A style for every look; one with a `card-` in front lies on a card, one with a `bar-` on a bar.

        Where colours will be turned to `grey`, signs that stand for themselves are as bright as any text.
        """
        ground, card, bar = self.ground, self.card, self.bar
        looks = {
            "text": Style(color=self.text, bgcolor=ground),
            "strong": Style(color=self.text, bgcolor=ground, bold=True),
            "muted": Style(color=self.muted, bgcolor=ground),
            "edge": Style(color=self.edge, bgcolor=ground),
            "accent": Style(color=self.accent, bgcolor=ground, bold=True),
            "right": Style(color=self.right, bgcolor=ground, bold=True),
            "wrong": Style(color=self.wrong, bgcolor=ground, bold=True),
            "card-text": Style(color=self.text, bgcolor=card, bold=True),
            "card-muted": Style(color=self.muted, bgcolor=card),
            "card-edge": Style(color=self.edge, bgcolor=card),
            "card-accent": Style(color=self.accent, bgcolor=card, bold=True),
            "card-right": Style(color=self.right, bgcolor=card, bold=True),
            "card-wrong": Style(color=self.wrong, bgcolor=card, bold=True),
            "bar-text": Style(color=self.text, bgcolor=bar),
            "bar-strong": Style(color=self.text, bgcolor=bar, bold=True),
            "bar-muted": Style(color=self.muted, bgcolor=bar),
            "bar-accent": Style(color=self.accent, bgcolor=bar, bold=True),
        }
        suits = (self.text,) * 4 if grey else self.suits
        for code, colour in zip("hdcs", suits, strict=True):
            looks[code] = Style(color=colour, bgcolor=ground, bold=True)
            looks[f"card-{code}"] = Style(color=colour, bgcolor=card, bold=True)
        return looks


def _dark(name: str, suits: tuple[str, str, str, str]) -> Dress:
    return Dress(
        name=name,
        dark=True,
        ground="#0f1a15",
        bar="#17251f",
        card="#1f3029",
        text="#dde5de",
        muted="#8ea398",
        edge="#547063",
        accent="#e3bd6b",
        right="#8fd694",
        wrong="#ff9580",
        suits=suits,
    )


def _light(name: str, suits: tuple[str, str, str, str]) -> Dress:
    return Dress(
        name=name,
        dark=False,
        ground="#edf1e9",
        bar="#e0e7db",
        card="#fdfdf9",
        text="#1b251f",
        muted="#536259",
        edge="#718277",
        accent="#7a5200",
        right="#1a6628",
        wrong="#a02414",
        suits=suits,
    )


DRESSES: Final = (
    _dark("cruce-dark", ("#ff5f5f", "#5fafff", "#5fd75f", "#e4e4e4")),
    _light("cruce-light", ("#b00000", "#004db8", "#00661a", "#111111")),
    _dark("cruce-dark-two", ("#ff5f5f", "#ff5f5f", "#e4e4e4", "#e4e4e4")),
    _light("cruce-light-two", ("#b00000", "#b00000", "#111111", "#111111")),
)
"""Dark and light, each with four colours of suits and with two."""

BY_NAME: Final = {dress.name: dress for dress in DRESSES}


def next_dress(name: str) -> str:
    """The name of the dress after this one, round and round."""
    names = list(BY_NAME)
    return names[(names.index(name) + 1) % len(names)] if name in BY_NAME else names[0]
