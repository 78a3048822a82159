"""The verbs about what is kept: `settings`, `table`, `progress`, `export`, `import`. Standard output is data."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final

from tutor.learner.kept import Kept
from tutor.line.arguments import AUTO
from tutor.memory.mastery import FULL, Level, Mastery
from tutor.rules.numbers import NUMBERS
from tutor.store.settings import CARD_SIZES, COLOURS, PACKS
from tutor.words.files import language_codes
from tutor.words.plain import printable
from tutor.words.words import Words

OK: Final = 0
FAILED: Final = 1
USAGE: Final = 2
VERBS: Final = ("settings", "table", "progress", "export", "import")

YES_NO: Final = {"yes": True, "no": False}


def run(options: Namespace, kept: Kept, words: Words) -> int:
    """Do one of the verbs.

    Returns the exit status: 0 all well; 1 something was passed over or not kept; 2 bad usage.
    """
    match options.verb:
        case "settings":
            return _settings(options.name, options.value, kept, words)
        case "table":
            from tutor.learner.table import table

            return table(options.name, options.value, kept, words)
        case "progress":
            return _statement(kept, words) if options.statement else _progress(kept, words)
        case "export":
            return _export(options.path, kept, words)
        case _:
            return _import(options.path, kept, words)


def _tell(*lines: str) -> None:
    sys.stdout.write(printable("".join(f"{line}\n" for line in lines), sys.stdout))


def _complain(*lines: str) -> None:
    sys.stderr.write(printable("".join(f"{line}\n" for line in lines), sys.stderr))


# -- settings --------------------------------------------------------------------------------------------------------


def _allowed() -> dict[str, tuple[str, ...]]:
    """The settings that can be seen and set here, and how each may be; how a table plays has a verb of its own."""
    return {
        "language": (AUTO, *language_codes()),
        "pack": (AUTO, *PACKS),
        "colours": (AUTO, *COLOURS),
        "card_size": CARD_SIZES,
        "animation": tuple(YES_NO),
        "plain": tuple(YES_NO),
    }


def _settings(name: str | None, value: str | None, kept: Kept, words: Words) -> int:
    shown = _allowed()
    if name is not None:
        name = name.replace("-", "_")
    if name is not None and name not in shown:
        _complain(words.say("setting-unknown", found=name, allowed=" ".join(shown)))
        return USAGE
    if name is None or value is None:
        settings = kept.settings
        _tell(*(f"{one}: {_code(getattr(settings, one))}" for one in (shown if name is None else (name,))))
        return OK
    if value not in shown[name]:
        _complain(words.say("setting-value", name=name, found=value, allowed=" ".join(shown[name])))
        return USAGE
    lasting = kept.change(**{name: _value(name, value)})
    if not lasting:  # which was told
        return FAILED
    _tell(f"{name}: {value}")
    return OK


def _code(value: str | bool | None) -> str:
    if isinstance(value, bool):
        return next(code for code, meant in YES_NO.items() if meant == value)
    return value or AUTO


def _value(name: str, code: str) -> str | bool | None:
    if name in ("animation", "plain"):
        return YES_NO[code]
    return None if code == AUTO and name != "card_size" else code


# -- progress --------------------------------------------------------------------------------------------------------


def _progress(kept: Kept, words: Words) -> int:
    from tutor.generate import RULES_AIMED

    memory = kept.memory
    if kept.unread:  # which was told
        return FAILED
    if not memory.answered:
        _tell(words.say("progress-none"))
        return OK
    _tell(words.say("progress-summary", right=memory.right, answered=memory.answered))
    for number in NUMBERS:
        if memory.level(number) is not Level.NEW:
            _tell(_rule(number, memory.mastery(number), words))
    new = [number for number in NUMBERS if number in RULES_AIMED and memory.level(number) is Level.NEW]
    if new:
        _tell(words.say("progress-new", rules=" ".join(new)))
    return OK


def _statement(kept: Kept, words: Words) -> int:
    from tutor.line.pages import page_lines
    from tutor.session.statement import statement

    told = page_lines(statement(kept.memory, words), words)
    if kept.unread:
        return FAILED
    _tell(*told)
    return OK


def _rule(number: str, known: Mastery, words: Words) -> str:
    told = {FULL: "progress-right", 0: "progress-wrong"}
    answers = [words.say(told.get(credit, "progress-helped")) for credit in known.credits]
    return words.say(
        "progress-secure" if known.level is Level.SECURE else "progress-shaky",
        number=number,
        title=words.rule_title(number),
        answers=words.join(answers, "plain"),
    )


# -- out and in ------------------------------------------------------------------------------------------------------


def _export(path: str, kept: Kept, words: Words) -> int:
    if path == "-":
        sys.stdout.flush()
        count = _write(kept, getattr(sys.stdout, "buffer", None) or BytesIO())
    else:
        try:
            if isinstance(kept.file, Path) and Path(path).resolve() == kept.file.resolve():
                raise FileExistsError
            count = _replace(Path(path), lambda out: _write(kept, out))
        except OSError:
            _complain(words.say("export-cannot-write", file=path))
            return FAILED
    if kept.unread:  # which was told
        return FAILED
    _complain(words.say("export-summary", count=count))
    return OK


def _write(kept: Kept, out: BinaryIO) -> int:
    count = 0 if kept.nothing else kept.store.log.export(out)
    out.flush()
    return count


def _replace(path: Path, write: Callable[[BinaryIO], int]) -> int:
    """Write a file; what stood there before goes only once all is written."""
    if path.exists() and not path.is_file():  # a pipe, a device; a folder can't be opened
        with path.open("wb") as out:
            return write(out)
    beside = path.with_name(f"{path.name}.part")
    try:
        with beside.open("wb") as out:
            count = write(out)
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    return count


def _import(path: str, kept: Kept, words: Words) -> int:
    try:
        if path == "-":
            merged = kept.store.log.merge(getattr(sys.stdin, "buffer", None) or BytesIO())
        else:
            with Path(path).open("rb") as source:
                merged = kept.store.log.merge(source)
    except FileNotFoundError:
        _complain(words.say("at-path", file=path, message=words.say("problem-no-such-path")))
        return USAGE
    except OSError:
        _complain(words.say("import-cannot-read", file=path))
        return FAILED
    for bad in merged.bad:
        _complain(words.say("import-line", file=path, line=bad.line, message=words.say(bad.reason, **bad.facts)))
    _tell(words.say("import-summary", taken=merged.taken, known=merged.known, failed=merged.failed))
    return FAILED if merged.failed or not kept.lasting else OK
