"""The app in which the screens live, and the way in for the command line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from tutor.screens.looks import DRESSES
from tutor.screens.quiz import QuizScreen

if TYPE_CHECKING:
    from tutor.session import Quiz
    from tutor.words.words import Words


class QuizApp(App[str]):
    """A quiz as an app; its result is the summary of the run."""

    CSS_PATH = "tutor.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    AUTO_FOCUS = None
    TITLE = "Cruce Tutor"
    BINDINGS = [Binding("ctrl+c", "end", show=False, priority=True)]

    def __init__(
        self,
        quiz: Quiz,
        *,
        count: int | None = None,
        languages: Callable[[], tuple[str, ...]] | None = None,
        words_in: Callable[[str, str], Words] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__()
        for dress in DRESSES:
            self.register_theme(dress.theme)
        self.theme = DRESSES[0].name
        self._quiz_screen = QuizScreen(
            quiz,
            count=count,
            languages=languages or _languages,
            words_in=words_in or type(quiz.words),
            clock=clock,
        )

    def get_default_screen(self) -> Screen[None]:
        """The quiz, at once."""
        return self._quiz_screen

    def action_end(self) -> None:
        """Leave now."""
        self.exit(self._quiz_screen.quiz.summary)


def _languages() -> tuple[str, ...]:
    from tutor.words.files import language_codes

    return language_codes()


def run_quiz(quiz: Quiz, *, count: int | None = None) -> int:
    """Run a quiz on this terminal until the learner ends it, or after `count` questions; returns the exit status."""
    app = QuizApp(quiz, count=count)
    summary = app.run()
    if summary:
        sys.stdout.write(f"{summary}\n")
    return app.return_code or 0
