"""All gates, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from tutor.words.gates.finding import Finding
from tutor.words.gates.fresh import fresh
from tutor.words.gates.joins import whole
from tutor.words.gates.leaks import leaks
from tutor.words.gates.plurals import plurals
from tutor.words.gates.reading import reading
from tutor.words.gates.said import all_said
from tutor.words.gates.same import own_words, same
from tutor.words.gates.sound import sound
from tutor.words.gates.source import Locales
from tutor.words.gates.spelling import spelling
from tutor.words.gates.terms import terms

Gate = Callable[[Locales, str], Iterator[Finding]]
"""Tells what is wrong with one of some languages."""

QUICK: Final[tuple[Gate, ...]] = (sound, same, own_words, plurals, all_said, whole, fresh, terms, reading)
THOROUGH: Final[tuple[Gate, ...]] = (*QUICK, spelling, leaks)
"""The quick ones, and those that need the developers' libraries."""


def check(langs: Sequence[str], folder: Path | None = None, *, quick: bool = False) -> Iterator[Finding]:
    """What is wrong with some languages under a folder (none: wherever languages are looked for), in order.

    Raises: `NoLibrary`.
    """
    if quick or len(langs) < 2:
        locales = Locales(folder)
        for lang in langs:
            yield from _check(locales, lang, QUICK if quick else THOROUGH)
        return
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor() as pool:  # most of the time goes into dictionaries, one for each language
        for found in pool.map(_thoroughly, langs, [folder] * len(langs)):
            yield from found


def _thoroughly(lang: str, folder: Path | None) -> list[Finding]:
    return list(_check(Locales(folder), lang, THOROUGH))


def _check(locales: Locales, lang: str, gates: Sequence[Gate]) -> Iterator[Finding]:
    for gate in gates:
        yield from sorted(gate(locales, lang), key=lambda finding: (str(finding.file), finding.line))
