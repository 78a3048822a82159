"""How a table plays, in plain lines: each point, and the position that shows what hangs on it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.session.tables import OptionShown
from tutor.words.words import Words


def option_lines(shown: OptionShown, words: Words) -> Iterator[str]:
    """An option: what it means, who tells of it, and a position with the answer under each value."""
    yield shown.means
    yield shown.source
    if shown.note is not None:
        yield shown.note
        return
    yield from ("", *shown.table, shown.prompt, "")
    for value in shown.values:
        if value.answer:
            yield words.say("house-value", code=value.code, told=value.told, answer=" ".join(value.answer))
