"""The app in which the screens live, and the way in for the command line.

The first thing painted is an empty table; what a question needs is loaded behind it.
"""

from __future__ import annotations

import os
import signal
import sys
from asyncio import get_running_loop
from collections.abc import Callable
from contextlib import suppress
from threading import Timer
from time import monotonic
from typing import TYPE_CHECKING, Final

from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.screen import Screen

from tutor.screens.bars import Head, KeysView
from tutor.screens.looks import DRESSES

if TYPE_CHECKING:
    from tutor.screens.quiz import QuizScreen
    from tutor.session import Quiz
    from tutor.words.spoken import Pack
    from tutor.words.words import Words

NAME = "Cruce Tutor"


class Opening(Screen[None]):
    """The table before the first question: the program's name, and felt."""

    def compose(self) -> ComposeResult:
        """Head and foot only."""
        yield Head(NAME, "", id="head")
        yield KeysView((), lambda _: None, id="keys")


PATIENCE: Final = 3.0
"""Seconds in which the program leaves in order when told to, before it leaves at once."""


class QuizApp(App[str]):
    """A quiz as an app; its result is the summary of the run.

    `quiz` may be a function that makes it: it is called once the first paint is out, and what it raises stands in
    `failure`.
    """

    CSS_PATH = "tutor.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    AUTO_FOCUS = None
    TITLE = NAME
    BINDINGS = [
        Binding("ctrl+c", "end", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(
        self,
        quiz: Quiz | Callable[[], Quiz],
        *,
        count: int | None = None,
        languages: Callable[[], tuple[str, ...]] | None = None,
        words_in: Callable[[str, Pack], Words] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__()
        for dress in DRESSES:
            self.register_theme(dress.theme)
        self.theme = DRESSES[0].name
        self.failure: Exception | None = None
        self._quiz = quiz
        self._count, self._languages, self._words_in, self._clock = count, languages, words_in, clock

    def get_default_screen(self) -> Screen[None]:
        """An empty table where the quiz is still to be made, else its first question."""
        return Opening() if callable(self._quiz) else self._quiz_screen(self._quiz)

    def on_mount(self) -> None:
        """Load what is still to be loaded, once there is something to see."""
        if not self.is_headless:
            self._heed_signals()
        if callable(self._quiz):
            self.call_after_refresh(self._load)

    def _heed_signals(self) -> None:
        """Leave in order when told to, so that the terminal is itself again."""
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(NotImplementedError):  # not everywhere can a loop hear signals
                    get_running_loop().add_signal_handler(number, self._told_to_leave, number)

    def _told_to_leave(self, number: int) -> None:
        # A terminal that is gone takes no more writing, and the driver can wait for it for ever.
        last_word = Timer(PATIENCE, os._exit, (128 + number,))
        last_word.daemon = True
        last_word.start()
        self.exit(return_code=128 + number)

    def _load(self) -> None:
        assert callable(self._quiz)
        try:
            self._quiz = self._quiz()
        except Exception as failure:
            self.failure = failure
            self.exit()
            return
        self.push_screen(self._quiz_screen(self._quiz))

    def _quiz_screen(self, quiz: Quiz) -> QuizScreen:
        from tutor.screens.quiz import QuizScreen

        return QuizScreen(
            quiz,
            count=self._count,
            languages=self._languages or _languages,
            words_in=self._words_in or type(quiz.words),
            clock=self._clock,
        )

    def action_end(self) -> None:
        """Leave now."""
        self.exit(None if callable(self._quiz) else self._quiz.summary)


def _languages() -> tuple[str, ...]:
    from tutor.words.files import language_codes

    return language_codes()


def run_quiz(
    quiz: Quiz | Callable[[], Quiz],
    *,
    count: int | None = None,
    words_in: Callable[[str, Pack], Words] | None = None,
) -> int:
    """Run a quiz on this terminal until the learner ends it, or after `count` questions; returns the exit status.

    `words_in` gives the words of a language and pack when the learner changes to them.

    Raises: whatever making the quiz raises, the terminal being itself again.
    """
    for name in ("COLUMNS", "LINES"):  # a size that a shell left behind is not this terminal's
        os.environ.pop(name, None)
    app = QuizApp(quiz, count=count, words_in=words_in)
    summary = app.run()
    if app.failure is not None:
        raise app.failure
    if summary:
        sys.stdout.write(f"{summary}\n")
    return app.return_code or 0
