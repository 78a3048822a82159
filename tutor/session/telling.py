"""What is said of an answer: the reason that decides, the learner's own slip, and the belief behind it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.drill.answers import Answer
from tutor.drill.beliefs import MOST_CANDIDATES, Belief
from tutor.drill.elsewhere import AtYourTable, Elsewhere, elsewhere
from tutor.drill.explain import Explanation, explain
from tutor.drill.judge import Verdict
from tutor.drill.scenario import Scenario
from tutor.rules.reasons import Reason, SideCounted, reason_id
from tutor.rules.ruleset import RuleSet
from tutor.session.task import Reply
from tutor.words.words import Words


def explained(scenario: Scenario, given: Answer) -> Explanation:
    """An answer to a scenario's question, explained."""
    return explain(scenario.position, scenario.question, given, scenario.solution)


def rule_numbers(scenario: Scenario) -> tuple[str, ...]:
    """The numbers of the rules that decide a question."""
    decisive = dict.fromkeys(reason.rule for reason in scenario.solution.reasons)
    return tuple(decisive) or scenario.rules_taught


def rules_told(scenario: Scenario, words: Words) -> tuple[str, ...]:
    """The rules that decide a question, each behind its number and title."""
    return tuple(rule_told(number, words) for number in rule_numbers(scenario))


def rule_told(number: str, words: Words) -> str:
    """A rule behind its number and title."""
    return words.say("rule-told", number=number, title=words.rule_title(number), text=words.rule(number))


def depths_of(scenario: Scenario, given: Answer, words: Words, own: RuleSet | None = None) -> tuple[str, ...]:
    """All there is to say of an answer, for whoever asks why.

    The rules that decide, with those that refute the idea behind a wrong answer; the reasons at length; each part that
    was wrongly chosen or left out, with its own reason; the ideas that give this answer, and where they would be right;
    where other tables, the learner's `own` first, would answer otherwise.
    """
    explanation = explained(scenario, given)
    position, ideas = scenario.position, explanation.beliefs[:MOST_CANDIDATES]
    told = [
        *(rule_told(number, words) for number in dict.fromkeys((*rule_numbers(scenario), *_refuting(ideas)))),
        *(words.reason(reason, position) for reason in worth_telling(explanation.reasons)),
        *(words.remark(remark, position) for remark in (*explanation.remarks, *explanation.further)),
        *(line for idea in ideas for line in _idea(idea, words)),
        *(_elsewhere(other, scenario, words) for other in _others(scenario, given, ideas, own)),
    ]
    return tuple(dict.fromkeys(told))


def _refuting(ideas: tuple[Belief, ...]) -> Iterator[str]:
    """Where one idea is left, the rule against it, and the false rule that people make of it."""
    if len(ideas) == 1:
        yield ideas[0].refuted_by[0]
        if ideas[0].false_rule is not None:
            yield ideas[0].false_rule


def _idea(idea: Belief, words: Words) -> Iterator[str]:
    yield words.belief(idea)
    if idea.true_at is not None:
        yield words.belief(idea, where=True)


def reply_to(
    scenario: Scenario,
    explanation: Explanation,
    beliefs: tuple[Belief, ...],
    words: Words,
    *,
    parting: bool = True,
    own: RuleSet | None = None,
) -> Reply:
    """An explanation in sentences; `beliefs` are those to be reckoned with, `parting` if a question follows.

    `own` are the rules of the learner's own table, if it is known.
    """
    verdict = explanation.verdict
    others = _others(scenario, verdict.given, beliefs[:MOST_CANDIDATES], own)
    home = [_elsewhere(other, scenario, words) for other in others if isinstance(other, AtYourTable)]
    return Reply(
        verdict=verdict,
        chosen=words.given(scenario.question, verdict.given),
        headline=_headline(scenario, verdict, words),
        because=tuple(_because(scenario, explanation, beliefs, words, parting=parting)),
        remark=words.text(scenario.explain) if scenario.explain is not None else None,
        further=tuple(words.remark(remark, scenario.position) for remark in explanation.further),
        own=home[0] if home else None,
        elsewhere=tuple(_elsewhere(other, scenario, words) for other in others if not isinstance(other, AtYourTable)),
    )


def _others(scenario: Scenario, given: Answer, told: tuple[Belief, ...], own: RuleSet | None) -> tuple[Elsewhere, ...]:
    """Other tables that would answer otherwise, but for those of which the ideas told say so already."""
    said = any(idea.true_at is not None for idea in told)
    return tuple(
        other
        for other in elsewhere(scenario, own)
        if isinstance(other, AtYourTable) or not (said and other.answer == given)
    )


def _elsewhere(other: Elsewhere, scenario: Scenario, words: Words) -> str:
    id_ = f"elsewhere-{reason_id(type(other))}"
    return words.say(id_, answer=words.answer(scenario.question, other.answer))


def _headline(scenario: Scenario, verdict: Verdict, words: Words) -> str:
    if verdict.right:
        return words.say("headline-right")
    tone = "headline-nearly" if verdict.nearly else "headline-wrong"
    return words.say(tone, right=words.right(scenario.question, verdict.expected))


def _because(
    scenario: Scenario, explanation: Explanation, beliefs: tuple[Belief, ...], words: Words, *, parting: bool
) -> Iterator[str]:
    """Duty and fact, what they make of the learner's card, then the idea that would have led there."""
    verdict = explanation.verdict
    for reason in worth_telling(verdict.reasons):
        yield words.reason(reason, scenario.position, short=verdict.right)
    for remark in explanation.remarks:
        yield words.remark(remark, scenario.position)
    if verdict.right:  # whatever was behind an earlier answer
        return
    if len(beliefs) > 1:
        yield words.say("beliefs-several" if parting else "beliefs-several-last", count=len(beliefs))
    for belief in beliefs[:MOST_CANDIDATES]:
        yield from _idea(belief, words)


def worth_telling(reasons: tuple[Reason, ...]) -> Iterator[Reason]:
    """All but totals without announcements, which the score before them tells already."""
    for place, reason in enumerate(reasons):
        if not (place and isinstance(reason, SideCounted) and not reason.pairs):
            yield reason
