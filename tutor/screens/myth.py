"""A false rule: true or false? Then the page that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.screens.pages import PageScreen
from tutor.screens.quiz import QuizScreen
from tutor.session import Quiz
from tutor.session.myths import myth_page, myth_question

if TYPE_CHECKING:
    from tutor.words.words import Words


class MythScreen(QuizScreen):
    """One claim to be judged; Enter then opens its page."""

    def __init__(self, id_: str, words: Words) -> None:
        question = myth_question(id_.rpartition("/")[2])
        super().__init__(Quiz(lambda: question, words))
        self.page_id = id_

    def heading(self) -> tuple[str, ...]:
        """Which claim it is."""
        return (self.words.say("screen-true-or-false"),)

    @property
    def summary(self) -> str:
        """Nothing to be told at the end."""
        return ""

    async def go_on(self) -> None:
        """On to the page, in the place of the question."""
        number = self.page_id.rpartition("/")[2]
        self.app.switch_screen(PageScreen(lambda words: myth_page(number, words), self.words))

    def end(self) -> None:
        """Back to the list."""
        self.dismiss("")
