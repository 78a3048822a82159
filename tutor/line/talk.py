"""Lines out and lines in: no boxes, no repaint, nothing that the other side can't show."""

from __future__ import annotations

from typing import Final, TextIO

from tutor.words.plain import printable

LINE: Final = 4096
"""Characters read of one line; whatever follows in it is passed over."""
PROMPT: Final = "> "


def tell(out: TextIO, *lines: str) -> None:
    """Say some lines, at once."""
    out.write(printable("\n".join(lines) + "\n", out))
    out.flush()


def hear(source: TextIO, out: TextIO) -> str | None:
    """The next line, or None at the end of the input; who sits at a terminal is asked for it."""
    if source.isatty():
        out.write(PROMPT)
        out.flush()
    line = rest = source.readline(LINE)
    while rest and not rest.endswith("\n"):
        rest = source.readline(LINE)
    return line or None
