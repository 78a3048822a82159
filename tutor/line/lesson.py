"""A lesson in line mode, and the list of lessons: plain sentences, no boxes, no repaint."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TextIO

from tutor.drill.lesson import Lesson
from tutor.line.quiz import field_lines, is_code
from tutor.line.talk import hear, tell
from tutor.rules.position import Position
from tutor.session.lesson import END, LessonRun, StepView
from tutor.session.task import Task, Unclear
from tutor.session.trainer import next_lesson

if TYPE_CHECKING:
    from tutor.memory import Memory
    from tutor.session.visits import LessonVisit
    from tutor.words.spoken import Pack
    from tutor.words.words import Words


def lesson_lines(lessons: Sequence[Lesson], words: Words, done: Collection[str] = ()) -> list[str]:
    """The lessons with what they teach, and which comes next; `done` are the ids of those that are done."""
    told = []
    for lesson in lessons:
        title = words.text(lesson.title)
        teaches = words.join([words.rule_title(rule) for rule in lesson.rules], "apart")
        facts = {"number": lesson.number, "title": title, "command": command_of(lesson), "done": lesson.id in done}
        told.append(words.say("lesson-listed", **facts))
        told.append(words.say("lesson-exam-asks" if lesson.examines else "lesson-teaches", rules=teaches))
    following = next_lesson(lessons, done)
    if following is not None:
        told.append(words.say("lesson-next", title=words.text(following.title), command=command_of(following)))
    return told


def command_of(lesson: Lesson) -> str:
    """What opens a lesson."""
    return f"cruce-tutor lesson {lesson.id}"


def run(
    lesson: LessonRun,
    source: TextIO,
    out: TextIO,
    *,
    languages: Callable[[], tuple[str, ...]] | None = None,
    words_in: Callable[[str, Pack], Words] | None = None,
    visit: LessonVisit | None = None,
) -> int:
    """Lead through a lesson until it is over, the learner stops or the input ends; `visit` keeps the place.

    Returns the exit status, 0.
    """
    LineLesson(lesson, source, out, languages or _languages, words_in or type(lesson.words), visit).run()
    return 0


def _languages() -> tuple[str, ...]:
    from tutor.words.files import language_codes

    return language_codes()


_COMMANDS: Final = {
    "q": "stop",
    "b": "back",
    "h": "hint",
    "w": "why",
    "ww": "why",
    "k": "keys",
    "?": "help",
    "r": "again",
    "l": "language",
    "p": "pack",
    "g": "terms",
}


@dataclass
class LineLesson:
    """A lesson, and the two streams between which it goes on."""

    lesson: LessonRun
    source: TextIO
    out: TextIO
    languages: Callable[[], tuple[str, ...]]
    words_in: Callable[[str, Pack], Words]
    visit: LessonVisit | None = None

    def run(self) -> None:
        """Step after step."""
        lesson = self.lesson
        self._tell(lesson.title, lesson.words.say("lesson-welcome"))
        self._tell("", *self._step())
        while not lesson.finished and (line := self._line()) is not None:
            command = self._command(line)
            if command == "stop":
                self._left()
                break
            self._obey(command, line)
            if self.visit is not None:
                self.visit.save()
        if lesson.finished and lesson.lesson.examines and self.visit is not None:
            self._state(self.visit.pen.keep.memory)

    def _left(self) -> None:
        """Keep the place, and say so where it is kept for longer than this run."""
        if self.visit is not None:
            self.visit.save()
            if self.visit.pen.keep.lasting:
                self._tell(self.lesson.words.say("lesson-left"))

    def _state(self, memory: Memory) -> None:
        """What is known, and on what evidence."""
        from tutor.session.statement import statement

        page = statement(memory, self.lesson.words)
        self._tell("", page.title, *page.paragraphs)

    # -- commands --------------------------------------------------------------------------------------------------

    def _command(self, line: str) -> str:
        """What a line asks for that is no answer: a small letter, or nothing at all where nothing is asked.

        Where a suit is asked for, `h` is one, and `H` the command.
        """
        said, asked = line.strip("\ufeff \t\r\n"), self.lesson.asked
        if asked is None or not asked.open:
            return _COMMANDS.get(said.lower(), "onward") if said else "next"
        if is_code(said, asked.entries[0]):
            return ""
        return _COMMANDS.get(said.lower() if said == "H" else said, "")

    def _obey(self, command: str, line: str) -> None:
        lesson, words = self.lesson, self.lesson.words
        match command:
            case "next":
                self._next()
            case "onward":
                self._tell(*self._onward(lesson.view))
            case "keys":
                self._tell(words.say("lesson-help"))
            case "back":
                if lesson.back():
                    self._tell("", *self._step())
                else:
                    self._tell(words.say("lesson-at-start"))
            case "why":
                self._tell(*lesson.ask_why())
            case "hint":
                self._tell(*(lesson.hint() or (words.say("lesson-no-hint"),)))
            case "help":
                self._tell(*lesson.owed(), words.say("lesson-help"))
            case "terms":
                from tutor.line.pages import term_lines

                self._tell(*term_lines(self._step(whole=True), words))
            case "again":
                self._tell("", *self._step(whole=True))
            case "language":
                codes = self.languages()
                here = codes.index(words.lang) if words.lang in codes else -1
                self._speak(codes[(here + 1) % len(codes)], words.pack, "line-speaks")
            case "pack":
                self._speak(words.lang, "french" if words.pack == "hungarian" else "hungarian", "line-pack")
            case _:
                self._answer(line)

    def _speak(self, lang: str, pack: Pack, change: str) -> None:
        """Tell the same step again in other words, and say which."""
        self.lesson.words = self.words_in(lang, pack)
        self._tell(self.lesson.words.say(change), "", *self._step(whole=True))

    def _next(self) -> None:
        """Go on; a round that is watched goes on by a whole trick."""
        before = self.lesson.view
        self.lesson.next()
        view = self.lesson.view
        if view.id != before.id or not view.plays:
            self._tell("", *self._step())
            return
        while view.more and not view.plays[-1].ends:
            self.lesson.next()
            view = self.lesson.view
        played = view.plays[len(before.plays) :]
        self._tell(*(" ".join(play.lines) for play in played), *self._onward(view))

    def _answer(self, line: str) -> None:
        reply = self.lesson.type(line)
        words = self.lesson.words
        if isinstance(reply, Unclear):
            self._tell(reply.message)
        elif reply is not None:
            onward = words.say("lesson-try-again" if self.lesson.open else "lesson-go-on")
            self._tell(*reply.lines, onward)

    # -- lines -----------------------------------------------------------------------------------------------------

    def _step(self, *, whole: bool = False) -> list[str]:
        """A step as it is read out; a text that is known already is passed over, unless the `whole` is wanted."""
        view, words = self.lesson.view, self.lesson.words
        if view.kind == END:
            return list(view.paragraphs)
        told = [words.say("lesson-step", number=view.number, of=view.of)]
        if view.part == 1:
            told += [words.say("lesson-known")] if view.known and not whole else view.paragraphs
        if view.task is not None:
            told += self._task(view, view.task)
        elif view.position is not None:
            told += words.table(_shown(view.position))
        told += [" ".join(play.lines) for play in view.plays]
        return [*told, *self._onward(view)]

    def _task(self, view: StepView, task: Task) -> list[str]:
        words = self.lesson.words
        id_ = "lesson-trick" if view.kind == "round" else "question-number-of"
        number = [words.say(id_, number=view.part, count=view.parts)] if view.parts > 1 else []
        fields = [line for entry in task.entries for line in field_lines(entry, words)]
        told = [*number, *task.table, *task.said, task.prompt, *fields]
        return (
            [*told, task.how, *self.lesson.hinted]
            if view.open
            else [*told, *(view.reply.lines if view.reply is not None else ())]
        )

    def _onward(self, view: StepView) -> list[str]:
        return [] if view.open else [self.lesson.words.say("lesson-go-on")]

    def _tell(self, *lines: str) -> None:
        tell(self.out, *lines)

    def _line(self) -> str | None:
        return hear(self.source, self.out)


def _shown(position: Position) -> Position:
    """A position to be told: of a round that will be watched, only how it begins."""
    if position.record is None:
        return position
    return replace(position, record=replace(position.record, plays=()))
