"""Whether a text is in the language in whose folder it stands, by how its letters follow each other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tutor.words.gates.finding import Finding
from tutor.words.gates.same import shown
from tutor.words.gates.source import COMMAND, FREE, GAP, PRINTF, Locales, named

LETTERS: Final = 25
"""Texts with fewer letters are too short to tell."""

_NO_WORDS: Final = re.compile(
    rf"{GAP}|{COMMAND.pattern}|{PRINTF.pattern}|\S*[\d_]\S*|--\w+|“[^”]*”|„[^”“]*[”“]|«[^»]*»"
)
"""What is no word of a language, or quoted."""


class NoLibrary(ImportError):
    """A gate needs a library that isn't installed."""


def leaks(locales: Locales, lang: str) -> Iterator[Finding]:
    """No text that reads like one of the other languages.

    Raises: `NoLibrary`.
    """
    detect = detector(tuple(sorted({*locales.languages, "ro", "en", "de", "hu", "es"})))
    if not _profile(lang).is_file():
        return
    for message in locales[lang].messages.values():
        for text in message.texts if not message.id.startswith(FREE) else ():
            words = _NO_WORDS.sub(" ", text.text)
            if sum(map(str.isalpha, words)) < LETTERS:
                continue
            if (found := detect(words)) != lang:
                facts = {"found": found, "text": shown(text.text)}
                yield Finding("foreign", message.file, text.line, named(message.id, text.part), facts)


def known(lang: str) -> bool:
    """Whether the detector knows a language.

    Raises: `NoLibrary`.
    """
    return _profile(lang).is_file()


def _profile(lang: str) -> Path:
    try:
        from langdetect import PROFILES_DIRECTORY
    except ImportError as fault:
        raise NoLibrary("langdetect") from fault
    return Path(PROFILES_DIRECTORY) / lang


@cache
def detector(languages: tuple[str, ...]) -> Callable[[str], str]:
    """Tells the language of a text, one of those given, the same at every call."""
    profiles = [path.read_text(encoding="utf-8") for path in map(_profile, languages) if path.is_file()]
    from langdetect.detector_factory import DetectorFactory

    factory = DetectorFactory()
    factory.seed = 0
    factory.load_json_profile(profiles)

    def detect(text: str) -> str:
        reading = factory.create()
        reading.append(text)
        return str(reading.detect())

    return detect
