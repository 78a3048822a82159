"""A pseudo-language: a language's own messages half as long again, accented, in brackets.

Whoever reads it sees at once what does not come from the catalogues (it has no accents), what is cut off (it has no
closing bracket) and what was put together (it has brackets inside). Whatever is filled in, and every selector, stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, serialize

from tutor.words.files import language_folder

REGION: Final = "XA"
"""The region that stands for a pseudo-language by convention: `ro-XA` is made from `ro`, and counts as `ro` does."""

FREE: Final = ("typed-",)
"""How messages begin that are not shown: what learners may type stays as it is."""

SHORT: Final = 3
"""Texts of so few signs have places of that size, which no language may leave; they are accented only."""

_ACCENTED: Final = str.maketrans("aceginorsuyACEGINORSUY", "âçéĝîñôřšûýÂÇÉĜÎÑÔŘŠÛÝ")
_KEPT: Final = re.compile(r"%\(\w+\)[sdr]|%[sdr]|--?[a-z][\w-]*|\w*[\d_]\w*|cruce-tutor")
"""Fields of printf, options, names with digits, the program: what must be typed, or is filled in, as it stands."""
_WORD: Final = re.compile(r"[^\W\d_]+")
_VOWELS: Final = "aeiouyăâîáéíóöőúüűäAEIOUYĂÂÎÁÉÍÓÖŐÚÜŰÄ"


def write(lang: str, into: Path, folder: Path | None = None) -> Path:
    """Write the pseudo-language made from a language below a folder; returns its own folder."""
    source = language_folder(lang, folder)
    made = into / f"{lang}-{REGION}"
    made.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.glob("*.ftl")):
        resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
        resource.body = [entry for entry in resource.body if not isinstance(entry, ast.BaseComment)]
        for entry in resource.body:
            if isinstance(entry, (ast.Message, ast.Term)) and not entry.id.name.startswith(FREE):
                _stretch(entry)
        (made / path.name).write_text(serialize(resource), encoding="utf-8", newline="\n")
    return made


def _stretch(entry: ast.Message | ast.Term) -> None:
    entry.comment = None
    for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
        if pattern is None:
            continue
        short = _signs(pattern) <= SHORT
        worded = _worded(pattern)
        _stretch_pattern(pattern, short)
        if worded and not short:
            pattern.elements = [_literal("["), *pattern.elements, _literal("]")]


def _worded(pattern: ast.Pattern) -> bool:
    """Whether a pattern has words of its own, not only what is filled in and signs between."""
    return any(
        bool(_WORD.search(element.value))
        if isinstance(element, ast.TextElement)
        else isinstance(element.expression, ast.SelectExpression)
        and any(_worded(variant.value) for variant in element.expression.variants)
        for element in pattern.elements
    )


def _literal(text: str) -> ast.Placeable:
    """A text that Fluent takes as it is, at the beginning of a line too."""
    return ast.Placeable(ast.StringLiteral(text))


def _signs(pattern: ast.Pattern) -> int:
    """The signs of a pattern, of its longest variant where it has some; what is filled in counts as many."""
    count = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            count += len(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            count += max(_signs(variant.value) for variant in element.expression.variants)
        else:
            count += SHORT + 1
    return count


def _stretch_pattern(pattern: ast.Pattern, short: bool) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = accented(element.value) if short else stretched(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _stretch_pattern(variant.value, short)


def stretched(text: str) -> str:
    """A text half as long again, its words still words.

    >>> stretched("Overtrump, if you can: --lang %s")
    'Ôôvvééřřtřûûmp, îîff ýýôôû ççââñ: --lang %s'
    """
    return _each_word(text, _longer)


def accented(text: str) -> str:
    """A text with accents, as long as before.

    >>> accented("pass")
    'pâšš'
    """
    return _each_word(text, str)


def _each_word(text: str, change: Callable[[str], str]) -> str:
    done, at = "", 0
    for kept in _KEPT.finditer(text):
        done += (
            _WORD.sub(lambda word: change(word.group()).translate(_ACCENTED), text[at : kept.start()]) + kept.group()
        )
        at = kept.end()
    return done + _WORD.sub(lambda word: change(word.group()).translate(_ACCENTED), text[at:])


def _longer(word: str) -> str:
    """A word half as long again: vowels are doubled, then other letters, from the front; one letter stays alone."""
    if len(word) == 1:
        return word
    wanted = (len(word) + 2) // 2  # for the blank behind it, too
    places = sorted(range(len(word)), key=lambda at: (word[at] not in _VOWELS, at))
    doubled = set(places[:wanted])
    return "".join(letter + letter.lower() if at in doubled else letter for at, letter in enumerate(word))
