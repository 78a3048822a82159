"""The folders of the catalogues and what stands in their files, found without parsing them.

A language is a folder of `.ftl` files, and what keeps it honest stands in `checks/` beside them. An index of the
messages costs a few milliseconds, Fluent itself many more; so a message is parsed when it is needed, and whoever asks
only for ids never loads Fluent.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

REFERENCE: Final = "en"
"""The language that is spoken where no other was asked for or found."""

REQUIRED: Final = (
    "language",
    "cards",
    "counts",
    "table",
    "reasons",
    "remarks",
    "beliefs",
    "questions",
    "rules",
    "problems",
    "cli",
    "texts",
)
"""The files that every language has; more may stand beside them."""

OWN_LOCALES: Final = "CRUCE_TUTOR_LOCALES"
"""The environment's name for a folder of languages that go before those shipped."""

TEXT_PREFIX: Final = "text-"
"""What the ids of authored texts begin with in the catalogues; content files leave it out."""

_START: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
_JUNK: Final = re.compile(r"^(?![ #}\n]|-?[A-Za-z][A-Za-z0-9_-]* *=).", re.MULTILINE)


class CatalogueError(ValueError):
    """A fault of the catalogues or of a call to them; no input of a learner or author raises it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One message as it stands in its file; `line` counts from 1."""

    id: str
    file: Path
    line: int
    source: str

    @property
    def place(self) -> str:
        """Where it stands, for error messages."""
        return f"{self.file}:{self.line}"


def locales_folder() -> Path:
    """The folder of all languages: beside the package's other data in a wheel, at the top of a checkout."""
    package = Path(__file__).resolve().parent.parent
    packed = package / "data" / "locales"
    return packed if packed.is_dir() else package.parent / "locales"


def locales_folders() -> tuple[Path, ...]:
    """The folders in which languages are looked for: the user's own, if there is one, before the program's."""
    own = os.environ.get(OWN_LOCALES, "")
    return (*((Path(own),) if own else ()), locales_folder())


def language_codes(folder: Path | None = None) -> tuple[str, ...]:
    """The codes of the languages present, sorted: in one folder, or wherever they are looked for."""
    roots = (folder,) if folder is not None else locales_folders()
    return tuple(sorted({path.parent.name for root in roots for path in root.glob("*/language.ftl")}))


def language_folder(lang: str, folder: Path | None = None) -> Path:
    """The folder of a language: in one folder, or the first that has it of those in which languages are looked for."""
    roots = (folder,) if folder is not None else locales_folders()
    return next((root / lang for root in roots if (root / lang / "language.ftl").is_file()), roots[-1] / lang)


@lru_cache(maxsize=16)
def entries(folder: Path) -> Mapping[str, Entry]:
    """All messages of one language by id, from its folder.

    Raises: `CatalogueError` for a missing file, for lines that are no message and for an id that stands twice.
    """
    missing = [name for name in REQUIRED if not (folder / f"{name}.ftl").is_file()]
    if missing:
        raise CatalogueError(f"{folder}: missing {', '.join(f'{name}.ftl' for name in missing)}")
    found: dict[str, Entry] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in _entries_of(path):
            if entry.id in found:
                raise CatalogueError(f"{entry.place}: {entry.id} stands at {found[entry.id].place} already")
            found[entry.id] = entry
    return found


def _entries_of(path: Path) -> Iterator[Entry]:
    text = path.read_text(encoding="utf-8")
    if junk := _JUNK.search(text):
        raise CatalogueError(f"{path}:{text.count(chr(10), 0, junk.start()) + 1}: no message: {junk.group()}…")
    line, at = 1, 0
    starts = list(_START.finditer(text))
    for number, match in enumerate(starts, 1):
        line += text.count("\n", at, match.start())
        at = match.start()
        end = starts[number].start() if number < len(starts) else len(text)
        yield Entry(match.group(1), path, line, text[at:end])


def text_ids(folder: Path | None = None) -> frozenset[str]:
    """The ids of authored texts, as content files write them (`iber-must-beat` for `text-iber-must-beat`)."""
    ids = entries(language_folder(REFERENCE, folder))
    return frozenset(id_.removeprefix(TEXT_PREFIX) for id_ in ids if id_.startswith(TEXT_PREFIX))
