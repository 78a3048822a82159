"""Home in line mode: what there is to choose, numbered, and what each choice opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TextIO

from tutor.content.draw import NoSuchQuiz
from tutor.line import lesson as lessons
from tutor.line import quiz as quizzes
from tutor.line.pages import page_lines, pages
from tutor.line.talk import hear, tell
from tutor.session.home import Door, doors, practice
from tutor.session.trainer import Trainer

if TYPE_CHECKING:
    from tutor.drill.lesson import Lesson
    from tutor.session.visits import QuizVisit
    from tutor.words.spoken import Pack
    from tutor.words.words import Words


def run(
    trainer: Trainer,
    source: TextIO,
    out: TextIO,
    *,
    words_in: Callable[[str, Pack], Words],
    more: Callable[[str], Sequence[str]],
) -> int:
    """Let the learner choose until they leave or the input ends; `more` tells of a room that has no face of its own.

    Returns the exit status, 0.
    """
    LineHome(trainer, source, out, words_in, more).run()
    return 0


_COMMANDS: Final = {"q": "leave", "l": "language", "p": "pack", "r": "again", "": "again", "?": "again"}


@dataclass
class LineHome:
    """Home, and the two streams between which it goes on."""

    trainer: Trainer
    source: TextIO
    out: TextIO
    words_in: Callable[[str, Pack], Words]
    more: Callable[[str], Sequence[str]]

    @property
    def words(self) -> Words:
        """The words spoken now."""
        return self.trainer.words

    def run(self) -> None:
        """Choice after choice."""
        self._tell(self.words.say("home-line-welcome"))
        self._choose(lambda: doors(self.trainer), self._open)

    def _choose(self, found: Callable[[], list[Door]], chosen: Callable[[Door], None]) -> None:
        """Tell what there is, and open what is chosen, until the learner goes back."""
        self._list(found())
        while (line := self._line()) is not None:
            said = line.strip("\ufeff \t\r\n")
            match _COMMANDS.get(said, ""):
                case "leave":
                    return
                case "language":
                    self._speak(1)
                case "pack":
                    self._speak(0)
                case "":
                    there = found()
                    if not (said.isascii() and said.isdigit() and len(said) < 5 and 0 < int(said) <= len(there)):
                        self._tell(self.words.say("home-line-unknown", found=said[:40], highest=len(there)))
                        continue
                    chosen(there[int(said) - 1])
            self._list(found())

    def _speak(self, step: int) -> None:
        from tutor.words.files import language_codes

        codes, words = language_codes(), self.words
        lang = codes[(codes.index(words.lang) + step) % len(codes)]
        pack: Pack = words.pack if step else "french" if words.pack == "hungarian" else "hungarian"
        self.trainer.words = self.words_in(lang, pack)

    # -- what a choice opens -------------------------------------------------------------------------------------------

    def _open(self, door: Door) -> None:
        kind, _, name = door.id.partition("/")
        match kind:
            case "on":
                self._go_on()
            case "lesson":
                lesson = self.trainer.lesson(name)
                assert lesson is not None
                self._lesson(lesson)
            case "practice":
                self._choose(lambda: practice(self.trainer), self._practise)
            case "myths" | "glossary" | "sources":
                self._tell(*pages(kind, None, self.words))
            case "progress":
                from tutor.session.statement import statement

                self._tell(*page_lines(statement(self.trainer.memory, self.words), self.words))
            case _:
                self._tell(*self.more(kind))

    def _lesson(self, lesson: Lesson) -> None:
        visit = self.trainer.visit(lesson)
        lessons.run(visit.run, self.source, self.out, words_in=self.words_in, visit=visit)
        self.trainer.words = visit.run.words

    def _go_on(self) -> None:
        place = self.trainer.left_open
        assert place is not None
        lesson = self.trainer.lesson(place.lesson) if place.lesson is not None else None
        if lesson is not None:
            self._lesson(lesson)
        else:
            self._quiz(self.trainer.resumed(place) or self.trainer.quiz(self.trainer.wishes()))

    def _practise(self, door: Door) -> None:
        what, _, name = door.id.partition("/")
        wishes = self.trainer.wishes(rule=name if what == "rule" else None, kind=name if what == "kind" else None)
        try:
            self._quiz(self.trainer.quiz(wishes))
        except NoSuchQuiz as fault:
            self._tell(self.words.say(fault.reason, **fault.facts))

    def _quiz(self, visit: QuizVisit) -> None:
        quizzes.run(visit.quiz, self.source, self.out, count=visit.count, words_in=self.words_in, visit=visit)
        self.trainer.words = visit.quiz.words

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _list(self, found: list[Door]) -> None:
        words = self.words
        told = [""]
        for number, door in enumerate(found, 1):
            if door.above:
                told.append(door.above)
            label = words.say("home-line-aside", label=door.label, aside=door.aside) if door.aside else door.label
            told.append(words.say("home-line-door", number=number, label=label))
        self._tell(*told)

    def _tell(self, *lines: str) -> None:
        tell(self.out, *lines)

    def _line(self) -> str | None:
        return hear(self.source, self.out)
