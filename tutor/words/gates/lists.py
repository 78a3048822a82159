"""The plain lists beside a language, in `checks/`: one thing a line, a remark behind `#`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

CHECKS: Final = "checks"
"""The folder, inside a language's, of what keeps it honest."""


def lines_of(folder: Path, name: str) -> tuple[str, ...]:
    """The lines of a list of a language; none where there is no such list."""
    path = folder / CHECKS / name
    if not path.is_file():
        return ()
    lines = (line.partition("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return tuple(line for line in lines if line)
