"""What the program says in one language and one pack: whole sentences out of values.

Fluent is loaded when the first word is said: whoever only hands `Words` on does not pay for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tutor.cards import Card, NotNotation, Suit
from tutor.content.problems import Problem
from tutor.drill.answers import Answer
from tutor.drill.beliefs import Belief
from tutor.drill.questions import Question, Text
from tutor.drill.remarks import Remark
from tutor.rules.faults import Fault
from tutor.rules.position import Position
from tutor.rules.reasons import Reason
from tutor.rules.seats import Seat, Side
from tutor.words.asking import answer_facts, question_facts
from tutor.words.explaining import reason_facts
from tutor.words.files import REFERENCE, TEXT_PREFIX, language_folder
from tutor.words.narration import narrate

if TYPE_CHECKING:
    from tutor.words.catalogue import Catalogue
    from tutor.words.spoken import Functions, Pack

_YOU: Final = Seat.S
_NONE: Final = "none"
_WORDS: Final = re.compile(r"[\w-]+( [\w-]+)+")


class Words:
    """The words of one language, for one pack; `pack` may be set anew at any moment.

    >>> Words("en", "french").card(Card.parse("Th"), "the")
    'the ten of hearts'

    Raises: `CatalogueError` where the catalogues are at fault, or a caller's arguments; tests leave neither.
    """

    def __init__(self, lang: str = REFERENCE, pack: Pack = "hungarian", folder: Path | None = None) -> None:
        self.lang = lang
        self.pack = pack
        self._root = folder

    @cached_property
    def catalogue(self) -> Catalogue:
        """The messages of this language."""
        from tutor.words.catalogue import Catalogue

        return Catalogue(language_folder(self.lang, self._root), self._names.table())

    @cached_property
    def _names(self) -> Functions:
        from tutor.words.spoken import Functions

        return Functions(self)

    # -- messages --------------------------------------------------------------------------------------------------

    def say(self, id_: str, /, **args: object) -> str:
        """A message with its arguments, exactly those it has; `id.attribute` names one of its attributes.

        Cards, suits, seats, and lists of them are given as they are, a side as its code, absent things as None.
        """
        return self.format(id_, args)

    def format(self, id_: str, args: Mapping[str, object], *, more: bool = False) -> str:
        """As `say`, the arguments in a mapping; with `more`, some of these may be unused."""
        from tutor.words.spoken import argument

        name, _, attribute = id_.partition(".")
        spoken = {key: argument(value) for key, value in args.items()}
        return self.catalogue.format(name, spoken, attribute or None, more=more)

    def join(self, texts: Iterable[str], join: str = "and") -> str:
        """Texts as a list: joined with "and", "or", or commas only (`plain`)."""
        return self._names.join(texts, join)

    def numbered(self, texts: Iterable[str]) -> str:
        """Texts in one line, each behind its number, from 1."""
        return self.join((self.say("numbered", number=n, text=text) for n, text in enumerate(texts, 1)), "plain")

    def date(self, day: date) -> str:
        """A day as this language writes it.

        >>> Words("ro").date(date(2026, 11, 30))
        '30 noiembrie 2026'
        """
        from babel import Locale, UnknownLocaleError
        from babel.dates import format_date

        try:
            return format_date(day, "long", Locale.parse(self.lang))
        except (UnknownLocaleError, ValueError):  # a language of the learner's own that has no name anywhere
            return format_date(day, "long", Locale.parse(REFERENCE))

    def text(self, text: Text) -> str:
        """An authored text: by its id, or of its own sentences the one in this language, else in English, else any."""
        if text.id is not None:
            return self.say(TEXT_PREFIX + text.id)
        sentences = dict(text.sentences)
        return sentences.get(self.lang) or sentences.get(REFERENCE) or text.sentences[0][1]

    # -- names -----------------------------------------------------------------------------------------------------

    def card(self, card: Card, form: str = "") -> str:
        """A card's name in one of the forms that this language has: bare, `the`, …"""
        return self._names.named(card, form)

    def cards(self, cards: Iterable[Card], form: str = "", join: str = "and") -> str:
        """Cards in the order given, as a list."""
        return self._names.named(tuple(cards), form, join)

    def suit(self, suit: Suit, form: str = "") -> str:
        """A suit's name."""
        return self._names.named(suit, form)

    def seat(self, seat: Seat, form: str = "") -> str:
        """A seat's name; "you" for the learner's."""
        return self._names.named(seat, form)

    def side(self, side: Side, form: str = "") -> str:
        """A side, named by its seats."""
        return self._names.side(side, form)

    def ruleset(self, id_: str) -> str:
        """A ruleset's name."""
        return self.say(f"ruleset-{id_}")

    def option(self, name: str, value: object) -> str:
        """An option with its value, as one phrase."""
        return self.say(f"option-{name.replace('_', '-')}", value=value)

    def rule(self, number: str) -> str:
        """A rule in one sentence."""
        return self.say(f"rule-{number}")

    def rule_title(self, number: str) -> str:
        """A rule's short title."""
        return self.say(f"rule-{number}.title")

    # -- positions, questions, answers, reasons ----------------------------------------------------------------------

    def table(
        self, position: Position, *, numbered: Sequence[Card] = (), friend: bool = False, trump: bool = True
    ) -> list[str]:
        """What a position shows, a sentence or two each, in the order of play.

        `numbered` are the cards among which the learner is about to choose: in the sentence about the hand that holds
        them each stands behind its number. It may be a `friend` of the learner's whose turn it is. Without `trump` the
        trump that a record's first lead has made is left to be found.
        """
        return narrate(self, position, tuple(numbered), friend=friend, trump=trump)

    def question(self, position: Position, question: Question) -> str:
        """A question in one sentence or two."""
        return self.format(f"question-{question.kind}", question_facts(self, position, question))

    def answer(self, question: Question, answer: Answer) -> str:
        """An answer in a few words, as a learner would say it."""
        return self._answer(question, answer, "")

    def given(self, question: Question, answer: Answer) -> str:
        """The learner's own answer said back to them, in a sentence."""
        return self._answer(question, answer, ".given")

    def right(self, question: Question, answer: Answer) -> str:
        """The right answer, in a sentence."""
        return self._answer(question, answer, ".right")

    def _answer(self, question: Question, answer: Answer, attribute: str) -> str:
        return self.format(f"answer-{question.kind}{attribute}", answer_facts(self, question, answer), more=True)

    def reason(self, reason: Reason, position: Position | None = None, *, short: bool = False) -> str:
        """Why an answer is what it is, in a sentence or two; `short` confirms a right answer.

        The seat that a duty binds is the one to play in the position, the learner's where none is given.
        """
        seat = position.turn if position is not None else None
        id_, facts = reason_facts(self, reason, seat if seat is not None else _YOU)
        return self.format(f"{id_}.short" if short else id_, facts, more=True)

    def remark(self, remark: Remark, position: Position | None = None, *, friend: bool = False) -> str:
        """What an answer overlooked, in a sentence; it may be a `friend` of the learner's who holds these cards."""
        seat = position.turn if position is not None else None
        id_, facts = reason_facts(self, remark, seat if seat is not None else _YOU)
        of_friend = friend and "friend" in self.catalogue.uses(id_)
        return self.format(f"{id_}.friend" if of_friend else id_, facts, more=True)

    def belief(self, belief: Belief, *, where: bool = False) -> str:
        """What a wrong answer looks as if somebody had believed; `where` it would be right, if it would anywhere."""
        return self.say(f"belief-{belief.id}.where" if where else f"belief-{belief.id}")

    # -- what is wrong ---------------------------------------------------------------------------------------------

    def problem(self, problem: Problem | Fault | NotNotation) -> str:
        """What is wrong with a file or a line of input, and what to do, in one sentence; not where it stands."""
        raw = {"found": problem.found, **problem.facts} if isinstance(problem, NotNotation) else problem.facts
        facts: dict[str, str | int] = {name: fact if isinstance(fact, int) else str(fact) for name, fact in raw.items()}
        found, allowed = str(facts.get("found", "")), str(facts.get("allowed", ""))
        facts.setdefault("nearest", nearest(found, allowed.split()))
        if len(found) > 1 and len(str(facts["nearest"])) == 1:  # a letter is no help to who wrote a word
            facts["nearest"] = _NONE
        if _WORDS.fullmatch(allowed):
            facts["allowed"] = self.join(allowed.split(), "plain")
        return self.format(f"problem-{problem.error}", facts, more=True)


def nearest(found: str, allowed: Sequence[str]) -> str:
    """The allowed word that is most like the one found; `none` where none is much like it.

    >>> nearest("Trik", ("trump", "trick")), nearest("xyz", ("trump", "trick"))
    ('trick', 'none')
    """
    from difflib import get_close_matches

    folded = {word.casefold(): word for word in allowed}
    like = get_close_matches(found.casefold(), folded, n=1)
    return folded[like[0]] if like else _NONE
