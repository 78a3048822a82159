"""The command line: reads the arguments, hands every room what it needs, and says how it went by an exit status.

Standard output is data, standard error narration. Screens, words, content and generator are imported only by the verbs
that need them.
"""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, Self, TextIO, cast

from tutor.line.arguments import USAGE, parse
from tutor.words.files import language_codes
from tutor.words.language import environment_of_this_process, language_of
from tutor.words.plain import printable

if TYPE_CHECKING:
    from argparse import Namespace

    from tutor.learner.kept import Kept
    from tutor.session import Quiz, Reply
    from tutor.store import WorkedAround
    from tutor.words.spoken import Pack
    from tutor.words.words import Words

OK: Final = 0
FAILED: Final = 1
INTERRUPTED: Final = 130  # as a shell tells of Ctrl-C
READER_GONE: Final = 141  # and of a closed pipe
PIPED_SEED: Final = 1
"""The seed where answers come from a pipe and none is given: whoever wrote them knows what will be asked."""

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
            raise
        _leave_stdout()
        _complain(_words(given).say("cannot-write"))
        return FAILED
    return status


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


def _complain(sentence: str) -> None:
    sys.stderr.write(printable(f"{sentence}\n", sys.stderr))


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
        case "words":
            from tutor.line.words import run

            return run(options, words())
        case "settings" | "progress" | "export" | "import":
            return _about_kept(options, words)
        case "lesson":
            return _lesson(options)
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


class KnownTexts(Collection[str]):
    """The ids of the texts that content may name, found when somebody first asks."""

    def __init__(self) -> None:
        self._ids: frozenset[str] | None = None

    @property
    def ids(self) -> frozenset[str]:
        """All of them."""
        if self._ids is None:
            from tutor.words.files import text_ids

            self._ids = text_ids()
        return self._ids

    def __contains__(self, id_: object) -> bool:
        return id_ in self.ids

    def __iter__(self) -> Iterator[str]:
        return iter(self.ids)

    def __len__(self) -> int:
        return len(self.ids)


def _schema() -> int:
    import json

    from tutor.content.schema import content_schema

    text = json.dumps(content_schema(), indent=2, ensure_ascii=not sys.stdout.encoding.lower().startswith("utf"))
    sys.stdout.write(text + "\n")
    return OK


# -- the quiz ----------------------------------------------------------------------------------------------------------


class _Refused(Exception):
    """Wishes that no quiz can fulfil, in a sentence."""


def _quiz(options: Namespace) -> int:
    lines = options.plain or not screens_possible(sys.stdin, sys.stdout)
    learner = _Learner(options, at_once=lines)
    seed = options.seed if options.seed is not None else _seed()

    def make() -> Quiz:
        from tutor.content.draw import NoSuchQuiz, Wishes, source
        from tutor.session import Quiz

        wishes = Wishes(seed, options.rule, options.ruleset, options.kind)
        try:
            return Quiz(source(wishes, KnownTexts()), learner.words, log=learner.log(seed))
        except NoSuchQuiz as fault:
            raise _Refused(learner.words.say(fault.reason, **fault.facts)) from None

    try:
        with learner:
            if lines:
                from tutor.line.quiz import run

                return run(make(), sys.stdin, sys.stdout, count=options.count, words_in=learner.words_in)
            from tutor.screens.app import run_quiz

            # paints an empty table, and makes the quiz behind it
            return run_quiz(make, count=options.count, words_in=lambda lang, pack: learner.words_in(lang, pack))
    except _Refused as refused:
        _complain(str(refused))
        return USAGE


# -- the learner -------------------------------------------------------------------------------------------------------


