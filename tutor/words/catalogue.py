"""A language's messages, strictly: whatever Fluent would pass over in silence is an error here."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tutor.words.files import CatalogueError, Entry, entries, language_codes, language_folder

Function = Callable[..., str | int]
"""A function that messages may call."""

Argument = str | int | FluentType
"""What messages take for an argument."""

_SINGLE_BREAK: Final = re.compile(r"(?<!\n)\n(?!\n)")


@dataclass(frozen=True, slots=True)
class Use:
    """What one pattern of a message uses: arguments, other patterns (id, attribute), and functions with their options.

    A call stands as (name, option, value) for each literal option, as (name, "", "") where it has none.
    """

    variables: frozenset[str]
    references: frozenset[tuple[str, str | None]]
    calls: frozenset[tuple[str, str, str]]


class _Reader(Visitor):
    """Gathers what a pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[tuple[str, str | None]] = set()
        self.calls: set[tuple[str, str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add((f"-{node.id.name}", node.attribute.name if node.attribute else None))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for option in node.arguments.named:
            self.calls.add((node.id.name, option.name.name, str(option.value.parse()["value"])))
        if not node.arguments.named:
            self.calls.add((node.id.name, "", ""))
        self.generic_visit(node)


def use_of(pattern: ast.Pattern) -> Use:
    """What a pattern uses itself."""
    reader = _Reader()
    reader.visit(pattern)
    return Use(frozenset(reader.variables), frozenset(reader.references), frozenset(reader.calls))


class Catalogue:
    """The messages of one language. A message is parsed, with those it refers to, when it is first needed.

    Raises: `CatalogueError` for anything wrong: a missing file or id, junk, an id that stands twice, an argument that
    is missing or unknown, an error while formatting.
    """

    def __init__(self, folder: Path, functions: Mapping[str, Function] | None = None) -> None:
        self.folder = folder
        self.lang = folder.name
        self.entries: Mapping[str, Entry] = entries(folder)
        self._functions = dict(functions or {})
        known: dict[str, Any] = dict(self._functions)  # Fluent's own type leaves out text, which it takes
        self._bundle = FluentBundle([self.lang, self.lang.partition("-")[0]], functions=known, use_isolating=False)
        self._uses: dict[str, dict[str | None, Use]] = {}
        self._variables: dict[tuple[str, str | None], frozenset[str]] = {}
        self._open: set[tuple[str, str | None]] = set()

    def format(
        self,
        id_: str,
        args: Mapping[str, Argument] | None = None,
        attribute: str | None = None,
        *,
        more: bool = False,
    ) -> str:
        """A message, or one of its attributes, with its arguments; with `more`, some of these may be unused.

        A single line break in a message is a blank, an empty line begins a new paragraph.
        """
        given = dict(args or {})
        wanted = self.variables(id_, attribute)
        if wanted != given.keys():
            missing, unknown = sorted(wanted - given.keys()), sorted(given.keys() - wanted)
            if missing or not more:
                raise CatalogueError(f"{self._named(id_, attribute)}: missing {missing}, unknown {unknown}")
        message = self._bundle.get_message(id_)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise CatalogueError(f"{self._named(id_, attribute)}: {errors[0]!r}") from errors[0]
        return _SINGLE_BREAK.sub(" ", str(text))

    def uses(self, id_: str) -> Mapping[str | None, Use]:
        """What a message's value (under None) and its attributes use."""
        if id_ not in self._uses:
            self._load(id_)
        return self._uses[id_]

    def variables(self, id_: str, attribute: str | None = None) -> frozenset[str]:
        """The arguments of a message or attribute, those of the messages that it refers to among them."""
        key = (id_, attribute)
        if key not in self._variables:
            use = self.uses(id_).get(attribute)
            if use is None:
                raise CatalogueError(f"{self._named(id_, attribute)}: no such {'attribute' if attribute else 'value'}")
            if key in self._open:
                raise CatalogueError(f"{self._named(id_, attribute)}: refers to itself")
            self._open.add(key)
            self._variables[key] = use.variables.union(
                *(self.variables(other, part) for other, part in use.references if not other.startswith("-"))
            )
            self._open.remove(key)
        return self._variables[key]

    def check(self) -> None:
        """Parse everything, and find every reference and function."""
        for id_ in self.entries:
            for attribute, use in self.uses(id_).items():
                self.variables(id_, attribute)
                for name, _, _ in use.calls:
                    if name not in self._functions:
                        raise CatalogueError(f"{self._named(id_, attribute)}: no function {name}")

    def _load(self, id_: str) -> None:
        """Parse a message, and all that it refers to."""
        entry = self.entries.get(id_)
        if entry is None:
            raise CatalogueError(f"{self.folder}: no message {id_}")
        resource = FluentResource(entry.source)
        (parsed, *more) = [node for node in resource.body if not isinstance(node, ast.BaseComment)]
        if more or not isinstance(parsed, (ast.Message, ast.Term)):
            raise CatalogueError(f"{entry.place}: {id_} can't be read")
        self._bundle.add_resource(resource)
        uses: dict[str | None, Use] = {part.id.name: use_of(part.value) for part in parsed.attributes}
        if len(uses) != len(parsed.attributes):
            raise CatalogueError(f"{entry.place}: {id_} has an attribute twice")
        if parsed.value is not None:
            uses[None] = use_of(parsed.value)
        self._uses[id_] = uses
        for use in uses.values():
            for other, _ in use.references:
                self.uses(other)

    def _named(self, id_: str, attribute: str | None) -> str:
        entry = self.entries.get(id_)
        return f"{entry.place if entry else self.folder}: {id_}{f'.{attribute}' if attribute else ''}"


def languages(folder: Path | None = None) -> Mapping[str, str]:
    """The languages present, by code, each with the name that it gives itself."""
    codes = language_codes(folder)
    return {code: Catalogue(language_folder(code, folder)).format("language-name") for code in codes}
