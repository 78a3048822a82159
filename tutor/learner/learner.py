"""Who sits there: the words to speak with them, what is kept of them, and the trainer that leads them."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Collection, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Self, cast

from tutor.words.files import language_codes
from tutor.words.language import environment_of_this_process, language_of
from tutor.words.plain import printable

if TYPE_CHECKING:
    from tutor.learner.kept import Kept
    from tutor.session.trainer import Trainer
    from tutor.session.visits import Pen
    from tutor.store import WorkedAround
    from tutor.words.spoken import Pack
    from tutor.words.words import Words


def complain(sentence: str) -> None:
    """Say something beside the data: on standard error."""
    sys.stderr.write(printable(f"{sentence}\n", sys.stderr))


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


class Learner:
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

    def go_on_in_lines(self) -> None:
        """No screens are in the way any more: tell what is to be told, and from now on at once."""
        self._at_once = True
        self._tell_news()

    def _tell_news(self) -> None:
        while self._news:
            trouble = self._news.pop(0)
            complain(self.words.say(trouble.reason, **trouble.facts))

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

    @property
    def plain(self) -> bool:
        """Whether the learner wants lines everywhere."""
        return self.kept is not None and self.kept.settings.plain

    @cached_property
    def trainer(self) -> Trainer:
        """The trainer for this learner; where nothing is kept it forgets everything at the end."""
        from random import SystemRandom  # here, for who only checks files waits for none of it

        from tutor.session.trainer import Trainer

        return Trainer(self.words, self._pen, KnownTexts(), SystemRandom())

    @property
    def _pen(self) -> Pen:
        if self.kept is not None:
            return self.kept.pen
        from random import SystemRandom
        from time import time

        from tutor.session.keeping import Forgetful
        from tutor.session.visits import Pen
        from tutor.store.noting import ids_from

        return Pen(Forgetful(), time, ids_from(SystemRandom()))
