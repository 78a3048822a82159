"""The arguments of the command line, every word of whose help and errors comes from the catalogues.

Where nothing is shown no word is asked for: `silent` stands in until something is wrong or help is wanted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from tutor.line.words import add_arguments as add_words_arguments
from tutor.words.plain import printable

Say = Callable[..., str]

USAGE: Final = 2
"""The exit status for bad usage, and for a path that isn't there."""
PACKS: Final = ("hungarian", "french")
AUTO: Final = "auto"
"""What leaves a setting to the program."""
RULESET: Final = "ruleset"
"""What is said of a table for its rules as a whole."""
RESET: Final = "reset"
"""What is said to have a table forgotten."""

_ARGPARSE: Final = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-some",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "ignored explicit argument %r": "argparse-ignored",
}
"""What argparse says of such arguments as ours, from Python 3.11 to 3.14, and the message that says it for us."""


def silent(_id: str, **_facts: object) -> str:
    """No words."""
    return ""


def parse(given: Sequence[str], languages: Sequence[str], version: Callable[[], str], say: Say) -> argparse.Namespace:
    """The arguments given. The catalogue is read only where it has something to say.

    Raises: `SystemExit`, 0 after help and 2 after an error.
    """
    if not {"-h", "--help"}.intersection(given):
        try:
            return _parser(languages, version, silent).parse_args(given)
        except _Mistaken:
            pass
    return _parser(languages, version, say).parse_args(given)


class _Mistaken(Exception):
    """The arguments are wrong, and there were no words to say how."""


