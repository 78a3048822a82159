"""The order of words in a language's own alphabet."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final
from unicodedata import combining, normalize

_LATIN: Final = "a b c d e f g h i j k l m n o p q r s t u v w x y z"
_ALPHABETS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "es": "a=á b c d e=é f g h i=í j k l m n ñ o=ó p q r s t u=ú=ü v w x y z",
        "hu": ("a=á b c cs d dz dzs e=é f g gy h i=í j k l ly m n ny o=ó ö=ő p q r s sz t ty u=ú ü=ű v w x y z zs"),
        "ro": "a ă â b c d e f g h i î j k l m n o p q r s ș t ț u v w x y z",
    }
)
"""The alphabets with letters of their own; letters joined by `=` count alike."""


def order(text: str, lang: str) -> tuple[tuple[int, ...], str]:
    """A key by which texts of a language sort; signs that are no letters don't count, nor do foreign accents.

    >>> sorted(["szín", "sor", "cukor", "csel"], key=lambda word: order(word, "hu"))
    ['cukor', 'csel', 'sor', 'szín']
    >>> sorted(["Ütés", "Talon", "Über"], key=lambda word: order(word, "de"))
    ['Talon', 'Über', 'Ütés']
    """
    places = _places(lang)
    longest = max(map(len, places))
    rest, found = text.lower(), []
    while rest:
        for length in range(longest, 0, -1):
            place = places.get(rest[:length])
            if place is None and length == 1:
                place = places.get(_plain(rest[0]))
            if place is not None:
                found.append(place)
                break
        rest = rest[length:]
    return tuple(found), text


@cache
def _places(lang: str) -> Mapping[str, int]:
    letters = enumerate(_ALPHABETS.get(lang, _LATIN).split())
    return {letter: place for place, alike in letters for letter in alike.split("=")}


def _plain(letter: str) -> str:
    return "".join(sign for sign in normalize("NFD", letter) if not combining(sign))
