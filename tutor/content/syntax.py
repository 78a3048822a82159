"""What the YAML parser's error means in plain words: a category, and the place where an author should look.

The parser speaks English and stops where it gives up, which is often far behind the mistake: a quote that nobody closed
is noticed at the end of the file. Both libyaml and PyYAML's own parser are understood here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import yaml

from tutor.content.parser import Mark, ScalarEvent
from tutor.content.places import place_of
from tutor.content.problems import Problem, short

MAX_DEPTH: Final = 40

_WORD: Final = re.compile(r"[^\s,\[\]{}]+")


@dataclass(frozen=True, slots=True)
class Stop:
    """Where and why the parser stopped: its own words, and indexes of characters in the text.

    `begun` is where the thing began that it was reading, `noticed` where it gave up; `bracket` is the last bracket that
    still stands open, `last` the scalar read last.
    """

    text: str
    file: str
    context: str
    words: str
    begun: int
    noticed: int
    bracket: int | None
    last: ScalarEvent | None

    @property
    def char(self) -> str:
        """The character at which the parser gave up; nothing at the end of a line or of the file."""
        return self.text[self.noticed : self.noticed + 1].strip("\r\n")

    @property
    def at_end(self) -> bool:
        """Whether nothing but blanks follows."""
        return not self.text[self.noticed :].strip()


def explain(stop: Stop) -> Problem:
    """The problem that the parser's error stands for."""
    return _refused(stop) or _syntax(stop, *_category(stop))


def stop_of(error: yaml.YAMLError, text: str, file: str, bracket: Mark | None, last: ScalarEvent | None) -> Stop:
    """Where and why the parser stopped, by the error that it raised."""
    noticed = getattr(error, "problem_mark", None)
    begun = getattr(error, "context_mark", None) or noticed
    return Stop(
        text,
        file,
        getattr(error, "context", None) or "",
        getattr(error, "problem", None) or "",
        begun.index if begun else 0,
        noticed.index if noticed else 0,
        bracket.index if bracket else None,
        last,
    )


def _refused(stop: Stop) -> Problem | None:
    """What is refused in any case, and here is not even well written."""
    if "nesting" in stop.words:
        return _problem(stop, "too-deep", stop.noticed, limit=MAX_DEPTH)
    if stop.char == "\t" and ("start any token" in stop.words or "tab" in stop.words):
        return _problem(stop, "tab", stop.noticed, count=1)
    if stop.context.endswith(("anchor", "alias")):
        kind = "alias" if stop.text.startswith("*", stop.begun) else "anchor"
        return _problem(stop, kind, stop.begun, found=written_at(stop.text, stop.begun))
    if stop.context.endswith("tag") or "tag handle" in stop.words:
        return _problem(stop, "tag", stop.begun, found=written_at(stop.text, stop.begun))
    return None


def written_at(text: str, index: int) -> str:
    """The word that begins at an index of the text."""
    match = _WORD.match(text, index)
    return short(match.group().rstrip(":")) if match else ""


def _category(stop: Stop) -> tuple[str, int]:
    """What is wrong, and the index of the character to point at."""
    if not stop.words:
        return "other", stop.noticed
    if "quoted scalar" in stop.context:
        if "end of stream" in stop.words or "document" in stop.words:
            return "unclosed-quote", stop.begun
        # The two parsers stop at different characters of an escape.
        return "bad-escape", max(stop.begun, stop.text.rfind("\\", stop.begun, stop.noticed + 1))
    if "simple key" in stop.context:
        return "missing-colon", stop.begun
    if "mapping values" in stop.words:
        return _colon(stop)
    if "','" in stop.words:
        return _bracket(stop)
    if "node content" in stop.words and stop.at_end and stop.bracket is not None:
        return "unclosed-bracket", stop.bracket
    if any(words in stop.words for words in ("expected key", "'-' indicator", "<block end>")):
        return _block(stop)
    if "<document start>" in stop.words and _indent(stop.text.lstrip("\r\n"), 0) > _indent(stop.text, stop.noticed):
        return "bad-indentation", stop.noticed
    return _unexpected(stop)


def _unexpected(stop: Stop) -> tuple[str, int]:
    index = stop.begun if stop.context.endswith("directive") else stop.noticed
    return ("unexpected-character" if stop.text[index : index + 1].strip() else "other"), index


def _colon(stop: Stop) -> tuple[str, int]:
    """A colon where no key can be: the second of its line, or one that the lines before it don't prepare."""
    begin, line = _line(stop.text, stop.noticed)
    before = line[: stop.noticed - begin]
    if not before.strip():
        return _unexpected(stop)
    if re.search(r":[ \t]", before):
        return "second-colon", stop.noticed
    above = [match for match in re.finditer(r"[^\r\n]+", stop.text[:begin]) if _is_content(match.group())]
    if above and _indent(stop.text, begin) <= _indent(stop.text, above[-1].start()):
        return "missing-colon", above[-1].start() + _indent(stop.text, above[-1].start())
    return "bad-indentation", begin + _indent(stop.text, begin)


def _bracket(stop: Stop) -> tuple[str, int]:
    """Inside brackets something else came than a comma or the bracket that closes."""
    if quote := _runaway_quote(stop):
        return quote
    begin, line = _line(stop.text, stop.noticed)
    opening, _ = _line(stop.text, stop.begun)
    outdented = begin > opening and _indent(stop.text, begin) <= _indent(stop.text, opening)
    if stop.at_end or stop.char in ("]", "}") or outdented or line.startswith(("---", "...")):
        return "unclosed-bracket", stop.begun
    if stop.text[stop.noticed - 1] in "'\"":
        return "text-after-quote", stop.noticed
    return ("unexpected-character" if stop.char == "," else "missing-comma"), stop.noticed


def _block(stop: Stop) -> tuple[str, int]:
    """Outside brackets something else came than the next key or the next item."""
    if quote := _runaway_quote(stop):
        return quote
    begin, _ = _line(stop.text, stop.noticed)
    before = stop.text[begin : stop.noticed].rstrip(" \t")
    if not before and stop.char != ":":
        return "bad-indentation", stop.noticed
    if before.endswith(("'", '"')):
        return "text-after-quote", stop.noticed
    return _unexpected(stop)


def _runaway_quote(stop: Stop) -> tuple[str, int] | None:
    """A quoted text of several lines that ends just here: most likely the quote that ends it was to open the next."""
    last = stop.last
    if last is None or last.style not in ("'", '"') or last.start_mark.line == last.end_mark.line:
        return None
    if stop.text[last.end_mark.index : stop.noticed].strip(" \t"):
        return None
    return "unclosed-quote", last.start_mark.index


def _line(text: str, index: int) -> tuple[int, str]:
    """Where the line of a character begins, and all that stands in it."""
    begin = max(text.rfind("\n", 0, index), text.rfind("\r", 0, index)) + 1
    return begin, re.split(r"[\r\n]", text[begin:], maxsplit=1)[0]


def _indent(text: str, index: int) -> int:
    """How many blanks begin the line of a character."""
    _, line = _line(text, index)
    return len(line) - len(line.lstrip(" "))


def _is_content(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _syntax(stop: Stop, what: str, index: int) -> Problem:
    line, column = place_of(stop.text, stop.noticed)
    found = stop.text[index : index + 1].strip()
    return _problem(stop, "yaml-syntax", index, what=what, found=found, noticed_line=line, noticed_column=column)


def _problem(stop: Stop, error: str, index: int, **facts: str | int) -> Problem:
    return Problem(error, stop.file, *place_of(stop.text, index), facts)