class _Parser(argparse.ArgumentParser):
    """A parser that says everything in our words."""

    say: Say = staticmethod(silent)

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments and how to see what is right.

        Raises: `SystemExit` (2).
        """
        if self.say is silent:
            raise _Mistaken
        self.print_usage(sys.stderr)
        self.exit(USAGE, f"{self.prog}: {message}\n{self.say('usage-help', prog=self.prog)}\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """The choices as one types them; argparse writes them as Python would, in quotation marks."""
        if action.choices is not None and value not in action.choices:
            choices = ", ".join(map(str, action.choices))
            raise argparse.ArgumentError(action, self.say("argparse-choice") % {"value": value, "choices": choices})

    def _print_message(self, message: str, file: Any = None) -> None:
        stream = file if file is not None else sys.stderr
        if message and stream is not None:
            stream.write(printable(message, stream))


class _Version(argparse.Action):
    """Shows the version; `const` looks it up."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        """Show it and leave."""
        parser._print_message(f"{parser.prog} {self.const()}\n", sys.stdout)
        parser.exit()


def _parser(languages: Sequence[str], version: Callable[[], str], say: Say) -> _Parser:
    _speak_for_argparse(say)
    _Parser.say = staticmethod(say)
    shared = _Parser()
    shared.add_argument("-h", "--help", action="help", help=say("option-help"))
    shared.add_argument(
        "--lang",
        metavar=say("meta-lang") or "LANG",
        choices=languages,
        default=argparse.SUPPRESS,
        help=say("option-lang", languages=" ".join(languages)),
    )
    learner = _Parser()
    learner.add_argument(
        "--profile", metavar=say("meta-profile") or "NAME", default=argparse.SUPPRESS, help=say("option-profile")
    )
    learner.add_argument(
        "--data", metavar=say("meta-data") or "DIR", default=argparse.SUPPRESS, help=say("option-data")
    )
    top = _Parser(prog="cruce-tutor", description=say("about"), epilog=say("about-more"), parents=[shared, learner])
    top.add_argument("--version", action=_Version, nargs=0, const=version, help=say("option-version"))
    verbs = top.add_subparsers(
        dest="verb", metavar=say("verb") or "VERB", title=say("verbs"), prog=top.prog, parser_class=_Parser
    )

    def verb(name: str, *more: _Parser) -> argparse.ArgumentParser:
        about = say(f"verb-{name}")
        return verbs.add_parser(name, help=about, description=about, parents=[shared, *more])

    for name in ("check", "solve"):
        command = verb(name)
        command.add_argument("paths", metavar=say("meta-path") or "PATH", nargs="+", help=say(f"{name}-paths"))
        command.add_argument("--json", action="store_true", help=say("option-json"))
    verb("schema")
    verb("coverage").add_argument("--json", action="store_true", help=say("option-json"))
    verb("play-all").add_argument("--quick", action="store_true", help=say("option-quick"))
    add_words_arguments(verb("words"), shared, languages, say)
    top.set_defaults(**dict.fromkeys(("plain", "seed", "rule", "ruleset", "kind", "count", "pack")))  # without a verb
    _home(verb("home", learner), say)
    _quiz(verb("quiz", learner), say)
    _lesson(verb("lesson", learner), say)
    for name in ("glossary", "myths", "sources"):
        page = verb(name, learner)
        page.add_argument("page", metavar=say(f"meta-{name}") or "NAME", nargs="?", help=say(f"{name}-which"))
        _pack(page, say)
    _settings(verb("settings", learner), say)
    _table(verb("table", learner), say)
    verb("progress", learner).add_argument("--statement", action="store_true", help=say("option-statement"))
    path = say("meta-path") or "PATH"
    verb("export", learner).add_argument("path", metavar=path, nargs="?", default="-", help=say("export-path"))
    verb("import", learner).add_argument("path", metavar=path, help=say("import-path"))
    return top


def _quiz(command: argparse.ArgumentParser, say: Say) -> None:
    number = say("meta-number") or "N"
    command.add_argument("--plain", action="store_true", help=say("option-plain"))
    command.add_argument("--seed", metavar=number, type=int, help=say("option-seed"))
    command.add_argument("--rule", metavar="P7", type=str.upper, help=say("option-rule"))
    command.add_argument("--ruleset", metavar=say("meta-ruleset") or "ID", help=say("option-ruleset"))
    command.add_argument("--kind", metavar=say("meta-kind") or "KIND", help=say("option-kind"))
    command.add_argument("--count", metavar=number, type=_counted(say), help=say("option-count"))
    _pack(command, say)


def _lesson(command: argparse.ArgumentParser, say: Say) -> None:
    number = say("meta-number") or "N"
    command.add_argument("id", metavar=say("meta-lesson") or "LESSON", nargs="?", help=say("lesson-which"))
    command.add_argument("--step", metavar=number, type=_counted(say), help=say("option-step"))
    command.add_argument("--seed", metavar=number, type=int, help=say("option-seed"))
    command.add_argument("--test", action="store_true", help=say("option-test"))
    command.add_argument("--reset", action="store_true", help=say("option-reset"))
    command.add_argument("--undo", action="store_true", help=say("option-undo"))
    command.add_argument("--plain", action="store_true", help=say("option-plain"))
    _pack(command, say)


def _home(command: argparse.ArgumentParser, say: Say) -> None:
    command.add_argument("--plain", action="store_true", help=say("option-plain"))
    _pack(command, say)


def _settings(command: argparse.ArgumentParser, say: Say) -> None:
    command.add_argument("name", metavar=say("meta-setting") or "SETTING", nargs="?", help=say("settings-name"))
    command.add_argument(
        "value", metavar=say("meta-value") or "VALUE", nargs="?", help=say("settings-value", auto=AUTO)
    )


def _table(command: argparse.ArgumentParser, say: Say) -> None:
    which = say("table-arg-name", ruleset=RULESET, reset=RESET)
    command.add_argument("name", metavar=say("meta-option") or "OPTION", nargs="?", help=which)
    command.add_argument("value", metavar=say("meta-value") or "VALUE", nargs="?", help=say("table-arg-value"))


def _pack(command: argparse.ArgumentParser, say: Say) -> None:
    command.add_argument(
        "--pack", metavar=say("meta-pack") or "PACK", choices=PACKS, help=say("option-pack", packs=" ".join(PACKS))
    )


def _counted(say: Say) -> Callable[[str], int]:
    def counted(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
            raise argparse.ArgumentTypeError(say("argparse-count", found=text))
        return int(text)

    return counted


def _speak_for_argparse(say: Say) -> None:
    """Have argparse speak our catalogues through its own gettext hooks."""

    def translate(text: str) -> str:
        return (say(_ARGPARSE[text]) or text) if text in _ARGPARSE else text

    argparse._ = translate  # type: ignore[attr-defined]
