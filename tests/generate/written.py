"""Scenarios as the page of scenario files writes them, so that the second law can be asked the same."""

from tutor.drill.questions import Accusation, Question
from tutor.drill.scenario import Scenario
from tutor.rules.position import Position
from tutor.rules.record import Record
from tutor.rules.ruleset import OPTIONS, PRESETS, RuleSet


def options(rules: RuleSet) -> dict[str, object]:
    """The options that differ from the ruleset's own."""
    base = PRESETS[rules.id]
    found: dict[str, object] = {}
    for name in OPTIONS:
        value = getattr(rules, name)
        if value != getattr(base, name):
            found[name] = value if isinstance(value, (bool, int)) and name != "fixed_suit" else str(value)
    return found


def listed(things: object) -> str:
    """Things divided by spaces."""
    assert isinstance(things, (tuple, list)) or hasattr(things, "__iter__")
    return " ".join(str(thing) for thing in things)


def record(written: Record) -> dict[str, object]:
    """A record's keys."""
    found: dict[str, object] = {
        "dealer": str(written.dealer),
        "hands": {str(seat): listed(cards) for seat, cards in written.hands.items()},
    }
    if written.stock:
        found["stock"] = listed(written.stock)
    if written.turned is not None:
        found["turned"] = str(written.turned)
    if written.auction is not None:
        found["auction"] = listed(written.auction)
    if written.trump is not None:
        found["trump"] = written.trump.code
    if written.gives:
        found["gives"] = " ".join(f"{seat}:{card}" for seat, card in written.gives)
    if written.discards:
        found["discards"] = listed(written.discards)
    if written.plays:
        found["plays"] = " / ".join(listed(trick) for trick in written.plays)
    return found


def position(at: Position) -> dict[str, object]:
    """A position's keys."""
    found: dict[str, object] = {"trump": at.trump.code if at.trump is not None else "unknown"}
    if at.hands:
        found["hands"] = {str(seat): listed(hand) for seat, hand in at.hands.items()}
    if at.trick:
        found["trick"] = listed(at.trick)
    if at.to_play is not None:
        found["to_play"] = str(at.to_play)
    if at.opening:
        found["opening"] = True
    if at.stock:
        found["stock"] = at.stock
    if at.dealer is not None:
        found["dealer"] = str(at.dealer)
    if at.auction:
        found["auction"] = listed(at.auction)
    if at.bid is not None:
        found["bid"] = str(at.bid)
    if at.pile is not None:
        found["pile"] = listed(at.pile)
    if at.taken is not None:
        found["taken"] = {str(side): listed(pile) for side, pile in at.taken.items()}
    if at.announced:
        found["announced"] = {str(side): " ".join(suit.code for suit in suits) for side, suits in at.announced.items()}
    if at.scores is not None:
        found["scores"] = {str(side): score for side, score in at.scores.items()}
    if at.target is not None:
        found["target"] = at.target
    if at.record is not None:
        found["record"] = record(at.record)
    return found


def ask(question: Question) -> dict[str, object]:
    """A question's kind with its arguments."""
    found: dict[str, object] = {"kind": question.kind}
    if isinstance(question, Accusation):
        found |= {"accuser": str(question.accuser), "accused": str(question.accused), "waive": question.waive}
        return found | ({"for": "talk", "true_talk": question.true_talk} if question.talk else {"for": "revoke"})
    for name in ("card", "side", "total"):
        if getattr(question, name, None) is not None:
            value = getattr(question, name)
            found[name] = value if isinstance(value, int) and name == "total" else str(value)
    if hasattr(question, "cards"):
        found["cards"] = listed(question.cards)
    return found


def asked(scenario: Scenario) -> tuple[str, dict[str, object], dict[str, object], dict[str, object]]:
    """What the second law wants to know: ruleset, options, position, question."""
    rules = scenario.position.rules
    return rules.id, options(rules), position(scenario.position), ask(scenario.question)
