"""The quiz in line mode: plain sentences, no boxes, no repaint; every prompt says which question it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TextIO

from tutor.drill.panes import Count, Pick
from tutor.line.talk import hear, tell
from tutor.rules.seats import Seat
from tutor.session import Entry, Option, Quiz, Reply, Unclear

if TYPE_CHECKING:
    from tutor.session.visits import QuizVisit
    from tutor.words.spoken import Pack
    from tutor.words.words import Words


def run(
    quiz: Quiz,
    source: TextIO,
    out: TextIO,
    *,
    languages: Callable[[], tuple[str, ...]] | None = None,
    words_in: Callable[[str, Pack], Words] | None = None,
    visit: QuizVisit | None = None,
    welcome: bool = True,
) -> int:
    """Ask until the learner stops, the input ends or the quiz is over.

    `languages` are those to go round, `words_in` gives the words of a language and pack, `visit` keeps the place.
    Without `welcome` it begins with the first question.
    Returns the exit status, 0.
    """
    spoken = languages or _languages, words_in or type(quiz.words)
    LineQuiz(quiz, source, out, *spoken, visit=visit, welcome=welcome).run()
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
    languages: Callable[[], tuple[str, ...]]
    words_in: Callable[[str, Pack], Words]
    visit: QuizVisit | None = None
    welcome: bool = True

    def run(self) -> None:
        """Question after question, then how the run went: after an interruption, too."""
        quiz = self.quiz
        if self.welcome:
            self._tell(quiz.words.say("line-welcome"))
        if not quiz.open and not quiz.over:
            quiz.advance()
        if quiz.number > 1 and not quiz.over:
            self._tell(quiz.words.say("quiz-resumed", number=quiz.number))
        try:
            while not quiz.over and self._ask():
                if not quiz.over:
                    quiz.advance()
        finally:
            if self.visit is not None:
                self.visit.leave() if quiz.over else self.visit.save()
            self._tell("", quiz.summary)

    def _ask(self) -> bool:
        """Put one question until it is answered; one that is skipped makes room for another.

        Returns False when the learner stops.
        """
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
                self._tell(*reply_lines(reply), *self._aside())
                return True
        return False

    def _aside(self) -> list[str]:
        """What is said beside a verdict; to an offer to move on, how that is done here."""
        quiz = self.quiz
        onward = [quiz.words.say("line-move-on")] if quiz.aside and quiz.streak.move_on else []
        return [*quiz.aside, *onward]

    # -- commands ----------------------------------------------------------------------------------------------------

    def _command(self, line: str) -> str:
        """What a line asks for that is no answer; empty if it is one.

        A letter that is written as one of the options is (`W`, `Q`, and `h` where a suit is asked for) is an answer;
        in the other case, and everywhere else, it is a command.
        """
        said = line.strip("\ufeff \t\r\n")
        return "" if is_code(said, self.quiz.entries[0]) else _COMMANDS.get(said.lower(), "")

    def _obey(self, command: str) -> None:
        quiz, words = self.quiz, self.quiz.words
        match command:
            case "hint":
                self._tell(*quiz.hint())
            case "why":
                self._tell(*quiz.ask_why())
            case "depths":
                self._tell(*(quiz.depths or (words.say("line-no-last"),)))
            case "help":
                self._tell(*quiz.owed(), *self._help())
            case "keys":
                self._tell(*self._help())
            case "terms":
                from tutor.line.pages import term_lines  # who asks for no word waits for none of them

                self._tell(*term_lines(self._question(), words))
            case "skip":
                quiz.skip()
                self._tell("", *self._question())
            case "again":
                self._tell(*self._question())
            case "language":
                codes = self.languages()
                here = codes.index(words.lang) if words.lang in codes else -1
                self._speak(codes[(here + 1) % len(codes)], words.pack, "line-speaks")
            case "pack":
                self._speak(words.lang, "french" if words.pack == "hungarian" else "hungarian", "line-pack")

    def _help(self) -> list[str]:
        """What may be typed here."""
        words, field = self.quiz.words, self.quiz.entries[0].field
        suits = isinstance(field, Pick) and field.kind == "suit"
        return [words.say("line-help"), *([words.say("line-help-suits")] if suits else [])]

    def _speak(self, lang: str, pack: Pack, change: str) -> None:
        """Put the same question again in other words, and say which."""
        self.quiz.words = self.words_in(lang, pack)
        self._tell(self.quiz.words.say(change), "", *self._question())

    # -- lines -------------------------------------------------------------------------------------------------------

    def _question(self) -> list[str]:
        """A question as it is read out: its number, the table, what is asked, the options, how to answer, hints."""
        quiz, words = self.quiz, self.quiz.words
        task = quiz.task
        if quiz.count is None:
            number = words.say("question-number", number=task.number)
        else:
            number = words.say("question-number-of", number=task.number, count=quiz.count)
        fields = [line for entry in task.entries for line in field_lines(entry, words)]
        return [number, *task.table, task.prompt, *fields, task.how, *quiz.hinted]

    def _tell(self, *lines: str) -> None:
        tell(self.out, *lines)

    def _line(self) -> str | None:
        return hear(self.source, self.out)


_COMMANDS: Final = {
    "q": "stop",
    "h": "hint",
    "w": "why",
    "ww": "depths",
    "k": "keys",
    "?": "help",
    "s": "skip",
    "r": "again",
    "l": "language",
    "p": "pack",
    "g": "terms",
}


def is_code(said: str, entry: Entry) -> bool:
    """Whether something is the code of one of the options, or the capital letter with which a code begins."""
    codes = [option.code for option in entry.options]
    return said in codes or (said.isupper() and any(code.startswith(said) for code in codes))


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
