"""A fault of our own: a sentence for the learner, and a file in which it is told whole."""

from __future__ import annotations

import os
import platform
import sys
from tempfile import mkstemp
from traceback import format_exception
from typing import TYPE_CHECKING

from tutor.words.plain import printable

if TYPE_CHECKING:
    from tutor.words.words import Words


def tell_fault(fault: BaseException, words: Words) -> None:
    """Tell of a fault on standard error, where the terminal is itself."""
    report = "".join(format_exception(fault))
    try:
        file = _written(report)
    except OSError:  # then it is told at once, which is better than not at all
        sys.stderr.write(printable(report, sys.stderr))
        return
    sys.stderr.write(printable(words.say("screen-fault", file=file) + "\n", sys.stderr))


def _written(report: str) -> str:
    """Where the report lies: in a file of its own, that nobody else may read."""
    handle, file = mkstemp(prefix="cruce-tutor-", suffix=".txt")
    with os.fdopen(handle, "w", encoding="utf-8") as stream:
        stream.write(f"Python {platform.python_version()}, {platform.platform()}\n\n{report}")
    return file
