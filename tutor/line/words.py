"""The verb `words`, for translators: check languages, list what has become stale, make a pseudo-language, and more.

Findings go to standard output, a line each; what is told beside them to standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tutor.words.plain import printable

if TYPE_CHECKING:
    from tutor.words.gates.finding import Finding
    from tutor.words.words import Words

Say = Callable[..., str]

OK: Final = 0
FOUND: Final = 1
_EACH: Final = 20
"""So many fresh questions of each kind the coverage is taken over."""
USAGE: Final = 2


def add_arguments(
    command: argparse.ArgumentParser, shared: argparse.ArgumentParser, langs: Sequence[str], say: Say
) -> None:
    """The arguments of `words`: a verb of its own, each with a function `_verb` below."""
    verbs = command.add_subparsers(
        dest="of_words",
        metavar=say("verb") or "VERB",
        title=say("verbs"),
        required=True,
        prog=command.prog,  # else argparse asks how wide the terminal is, at every start
        parser_class=type(command),
    )

    def verb(name: str) -> argparse.ArgumentParser:
        about = say(f"words-verb-{name}")
        return verbs.add_parser(name, help=about, description=about, parents=[shared])

    def known(lang: str) -> str:
        if lang not in langs:
            raise argparse.ArgumentTypeError(say("argparse-choice") % {"value": lang, "choices": ", ".join(langs)})
        return lang

    def language(of: argparse.ArgumentParser, nargs: int | str = 1) -> None:
        about = say("words-lang" if nargs == 1 else "words-langs")
        of.add_argument("langs", metavar=say("meta-lang") or "LANG", type=known, nargs=nargs, help=about)

    check = verb("check")
    language(check, "*")
    check.add_argument("--quick", action="store_true", help=say("words-quick"))
    stale = verb("stale")
    language(stale)
    stale.add_argument("--accept", metavar="ID", nargs="*", help=say("words-accept"))
    pseudo = verb("pseudo")
    language(pseudo)
    pseudo.add_argument("folder", metavar=say("meta-path") or "PATH", nargs="?", type=Path, help=say("words-folder"))
    coverage = verb("coverage")
    coverage.add_argument("--each", metavar=say("meta-number") or "N", type=int, default=_EACH, help=say("words-each"))
    coverage.add_argument("--all", action="store_true", help=say("words-all"))


def run(options: argparse.Namespace, words: Words) -> int:
    """Do what was asked.

    Returns the exit status: 0 all well; 1 something to mend; 2 something that the check needs is missing.
    """
    match options.of_words:
        case "check":
            return _check(options.langs, words, quick=options.quick)
        case "stale":
            return _stale(options.langs[0], options.accept, words)
        case "coverage":
            from tutor.line.explaining import coverage

            return coverage(words, each=options.each, everything=options.all)
        case _:
            return _pseudo(options.langs[0], options.folder, words)


def _check(langs: Sequence[str], words: Words, *, quick: bool) -> int:
    from tutor.words.files import language_codes
    from tutor.words.gates.check import check
    from tutor.words.gates.leaks import NoLibrary, known
    from tutor.words.gates.spelling import dictionary_of

    chosen = tuple(langs) or language_codes()
    try:
        found = list(check(chosen, quick=quick))
        lacking = [] if quick else [lang for lang in chosen if not (known(lang) and dictionary_of(lang))]
    except NoLibrary as fault:
        _narrate(words.say("words-no-library", library=str(fault)))
        return USAGE
    for finding in found:
        _print(told(finding, words))
    for lang in lacking:
        _narrate(words.say("words-not-spelt", lang=lang))
    _narrate(words.say("words-found", number=len(found), languages=words.join(chosen)))
    return FOUND if found else OK


def told(finding: Finding, words: Words) -> str:
    """A finding in one line, behind its place."""
    message = words.format(f"gate-{finding.kind}", finding.facts)
    if finding.id:
        message = words.say("gate-of", id=finding.id, message=message)
    return words.say("gate-at", file=_near(finding.file), line=str(finding.line), message=message)


def _near(path: Path) -> str:
    """A path as it is shortest to type from here."""
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


def _stale(lang: str, accepted: Sequence[str] | None, words: Words) -> int:
    from tutor.words.gates.fresh import accept, fresh, stale
    from tutor.words.gates.source import Locales

    locales = Locales()
    if accepted is not None:
        if unknown := [id_ for id_ in accepted if id_ not in locales[lang].messages]:
            _narrate(words.say("words-no-message", found=unknown[0], lang=lang))
            return USAGE
        _narrate(words.say("words-accepted", number=accept(locales, lang, accepted)))
        return OK
    old = stale(locales, lang)
    for one in old:
        _print(words.say("gate-at", file=_near(one.message.file), line=str(one.message.line), message=one.message.id))
        _print(*(f"    {line}" for line in one.difference), "")
    new = [finding for finding in fresh(locales, lang) if finding.kind != "stale"]
    _print(*(told(finding, words) for finding in new))
    _narrate(words.say("words-stale", number=len(old) + len(new), lang=lang))
    return FOUND if old or new else OK


def _pseudo(lang: str, folder: Path | None, words: Words) -> int:
    from tempfile import mkdtemp

    from tutor.words.files import OWN_LOCALES
    from tutor.words.pseudo import write

    into = folder if folder is not None else Path(mkdtemp(prefix="cruce-tutor-"))
    made = write(lang, into)
    _print(str(made))
    command = f"{OWN_LOCALES}={into} cruce-tutor --lang {made.name}"
    _narrate(words.say("words-try", command=command if os.name == "posix" else made.name))
    return OK


def _print(*lines: str) -> None:
    """Lines of what was asked for."""
    sys.stdout.write(printable("".join(f"{line}\n" for line in lines), sys.stdout))


def _narrate(sentence: str) -> None:
    sys.stderr.write(printable(f"{sentence}\n", sys.stderr))
