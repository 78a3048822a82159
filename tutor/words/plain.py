"""Texts for consoles that can't show everything: nothing crashes there, and nobody reads `\\u2660`."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final, TextIO

_NEAREST: Final[dict[str, tuple[str, ...]]] = {
    # the comma below, which older encodings write as a cedilla
    "ș": ("ş", "s"),
    "Ș": ("Ş", "S"),
    "ț": ("ţ", "t"),
    "Ț": ("Ţ", "T"),
    # letters that are no letter with a mark
    "ß": ("ss",),
    "ẞ": ("SS",),
    "đ": ("d",),
    "Đ": ("D",),
    "ł": ("l",),
    "Ł": ("L",),
    "ø": ("o",),
    "Ø": ("O",),
    "æ": ("ae",),
    "Æ": ("AE",),
    "œ": ("oe",),
    "Œ": ("OE",),
    # the suits, by the letters that files use
    "♥": ("h",),
    "♡": ("h",),
    "♦": ("d",),
    "♢": ("d",),
    "♣": ("c",),
    "♧": ("c",),
    "♠": ("s",),
    "♤": ("s",),
    # signs
    "„": ('"',),
    "”": ('"',),
    "“": ('"',),
    "«": ('"',),
    "»": ('"',),
    "‘": ("'",),
    "’": ("'",),
    "‚": ("'",),
    "¿": ("",),
    "¡": ("",),
    "–": ("-",),
    "—": ("-",),
    "−": ("-",),
    "×": ("x",),
    "÷": (":",),
    "≥": (">=",),
    "≤": ("<=",),
    "·": ("-",),
    "•": ("*",),
    "●": ("*",),
    "◉": ("@",),
    "○": ("o",),
    "✓": ("+",),
    "✔": ("+",),
    "✗": ("x",),
    "✘": ("x",),
    "▸": (">",),
    "▶": (">",),
    "→": ("->",),
    "←": ("<-",),
    "↑": ("^",),
    "↓": ("v",),
    "⁄": ("/",),
}
_CORNERS_AND_CROSSINGS: Final = "BOX DRAWINGS"


def plain(text: str, encoding: str) -> str:
    """A text as an encoding can carry it: as it is, else with the nearest signs that this encoding has.

    >>> plain("șase ♥ – țintește", "ascii")
    'sase h - tinteste'
    >>> plain("ș", "iso8859-2")
    'ş'

    An encoding that Python doesn't know is taken for ASCII.
    """
    try:
        text.encode(encoding)
    except LookupError:
        return plain(text, "ascii")
    except UnicodeError:
        return "".join(_carried(char, encoding) for char in unicodedata.normalize("NFC", text))
    return text


def is_unicode(stream: TextIO) -> bool:
    """Whether a stream can carry every sign."""
    return (getattr(stream, "encoding", None) or "utf-8").lower().startswith("utf")


def printable(text: str, stream: TextIO) -> str:
    """A text as a stream can carry it.

    A stream that keeps characters, as a test's does, carries all of them; none carries those that steer a terminal,
    which may stand in what somebody typed.
    """
    return plain(_COMMANDING.sub("", text), getattr(stream, "encoding", None) or "utf-8")


_COMMANDING: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Signs that move a cursor, ring a bell or turn the direction of writing."""


@lru_cache(maxsize=1024)
def _carried(char: str, encoding: str) -> str:
    if _fits(char, encoding):
        return char
    for nearest in _NEAREST.get(char, ()):
        if _fits(nearest, encoding):
            return nearest
    if (line := _line(char)) is not None:
        return line
    if unicodedata.combining(char) or unicodedata.category(char) == "Cf":  # a mark alone, or a sign that is never seen
        return ""
    letters = "".join(part for part in unicodedata.normalize("NFKD", char) if not unicodedata.combining(part))
    return "".join(_carried(letter, encoding) for letter in letters) if letters != char else "?"


def _line(char: str) -> str | None:
    """What stands for a line of a drawn box."""
    name = unicodedata.name(char, "")
    if not name.startswith(_CORNERS_AND_CROSSINGS):
        return None
    across, down = "HORIZONTAL" in name, "VERTICAL" in name
    return "+" if across == down else "-" if across else "|"


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeError:
        return False
    return True
