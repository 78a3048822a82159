"""Whether names, suits and counts come whole: none is put together out of pieces, in a message or in the code.

In a message no letter may touch what is filled in. In the code no result of `Words` may be joined to letters, to
another one, or with commas: lists, endings and orders are the catalogues' affair. Names given to results are followed
inside one function, not from one to another.
"""

from __future__ import annotations

import ast as python
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from fluent.syntax import ast

from tutor.words.files import REFERENCE
from tutor.words.gates.finding import Finding
from tutor.words.gates.source import Locales, Message, named

_SAYING: Final = frozenset(
    {"say", "card", "cards", "suit", "seat", "side", "reason", "remark", "rule", "rule_title", "question", "answer"}
    | {"given", "right", "ruleset", "option", "text", "belief", "problem", "join", "numbered"}
)
"""The methods of `Words` whose results are said."""
_SHOWN: Final = 80
_CHANGING: Final = frozenset(
    {"capitalize", "title", "upper", "lower", "swapcase", "replace", "removeprefix", "removesuffix"}
)


def whole(locales: Locales, lang: str) -> Iterator[Finding]:
    """No letter that touches what is filled in; and, told with English, nothing joined in the code."""
    for message in locales[lang].messages.values():
        yield from _glued(message)
    if lang == REFERENCE:
        package = Path(__file__).resolve().parents[2]
        for path in sorted(package.rglob("*.py")):
            if "words" not in path.relative_to(package).parts:
                yield from joined(path, path.read_text(encoding="utf-8"))


def _glued(message: Message) -> Iterator[Finding]:
    for part, pattern in message.parts.items():
        for one in _patterns(pattern):
            for left, right in pairwise(one.elements):
                if _touch(left, right):
                    found = left.value.split()[-1] + "…" if isinstance(left, ast.TextElement) else "…" + _first(right)
                    where = named(message.id, part)
                    yield Finding("glued", message.file, message.line_of(one), where, {"found": found})


def _touch(left: ast.TextElement | ast.Placeable, right: ast.TextElement | ast.Placeable) -> bool:
    if isinstance(left, ast.TextElement):
        return isinstance(right, ast.Placeable) and _filled(right) and left.value[-1:].isalpha()
    return isinstance(right, ast.TextElement) and _filled(left) and right.value[:1].isalpha()


def _first(right: ast.TextElement | ast.Placeable) -> str:
    return right.value.split()[0] if isinstance(right, ast.TextElement) else ""


def _filled(placeable: ast.Placeable) -> bool:
    return not isinstance(placeable.expression, ast.StringLiteral)


def _patterns(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    yield pattern
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _patterns(variant.value)


# -- the code --------------------------------------------------------------------------------------------------------


def joined(path: Path, code: str) -> Iterator[Finding]:
    """What a file of code joins that `Words` has said."""
    seen: set[python.AST] = set()  # a function inside another is met twice
    for function in python.walk(python.parse(code)):
        if not isinstance(function, python.FunctionDef):
            continue
        said = _names_of_results(function)
        for node in python.walk(function):
            if node not in seen and _joins(node, said):
                seen.add(node)
                line = getattr(node, "lineno", function.lineno)
                yield Finding("joined", path, line, function.name, {"found": python.unparse(node)[:_SHOWN]})


def _names_of_results(function: python.FunctionDef) -> frozenset[str]:
    names = set()
    for node in python.walk(function):
        if isinstance(node, python.Assign) and _is_said(node.value, frozenset()):
            names |= {target.id for target in node.targets if isinstance(target, python.Name)}
    return frozenset(names)


def _is_said(node: python.AST, names: frozenset[str]) -> bool:
    """Whether an expression is a result of `Words`: a call of its, or a name given to one."""
    if isinstance(node, python.Name):
        return node.id in names
    if not isinstance(node, python.Call):
        return False
    if isinstance(node.func, python.Name):
        return node.func.id == "say"
    if not isinstance(node.func, python.Attribute) or node.func.attr not in _SAYING:
        return False
    return node.func.attr == "say" or python.unparse(node.func.value).endswith("words")


def _joins(node: python.AST, names: frozenset[str]) -> bool:
    match node:
        case python.JoinedStr(values):
            filled = [value.value for value in values if isinstance(value, python.FormattedValue)]
            said = sum(_is_said(value, names) for value in filled)
            letters = any(_lettered(value) for value in values)
            return said > 1 or (said == 1 and letters)
        case python.BinOp(left, python.Add() | python.Mod(), right):
            said = _is_said(left, names) + _is_said(right, names)
            return said > 1 or (said == 1 and (_lettered(left) or _lettered(right)))
        case python.Call(python.Attribute(python.Constant(str(between)), "join"), [listed]):
            every = listed.elt if isinstance(listed, (python.GeneratorExp, python.ListComp)) else listed
            pieces = every.elts if isinstance(every, (python.List, python.Tuple)) else [every]
            return not (between.isspace() or not between) and any(_is_said(piece, names) for piece in pieces)
        case python.Call(python.Attribute(value, method)) if method in _CHANGING:
            return _is_said(value, names)
        case _:
            return False


def _lettered(node: python.AST) -> bool:
    return isinstance(node, python.Constant) and isinstance(node.value, str) and any(map(str.isalpha, node.value))
