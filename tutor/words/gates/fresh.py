"""Which translations were made from an English that has changed since.

Beside each language stands `checks/sources.tsv`: a message and a mark, line by line. The mark is a short hash of what
English said when somebody last looked at the translation.
"""

from __future__ import annotations

import subprocess
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import Final

from tutor.words.files import REFERENCE
from tutor.words.gates.finding import Finding
from tutor.words.gates.lists import CHECKS
from tutor.words.gates.source import Locales, Message, Source

SOURCES: Final = "sources.tsv"
_REVISIONS: Final = "200"
"""So far back an English that was is looked for."""


def fresh(locales: Locales, lang: str) -> Iterator[Finding]:
    """No translation whose English has changed since it was looked at, and none that nobody has looked at."""
    if lang == REFERENCE:
        return
    theirs, mine, kept = locales.reference, locales[lang], marks(locales[lang].folder)
    for id_, message in mine.messages.items():
        if id_ in theirs.messages and kept.get(id_) != theirs.messages[id_].mark:
            yield Finding("stale" if id_ in kept else "unmarked", message.file, message.line, id_)
    for id_ in sorted(kept.keys() - theirs.messages.keys()):
        yield Finding("left-over", mine.folder / CHECKS / SOURCES, 1, id_)


def marks(folder: Path) -> Mapping[str, str]:
    """The marks that stand beside a language, by message."""
    path = folder / CHECKS / SOURCES
    if not path.is_file():
        return {}
    pairs = (line.partition("\t") for line in path.read_text(encoding="utf-8").splitlines())
    return {id_: mark.strip() for id_, _, mark in pairs if mark}


def accept(locales: Locales, lang: str, ids: Collection[str] = ()) -> int:
    """Mark translations as made from the present English: those named, or all; returns how many marks changed.

    Marks of messages that are gone go too.
    """
    if lang == REFERENCE:
        return 0
    english, mine = locales.reference.messages, locales[lang]
    kept = {id_: mark for id_, mark in marks(mine.folder).items() if id_ in english}
    wanted = [id_ for id_ in (ids or mine.messages) if id_ in english and id_ in mine.messages]
    renewed = kept | {id_: english[id_].mark for id_ in wanted}
    before = marks(mine.folder)
    path = mine.folder / CHECKS / SOURCES
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"{id_}\t{renewed[id_]}\n" for id_ in sorted(renewed)), encoding="utf-8", newline="\n")
    return sum(before.get(id_) != renewed.get(id_) for id_ in before.keys() | renewed.keys())


@dataclass(frozen=True, slots=True)
class Stale:
    """A translation to look at: itself, the English that it should say now, and what that was, where it is known."""

    message: Message
    english: Message
    was: str | None

    @property
    def difference(self) -> tuple[str, ...]:
        """Old and new English, line by line, changes behind `-` and `+`; all of the new where the old isn't known."""
        now = self.english.raw.splitlines()
        if self.was is None:
            return tuple(f"+{line}" for line in now)
        changed = unified_diff(self.was.splitlines(), now, lineterm="", n=99)
        return tuple(line for line in changed if not line.startswith(("---", "+++", "@@")))


def stale(locales: Locales, lang: str) -> tuple[Stale, ...]:
    """The translations whose English has changed since somebody looked at them."""
    theirs, mine = locales.reference, locales[lang]
    kept = marks(mine.folder)
    old = [finding.id for finding in fresh(locales, lang) if finding.kind == "stale"]
    before = _before(theirs, {id_: kept[id_] for id_ in old})
    return tuple(Stale(mine.messages[id_], theirs.messages[id_], before.get(id_)) for id_ in old)


def _before(english: Source, wanted: Mapping[str, str]) -> Mapping[str, str]:
    """What messages said when they had the marks wanted, as far as git knows."""
    found: dict[str, str] = {}
    for name in sorted({english.messages[id_].file.name for id_ in wanted}):
        here = {id_: mark for id_, mark in wanted.items() if english.messages[id_].file.name == name}
        for revision in _git(english.folder, "log", "-n", _REVISIONS, "--format=%H", "--", name).split():
            then = Source(english.folder)
            then.add(english.folder / name, _git(english.folder, "show", f"{revision}:./{name}").encode())
            found |= {id_: then.messages[id_].raw for id_ in here if _had(then, id_, here[id_])}
            if here.keys() <= found.keys():
                break
    return found


def _had(then: Source, id_: str, mark: str) -> bool:
    return id_ in then.messages and then.messages[id_].mark == mark


def _git(folder: Path, *arguments: str) -> str:
    """What git says of a folder; nothing where there is no git, or no history."""
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), *arguments], capture_output=True, encoding="utf-8", check=False, timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout if done.returncode == 0 else ""
