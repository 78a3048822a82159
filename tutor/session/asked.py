"""The questions inside a lesson: one that is asked once, an act that may be tried again, a pupil's card to be found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tutor.cards import Card, Hand
from tutor.drill.answers import Answer, Cards, YesNo
from tutor.drill.beliefs import BELIEFS, Belief
from tutor.drill.explain import refused
from tutor.drill.judge import Verdict
from tutor.drill.lesson import Do, Teachback
from tutor.drill.panes import Pick
from tutor.drill.questions import Accusation, AnnouncementOf, Choice, LegalPlays, MayPlay, TrickWinner
from tutor.drill.scenario import Scenario
from tutor.drill.solve import solve
from tutor.drill.teaching import mistaken
from tutor.memory.entries import Help
from tutor.rules.notation import Play
from tutor.rules.position import Position
from tutor.rules.reasons import Reason
from tutor.session.hints import Hint
from tutor.session.quiz import Quiz
from tutor.session.task import Entry, Option, Reply, Task, Unclear
from tutor.session.telling import explained, reply_to
from tutor.words.words import Words

_ONE: Final = "how-one"


class Asked(Quiz):
    """A question that a lesson asks once.

    Of the ideas behind a wrong answer it names the one that its step is about.
    """

    def __init__(self, scenario: Scenario, words: Words, beliefs: tuple[str, ...] = ()) -> None:
        self.beliefs = beliefs
        self.tries: list[list[str]] = []
        """What was answered, as it can be kept: codes and numbers, the last one being what stands."""
        super().__init__(lambda: scenario, words)

    @property
    def open(self) -> bool:
        """Whether an answer is still awaited."""
        return self.given is None

    @property
    def first(self) -> bool:
        """Whether the first answer was the right one, and had not been shown before."""
        return self.right > 0 and len(self.tries) == 1 and self.help is not Help.ANSWER

    def choose(self, values: list[str]) -> Reply | Unclear:
        """As a quiz does; what was answered is kept."""
        if not self.open:
            return self.reply
        before, self.given = self.given, None
        reply = self._judged(values)
        if isinstance(reply, Reply):
            self.tries.append(list(values))
        else:
            self.given = before
        return reply

    def type(self, text: str) -> Reply | Unclear:
        """As a quiz does, again and again while an answer is awaited."""
        if not self.open:
            return self.reply
        before, self.given = self.given, None
        reply = super().type(text)
        if isinstance(reply, Unclear):
            self.given = before
        return reply

    def _judged(self, values: list[str]) -> Reply | Unclear:
        return super().choose(values)

    @property
    def last(self) -> Reply | None:
        """What was said of the last answer, in the present language."""
        return self.reply if self.tries else None

    @property
    def aside(self) -> tuple[str, ...]:
        """Nothing: a lesson goes its own way, however many answers were right or wrong."""
        return ()

    def _suspect(self, answer: Answer) -> None:
        """Keep the idea that this step is about, or the only one: no other question will tell several apart.

        Of an accusation two things can be said, and whoever says the wrong one has mostly overlooked a card.
        """
        ideas = {idea.id: idea for idea in explained(self.scenario, answer).beliefs}
        own = tuple(ideas[id_] for id_ in self.beliefs if id_ in ideas)
        sure = len(ideas) == 1 and not isinstance(self.scenario.question, Accusation)
        self.suspects = own[:1] or (tuple(ideas.values()) if sure else ())


class OneCard(Asked):
    """A question answered by one card out of `cards`."""

    cards: tuple[Card, ...]
    card: Card | None = None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """One field: the cards, of which one is to be chosen."""
        pick = Pick("card", tuple(map(str, self.cards)))
        options = tuple(
            Option(str(card), str(number), self.words.card(card), card) for number, card in enumerate(self.cards, 1)
        )
        return (Entry(pick, "", options),)

    def _judged(self, values: list[str]) -> Reply | Unclear:
        codes = [code for value in values for code in value.split()]
        if not codes:
            return self._unclear("nothing-chosen")
        chosen = [card for card in self.cards if str(card) in codes]
        if len(codes) > 1 or not chosen:
            return self._unclear("only-one")
        self.card = chosen[0]
        self.answered += 1
        return self._closed(self.card)

    @property
    def depths(self) -> tuple[str, ...]:
        """The rules, and what is said of the last card."""
        return (*self.rules_told, *self.reply.because) if self.tries else ()

    def _closed(self, card: Card) -> Reply:
        self.given = Cards(Hand.of([card]))
        reply = self.reply
        self.right += reply.verdict.right
        return reply


class Act(OneCard):
    """A card to be played: any lawful one is right, and a wrong one may be taken back."""

    def __init__(self, step: Do, words: Words) -> None:
        self.cards = tuple(step.scenario.position.hand)
        self.then = step.then
        super().__init__(step.scenario, words, step.beliefs)

    def _closed(self, card: Card) -> Reply:
        self.fitting = self._ideas(card, lawful=card in self.scenario.position.duty.hand)
        return super()._closed(card)

    @property
    def open(self) -> bool:
        """Until a lawful card is played."""
        return not self.right

    @property
    def task(self) -> Task:
        """The table, and the wish to play a card."""
        words, scenario = self.words, self.scenario
        prompt = words.text(scenario.prompt) if scenario.prompt is not None else words.say("lesson-play-a-card")
        table = tuple(words.table(scenario.position, numbered=self.cards))
        return Task(self.number, scenario, table, prompt, words.say(_ONE), self.entries)

    def _hint_lines(self, hint: Hint) -> tuple[str, ...]:
        """The answer is one card that may be played, and why."""
        if hint is not Hint.ANSWER:
            return super()._hint_lines(hint)
        position = self.scenario.position
        card = next(iter(position.duty.hand))
        told = "hint-play" if position.trick else "hint-lead"
        return (self.words.say(told, card=card), self.words.reason(position.duty.why, position))

    @property
    def reply(self) -> Reply:
        """What is said of the card played last, and how the trick went on."""
        assert self.card is not None
        return self._replied(self.card)

    @property
    def marks(self) -> list[tuple[str, str]]:
        """The card played; where it may not be, which others may is left to be found."""
        assert self.card is not None
        return [(str(self.card), str(self.card) if self.right else "")]

    @property
    def played(self) -> tuple[Play, ...]:
        """The card played and what the others played behind it, once it is a lawful one."""
        turn = self.scenario.position.turn
        if not self.right or self.card is None or turn is None:
            return ()
        return (Play(turn, self.card), *self.behind)

    @property
    def behind(self) -> tuple[Play, ...]:
        """What the others play behind a lawful card, to the end of the trick."""
        return self.then

    def _replied(self, card: Card) -> Reply:
        scenario, words = self.scenario, self.words
        position = scenario.position
        lawful = card in position.duty.hand
        asked = replace(scenario, question=MayPlay(card), expect=None)
        reply = reply_to(asked, explained(asked, YesNo(True)), self._ideas(card, lawful=lawful), words)
        turn = position.turn
        assert turn is not None
        told = words.say("table-played" if position.trick else "table-led", seat=turn, card=card)
        headline, because = reply.headline, reply.because
        if not lawful:  # what is wrong with this card comes first; which others would do is left to be found
            remark = words.remark(refused(card, position.duty, position.hand), position)
            because = tuple(line for line in because if line != remark)
            return replace(reply, chosen=told, headline=words.say("headline-wrong", right=remark), because=because)
        play, behind = Play(turn, card), self.behind
        return replace(
            reply,
            chosen=told,
            headline=headline,
            because=(*because, *self._pair(play)),
            meanwhile=tuple(words.say("table-played", seat=other.seat, card=other.card) for other in behind),
            outcome=tuple(self._outcome((*position.trick, play, *behind))),
        )

    def _ideas(self, card: Card, *, lawful: bool) -> tuple[Belief, ...]:
        """The idea of this step under which a forbidden card would be lawful."""
        if lawful:
            return ()
        position = self.scenario.position
        for id_ in self.beliefs:
            answer = BELIEFS[id_].answer(position, LegalPlays())
            if isinstance(answer, Cards) and card in answer.cards:
                return (BELIEFS[id_],)
        return ()

    def _pair(self, play: Play) -> Iterator[str]:
        """A pair that this breaks."""
        position = self.scenario.position
        if breaks_pair(position, play.card):
            yield from (self.words.reason(reason, position) for reason in _announced(position, play.card))

    def _outcome(self, trick: tuple[Play, ...]) -> Iterator[str]:
        """Who takes the trick, if it is whole."""
        position = self.scenario.position
        if len(trick) == position.rules.players:
            trump = position.trump_now if position.trump_now is not None else trick[0].card.suit
            whole = Position(rules=position.rules, trump=trump, trick=trick)
            for reason in solve(whole, TrickWinner()).reasons:
                yield self.words.reason(reason, whole)


def breaks_pair(position: Position, card: Card) -> bool:
    """Whether playing this card to somebody else's lead breaks a pair (A3)."""
    in_pair = card.rank.code in "QK" and position.hand.holds_pair(card.suit)
    return bool(position.trick) and in_pair and position.rules.announcements