class _Learner:
    """Who sits there: the words to speak with them, and what is kept of them, if anything is.

    Nothing is kept of answers that come from a pipe, unless a profile or a folder is named (or `always`): whoever
    wrote them wants to be told the same again tomorrow. What stands in the way of the data is told `at_once`, or at
    the end where screens are in the way.
    """

    def __init__(self, options: Namespace, *, at_once: bool = True, always: bool = False) -> None:
        given = vars(options)
        self._lang: str | None = given.get("lang")
        self._pack: Pack | None = given.get("pack")
        self._profile: str | None = given.get("profile")
        self._data: str | None = given.get("data")
        self._at_once = at_once
        self._keeps = always or self._profile is not None or self._data is not None or sys.stdin.isatty()
        self._strict = always
        self._news: list[WorkedAround] = []

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave everything in order, and tell what is still to be told."""
        if (kept := self.__dict__.get("kept")) is not None:
            kept.close()
        self._tell_news()

    @cached_property
    def kept(self) -> Kept | None:
        """What is kept, if anything is.

        Raises: `BadProfile` where something always is.
        """
        if not self._keeps:
            return None
        from tutor.learner.kept import Kept

        return Kept(self._profile, self._data, tell=self._hear, strict=self._strict)

    def _hear(self, trouble: WorkedAround) -> None:
        self._news.append(trouble)
        if self._at_once and "words" in self.__dict__:  # else there are no words yet to tell it in
            self._tell_news()

    def _tell_news(self) -> None:
        while self._news:
            trouble = self._news.pop(0)
            _complain(self.words.say(trouble.reason, **trouble.facts))

    @cached_property
    def words(self) -> Words:
        """The words: as the arguments ask, else as they were kept, else as the environment has it."""
        from tutor.words.words import Words

        lang, pack = self._lang, self._pack
        if (lang is None or pack is None) and self.kept is not None:
            settings = self.kept.settings
            lang, pack = lang or settings.language, pack or cast("Pack | None", settings.pack)
        available = language_codes()
        wanted = lang if lang in available else None
        self.__dict__["words"] = Words(language_of(available, environment_of_this_process(), wanted), pack or "french")
        if self._at_once:
            self._tell_news()
        return cast("Words", self.__dict__["words"])

    @cached_property
    def words_in(self) -> Callable[[str, Pack], Words]:
        """What gives the words of a language and pack to which the learner changes, and keeps the change."""
        from tutor.words.words import Words

        return Words if self.kept is None else self.kept.words_in(self.words)

    def log(self, seed: int) -> Callable[[Quiz, Reply], None] | None:
        """What records answers, if anything does."""
        return None if self.kept is None else self.kept.log(seed)


def _about_kept(options: Namespace, words: Callable[[], Words]) -> int:
    """The verbs about what is kept; a name that no profile can have is bad usage here, and told in `words`."""
    from tutor.learner.verbs import run
    from tutor.store import BadProfile

    with _Learner(options, always=True) as learner:
        try:
            kept = learner.kept
        except BadProfile as fault:
            _complain(words().say(fault.reason, **fault.facts))
            return USAGE
        assert kept is not None
        return run(options, kept, learner.words)


# -- lessons -----------------------------------------------------------------------------------------------------------


def _lesson(options: Namespace) -> int:
    """The list of lessons, or one of them."""
    with _Learner(options) as learner:
        return _lesson_with(learner, options)


def _lesson_with(who: _Learner, options: Namespace) -> int:
    from tutor.content.lessons import shipped_lessons
    from tutor.line.lesson import lesson_lines, run
    from tutor.session.lesson import LessonRun

    words = who.words
    lessons = shipped_lessons(KnownTexts())
    if options.id is None:
        sys.stdout.write(printable("\n".join(lesson_lines(lessons, words)) + "\n", sys.stdout))
        return OK
    wanted = [lesson for lesson in lessons if options.id in (lesson.id, str(lesson.number), *lesson.aliases)]
    if not wanted:
        allowed = " ".join(lesson.id for lesson in lessons)
        _complain(words.say("lesson-unknown", found=options.id, allowed=allowed))
        return USAGE
    seed = options.seed if options.seed is not None else PIPED_SEED
    learner = LessonRun(wanted[0], words, seed=seed, test=options.test)
    if options.step is not None and not learner.goto(options.step):
        _complain(words.say("lesson-no-step", found=str(options.step), of=len(learner.steps)))
        return USAGE
    # At a terminal, too, until there are screens for it.
    return run(learner, sys.stdin, sys.stdout, words_in=who.words_in)


# -- pages to read -----------------------------------------------------------------------------------------------------


def _pages(options: Namespace) -> int:
    """The glossary, the false rules, the sources: the list, or one page."""
    from tutor.line.pages import NoSuchPage, pages

    with _Learner(options) as learner:
        try:
            told = pages(options.verb, options.page, learner.words)
        except NoSuchPage as fault:
            _complain(str(fault))
            return USAGE
        sys.stdout.write(printable("\n".join(told) + "\n", sys.stdout))
    return OK


def _seed() -> int:
    """A seed where none was given: chance at a terminal, always the same for answers that were written before."""
    if not sys.stdin.isatty():
        return PIPED_SEED
    from random import SystemRandom

    return SystemRandom().randrange(10**6)


def screens_possible(stdin: TextIO, stdout: TextIO) -> bool:
    """Whether a screen can be drawn here: a terminal on both sides that is not called dumb and can show its signs."""
    term = os.environ.get("TERM", "" if os.name == "posix" else "windows")
    can_show = (stdout.encoding or "").lower().startswith("utf")
    return stdin.isatty() and stdout.isatty() and term not in ("", "dumb") and can_show


if __name__ == "__main__":
    sys.exit(main())
