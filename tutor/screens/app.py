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
from tutor.screens.base import BaseScreen
from tutor.screens.dress import Dressing, change_colours, wear

if TYPE_CHECKING:
    from tutor.drill.answers import Json
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


class TrainerApp(App[str]):
    """The app; its result is the summary of what was done last.

    `start` opens the first screen, with `go`: it is called once the first paint is out (or `at_once`), and what it
    raises stands in `failure`. `words` are those of the screen on top, once there is one.
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
        start: Callable[[TrainerApp], None],
        *,
        languages: Callable[[], tuple[str, ...]] | None = None,
        words_in: Callable[[str, Pack], Words] | None = None,
        clock: Callable[[], float] = monotonic,
        keep: Callable[[str, Json], object] | None = None,
        dressing: Callable[[], Dressing] | None = None,
        at_once: bool = False,
    ) -> None:
        super().__init__()
        wear(self)
        self.failure: Exception | None = None
        self.words: Words | None = None
        self.languages = languages or _languages
        self.words_in = words_in or _words_in
        self.clock = clock
        self._start, self._keep, self._dressing = start, keep, dressing
        self._at_once = at_once

    def get_default_screen(self) -> Screen[None]:
        """An empty table, until there is more to show."""
        return Opening()

    def on_mount(self) -> None:
        """Load what is still to be loaded, once there is something to see."""
        if not self.is_headless:
            self._heed_signals()
        if self._at_once:
            self._load()
        else:
            self.call_after_refresh(self._load)

    # -- from screen to screen -----------------------------------------------------------------------------------------

    def go(self, screen: BaseScreen) -> None:
        """Open a screen over the present one; when the last is left, so is the program."""
        self.words = screen.words
        self.push_screen(screen, self._left)

    def _left(self, summary: str | None) -> None:
        if isinstance(self.screen, Opening):
            self.exit(summary or None)

    def change_colours(self) -> None:
        """Go on in the next dress, and keep it."""
        name = change_colours(self)
        if self._keep is not None:
            self._keep("colours", name)

    # -- out -----------------------------------------------------------------------------------------------------------

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
        try:
            if self._dressing is not None:
                wear(self, self._dressing())
            self._start(self)
        except Exception as failure:
            self.failure = failure
            self.exit()

    def _fatal_error(self) -> None:
        """Leave without a word: `run` tells of the fault, once the terminal is itself again."""
        self._close_messages_no_wait()

    @property
    def fault(self) -> BaseException | None:
        """What went wrong on a screen, if anything did."""
        return self._exception

    def action_end(self) -> None:
        """Leave now."""
        told = [screen.summary for screen in self.screen_stack if isinstance(screen, BaseScreen)]
        self.exit(next((summary for summary in reversed(told) if summary), None))


def _languages() -> tuple[str, ...]:
    from tutor.words.files import language_codes

    return language_codes()


def _words_in(lang: str, pack: Pack) -> Words:
    from tutor.words.words import Words

    return Words(lang, pack)


def run(app: TrainerApp) -> int:
    """Run the app on this terminal until the learner leaves it; returns the exit status.

    Raises: whatever opening its first screen raises, the terminal being itself again.
    """
    for name in ("COLUMNS", "LINES"):  # a size that a shell left behind is not this terminal's
        os.environ.pop(name, None)
    summary = app.run()
    if app.failure is not None:
        raise app.failure
    if app.fault is not None:
        from textual.worker import WorkerFailed

        from tutor.session.fault import tell_fault

        fault = app.fault.error if isinstance(app.fault, WorkerFailed) else app.fault
        tell_fault(fault, app.words or app.words_in("en", "french"))
        return app.return_code or 1
    if summary:
        sys.stdout.write(f"{summary}\n")
    return app.return_code or 0
