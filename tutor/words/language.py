"""Which language to speak."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping
from typing import Final

from tutor.words.files import REFERENCE

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_NONE: Final = ("", "C", "POSIX")


def language_of(available: Collection[str], environment: Mapping[str, str], chosen: str | None = None) -> str:
    """The language that was chosen, else the environment's, else English.

    The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides; where it names a language at all (not `C`), the
    list in `LANGUAGE` is asked before it, as gettext does. Whatever is not available counts as English.

    >>> language_of(("en", "ro"), {"LANG": "ro_RO.ISO8859-2"})
    'ro'
    >>> language_of(("en", "ro"), {"LANG": "ro_RO.UTF-8", "LC_ALL": "C"})
    'en'
    """
    if chosen:
        return _available(chosen, available) or REFERENCE
    locale = next((value for name in _VARIABLES if (value := environment.get(name, ""))), "")
    if locale.partition(".")[0] in _NONE:
        return REFERENCE
    for wanted in (*environment.get("LANGUAGE", "").split(":"), locale):
        if found := _available(wanted, available):
            return found
    return REFERENCE


def _available(name: str, available: Collection[str]) -> str | None:
    """The available language that a name such as `ro_RO.ISO8859-2@euro` or `ro-MD` means."""
    if name in available:
        return name
    code = name.strip().replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return code if code in available else None


def environment_of_this_process() -> Mapping[str, str]:
    """What the command line passes to `language_of`."""
    return os.environ
