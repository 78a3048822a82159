"""The files of a language as a translator sees them: every message, its line, its texts, and whatever can't be read.

Unlike `Catalogue`, which stops at the first fault, this keeps all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Transformer

from tutor.words.catalogue import Use, use_of
from tutor.words.files import REFERENCE, language_codes, language_folder
from tutor.words.gates.finding import Finding

GAP: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
"""What stands in a text for whatever is filled in."""

FREE: Final = ("typed-",)
"""How messages begin that hold what learners may type: other languages' words are welcome there."""

PRINTF: Final = re.compile(r"%\(\w+\)[sdr]|%[sdr]")
"""What argparse fills in."""

FILE_WORD: Final = re.compile(r"(?<=[„“«])[a-z][a-z_-]*(?:: ?[a-z-]+)?(?=[“”»])")
"""A word that content files write, as a message quotes it."""

COMMAND: Final = re.compile(r"cruce-tutor(?: [a-z]+)?")
"""The program with its verb, as it is typed in every language."""

_BREAKS: Final = re.compile(r"[ \n]*\n[ \n]*")
_MARKS: Final[dict[str, str]] = {}
"""The marks of messages as they stand, reckoned once."""

_LETTERS: Final = re.compile(r"[^\W\d_]")


@dataclass(frozen=True, slots=True)
class Text:
    """A text that is said in one piece: a pattern, or one variant of a selector inside it, with `GAP`s."""

    part: str | None
    text: str
    places: tuple[tuple[int, int], ...]
    """Where in the file: from which character on which line."""

    @property
    def line(self) -> int:
        """The line on which it begins."""
        return self.places[0][1]

    def line_at(self, at: int) -> int:
        """The line on which its character `at` stands."""
        begun, line = next(place for place in reversed(self.places) if place[0] <= at)
        return line + self.text.count("\n", begun, at)

    @property
    def letters(self) -> int:
        """How many letters it has."""
        return len(_LETTERS.findall(self.text))


class Message:
    """One message (or term) of a language: its value and its attributes, by name, the value under None."""

    def __init__(self, file: Path, line: int, node: ast.Message | ast.Term, file_text: str, starts: list[int]) -> None:
        self.id = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
        self.file = file
        self.line = line
        self.node = node
        assert node.id.span is not None
        assert node.span is not None
        self.raw = file_text[node.id.span.start : node.span.end].rstrip()
        self._starts = starts
        self.parts: dict[str | None, ast.Pattern] = {one.id.name: one.value for one in node.attributes}
        if node.value is not None:
            self.parts[None] = node.value

    @cached_property
    def uses(self) -> Mapping[str | None, Use]:
        """What each part uses itself."""
        return {part: use_of(pattern) for part, pattern in self.parts.items()}

    @cached_property
    def texts(self) -> tuple[Text, ...]:
        """All its texts, in the order in which they stand."""
        return tuple(sorted(self._texts(), key=lambda text: text.line))

    def _texts(self) -> Iterator[Text]:
        for part, pattern in self.parts.items():
            yield from self._of(part, pattern)

    def _of(self, part: str | None, pattern: ast.Pattern) -> Iterator[Text]:
        said, places = "", [(0, self.line_of(pattern))]
        for element in pattern.elements:
            places.append((len(said), self.line_of(element)))
            if isinstance(element, ast.TextElement):
                said += element.value
                continue
            inside = element.expression
            said += inside.parse()["value"] if isinstance(inside, ast.StringLiteral) else GAP
            if isinstance(inside, ast.SelectExpression):
                for variant in inside.variants:
                    yield from self._of(part, variant.value)
        if said.replace(GAP, "").strip():
            yield Text(part, said, tuple(places))

    def line_of(self, node: ast.SyntaxNode) -> int:
        """The line on which a node of this message begins, from 1."""
        assert node.span is not None
        return _line(self._starts, node.span.start)

    def selectors(self) -> Iterator[tuple[str | None, ast.SelectExpression]]:
        """Every selector, with the part in which it stands."""
        for part, pattern in self.parts.items():
            for select in _selectors(pattern):
                yield part, select

    def source(self, part: str | None) -> str:
        """A part as Fluent writes it, however its lines were broken."""
        message = ast.Message(ast.Identifier("x"), _Unbroken().visit(self.parts[part].clone()))
        return serialize(ast.Resource([message])).partition("=")[2].strip()

    @cached_property
    def mark(self) -> str:
        """A short hash of what is said, by which a translation knows the source that it was made from."""
        if self.raw not in _MARKS:
            parts = sorted(self.parts, key=lambda part: part or "")
            text = "\n".join(f"{part or ''}={self.source(part)}" for part in parts)
            _MARKS[self.raw] = sha256(text.encode()).hexdigest()[:8]
        return _MARKS[self.raw]


def blank(found: re.Match[str]) -> str:
    """As many blanks as signs were found."""
    return " " * len(found.group())


def named(id_: str, part: str | None) -> str:
    """A message, or a part of one, by the name under which messages refer to it."""
    return f"{id_}.{part}" if part else id_


class _Unbroken(Transformer):
    """Texts without the line breaks that only keep lines short."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = _BREAKS.sub(lambda found: "\n\n" if found.group().count("\n") > 1 else " ", node.value)
        return node


@lru_cache(maxsize=128)
def _parsed(text: str) -> ast.Resource:
    """A file parsed, once for each text: most checks look at the same files again and again."""
    return FluentParser(with_spans=True).parse(text)


def _selectors(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from _selectors(variant.value)


def _line(starts: list[int], at: int) -> int:
    from bisect import bisect_right

    return bisect_right(starts, at)


@dataclass(slots=True)
class Source:
    """All that stands in the files of one language."""

    folder: Path
    messages: dict[str, Message] = field(default_factory=dict)
    faults: list[Finding] = field(default_factory=list)

    @property
    def lang(self) -> str:
        """Its code."""
        return self.folder.name

    def read(self) -> Source:
        """Read every file."""
        for path in sorted(self.folder.glob("*.ftl")):
            self.add(path, path.read_bytes())
        return self

    def add(self, path: Path, raw: bytes) -> None:
        """Read one file: its messages, and what in it is none."""
        try:
            text = raw.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as fault:
            self.faults.append(Finding("not-text", path, raw[: fault.start].count(b"\n") + 1))
            return
        starts = [0, *(found.end() for found in re.finditer("\n", text))]
        for node in _parsed(text).body:
            if isinstance(node, ast.Junk):
                assert node.span is not None
                line = _line(starts, node.span.start + len(node.content or "") - len((node.content or "").lstrip()))
                shown = (node.content or "").strip().partition("\n")[0]
                self.faults.append(Finding("junk", path, line, "", {"found": shown}))
            elif isinstance(node, (ast.Message, ast.Term)):
                assert node.id.span is not None
                self._keep(Message(path, _line(starts, node.id.span.start), node, text, starts))

    def _keep(self, message: Message) -> None:
        if (first := self.messages.get(message.id)) is not None:
            place = f"{first.file.name}:{first.line}"
            self.faults.append(Finding("twice", message.file, message.line, message.id, {"place": place}))
            return
        self.messages[message.id] = message


class Locales:
    """The languages under one folder (none: wherever languages are looked for), each read once, when asked for."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self._read: dict[str, Source] = {}

    def __getitem__(self, lang: str) -> Source:
        if lang not in self._read:
            self._read[lang] = Source(language_folder(lang, self.folder)).read()
        return self._read[lang]

    @property
    def reference(self) -> Source:
        """English, from which the others are translated."""
        return self[REFERENCE]

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of all."""
        return language_codes(self.folder)
