"""Whether the program says every message that is there, and every message is there that the program says.

What it says is known from its tables (reasons, rules, questions…), from the ids that stand in its code as they are or
with a gap (`label-…`), from the forms that messages ask each other for, and from the texts that content files name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, get_args

from tutor.content.problems import KINDS as PROBLEMS
from tutor.drill.beliefs import BELIEFS
from tutor.drill.questions import KINDS
from tutor.drill.remarks import Remark
from tutor.rules.faults import FAULTS
from tutor.rules.numbers import NUMBERS
from tutor.rules.reasons import Reason, reason_id
from tutor.rules.ruleset import OPTIONS, PRESETS
from tutor.words.explaining import PARTS
from tutor.words.files import REFERENCE, TEXT_PREFIX, locales_folder
from tutor.words.gates.finding import Finding
from tutor.words.gates.same import has_own_forms
from tutor.words.gates.source import Locales, Source, named

_PACKS: Final = ("hungarian", "french")
_NAMES: Final = ("card", "suit", "rank", "pair")
_LISTS: Final = ("and", "or", "plain", "apart")
_TABLED: Final = (
    "problem-",
    "rule-",
    "ruleset-",
    "option-",
    "question-",
    "answer-",
    "belief-",
    "list-",
    "count-",
    "card-",
    "suit-",
    "rank-",
    "pair-",
    TEXT_PREFIX,
)
"""How ids begin that are known from tables: a gap in the code doesn't prove that they are said."""

_FORMED: Final[Mapping[str, tuple[str, ...]]] = {
    **{name.upper(): tuple(f"{name}-{pack}" for pack in _PACKS) for name in _NAMES},
    "SEAT": ("seat",),
    "SIDE": ("seat",),
    "BID": ("bid",),
    "RULE": tuple(f"rule-{number}" for number in NUMBERS),
}
"""The functions that take a form, and the messages that must have it."""


def tables() -> frozenset[str]:
    """The ids that the program's own tables call for."""
    spoken = {kind: reason_id(kind) for kind in (*get_args(Reason), *get_args(Remark))}
    parts = {f"{id_}-part" for kind, id_ in spoken.items() if PARTS.keys() & set(kind.names)}
    return frozenset(
        {
            *spoken.values(),
            *parts,
            *(f"problem-{error}" for error in (*PROBLEMS, *FAULTS, "not-a-number")),
            *(f"rule-{number}" for number in NUMBERS),
            *(f"ruleset-{id_}" for id_ in PRESETS),
            *(f"option-{name.replace('_', '-')}" for name in OPTIONS),
            *(f"{what}-{kind}" for what in ("question", "answer") for kind in KINDS),
            *(f"belief-{id_}" for id_ in BELIEFS),
            *(f"{name}-{pack}" for name in _NAMES for pack in _PACKS),
            *(f"list-{join}" for join in _LISTS),
        }
    )


@dataclass(frozen=True)
class _Code:
    """What stands in the program's own code."""

    texts: frozenset[str]
    gaps: tuple[str, ...]
    """Patterns of ids with a gap."""
    said: Mapping[str, tuple[Path, int]]
    """The ids that are said as they stand there, each with its place."""

    def says(self, id_: str) -> bool:
        """Whether an id stands there, or a text with a gap that it fills."""
        return id_ in self.texts or (not id_.startswith(_TABLED) and any(re.fullmatch(gap, id_) for gap in self.gaps))

    def asks_for(self, part: str) -> bool:
        """Whether a part of messages is asked for by its name."""
        return part in self.texts or any(text.endswith(f".{part}") for text in self.texts)


@cache
def _code() -> _Code:
    texts: set[str] = set()
    gaps: set[str] = set()
    said: dict[str, tuple[Path, int]] = {}
    here = Path(__file__).resolve().parents[2]
    for path in sorted(here.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts |= {node.value, node.value.partition(".")[0]}
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                gaps.add("".join(".+" if part is None else re.escape(str(part)) for part in parts).partition(r"\.")[0])
            elif isinstance(node, ast.Call):
                said |= dict.fromkeys(_said(node), (path, node.lineno))
    # "-" between two gaps would fit whatever there is
    telling = tuple(sorted(gap for gap in gaps if re.search(r"[a-z]\\-|-[a-z]", gap)))
    return _Code(frozenset(texts), telling, said)


def _said(call: ast.Call) -> Iterator[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name not in ("say", "_say") or not call.args:
        return
    first = call.args[0]
    for one in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value


def all_said(locales: Locales, lang: str) -> Iterator[Finding]:
    """No message that nobody says, none missing that somebody does, and every form that is asked for."""
    source = locales[lang]
    if lang == REFERENCE:
        yield from _unsaid(source)
        yield from _unused(source)
    yield from _forms(source)


def _unsaid(source: Source) -> Iterator[Finding]:
    for id_ in sorted(tables() - source.messages.keys()):
        yield Finding("unsaid", source.folder, 1, id_)
    for id_, (path, line) in sorted(_code().said.items()):
        name, _, part = id_.partition(".")
        if name not in source.messages or (part or None) not in source.messages[name].parts:
            yield Finding("unsaid", path, line, id_)


def _unused(source: Source) -> Iterator[Finding]:
    code = _code()
    uses = [use for message in source.messages.values() for use in message.uses.values()]
    referred = {named(*other) for use in uses for other in use.references}
    counted = {
        f"count-{value}" for use in uses for name, option, value in use.calls if (name, option) == ("COUNT", "of")
    }
    wanted = tables() | counted | {name.partition(".")[0] for name in referred} | _texts_named()
    for message in source.messages.values():
        if message.id not in wanted and not code.says(message.id):
            yield Finding("unused", message.file, message.line, message.id)
            continue
        for part in message.parts:
            here = part is None or has_own_forms(message.id) or named(message.id, part) in referred
            if not here and not code.asks_for(str(part)):
                yield Finding("unused", message.file, message.line, named(message.id, part))


def _texts_named() -> set[str]:
    """The texts that content files name."""
    data = locales_folder().parent
    paths = [path for name in ("scenarios", "lessons") for path in (data / name).rglob("*.yaml")]
    words = {
        word for path in paths for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", path.read_text(encoding="utf-8"))
    }
    return {f"{TEXT_PREFIX}{word}" for word in words}


def _forms(source: Source) -> Iterator[Finding]:
    """Forms of names that a message asks for and that are not there, and those that nobody asks for."""
    asked: dict[str, set[str]] = {}
    for message in source.messages.values():
        for part, use in message.uses.items():
            for id_, form in _asked(use.calls):
                asked.setdefault(id_, set()).add(form)
                if id_ in source.messages and form not in source.messages[id_].parts:
                    where = named(message.id, part)
                    yield Finding("no-form", message.file, message.line, where, {"found": named(id_, form)})
            for id_, its in use.references:
                asked.setdefault(id_, set()).add(str(its))
    for message in source.messages.values():
        for part in message.parts if has_own_forms(message.id) else ():
            if part is not None and part not in asked.get(message.id, ()):
                yield Finding("unused", message.file, message.line, named(message.id, part))


def _asked(calls: frozenset[tuple[str, str, str]]) -> Iterator[tuple[str, str]]:
    counted = [value for name, option, value in calls if (name, option) == ("COUNT", "of")]
    for name, option, value in sorted(calls):
        if option == "form":
            ids = [f"count-{of}" for of in counted] if name == "COUNT" else _FORMED.get(name, ())
            yield from ((id_, value) for id_ in ids)
