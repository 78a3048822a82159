"""The quiz screen: one question at a time, and how the run goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tutor.screens.ask import AskScreen
from tutor.screens.scene import Scene
from tutor.session import Quiz, Reply, Task, Unclear

if TYPE_CHECKING:
    from tutor.session.visits import QuizVisit
    from tutor.words.words import Words


class QuizScreen(AskScreen):
    """A run of questions. Its result is the summary of the run."""

    def __init__(self, quiz: Quiz, *, visit: QuizVisit | None = None, clock: Callable[[], float] | None = None) -> None:
        super().__init__(quiz.words, visit, clock)
        self._quiz = quiz

    # -- the question --------------------------------------------------------------------------------------------------

    @property
    def quiz(self) -> Quiz:
        """The run."""
        return self._quiz

    @property
    def posed(self) -> Task:
        """The present question."""
        return self._quiz.task

    @property
    def reply(self) -> Reply | None:
        """What was said of the answer given."""
        return self._quiz.reply if self._quiz.given is not None else None

    def scene(self) -> Scene:
        """The question's position."""
        return Scene(self._quiz.scenario, self.words)

    def choose(self, values: list[str]) -> Reply | Unclear:
        """Answer with what is chosen."""
        return self._quiz.choose(values)

    def type(self, text: str) -> Reply | Unclear:
        """Answer with a line of text."""
        return self._quiz.type(text)

    @property
    def last(self) -> bool:
        """Whether no question follows."""
        return self._quiz.over

    @property
    def summary(self) -> str:
        """How the run went."""
        return self._quiz.summary

    def heading(self) -> tuple[str, ...]:
        """Which question it is, and how the run goes."""
        quiz, words = self._quiz, self.words
        if quiz.count is None:
            left = words.say("screen-question", number=quiz.number)
        else:
            left = words.say("screen-question-of", number=quiz.number, count=quiz.count)
        return left, words.say("screen-score", right=quiz.right, answered=quiz.answered) if quiz.answered else ""

    # -- on, and out ---------------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Go on to the next question, or to the end of the run."""
        if self.last:
            self.end()
            return
        self._quiz.advance()
        if self.visit is not None:
            self.visit.save()
        await self.show_next()

    def speak(self, words: Words) -> None:
        """Go on in these words."""
        self._quiz.words = words
        super().speak(words)

    def end(self) -> None:
        """How the run went, then out; or back to the question, if there still is one."""
        from tutor.screens.sheet import Parting

        summary = self.summary

        def closed(action: str | None) -> None:
            self.calm.disturbance()
            if action == "leave" or self.last:
                if self.visit is not None and self.last:
                    self.visit.leave()
                self.dismiss(summary)

        self.calm.disturbance()
        self.app.push_screen(Parting(self.words, summary, self.calm, over=self.last), closed)
