"""Looks: every colour and weight on our screens by name, in dresses of one calm, felt-like kind.

No meaning hangs on a colour: whatever is chosen, right, wrong or lit is told by a sign or a word as well.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rich.style import Style
from textual.theme import Theme


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of one theme. `suits` are those of h, d, c, s: each at 4.5 : 1 or better on ground and card.

    With `ansi` they are the names of the terminal's own sixteen colours, else hexadecimal.
    """

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
    ansi: bool = False

    @property
    def two(self) -> bool:
        """Whether the suits have two colours instead of four."""
        return self.name.endswith(_TWO)

    @property
    def theme(self) -> Theme:
        """The same for Textual's own parts: the ground, the input line, scroll bars."""
        ground, muted, edge, accent = map(self._own, (self.ground, self.muted, self.edge, self.accent))
        return Theme(
            name=self.name,
            dark=self.dark,
            ansi=self.ansi,
            primary=accent,
            secondary=muted,
            accent=accent,
            foreground=self._own(self.text),
            background=ground,
            surface=self._own(self.card),
            panel=self._own(self.bar),
            success=self._own(self.right),
            warning=accent,
            error=self._own(self.wrong),
            variables={
                "edge": edge,
                "ansi-background": ground,
                "ansi-foreground": self._own(self.text),
                "text-disabled": muted,
                "scrollbar": edge,
                "scrollbar-hover": muted,
                "scrollbar-active": accent,
                "scrollbar-background": ground,
                "scrollbar-background-hover": ground,
                "scrollbar-background-active": ground,
                "scrollbar-corner-color": ground,
            },
        )

    def _own(self, colour: str) -> str:
        """A colour as Textual names it."""
        return f"ansi_{colour}" if self.ansi else colour

    def looks(self, *, grey: bool = False) -> dict[str, Style]:
        """A style for every look; one with a `card-` in front lies on a card, one with a `bar-` on a bar.

        Where colours will be turned to `grey`, signs that stand for themselves are as bright as any text.
        """
        ground, card, bar = self.ground, self.card, self.bar
        looks = {
            "text": Style(color=self.text, bgcolor=ground),
            "strong": Style(color=self.text, bgcolor=ground, bold=True),
            "term": Style(color=self.text, bgcolor=ground, underline=True),
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


_TWO: Final = "-two"


def _two(dress: Dress) -> Dress:
    """The same with hearts and diamonds alike, and clubs and spades."""
    hearts, _, _, spades = dress.suits
    return replace(dress, name=dress.name + _TWO, suits=(hearts, hearts, spades, spades))


_FOUR: Final = (
    Dress(
        name="cruce-dark",
        dark=True,
        ground="#0f1a15",
        bar="#17251f",
        card="#1f3029",
        text="#dde5de",
        muted="#8ea398",
        edge="#66857a",
        accent="#e3bd6b",
        right="#8fd694",
        wrong="#ff9580",
        suits=("#ff5f5f", "#5fafff", "#5fd75f", "#e4e4e4"),
    ),
    Dress(
        name="cruce-light",
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
        suits=("#b00000", "#004db8", "#00661a", "#111111"),
    ),
    Dress(
        name="cruce-high-dark",
        dark=True,
        ground="#000000",
        bar="#16211b",
        card="#000000",
        text="#ffffff",
        muted="#cdd6d0",
        edge="#a9bab1",
        accent="#ffd75f",
        right="#7dff8a",
        wrong="#ff9d8a",
        suits=("#ff7a7a", "#7fbfff", "#66e066", "#ffffff"),
    ),
    Dress(
        name="cruce-high-light",
        dark=False,
        ground="#ffffff",
        bar="#e8ede5",
        card="#ffffff",
        text="#000000",
        muted="#39433d",
        edge="#4a564f",
        accent="#5a3b00",
        right="#0b4f17",
        wrong="#861000",
        suits=("#9c0000", "#003a94", "#004d17", "#000000"),
    ),
    Dress(
        name="cruce-sixteen",
        dark=True,
        ground="black",
        bar="blue",
        card="black",
        text="bright_white",
        muted="white",
        edge="cyan",
        accent="bright_yellow",
        right="bright_green",
        wrong="bright_red",
        suits=("bright_red", "bright_cyan", "bright_green", "bright_white"),
        ansi=True,
    ),
)

DRESSES: Final = (*_FOUR, *map(_two, _FOUR))
"""Dark, light, both in high contrast (7 : 1 everywhere), and the terminal's own sixteen colours; each with four colours
of suits and with two."""

BY_NAME: Final = {dress.name: dress for dress in DRESSES}

FEW: Final = ("standard", "windows")
"""What Rich calls terminals that have sixteen colours."""


def fitting(name: str | None, colours: str | None, *, grey: bool = False) -> str:
    """The name of the dress to wear where this one is wished for (None: any) and the terminal has such `colours`.

    Where there are only sixteen, others would come out as whatever is nearest to them. Where all will be turned to
    `grey`, the terminal's own would come out black: high contrast is worn instead of them.

    >>> fitting("cruce-light-two", "standard"), fitting("cruce-light-two", "truecolor")
    ('cruce-sixteen-two', 'cruce-light-two')
    """
    wished = BY_NAME.get(name or "", DRESSES[0])
    few = colours in FEW
    if grey and (few or wished.ansi):
        return "cruce-high-dark" if wished.dark else "cruce-high-light"
    if not few or wished.ansi:
        return wished.name
    return next(dress.name for dress in DRESSES if dress.ansi and dress.two == wished.two)


def next_dress(name: str, colours: str | None = None, *, grey: bool = False) -> str:
    """The name of the dress after this one, round and round, of those that look well in such `colours`."""
    names = [dress.name for dress in DRESSES if fitting(dress.name, colours, grey=grey) == dress.name]
    return names[(names.index(name) + 1) % len(names)] if name in names else names[0]
