"""The command line: reads the arguments, hands every room what it needs, and says how it went by an exit status.

Standard output is data, standard error narration. Screens, words, content and generator are imported only by the verbs
that need them.
"""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, TextIO

from tutor.learner.learner import KnownTexts, Learner, complain
from tutor.line.arguments import USAGE, parse
from tutor.words.files import language_codes
from tutor.words.language import environment_of_this_process, language_of
from tutor.words.plain import is_unicode, printable

if TYPE_CHECKING:
    from argparse import Namespace

    from tutor.words.words import Words

OK: Final = 0
FAILED: Final = 1
INTERRUPTED: Final = 130  # as a shell tells of Ctrl-C
READER_GONE: Final = 141  # and of a closed pipe
_NO_ROOM: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program.

    Returns the exit status: 0 all well; 1 something differs or is invalid; 2 bad usage, or a path that isn't there.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    _mend_streams()
    try:
        status = _run(given)
        sys.stdout.flush()  # here, where it can still be told that this fails
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _leave_stdout()
        return READER_GONE
    except OSError as fault:
        if os.name == "nt" and fault.errno == errno.EINVAL:  # how Windows says that the reader has gone
            _leave_stdout()
            return READER_GONE
        if fault.errno not in _NO_ROOM:
            return _tell_fault(fault, given)
        _leave_stdout()
        complain(_words(given).say("cannot-write"))
        return FAILED
    except Exception as fault:
        return _tell_fault(fault, given)
    return status


def _tell_fault(fault: Exception, given: list[str]) -> int:
    """One of our own: nobody should have to read a traceback."""
    from tutor.session.fault import tell_fault

    tell_fault(fault, _words(given))
    return FAILED


def _mend_streams() -> None:
    """Streams that are closed are empty ones, and bytes that are no text are no reason to fall."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    if (mend := getattr(sys.stdin, "reconfigure", None)) is not None:
        mend(errors="replace")


def _leave_stdout() -> None:
    """What can't be written is let go, so that there is no traceback at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(given: list[str]) -> int:
    words = cache(lambda: _words(given))
    try:
        options = parse(given, language_codes(), program_version, lambda id_, **facts: words().say(id_, **facts))
    except SystemExit as left:  # argparse's way to end after help and mistakes
        return int(left.code or OK)
    match options.verb:
        case "check" | "solve":
            gc.disable()  # what is read lives until the end, and looking through it again and again takes time
            try:
                from tutor.line.report import report

                return report(options.verb, options.paths, KnownTexts(), words, as_json=options.json)
            finally:
                gc.enable()
        case "schema":
            return _schema()
        case "coverage":
            from tutor.line.coverage import coverage

            return coverage(words(), as_json=options.json)
        case "play-all":
            from tutor.line.play_all import play_all

            return play_all(words(), quick=options.quick)
        case "words":
            from tutor.line.words import run

            return run(options, words())
        case "settings" | "table" | "progress" | "export" | "import":
            return _about_kept(options, words)
        case "lesson":
            return _lesson(options, words)
        case "glossary" | "myths" | "sources":
            return _pages(options)
        case _:
            return _quiz(options)


def _words(given: list[str]) -> Words:
    """The words in the language asked for."""
    from tutor.words.words import Words

    return Words(_language(given), "french")


def _language(given: list[str]) -> str:
    """The language asked for, read beside the arguments, so that their own errors can be told in it."""
    wanted = None
    for index, argument in enumerate(given):
        if argument == "--lang" and index + 1 < len(given):
            wanted = given[index + 1]
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    available = language_codes()
    return language_of(available, environment_of_this_process(), wanted if wanted in available else None)


def program_version() -> str:
    """The version that is installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("cruce-tutor")
    except PackageNotFoundError:  # run from a folder that nobody installed
        return "0"


def _schema() -> int:
    import json

    from tutor.content.schema import content_schema

    text = json.dumps(content_schema(), indent=2, ensure_ascii=not is_unicode(sys.stdout))
    sys.stdout.write(text + "\n")
    return OK


# -- the learner at the table ------------------------------------------------------------------------------------------


def _quiz(options: Namespace) -> int:
    """A quiz, or without a verb the home of it all."""
    from tutor.learner.faces import home, quiz

    with Learner(options, at_once=_in_lines(options)) as learner:
        lines = _in_lines(options)
        if options.verb == "home" or (options.verb is None and (not lines or sys.stdin.isatty())):
            return home(learner, lines=lines)
        return quiz(learner, options, lines=lines)


def _in_lines(options: Namespace) -> bool:
    """Whether lines are asked for, or nothing else can be shown."""
    return options.plain or not screens_possible(sys.stdin, sys.stdout)


def _lesson(options: Namespace, words: Callable[[], Words]) -> int:
    """The list of lessons, or one of them."""
    from tutor.learner.faces import lesson

    begins_again = options.reset or options.undo  # what is kept is what this is about
    with Learner(options, at_once=_in_lines(options), always=begins_again) as learner:
        if begins_again and _refused(learner, words):
            return USAGE
        return lesson(learner, options, lines=_in_lines(options))


def _about_kept(options: Namespace, words: Callable[[], Words]) -> int:
    """The verbs about what is kept."""
    from tutor.learner.verbs import run

    with Learner(options, always=True) as learner:
        if _refused(learner, words):
            return USAGE
        assert learner.kept is not None
        return run(options, learner.kept, learner.words)


def _refused(learner: Learner, words: Callable[[], Words]) -> bool:
    """Whether nothing can be kept under the name given, which then is told: it is bad usage where all is about that."""
    from tutor.store import BadProfile

    try:
        _ = learner.kept
    except BadProfile as fault:
        complain(words().say(fault.reason, **fault.facts))
        return True
    return False


# -- pages to read -----------------------------------------------------------------------------------------------------


def _pages(options: Namespace) -> int:
    """The glossary, the false rules, the sources: the list, or one page."""
    from tutor.line.pages import NoSuchPage, pages

    with Learner(options) as learner:
        try:
            told = pages(options.verb, options.page, learner.words)
        except NoSuchPage as fault:
            complain(str(fault))
            return USAGE
        sys.stdout.write(printable("\n".join(told) + "\n", sys.stdout))
    return OK


def screens_possible(stdin: TextIO, stdout: TextIO) -> bool:
    """Whether a screen can be drawn here: a terminal on both sides that is not called dumb and can show its signs."""
    term = os.environ.get("TERM", "" if os.name == "posix" else "windows")
    return stdin.isatty() and stdout.isatty() and term not in ("", "dumb") and is_unicode(stdout)


if __name__ == "__main__":
    sys.exit(main())
