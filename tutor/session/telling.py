"""What is said of an answer: the reason that decides, the learner's own slip, and the belief behind it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.drill.answers import Answer
from tutor.drill.beliefs import MOST_CANDIDATES, Belief
from tutor.drill.explain import Explanation, explain
from tutor.drill.judge import Verdict
from tutor.drill.scenario import Scenario
from tutor.rules.reasons import Reason, SideCounted
from tutor.session.task import Reply
from tutor.words.words import Words


def explained(scenario: Scenario, given: Answer) -> Explanation:
    """An answer to a scenario's question, explained."""
    return explain(scenario.position, scenario.question, given, scenario.solution)


def reply_to(scenario: Scenario, explanation: Explanation, beliefs: tuple[Belief, ...], words: Words) -> Reply:
    """An explanation in sentences; `beliefs` are those that are still to be reckoned with."""
    verdict = explanation.verdict
    return Reply(
        verdict=verdict,
        chosen=words.given(scenario.question, verdict.given),
        headline=_headline(scenario, verdict, words),
        because=tuple(_because(scenario, explanation, beliefs, words)),
        remark=words.text(scenario.explain) if scenario.explain is not None else None,
        further=tuple(words.remark(remark, scenario.position) for remark in explanation.further),
    )


def _headline(scenario: Scenario, verdict: Verdict, words: Words) -> str:
    if verdict.right:
        return words.say("headline-right")
    tone = "headline-nearly" if verdict.nearly else "headline-wrong"
    return words.say(tone, right=words.right(scenario.question, verdict.expected))


def _because(scenario: Scenario, explanation: Explanation, beliefs: tuple[Belief, ...], words: Words) -> Iterator[str]:
    """Duty and fact, what they make of the learner's card, then the idea that would have led there."""
    verdict = explanation.verdict
    for reason in _worth_telling(verdict.reasons):
        yield words.reason(reason, scenario.position, short=verdict.right)
    for remark in explanation.remarks:
        yield words.remark(remark, scenario.position)
    if len(beliefs) > 1:
        yield words.say("beliefs-several", count=len(beliefs))
    for belief in beliefs[:MOST_CANDIDATES]:
        yield words.belief(belief)
        if belief.true_at is not None:
            yield words.belief(belief, where=True)


def _worth_telling(reasons: tuple[Reason, ...]) -> Iterator[Reason]:
    """All but totals without announcements, which the score before them tells already."""
    for place, reason in enumerate(reasons):
        if not (place and isinstance(reason, SideCounted) and not reason.pairs):
            yield reason
