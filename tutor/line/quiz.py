"""The quiz in line mode: plain sentences, no boxes, no repaint; every prompt says which question it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TextIO

from tutor.drill.panes import Count, Pick
from tutor.rules.seats import Seat
from tutor.session import Entry, Option, Quiz, Reply, Unclear
from tutor.words.plain import printable

if TYPE_CHECKING:
    from tutor.words.spoken import Pack
    from tutor.words.words import Words

LINE: Final = 4096
"""Characters read of one line; whatever follows in it is passed over."""

PROMPT: Final = "> "
STREAK: Final = 5
"""So many right or wrong answers in a row are worth a word."""


def run(
    quiz: Quiz,
    source: TextIO,
    out: TextIO,
    *,
    count: int | None = None,
    languages: Callable[[], tuple[str, ...]] | None = None,
    words_in: Callable[[str, Pack], Words] | None = None,
) -> int:
    """Ask until the learner stops, the input ends or `count` questions are answered.

    `languages` are those to go round, `words_in` gives the words of a language and pack.
    Returns the exit status, 0.
    """
    front = LineQuiz(quiz, source, out, count, languages or _languages, words_in or type(quiz.words))
    front.run()
    return 0


def _languages() -> tuple[str, ...]:
    from tutor.words.files import language_codes

    return language_codes()


@dataclass
class LineQuiz:
    """A quiz, and the two streams between which it goes on."""

    quiz: Quiz
    source: TextIO
    out: TextIO
    count: int | None
    languages: Callable[[], tuple[str, ...]]
    words_in: Callable[[str, Pack], Words]
    streak: int = 0  # right answers in a row; below 0, wrong ones

    def run(self) -> None:
        """Question after question, then how the run went: after an interruption, too."""
        quiz = self.quiz
        self._tell(quiz.words.say("line-welcome"))
        try:
            while self._ask() and (self.count is None or quiz.answered < self.count):
                quiz.advance()
        finally:
            self._tell("", quiz.summary)

    def _ask(self) -> bool:
        """Put one question until it is answered. Returns False when the learner stops."""
        self._tell("", *self._question())
        while (line := self._line()) is not None:
            command = self._command(line)
            if command == "stop":
                return False
            if command:
                self._obey(command)
                continue
            reply = self.quiz.type(line)
            if isinstance(reply, Unclear):
                self._tell(reply.message)
            else:
                self._tell(*reply_lines(reply), *self._encouraged(reply))
                return True
        return False

    def _encouraged(self, reply: Reply) -> list[str]:
        """After some right answers in a row an offer to move on, after some wrong ones more help."""
        right = reply.verdict.right
        self.streak = max(self.streak, 0) + 1 if right else min(self.streak, 0) - 1
        if abs(self.streak) < STREAK:
            return []
        self.streak = 0
        return [self.quiz.words.say("line-after-right" if right else "line-after-wrong")]

    # -- commands ----------------------------------------------------------------------------------------------------

    def _command(self, line: str) -> str:
        """What a line asks for that is no answer; empty if it is one.

        A small letter is a command. A capital one may be a card or a seat (`W`, `Q`), and is a command only where it
        is none.
        """
        said = line.strip("\ufeff \t\r\n")
        if said in _COMMANDS:
            return _COMMANDS[said]
        if said.lower() in _COMMANDS and not self._is_answer(said):
            return _COMMANDS[said.lower()]
        return ""

    def _is_answer(self, said: str) -> bool:
        entry = self.quiz.entries[0]
        return any(said in (option.code, *option.code[:1]) for option in entry.options)

    def _obey(self, command: str) -> None:
        quiz = self.quiz
        match command:
            case "why":
                self._tell(*quiz.ask_why())
            case "help":
                self._tell(quiz.words.say("line-help"))
            case "again":
                self._tell(*self._question())
            case "language":
                codes = self.languages()
                here = codes.index(quiz.words.lang) if quiz.words.lang in codes else -1
                self._speak(codes[(here + 1) % len(codes)], quiz.words.pack)
            case "pack":
                self._speak(quiz.words.lang, "french" if quiz.words.pack == "hungarian" else "hungarian")

    def _speak(self, lang: str, pack: Pack) -> None:
        """Put the same question again in other words."""
        self.quiz.words = self.words_in(lang, pack)
        self._tell(self.quiz.words.say("line-help"), "", *self._question())

    # -- lines -------------------------------------------------------------------------------------------------------

    def _question(self) -> list[str]:
        """A question as it is read out: its number, the table, what is asked, the options, how to answer."""
        quiz, words = self.quiz, self.quiz.words
        task = quiz.task
        if self.count is None:
            number = words.say("question-number", number=task.number)
        else:
            number = words.say("question-number-of", number=task.number, count=self.count)
        fields = [line for entry in task.entries for line in field_lines(entry, words)]
        return [number, *task.table, task.prompt, *fields, task.how]

    def _tell(self, *lines: str) -> None:
        self.out.write(printable("\n".join(lines) + "\n", self.out))
        self.out.flush()

    def _line(self) -> str | None:
        """The next line, or None at the end of the input."""
        if self.source.isatty():
            self.out.write(PROMPT)
            self.out.flush()
        line = rest = self.source.readline(LINE)
        while rest and not rest.endswith("\n"):
            rest = self.source.readline(LINE)
        return line or None


_COMMANDS: Final = {
    "q": "stop",
    "w": "why",
    "?": "help",
    "r": "again",
    "l": "language",
    "p": "pack",
}


def field_lines(entry: Entry, words: Words) -> list[str]:
    """What is to be read out of a field: its options where the table has not told them, or its label."""
    match entry.field:
        case Count() | Pick(kind="card"):
            return [entry.label] if entry.label else []
        case Pick(kind="choice"):
            return [_option(option, words) for option in entry.options]
        case Pick(kind="play"):
            return _plays(entry, words)
        case Pick():
            listed = words.join([_option(option, words) for option in entry.options], "plain")
            return [words.say("labelled", label=entry.label, text=listed) if entry.label else listed]


def _option(option: Option, words: Words) -> str:
    """An option behind its key, unless it is called so anyway."""
    if option.key == option.name or not option.key.isdigit():
        return option.name
    return words.say("numbered", number=option.key, text=option.name)


def _plays(entry: Entry, words: Words) -> list[str]:
    """The plays of a round, a line for each trick: who played, each behind a number."""
    nothing, *plays = entry.options
    tricks: dict[str, list[str]] = {}
    for play in plays:
        trick, seat = play.code.split(":")
        name = words.say("numbered", number=play.key, text=words.seat(Seat(seat)))
        tricks.setdefault(trick, []).append(name)
    told = [
        words.say("line-trick", number=int(trick), plays=words.join(names, "plain")) for trick, names in tricks.items()
    ]
    return [_option(nothing, words), *told]


def reply_lines(reply: Reply) -> list[str]:
    """A verdict as it is read out."""
    return list(reply.lines)
