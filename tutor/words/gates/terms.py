"""Whether each notion of the game has one word in a language, the same everywhere, and no false friend.

Beside each language stands `checks/terms.toml`, a table for each notion:

    [[notion]]
    name = "trump"
    say = "tromf"                       # the approved word, for whoever is told
    never = ["atuu?", "atuuri"]         # words refused: regular expressions of whole words, in any case
    english = "trumps?"                 # where English says this …
    own = "trom[fv]\\\\w*"                # … the translation says that (optional, like the line above)
    except = ["text-some-message"]      # messages that may do otherwise

What learners may type (`typed-…`) is free: there the other words are welcome.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tutor.words.gates.finding import Finding
from tutor.words.gates.lists import CHECKS
from tutor.words.gates.same import shown
from tutor.words.gates.source import FILE_WORD, FREE, Locales, Message, blank, named

TERMS: Final = "terms.toml"


@dataclass(frozen=True, slots=True)
class Notion:
    """The approved word for a notion, what is refused, and what must stand where English has its word."""

    name: str
    say: str
    never: tuple[re.Pattern[str], ...]
    english: re.Pattern[str] | None
    own: re.Pattern[str] | None
    exceptions: frozenset[str]


def notions(folder: Path) -> tuple[Notion, ...]:
    """The notions of a language."""
    path = folder / CHECKS / TERMS
    if not path.is_file():
        return ()
    table: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8")).get("notion", [])
    return tuple(
        Notion(
            name=str(entry["name"]),
            say=str(entry["say"]),
            never=tuple(_whole(word) for word in entry.get("never", ())),
            english=_whole(entry["english"]) if "english" in entry else None,
            own=_whole(entry["own"]) if "own" in entry else None,
            exceptions=frozenset(entry.get("except", ())),
        )
        for entry in table
    )


def _whole(pattern: str) -> re.Pattern[str]:
    """A pattern of whole words."""
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)


def terms(locales: Locales, lang: str) -> Iterator[Finding]:
    """No word that is refused, and the approved one wherever English has its own."""
    known = notions(locales[lang].folder)
    english = locales.reference.messages
    for message in locales[lang].messages.values():
        if message.id.startswith(FREE):
            continue
        yield from _refused(message, known)
        if message.id in english:
            yield from _lacking(message, english[message.id], known)


def _refused(message: Message, known: tuple[Notion, ...]) -> Iterator[Finding]:
    for text in message.texts:
        where, said = named(message.id, text.part), FILE_WORD.sub(blank, text.text.replace("\n", " "))
        for notion in known:
            if {message.id, where} & notion.exceptions:
                continue
            for pattern in notion.never:
                for found in pattern.finditer(said):
                    facts = {"found": shown(found.group()), "say": notion.say}
                    yield Finding("refused", message.file, text.line_at(found.start()), where, facts)


def _lacking(message: Message, english: Message, known: tuple[Notion, ...]) -> Iterator[Finding]:
    for part in message.parts:
        where = named(message.id, part)
        theirs, mine = (_whole_text(one, part) for one in (english, message))
        for notion in known:
            if notion.english is None or notion.own is None or {message.id, where} & notion.exceptions:
                continue
            if (found := notion.english.search(theirs)) and not notion.own.search(mine):
                facts = {"found": found.group(), "say": notion.say}
                yield Finding("lacking", message.file, message.line, where, facts)


def _whole_text(message: Message, part: str | None) -> str:
    return " ".join(" ".join(text.text.split()) for text in message.texts if text.part == part)
