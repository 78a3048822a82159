"""The ladder of hints: a nudge, the rule, the answer; and what is owed here, for whoever asks just that.

Each is told anew in the present language whenever it is shown: what is kept is only which of them were.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from tutor.drill.hints import nudge
from tutor.drill.questions import AnnouncementOf, LegalBids, LegalPlays, MayPlay
from tutor.drill.scenario import Scenario
from tutor.memory.entries import Help
from tutor.rules.reasons import BiddingOver, reason_id
from tutor.session.telling import rules_told, worth_telling
from tutor.words.words import Words


class Hint(StrEnum):
    """One thing that may be told before the answer."""

    NUDGE = "nudge"
    OWED = "owed"  # the duty in this position, in place of the nudge
    RULE = "rule"
    ANSWER = "answer"

    @property
    def help(self) -> Help:
        """What it counts as: to be told the duty is to be told the rule."""
        return Help.RULE if self is Hint.OWED else Help(self.value)


LADDER: Final = (Hint.NUDGE, Hint.RULE, Hint.ANSWER)


def help_of(told: Iterable[Hint]) -> Help:
    """The highest rung that was climbed."""
    return max((hint.help for hint in told), key=list(Help).index, default=Help.NONE)


def told_up_to(help_used: Help) -> list[Hint]:
    """The rungs that lead up to one."""
    return [hint for hint in LADDER if list(Help).index(hint.help) <= list(Help).index(help_used)]


def next_hint(told: Iterable[Hint]) -> Hint:
    """The lowest rung that was not told yet; the duty is as good as a nudge, and the answer may be told again."""
    known = {Hint.NUDGE if hint is Hint.OWED else hint for hint in told}
    return next((hint for hint in LADDER if hint not in known), Hint.ANSWER)


def hint_lines(hint: Hint, scenario: Scenario, words: Words) -> tuple[str, ...]:
    """What is told of a question, in sentences."""
    match hint:
        case Hint.NUDGE:
            return (_nudge(scenario, words),)
        case Hint.OWED:
            return _owed(scenario, words)
        case Hint.RULE:
            return rules_told(scenario, words)[:1]
        case Hint.ANSWER:
            return _answer(scenario, words)


def owed_hint(scenario: Scenario) -> Hint:
    """What tells what is owed here: the duty, where a play, a bid or an announcement is due, else the nudge."""
    duty = isinstance(scenario.question, LegalPlays | MayPlay | LegalBids | AnnouncementOf)
    over = any(isinstance(reason, BiddingOver) for reason in scenario.solution.reasons)
    return Hint.OWED if duty and not over else Hint.NUDGE


def _nudge(scenario: Scenario, words: Words) -> str:
    look = nudge(scenario.position, scenario.question, scenario.solution)
    facts = {name: getattr(look, name) for name in look.names}
    return words.format(f"nudge-{reason_id(type(look))}", facts)


def _owed(scenario: Scenario, words: Words) -> tuple[str, ...]:
    """The duty as it stands; of an announcement the rule, since its duty would be the answer."""
    reason = scenario.solution.reasons[0]
    if isinstance(scenario.question, AnnouncementOf):
        return (words.rule(reason.rule),)
    short = isinstance(scenario.question, LegalBids)
    return (words.reason(reason, scenario.position, short=short),)


def _answer(scenario: Scenario, words: Words) -> tuple[str, ...]:
    solution = scenario.solution
    right = words.right(scenario.question, solution.answer)
    reasons = (words.reason(reason, scenario.position) for reason in worth_telling(solution.reasons))
    author = (words.text(scenario.explain),) if scenario.explain is not None else ()
    return (right, *reasons, *author)
