"""Bytes to text: encodings and characters that a content file must not have, each refused where it stands."""

from __future__ import annotations

import codecs
import re
from collections import Counter
from functools import cache
from typing import Final

from tutor.content.places import place_of
from tutor.content.problems import Problem

MAX_BYTES: Final = 512 * 1024

_TEXT: Final = "\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff"
_INDENT_WITH_TAB: Final = re.compile(r"^ *\t[ \t]*", re.MULTILINE)
_BAD_BYTES: Final = {0xDC00 + byte: chr(byte) if byte >= 0xA0 else "\ufffd" for byte in range(0x80, 0x100)}


def read_text(data: bytes, file: str) -> tuple[str | None, list[Problem]]:
    """The text of a file's bytes, and what is wrong with it as text.

    The text keeps every character's place and is fit for the YAML parser: what is not a character is replaced by one.
    Too large a file has no text.
    """
    if len(data) > MAX_BYTES:
        return None, [Problem("too-large", file, facts={"limit": MAX_BYTES // 1024})]
    if encoding := _other_encoding(data):
        name = encoding[:6].upper()
        text, problems = (
            data.decode(encoding, "replace"),
            [Problem("other-encoding", file, facts={"found": name})],
        )
    else:
        text, problems = _decode(data, file)
    text = _without_tabs(text, file, problems)
    return _without_controls(text, file, problems), problems


def _other_encoding(data: bytes) -> str | None:
    """UTF-16 or UTF-32, by its mark or by where its first two characters have their zeros."""
    zeros = "".join("0" if byte == 0 else "x" for byte in data[:4])
    if data.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        return "utf-32"
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    return {
        "x0x0": "utf-16-le",
        "0x0x": "utf-16-be",
        "x000": "utf-32-le",
        "000x": "utf-32-be",
    }.get(zeros)


def _decode(data: bytes, file: str) -> tuple[str, list[Problem]]:
    problems = []
    if data.startswith(codecs.BOM_UTF8):
        data = data.removeprefix(codecs.BOM_UTF8)
        problems.append(Problem("byte-order-mark", file))
    try:
        return data.decode(), problems
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        facts = {"found": f"0x{data[error.start]:02X}"}
        problems.append(Problem("not-utf-8", file, *place_of(before, len(before)), facts))
    # Each bad byte becomes one letter, as in Latin-1, so that keys that differ go on to differ.
    return data.decode(errors="surrogateescape").translate(_BAD_BYTES), problems


def _without_tabs(text: str, file: str, problems: list[Problem]) -> str:
    if "\t" not in text:
        return text
    lines = list(_INDENT_WITH_TAB.finditer(text))
    if lines:
        first = text.index("\t", lines[0].start())
        problems.append(Problem("tab", file, *place_of(text, first), {"count": len(lines)}))
    return _INDENT_WITH_TAB.sub(lambda match: " " * len(match.group()), text)


@cache
def _controls(text: str = _TEXT) -> re.Pattern[str]:
    return re.compile(f"[^{text}]")  # ranges as large as these take longer to compile than a file to read


def controls_in_value(text: str) -> list[str]:
    """The characters of a value that no content may hold, in their order."""
    return [] if text.isprintable() else _controls().findall(text)


def _without_controls(text: str, file: str, problems: list[Problem]) -> str:
    if text.replace("\n", "").isprintable():
        return text
    control = _controls(_TEXT + "\r")
    # One problem for each character, not for each time it occurs: a damaged disk leaves thousands of zeros.
    for char, count in Counter(control.findall(text)).items():
        place = place_of(text, text.index(char))
        problems.append(Problem("control-character", file, *place, {"found": code(char), "count": count}))
    return control.sub(" ", text)


def code(char: str) -> str:
    """The name of a character that cannot be shown: `U+0000`."""
    return f"U+{ord(char):04X}"
