"""The verb `table`: how the learner's own table plays, what each option means, and how to agree on something else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from tutor.drill.answers import Json
from tutor.drill.tables import TABLE_OPTIONS
from tutor.learner.kept import Kept
from tutor.line.arguments import RESET, RULESET
from tutor.line.tables import option_lines
from tutor.rules.ruleset import PRESETS, RuleSet
from tutor.session.tables import OptionShown, at_ruleset, changed, kept_as, option_shown, options, rulesets
from tutor.words.plain import printable
from tutor.words.words import Words

OK: Final = 0
FAILED: Final = 1
USAGE: Final = 2
NAMES: Final = (RULESET, *TABLE_OPTIONS, RESET)


def table(name: str | None, value: str | None, kept: Kept, words: Words) -> int:
    """Tell of the learner's own table, of one option of it, or change that.

    Returns the exit status: 0 all well; 1 it could not be kept; 2 bad usage.
    """
    rules = kept.settings.rules
    if name is not None:
        name = name.lower().replace("-", "_")
    match name, value:
        case None, _:
            id_ = "house-usual" if kept.settings.own is None else "house-own"
            return _tell(words.say(id_, ruleset=words.ruleset(rules.id)), "", *_all(rules, words))
        case "reset", None:
            return _keep(kept, None, words.say("house-reset"))
        case "ruleset", None:
            return _tell(
                *(words.say("house-ruleset", id=r.id, ruleset=r.name, played=r.played) for r in rulesets(words))
            )
        case "ruleset", str():
            if value not in PRESETS:
                return _refuse(words.say("house-unknown-ruleset", found=value, allowed=" ".join(PRESETS)))
            new = at_ruleset(rules, value)
            return _keep(kept, new, words.say("house-own", ruleset=words.ruleset(new.id)), "", *_all(new, words))
        case str(), None if name in TABLE_OPTIONS:
            return _tell(*_one(option_shown(rules, name, words), words))
        case str(), str() if name in TABLE_OPTIONS:
            agreed = changed(rules, name, value, words)
            if isinstance(agreed, str):
                return _refuse(agreed)
            return _keep(
                kept, agreed, words.say("house-now", name=name, told=words.option(name, getattr(agreed, name)))
            )
        case _:
            found = name if name not in NAMES else f"{name} {value}"
            return _refuse(words.say("house-unknown", found=found, allowed=" ".join(NAMES)))


def _all(rules: RuleSet, words: Words) -> Iterator[str]:
    """A line for each option."""
    for shown in options(rules, words):
        yield words.say("house-line", name=shown.name, told=shown.told, means=shown.means, source=shown.source)


def _one(shown: OptionShown, words: Words) -> Iterator[str]:
    """An option, all that is known of it, and how it is set."""
    yield words.say("house-now", name=shown.name, told=shown.told)
    yield from option_lines(shown, words)
    if shown.note is None:
        other = next(value for value in shown.values if not value.present)
        yield from ("", words.say("house-how", name=shown.name, code=other.code))


def _keep(kept: Kept, rules: RuleSet | None, *lines: str) -> int:
    nothing: dict[str, Json] = {"ruleset": None, "options": {}}
    lasting = kept.change(**(kept_as(rules) if rules is not None else nothing))
    return _tell(*lines) if lasting else FAILED  # that it is not kept was told


def _tell(*lines: str) -> int:
    sys.stdout.write(printable("".join(f"{line}\n" for line in lines), sys.stdout))
    return OK


def _refuse(sentence: str) -> int:
    sys.stderr.write(printable(f"{sentence}\n", sys.stderr))
    return USAGE
