"""The command line: reads the arguments, hands every room what it needs, and says how it went by an exit status.

Standard output is data, standard error narration. Screens, content and generator are imported only by the verbs that
need them.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NoReturn, TextIO

from tutor.words.files import language_codes, text_ids
from tutor.words.language import environment_of_this_process, language_of
from tutor.words.plain import printable
from tutor.words.words import Words

OK, DIFFERS, USAGE, INTERRUPTED = 0, 1, 2, 130
Say = Callable[..., str]


class _Mistaken(Exception):
    """The arguments are wrong, and nobody was there to say how."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose every word comes from the catalogues."""

    say: Say

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments and how to see what is right.

        Raises: `SystemExit` (2).
        """
        if self.say is _silent:
            raise _Mistaken
        self.print_usage(sys.stderr)
        self.exit(USAGE, printable(f"{self.prog}: {message}\n{self.say('usage-help', prog=self.prog)}\n", sys.stderr))

    def _print_message(self, message: str, file: Any = None) -> None:
        if message:
            stream = file if file is not None else sys.stderr
            stream.write(printable(message, stream))


def parser(say: Say) -> Parser:
    """The arguments of every verb; `say` gives the words, or nothing where none will be shown."""
    translate_argparse(say)
    Parser.say = staticmethod(say)
    shared = Parser(add_help=False)
    shared.add_argument("-h", "--help", action="help", help=say("option-help"))
    shared.add_argument(
        "--lang", metavar="LANG", choices=language_codes(), default=argparse.SUPPRESS, help=say("option-lang")
    )
    top = Parser(
        prog="cruce-tutor", description=say("about"), epilog=say("about-more"), parents=[shared], add_help=False
    )
    top.add_argument(
        "--version", action="version", version=f"cruce-tutor {program_version()}", help=say("option-version")
    )
    verbs = top.add_subparsers(dest="verb", metavar=say("verb") or "VERB", title=say("verbs"), parser_class=Parser)

    def verb(name: str) -> Parser:
        about = say(f"verb-{name}")
        return verbs.add_parser(name, help=about, description=about, parents=[shared], add_help=False)

    for name in ("check", "solve"):
        command = verb(name)
        command.add_argument("paths", metavar="PATH", nargs="+", help=say(f"{name}-paths"))
        command.add_argument("--json", action="store_true", help=say("option-json"))
    verb("schema")
    quiz = verb("quiz")
    quiz.add_argument("--plain", action="store_true", help=say("option-plain"))
    quiz.add_argument("--seed", metavar="N", type=int, help=say("option-seed"))
    quiz.add_argument("--rule", metavar="P7", help=say("option-rule"))
    quiz.add_argument("--ruleset", metavar="ID", help=say("option-ruleset"))
    quiz.add_argument("--kind", metavar="KIND", help=say("option-kind"))
    quiz.add_argument("--count", metavar="N", type=int, help=say("option-count"))
    quiz.add_argument("--pack", choices=("hungarian", "french"), default="french", help=say("option-pack"))
    return top


def translate_argparse(say: Say) -> None:
    """Have argparse speak our catalogues through its own gettext hooks."""
    ids = {
        "usage: ": "argparse-usage",
        "positional arguments": "argparse-positional",
        "options": "argparse-options",
        "argument %(argument_name)s: %(message)s": "argparse-argument",
        "the following arguments are required: %s": "argparse-required",
        "unrecognized arguments: %s": "argparse-unrecognized",
        "expected one argument": "argparse-one",
        "expected at least one argument": "argparse-some",
        "invalid %(type)s value: %(value)r": "argparse-value",
        "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
        "invalid choice: %(value)s (choose from %(choices)s)": "argparse-choice",
        "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
        "ignored explicit argument %r": "argparse-ignored",
    }

    def translate(text: str) -> str:
        return (say(ids[text]) or text) if text in ids else text

    argparse._ = translate  # type: ignore[attr-defined]


def program_version() -> str:
    """The version that is installed."""
    try:
        return version("cruce-tutor")
    except PackageNotFoundError:  # run from a folder that nobody installed
        return "0"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program.

    Returns the exit status: 0 all well; 1 something differs or is invalid; 2 bad usage, or a path that isn't there.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = _run(given)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has gone: nothing more to say, and no traceback at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DIFFERS


def _run(given: list[str]) -> int:
    words = Words(_language(given))
    options = _parsed(given, words)
    words.pack = getattr(options, "pack", "french")
    match options.verb:
        case "check" | "solve":
            from tutor.line.report import report

            return report(options.verb, options.paths, as_json=options.json, words=words)
        case "schema":
            return _schema()
        case _:
            return _quiz(options, words)


def _parsed(given: list[str], words: Words) -> argparse.Namespace:
    """The arguments. The catalogue of the command line is read only where it has something to say."""
    if not {"-h", "--help"}.intersection(given):
        try:
            return parser(_silent).parse_args(given)
        except _Mistaken:
            pass
    return parser(words.say).parse_args(given)


def _silent(_id: str, **_facts: object) -> str:
    return ""


def _language(given: list[str]) -> str:
    """The language asked for, read before the arguments are parsed, so that their own errors can be told in it."""
    wanted = None
    for index, argument in enumerate(given):
        if argument == "--lang" and index + 1 < len(given):
            wanted = given[index + 1]
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    available = language_codes()
    return language_of(available, environment_of_this_process(), wanted if wanted in available else None)


def _schema() -> int:
    import json

    from tutor.content.schema import schema

    sys.stdout.write(json.dumps(schema(), indent=2, ensure_ascii=False) + "\n")
    return OK


def _quiz(options: argparse.Namespace, words: Words) -> int:
    from random import SystemRandom

    from tutor.content.draw import NoSuchQuiz, Wishes, source
    from tutor.session import Quiz

    seed = getattr(options, "seed", None)
    wishes = Wishes(
        seed=seed if seed is not None else SystemRandom().randrange(10**6),
        rule=getattr(options, "rule", None),
        ruleset=getattr(options, "ruleset", None),
        kind=getattr(options, "kind", None),
    )
    try:
        quiz = Quiz(source(wishes, text_ids()), words)
    except NoSuchQuiz as fault:
        sys.stderr.write(printable(words.say(fault.reason, **fault.facts) + "\n", sys.stderr))
        return USAGE
    count = getattr(options, "count", None)
    if getattr(options, "plain", False) or not screens_possible(sys.stdin, sys.stdout):
        from tutor.line.quiz import run

        return run(quiz, sys.stdin, sys.stdout, count=count)
    from tutor.screens.app import run_quiz

    return run_quiz(quiz, count=count)


def screens_possible(stdin: TextIO, stdout: TextIO) -> bool:
    """Whether a screen can be drawn here: a terminal on both sides that is not called dumb."""
    return stdin.isatty() and stdout.isatty() and os.environ.get("TERM") not in ("dumb", "")


if __name__ == "__main__":
    sys.exit(main())
