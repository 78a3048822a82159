"""How a table plays, in words: each option with what it means, who tells of it, and a position that shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tutor.cards import NotNotation, Suit
from tutor.drill.answers import Json
from tutor.drill.scenario import Scenario
from tutor.drill.tables import TABLE_OPTIONS, choices, difference, laid
from tutor.rules.ruleset import OPTIONS, PRESETS, OptionsRefused, RuleSet, combined, option_value
from tutor.session.names import folded
from tutor.words.words import Words

YES: Final = "yes"
NO: Final = "no"
NONE: Final = "none"
_PLAIN_YES: Final = (YES, "true", "on")
_PLAIN_NO: Final = (NO, "false", "off")
_LONGEST_NUMBER: Final = 4
"""Digits of a number that a table might agree on."""


@dataclass(frozen=True, slots=True)
class ValueShown:
    """One value that an option may have: its code, what it says, and what the rules then answer, in sentences."""

    code: str
    told: str
    present: bool
    answer: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OptionShown:
    """One point on which tables differ, as a learner reads of it.

    `means` and `source` are sentences; `note` is one where nothing hangs on the option here, or it can't be otherwise.
    `scenario` is a position under the present value, `table` tells it; both are empty where there is a note.
    """

    name: str
    title: str
    told: str
    means: str
    source: str
    values: tuple[ValueShown, ...]
    scenario: Scenario | None = None
    table: tuple[str, ...] = ()
    prompt: str = ""
    note: str | None = None

    @property
    def code(self) -> str:
        """The code of the present value."""
        return next(value.code for value in self.values if value.present)


@dataclass(frozen=True, slots=True)
class RulesetShown:
    """A ruleset, and one sentence that says who plays so and how."""

    id: str
    name: str
    played: str
    present: bool


def rulesets(words: Words, rules: RuleSet | None = None) -> tuple[RulesetShown, ...]:
    """Every ruleset, that of `rules` being the present one."""
    present = rules.id if rules is not None else None
    return tuple(RulesetShown(id_, words.ruleset(id_), words.say(f"played-{id_}"), id_ == present) for id_ in PRESETS)


def options(rules: RuleSet, words: Words) -> tuple[OptionShown, ...]:
    """Every option of a table."""
    return tuple(option_shown(rules, name, words) for name in TABLE_OPTIONS)


def option_shown(rules: RuleSet, name: str, words: Words) -> OptionShown:
    """One option of a table, by its name in `TABLE_OPTIONS`."""
    option, present = TABLE_OPTIONS[name], getattr(rules, name)
    cases = difference(rules, name)
    answers = {case.value: _answer(case.scenario, words) for case in cases}
    shown = next((case.scenario for case in cases if case.value == present), None)
    if shown is None and cases:  # no suit is agreed on yet
        shown = cases[0].scenario
    every = choices(rules, name)
    values = tuple(
        ValueShown(code_of(value), words.option(name, value), value == present, answers.get(value, ()))
        for value in (every if present in every else (present, *every))
    )
    id_ = f"point-{name.replace('_', '-')}"
    return OptionShown(
        name=name,
        title=words.say(f"{id_}.title"),
        told=words.option(name, present),
        means=words.say(id_),
        source=words.say(f"point-source-{option.told_by}", rule=option.rules[0]),
        values=values,
        scenario=shown,
        table=() if shown is None else tuple(words.table(shown.position)[1:]),
        prompt="" if shown is None else words.question(shown.position, shown.question),
        note=None if shown is not None else _note(rules, name, words),
    )


def _answer(scenario: Scenario, words: Words) -> tuple[str, ...]:
    """What the rules answer, and why."""
    right = words.right(scenario.question, scenario.solution.answer)
    why = [words.reason(reason, scenario.position) for reason in scenario.solution.reasons[:1]]
    return (right, *(line for line in why if line != right))


def _note(rules: RuleSet, name: str, words: Words) -> str:
    for value in TABLE_OPTIONS[name].usual:
        try:
            laid(rules, name, value)
        except OptionsRefused as refused:
            if value not in choices(rules, name):
                return words.say(f"refused-{refused.reason}")
    return words.say("house-no-difference")


# -- values as they are typed and kept ---------------------------------------------------------------------------------


def code_of(value: object) -> str:
    """What a value of an option is called where it is typed: yes and no, a number, a suit's letter, a word.

    >>> [code_of(value) for value in (True, 33, Suit.HEARTS, None)]
    ['yes', '33', 'h', 'none']
    """
    match value:
        case None:
            return NONE
        case bool():
            return YES if value else NO
        case Suit():
            return value.code
        case _:
            return str(value)


def changed(rules: RuleSet, name: str, value: str, words: Words) -> RuleSet | str:
    """These rules with one option as somebody typed it; a sentence where it can't be so.

    Yes and no may be said in the learner's language, and suits named in it.

    Raises: `KeyError` for a name that is no option.
    """
    try:
        return combined(rules, {name: option_value(name, _typed(name, value, words))})
    except NotNotation:
        allowed = [code_of(one) for one in choices(rules, name)]
        more = ["…"] if OPTIONS[name].kind is int else []
        return words.say("setting-value", name=name, found=value, allowed=" ".join([*allowed, *more]))
    except OptionsRefused as refused:
        return words.say(f"refused-{refused.reason}")


def _typed(name: str, text: str, words: Words) -> object:
    said, kind = folded(text), OPTIONS[name].kind
    if kind is bool:
        for value, plain, id_ in ((True, _PLAIN_YES, "typed-yes"), (False, _PLAIN_NO, "typed-no")):
            if said in plain or said in [folded(word) for word in words.say(id_).split(",")]:
                return value
    if kind is int and said.isascii() and said.isdecimal() and len(said) <= _LONGEST_NUMBER:
        return int(said)
    if kind is Suit:
        return next((suit for suit in Suit if folded(words.suit(suit)) == said), said)
    return said


def at_ruleset(rules: RuleSet, ruleset: str) -> RuleSet:
    """Another ruleset, with what was agreed on beside the old one as far as it can stand there.

    Raises: `KeyError` for an unknown ruleset.
    """
    agreed = _agreed(rules)
    while True:
        try:
            return combined(PRESETS[ruleset], agreed)
        except OptionsRefused as refused:
            if refused.option not in agreed:  # another one asks for it
                return PRESETS[ruleset]
            del agreed[refused.option]


def _agreed(rules: RuleSet) -> dict[str, Any]:
    preset = PRESETS[rules.id]
    return {name: getattr(rules, name) for name in OPTIONS if getattr(rules, name) != getattr(preset, name)}


def kept_as(rules: RuleSet) -> dict[str, Json]:
    """The settings that make these rules: the ruleset, and the options that differ from it."""
    agreed: dict[str, Json] = {
        name: value if isinstance(value, bool) else value.code if isinstance(value, Suit) else _plain(value)
        for name, value in _agreed(rules).items()
    }
    return {"ruleset": rules.id, "options": agreed}


def _plain(value: object) -> str | int:
    return value if isinstance(value, int) else str(value)
