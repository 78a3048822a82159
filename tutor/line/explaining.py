"""`words coverage`: is every answer that can be given explained by what decides, in every language?"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from tutor.content.draw import shipped_folder
from tutor.content.reader import read
from tutor.drill.answering import answers_to
from tutor.drill.beliefs import answers_of_beliefs
from tutor.drill.coverage import specific
from tutor.drill.explain import Explanation, explain
from tutor.drill.scenario import Scenario
from tutor.generate.parting import any_table
from tutor.generate.questions import MAKERS, kinds_for, random_question
from tutor.session.telling import reply_to
from tutor.words.files import language_codes, text_ids
from tutor.words.plain import printable
from tutor.words.words import Words

TOLD: Final = 7
"""Of so many explanations one is put into words; which one changes from question to question."""


@dataclass
class Count:
    """How many questions of a kind were asked, answers given, explanations told in words, and generic ones found."""

    questions: int = 0
    answers: int = 0
    told: int = 0
    generic: int = 0


def coverage(words: Words, *, each: int, everything: bool = False) -> int:
    """Explain every answer to all shipped questions and `each` fresh ones of a kind, and print a table.

    With `everything` each explanation is put into words in every language, not one of some. Returns the exit status:
    1 where an explanation does not state what decides.
    """
    spoken = [Words(lang, words.pack) for lang in language_codes()]
    counts: dict[str, Count] = {kind: Count() for kind in MAKERS}
    shipped = read([str(shipped_folder("scenarios"))], text_ids=text_ids()).scenarios
    for scenario in (*shipped, *_fresh(each)):
        _cover(scenario, counts.setdefault(scenario.question.kind, Count()), spoken, 1 if everything else TOLD)
    for line in _table(counts, words, len(spoken)):
        sys.stdout.write(printable(line + "\n", sys.stdout))
    return int(any(count.generic for count in counts.values()))


def _fresh(each: int) -> Iterator[Scenario]:
    """Questions of every kind at tables of all sorts, the same in every run."""
    for kind in MAKERS:
        rng, made = Random(f"coverage {kind}"), 0
        while made < each:
            rules = any_table(rng)
            if kind in kinds_for(rules):
                made += 1
                yield random_question(rng, rules, kind)


def _cover(scenario: Scenario, count: Count, spoken: Iterable[Words], one_of: int) -> None:
    position, question = scenario.position, scenario.question
    ideas = answers_of_beliefs(position, question)
    count.questions += 1
    for given in answers_to(position, question):
        told = explain(position, question, given, scenario.solution, ideas)
        count.answers += 1
        count.generic += not specific(told, position, question)
        if (count.answers + count.questions) % one_of == 0:
            count.told += 1
            count.generic += any(_empty(scenario, told, words) for words in spoken)


def _empty(scenario: Scenario, told: Explanation, words: Words) -> bool:
    """Whether an explanation has an empty sentence in a language, or too few; messages that fail raise."""
    reply = reply_to(scenario, told, told.beliefs, words)
    return not all(line.strip() for line in reply.lines) or len(reply.because) < 1 + (not told.verdict.right)


def _table(counts: dict[str, Count], words: Words, languages: int) -> Iterator[str]:
    headings = [words.say(f"coverage-{name}") for name in ("kind", "questions", "answers", "told", "generic")]
    rows = [[kind, *map(str, (c.questions, c.answers, c.told, c.generic))] for kind, c in counts.items()]
    widths = [max(len(row[place]) for row in (headings, *rows)) for place in range(len(headings))]
    for row in (headings, *rows):
        yield "  ".join(
            cell.ljust(width) if not place else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
    answers, generic = sum(c.answers for c in counts.values()), sum(c.generic for c in counts.values())
    share = f"{100 * generic / answers:.2f}"
    yield words.say("coverage-summary", answers=answers, generic=generic, share=share, languages=languages)
