"""Words as they are heard: those that can't be understood are noted, with their places, and listening goes on."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from tutor.cards import NotNotation
from tutor.content.document import Data
from tutor.content.problems import short
from tutor.content.shapes import MOST_WORDS
from tutor.content.tongue import Vocabulary
from tutor.content.troubles import Path, Trouble, of_notation

T = TypeVar("T")

BAD: Final = object()
"""What a value comes to that can't be read."""

HOLE: Final = "\0"
"""An item of a list that is no word; no file can hold this sign."""


class Listener:
    """Hears the words of one file, and notes what is wrong with them.

    Only notation is told of here. Where a shape is wrong (a list in the place of a number, an unknown key) that is just
    remembered: the schema then finds all such places, and until there is one it need not even be loaded.
    """

    def __init__(self) -> None:
        self.troubles: list[Trouble] = []
        self.misshapen = False

    def shapeless(self) -> Any:
        """What a value of the wrong shape comes to; the schema will find it."""
        self.misshapen = True
        return BAD

    def bad_word(self, error: str, path: Path, found: str, near: str | None, **facts: str | int) -> Any:
        """Note a word that is not what it should be."""
        about: dict[str, str | int] = {"found": short(found), **facts}
        self.troubles.append(Trouble(error, path, {**about, "nearest": near} if near else about))
        return BAD

    def word(self, value: Data) -> str | None:
        """One word; some look like numbers."""
        kind = value.__class__
        if kind is str:
            return value  # type: ignore[no-any-return]
        if kind is int:
            return str(value)
        self.misshapen = True
        return None

    def words(self, value: Data, path: Path) -> list[str] | None:
        """The words of a string with spaces or of a list."""
        kind = value.__class__
        if kind is str:
            words: list[str] = value.split()
        elif kind is list:
            words = [HOLE if (word := self.word(item)) is None else word for item in value]
        else:
            return None if (word := self.word(value)) is None else [word]
        return words if len(words) <= MOST_WORDS or self.too_many(len(words), path) else None

    def too_many(self, found: int, path: Path) -> bool:
        """Note a list that is longer than any game can need; false."""
        self.troubles.append(Trouble("too-many", path, {"found": found, "allowed": MOST_WORDS}))
        return False

    def one(self, meanings: Vocabulary[T], value: Data, path: Path) -> T | Any:
        """What one word means."""
        word = self.word(value)
        if word is None:
            return BAD
        try:
            return meanings[word]
        except NotNotation as fault:
            self.troubles.append(of_notation(fault, path, word))
            return BAD

    def each(self, meanings: Vocabulary[T], value: Data, path: Path) -> tuple[T, ...] | Any:
        """What each word of a list means; of words that mean nothing every one is noted."""
        words = self.words(value, path)
        if words is None:
            return BAD
        try:
            return tuple([meanings[word] for word in words])
        except NotNotation:
            for index, word in enumerate(words):
                if word is not HOLE:
                    self.one(meanings, word, (*path, index))
            return BAD
