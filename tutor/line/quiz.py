"""The quiz in line mode: plain sentences, no boxes, no repaint; every prompt says which question it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from tutor.session import Option, Quiz, Reply, Task, Unclear
from tutor.words.plain import printable

Tell = Callable[..., None]
"""Writes some lines."""


def run(quiz: Quiz, source: TextIO, out: TextIO, *, count: int | None = None) -> int:
    """Ask until the learner stops, the input ends or `count` questions are answered.

    Returns the exit status, 0.
    """

    def tell(*lines: str) -> None:
        out.write(printable("\n".join(lines) + "\n", out))
        out.flush()

    tell(quiz.words.say("line-welcome"))
    while ask(quiz, source, tell):
        if count is not None and quiz.answered >= count:
            break
        quiz.advance()
    tell("", quiz.summary)
    return 0


def ask(quiz: Quiz, source: TextIO, tell: Tell) -> bool:
    """Put one question until it is answered. Returns False when the learner stops."""
    tell("", *question_lines(quiz, quiz.task))
    while True:
        line = source.readline()
        if not line:
            return False
        match line.strip().casefold():
            case "q":
                return False
            case "w":
                tell(*quiz.rules)
                continue
            case "?":
                tell(quiz.words.say("line-help"))
                continue
        reply = quiz.type(line)
        if isinstance(reply, Unclear):
            tell(reply.message)
            continue
        tell(*reply_lines(reply))
        return True


def question_lines(quiz: Quiz, task: Task) -> list[str]:
    """A question as it is read out: its number, the table, what is asked, the options, how to answer."""
    lines = [quiz.words.say("question-number", number=task.number), *task.table, task.prompt]
    for entry in task.entries:
        if entry.options and entry.options[0].card is None:
            options = [_option(quiz, option) for option in entry.options]
            listed = quiz.words.join(options, "plain")
            lines.append(quiz.words.say("labelled", label=entry.label, text=listed) if entry.label else listed)
        elif entry.label:
            lines.append(entry.label)
    return [*lines, task.how]


def _option(quiz: Quiz, option: Option) -> str:
    """An option behind its key, unless the key is its whole name."""
    if option.key == option.name:
        return option.name
    return quiz.words.say("numbered", number=option.key, text=option.name)


def reply_lines(reply: Reply) -> list[str]:
    """A verdict as it is read out."""
    return list(reply.lines)
