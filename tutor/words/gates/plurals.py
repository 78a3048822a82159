"""Whether numbers find the plural that a language has for them: exactly the categories of the CLDR.

A selector counts where all its variants are numbers and plural categories. It may do without categories (`[0]`, `[1]`,
`*[other]`) where the variant for all other numbers counts nothing: no word stands behind the number that it chose by.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from babel import Locale, UnknownLocaleError
from fluent.syntax import ast

from tutor.words.gates.finding import Finding
from tutor.words.gates.source import Locales, named

CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
_SPEAKING: Final = frozenset({"WHO", "SAME", "PACK"})
"""Functions whose results are words, though some of them are called as plural categories are."""


def categories(lang: str) -> tuple[str, ...]:
    """The plural categories of a language, by its code; those of English where the CLDR doesn't know it.

    >>> categories("ro"), categories("es")
    (('one', 'few', 'other'), ('one', 'many', 'other'))
    """
    try:
        tags = Locale.parse(lang.partition("-")[0]).plural_form.tags
    except (UnknownLocaleError, ValueError):
        tags = frozenset({"one"})
    return tuple(tag for tag in CATEGORIES if tag in tags or tag == "other")


def plurals(locales: Locales, lang: str) -> Iterator[Finding]:
    """Every selector by number with the categories of this language, or with numbers that stand for them."""
    wanted = categories(lang)
    for message in locales[lang].messages.values():
        for part, select in message.selectors():
            keys, numbers = _keys(select)
            if not _counts(select, keys, numbers):
                continue
            needed = set(wanted) - _covered(lang, tuple(numbers))
            if set(keys) == {"other"} and numbers and not _counts_its_number(select):
                continue
            if not needed <= set(keys) <= set(wanted):
                facts = {"found": " ".join(keys), "allowed": " ".join(wanted)}
                yield Finding("plural", message.file, message.line_of(select), named(message.id, part), facts)


def _keys(select: ast.SelectExpression) -> tuple[list[str], list[int | str]]:
    """The names and the numbers of the variants."""
    names = [variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)]
    numbers = [variant.key.value for variant in select.variants if isinstance(variant.key, ast.NumberLiteral)]
    return names, [int(number) if number.isdigit() else number for number in numbers]


def _counts(select: ast.SelectExpression, keys: list[str], numbers: list[int | str]) -> bool:
    if isinstance(select.selector, ast.FunctionReference) and select.selector.id.name in _SPEAKING:
        return False
    return set(keys) <= set(CATEGORIES) and (bool(numbers) or set(keys) != {"other"})


@cache
def _covered(lang: str, numbers: tuple[int | str, ...]) -> frozenset[str]:
    """The categories all of whose whole numbers have variants of their own, as 1 is all of the English `one`."""
    try:
        category = Locale.parse(lang.partition("-")[0]).plural_form
    except (UnknownLocaleError, ValueError):
        category = Locale("en").plural_form
    left = {category(number) for number in (*range(1000), 10**6) if number not in numbers}
    return frozenset({category(number) for number in numbers if isinstance(number, int)} - left)


def _counts_its_number(select: ast.SelectExpression) -> bool:
    """Whether the variant for all other numbers prints the number, and a word behind it that may have to agree."""
    if not isinstance(select.selector, ast.VariableReference):
        return False
    rest = next(variant.value for variant in select.variants if variant.default)
    return any(_followed(pattern, select.selector.id.name) for pattern in _patterns(rest))


def _patterns(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    yield pattern
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _patterns(variant.value)


def _followed(pattern: ast.Pattern, name: str) -> bool:
    for at, one in enumerate(pattern.elements):
        printed = isinstance(one, ast.Placeable) and one.expression
        if not isinstance(printed, ast.VariableReference) or printed.id.name != name:
            continue
        behind = [
            element.value if isinstance(element, ast.TextElement) else "x" for element in pattern.elements[at + 1 :]
        ]
        return "".join(behind).lstrip()[:1].isalpha()
    return False
