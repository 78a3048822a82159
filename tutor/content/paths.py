"""From the paths that a user names to the files that are read, and to their bytes."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from tutor.content.problems import Problem
from tutor.content.text import MAX_BYTES

STANDARD_INPUT: Final = "-"
SUFFIXES: Final = (".yaml", ".yml")

_NO_SUCH_PATH: Final = {errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG, errno.EINVAL}
_REASONS: Final = {
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.ENOENT: "broken-link",  # of a path that was found a moment ago
    errno.ELOOP: "link-loop",
}


@dataclass(frozen=True, slots=True)
class Source:
    """A file to read: its path (none for standard input), and its name as the user gave it, or the folder it is in."""

    name: str
    path: Path | None


def files(paths: Iterable[str | Path]) -> Iterator[Source | Problem]:
    """The files that paths stand for, in their order; in the place of what can't be read, the problem.

    A file is taken whatever its name; a folder stands for every `*.yaml` and `*.yml` in it and below, sorted by name,
    without those whose names, or whose folders' names, begin with a dot. Links are followed. Nothing is read twice,
    however many paths or links lead to it; so links that go round in a circle end.

    The problems: `no-such-path`, `unreadable`, and `empty-folder` for a named folder without a file of content.
    """
    seen: set[Path] = set()
    for path in paths:
        named = os.fspath(path)
        if named == STANDARD_INPUT:
            found: Iterable[Source | Problem] = [Source(named, None)]
        else:
            found = _files(named, seen)
        yield from found


def read(source: Source, stdin: BinaryIO) -> bytes | Problem:
    """The bytes of a file, and of too large a file only so many that `load` sees it.

    The problem: `unreadable`.
    """
    try:
        if source.path is None:
            return stdin.read(MAX_BYTES + 1)
        with source.path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        return _unreadable(source.name, error)


def _files(named: str, seen: set[Path]) -> Iterator[Source | Problem]:
    root = Path(named)
    if not named:  # which Path would take for the folder we are in
        yield Problem("no-such-path", named)
        return
    try:
        is_folder = stat.S_ISDIR(root.stat().st_mode)
    except ValueError:  # a NUL in the name
        yield Problem("no-such-path", _shown(named))
        return
    except OSError as error:
        missing = error.errno in _NO_SUCH_PATH
        yield Problem("no-such-path", _shown(named)) if missing else _unreadable(named, error)
        return
    if is_folder:
        yield from _in_folder(named, root, seen)
    elif _is_new(root, seen):
        yield Source(_shown(named), root)


def _in_folder(named: str, root: Path, seen: set[Path]) -> Iterator[Source | Problem]:
    begin = named if named.endswith(("/", os.sep)) else named + os.sep
    empty = True
    for path, error in _below(root):
        empty = False
        name = begin + str(path.relative_to(root)) if path != root else named
        if error:
            yield _unreadable(name, error)
        elif _is_new(path, seen):
            yield Source(_shown(name), path)
    if empty:
        yield Problem("empty-folder", _shown(named))


def _below(root: Path) -> Iterator[tuple[Path, OSError | None]]:
    """The files of content in and below a folder, and whatever can't be read there with the reason."""
    folders: set[Path] = set()
    waiting = [root]  # not a recursion: folders can lie deeper in each other than calls
    while waiting:
        path = waiting.pop()
        try:
            mode = path.stat().st_mode
        except OSError as error:
            if _is_content(path):
                yield path, error
            continue
        if stat.S_ISREG(mode) and _is_content(path):
            yield path, None
        elif stat.S_ISDIR(mode) and _is_new(path, folders):
            try:
                inside = sorted(path.iterdir(), reverse=True)
            except OSError as error:
                yield path, error
            else:
                waiting += [child for child in inside if not child.name.startswith(".")]


def _is_content(path: Path) -> bool:
    return path.name.lower().endswith(SUFFIXES)


def _is_new(path: Path, seen: set[Path]) -> bool:
    real = Path(os.path.realpath(path))  # Path.resolve raises where links go round in a circle
    new = real not in seen
    seen.add(real)
    return new


def _unreadable(name: str, error: OSError) -> Problem:
    return Problem("unreadable", _shown(name), facts={"reason": _REASONS.get(error.errno or 0, "other")})


def _shown(name: str) -> str:
    """A file's name as it can be written to any output: Linux allows names that are not UTF-8."""
    return name.encode(errors="backslashreplace").decode()