def _announced(position: Position, card: Card) -> tuple[Reason, ...]:
    """Why a card announces what it does."""
    return solve(position, AnnouncementOf(card)).reasons


class Find(OneCard):
    """A pupil speaks of some cards, and is wrong about at least one: which?"""

    def __init__(self, step: Teachback, words: Words) -> None:
        self.pupil = mistaken(step.scenario.position, step.scenario.question, BELIEFS[step.belief])
        self.cards = self.pupil.cards
        super().__init__(step.scenario, words, step.beliefs)

    @property
    def task(self) -> Task:
        """The table, what the pupil says, and the question which of it is wrong."""
        words, position = self.words, self.scenario.position
        prompt = words.say("lesson-find-claim" if self.pupil.worths else "lesson-find-card")
        table, said = tuple(words.table(position, friend=True)), tuple(self._said())
        return Task(self.number, self.scenario, table, prompt, words.say(_ONE), self.entries, said)

    def _said(self) -> Iterator[str]:
        words = self.words
        if not self.pupil.worths:
            yield words.say("lesson-pupil-plays", cards=words.numbered(map(words.card, self.cards)))
            return
        claims = [
            words.say("lesson-pupil-claim", card=words.card(card), points=worth)
            for card, worth in zip(self.cards, self.pupil.worths, strict=True)
        ]
        yield words.say("lesson-pupil-says", claims=words.numbered(claims))

    @property
    def _owed(self) -> Hint:
        """Nothing is to be played here: where to look."""
        return Hint.NUDGE

    def _hint_lines(self, hint: Hint) -> tuple[str, ...]:
        position, wrong = self.scenario.position, self.pupil.wrong[0]
        if hint is Hint.ANSWER:
            return (self.words.say("hint-find", card=wrong), *self._why(position, wrong))
        if hint is Hint.NUDGE and self.pupil.worths:  # the half that is missing would name the card
            return (self.words.say("hint-find-claim"),)
        return super()._hint_lines(hint)

    @property
    def reply(self) -> Reply:
        """Whether that is the pupil's wrong card, and why it is one."""
        assert self.card is not None
        words, position, wrong = self.words, self.scenario.position, self.pupil.wrong
        right = self.card in wrong
        at_fault = self.card if right else wrong[0]
        given = Cards(Hand.of([self.card]))
        verdict = Verdict(given, given if right else Cards(Hand.of(wrong)), ())
        headline = words.say("headline-right") if right else self._headline(at_fault)
        chosen = words.given(LegalPlays(), given)
        return Reply(verdict, chosen, headline, tuple(self._why(position, at_fault)), None)

    def _headline(self, at_fault: Card) -> str:
        """What would have been right, and that the card named is not."""
        words, pupil = self.words, self.pupil
        if pupil.worths:
            return words.say("lesson-was-wrong-about", card=at_fault)
        return words.say("lesson-was-lawful", given=self.card, cards=Hand.of(pupil.wrong))

    def _why(self, position: Position, card: Card) -> Iterator[str]:
        if self.pupil.worths:
            yield from (self.words.reason(reason, position, short=True) for reason in _announced(position, card))
        else:
            yield self.words.remark(refused(card, position.duty, position.hand), position, friend=True)


def helping(step: Teachback, words: Words) -> Asked:
    """The second part of teaching: the sentence that helps the pupil."""
    scenario = replace(
        step.scenario,
        question=Choice(step.helps, (step.right,)),
        expect=None,
        prompt=None,
    )
    return Helping(scenario, words, step.beliefs)


class Helping(Asked):
    """Which of these sentences helps the pupil?"""

    @property
    def task(self) -> Task:
        """The question, without the table that has just been told."""
        task = super().task
        return replace(task, table=(), prompt=self.words.say("lesson-which-helps"))


def asked_in(step: Do, words: Words) -> Asked:
    """The act of a step."""
    if isinstance(step.scenario.question, LegalPlays):
        return Act(step, words)
    return Again(step.scenario, words, step.beliefs)


class Again(Asked):
    """An act that is no card: answered until it is right."""

    @property
    def open(self) -> bool:
        """Until the right answer is given."""
        return not self.right
