"""Where a learner's data lies: one file for each profile, in the user's own folder or in the one that was named."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Final

from tutor.store.troubles import WorkedAround

APP: Final = "cruce-tutor"
LEARNER: Final = "learner"
"""The profile where none is named."""
LONGEST_NAME: Final = 40
LONGEST_FILE: Final = 180  # with what is added to the name of a file that is moved aside, 255 bytes are enough


class BadProfile(ValueError):
    """A name that no profile can have; `reason` names the sentence that says so, `facts` are its arguments."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


def profile_file(name: str) -> str:
    """The name of a profile's file, the same and allowed on every file system.

    Letters of every script, digits, `-` and `_` make a name; capital and small letters are one, since to some file
    systems they are.

    >>> profile_file("Ana-2"), profile_file("Ștefan"), profile_file("CON")
    ('profile-ana-2.db', 'profile-=c8=99tefan.db', 'profile-con.db')

    Raises: `BadProfile` ("profile-bad-name", "profile-too-long").
    """
    plain = unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
    if not plain or not all(_may_stand(sign) for sign in plain):
        raise BadProfile("profile-bad-name", found=_shown(name))
    file = f"profile-{''.join(map(_written, plain))}.db"
    if len(plain) > LONGEST_NAME or len(file) > LONGEST_FILE:
        raise BadProfile("profile-too-long", found=_shown(name), limit=LONGEST_NAME)
    return file


def _may_stand(sign: str) -> bool:
    return sign in "-_" or unicodedata.category(sign)[0] in "LMN"


def _written(sign: str) -> str:
    if sign.isascii():
        return sign
    return "".join(f"={byte:02x}" for byte in sign.encode())


def _shown(name: str) -> str:
    clean = "".join(sign if sign.isprintable() else " " for sign in name)
    return clean[:LONGEST_NAME]


def database_file(profile: str = LEARNER, data: Path | None = None) -> Path | WorkedAround:
    """The file of a profile: in the folder `data`, else in the one that this system keeps for programs' data.

    Nothing is made yet. A user without a home has no such folder.

    Raises: `BadProfile` as `profile_file` does.
    """
    name = profile_file(profile)
    folder = data if data is not None else _own_folder()
    return WorkedAround("store-no-home") if folder is None else folder / name


def _own_folder() -> Path | None:
    from platformdirs import user_data_path  # whoever names a folder needs none of this

    try:
        folder = user_data_path(APP, appauthor=False)
    except (RuntimeError, OSError):
        return None
    return folder if folder.is_absolute() else None  # as it is where nobody knows whose `~` is meant
