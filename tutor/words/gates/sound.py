"""Whether the files of a language can be read, and every message said: no junk, nothing twice, no gaps."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from inspect import signature
from typing import Final

from fluent.syntax import ast

from tutor.words.files import REQUIRED
from tutor.words.gates.finding import Finding
from tutor.words.gates.source import Locales, Message, Source, named
from tutor.words.spoken import Functions
from tutor.words.words import Words

_VARIATION_SELECTOR: Final = "\N{VARIATION SELECTOR-16}"
_FUNCTIONS: Final = {name: frozenset(signature(call).parameters) for name, call in Functions(Words()).table().items()}
"""The functions that messages may call, each with its arguments."""


def sound(locales: Locales, lang: str) -> Iterator[Finding]:
    """Files that can be read, with everything in them once, and everything they refer to."""
    source = locales[lang]
    for name in REQUIRED:
        if not (source.folder / f"{name}.ftl").is_file():
            yield Finding("no-file", source.folder / f"{name}.ftl")
    yield from source.faults
    for message in source.messages.values():
        yield from _twice(message)
        yield from _broken(source, message)
        yield from _signs(message)


def _twice(message: Message) -> Iterator[Finding]:
    """Attributes and variants that stand twice: Fluent takes the last of the ones, the first of the others."""
    attributes = [(one.id.name, message.line_of(one)) for one in message.node.attributes]
    yield from _repeated(message, "", attributes)
    for part, select in message.selectors():
        keys = [(_key(variant), message.line_of(variant)) for variant in select.variants]
        yield from _repeated(message, part or "", keys)


def _repeated(message: Message, part: str, names: Iterable[tuple[str, int]]) -> Iterator[Finding]:
    seen: dict[str, int] = {}
    for name, line in names:
        if name in seen:
            found = Finding("name-twice", message.file, line, named(message.id, part), {"found": name})
            yield found
        seen[name] = line


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _broken(source: Source, message: Message) -> Iterator[Finding]:
    """References to what isn't there or back to the message itself, and functions that nobody knows."""
    for part, use in message.uses.items():
        wrong = [named(*other) for other in use.references if not _there(source, *other)]
        for name, option, _ in use.calls:
            if name not in _FUNCTIONS or (option and option not in _FUNCTIONS[name]):
                wrong.append(f"{name}({option and f'{option}:'})")
        if not wrong and _returns(source, message.id, part):
            wrong = [named(message.id, part)]
        for found in sorted(wrong):
            yield Finding("broken", message.file, message.line, named(message.id, part), {"found": found})


def _there(source: Source, id_: str, part: str | None) -> bool:
    return id_ in source.messages and part in source.messages[id_].parts


def _returns(source: Source, id_: str, part: str | None) -> bool:
    """Whether following the references of a part leads back to it."""
    seen: set[tuple[str, str | None]] = set()
    ahead = [(id_, part)]
    while ahead:
        other, its = ahead.pop()
        for next_ in source.messages[other].uses[its].references if _there(source, other, its) else ():
            if next_ == (id_, part):
                return True
            if next_ not in seen:
                seen.add(next_)
                ahead.append(next_)
    return False


def _signs(message: Message) -> Iterator[Finding]:
    """Letters that are put together out of a letter and a mark, and signs that nobody sees."""
    for text in message.texts:
        if unicodedata.is_normalized("NFC", text.text) and _VARIATION_SELECTOR not in text.text:
            continue
        composed = unicodedata.normalize("NFC", text.text)
        at = next((at for at, (one, other) in enumerate(zip(text.text, composed, strict=False)) if one != other), 0)
        at = text.text.find(_VARIATION_SELECTOR) if _VARIATION_SELECTOR in text.text else at
        where = named(message.id, text.part)
        yield Finding("odd-sign", message.file, text.line_at(at), where, {"found": f"U+{ord(text.text[at]):04X}"})
